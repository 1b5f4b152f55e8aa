//! Queries of the classic game: what screens ask at any moment and of any cell.

use crate::common;

use common::{dice, random_start, small_table, some_ply};
use remparts_engine::classic::state::Step;
use remparts_engine::classic::{Action, Classic, Event, Farmers, FeatureKind, Gift, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation};
use remparts_engine::kernel::list::List;
use remparts_engine::notation::Log;
use remparts_engine::notation::ply::{Ply, make_ply, read_ply};
use std::collections::{BTreeMap, BTreeSet};

/// Shows positions of random games.
fn some_positions(games: u64, every: u32, mut check: impl FnMut(&Classic)) {
    let (mut legal, mut plies) = (List::new(), 0_u32);
    for seed in 0..games {
        let mut dice = dice(seed);
        let mut game = random_start(&mut dice);
        while let Some(ply) = some_ply(&game, &mut dice, &mut legal) {
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            plies += 1;
            if plies % every == 0 {
                check(&game);
            }
        }
        check(&game);
    }
}

type Laying = BTreeSet<(FaceId, Cell, Rotation)>;

/// The ways to lay the tiles in hand, by the list of legal actions.
fn listed(game: &Classic) -> Laying {
    let mut legal = List::new();
    game.legal(&mut legal);
    let placed = legal.iter().filter_map(|action| match action {
        Action::Place { tile, cell, rotation } => Some((*tile, *cell, *rotation)),
        _ => None,
    });
    placed.collect()
}

/// RIVER-5, TILE-3: what can be laid on a cell is what the rules list, the river's rules included.
#[test]
fn what_can_be_laid_is_what_is_listed() {
    let mut waived = 0;
    some_positions(40, 3, |game| {
        if game.state().turn().step != Step::Tile {
            return;
        }
        let hand: BTreeSet<FaceId> = game.state().turn().in_hand().collect();
        let mut layable = Laying::new();
        for cell in game.open_cells() {
            let fits = game.layable(cell);
            waived += u32::from(fits.len() < game.fits(cell).len());
            for fit in fits.iter().filter(|fit| hand.contains(&fit.face)) {
                let turned = Rotation::ALL.into_iter();
                let turned = turned.filter(|rotation| fit.rotations >> rotation.index() & 1 == 1);
                layable.extend(turned.map(|rotation| (fit.face, cell, rotation)));
            }
        }
        assert_eq!(layable, listed(game));
    });
    assert!(waived > 100, "tiles of the river fit where they may not lie: {waived}");
}

/// A tile that is said to complete a feature does so, and no other does.
#[test]
fn what_completes_a_feature_is_known_beforehand() {
    let mut completed = 0;
    some_positions(30, 5, |game| {
        if game.state().turn().step != Step::Tile {
            return;
        }
        for feature in game.features() {
            let ([gap], false) = (&feature.gaps[..], feature.kind == FeatureKind::Field) else {
                continue;
            };
            let spot = feature.spots[0];
            let told = game.completing(spot, *gap);
            for (tile, cell, rotation) in listed(game).into_iter().filter(|it| it.1 == *gap) {
                let (after, _) =
                    game.drafted(&[Action::Place { tile, cell, rotation }]).expect("listed");
                let fit = told.iter().find(|fit| fit.face == tile);
                let says = fit.is_some_and(|fit| fit.rotations >> rotation.index() & 1 == 1);
                assert_eq!(says, after.feature(spot).is_some_and(|feature| feature.complete));
                completed += u32::from(says);
            }
        }
    });
    assert!(completed > 50, "{completed} times");
}

/// FARM-4: what a field feeds are the complete cities it is paid for, and these know the field.
#[test]
fn fields_and_cities_know_each_other() {
    let mut fed = 0;
    some_positions(30, 23, |game| {
        let features = game.features();
        let fields = features.iter().filter(|feature| feature.kind == FeatureKind::Field);
        let fields: Vec<_> = fields.map(|field| (field, game.fed_cities(field.spots[0]))).collect();
        for (field, places) in &fields {
            let cities: BTreeSet<_> = places.iter().map(|(city, _)| *city).collect();
            if game.rules().setup.farmers == Farmers::Field3 {
                assert_eq!(field.points_now, 3 * cities.len() as i32);
            }
            for (city, at) in places {
                let found = game.feature(*at).expect("a city");
                assert!(found.complete && found.kind == FeatureKind::City);
                assert_eq!(found.spots[0], *city);
                assert!(field.tiles.contains(&at.cell), "they touch on a tile of the field");
            }
            fed += cities.len();
        }
        for city in features.iter().filter(|it| it.kind == FeatureKind::City && it.complete) {
            let touching = fields.iter().filter(|(_, fed)| {
                fed.iter().any(|(standing_for, _)| *standing_for == city.spots[0])
            });
            assert_eq!(game.fields_at(city.spots[0]), touching.count());
        }
    });
    assert!(fed > 200, "{fed} cities were fed");
}

