//! Tile files whose game is read from the text: the line `for` names it.

use super::any::AnySetup;
use crate::city::tiles as city;
use crate::classic::tiles as classic;
use crate::kernel::printing::Certainty;
use crate::kernel::tile_sets::{MAX_BYTES, PrintedSet, SetDigest};
use thiserror::Error;

/// A loaded tile set of either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyTiles {
    /// A set for the classic game.
    Classic(classic::Loaded),
    /// A set for The City.
    City(city::Loaded),
}

/// Why a file was not loaded.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TileFileError {
    /// The file is longer than any sensible one.
    #[error("a tile file has at most {MAX_BYTES} bytes")]
    Oversized,
    /// The file does not say what it is for.
    #[error("no line says what the set is for: `for` with city, base, river, inns or anniversary")]
    NoRole,
    /// The file does not say what it is called.
    #[error("no line `set` says what the set is called")]
    NoName,
    /// The file holds other tiles than it was asked for.
    #[error("the file holds the set `{0}` with the digest {1}, which is not the one asked for")]
    OtherSet(String, SetDigest),
    /// The classic game refuses the file, and says why.
    #[error(transparent)]
    Classic(#[from] classic::LoadError),
    /// The City refuses the file, and says why.
    #[error(transparent)]
    City(#[from] city::LoadError),
}

impl TileFileError {
    /// The line of the tile that is wrong; none if the file as a whole is.
    pub fn line_of_tile(&self) -> Option<usize> {
        match self {
            Self::Classic(classic::LoadError::Tile(error)) => error.line_of_tile(),
            Self::City(city::LoadError::Tile(error)) => error.line_of_tile(),
            _ => None,
        }
    }

    /// Whether the only complaint is that numbers do not add up.
    pub const fn is_about_the_sum(&self) -> bool {
        match self {
            Self::Classic(classic::LoadError::Tile(error)) => {
                matches!(error.problem, classic::Problem::Count { .. })
            }
            Self::City(city::LoadError::Tile(error)) => {
                matches!(error.problem, city::Problem::Count { .. })
            }
            _ => false,
        }
    }
}

/// The game that a file is for.
enum Game {
    Classic,
    City,
}

/// Reads a file, checks it, and keeps its tiles for as long as the program runs; none if they are
/// those of a set that comes with the program.
pub fn load(text: &str) -> Result<Option<AnyTiles>, TileFileError> {
    Ok(match game(text)? {
        Game::Classic => classic::load(text)?.map(AnyTiles::Classic),
        Game::City => city::load(text)?.map(AnyTiles::City),
    })
}

/// Checks a file without keeping its tiles; returns the name of its set and its digest.
pub fn check(text: &str) -> Result<(String, SetDigest), TileFileError> {
    fn named(set: &impl PrintedSet) -> (String, SetDigest) {
        (set.name().to_owned(), SetDigest::of(set))
    }
    Ok(match game(text)? {
        Game::Classic => named(&classic::check_file(text)?),
        Game::City => named(&city::check_file(text)?),
    })
}

/// Loads a file that someone else sent, if it holds the set that was asked for. Otherwise nothing is
/// kept of it.
pub fn load_expected(text: &str, name: &str, digest: SetDigest) -> Result<(), TileFileError> {
    let found = check(text)?;
    if found != (name.to_owned(), digest) {
        return Err(TileFileError::OtherSet(found.0, found.1));
    }
    load(text).map(|_| ())
}

fn game(text: &str) -> Result<Game, TileFileError> {
    if text.len() > MAX_BYTES {
        return Err(TileFileError::Oversized);
    }
    let said = |key: &str| {
        let mut lines = text.lines().map(str::split_whitespace);
        lines.find_map(|mut words| (words.next() == Some(key)).then(|| words.next().unwrap_or("")))
    };
    said("set").ok_or(TileFileError::NoName)?;
    let role = said("for").ok_or(TileFileError::NoRole)?;
    Ok(if role == city::ROLE { Game::City } else { Game::Classic })
}

/// The tile sets that a text names in its setup and that are not loaded.
pub fn missing(text: &str) -> Vec<(String, SetDigest)> {
    let mut missing = Vec::new();
    let lines = text.lines().take_while(|line| !matches!(line.trim_end(), "plies" | "table"));
    for line in lines {
        let mut words = line.split_whitespace();
        if words.next() != Some("tiles") {
            continue;
        }
        while let (Some(name), Some(digest)) = (words.next(), words.next()) {
            let Some(digest) = SetDigest::read(digest) else { break };
            if classic::find(name, digest).is_none() && city::find(name, digest).is_none() {
                missing.push((name.to_owned(), digest));
            }
        }
    }
    missing
}

/// A tile set as it is listed, shipped or loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The short name that setups and logs give it.
    pub name: &'static str,
    /// The part of a game that it is for.
    pub role: &'static str,
    /// What it is called in lists, in words.
    pub title: &'static str,
    /// The digest of everything in it that matters in play.
    pub digest: SetDigest,
    /// Number of tiles, all copies counted.
    pub tiles: u32,
    /// Number of kinds of tiles.
    pub kinds: usize,
    /// Whether the list as a whole is a reconstruction.
    pub is_reconstruction: bool,
    /// How many kinds there are of each certainty.
    pub certainties: [usize; Certainty::ALL.len()],
    /// The text of its file.
    pub text: &'static str,
    /// Whether it was loaded; the others come with the program.
    pub is_loaded: bool,
}

