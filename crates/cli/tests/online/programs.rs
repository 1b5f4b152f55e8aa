//! Programs that play on line: `remparts join`, `remparts load`, and a bot in another language.

use crate::client::{Client, settings, wish};
use crate::house::House;
use crate::node::Node;
use crate::proof::prove;
use remparts_client::Visitor;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{Command as Order, SitterKind, TableId, TableWish};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn remparts(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
    command.args(args).env_remove("REMPARTS_TOKEN").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn example(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name)
}

/// A table with open seats only, opened by someone who looks on.
async fn open(node: &Node, name: &str, public: bool) -> (Visitor, TableId, AnySetup) {
    let host = node.server().guest("Host").await.expect("a guest");
    let setup = AnySetup::named(name, 2).expect("names are known");
    let mut wish = TableWish { public, ..wish(setup) };
    wish.chairs[0].kind = remparts_protocol::ChairKind::Open;
    let id = host.open(&wish).await.expect("a table");
    (host, id, setup)
}

/// Looks on until the game is over.
async fn watch(visitor: Visitor, id: TableId, setup: AnySetup) -> Client {
    let mut client = Client::connect(visitor, id, setup, settings(), 0);
    client.play().await.expect("a whole game");
    prove(std::slice::from_ref(&client)).await.expect("all is well");
    client
}

