//! `arena`: bots against each other, with the same draws and seats exchanged.

use super::Outcome;
use crate::contest::{Contest, Contested, Guests, Held, Rounds, Thought};
use crate::output::{Output, counted};
use crate::progress;
use crate::wish::Wish;
use anyhow::{Result, ensure};
use clap::value_parser;
use remparts_bots::arena::stats::{Interval, Tally};
use remparts_bots::arena::{Sprt, Verdict};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// Let bots play against each other and say who is stronger
///
/// Games come in pairs: as many games as there are seats, all with the same draws, in which every
/// bot sits everywhere once. Everything is said of the first bot named: its share of the wins, its
/// lead over the best other, both with an interval that holds the truth 95 times in 100. Pair
/// number K depends on the seed and K alone, whatever the number of threads, as far as the bots do
/// not depend on the clock. A bot that fails or breaks the rules loses that game, and play goes on.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts arena --bots random,random --pairs 100 --threads 2
  remparts arena --bots expert,virtual-greedy --ms 100 --pairs 200 --out expert-against-greedy
  remparts arena --bots expert,virtual-greedy --players 4 --visits 500 --pairs 50 --json
  remparts arena --bots mine,greedy --external mine='python3 examples/random_bot.py'
  remparts arena --bots expert,master --sprt 1.1 --pairs 2000 --out screening

With --out every finished pair is written at once: stop the program when you like, and the same
command goes on where it was. Games lie in DIR/games as PAIR-GAME.log, for `remparts replay`.
Ctrl-C stops it, and what was played up to then is printed.
Exit status: 0 fine, 1 a game was forfeited, 2 wrong usage, a folder that holds another match, or
someone stopped it.")]
pub(crate) struct Args {
    /// Short name such as base-inns-river (see `remparts setups`), or a file of setup lines
    #[arg(long, default_value = "base", value_name = "NAME|FILE")]
    setup: String,
    /// Number of players; the last bot fills the seats that are left [default: one for each bot]
    #[arg(long, short, value_name = "N", value_parser = value_parser!(u8).range(2..=6))]
    players: Option<u8>,
    /// Two to six bots; the first is the one that is measured
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[command(flatten)]
    guests: Guests,
    #[command(flatten)]
    thought: Thought,
    #[command(flatten)]
    rounds: Rounds,
    /// Stop as soon as it is clear whether the first bot is better by about this many points a game
    /// or not at all, each with an error of 5 %; for two players
    #[arg(long, value_name = "POINTS")]
    sprt: Option<f64>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    ensure!((2..=6).contains(&args.bots.len()), "name two to six bots");
    args.guests.check(&args.bots)?;
    let sprt = args.sprt.map(|points| Sprt { points });
    ensure!(
        sprt.is_none_or(|sprt| sprt.points.is_finite() && sprt.points > 0.0),
        "`--sprt` needs more than zero points"
    );
    let players = args.players.unwrap_or(args.bots.len() as u8);
    // With more players even equals are behind the best of the others.
    ensure!(sprt.is_none() || players == 2, "`--sprt` is for two players");
    let contest = Contest {
        bots: args.bots.clone(),
        guests: args.guests.clone(),
        thought: args.thought.or_usual(),
        pairs: args.rounds.pairs,
        seed: args.rounds.seed,
        threads: args.rounds.threads,
        sprt,
        out: args.rounds.out.clone(),
    };
    match (Wish { setup: args.setup.clone(), players: Some(players) }).read()? {
        AnySetup::Classic(setup) => perform::<Classic>(args, &contest, setup, out),
        AnySetup::City(setup) => perform::<City>(args, &contest, setup, out),
    }
}

fn perform<G: Contested>(
    args: &Args,
    contest: &Contest,
    setup: G::Setup,
    out: &mut Output,
) -> Result<Outcome> {
    let bar = progress::bar("pairs", contest.pairs);
    let held = contest.hold::<G>(setup, &bar);
    bar.finish_and_clear();
    let held = held?;
    if args.json {
        writeln!(out, "{}", as_json(args, contest, &held))?;
    } else {
        print(args, contest, &held, out)?;
    }
    let played = held.summary.pairs;
    ensure!(held.missing == 0, "stopped after {played} of {} pairs", contest.pairs);
    Ok(Outcome::fine_if(held.forfeits.is_empty()))
}

