//! A game of either kind with its bot, as the commands of the protocol need it.

use super::options::Options;
use crate::commands::show::{seat_line, turn_line};
use crate::played::{Played, Worth};
use remparts_bots::outside::Veiled;
use remparts_bots::outside::table::{Table, actions};
use remparts_bots::player::{Choice, Limits, Player};
use remparts_bots::roster::{self, Rostered};
use remparts_engine::kernel::game::{Pending, Quiet, Sight as _};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::picture::{self, Style};
use remparts_engine::notation::spot::read_spot_text;

/// A game of either kind with its bot.
pub(super) trait EngineGame {
    /// Sets the seat whose view is used.
    fn seat(&mut self, number: &str) -> Result<(), String>;

    /// Sets up a position of the same setup.
    fn position(&mut self, text: &str) -> Result<(), String>;

    /// Makes a ply in the position.
    fn play(&mut self, ply: &str) -> Result<(), String>;

    /// The legal actions of the seat that has to choose.
    fn legal(&self) -> Result<Vec<String>, String>;

    /// Chooses an action; returns it with what the bot thinks of it, if anything.
    fn go(&mut self, options: &Options, limits: &Limits) -> Result<Chosen, String>;

    /// What the feature of a spot is worth.
    fn feature(&self, spot: &str) -> Result<String, String>;

    /// A picture of the board, scores and whose turn it is.
    fn show(&self) -> String;

    /// Drops the bot, because the options have changed.
    fn dismiss(&mut self);
}

/// The choice of a bot, in words.
pub(super) struct Chosen {
    pub(super) info: Option<String>,
    pub(super) action: String,
}

/// A game of one kind with its bot.
pub(super) struct GameWithBot<G: Veiled> {
    table: Table<G>,
    seat: Option<Seat>,
    player: Option<Box<dyn Player<G>>>,
    /// The number of the game in this session, so that the bot has other random numbers in each.
    number: u64,
}

impl<G: Played + Veiled + Rostered> GameWithBot<G> {
    /// A new game by a setup.
    pub(super) fn new(setup: G::Setup, number: u64) -> Result<Self, String> {
        Ok(Self { table: Table::new(setup)?, seat: None, player: None, number })
    }
}

impl<G: Played + Veiled + Rostered> EngineGame for GameWithBot<G> {
    fn seat(&mut self, number: &str) -> Result<(), String> {
        self.seat = Some(self.table.seat(number)?);
        Ok(())
    }

    fn position(&mut self, text: &str) -> Result<(), String> {
        self.table = self.table.at(text)?;
        Ok(())
    }

    fn play(&mut self, ply: &str) -> Result<(), String> {
        self.table.play(ply)
    }

    fn legal(&self) -> Result<Vec<String>, String> {
        let listed = actions::<G>(&self.table.view(self.seat)?);
        Ok(listed.into_iter().map(|(_, text)| text).collect())
    }

    fn go(&mut self, options: &Options, limits: &Limits) -> Result<Chosen, String> {
        let view = self.table.view(self.seat)?;
        let player = match self.player.take() {
            Some(player) => player,
            None => {
                let seed = options.seed.wrapping_add(self.number);
                roster::player(&options.bot, seed).map_err(|unknown| unknown.to_string())?
            }
        };
        let player = self.player.insert(player);
        let choice = player.choose(&view, limits).map_err(|failure| failure.to_string())?;
        let mut line = written_line(view.known(), &choice.line);
        if line.is_empty() {
            line = written_line(view.known(), &[choice.action]);
        }
        let action = written_line(view.known(), &[choice.action]).pop();
        let action = action.ok_or("the bot chose an action that is not legal")?;
        Ok(Chosen { info: info(&choice, &line), action })
    }

    fn feature(&self, spot: &str) -> Result<String, String> {
        let game = self.table.public();
        let spot = read_spot_text(&game, spot)
            .map_err(|error| format!("column {}: {}", error.column, error.reading))?;
        let worth = game.worth_of(spot).ok_or("there is no such feature")?;
        let owners: String = worth.owners.iter().map(|seat| format!(" {seat}")).collect();
        let Worth { kind, tiles, gaps, now, completed, .. } = worth;
        let more = u8::from(worth.more_may_come);
        Ok(format!(
            "feature {kind} tiles {tiles} gaps {gaps} now {now} completed {completed} more {more} \
             owners{owners}"
        ))
    }

    fn show(&self) -> String {
        let game = self.table.public();
        let mut text = picture::draw(&game, Style::Plain, None);
        text.push('\n');
        for seat in Seat::first(game.seats()) {
            text += &format!("{}\n", seat_line(&game, seat));
        }
        text + &format!("{}\n{}", game.stock(), turn_line(&game))
    }

    fn dismiss(&mut self) {
        self.player = None;
    }
}

/// The actions in words, as far as they follow each other without chance in between: after a draw
/// there is no board yet to name them on.
fn written_line<G: Veiled>(game: &G, line: &[G::Action]) -> Vec<String> {
    let mut game = game.clone();
    let mut texts = Vec::new();
    for action in line {
        let Pending::Seat(seat) = game.pending() else { break };
        if game.check(seat, *action).is_err() {
            break;
        }
        texts.push(game.write_action(*action));
        game.play_listed(*action, &mut Quiet);
    }
    texts
}

/// The `info` line of a choice; `None` if the bot has no opinion.
fn info<A>(choice: &Choice<A>, line: &[String]) -> Option<String> {
    let visits = (choice.visits > 0).then(|| format!(" visits {}", choice.visits));
    let lead = choice.lead.map(|lead| format!(" lead {lead:.2}"));
    let chance = choice.chance.map(|chance| format!(" chance {chance:.3}"));
    let said: String = [visits, lead, chance].into_iter().flatten().collect();
    (!said.is_empty()).then(|| format!("info{said} line {}", line.join("; ")))
}
