//! `play`: a game in the terminal.

use super::Outcome;
use crate::look::{self, InWords, Look};
use crate::output::remark;
use crate::{names, tile_files, wish};
use anyhow::{Context as _, Result, bail, ensure};
use clap::{ValueEnum, value_parser};
use remparts_client::Failure;
use remparts_engine::kernel::dealer::Seed;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup;
use remparts_protocol::{Chair, ChairKind, Clock, Late, TableWish, Talk, limits, text};
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};
use remparts_terminal::board::Letters;
use remparts_terminal::full::{self, Start};
use remparts_terminal::host::TerminalHost;
use remparts_terminal::host::lacking::Lacking;
use remparts_terminal::host::local::{Local, Pace, new_seed};
use remparts_terminal::host::remote::{self, Door, NotJoined, Remote};
use remparts_terminal::host::saved::{self, seed_bytes};
use remparts_terminal::host::shelf::{self, Listed, NoGame, Shelf};
use remparts_terminal::plain::{self, Manner};
use remparts_terminal::session::{Ending, Session};
use std::io::{BufReader, IsTerminal as _, stdin, stdout};
use std::path::{Path, PathBuf};

/// The bot that plays where the other seats are not named.
const SPARRING: &str = "club";
/// The word for a seat that is left for anyone.
const OPEN: &str = "open";

/// Play in the terminal, alone, with others at the keyboard, or at a table of a server
///
/// Without options there is a screen to choose a game on. Every turn and every draft is saved at
/// once, so a game can be left at any moment. The keys are those of the page; `?` lists them.
///
/// With --plain, or where standard input or output is no terminal, the game is played line by line,
/// without any control codes: for screen readers, scripts and simple terminals. `help` lists what can
/// be said.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts play
  remparts play --setup base-inns-river --seats you,expert,club+farmer
  remparts play --setup city --seats you,you --names Ann,Bob --preset tournament
  remparts play --resume                           goes on with the game left last
  remparts play --join http://127.0.0.1:4747/#/table/7KmPq2RsTuVwXyZ9 --name Ann
  remparts play --open http://127.0.0.1:4747 --setup city --seats you,open,expert
  remparts play --plain --lang fr

Exit status: 0 fine, whether the game is over or left; 2 wrong usage, a saved game that cannot be
read, or a server that does not let anyone in. docs/TERMINAL.md tells more.")]
pub(crate) struct Args {
    /// Short name such as base-inns-river (see `remparts setups`), or a file of setup lines
    /// [default: base]
    #[arg(long, value_name = "NAME|FILE")]
    setup: Option<String>,
    /// Number of players [default: as many as seats are named, else 2, or what the file says]
    #[arg(long, short, value_name = "N", value_parser = value_parser!(u8).range(2..=6))]
    players: Option<u8>,
    /// Who sits where: `you` for a person, or a bot (see docs/BOTS.md); the last bot fills the table
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',')]
    seats: Vec<String>,
    /// What the players are called, in the order of their seats
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    names: Vec<String>,
    /// How much help players get [default: standard]
    #[arg(long, value_name = "PRESET")]
    #[arg(value_parser = ["learner", "standard", "tournament", "purist"])]
    preset: Option<String>,
    /// Number to make the dealer's seed from, for a game that can be repeated [default: no such
    /// number]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Keep the game in this file [default: a new one in the player's folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game [default: the running one that was left last]
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["setup", "players", "seats", "names", "preset", "seed", "save"])]
    resume: Option<Option<PathBuf>>,
    /// Play at a table of a server, or watch where no seat is open
    #[arg(long, value_name = "URL")]
    #[arg(conflicts_with_all = ["setup", "players", "seats", "names", "preset", "seed", "save", "resume"])]
    join: Option<String>,
    /// Open a table at this server and sit down; among --seats, `open` is for whoever comes
    #[arg(long, value_name = "URL", conflicts_with_all = ["names", "seed", "save", "resume", "join"])]
    open: Option<String>,
    /// Show the table that is opened in the lobby of the server, to everyone
    #[arg(long, requires = "open")]
    public: bool,
    /// Who talks at the table that is opened, and hears what is said there
    #[arg(long, value_name = "WHO", requires = "open", default_value = "everyone")]
    chat: Talkers,
    /// What to be called at the server [default: as before, or as the system calls you]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Which seat to take at the server, counted from one [default: the first that is open]
    #[arg(long, value_name = "N", requires = "join", value_parser = value_parser!(u8).range(1..=6))]
    seat: Option<u8>,
    /// How long bots take at least, so that one sees what they do
    #[arg(long, value_name = "PACE", default_value = "brisk")]
    pace: Speed,
    /// Line by line, without control codes
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: Look,
}

