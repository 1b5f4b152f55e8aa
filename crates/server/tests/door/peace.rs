//! Nobody hears or meets whom they do not want to, and nobody learns who did not want to.

use crate::client::{Guest, Server, Socket, two_seats};
use serde_json::{Value, json};

/// A wish for a table for three, with the one who opens it on the first seat.
fn three_seats() -> Value {
    let mut wish = two_seats();
    wish["setup"] = json!("players 3");
    wish["chairs"] = json!([
        { "kind": "me", "livery": 0 },
        { "kind": "open", "livery": 1 },
        { "kind": "open", "livery": 2 },
    ]);
    wish
}

fn say(who: &Guest<'_>, table: &str, text: &str) {
    let answer = who.order(table, &json!({ "do": "say", "text": text }));
    assert_eq!(answer.status, 200, "{answer:?}");
}

#[test]
fn what_a_muted_player_says_never_reaches_the_one_who_muted() {
    let server = Server::of_tables();
    let [ann, bob, cy] = ["Ann", "Bob", "Cy"].map(|name| server.guest(name));
    let table = ann.open(&three_seats());
    for (guest, seat) in [(&bob, 1), (&cy, 2)] {
        assert_eq!(guest.order(&table, &json!({ "do": "sit", "seat": seat })).status, 200);
    }
    say(&bob, &table, "SECRET before");
    ann.relate(&bob, "mute");
    // The whole table, in every way in which it is told.
    let here = format!("/api/v1/tables/{table}");
    assert!(!ann.get(&here).text().contains("SECRET"));
    let mut socket = ann.socket(&table, "");
    let seq = socket.wait_for("table")["seq"].as_u64().expect("a table has a number");
    let mut others = cy.socket(&table, "");
    say(&bob, &table, "SECRET now");
    say(&cy, &table, "Fine weather");
    let heard = socket.all_until_now();
    assert!(!heard.contains("SECRET"), "{heard}");
    assert!(heard.contains("Fine weather") && heard.contains("unheard"), "{heard}");
    let heard = others.all_until_now();
    assert!(heard.contains("SECRET before") && heard.contains("SECRET now"), "{heard}");
    // Coming back, near enough for single events and from far away.
    for after in [seq, 0] {
        let heard = ann.socket(&table, &format!("?after={after}")).all_until_now();
        assert!(!heard.contains("SECRET"), "{heard}");
        assert!(heard.contains("Fine weather"), "{heard}");
    }
    // Numbers of events follow each other, whatever is heard of them.
    let mut back = ann.socket(&table, &format!("?after={seq}"));
    for (next, kind) in [(1, "unheard"), (2, "said")] {
        let event = back.wait_for("event");
        assert_eq!(event["event"]["seq"], seq + next);
        assert_eq!(event["event"]["what"]["kind"], kind);
    }
    let path = format!("/api/v1/me/relations/{}", bob.id());
    assert_eq!(ann.delete(&path).json(), json!([]));
    assert!(ann.get(&here).text().contains("SECRET now"), "whoever changes their mind hears all");
}

/// The status and the whole text of a refusal to sit down.
fn refused(who: &Guest<'_>, table: &str, seat: u8) -> (u16, String) {
    let answer = who.order(table, &json!({ "do": "sit", "seat": seat }));
    (answer.status, answer.text().to_owned())
}

