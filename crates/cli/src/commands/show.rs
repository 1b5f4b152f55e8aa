//! `show`: the board of a log.

use super::Outcome;
use crate::logs::Source;
use crate::output::Output;
use crate::played::Played;
use crate::screen;
use anyhow::Result;
use remparts_engine::kernel::game::Pending;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::any::AnyLog;
use remparts_engine::notation::{Log, picture};
use std::io::Write as _;

/// Show the board at a ply of a log, with figures, scores and whose turn it is
#[derive(clap::Args)]
#[command(after_help = "\
Signs: # city, lines road, ~ river, A abbey, g garden, C cathedral, * shield, i inn.
A digit is a figure of that seat; b after it means big, a abbot.
In The City: L, G and F markets of livestock, grain and fish, P and H public and historic buildings;
walls stand outside, with G for the gate, T for a tower and the seat's number for a guard.

Examples:
  remparts show game.log
  remparts show game.log --ply 40 --plain")]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
    /// No colors, whatever standard output is
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match args.source.read()? {
        AnyLog::Classic(log) => show(args, &log, out),
        AnyLog::City(log) => show(args, &log, out),
    }
}

fn show<G: Played>(args: &Args, whole: &Log<G>, out: &mut Output) -> Result<Outcome> {
    let log = args.source.replay(whole, |_, _| Ok(()))?;
    let game = log.game();
    writeln!(out, "{}", picture::draw(game, screen::style(args.plain), screen::width()))?;
    for seat in Seat::first(game.seats()) {
        writeln!(out, "{}", seat_line(game, seat))?;
    }
    writeln!(out, "{}", game.stock())?;
    writeln!(out, "after ply {}: {}", log.plies().len(), turn_line(game))?;
    Ok(Outcome::Fine)
}

/// Points, supply and figures of one seat.
pub(crate) fn seat_line(game: &impl Played, seat: Seat) -> String {
    let (supply, standing) = (game.supplies(seat), game.on_board(seat));
    let standing = if standing.is_empty() { "none".into() } else { standing.join(", ") };
    let points = game.scores()[seat.index()];
    format!("seat {seat}: {points} points, supply {}, on the board {standing}", supply.join(" "))
}

/// Whom the game waits for, in words.
pub(crate) fn turn_line<G: Played>(game: &G) -> String {
    match game.pending() {
        Pending::Over => "the game is over".into(),
        Pending::Chance(question) => format!("to be drawn: {}", G::asks(question)),
        Pending::Seat(seat) => {
            let names = game.tiles_in_hand();
            if names.is_empty() {
                format!("seat {seat} chooses")
            } else {
                format!("seat {seat} lays {}", names.join(" or "))
            }
        }
    }
}
