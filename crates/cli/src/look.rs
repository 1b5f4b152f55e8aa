//! How texts are shown: language, characters and colors.

use clap::ValueEnum;
use ratatui::crossterm::style::force_color_output;
use remparts_terminal::board::{Colors, Letters, Style};
use remparts_terminal::words::{Language, Words};
use std::fmt;
use std::sync::OnceLock;

/// The language of the command line, if it names one.
static ASKED: OnceLock<Spoken> = OnceLock::new();

/// A complaint in the language that was asked for; all others are in English.
#[derive(Debug)]
pub(crate) struct InWords(pub(crate) String);

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for InWords {}

/// The argument for the language, which every command takes.
#[derive(clap::Args)]
pub(crate) struct Lang {
    /// Language of texts for players; logs, tile files and complaints about files are in English
    /// [default: what LC_ALL, LC_MESSAGES or LANG say, else English]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Spoken>,
}

/// The arguments for what a terminal can show.
#[derive(clap::Args)]
pub(crate) struct Look {
    /// Only ASCII characters [default: if the locale is not UTF-8]
    #[arg(long)]
    ascii: bool,
    /// Colors; auto looks at NO_COLOR, TERM and COLORTERM
    #[arg(long, default_value = "auto", value_name = "WHICH")]
    colors: Palette,
}

#[derive(Clone, Copy, ValueEnum)]
enum Spoken {
    En,
    Fr,
}

#[derive(Clone, Copy, ValueEnum)]
enum Palette {
    /// As many colors as the terminal says it has
    Auto,
    /// All colors, 24 bits each
    True,
    /// The 256 colors that most terminals have
    #[value(name = "256")]
    Cube,
    /// The sixteen colors that every color terminal has
    #[value(name = "16")]
    Sixteen,
    /// No colors: black on white, or the other way round
    None,
}

impl Lang {
    /// Makes this the language of all texts from now on.
    pub(crate) fn choose(&self) {
        if let Some(lang) = self.lang {
            ASKED.get_or_init(|| lang);
        }
    }
}

/// The texts for players, in the language they asked for.
pub(crate) fn words() -> Words {
    let language = match ASKED.get() {
        Some(Spoken::En) => Language::English,
        Some(Spoken::Fr) => Language::French,
        None => Language::of_environment(variable),
    };
    language.words()
}

impl Look {
    /// Characters and colors of the output.
    pub(crate) fn style(&self) -> Style {
        let letters = if self.ascii { Letters::Ascii } else { letters(variable) };
        let colors = match self.colors {
            Palette::Auto => colors(variable),
            Palette::True => Colors::True,
            Palette::Cube => Colors::Cube,
            Palette::Sixteen => Colors::Sixteen,
            Palette::None => Colors::None,
        };
        // Whoever asks for colors gets them, even where NO_COLOR asks for none.
        force_color_output(colors != Colors::None);
        Style { letters, colors }
    }
}

/// Whether the terminal can show nothing but lines (TERM=dumb).
pub(crate) fn is_dumb() -> bool {
    variable("TERM").is_some_and(|term| term == "dumb")
}

/// A variable of the environment; one that is empty says nothing.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Box-drawing characters only if the locale is UTF-8; where none is set, terminals of today have
/// them.
fn letters(variable: impl Fn(&str) -> Option<String>) -> Letters {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable);
    let locale = locale.map(|locale| locale.to_ascii_lowercase());
    let is_utf8 = locale.is_none_or(|it| it.contains("utf-8") || it.contains("utf8"));
    if is_utf8 { Letters::Unicode } else { Letters::Ascii }
}

fn colors(variable: impl Fn(&str) -> Option<String>) -> Colors {
    let is_true = |it: String| it == "truecolor" || it == "24bit";
    if variable("NO_COLOR").is_some() || variable("TERM").is_some_and(|term| term == "dumb") {
        Colors::None
    } else if variable("COLORTERM").is_some_and(is_true) {
        Colors::True
    } else if variable("TERM").is_some_and(|term| term.contains("256color")) {
        Colors::Cube
    } else {
        Colors::Sixteen
    }
}
