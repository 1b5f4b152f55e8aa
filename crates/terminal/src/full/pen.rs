//! How texts are written: with which letters, where they are cut, and what stands out.

use crate::board::{Colors, Letters, Style as Look};
use crate::visible;
use crate::words::ascii;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Writes in the letters and colors that a terminal has.
///
/// Panels use the terminal's own foreground and background, so they read well on dark and on light
/// ones; color is for accents alone, and where there is none, weight takes its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    /// Letters and colors.
    pub(super) look: Look,
}

impl Pen {
    /// A pen for a terminal.
    pub(super) const fn new(look: Look) -> Self {
        Self { look }
    }

    /// Whether only ASCII is written.
    pub(super) fn is_ascii(self) -> bool {
        self.look.letters == Letters::Ascii
    }

    /// A text in the letters there are, without anything that could move the cursor.
    pub(super) fn fold(self, text: &str) -> String {
        let mut folded = String::with_capacity(text.len());
        for letter in text.chars() {
            match letter {
                '\u{a0}' | '\u{202f}' | '\t' | '\n' => folded.push(' '),
                _ if visible::steers(letter) => {}
                _ if letter.is_ascii() => folded.push(letter),
                _ if letter.width().unwrap_or(0) == 0 => {}
                _ => folded.push(letter),
            }
        }
        if self.is_ascii() { ascii(&folded) } else { folded }
    }

    /// How many cells a text takes.
    pub(super) fn width(self, text: &str) -> usize {
        self.fold(text).width()
    }

    /// A text that fits into so many cells; a sign says where something was left out.
    pub(super) fn cut(self, text: &str, width: usize) -> String {
        let text = self.fold(text);
        if text.width() <= width {
            return text;
        }
        let mut cut = String::new();
        let mut left = width.saturating_sub(1);
        for letter in text.chars() {
            let wide = letter.width().unwrap_or(0);
            if wide > left {
                break;
            }
            left -= wide;
            cut.push(letter);
        }
        // A word that has just begun, or a space, is no loss.
        let kept = cut.trim_end().len();
        cut.truncate(kept);
        if width > 0 {
            cut.push(if self.is_ascii() { '~' } else { '…' });
        }
        cut
    }

    /// A text in lines of at most so many cells, broken between words where that is possible.
    pub(super) fn wrap(self, text: &str, width: usize) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for mut word in unbroken(&self.fold(text)) {
            let room = line.width() + usize::from(!line.is_empty()) + word.width();
            if room > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            while word.width() > width.max(1) {
                let rest = split(&mut word, width.max(1));
                lines.push(std::mem::replace(&mut word, rest));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
        if !line.is_empty() || lines.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// A text at the right end of so many cells.
    pub(super) fn right(self, text: &str, width: usize) -> String {
        let text = self.cut(text, width);
        format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
    }

    /// A text at the left end of so many cells.
    pub(super) fn left(self, text: &str, width: usize) -> String {
        let text = self.cut(text, width);
        format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
    }

    /// Chooses a sign by the letters there are.
    pub(super) fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.is_ascii() { ascii } else { unicode }
    }

    fn colored(self, color: Color, otherwise: Style) -> Style {
        match self.look.colors {
            Colors::None => otherwise,
            _ => otherwise.fg(color),
        }
    }

    /// As everything is written.
    pub(super) fn plain(self) -> Style {
        Style::new()
    }

    /// What matters less.
    pub(super) fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What matters.
    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A heading.
    pub(super) fn heading(self) -> Style {
        self.colored(Color::Cyan, self.strong())
    }

    /// What brings points.
    pub(super) fn good(self) -> Style {
        self.colored(Color::Green, self.strong())
    }

    /// What should be seen before it is too late.
    pub(super) fn bad(self) -> Style {
        self.colored(Color::Red, self.strong())
    }

    /// What is chosen, and bars across the screen.
    pub(super) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A key that can be pressed.
    pub(super) fn key(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }
}

/// The words of a text. Signs that French sets apart by a space stay with the word they belong to:
/// terminals disagree about the width of the space that would keep them together.
fn unbroken(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let ends = matches!(word.trim_end_matches(['.', ',']), ":" | ";" | "!" | "?" | "»" | "%");
        match words.last_mut() {
            Some(last) if ends || last.ends_with('«') => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Cuts a word in two so that the first part takes at most so many cells; gives the rest.
fn split(word: &mut String, width: usize) -> String {
    let mut taken = 0;
    let at = word.char_indices().find_map(|(at, letter)| {
        taken += letter.width().unwrap_or(0);
        (taken > width && at > 0).then_some(at)
    });
    at.map_or_else(String::new, |at| word.split_off(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pen(letters: Letters) -> Pen {
        Pen::new(Look { letters, colors: Colors::None })
    }

    #[test]
    fn texts_are_cut_and_broken_by_cells() {
        let unicode = pen(Letters::Unicode);
        assert_eq!(unicode.cut("Place libre", 20), "Place libre");
        assert_eq!(unicode.cut("Place libre", 7), "Place…");
        assert_eq!(unicode.cut("東京東京", 5), "東京…");
        assert_eq!(pen(Letters::Ascii).cut("Place libre", 7), "Place~");
        assert_eq!(unicode.wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(unicode.wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(unicode.wrap("", 3), [""]);
        // No line begins with a sign that belongs to the one before.
        assert_eq!(unicode.wrap("un deux : trois", 7), ["un", "deux :", "trois"]);
        assert_eq!(unicode.wrap("un deux : « trois »", 10), ["un deux :", "« trois »"]);
    }

    #[test]
    fn strangers_cannot_steer_the_cursor() {
        let unicode = pen(Letters::Unicode);
        assert_eq!(unicode.fold("a\u{1b}[2Jb\u{202e}c\u{200b}"), "a[2Jbc");
    }

    #[test]
    fn accents_are_left_out_where_there_is_only_ascii() {
        assert_eq!(pen(Letters::Ascii).fold("Élément œuvré… 3×2"), "Element oeuvre... 3x2");
        assert!(pen(Letters::Ascii).fold("東●▲é’").is_ascii());
    }
}
