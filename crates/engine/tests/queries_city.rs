//! Queries of The City: what screens ask at any moment and of any cell.

use crate::common;

use common::city::{breaks_the_run, every_ply, is_beyond, streets_go_on, town};
use remparts_engine::city::illegal::Illegal;
use remparts_engine::city::state::Step;
use remparts_engine::city::{City, Event, FeatureKind, Setup};
use remparts_engine::kernel::game::Quiet;
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::ply::{make_ply, read_ply};
use std::collections::{BTreeMap, BTreeSet};

/// The cells of the town and two steps around it.
fn around(game: &City) -> BTreeSet<Cell> {
    let near = |cell: &Cell| Side::ALL.map(|side| cell.step(side));
    let town = town(game);
    let beside: BTreeSet<Cell> = town.iter().flat_map(near).collect();
    beside.iter().flat_map(near).chain(beside.iter().copied()).chain(town).collect()
}

/// TC-BEYOND-1: what fits a cell and why nothing does, for every cell at any time.
#[test]
fn fits_and_barred_cells_are_those_of_the_rules() {
    let (mut plies, mut barred) = (0_u32, [0_u32; 2]);
    every_ply(|ply| {
        plies += 1;
        if plies % 97 != 0 || ply.game.state().placed().is_empty() {
            return;
        }
        let game = ply.game;
        let (town, pieces) = (town(game), game.state().run().pieces());
        for cell in around(game) {
            let beside = Side::ALL.into_iter().any(|side| town.contains(&cell.step(side)));
            let open = beside && !town.contains(&cell);
            let reason = if !open {
                None
            } else if is_beyond(game, &town, cell) {
                barred[0] += 1;
                Some(Illegal::BeyondTheWall(cell))
            } else if breaks_the_run(&town, pieces, cell) {
                barred[1] += 1;
                Some(Illegal::BreaksTheRun(cell))
            } else {
                None
            };
            if open {
                assert_eq!(game.barred(cell), reason);
            }
            for fit in game.fits(cell) {
                assert!(open && reason.is_none(), "{cell} is not free");
                assert_eq!(fit.left, game.copies_left(fit.face));
                for rotation in Rotation::ALL {
                    let fits = fit.rotations >> rotation.index() & 1 == 1;
                    assert_eq!(fits, streets_go_on(game, fit.face, cell, rotation));
                }
            }
        }
    });
    assert!(barred.iter().all(|count| *count > 0), "both reasons are seen: {barred:?}");
}

/// RUL-TC-BEYOND-1: a cell that the gate faces from the bottom of a bay is asked about like any
/// other.
#[test]
fn the_cell_before_a_gate_in_a_bay() {
    let setup = Setup { piles: [11, 44, 20], ..Setup::new(3).starting(Seat(0)) };
    let mut game = City::new(setup).expect("playable");
    for turn in [
        "homes-comtal 0,0 r0, pass",
        "homes-nazaire 0,1 r0, pass",
        "market4-l 0,2 r0, pass",
        "market4-g 0,3 r0, pass",
        "market4-f 0,4 r0, pass",
        "deadend-public 1,4 r0, put follower 1,4 street-S",
        "market3-l 2,4 r0, pass",
        "market3-g 2,3 r0, pass",
        "market3-f 2,2 r0, pass",
        "market2-l-public 2,1 r0, pass",
        "market2-g-public 2,0 r0, pass",
        "deadend-public 1,5 r2, pass",
    ] {
        let (place, then) = turn.split_once(", ").expect("a placement and what follows");
        let (tile, _) = place.split_once(' ').expect("a tile");
        for line in [format!("draw city/{tile}"), format!("place city/{place}"), then.into()] {
            let ply = read_ply(&game, &line).expect("a ply");
            make_ply(&mut game, ply, &mut Quiet).expect("a legal ply");
        }
    }
    let gate = read_ply(&game, "gate 0,2 E").expect("a ply");
    make_ply(&mut game, gate, &mut Quiet).expect("a side of the rim");
    let cell = Cell::new(1, 2);
    assert!(game.fits(cell).is_empty());
    assert_eq!(game.barred(cell), Some(Illegal::BeyondTheWall(cell)));
    assert_eq!(game.barred(Cell::new(1, 1)), Some(Illegal::BreaksTheRun(Cell::new(1, 1))));
}

