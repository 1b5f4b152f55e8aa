//! The tree of a plain Monte Carlo tree search (UCT): choices by visits and means, chance by what
//! was drawn.
//!
//! What is drawn is thrown anew on every visit, and the tree below a draw is kept apart for each
//! answer. A turn is as many levels as it has choices: the placement, then the figure.

use super::reward::Reward;
use crate::dice::GameDice;
use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, random_game};
use remparts_engine::kernel::seat::Seat;

/// The reward and the exploration constant of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct UctOptions {
    /// How the end of a playout becomes a reward.
    pub(super) reward: Reward,
    /// The exploration constant of UCB1.
    pub(super) explore: f64,
}

/// Marks that there is no node.
const NONE: u32 = u32::MAX;

/// A node stands for a way to a position.
#[derive(Clone, Copy)]
struct Node {
    /// Where a seat chooses: how often it has chosen here.
    visits: u32,
    /// Where a seat chooses: the first of its edges. Where chance answers: the answer seen last.
    first: u32,
    /// Number of its edges.
    len: u32,
    /// The same way for a chooser whose hidden cards allow something else.
    other: u32,
}

const EMPTY: Node = Node { visits: 0, first: NONE, len: 0, other: NONE };

/// One choice of a seat.
#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    visits: u32,
    child: u32,
    /// Rewards of the chooser, summed.
    total: f64,
}

/// One answer of chance and the node behind it.
#[derive(Clone, Copy)]
struct Drawn<R> {
    answer: R,
    child: u32,
    next: u32,
}

/// A search tree with all its memory.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    drawn: Vec<Drawn<G::Answer>>,
    path: Vec<(u32, u32, Seat)>,
    legal: List<G::Action>,
}

/// The choice that was visited most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Favorite<A> {
    pub(super) action: A,
    /// The node it leads to, if it was ever visited.
    pub(super) child: Option<u32>,
}

impl<G: Tallied> Tree<G> {
    /// The node the search began from.
    pub(super) const ROOT: u32 = 0;