/// ANNIV-11: who draws next is known as soon as the tile lies.
#[test]
fn who_draws_next_is_known() {
    let (mut legal, mut again) = (List::new(), 0);
    for seed in 0..40 {
        let mut dice = dice(seed);
        let mut game = random_start(&mut dice);
        while let Some(ply) = some_ply(&game, &mut dice, &mut legal) {
            let (turn, next) = (*game.state().turn(), game.next_drawer());
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            let drawn = game.state().turn();
            if turn.step == Step::Figure && game.pending() != Pending::Over {
                assert_eq!((drawn.step, drawn.seat), (Step::Draw, next));
                again += u32::from(turn.seat == next);
            }
        }
    }
    assert!(again > 20, "{again} extra turns");
}

/// GIFT-2: a draft tells that a gift comes, and not which one.
#[test]
fn a_draft_tells_of_the_gift() {
    let mut game = small_table("base-gifts", &[("base/U", 3)]);
    common::play(
        &mut game,
        "draw base/U\nplace base/U 1,0 r0\nput meeple 1,0 road-EW\ndraw base/U",
    );
    let Ok(Ply::Action(place)) = read_ply(&game, "place base/U 2,0 r0") else {
        panic!("a placement")
    };
    let (drafted, events) = game.drafted(&[place]).expect("legal");
    assert!(matches!(events[..], [Event::Laid(..), Event::GiftReceived(_)]), "{events:?}");
    assert_eq!(drafted.state().turn().step, Step::Figure);
    for gift in Gift::ALL {
        let mut truth = game.clone();
        let line = format!("place base/U 2,0 r0\ngift {}", gift.name());
        assert_eq!(common::play(&mut truth, &line), events);
    }
}

/// A log can be cut anywhere, and goes on as before.
#[test]
fn logs_can_be_cut() {
    let mut dice = dice(5);
    let mut log = Log::<Classic>::new(Setup::all(3)).expect("playable");
    let mut legal = List::new();
    while let Some(ply) = some_ply(log.game(), &mut dice, &mut legal) {
        log.make(ply, &mut Quiet).expect("legal");
    }
    let plies = log.plies().len();
    for cut in [0, 1, plies / 2, plies - 1, plies, plies + 7] {
        let mut short = log.up_to(cut);
        assert_eq!(short.plies(), &log.plies()[..cut.min(plies)]);
        assert_eq!(short.setup(), log.setup());
        for entry in &log.plies()[cut.min(plies)..] {
            short.make(entry.ply, &mut Quiet).expect("played before");
        }
        assert_eq!(short.write(), log.write());
    }
}

/// CITY-2, CITY-4, ROAD-2, INN-2, INN-4, ABBEY-2, ABBOT-6: whatever is completed in the end brings
/// what was promised before at the least, and sometimes just that.
#[test]
fn what_is_completed_brings_what_was_promised() {
    let (mut kept, mut exact) = (0_u32, 0_u32);
    for seed in 0..60 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        let mut game = random_start(&mut dice);
        let mut promised: BTreeMap<_, (i32, bool)> = BTreeMap::new();
        while let Some(ply) = some_ply(&game, &mut dice, &mut legal) {
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            if game.state().turn().step != Step::Draw {
                continue;
            }
            for feature in game.features() {
                if feature.kind != FeatureKind::Field && !feature.complete {
                    let worth = (feature.points_if_completed, feature.more_may_come);
                    promised.extend(feature.spots.iter().map(|spot| (*spot, worth)));
                }
            }
        }
        for (spot, (promise, more)) in promised {
            let feature = game.feature(spot).expect("it was there before");
            if feature.complete {
                let told = format!("{promise} promised, at least: {more}, to {feature:?}");
                assert!(feature.points_now >= promise, "{told}");
                assert!(more || feature.points_now == promise, "{told}");
                kept += 1;
                exact += u32::from(more && feature.points_now == promise);
            }
        }
    }
    assert!(kept > 500 && exact > 300, "{kept} times, {exact} of them just so");
}
