//! The folder of saved games: what is in it, and writing that a kill at any moment cannot spoil.

use super::lacking::Lacking;
use super::saved::{Saved, Unreadable};
use remparts_engine::kernel::game::Pending;
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_engine::notation::log::MAX_BYTES;
use remparts_engine::notation::{Log, Written};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use thiserror::Error;

/// Remarks come on top of what a log may have.
const MOST: usize = MAX_BYTES + (16 << 10);
/// More than anyone looks back at.
const LISTED: usize = 60;

/// Why there is no game in a file.
#[derive(Debug, Error)]
pub enum NoGame {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// What it says is no saved game.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// It is one, but its tiles are not at hand.
    #[error(transparent)]
    Lacking(#[from] Lacking),
}

/// The folder of the player's own: games, and who they are at servers.
///
/// `REMPARTS_HOME` names it, or else it lies among the data of the user. None where nothing of all
/// that is set.
pub fn home(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|path| !path.as_os_str().is_empty());
    if let Some(home) = set("REMPARTS_HOME") {
        return Some(home);
    }
    let data = if cfg!(windows) {
        set("APPDATA")?
    } else {
        // A path that depends on where the program was started would lose games.
        let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
        data.or_else(|| Some(set("HOME")?.join(".local/share")))?
    };
    Some(data.join("remparts"))
}

/// A saved game, as it is listed.
#[derive(Clone)]
pub struct Listed {
    /// Where it is.
    pub path: PathBuf,
    /// The game.
    pub saved: Saved,
    /// When it was touched last.
    pub touched: SystemTime,
    /// How many plies it has.
    pub plies: usize,
    /// Whether it is over.
    pub over: bool,
    /// The points of all seats.
    pub scores: Vec<i32>,
}

impl Listed {
    /// Reads the game of a file.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn read(path: &Path) -> Result<Self, NoGame> {
        let touched = fs::metadata(path)?.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let text = text(path)?;
        if let Some(lacking) = Lacking::of(path, &text) {
            return Err(lacking.into());
        }
        let saved = Saved::read(&text)?;
        let (plies, over, scores) = match AnyLog::read(&saved.log).map_err(Unreadable::from)? {
            AnyLog::Classic(log) => standing(&log),
            AnyLog::City(log) => standing(&log),
        };
        Ok(Self { path: path.to_owned(), saved, touched, plies, over, scores })
    }
}

/// How many plies there are, whether the game is over, and the points.
fn standing<G: Written>(log: &Log<G>) -> (usize, bool, Vec<i32>) {
    let game = log.game();
    (log.plies().len(), game.pending() == Pending::Over, game.scores().to_vec())
}

/// A game of the shelf, or a note on one that cannot be played without its tiles.
#[derive(Clone)]
pub enum Shelved {
    /// A game to go on with or to look at.
    Game(Box<Listed>),
    /// A game whose tile sets are not loaded.
    Lacking(Lacking),
}

/// The saved games in a folder.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The games below the folder of a player.
    pub fn of(home: &Path) -> Self {
        Self { folder: home.join("games") }
    }

    /// The games, the one touched last first. What is no game is left out.
    pub fn list(&self) -> Vec<Shelved> {
        self.shelved().take(LISTED).collect()
    }

    /// The running game that was touched last, and the games that were touched later but lack their
    /// tiles, which may be running too.
    pub fn running(&self) -> (Option<Listed>, Vec<Lacking>) {
        let mut lacking = Vec::new();
        for shelved in self.shelved() {
            match shelved {
                Shelved::Game(game) if !game.over => return (Some(*game), lacking),
                Shelved::Game(_) => {}
                Shelved::Lacking(game) => lacking.push(game),
            }
        }
        (None, lacking)
    }

    fn shelved(&self) -> impl Iterator<Item = Shelved> + use<> {
        self.newest_first().filter_map(|path| match Listed::read(&path) {
            Ok(game) => Some(Shelved::Game(Box::new(game))),
            Err(NoGame::Lacking(game)) => Some(Shelved::Lacking(game)),
            Err(NoGame::File(_) | NoGame::Unreadable(_)) => None,
        })
    }

    fn newest_first(&self) -> impl Iterator<Item = PathBuf> + use<> {
        let mut found: Vec<(SystemTime, u32, PathBuf)> = self
            .files()
            .map(|path| {
                let touched = fs::metadata(&path).and_then(|data| data.modified());
                (touched.unwrap_or(SystemTime::UNIX_EPOCH), number(&path).unwrap_or(0), path)
            })
            .collect();
        found.sort_unstable_by(|one, other| other.cmp(one));
        found.into_iter().map(|(_, _, path)| path)
    }

    fn files(&self) -> impl Iterator<Item = PathBuf> + use<> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path());
        paths.filter(|path| path.extension() == Some(OsStr::new("log")))
    }

    /// A file for a new game, which nobody else has got: a number and what is played.
    ///
    /// # Errors
    ///
    /// When none can be made.
    pub fn new_file(&self, setup: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let mut next = 1 + self.files().filter_map(|path| number(&path)).max().unwrap_or(0);
        loop {
            let path = self.folder.join(format!("{next:03}-{}.log", short_name(setup)));
            match File::create_new(&path) {
                Ok(_) => return Ok(path),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => next += 1,
                Err(error) => return Err(error),
            }
        }
    }
}

/// The number that the name of a file begins with.
fn number(path: &Path) -> Option<u32> {
    path.file_name()?.to_str()?.split_once('-')?.0.parse().ok()
}

/// What a setup is called in file names.
fn short_name(setup: &str) -> &'static str {
    let Ok(setup) = AnySetup::wish(setup) else { return "game" };
    let is_it = |name: &str| {
        (1..=6).any(|players| {
            let named = AnySetup::named(name, players);
            named.is_some_and(|named| named == setup)
        })
    };
    let usual = match setup {
        AnySetup::Classic(_) => "classic",
        AnySetup::City(_) => "city",
    };
    AnySetup::names().map(|(name, _)| name).find(|name| is_it(name)).unwrap_or(usual)
}

/// The text of a file, if it is not too long.
fn text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST as u64 + 1).read_to_end(&mut bytes)?;
    let wrong = |why: &str| io::Error::new(ErrorKind::InvalidData, why.to_owned());
    if bytes.len() > MOST {
        return Err(wrong("it is too long for a game"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        wrong(&format!("line {line} is not UTF-8 text"))
    })
}

/// Writes a file so that there is always the old text or the new one, and never a part of it.
///
/// # Errors
///
/// When it cannot be written; then the old text is still there.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    write_with(path, text, File::options().write(true).create(true).truncate(true))
}

/// The same for what others must not read.
pub(crate) fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    write_with(path, text, &options)
}

fn write_with(path: &Path, text: &str, options: &fs::OpenOptions) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    // Two programs that write the same file do not write the same temporary one.
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let write = || {
        let mut file = options.open(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&beside, path)
    };
    write().inspect_err(|_| {
        // What is left over helps nobody.
        let _ = fs::remove_file(&beside);
    })
}
