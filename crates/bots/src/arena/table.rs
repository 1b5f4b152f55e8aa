//! One game of a match: every player sees its own view, has a clock, and loses if it does not
//! answer.

use super::deck::Deck;
use crate::player::{Limits, Player};
use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::{Log, Written};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// The time a player has used. A turn is the run of choices of one seat until another seat chooses
/// or chance has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// Number of turns begun.
    pub turns: u64,
    /// Time used in all of them.
    pub time: Duration,
    /// Time used in the slowest turn.
    pub slowest: Duration,
}

impl Clock {
    /// Adds another clock's turns to this one.
    pub fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// A game lost without being played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The seat that forfeited.
    pub seat: usize,
    /// What the player did wrong.
    pub reason: String,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The number of the bot in each seat.
    pub bots: Vec<usize>,
    /// Points of each seat. A game that was forfeited is counted as if it had ended there, with the
    /// forfeiter at least one point behind everyone else: so it has lost, by what it was behind but
    /// by no less than a point, and the others stand as they stood.
    pub points: Vec<i32>,
    /// Who lost without playing on, if anyone.
    pub forfeit: Option<Forfeit>,
    /// The time of each seat.
    pub clocks: Vec<Clock>,
}

/// A game that ended, with its log and result.
#[derive(Clone)]
pub struct Finished<G: Written> {
    /// Every ply, up to the end or to what the forfeiter should have done.
    pub log: Log<G>,
    /// The result of the game.
    pub outcome: Outcome,
}

/// Plays a game to its end. `bots` is the number of the bot in each seat, and `players` are the
/// bots themselves.
pub fn play<G: Written + Tallied>(
    mut log: Log<G>,
    deck: &mut Deck<G>,
    bots: Vec<usize>,
    players: &mut [Box<dyn Player<G>>],
    limits: &Limits,
) -> Finished<G> {
    let mut clocks = vec![Clock::default(); players.len()];
    let mut turn: Option<(Seat, Duration)> = None;
    let forfeit = loop {
        let seat = match log.game().pending() {
            Pending::Over => break None,
            Pending::Chance(_) => {
                let answer = deck.answer(log.game()).expect("a question has an answer");
                log.resolve(answer, &mut Quiet).expect("the deck holds what the game left in it");
                turn = None;
                continue;
            }
            Pending::Seat(seat) => seat,
        };
        let clock = &mut clocks[seat.index()];
        let used = turn.filter(|(same, _)| *same == seat).map(|(_, used)| used);
        clock.turns += u64::from(used.is_none());
        let used = used.unwrap_or_default();
        let time = limits.time.map(|time| time.saturating_sub(used));
        let limits = Limits { time, ..limits.clone() };
        let view = log.game().view(Viewer::Seat(seat));
        let began = Instant::now();
        let player = &mut players[seat.index()];
        let chosen = catch_unwind(AssertUnwindSafe(|| player.choose(&view, &limits)));
        let took = began.elapsed();
        turn = Some((seat, used + took));
        clock.time += took;
        clock.slowest = clock.slowest.max(used + took);
        let played = match chosen {
            Ok(Ok(choice)) => log
                .play(seat, choice.action, &mut Quiet)
                .map_err(|illegal| format!("illegal {:?}: {illegal}", choice.action)),
            Ok(Err(failure)) => Err(failure.to_string()),
            Err(panic) => Err(format!("panicked: {}", words_of(&*panic))),
        };
        if let Err(reason) = played {
            break Some(Forfeit { seat: seat.index(), reason });
        }
    };
    let points = points(log.game(), forfeit.as_ref());
    Finished { log, outcome: Outcome { bots, points, forfeit, clocks } }
}

/// The message of a panic.
fn words_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(|text| &**text)).unwrap_or("without a word")
}

/// The points of each seat that count for the result.
fn points<G: Tallied>(game: &G, forfeit: Option<&Forfeit>) -> Vec<i32> {
    let Some(Forfeit { seat, .. }) = forfeit else { return game.scores().to_vec() };
    let mut points = game.ended()[..game.seats()].to_vec();
    let others = points.iter().enumerate().filter(|(other, _)| other != seat);
    let least = others.map(|(_, points)| *points).min().unwrap_or_default();
    points[*seat] = points[*seat].min(least - 1);
    points
}

impl Outcome {
    /// The share of the game that a seat has won: all of it, or a part if several are ahead with
    /// the same points, or nothing.
    pub fn share(&self, seat: usize) -> f64 {
        let best = self.points.iter().max();
        let winners = self.points.iter().filter(|points| Some(*points) == best).count();
        if Some(&self.points[seat]) == best { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The lead of a seat over the best other.
    pub fn margin(&self, seat: usize) -> i32 {
        let others = self.points.iter().enumerate().filter(|(other, _)| *other != seat);
        self.points[seat] - others.map(|(_, points)| *points).max().unwrap_or_default()
    }

    /// The seats in which a bot sits.
    pub fn seats_of(&self, bot: usize) -> impl Iterator<Item = usize> + '_ {
        let seats = self.bots.iter().enumerate();
        seats.filter(move |(_, sitting)| **sitting == bot).map(|(seat, _)| seat)
    }
}
