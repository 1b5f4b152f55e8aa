//! The gifts: what a golden game cannot show, mostly because it needs another number of tiles or
//! all the cards.

use crate::common;

use common::{play, small_table, table};
use remparts_engine::classic::{
    Action, Answer, Classic, Event, FigureKind, Gift, GiftUse, Illegal,
};
use remparts_engine::kernel::game::{Game, Pending, Sight as _};
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::Written as _;

fn legal(game: &Classic) -> Vec<String> {
    let mut legal = List::new();
    game.legal(&mut legal);
    legal.iter().map(|action| game.write_action(*action)).collect()
}

fn draws(game: &Classic) -> Vec<String> {
    game.answers().iter().map(|(answer, _)| game.write_answer(*answer)).collect()
}

/// Seat 1 holds the road and both seats lengthen it eastward; seat 2 is dealt a card each time.
fn lengthen(game: &mut Classic, cards: impl Iterator<Item = Gift>) -> i8 {
    play(game, "draw base/U\nplace base/U 1,0 r0\nput meeple 1,0 road-EW");
    let mut x = 1;
    for card in cards {
        let gift = card.name();
        let (even, odd) = (x + 1, x + 2);
        play(game, &format!("draw base/U\nplace base/U {even},0 r0\ngift {gift}\npass"));
        play(game, &format!("draw base/U\nplace base/U {odd},0 r0\npass"));
        x = odd;
    }
    x
}

/// GIFT-5: only the owner sees the card; to everyone else two different cards look the same.
#[test]
fn a_received_gift_is_seen_by_its_owner_only() {
    let [synod, retreat] = [Gift::Synod, Gift::Retreat].map(|card| {
        let mut game = table("base-gifts", &[]);
        let plies = "draw base/U\nplace base/U 1,0 r0\nput meeple 1,0 road-EW\n\
                     draw base/U\nplace base/U 2,0 r0";
        play(&mut game, plies);
        let events = play(&mut game, &format!("gift {}", card.name()));
        assert_eq!(events, [Event::GiftReceived(Seat(1))]);
        game
    });
    for viewer in [Viewer::Audience, Viewer::Seat(Seat(0))] {
        let (one, other) = (synod.view(viewer), retreat.view(viewer));
        assert_eq!(one.known().digest(), other.known().digest());
        assert_eq!(one.unseen_gifts(), [5; 5]);
        assert!(one.hand().is_none_or(|hand| *hand == [0; 5]));
        assert_eq!(one.gifts().held[..2], [0, 1]);
    }
    let hand = |game: &Classic| *game.view(Viewer::Seat(Seat(1))).hand().expect("a seat's hand");
    assert_eq!(hand(&synod), [1, 0, 0, 0, 0]);
    assert_eq!(hand(&retreat), [0, 0, 1, 0, 0]);
}

/// GIFT-6: with all twenty-five cards in hands there is no gift; a discarded one is shuffled into
/// a new deck and can be dealt again.
#[test]
fn an_empty_deck_is_made_of_the_discards() {
    let mut game = table("base-gifts", &[("base/U", 70)]);
    let cards = Gift::ALL.into_iter().flat_map(|card| [card; 5]);
    let x = lengthen(&mut game, cards);
    assert_eq!(game.view(Viewer::Audience).gifts().held[..2], [0, 25]);
    assert_eq!(game.view(Viewer::Audience).gifts().deck, 0);
    // Seat 2 extends the road of seat 1, but no card is left.
    let (a, b, c) = (x + 1, x + 2, x + 3);
    play(&mut game, &format!("draw base/U\nplace base/U {a},0 r0"));
    assert_eq!(game.pending(), Pending::Seat(Seat(1)));
    play(&mut game, &format!("pass\ndraw base/U\nplace base/U {b},0 r0\npass"));
    // It unwraps one: that is the whole deck now.
    play(&mut game, "draw base/U\nunwrap take-two\ndraw base/U");
    play(&mut game, &format!("place base/U {c},0 r0"));
    assert_eq!(game.answers(), [(Answer::Gift(Gift::TakeTwo), 1)]);
    let events = play(&mut game, "gift take-two");
    assert_eq!(events, [Event::DeckRefilled, Event::GiftReceived(Seat(1))]);
    assert_eq!(game.view(Viewer::Audience).gifts().discards, [0; 5]);
    assert_eq!(game.view(Viewer::Audience).gifts().held[..2], [0, 25]);
}

/// RUL-GIFT-5: a Synod needs a figure in the supply.
#[test]
fn no_synod_without_a_figure() {
    let mut game = table("base-gifts", &[("base/U", 40)]);
    let x = lengthen(&mut game, [Gift::Synod].into_iter());
    play(&mut game, "draw base/B\nplace base/B 0,1 r0\nput meeple 0,1 abbey");
    // Six more figures of seat 2 go on roads of their own, south of each other's meadows.
    for row in 0..6 {
        play(&mut game, &format!("draw base/U\nplace base/U {},0 r0\npass", x + 1 + row));
        let y = row + 1;
        play(&mut game, &format!("draw base/U\nplace base/U 3,{y} r0\nput meeple 3,{y} road-EW"));
    }
    play(&mut game, &format!("draw base/U\nplace base/U {},0 r0\npass", x + 7));
    play(&mut game, "draw base/U");
    assert_eq!(game.supply(Seat(1), FigureKind::Meeple), 0);
    let synod = GiftUse::Synod { figure: FigureKind::Meeple, cell: Cell::new(0, 1) };
    let refused = Err(Illegal::NoneInSupply(FigureKind::Meeple));
    assert_eq!(game.check(Seat(1), Action::Unwrap(synod)), refused);
    assert!(legal(&game).iter().all(|ply| ply.starts_with("place")));
}

