//! UCT: plain tree search with random playouts.

use super::reward::Reward;
use super::tree::{Tree, UctOptions};
use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;

/// UCT with the lead as reward, as in Ameneyro et al. 2020. Their exploration constant of 3 goes
/// with leads in points; squashed leads want a tenth of it.
pub(super) const LEAD: UctOptions = UctOptions { reward: Reward::Lead(40.0), explore: 0.3 };

/// UCT with the share of all points as reward. Shares lie close together: the usual constant of 0.5
/// explores everything alike, and loses to this one by nine points a game.
pub(super) const SHARE: UctOptions = UctOptions { reward: Reward::Share, explore: 0.15 };

/// Searches with a fixed number of playouts for each placement and answers the smaller choices
/// of the same turn from the tree it has then.
pub(super) struct Uct<G: Game> {
    playouts: u64,
    manner: UctOptions,
    dice: GameDice,
    tree: Tree<G>,
    legal: List<G::Action>,
    /// The position after the last choice, as far as it was known, and its node.
    expected: Option<(G, u32)>,
}

impl<G: Tallied> Uct<G> {
    pub(super) fn new(playouts: u64, manner: UctOptions, seed: u64) -> Self {
        Self {
            playouts,
            manner,
            dice: dice::of_game(seed, 0),
            tree: Tree::new(),
            legal: List::new(),
            expected: None,
        }
    }

    /// The node of a position that was foreseen and looked at well enough.
    fn recall(&mut self, known: &G) -> Option<u32> {
        let (expected, node) = self.expected.take()?;
        let digest = known.digest();
        let node = match expected.pending() {
            Pending::Seat(_) => (expected.digest() == digest).then_some(node)?,
            Pending::Chance(_) => {
                let foreseen = |answer| {
                    let mut next = expected.clone();
                    next.resolve(answer, &mut Quiet).is_ok() && next.digest() == digest
                };
                self.tree.answers(node).find(|(answer, _)| foreseen(*answer))?.1
            }
            Pending::Over => return None,
        };
        self.tree.is_tried(node).then_some(node)
    }
}

impl<G: Tallied> Player<G> for Uct<G> {
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        chooser::<G>(view)?;
        view.legal(&mut self.legal);
        if let [only] = *self.legal {
            return Ok(Choice::bare(only));
        }
        let known = view.known();
        let node = self.recall(known).unwrap_or_else(|| {
            let go_on = || !limits.stopped();
            self.tree.search(view, self.playouts.max(1), self.manner, &mut self.dice, go_on);
            Tree::<G>::ROOT
        });
        let best = self.tree.favorite(node).ok_or(Failure::NothingToChoose)?;
        let mut next = known.clone();
        next.play_listed(best.action, &mut Quiet);
        let mut line = vec![best.action];
        let child = best.child.filter(|_| !next.between_turns());
        if let (Some(child), Pending::Seat(_)) = (child, next.pending()) {
            line.extend(self.tree.favorite(child).map(|then| then.action));
        }
        self.expected = child.map(|child| (next, child));
        Ok(Choice { visits: self.tree.visits(node), line, ..Choice::bare(best.action) })
    }
}
