//! What holds at every decision of every game of The City (rules TC-INV), played at random: by
//! players who choose alike among all legal actions, and by tidy ones who keep the town together,
//! because only those ever close a ring.

use crate::common;

use common::city::{every_ply, guards, is_finished, town};
use remparts_engine::city::event::{Counted, Term};
use remparts_engine::city::run::TOWERS;
use remparts_engine::city::state::Stand;
use remparts_engine::city::{City, Event, Question};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::Edge;
use remparts_engine::kernel::seat::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// TC-INV-1: for each player, supply, followers on tiles and guards add up to seven.
#[test]
fn no_follower_is_lost_or_doubled() {
    let mut out = 0;
    every_ply(|ply| {
        let mut standing = BTreeMap::new();
        for (seat, _) in ply.game.followers() {
            *standing.entry(seat).or_insert(0) += 1;
        }
        for seat in Seat::first(ply.game.seats()) {
            let (supply, standing) = (ply.game.supply(seat), standing.get(&seat).copied());
            assert_eq!(supply + standing.unwrap_or(0), 7);
            out += u32::from(supply == 0);
        }
    });
    assert!(out > 0, "nobody ever put down all followers");
}

/// TC-INV-2: walls left and walls built add up to 70 or what was wished; one gate at most; no piece
/// before pile 2, by the number of the draw.
#[test]
fn no_wall_is_lost() {
    let (mut drawn, mut gates, mut built, mut all_built) = (0, 0, 0, 0);
    every_ply(|ply| {
        if ply.new {
            (drawn, gates, built) = (0, 0, 0);
        }
        let setup = &ply.game.rules().setup;
        for event in ply.events {
            match event {
                Event::Drawn(..) => drawn += 1,
                Event::Gate(..) => gates += 1,
                Event::Wall(..) => built += 1,
                _ => continue,
            }
            let piece = matches!(event, Event::Gate(..) | Event::Wall(..));
            assert!(!piece || drawn > setup.piles[0], "a piece in pile 1");
            assert!(built == 0 || gates == 1, "a wall before the gate");
        }
        let run = ply.game.state().run();
        assert!(gates <= 1);
        assert_eq!((run.stands(), run.walls()), (gates == 1, built));
        assert_eq!(run.pieces().len(), usize::from(gates + built));
        assert_eq!(run.walls_left() + built, setup.walls);
        all_built += u32::from(ply.game.pending() == Pending::Over && run.walls_left() == 0);
    });
    assert!(all_built > 0, "the walls never ran out");
}

/// TC-INV-3: towers in hand and towers set add up to twelve.
#[test]
fn no_tower_is_lost() {
    let mut most = 0;
    every_ply(|ply| {
        let run = ply.game.state().run();
        let hands: usize =
            Seat::first(ply.game.seats()).map(|seat| usize::from(run.towers_left(seat))).sum();
        assert_eq!(hands + run.towers().len(), TOWERS);
        assert_eq!(TOWERS, 12);
        most = most.max(run.towers().len());
    });
    assert!(most > 5, "few towers were ever set: {most}");
}

