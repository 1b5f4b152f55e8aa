//! The course of a turn: draw, lay, figure, score, next (TURN-1).

use super::action::{Action, Answer, FigureKind, Gift, Spot};
use super::event::Event;
use super::game::Classic;
use super::illegal::Illegal;
use super::modules::{abbot, anniversary, gifts};
use super::scoring;
use super::setup::{AbbotRecall, Module};
use super::state::{Step, Turn};
use crate::kernel::board::TileId;
use crate::kernel::face::FaceId;
use crate::kernel::game::Sink;
use crate::kernel::geometry::{Cell, Pose};
use crate::kernel::seat::Seat;

/// How many equally likely answers the pending question has.
#[inline]
pub(crate) fn tickets(game: &Classic) -> u32 {
    match game.state.turn.step {
        Step::First => game.rules.seats() as u32,
        Step::Draw | Step::SecondTile => {
            game.state.next_pile().map_or(0, |pile| u32::from(game.state.bag.total(pile as usize)))
        }
        Step::Gift => Gift::ALL.map(|gift| u32::from(gifts::in_deck(game, gift))).iter().sum(),
        Step::Tile | Step::Arrow | Step::Figure | Step::Over => 0,
    }
}

/// The answer that one ticket stands for.
#[inline]
pub(crate) fn ticket(game: &Classic, mut ticket: u32) -> Answer {
    match game.state.turn.step {
        Step::First => Answer::First(Seat(ticket as u8)),
        Step::Gift => {
            for gift in Gift::ALL {
                let count = u32::from(gifts::in_deck(game, gift));
                if ticket < count {
                    return Answer::Gift(gift);
                }
                ticket -= count;
            }
            unreachable!("tickets count the cards of the deck");
        }
        _ => {
            let pile = game.state.next_pile().expect("a draw is pending only from a pile");
            Answer::Draw(game.state.bag.nth(game.rules.piles[pile as usize].clone(), ticket))
        }
    }
}

/// Why chance may not give this answer now, if so.
pub(crate) fn check_answer(game: &Classic, answer: Answer) -> Result<(), Illegal> {
    match (game.state.turn.step, answer) {
        (Step::Over, _) => Err(Illegal::GameOver),
        (Step::Tile | Step::Arrow | Step::Figure, _) => Err(Illegal::NothingToDraw),
        (Step::First, Answer::First(seat)) if seat.index() < game.rules.seats() => Ok(()),
        (Step::First, Answer::First(seat)) => Err(Illegal::NoSuchSeat(seat)),
        (Step::Draw | Step::SecondTile, Answer::Draw(face)) => {
            let pile = game.state.next_pile().ok_or(Illegal::NothingToDraw)?;
            let here = game.rules.piles[pile as usize].contains(&face.0);
            if here && game.state.bag.left(face) > 0 {
                Ok(())
            } else {
                Err(Illegal::NotInPile(face))
            }
        }
        (Step::Gift, Answer::Gift(gift)) => {
            if gifts::in_deck(game, gift) > 0 {
                Ok(())
            } else {
                Err(Illegal::NotInDeck)
            }
        }
        _ => Err(Illegal::WrongStep),
    }
}

/// Takes an answer of chance that is known to be legal.
#[inline]
pub(crate) fn resolve(game: &mut Classic, answer: Answer, out: &mut impl Sink<Event>) {
    match answer {
        Answer::First(seat) => {
            game.state.turn.seat = seat;
            out.event(|| Event::Begins(seat));
            begin(game, out);
        }
        Answer::Draw(face) => drawn(game, face, out),
        Answer::Gift(gift) => {
            gifts::receive(game, gift, out);
            game.state.turn.step = Step::Figure;
        }
    }
}

/// A tile comes out of the pile in use.
#[inline]
fn drawn(game: &mut Classic, face: FaceId, out: &mut impl Sink<Event>) {
    let pile = game.state.next_pile().expect("a draw is pending only from a pile");
    game.state.bag.take(face, pile as usize);
    let turn = &mut game.state.turn;
    let seat = turn.seat;
    if turn.step == Step::SecondTile {
        // RUL-GIFT-16: a second tile that fits nowhere is simply the one that goes back.
        turn.second = Some(face);
        turn.step = Step::Tile;
        out.event(|| Event::DrawnSecond(seat, face));
        return;
    }
    out.event(|| Event::Drawn(seat, face));
    // RUL-TURN-1: decided before any gift is unwrapped.
    if game.can_be_placed(face) {
        game.state.turn.tile = Some(face);
        game.state.turn.step = Step::Tile;
    } else {
        // TILE-6: the tile leaves the game and the same seat draws again.
        out.event(|| Event::Boxed(face));
        begin(game, out);
    }
}

