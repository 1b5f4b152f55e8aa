//! `sim`: random games, as fast as they go, or with every law checked.

use super::Outcome;
use crate::laws::{self, Broken};
use crate::output::{Output, remark};
use crate::played::Played;
use crate::progress;
use crate::spread::{Spread, spread};
use crate::wish::Wish;
use anyhow::{Result, ensure};
use clap::value_parser;
use remparts_bots::dice::{self, GameDice};
use remparts_engine::city::{self, City};
use remparts_engine::classic::wishes::{random_origin, random_setup};
use remparts_engine::classic::{Classic, Setup};
use remparts_engine::kernel::game::Quiet;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{random_game, random_ply};
use remparts_engine::kernel::seat::MAX_SEATS;
use remparts_engine::notation::any::AnySetup;
use serde::Serialize;
use std::io::{self, Write as _};
use std::ops::Range;
use std::time::Duration;

/// Play complete random games and report means and throughput
///
/// Each seat picks uniformly among its legal placements, then uniformly among its other choices,
/// doing nothing included. Game number K depends on the seed and K alone, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts sim --games 100000
  remparts sim --setup base-inns-river --players 4 --games 20000 --threads 2 --json
  remparts sim --setup random --games 1000000 --threads 2 --check
  remparts sim --setup city --players 4 --games 20000

Ctrl-C stops it after the games at hand, and what they showed is still printed.
Exit status: 0 fine, 1 a law was broken, 2 wrong usage, or someone stopped it.")]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
    /// Number of games to play
    #[arg(long, short, default_value_t = 10_000, value_name = "N")]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST))]
    games: u64,
    /// Seed of the series of games
    #[arg(long, default_value_t = 7, value_name = "N")]
    seed: u64,
    /// Number of the first game, to look at a later one alone
    #[arg(long, default_value_t = 0, value_name = "K")]
    #[arg(value_parser = value_parser!(u64).range(..=MOST))]
    from: u64,
    /// How many threads play
    #[arg(long, default_value_t = 1, value_name = "N")]
    #[arg(value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Check the laws of the game while playing; `--setup random` then varies every option of the
    /// classic game, `--setup city-random` of The City
    #[arg(long)]
    check: bool,
}

/// Most games: far more than anyone can wait for, and far from overflow.
const MOST: u64 = 1_000_000_000_000;

impl Args {
    fn range(&self) -> Range<u64> {
        self.from..self.from + self.games
    }
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    if args.check {
        return check(args, out);
    }
    let Wish { setup, .. } = &args.wish;
    ensure!(!DRAWN.contains(&&**setup), "`--setup {setup}` needs `--check`");
    match args.wish.read()? {
        AnySetup::Classic(setup) => measure::<Classic>(args, setup, out),
        AnySetup::City(setup) => measure::<City>(args, setup, out),
    }
}

/// The scratch memory of a thread: the start position, a list to be reused, and sums.
struct Worker<G: Played> {
    start: G,
    legal: List<G::Action>,
    sums: Sums,
}

/// Sums in whole numbers only, so that the order of adding does not matter.
#[derive(Default)]
struct Sums {
    scores: [i64; MAX_SEATS],
    turns: u64,
    boxed: u64,
    sampled_turns: u64,
    placements: u64,
}

/// One game in this many lists and counts its placements; the others only play.
const SAMPLE: u64 = 64;

#[derive(Serialize)]
struct Means<'a> {
    setup: &'a str,
    players: usize,
    games: u64,
    seed: u64,
    threads: u16,
    seconds: f64,
    games_per_s: f64,
    mean_scores: Vec<f64>,
    mean_turns: f64,
    mean_placements: f64,
    mean_boxed: f64,
}

fn measure<G: Played>(args: &Args, setup: G::Setup, out: &mut Output) -> Result<Outcome> {
    let seats = G::set_up(setup)?.seats();
    // Each sets up a game of its own, so that threads do not share a reference count.
    let workers = (0..args.threads).map(|_| Worker::<G>::new(setup)).collect::<Result<_, _>>()?;
    let bar = progress::bar("games", args.games);
    let seed = args.seed;
    let Spread { workers, games, took } = spread(args.range(), workers, &bar, |worker, game| {
        worker.play(dice::of_game(seed, game), game % SAMPLE == 0);
    });
    bar.finish_and_clear();
    let mut sums = Sums::default();
    for worker in workers {
        sums.add(&worker.sums);
    }
    ensure!(games > 0, "stopped before the first game was over");
    let found = sums.means(args, games, seats, took);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&found)?)?;
    } else {
        found.print(out)?;
    }
    stopped_after(games, args.games)?;
    Ok(Outcome::Fine)
}

impl<G: Played> Worker<G> {
    fn new(setup: G::Setup) -> Result<Self, G::SetupError> {
        Ok(Self { start: G::set_up(setup)?, legal: List::new(), sums: Sums::default() })
    }

    fn play(&mut self, mut dice: GameDice, sampled: bool) {
        let mut game = self.start.clone();
        if sampled {
            self.play_listing(&mut game, &mut dice);
        } else {
            random_game(&mut game, &mut dice, &mut self.legal, &mut Quiet);
        }
        self.sums.turns += (game.tiles_laid() - self.start.tiles_laid()) as u64;
        self.sums.boxed += game.tiles_boxed() as u64;
        for (sum, score) in self.sums.scores.iter_mut().zip(game.scores()) {
            *sum += i64::from(*score);
        }
    }

