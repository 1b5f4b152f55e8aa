//! What the tile files of all games share: words of a line, how sure a drawing is, and shapes that
//! cannot be printed.

use super::geometry::{HalfEdge, Side};
use std::fmt;
use std::str::SplitWhitespace;
use thiserror::Error;

/// How sure it is that a tile is drawn as the real one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Certainty {
    /// Two or more independent sources agree.
    Exact,
    /// Read off a picture of the real tile.
    Observed,
    /// Follows from the rule book, but nobody saw the tile.
    Inferred,
    /// Made up by us until the real one is known.
    StandIn,
}

impl Certainty {
    /// The degree with this word in tile files.
    pub fn read(word: &str) -> Result<Self, BadWord> {
        let found = Self::ALL.into_iter().find(|certainty| certainty.name() == word);
        found.ok_or_else(|| BadWord::NotA(word.into(), "certainty"))
    }

    /// All degrees, the surest first.
    pub const ALL: [Self; 4] = [Self::Exact, Self::Observed, Self::Inferred, Self::StandIn];

    /// Its word in tile files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Observed => "observed",
            Self::Inferred => "inferred",
            Self::StandIn => "stand-in",
        }
    }
}

/// What is wrong with a word of a tile file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadWord {
    /// The line ends where something has to follow.
    #[error("something is missing after `{0}`")]
    Missing(&'static str),
    /// A line starts with a word that has no meaning here.
    #[error("unknown word `{0}`")]
    Unknown(String),
    /// A number cannot be read.
    #[error("`{0}` is not a number in range")]
    NotANumber(String),
    /// A word that should be a side, half-edge, terrain or the like is not.
    #[error("`{0}` is not a known {1}")]
    NotA(String, &'static str),
    /// A name that would not be read back, or that is too long.
    #[error("`{0}` is no name: 1 to {MAX_NAME} letters a-z, digits, `-` and `_`")]
    NotAName(String),
    /// A line for people that is too long or holds signs that steer a screen.
    #[error("this text is longer than {MAX_LINE} signs, or holds signs that cannot be shown")]
    NotALine,
    /// A number of copies that cannot be.
    #[error("a tile has 1 to 255 copies, not {0}")]
    Copies(String),
    /// Something follows that has no meaning here.
    #[error("unexpected `{0}` at the end of the line")]
    TooLong(String),
}

/// What is wrong with a tile file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileError<P> {
    /// The set being read, `?` before its name is known.
    pub set: String,
    /// The tile being read, `-` outside any tile.
    pub tile: String,
    /// The line, counted from one.
    pub line: usize,
    /// The problem found there.
    pub problem: P,
}

impl<P> TileError<P> {
    /// The line, if it belongs to a tile.
    pub fn line_of_tile(&self) -> Option<usize> {
        (self.tile != "-").then_some(self.line)
    }
}

impl<P: fmt::Display> fmt::Display for TileError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { set, tile, line, problem } = self;
        match tile.as_str() {
            "-" => write!(f, "set {set}, line {line}: {problem}"),
            tile => write!(f, "set {set}, tile {tile}, line {line}: {problem}"),
        }
    }
}

impl<P: fmt::Debug + fmt::Display> std::error::Error for TileError<P> {}

/// A tile file being read line by line.
pub trait TileFile {
    /// The game's list of what can be wrong with a tile.
    type Problem;

    /// Takes a line that is not empty: its first word, the rest of it, and that word by word.
    fn line(
        &mut self,
        first: &str,
        rest: &str,
        words: SplitWhitespace<'_>,
    ) -> Result<(), Self::Problem>;

    /// Checks the tile that has just been read and adds it to the set.
    fn close(&mut self) -> Result<(), Self::Problem>;

    /// Checks the set as a whole.
    fn whole(&self) -> Result<(), Self::Problem>;

    /// The names of the set and of the tile being read, to say where something is wrong.
    fn place(&self) -> (&str, Option<&str>);
}

