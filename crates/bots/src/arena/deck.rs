//! Draws that are fixed before the game begins, whatever is played (common random numbers).
//!
//! Every copy of every answer has a key, which depends on the seed of the deck, the words of the
//! answer and the number of the copy, and on nothing else. Of the answers that a question has, the
//! one with the smallest key comes. So the keys are a shuffled order of the whole stack, and two
//! games with the same seed draw the same tiles in the same order however they are played; a tile
//! that fits nowhere has been drawn like any other, and the order goes on. Copies of a tile cannot
//! be told apart, so only the keys of a kind count, not which copy has which.
//!
//! A tile that goes back (Take 2), or a pile of discards that becomes the stack again, gets new
//! keys beyond the one drawn last: it is shuffled into what is left, and nobody can tell from its
//! return when it will come. All other tiles keep their order.

use remparts_engine::kernel::digest::mix;
use remparts_engine::notation::Written;
use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};

/// Answers the questions of one game.
pub struct Deck<G: Written> {
    seed: u64,
    stacks: Vec<Stack<G::Answer>>,
}

/// The answers of one kind: tiles, or cards, or seats. Piles that are drawn one after the other can
/// share a stack, since only the order within a pile matters.
struct Stack<A> {
    kind: Discriminant<A>,
    /// The key drawn last.
    reached: u64,
    copies: BTreeMap<A, Copies>,
}

/// What is left of one answer.
#[derive(Default)]
struct Copies {
    /// Keys given out so far, for copies that came back as well.
    given: u64,
    /// Keys of the copies left, the smallest last.
    keys: Vec<u64>,
}

impl<G: Written> Deck<G> {
    /// The deck of pair number `pair` of the match that `seed` begins.
    pub fn new(seed: u64, pair: u64) -> Self {
        Self { seed: mix(mix(seed).wrapping_add(pair)), stacks: Vec::new() }
    }

    /// The answer to the pending question; none if there is no question.
    pub fn answer(&mut self, game: &G) -> Option<G::Answer> {
        let answers = game.answers();
        let kind = discriminant(&answers.first()?.0);
        let known = self.stacks.iter().position(|stack| stack.kind == kind);
        let stack = known.unwrap_or_else(|| {
            self.stacks.push(Stack { kind, reached: 0, copies: BTreeMap::new() });
            self.stacks.len() - 1
        });
        let Stack { reached, copies, .. } = &mut self.stacks[stack];
        for (answer, left) in &answers {
            let name = || game.write_answer(*answer);
            copies.entry(*answer).or_default().adjust(*left as usize, self.seed, *reached, name);
        }
        let next = answers.iter().map(|(answer, _)| *answer);
        let next = next.min_by_key(|answer| copies[answer].keys.last().copied())?;
        *reached = copies.get_mut(&next)?.keys.pop()?;
        Some(next)
    }
}

impl Copies {
    /// Gives keys to copies that are new or came back.
    fn adjust(&mut self, left: usize, seed: u64, reached: u64, name: impl Fn() -> String) {
        if self.keys.len() < left {
            let kind = name().bytes().fold(seed, |hash, byte| mix(hash ^ u64::from(byte)));
            while self.keys.len() < left {
                let share = mix(kind.wrapping_add(self.given));
                // Spread evenly over what lies beyond the last draw.
                let room = u128::from(u64::MAX - reached);
                self.keys.push(reached + ((u128::from(share) * room) >> 64) as u64);
                self.given += 1;
            }
            self.keys.sort_unstable_by(|a, b| b.cmp(a));
        }
        // In no game do copies leave a stack undrawn; if some did, the last to come would.
        self.keys.drain(..self.keys.len() - left);
    }
}
