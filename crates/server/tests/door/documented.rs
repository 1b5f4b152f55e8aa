//! The message reference says what is true.

use crate::client::{Answer, Server, Socket};
use crate::schema::words;
use remparts_protocol::{
    Command, Message, NewRelation, NewReport, Order, Problem, TableWish, What,
};
use remparts_server::{Limits, description};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};
use std::fs;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/ONLINE.md");
    fs::read_to_string(path).expect("the page is there")
}

fn api() -> Value {
    serde_json::from_str(&description()).expect("it is JSON")
}

/// The lines of all blocks of a kind.
fn lines<'a>(page: &'a str, kind: &str) -> Vec<&'a str> {
    let start = format!("```{kind}");
    let mut found = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        if line == start {
            inside = true;
        } else if line.starts_with("```") {
            inside = false;
        } else if inside {
            found.push(line);
        }
    }
    assert!(!found.is_empty(), "there is no block of kind {kind}");
    found
}

/// Each example is read and written as it stands there.
fn examples<T: Serialize + DeserializeOwned>(page: &str, kind: &str) -> Vec<Value> {
    let check = |line: &&str| {
        let shown: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        let read: T = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(serde_json::to_value(read).expect("it is plain data"), shown);
        shown
    };
    lines(page, kind).iter().map(check).collect()
}

/// Whether the examples show every word of a type.
fn all_shown(examples: &[Value], name: &str, tag: &str) {
    let shown: BTreeSet<&str> = examples.iter().filter_map(|it| it[tag].as_str()).collect();
    let known = words(&api(), name, tag);
    assert_eq!(shown, known.iter().map(String::as_str).collect(), "{name}");
}

#[test]
fn every_message_and_command_is_shown_as_it_is() {
    let page = page();
    all_shown(&examples::<Command>(&page, "command"), "Command", "do");
    all_shown(&examples::<Message>(&page, "message"), "Message", "type");
    all_shown(&examples::<What>(&page, "what"), "What", "kind");
    examples::<Order>(&page, "order");
    examples::<TableWish>(&page, "wish");
    examples::<Problem>(&page, "problem");
    examples::<NewRelation>(&page, "relation");
    examples::<NewReport>(&page, "report");
}

#[test]
fn every_code_and_every_address_is_named() {
    let (page, api) = (page(), api());
    for code in words(&api, "Code", "") {
        assert!(page.contains(&format!("\n| `{code}` | ")), "{code}");
    }
    for (path, methods) in api["paths"].as_object().expect("there are addresses") {
        for method in methods.as_object().expect("there are methods").keys() {
            let path = path
                .replace("{id}", "ID")
                .replace("{digest}", "DIGEST")
                .replace("{player}", "PLAYER");
            let method = method.to_uppercase();
            assert!(page.contains(&format!("\n| `{method} {path}` | ")), "{method} {path}");
        }
    }
}

#[test]
fn limits_are_those_of_the_server() {
    let Limits { requests, guests, accounts, orders, orders_of_address, chat, .. } =
        Limits::default();
    let rate = |rate: remparts_server::Rate| (rate.burst, rate.every.as_millis());
    assert_eq!(rate(requests), (400, 20));
    assert_eq!(rate(guests), (60, 10_000));
    assert_eq!(rate(accounts), (5, 600_000));
    assert_eq!(rate(orders), (60, 100));
    assert_eq!(rate(orders_of_address), (1200, 5));
    assert_eq!(rate(chat), (8, 2_000));
    let Limits { tables_of_address, tables_of_player, sockets, streams, connections, .. } =
        Limits::default();
    let Limits { relations, reports, .. } = Limits::default();
    assert_eq!((rate(relations), rate(reports)), ((30, 2_000), (6, 60_000)));
    assert_eq!(rate(tables_of_address), (60, 5_000));
    assert_eq!(rate(tables_of_player), (12, 20_000));
    let most = [sockets, streams, connections].map(|most| most.of_address);
    assert_eq!(most, [400, 100, 1000]);
    assert_eq!(remparts_protocol::limits::MESSAGE, 8192);
}

/// What the server said, by the words that stand for it.
#[derive(Default)]
struct Bound(HashMap<String, String>);

impl Bound {
    /// Puts what was said in its place.
    fn fill(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (word, value) in &self.0 {
            text = text.replace(word, value);
        }
        text
    }

    /// Whether a value is as expected, where what is left out may be anything.
    fn fits(&mut self, expected: &Value, found: &Value) -> bool {
        match (expected, found) {
            (Value::Object(expected), Value::Object(found)) => {
                let complete = expected.contains_key("...") || expected.len() == found.len();
                let mut members = expected.iter().filter(|(name, _)| *name != "...");
                complete
                    && members.all(|(name, value)| {
                        found.get(name).is_some_and(|found| self.fits(value, found))
                    })
            }
            (Value::Array(expected), Value::Array(found)) => {
                let (expected, complete) = match expected.split_last() {
                    Some((Value::String(last), before)) if last == "..." => (before, false),
                    _ => (&expected[..], true),
                };
                (!complete || expected.len() == found.len())
                    && found.len() >= expected.len()
                    && expected.iter().zip(found).all(|(one, other)| self.fits(one, other))
            }
            (Value::String(word), Value::String(said))
                if ["ID", "ACTION"].contains(&&**word) && !self.0.contains_key(word) =>
            {
                self.0.insert(word.clone(), said.clone());
                true
            }
            (Value::String(word), found) => *found == Value::String(self.fill(word)),
            _ => expected == found,
        }
    }
}

fn expected(text: &str) -> Value {
    let text = text.replace(",...}", r#","...":0}"#).replace(",...]", r#","..."]"#);
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn the_session_is_what_happens() {
    let server = Server::of_tables();
    let page = page();
    let mut bound = Bound::default();
    let mut proof = String::new();
    let mut answer: Option<Answer> = None;
    let mut socket: Option<Socket> = None;
    for line in lines(&page, "session") {
        if let Some(order) = line.strip_prefix("> {") {
            let socket = socket.as_mut().expect("there is a socket");
            socket.say(bound.fill(&format!("{{{order}")));
        } else if let Some(request) = line.strip_prefix("> ") {
            let request = bound.fill(request);
            let (method, rest) = request.split_once(' ').expect("an address follows");
            let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
            if let Some((_, socket_of)) =
                path.split_once("/tables/").filter(|(_, it)| it.contains("/socket"))
            {
                let (table, query) = socket_of.split_once("/socket").expect("it is a socket");
                socket = Some(Socket::open(&server, table, query, &proof).expect("it opens"));
                continue;
            }
            let told = if body.is_empty() {
                server.ask(method, path, &proof)
            } else {
                server.tell(method, path, &proof, body.as_bytes())
            };
            if let Some(cookie) = told.header("set-cookie").and_then(|it| it.split(';').next()) {
                proof = format!("Cookie: {cookie}\r\n");
            }
            answer = Some(told);
        } else if let Some(message) = line.strip_prefix("< {") {
            let wanted = expected(&format!("{{{message}"));
            let socket = socket.as_mut().expect("there is a socket");
            let kind = wanted["type"].as_str().expect("messages have a type");
            while !bound.fits(&wanted, &socket.wait_for(kind)) {}
        } else if line != "< 101" {
            let answered = line.strip_prefix("< ").expect("a line begins with its side");
            let (status, body) = answered.split_once(' ').unwrap_or((answered, ""));
            let answer = answer.take().expect("something was asked");
            assert_eq!(answer.status.to_string(), status, "{answer:?}");
            assert!(body.is_empty() || bound.fits(&expected(body), &answer.json()), "{answer:?}");
        }
    }
}