    pub(super) const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            drawn: Vec::new(),
            path: Vec::new(),
            legal: List::new(),
        }
    }

    /// Clears the tree and runs this many playouts; `go_on` is asked now and then whether to
    /// continue.
    pub(super) fn search(
        &mut self,
        view: &G::View,
        playouts: u64,
        manner: UctOptions,
        dice: &mut GameDice,
        go_on: impl Fn() -> bool,
    ) {
        self.nodes.clear();
        self.edges.clear();
        self.drawn.clear();
        self.nodes.push(EMPTY);
        let hides = view.known().hides();
        for playout in 0..playouts {
            if playout % 64 == 63 && !go_on() {
                break;
            }
            let mut game = if hides { view.sample(dice) } else { view.known().clone() };
            self.descend(&mut game, hides, manner, dice);
            random_game(&mut game, dice, &mut self.legal, &mut Quiet);
            let rewards = manner.reward.of(&game);
            for (node, edge, seat) in &self.path {
                self.nodes[*node as usize].visits += 1;
                let edge = &mut self.edges[*edge as usize];
                edge.visits += 1;
                edge.total += rewards[seat.index()];
            }
        }
    }

    /// The choice visited most at a node; of those visited equally often the better one.
    pub(super) fn favorite(&self, node: u32) -> Option<Favorite<G::Action>> {
        let Node { first, len, .. } = *self.nodes.get(node as usize)?;
        let edges = self.edges.get(first as usize..)?.get(..len as usize)?;
        let rank = |edge: &Edge<G::Action>| (edge.visits, edge.total);
        let best = edges
            .iter()
            .filter(|edge| edge.visits > 0)
            .max_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap_or(std::cmp::Ordering::Equal))?;
        let child = (best.child != NONE).then_some(best.child);
        Some(Favorite { action: best.action, child })
    }

    /// How often something was chosen at a node.
    pub(super) fn visits(&self, node: u32) -> u64 {
        self.nodes.get(node as usize).map_or(0, |node| u64::from(node.visits))
    }

    /// Whether every choice of a node has been tried.
    pub(super) fn is_tried(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_some_and(|node| node.len > 0 && node.visits >= node.len)
    }

    /// The answers of chance seen at a node, with the nodes behind them.
    pub(super) fn answers(&self, node: u32) -> impl Iterator<Item = (G::Answer, u32)> + '_ {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let drawn = self.drawn.get(at as usize)?;
            at = drawn.next;
            Some((drawn.answer, drawn.child))
        })
    }

    /// Selection and expansion: walks down until something is tried for the first time.
    fn descend(&mut self, game: &mut G, hides: bool, manner: UctOptions, dice: &mut GameDice) {
        self.path.clear();
        let mut at = Self::ROOT;
        loop {
            match game.pending() {
                Pending::Over => return,
                Pending::Chance(_) => {
                    let answer = game.ticket(dice.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                    at = self.after(at, answer);
                }
                Pending::Seat(seat) => {
                    let node = self.listed(at, game, hides, dice);
                    let edge = self.select(node, manner.explore);
                    self.path.push((node, edge, seat));
                    let Edge { action, visits, child, .. } = self.edges[edge as usize];
                    debug_assert!(!hides || game.check(seat, action).is_ok(), "other cards");
                    game.play_listed(action, &mut Quiet);
                    if visits == 0 {
                        return;
                    }
                    at = child;
                    if child == NONE {
                        at = self.grow();
                        self.edges[edge as usize].child = at;
                    }
                }
            }
        }
    }

    fn grow(&mut self) -> u32 {
        self.nodes.push(EMPTY);
        self.nodes.len() as u32 - 1
    }

    /// The node behind an answer of chance.
    fn after(&mut self, node: u32, answer: G::Answer) -> u32 {
        let known = self.answers(node).find(|(known, _)| *known == answer);
        if let Some((_, child)) = known {
            return child;
        }
        let child = self.grow();
        let next = self.nodes[node as usize].first;
        self.nodes[node as usize].first = self.drawn.len() as u32;
        self.drawn.push(Drawn { answer, child, next });
        child
    }

    /// The node with its choices listed, in the order of the dice. Where cards are hidden, the same
    /// way can lead to other choices: each list has a node of its own.
    fn listed(&mut self, mut node: u32, game: &G, hides: bool, dice: &mut GameDice) -> u32 {
        let mut fresh = true;
        loop {
            let Node { first, len, other, .. } = self.nodes[node as usize];
            if len == 0 {
                break;
            }
            if !hides {
                return node;
            }
            if fresh {
                game.legal(&mut self.legal);
                fresh = false;
            }
            let edges = &self.edges[first as usize..(first + len) as usize];
            // The list is sorted out by the dice, so only its content can be compared.
            let same = edges.len() == self.legal.len()
                && edges.iter().all(|edge| self.legal.contains(&edge.action));
            if same {
                return node;
            }
            if other == NONE {
                let variant = self.grow();
                self.nodes[node as usize].other = variant;
                node = variant;
            } else {
                node = other;
            }
        }
        game.legal(&mut self.legal);
        let first = self.edges.len();
        let fresh =
            |action: &G::Action| Edge { action: *action, visits: 0, child: NONE, total: 0.0 };
        self.edges.extend(self.legal.iter().map(fresh));
        let edges = &mut self.edges[first..];
        for n in (1..edges.len()).rev() {
            edges.swap(n, dice.below(n as u32 + 1) as usize);
        }
        let len = edges.len() as u32;
        self.nodes[node as usize].first = first as u32;
        self.nodes[node as usize].len = len;
        node
    }

    /// The first choice that was not tried yet, else the one with the greatest upper confidence
    /// bound (UCB1).
    fn select(&self, node: u32, explore: f64) -> u32 {
        let Node { visits, first, len, .. } = self.nodes[node as usize];
        if visits < len {
            return first + visits;
        }
        let wish = explore * f64::from(visits).ln().sqrt();
        let mut best = (first, f64::NEG_INFINITY);
        let edges = &self.edges[first as usize..(first + len) as usize];
        for (edge, n) in edges.iter().zip(first..) {
            let visits = f64::from(edge.visits);
            let bound = edge.total / visits + wish / visits.sqrt();
            if bound > best.1 {
                best = (n, bound);
            }
        }
        best.0
    }
}
