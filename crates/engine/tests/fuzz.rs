//! Fuzz tests: no text and no action from outside makes the engine panic or work without bound.

use crate::common;

use common::town::ply_of;
use common::{Random, damage, dice, some_ply};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{self, City};
use remparts_engine::classic::tiles;
use remparts_engine::classic::wishes::random_setup;
use remparts_engine::classic::{Action, Answer, Classic, FigureKind, Gift, GiftUse, Setup, Spot};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Edge, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_game, random_ply};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_engine::notation::classic::position;
use remparts_engine::notation::ply::{Ply, read_ply, write_ply};
use remparts_engine::notation::setup::Settings;
use remparts_engine::notation::{Log, Written, setup};
use std::sync::Arc;

/// A game cut after some plies.
fn cut_log<G: Written>(
    setup: G::Setup,
    mut dice: Random,
    plies: u32,
    mut choose: impl FnMut(&G, &mut Random) -> Option<Ply<G>>,
) -> Log<G> {
    let mut log = Log::<G>::new(setup).expect("playable");
    for _ in 0..dice.below(plies) {
        let Some(ply) = choose(log.game(), &mut dice) else { break };
        log.make(ply, &mut Quiet).expect("legal");
    }
    log
}

/// A random game, cut after some plies.
fn some_log(seed: u64) -> Log<Classic> {
    let mut dice = dice(seed);
    let setup = random_setup(&mut dice);
    let mut legal = List::new();
    cut_log(setup, dice, 250, |game, dice| some_ply(game, dice, &mut legal))
}

/// A random game of The City, cut after some plies.
fn some_city_log(seed: u64) -> Log<City> {
    let mut dice = dice(seed);
    let setup = city::wishes::random_setup(&mut dice);
    let manner = Manner::random(&mut dice);
    let mut legal = List::new();
    cut_log(setup, dice, 400, |game, dice| ply_of(manner, game, dice, &mut legal))
}

fn any_action() -> impl Strategy<Value = Action> {
    let cell = (any::<i8>(), any::<i8>()).prop_map(|(x, y)| Cell::new(x, y));
    let near = (-4_i8..5, -4_i8..5).prop_map(|(x, y)| Cell::new(x, y));
    let cell = prop_oneof![cell, near];
    let spot = (cell.clone(), any::<u8>()).prop_map(|(cell, part)| Spot { cell, part: part % 12 });
    let figure = (0..3_usize).prop_map(|n| FigureKind::ALL[n]);
    let rotation = (0..4_usize).prop_map(Rotation::of);
    let gift = prop_oneof![
        (figure.clone(), cell.clone()).prop_map(|(figure, cell)| GiftUse::Synod { figure, cell }),
        spot.clone().prop_map(|road| GiftUse::Sweeper { road }),
        (figure.clone(), spot.clone()).prop_map(|(figure, from)| GiftUse::Retreat { figure, from }),
        (figure.clone(), spot.clone(), any::<u8>())
            .prop_map(|(figure, from, to)| GiftUse::StandLie { figure, from, to }),
        Just(GiftUse::TakeTwo),
    ];
    prop_oneof![
        Just(Action::Pass),
        Just(Action::Recall),
        cell.clone().prop_map(|cell| Action::Arrow { cell }),
        (any::<u8>(), cell, rotation).prop_map(|(tile, cell, rotation)| Action::Place {
            tile: FaceId(tile),
            cell,
            rotation
        }),
        (figure, spot).prop_map(|(figure, spot)| Action::Put { figure, spot }),
        gift.prop_map(Action::Unwrap),
    ]
}

fn any_answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        any::<u8>().prop_map(|seat| Answer::First(Seat(seat))),
        any::<u8>().prop_map(|face| Answer::Draw(FaceId(face))),
        (0..5_usize).prop_map(|gift| Answer::Gift(Gift::ALL[gift])),
    ]
}

fn any_city_action() -> impl Strategy<Value = city::Action> {
    let cell = (any::<i8>(), any::<i8>()).prop_map(|(x, y)| Cell::new(x, y));
    let near = (-4_i8..5, -4_i8..5).prop_map(|(x, y)| Cell::new(x, y));
    let cell = prop_oneof![1 => cell, 3 => near];
    let edge =
        (cell.clone(), 0..4_usize).prop_map(|(cell, side)| Edge { cell, side: Side::ALL[side] });
    prop_oneof![
        Just(city::Action::Pass),
        (any::<u8>(), cell.clone(), 0..4_usize).prop_map(|(tile, cell, turns)| {
            city::Action::Place { tile: FaceId(tile), cell, rotation: Rotation::of(turns) }
        }),
        (cell, any::<u8>()).prop_map(|(cell, part)| city::Action::Put(Spot { cell, part })),
        edge.clone().prop_map(city::Action::Gate),
        edge.clone().prop_map(city::Action::Wall),
        edge.clone().prop_map(city::Action::Guard),
        edge.prop_map(city::Action::Tower),
    ]
}

