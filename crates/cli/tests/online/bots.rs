//! Bots of the server.

use crate::client::{Client, finish, seated, settings, wish};
use crate::house::House;
use crate::node::Node;
use crate::proof::prove;
use anyhow::{Context as _, Result};
use remparts_client::Server;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{By, Chair, ChairKind, Event, Message, TableWish, What};

/// The first seat for the host, bots on all others.
fn with_bots(name: &str, bots: &[&str]) -> TableWish {
    let setup = AnySetup::named(name, bots.len() as u8 + 1).expect("names are known");
    let mut wish = wish(setup);
    for (chair, bot) in wish.chairs[1..].iter_mut().zip(bots) {
        let bot = Some((*bot).to_owned());
        *chair = Chair { kind: ChairKind::Bot, bot, livery: chair.livery };
    }
    wish
}

/// How many moves of bots a client has heard of.
fn bot_moves(client: &Client) -> u64 {
    let heard = client.heard.lock().expect("nobody panicked");
    let by_bot = |text: &&String| {
        let message = serde_json::from_str(text);
        let Ok(Message::Event { event: Event { what, .. }, .. }) = message else { return false };
        matches!(what, What::Played { by: By::Bot, .. })
    };
    heard.iter().filter(by_bot).count() as u64
}

/// Plays one game against bots, watched at another server. Says how many moves the bots made.
async fn game(servers: &[Server], wish: &TableWish, seed: u64) -> Result<u64> {
    let mut clients = seated(&servers[..1], wish, &settings(), seed).await?;
    let setup = AnySetup::wish(&wish.setup)?;
    let elsewhere = servers.last().context("there is a server")?;
    let id = clients[0].table;
    clients.push(Client::connect(elsewhere.nobody(), id, setup, settings(), 0));
    finish(&mut clients).await?;
    prove(&clients).await?;
    Ok(bot_moves(&clients[0]))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_fill_seats_and_play_to_the_end() {
    let node = Node::start(&crate::folder("bots"));
    let servers = [node.server()];
    let wishes = [
        with_bots("base", &["beginner"]),
        with_bots("classic-all", &["club", "novice"]),
        with_bots("city", &["beginner", "club"]),
    ];
    let games = (0..).zip(&wishes).map(|(n, wish)| game(&servers, wish, 30 + n));
    let moves = futures_util::future::try_join_all(games).await.expect("all is well");
    assert!(moves.iter().all(|moves| *moves > 20), "{moves:?}");
    assert_eq!(node.counted("remparts_bot_turns_total"), moves.iter().sum::<u64>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_turn_of_a_bot_is_played_by_one_node() {
    let folder = crate::folder("bot-nodes");
    let house = House::build("bots", &folder).await;
    let nodes = [house.node("one"), house.node("two")];
    let mut moves = 0;
    let wish = with_bots("base", &["beginner", "club"]);
    let all: Vec<[Server; 2]> = (0..6)
        .map(|n| {
            let mut servers = nodes.each_ref().map(Node::server);
            servers.rotate_left(n % 2);
            servers
        })
        .collect();
    let games = (0..).zip(&all).map(|(n, servers)| game(servers, &wish, 40 + n));
    for made in futures_util::future::try_join_all(games).await.expect("all is well") {
        moves += made;
    }
    let turns: Vec<u64> =
        nodes.iter().map(|node| node.counted("remparts_bot_turns_total")).collect();
    println!("{moves} moves of bots, by node {turns:?}");
    assert_eq!(turns.iter().sum::<u64>(), moves);
    drop(nodes);
    house.remove().await;
}
