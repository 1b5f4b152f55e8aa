//! The luck of an answer of chance: its value minus the mean of all answers that were possible.
//!
//! Luck has mean zero, whoever plays and however wrong the judge is, because every possible answer
//! is valued by the same function: the seat that has to choose does what looks best to the judge,
//! and from there the game is played on for some turns. No tree grows and nothing is chosen by
//! these values. The best of several noisy values, or a position that was looked at for longer than
//! the others, would look better than it is, and that would pass for luck.

use super::SearchOptions;
use super::duel::{Estimate, FEWEST};
use super::rollout::Rollout;
use super::turns::best_of;
use crate::dice;
use crate::judge::{Judge as _, Judged, Worth, lead};
use crate::player::Limits;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use web_time::Instant;

/// An answer of chance gets one in this many of the visits or of the time for a decision.
const SHARE: u32 = 4;
/// Separates the random numbers of the order from those of the rounds.
const ORDER: u64 = 0x6f72_6465;

/// A lead for every seat.
type Leads = [f64; MAX_SEATS];

/// The luck that an answer of chance brought.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Luck {
    /// Points of lead it brought every seat, with their standard errors.
    pub(crate) points: [Estimate; MAX_SEATS],
    /// Number of rounds played on.
    pub(crate) visits: u64,
}

/// One possible answer of chance.
struct PossibleAnswer<G> {
    /// The position after it, once the seat that has to choose has done what looks best.
    after: G,
    /// Turns to be played on from there.
    turns: u32,
    /// The leads that the judge sees there.
    first: Leads,
}

/// Values an answer of chance in a game of which everything is known. `None` if it was stopped.
///
/// Round by round the answer that came and one of all that could have come are played on with the
/// same random numbers. Tickets are drawn without replacement, so what is likelier is played on
/// more often.
pub(crate) fn luck<G: Judged>(
    game: &G,
    came: G::Answer,
    weights: &G::Weights,
    manner: SearchOptions,
    limits: &Limits,
    seed: u64,
) -> Option<Luck> {
    let end = limits.time.map(|time| Instant::now() + time / SHARE);
    let most = limits.visits.map_or(u64::MAX, |visits| visits / u64::from(2 * SHARE)).max(FEWEST);
    let mut player = Player { judge: game.judge(weights), rollout: Rollout::new(manner.breadth) };
    let answers = game.answers();
    let at = answers.iter().position(|(answer, _)| *answer == came)?;
    let fates: Vec<PossibleAnswer<G>> =
        answers.iter().map(|(answer, _)| player.follow(game, *answer, manner.rollout)).collect();
    let copies = answers.iter().enumerate().map(|(n, (_, count))| (n, *count as usize));
    let mut bag: Vec<usize> = copies.flat_map(|(n, count)| std::iter::repeat_n(n, count)).collect();
    let mut order = dice::of_game(seed ^ ORDER, 0);
    let (mut gaps, mut visits) = (Vec::new(), 0);
    for round in 0..most {
        let late = || end.is_some_and(|end| Instant::now() >= end);
        if limits.stopped() || (round >= FEWEST && late()) {
            break;
        }
        let turn = round as usize % bag.len();
        let taken = turn + order.below((bag.len() - turn) as u32) as usize;
        bag.swap(turn, taken);
        let mut gap = [0.0; MAX_SEATS];
        // An answer compared with itself differs by nothing.
        if bag[turn] != at {
            let [came, other] = [at, bag[turn]].map(|n| player.change(&fates[n], seed, round));
            gap.iter_mut().zip(came).zip(other).for_each(|((gap, a), b)| *gap = a - b);
            visits += 2;
        }
        gaps.push(gap);
    }
    let mut points = [Estimate::default(); MAX_SEATS];
    for (seat, points) in points.iter_mut().enumerate().take(game.seats()) {
        // Control variate: the first look is known for all answers, and only the change after it
        // has to be sampled.
        let mean = bag.iter().map(|n| fates[*n].first[seat]).sum::<f64>() / bag.len() as f64;
        *points = Estimate::of(&gaps.iter().map(|gap| gap[seat]).collect::<Vec<_>>());
        points.mean += fates[at].first[seat] - mean;
    }
    (!limits.stopped()).then_some(Luck { points, visits })
}

/// Who plays the rounds on from an answer.
struct Player<G: Judged> {
    judge: G::Judge,
    rollout: Rollout<G>,
}

