//! What operators do with the tables: copies, and the logs of all games.

use crate::client::{finish, seated, settings, wish};
use crate::node::Node;
use crate::proof::prove;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::TableWish;
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::{Command, Output};

pub(crate) fn remparts(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
    command.args(args).env_remove("DATABASE_URL").output().expect("the program starts")
}

pub(crate) fn exported(args: &[&str]) -> BTreeMap<String, String> {
    let output = remparts(args);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let text = String::from_utf8(output.stdout).expect("it is text");
    let games = text.lines().map(|line| {
        let game: Value = serde_json::from_str(line).expect("a line of JSON");
        let text = |name: &str| game[name].as_str().expect("it is there").to_owned();
        (text("id"), text("log"))
    });
    games.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_exported_and_tables_copied_while_the_server_runs() {
    let folder = crate::folder("operator");
    let node = Node::start(&folder);
    let servers = [node.server()];
    let mut logs = BTreeMap::new();
    for (n, (name, public)) in [("base-gifts", false), ("city", true)].into_iter().enumerate() {
        let setup = AnySetup::named(name, 2).expect("names are known");
        let wish = TableWish { public, ..wish(setup) };
        let clients = seated(&servers, &wish, &settings(), 50 + n as u64).await;
        let mut clients = clients.expect("they sit down");
        finish(&mut clients).await.expect("a whole game");
        logs.insert(clients[0].table.to_string(), prove(&clients).await.expect("all is well"));
    }
    // One more that is not over.
    let setup = AnySetup::named("base", 2).expect("names are known");
    let running = seated(&servers, &wish(setup), &settings(), 60).await.expect("they sit down");

    let data = folder.to_str().expect("test paths are text");
    let games = exported(&["export", "--data", data]);
    assert!(games == logs, "other games are exported");
    let copy = folder.join("copy.db");
    let copy = copy.to_str().expect("test paths are text");
    let copied = remparts(&["backup", "--data", data, copy]);
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    assert_eq!(remparts(&["backup", "--data", data, copy]).status.code(), Some(2), "it is there");
    let from = format!("sqlite:{copy}");
    assert!(exported(&["export", "--database", &from]) == logs, "the copy has other games");
    assert_eq!(exported(&["export", "--database", &from, "--public"]).len(), 1);
    assert_eq!(exported(&["export", "--database", &from, "--after", "99999999999999"]).len(), 0);

    let out = folder.join("logs");
    let out = out.to_str().expect("test paths are text");
    assert!(remparts(&["export", "--data", data, "--out", out]).status.success());
    for (id, log) in &logs {
        let file = std::fs::read_to_string(format!("{out}/{id}.log")).expect("a file for each");
        assert!(file == *log, "{id} is another game");
    }
    let missing = remparts(&["export", "--data", out]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("there are no tables in"));
    drop(running);
}