#[test]
fn a_blocked_player_cannot_sit_down_and_cannot_tell_why() {
    let server = Server::of_tables();
    let [host, ann, bob, cy] = ["Host", "Ann", "Bob", "Cy"].map(|name| server.guest(name));
    let table = host.open(&three_seats());
    // Cy was asked to leave; Ann, who sits there, has blocked Bob.
    assert_eq!(cy.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    assert_eq!(host.order(&table, &json!({ "do": "dismiss", "seat": 1 })).status, 200);
    assert_eq!(ann.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    ann.relate(&bob, "block");
    let told = refused(&cy, &table, 2);
    assert_eq!(told.0, 403);
    for seat in 0..4 {
        assert_eq!(refused(&bob, &table, seat), refused(&cy, &table, seat), "seat {seat}");
    }
    let mut socket = bob.socket(&table, "");
    let answer = socket.order(&json!({ "id": 1, "do": "sit", "seat": 2 }));
    assert_eq!(answer["problem"]["code"], "dismissed");
    // It is the same at a table that Ann has opened herself, and over once she has left this one.
    let own = ann.open(&two_seats());
    assert_eq!(refused(&bob, &own, 1), told);
    assert_eq!(ann.order(&table, &json!({ "do": "stand" })).status, 200);
    assert_eq!(refused(&bob, &table, 2).0, 200);
    // Games that have begun are refused to both alike.
    assert_eq!(cy.order(&own, &json!({ "do": "sit", "seat": 1 })).status, 200);
    for guest in [&ann, &cy] {
        assert_eq!(guest.order(&own, &json!({ "do": "ready", "ready": true })).status, 200);
    }
    let begun = refused(&bob, &own, 1);
    assert_eq!(begun, refused(&host, &own, 1));
    assert!(begun.1.contains("begun"), "{begun:?}");
}

#[test]
fn neither_finds_tables_of_the_other_in_the_lobby() {
    let server = Server::of_tables();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let tables = [ann.open(&two_seats()), bob.open(&two_seats())];
    let seen = |proof: &str| {
        let lobby = server.ask("GET", "/api/v1/tables", proof);
        tables.each_ref().map(|table| lobby.text().contains(table))
    };
    assert_eq!(seen(&ann.proof), [true, true]);
    ann.relate(&bob, "mute");
    assert_eq!(seen(&ann.proof), [true, true]);
    ann.relate(&bob, "block");
    assert_eq!([&*ann.proof, &*bob.proof, ""].map(seen), [[true, false], [false, true], [true; 2]]);
}

#[test]
fn a_rematch_brings_nobody_together_who_was_parted() {
    let server = Server::of_tables();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = ann.open(&two_seats());
    assert_eq!(bob.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    for guest in [&ann, &bob] {
        assert_eq!(guest.order(&table, &json!({ "do": "ready", "ready": true })).status, 200);
    }
    assert_eq!(bob.order(&table, &json!({ "do": "resign" })).status, 200);
    ann.relate(&bob, "block");
    assert_eq!(bob.order(&table, &json!({ "do": "rematch" })).status, 200);
    let shown = bob.get(&format!("/api/v1/tables/{table}")).json();
    let next = shown["table"]["state"]["rematch"].as_str().expect("there is one").to_owned();
    let seats = bob.get(&format!("/api/v1/tables/{next}")).json();
    let seats = &seats["table"]["state"]["seats"];
    assert_eq!([&seats[0]["name"], &seats[1]["name"]], ["Bob", ""], "{seats}");
}

#[test]
fn people_without_a_seat_neither_hear_nor_write_where_seats_talk() {
    let server = Server::of_tables();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let mut wish = two_seats();
    wish["chat"] = json!("seats");
    let table = ann.open(&wish);
    say(&ann, &table, "SECRET before");
    let here = format!("/api/v1/tables/{table}");
    let mut watchers = vec![
        bob.socket(&table, ""),
        Socket::open(&server, &table, "", "").expect("anyone may look on"),
    ];
    for watcher in &mut watchers {
        let shown = watcher.wait_for("table");
        assert_eq!(
            (&shown["table"]["talk"], &shown["table"]["chat"]),
            (&json!("seats"), &json!([]))
        );
    }
    say(&ann, &table, "SECRET now");
    for watcher in &mut watchers {
        let heard = watcher.all_until_now();
        assert!(!heard.contains("SECRET") && heard.contains("unheard"), "{heard}");
    }
    let heard = bob.socket(&table, "?after=1").all_until_now();
    assert!(!heard.contains("SECRET"), "{heard}");
    let refused = bob.order(&table, &json!({ "do": "say", "text": "Hello?" }));
    assert_eq!((refused.status, &*refused.code()), (403, "not-seated"));
    // With a seat it is another matter.
    assert_eq!(bob.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    say(&bob, &table, "Hello!");
    assert!(bob.get(&here).text().contains("SECRET before"));
    assert_eq!(bob.order(&table, &json!({ "do": "stand" })).status, 200);
    assert!(!bob.get(&here).text().contains("SECRET"));

    wish["chat"] = json!("nobody");
    let table = bob.open(&wish);
    let refused = bob.order(&table, &json!({ "do": "say", "text": "Hello?" }));
    assert_eq!((refused.status, &*refused.code()), (403, "no-chat"));
    wish["chat"] = json!("friends");
    assert_eq!(bob.post("/api/v1/tables", &wish).code(), "unreadable");
}

#[test]
fn relations_are_ones_own_and_of_players_who_exist() {
    let server = Server::of_tables();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let path = |id: &str| format!("/api/v1/me/relations/{id}");
    let mute = json!({ "kind": "mute" });
    for (wrong, code) in [
        (path(&ann.id()), "no-player"),
        (path("7KmPq2RsTuVwXyZ9"), "no-player"),
        (path("nonsense"), "no-player"),
    ] {
        assert_eq!(ann.put(&wrong, &mute).code(), code, "{wrong}");
    }
    assert_eq!(server.tell("PUT", &path(&bob.id()), "", b"{\"kind\":\"mute\"}").code(), "unknown");
    assert_eq!(
        ann.put(&path(&bob.id()), &json!({ "kind": "mute", "why": "" })).code(),
        "unreadable"
    );
    ann.relate(&bob, "block");
    let told = ann.get("/api/v1/me/relations").json();
    assert_eq!((&told[0]["name"], &told[0]["kind"]), (&json!("Bob"), &json!("block")));
    assert_eq!(bob.get("/api/v1/me/relations").json(), json!([]), "Bob is not told");
    assert_eq!(server.ask("GET", "/api/v1/me/relations", "").json(), json!([]));
}
