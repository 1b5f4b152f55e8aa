//! The player that searches.
//!
//! First every way through its turn is judged. The best of them are swept: every tile the next seat
//! can draw, with its best answer. The best of those then race: round by round all of them are
//! played on for some turns with the same random numbers, and what falls behind drops out.

use super::race::{Race, TurnValue};
use super::sweep::{answered, solved};
use super::turns::{Turn, turns};
use super::visit::SearchThread;
use super::{Aim, SearchOptions};
use crate::dice;
use crate::judge::{Judge as _, Judged, chance, lead};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use remparts_engine::kernel::digest::Digest;
use remparts_engine::kernel::game::{Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use std::panic::resume_unwind;
use std::time::Duration;
use web_time::Instant;

/// A search ends when its tree has this many edges: some hundred megabytes.
pub(super) const ROOM: usize = 4_000_000;
/// Rounds of a search that has no other limit.
const VISITS: u64 = 400;
/// With this many tiles left to be drawn, or fewer, the rest of the game is solved.
pub(super) const LAST: usize = 1;
/// Most ways through a turn for which that is done.
pub(super) const SOLVABLE: usize = 400;
/// The part of the time that the sweep may take.
const SWEEP: f32 = 0.4;

/// A player that searches with a judge as evaluation function.
pub struct Seeker<G: Judged> {
    weights: G::Weights,
    manner: SearchOptions,
    seed: u64,
    searches: u64,
    explorers: Vec<SearchThread<G>>,
    /// How long it thinks where the limits name neither time nor visits.
    habit: Option<Duration>,
    /// How long it thinks whatever the limits say.
    own: Option<Duration>,
    /// Threads it thinks on where the limits name none.
    threads: usize,
    /// The rest of the turn chosen last: for each position that will come, the choice there.
    plan: Vec<(Digest, Choice<G::Action>)>,
}

impl<G: Judged> Seeker<G> {
    /// A player with these constants; the seed is for all random numbers of its search.
    pub fn new(weights: G::Weights, manner: SearchOptions, seed: u64) -> Self {
        let (explorers, plan) = (Vec::new(), Vec::new());
        Self {
            weights,
            manner,
            seed,
            searches: 0,
            explorers,
            habit: None,
            own: None,
            threads: 1,
            plan,
        }
    }

    /// Sets how long it thinks where the limits name neither time nor visits.
    #[must_use]
    pub fn thinking(self, habit: Duration) -> Self {
        Self { habit: Some(habit), ..self }
    }

    /// Sets how long it thinks whatever the limits say, so that players with different times can
    /// meet.
    #[must_use]
    pub fn insisting_on(self, own: Option<Duration>) -> Self {
        Self { own, ..self }
    }

    /// Thinks on all processors where the limits name no number of threads.
    #[must_use]
    pub fn on_all_processors(self) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self { threads, ..self }
    }

    fn search(
        &mut self,
        view: &G::View,
        seat: Seat,
        limits: &Limits,
    ) -> Result<Choice<G::Action>, Failure> {
        let habit = self.habit.filter(|_| limits.visits.is_none());
        let said = self.own.or(limits.time).or(habit);
        let limits = &Limits { time: said, ..limits.clone() };
        let deadline = limits.deadline();
        self.searches += 1;
        let threads = limits.threads.unwrap_or(self.threads).max(1);
        while self.explorers.len() < threads {
            let judge = view.known().judge(&self.weights);
            self.explorers.push(SearchThread::new(judge, self.manner));
        }
        self.explorers.truncate(threads);
        // A sweep leaves time for the race; only the end of a game may take all of it.
        let swept_by = limits.time.map(|time| Instant::now() + time.mul_f32(SWEEP));
        let game = view.known();
        let judge = &mut self.explorers[0].judge;
        let mut last = game.tiles_left() <= LAST && self.manner.width > 1;
        let firsts = if last { usize::MAX } else { self.manner.firsts };
        let mut turns = turns(game, seat, judge, firsts);
        last &= turns.len() <= SOLVABLE;
        if turns.len() > 1 && self.manner.width > 1 {
            let width = if last { usize::MAX } else { self.manner.width };
            let end = if last { deadline } else { swept_by };
            let late = || end.is_some_and(|end| Instant::now() >= end) || limits.stopped();
            sweep(&mut turns, judge, seat, width, last, late);
            let far = turns[0].lead - self.manner.gap;
            let close = turns.iter().take_while(|turn| turn.lead >= far).count();
            turns.truncate(if last { 1 } else { close });
        }
        turns.truncate(self.manner.arms);
        let aim = self.manner.aim;
        let look = |turn: &Turn<G>| {
            let value = aim.value(turn.lead, turn.after.tiles_left());
            TurnValue { lead: turn.lead, value }
        };
        let first = turns.iter().map(look).collect();
        let mut race = Race::new(first, self.manner.trust, self.manner.doubt);
        if turns.len() > 1 {
            race = self.run(&turns, &race, view, seat, limits, deadline);
        }
        let best = race.best();
        let turn = turns.get(best).ok_or(Failure::NothingToChoose)?;
        let lead = race.lead(best);
        let chance = match aim {
            Aim::Lead => chance(lead, game.tiles_left()),
            Aim::Win => race.value(best),
        };
        Ok(self.settle(game, turn, lead, chance, race.visits()))
    }

    /// Runs the race on all threads and puts together what they saw.
    fn run(
        &mut self,
        turns: &[Turn<G>],
        race: &Race,
        view: &G::View,
        seat: Seat,
        limits: &Limits,
        deadline: Option<Instant>,
    ) -> Race {
        let threads = self.explorers.len() as u64;
        let visits = match (limits.visits, deadline) {
            (Some(visits), _) => visits.div_ceil(threads),
            (None, Some(_)) => u64::MAX,
            (None, None) => VISITS.div_ceil(threads),
        };
        // Seeds count searches and not time, so that one search does not depend on how long others
        // took.
        let seed = self.seed ^ self.searches << 32;
        let work = |explorer: &mut SearchThread<G>, thread: u64| {
            let track = Track { turns, view, seat, seed, thread, threads, visits };
            let late = || deadline.is_some_and(|end| Instant::now() >= end) || limits.stopped();
            track.run(explorer, race.clone(), late)
        };
        match self.explorers.as_mut_slice() {
            [one] => work(one, 0),
            many => {
                let races: Vec<Race> = std::thread::scope(|scope| {
                    let work = &work;
                    let threads = many.iter_mut().zip(0..);
                    let runs: Vec<_> =
                        threads.map(|(one, n)| scope.spawn(move || work(one, n))).collect();
                    runs.into_iter()
                        .map(|run| run.join().unwrap_or_else(|panic| resume_unwind(panic)))
                        .collect()
                });
                // From what one thread has seen: nothing has dropped out of a race not yet run.
                let (first, others) = races.split_first().unwrap_or((race, &[]));
                let mut all = first.clone();
                others.iter().for_each(|race| all.join(race));
                all
            }
        }
    }

    /// Remembers the rest of the turn and says what comes first.
    fn settle(
        &mut self,
        game: &G,
        turn: &Turn<G>,
        lead: f32,
        chance: f32,
        visits: u64,
    ) -> Choice<G::Action> {
        let mut position = game.clone();
        let mut plan = Vec::new();
        for (n, action) in turn.actions.iter().enumerate() {
            let choice = Choice {
                action: *action,
                lead: Some(lead),
                chance: Some(chance),
                visits,
                line: turn.actions[n..].to_vec(),
            };
            plan.push((position.digest(), choice));
            position.play_listed(*action, &mut Quiet);
        }
        self.plan = plan;
        self.plan.remove(0).1
    }
}