/// RUL-GIFT-17: Take 2 needs a tile to draw. With one left the spare tile is the next draw.
#[test]
fn take_two_at_the_bottom_of_the_bag() {
    for (left, usable) in [(0, false), (1, true)] {
        let mut game = small_table("base-gifts", &[("base/U", 4), ("base/B", left)]);
        lengthen(&mut game, [Gift::TakeTwo].into_iter());
        play(&mut game, "draw base/U");
        let unwrap = Action::Unwrap(GiftUse::TakeTwo);
        assert_eq!(legal(&game).contains(&"unwrap take-two".to_string()), usable);
        if usable {
            play(&mut game, "unwrap take-two\ndraw base/B\nplace base/B 0,1 r0\npass");
            assert_eq!(draws(&game), ["draw base/U"]);
            play(&mut game, "draw base/U");
            assert_eq!(game.pending(), Pending::Seat(Seat(0)));
        } else {
            assert_eq!(game.check(Seat(1), unwrap), Err(Illegal::NoSecondTile));
            play(&mut game, "place base/U 4,0 r0\ngift synod\npass");
            assert_eq!(game.pending(), Pending::Over);
        }
    }
}

/// RUL-GIFT-18: the spare tile is as likely to be drawn next as any other of the pile.
#[test]
fn the_spare_tile_is_one_ticket_among_all() {
    let mut game = small_table("base-gifts", &[("base/U", 6), ("base/B", 2), ("base/C", 1)]);
    lengthen(&mut game, [Gift::TakeTwo].into_iter());
    play(&mut game, "draw base/U\nunwrap take-two");
    assert_eq!(game.tickets(), 5);
    play(&mut game, "draw base/C\nplace base/U 4,0 r0\ngift synod\npass");
    assert_eq!(game.tickets(), 5);
    let mut tickets: Vec<(String, u32)> =
        game.answers().iter().map(|(answer, n)| (game.write_answer(*answer), *n)).collect();
    tickets.sort();
    let expected = [("draw base/B", 2), ("draw base/C", 1), ("draw base/U", 2)];
    assert_eq!(tickets, expected.map(|(draw, n)| (draw.to_string(), n)));
}

/// The first tiles of a river on which seat 2 receives a Take 2.
const RIVER: &str = "
    draw river20/G\nplace river20/G -1,0 r3\npass
    draw river20/D\nplace river20/D -1,1 r1\npass
    draw river20/P\nplace river20/P -1,2 r2\npass
    draw river20/D\nplace river20/D 0,2 r0\npass
    draw river20/G\nplace river20/G 2,0 r0\npass
    draw river20/O\nplace river20/O 1,2 r0\npass
    draw river20/K\nplace river20/K 2,2 r1\nput meeple 2,2 road-NS
    draw river20/I\nplace river20/I 2,1 r2\ngift take-two\npass
    draw river20/H\nplace river20/H 3,2 r0\npass
";

/// RUL-GIFT-19: a spare tile that is no lake goes back above the lakes.
#[test]
fn a_spare_river_tile_lies_above_the_lakes() {
    let absent = [("river20/B", 0), ("river20/C", 0), ("river20/E", 0)];
    let mut game = table("base-river-gifts", &absent);
    play(&mut game, RIVER);
    play(&mut game, "draw river20/N\nunwrap take-two");
    assert_eq!(draws(&game), ["draw river20/L", "draw river20/M"]);
    play(&mut game, "draw river20/L\nplace river20/L 3,1 r0\npass");
    assert_eq!(draws(&game), ["draw river20/N"]);
    play(&mut game, "draw river20/N");
    assert_eq!(game.pending(), Pending::Seat(Seat(0)));
}

/// RUL-GIFT-19: with the last river tile in hand the card cannot be unwrapped, although the normal
/// pile is full.
#[test]
fn take_two_never_opens_the_normal_pile_early() {
    let absent =
        [("river20/B", 0), ("river20/C", 0), ("river20/E", 0), ("river20/N", 0), ("river20/M", 0)];
    let mut game = table("base-river-gifts", &absent);
    play(&mut game, RIVER);
    play(&mut game, "draw river20/L");
    assert_eq!(game.check(Seat(1), Action::Unwrap(GiftUse::TakeTwo)), Err(Illegal::NoSecondTile));
    assert!(legal(&game).iter().all(|ply| ply.starts_with("place river20/L")));
    play(&mut game, "place river20/L 4,2 r0\npass");
    assert!(draws(&game).contains(&"draw base/B".to_string()));
}
