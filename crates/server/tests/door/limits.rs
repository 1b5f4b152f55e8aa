//! How much, how often, how many.

use crate::client::{Guest, Server, Socket, two_seats};
use remparts_protocol::limits::MESSAGE;
use remparts_server::{Limits, Most, Page, Rate, Settings};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A server without limits but for those that are set.
fn limited(set: impl FnOnce(&mut Limits)) -> Server {
    let mut limits = Limits::off();
    set(&mut limits);
    Server::with(Page(&[]), Settings { limits, ..Settings::default() })
}

/// So many at once, and no more while a test runs.
const fn only(burst: u32) -> Rate {
    Rate::new(burst, 3_600_000)
}

#[test]
fn bodies_are_bounded() {
    let server = Server::of_tables();
    let name = "x".repeat(MESSAGE);
    let body = json!({ "name": name }).to_string();
    let answer = server.tell("PUT", "/api/v1/me", "", body.as_bytes());
    assert_eq!((answer.status, &*answer.code()), (413, "too-large"));
    // Who does not say how much it is does not get further.
    let mut client = server.connect();
    client.say(
        "PUT /api/v1/me HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\n\r\n",
    );
    for _ in 0..3 {
        client.say(&format!("1000\r\n{}\r\n", "x".repeat(0x1000)));
    }
    assert!(client.line().contains(" 413 "));
    let answer = server.ask("POST", "/api/v1/tables", "Content-Length: 99999999999999\r\n");
    assert_eq!((answer.status, &*answer.code()), (413, "too-large"));
}

#[test]
fn requests_of_an_address_are_bounded() {
    let server = limited(|limits| limits.requests = only(5));
    for _ in 0..5 {
        assert_eq!(server.ask("GET", "/api/v1/hello", "").status, 200);
    }
    let answer = server.ask("GET", "/api/v1/hello", "");
    assert_eq!((answer.status, &*answer.code()), (429, "too-fast"));
    let again: u64 = answer.header("retry-after").and_then(|it| it.parse().ok()).expect("a time");
    assert!((3500..=3600).contains(&again), "{again}");
    // What someone says of themselves does not help; files are for everyone.
    let forwarded = "X-Forwarded-For: 10.1.2.3\r\n";
    assert_eq!(server.ask("GET", "/api/v1/hello", forwarded).status, 429);
    assert_eq!(server.ask("GET", "/", "").status, 503);
}

#[test]
fn behind_a_proxy_everyone_has_their_own() {
    let limits = Limits { requests: only(1), ..Limits::off() };
    let settings = Settings { behind_proxy: true, limits, ..Settings::default() };
    let server = Server::with(Page(&[]), settings);
    for (forwarded, status) in [
        ("10.0.0.1", 200),
        ("10.0.0.1", 429),
        ("10.0.0.2", 200),
        // Whatever someone told the proxy stands before what the proxy saw.
        ("10.0.0.3, 10.0.0.2", 429),
        ("2001:db8::1", 200),
        ("2001:db8::2", 429),
        ("2001:db8:0:1::2", 200),
    ] {
        let header = format!("X-Forwarded-For: {forwarded}\r\n");
        assert_eq!(server.ask("GET", "/api/v1/hello", &header).status, status, "{forwarded}");
    }
}

#[test]
fn many_networks_of_one_site_are_one_visitor() {
    let limits = Limits {
        requests: only(5),
        streams: Most { overall: 1000, of_address: 2 },
        ..Limits::off()
    };
    let settings = Settings { behind_proxy: true, limits, ..Settings::default() };
    let server = Server::with(Page(&[]), settings);
    let from = |address: &str| {
        let header = format!("X-Forwarded-For: {address}\r\n");
        server.ask("GET", "/api/v1/hello", &header).status
    };
    // Whoever has a /48 has 65,536 networks of a household.
    let done = (0..60).filter(|n| from(&format!("2001:db8:1:{n:x}::1")) == 200).count();
    assert_eq!(done, 20, "four households' worth");
    assert_eq!(from("2001:db8:2:1::1"), 200, "the neighbors");

    let ann = Guest::behind(&server, "Ann", "X-Forwarded-For: 10.0.0.9\r\n");
    let table = ann.open(&two_seats());
    let open = |n: u32| {
        let mut stream = server.connect();
        let path = format!("/api/v1/tables/{table}/stream");
        let from = format!("X-Forwarded-For: 2001:db8:3:{n:x}::1");
        stream.say(&format!("GET {path} HTTP/1.1\r\nHost: test\r\n{from}\r\n\r\n"));
        let status = stream.head().status;
        (stream, status)
    };
    let streams: Vec<_> = (0..12).map(open).collect();
    assert_eq!(streams.iter().filter(|(_, status)| *status == 200).count(), 8);
}

