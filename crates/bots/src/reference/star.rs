//! Expectimax with Star2.5 pruning (Heyden 2009; depth 3 as in Ameneyro et al. 2020).
//!
//! The three levels are the own turn, the draw, and the next seat's turn; a turn is the placement
//! with all smaller choices. Before a draw is searched, five turns after each tile are probed: the
//! best reply among them bounds what the seat before can hope for, and mostly that is enough.
//! Chance within a turn is asked once, and where others have to choose within a turn the position
//! is judged as it stands.

use super::Referenced;
use crate::ahead::{Turns, each_different};
use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;

/// Turns looked at: depth 3 with the draw between.
const TURNS: u32 = 2;
/// The probing factor: turns tried after each tile before any is searched.
const PROBES: u32 = 5;
/// No lead is greater, in thousandths of a point.
const MOST: f64 = 1e6;
/// Positions judged for one choice, so that the crowded boards of large games stay affordable.
const POSITIONS: u64 = 120_000;
/// Good replies remembered for each tile.
const REPLIES: usize = 4;

/// One tile that may be drawn.
#[derive(Clone, Copy)]
struct Draw<R> {
    answer: R,
    odds: f64,
    /// Bounds of the value behind it.
    low: f64,
    high: f64,
}

/// Replies that were good after the same tile elsewhere (killer heuristic), the latest first.
struct Replies<G: Game> {
    answer: G::Answer,
    actions: [G::Action; REPLIES],
}

/// Searches its own turn and the next one.
pub(super) struct Star<G: Game> {
    prunes: bool,
    dice: GameDice,
    turns: Turns<G>,
    lists: Vec<List<G::Action>>,
    draws: Vec<Vec<Draw<G::Answer>>>,
    replies: Vec<Replies<G>>,
    /// The seat whose lead is judged.
    root: Seat,
    /// The ticket that chance answers within a turn.
    ticket: u32,
    /// Positions that may still be judged.
    left: u64,
}

/// The depth to search, and the window of values that matter (alpha and beta).
#[derive(Clone, Copy)]
struct Window {
    /// Turns to be looked at, the running one with them.
    turns: u32,
    alpha: f64,
    beta: f64,
}

impl<G: Referenced> Star<G> {
    pub(super) fn new(prunes: bool, seed: u64) -> Self {
        Self {
            prunes,
            dice: dice::of_game(seed, 0),
            turns: Turns::new(),
            lists: Vec::new(),
            draws: Vec::new(),
            replies: Vec::new(),
            root: Seat(0),
            ticket: 0,
            left: 0,
        }
    }

    fn judge(&mut self, game: &G) -> f64 {
        self.left = self.left.saturating_sub(1);
        game.standing(self.root)
    }

    /// The value after a choice of `mover`. Of the turns of `mover` only `probes` are tried; of
    /// fewer than all, the value is a bound.
    fn value(&mut self, game: &G, mover: Seat, window: Window, probes: &mut u32) -> f64 {
        if game.between_turns() {
            *probes -= 1;
            if window.turns == 1 || game.pending() == Pending::Over {
                return self.judge(game);
            }
            return self.chance(game, Window { turns: window.turns - 1, ..window });
        }
        match game.pending() {
            Pending::Chance(_) => {
                let mut next = game.clone();
                next.resolve_listed(game.ticket(self.ticket % game.tickets()), &mut Quiet);
                self.value(&next, mover, window, probes)
            }
            Pending::Seat(seat) if seat == mover => self.choices(game, mover, window, probes, None),
            Pending::Seat(_) | Pending::Over => {
                *probes -= 1;
                self.judge(game)
            }
        }
    }

