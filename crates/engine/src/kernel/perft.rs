//! Perft (performance test, as in chess engines): counts every line of play to a depth and sums the
//! digests at its end.

use super::game::{Game, Pending, Quiet};
use super::list::List;

/// What a perft run found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// Lines of play of the wanted length, or shorter if the game ended.
    pub lines: u64,
    /// Wrapping sum of the digests at the end of each line.
    pub digests: u64,
}

/// Follows every action and every possible answer for `depth` plies.
pub fn perft<G: Game>(game: &G, depth: u32) -> Perft {
    let mut total = Perft::default();
    visit(game, depth, &mut total);
    total
}

/// The perft of each first ply apart, to find where two engines differ.
pub fn divide<G: Game>(game: &G, depth: u32) -> Vec<(Step<G>, Perft)> {
    steps(game)
        .into_iter()
        .map(|step| {
            let mut next = game.clone();
            take(&mut next, step);
            (step, perft(&next, depth.saturating_sub(1)))
        })
        .collect()
}

/// One way on from a position.
pub enum Step<G: Game> {
    /// A choice of the seat that has to choose.
    Action(G::Action),
    /// An answer of chance to the pending question.
    Answer(G::Answer),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

/// Every way on from a position, in order.
pub fn steps<G: Game>(game: &G) -> Vec<Step<G>> {
    match game.pending() {
        Pending::Over => Vec::new(),
        Pending::Chance(_) => {
            game.answers().into_iter().map(|(answer, _)| Step::Answer(answer)).collect()
        }
        Pending::Seat(_) => {
            let mut legal = List::new();
            game.legal(&mut legal);
            legal.iter().copied().map(Step::Action).collect()
        }
    }
}

fn take<G: Game>(game: &mut G, step: Step<G>) {
    match step {
        Step::Action(action) => game.play_listed(action, &mut Quiet),
        Step::Answer(answer) => game.resolve_listed(answer, &mut Quiet),
    }
}

fn visit<G: Game>(game: &G, depth: u32, total: &mut Perft) {
    let steps = if depth == 0 { Vec::new() } else { steps(game) };
    if steps.is_empty() {
        total.lines += 1;
        total.digests = total.digests.wrapping_add(game.digest().0);
        return;
    }
    for step in steps {
        let mut next = game.clone();
        take(&mut next, step);
        visit(&next, depth - 1, total);
    }
}
