//! What operators do is heeded by a server that runs.

use crate::client::{Guest, Server, Socket, two_seats};
use remparts_protocol::PlayerId;
use remparts_server::{Limits, Page, Rate, Settings};
use remparts_store::{Act, Sanction, SanctionKind};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A server learns within so long what an operator has done.
const SOON: Duration = Duration::from_secs(8);

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later").as_millis() as u64
}

fn moderate(server: &Server, act: Act) {
    server.wait(server.store.moderate(now(), "Olga", act, "")).expect("there is something to do");
}

fn sanction(player: &str, kind: SanctionKind) -> Act {
    let player: PlayerId = player.parse().expect("it is an id");
    let (since, until) = (now(), now() + 3_600_000);
    Act::Sanction(Sanction { whom: (player, kind), since, until, why: "why".to_owned() })
}

/// Asks again and again until the answer has a code, or none.
fn until(wanted: Option<&str>, mut ask: impl FnMut() -> Option<String>) {
    let start = Instant::now();
    loop {
        let found = ask();
        if found.as_deref() == wanted {
            return;
        }
        assert!(start.elapsed() < SOON, "{found:?} instead of {wanted:?}");
        sleep(Duration::from_millis(100));
    }
}

fn code(guest: &Guest<'_>, table: &str, command: &Value) -> Option<String> {
    let answer = guest.order(table, command);
    (answer.status >= 400).then(|| answer.code())
}

#[test]
fn whoever_is_silenced_plays_on_and_says_nothing() {
    let limits = Limits { chat: Rate::UNBOUNDED, ..Limits::default() };
    let server = Server::with(Page(&[]), Settings { limits, ..Settings::default() });
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = ann.open(&two_seats());
    let say = json!({ "do": "say", "text": "HELLO" });
    let mut socket = bob.socket(&table, "");
    moderate(&server, sanction(&bob.id(), SanctionKind::Silence));
    until(Some("silenced"), || code(&bob, &table, &say));
    let answer = bob.order(&table, &say);
    assert_eq!(answer.status, 403);
    let told = answer.json();
    let end = told["until"].as_u64().expect("it says until when");
    assert!((now() + 3_500_000..now() + 3_700_000).contains(&end), "{told}");
    assert!(told["message"].as_str().is_some_and(|text| text.contains(" UTC")), "{told}");
    let refused = socket.order(&json!({ "id": 1, "do": "say", "text": "HELLO" }));
    assert_eq!(refused["problem"]["code"], "silenced");
    assert_eq!(code(&bob, &table, &json!({ "do": "sit", "seat": 1 })), None);
    assert_eq!(code(&ann, &table, &say), None, "others talk");
    moderate(&server, Act::LiftPlayer(bob.id().parse().expect("it is an id")));
    until(None, || code(&bob, &table, &say));
}

#[test]
fn whoever_is_banned_reads_and_does_nothing_else() {
    let server = Server::of_tables();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = ann.open(&two_seats());
    assert_eq!(code(&bob, &table, &json!({ "do": "sit", "seat": 1 })), None);
    for guest in [&ann, &bob] {
        assert_eq!(code(guest, &table, &json!({ "do": "ready", "ready": true })), None);
    }
    moderate(&server, sanction(&bob.id(), SanctionKind::Ban));
    until(Some("banned"), || code(&bob, &table, &json!({ "do": "resign" })));
    let other = ann.open(&two_seats());
    for command in [
        json!({ "do": "play", "ply": 1, "actions": ["pass"] }),
        json!({ "do": "agree" }),
        json!({ "do": "say", "text": "Let me in" }),
        json!({ "do": "sit", "seat": 1 }),
    ] {
        assert_eq!(code(&bob, &other, &command).as_deref(), Some("banned"), "{command}");
    }
    assert_eq!(bob.post("/api/v1/tables", &two_seats()).code(), "banned");
    assert_eq!(bob.put("/api/v1/me", &json!({ "name": "Rob" })).code(), "banned");
    let relation = format!("/api/v1/me/relations/{}", ann.id());
    assert_eq!(bob.put(&relation, &json!({ "kind": "block" })).code(), "banned");
    let report = json!({ "table": table, "player": ann.id(), "reason": "other" });
    assert_eq!(bob.post("/api/v1/reports", &report).code(), "banned");
    // Reading stays, over sockets too.
    let here = format!("/api/v1/tables/{table}");
    for path in [&*here, &*format!("{here}/log"), "/api/v1/me", "/api/v1/tables"] {
        assert_eq!(bob.get(path).status, 200, "{path}");
    }
    let mut socket = bob.socket(&table, "");
    socket.wait_for("table");
    assert_eq!(socket.order(&json!({ "id": 1, "do": "ping" }))["type"], "done");
    assert_eq!(socket.order(&json!({ "id": 2, "do": "resign" }))["problem"]["code"], "banned");
    assert_eq!(code(&ann, &table, &json!({ "do": "say", "text": "Bye" })), None);
}

#[test]
fn nobody_comes_from_a_banned_network_and_games_go_on() {
    let server = Server::of_tables();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = ann.open(&two_seats());
    assert_eq!(code(&bob, &table, &json!({ "do": "sit", "seat": 1 })), None);
    let network = "127.0.0.0/8".parse().expect("it is a network");
    let (since, end) = (now(), now() + 3_600_000);
    let ban = Sanction { whom: network, since, until: end, why: String::new() };
    moderate(&server, Act::Ban(ban));
    let new_guest = || {
        let answer = server.tell("PUT", "/api/v1/me", "", b"{\"name\":\"Cy\"}");
        (answer.status >= 400).then(|| answer.code())
    };
    until(Some("banned"), new_guest);
    assert_eq!(server.tell("POST", "/api/v1/accounts", "", b"{\"name\":\"C\"}").code(), "banned");
    assert_eq!(ann.post("/api/v1/tables", &two_seats()).code(), "banned");
    for command in [json!({ "do": "sit", "seat": 0 }), json!({ "do": "say", "text": "Hello" })] {
        assert_eq!(code(&bob, &table, &command).as_deref(), Some("banned"), "{command}");
    }
    for guest in [&ann, &bob] {
        assert_eq!(code(guest, &table, &json!({ "do": "ready", "ready": true })), None);
    }
    assert!(Socket::open(&server, &table, "", "").is_ok(), "anyone may look on");
    moderate(&server, Act::LiftNetwork(network));
    until(None, new_guest);
}

#[test]
fn hidden_tables_are_found_by_their_id_alone() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let shown = || server.ask("GET", "/api/v1/tables", "").text().contains(&table);
    assert!(shown());
    moderate(&server, Act::Hide(table.parse().expect("it is an id")));
    assert!(!shown());
    assert_eq!(code(&ann, &table, &json!({ "do": "say", "text": "Anyone?" })), None);
    assert!(!shown(), "it stays hidden whatever happens there");
    assert_eq!(ann.get(&format!("/api/v1/tables/{table}")).status, 200);
    assert!(ann.get("/api/v1/me/tables").text().contains(&table));
    moderate(&server, Act::Unhide(table.parse().expect("it is an id")));
    assert!(shown());
}
