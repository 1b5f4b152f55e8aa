//! Scores of The City explain themselves: every event of random games is recomputed from the tile
//! file, the events before it and the rules. Nothing here asks the game what a feature is.

use crate::city_book;
use crate::common;

use city_book::Book;
use common::city::town;
use common::town::{ply_of, random_start};
use common::{dice, play};
use remparts_engine::city::state::{Stand, Step};
use remparts_engine::city::{City, Event, FeatureKind, Setup};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::Ply;
use remparts_engine::notation::ply::make_ply;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_scoring_of_random_games_is_explained() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut legal = List::new();
    for seed in 0..1_000 {
        let mut dice = dice(seed);
        let (mut game, manner) = random_start(&mut dice);
        let mut book = Book::new(game.seats(), seen);
        while let Some(ply) = ply_of(manner, &game, &mut dice, &mut legal) {
            let mut events = Vec::new();
            make_ply(&mut game, ply, &mut events).expect("legal");
            events.iter().for_each(|event| book.hear(&game, event));
            let mut standing = game.followers();
            standing.sort_unstable();
            book.followers.sort_unstable();
            assert_eq!(book.followers, standing);
            assert_eq!(book.scores, game.scores());
            assert_eq!(book.run, game.state().run().pieces());
            if game.state().turn().step != Step::Follower && !matches!(ply, Ply::Answer(_)) {
                book.nothing_is_left_out();
            }
        }
        assert_eq!(book.cells(), town(&game));
        assert!(book.closed && book.waiting().is_empty(), "only inhabitants and guards are left");
        seen = book.seen;
    }
    for what in [
        "street Finished",
        "street Walled",
        "street Closed",
        "market Finished",
        "market Walled",
        "market Closed",
        "homes Final",
        "street times 1",
        "street times 2",
        "market times 1",
        "market times 2",
        "market times 3",
        "shared street",
        "shared market",
        "shared homes",
        "outvoted homes",
        "tower",
        "guard",
        "guard of a historic building",
        "closed rim",
        "full ring",
        "left unfinished",
    ] {
        assert!(seen.contains_key(what), "no {what} came up: {seen:?}");
    }
}

/// Every inhabitant and every guard scores at the end, once (TC-FINAL-1, TC-FINAL-3): homes once for
/// all who live there, each guard alone.
#[test]
fn nobody_is_forgotten_at_the_end() {
    let mut legal = List::new();
    let (mut areas, mut guards) = (0, 0);
    for seed in 2_000..2_060 {
        let mut dice = dice(seed);
        let (mut game, manner) = random_start(&mut dice);
        let mut events = Vec::new();
        while let Some(ply) = ply_of(manner, &game, &mut dice, &mut legal) {
            make_ply(&mut game, ply, &mut events).expect("legal");
        }
        assert_eq!(game.pending(), Pending::Over);
        let mut homes: Vec<Spot> = Vec::new();
        let mut watched = Vec::new();
        for event in &events {
            match event {
                Event::Scored(scored) if scored.feature == FeatureKind::Homes => {
                    homes.extend(&scored.spots);
                    areas += 1;
                }
                Event::Watched(guard) => watched.push((guard.seat, guard.wall)),
                _ => {}
            }
        }
        let distinct: BTreeSet<Spot> = homes.iter().copied().collect();
        assert_eq!(distinct.len(), homes.len(), "no homes are scored twice");
        let mut on_walls = Vec::new();
        for (seat, stand) in game.followers() {
            match stand {
                Stand::Spot(spot) => {
                    assert!(distinct.contains(&spot), "an inhabitant without homes");
                }
                Stand::Wall(wall) => on_walls.push((seat, wall)),
            }
        }
        watched.sort_unstable();
        on_walls.sort_unstable();
        assert_eq!(watched, on_walls);
        guards += watched.len();
    }
    assert!(areas > 100 && guards > 100, "{areas} homes, {guards} guards");
}

/// TC-SCORE-3, TC-SCORE-4: two merchants of Red outvote one of Blue. Red takes all twelve points of
/// four tiles with three goods, and all three merchants go home. Random games hardly ever get there.
#[test]
fn an_outvoted_merchant_goes_home_for_nothing() {
    let mut game = City::new(Setup::new(2).starting(Seat(0))).expect("playable");
    let mut book = Book::new(2, BTreeMap::new());
    let lines = "draw city/market1_1-lg-public\nplace city/market1_1-lg-public 0,0 r0\n\
                 put follower 0,0 market-S\n\
                 draw city/homes-comtal\nplace city/homes-comtal 1,0 r0\npass\n\
                 draw city/market1_1-gf-public\nplace city/market1_1-gf-public 1,1 r1\n\
                 put follower 1,1 market-W\n\
                 draw city/homes-nazaire\nplace city/homes-nazaire -1,0 r0\npass\n\
                 draw city/market4-g\nplace city/market4-g 2,0 r0\npass\n\
                 draw city/market1_1-fl-public\nplace city/market1_1-fl-public -1,1 r1\n\
                 put follower -1,1 market-E\n\
                 draw city/market3-l\nplace city/market3-l 0,1 r0\npass";
    let events = play(&mut game, lines);
    events.iter().for_each(|event| book.hear(&game, event));
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored(scored) => Some((scored.points, &scored.winners[..], scored.returned.len())),
        _ => None,
    });
    assert_eq!(scored.collect::<Vec<_>>(), [(12, &[Seat(0)][..], 3)]);
    assert_eq!(book.seen.get("outvoted market"), Some(&1));
    assert_eq!((game.scores(), &book.scores[..]), (&[12, 0][..], &[12, 0][..]));
    assert_eq!([game.supply(Seat(0)), game.supply(Seat(1))], [7, 7]);
}
