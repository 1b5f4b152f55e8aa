//! The restore drill: back to a copy after a server was killed, with nothing of its log.

use crate::client::{finish, seated, settings, wish};
use crate::node::Node;
use crate::operator::{exported, remparts};
use crate::proof::prove;
use remparts_engine::notation::any::AnySetup;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use std::collections::BTreeMap;
use std::fs;
use std::process::Output;

/// With so few walls a game of The City is over soon.
const SHORT: &str = "game city\nplayers 2\npiles 1 1 73\nwalls 8\n";

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Plays a game to its end, and says its table and its log.
async fn played(node: &Node, seed: u64) -> (String, String) {
    let setup = AnySetup::wish(SHORT).expect("it is a setup");
    let clients = seated(&[node.server()], &wish(setup), &settings(), seed).await;
    let mut clients = clients.expect("they sit down");
    finish(&mut clients).await.expect("a whole game");
    (clients[0].table.to_string(), prove(&clients).await.expect("all is well"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_is_restored_after_a_server_was_killed() {
    let folder = crate::folder("restore");
    let data = folder.to_str().expect("test paths are text");
    let mut node = Node::start(&folder);
    let mut logs = BTreeMap::new();
    for seed in 0..3 {
        logs.extend([played(&node, seed).await]);
    }
    let copy = folder.join("copy.db");
    let copy = copy.to_str().expect("test paths are text");
    let copied = remparts(&["backup", "--data", data, copy]);
    assert!(copied.status.success(), "{}", said(&copied));
    let (later, log) = played(&node, 9).await;

    let refused = remparts(&["restore", "--data", data, copy]);
    assert_eq!(refused.status.code(), Some(2), "the server runs");
    assert!(said(&refused).contains("a server is using"), "{}", said(&refused));
    let checked = remparts(&["check", "--data", data]);
    assert!(checked.status.success(), "{}", said(&checked));

    node.kill();
    let stale = fs::metadata(folder.join("remparts.db-wal")).expect("a log is left").len();
    assert!(stale > 0, "what was played last is in the log alone");
    let restored = remparts(&["restore", "--data", data, copy]);
    assert!(restored.status.success(), "{}", said(&restored));
    for suffix in ["-wal", "-shm"] {
        let left = folder.join(format!("remparts.db{suffix}"));
        assert!(!left.exists(), "{} is left", left.display());
    }

    node.restart();
    let games = exported(&["export", "--data", data]);
    assert!(games == logs, "the games of the copy are there, and no other");
    for (id, log) in &logs {
        let (status, text) = node.get(&format!("/api/v1/tables/{id}/log")).expect("it answers");
        assert_eq!(status, 200, "{text}");
        assert!(text.contains(log.trim_end()), "{id} is another game");
    }
    played(&node, 10).await;
    let old = format!("sqlite:{data}/remparts.db.replaced-1");
    logs.insert(later, log);
    assert!(exported(&["export", "--database", &old]) == logs, "the old tables are kept");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_with_a_database_is_found() {
    let folder = crate::folder("check");
    let data = folder.to_str().expect("test paths are text");
    let mut node = Node::start(&folder);
    let (id, _) = played(&node, 1).await;
    played(&node, 2).await;
    node.kill();
    let file = format!("sqlite:{data}/remparts.db");
    let copy = folder.join("copy.db");
    let copy = copy.to_str().expect("test paths are text");
    let checked = remparts(&["check", "--data", data]);
    let told = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success(), "{told}{}", said(&checked));
    assert!(told.starts_with("2 tables (2 over), ") && told.ends_with("4 players; 0 wrong\n"));

    // A digit of the digest of a move, as a disk or a person may change it.
    let spoil = "UPDATE events SET line = replace(line, '\"digest\":\"', '\"digest\":\"0')
                 WHERE table_id = (SELECT MIN(table_id) FROM events)";
    for (wrong, sql) in [
        ("the position is another", spoil),
        ("lines, and says it has", "DELETE FROM events WHERE seq = 7"),
        ("lists say it is open", "UPDATE tables SET standing = 'open'"),
        ("is missing", "DELETE FROM players"),
    ] {
        let name = folder.join("spoilt.db");
        let _ = fs::remove_file(&name);
        let spoilt = name.to_str().expect("test paths are text");
        assert!(remparts(&["backup", "--data", data, spoilt]).status.success());
        let url = format!("sqlite:{spoilt}");
        let mut connection = SqliteConnection::connect(&url).await.expect("it is there");
        connection.execute("PRAGMA foreign_keys = OFF").await.expect("it is understood");
        connection.execute(sql).await.expect("it is understood");
        connection.close().await.expect("it can be left");
        let checked = remparts(&["check", "--database", &url]);
        assert_eq!(checked.status.code(), Some(1), "{wrong}: {}", said(&checked));
        assert!(said(&checked).contains(wrong), "{wrong}: {}", said(&checked));
        let restored = remparts(&["restore", "--data", data, spoilt]);
        assert_eq!(restored.status.code(), Some(1), "{wrong}: {}", said(&restored));
        assert!(exported(&["export", "--database", &file]).contains_key(&id), "nothing changed");
    }
    assert_eq!(remparts(&["restore", "--data", data, copy]).status.code(), Some(2), "no copy");
    let forced = remparts(&["restore", "--force", "--data", data, &format!("{data}/spoilt.db")]);
    assert!(forced.status.success(), "{}", said(&forced));
}