/// Reads a whole tile file. Lines that begin with `#` are remarks.
///
/// What a line says wrongly is blamed on it; what is wrong with a whole tile on its first line.
pub fn read_tiles<F: TileFile>(text: &str, mut file: F) -> Result<F, TileError<F::Problem>> {
    let mut number = 0;
    let mut read = |file: &mut F| {
        let mut begun = 0;
        for (n, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace();
            let Some(first) = words.next().filter(|first| !first.starts_with('#')) else {
                continue;
            };
            if matches!(first, "tile" | "piece") {
                number = begun;
                file.close()?;
                begun = n + 1;
            }
            number = n + 1;
            file.line(first, line.trim()[first.len()..].trim(), words)?;
        }
        if begun > 0 {
            let last = std::mem::replace(&mut number, begun);
            file.close()?;
            number = last;
        }
        file.whole()
    };
    match read(&mut file) {
        Ok(()) => Ok(file),
        Err(problem) => {
            let (set, tile) = file.place();
            let (set, tile) = (set.into(), tile.unwrap_or("-").into());
            Err(TileError { set, tile, line: number, problem })
        }
    }
}

/// The coming word, or what it is missing after.
pub fn word_after<'a>(
    words: &mut impl Iterator<Item = &'a str>,
    after: &'static str,
) -> Result<&'a str, BadWord> {
    words.next().ok_or(BadWord::Missing(after))
}

/// Reads a whole number.
pub fn number<N: std::str::FromStr>(word: &str) -> Result<N, BadWord> {
    word.parse().map_err(|_| BadWord::NotANumber(word.into()))
}

/// A number of copies such as `x3`; there is at least one, and a byte holds them.
pub fn copies(word: &str) -> Result<u32, BadWord> {
    let copies: u32 = number(word.strip_prefix('x').unwrap_or(word))?;
    if (1..=255).contains(&copies) { Ok(copies) } else { Err(BadWord::Copies(word.into())) }
}

/// Signs of the longest name of a set or tile.
pub const MAX_NAME: usize = 32;
/// Signs of the longest line for people.
pub const MAX_LINE: usize = 400;

/// The name of a set or tile. Names stand in logs, addresses and file names.
pub fn name(word: &str) -> Result<String, BadWord> {
    let sound = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    let is_name = (1..=MAX_NAME).contains(&word.len()) && word.bytes().all(sound);
    let shown = || word.chars().take(MAX_NAME).collect();
    if is_name { Ok(word.into()) } else { Err(BadWord::NotAName(shown())) }
}

/// The rest of a line that is for people.
pub fn line_for_people(rest: &str) -> Result<String, BadWord> {
    let is_line = rest.chars().count() <= MAX_LINE && !rest.contains(char::is_control);
    if is_line { Ok(rest.into()) } else { Err(BadWord::NotALine) }
}

/// Refuses anything that is left of a line.
pub fn end_of_line<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<(), BadWord> {
    words.next().map_or(Ok(()), |word| Err(BadWord::TooLong(word.chars().take(40).collect())))
}

/// Words after a key for a canonical text, always in the same order.
pub fn sorted<T: Ord + Copy, W: std::fmt::Display>(
    key: &str,
    items: &[T],
    word: impl Fn(T) -> W,
) -> String {
    let mut items = items.to_vec();
    items.sort_unstable();
    items.into_iter().fold(key.to_owned(), |line, item| format!("{line} {}", word(item)))
}

/// A side by its capital letter.
pub fn side(word: &str) -> Result<Side, BadWord> {
    let mut letters = word.chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Ok(side),
        _ => Err(BadWord::NotA(word.into(), "side")),
    }
}

/// A half-edge by its name.
pub fn half_edge(word: &str) -> Result<HalfEdge, BadWord> {
    HalfEdge::from_name(word).ok_or_else(|| BadWord::NotA(word.into(), "half-edge"))
}

/// The terrain of the four sides, clockwise from the north, a letter each.
pub fn edges<T>(word: &str, read: impl Fn(char) -> Option<T>) -> Result<[T; 4], BadWord> {
    let wrong = || BadWord::NotA(word.into(), "row of four terrains");
    let edges: Option<Vec<T>> = word.chars().map(read).collect();
    edges.and_then(|edges| edges.try_into().ok()).ok_or_else(wrong)
}

/// The place of a side's middle among twelve places around the square: on each side two half-edges
/// and the middle between them.
pub const fn middle(side: Side) -> usize {
    side.index() * 3 + 1
}

/// The place of a half-edge among the twelve.
pub const fn half(half: HalfEdge) -> usize {
    half.index() / 2 * 3 + half.index() % 2 * 2
}

/// Whether two parts, by their places around the square, would have to cross: chords of a circle
/// whose ends alternate.
pub fn cross(a: &[usize], b: &[usize]) -> bool {
    a.iter().any(|from| {
        a.iter().any(|to| {
            let inside = |place: &&usize| *from < **place && **place < *to;
            let within = b.iter().filter(inside).count();
            within > 0 && within < b.len()
        })
    })
}
