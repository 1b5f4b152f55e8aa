//! Tables from the first seat to the replay.

use crate::client::{Guest, Server, Socket, two_seats};
use remparts_server::{Page, Settings};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A table at which both sit, with the game begun.
fn begun(ann: &Guest<'_>, bob: &Guest<'_>, wish: &Value) -> String {
    let table = ann.open(wish);
    assert_eq!(bob.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    for guest in [ann, bob] {
        assert_eq!(guest.order(&table, &json!({ "do": "ready", "ready": true })).status, 200);
    }
    table
}

#[test]
fn a_game_over_sockets_streams_and_requests() {
    let server = Server::of_tables();
    let (ann, bob) = (server.guest("Ann"), Guest::account(&server, "Robot"));
    let table = begun(&ann, &bob, &two_seats());
    let lobby = server.ask("GET", "/api/v1/tables", "").json();
    assert_eq!((&lobby["open"], &lobby["running"][0]["id"]), (&json!([]), &json!(table)));

    let mut stream = server.connect();
    let path = format!("/api/v1/tables/{table}/stream?turns=1");
    stream.say(&format!("GET {path} HTTP/1.1\r\nHost: test\r\n{}\r\n", bob.proof));
    let head = stream.head();
    assert_eq!(head.header("content-type"), Some("application/x-ndjson"));
    let mut line = || -> Value {
        let bytes = stream.chunk().expect("the stream goes on");
        assert_eq!(bytes.last(), Some(&b'\n'));
        serde_json::from_slice(&bytes).expect("each line is JSON")
    };
    assert_eq!(line()["type"], "table");

    let mut audience = Socket::open(&server, &table, "", "").expect("anyone may look on");
    let seen = audience.wait_for("table");
    assert_eq!(seen["you"], json!({ "player": null, "seat": null }));
    // Who looks on may ask whether someone is there, and nothing else.
    assert_eq!(audience.order(&json!({ "id": 1, "do": "ping" }))["type"], "done");
    assert_eq!(audience.order(&json!({ "id": 2, "do": "resign" }))["problem"]["code"], "unknown");

    // Ann plays over a socket, the robot over requests, each from what is told to be legal.
    let mut socket = ann.socket(&table, "?turns=1");
    let mut ann_moves = 0;
    let mut seq = socket.wait_for("table")["seq"].clone();
    for _ in 0..6 {
        let state = ann.get(&format!("/api/v1/tables/{table}")).json();
        if state["table"]["state"]["turn"] == 0 {
            let turn = loop {
                let turn = socket.wait_for("turn");
                if turn["ply"] == state["table"]["state"]["ply"] {
                    break turn;
                }
            };
            let play = json!({ "id": 7, "do": "play", "ply": turn["ply"], "actions": [turn["actions"][0]] });
            let done = socket.order(&play);
            assert_eq!(done["type"], "done", "{done}");
            // Sent again it is done once.
            assert_eq!(socket.order(&play)["seq"], done["seq"]);
            seq = done["seq"].clone();
            ann_moves += 1;
        } else {
            let turn = loop {
                let message = line();
                if message["type"] == "turn" && message["ply"] == state["table"]["state"]["ply"] {
                    break message;
                }
            };
            let play = json!({ "do": "play", "ply": turn["ply"], "actions": [turn["actions"][0]] });
            let done = bob.order(&table, &play);
            assert_eq!(done.status, 200, "{done:?}");
            assert_eq!(bob.order(&table, &play).json(), done.json());
        }
    }
    assert!(ann_moves > 0);

    // Whoever comes back soon hears what was missed and nothing else.
    let after = seq.as_u64().expect("it is a number") - 1;
    let mut again = ann.socket(&table, &format!("?after={after}"));
    assert_eq!(again.wait_for("event")["event"]["seq"], after + 1);

    assert_eq!(bob.order(&table, &json!({ "do": "resign" })).status, 200);
    let mut events = std::iter::repeat_with(|| audience.wait_for("event"));
    let last = events.find(|event| event["event"]["what"]["kind"] == "resigned");
    let state = &last.expect("it is told")["event"]["state"];
    assert_eq!((&state["status"], &state["outcome"]["winners"]), (&json!("over"), &json!([0])));
    assert!(state["seed"].is_string());

    let log = server.ask("GET", &format!("/api/v1/tables/{table}/log"), "");
    assert_eq!(log.header("content-type"), Some("text/plain; charset=utf-8"));
    let games = server.ask("GET", "/api/v1/games", "");
    assert_eq!(games.header("content-type"), Some("application/x-ndjson"));
    let game = games.json();
    assert_eq!((&game["id"], &game["log"]), (&json!(table), &json!(log.text())));
    let cursor = game["cursor"].as_str().expect("there is a cursor");
    let rest = server.ask("GET", &format!("/api/v1/games?after={cursor}"), "");
    assert_eq!((rest.status, rest.text()), (200, ""));
}

#[test]
fn private_tables_are_listed_for_their_players_alone() {
    let server = Server::of_tables();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let mut wish = two_seats();
    wish["public"] = json!(false);
    let table = begun(&ann, &bob, &wish);
    let other = ann.open(&wish);
    assert_eq!(
        server.ask("GET", "/api/v1/tables", "").json(),
        json!({ "open": [], "running": [], "next": { "open": null, "running": null } })
    );
    assert_eq!(ann.order(&table, &json!({ "do": "resign" })).status, 200);
    assert_eq!(server.ask("GET", "/api/v1/games", "").text(), "");
    let mine = |guest: &Guest<'_>| -> Vec<String> {
        let all = guest.get("/api/v1/me/tables").json();
        let all = all.as_array().expect("it is a list");
        all.iter().map(|mine| mine["table"]["id"].as_str().unwrap_or("").to_owned()).collect()
    };
    assert_eq!(mine(&ann).len(), 2);
    assert!(mine(&ann).contains(&other));
    assert_eq!(mine(&bob), [table]);
    assert_eq!(server.ask("GET", "/api/v1/me/tables", "").json(), json!([]));
}

