//! What everyone at a table is called.

use crate::words::Words;
use remparts_session::{Name, Sitter, called};

/// What everyone at a table is called, seat by seat.
pub fn names(words: Words, sitters: &[Sitter]) -> Vec<String> {
    let name = |name: &Name| match name {
        Name::Own { name } => name.clone(),
        Name::Bot { level, style } => words.bot(level, style.as_deref()),
        Name::Open => words.open_seat().to_owned(),
        Name::You => words.you().to_owned(),
        Name::Player { number } => words.player(*number),
    };
    let told = called(sitters).into_iter().map(|called| match called.nth {
        Some(nth) => format!("{} {nth}", name(&called.name)),
        None => name(&called.name),
    });
    told.collect()
}
