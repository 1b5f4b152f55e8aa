//! Random games of either kind, played to the end.

use crate::{Conversation, Waiting};

/// A small random number generator, so that the tests need no other crate.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % sides
    }

    pub(super) fn flip(&mut self) -> bool {
        self.roll(2) == 1
    }
}

/// Plays to the end. `choose` speaks for the players, given what they may
/// say; `watch` sees the game after each line.
pub(super) fn play_out<G: Conversation>(
    game: &mut G,
    dice: &mut Dice,
    choose: impl Fn(&G, &[String], &mut Dice) -> String,
    mut watch: impl FnMut(&G, &str),
) {
    loop {
        let line = match game.waiting() {
            Waiting::Over => return,
            Waiting::Chance => any_answer(game, dice),
            Waiting::Seat(_) => {
                let legal: Vec<String> = game.legal().into_iter().collect();
                assert!(!legal.is_empty(), "a player without a choice");
                choose(game, &legal, dice)
            }
        };
        game.play(&line).expect("it was listed");
        watch(game, &line);
    }
}

/// An answer of chance, drawn by its weights.
fn any_answer(game: &impl Conversation, dice: &mut Dice) -> String {
    let chances = game.chances();
    let total: u32 = chances.values().sum();
    let mut pick = dice.roll(total as usize) as u32;
    for (line, weight) in chances {
        if pick < weight {
            return line;
        }
        pick -= weight;
    }
    unreachable!("weights add up");
}