#[test]
fn limits_are_told_before_they_are_reached() {
    let server = limited(|limits| {
        limits.requests = only(5);
        limits.guests = Rate::new(1, 10_000);
    });
    let answer = server.ask("GET", "/api/v1/hello", "");
    assert_eq!(answer.header("ratelimit-policy"), Some("\"requests\";q=5;w=18000"));
    assert_eq!(answer.header("ratelimit"), Some("\"requests\";r=4;t=3600"));
    server.guest("Ann");
    let answer = server.tell("PUT", "/api/v1/me", "", br#"{"name":"Bob"}"#);
    assert_eq!(answer.status, 429);
    let policies = answer.header("ratelimit-policy").expect("they are told");
    assert_eq!(policies, "\"requests\";q=5;w=18000, \"guests\";q=1;w=10");
    let states = answer.header("ratelimit").expect("they are told");
    assert!(states.starts_with("\"requests\";r=2;t="), "{states}");
    assert!(states.ends_with(", \"guests\";r=0;t=10"), "{states}");
    assert_eq!(answer.header("retry-after"), Some("10"));
    // Who has no limit is told of none; files have none.
    assert_eq!(server.ask("GET", "/", "").header("ratelimit"), None);
    let server = limited(|_| {});
    assert_eq!(server.ask("GET", "/api/v1/hello", "").header("ratelimit"), None);
}

#[test]
fn new_guests_accounts_and_tables_are_bounded() {
    let server = limited(|limits| {
        limits.guests = only(2);
        limits.accounts = only(1);
        limits.tables_of_player = only(2);
        limits.tables_of_address = only(3);
    });
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let answer = server.tell("PUT", "/api/v1/me", "", br#"{"name":"Cid"}"#);
    assert_eq!((answer.status, &*answer.code()), (429, "too-fast"));
    // Who is known already may be renamed.
    let answer = server.tell("PUT", "/api/v1/me", &ann.proof, br#"{"name":"Anna"}"#);
    assert_eq!(answer.status, 200);

    let account = |expected| {
        let answer = server.tell("POST", "/api/v1/accounts", "", br#"{"name":"Robot"}"#);
        assert_eq!(answer.status, expected);
    };
    account(201);
    account(429);

    ann.open(&two_seats());
    ann.open(&two_seats());
    assert_eq!(ann.post("/api/v1/tables", &two_seats()).code(), "too-fast");
    bob.open(&two_seats());
    assert_eq!(bob.post("/api/v1/tables", &two_seats()).code(), "too-fast");
}

#[test]
fn orders_are_bounded_and_their_socket_lives_on() {
    let server = limited(|limits| limits.orders = Rate::new(5, 300));
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let mut socket = ann.socket(&table, "");
    for id in 0..12 {
        socket.say(json!({ "id": id, "do": "ping" }).to_string());
    }
    let answers: Vec<Value> = (0..12).map(|_| socket.answer()).collect();
    assert!(answers.iter().enumerate().all(|(id, answer)| answer["id"] == id), "{answers:?}");
    let done = answers.iter().filter(|answer| answer["type"] == "done").count();
    assert!((5..12).contains(&done), "{answers:?}");
    assert!(answers.iter().any(|answer| answer["problem"]["code"] == "too-fast"));
    // HTTP is no way around it.
    assert_eq!(ann.order(&table, &json!({ "do": "ping" })).code(), "too-fast");
    std::thread::sleep(Duration::from_millis(700));
    assert_eq!(socket.order(&json!({ "id": 99, "do": "ping" }))["type"], "done");
}

#[test]
fn many_players_of_an_address_give_no_more_orders_than_a_school() {
    let server = limited(|limits| {
        limits.orders = only(5);
        limits.orders_of_address = only(8);
    });
    let players = ["Ann", "Bob", "Cid", "Dan"].map(|name| server.guest(name));
    let table = players[0].open(&two_seats());
    let ping = |player: &Guest<'_>| player.order(&table, &json!({ "do": "ping" })).status == 200;
    let done = players.iter().map(|player| (0..6).filter(|_| ping(player)).count());
    assert_eq!(done.collect::<Vec<_>>(), [5, 3, 0, 0]);
    let eve = server.guest("Eve");
    let answer = eve.order(&table, &json!({ "do": "ping" }));
    assert!(answer.header("ratelimit").is_some_and(|it| it.contains("\"orders-of-address\";r=0")));
    // Sockets are no way around it.
    let mut socket = eve.socket(&table, "");
    let answer = socket.order(&json!({ "id": 1, "do": "ping" }));
    assert_eq!(answer["problem"]["code"], "too-fast");
}

#[test]
fn whoever_never_slows_down_is_sent_away() {
    let server = limited(|limits| limits.orders = only(1));
    let ann = server.guest("Ann");
    let mut socket = ann.socket(&ann.open(&two_seats()), "");
    for id in 0..300 {
        socket.say(json!({ "id": id, "do": "ping" }).to_string());
    }
    assert_eq!(socket.wait_for_close(), Some(1008));
}

#[test]
fn chat_is_bounded() {
    let server = limited(|limits| limits.chat = only(3));
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let mut socket = ann.socket(&table, "");
    let mut say = |id| socket.order(&json!({ "id": id, "do": "say", "text": "hello" }));
    for id in 0..3 {
        assert_eq!(say(id)["type"], "done");
    }
    assert_eq!(say(3)["problem"]["code"], "too-fast");
    // Everything else still goes.
    assert_eq!(socket.order(&json!({ "id": 4, "do": "ready", "ready": true }))["type"], "done");
}

#[test]
fn sockets_and_streams_are_counted() {
    let server = limited(|limits| {
        limits.sockets = Most { overall: 9, of_address: 2 };
        limits.streams = Most { overall: 1, of_address: 9 };
    });
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let one = ann.socket(&table, "");
    let _other = ann.socket(&table, "");
    assert_eq!(Socket::open(&server, &table, "", "").err(), Some(429));
    drop(one);
    let start = Instant::now();
    while Socket::open(&server, &table, "", "").is_err() {
        assert!(start.elapsed() < Duration::from_secs(10), "a place is free again");
        std::thread::sleep(Duration::from_millis(20));
    }

    let path = format!("/api/v1/tables/{table}/stream");
    let mut stream = server.connect();
    stream.say(&format!("GET {path} HTTP/1.1\r\nHost: test\r\n\r\n"));
    assert_eq!(stream.head().status, 200);
    let answer = server.ask("GET", &path, "");
    assert_eq!((answer.status, &*answer.code()), (503, "busy"));
}

#[test]
fn connections_are_counted() {
    let server = limited(|limits| limits.connections = Most { overall: 9, of_address: 2 });
    let mut kept: Vec<_> = (0..2).map(|_| server.connect()).collect();
    for client in &mut kept {
        assert_eq!(client.ask("GET", "/health", "").status, 200);
    }
    let mut third = server.connect();
    third.say("GET /health HTTP/1.1\r\nHost: test\r\n\r\n");
    assert!(third.is_cut_off());
    for client in &mut kept {
        assert_eq!(client.ask("GET", "/health", "").status, 200);
    }
}

#[test]
fn whoever_is_slow_to_say_what_they_want_is_cut_off() {
    let settings = Settings { patience: Duration::from_millis(300), ..Settings::default() };
    let server = Server::with(Page(&[]), settings);
    let start = Instant::now();
    let mut silent = server.connect();
    let mut slow = server.connect();
    slow.say("GET / HTTP/1.1\r\nHost: te");
    let mut body = server.connect();
    body.say(
        "PUT /api/v1/me HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n\
         Content-Length: 14\r\n\r\n{\"name\":",
    );
    assert!(body.line().contains(" 408 "));
    assert!(slow.is_cut_off());
    assert!(silent.is_cut_off());
    let time = start.elapsed();
    assert!((Duration::from_millis(250)..Duration::from_secs(10)).contains(&time), "{time:?}");
}
