//! Who may know what (rules INFO).

use crate::common;

use common::{dice, play};
use remparts_engine::classic::wishes::one_of;
use remparts_engine::classic::{Action, Answer, Classic, FigureKind, Gift, Module, Setup};
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::log::Log;
use remparts_engine::notation::ply::{Ply, read_ply};
use std::collections::BTreeSet;

const OWNER: Viewer = Viewer::Seat(Seat(1));
const OTHER: Viewer = Viewer::Seat(Seat(0));
const VIEWERS: [Viewer; 3] = [OTHER, OWNER, Viewer::Audience];

fn with_gifts() -> Classic {
    Classic::new(Setup::base(2).with(Module::Gifts).starting(Seat(0))).expect("playable")
}

/// Seat 2 receives this card and puts a meeple on a field.
fn after_gift(gift: Gift) -> Classic {
    let mut game = with_gifts();
    let lines = format!(
        "draw base/U
         place base/U 1,0 r0
         put meeple 1,0 road-EW
         draw base/U
         place base/U 2,0 r0
         gift {}
         put meeple 2,0 field-0127",
        gift.name()
    );
    play(&mut game, &lines);
    game
}

/// INFO-1, TILE-1: before a draw everyone expects the same tiles with the same chances; the drawn
/// tile is seen by all.
#[test]
fn face_down_tiles_are_unknown_and_drawn_ones_are_shown() {
    let mut game = after_gift(Gift::Synod);
    for viewer in VIEWERS {
        let known = game.view(viewer);
        assert_eq!(known.known().tickets(), 69);
        assert_eq!(known.known().answers(), game.answers());
    }
    play(&mut game, "draw base/E");
    let end = game.rules().face_named("base/E").expect("a base tile");
    for viewer in VIEWERS {
        let view = game.view(viewer);
        let mut places = List::new();
        view.known().legal(&mut places);
        assert!(!places.is_empty());
        let shown = |action: &Action| matches!(action, Action::Place { tile, .. } if *tile == end);
        assert!(places.iter().all(shown), "{viewer:?}");
    }
}

/// INFO-1: no order is laid down anywhere: from the same position the seed alone decides, and each
/// remaining tile may come next.
#[test]
fn the_seed_alone_decides_the_next_tile() {
    let game = after_gift(Gift::Synod);
    let next = |number| Dealer::resume(Seed::from_number(number), 3).answer(&game);
    let drawn: BTreeSet<Option<Answer>> = (0..2_000).map(next).collect();
    let possible: BTreeSet<Option<Answer>> =
        game.answers().into_iter().map(|(answer, _)| Some(answer)).collect();
    assert_eq!(drawn, possible);
    assert_eq!(drawn.len(), 24);
    for answer in drawn.into_iter().flatten() {
        assert_eq!(game.view(OTHER).known().check_answer(answer), Ok(()));
    }
}

/// INFO-2: games that differ only in the card of seat 2 look the same to everyone else, in every
/// list and fingerprint; the owner sees the card.
#[test]
fn a_wrapped_gift_is_known_to_its_owner_only() {
    let games: Vec<Classic> = Gift::ALL.into_iter().map(after_gift).collect();
    for (game, gift) in games.iter().zip(Gift::ALL) {
        let mut own = [0; 5];
        own[gift.index()] = 1;
        assert_eq!(game.view(OWNER).hand(), Some(&own));
        assert_eq!(game.view(OTHER).hand(), Some(&[0; 5]));
        assert_eq!(game.view(Viewer::Audience).hand(), None);
        for viewer in [OTHER, Viewer::Audience] {
            let (here, there) = (game.view(viewer), games[0].view(viewer));
            assert_eq!(here.known().digest(), there.known().digest());
            assert_eq!(here.unseen_gifts(), [5; 5]);
            assert_eq!(here.gifts(), there.gifts());
        }
        let same = gift == Gift::ALL[0];
        assert_eq!(game.digest() == games[0].digest(), same);
        let (here, there) = (game.view(OWNER), games[0].view(OWNER));
        assert_eq!(here.known().digest() == there.known().digest(), same);
        let mut unseen = [5; 5];
        unseen[gift.index()] = 4;
        assert_eq!(here.unseen_gifts(), unseen);
    }
}

/// INFO-2: in the owner's turn nobody else can read the card from what may be done.
#[test]
fn the_owner_alone_is_offered_the_gift() {
    let mut game = after_gift(Gift::Retreat);
    play(&mut game, "draw base/U\nplace base/U -1,0 r0\npass\ndraw base/U");
    assert_eq!(game.pending(), Pending::Seat(Seat(1)));
    let unwraps = |viewer: Viewer| {
        let mut legal = List::new();
        let view = game.view(viewer);
        view.known().legal(&mut legal);
        let offered = legal.iter().any(|action| matches!(action, Action::Unwrap(_)));
        view.legal(&mut legal);
        (offered, legal.is_empty())
    };
    assert_eq!(unwraps(OWNER), (true, false));
    assert_eq!(unwraps(OTHER), (false, true));
    assert_eq!(unwraps(Viewer::Audience), (false, true));
}

/// INFO-2: an unwrapped card lies face up for everyone.
#[test]
fn an_unwrapped_gift_is_public() {
    let mut game = after_gift(Gift::Retreat);
    play(
        &mut game,
        "draw base/U
         place base/U -1,0 r0
         pass
         draw base/U
         unwrap retreat meeple 2,0 field-0127",
    );
    let mut discards = [0; 5];
    discards[Gift::Retreat.index()] = 1;
    for viewer in VIEWERS {
        let view = game.view(viewer);
        assert_eq!(view.gifts().discards, discards);
        assert_eq!(view.gifts().held[..2], [0, 0]);
        assert_eq!(view.unseen_gifts()[Gift::Retreat.index()], 4);
    }
}

