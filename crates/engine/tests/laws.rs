//! Laws that hold in every game, checked on random ones over all options.

use crate::common;

use common::{dice, laws, moved, random_start, some_ply};
use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::wishes::{one_of, random_setup};
use remparts_engine::classic::{
    Action, Answer, Classic, FigureKind, Gift, GiftUse, Module, Question, Setup, Spot,
};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::geometry::{Cell, Pose, Rotation};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::Log;
use remparts_engine::notation::classic::position;
use std::collections::BTreeSet;

/// Every action that makes any sense to try: all cells of the board and round it, all figures on
/// all spots, all gifts with all targets.
fn universe(game: &Classic) -> Vec<Action> {
    let mut cells: BTreeSet<Cell> = game.open_cells().into_iter().collect();
    for cell in game.open_cells() {
        cells.extend(cell.around());
    }
    let mut all = vec![Action::Pass, Action::Recall, Action::Unwrap(GiftUse::TakeTwo)];
    let faces = game.rules().faces.len() as u8;
    for cell in cells {
        all.push(Action::Arrow { cell });
        for rotation in Rotation::ALL {
            for tile in (0..faces).map(FaceId).filter(|face| game.copies_left(*face) > 0) {
                all.push(Action::Place { tile, cell, rotation });
            }
        }
        for figure in FigureKind::ALL {
            all.push(Action::Unwrap(GiftUse::Synod { figure, cell }));
            for part in 0..9 {
                let spot = Spot { cell, part };
                all.push(Action::Put { figure, spot });
                all.push(Action::Unwrap(GiftUse::Retreat { figure, from: spot }));
                for to in 0..9 {
                    all.push(Action::Unwrap(GiftUse::StandLie { figure, from: spot, to }));
                }
            }
        }
        all.extend(
            (0..9).map(|part| Action::Unwrap(GiftUse::Sweeper { road: Spot { cell, part } })),
        );
    }
    all
}

/// The listed actions are the accepted ones; everything else is refused and changes nothing.
#[test]
fn listed_equals_accepted() {
    let mut dice = dice(11);
    let mut legal = List::new();
    let mut refused = 0_u64;
    for _ in 0..60 {
        let mut game = random_start(&mut dice);
        let mut plies = 0;
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            plies += 1;
            if plies % 29 != 0 {
                continue;
            }
            refused += laws::listed_equals_accepted(&game, universe(&game));
        }
    }
    assert!(refused > 100_000, "many refusals were seen: {refused}");
}

/// Chance may answer exactly what its tickets say.
#[test]
fn answers_equal_tickets() {
    let mut dice = dice(12);
    let mut legal = List::new();
    let mut questions = 0;
    for _ in 0..40 {
        let mut game = random_start(&mut dice);
        loop {
            let faces = (0..game.rules().faces.len() as u8).map(|face| Answer::Draw(FaceId(face)));
            let seats = (0..7).map(|seat| Answer::First(Seat(seat)));
            let gifts = Gift::ALL.into_iter().map(Answer::Gift);
            let asked = laws::answers_equal_tickets(&game, faces.chain(seats).chain(gifts));
            questions += usize::from(asked);
            if !random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
                break;
            }
        }
    }
    assert!(questions > 2_000, "{questions} questions were asked");
}

/// Picking without listing finds the action that stands there in the list.
#[test]
fn picks_equal_the_list() {
    let mut dice = dice(13);
    let (mut legal, mut scratch) = (List::new(), List::new());
    let mut picks = 0;
    for _ in 0..40 {
        let mut game = random_start(&mut dice);
        while random_ply(&mut game, &mut dice, &mut scratch, &mut Quiet) {
            picks += laws::picks_equal_the_list(&game, &mut legal, &mut scratch);
        }
    }
    assert!(picks > 50_000, "{picks} picks");
}

/// A game played told, silent or again is the same game.
#[test]
fn same_game_however_played() {
    let mut dice = dice(20);
    let mut legal = List::new();
    let mut plies = 0;
    for _ in 0..20 {
        let start = random_start(&mut dice);
        plies += laws::same_game_however_played(&start, &mut dice, |game, dice| {
            some_ply(game, dice, &mut legal)
        });
    }
    assert!(plies > 3_000, "{plies} plies");
}

/// A log written and read again leads to the same game, ply by ply; and so does a position.
#[test]
fn texts_round_trip() {
    let mut dice = dice(14);
    let (mut legal, mut again) = (List::new(), List::new());
    for _ in 0..40 {
        let setup = random_setup(&mut dice);
        let mut log = Log::<Classic>::new(setup).expect("playable");
        while let Some(ply) = some_ply(log.game(), &mut dice, &mut legal) {
            log.make(ply, &mut Quiet).expect("legal plies are accepted");
            if log.plies().len().is_multiple_of(7) || log.game().pending() == Pending::Over {
                let text = position::write(log.game());
                let copy = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(position::write(&copy), text);
                assert_eq!(copy.digest(), log.game().digest(), "{text}");
                log.game().legal(&mut legal);
                copy.legal(&mut again);
                assert_eq!(&legal[..], &again[..], "{text}");
                assert_eq!(copy.features(), log.game().features(), "{text}");
                assert_eq!(copy.projected(), log.game().projected(), "{text}");
            }
        }
        laws::log_reads_the_same(&log);
    }
}

