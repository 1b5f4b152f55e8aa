//! Whole games played as a page plays them: by picking texts from what is shown.

use rand_core::{RngCore as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::write;
use remparts_screen::{Choice, Screen, Table};

/// Every setup with a name, and some that have none, with a number of players each can have.
pub(crate) const GAMES: [(&str, u8); 17] = [
    ("base", 2),
    ("base-first-edition", 3),
    ("base-nofields", 2),
    ("base-inns", 6),
    ("base-river", 4),
    ("base-river1", 2),
    ("base-river3", 3),
    ("base-abbot", 5),
    ("base-anniversary", 3),
    ("base-gifts", 2),
    ("base-inn-tiles", 2),
    ("base-big-meeples", 3),
    ("base-first-edition-inns-river-abbot-gifts", 4),
    ("classic-all", 2),
    ("classic-all", 6),
    ("city", 2),
    ("city-guards", 4),
];

/// The lines of a setup by its name.
pub(crate) fn setup(name: &str, players: u8) -> String {
    match AnySetup::named(name, players).expect("a known setup") {
        AnySetup::Classic(setup) => write(&setup),
        AnySetup::City(setup) => write(&setup),
    }
}

/// A new game.
pub(crate) fn table(name: &str, players: u8) -> Table {
    Table::new(&setup(name, players), [players; 32]).expect("a playable setup")
}

/// What everyone sees.
pub(crate) fn public(table: &Table) -> Screen {
    table.screen(Viewer::Audience, &[]).expect("a screen")
}

/// What the seat to move sees; nothing once the game is over.
pub(crate) fn own(table: &Table) -> Option<(u8, Screen)> {
    let seat = public(table).turn.seat?;
    Some((seat, table.screen(Viewer::Seat(Seat(seat)), &[]).expect("a screen")))
}

/// Plays a game to its end by chance. `look` is shown every position before the choice made there.
pub(crate) fn play(
    table: &mut Table,
    seed: u64,
    mut look: impl FnMut(&mut Table, u8, &Screen, &Choice),
) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    while let Some((seat, screen)) = own(table) {
        assert!(!screen.choices.is_empty(), "{:?} waits for nothing", screen.turn.step);
        let choice = &screen.choices[dice.next_u32() as usize % screen.choices.len()];
        look(table, seat, &screen, choice);
        table.play(&[&choice.text]).expect("what is listed is legal");
    }
}

/// A game played to its end.
pub(crate) fn finished(name: &str, players: u8, seed: u64) -> Table {
    let mut table = table(name, players);
    play(&mut table, seed, |_, _, _, _| {});
    table
}
