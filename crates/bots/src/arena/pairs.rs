//! Pairs of games: who sits where in which game, and the seeds of the players.

use super::deck::Deck;
use super::table::{self, Finished};
use crate::player::{Choice, Failure, Limits, Player};
use crate::tallied::Tallied;
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::game::Game;
use remparts_engine::notation::{Log, Written};

/// A match: a row of pairs.
#[derive(Clone, Debug)]
pub struct Match<S> {
    /// The setup that is played.
    pub setup: S,
    /// Seats at the table.
    pub seats: usize,
    /// Different bots, at most as many as seats; the last one fills the seats that are left.
    pub bots: usize,
    /// How long each player may think.
    pub limits: Limits,
    /// The seed from which all pairs are derived.
    pub seed: u64,
}

/// Makes the bot with a number, with dice of its own; or says why it cannot come.
pub type Make<'a, G> = dyn Fn(usize, u64) -> Result<Box<dyn Player<G>>, String> + Sync + 'a;

impl<S: Copy> Match<S> {
    /// The number of the bot in each seat, for one game of a pair: everyone moves on a seat from
    /// game to game.
    pub fn seating(&self, game: usize) -> Vec<usize> {
        let entrant = |seat| (seat + self.seats - game % self.seats) % self.seats;
        (0..self.seats).map(|seat| entrant(seat).min(self.bots - 1)).collect()
    }

    /// The seed of a player: another one in every seat of every game, the same on every machine.
    pub const fn player_seed(&self, pair: u64, game: usize, seat: usize) -> u64 {
        let pair = mix(mix(self.seed ^ PLAYERS).wrapping_add(pair));
        mix(mix(pair.wrapping_add(game as u64)).wrapping_add(seat as u64))
    }

    /// Plays all games of a pair. A bot that cannot come forfeits when it is asked.
    pub fn play_pair<G>(
        &self,
        pair: u64,
        make: &Make<'_, G>,
    ) -> Result<Vec<Finished<G>>, G::SetupError>
    where
        G: Written<Setup = S> + Tallied,
    {
        let game = |game| {
            let bots = self.seating(game);
            let seated = bots.iter().enumerate().map(|(seat, bot)| {
                let made = make(*bot, self.player_seed(pair, game, seat));
                made.unwrap_or_else(|reason| Box::new(Absent(reason)))
            });
            let mut players: Vec<Box<dyn Player<G>>> = seated.collect();
            let mut deck = Deck::new(self.seed, pair);
            let log = Log::new(self.setup)?;
            Ok(table::play(log, &mut deck, bots, &mut players, &self.limits))
        };
        (0..self.seats).map(game).collect()
    }
}

/// Separates the seeds of players from those of decks.
const PLAYERS: u64 = 0x706c_6179_6572_7321;

/// A player that forfeits, in the place of a bot that could not be made.
struct Absent(String);

impl<G: Game> Player<G> for Absent {
    fn choose(&mut self, _view: &G::View, _limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        Err(Failure::Outside(self.0.clone()))
    }
}
