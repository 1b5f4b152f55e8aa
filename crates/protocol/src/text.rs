//! Lines that people wrote, as they are kept and shown: one way to write each letter, nothing
//! invisible, nothing that turns the order of letters round.

use crate::limits;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory as Category, UnicodeGeneralCategory as _};
use unicode_security::skeleton;

/// Most marks above and below one letter (UTS #39 5.4).
const MARKS: usize = 4;

/// Code points that are shown as nothing (`Default_Ignorable_Code_Point`), and the blank of Braille.
fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Joiners and variation selectors: invisible, but families of emoji and Persian words need them.
fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// What becomes of a sign.
enum Fate {
    Kept,
    /// A blank stands for it.
    Blank,
    Dropped,
}

/// What becomes of a sign of a text in which people say something.
fn fate_in_line(sign: char) -> Fate {
    if matches!(sign, ' '..='~') {
        return Fate::Kept;
    }
    match sign.general_category() {
        Category::Control | Category::LineSeparator | Category::ParagraphSeparator => Fate::Blank,
        _ if is_joiner(sign) => Fate::Kept,
        Category::Format | Category::PrivateUse | Category::Surrogate => Fate::Dropped,
        _ if is_invisible(sign) => Fate::Dropped,
        _ => Fate::Kept,
    }
}

/// Whether a sign of a line is seen as it is; control characters, invisible ones and those that change
/// the direction of writing are not.
#[must_use]
pub fn is_seen(sign: char) -> bool {
    matches!(fate_in_line(sign), Fate::Kept)
}

/// What becomes of a sign of a name.
fn fate_in_name(sign: char) -> Fate {
    match sign.general_category() {
        Category::SpaceSeparator => Fate::Blank,
        Category::Unassigned => Fate::Dropped,
        _ if is_joiner(sign) => Fate::Dropped,
        _ => fate_in_line(sign),
    }
}

fn is_mark(sign: char) -> bool {
    matches!(sign.general_category(), Category::NonspacingMark | Category::EnclosingMark)
}

fn cleaned(text: &str, fate: fn(char) -> Fate) -> String {
    let mut clean = String::with_capacity(text.len());
    // How many marks may still follow: none where there is no letter to put them on.
    let mut marks = 0;
    for sign in text.nfc() {
        match fate(sign) {
            Fate::Dropped => {}
            Fate::Blank => {
                clean.push(' ');
                marks = 0;
            }
            Fate::Kept if is_mark(sign) && !is_joiner(sign) => {
                if marks > 0 {
                    clean.push(sign);
                    marks -= 1;
                }
            }
            Fate::Kept => {
                clean.push(sign);
                marks = if sign.is_whitespace() { 0 } else { MARKS };
            }
        }
    }
    // What was between two signs may be gone, so that they are one letter now.
    clean.nfc().collect()
}

fn bounded(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= most).then(|| text.to_owned())
}

/// A line that people wrote, as it is kept: normalized (NFC), without control characters, characters
/// that are invisible or change the direction of writing, blanks at the ends or more than so many
/// signs; nothing if nothing is left or there is too much.
#[must_use]
pub fn line(text: &str, most: usize) -> Option<String> {
    bounded(&cleaned(text, fate_in_line), most)
}

/// A name as it is kept: a line of at most [`limits::NAME`] signs in which every sign is seen and
/// words are one blank apart.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    let clean = cleaned(text, fate_in_name);
    let words: Vec<&str> = clean.split_whitespace().collect();
    bounded(&words.join(" "), limits::NAME)
}

/// Whether two names may be taken for each other: the same letters, large or small, with or without
/// blanks, or letters that look alike (UTS #39 skeletons), such as Latin and Cyrillic ones.
#[must_use]
pub fn alike(one: &str, other: &str) -> bool {
    let solid = |name: &str| -> String {
        cleaned(name, fate_in_name).split_whitespace().collect::<String>().nfkc().collect()
    };
    let bones = |name: &str| skeleton(name).collect::<String>();
    // A large I looks like a small l, but its small letter does not: both ways count.
    let looks = |name: &str| [bones(&bones(name).to_lowercase()), bones(&name.to_lowercase())];
    let (one, other) = (looks(&solid(one)), looks(&solid(other)));
    one.iter().zip(&other).any(|(one, other)| one == other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_is_seen() {
        for (text, expected) in [
            ("  hello\tthere\n", Some("hello there")),
            ("\u{202e}hello\u{2069}", Some("hello")),
            ("a\u{200b}b\u{e0041}\u{e000}c", Some("abc")),
            ("non\u{a0}!", Some("non\u{a0}!")),
            ("\u{1f468}\u{200d}\u{1f467}\u{fe0f}", Some("\u{1f468}\u{200d}\u{1f467}\u{fe0f}")),
            ("e\u{202c}\u{301}", Some("\u{e9}")),
            ("x\u{300}\u{300}\u{300}\u{300}\u{300}\u{300}", Some("x\u{300}\u{300}\u{300}\u{300}")),
            (" \u{301}\u{301}a", Some("a")),
            ("\u{200b}\u{2066}", None),
            ("", None),
        ] {
            assert_eq!(line(text, 20).as_deref(), expected, "{text:?}");
        }
        assert_eq!(line("abc", 2), None);
        assert_eq!(line("e\u{301}e\u{301}", 2).as_deref(), Some("\u{e9}\u{e9}"));
    }

    #[test]
    fn what_is_clean_stays_as_it_is() {
        for text in ["Ann", "Zo\u{eb} \u{1f3f0}", "\u{5d3}\u{5d5}\u{5d3}", "\u{e2a}\u{e38}\u{e14}"]
        {
            assert_eq!(name(text).as_deref(), Some(text));
            let again = name(&name(text).expect("it is a name"));
            assert_eq!(again.as_deref(), Some(text));
        }
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        for (one, other) in [
            ("Ann", "Ann"),
            ("Ann", "ANN"),
            ("Ann", "\u{410}nn"),
            ("Ann", "A\u{200b}nn"),
            ("Ann Lee", "AnnLee"),
            ("Ian", "lan"),
            ("Ian", "IAN"),
            ("Bob", "B0b"),
            ("Amold", "Arnold"),
            ("Ann", "\u{ff21}\u{ff4e}\u{ff4e}"),
            ("Ann", "\u{1d400}nn"),
            ("Zo\u{eb}", "Zoe\u{308}"),
        ] {
            assert!(alike(one, other) && alike(other, one), "{one} {other}");
        }
        for (one, other) in [
            ("Ann", "Anna"),
            ("Ann", "Bob"),
            ("Player 1", "Player 2"),
            ("Zo\u{eb}", "Zoe"),
            ("\u{5d3}\u{5d5}\u{5d3}", "\u{5d3}\u{5e0}"),
        ] {
            assert!(!alike(one, other) && !alike(other, one), "{one} {other}");
        }
    }
}
