//! Frames that are no orders cost something, too.

use crate::client::{Server, two_seats};
use remparts_server::{Limits, Page, Rate, Settings};
use serde_json::json;

/// A server that limits orders alone: so many at once, and one more in each of so many milliseconds.
fn server(burst: u32, millis: u64) -> Server {
    let limits = Limits { orders: Rate::new(burst, millis), ..Limits::off() };
    Server::with(Page(&[]), Settings { limits, ..Settings::default() })
}

#[test]
fn whoever_never_stops_pinging_is_sent_away() {
    let server = server(10, 50);
    let ann = server.guest("Ann");
    let mut socket = ann.socket(&ann.open(&two_seats()), "");
    for _ in 0..5_000 {
        socket.ping();
    }
    assert_eq!(socket.wait_for_close(), Some(1008));
}

#[test]
fn an_order_now_and_then_does_not_excuse_a_flood() {
    // One is taken now and then, so that seldom two hundred in a row are refused.
    let server = server(1, 20);
    let ann = server.guest("Ann");
    let mut socket = ann.socket(&ann.open(&two_seats()), "");
    for id in 0..20_000 {
        socket.say(json!({ "id": id, "do": "dance" }).to_string());
    }
    assert_eq!(socket.wait_for_close(), Some(1008));
}

#[test]
fn pings_now_and_then_are_answered() {
    let server = server(10, 20);
    let ann = server.guest("Ann");
    let mut socket = ann.socket(&ann.open(&two_seats()), "");
    for id in 0..60 {
        socket.ping();
        let answer = socket.order(&json!({ "id": id, "do": "ping" }));
        assert_eq!(answer["id"], id);
    }
}

#[test]
fn a_message_in_endless_empty_pieces_is_cut_off() {
    let server = server(60, 100);
    let ann = server.guest("Ann");
    let mut socket = ann.socket(&ann.open(&two_seats()), "");
    // A text that goes on, and then pieces of it with nothing inside.
    socket.raw(&[0x01, 0x80, 0, 0, 0, 0]);
    let pieces = [0x00, 0x80, 0, 0, 0, 0].repeat(1_000);
    for _ in 0..100 {
        socket.raw(&pieces);
    }
    // The end of the text, and an order that would be answered.
    socket.raw(&[0x80, 0x80, 0, 0, 0, 0]);
    socket.say(json!({ "id": 1, "do": "ping" }).to_string());
    assert!(!socket.is_answered(), "all pieces were taken");
}
