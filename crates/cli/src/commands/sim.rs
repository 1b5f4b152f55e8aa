//! `sim`: random games, as fast as they go, or with every law checked.

use super::Outcome;
use crate::dice::{self, GameDice};
use crate::laws;
use crate::output::{Output, remark};
use crate::progress;
use crate::spread::spread;
use crate::wish::Wish;
use anyhow::{Result, ensure};
use clap::value_parser;
use remparts_engine::classic::{Action, Classic};
use remparts_engine::kernel::game::{Game, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{random_game, random_ply};
use remparts_engine::kernel::seat::MAX_SEATS;
use serde::Serialize;
use std::io::{self, Write as _};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

/// Play complete random games and report means and throughput
///
/// Each seat picks uniformly among its legal placements, then uniformly among its figure options
/// including none. Game number K depends on the seed and K alone, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts sim --games 100000
  remparts sim --setup base-inns-river --players 4 --games 20000 --threads 2 --json
  remparts sim --setup random --games 1000000 --threads 2 --check

Exit status: 0 fine, 1 a law was broken, 2 wrong usage.")]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
    /// How many games
    #[arg(long, short, default_value_t = 10_000, value_name = "N")]
    #[arg(value_parser = value_parser!(u64).range(1..=MOST))]
    games: u64,
    /// Begins the row of games
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
    /// Check the laws of the game while playing; `--setup random` then varies every option
    #[arg(long)]
    check: bool,
}

/// Far more games than anyone can wait for, and far from the end of their numbers.
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
    ensure!(args.wish.setup != "random", "`--setup random` needs `--check`");
    measure(args, out)?;
    Ok(Outcome::Fine)
}

/// A thread's table: the start position, a list to be reused, and sums.
struct Worker {
    start: Classic,
    legal: List<Action>,
    sums: Sums,
}

/// Whole numbers only, so that the order of adding does not matter.
#[derive(Default)]
struct Sums {
    scores: [i64; MAX_SEATS],
    turns: u64,
    sampled_turns: u64,
    placements: u64,
}

/// Placements are listed and counted in one game out of this many; the others only play.
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

fn measure(args: &Args, out: &mut Output) -> Result<()> {
    let setup = args.wish.read()?;
    let start = Classic::new(setup)?;
    let rules = Arc::clone(start.rules());
    let worker = || {
        // Rules of its own, so that threads do not share a reference count.
        let start = Classic::with_rules(Arc::new((*rules).clone()));
        Worker { start, legal: List::new(), sums: Sums::default() }
    };
    let workers = (0..args.threads).map(|_| worker()).collect();
    let bar = progress::bar("games", args.games);
    let seed = args.seed;
    let (workers, took) = spread(args.range(), workers, &bar, |worker, game| {
        worker.play(dice::of_game(seed, game), game % SAMPLE == 0);
    });
    bar.finish_and_clear();
    let mut sums = Sums::default();
    for worker in workers {
        sums.add(&worker.sums);
    }
    let tiles = rules.copies.iter().map(|copies| u64::from(*copies)).sum::<u64>();
    let found = sums.means(args, start.seats(), tiles, took);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&found)?)?;
    } else {
        found.print(out)?;
    }
    Ok(())
}

impl Worker {
    fn play(&mut self, mut dice: GameDice, sampled: bool) {
        let mut game = self.start.clone();
        if sampled {
            self.play_listing(&mut game, &mut dice);
        } else {
            random_game(&mut game, &mut dice, &mut self.legal, &mut Quiet);
        }
        self.sums.turns += (game.state().tiles_laid() - self.start.state().tiles_laid()) as u64;
        for (sum, score) in self.sums.scores.iter_mut().zip(game.scores()) {
            *sum += i64::from(*score);
        }
    }

    /// Plays the same game, listing every placement to count it.
    fn play_listing(&mut self, game: &mut Classic, dice: &mut GameDice) {
        loop {
            game.legal(&mut self.legal);
            let places = |action: &&Action| matches!(action, Action::Place { .. });
            let placements = self.legal.iter().filter(places).count() as u64;
            let laid = game.state().tiles_laid();
            if !random_ply(game, dice, &mut self.legal, &mut Quiet) {
                return;
            }
            if game.state().tiles_laid() > laid {
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
        self.sampled_turns += other.sampled_turns;
        self.placements += other.placements;
    }

    fn means<'a>(&self, args: &'a Args, seats: usize, tiles: u64, took: Duration) -> Means<'a> {
        let games = args.games as f64;
        let seconds = took.as_secs_f64();
        Means {
            setup: &args.wish.setup,
            players: seats,
            games: args.games,
            seed: args.seed,
            threads: args.threads,
            seconds,
            games_per_s: if seconds > 0.0 { args.games as f64 / seconds } else { 0.0 },
            mean_scores: self.scores[..seats].iter().map(|sum| *sum as f64 / games).collect(),
            mean_turns: self.turns as f64 / games,
            mean_placements: self.placements as f64 / self.sampled_turns.max(1) as f64,
            // Every tile is either laid, one a turn, or boxed: the bag is empty in the end.
            mean_boxed: (args.games * tiles - self.turns) as f64 / games,
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

/// Broken laws shown in full.
const SHOWN: usize = 20;

fn check(args: &Args, out: &mut Output) -> Result<Outcome> {
    let fixed = if args.wish.setup == "random" {
        ensure!(args.wish.players.is_none(), "`--setup random` draws the number of players too");
        None
    } else {
        let setup = args.wish.read()?;
        Classic::new(setup)?;
        Some(setup)
    };
    let bar = progress::bar("games", args.games);
    let workers: Vec<Vec<(u64, laws::Broken)>> = vec![Vec::new(); args.threads.into()];
    let (found, took) = spread(args.range(), workers, &bar, |broken, game| {
        let dice = dice::of_game(args.seed, game);
        broken.extend(laws::check_game(fixed, dice, game).err().map(|law| (game, law)));
    });
    bar.finish_and_clear();
    let mut broken: Vec<_> = found.into_iter().flatten().collect();
    broken.sort_by_key(|(game, _)| *game);
    let Args { wish: Wish { setup, players }, seed, games, .. } = args;
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
            "setup": setup, "games": games, "seed": seed,
            "seconds": took.as_secs_f64(), "broken_laws": broken.len(),
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "{games} games, {} broken laws", broken.len())?;
    }
    Ok(Outcome::fine_if(broken.is_empty()))
}
