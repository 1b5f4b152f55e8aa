//! A player that searches.

use super::Manner;
use super::tree::{NodeId, Tree};
use super::visit::Explorer;
use crate::dice;
use crate::judge::Judged;
use crate::player::{Choice, Failure, Limits, Player, chooser};
use remparts_engine::kernel::digest::Digest;
use remparts_engine::kernel::game::{Quiet, Sight as _};
use remparts_engine::kernel::seat::Seat;
use std::time::Instant;

/// Visits between two looks at the clock.
const BLOCK: u64 = 8;
/// Edges a tree may have before it grows no more: some hundred megabytes.
const ROOM: usize = 4_000_000;
/// Visits when nobody says how many.
const VISITS: u64 = 2_000;
/// A choice within a turn is answered from the tree if it was visited at least this often.
const ENOUGH: u32 = 30;

/// Searches with the judge's help.
pub struct Seeker<G: Judged> {
    weights: G::Weights,
    manner: Manner,
    seed: u64,
    turns: u64,
    explorers: Vec<Explorer<G>>,
    /// The position after the action chosen last, and where each tree has it.
    expected: Option<(Digest, Vec<NodeId>)>,
}

/// What the trees say about one action.
struct Said<A> {
    action: A,
    visits: u64,
    sum: f64,
}

impl<G: Judged> Seeker<G> {
    /// With these constants; the seed decides what chance says in its thoughts.
    pub fn new(weights: G::Weights, manner: Manner, seed: u64) -> Self {
        let (explorers, expected) = (Vec::new(), None);
        Self { weights, manner, seed, turns: 0, explorers, expected }
    }

    /// Searches from here, on as many threads as wished.
    fn search(&mut self, view: &G::View, seat: Seat, limits: &Limits) {
        self.turns += 1;
        let deadline = limits.deadline();
        let threads = limits.threads.unwrap_or(1).max(1);
        while self.explorers.len() < threads {
            let judge = view.known().judge(&self.weights);
            let number = self.explorers.len() as u64;
            self.explorers.push(Explorer::new(
                judge,
                dice::of_game(self.seed, number),
                self.manner,
            ));
        }
        self.explorers.truncate(threads);
        let visits = match (limits.visits, deadline) {
            (Some(visits), _) => visits.div_ceil(threads as u64),
            (None, Some(_)) => u64::MAX,
            (None, None) => VISITS,
        };
        for (n, explorer) in self.explorers.iter_mut().enumerate() {
            // Thoughts of one turn do not depend on how long those of others took.
            explorer.dice = dice::of_game(self.seed, self.turns << 8 | n as u64);
        }
        let work =
            |explorer: &mut Explorer<G>| think(explorer, view, seat, visits, deadline, limits);
        match self.explorers.as_mut_slice() {
            [one] => work(one),
            many => std::thread::scope(|scope| {
                for explorer in many {
                    scope.spawn(|| work(explorer));
                }
            }),
        }
    }

    /// The actions of a decision with their visits, over all trees.
    fn said(&self, nodes: &[NodeId]) -> Vec<Said<G::Action>> {
        let mut said: Vec<Said<G::Action>> = Vec::new();
        for (explorer, node) in self.explorers.iter().zip(nodes) {
            for edge in explorer.tree.edges(*node) {
                let known = said.iter_mut().find(|said| said.action == edge.action);
                let visits = u64::from(edge.visits);
                let sum = f64::from(edge.value()) * (visits + 1) as f64;
                match known {
                    Some(known) => {
                        known.visits += visits;
                        known.sum += sum;
                    }
                    None => said.push(Said { action: edge.action, visits, sum }),
                }
            }
        }
        said
    }

    /// Chooses by visits and remembers where that leads.
    fn settle(&mut self, view: &G::View, nodes: &[NodeId]) -> Result<Choice<G::Action>, Failure> {
        let said = self.said(nodes);
        let key = |said: &Said<G::Action>| (said.visits, said.sum);
        let best =
            said.iter().max_by(|a, b| key(a).0.cmp(&key(b).0).then(key(a).1.total_cmp(&key(b).1)));
        let best = best.ok_or(Failure::NothingToChoose)?;
        let visits = said.iter().map(|said| said.visits).sum();
        let value = (best.sum / (best.visits + nodes.len() as u64) as f64) as f32;
        let action = best.action;
        self.remember(view, nodes, action);
        let lead = self.manner.scale * value.clamp(-0.999, 0.999).atanh();
        Ok(Choice {
            action,
            lead: Some(lead),
            chance: Some((1.0 + value) / 2.0),
            visits,
            line: self.line(nodes[0], action),
        })
    }

    fn remember(&mut self, view: &G::View, nodes: &[NodeId], action: G::Action) {
        let mut next = view.known().clone();
        next.play_listed(action, &mut Quiet);
        let children = self.explorers.iter().zip(nodes);
        let children: Option<Vec<_>> =
            children.map(|(explorer, node)| explorer.tree.child(*node, action)).collect();
        self.expected = children.map(|children| (next.digest(), children));
    }

    /// What the first tree expects within the turn.
    fn line(&self, node: NodeId, action: G::Action) -> Vec<G::Action> {
        let mut line = vec![action];
        let tree = &self.explorers[0].tree;
        let mut at = tree.child(node, action);
        while let Some(node) = at {
            let Some(edge) = tree.edges(node).iter().max_by_key(|edge| edge.visits) else { break };
            line.push(edge.action);
            at = tree.child(node, edge.action);
        }
        line
    }
}

/// Visits until a limit is met.
fn think<G: Judged>(
    explorer: &mut Explorer<G>,
    view: &G::View,
    seat: Seat,
    visits: u64,
    deadline: Option<Instant>,
    limits: &Limits,
) {
    explorer.tree.clear();
    let root = view.sample(&mut explorer.dice);
    explorer.expand(Tree::<G>::ROOT, &root, seat);
    if explorer.tree.edges(Tree::<G>::ROOT).len() == 1 {
        return;
    }
    let checks = false;
    let mut done = 0;
    while done < visits && explorer.tree.size() < ROOM {
        for _ in 0..BLOCK.min(visits - done) {
            let game = view.sample(&mut explorer.dice);
            explorer.visit(game, checks);
            done += 1;
        }
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) || limits.stopped() {
            break;
        }
    }
}

impl<G: Judged> Player<G> for Seeker<G> {
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        if let Some((digest, nodes)) = self.expected.take()
            && view.known().digest() == digest
        {
            let enough = |(explorer, node): (&Explorer<G>, &NodeId)| {
                explorer.tree.visits(*node) >= ENOUGH || explorer.tree.edges(*node).len() == 1
            };
            if self.explorers.iter().zip(&nodes).all(enough) {
                return self.settle(view, &nodes);
            }
        }
        self.search(view, seat, limits);
        let roots = vec![Tree::<G>::ROOT; self.explorers.len()];
        self.settle(view, &roots)
    }
}