#[test]
fn tables_that_wait_for_the_player_come_first() {
    let server = Server::of_tables();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let one = begun(&ann, &bob, &two_seats());
    let state = ann.get(&format!("/api/v1/tables/{one}")).json();
    let (waited, other) =
        if state["table"]["state"]["turn"] == 0 { (&ann, &bob) } else { (&bob, &ann) };
    waited.open(&two_seats());
    let mine = waited.get("/api/v1/me/tables").json();
    assert_eq!((&mine[0]["table"]["id"], &mine[0]["your_turn"]), (&json!(one), &json!(true)));
    assert_eq!(mine[1]["your_turn"], false);
    assert_eq!(other.get("/api/v1/me/tables").json()[0]["your_turn"], false);
}

#[test]
fn a_new_name_is_the_name_at_the_next_seat() {
    let server = Server::of_tables();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.open(&two_seats());
    let mut socket = bob.socket(&table, "");
    let answer = server.tell("PUT", "/api/v1/me", &bob.proof, br#"{"name":"Bea"}"#);
    assert_eq!(answer.status, 200);
    assert_eq!(socket.order(&json!({ "id": 1, "do": "sit", "seat": 1 }))["type"], "done");
    let seen = server.ask("GET", &format!("/api/v1/tables/{table}"), "").json();
    assert_eq!(seen["table"]["state"]["seats"][1]["name"], "Bea");
}

#[test]
fn a_server_that_stops_says_so() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let mut sockets: Vec<Socket> = (0..3).map(|_| ann.socket(&table, "")).collect();
    let mut stream = server.connect();
    stream.say(&format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: test\r\n\r\n"));
    assert_eq!(stream.head().status, 200);
    let start = Instant::now();
    let stopping = std::thread::spawn(move || server.stop());
    for socket in &mut sockets {
        assert_eq!(socket.wait_for_close(), Some(1001));
    }
    while stream.chunk().is_some() {}
    assert!(stopping.join().expect("it does not panic").is_ok());
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
}

#[test]
fn whoever_keeps_silent_is_dropped() {
    let heartbeat = Duration::from_millis(100);
    let settings = Settings { heartbeat, ..Settings::default() };
    let server = Server::with(Page(&[]), settings);
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.open(&two_seats());
    let mut awake = ann.socket(&table, "");
    // Whoever does not read does not answer either.
    let asleep = bob.socket(&table, "");
    for watchers in [1, 0] {
        while awake.wait_for("presence")["presence"]["watchers"] != watchers {}
    }
    assert_eq!(awake.order(&json!({ "id": 1, "do": "ping" }))["type"], "done");
    drop(asleep);
    // Streams say that they are there when there is nothing else to say.
    let mut stream = server.connect();
    stream.say(&format!("GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: test\r\n\r\n"));
    assert_eq!(stream.head().status, 200);
    while stream.chunk().expect("the stream goes on") != b"\n" {}
}
