//! One turn of lookahead: all that a seat can still choose before someone else has to act.

use crate::dice::GameDice;
use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Scratch memory for looking through turns, kept between calls.
pub(crate) struct Turns<G: Game> {
    /// Lists of choices, one for each step into the turn.
    lists: Vec<List<G::Action>>,
}

impl<G: Tallied> Turns<G> {
    pub(crate) const fn new() -> Self {
        Self { lists: Vec::new() }
    }

    /// The first action of the best way through the turn, with the value of that way. Ties are
    /// broken by dice.
    pub(crate) fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        dice: &mut GameDice,
        value: &mut impl FnMut(&G) -> f64,
    ) -> (G::Action, f64) {
        let mut legal = self.take();
        game.legal(&mut legal);
        let mut best = (legal[0], f64::NEG_INFINITY);
        let mut ties = 0;
        for action in legal.iter() {
            let mut next = game.clone();
            next.play_listed(*action, &mut Quiet);
            let worth = self.best(&next, seat, value);
            if worth > best.1 {
                best = (*action, worth);
                ties = 1;
            } else if worth == best.1 {
                ties += 1;
                if dice.below(ties) == 0 {
                    best.0 = *action;
                }
            }
        }
        self.lists.push(legal);
        best
    }

    /// The value of the best way through what is left of the turn (expectimax within the turn).
    /// Chance within a turn counts by samples; what others choose in it is not looked at.
    pub(crate) fn best(&mut self, game: &G, seat: Seat, value: &mut impl FnMut(&G) -> f64) -> f64 {
        if game.between_turns() {
            return value(game);
        }
        match game.pending() {
            Pending::Chance(_) => {
                let mut sum = 0.0;
                each_sample(game, |next, odds| sum += odds * self.best(next, seat, value));
                sum
            }
            Pending::Seat(chooser) if chooser == seat => {
                let mut legal = self.take();
                game.legal(&mut legal);
                let mut best = f64::NEG_INFINITY;
                for action in legal.iter() {
                    let mut next = game.clone();
                    next.play_listed(*action, &mut Quiet);
                    best = best.max(self.best(&next, seat, value));
                }
                self.lists.push(legal);
                best
            }
            Pending::Seat(_) | Pending::Over => value(game),
        }
    }

    /// An empty list, with memory if one is at hand.
    fn take(&mut self) -> List<G::Action> {
        self.lists.pop().unwrap_or_default()
    }
}

/// Calls back with the game after some answers of chance, evenly spread over all tickets
/// (stratified sampling), and the weight of each. For a card these are enough, because nothing here
/// looks at its face; a second tile opens as many turns again, so that all of its kinds would take
/// too long.
fn each_sample<G: Game>(game: &G, mut found: impl FnMut(&G, f64)) {
    let tickets = game.tickets();
    let samples = tickets.min(4);
    for n in 0..samples {
        let mut next = game.clone();
        next.resolve_listed(game.ticket((2 * n + 1) * tickets / (2 * samples)), &mut Quiet);
        found(&next, 1.0 / f64::from(samples));
    }
}

/// Calls back with each different answer of chance and how likely it is.
pub(crate) fn each_different<G: Game>(game: &G, mut found: impl FnMut(G::Answer, f64)) {
    let tickets = game.tickets();
    let mut from = 0;
    while from < tickets {
        let answer = game.ticket(from);
        let mut to = from + 1;
        while to < tickets && game.ticket(to) == answer {
            to += 1;
        }
        found(answer, f64::from(to - from) / f64::from(tickets));
        from = to;
    }
}

/// Points of a seat minus those of the best other.
#[inline]
pub(crate) fn margin(points: &[i32; MAX_SEATS], seats: usize, seat: Seat) -> i32 {
    let others = (0..seats).filter(|other| *other != seat.index());
    points[seat.index()] - others.map(|other| points[other]).max().unwrap_or(0)
}