/// The sets that come with the program.
pub fn shipped() -> Vec<Listed> {
    let classic = classic::SETS.iter().zip(classic::FILES);
    let classic = classic.map(|(set, text)| listed_classic(set, text, false));
    classic.chain([listed_city(&city::SET, city::FILE, false)]).collect()
}

/// The sets that were loaded.
pub fn loaded() -> Vec<Listed> {
    let classic = classic::loaded().into_iter().map(AnyTiles::Classic);
    let city = city::loaded().into_iter().map(AnyTiles::City);
    classic.chain(city).map(AnyTiles::listed).collect()
}

impl AnyTiles {
    /// The set as it is listed.
    pub fn listed(self) -> Listed {
        match self {
            Self::Classic(set) => listed_classic(set.set(), set.text(), true),
            Self::City(set) => listed_city(set.set(), set.text(), true),
        }
    }
}

impl AnySetup {
    /// The same with loaded tile sets. Of two for the same part of the game the last one counts; a
    /// set for what is not played changes nothing.
    #[must_use]
    pub fn with_tiles(self, tiles: &[AnyTiles]) -> Self {
        tiles.iter().fold(self, |setup, tiles| match (setup, tiles) {
            (Self::Classic(setup), AnyTiles::Classic(tiles)) => {
                Self::Classic(setup.with_tiles(*tiles))
            }
            (Self::City(setup), AnyTiles::City(tiles)) => Self::City(setup.with_tiles(*tiles)),
            _ => setup,
        })
    }

    /// The loaded sets it is played with.
    pub fn tiles(&self) -> Vec<AnyTiles> {
        match self {
            Self::Classic(setup) => setup.tiles.iter().map(AnyTiles::Classic).collect(),
            Self::City(setup) => setup.tiles.into_iter().map(AnyTiles::City).collect(),
        }
    }
}

fn listed_classic(set: &'static classic::TileSet, text: &'static str, is_loaded: bool) -> Listed {
    let certainties = set.kinds.iter().map(|piece| piece.certainty);
    Listed { is_loaded, ..listed(set, &set.title, set.tiles, certainties, text) }
}

fn listed_city(set: &'static city::TileSet, text: &'static str, is_loaded: bool) -> Listed {
    let certainties = set.kinds.iter().map(|tile| tile.certainty);
    Listed {
        is_loaded,
        is_reconstruction: set.reconstruction,
        ..listed(set, &set.title, set.tiles, certainties, text)
    }
}

fn listed(
    set: &'static impl PrintedSet,
    title: &'static str,
    tiles: u32,
    kinds: impl Iterator<Item = Certainty>,
    text: &'static str,
) -> Listed {
    let mut certainties = [0; Certainty::ALL.len()];
    kinds.for_each(|certainty| certainties[certainty as usize] += 1);
    Listed {
        name: set.name(),
        role: set.role().unwrap_or("?"),
        title,
        digest: SetDigest::of(set),
        tiles,
        kinds: certainties.iter().sum(),
        is_reconstruction: false,
        certainties,
        text,
        is_loaded: false,
    }
}
