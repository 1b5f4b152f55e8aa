//! What holds at every ply of every game (rules INV), played at random over all options.

use crate::common;

use common::{Random, dice, laid_cells, terrain};
use remparts_engine::classic::feature::FeatureKind;
use remparts_engine::classic::setup::Modules;
use remparts_engine::classic::wishes::{one_of, random_origin, random_setup};
use remparts_engine::classic::{
    Action, Answer, Classic, Event, FigureKind, Module, Question, Setup, Spot,
};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::{Seat, Viewer};
use std::collections::BTreeSet;

/// Any wish, with all of `must` and none of `never`.
fn some_setup(dice: &mut Random, must: &[Module], never: &[Module]) -> Setup {
    let setup = random_setup(dice);
    let others = setup.modules.iter().filter(|module| !never.contains(module));
    let modules = others.chain(must.iter().copied()).fold(Modules::NONE, Modules::with);
    Setup { modules, origin: random_origin(dice), ..setup }
}

/// Shows every position of random games, see [`play_games`].
fn every_ply(must: &[Module], never: &[Module], check: impl FnMut(&Classic, &[Event], bool)) {
    play_games(120, must, never, check);
}

/// Plays random games and shows each position with the events that led to it and whether a new
/// game begins. Half of the games prefer figures and gifts to passing, so that boards get crowded.
fn play_games(
    games: u64,
    must: &[Module],
    never: &[Module],
    mut check: impl FnMut(&Classic, &[Event], bool),
) {
    for seed in 0..games {
        let mut dice = dice(seed);
        let setup = some_setup(&mut dice, must, never);
        let mut game = Classic::new(setup).expect("random setups are playable");
        let mut legal = List::new();
        check(&game, &[], true);
        while game.pending() != Pending::Over {
            let mut events = Vec::new();
            if let Pending::Seat(seat) = game.pending() {
                game.legal(&mut legal);
                let eager: Vec<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| matches!(action, Action::Put { .. } | Action::Unwrap(_)))
                    .collect();
                let choices = if seed % 2 == 0 && !eager.is_empty() { &eager } else { &legal[..] };
                let action = one_of(&mut dice, choices);
                game.play(seat, action, &mut events).expect("listed");
            } else {
                let answer = game.ticket(dice.below(game.tickets()));
                game.resolve(answer, &mut events).expect("listed");
            }
            check(&game, &events, false);
        }
    }
}

fn kind_at(game: &Classic, spot: Spot) -> FeatureKind {
    game.feature(spot).expect("figures stand on features").kind
}

/// INV-1: each seat has the same figures at every ply, in the supply or on the board: seven, a big
/// one, an abbot, as the game has them.
#[test]
fn no_figure_is_lost_or_doubled() {
    every_ply(&[], &[], |game, _, _| {
        let modules = game.rules().setup.modules;
        let own =
            [7, u8::from(modules.has(Module::BigMeeples)), u8::from(modules.has(Module::Abbot))];
        let figures = game.figures();
        for seat in Seat::first(game.seats()) {
            for (kind, owned) in FigureKind::ALL.into_iter().zip(own) {
                let on_board = figures.iter().filter(|figure| (figure.0, figure.1) == (seat, kind));
                assert_eq!(
                    usize::from(game.supply(seat, kind)) + on_board.count(),
                    usize::from(owned)
                );
            }
        }
    });
}

/// INV-2: once a turn is scored nobody stands on a road or city without an open side, nor on an
/// abbey or garden with eight neighbors.
#[test]
fn nobody_stands_on_a_complete_feature() {
    let mut checked = 0;
    every_ply(&[], &[], |game, _, _| {
        if !matches!(game.pending(), Pending::Chance(Question::Draw) | Pending::Over) {
            return;
        }
        for (_, _, spot) in game.figures() {
            let feature = game.feature(spot).expect("figures stand on features");
            let complete = match feature.kind {
                FeatureKind::Field => false,
                FeatureKind::Road | FeatureKind::City => feature.open.is_empty(),
                FeatureKind::Abbey | FeatureKind::Garden => {
                    spot.cell.around().iter().all(|cell| game.tile_at(*cell).is_some())
                }
            };
            assert!(!complete, "{feature:?}");
            checked += 1;
        }
    });
    assert!(checked > 0);
}

/// INV-3: without Gifts and Anniversary nothing lets a second figure onto an abbey.
#[test]
fn an_abbey_has_room_for_one() {
    let mut monks = 0;
    every_ply(&[], &[Module::Gifts, Module::Anniversary], |game, _, _| {
        let mut taken = BTreeSet::new();
        for (_, _, spot) in game.figures() {
            if kind_at(game, spot) == FeatureKind::Abbey {
                assert!(taken.insert(spot), "two figures on the abbey of {}", spot.cell);
                monks += 1;
            }
        }
    });
    assert!(monks > 0);
}

