//! Setups as text: one `key value` line for each setting.

use super::words::{ReadError, Reading, Words, read_seat};
use crate::kernel::seat::Seat;
use std::fmt::Debug;

/// A longer text is refused unread.
pub const MAX_BYTES: usize = 1 << 16;

/// A wish for a game, written setting by setting.
pub trait Settings: Copy + Eq + Debug + Send + Sync + 'static {
    /// What the line `game` says, which comes before all settings; none for the classic game,
    /// whose texts were there before there was another.
    const GAME: Option<&'static str>;
    /// The keys, for those who miss one.
    const KEYS: &'static str;

    /// What is played where nothing else is said.
    fn usual() -> Self;

    /// Writes every setting on a line of its own.
    fn write_settings(&self) -> String;

    /// Takes the value of a setting; says whether there is a setting with this key.
    fn read_setting(&mut self, key: &str, words: &mut Words<'_>) -> Result<bool, ReadError>;
}

/// Writes a setup line by line.
pub fn write<S: Settings>(setup: &S) -> String {
    let game = S::GAME.map(|game| format!("game {game}\n")).unwrap_or_default();
    game + &setup.write_settings()
}

/// Reads a setup written line by line. Settings that are left out keep the usual value.
pub fn read<S: Settings>(text: &str) -> Result<S, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError { line: 1, column: 1, reading: Reading::Oversized });
    }
    let mut reader = SetupReader::new();
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
    /// Nothing has been said yet.
    pub(super) fn new() -> Self {
        Self { setup: S::usual(), seen: Vec::new() }
    }

    /// Takes a line if it is a setting; says whether it was.
    pub(super) fn line(&mut self, mut words: Words<'_>) -> Result<bool, ReadError> {
        let whole = words.clone();
        let Some(key) = words.next() else { return Ok(false) };
        match S::GAME {
            Some(game) if key == "game" => {
                words.take("the name of this game", |word| (word == game).then_some(()))?;
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
