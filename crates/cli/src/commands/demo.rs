//! `demo`: a complete game to watch.

use super::Outcome;
use crate::ledger::Ledger;
use crate::look::InWords;
use crate::names::unknown_bot;
use crate::output::{Output, remark};
use crate::played::{Played, Said};
use crate::screen;
use crate::wish::Wish;
use anyhow::{Context, Result, anyhow, ensure};
use clap::value_parser;
use remparts_bots::{Limits, Player, roster};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::Pending;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::draws::sealed;
use remparts_engine::notation::{Log, picture};
use std::fs::File;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Play a complete game in the terminal
///
/// The tiles come from the dealer of real games: it shows the hash of its secret seed before the
/// first tile and the seed after the last, so that anyone can check that nothing was arranged.
/// The players are bots, by name as in the arena.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts demo
  remparts demo --setup classic-all --players 5 --seed 20 --delay 0
  remparts demo --bots expert+farmer,advanced --ms 200
  remparts demo --log game.log && remparts replay game.log
  remparts demo --log game.log && remparts verify-draws game.log")]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
    /// The bots in their seats; the last one fills the table
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', default_value = "club")]
    bots: Vec<String>,
    /// Milliseconds a bot may think in a turn [default: its own habit]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Number to make the dealer's seed from [default: the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Pause after each turn in milliseconds [default: 120 in a terminal, otherwise none]
    #[arg(long, value_name = "MS")]
    delay: Option<u64>,
    /// Show the board after every N turns; 0 only at the end
    #[arg(long, default_value_t = 12, value_name = "N")]
    every: usize,
    /// Write the log to a file, with the hash of the seed and the seed
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// No colors, whatever standard output is
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match args.wish.read()? {
        AnySetup::Classic(setup) => perform(args, Log::<Classic>::new(setup)?, out),
        AnySetup::City(setup) => perform(args, Log::<City>::new(setup)?, out),
    }
}

fn perform<G: Played>(args: &Args, mut log: Log<G>, out: &mut Output) -> Result<Outcome> {
    // Opened first: a name that cannot be written should not cost a whole game.
    let written = args.log.as_ref().map(|path| {
        let file = File::create(path).with_context(|| format!("cannot write {}", path.display()));
        file.map(|file| (file, path.display()))
    });
    let written = written.transpose()?;
    let number = args.seed.unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        since.as_nanos() as u64
    });
    let seed = Seed::from_number(number);
    let seats = log.game().seats();
    ensure!(args.bots.len() <= seats, "{} bots do not fit into {seats} seats", args.bots.len());
    let bot = |seat: usize| &args.bots[seat.min(args.bots.len() - 1)];
    let mut players = (0..seats)
        .map(|seat| {
            let seed = number.wrapping_add(seat as u64);
            roster::player(bot(seat), seed)
                .map_err(|unknown| anyhow!(InWords(unknown_bot(&unknown))))
        })
        .collect::<Result<Vec<Box<dyn Player<G>>>>>()?;
    let pause = args.delay.unwrap_or(if io::stdout().is_terminal() { 120 } else { 0 });
    writeln!(out, "{}, {} players", args.wish.setup, log.game().seats())?;
    writeln!(out, "The dealer's seed has the SHA-256 hash {}\n", seed.commitment())?;
    let mut show = Show {
        out,
        style: screen::style(args.plain),
        pause: Duration::from_millis(pause),
        every: args.every,
        turns: 0,
        said: Vec::new(),
        ending: Vec::new(),
        earned: Ledger::new(log.game()),
    };
    let limits = Limits { time: args.ms.map(Duration::from_millis), ..Limits::default() };
    play(&mut log, &mut Dealer::new(seed.clone()), &mut players, &limits, &mut show)?;
    let game = log.game();
    if show.every == 0 || !show.turns.is_multiple_of(show.every) {
        show.board(game)?;
    }
    show.end()?;
    writeln!(out, "The dealer's seed was {}", seed.reveal())?;
    writeln!(out, "Its 32 bytes have the SHA-256 hash {}", seed.commitment())?;
    if let Some((mut file, name)) = written {
        let text = sealed(&log.write(), seed.commitment(), &[], Some(&seed));
        file.write_all(text.as_bytes()).with_context(|| format!("cannot write {name}"))?;
        remark(format_args!("log written to {name}"));
    }
    Ok(Outcome::Fine)
}

fn play<G: Played>(
    log: &mut Log<G>,
    dealer: &mut Dealer,
    players: &mut [Box<dyn Player<G>>],
    limits: &Limits,
    show: &mut Show<'_>,
) -> Result<()> {
    let mut events = Vec::new();
    loop {
        events.clear();
        let action = match log.game().pending() {
            Pending::Over => return Ok(()),
            Pending::Chance(_) => {
                let answer = dealer.answer(log.game()).context("the dealer has no answer")?;
                log.resolve(answer, &mut events)?;
                None
            }
            Pending::Seat(seat) => {
                let view = log.game().view(Viewer::Seat(seat));
                let action = players[seat.index()].choose(&view, limits)?.action;
                log.play(seat, action, &mut events)?;
                Some(action)
            }
        };
        show.hear(log.game(), &events)?;
        if action.is_some_and(|action| log.game().ends_turn(action)) {
            show.turn(log.game())?;
        }
    }
}

/// What the audience sees.
struct Show<'a> {
    out: &'a mut Output,
    style: picture::Style,
    pause: Duration,
    every: usize,
    turns: usize,
    /// The lines about the running turn so far.
    said: Vec<String>,
    /// The lines of the final scoring.
    ending: Vec<String>,
    earned: Ledger,
}

impl Show<'_> {
    fn hear<G: Played>(&mut self, game: &G, events: &[G::Event]) -> io::Result<()> {
        self.earned.add::<G>(events);
        for event in events {
            match game.say(event) {
                Said::Nothing => {}
                Said::Apart(line) => writeln!(self.out, "     {line}")?,
                Said::InTurn(words) => self.said.push(words),
                Said::AtEnd(line) => self.ending.push(line),
            }
        }
        Ok(())
    }

    /// The line of a finished turn, and the board now and then.
    fn turn(&mut self, game: &impl Played) -> io::Result<()> {
        self.turns += 1;
        let scores = match game.pending() {
            // The points of the final scoring come below.
            Pending::Over => String::new(),
            _ => format!("  {:?}", game.scores()),
        };
        writeln!(self.out, "{:>3}  {}{scores}", self.turns, self.said.join(", "))?;
        self.said.clear();
        if self.every > 0 && self.turns.is_multiple_of(self.every) {
            self.board(game)?;
        }
        self.out.flush()?;
        if !self.out.is_closed() {
            thread::sleep(self.pause);
        }
        Ok(())
    }

    fn board(&mut self, game: &impl Played) -> io::Result<()> {
        writeln!(
            self.out,
            "\n{}{}\n",
            picture::draw(game, self.style, screen::width()),
            game.stock()
        )
    }

    /// The final scoring and where all points came from.
    fn end(&mut self) -> io::Result<()> {
        writeln!(self.out, "The game ends")?;
        for line in self.said.iter().chain(&self.ending) {
            writeln!(self.out, "     {line}")?;
        }
        writeln!(self.out, "\nFinal scores\n{}", self.earned.table())
    }
}
