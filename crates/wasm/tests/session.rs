//! The page's session and the one in Rust are the same, step by step.

use remparts_protocol::Preset;
use remparts_session::host::{Local, Wish};
use remparts_session::{Host as _, Kind, Session, Sitter};
use remparts_wasm::Session as Bound;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::{env, fs};

const SETUP: &str = "players 2\nmodules gifts abbot\nfirst 1\n";
const SEED: [u8; 32] = [5; 32];

fn sitters() -> Vec<Sitter> {
    (0..2).map(|seat| Sitter::new(Kind::Human, seat)).collect()
}

fn bound() -> Bound {
    let sitters = serde_json::to_string(&sitters()).expect("plain data");
    Bound::deal(SETUP, &sitters, "learner", &SEED).unwrap_or_else(|_| panic!("a playable wish"))
}

fn native() -> Session<Local> {
    let wish = Wish { setup: SETUP.to_owned(), sitters: sitters(), preset: Preset::Learner };
    Session::new(Box::new(Local::new(wish, SEED).expect("a playable wish"))).expect("a table")
}

/// The same game natively and as a page plays it.
struct Both {
    native: Session<Local>,
    bound: Bound,
    /// What was done, with what the snapshot was afterwards: the page does the same.
    steps: Vec<(String, Vec<Value>, String)>,
}

impl Both {
    /// Does something on both sides, and compares all that is shown then.
    fn act(&mut self, name: &str, args: &[Value]) {
        let Self { native, bound, .. } = self;
        let number = |at: usize| args[at].as_i64().expect("a number");
        let text = |at: usize| args[at].as_str().expect("a text");
        match name {
            "unveil" => {
                native.unveil();
                bound.unveil();
            }
            "reach" => {
                let at = number(0) as usize;
                native.reach(native.gifts()[at]);
                bound.reach(at);
            }
            "tap" | "ask" => {
                let (x, y) = (number(0) as i8, number(1) as i8);
                if name == "tap" {
                    native.tap(x, y, number(2) as isize);
                    bound.tap(x, y, number(2) as i32);
                } else {
                    native.ask(x, y);
                    bound.ask(x, y);
                }
            }
            "turn" => {
                native.turn(number(0) as isize);
                bound.turn(number(0) as i32);
            }
            "choose" => {
                native.choose(text(0));
                bound.choose(text(0));
            }
            "propose" => {
                native.propose(&text(0).lines().collect::<Vec<_>>());
                bound.propose(text(0));
            }
            "undo" => {
                native.undo();
                bound.undo();
            }
            "commit" => assert!(native.commit() && bound.commit(), "{:?}", native.failure()),
            "show" => {
                native.show(Some(number(0) as usize));
                bound.show(Some(number(0) as usize));
            }
            "step" => {
                assert!(native.step(number(0) as isize, true));
                assert!(bound.step(number(0) as i32, true));
            }
            _ => panic!("nobody knows how to {name}"),
        }
        self.compare(name);
        let snapshot = self.bound.snapshot().unwrap_or_else(|_| panic!("plain data"));
        self.steps.push((name.to_owned(), args.to_vec(), digest(&snapshot)));
    }

    /// What both show must be the same text.
    fn compare(&self, step: &str) {
        let Self { native, bound, .. } = self;
        let same = |one: Result<String, serde_json::Error>, other: Option<String>| {
            assert_eq!(one.expect("plain data"), other.expect("the page is told"), "after {step}");
        };
        same(serde_json::to_string(&native.snapshot()), bound.snapshot().ok());
        same(serde_json::to_string(native.base()), bound.base().ok());
        same(serde_json::to_string(native.screen()), bound.screen().ok());
        same(serde_json::to_string(native.stops()), bound.stops().ok());
        same(serde_json::to_string(native.chronicle()), bound.chronicle(0).ok());
    }

    /// Chooses until the turn can be ended.
    fn decide(&mut self) {
        while !self.native.can_commit() {
            let offered = self.native.offer().among.into_iter().next();
            if let Some(choice) = offered {
                self.act("choose", &[json!(choice.text)]);
            } else {
                let next = self.native.choices().first().expect("something can be done");
                let texts = self.native.drafted().into_iter().chain([&*next.text]);
                let texts: Vec<&str> = texts.collect();
                let texts = texts.join("\n");
                self.act("propose", &[json!(texts)]);
            }
        }
    }
}

/// The hash of a snapshot, without places in the drawing: browsers round some of them otherwise.
fn digest(snapshot: &str) -> String {
    let mut parts = snapshot.split("\"at\":[");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once(']').map_or(part, |(_, rest)| rest);
    }
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Run with `UPDATE_TYPES=1` to write the file anew that the page plays through.
#[test]
fn a_game_is_the_same_natively_and_bound() {
    let mut both = Both { native: native(), bound: bound(), steps: Vec::new() };
    let mut turns = 0;
    while !both.native.is_over() {
        both.act("unveil", &[]);
        if !both.native.gifts().is_empty() && turns % 3 == 0 {
            both.act("reach", &[json!(0)]);
            if turns % 2 == 0 {
                both.act("undo", &[]);
            }
        }
        let spot = both.native.spots().first().copied();
        if let Some((x, y, _)) = spot.filter(|_| both.native.gift().is_none()) {
            both.act("tap", &[json!(x), json!(y), json!(1)]);
            if turns % 4 == 0 {
                both.act("turn", &[json!(-1)]);
                both.act("ask", &[json!(0), json!(0)]);
                both.act("undo", &[]);
                both.act("ask", &[json!(0), json!(0)]);
                both.act("tap", &[json!(x), json!(y), json!(1)]);
            }
        }
        both.decide();
        both.act("commit", &[]);
        turns += 1;
    }
    assert!(turns > 60, "{turns} turns");
    both.act("show", &[json!(7)]);
    both.act("step", &[json!(1), json!(true)]);
    assert_eq!(both.native.host().table().log(), both.bound.log());

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/engine/games/session.json");
    let lines: Vec<String> = both.steps.iter().map(|step| json!(step).to_string()).collect();
    let wanted = format!("[\n{}\n]\n", lines.join(",\n"));
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &wanted).expect("the file can be written");
    }
    let found = fs::read_to_string(path).expect("the steps are there");
    assert!(found == wanted, "stale: UPDATE_TYPES=1 cargo test -p remparts-wasm");
}

#[test]
fn what_is_typed_is_answered_as_data() {
    let mut bound = bound();
    let replies = bound.obey("score; place; undo").unwrap_or_else(|_| panic!("plain data"));
    let replies: Value = serde_json::from_str(&replies).expect("JSON");
    assert_eq!(replies[0]["answer"]["is"], "players");
    assert_eq!(replies[1]["unclear"]["is"], "several");
    assert!(replies.get(2).is_none(), "the rest of the line was meant for something else");
}
