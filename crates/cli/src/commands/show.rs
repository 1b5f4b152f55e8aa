//! `show`: the board of a log.

use super::Outcome;
use crate::logs::Source;
use crate::output::Output;
use crate::screen;
use anyhow::Result;
use remparts_engine::classic::{Classic, FigureKind, Question};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::picture;
use remparts_engine::notation::spot::name_on_board;
use std::io::Write as _;

/// Show the board at a ply of a log, with figures, scores and whose turn it is
#[derive(clap::Args)]
#[command(after_help = "\
Signs: # city, lines road, ~ river, A abbey, g garden, C cathedral, * shield, i inn.
A digit is a figure of that seat; b after it means big, a abbot.

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
    let log = args.source.replay(|_, _| Ok(()))?;
    let game = log.game();
    writeln!(out, "{}", picture::draw(game, screen::style(args.plain), screen::width()))?;
    for seat in Seat::first(game.seats()) {
        writeln!(out, "{}", seat_line(game, seat))?;
    }
    writeln!(out, "{} tiles in the bag", game.state().bag().tiles())?;
    writeln!(out, "after ply {}: {}", log.plies().len(), turn_line(game))?;
    Ok(Outcome::Fine)
}

/// Points, supply and figures of one seat.
fn seat_line(game: &Classic, seat: Seat) -> String {
    let supply: Vec<String> = FigureKind::ALL
        .into_iter()
        .filter(|kind| game.rules().figures[*kind as usize] > 0)
        .map(|kind| format!("{} {kind}", game.supply(seat, kind)))
        .collect();
    let standing: Vec<String> = game
        .figures()
        .into_iter()
        .filter(|(owner, _, _)| *owner == seat)
        .map(|(_, kind, spot)| format!("{kind} {} {}", spot.cell, name_on_board(game, spot)))
        .collect();
    let standing = if standing.is_empty() { "none".into() } else { standing.join(", ") };
    let points = game.scores()[seat.index()];
    format!("seat {seat}: {points} points, supply {}, on the board {standing}", supply.join(" "))
}

fn turn_line(game: &Classic) -> String {
    match game.pending() {
        Pending::Over => "the game is over".into(),
        Pending::Chance(Question::First) => "to be drawn: who begins".into(),
        Pending::Chance(Question::Draw) => "to be drawn: a tile".into(),
        Pending::Chance(Question::DrawSecond) => "to be drawn: a second tile".into(),
        Pending::Chance(Question::Gift(seat)) => format!("to be drawn: a gift for seat {seat}"),
        Pending::Seat(seat) => {
            let hand = game.state().turn().in_hand();
            let names: Vec<&str> = hand.map(|face| &*game.rules().face(face).name).collect();
            if names.is_empty() {
                format!("seat {seat} chooses")
            } else {
                format!("seat {seat} lays {}", names.join(" or "))
            }
        }
    }
}
