//! One visit of a search: down the tree, a look at something new, and back.

use super::Manner;
use super::rollout::Rollout;
use super::tree::{NodeId, Tree, squash};
use crate::dice::GameDice;
use crate::judge::{Judge as _, Judged, Worth, lead};
use rand_core::{RngCore as _, SeedableRng as _};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;

/// Everything one thread needs to search. Nothing here is allocated again for a visit.
pub(super) struct Explorer<G: Judged> {
    pub(super) tree: Tree<G>,
    pub(super) judge: G::Judge,
    pub(super) dice: GameDice,
    pub(super) manner: Manner,
    legal: List<G::Action>,
    seen: Vec<Seen<G::Action>>,
    path: Vec<(u32, Seat)>,
    rollout: Rollout<G>,
}

/// An action, and what it looks worth.
#[derive(Clone, Copy)]
struct Seen<A> {
    action: A,
    lead: f32,
    weight: f32,
}

impl<G: Judged> Explorer<G> {
    pub(super) fn new(judge: G::Judge, dice: GameDice, manner: Manner) -> Self {
        let (legal, seen, path) = (List::new(), Vec::new(), Vec::new());
        let rollout = Rollout::new();
        Self { tree: Tree::new(), judge, dice, manner, legal, seen, path, rollout }
    }

    /// One visit from the root, in a game as the seat could be looking at it. Where hands are
    /// hidden, `checks` says that an action of the tree may be impossible in this game.
    pub(super) fn visit(&mut self, mut game: G, checks: bool) {
        self.path.clear();
        let mut node = Tree::<G>::ROOT;
        let values = loop {
            match game.pending() {
                Pending::Over => {
                    let mut worth = Worth::default();
                    for (worth, score) in worth.iter_mut().zip(game.scores()) {
                        *worth = *score as f32;
                    }
                    break squash(&worth, game.seats(), self.manner.scale);
                }
                Pending::Chance(_) => {
                    let answer = game.ticket(self.dice.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                    node = self.tree.hear(node, answer);
                }
                Pending::Seat(seat) if self.tree.is_expanded(node) => {
                    let may = |action| !checks || game.check(seat, action).is_ok();
                    let Some(edge) = self.tree.select(node, self.manner.explore, may) else {
                        break squash(&self.judge.worth(&game), game.seats(), self.manner.scale);
                    };
                    let action = self.tree.edges(node)[edge].action;
                    self.tree.visit(node);
                    let (edge, child) = self.tree.follow(node, edge);
                    self.path.push((edge, seat));
                    game.play_listed(action, &mut Quiet);
                    node = child;
                }
                Pending::Seat(seat) => {
                    let mut worth = self.expand(node, &game, seat);
                    if self.manner.rollout > 0 {
                        let mut luck = GameDice::seed_from_u64(self.dice.next_u64());
                        let turns = self.manner.rollout;
                        let (judge, dice) = (&mut self.judge, &mut self.dice);
                        let seen = self.rollout.play(&mut game, turns, judge, &mut luck, dice);
                        let blend = self.manner.blend;
                        for (worth, seen) in worth.iter_mut().zip(seen) {
                            *worth += blend * (seen - *worth);
                        }
                    }
                    break squash(&worth, game.seats(), self.manner.scale);
                }
            }
        };
        self.tree.back_up(&self.path, &values);
    }

    /// Looks at every action of a decision once. Returns what the best of them looks worth.
    pub(super) fn expand(&mut self, node: NodeId, game: &G, seat: Seat) -> Worth {
        game.legal(&mut self.legal);
        self.judge.survey(game);
        self.seen.clear();
        let seats = game.seats();
        let mut best = (f32::NEG_INFINITY, Worth::default());
        for action in self.legal.iter() {
            let mut next = game.clone();
            next.play_listed(*action, &mut Quiet);
            let worth = self.judge.outlook(&next, seat);
            let lead = lead(&worth, seats, seat);
            if lead > best.0 {
                best = (lead, worth);
            }
            self.seen.push(Seen { action: *action, lead, weight: 0.0 });
        }
        let temper = 1.0 / self.manner.temper;
        let mut total = 0.0;
        for seen in &mut self.seen {
            seen.weight = ((seen.lead - best.0) * temper).exp();
            total += seen.weight;
        }
        // What is far behind is not worth the memory, except at the root, where it is asked about.
        let floor = if node == Tree::<G>::ROOT { 0.0 } else { self.manner.floor * total };
        let scale = self.manner.scale;
        let kept = self.seen.iter().filter(|seen| seen.weight >= floor);
        self.tree.expand(
            node,
            kept.map(|seen| (seen.action, seen.weight / total, (seen.lead / scale).tanh())),
        );
        best.1
    }
}
