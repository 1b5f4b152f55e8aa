//! `ladder`: ratings of many bots on one scale.

use super::Outcome;
use crate::contest::{Contest, Contested, Guests, Met, Rounds, Standings, Thought};
use crate::output::{Output, counted, remark};
use crate::progress;
use crate::wish::Wish;
use anyhow::{Context, Result, ensure};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use serde_json::json;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Rate bots on one scale
///
/// Everyone plays against everyone, two at a table, as `remparts arena` would. The ratings are those
/// under which the results are most likely, with the reference at zero; a difference of 200 Elo
/// points means 76 % of the wins. They cannot say that one bot suits another: the table of all
/// meetings, with share of wins and margin, is printed beside them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts ladder --bots random,greedy,expert --pairs 50
  remparts ladder --ms 100 --pairs 200 --threads 2 --out ladder --markdown ladder.md
  remparts ladder --setup city --neighbours

With --out every finished pair is written at once, a folder for each meeting: stop the program when
you like, and the same command goes on where it was. Each meeting can be played alone, or read, with
`remparts arena` and the same folder.
Exit status: 0 fine, 1 a game was forfeited, 2 wrong usage or a folder that holds another match.")]
pub(crate) struct Args {
    /// Short name such as base-inns-river (see `remparts setups`), or a file of setup lines
    #[arg(long, default_value = "base", value_name = "NAME|FILE")]
    setup: String,
    /// The bots, from the weakest to the strongest as far as you can tell [default: all levels and
    /// the faster references]
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    bots: Vec<String>,
    /// The bot whose rating is zero [default: the first]
    #[arg(long, value_name = "BOT")]
    reference: Option<String>,
    /// Let only those play each other who are named side by side
    #[arg(long)]
    neighbours: bool,
    #[command(flatten)]
    guests: Guests,
    #[command(flatten)]
    thought: Thought,
    #[command(flatten)]
    rounds: Rounds,
    /// Write the table as Markdown to a file
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// The bots of the default ladder: the levels, and references that think fast enough for a large
/// table.
const BOTS: [&str; 11] = [
    "random",
    "greedy",
    "virtual-greedy",
    "ranking",
    "expected-points",
    "beginner",
    "novice",
    "club",
    "advanced",
    "expert",
    "master",
];

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match (Wish { setup: args.setup.clone(), players: Some(2) }).read()? {
        AnySetup::Classic(setup) => climb::<Classic>(args, setup, out),
        AnySetup::City(setup) => climb::<City>(args, setup, out),
    }
}

fn climb<G: Contested>(args: &Args, setup: G::Setup, out: &mut Output) -> Result<Outcome> {
    let usual = BOTS.iter().map(|bot| (*bot).to_owned());
    let usual = usual.filter(|bot| crate::contest::check_name::<G>(bot, &args.guests).is_ok());
    let bots = &if args.bots.is_empty() { usual.collect() } else { args.bots.clone() };
    ensure!(bots.len() >= 2, "name at least two bots");
    let twice = bots.iter().enumerate().find(|(number, bot)| bots[..*number].contains(bot));
    ensure!(twice.is_none(), "`{}` is named twice", twice.map_or("", |(_, bot)| bot));
    let reference = args.reference.as_ref().unwrap_or(&bots[0]);
    let zero = bots.iter().position(|bot| bot == reference);
    let zero =
        zero.with_context(|| format!("the reference `{reference}` is not among the bots"))?;
    // The later one is expected to be the stronger, so it is the one that is measured.
    let all = (0..bots.len()).flat_map(|later| (0..later).map(move |earlier| [later, earlier]));
    let meetings: Vec<_> =
        all.filter(|[later, earlier]| !args.neighbours || earlier + 1 == *later).collect();
    // Names are checked before the first of many games.
    args.guests.check(bots)?;
    bots.iter().try_for_each(|bot| crate::contest::check_name::<G>(bot, &args.guests))?;
    let mut met = Vec::new();
    let mut forfeits = 0;
    for [first, second] in meetings {
        let names = [&bots[first], &bots[second]].map(String::clone);
        let folder = format!("{}-against-{}", tame(&names[0]), tame(&names[1]));
        let contest = Contest {
            bots: names.to_vec(),
            guests: args.guests.clone(),
            thought: args.thought.or_usual(),
            pairs: args.rounds.pairs,
            seed: args.rounds.seed,
            threads: args.rounds.threads,
            sprt: None,
            out: args.rounds.out.as_ref().map(|out| out.join(folder)),
        };
        let bar = progress::bar("pairs", args.rounds.pairs);
        let held = contest.hold::<G>(setup, &bar);
        bar.finish_and_clear();
        let held = held?;
        ensure!(held.missing == 0, "stopped; with --out the same command goes on where it was");
        let (rate, margin) = (100.0 * held.summary.win_rate, held.summary.margin);
        let [one, two] = names;
        remark(format_args!("{one} wins {rate:.1} % against {two} by {margin:+.1} points"));
        for entry in &held.forfeits {
            let bot = &contest.bots[entry.bot];
            remark(format_args!(
                "forfeit by {bot} in {}-{}: {}",
                entry.pair, entry.game, entry.reason
            ));
        }
        forfeits += held.forfeits.len();
        met.push(Met { bots: [first, second], summary: held.summary });
    }
    let standings = Standings::of(bots, &met, zero).context("not everyone can be compared")?;
    if let Some(path) = &args.markdown {
        write(path, &standings.markdown())?;
    }
    if args.json {
        writeln!(out, "{}", as_json(args, bots, &met, &standings))?;
    } else {
        let thought = args.thought.or_usual().words();
        let Args { setup, rounds: Rounds { pairs, seed, .. }, .. } = args;
        let pairs = counted(*pairs, "pair");
        writeln!(out, "{setup}, {thought}, {pairs} each from seed {seed}\n")?;
        write!(out, "{}", standings.text())?;
        writeln!(
            out,
            "\nBy place of the other bot: games won of a hundred, and margin in points."
        )?;
    }
    Ok(Outcome::fine_if(forfeits == 0))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// A name that every file system accepts.
fn tame(name: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    name.chars().map(|letter| if plain(letter) { letter } else { '_' }).collect()
}

fn as_json(
    args: &Args,
    bots: &[String],
    met: &[Met],
    standings: &Standings<'_>,
) -> serde_json::Value {
    let ratings = standings.rated.iter().map(|(bot, rating)| {
        json!({
            "bot": bots[*bot], "elo": rating.elo, "elo_ci95": rating.ci95,
            "ms_per_move": standings.ms_per_move(*bot),
        })
    });
    let meetings = met.iter().map(|Met { bots: [first, second], summary }| {
        json!({
            "bots": [bots[*first], bots[*second]], "pairs": summary.pairs,
            "win_rate": summary.win_rate, "win_rate_ci95": summary.win_rate_ci95,
            "margin": summary.margin, "margin_ci95": summary.margin_ci95,
        })
    });
    json!({
        "setup": args.setup,
        "limits": args.thought.or_usual(),
        "seed": args.rounds.seed,
        "pairs": args.rounds.pairs,
        "ratings": ratings.collect::<Vec<_>>(),
        "meetings": meetings.collect::<Vec<_>>(),
    })
}
