//! What operators do beside a server that runs, by the program itself.

use crate::client::wish;
use crate::house::House;
use crate::node::Node;
use crate::operator::remparts;
use remparts_client::{Failure, Visitor};
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{Code, Command, NewReport, PlayerId, Reason, TableId, TableWish};
use std::time::{Duration, Instant};

/// A server learns within so long what an operator has done.
const SOON: Duration = Duration::from_secs(10);

/// What the program says, if it is content.
fn moderate(place: &[&str], task: &[&str]) -> Result<String, String> {
    let mut args = vec!["moderate"];
    args.extend(place);
    args.extend(["--as", "olga\u{1b}[31m"]);
    args.extend(task);
    let output = remparts(&args);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it is text");
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

async fn open(host: &Visitor) -> TableId {
    let setup = AnySetup::named("base", 2).expect("names are known");
    host.open(&TableWish { public: true, ..wish(setup) }).await.expect("there is room")
}

/// Says something until it is refused with a code, or done.
async fn say_until(who: &Visitor, table: TableId, wanted: Option<Code>) {
    let start = Instant::now();
    loop {
        let said = who.order(table, &Command::Say { text: "HELLO".to_owned() }).await;
        let code = match said {
            Ok(_) => None,
            Err(Failure::Refused(problem)) => Some(problem.code),
            Err(failure) => panic!("{failure}"),
        };
        if code == wanted {
            return;
        }
        assert!(start.elapsed() < SOON, "{code:?} instead of {wanted:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn player_of(who: &Visitor) -> PlayerId {
    who.me().await.expect("it is told").expect("it is somebody").player
}

/// Has somebody report somebody, and says who both are and where they sit.
async fn report(node: &Node) -> (Visitor, Visitor, TableId) {
    let server = node.server();
    let (ann, bob) = (server.guest("Ann").await.expect("a guest"), server.guest("Bob").await);
    let bob = bob.expect("a guest");
    let table = open(&ann).await;
    bob.order(table, &Command::Sit { seat: 1 }).await.expect("the seat is open");
    bob.order(table, &Command::Say { text: "GO HOME".to_owned() }).await.expect("he may talk");
    let (player, text) = (player_of(&bob).await, "He shouts".to_owned());
    let report = NewReport { table, player, reason: Reason::Chat, text };
    ann.report(&report).await.expect("it is kept");
    (ann, bob, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_keep_the_peace_beside_a_running_server() {
    let folder = crate::folder("moderate");
    let node = Node::start(&folder);
    let (ann, bob, table) = report(&node).await;
    let place = ["--data", folder.to_str().expect("test paths are text")];
    let listed = moderate(&place, &["reports"]).expect("there is one");
    assert_eq!(listed.lines().count(), 1, "{listed}");
    let id = listed.split(' ').next().expect("a line begins with its id").to_owned();
    let whole = moderate(&place, &["report", &id]).expect("it is there");
    let player = player_of(&bob).await.to_string();
    for part in ["He shouts", "GO HOME", "Bob", "by        Ann", table.as_str(), &*player] {
        assert!(whole.contains(part), "{part} is missing in {whole}");
    }
    moderate(&place, &["silence", &player, "--for", "7d", "--why", "shouts"]).expect("he is there");
    say_until(&bob, table, Some(Code::Silenced)).await;
    say_until(&ann, table, None).await;
    assert!(moderate(&place, &["sanctions"]).expect("it is read").contains("shouts"));
    moderate(&place, &["lift", &player]).expect("he is silenced");
    say_until(&bob, table, None).await;
    moderate(&place, &["ban", &player, "--for", "forever", "--why", "again"]).expect("he is there");
    say_until(&bob, table, Some(Code::Banned)).await;
    moderate(&place, &["ban", "127.0.0.1", "--for", "30min", "--why", "all"]).expect("a network");
    say_until(&ann, table, Some(Code::Banned)).await;
    moderate(&place, &["lift", "127.0.0.1"]).expect("it is banned");
    say_until(&ann, table, None).await;
    moderate(&place, &["hide", table.as_str()]).expect("it is there");
    assert!(ann.lobby().await.expect("it is told").open.is_empty());
    moderate(&place, &["unhide", table.as_str()]).expect("it is hidden");
    assert_eq!(ann.lobby().await.expect("it is told").open.len(), 1);
    moderate(&place, &["close", &id, "--why", "banned"]).expect("it is open");
    assert_eq!(moderate(&place, &["reports"]).expect("they are read"), "");
    assert!(moderate(&place, &["reports", "--all"]).expect("they are read").contains("closed"));

    let log = moderate(&place, &["audit"]).expect("it is read");
    let acts: Vec<&str> =
        log.lines().map(|line| line.split("  ").nth(3).expect("what was done")).collect();
    let words: Vec<&str> = acts.iter().filter_map(|act| act.split(' ').next()).collect();
    assert_eq!(words, ["close", "unhide", "hide", "lift", "ban", "ban", "lift", "silence"]);
    assert!(!log.contains('\u{1b}'), "whatever an operator is called steers no terminal: {log}");
    let older = moderate(&place, &["audit", "--before", "3", "--limit", "1"]).expect("it is read");
    assert!(older.starts_with("2  ") && older.lines().count() == 1, "{older}");

    // What is wrong is named, and changes nothing.
    for (task, named) in [
        (vec!["report", "7KmPq2RsTuVwXyZ9"], "there is no report"),
        (vec!["close", &id], "there is no open report"),
        (vec!["lift", "127.0.0.1"], "is not banned"),
        (vec!["hide", "7KmPq2RsTuVwXyZ9"], "there is no table"),
        (vec!["silence", "7KmPq2RsTuVwXyZ9", "--for", "1h", "--why", "x"], "there is no player"),
        (vec!["silence", &player, "--for", "0d", "--why", "x"], "30min, 12h, 7d"),
        (vec!["ban", "0.0.0.0/0", "--for", "1h", "--why", "x"], "neither the id of a player"),
        (vec!["silence", &player, "--for", "1h"], "--why"),
    ] {
        let told = moderate(&place, &task).expect_err("it cannot be done");
        assert!(told.contains(named), "{task:?}: {told}");
    }
    assert_eq!(moderate(&place, &["audit"]).expect("it is read"), log);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_heeds_what_an_operator_does() {
    let folder = crate::folder("moderate-nodes");
    let house = House::build("moderate", &folder).await;
    let nodes = [house.node("a"), house.node("b")];
    let (ann, bob, table) = report(&nodes[0]).await;
    let database = house.database();
    let place = ["--database", &*database];
    let player = player_of(&bob).await.to_string();
    moderate(&place, &["ban", &player, "--for", "1h", "--why", "x"]).expect("he is there");
    let elsewhere = bob.at(&nodes[1].server());
    for who in [&bob, &elsewhere] {
        say_until(who, table, Some(Code::Banned)).await;
    }
    say_until(&ann, table, None).await;
    assert!(moderate(&place, &["audit"]).expect("it is read").contains(&player));
    drop(nodes);
    house.remove().await;
}
