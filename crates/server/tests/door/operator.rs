//! What operators ask for.

use crate::client::{Server, two_seats};
use remparts_protocol::record::{self, Guest, Record};
use remparts_protocol::{PlayerId, SitterKind, TableId, TableWish};
use remparts_store::{Append, Facets, Standing, Summary};
use serde_json::json;

#[test]
fn health_and_readiness_are_told() {
    let server = Server::of_tables();
    for path in ["/health", "/ready"] {
        let answer = server.ask("GET", path, "");
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    }
    server.wait(server.store.close());
    assert_eq!(server.ask("GET", "/health", "").status, 200);
    let answer = server.ask("GET", "/ready", "");
    assert_eq!((answer.status, answer.text()), (503, "the store cannot be read or written\n"));
    // Whoever plays hears that it is not their fault.
    let answer = server.tell("PUT", "/api/v1/me", "", br#"{"name":"Ann"}"#);
    assert_eq!((answer.status, &*answer.code()), (503, "busy"));
    assert_eq!(server.figures().status, 200);
}

#[test]
fn figures_are_not_for_strangers() {
    let server = Server::of_tables();
    for method in ["GET", "POST"] {
        assert_eq!(server.ask(method, "/metrics", "").code(), "nothing");
    }
    assert_eq!(server.figures().status, 200);
}

#[test]
fn tables_are_counted_once_in_a_while_however_often_figures_are_asked_for() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    ann.open(&two_seats());
    let open = |server: &Server| {
        let text = server.figures().text().to_owned();
        let mut lines = text.lines().map(str::to_owned);
        lines.find(|line| line.starts_with("remparts_tables_kept{standing=\"open\"}"))
    };
    let first = open(&server).expect("they are counted");
    ann.open(&two_seats());
    assert_eq!(open(&server), Some(first), "they were counted within the last minute");
}

/// A finished game as the store keeps it, at a table that nobody has looked at.
fn finished() -> Append {
    let player = PlayerId::from_entropy([1; 32]);
    let host = Guest { player, name: "Ann".to_owned(), kind: SitterKind::Person };
    let wish: TableWish = serde_json::from_value(two_seats()).expect("it is a wish");
    let opened = Record::Opened { version: record::VERSION, wish, host, seated: vec![None, None] };
    let summary = Summary {
        standing: Standing::Over,
        public: true,
        due: None,
        talk: false,
        facets: Facets::default(),
        listed: String::new(),
    };
    Append {
        table: TableId::from_entropy([2; 32]),
        seq: 1,
        at: 1,
        line: opened.write(1),
        summary,
        seats: None,
        mentions: Vec::new(),
    }
}

#[test]
fn finished_games_are_read_without_waking_their_tables() {
    let server = Server::of_tables();
    let seed = "00".repeat(32);
    server
        .wait(server.store.create(&seed, PlayerId::from_entropy([1; 32]), finished()))
        .expect("it is new");
    let games = server.ask("GET", "/api/v1/games", "");
    assert_eq!(games.json()["id"], json!(TableId::from_entropy([2; 32])));
    let text = server.figures().text().to_owned();
    assert!(text.lines().any(|line| line == "remparts_tables_live 0"), "{text}");
}

#[test]
fn figures_tell_how_much_and_never_who() {
    let server = Server::of_tables();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = ann.open(&two_seats());
    let mut socket = ann.socket(&table, "");
    socket.wait_for("table");
    assert_eq!(bob.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    assert_eq!(bob.order(&table, &json!({ "do": "sit", "seat": 0 })).status, 409);
    socket.wait_for("event");
    let answer = server.figures();
    let kind = answer.header("content-type").expect("it has a type");
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    let text = answer.text();
    for line in [
        "remparts_requests_total{route=\"/api/v1/tables\",status=\"201\"} 1",
        "remparts_requests_total{route=\"/api/v1/tables/{id}/orders\",status=\"200\"} 1",
        "remparts_requests_total{route=\"/api/v1/tables/{id}/orders\",status=\"409\"} 1",
        "remparts_sockets 1",
        "remparts_streams 0",
        "remparts_tables_live 1",
        "remparts_tables_kept{standing=\"open\"} 1",
        "remparts_orders_total{kind=\"sit\",result=\"done\"} 1",
        "remparts_orders_total{kind=\"sit\",result=\"seated\"} 1",
        "remparts_order_time_seconds_count 2",
        "remparts_append_conflicts_total 0",
        "remparts_bot_turns_total 0",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }
    let secret = ann.proof.rsplit('=').next().expect("there is a secret").trim();
    for hidden in [&*table, "Ann", "Bob", secret] {
        assert!(!text.contains(hidden), "{hidden}");
    }
}
