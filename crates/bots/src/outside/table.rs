//! A game as a host has told it: read from a position or ply by ply, with hidden cards guessed in a
//! way that could be true (determinization).

use super::veiled::{Hidden, Veiled};
use remparts_engine::kernel::game::{Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat, Viewer};
use remparts_engine::notation::ply::{make_ply, read_ply};
use remparts_engine::notation::position::{MAGIC, PositionError};
use remparts_engine::notation::setup;

/// Separates lines that are sent as one.
pub const PART: char = ';';

/// A game as a host has told it, with hidden cards guessed.
#[derive(Clone)]
pub struct Table<G: Veiled> {
    setup: G::Setup,
    game: G,
    hidden: Hidden,
}

impl<G: Veiled> Table<G> {
    /// A new game by this setup.
    pub fn new(setup: G::Setup) -> Result<Self, String> {
        let game = G::set_up(setup).map_err(|error| error.to_string())?;
        Ok(Self { setup, game, hidden: Hidden::default() })
    }

    /// The game as told; cards that nobody has named are guesses, see [`Table::view`].
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Another position of the same setup: `start`, or `table` and its lines, and after `plies`
    /// what was played from there. An error names the part that is wrong, counted from one.
    pub fn at(&self, text: &str) -> Result<Self, String> {
        let parts: Vec<&str> = text.split(PART).map(str::trim).collect();
        let (table, plies) = match parts.iter().position(|part| *part == "plies") {
            Some(at) => (&parts[..at], &parts[at + 1..]),
            None => (&parts[..], &[][..]),
        };
        let mut told = match table {
            ["start"] => Self::new(self.setup)?,
            ["start", more, ..] => {
                return Err(format!("expected `plies` after `start`, found `{}`", cut(more)));
            }
            ["table", ..] => self.set_up(table)?,
            _ => {
                return Err(format!("expected `start` or `table`, found `{}`", cut(parts[0])));
            }
        };
        for (number, ply) in plies.iter().enumerate() {
            told.play(ply).map_err(|error| format!("ply {}: {error}", number + 1))?;
        }
        Ok(told)
    }

    /// Sets up what lies on the table, beginning with the word `table`.
    fn set_up(&self, lines: &[&str]) -> Result<Self, String> {
        let settings = setup::write(&self.setup);
        let above = 1 + settings.lines().count();
        let (text, hidden) = G::unveil(&lines.join("\n"));
        let game = G::read_position(&format!("{MAGIC}\n{settings}{text}"));
        let game = game.map_err(|error| match error {
            PositionError::Read(error) => {
                let part = error.line.saturating_sub(above);
                format!("part {part}, column {}: {}", error.column, error.reading)
            }
            PositionError::Setup(problem) => problem.to_string(),
            PositionError::Impossible { line, problem } => {
                format!("part {}: {problem}", line.saturating_sub(above))
            }
        })?;
        Ok(Self { game, hidden, ..self.clone() })
    }

    /// Makes one ply. `gift ?` deals a card that only its seat knows. On an error nothing has
    /// changed.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        if text.split_whitespace().eq(["gift", "?"]) {
            let deal = self.game.hidden_deal();
            let (seat, card) = deal.ok_or("no seat is to get a card that others may not see")?;
            self.hidden[seat.index()] = true;
            return self.game.resolve(card, &mut Quiet).map_err(|error| error.to_string());
        }
        let ply = read_ply(&self.game, text)
            .map_err(|error| format!("column {}: {}", error.column, error.reading))?;
        let made = make_ply(&mut self.game, ply, &mut Quiet);
        let Err(illegal) = made else { return Ok(()) };
        let mut other = self.game.redealt(&self.hidden, ply).ok_or_else(|| illegal.to_string())?;
        make_ply(&mut other, ply, &mut Quiet).map_err(|illegal| illegal.to_string())?;
        self.game = other;
        Ok(())
    }

    /// The view of the seat that has to choose, or why nobody can choose here. If `expected` is
    /// given, it must be that seat.
    pub fn view(&self, expected: Option<Seat>) -> Result<G::View, String> {
        let seat = match self.game.pending() {
            Pending::Seat(seat) => seat,
            Pending::Chance(_) => return Err("the game waits for chance, not for a seat".into()),
            Pending::Over => return Err("the game is over".into()),
        };
        match expected {
            Some(other) if other != seat => {
                Err(format!("the game waits for seat {seat}, not for seat {other}"))
            }
            _ if self.hidden[seat.index()] => {
                Err(format!("nobody has said which gifts seat {seat} holds"))
            }
            _ => Ok(self.game.view(Viewer::Seat(seat))),
        }
    }

    /// The game as everyone sees it, with nothing of what was guessed.
    pub fn public(&self) -> G {
        self.game.view(Viewer::Audience).known().clone()
    }

    /// The seat with this number, counted from one, if someone sits there.
    pub fn seat(&self, number: &str) -> Result<Seat, String> {
        let seats = self.game.seats().min(MAX_SEATS);
        let found = Seat::first(seats).find(|seat| seat.to_string() == number);
        found.ok_or_else(|| format!("expected a seat from 1 to {seats}, found `{}`", cut(number)))
    }
}

/// Every legal action of a view with its text.
pub fn actions<G: Veiled>(view: &G::View) -> Vec<(G::Action, String)> {
    let mut legal = List::new();
    view.legal(&mut legal);
    legal.iter().map(|action| (*action, view.known().write_action(*action))).collect()
}

/// An untrusted word cut for messages: a few printable characters on one line.
pub fn cut(word: &str) -> String {
    const SHOWN: usize = 60;
    let plain = |sign: char| if sign.is_control() { '?' } else { sign };
    let shown: String = word.chars().take(SHOWN).map(plain).collect();
    if word.chars().nth(SHOWN).is_some() { shown + "..." } else { shown }
}
