//! Servers that are killed at any moment: nothing that was acknowledged is lost or done twice.

use crate::client::{finish, seated, settings, wish};
use crate::house::House;
use crate::node::Node;
use crate::proof::{prove, prove_nothing_else};
use anyhow::{Context as _, Result};
use remparts_bots::dice;
use remparts_client::Server;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::notation::any::AnySetup;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::task::JoinSet;

/// What is played at every other table; at the others short games of The City.
const NAMED: [(&str, u8); 8] = [
    ("base", 2),
    ("classic-all", 2),
    ("base-gifts", 3),
    ("base-river-abbot", 2),
    ("base-inns", 2),
    ("city", 2),
    ("city", 4),
    ("base-anniversary", 2),
];

/// With so few walls a game of The City is over soon.
const SHORT: &str = "game city\nplayers 2\npiles 1 1 73\nwalls 8\n";

fn setup(n: u64) -> AnySetup {
    if n.is_multiple_of(2) {
        let (name, players) = NAMED[(n / 2) as usize % NAMED.len()];
        return AnySetup::named(name, players).expect("names are known");
    }
    AnySetup::wish(SHORT).expect("it is a setup")
}

/// A number that is printed, so that a failure can be repeated: REMPARTS_TEST_SEED=N.
fn seed() -> u64 {
    let given = std::env::var("REMPARTS_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
        u64::from(now.subsec_nanos())
    });
    println!("REMPARTS_TEST_SEED={seed}");
    seed
}

async fn game(servers: Vec<Server>, n: u64, seed: u64) -> Result<usize> {
    let mut servers = servers;
    let nodes = servers.len();
    servers.rotate_left(n as usize % nodes);
    let setup = setup(n);
    let mut clients = loop {
        // Opening a table is no order: if the answer is lost, another one is opened.
        match seated(&servers, &wish(setup), &settings(), seed ^ n).await {
            Ok(clients) => break clients,
            Err(error) if is_away(&error) => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Err(error) => return Err(error),
        }
        servers.rotate_left(1);
    };
    finish(&mut clients).await?;
    let log = loop {
        match prove(&clients).await {
            Err(error) if is_away(&error) => tokio::time::sleep(Duration::from_millis(100)).await,
            proved => break proved?,
        }
    };
    prove_nothing_else(&log, &clients)
}

/// Whether the server was killed while it was asked.
fn is_away(error: &anyhow::Error) -> bool {
    use remparts_client::Failure;
    matches!(error.downcast_ref(), Some(Failure::Unreachable(_) | Failure::Strange(_)))
}

/// Plays games at once and kills nodes while they last, with so long pauses at most.
async fn play_and_kill(nodes: Vec<Node>, games: u64, kills: u32, pause: u32) {
    let seed = seed();
    let servers: Vec<Server> = nodes.iter().map(Node::server).collect();
    let mut playing = JoinSet::new();
    for n in 0..games {
        let servers = servers.clone();
        playing.spawn(async move {
            game(servers, n, seed).await.with_context(|| format!("game {n} of seed {seed}"))
        });
    }
    let over = Arc::new(AtomicBool::new(false));
    let killing = tokio::task::spawn_blocking({
        let over = Arc::clone(&over);
        move || {
            let (mut nodes, mut dice) = (nodes, dice::of_game(seed, u64::MAX));
            let mut killed = 0;
            while killed < kills && !over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(u64::from(150 + dice.below(pause))));
                let which = dice.below(nodes.len() as u32) as usize;
                nodes[which].kill();
                std::thread::sleep(Duration::from_millis(u64::from(dice.below(150))));
                nodes[which].restart();
                killed += 1;
            }
            (nodes, killed)
        }
    });
    let mut moves = 0;
    while let Some(played) = playing.join_next().await {
        moves += played.expect("nobody panics").expect("all is well");
    }
    over.store(true, Ordering::Relaxed);
    let (nodes, killed) = killing.await.expect("nobody panics");
    println!("{games} games, {moves} moves, killed {killed} times");
    assert!(killed >= kills.min(5), "the games were over before anyone was killed");
    drop(nodes);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_and_doubles_nothing() {
    let folder = crate::folder("killed");
    play_and_kill(vec![Node::start(&folder)], 200, 20, 800).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_node_takes_nothing_with_it() {
    let folder = crate::folder("nodes");
    let house = House::build("faults", &folder).await;
    let nodes = vec![house.node("one"), house.node("two")];
    play_and_kill(nodes, 200, 20, 800).await;
    house.remove().await;
}