/// TC-INV-5: scores never fall, and the events say what every point was for.
#[test]
fn every_point_is_told() {
    let mut kinds = BTreeSet::new();
    every_ply(|ply| {
        let mut told = ply.before.scores().to_vec();
        let worth = |term: Term| {
            assert_eq!(term.points(), i32::from(term.count) * i32::from(term.each));
            term.points()
        };
        for event in ply.events {
            match event {
                Event::Scored(scored) => {
                    assert_eq!(scored.points, worth(scored.term));
                    assert!(!scored.winners.is_empty() && scored.rule.starts_with("TC-"));
                    scored.winners.iter().for_each(|seat| told[seat.index()] += scored.points);
                    kinds.insert((format!("{:?}", scored.occasion), scored.feature));
                    let most = scored.strength.iter().map(|(_, count)| *count).max();
                    let lead = scored.strength.iter().filter(|(_, count)| Some(*count) == most);
                    assert!(lead.map(|(seat, _)| seat).eq(&scored.winners), "{scored:?}");
                }
                Event::Tower { seat, walls, points, .. } => {
                    assert!(*points > 0 && *points == i32::from(*walls));
                    told[seat.index()] += points;
                }
                Event::Watched(watched) => {
                    let [public, historic] = watched.terms;
                    assert_eq!((public.what, public.each), (Counted::Public, 2));
                    assert_eq!((historic.what, historic.each), (Counted::Historic, 3));
                    assert_eq!(watched.points, worth(public) + worth(historic));
                    assert!(watched.rule.starts_with("TC-"));
                    told[watched.seat.index()] += watched.points;
                }
                _ => {}
            }
        }
        assert_eq!(told, ply.game.scores());
        assert!(ply.before.scores().iter().zip(ply.game.scores()).all(|(old, new)| old <= new));
    });
    // Streets and markets by tile, by wall and by the closing; homes at the end only.
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

/// TC-INV-6, TC-SCORE-5: at the end of a turn no finished street or market holds a follower. Homes
/// score at the end of the game only.
#[test]
fn nobody_stands_on_a_finished_feature() {
    let mut checked = 0;
    every_ply(|ply| {
        if !matches!(ply.game.pending(), Pending::Chance(Question::Draw) | Pending::Over) {
            return;
        }
        for (_, stand) in ply.game.followers() {
            let Stand::Spot(spot) = stand else { continue };
            let finished = is_finished(ply.game, spot);
            assert_ne!(finished, Some(true), "{:?}", ply.game.feature(spot));
            checked += u32::from(finished.is_some());
            // TC-END-6: when the game is over, only inhabitants are left on tiles.
            assert!(finished.is_none() || ply.game.pending() != Pending::Over);
        }
    });
    assert!(checked > 0);
}

/// TC-INV-7: inhabitants and guards stay until the end; a wall holds one guard at most, the gate
/// none.
#[test]
fn inhabitants_and_guards_stay() {
    let (mut stayed, mut most) = (0, 0);
    every_ply(|ply| {
        let lasting = |game: &City| -> BTreeSet<(Seat, Stand)> {
            let stays = |stand: Stand| match stand {
                Stand::Wall(_) => true,
                Stand::Spot(spot) => is_finished(game, spot).is_none(),
            };
            game.followers().into_iter().filter(|(_, stand)| stays(*stand)).collect()
        };
        let now = lasting(ply.game);
        assert!(ply.new || lasting(ply.before).is_subset(&now));
        stayed += now.len();
        let run = ply.game.state().run();
        let guards = guards(ply.game);
        let walls: BTreeSet<Edge> = guards.iter().map(|(_, wall)| *wall).collect();
        assert_eq!(walls.len(), guards.len(), "two guards on one wall");
        assert!(walls.iter().all(|wall| run.pieces().contains(wall) && run.gate() != Some(*wall)));
        most = most.max(guards.len());
    });
    assert!(stayed > 0 && most > 8, "the most guards at once were {most}");
}

/// TC-INV-8, RUL-TC-INFO-1: tiles laid, gone, in hand and not yet drawn add up to 75, in number and
/// kind by kind.
#[test]
fn no_tile_is_lost() {
    let (mut laid, mut gone, mut ever_gone) = (0, 0, 0);
    every_ply(|ply| {
        if ply.new {
            (laid, gone) = (0, 0);
        }
        for event in ply.events {
            laid += usize::from(matches!(event, Event::Laid(..)));
            gone += usize::from(matches!(event, Event::Boxed(_)));
        }
        let state = ply.game.state();
        let in_hand = usize::from(state.turn().tile.is_some());
        assert_eq!(laid + gone + in_hand + state.bag().tiles(), 75);
        assert_eq!((state.tiles_laid(), town(ply.game).len()), (laid, laid));
        let boxed: usize = ply.game.boxed().iter().map(|(_, copies)| usize::from(*copies)).sum();
        assert_eq!(boxed, gone);
        ever_gone += u32::from(ply.game.pending() == Pending::Over && gone > 0);
    });
    assert!(ever_gone > 0, "every tile always fitted somewhere");
}