/// Judges the first `width` turns by all answers of the next seat, one step of expectimax, and
/// sorts them. Those for which there is no time keep their first value. Those in which chance still
/// has a say, about a gift or a second tile, are taken to change as much as the others did on
/// average.
pub(super) fn sweep<G: Judged>(
    turns: &mut Vec<Turn<G>>,
    judge: &mut G::Judge,
    seat: Seat,
    width: usize,
    last: bool,
    late: impl Fn() -> bool,
) {
    let mut legal = List::new();
    turns.truncate(width);
    let over = |turn: &Turn<G>| last || turn.after.between_turns();
    let (mut swept, mut change) = (0, 0.0);
    for turn in turns.iter_mut().filter(|turn| over(turn)) {
        let seats = turn.after.seats();
        let worth = match turn.after.pending() {
            _ if last => solved(&turn.after, judge),
            Pending::Chance(_) => answered(&turn.after, judge, &mut legal),
            _ => judge.worth(&turn.after),
        };
        let lead = lead(&worth, seats, seat);
        change += lead - turn.lead;
        swept += 1;
        turn.lead = lead;
        if late() {
            break;
        }
    }
    let change = change / swept.max(1) as f32;
    turns.iter_mut().filter(|turn| !over(turn)).for_each(|turn| turn.lead += change);
    turns.sort_by(|a, b| b.lead.total_cmp(&a.lead));
}

/// One thread's part of a race.
pub(super) struct Track<'a, G: Judged> {
    pub(super) turns: &'a [Turn<G>],
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    pub(super) seed: u64,
    pub(super) thread: u64,
    pub(super) threads: u64,
    pub(super) visits: u64,
}

impl<G: Judged> Track<'_, G> {
    pub(super) fn run(
        &self,
        explorer: &mut SearchThread<G>,
        mut race: Race,
        late: impl Fn() -> bool,
    ) -> Race {
        explorer.tree.clear();
        let starts: Vec<_> = self.turns.iter().map(|_| explorer.tree.node()).collect();
        let manner = explorer.manner;
        let mut round = self.thread;
        while race.visits() < self.visits && !race.is_over() {
            if explorer.tree.size() > ROOM {
                break;
            }
            // Hands that are hidden are dealt anew in every round, the same for all turns.
            let hidden = dice::of_game(self.seed, 3 * round);
            for (turn, start) in starts.iter().enumerate() {
                if !race.is_running(turn) {
                    continue;
                }
                let mut game = self.view.sample(&mut hidden.clone());
                for action in &self.turns[turn].actions {
                    game.play_listed(*action, &mut Quiet);
                }
                let mut luck = dice::of_game(self.seed, 3 * round + 1);
                let mut dice = dice::of_game(self.seed, 3 * round + 2);
                let worth = explorer.visit(*start, game, &mut luck, &mut dice);
                let after = &self.turns[turn].after;
                let lead = lead(&worth, after.seats(), self.seat);
                let left = after.tiles_left().saturating_sub(manner.rollout as usize);
                race.add(turn, TurnValue { lead, value: manner.aim.value(lead, left) });
            }
            race.thin_out();
            round += self.threads;
            if late() {
                break;
            }
        }
        race
    }
}

impl<G: Judged> Player<G> for Seeker<G> {
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        if !self.plan.is_empty() {
            let (digest, choice) = self.plan.remove(0);
            if view.known().digest() == digest {
                return Ok(choice);
            }
            self.plan.clear();
        }
        self.search(view, seat, limits)
    }
}
