//! What is kept of a report, and who may make one.

use crate::client::{Guest, Server, two_seats};
use remparts_protocol::ReportContext;
use remparts_server::{Limits, Page, Rate, Settings};
use remparts_store::Report;
use serde_json::{Value, json};

fn about(player: &Guest<'_>, table: &str) -> Value {
    json!({ "table": table, "player": player.id(), "reason": "chat", "text": " He\u{202e} shouts " })
}

fn kept(server: &Server) -> Vec<(Report, ReportContext)> {
    let reports = server.wait(server.store.reports(true, None, 100)).expect("they are read");
    let with_context = |report: Report| {
        let context = serde_json::from_str(&report.context).expect("it is plain data");
        (report, context)
    };
    reports.into_iter().map(with_context).collect()
}

#[test]
fn a_report_is_kept_with_what_its_author_could_see() {
    let server = Server::of_tables();
    let [ann, bob, cy] = ["Ann", "Bob", "Cy"].map(|name| server.guest(name));
    let table = ann.open(&two_seats());
    assert_eq!(bob.order(&table, &json!({ "do": "sit", "seat": 1 })).status, 200);
    for (who, text) in [(&ann, "Hello"), (&bob, "HELLO"), (&cy, "unheard by Ann"), (&bob, "GO")] {
        assert_eq!(who.order(&table, &json!({ "do": "say", "text": text })).status, 200);
    }
    ann.relate(&cy, "mute");
    let answer = ann.post("/api/v1/reports", &about(&bob, &table));
    assert_eq!(answer.status, 201, "{answer:?}");
    let members: Vec<String> =
        answer.json().as_object().expect("it is an object").keys().cloned().collect();
    assert_eq!(members, ["id"], "nothing else is told");

    let [(report, context)] = &kept(&server)[..] else { panic!("one report is kept") };
    assert_eq!(report.table.as_str(), table);
    assert_eq!(report.reporter.map(|id| id.to_string()), Some(ann.id()));
    assert_eq!((report.player.to_string(), &*report.player_name), (bob.id(), "Bob"));
    assert_eq!((&*report.reason, &*report.text, report.seq), ("chat", "He shouts", 6));
    let lines: Vec<_> = context.chat.iter().map(|line| (&*line.name, &*line.text)).collect();
    assert_eq!(lines, [("", "Hello"), ("Bob", "HELLO"), ("Bob", "GO")]);
    // Nothing in it names the one who reports, so that they can be forgotten.
    assert!(!report.context.contains(&ann.id()) && !report.context.contains("Ann"));
    let seats: Vec<&str> = context.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(seats, ["", "Bob"]);

    // Once is enough, until somebody has looked at it.
    assert_eq!(ann.post("/api/v1/reports", &about(&bob, &table)).code(), "reported");
    assert_eq!(cy.post("/api/v1/reports", &about(&bob, &table)).status, 201);
    assert_eq!(cy.post("/api/v1/reports", &about(&ann, &table)).status, 201);
    assert_eq!(kept(&server).len(), 3);
}

#[test]
fn reports_are_about_people_who_can_be_seen_there() {
    let server = Server::of_tables();
    let [ann, bob, cy] = ["Ann", "Bob", "Cy"].map(|name| server.guest(name));
    let table = ann.open(&two_seats());
    assert_eq!(cy.order(&table, &json!({ "do": "say", "text": "Hello" })).status, 200);
    let report = |who: &Guest<'_>, report: &Value| who.post("/api/v1/reports", report);
    assert_eq!(report(&ann, &about(&bob, &table)).code(), "no-player", "Bob was never there");
    assert_eq!(report(&ann, &about(&ann, &table)).code(), "no-player", "that is Ann herself");
    assert_eq!(report(&bob, &about(&cy, &table)).status, 201, "Cy has said something");
    let mut elsewhere = about(&cy, &table);
    elsewhere["table"] = json!("7KmPq2RsTuVwXyZ9");
    assert_eq!(report(&bob, &elsewhere).code(), "no-table");
    let mut long = about(&ann, &table);
    long["text"] = json!("x".repeat(601));
    assert_eq!(report(&bob, &long).code(), "too-large");
    assert_eq!(report(&bob, &json!({ "table": table })).code(), "unreadable");
    let body = about(&ann, &table).to_string();
    assert_eq!(server.tell("POST", "/api/v1/reports", "", body.as_bytes()).code(), "unknown");
    assert_eq!(kept(&server).len(), 1);
}

#[test]
fn reports_come_slowly_whoever_makes_them() {
    let limits = Limits { reports: Rate::new(2, 60_000), ..Limits::default() };
    let server = Server::with(Page(&[]), Settings { limits, ..Settings::default() });
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let codes: Vec<u16> = (0..4)
        .map(|number| {
            let guest = server.guest(&format!("Guest {number}"));
            guest.post("/api/v1/reports", &about(&ann, &table)).status
        })
        .collect();
    assert_eq!(codes, [201, 201, 429, 429]);
}
