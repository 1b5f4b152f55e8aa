//! Everything that is said, in English and in French.
//!
//! A topic is a trait with a method for each text, and a language is a type that has all of them, so
//! nothing can be missing in one language. Texts that depend on numbers and names are methods with
//! parameters: languages put them where they belong.

mod analysis;
mod complaints;
mod en;
mod fr;
mod game;
mod help;
mod lists;
mod names;
mod online;
mod plain;
mod refusals;
mod screen;
mod start;

pub use analysis::AnalysisWords;
pub use complaints::ComplaintWords;
pub use game::GameWords;
pub use help::{HelpWords, KEYMAP, Key, KeyAct, KeyGroup, Ways, keys_of};
pub use lists::{ListWords, nearest};
pub use names::{NameWords, all_of, capital};
pub use online::{LinkState, OnlineWords, clock_face};
pub use plain::PlainWords;
pub use refusals::RefusalWords;
pub use remparts_session::ascii;
pub use screen::{Hint, ScreenWords};
pub use start::{Setting, StartWords, stand_ins};

use std::fmt;

/// English.
#[derive(Clone, Copy, Debug)]
pub struct English;

/// French.
#[derive(Clone, Copy, Debug)]
pub struct French;

/// Everything that is said in one language.
pub trait Catalogue:
    NameWords
    + GameWords
    + HelpWords
    + ListWords
    + PlainWords
    + RefusalWords
    + ScreenWords
    + StartWords
    + OnlineWords
    + AnalysisWords
    + ComplaintWords
    + fmt::Debug
    + Sync
{
}

impl Catalogue for English {}
impl Catalogue for French {}

/// The catalogue of a language.
pub type Words = &'static dyn Catalogue;

/// A language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
}

impl Language {
    /// A language by its code, such as `fr` or `fr_FR.UTF-8`; English is spoken where we do not speak
    /// what is asked for.
    pub fn of_code(code: &str) -> Self {
        if code.to_ascii_lowercase().starts_with("fr") { Self::French } else { Self::English }
    }

    /// What the variables of the environment ask for, the weightiest first.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let code = names.into_iter().filter_map(variable).find(|code| !code.is_empty());
        code.map_or(Self::English, |code| Self::of_code(&code))
    }

    /// What it says.
    pub fn words(self) -> Words {
        match self {
            Self::English => &English,
            Self::French => &French,
        }
    }
}
