//! What the tile files of all games share: words of a line, how sure a drawing is, and shapes that
//! cannot be printed.

use super::geometry::{HalfEdge, Side};
use std::fmt;
use std::str::SplitWhitespace;
use thiserror::Error;

/// How sure we are of a tile's drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Certainty {
    /// Two or more independent sources agree.
    Exact,
    /// Read off a picture of the real tile.
    Observed,
    /// Follows from the rule book, not seen.
    Inferred,
    /// Made up by us until the real one is known.
    StandIn,
}

impl Certainty {
    /// Reads its word.
    pub fn read(word: &str) -> Result<Self, BadWord> {
        match word {
            "exact" => Ok(Self::Exact),
            "observed" => Ok(Self::Observed),
            "inferred" => Ok(Self::Inferred),
            "stand-in" => Ok(Self::StandIn),
            _ => Err(BadWord::NotA(word.into(), "certainty")),
        }
    }
}

/// What is wrong with a word of a tile file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadWord {
    /// A line ends too early.
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
    /// What is wrong.
    pub problem: P,
}

impl<P: fmt::Display> fmt::Display for TileError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { set, tile, line, problem } = self;
        write!(f, "set {set}, tile {tile}, line {line}: {problem}")
    }
}

impl<P: fmt::Debug + fmt::Display> std::error::Error for TileError<P> {}

/// A tile file being read line by line.
pub trait TileFile {
    /// What can be wrong with a tile.
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
pub fn read_tiles<F: TileFile>(text: &str, mut file: F) -> Result<F, TileError<F::Problem>> {
    let mut number = 0;
    let mut read = |file: &mut F| {
        for (n, line) in text.lines().enumerate() {
            number = n + 1;
            let mut words = line.split_whitespace();
            if let Some(first) = words.next().filter(|first| *first != "#") {
                file.line(first, line.trim()[first.len()..].trim(), words)?;
            }
        }
        file.close()?;
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

/// A number.
pub fn number<N: std::str::FromStr>(word: &str) -> Result<N, BadWord> {
    word.parse().map_err(|_| BadWord::NotANumber(word.into()))
}

/// A number of copies such as `x3`.
pub fn copies(word: &str) -> Result<u32, BadWord> {
    number(word.strip_prefix('x').unwrap_or(word))
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

/// Twelve places go round a square: on each side two half-edges and the middle between them.
pub const fn middle(side: Side) -> usize {
    side.index() * 3 + 1
}

/// The place of a half-edge among the twelve.
pub const fn half(half: HalfEdge) -> usize {
    half.index() / 2 * 3 + half.index() % 2 * 2
}

/// Whether two parts, by their places round the square, would have to cross.
pub fn cross(a: &[usize], b: &[usize]) -> bool {
    a.iter().any(|from| {
        a.iter().any(|to| {
            let inside = |place: &&usize| *from < **place && **place < *to;
            let within = b.iter().filter(inside).count();
            within > 0 && within < b.len()
        })
    })
}