/// INV-4: no score ever falls.
#[test]
fn scores_never_fall() {
    let mut before: Vec<i32> = Vec::new();
    every_ply(&[], &[], |game, _, new| {
        if !new {
            assert!(before.iter().zip(game.scores()).all(|(before, now)| before <= now));
        }
        before = game.scores().to_vec();
        assert!(before.iter().all(|score| *score >= 0));
    });
}

/// INV-5: tiles on the table, in the piles, in hand and in the box are always all the tiles.
#[test]
fn no_tile_is_lost() {
    let mut all = 0;
    let mut laid = 0;
    let mut boxed: Vec<FaceId> = Vec::new();
    let mut ever_boxed = 0;
    // Few tiles fit nowhere, so it takes many games to meet some.
    play_games(600, &[], &[], |game, events, new| {
        if new {
            laid = game.rules().start.len();
            let copies = game.rules().copies.iter().map(|copies| usize::from(*copies));
            all = copies.sum::<usize>() + laid;
            boxed.clear();
        }
        for event in events {
            match event {
                Event::Boxed(face) => boxed.push(*face),
                Event::Laid(..) => laid += 1,
                _ => {}
            }
        }
        let faces = (0..game.rules().faces.len() as u8).map(FaceId);
        let left: usize = faces.map(|face| usize::from(game.copies_left(face))).sum();
        assert_eq!(laid + left + boxed.len(), all);
        if game.pending() == Pending::Over {
            assert_eq!((left, laid_cells(game).len()), (0, laid));
            let mut gone: Vec<FaceId> = Vec::new();
            for (face, copies) in game.boxed() {
                gone.extend((0..copies).map(|_| face));
            }
            boxed.sort_unstable();
            assert_eq!(gone, boxed);
            ever_boxed += boxed.len();
        }
    });
    assert!(ever_boxed > 0);
}

/// INV-5: the cards in the deck, discarded and in hands are always 25, five of each kind.
#[test]
fn no_card_is_lost() {
    let mut dealt = 0;
    every_ply(&[Module::Gifts], &[], |game, _, _| {
        let view = game.view(Viewer::Audience);
        let gifts = view.gifts();
        let mut cards = gifts.discards;
        for seat in Seat::first(game.seats()) {
            let hand = *game.view(Viewer::Seat(seat)).hand().expect("a seat has a hand");
            cards.iter_mut().zip(hand).for_each(|(cards, held)| *cards += held);
        }
        assert_eq!(gifts.deck + cards.iter().sum::<u8>(), 25);
        assert!(cards.iter().all(|count| *count <= 5));
        if let Pending::Chance(Question::Gift(_)) = game.pending() {
            dealt += 1;
            for (answer, tickets) in game.answers() {
                let Answer::Gift(gift) = answer else { panic!("{answer:?}") };
                // An empty deck is made of the discards first.
                let deck = match gifts.deck {
                    0 => gifts.discards[gift.index()],
                    _ => 5 - cards[gift.index()],
                };
                assert_eq!(tickets, u32::from(deck), "{gift:?}");
            }
        }
    });
    assert!(dealt > 0);
}

/// INV-6: without Gifts a farmer lies where it was put until the game is over.
#[test]
fn farmers_stay() {
    let mut farmers: BTreeSet<(Seat, FigureKind, Spot)> = BTreeSet::new();
    let mut most = 0;
    every_ply(&[], &[Module::Gifts], |game, _, new| {
        if new {
            farmers.clear();
        }
        if game.pending() == Pending::Over {
            return;
        }
        let lying: BTreeSet<_> = game
            .figures()
            .into_iter()
            .filter(|(_, _, spot)| kind_at(game, *spot) == FeatureKind::Field)
            .collect();
        assert!(farmers.is_subset(&lying));
        most = most.max(lying.len());
        farmers = lying;
    });
    assert!(most > 3);
}

/// INV-7: across every side shared by two tiles the printed terrain goes on.
#[test]
fn the_terrain_goes_on_everywhere() {
    every_ply(&[], &[], |game, events, new| {
        if !new && !events.iter().any(|event| matches!(event, Event::Laid(..))) {
            return;
        }
        for cell in laid_cells(game) {
            let (face, rotation) = game.tile_at(cell).expect("a laid tile");
            for side in [Side::E, Side::S] {
                if let Some((other, turned)) = game.tile_at(cell.step(side)) {
                    assert_eq!(
                        terrain(game.rules(), face, rotation, side),
                        terrain(game.rules(), other, turned, side.opposite()),
                        "{cell} {side:?}"
                    );
                }
            }
        }
    });
}
