//! A style shows, and costs little.

use crate::common::classic;
use crate::levels::{lead, play, player, visits};
use remparts_bots::levels::Style;
use remparts_bots::{Limits, Tallied as _};
use remparts_engine::classic::Classic;

/// Figures that two players of this name put in fields over some games.
fn farmers(name: &str, games: u64) -> u32 {
    let mut farmers = 0;
    for number in 0..games {
        let mut players: Vec<_> =
            (0..2).map(|seat| player::<Classic>(name, 2 * number + seat)).collect();
        play(&classic("base", 2), number, |game: &Classic, seat, view| {
            let choice = players[seat.index()].choose(view, &Limits::default());
            let action = choice.expect("a choice").action;
            farmers += u32::from(game.is_for_good(action));
            action
        });
    }
    farmers
}

#[test]
fn farmers_farm_more() {
    let (plain, farmer, builder) =
        (farmers("club", 10), farmers("club+farmer", 10), farmers("club+builder", 10));
    assert!(farmer > plain && plain > builder, "{farmer} {plain} {builder}");
}

#[test]
fn no_style_costs_much() {
    let base = classic("base", 2);
    for (_, style, _) in Style::NAMED {
        let lead = lead(&base, [&format!("club+{style}"), "club"], 12, &visits(16));
        assert!(lead > -10.0, "{style}: {lead}");
    }
}
