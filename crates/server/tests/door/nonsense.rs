//! Nonsense of every kind: it is refused with a reason, and nothing comes of it.

use crate::client::{Server, Socket, two_seats};
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use remparts_server::{Limits, Page, Settings};
use serde_json::{Value, json};

fn server() -> Server {
    Server::with(Page(&[]), Settings { limits: Limits::off(), ..Settings::default() })
}

/// So much nonsense, the same each time.
fn samples<S: Strategy>(strategy: S, number: usize) -> impl Iterator<Item = S::Value> {
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let draw = move || strategy.new_tree(&mut runner).expect("it can be drawn").current();
    std::iter::repeat_with(draw).take(number)
}

fn one_of(words: &'static [&'static str]) -> impl Strategy<Value = String> + Clone {
    proptest::sample::select(words).prop_map(str::to_owned)
}

/// Any JSON, with the words that mean something among its keys and values.
fn any_json() -> impl Strategy<Value = Value> {
    let word = one_of(&[
        "id", "do", "seat", "bot", "ply", "actions", "text", "ready", "play", "say", "sit", "name",
        "setup", "chairs", "kind", "me",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 8, move |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            proptest::collection::hash_map(word.clone(), inner, 0..8)
                .prop_map(|map| map.into_iter().collect()),
        ]
    })
}

/// A known order, with something strange in its place.
fn almost_an_order() -> impl Strategy<Value = String> {
    let kind = one_of(&[
        "ping", "sit", "stand", "bot", "ready", "play", "say", "resign", "undo", "abandon",
        "agree", "decline", "rematch",
    ]);
    let key = one_of(&["seat", "bot", "ready", "ply", "actions", "text"]);
    (any::<u32>(), kind, key, any_json()).prop_map(|(id, kind, key, value)| {
        let mut order = json!({ "id": id, "do": kind, "seat": 7, "ply": 3, "actions": ["pass"] });
        order[key] = value;
        order.to_string()
    })
}

/// Texts that were chosen to hurt.
fn hard_cases() -> Vec<String> {
    let deep = |open: &str, close: &str| open.repeat(2000) + &close.repeat(2000);
    vec![
        String::new(),
        "null".to_owned(),
        "{}".to_owned(),
        deep("[", "]"),
        deep("{\"id\":", "}"),
        format!("{{\"id\":1,\"do\":\"play\",\"ply\":0,\"actions\":{}}}", deep("[", "]")),
        r#"{"id":4294967296,"do":"ping"}"#.to_owned(),
        r#"{"id":1e308,"do":"ping"}"#.to_owned(),
        format!("{{\"id\":{},\"do\":\"ping\"}}", "9".repeat(4000)),
        r#"{"id":1,"do":"sit","seat":256}"#.to_owned(),
        r#"{"id":1,"do":"sit","seat":-1}"#.to_owned(),
        r#"{"id":1,"do":"sit","seat":255}"#.to_owned(),
        r#"{"id":1,"do":"play","ply":4294967295,"actions":[]}"#.to_owned(),
        r#"{"id":1,"do":"play","ply":0,"actions":["place base/E 99999999999,0 r0"]}"#.to_owned(),
        format!(r#"{{"id":1,"do":"play","ply":0,"actions":["{}"]}}"#, "x".repeat(5000)),
        json!({ "id": 1, "do": "play", "ply": 0, "actions": vec!["pass"; 500] }).to_string(),
        json!({ "id": 1, "do": "say", "text": "x".repeat(4000) }).to_string(),
        r#"{"id":1,"do":"say","text":"\u0000\u0007"}"#.to_owned(),
        json!({ "id": 1, "do": "bot", "seat": 1, "bot": "x".repeat(4000) }).to_string(),
        r#"{"id":1,"id":2,"do":"ping","do":"close"}"#.to_owned(),
        r#"{"id":1,"do":"PING"}"#.to_owned(),
        "x".repeat(9000),
    ]
}

/// Whether the table is as it was and its socket answers.
fn is_unharmed(socket: &mut Socket, table: &str, server: &Server) {
    let answer = socket.order(&json!({ "id": 77, "do": "ping" }));
    assert_eq!((&answer["type"], &answer["id"]), (&json!("done"), &json!(77)));
    let found = server.ask("GET", &format!("/api/v1/tables/{table}"), "").json();
    assert_eq!(found["table"]["state"]["status"], "open");
}

#[test]
fn sockets_answer_nonsense_with_a_reason() {
    let server = server();
    let ann = server.guest("Ann");
    let bob = server.guest("Bob");
    let table = ann.open(&two_seats());
    // Bob may not close the table, nor begin alone, whatever the dice say.
    let mut socket = bob.socket(&table, "");
    let mut refusals = 0;
    let mut check = |text: String| {
        socket.say(text.clone());
        let answer = socket.answer();
        let known = serde_json::from_value::<remparts_protocol::Message>(answer.clone());
        assert!(known.is_ok(), "{text} made {answer}");
        refusals += u32::from(answer["type"] == "refused");
    };
    for text in hard_cases() {
        check(text);
    }
    let texts = prop_oneof![
        any::<String>(),
        any_json().prop_map(|json| json.to_string()),
        almost_an_order(),
    ];
    samples(texts, 600).for_each(&mut check);
    assert!(refusals > 300, "{refusals}");
    socket.say_bytes(vec![0; 100]);
    assert_eq!(socket.answer()["problem"]["code"], "unreadable");
    is_unharmed(&mut socket, &table, &server);
}

#[test]
fn a_frame_without_end_ends_its_own_socket_alone() {
    let server = server();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let mut socket = ann.socket(&table, "");
    let mut other = ann.socket(&table, "");
    other.say("x".repeat(1 << 20));
    assert!(matches!(other.wait_for_close(), Some(1009) | None));
    is_unharmed(&mut socket, &table, &server);
}

#[test]
fn bodies_of_nonsense_are_refused_with_a_reason() {
    let server = server();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let mut socket = ann.socket(&table, "");
    let orders = format!("/api/v1/tables/{table}/orders");
    let mut client = server.connect();
    let mut check = |bytes: &[u8]| {
        for (method, path) in [
            ("PUT", "/api/v1/me"),
            ("POST", "/api/v1/accounts"),
            ("POST", "/api/v1/tables"),
            ("POST", &*orders),
        ] {
            // Nobody asks, so that nothing can come of it even if it means something.
            let answer = client.tell(method, path, "", bytes);
            if answer.status >= 400 {
                assert!(answer.status < 500, "{path} {bytes:?} {answer:?}");
                answer.code();
            }
            if answer.header("connection") == Some("close") || answer.status == 413 {
                client = server.connect();
            }
        }
    };
    for text in hard_cases() {
        check(text.as_bytes());
    }
    let bodies = prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..200),
        any_json().prop_map(|json| json.to_string().into_bytes()),
        almost_an_order().prop_map(String::into_bytes),
    ];
    samples(bodies, 150).for_each(|bytes| check(&bytes));
    is_unharmed(&mut socket, &table, &server);
}