/// The seat to move draws, or the game ends because it cannot (END-1, RUL-TILE-2).
#[inline]
fn begin(game: &mut Classic, out: &mut impl Sink<Event>) {
    if game.state.next_pile().is_some() {
        game.state.turn.step = Step::Draw;
    } else {
        scoring::finish(game, out);
        game.state.turn.step = Step::Over;
    }
}

/// Plays an action that is known to be legal.
#[inline]
pub(crate) fn act(game: &mut Classic, action: Action, out: &mut impl Sink<Event>) {
    match action {
        Action::Place { tile, cell, rotation } => place(game, tile, Pose { cell, rotation }, out),
        Action::Arrow { cell } => {
            anniversary::activate(game, cell, out);
            let across = game.state.across_last();
            after(game, &across, Some(cell), out);
        }
        Action::Unwrap(used) => gifts::unwrap(game, used, out),
        Action::Pass => score(game, out),
        Action::Put { figure, spot } => {
            put(game, figure, spot, out);
            score(game, out);
        }
        Action::Recall => {
            abbot::recall(game, out);
            score(game, out);
        }
    }
}

/// Lays the tile; of two in hand the other is the spare one from now on.
#[inline]
fn place(game: &mut Classic, face: FaceId, pose: Pose, out: &mut impl Sink<Event>) {
    let turn = &mut game.state.turn;
    let seat = turn.seat;
    if turn.tile != Some(face) {
        turn.second = turn.tile;
    }
    turn.tile = None;
    let across = game.lay(face, pose);
    out.event(|| Event::Laid(seat, face, pose));
    let mut activated = None;
    if game.rules.has(Module::Anniversary) {
        let arrows = anniversary::touched(game, &across);
        if arrows.len() > 1 {
            game.state.turn.step = Step::Arrow;
            return;
        }
        activated = arrows.first().copied();
        if let Some(cell) = activated {
            anniversary::activate(game, cell, out);
        }
    }
    after(game, &across, activated, out);
}

/// The bonus, the spare tile and the gift, in the fixed order of RUL-TURN-2.
#[inline]
fn after(
    game: &mut Classic,
    across: &[Option<TileId>; 4],
    activated: Option<Cell>,
    out: &mut impl Sink<Event>,
) {
    if game.rules.has(Module::Anniversary) {
        anniversary::bonus(game, activated, out);
    }
    if let Some(spare) = game.state.turn.second.take() {
        return_tile(game, spare);
        out.event(|| Event::SpareReturned(spare));
    }
    let gift = game.rules.has(Module::Gifts) && gifts::is_due(game, across);
    game.state.turn.step = if gift { Step::Gift } else { Step::Figure };
}

/// RUL-GIFT-18, RUL-GIFT-19: the spare tile goes back where it came from.
fn return_tile(game: &mut Classic, face: FaceId) {
    let pile = game.rules.pile_of(face).expect("a drawn tile came from a pile");
    game.state.bag.add(face, pile as usize, 1);
}

/// Puts a figure from the supply on a spot.
#[inline]
pub(crate) fn put(game: &mut Classic, kind: FigureKind, spot: Spot, out: &mut impl Sink<Event>) {
    let part = game.state.table.part_at(spot).expect("a legal spot names a part");
    let seat = game.state.turn.seat;
    let figure = game.state.figures.in_supply(seat, game.rules.slots(kind));
    game.state.figures.put(figure.expect("a legal figure is in the supply"), part.0);
    let region = game.state.table.regions.region(part);
    game.state.table.regions.tally_mut(region).figures += 1;
    game.state.turn.abbot_placed |=
        kind == FigureKind::Abbot && game.rules.setup.abbot_recall == AbbotRecall::LaterTurn;
    out.event(|| Event::Put(seat, kind, spot));
}

/// Scores what the new tile completed and ends the turn (TURN-2, TURN-3).
#[inline]
fn score(game: &mut Classic, out: &mut impl Sink<Event>) {
    scoring::completed(game, out);
    end_turn(game, out);
}

/// The next seat draws, or the same one again (ANNIV-11).
#[inline]
fn end_turn(game: &mut Classic, out: &mut impl Sink<Event>) {
    let turn = &game.state.turn;
    let seat = turn.seat;
    // RUL-END-2, RUL-ANNIV-12: without a tile there is no extra turn.
    let repeat = anniversary::repeats(turn) && game.state.next_pile().is_some();
    let next = if repeat { seat } else { Seat((seat.0 + 1) % game.rules.seats() as u8) };
    game.state.turn = Turn { step: Step::Draw, seat: next, again: repeat, ..Turn::default() };
    if repeat {
        out.event(|| Event::AnotherTurn(seat));
    }
    begin(game, out);
}
