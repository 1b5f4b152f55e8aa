//! Positions of any game: a log without its history. The setup lines and `table`, then what lies
//! there, line by line.
//!
//! What every game writes the same way is written and read here; what a line of a table means is
//! for the game to say.

use super::setup::{self, Rulings, Settings, SetupReader};
use super::words::{ReadError, Reading, Words, read_number, read_seat};
use super::written::Written;
use crate::kernel::board::Placed;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::Pose;
use crate::kernel::seat::Seat;
use thiserror::Error;

/// First line of every position.
pub const MAGIC: &str = "position 1";
/// Most bytes of a position; a longer text is refused unread.
pub const MAX_BYTES: usize = 1 << 16;

/// Why a position could not be set up: `S` is why the game's setup cannot be played, `I` what is
/// impossible on its board.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError<S, I> {
    /// The text is malformed.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The setup cannot be played.
    #[error("setup: {0}")]
    Setup(S),
    /// A line states something impossible.
    #[error("line {line}: {problem}")]
    Impossible {
        /// Line, counted from one.
        line: usize,
        /// The impossible thing it states.
        problem: I,
    },
}

/// Why a position of this game could not be set up.
pub type PositionErrorOf<G> =
    PositionError<<G as Written>::SetupError, <G as Positioned>::Impossible>;

/// What is impossible in a position, as each game lists it.
pub trait Impossibility: std::error::Error + Clone + Eq + Send + Sync + 'static {
    /// More copies of a tile than the box holds.
    const TILE_COUNT: Self;
    /// The same line a second time.
    const TWICE: Self;
}

/// A game whose positions can be written down and read back.
pub trait Positioned: Written {
    /// The game's list of what is impossible in a position.
    type Impossible: Impossibility;

    /// Writes the position, complete with secrets.
    fn write_position(&self) -> String;

    /// Reads a position and sets it up.
    fn read_position(text: &str) -> Result<Self, PositionErrorOf<Self>>;
}

/// The text up to the tiles on the table.
pub(super) fn write_tiles<'a, S: Settings>(
    setup: &S,
    placed: &[Placed],
    name: impl Fn(FaceId) -> &'a str,
) -> String {
    let mut text = format!("{MAGIC}\n{}table\n", setup::write(setup));
    for tile in placed {
        let Pose { cell, rotation } = tile.pose;
        text += &format!("tile {} {cell} r{}\n", name(tile.face), rotation.index());
    }
    text
}

/// The lines of the points and of the tiles not yet drawn.
pub(super) fn write_counts<'a>(
    scores: &[i32],
    left: impl Iterator<Item = (FaceId, u8)>,
    name: impl Fn(FaceId) -> &'a str,
) -> String {
    let scores: String = scores.iter().map(|score| format!(" {score}")).collect();
    let left: String = left.map(|(face, left)| format!(" {} {left}", name(face))).collect();
    format!("scores{scores}\nbag{left}\n")
}

/// What the reader of positions needs from a game.
pub(super) trait Tabled: Positioned {
    /// Whatever else the game keeps while its lines are read.
    type Notes;
    /// The keys of lines that come once.
    const ONCE: &'static [&'static str];
    /// The keys of lines that may be repeated.
    const OFTEN: &'static [&'static str];
    /// All keys, for error messages.
    const KEYS: &'static str;

    /// Takes all tiles out of the bag, and returns the copies of each face with the first notes.
    fn unpack(&mut self) -> (Vec<u8>, Self::Notes);

    /// The face with this name.
    fn face_named(&self, name: &str) -> Option<FaceId>;

    /// The points of all seats, to be set.
    fn scores_mut(&mut self) -> &mut [i32];

    /// Reads what follows the key of a line.
    fn read_line(
        reader: &mut TableReader<Self>,
        key: &str,
        words: &mut Words<'_>,
    ) -> Result<(), PositionErrorOf<Self>>;

    /// Says what is missing when the last line has been read.
    fn complete(_reader: &TableReader<Self>) -> Result<(), PositionErrorOf<Self>> {
        Ok(())
    }

    /// Finishes the game when nothing is missing, not even `turn`.
    fn finish(reader: TableReader<Self>) -> Result<Self, PositionErrorOf<Self>>;
}

