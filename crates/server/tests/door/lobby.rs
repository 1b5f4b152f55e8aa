//! The lobby, page by page.

use crate::client::{Server, two_seats};
use remparts_server::{Limits, Page, Settings};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn unlimited() -> Server {
    Server::with(Page(&[]), Settings { limits: Limits::off(), ..Settings::default() })
}

fn ids(list: &Value) -> Vec<String> {
    let tables = list.as_array().expect("it is a list").iter();
    tables.map(|table| table["id"].as_str().expect("it has an id").to_owned()).collect()
}

#[test]
fn the_lobby_goes_on_until_all_were_shown() {
    let server = unlimited();
    let mut opened = BTreeSet::new();
    for number in 0..50 {
        let host = server.guest(&format!("Host {number}"));
        opened.extend((0..3).map(|_| host.open(&two_seats())));
    }
    let first = server.ask("GET", "/api/v1/tables", "").json();
    assert_eq!((ids(&first["open"]).len(), ids(&first["running"]).len()), (60, 0));
    assert!(first["next"]["running"].is_null());
    let mut found = ids(&first["open"]);
    let mut next = first["next"]["open"].clone();
    while let Some(cursor) = next.as_str() {
        let path = format!("/api/v1/tables?show=open&after={cursor}");
        let page = server.ask("GET", &path, "").json();
        assert_eq!(page["running"], json!([]));
        found.extend(ids(&page["open"]));
        next = page["next"]["open"].clone();
    }
    assert_eq!(found.len(), 150, "none comes twice");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), opened);
}

#[test]
fn the_lobby_shows_what_is_wanted() {
    let server = unlimited();
    let wish = |setup: &str, seats: u8, clock: Value| {
        let chair = |livery| json!({ "kind": "open", "livery": livery });
        let chairs: Vec<Value> = (0..seats).map(chair).collect();
        json!({ "setup": setup, "chairs": chairs, "clock": clock, "public": true })
    };
    let wishes = [
        wish("players 2", 2, json!({ "kind": "none" })),
        wish("players 3", 3, json!({ "kind": "move", "seconds": 60 })),
        wish("game city\nplayers 2", 2, json!({ "kind": "days", "days": 2 })),
    ];
    let tables =
        [0, 1, 2].map(|number| server.guest(&format!("Host {number}")).open(&wishes[number]));
    let [none, live, city] = &tables;
    for (query, expected) in [
        ("game=classic", vec![live, none]),
        ("game=city", vec![city]),
        ("pace=none", vec![none]),
        ("pace=live", vec![live]),
        ("pace=post", vec![city]),
        ("players=2", vec![city, none]),
        ("players=2&game=classic&pace=none&show=open", vec![none]),
        ("players=6", vec![]),
        ("show=running", vec![]),
    ] {
        let lobby = server.ask("GET", &format!("/api/v1/tables?{query}"), "").json();
        assert_eq!(ids(&lobby["open"]).iter().collect::<Vec<_>>(), expected, "{query}");
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let server = Server::of_tables();
    for query in [
        "show=closed",
        "show=",
        "game=chess",
        "pace=slow",
        "players=1",
        "players=7",
        "players=-2",
        "players=many",
        "after=1767225600000-7KmPq2RsTuVwXyZ9",
        "show=open&after=",
        "show=open&after=yesterday",
        "show=open&after=-1-7KmPq2RsTuVwXyZ9",
        "show=open&show=running",
    ] {
        let answer = server.ask("GET", &format!("/api/v1/tables?{query}"), "");
        assert_eq!((answer.status, &*answer.code()), (400, "unreadable"), "{query}");
    }
}