#[derive(Clone, Copy, ValueEnum)]
enum Talkers {
    /// Everyone at the table, also those who look on
    Everyone,
    /// Those who have a seat
    Seats,
    /// Nobody: the table has no chat
    Nobody,
}

impl From<Talkers> for Talk {
    fn from(talkers: Talkers) -> Self {
        match talkers {
            Talkers::Everyone => Self::Everyone,
            Talkers::Seats => Self::Seats,
            Talkers::Nobody => Self::Nobody,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum Speed {
    /// As long as they think, no longer
    Instant,
    /// Half a second at least
    Brisk,
    /// A second and a half at least
    Calm,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Self {
        match speed {
            Speed::Instant => Self::Instant,
            Speed::Brisk => Self::Brisk,
            Speed::Calm => Self::Calm,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<Outcome> {
    let is_plain =
        args.plain || look::is_dumb() || !stdin().is_terminal() || !stdout().is_terminal();
    let home = shelf::home(|name| std::env::var_os(name).map(PathBuf::from));
    let place = Place { args, home, is_plain };
    let words = look::words();
    ensure!(args.name.is_none() || args.is_on_line(), told(words.name_without_table()));
    let mut next = if let Some(url) = &args.join {
        Some(place.join(url)?)
    } else if let Some(url) = &args.open {
        Some(place.open(url)?)
    } else if let Some(file) = &args.resume {
        Some(place.resume(file.as_deref())?)
    } else if args.wishes_nothing() && !is_plain {
        place.start()?
    } else {
        Some(place.deal(args.wish()?, args.save.as_deref())?)
    };
    while let Some(host) = next {
        next = if place.play(host)? { place.start()? } else { None };
    }
    Ok(Outcome::Fine)
}

impl Args {
    /// Whether the game is played at a table of a server.
    const fn is_on_line(&self) -> bool {
        self.join.is_some() || self.open.is_some()
    }

    /// Whether no option says what to play.
    fn wishes_nothing(&self) -> bool {
        let Self { setup, players, seats, names, preset, seed, save, .. } = self;
        let is_said =
            setup.is_some() || players.is_some() || !seats.is_empty() || !names.is_empty();
        !is_said && preset.is_none() && seed.is_none() && save.is_none()
    }

    /// The setup that is wished for.
    fn wish(&self) -> Result<Wish> {
        let named = u8::try_from(self.seats.len()).ok().filter(|named| *named > 1);
        let wish = wish::Wish {
            setup: self.setup.clone().unwrap_or_else(|| "base".to_owned()),
            players: self.players.or(named),
        };
        let (setup, players) = match wish.read()? {
            AnySetup::Classic(setup) => (setup::write(&setup), setup.players),
            AnySetup::City(setup) => (setup::write(&setup), setup.players),
        };
        let sitters = self.sitters(usize::from(players))?;
        let preset = self.preset.as_deref().and_then(saved::preset).unwrap_or_default();
        Ok(Wish { setup, sitters, preset })
    }

    /// The sitter of each seat. Seats that are not named are played by bots, and at a server left
    /// open.
    fn sitters(&self, players: usize) -> Result<Vec<Sitter>> {
        let Self { seats, names, .. } = self;
        let words = look::words();
        ensure!(seats.len() <= players, told(words.too_many_players(seats.len(), players)));
        ensure!(names.len() <= players, told(words.too_many_names(names.len(), players)));
        let filler = if self.is_on_line() {
            OPEN
        } else {
            let bot = seats.iter().rev().find(|who| kind(who) != Kind::Human);
            bot.map_or(SPARRING, String::as_str)
        };
        let sitter = |seat: usize| {
            let who = match seats.get(seat) {
                Some(who) => who.trim(),
                None if seats.is_empty() && seat == 0 => "you",
                None => filler,
            };
            let kind = kind(who);
            if let Kind::Bot(bot) = &kind {
                names::check_bot(bot)?;
            }
            let is_seated = kind != Kind::Open || self.is_on_line();
            ensure!(is_seated, told(words.open_without_table()));
            let name = match names.get(seat).map(|name| name.trim()).unwrap_or_default() {
                "" => String::new(),
                name => {
                    text::name(name).ok_or_else(|| told(words.name_too_long(name, limits::NAME)))?
                }
            };
            Ok(Sitter { name, ..Sitter::new(kind, seat as u8) })
        };
        (0..players).map(sitter).collect()
    }

    fn seed(&self) -> Result<[u8; 32]> {
        match self.seed {
            Some(number) => Ok(seed_bytes(&Seed::from_number(number))),
            None => new_seed().context("cannot get a seed"),
        }
    }
}

/// A person, an open seat, or the bot of this name; whether there is such a bot shows when the game
/// is dealt.
fn kind(who: &str) -> Kind {
    match who {
        "you" | "me" | "human" | "person" => Kind::Human,
        OPEN => Kind::Open,
        bot => Kind::Bot(bot.to_owned()),
    }
}

/// Everything that is needed to open, play and show a game.
struct Place<'a> {
    args: &'a Args,
    /// The folder of the player's saved games.
    home: Option<PathBuf>,
    is_plain: bool,
}

impl Place<'_> {
    fn shelf(&self) -> Option<Shelf> {
        self.home.as_deref().map(Shelf::of)
    }

    /// A new game, saved from its first tile on.
    fn deal(&self, wish: Wish, save: Option<&Path>) -> Result<Box<dyn TerminalHost>> {
        let setup = wish.setup.clone();
        let local = Local::new(wish, self.args.seed()?)?;
        let file = match (save, self.shelf()) {
            (Some(file), _) => {
                let is_free = !file.exists();
                let place = file.display().to_string();
                ensure!(is_free, told(look::words().file_is_there(&place)));
                Some(file.to_owned())
            }
            (None, Some(shelf)) => {
                Some(shelf.new_file(&setup).context("cannot make a file for the game")?)
            }
            (None, None) => None,
        };
        self.keep(local, file)
    }

    /// A saved game to go on with.
    fn resume(&self, file: Option<&Path>) -> Result<Box<dyn TerminalHost>> {
        let listed = match file {
            Some(file) => match Listed::read(file) {
                Err(NoGame::Lacking(lacking)) => bail!(told(self.lacking(&lacking))),
                read => read.with_context(|| format!("cannot go on with {}", file.display()))?,
            },
            None => {
                let (running, lacking) =
                    self.shelf().map(|shelf| shelf.running()).unwrap_or_default();
                // Whoever left one of these last should know why another game goes on.
                for lacking in &lacking {
                    remark(format_args!("{}", self.lacking(lacking)));
                }
                running.ok_or_else(|| told(look::words().no_running_game()))?
            }
        };
        self.go_on(listed)
    }

    /// Which tiles a saved game lacks, and how to load them.
    fn lacking(&self, game: &Lacking) -> String {
        let words = look::words();
        let told = format!("{} ({})", words.load_tiles(&game.names()), game.listed());
        words.counts(&game.path.display().to_string(), &told)
    }

    fn go_on(&self, listed: Listed) -> Result<Box<dyn TerminalHost>> {
        self.keep(Local::resume(listed.saved)?, Some(listed.path))
    }

    fn keep(&self, local: Local, file: Option<PathBuf>) -> Result<Box<dyn TerminalHost>> {
        let local = local.at_pace(self.args.pace.into()).speaking(look::words());
        Ok(Box::new(match file {
            Some(file) => {
                let place = file.display().to_string();
                local.kept_in(file).with_context(|| format!("cannot write {place}"))?
            }
            None => {
                remark(format_args!("{}", look::words().kept_nowhere()));
                local
            }
        }))
    }

    fn join(&self, url: &str) -> Result<Box<dyn TerminalHost>> {
        self.sit(url, self.args.seat.map(|seat| seat - 1))
    }

    fn sit(&self, url: &str, seat: Option<u8>) -> Result<Box<dyn TerminalHost>> {
        let joined = Remote::join(self.door(url, seat), look::words());
        Ok(Box::new(joined.map_err(not_joined)?))
    }

    /// A new table of a server, at which we take the first seat for a person.
    fn open(&self, url: &str) -> Result<Box<dyn TerminalHost>> {
        let Wish { setup, sitters, preset } = self.args.wish()?;
        let chair = |sitter: &Sitter| match &sitter.kind {
            Kind::Bot(bot) => {
                Chair { kind: ChairKind::Bot, bot: Some(bot.clone()), livery: sitter.livery }
            }
            _ => Chair { kind: ChairKind::Open, bot: None, livery: sitter.livery },
        };
        let wish = TableWish {
            title: String::new(),
            setup,
            chairs: sitters.iter().map(chair).collect(),
            preset,
            clock: Clock::default(),
            late: Late::default(),
            public: self.args.public,
            chat: self.args.chat.into(),
        };
        let page = remote::open(&self.door(url, None), &wish).map_err(not_joined)?;
        let own = sitters.iter().position(Sitter::is_human);
        self.sit(&page, own.map(|seat| seat as u8))
    }

    fn door(&self, url: &str, seat: Option<u8>) -> Door {
        Door { url: url.to_owned(), name: self.args.name.clone(), seat, home: self.home.clone() }
    }

    /// The game that is chosen on the start screen.
    fn start(&self) -> Result<Option<Box<dyn TerminalHost>>> {
        let saved = self.shelf().map(|shelf| shelf.list()).unwrap_or_default();
        let look = &self.args.look;
        Ok(match full::start(&saved, tile_files::chosen(), look.style(), look::words())? {
            Some(Start::New(wish)) => Some(self.deal(wish, None)?),
            Some(Start::Resume(file)) => Some(self.resume(Some(&file))?),
            None => None,
        })
    }

    /// Plays until the game is left; returns whether another one is wanted.
    fn play(&self, host: Box<dyn TerminalHost>) -> Result<bool> {
        let (words, style) = (look::words(), self.args.look.style());
        let (where_it_is, is_local) = (host.place(), host.told().is_none());
        let session = Session::new(host)?;
        let (ending, again) = if self.is_plain {
            let manner =
                Manner { prompt: stdin().is_terminal(), ascii: style.letters == Letters::Ascii };
            (plain::run(session, words, manner, BufReader::new(stdin()), stdout())?, false)
        } else {
            let away = full::play(session, style, words)?;
            (away.ending, away.again)
        };
        if is_local && !where_it_is.is_empty() {
            remark(format_args!("{}", words.saved_in(&where_it_is)));
        }
        match ending {
            Ending::Lost(why) => bail!(told(why)),
            Ending::Left if !where_it_is.is_empty() => {
                let option = if is_local { "--resume" } else { "--join" };
                let tiles = tile_files::options(quoted);
                let command = format!("remparts play {option} {}{tiles}", quoted(&where_it_is));
                remark(format_args!("{}", words.go_on_with(&command)));
            }
            Ending::Left | Ending::Over => {}
        }
        Ok(again)
    }
}

/// A complaint in the words of whoever plays.
fn told(said: impl Into<String>) -> InWords {
    InWords(said.into())
}

/// Why nobody came to a table, in the words of whoever plays; what a network or a strange server has
/// said stands behind it.
fn not_joined(refused: NotJoined) -> anyhow::Error {
    let Some(said) = remote::why_not(look::words(), &refused) else { return refused.into() };
    match refused {
        NotJoined::Failure(Failure::Unreachable(_) | Failure::Strange(_)) => {
            anyhow::Error::new(refused).context(told(said))
        }
        _ => told(said).into(),
    }
}

/// A word quoted for a POSIX shell.
fn quoted(word: &str) -> String {
    let plain = |sign: char| sign.is_alphanumeric() || "/._-:\\".contains(sign);
    if word.chars().all(plain) {
        return word.to_owned();
    }
    // Within single quotes a shell takes everything but the closing quote as it stands.
    format!("'{}'", word.replace('\'', r"'\''"))
}