fn moved_action(action: Action, by: Pose) -> Action {
    let spot = |spot: Spot| Spot { cell: moved(spot.cell, by), part: spot.part };
    match action {
        Action::Pass | Action::Recall | Action::Unwrap(GiftUse::TakeTwo) => action,
        Action::Place { tile, cell, rotation } => {
            Action::Place { tile, cell: moved(cell, by), rotation: rotation.then(by.rotation) }
        }
        Action::Arrow { cell } => Action::Arrow { cell: moved(cell, by) },
        Action::Put { figure, spot: at } => Action::Put { figure, spot: spot(at) },
        Action::Unwrap(GiftUse::Synod { figure, cell }) => {
            Action::Unwrap(GiftUse::Synod { figure, cell: moved(cell, by) })
        }
        Action::Unwrap(GiftUse::Sweeper { road }) => {
            Action::Unwrap(GiftUse::Sweeper { road: spot(road) })
        }
        Action::Unwrap(GiftUse::Retreat { figure, from }) => {
            Action::Unwrap(GiftUse::Retreat { figure, from: spot(from) })
        }
        Action::Unwrap(GiftUse::StandLie { figure, from, to }) => {
            Action::Unwrap(GiftUse::StandLie { figure, from: spot(from), to })
        }
    }
}

/// A game turned and shifted as a whole plays the same.
#[test]
fn turned_and_shifted_games_play_the_same() {
    let mut dice = dice(15);
    let (mut legal, mut other) = (List::new(), List::new());
    for n in 0..40 {
        let setup = random_setup(&mut dice);
        let by = Pose {
            cell: Cell::new(n % 7 - 3, (n / 7) % 7 - 3),
            rotation: Rotation::of(n as usize),
        };
        let mut game = Classic::new(setup).expect("playable");
        let mut twin = Classic::new(Setup { origin: by, ..setup }).expect("playable");
        loop {
            assert_eq!(game.pending(), twin.pending());
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let answer = game.ticket(dice.below(game.tickets()));
                    game.resolve(answer, &mut Quiet).expect("a ticket");
                    twin.resolve(answer, &mut Quiet).expect("a ticket here too");
                }
                Pending::Seat(seat) => {
                    game.legal(&mut legal);
                    twin.legal(&mut other);
                    let ours: BTreeSet<Action> =
                        legal.iter().map(|action| moved_action(*action, by)).collect();
                    assert_eq!(ours, other.iter().copied().collect());
                    let action = one_of(&mut dice, &legal);
                    game.play(seat, action, &mut Quiet).expect("listed");
                    twin.play(seat, moved_action(action, by), &mut Quiet).expect("listed here too");
                }
            }
            assert_eq!(game.scores(), twin.scores());
        }
    }
}

/// Two games that differ only in the cards of one seat look the same to everyone else, and the
/// audience, at every ply.
#[test]
fn secrets_do_not_leak() {
    let mut dice = dice(16);
    let mut legal = List::new();
    let mut differing = 0;
    for n in 0..30 {
        let setup = random_setup(&mut dice).with(Module::Gifts);
        let holder = Seat(n % setup.players);
        let mut game = Classic::new(setup).expect("playable");
        let mut twin = game.clone();
        loop {
            let (mut told, mut twin_told) = (Vec::new(), Vec::new());
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(Question::Gift(seat)) if seat == holder => {
                    // Another card for the holder, if the deck has one.
                    let answers = game.answers();
                    let theirs = twin.answers();
                    let ours = one_of(&mut dice, &answers).0;
                    let other =
                        theirs.iter().map(|(answer, _)| *answer).find(|answer| *answer != ours);
                    game.resolve(ours, &mut told).expect("a ticket");
                    twin.resolve(other.unwrap_or(theirs[0].0), &mut twin_told).expect("a ticket");
                }
                Pending::Chance(_) => {
                    let ours = game.answers();
                    let theirs = twin.answers();
                    let both: Vec<Answer> = ours
                        .iter()
                        .map(|(answer, _)| *answer)
                        .filter(|answer| theirs.iter().any(|(other, _)| other == answer))
                        .collect();
                    let Some(answer) = both.get(dice.below(both.len().max(1) as u32) as usize)
                    else {
                        break;
                    };
                    game.resolve(*answer, &mut told).expect("a ticket");
                    twin.resolve(*answer, &mut twin_told).expect("a ticket here too");
                }
                Pending::Seat(seat) => {
                    game.legal(&mut legal);
                    // The holder keeps every card wrapped, so that the secret lasts.
                    let actions: Vec<Action> = legal
                        .iter()
                        .copied()
                        .filter(|action| seat != holder || !matches!(action, Action::Unwrap(_)))
                        .collect();
                    let action = one_of(&mut dice, &actions);
                    game.play(seat, action, &mut told).expect("listed");
                    twin.play(seat, action, &mut twin_told).expect("legal whatever the holder has");
                }
            }
            assert_eq!(told, twin_told, "what is told to everyone");
            differing += usize::from(game.digest() != twin.digest());
            for viewer in Seat::first(game.seats())
                .filter(|seat| *seat != holder)
                .map(Viewer::Seat)
                .chain([Viewer::Audience])
            {
                let (ours, theirs) = (game.view(viewer), twin.view(viewer));
                assert_eq!(position::write(ours.known()), position::write(theirs.known()));
                assert_eq!(ours.hand(), theirs.hand());
                assert_eq!(ours.unseen_gifts(), theirs.unseen_gifts());
                let mut other = List::new();
                ours.legal(&mut legal);
                theirs.legal(&mut other);
                assert_eq!(&legal[..], &other[..]);
            }
        }
    }
    assert!(differing > 500, "the hands differed at {differing} plies");
}

