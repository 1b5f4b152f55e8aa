//! Anything may come in from outside: no text and no action makes the engine panic or work
//! without bound.

mod common;

use common::{damage, dice, some_ply};
use proptest::collection::vec;
use proptest::prelude::*;
use remparts_engine::classic::tiles;
use remparts_engine::classic::wishes::random_setup;
use remparts_engine::classic::{Action, Answer, Classic, FigureKind, Gift, GiftUse, Setup, Spot};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_engine::notation::classic::position;
use remparts_engine::notation::ply::read_ply;
use remparts_engine::notation::{Log, setup};

/// The text of a random game, cut after some plies.
fn some_log(seed: u64) -> Log<Classic> {
    let mut dice = dice(seed);
    let mut log = Log::<Classic>::new(random_setup(&mut dice)).expect("playable");
    let mut legal = List::new();
    for _ in 0..dice.below(250) {
        let Some(ply) = some_ply(log.game(), &mut dice, &mut legal) else { break };
        log.make(ply, &mut Quiet).expect("legal");
    }
    log
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
        let headed = format!("remparts 1\nplies\n{text}");
        let _ = Log::<Classic>::read(&headed);
        let headed = format!("position 1\ntable\n{text}");
        prop_assert!(position::read(&headed).is_err());
    }

    /// A damaged log is either refused or still a playable game.
    #[test]
    fn damaged_logs(seed in any::<u64>(), wounds in vec((any::<u16>(), any::<u8>()), 1..4)) {
        let text = damage(&some_log(seed).write(), &wounds);
        match Log::<Classic>::read(&text) {
            Ok(log) => {
                let again = Log::<Classic>::read(&log.write()).expect("readable");
                prop_assert_eq!(again.plies(), log.plies());
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
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
    }

    /// Any action and any answer at any time: accepted only if listed, otherwise nothing changes.
    #[test]
    fn any_action_any_time(seed in any::<u64>(), actions in vec(any_action(), 40), answers in vec(any_answer(), 20)) {
        let log = some_log(seed);
        let game = log.game();
        let digest = game.digest();
        let mut legal = List::new();
        game.legal(&mut legal);
        for action in actions {
            for seat in (0..7).map(Seat) {
                let mut next = game.clone();
                let played = next.play(seat, action, &mut Quiet).is_ok();
                let listed = game.pending() == Pending::Seat(seat) && legal.contains(&action);
                prop_assert_eq!(played, listed);
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
    }
}