    /// Plays the same game, listing every placement to count it.
    fn play_listing(&mut self, game: &mut G, dice: &mut GameDice) {
        loop {
            game.legal(&mut self.legal);
            let placements = self.legal.iter().filter(|action| G::lays(**action)).count() as u64;
            let laid = game.tiles_laid();
            if !random_ply(game, dice, &mut self.legal, &mut Quiet) {
                return;
            }
            if game.tiles_laid() > laid {
                self.sums.placements += placements;
                self.sums.sampled_turns += 1;
            }
        }
    }
}

impl Sums {
    fn add(&mut self, other: &Self) {
        self.scores.iter_mut().zip(other.scores).for_each(|(sum, score)| *sum += score);
        self.turns += other.turns;
        self.boxed += other.boxed;
        self.sampled_turns += other.sampled_turns;
        self.placements += other.placements;
    }

    fn means<'a>(&self, args: &'a Args, played: u64, seats: usize, took: Duration) -> Means<'a> {
        let games = played as f64;
        let seconds = took.as_secs_f64();
        Means {
            setup: &args.wish.setup,
            players: seats,
            games: played,
            seed: args.seed,
            threads: args.threads,
            seconds,
            games_per_s: if seconds > 0.0 { games / seconds } else { 0.0 },
            mean_scores: self.scores[..seats].iter().map(|sum| *sum as f64 / games).collect(),
            mean_turns: self.turns as f64 / games,
            mean_placements: self.placements as f64 / self.sampled_turns.max(1) as f64,
            mean_boxed: self.boxed as f64 / games,
        }
    }
}

impl Means<'_> {
    fn print(&self, out: &mut Output) -> io::Result<()> {
        let scores: Vec<String> =
            self.mean_scores.iter().map(|score| format!("{score:.2}")).collect();
        writeln!(out, "setup       {}, {} players", self.setup, self.players)?;
        writeln!(out, "games       {} from seed {}", self.games, self.seed)?;
        writeln!(out, "scores      {} by seat", scores.join("  "))?;
        writeln!(out, "turns       {:.2} a game", self.mean_turns)?;
        writeln!(out, "placements  {:.2} legal ones a turn", self.mean_placements)?;
        writeln!(out, "boxed       {:.4} tiles a game", self.mean_boxed)?;
        writeln!(
            out,
            "speed       {:.0} games/s: {:.3} s on {} thread(s)",
            self.games_per_s, self.seconds, self.threads
        )
    }
}

/// Setup names that stand for another random setup in every game.
const DRAWN: [&str; 2] = ["random", "city-random"];

/// Most broken laws that are shown in full.
const SHOWN: usize = 20;

fn check(args: &Args, out: &mut Output) -> Result<Outcome> {
    let drawn = DRAWN.contains(&&*args.wish.setup);
    ensure!(
        !drawn || args.wish.players.is_none(),
        "`--setup {}` draws the number of players too",
        args.wish.setup
    );
    if args.wish.setup == "city-random" {
        return check_each(args, out, |mut dice, game| {
            let setup = city::wishes::random_setup(&mut dice);
            laws::check_game::<City>(setup, dice, game)
        });
    }
    if args.wish.setup == "random" {
        return check_each(args, out, |mut dice, game| {
            let setup = random_setup(&mut dice);
            let setup = Setup { origin: random_origin(&mut dice), ..setup };
            laws::check_game::<Classic>(setup, dice, game)
        });
    }
    match args.wish.read()? {
        AnySetup::Classic(setup) => check_one::<Classic>(args, setup, out),
        AnySetup::City(setup) => check_one::<City>(args, setup, out),
    }
}

/// Checks games of one setup, unless it cannot be played.
fn check_one<G: Played>(args: &Args, setup: G::Setup, out: &mut Output) -> Result<Outcome> {
    G::set_up(setup)?;
    check_each(args, out, |dice, game| laws::check_game::<G>(setup, dice, game))
}

fn check_each(
    args: &Args,
    out: &mut Output,
    play: impl Fn(GameDice, u64) -> Result<(), Broken> + Sync,
) -> Result<Outcome> {
    let bar = progress::bar("games", args.games);
    let workers: Vec<Vec<(u64, Broken)>> = vec![Vec::new(); args.threads.into()];
    let Spread { workers: found, games: played, took } =
        spread(args.range(), workers, &bar, |broken, game| {
            let dice = dice::of_game(args.seed, game);
            broken.extend(play(dice, game).err().map(|law| (game, law)));
        });
    bar.finish_and_clear();
    let mut broken: Vec<_> = found.into_iter().flatten().collect();
    broken.sort_by_key(|(game, _)| *game);
    let Args { wish: Wish { setup, players }, seed, .. } = args;
    let players = players.map(|players| format!(" --players {players}")).unwrap_or_default();
    for (game, law) in broken.iter().take(SHOWN) {
        writeln!(out, "game {game}: {law}")?;
        writeln!(
            out,
            "  again: remparts sim --setup {setup}{players} --seed {seed} --from {game} --games 1 \
             --check"
        )?;
    }
    remark(format_args!("{:.1} s", took.as_secs_f64()));
    if args.json {
        let line = serde_json::json!({
            "setup": setup, "games": played, "seed": seed,
            "seconds": took.as_secs_f64(), "broken_laws": broken.len(),
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "{played} games, {} broken laws", broken.len())?;
    }
    if broken.is_empty() {
        stopped_after(played, args.games)?;
    }
    Ok(Outcome::fine_if(broken.is_empty()))
}

/// Tells that it was stopped, if fewer games were played than wished.
fn stopped_after(played: u64, wished: u64) -> Result<()> {
    ensure!(played == wished, "stopped after {played} of {wished} games");
    Ok(())
}
