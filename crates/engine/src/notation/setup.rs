//! Setups as text: one `key value` line for each setting.

use super::words::{ReadError, Reading, Words, read_seat};
use crate::kernel::printing;
use crate::kernel::seat::Seat;
use crate::kernel::tile_sets::{LoadedSet, PrintedSet, SetDigest};
use std::fmt::Debug;

/// Most bytes of a setup; a longer text is refused unread.
pub const MAX_BYTES: usize = 1 << 16;

/// The version of the defaults by which a text leaves a setting out. A version never changes once
/// texts were written by it; docs/rules lists what each one means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rulings {
    /// Texts without a line `rulings`, as they were written before there was one.
    First,
    /// Texts that say `rulings 2`.
    Second,
}

impl Rulings {
    /// The version that new texts are written by.
    pub const NOW: Self = Self::Second;
    const KEY: &'static str = "rulings";

    const fn number(self) -> &'static str {
        match self {
            Self::First => "1",
            Self::Second => "2",
        }
    }

    fn named(number: &str) -> Option<Self> {
        [Self::First, Self::Second].into_iter().find(|version| version.number() == number)
    }
}

/// A setup that can be written and read setting by setting.
pub trait Settings: Copy + Eq + Debug + Send + Sync + 'static {
    /// What the line `game` says, which comes before all settings; none for the classic game,
    /// whose texts were there before there was another.
    const GAME: Option<&'static str>;
    /// All keys, for error messages.
    const KEYS: &'static str;

    /// What is played where nothing else is said, by rulings of this version.
    fn usual(rulings: Rulings) -> Self;

    /// Writes every setting on a line of its own.
    fn write_settings(&self) -> String;

    /// Takes the value of a setting; says whether there is a setting with this key.
    fn read_setting(&mut self, key: &str, words: &mut Words<'_>) -> Result<bool, ReadError>;
}

/// Writes a setup line by line.
pub fn write<S: Settings>(setup: &S) -> String {
    let game = S::GAME.map(|game| format!("game {game}\n")).unwrap_or_default();
    let version = format!("{} {}\n", Rulings::KEY, Rulings::NOW.number());
    game + &version + &setup.write_settings()
}

/// Reads a setup that was written down, for a game that was begun with it. Settings that are left
/// out keep the usual value of the rulings that the text names, of the first ones if it names none.
pub fn read<S: Settings>(text: &str) -> Result<S, ReadError> {
    read_by(text, Rulings::First)
}

/// Reads a wish for a new game. Where it names no rulings, those of today are meant.
pub fn wish<S: Settings>(text: &str) -> Result<S, ReadError> {
    read_by(text, Rulings::NOW)
}

pub(super) fn read_by<S: Settings>(text: &str, rulings: Rulings) -> Result<S, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError { line: 1, column: 1, reading: Reading::Oversized });
    }
    let mut reader = SetupReader::by(rulings);
    for words in lines(text) {
        if !reader.line(words.clone())? {
            return Err(words.refuse(S::KEYS));
        }
    }
    Ok(reader.setup)
}

/// The lines of a setup, without blank ones and remarks.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Words<'_>> {
    let lines = text.lines().enumerate();
    let said = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    said.map(|(number, line)| Words::new(number + 1, line))
}

/// Reads setup lines one by one, so that a log can hold them too.
pub(super) struct SetupReader<S> {
    pub(super) setup: S,
    seen: Vec<String>,
}

impl<S: Settings> SetupReader<S> {
    /// A reader that has read nothing yet; a text without a line `rulings` is read by these.
    pub(super) fn by(rulings: Rulings) -> Self {
        Self { setup: S::usual(rulings), seen: Vec::new() }
    }

    /// Takes a line if it is a setting; says whether it was.
    pub(super) fn line(&mut self, mut words: Words<'_>) -> Result<bool, ReadError> {
        let whole = words.clone();
        let Some(key) = words.next() else { return Ok(false) };
        match S::GAME {
            Some(game) if key == "game" => {
                words.take("the name of this game", |word| (word == game).then_some(()))?;
            }
            _ if key == Rulings::KEY => {
                // It decides what all other lines start from, so it comes before them.
                if self.seen.iter().any(|seen| seen != "game" && seen != key) {
                    return Err(whole.refuse("`rulings` before all settings"));
                }
                self.setup = S::usual(words.take("rulings 1 or 2", Rulings::named)?);
            }
            _ if !self.setup.read_setting(key, &mut words)? => return Ok(false),
            _ => {}
        }
        words.end()?;
        if self.seen.iter().any(|seen| seen == key) {
            return Err(whole.error(0, Reading::Twice(key.into())));
        }
        self.seen.push(key.into());
        Ok(true)
    }
}

/// Writes who begins, a setting of every game.
pub(super) fn write_first(first: Option<Seat>) -> String {
    first.map_or_else(|| "first drawn\n".into(), |seat| format!("first {seat}\n"))
}

/// Reads who begins; none if chance is to say so.
pub(super) fn read_first(words: &mut Words<'_>) -> Result<Option<Seat>, ReadError> {
    words.take("a seat or `drawn`", |word| match word {
        "drawn" => Some(None),
        _ => read_seat(word).map(Some),
    })
}

/// Writes which loaded tile sets are played with, by name and digest; nothing without any, so that
/// texts from before there were such sets stay as they are.
pub(super) fn write_tiles<T: PrintedSet>(tiles: impl IntoIterator<Item = LoadedSet<T>>) -> String {
    let named: String = tiles.into_iter().map(|set| format!(" {set}")).collect();
    if named.is_empty() { named } else { format!("tiles{named}\n") }
}

/// Reads the name and the digest of a tile set, which has to be loaded.
pub(super) fn read_tiles<T: PrintedSet>(
    words: &mut Words<'_>,
    find: impl FnOnce(&str, SetDigest) -> Option<LoadedSet<T>>,
) -> Result<LoadedSet<T>, ReadError> {
    let before = words.clone();
    let name = words.take("the name of a tile set", |word| printing::name(word).ok())?;
    let digest = words.take("the 32 digits of a tile set", SetDigest::read)?;
    find(&name, digest).ok_or_else(|| before.error_here(Reading::NoTiles { name, digest }))
}
