//! Plays a few plies written as in a log.

use remparts_engine::classic::{Classic, Event};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::notation::ply::{Ply, read_ply};

/// Plays one ply a line and returns everything that happened.
pub(crate) fn play(game: &mut Classic, lines: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let ply = read_ply(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        match (ply, game.pending()) {
            (Ply::Answer(answer), _) => game.resolve(answer, &mut events),
            (Ply::Action(action), Pending::Seat(seat)) => game.play(seat, action, &mut events),
            (Ply::Action(_), pending) => panic!("{line}: the game waits for {pending:?}"),
        }
        .unwrap_or_else(|illegal| panic!("{line}: {illegal}"));
    }
    events
}