/// RUL-TC-INFO-1: how many tiles are left in each pile is known.
#[test]
fn the_piles_run_down_one_after_the_other() {
    every_ply(|ply| {
        let left = ply.game.piles_left();
        let sum: usize = left.iter().map(|pile| usize::from(*pile)).sum();
        assert_eq!(sum, ply.game.state().bag().tiles());
        let piles = ply.game.rules().setup.piles;
        let begun = left.iter().zip(piles).position(|(left, pile)| *left > 0 && *left < pile);
        if let Some(begun) = begun {
            assert!(
                left[..begun].iter().all(|left| *left == 0),
                "an earlier pile is left: {left:?}"
            );
            assert_eq!(left[begun + 1..], piles[begun + 1..], "a later pile was begun: {left:?}");
        }
    });
}

/// TC-FINAL-2: markets are touched where they are counted, and each comes once for each place.
#[test]
fn homes_touch_the_markets_they_are_paid_for() {
    let (mut plies, mut touched) = (0_u32, 0);
    every_ply(|ply| {
        plies += 1;
        if plies % 211 != 0 {
            return;
        }
        for homes in ply.game.features().iter().filter(|it| it.kind == FeatureKind::Homes) {
            let places = ply.game.touched_markets(homes.spots[0]);
            let markets: BTreeSet<Spot> = places.iter().map(|(market, _)| *market).collect();
            assert_eq!(markets, homes.markets.iter().copied().collect());
            for (market, at) in &places {
                assert_eq!(ply.game.feature(*at).expect("a market").spots[0], *market);
            }
            touched += places.len();
        }
    });
    assert!(touched > 1_000, "{touched} times");
}

/// Who draws next is known, and so is what finishes a feature.
#[test]
fn what_comes_next_is_known() {
    let (mut plies, mut finished) = (0_u32, 0);
    every_ply(|ply| {
        let (before, game) = (ply.before, ply.game);
        if game.state().turn().step == Step::Draw && before.state().turn().step != Step::First {
            assert_eq!(game.state().turn().seat, before.next_drawer());
        }
        let Some(Event::Laid(_, tile, pose)) = ply.events.first() else { return };
        plies += 1;
        if plies % 17 != 0 {
            return;
        }
        for feature in before.features().iter().filter(|it| !it.open.is_empty()) {
            let gaps = feature.open.iter().map(|edge| edge.cell.step(edge.side));
            if gaps.collect::<BTreeSet<_>>() != [pose.cell].into() {
                continue;
            }
            let told = before.completing(feature.spots[0], pose.cell);
            let fit = told.iter().find(|fit| fit.face == *tile);
            let says = fit.is_some_and(|fit| fit.rotations >> pose.rotation.index() & 1 == 1);
            assert_eq!(says, game.feature(feature.spots[0]).expect("a feature").finished);
            finished += u32::from(says);
        }
    });
    assert!(finished > 50, "{finished} times");
}

/// TC-SCORE-1, TC-SCORE-2: whatever is finished in the end brings what was promised before at the
/// least, and just that where nothing could be laid at it any more.
#[test]
fn what_is_finished_brings_what_was_promised() {
    let mut promised: BTreeMap<Spot, (i32, bool)> = BTreeMap::new();
    let (mut plies, mut kept, mut exact, mut holes) = (0_u32, 0_u32, 0_u32, 0_u32);
    every_ply(|ply| {
        plies += 1;
        if ply.new {
            promised.clear();
        }
        let over = ply.game.state().turn().step == Step::Over;
        if plies % 7 != 0 && !over {
            return;
        }
        for feature in ply.game.features() {
            let Some(spot) = feature.spots.first() else { continue };
            if feature.kind != FeatureKind::Homes && !feature.finished && !over {
                holes += u32::from(feature.points_now == 0 && feature.points_if_finished > 0);
                promised.insert(*spot, (feature.points_if_finished, feature.more_may_come));
            }
        }
        if over {
            for (spot, (promise, more)) in &promised {
                let feature = ply.game.feature(*spot).expect("it was there before");
                if feature.finished {
                    let told = format!("{promise} promised, at least: {more}, to {feature:?}");
                    assert!(feature.points_if_finished >= *promise, "{told}");
                    assert!(*more || feature.points_if_finished == *promise, "{told}");
                    kept += 1;
                    exact += u32::from(!more);
                }
            }
        }
    });
    assert!(kept > 1000 && exact > 20 && holes > 20, "{kept}, {exact}, {holes}");
}
