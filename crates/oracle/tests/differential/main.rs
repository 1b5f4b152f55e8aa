//! Differential tests, the engine against the oracle: the same random games, every list and every
//! score compared.

mod city;
mod classic;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::notation::Written;
use remparts_oracle::{Conversation, Waiting};
use std::collections::{BTreeMap, BTreeSet};

/// An oracle that can be compared with the engine's game `G`.
trait SecondReading<G: Written>: Conversation {
    /// Compares what only this game has; `closely` also what is dear to compute.
    fn compare(&self, game: &G, closely: bool);
}

/// One ply in this many is compared closely.
const CLOSELY: usize = 10;

/// Plays one random game on both and compares everything at every ply; returns the plies made.
/// `choose` picks one of the legal actions.
fn compare<G: Written>(
    setup: G::Setup,
    oracle: &mut impl SecondReading<G>,
    dice: &mut Xoshiro256PlusPlus,
    mut choose: impl FnMut(&G, &[G::Action], &mut Xoshiro256PlusPlus) -> G::Action,
) -> usize {
    let mut game = G::set_up(setup).expect("random setups are playable");
    let mut legal = List::new();
    let mut played: Vec<String> = Vec::new();
    loop {
        let here = || format!("{setup:?} after\n{}", played.join("\n"));
        let text = match (game.pending(), oracle.waiting()) {
            (Pending::Over, Waiting::Over) => break,
            (Pending::Seat(seat), Waiting::Seat(theirs)) => {
                assert_eq!(seat.index(), theirs, "whose turn: {}", here());
                game.legal(&mut legal);
                let ours: BTreeSet<String> =
                    legal.iter().map(|action| game.write_action(*action)).collect();
                assert_eq!(ours.len(), legal.len(), "nothing listed twice: {}", here());
                assert_eq!(ours, oracle.legal(), "legal actions: {}", here());
                let action = choose(&game, &legal, dice);
                let text = game.write_action(action);
                game.play(seat, action, &mut Quiet).expect("listed actions are accepted");
                text
            }
            (Pending::Chance(_), Waiting::Chance) => {
                let answers = game.answers().into_iter();
                let ours: BTreeMap<String, u32> =
                    answers.map(|(answer, weight)| (game.write_answer(answer), weight)).collect();
                assert_eq!(ours, oracle.chances(), "chances: {}", here());
                let answer = game.ticket(dice.below(game.tickets()));
                let text = game.write_answer(answer);
                game.resolve(answer, &mut Quiet).expect("tickets are accepted");
                text
            }
            (ours, theirs) => panic!("waiting for {ours:?} or {theirs:?}: {}", here()),
        };
        oracle.play(&text).expect("both list the same");
        played.push(text);
        let scores: Vec<i64> = game.scores().iter().map(|score| i64::from(*score)).collect();
        assert_eq!(scores, oracle.scores(), "scores: {setup:?} after\n{}", played.join("\n"));
        oracle.compare(&game, played.len().is_multiple_of(CLOSELY));
    }
    oracle.compare(&game, true);
    played.len()
}

/// How many games to compare, unless the environment says otherwise, and the dice for them.
fn games_and_dice(usual: usize) -> (usize, Xoshiro256PlusPlus) {
    let wish = |name| std::env::var(name).ok().and_then(|number| number.parse::<usize>().ok());
    let seed = wish("REMPARTS_SEED").unwrap_or(2021) as u64;
    (wish("REMPARTS_GAMES").unwrap_or(usual), Xoshiro256PlusPlus::seed_from_u64(seed))
}
