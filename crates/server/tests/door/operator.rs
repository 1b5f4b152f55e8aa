//! What operators ask for.

use crate::client::{Server, two_seats};
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
    assert_eq!((answer.status, answer.text()), (503, "the store does not answer\n"));
    // Whoever plays hears that it is not their fault.
    let answer = server.tell("PUT", "/api/v1/me", "", br#"{"name":"Ann"}"#);
    assert_eq!((answer.status, &*answer.code()), (503, "busy"));
    assert_eq!(server.ask("GET", "/metrics", "").status, 200);
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
    let answer = server.ask("GET", "/metrics", "");
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
