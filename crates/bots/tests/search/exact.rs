//! The last tiles are played optimally: everything is tried once more here, without judge or
//! search.

use crate::common::{after, classic};
use crate::search::{chooser, chosen, level, tile_to_lay, visits};
use remparts_bots::dice::of_game;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::list::List;

/// The lead of the first seat after the best play of both.
fn solved(game: &Classic) -> f64 {
    match game.pending() {
        Pending::Over => f64::from(game.scores()[0] - game.scores()[1]),
        Pending::Chance(_) => {
            let leads = game.answers().into_iter().map(|(answer, tickets)| {
                let mut next = game.clone();
                next.resolve_listed(answer, &mut Quiet);
                f64::from(tickets) * solved(&next)
            });
            leads.sum::<f64>() / f64::from(game.tickets())
        }
        Pending::Seat(seat) => {
            let mut legal = List::new();
            game.legal(&mut legal);
            let leads = legal.iter().map(|action| solved(&after(game, *action)));
            if seat.index() == 0 { leads.fold(-1e9, f64::max) } else { leads.fold(1e9, f64::min) }
        }
    }
}

#[test]
fn the_last_tiles_are_solved() {
    let mut differ = 0;
    for (number, left) in [(0, 1), (1, 1), (2, 1), (3, 0), (4, 0), (5, 0)] {
        let start = tile_to_lay(&classic("base", 2), left, &mut of_game(58, number));
        let best = solved(&start);
        for name in ["advanced", "expert", "master"] {
            let mut player = level::<Classic>(name, number);
            let (mut game, seat) = (start.clone(), chooser(&start));
            while chooser(&game) == seat && game.pending() != Pending::Over {
                let choice = chosen(&mut *player, &game, &visits(16));
                let sign = if seat.is_some_and(|seat| seat.index() == 0) { 1.0 } else { -1.0 };
                assert_eq!(choice.lead.map(f64::from), Some(sign * best), "{name} {number}");
                game.play_listed(choice.action, &mut Quiet);
                assert_eq!(solved(&game), best, "{name} {number}");
            }
        }
        // That says something only where the choice matters.
        let mut legal = List::new();
        start.legal(&mut legal);
        differ += u32::from(legal.iter().any(|action| solved(&after(&start, *action)) != best));
    }
    assert!(differ > 3, "{differ}");
}
