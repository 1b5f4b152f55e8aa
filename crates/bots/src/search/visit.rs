//! One visit of the search: selection down the tree, expansion, and a rollout from there for some
//! turns.

use super::SearchOptions;
use super::rollout::Rollout;
use super::tree::{NodeId, Tree, squash};
use crate::dice::GameDice;
use crate::judge::{Judge as _, Judged, Worth, lead};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;

/// The tree and scratch memory of one search thread. Nothing here is allocated again for a visit.
pub(super) struct SearchThread<G: Judged> {
    pub(super) tree: Tree<G>,
    pub(super) judge: G::Judge,
    pub(super) manner: SearchOptions,
    legal: List<G::Action>,
    seen: Vec<JudgedAction<G::Action>>,
    path: Vec<(u32, Seat)>,
    rollout: Rollout<G>,
}

/// An action with its judged lead and the weight of its prior.
#[derive(Clone, Copy)]
struct JudgedAction<A> {
    action: A,
    lead: f32,
    weight: f32,
}

impl<G: Judged> SearchThread<G> {
    pub(super) fn new(judge: G::Judge, manner: SearchOptions) -> Self {
        let (legal, seen, path) = (List::new(), Vec::new(), Vec::new());
        let rollout = Rollout::new(manner.breadth);
        Self { tree: Tree::new(), judge, manner, legal, seen, path, rollout }
    }

    /// One visit from a node on. `luck` are the random numbers of chance, `dice` those of
    /// everything else. Where hands are hidden, an action of the tree may be impossible in this
    /// game.
    pub(super) fn visit(
        &mut self,
        from: NodeId,
        mut game: G,
        luck: &mut GameDice,
        dice: &mut GameDice,
    ) -> Worth {
        self.path.clear();
        let (seats, scale) = (game.seats(), self.manner.scale);
        let mut turns = self.manner.rollout;
        let mut node = from;
        loop {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let answer = game.ticket(luck.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                    node = self.tree.hear(node, answer);
                }
                Pending::Seat(seat) => {
                    self.tree.visit(node);
                    if !self.tree.is_expanded(node) {
                        if self.tree.visits(node) < self.manner.patience {
                            break;
                        }
                        self.expand(node, &game, seat);
                    }
                    let may = |action| game.check(seat, action).is_ok();
                    let Some(edge) = self.tree.select(node, self.manner.explore, may) else {
                        break;
                    };
                    let action = self.tree.edges(node)[edge].action;
                    let (edge, child) = self.tree.follow(node, edge);
                    self.path.push((edge, seat));
                    turns = turns.saturating_sub(u32::from(G::lays(action)));
                    game.play_listed(action, &mut Quiet);
                    node = child;
                }
            }
        }
        let worth = self.rollout.play(&mut game, turns, &mut self.judge, luck, dice);
        self.tree.back_up(&self.path, &squash(&worth, seats, scale));
        worth
    }

    /// Judges every action of a decision once and adds them with their priors.
    fn expand(&mut self, node: NodeId, game: &G, seat: Seat) {
        game.legal(&mut self.legal);
        self.judge.survey(game);
        self.seen.clear();
        let seats = game.seats();
        let mut best = f32::NEG_INFINITY;
        for action in self.legal.iter() {
            let mut next = game.clone();
            next.play_listed(*action, &mut Quiet);
            let lead = lead(&self.judge.outlook(&next, seat), seats, seat);
            best = best.max(lead);
            self.seen.push(JudgedAction { action: *action, lead, weight: 0.0 });
        }
        let temper = 1.0 / self.manner.temper;
        let mut total = 0.0;
        for seen in &mut self.seen {
            seen.weight = ((seen.lead - best) * temper).exp();
            total += seen.weight;
        }
        // What is far behind is not worth its memory.
        let floor = self.manner.floor * total;
        let scale = self.manner.scale;
        let kept = self.seen.iter().filter(|seen| seen.weight >= floor);
        let edges = kept.map(|seen| (seen.action, seen.weight / total, (seen.lead / scale).tanh()));
        self.tree.expand(node, edges);
    }
}