    /// The value of the best of the mover's choices.
    fn choices(
        &mut self,
        game: &G,
        mover: Seat,
        mut window: Window,
        probes: &mut u32,
        drawn: Option<G::Answer>,
    ) -> f64 {
        let mut legal = self.lists.pop().unwrap_or_default();
        game.legal(&mut legal);
        let maximizes = mover == self.root;
        let mut best = if maximizes { -MOST } else { MOST };
        let known = drawn.and_then(|answer| self.replies.iter().position(|r| r.answer == answer));
        let first = known.map_or([G::Action::default(); REPLIES], |at| self.replies[at].actions);
        let mut reply = None;
        // Twice through the list: what was good elsewhere first, then the rest.
        'all: for early in [true, false] {
            if early && known.is_none() {
                continue;
            }
            for action in legal.iter() {
                if known.is_some() && first.contains(action) != early {
                    continue;
                }
                if *probes == 0 || self.left == 0 {
                    break 'all;
                }
                let mut next = game.clone();
                next.play_listed(*action, &mut Quiet);
                let value = self.value(&next, mover, window, probes);
                if (maximizes && value > best) || (!maximizes && value < best) {
                    best = value;
                    reply = Some(*action);
                }
                if self.prunes {
                    if maximizes {
                        window.alpha = window.alpha.max(best);
                    } else {
                        window.beta = window.beta.min(best);
                    }
                    if window.alpha >= window.beta {
                        break 'all;
                    }
                }
            }
        }
        self.lists.push(legal);
        if let (Some(answer), Some(action)) = (drawn, reply) {
            self.remember(answer, action);
        }
        best
    }

    fn remember(&mut self, answer: G::Answer, action: G::Action) {
        let known = self.replies.iter_mut().find(|replies| replies.answer == answer);
        let Some(Replies { actions, .. }) = known else {
            self.replies.push(Replies { answer, actions: [action; REPLIES] });
            return;
        };
        let at = actions.iter().position(|known| *known == action).unwrap_or(REPLIES - 1);
        actions[..=at].rotate_right(1);
        actions[0] = action;
    }

    /// The value of a draw: probe all tiles, then search them one by one, and stop as soon as the
    /// bounds say that it does not matter any more.
    fn chance(&mut self, game: &G, window: Window) -> f64 {
        let mut draws = self.draws.pop().unwrap_or_default();
        draws.clear();
        each_different(game, |answer, odds| {
            draws.push(Draw { answer, odds, low: -MOST, high: MOST });
        });
        let value = self.weighed(game, window, &mut draws);
        self.draws.push(draws);
        value
    }

    fn weighed(&mut self, game: &G, window: Window, draws: &mut [Draw<G::Answer>]) -> f64 {
        let Window { alpha, beta, .. } = window;
        let open = Window { alpha: -MOST, beta: MOST, ..window };
        if self.prunes {
            for at in 0..draws.len() {
                let mut next = game.clone();
                next.resolve_listed(draws[at].answer, &mut Quiet);
                let Pending::Seat(mover) = next.pending() else { continue };
                let mut probes = PROBES;
                let answer = Some(draws[at].answer);
                let bound = self.choices(&next, mover, open, &mut probes, answer);
                if mover == self.root {
                    draws[at].low = bound;
                } else {
                    draws[at].high = bound;
                }
                let (low, high) = bounds(draws);
                if high <= alpha {
                    return high;
                }
                if low >= beta {
                    return low;
                }
            }
        }
        for at in 0..draws.len() {
            let Draw { answer, odds, low, high } = draws[at];
            let mut within = open;
            if self.prunes {
                let (all_low, all_high) = bounds(draws);
                within.alpha = ((alpha - (all_high - odds * high)) / odds).max(-MOST);
                within.beta = ((beta - (all_low - odds * low)) / odds).min(MOST);
            }
            let mut next = game.clone();
            next.resolve_listed(answer, &mut Quiet);
            let value = match next.pending() {
                Pending::Seat(mover) => {
                    let mut all = u32::MAX;
                    self.choices(&next, mover, within, &mut all, Some(answer))
                }
                // The tile fitted nowhere: the same seat draws again.
                Pending::Chance(_) => self.chance(&next, within),
                Pending::Over => self.judge(&next),
            };
            draws[at].low = value;
            draws[at].high = value;
            if self.prunes && (value <= within.alpha || value >= within.beta) {
                // Beyond the window the value is a bound, and so is the sum.
                let (low, high) = bounds(draws);
                return if value <= within.alpha { high } else { low };
            }
            if self.left == 0 {
                break;
            }
        }
        bounds(draws).0
    }
}

/// The least and the greatest value that a draw can have by what is known of its tiles.
fn bounds<R>(draws: &[Draw<R>]) -> (f64, f64) {
    draws.iter().fold((0.0, 0.0), |(low, high), draw| {
        (low + draw.odds * draw.low, high + draw.odds * draw.high)
    })
}

impl<G: Referenced> Player<G> for Star<G> {
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        let known = view.known();
        let mut legal = List::new();
        view.legal(&mut legal);
        self.root = seat;
        self.ticket = self.dice.below(1 << 16);
        self.left = POSITIONS;
        self.replies.clear();
        // What looks best at once comes first; of equals whatever the dice say.
        let mut value = |game: &G| game.standing(seat);
        let mut order: Vec<(f64, u32, G::Action)> = Vec::with_capacity(legal.len());
        for action in legal.iter() {
            let mut next = known.clone();
            next.play_listed(*action, &mut Quiet);
            let worth = self.turns.best(&next, seat, &mut value);
            order.push((worth, self.dice.below(u32::MAX), *action));
        }
        order.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut best = (order[0].2, -MOST);
        for (_, _, action) in &order {
            let mut next = known.clone();
            next.play_listed(*action, &mut Quiet);
            let alpha = if self.prunes { best.1 } else { -MOST };
            let window = Window { turns: TURNS, alpha, beta: MOST };
            let mut all = u32::MAX;
            let value = self.value(&next, seat, window, &mut all);
            if self.left == 0 || limits.stopped() {
                break;
            }
            if value > best.1 {
                best = (*action, value);
            }
        }
        let lead = (best.1 > -MOST).then_some((best.1 / 1000.0) as f32);
        Ok(Choice { lead, visits: POSITIONS - self.left, ..Choice::bare(best.0) })
    }
}
