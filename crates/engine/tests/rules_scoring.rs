//! Points that no single game with printed tiles can show (rules SCORE and CITY).

use crate::common;

use common::dice;
use remparts_engine::classic::feature::{Marks, Sums};
use remparts_engine::classic::setup::TwoTileCity;
use remparts_engine::classic::tiles::SETS;
use remparts_engine::classic::wishes::one_of;
use remparts_engine::classic::{Action, Classic, Event, FeatureKind, Rules, Setup};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;

fn city(tiles: u8, shields: u8, marks: Marks) -> Sums {
    Sums { kind: FeatureKind::City, open: 0, tiles, shields, figures: 1, marks }
}

fn half_points() -> Rules {
    let setup = Setup { two_tile_city: TwoTileCity::HalfPoints, ..Setup::base(2) };
    Rules::new(setup).expect("playable")
}

/// RUL-CITY-2: at half points a shield of a city on two tiles counts one. No printed tile can
/// bring this about: every shield stands in a part with two sides or more.
#[test]
fn a_shield_at_half_points() {
    let half = half_points();
    let full = Rules::new(Setup::base(2)).expect("playable");
    let small = city(2, 1, Marks::NONE);
    assert_eq!((half.worth(&small, true).points(), half.worth(&small, true).rule), (3, "CITY-4"));
    assert_eq!((full.worth(&small, true).points(), full.worth(&small, true).rule), (6, "CITY-2"));
    let squares = SETS.iter().flat_map(|set| &set.kinds).flat_map(|piece| &piece.squares);
    let shielded = squares.flat_map(|square| &square.cities).filter(|city| city.shields > 0);
    assert!(shielded.clone().count() > 0);
    assert!(shielded.into_iter().all(|city| city.sides.len() >= 2));
}

/// RUL-CITY-3: half points are neither for incomplete cities nor for cathedrals.
#[test]
fn half_points_only_for_plain_complete_cities() {
    let half = half_points();
    let incomplete = half.worth(&city(2, 0, Marks::NONE), false);
    assert_eq!((incomplete.points(), incomplete.rule), (2, "CITY-3"));
    let cathedral = half.worth(&city(2, 0, Marks::CATHEDRAL), true);
    assert_eq!((cathedral.points(), cathedral.rule), (6, "INN-4"));
}

/// SCORE-3: a lap of the track is fifty points, and the count simply goes on: after every ply the
/// score of each seat is the sum of all its gains, past 50 and past 100.
#[test]
fn scores_go_on_past_every_lap() {
    let mut dice = dice(7);
    let mut game = Classic::new(Setup::all(2)).expect("playable");
    let mut legal = List::new();
    let mut sums = vec![0; game.seats()];
    while game.pending() != Pending::Over {
        let mut events: Vec<Event> = Vec::new();
        if let Pending::Seat(seat) = game.pending() {
            game.legal(&mut legal);
            // The dearest of some random choices, so that points come in.
            let some: Vec<Action> = (0..24).map(|_| one_of(&mut dice, &legal)).collect();
            let worth = |action: &Action| {
                let mut next = game.clone();
                next.play(seat, *action, &mut Vec::new()).expect("listed");
                next.projected()[seat.index()].total()
            };
            let best = some.iter().copied().max_by_key(worth).expect("some choice");
            game.play(seat, best, &mut events).expect("listed");
        } else {
            let answer = game.ticket(dice.below(game.tickets()));
            game.resolve(answer, &mut events).expect("listed");
        }
        for event in events {
            match event {
                Event::Scored(scored) => {
                    scored.winners.iter().for_each(|seat| sums[seat.index()] += scored.points);
                }
                Event::Bonus(seat, points)
                | Event::Retreated { seat, points, .. }
                | Event::GiftsLeft { seat, points, .. } => sums[seat.index()] += points,
                _ => {}
            }
        }
        assert_eq!(game.scores(), sums);
    }
    assert!(sums.iter().any(|score| *score > 100), "{sums:?} is no second lap");
}
