//! Hidden information: nobody is told what they may not know before the end.

use crate::client::{Client, finish, seated, settings, wish};
use crate::node::Node;
use crate::proof::prove;
use anyhow::{Context as _, Result, ensure};
use remparts_client::{Server, Visitor};
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::ply::{Ply, replay_ply};
use remparts_engine::notation::{Log, Written as _};
use remparts_protocol::{Event, Message, Preset, Status, TableId, TableWish};
use std::collections::BTreeMap;
use std::time::Duration;

/// The cards that only one seat may see, by ply.
fn hidden(log: &Log<Classic>) -> BTreeMap<usize, (u8, String)> {
    let mut game = log.game().afresh();
    let mut hidden = BTreeMap::new();
    for (n, entry) in log.plies().iter().enumerate() {
        if let Ply::Answer(answer) = entry.ply
            && let Some((receiver, _)) = game.concealed(answer)
        {
            hidden.insert(n, (receiver.0, entry.text.clone()));
        }
        replay_ply(&mut game, entry.ply, &mut remparts_engine::kernel::game::Quiet);
    }
    hidden
}

/// What someone was told before the end: plies by number, and every text.
struct Told {
    seat: Option<u8>,
    plies: Vec<(usize, String)>,
    texts: Vec<String>,
}

impl Told {
    fn of(seat: Option<u8>, texts: &[String]) -> Result<Self> {
        let mut told = Self { seat, plies: Vec::new(), texts: Vec::new() };
        for text in texts {
            let (from, plies, status) = match serde_json::from_str(text)? {
                Message::Table { table, .. } => (0, table.plies, table.state.status),
                Message::Event { event: Event { from, plies, state, .. }, .. } => {
                    (from, plies, state.status)
                }
                _ => (0, Vec::new(), Status::Running),
            };
            if status == Status::Over {
                break;
            }
            told.plies.extend((from as usize..).zip(plies));
            told.texts.push(text.clone());
        }
        Ok(told)
    }

    fn check(&self, hidden: &BTreeMap<usize, (u8, String)>, seed: &str) -> Result<usize> {
        let mut veiled = 0;
        for (n, ply) in &self.plies {
            let Some((receiver, card)) = hidden.get(n) else {
                ensure!(!ply.contains('?'), "ply {n} is hidden from all: {ply}");
                continue;
            };
            if self.seat == Some(*receiver) {
                ensure!(ply == card, "ply {n} is {card}, its receiver reads {ply}");
            } else {
                ensure!(ply == "gift ?", "seat {:?} reads {ply} at ply {n}", self.seat);
                veiled += 1;
            }
        }
        for text in &self.texts {
            ensure!(!text.contains(seed), "someone was told the seed: {text}");
        }
        Ok(veiled)
    }
}

/// Looks at the table and its log again and again, until the game is over.
async fn peek(visitor: Visitor, id: TableId) -> Result<(Vec<String>, Vec<String>)> {
    let (mut tables, mut logs) = (Vec::new(), Vec::new());
    loop {
        let message = visitor.table(id).await?;
        let Message::Table { table, .. } = &message else { continue };
        if table.state.status == Status::Over {
            return Ok((tables, logs));
        }
        tables.push(serde_json::to_string(&message)?);
        let log = visitor.log(id).await?;
        if !log.contains("# seed") {
            logs.push(log);
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}

/// Plays a game and checks everything that anyone was told. Says how much was hidden.
async fn game(server: &Server, n: u64, name: &str, players: u8) -> Result<usize> {
    let setup = AnySetup::named(name, players).context("names are known")?;
    let preset = if n.is_multiple_of(2) { Preset::Learner } else { Preset::Standard };
    let wish = TableWish { preset, ..wish(setup) };
    let settings = remparts_client::Settings { turns: true, ..settings() };
    let mut clients = seated(std::slice::from_ref(server), &wish, &settings, n).await?;
    let id = clients[0].table;
    clients.push(Client::connect(server.nobody(), id, setup, settings.clone(), 0));
    clients.push(Client::connect(server.guest("Onlooker").await?, id, setup, settings, 0));
    let visitors = clients.iter().map(|client| peek(client.visitor.clone(), id));
    let peeking = futures_util::future::try_join_all(visitors.collect::<Vec<_>>());
    let ((), peeked) = futures_util::future::try_join(finish(&mut clients), peeking).await?;
    let text = prove(&clients).await?;
    let log = Log::<Classic>::read(&text)?;
    let hidden = hidden(&log);
    let seed = clients[0].table()?.state.seed.clone().context("the seed is shown at the end")?;
    ensure!(text.contains(&format!("# seed {seed}")), "the log tells the seed");
    let mut veiled = 0;
    for (n, (client, (tables, logs))) in clients.iter().zip(&peeked).enumerate() {
        let seat = client.told().and_then(|told| told.you.seat);
        ensure!(seat.is_some() == (n < usize::from(players)), "client {n} has seat {seat:?}");
        let heard = client.heard.lock().expect("nobody panicked").clone();
        for texts in [&heard, tables] {
            veiled += Told::of(seat, texts)?.check(&hidden, &seed)?;
        }
        for log in logs {
            let plies = log.lines().skip_while(|line| *line != "plies").skip(1);
            let plies = plies.filter(|line| !line.starts_with('#')).map(str::to_owned);
            let told = Told { seat, plies: (0..).zip(plies).collect(), texts: vec![log.clone()] };
            veiled += told.check(&hidden, &seed)?;
        }
    }
    Ok(veiled)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hidden_cards_and_seeds_are_told_to_nobody_else() {
    let folder = crate::folder("views");
    let node = Node::start(&folder);
    let server = node.server();
    let games = [("base-gifts", 2), ("base-gifts", 3), ("base-gifts", 5), ("classic-all", 2)];
    let games = games.into_iter().chain([("classic-all", 4), ("classic-all", 6)]);
    let games = (0..).zip(games).map(|(n, (name, players))| {
        let server = &server;
        async move { game(server, n, name, players).await.context(name) }
    });
    let veiled = futures_util::future::try_join_all(games).await.expect("all is well");
    println!("hidden plies that were looked at: {veiled:?}");
    // How many gifts there are is for chance to say, but not in all games together.
    assert!(veiled.iter().sum::<usize>() > 300, "{veiled:?}");
}