fn any_city_answer() -> impl Strategy<Value = city::Answer> {
    prop_oneof![
        any::<u8>().prop_map(|seat| city::Answer::First(Seat(seat))),
        any::<u8>().prop_map(|face| city::Answer::Draw(FaceId(face))),
    ]
}

/// A damaged log is refused with a reason, or is a game that can be written and read again.
fn refused_or_a_log<G: Written>(text: &str) -> TestCaseResult {
    match Log::<G>::read(text) {
        Ok(log) => {
            let again = Log::<G>::read(&log.write()).expect("readable");
            prop_assert_eq!(again.plies(), log.plies());
        }
        Err(error) => prop_assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

/// A damaged setup is refused with a reason, or is one that can be written and read again. Texts
/// are compared: what has no bearing on a game need not be written.
fn refused_or_a_setup<S: Settings>(text: &str) -> TestCaseResult {
    match setup::read::<S>(text) {
        Ok(wish) => {
            let text = setup::write(&wish);
            prop_assert_eq!(setup::read::<S>(&text).map(|again| setup::write(&again)), Ok(text));
        }
        Err(error) => prop_assert!(error.to_string().starts_with("line "), "{}", error),
    }
    Ok(())
}

/// A damaged ply is refused with a reason, or says something that can be written and read again;
/// playing it works or changes nothing.
fn refused_or_a_ply<G: Written>(log: &Log<G>, text: &str) -> TestCaseResult {
    match read_ply(log.game(), text) {
        Ok(ply) => {
            prop_assert_eq!(read_ply(log.game(), &write_ply(log.game(), ply)), Ok(ply));
            let mut copy = log.clone();
            let made = copy.make(ply, &mut Quiet).is_ok();
            prop_assert!(made || copy.game().digest() == log.game().digest());
        }
        Err(error) => prop_assert!(error.to_string().starts_with("line 1, "), "{}", error),
    }
    Ok(())
}

/// Whatever is tried now is accepted only if it is listed, and otherwise changes nothing.
fn accepted_only_if_listed<G: Game>(
    game: &G,
    actions: Vec<G::Action>,
    answers: Vec<G::Answer>,
) -> TestCaseResult {
    let digest = game.digest();
    let mut legal = List::new();
    game.legal(&mut legal);
    for action in actions {
        for seat in (0..7).map(Seat) {
            let mut next = game.clone();
            let played = next.play(seat, action, &mut Quiet).is_ok();
            let listed = game.pending() == Pending::Seat(seat) && legal.contains(&action);
            prop_assert_eq!(played, listed, "{:?}", action);
            prop_assert!(played || next.digest() == digest);
        }
    }
    let possible = game.answers();
    for answer in answers {
        let mut next = game.clone();
        let resolved = next.resolve(answer, &mut Quiet).is_ok();
        prop_assert_eq!(resolved, possible.iter().any(|(known, _)| *known == answer));
        prop_assert!(resolved || next.digest() == digest);
    }
    Ok(())
}

/// Two thousand cases each, or as many as `PROPTEST_CASES` asks for.
fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig {
        cases: cases.unwrap_or(2_000),
        failure_persistence: None,
        ..Default::default()
    }
}

proptest! {
    #![proptest_config(config())]

    /// Raw bytes are refused by every reader with an error that says where.
    #[test]
    fn raw_bytes_are_refused(bytes in vec(any::<u8>(), 0..2_000)) {
        let text = String::from_utf8_lossy(&bytes);
        let game = Classic::new(Setup::all(6)).expect("playable");
        prop_assert!(Log::<Classic>::read(&text).is_err());
        prop_assert!(AnyLog::read(&text).is_err());
        let _ = AnySetup::read(&text);
        prop_assert!(position::read(&text).is_err());
        let _ = setup::read::<Setup>(&text);
        let _ = read_ply(&game, &text);
        let _ = tiles::parse(&text);
        prop_assert!(Log::<City>::read(&text).is_err());
        let town = City::new(city::Setup::new(4)).expect("playable");
        let _ = read_ply(&town, &text);
        let _ = setup::read::<city::Setup>(&text);
        let _ = city::tiles::parse(&text);
        let headed = format!("remparts 1\ngame city\nplies\n-{text}");
        prop_assert!(Log::<City>::read(&headed).is_err());
        let headed = format!("remparts 1\nplies\n{text}");
        let _ = Log::<Classic>::read(&headed);
        let headed = format!("position 1\ntable\n{text}");
        prop_assert!(position::read(&headed).is_err());
    }

    /// A damaged log is either refused or still a playable game.
    #[test]
    fn damaged_logs(seed in any::<u64>(), wounds in vec((any::<u16>(), any::<u8>()), 1..4)) {
        let text = damage(&some_log(seed).write(), &wounds);
        refused_or_a_log::<Classic>(&text)?;
        let text = damage(&some_city_log(seed).write(), &wounds);
        refused_or_a_log::<City>(&text)?;
        // A reader that has to find out what game it is comes to the same.
        if let Ok(AnyLog::City(log)) = AnyLog::read(&text) {
            let same = Log::<City>::read(&text).expect("it is a log of The City");
            prop_assert_eq!(same.plies(), log.plies());
        }
    }

    /// A damaged setup is either refused or the same when written and read again.
    #[test]
    fn damaged_setups(seed in any::<u64>(), wounds in vec((any::<u16>(), any::<u8>()), 1..4)) {
        refused_or_a_setup::<Setup>(&damage(&setup::write(some_log(seed).setup()), &wounds))?;
        let wish = city::wishes::random_setup(&mut dice(seed));
        let text = damage(&setup::write(&wish), &wounds);
        refused_or_a_setup::<city::Setup>(&text)?;
        if let Ok(AnySetup::City(wish)) = AnySetup::read(&text) {
            prop_assert_eq!(setup::read(&setup::write(&wish)), Ok(wish), "all of it is written");
            // What can be read need not be playable, but says why.
            match City::new(wish) {
                Ok(game) => prop_assert_eq!(game.seats(), usize::from(wish.players)),
                Err(error) => prop_assert!(!error.to_string().is_empty()),
            }
        }
    }

    /// A damaged ply is either refused or says something.
    #[test]
    fn damaged_plies(seed in any::<u64>(), n in any::<u16>(), wounds in vec((any::<u16>(), any::<u8>()), 1..3)) {
        fn some_text<G: Written>(log: &Log<G>, n: u16) -> Option<&str> {
            let plies = log.plies();
            plies.get(usize::from(n) % plies.len().max(1)).map(|entry| &*entry.text)
        }
        let log = some_log(seed);
        if let Some(text) = some_text(&log, n) {
            refused_or_a_ply(&log, &damage(text, &wounds))?;
            refused_or_a_ply(&log, text)?;
        }
        let log = some_city_log(seed);
        if let Some(text) = some_text(&log, n) {
            refused_or_a_ply(&log, &damage(text, &wounds))?;
            refused_or_a_ply(&log, text)?;
        }
    }

    /// A damaged position is either refused or can be played to the end.
    #[test]
    fn damaged_positions(seed in any::<u64>(), wounds in vec((any::<u16>(), any::<u8>()), 1..4)) {
        let text = damage(&position::write(some_log(seed).game()), &wounds);
        if let Ok(mut game) = position::read(&text) {
            prop_assert_eq!(position::read(&position::write(&game)).expect("readable").digest(), game.digest());
            let (mut dice, mut legal) = (dice(seed), List::new());
            let mut plies = 0;
            while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
                plies += 1;
                prop_assert!(plies < 2_000, "the game ends");
            }
        }
    }

    /// Damaged tile files are refused or describe possible tiles.
    #[test]
    fn damaged_tiles(wounds in vec((any::<u16>(), any::<u8>()), 1..4)) {
        let text = damage(include_str!("../data/tiles/inns.tiles"), &wounds);
        if let Ok(set) = tiles::parse(&text) {
            prop_assert_eq!(set.kinds.iter().map(|kind| kind.count).sum::<u32>(), set.pieces);
        }
        let text = damage(include_str!("../data/tiles/city.tiles"), &wounds);
        if let Ok(set) = city::tiles::parse(&text) {
            prop_assert_eq!(set.kinds.iter().map(|kind| kind.count).sum::<u32>(), set.tiles);
            // Tiles that can exist can be played with, if there are enough of them.
            if let Ok(rules) = city::Rules::with_tiles(city::Setup::new(3), &set) {
                let (mut dice, mut legal) = (dice(u64::from(wounds[0].0)), List::new());
                let mut game = City::with_rules(Arc::new(rules));
                random_game(&mut game, &mut dice, &mut legal, &mut Quiet);
                prop_assert_eq!(game.pending(), Pending::Over);
            }
        }
    }

    /// Any action and any answer at any time: accepted only if listed, otherwise nothing changes.
    #[test]
    fn any_action_any_time(seed in any::<u64>(), actions in vec(any_action(), 40), answers in vec(any_answer(), 20)) {
        accepted_only_if_listed(some_log(seed).game(), actions, answers)?;
    }

    /// The same for The City.
    #[test]
    fn any_city_action_any_time(
        seed in any::<u64>(),
        actions in vec(any_city_action(), 60),
        answers in vec(any_city_answer(), 20),
    ) {
        accepted_only_if_listed(some_city_log(seed).game(), actions, answers)?;
    }
}