impl<G: Judged> Player<G> {
    /// Takes an answer and lets the seat that has to choose do what looks best.
    fn follow(&mut self, game: &G, answer: G::Answer, turns: u32) -> PossibleAnswer<G> {
        let (mut after, mut turns, mut legal) = (game.clone(), turns, List::new());
        after.resolve_listed(answer, &mut Quiet);
        let chooser = after.pending();
        while let Pending::Seat(seat) = after.pending()
            && after.pending() == chooser
        {
            self.judge.survey(&after);
            after.legal(&mut legal);
            let action = best_of(&after, seat, &legal, &self.judge).0;
            turns = turns.saturating_sub(u32::from(G::lays(action)));
            after.play_listed(action, &mut Quiet);
        }
        self.judge.count(&after);
        let first = leads(&self.judge.worth(&after), after.seats());
        PossibleAnswer { after, turns, first }
    }

    /// By how much every lead differs from the first look once a round is played.
    fn change(&mut self, fate: &PossibleAnswer<G>, seed: u64, round: u64) -> Leads {
        let mut game = fate.after.clone();
        // The last survey was of another position.
        self.judge.survey(&game);
        let (mut luck, mut dice) =
            (dice::of_game(seed, 2 * round), dice::of_game(seed, 2 * round + 1));
        let worth = self.rollout.play(&mut game, fate.turns, &mut self.judge, &mut luck, &mut dice);
        let mut change = leads(&worth, game.seats());
        change.iter_mut().zip(fate.first).for_each(|(lead, first)| *lead -= first);
        change
    }
}

fn leads(worth: &Worth, seats: usize) -> Leads {
    let mut leads = [0.0; MAX_SEATS];
    for seat in Seat::first(seats) {
        leads[seat.index()] = f64::from(lead(worth, seats, seat));
    }
    leads
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::ClassicWeights;
    use remparts_engine::classic::{Answer, Classic};
    use remparts_engine::kernel::game::Game as _;
    use remparts_engine::notation::any::AnySetup;

    /// A game after some random turns, with a draw pending.
    fn before_a_draw(name: &str, turns: u32, number: u64) -> Classic {
        let Some(AnySetup::Classic(setup)) = AnySetup::named(name, 2) else {
            panic!("a setup of the classic game");
        };
        let mut game = Classic::new(setup).expect("a possible setup");
        let (mut dice, mut legal, mut laid) = (dice::of_game(8, number), List::new(), 0);
        loop {
            match game.pending() {
                Pending::Over => panic!("too many turns"),
                Pending::Chance(_) if laid == turns => return game,
                Pending::Chance(_) => {
                    let answer = game.ticket(dice.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                }
                Pending::Seat(_) => {
                    let action = game.pick(&mut dice, &mut legal);
                    laid +=
                        u32::from(matches!(action, remparts_engine::classic::Action::Place { .. }));
                    game.play_listed(action, &mut Quiet);
                }
            }
        }
    }

    fn lucks(game: &Classic, visits: u64) -> Vec<(f64, Luck)> {
        let (weights, limits) = (ClassicWeights::default(), Limits::of_visits(visits));
        let tickets = f64::from(game.tickets());
        let look = |(answer, count): (Answer, u32)| {
            let luck = luck(game, answer, &weights, SearchOptions::default(), &limits, 5);
            (f64::from(count) / tickets, luck.expect("nobody stops it"))
        };
        game.answers().into_iter().map(look).collect()
    }

    /// Averaged over all possible answers, by their odds, luck is zero up to sampling error.
    #[test]
    fn luck_is_nothing_over_all_answers() {
        let games = [("base", 6), ("base", 30), ("base", 55), ("classic-all", 50)];
        for ((name, turns), number) in games.into_iter().zip(0..) {
            let all = lucks(&before_a_draw(name, turns, number), 960);
            for seat in 0..2 {
                let mean: f64 = all.iter().map(|(odds, luck)| odds * luck.points[seat].mean).sum();
                let error = all.iter().map(|(_, luck)| luck.points[seat].error).fold(0.0, f64::max);
                assert!(mean.abs() < 2.0 * error, "{name}, {turns} turns: {mean} and {error}");
                let most = all.iter().map(|(_, luck)| luck.points[seat].mean).fold(0.0, f64::max);
                assert!(most > 2.0 * error, "some draws are luckier than others: {most}, {error}");
            }
        }
    }

    /// Between two seats, the luck of one is the bad luck of the other.
    #[test]
    fn luck_of_two_is_level() {
        let game = before_a_draw("base", 20, 3);
        for (_, luck) in lucks(&game, 96) {
            assert!((luck.points[0].mean + luck.points[1].mean).abs() < 1e-4, "{luck:?}");
            assert!(luck.points[0].error > 0.0 && luck.visits > 0);
        }
    }

    /// More rounds give a smaller error.
    #[test]
    fn more_rounds_are_surer() {
        let game = before_a_draw("base", 20, 3);
        let error = |visits| {
            let all = lucks(&game, visits);
            all.iter().map(|(odds, luck)| odds * luck.points[0].error).sum::<f64>()
        };
        let (few, many) = (error(200), error(3_200));
        assert!(many < 0.4 * few, "{few} and {many}: a fourth, in the long run");
    }
}