fn as_json(args: &Args, contest: &Contest, held: &Held) -> Value {
    let Held { summary, tested, forfeits, .. } = held;
    let sprt = tested.as_ref().zip(contest.sprt).map(|(tested, sprt)| {
        let verdict = match tested.verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Open => "open",
        };
        json!({
            "points": sprt.points, "log_ratio": tested.ratio, "bound": Sprt::bound(),
            "verdict": verdict,
        })
    });
    let forfeit = |entry: &crate::contest::ForfeitAt| {
        json!({
            "pair": entry.pair, "game": entry.game,
            "bot": contest.bots[entry.bot], "reason": entry.reason,
        })
    };
    json!({
        "setup": args.setup,
        "players": summary.seats,
        "bots": contest.bots,
        "limits": contest.thought,
        "seed": contest.seed,
        "pairs": summary.pairs,
        "games": summary.games,
        "win_rate": summary.win_rate,
        "win_rate_ci95": summary.win_rate_ci95,
        "fair_share": 1.0 / summary.seats as f64,
        "margin": summary.margin,
        "margin_ci95": summary.margin_ci95,
        "elo": summary.elo,
        "elo_ci95": summary.elo_ci95,
        "ms_per_move": summary.bots[0].ms_per_move(),
        "ms_per_move_by_bot": summary.bots.iter().map(Tally::ms_per_move).collect::<Vec<_>>(),
        "scores": summary.bots.iter().map(|bot| bot.points).collect::<Vec<_>>(),
        "forfeits": forfeits.iter().map(forfeit).collect::<Vec<_>>(),
        "sprt": sprt,
    })
}

/// Most forfeits that are shown in full.
const SHOWN: usize = 10;

fn print(args: &Args, contest: &Contest, held: &Held, out: &mut Output) -> io::Result<()> {
    let Held { summary, tested, forfeits, .. } = held;
    let first = &contest.bots[0];
    writeln!(
        out,
        "{}, {} players, {}, {} of {} games from seed {}\n",
        args.setup,
        summary.seats,
        contest.thought.words(),
        counted(summary.pairs as u64, "pair"),
        summary.seats,
        contest.seed
    )?;
    let width = contest.bots.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(3);
    writeln!(out, "{:width$}     wins   points  ms/turn  slowest  forfeits", "bot")?;
    for (name, bot) in contest.bots.iter().zip(&summary.bots) {
        writeln!(
            out,
            "{name:width$} {:>8.1} {:>8.2} {:>8.2} {:>8.1} {:>9}",
            bot.wins,
            bot.points,
            bot.ms_per_move(),
            bot.clock.slowest.as_secs_f64() * 1e3,
            bot.forfeits
        )?;
    }
    let (low, high) = summary.win_rate_ci95;
    let fair = match summary.seats {
        2 => String::new(),
        seats => format!(", where a fair share is {:.1} %", 100.0 / seats as f64),
    };
    writeln!(
        out,
        "\n{first} wins {:.1} % of the games (95 %: {:.1} to {:.1}){fair}",
        100.0 * summary.win_rate,
        100.0 * low,
        100.0 * high
    )?;
    let range = |interval: Option<Interval>, digits: usize| {
        let words = |(low, high)| format!(" (95 %: {low:+.digits$} to {high:+.digits$})");
        interval.map(words).unwrap_or_default()
    };
    let Sprt { points } = contest.sprt.unwrap_or(Sprt { points: 0.0 });
    writeln!(out, "margin {:+.2} points{}", summary.margin, range(summary.margin_ci95, 2))?;
    writeln!(out, "Elo {:+.0}{}", summary.elo, range(Some(summary.elo_ci95), 0))?;
    if let Some(tested) = tested {
        let verdict = match tested.verdict {
            Verdict::Better => format!("{first} is better"),
            Verdict::NotBetter => format!("{first} is not better by {points} points"),
            Verdict::Open => "not clear yet".to_owned(),
        };
        let bound = Sprt::bound();
        writeln!(out, "test {verdict} ({:+.2} of ±{bound:.2})", tested.ratio)?;
    }
    for entry in forfeits.iter().take(SHOWN) {
        let bot = &contest.bots[entry.bot];
        writeln!(out, "forfeit by {bot} in {}-{}: {}", entry.pair, entry.game, entry.reason)?;
    }
    Ok(())
}
