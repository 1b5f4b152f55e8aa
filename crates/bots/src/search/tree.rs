//! The search tree: decisions with their priors (PUCT), and chance nodes with the answers seen so
//! far.

use crate::judge::Worth;
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// A node, by its number in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// Marks an edge whose node does not exist yet.
const NOWHERE: u32 = u32::MAX;

/// One action of a decision, with its statistics.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The prior: a softmax over the judged leads, which sums to one over a node.
    pub(super) prior: f32,
    /// The judged value for the seat that chooses, squashed by tanh.
    pub(super) glance: f32,
    pub(super) visits: u32,
    /// Sum of the values of all visits for the seat that chooses, squashed.
    pub(super) sum: f32,
    child: u32,
}

impl<A> Edge<A> {
    /// The mean of the judged value and of all visits.
    #[inline]
    pub(super) fn value(&self) -> f32 {
        // The judged value counts like one visit.
        (self.sum + self.glance) / (self.visits + 1) as f32
    }
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// First edge of a decision, or first link of chance.
    first: u32,
    edges: u16,
    visits: u32,
}

/// One answer of chance that was seen: the links of a chance node form a list.
#[derive(Clone, Copy, Debug)]
struct Link<R> {
    answer: R,
    child: NodeId,
    next: u32,
}

/// A tree in flat arrays.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    links: Vec<Link<G::Answer>>,
}

impl<G: Game> Tree<G> {
    /// A tree without any node.
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), links: Vec::new() }
    }

    /// Removes all nodes but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.links.clear();
    }

    /// Adds a node without edges.
    pub(super) fn node(&mut self) -> NodeId {
        self.nodes.push(Node { first: NOWHERE, edges: 0, visits: 0 });
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Number of edges in all, a measure of memory.
    pub(super) fn size(&self) -> usize {
        self.edges.len()
    }

    /// Whether a decision has its edges already.
    #[inline]
    pub(super) fn is_expanded(&self, node: NodeId) -> bool {
        self.nodes[node.0 as usize].edges > 0
    }

    /// Expands a decision: gives it its edges.
    pub(super) fn expand(
        &mut self,
        node: NodeId,
        edges: impl Iterator<Item = (G::Action, f32, f32)>,
    ) {
        let first = self.edges.len();
        self.edges.extend(edges.map(|(action, prior, glance)| Edge {
            action,
            prior,
            glance,
            visits: 0,
            sum: 0.0,
            child: NOWHERE,
        }));
        let node = &mut self.nodes[node.0 as usize];
        node.first = first as u32;
        node.edges = (self.edges.len() - first) as u16;
    }

    /// The edges of a decision.
    #[inline]
    pub(super) fn edges(&self, node: NodeId) -> &[Edge<G::Action>] {
        let Node { first, edges, .. } = self.nodes[node.0 as usize];
        if edges == 0 { &[] } else { &self.edges[first as usize..][..usize::from(edges)] }
    }

    /// The number of an edge of a decision, and where it leads.
    pub(super) fn follow(&mut self, node: NodeId, edge: usize) -> (u32, NodeId) {
        let at = self.nodes[node.0 as usize].first + edge as u32;
        if self.edges[at as usize].child == NOWHERE {
            self.edges[at as usize].child = self.node().0;
        }
        (at, NodeId(self.edges[at as usize].child))
    }

    /// The node behind an answer of chance, perhaps a new one.
    pub(super) fn hear(&mut self, node: NodeId, answer: G::Answer) -> NodeId {
        let mut at = self.nodes[node.0 as usize].first;
        while at != NOWHERE {
            let link = &self.links[at as usize];
            if link.answer == answer {
                return link.child;
            }
            at = link.next;
        }
        let child = self.node();
        let next = self.nodes[node.0 as usize].first;
        self.nodes[node.0 as usize].first = self.links.len() as u32;
        self.links.push(Link { answer, child, next });
        child
    }

    /// Selects the edge to visit next by PUCT: its value, plus an exploration term that grows with
    /// the prior and falls with its visits. Edges that `may` refuses are passed over.
    #[inline]
    pub(super) fn select(
        &self,
        node: NodeId,
        explore: f32,
        may: impl Fn(G::Action) -> bool,
    ) -> Option<usize> {
        let visits = self.nodes[node.0 as usize].visits;
        let urge = explore * ((visits + 1) as f32).sqrt();
        let score =
            |edge: &Edge<G::Action>| edge.value() + urge * edge.prior / (edge.visits + 1) as f32;
        let mut best: Option<(usize, f32)> = None;
        for (n, edge) in self.edges(node).iter().enumerate() {
            let score = score(edge);
            if best.is_none_or(|(_, best)| score > best) && may(edge.action) {
                best = Some((n, score));
            }
        }
        best.map(|(n, _)| n)
    }

    /// Counts a visit of a decision.
    #[inline]
    pub(super) fn visit(&mut self, node: NodeId) {
        self.nodes[node.0 as usize].visits += 1;
    }

    /// Number of visits of a decision.
    pub(super) fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node.0 as usize].visits
    }

    /// Backs the result of a visit up along its path.
    pub(super) fn back_up(&mut self, path: &[(u32, Seat)], values: &Worth) {
        for (edge, seat) in path {
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            edge.sum += values[seat.index()];
        }
    }
}