fn ended(name: &str, child: Child) -> (String, String) {
    let output = child.wait_with_output().expect("it ends");
    let out = String::from_utf8(output.stdout).expect("it is text");
    let err = String::from_utf8(output.stderr).expect("it is text");
    assert!(output.status.success(), "{name}: {out}{err}");
    (out, err)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_join_and_outlive_their_server() {
    let mut node = Node::start(&crate::folder("join"));
    let (host, id, setup) = open(&node, "base-gifts", false).await;
    let page = format!("{}#/table/{id}", node.url);
    let example = format!("python3 {}", example("random_bot.py").display());
    let first =
        remparts(&["join", &page, "--bot", "beginner", "--account", "Hector", "--seat", "2"]);
    let second = remparts(&["join", &page, "--external", &example, "--name", "Dice", "--ms", "50"]);
    let [first, second] = [first, second].map(|mut command| command.spawn().expect("it starts"));
    let watching = tokio::spawn(watch(host, id, setup));
    tokio::time::sleep(Duration::from_millis(900)).await;
    node.kill();
    node.restart();
    let client = watching.await.expect("nobody panics");
    let seats = &client.table().expect("told").state.seats;
    assert_eq!((&*seats[0].name, seats[0].kind), ("Dice", SitterKind::Person));
    assert_eq!((&*seats[1].name, seats[1].kind), ("Hector", SitterKind::Account));
    let (out, _) = ended("beginner", first);
    let token = out.lines().find_map(|line| line.strip_prefix("token ")).expect("it is told");
    assert!(token.len() > 20);
    let (lost, _) = ended("example", second);
    for (out, seat) in [(out, 2), (lost, 1)] {
        let last = out.lines().last().expect("a result");
        let right = ["won", "lost", "level"]
            .iter()
            .any(|how| last.starts_with(&format!("{how} seat {seat} scores ")));
        assert!(right, "{last}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_cannot_join_says_why() {
    let node = Node::start(&crate::folder("join-refused"));
    let page = format!("{}#/table/7KmPq2RsTuVwXyZ9", node.url);
    for (args, reason) in [
        (vec!["join", &node.url], "names no table"),
        (vec!["join", "nonsense"], "is not the address of a server"),
        (vec!["join", &page], "no such table"),
        (vec!["join", &page, "--bot", "nobody"], "nobody here is called"),
        (vec!["join", &page, "--token", "wrong"], "error"),
        (vec!["join", &page, "--external", "/no/such/program"], "could not be started"),
    ] {
        let output = remparts(&args).output().expect("it ends");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(reason), "{args:?}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_in_plain_python_plays_over_http() {
    let mut node = Node::start(&crate::folder("python"));
    let (host, id, setup) = open(&node, "base-abbot", true).await;
    let script = example("online_bot.py");
    // One is told the table, the other finds it in the lobby.
    let url = node.url.clone();
    let bot = |table: Option<String>| {
        let mut command = Command::new("python3");
        command.arg(&script).arg(&url).args(table);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("python3 runs")
    };
    let first = bot(Some(id.to_string()));
    let mut looking = Client::connect(host.clone(), id, setup, settings(), 0);
    let seated = |told: &remparts_client::Told| {
        told.table.state.seats.iter().any(|sitter| sitter.kind == SitterKind::Account)
    };
    looking.until(seated).await.expect("it sits down");
    let second = bot(None);
    let watching = tokio::spawn(watch(host, id, setup));
    tokio::time::sleep(Duration::from_millis(800)).await;
    node.kill();
    node.restart();
    watching.await.expect("nobody panics");
    for (name, child) in [("first", first), ("second", second)] {
        let (out, _) = ended(name, child);
        assert!(out.lines().last().is_some_and(|line| line.starts_with("over")), "{out}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_load_driver_measures() {
    let node = Node::start(&crate::folder("load"));
    let pid = node.id().to_string();
    let args = ["load", &node.url, "--tables", "20", "--rate", "100", "--seconds", "2"];
    let more = ["--setup", "base-gifts", "--seats", "3", "--pid", &pid, "--json"];
    let output = remparts(&args).args(more).output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let measured: Value = serde_json::from_slice(&output.stdout).expect("a line of JSON");
    assert_eq!(measured["opened"], 20);
    assert_eq!(measured["live"], 20);
    assert_eq!(measured["sent"], measured["acknowledged"]);
    assert!(measured["acknowledged"].as_u64().is_some_and(|moves| moves > 150), "{measured}");
    assert_eq!(measured["refused"], 0);
    assert!(measured["latency_ms"]["p99"].as_f64().is_some_and(|p99| p99 > 0.0), "{measured}");
    assert!(measured["memory_idle"].as_u64().is_some_and(|bytes| bytes > 1 << 20), "{measured}");

    let away = remparts(&["load", "http://192.0.2.1:80"]).output().expect("it ends");
    assert_eq!(away.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&away.stderr).contains("--anywhere"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_load_driver_spreads_players_over_nodes() {
    let folder = crate::folder("load-nodes");
    let house = House::build("load", &folder).await;
    let nodes = [house.node("one"), house.node("two")];
    let args = ["load", &nodes[0].url, "--node", &nodes[1].url, "--json"];
    let more = ["--tables", "20", "--rate", "50", "--seconds", "2"];
    let output = remparts(&args).args(more).output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let measured: Value = serde_json::from_slice(&output.stdout).expect("a line of JSON");
    assert_eq!((&measured["nodes"], &measured["live"]), (&2.into(), &20.into()));
    assert_eq!(measured["sent"], measured["acknowledged"]);
    drop(nodes);
    house.remove().await;
}

/// A client can give orders without a socket as well.
#[tokio::test]
async fn orders_need_no_socket() {
    let node = Node::start(&crate::folder("orders"));
    let (host, id, _) = open(&node, "base", false).await;
    let seq = host.order(id, &Order::Sit { seat: 1 }).await.expect("it is done");
    assert_eq!(host.order(id, &Order::Ping).await, Ok(seq));
    assert_eq!(host.tables().await.expect("a list").len(), 1);
    let lobby = host.lobby().await.expect("a lobby");
    assert!(lobby.open.is_empty(), "private tables are not listed");
    let me = host.rename("Ann").await.expect("a new name");
    assert_eq!(host.me().await, Ok(Some(me)));
    assert_eq!(node.server().nobody().me().await, Ok(None));
}