/// A sampled game looks to its viewer exactly as the real one does.
#[test]
fn samples_are_what_the_viewer_sees() {
    let mut dice = dice(17);
    let mut legal = List::new();
    let mut held = 0;
    for _ in 0..20 {
        let setup = random_setup(&mut dice).with(Module::Gifts);
        let mut game = Classic::new(setup).expect("playable");
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Audience] {
                let view = game.view(viewer);
                let sample = view.sample(&mut dice);
                let again = sample.view(viewer);
                assert_eq!(position::write(again.known()), position::write(view.known()));
                let cards: u32 = view.gifts().held.iter().map(|count| u32::from(*count)).sum();
                held += cards;
                let copy = position::read(&position::write(&sample)).expect("a possible position");
                assert_eq!(copy.digest(), sample.digest());
            }
        }
    }
    assert!(held > 1_000, "hands were held");
}

/// What a preview promises is what playing brings, and a finished game is worth what it says.
#[test]
fn previews_and_projections_come_true() {
    let mut dice = dice(18);
    let mut legal = List::new();
    let mut previewed = 0;
    for _ in 0..40 {
        let mut game = random_start(&mut dice);
        loop {
            let before: Vec<i32> = game.scores().to_vec();
            let projected: Vec<i32> = game.projected().iter().map(Breakdown::total).collect();
            if let Pending::Seat(seat) = game.pending() {
                let action = game.pick(&mut dice, &mut legal);
                let preview = game.preview(&[action]);
                game.play(seat, action, &mut Quiet).expect("listed");
                if matches!(action, Action::Put { .. } | Action::Pass | Action::Recall) {
                    let gains: Vec<i32> =
                        game.scores().iter().zip(&before).map(|(now, then)| now - then).collect();
                    assert_eq!(preview.expect("legal").gains, gains);
                    previewed += 1;
                    if game.pending() == Pending::Over && action == Action::Pass {
                        assert_eq!(game.scores(), projected, "the projection came true");
                    }
                }
            } else if !random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
                let split = game.projected();
                assert!(split.iter().all(|split| split.total() == split.banked));
                break;
            }
        }
    }
    assert!(previewed > 2_000, "{previewed} previews");
}

/// What the queries say of the board agrees with the rules of laying.
#[test]
fn queries_agree_with_the_lists() {
    let mut dice = dice(19);
    let mut legal = List::new();
    let mut dead = 0;
    for _ in 0..20 {
        let mut game = Classic::new(Setup::base(3)).expect("playable");
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            let dead_cells = game.dead_cells();
            dead += dead_cells.len();
            game.legal(&mut legal);
            for action in legal.iter() {
                if let Action::Place { tile, cell, rotation } = action {
                    let fits = game.fits(*cell);
                    let fit = fits.iter().find(|fit| fit.face == *tile).expect("a legal tile fits");
                    assert!(fit.rotations >> rotation.index() & 1 == 1);
                    assert!(!dead_cells.contains(cell));
                }
            }
            let laid = game.state().tiles_laid();
            let left: usize = (0..game.rules().faces.len() as u8)
                .map(|face| usize::from(game.copies_left(FaceId(face))))
                .sum();
            let boxed: usize = game.boxed().iter().map(|(_, copies)| usize::from(*copies)).sum();
            assert_eq!(laid + left + boxed, 72, "tiles are conserved");
        }
    }
    assert!(dead > 0, "some cells die");
}
