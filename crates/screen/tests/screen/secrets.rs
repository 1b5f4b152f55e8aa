//! What one seat holds, no other screen shows.

use crate::play::{finished, play, public, setup, table};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_screen::Table;

const CARDS: [&str; 5] = ["synod", "sweeper", "retreat", "stand-lie", "take-two"];

#[test]
fn hands_are_for_those_who_hold_them() {
    for (name, players) in [("base-gifts", 2), ("classic-all", 5)] {
        let mut table = table(name, players);
        let mut held = 0;
        play(&mut table, 3, |table, _, _, _| {
            for viewer in 0..players {
                let screen = table.screen(Viewer::Seat(Seat(viewer)), &[]).expect("a screen");
                for (seat, seated) in screen.seats.iter().enumerate() {
                    let hand = seated.hand.as_ref();
                    assert_eq!(hand.is_some(), seat == usize::from(viewer));
                    let shown = hand.map(|hand| hand.len() as u8);
                    assert!(shown.is_none_or(|shown| Some(shown) == seated.gifts));
                    held += u32::from(shown.unwrap_or_default());
                }
            }
            assert!(public(table).seats.iter().all(|seat| seat.hand.is_none()));
        });
        assert!(held > 0, "{name}: nobody held a gift");
    }
}

#[test]
fn the_chronicle_hides_cards_until_the_game_is_over() {
    let whole = finished("base-gifts", 3, 5);
    let dealt: Vec<_> =
        whole.chronicle(0).into_iter().filter(|it| it.text.starts_with("gift")).collect();
    assert!(dealt.len() > 10 && dealt.iter().all(|entry| entry.text != "gift ?"));
    let running = whole.at(public(&whole).ply - 1).chronicle(0);
    for entry in running.iter().filter(|entry| entry.text.starts_with("gift")) {
        assert_eq!(entry.text, "gift ?");
        let told = serde_json::to_string(&entry).expect("plain data");
        assert!(CARDS.iter().all(|card| !told.contains(card)), "{told}");
    }
}

/// The same public game with another card in hand looks the same to everyone else.
#[test]
fn other_cards_in_hand_change_nothing_for_others() {
    let whole = finished("classic-all", 3, 7);
    let first = whole.chronicle(0).into_iter().find(|entry| entry.text.starts_with("gift"));
    let first = first.expect("a gift is dealt");
    let owner = first.seat.expect("someone receives it");
    let before: Vec<String> =
        whole.chronicle(0)[..first.ply - 1].iter().map(|entry| entry.text.clone()).collect();
    let with = |card: &str| {
        let empty = format!("remparts 1\n{}plies\n", setup("classic-all", 3));
        let mut table = Table::load(&empty, None).expect("a game without plies");
        let lines: Vec<&str> = before.iter().map(String::as_str).collect();
        table.tell(&lines).expect("played before");
        table.tell(&[&format!("gift {card}")]).expect("a full deck");
        table
    };
    let tables = CARDS.map(with);
    for table in &tables[1..] {
        assert_eq!(table.digest(), tables[0].digest());
        assert_eq!(table.chronicle(0), tables[0].chronicle(0));
        assert_eq!(table.breakdown(), tables[0].breakdown());
        for viewer in (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Audience]) {
            let seen = |table: &Table| table.screen(viewer, &[]).expect("a screen");
            let alike = seen(table) == seen(&tables[0]);
            assert_eq!(alike, viewer != Viewer::Seat(Seat(owner)), "{viewer:?}");
        }
    }
}