/// The value of a worth for every seat: the lead, squashed by tanh between minus one and one.
#[inline]
pub(super) fn squash(worth: &Worth, seats: usize, scale: f32) -> Worth {
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::first(seats) {
        values[seat.index()] = (crate::judge::lead(worth, seats, seat) / scale).tanh();
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use remparts_engine::classic::{Action, Answer, Classic};
    use remparts_engine::kernel::face::FaceId;
    use remparts_engine::kernel::geometry::Cell;

    /// Actions that can be told apart.
    fn action(n: i8) -> Action {
        Action::Arrow { cell: Cell::new(n, 0) }
    }

    /// A decision with these priors and glances.
    fn decision(looks: &[(f32, f32)]) -> (Tree<Classic>, NodeId) {
        let mut tree = Tree::new();
        let node = tree.node();
        let edges = (0..).zip(looks).map(|(n, (prior, glance))| (action(n), *prior, *glance));
        tree.expand(node, edges);
        (tree, node)
    }

    /// Selects, and tells the edge what that was worth to the first seat.
    fn visit(tree: &mut Tree<Classic>, node: NodeId, value: impl Fn(usize) -> f32) -> usize {
        let edge = tree.select(node, 0.5, |_| true).expect("an edge");
        tree.visit(node);
        let (at, _) = tree.follow(node, edge);
        let mut values = [0.0; MAX_SEATS];
        values[0] = value(edge);
        tree.back_up(&[(at, Seat(0))], &values);
        edge
    }

    #[test]
    fn unvisited_edges_are_taken_by_their_prior() {
        let (tree, node) = decision(&[(0.2, 0.0), (0.5, 0.0), (0.3, 0.0)]);
        assert!(tree.is_expanded(node));
        assert_eq!(tree.select(node, 0.5, |_| true), Some(1));
        // What cannot be played is passed over; perhaps nothing is left.
        assert_eq!(tree.select(node, 0.5, |found| found != action(1)), Some(2));
        assert_eq!(tree.select(node, 0.5, |_| false), None);
    }

    #[test]
    fn visited_edges_are_taken_by_their_value() {
        let (mut tree, node) = decision(&[(0.6, 0.0), (0.4, 0.0)]);
        let seen: Vec<usize> =
            (0..200).map(|_| visit(&mut tree, node, |edge| [-0.5, 0.5][edge])).collect();
        assert_eq!(seen[0], 0, "the prior comes first");
        let worse = seen.iter().filter(|edge| **edge == 0).count();
        assert!((2..10).contains(&worse), "looked at {worse} times, but not forgotten");
        assert_eq!(tree.visits(node), 200);
        // With more curiosity the other is not given up.
        assert_eq!(tree.select(node, 50.0, |_| true), Some(0));
    }

    #[test]
    fn visits_back_up_to_the_seats_that_chose() {
        let (mut tree, node) = decision(&[(0.5, 0.25), (0.5, 0.0)]);
        let (mine, child) = tree.follow(node, 0);
        tree.expand(child, [(action(5), 1.0, -0.5)].into_iter());
        let (theirs, below) = tree.follow(child, 0);
        assert_eq!(tree.follow(node, 0), (mine, child), "the same place again");
        assert!(below != child && !tree.is_expanded(below));
        let path = [(mine, Seat(0)), (theirs, Seat(1))];
        tree.back_up(&path, &[0.5, -0.75, 0.0, 0.0, 0.0, 0.0]);
        tree.back_up(&path, &[0.25, -0.25, 0.0, 0.0, 0.0, 0.0]);
        let (upper, lower) = (tree.edges(node)[0], tree.edges(child)[0]);
        assert_eq!((upper.visits, upper.sum), (2, 0.75));
        assert_eq!((lower.visits, lower.sum), (2, -1.0));
        // The first look counts like a visit.
        assert_eq!(upper.value(), (0.25 + 0.75) / 3.0);
        assert_eq!(lower.value(), (-0.5 - 1.0) / 3.0);
        assert_eq!(tree.edges(node)[1].visits, 0);
    }

    #[test]
    fn chance_is_remembered_by_what_it_said() {
        let mut tree = Tree::<Classic>::new();
        let node = tree.node();
        let draw = |face| Answer::Draw(FaceId(face));
        let (first, second) = (tree.hear(node, draw(1)), tree.hear(node, draw(2)));
        assert!(first != second);
        assert_eq!((tree.hear(node, draw(2)), tree.hear(node, draw(1))), (second, first));
        assert!(tree.edges(node).is_empty());
        tree.clear();
        assert_eq!(tree.size(), 0);
        assert_eq!(tree.node(), node, "numbers begin again");
    }

    #[test]
    fn leads_are_squashed() {
        let values = squash(&[30.0, 10.0, 0.0, 0.0, 0.0, 0.0], 2, 20.0);
        assert_eq!(values[0], 1.0_f32.tanh());
        assert_eq!(values[1], -values[0]);
        assert_eq!(values[2..], [0.0; MAX_SEATS - 2]);
    }
}