#[test]
fn wishes_of_nonsense_open_nothing() {
    let server = server();
    let ann = server.guest("Ann");
    let wish = two_seats();
    for (key, value) in [
        ("setup", json!("players 2\nplayers 2")),
        ("setup", json!("players 99")),
        ("setup", json!("x".repeat(4000))),
        ("setup", json!(7)),
        ("chairs", json!([])),
        ("chairs", json!([{ "kind": "me", "livery": 0 }])),
        ("chairs", json!([{ "kind": "me", "livery": 0 }, { "kind": "me", "livery": 0 }])),
        ("chairs", json!([{ "kind": "me", "livery": 0 }, { "kind": "open", "livery": 250 }])),
        ("chairs", json!([{ "kind": "me", "livery": 0 }, { "kind": "bot", "livery": 1 }])),
        ("clock", json!({ "kind": "move", "seconds": 0 })),
        ("clock", json!({ "kind": "move", "seconds": 4_294_967_295_u32 })),
        ("clock", json!({ "kind": "days", "days": 4_294_967_295_u32 })),
        ("title", json!("x".repeat(1000))),
        ("preset", json!("none")),
        ("more", json!(true)),
    ] {
        let mut wish = wish.clone();
        wish[key] = value.clone();
        let answer = ann.post("/api/v1/tables", &wish);
        assert!((400..500).contains(&answer.status), "{key} {value} {answer:?}");
        answer.code();
    }
    assert_eq!(ann.get("/api/v1/me/tables").json(), json!([]));
}

#[test]
fn addresses_of_nonsense_are_refused_with_a_reason() {
    let server = server();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let unknown = "7KmPq2RsTuVwXyZ9";
    for (path, status, code) in [
        ("/api".to_owned(), 404, "nothing"),
        ("/api/".to_owned(), 404, "nothing"),
        ("/api/v1".to_owned(), 404, "nothing"),
        ("/api/v2/hello".to_owned(), 404, "nothing"),
        ("/api/v1/hello/".to_owned(), 404, "nothing"),
        (format!("/api/v1/tables/{unknown}"), 404, "no-table"),
        (format!("/api/v1/tables/{unknown}/log"), 404, "no-table"),
        (format!("/api/v1/tables/{unknown}/stream"), 404, "no-table"),
        ("/api/v1/tables/short".to_owned(), 404, "no-table"),
        ("/api/v1/tables/..%2f..%2fetc".to_owned(), 404, "no-table"),
        ("/api/v1/tables/%ff%ff".to_owned(), 404, "no-table"),
        (format!("/api/v1/tables/{table}/nothing"), 404, "nothing"),
        (format!("/api/v1/tables/{table}/stream?after=-1"), 400, "unreadable"),
        (format!("/api/v1/tables/{table}/stream?after=99999999999"), 400, "unreadable"),
        (format!("/api/v1/tables/{table}/stream?turns=yes"), 400, "unreadable"),
        (format!("/api/v1/tables/{table}/socket"), 426, "unreadable"),
        ("/api/v1/games?after=x".to_owned(), 400, "unreadable"),
        ("/api/v1/games?limit=-1".to_owned(), 400, "unreadable"),
    ] {
        let answer = server.ask("GET", &path, "");
        assert_eq!((answer.status, &*answer.code()), (status, code), "{path}");
    }
    for method in ["DELETE", "PATCH", "BREW"] {
        let answer = server.ask(method, "/api/v1/tables", "");
        assert_eq!((answer.status, &*answer.code()), (405, "nothing"), "{method}");
        assert_eq!(answer.header("allow"), Some("GET,HEAD,POST"));
    }
    assert_eq!(Socket::open(&server, unknown, "", "").err(), Some(404));
    assert_eq!(Socket::open(&server, &table, "?after=x", "").err(), Some(400));
    // An event that nobody has heard of yet is no reason to refuse.
    let mut socket = ann.socket(&table, "?after=4294967295");
    assert_eq!(socket.wait_for("table")["seq"], 1);
}
