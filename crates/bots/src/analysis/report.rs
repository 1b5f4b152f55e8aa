//! The report of an analyst on one game.

use super::Findings;
use super::decisions::Decision;
use super::summary::Summary;
use crate::judge::{Judged, Worth, lead};
use crate::search::{Estimate, Luck};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use remparts_engine::notation::{Log, Written};

/// A whole game, analysed.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Every decision in order.
    pub verdicts: Vec<Verdict>,
    /// The sums for each seat.
    pub players: Vec<Summary>,
    /// Whether the game is over. While it runs, results are what the last decision promised.
    pub finished: bool,
    /// Points of each seat so far.
    pub scores: Vec<i32>,
}

/// The verdict on one decision. Lists have an entry for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Number of plies before it.
    pub ply: usize,
    /// The turn it belongs to, counted from one.
    pub turn: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The actions played, line by line as in the log.
    pub played: Vec<String>,
    /// The actions that would have been significantly better, in the same form.
    pub better: Option<Vec<String>>,
    /// Whether there was nothing to choose.
    pub forced: bool,
    /// Whether the rest of the game was solved.
    pub exact: bool,
    /// Points the decision cost the seat; zero if it was as good as any. An analyst who plays to
    /// win may blame what gained points: then this is negative.
    pub loss: f64,
    /// The standard error of the loss, also where it is too small to be blamed.
    pub error: f64,
    /// The chance to win that it cost, from zero to one.
    pub chance_loss: f64,
    /// The standard error of the chance lost.
    pub chance_error: f64,
    /// Number of answers of chance since the decision before that could have been others.
    pub draws: usize,
    /// Points that they added to the lead of every seat; the mean over many games is zero.
    pub luck: Vec<f64>,
    /// Standard errors of the luck, in points.
    pub luck_error: Vec<f64>,
    /// Points that the decision added to the lead of every seat: for the seat itself, minus its
    /// loss.
    pub skill: Vec<f64>,
    /// Standard errors of the skill, in points.
    pub skill_error: Vec<f64>,
    /// The residual: what luck and skill lack to the change of the lead since the decision before,
    /// because positions turned out to be worth more or less than estimated.
    pub estimate: Vec<f64>,
    /// The lead every seat can expect after the decision.
    pub leads: Vec<f64>,
    /// The chance of every seat to win after the decision.
    pub chances: Vec<f64>,
    /// Rounds of search spent on it.
    pub visits: u64,
}

impl Report {
    /// Adds up what was found about the decisions of a log.
    pub(super) fn of<G: Written + Judged>(
        log: &Log<G>,
        decisions: &[Decision<G>],
        found: impl Iterator<Item = Findings<G::Action>>,
        last: &[Luck],
    ) -> Self {
        let game = log.game();
        let seats = game.seats();
        let finished = game.pending() == Pending::Over;
        // Before anything has happened everyone is level.
        let mut expected = vec![0.0; seats];
        let mut verdicts = Vec::new();
        for (decision, found) in decisions.iter().zip(found) {
            let verdict = Verdict::of(decision, &found, &expected);
            expected.clone_from(&verdict.leads);
            verdicts.push(verdict);
        }
        let scores = game.scores()[..seats].to_vec();
        let result = if finished { leads(&scores) } else { expected.clone() };
        // The last expectation of a running game does not know yet what chance said after it.
        let last = if finished { last } else { &[] };
        let summary = |seat| {
            let after = drawn(last, seat);
            Summary::of(&verdicts, seat, after, result[seat] - expected[seat], result[seat])
        };
        let players = (0..seats).map(summary).collect();
        Self { verdicts, players, finished, scores }
    }
}

impl Verdict {
    fn of<G: Written + Judged>(
        decision: &Decision<G>,
        found: &Findings<G::Action>,
        before: &[f64],
    ) -> Self {
        let Decision { ply, turn, seat, game, played, .. } = decision;
        let Findings { study, draws } = found;
        let seats = before.len();
        let leads = study.played.leads[..seats].to_vec();
        let good = &study.good.leads;
        let (luck, luck_error): (Vec<f64>, Vec<f64>) =
            (0..seats).map(|seat| drawn(draws, seat)).map(|gap| (gap.mean, gap.error)).unzip();
        let skill: Vec<f64> = leads.iter().zip(good).map(|(played, good)| played - good).collect();
        let lacking = |seat: usize| leads[seat] - before[seat] - luck[seat] - skill[seat];
        Self {
            ply: *ply,
            turn: *turn,
            seat: *seat,
            played: lines(game, played),
            better: study.better.as_ref().map(|better| lines(game, better)),
            forced: study.forced,
            exact: study.exact,
            loss: study.points.mean,
            error: study.points.error,
            chance_loss: study.chances.mean,
            chance_error: study.chances.error,
            draws: draws.len(),
            estimate: (0..seats).map(lacking).collect(),
            luck,
            luck_error,
            skill,
            skill_error: study.errors[..seats].to_vec(),
            chances: study.played.chances[..seats].to_vec(),
            leads,
            visits: study.visits + draws.iter().map(|luck| luck.visits).sum::<u64>(),
        }
    }
}

/// What some answers of chance brought a seat together.
fn drawn(draws: &[Luck], seat: usize) -> Estimate {
    draws.iter().fold(Estimate::default(), |sum, luck| sum.plus(luck.points[seat]))
}

/// Actions of one seat as they stand in a log.
fn lines<G: Written>(game: &G, actions: &[G::Action]) -> Vec<String> {
    let mut game = game.clone();
    let line = |action: &G::Action| {
        let line = game.write_action(*action);
        game.play_listed(*action, &mut Quiet);
        line
    };
    actions.iter().map(line).collect()
}

/// The lead of every seat by the points they have.
fn leads(scores: &[i32]) -> Vec<f64> {
    let mut worth: Worth = [0.0; MAX_SEATS];
    worth.iter_mut().zip(scores).for_each(|(worth, score)| *worth = *score as f32);
    let seats = scores.len();
    Seat::first(seats).map(|seat| f64::from(lead(&worth, seats, seat))).collect()
}
