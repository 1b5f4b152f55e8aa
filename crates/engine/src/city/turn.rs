//! The course of a turn: draw, lay, follower, score, walls, next (TC-TURN-1).

use super::action::{Action, Answer};
use super::event::Event;
use super::game::City;
use super::illegal::Illegal;
use super::rules::{FOLLOWERS, LAST_SIDES, Pile};
use super::scoring;
use super::state::{Step, Turn};
use super::walls;
use crate::kernel::face::FaceId;
use crate::kernel::game::Sink;
use crate::kernel::geometry::Pose;
use crate::kernel::seat::Seat;
use crate::kernel::table::Spot;

/// How many equally likely answers the pending question has.
#[inline]
pub(crate) fn tickets(game: &City) -> u32 {
    match game.state.turn.step {
        Step::First => game.rules.seats() as u32,
        Step::Draw => game.state.bag.tiles() as u32,
        _ => 0,
    }
}

/// The answer that one ticket stands for.
#[inline]
pub(crate) fn ticket(game: &City, ticket: u32) -> Answer {
    match game.state.turn.step {
        Step::First => Answer::First(Seat(ticket as u8)),
        _ => Answer::Draw(game.state.bag.nth(0..game.rules.faces.len() as u8, ticket)),
    }
}

/// Why chance may not give this answer now, if so.
pub(crate) fn check_answer(game: &City, answer: Answer) -> Result<(), Illegal> {
    match (game.state.turn.step, answer) {
        (Step::Over, _) => Err(Illegal::GameOver),
        (Step::First, Answer::First(seat)) if seat.index() < game.rules.seats() => Ok(()),
        (Step::First, Answer::First(seat)) => Err(Illegal::NoSuchSeat(seat)),
        (Step::Draw, Answer::Draw(face)) => {
            let known = face.index() < game.rules.faces.len();
            let left = known && game.state.bag.left(face) > 0;
            if left { Ok(()) } else { Err(Illegal::NoneLeft(face)) }
        }
        (Step::First | Step::Draw, _) => Err(Illegal::WrongStep),
        _ => Err(Illegal::NothingToDraw),
    }
}

/// Takes an answer of chance that is known to be legal.
#[inline]
pub(crate) fn resolve(game: &mut City, answer: Answer, out: &mut impl Sink<Event>) {
    match answer {
        Answer::First(seat) => {
            game.state.turn.seat = seat;
            game.state.turn.step = Step::Draw;
            out.event(|| Event::Begins(seat));
        }
        Answer::Draw(face) => drawn(game, face, out),
    }
}

#[inline]
fn drawn(game: &mut City, face: FaceId, out: &mut impl Sink<Event>) {
    game.state.bag.take(face, 0);
    let seat = game.state.turn.seat;
    out.event(|| Event::Drawn(seat, face));
    if game.can_be_placed(face) {
        game.state.turn.tile = Some(face);
        game.state.turn.step = Step::Tile;
        return;
    }
    // RUL-TC-TURN-3: the tile leaves the game and the same seat draws again.
    out.event(|| Event::Boxed(face));
    if game.state.bag.tiles() == 0 {
        scoring::finish(game, out);
    }
}

/// Plays an action that is known to be legal.
#[inline]
pub(crate) fn act(game: &mut City, action: Action, out: &mut impl Sink<Event>) {
    match action {
        Action::Place { tile, cell, rotation } => {
            let pose = Pose { cell, rotation };
            let seat = game.state.turn.seat;
            game.lay(tile, pose);
            game.state.turn.tile = None;
            game.state.turn.step = Step::Follower;
            out.event(|| Event::Laid(seat, tile, pose));
        }
        Action::Put(spot) => {
            put(game, spot, out);
            score(game, out);
        }
        Action::Gate(edge) => walls::build_gate(game, edge, out),
        Action::Wall(edge) => walls::build_wall(game, edge, out),
        Action::Guard(edge) => walls::guard(game, Some(edge), out),
        Action::Tower(edge) => walls::tower(game, Some(edge), out),
        Action::Pass => match game.state.turn.step {
            Step::Guard => walls::guard(game, None, out),
            Step::Tower => walls::tower(game, None, out),
            _ => score(game, out),
        },
    }
}

/// Puts a follower from the supply on a spot.
#[inline]
fn put(game: &mut City, spot: Spot, out: &mut impl Sink<Event>) {
    let seat = game.state.turn.seat;
    let part = game.state.table.part_at(spot).expect("a legal spot names a part");
    let figure = game.state.figures.in_supply(seat, 0..FOLLOWERS);
    game.state.figures.put(figure.expect("a legal follower is in the supply"), part.0);
    let region = game.state.table.regions.region(part);
    game.state.table.regions.tally_mut(region).figures += 1;
    out.event(|| Event::Put(seat, spot));
}

/// Scores what the tile finished; in the later piles a wall phase follows if that was anything
/// (TC-PHASE-1).
#[inline]
fn score(game: &mut City, out: &mut impl Sink<Event>) {
    let any = scoring::finished(game, out);
    if any && game.pile() != Pile::First {
        walls::begin(game, out);
    } else {
        end(game, out);
    }
}

/// The next seat draws, or the game is over (TC-END-1 to TC-END-3, RUL-TC-END-1).
#[inline]
pub(crate) fn end(game: &mut City, out: &mut impl Sink<Event>) {
    let next = game.after(game.state.turn.seat);
    if game.is_walled_in() || game.state.bag.tiles() == 0 {
        // The last seat stays in its turn, so that a position tells whose the last tile was.
        game.state.turn = Turn { seat: game.state.turn.seat, ..Turn::default() };
        scoring::finish(game, out);
    } else {
        game.state.turn = Turn { step: Step::Draw, seat: next, ..Turn::default() };
    }
}

impl City {
    /// Whether the walls end the game (TC-END-1, TC-END-3).
    #[inline]
    pub(crate) fn is_walled_in(&self) -> bool {
        let run = &self.state.run;
        run.stands() && (run.walls_left() == 0 || self.open_sides().nth(LAST_SIDES).is_none())
    }
}
