//! `judge`: the bots' evaluation of a position, item by item.

use super::Outcome;
use super::show::seat_line;
use crate::contest::Contested;
use crate::logs::Source;
use crate::output::Output;
use crate::played::Played;
use anyhow::Result;
use remparts_bots::{Judge as _, Judged};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Log;
use remparts_engine::notation::any::AnyLog;
use std::io::Write as _;

/// Tell what the bots think a position of a log is worth, and of what that is made
///
/// The sum of a column is the number of points that seat is expected to end with.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts judge game.log
  remparts judge game.log --ply 40")]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match args.source.read()? {
        AnyLog::Classic(log) => judge(args, &log, out),
        AnyLog::City(log) => judge(args, &log, out),
    }
}

fn judge<G: Played + Contested + Judged>(
    args: &Args,
    whole: &Log<G>,
    out: &mut Output,
) -> Result<Outcome> {
    let log = args.source.replay(whole, |_, _| Ok(()))?;
    let game = log.game();
    let seats = game.seats();
    let mut judge = game.judge(&G::Weights::default());
    judge.count(game);
    for seat in Seat::first(seats) {
        writeln!(out, "{}", seat_line(game, seat))?;
    }
    let head: String =
        Seat::first(seats).map(|seat| format!("{:>10}", format!("seat {seat}"))).collect();
    writeln!(out, "\n{:<14}{head}", "points")?;
    let row = |name: &str, points: &[f32]| {
        let points: String = points.iter().map(|points| format!("{points:>10.2}")).collect();
        format!("{name:<14}{points}")
    };
    for share in judge.shares(game) {
        let points = &share.points[..seats];
        if points.iter().any(|points| *points != 0.0) {
            writeln!(out, "{}", row(share.name, points))?;
        }
    }
    writeln!(out, "{}", row("expected", &judge.worth(game)[..seats]))?;
    Ok(Outcome::Fine)
}