/// Reads a position of a game and sets it up.
pub(super) fn read<G: Tabled>(text: &str) -> Result<G, PositionErrorOf<G>> {
    let at = |line, reading| ReadError { line, column: 1, reading };
    if text.len() > MAX_BYTES {
        return Err(at(1, Reading::Oversized).into());
    }
    let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
    let end = text.lines().count() + 1;
    let missing = |what| at(end, Reading::Missing(what));
    let first = lines.next().ok_or_else(|| missing("`position 1`"))?;
    if first.1 != MAGIC {
        return Err(Words::new(1, first.1).refuse_line("`position 1`").into());
    }
    let mut settings = SetupReader::by(Rulings::First);
    let table_at = loop {
        let (number, line) = lines.next().ok_or_else(|| missing("`table`"))?;
        if line == "table" {
            break number;
        }
        let words = Words::new(number, line);
        if !settings.line(words.clone())? {
            return Err(words.refuse("a setting or `table`").into());
        }
    };
    let game = G::set_up(settings.setup).map_err(PositionError::Setup)?;
    let mut table = TableReader::new(game, table_at);
    for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
        table.line(number, line)?;
    }
    table.close()
}

/// Builds a position line by line.
pub(super) struct TableReader<G: Tabled> {
    pub(super) game: G,
    /// Whatever else the game keeps while its lines are read.
    pub(super) notes: G::Notes,
    /// The number of the line being read, counted from one.
    pub(super) number: usize,
    /// Tiles that are still in the box, by face.
    copies: Vec<u8>,
    seen: Vec<&'static str>,
}

impl<G: Tabled> TableReader<G> {
    fn new(mut game: G, number: usize) -> Self {
        let (copies, notes) = game.unpack();
        Self { game, notes, number, copies, seen: Vec::new() }
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), PositionErrorOf<G>> {
        self.number = number;
        let mut words = Words::new(number, line);
        let mut known = G::ONCE.iter().chain(G::OFTEN);
        let key = *words.take(G::KEYS, |word| known.find(|key| **key == word))?;
        if G::ONCE.contains(&key) && self.seen.contains(&key) {
            return Err(self.cannot(G::Impossible::TWICE));
        }
        self.seen.push(key);
        G::read_line(self, key, &mut words)?;
        words.end()?;
        Ok(())
    }

    fn close(self) -> Result<G, PositionErrorOf<G>> {
        G::complete(&self)?;
        if self.seen.contains(&"turn") {
            return G::finish(self);
        }
        let reading = Reading::Missing("`turn`");
        Err(ReadError { line: self.number + 1, column: 1, reading }.into())
    }

    /// An error that states what is impossible about the current line.
    pub(super) const fn cannot(&self, problem: G::Impossible) -> PositionErrorOf<G> {
        PositionError::Impossible { line: self.number, problem }
    }

    pub(super) fn face(&self, words: &mut Words<'_>) -> Result<FaceId, ReadError> {
        words.take("a tile of this game", |word| self.game.face_named(word))
    }

    pub(super) fn seat(&self, words: &mut Words<'_>) -> Result<Seat, ReadError> {
        let seats = self.game.seats();
        words.take("a seat", |word| read_seat(word).filter(|seat| seat.index() < seats))
    }

    /// Takes copies of a face out of the box.
    pub(super) fn use_up(&mut self, face: FaceId, count: u8) -> Result<(), PositionErrorOf<G>> {
        let left = self.copies[face.index()].checked_sub(count);
        self.copies[face.index()] = left.ok_or_else(|| self.cannot(G::Impossible::TILE_COUNT))?;
        Ok(())
    }

    /// The points of each seat.
    pub(super) fn scores(&mut self, words: &mut Words<'_>) -> Result<(), PositionErrorOf<G>> {
        for seat in 0..self.game.seats() {
            let score = words.take("a score", |word| {
                read_number::<i32>(word).filter(|score| (0..1_000_000).contains(score))
            })?;
            self.game.scores_mut()[seat] = score;
        }
        Ok(())
    }

    /// Tiles not yet drawn: calls back with each face and how many of it are left.
    pub(super) fn bag(
        &mut self,
        words: &mut Words<'_>,
        mut add: impl FnMut(&mut G, FaceId, u8) -> Option<()>,
    ) -> Result<(), PositionErrorOf<G>> {
        while words.end().is_err() {
            let face = self.face(words)?;
            let count = words.number("a number of tiles")?;
            self.use_up(face, count)?;
            let added = add(&mut self.game, face, count);
            added.ok_or_else(|| self.cannot(G::Impossible::TILE_COUNT))?;
        }
        Ok(())
    }
}
