//! Fairness under load: many abandoned tables of searching bots, and a stranger who wants to play.

use crate::client::{Client, seated, settings, wish};
use crate::node::Node;
use anyhow::{Context as _, Result};
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{Account, Chair, ChairKind, Opened, TableWish};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Turns that the stranger plays in each game.
const TURNS: usize = 20;

/// How large the crowd is, and how long it is looked at.
struct Scale {
    /// Tables that are abandoned at each of four addresses.
    tables: usize,
    /// Games that the stranger plays.
    games: u64,
    /// How long the stranger thinks in each turn, as people do.
    thought: Duration,
}

impl Scale {
    /// A few tables and one quick game; `REMPARTS_ABANDONED=60` is the large form, of a minute.
    fn of_this_run() -> Scale {
        let wish = std::env::var("REMPARTS_ABANDONED").ok();
        match wish.and_then(|number| number.parse().ok()) {
            None => Scale { tables: 8, games: 1, thought: Duration::ZERO },
            Some(tables) => Scale { tables, games: 5, thought: Duration::from_millis(300) },
        }
    }
}

/// Asks the server for something from another address, as a proxy would tell it.
fn post(node: &Node, path: &str, from: &str, token: &str, body: &str) -> Result<String> {
    let address = node.url.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let auth =
        if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{auth}\
         X-Forwarded-For: {from}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let (head, body) = text.split_once("\r\n\r\n").context("an answer has a body")?;
    anyhow::ensure!(head.starts_with("HTTP/1.1 20"), "{path}: {text}");
    Ok(body.to_owned())
}

/// Opens a table with two masters, begins, and leaves it to them.
fn abandon(node: &Node, from: &str, token: &str) -> Result<()> {
    let mut wished = wish(AnySetup::named("base", 3).context("a known setup")?);
    for chair in &mut wished.chairs[1..] {
        *chair =
            Chair { kind: ChairKind::Bot, bot: Some("master".to_owned()), livery: chair.livery };
    }
    let opened = post(node, "/api/v1/tables", from, token, &serde_json::to_string(&wished)?)?;
    let Opened { id } = serde_json::from_str(&opened)?;
    for order in [r#"{"do":"ready","ready":true}"#, r#"{"do":"resign"}"#] {
        post(node, &format!("/api/v1/tables/{id}/orders"), from, token, order)?;
    }
    Ok(())
}

fn against_a_beginner() -> TableWish {
    let mut wished = wish(AnySetup::named("base", 2).expect("a known setup"));
    let livery = wished.chairs[1].livery;
    wished.chairs[1] = Chair { kind: ChairKind::Bot, bot: Some("beginner".to_owned()), livery };
    wished
}

/// How long moves took to be acknowledged, and bots to answer.
#[derive(Default)]
struct Times {
    moves: Vec<Duration>,
    answers: Vec<Duration>,
}

/// Plays some games against a beginner.
async fn stranger(node: &Node, scale: &Scale, seed: u64) -> Result<Times> {
    let mut times = Times::default();
    for game in 0..scale.games {
        play(node, scale, seed + game, &mut times).await?;
    }
    Ok(times)
}

/// Plays some turns of a game against a beginner.
async fn play(node: &Node, scale: &Scale, seed: u64, times: &mut Times) -> Result<()> {
    let mut clients = seated(&[node.server()], &against_a_beginner(), &settings(), seed).await?;
    let client: &mut Client = &mut clients[0];
    let enough = times.answers.len() + TURNS;
    while times.answers.len() < enough {
        client.until(|told| told.table.state.turn == told.you.seat).await?;
        tokio::time::sleep(scale.thought).await;
        let start = Instant::now();
        if !client.turn().await? {
            client.read().await?;
            continue;
        }
        times.moves.push(start.elapsed());
        let seq = client.told().context("the table was told")?.seq;
        client.until(|told| told.seq > seq).await?;
        if client.told().is_some_and(|told| told.table.state.turn == told.you.seat) {
            // A part of a turn was played.
            continue;
        }
        let start = Instant::now();
        client.until(|told| told.table.state.turn == told.you.seat).await?;
        times.answers.push(start.elapsed());
    }
    Ok(())
}

/// The value that so many of a hundred do not exceed.
fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    times[(times.len() * percent).div_ceil(100).max(1) - 1]
}

/// A queue of thoughts that others have left behind is not waited for: it is still there when a
/// stranger has played many turns against a bot that does not search.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_the_bots_of_others() {
    let scale = Scale::of_this_run();
    let folder = crate::folder("crowd");
    let data = folder.to_str().expect("test paths are text");
    let node = Node::with(&folder, "node", &["--data", data, "--behind-proxy"]);
    let quiet = stranger(&node, &scale, 1).await.expect("all is well");
    for address in 1..=4 {
        let from = format!("192.0.2.{address}");
        let name = format!(r#"{{"name":"Crowd {address}"}}"#);
        let account = post(&node, "/api/v1/accounts", &from, "", &name).expect("an account");
        let Account { token, .. } = serde_json::from_str(&account).expect("plain data");
        for _ in 0..scale.tables {
            abandon(&node, &from, &token).expect("it can be left to bots");
        }
    }
    let waiting = || node.counted("remparts_bots_waiting");
    let deadline = Instant::now() + Duration::from_secs(60);
    let many = (4 * scale.tables / 2) as u64;
    while waiting() < many {
        assert!(Instant::now() < deadline, "{} turns wait", waiting());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let crowded = stranger(&node, &scale, 100).await.expect("all is well");
    let left = waiting();
    for (name, times) in [("quiet", &quiet), ("crowded", &crowded)] {
        let Times { moves, answers } = times;
        println!(
            "{name}: moves p50 {:?} p99 {:?}, answers p50 {:?} p95 {:?}",
            percentile(moves, 50),
            percentile(moves, 99),
            percentile(answers, 50),
            percentile(answers, 95),
        );
    }
    println!("{left} turns of {} tables still wait", 4 * scale.tables);
    assert!(left >= many, "{left} turns wait: the stranger had to wait for others");
}
