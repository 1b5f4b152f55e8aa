//! Whole games of every setup.

use crate::client::{Client, finish, seated, settings, wish};
use crate::node::Node;
use crate::proof::{prove, prove_nothing_else};
use anyhow::{Context as _, Result, ensure};
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use remparts_client::Server;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::Written as _;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{Preset, TableWish};
use std::path::Path;
use std::process::Command;

/// Games that are played at the same time.
const AT_ONCE: usize = 24;

/// Every short name with every number of players that can play it.
fn setups() -> Vec<(String, AnySetup)> {
    let mut setups = Vec::new();
    for (name, _) in AnySetup::names() {
        for players in 2..=6 {
            let setup = AnySetup::named(name, players).expect("names are known");
            let playable = match setup {
                AnySetup::Classic(setup) => Classic::set_up(setup).is_ok(),
                AnySetup::City(setup) => City::set_up(setup).is_ok(),
            };
            if playable {
                setups.push((format!("{name}-{players}"), setup));
            }
        }
    }
    setups
}

const PRESETS: [Preset; 4] =
    [Preset::Standard, Preset::Learner, Preset::Tournament, Preset::Purist];

async fn game(server: &Server, folder: &Path, n: usize, setup: AnySetup) -> Result<usize> {
    let wish = TableWish { preset: PRESETS[n % PRESETS.len()], ..wish(setup) };
    let mut clients = seated(std::slice::from_ref(server), &wish, &settings(), n as u64).await?;
    let (id, players) = (clients[0].table, clients.len());
    if n.is_multiple_of(2) {
        let nobody = server.nobody();
        clients.push(Client::connect(nobody, id, setup, settings(), 0));
    }
    finish(&mut clients).await?;
    let log = prove(&clients).await?;
    let moves = prove_nothing_else(&log, &clients)?;
    // Whoever comes afterwards is told the same.
    let mut late = Client::connect(server.nobody(), id, setup, settings(), 0);
    late.play().await?;
    ensure!(late.table()?.plies == clients[0].table()?.plies, "a later viewer sees another game");
    let file = folder.join(format!("{n}.log"));
    std::fs::write(&file, &log)?;
    for command in ["verify-draws", "replay"] {
        let checked =
            Command::new(env!("CARGO_BIN_EXE_remparts")).arg(command).arg(&file).output()?;
        let said = String::from_utf8_lossy(&checked.stderr).into_owned();
        ensure!(checked.status.success(), "{command}: {said}");
    }
    ensure!(moves >= players, "{moves} moves");
    Ok(moves)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_setups_are_played_to_the_end() {
    let folder = crate::folder("games");
    let node = Node::start(&folder);
    let server = node.server();
    let games = setups().into_iter().enumerate().map(|(n, (name, setup))| {
        let (server, folder) = (&server, &folder);
        async move { game(server, folder, n, setup).await.context(name) }
    });
    let played: Vec<usize> =
        stream::iter(games).buffer_unordered(AT_ONCE).try_collect().await.expect("all is well");
    println!("{} games, {} moves", played.len(), played.iter().sum::<usize>());
    assert!(played.len() > 50);
}
