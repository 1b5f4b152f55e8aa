//! Names, titles and lines of the chat of strangers.

use crate::client::{Server, two_seats};
use serde_json::{Value, json};

/// What the server keeps of a name; nothing if it refuses it.
fn kept(server: &Server, name: &str) -> Option<String> {
    let body = json!({ "name": name }).to_string();
    let answer = server.tell("PUT", "/api/v1/me", "", body.as_bytes());
    match answer.status {
        200 => Some(answer.json()["name"].as_str().expect("a name is text").to_owned()),
        _ => {
            assert_eq!((answer.status, &*answer.code()), (400, "unreadable"), "{name:?}");
            None
        }
    }
}

#[test]
fn nothing_in_a_name_is_invisible_or_turns_the_order_round() {
    let server = Server::of_tables();
    for (name, expected) in [
        // Right-to-left override and isolates, marks of direction.
        ("nnA\u{202e}\u{2067}\u{2069}\u{200f}", Some("nnA")),
        // Zero-width space, joiners, byte order mark, soft hyphen, Hangul filler, Braille blank.
        ("A\u{200b}n\u{200d}n\u{feff}\u{ad}\u{3164}\u{2800}", Some("Ann")),
        // Tag characters, a variation selector, private use, a code point nobody has assigned.
        ("Ann\u{e0041}\u{fe0f}\u{e000}\u{378}", Some("Ann")),
        // Nothing else: no name.
        ("\u{200b}\u{3164}", None),
        // Marks without a letter, and too many on one.
        ("\u{301}\u{301}Ann", Some("Ann")),
        (
            "Zo\u{308}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
            Some("Z\u{f6}\u{301}\u{301}\u{301}\u{301}"),
        ),
        // One way to write each letter, and one kind of blank.
        ("Zoe\u{308}", Some("Zo\u{eb}")),
        ("Ann\u{2003}\u{a0} Lee", Some("Ann Lee")),
        ("Ann\u{2028}Lee", Some("Ann Lee")),
        // People of all languages.
        ("\u{5d3}\u{5d5}\u{5d3}", Some("\u{5d3}\u{5d5}\u{5d3}")),
        ("\u{e2a}\u{e38}\u{e14}\u{e32}", Some("\u{e2a}\u{e38}\u{e14}\u{e32}")),
        ("\u{1f3f0} Ann", Some("\u{1f3f0} Ann")),
    ] {
        assert_eq!(kept(&server, name).as_deref(), expected, "{name:?}");
    }
}

#[test]
fn titles_and_chat_do_not_turn_the_order_round() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let mut wish = two_seats();
    wish["title"] = json!("Fri\u{202e}day\u{2066}\u{200b}");
    let table = ann.open(&wish);
    // Joiners stay in what is said: families of emoji and Persian words need them.
    let text = "\u{202e}hello\u{2069} \u{1f468}\u{200d}\u{1f467} me\u{2029}d\u{301}\u{200f}";
    assert_eq!(ann.order(&table, &json!({ "do": "say", "text": text })).status, 200);
    let shown: Value = ann.get(&format!("/api/v1/tables/{table}")).json();
    assert_eq!(shown["table"]["title"], "Friday");
    let said = &shown["table"]["chat"][0]["text"];
    assert_eq!(said, "hello \u{1f468}\u{200d}\u{1f467} me d\u{301}");
}