/// INFO-3, RUL-INFO-1: through a whole random game everyone sees the board, supplies, scores,
/// whose turn it is, the tiles left and boxed, and the numbers of cards, as they are.
#[test]
fn the_table_is_public() {
    for seed in 0..6 {
        let mut game = Classic::new(Setup::all(3)).expect("playable");
        let (mut dice, mut legal) = (dice(seed), List::new());
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            for viewer in VIEWERS {
                let view = game.view(viewer);
                let known = view.known();
                assert_eq!(known.pending(), game.pending());
                assert_eq!(known.scores(), game.scores());
                assert_eq!(known.figures(), game.figures());
                assert_eq!(known.boxed(), game.boxed());
                assert_eq!(known.open_cells(), game.open_cells());
                for (face, copies) in game.rules().copies.iter().enumerate() {
                    let face = FaceId(face as u8);
                    assert!(known.copies_left(face) <= *copies);
                    assert_eq!(known.copies_left(face), game.copies_left(face));
                }
                for seat in Seat::first(3) {
                    let supply =
                        |game: &Classic| FigureKind::ALL.map(|kind| game.supply(seat, kind));
                    assert_eq!(supply(known), supply(&game));
                    let hand = *game.view(Viewer::Seat(seat)).hand().expect("a seat's own hand");
                    assert_eq!(view.gifts().held[seat.index()], hand.iter().sum::<u8>());
                }
            }
        }
        assert_eq!(game.view(Viewer::Audience).known().features(), game.features());
    }
}

/// RUL-INFO-1: pile and deck order are nobody's knowledge: a viewer's picture of the game can be
/// dealt out again in any way that fits what is seen.
#[test]
fn hidden_cards_can_be_dealt_again() {
    let game = after_gift(Gift::Synod);
    let view = game.view(Viewer::Audience);
    let mut seen = [0; 5];
    let mut dice = dice(5);
    for _ in 0..200 {
        let sample = view.sample(&mut dice);
        let hand = *sample.view(OWNER).hand().expect("a seat's hand");
        assert_eq!(hand.iter().sum::<u8>(), 1);
        assert_eq!(sample.view(OTHER).known().digest(), game.view(OTHER).known().digest());
        seen.iter_mut().zip(hand).for_each(|(seen, card)| *seen += u32::from(card));
    }
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
    let owner = game.view(OWNER);
    assert_eq!(owner.sample(&mut dice).digest(), game.digest(), "the owner knows it all");
}

/// A game with one card dealt to seat 2, as a log.
fn log_after_gift() -> Log<Classic> {
    let mut log = Log::<Classic>::new(with_gifts().rules().setup).expect("playable");
    for line in [
        "draw base/U",
        "place base/U 1,0 r0",
        "put meeple 1,0 road-EW",
        "draw base/U",
        "place base/U 2,0 r0",
        "gift take-two",
        "pass",
    ] {
        let ply = read_ply(log.game(), line).expect("well written");
        log.make(ply, &mut Quiet).expect("legal");
    }
    log
}

/// RUL-INFO-2: logs for others and for the audience hide the card until the game is over, and the
/// fingerprints that depend on it.
#[test]
fn logs_hide_gifts_until_the_end() {
    let mut log = log_after_gift();
    for (viewer, line) in
        [(OWNER, "gift take-two"), (OTHER, "gift ?"), (Viewer::Audience, "gift ?")]
    {
        let text = log.write_for_viewer(viewer);
        assert!(text.lines().any(|found| found.trim_end() == line), "{viewer:?}: {text}");
        assert_eq!(text.contains("take-two"), viewer == OWNER);
        assert!(!text.contains('#'), "no fingerprints");
    }
    assert!(log.write().contains("gift take-two"));

    // To the end without unwrapping it.
    let mut dice = dice(2);
    let mut legal = List::new();
    while log.game().pending() != Pending::Over {
        for viewer in [OTHER, Viewer::Audience] {
            assert!(!log.write_for_viewer(viewer).contains("take-two"));
        }
        let ply = if matches!(log.game().pending(), Pending::Seat(_)) {
            log.game().legal(&mut legal);
            let wrapped: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| !matches!(action, Action::Unwrap(_)))
                .collect();
            Ply::Action(one_of(&mut dice, &wrapped))
        } else {
            Ply::Answer(log.game().ticket(dice.below(log.game().tickets())))
        };
        log.make(ply, &mut Quiet).expect("listed");
    }
    for viewer in VIEWERS {
        let text = log.write_for_viewer(viewer);
        assert!(text.contains("gift take-two") && !text.contains("gift ?"), "{viewer:?}");
        assert!(text.contains('#'));
    }
}

/// RUL-INFO-2: once unwrapped the card is in everyone's log.
#[test]
fn logs_show_unwrapped_gifts() {
    let mut log = log_after_gift();
    for line in ["draw base/U", "place base/U -1,0 r0", "pass", "draw base/B", "unwrap take-two"] {
        let ply = read_ply(log.game(), line).expect("well written");
        log.make(ply, &mut Quiet).expect("legal");
    }
    for viewer in VIEWERS {
        assert!(log.write_for_viewer(viewer).contains("unwrap take-two"), "{viewer:?}");
    }
}
