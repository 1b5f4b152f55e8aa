//! Functions that texts call. The page has the same in `web/src/i18n/functions.ts`.

use fluent_bundle::{FluentArgs, FluentValue};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// What texts can call, by its arguments in order; none takes arguments by name.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// Functions as texts call them.
pub(crate) const FUNCTIONS: [(&str, Function); 4] = [
    ("CAPITAL", |given, _| match given {
        [FluentValue::String(text)] => capital(text).into(),
        _ => FluentValue::Error,
    }),
    ("ELIDE", |given, _| match given {
        [FluentValue::String(word), FluentValue::String(name)] => elided(word, name).into(),
        _ => FluentValue::Error,
    }),
    // A number with a word in place of its sign.
    ("MINUS", |given, _| match given {
        [FluentValue::String(word), FluentValue::Number(number)] if number.value < 0.0 => {
            format!("{word} {}", -number.value).into()
        }
        [_, FluentValue::Number(number)] => number.value.to_string().into(),
        _ => FluentValue::Error,
    }),
    // A gain or a loss.
    ("SIGNED", |given, _| match given {
        [FluentValue::Number(number)] if number.value < 0.0 => written(number.value).into(),
        [FluentValue::Number(number)] => format!("+{}", number.value).into(),
        _ => FluentValue::Error,
    }),
];

/// A number as it is written in a sentence: without groups, and with a true minus sign.
pub(crate) fn written(number: f64) -> String {
    number.to_string().replace('-', "\u{2212}")
}

/// A word such as `de` or `que` before a name, without its vowel where the name begins with a vowel,
/// with an h that a vowel follows, or with a y that none follows (Yves, not Yann). Which h is aspirated
/// cannot be seen, so every one counts as mute; digits and other scripts elide nothing.
pub fn elided(word: &str, name: &str) -> String {
    if !begins_with_vowel(name) {
        return format!("{word} {name}");
    }
    let mut word = word.to_owned();
    word.pop();
    format!("{word}’{name}")
}

fn begins_with_vowel(name: &str) -> bool {
    let mut letters =
        name.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    let (first, second) = (letters.next(), letters.next());
    let is_one_of = |letter: Option<char>, of: &str| letter.is_some_and(|it| of.contains(it));
    match first {
        Some('h') => is_one_of(second, "aeiouyœæ"),
        Some('y') => !is_one_of(second, "aeiouyœæ"),
        first => is_one_of(first, "aeiouœæ"),
    }
}

/// The same with a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vowels_elide_what_stands_before() {
        let cases = [
            ("Ana", "d’Ana"),
            ("Élise", "d’Élise"),
            ("e\u{301}lise", "d’e\u{301}lise"),
            ("Œdipe", "d’Œdipe"),
            ("Hugo", "d’Hugo"),
            ("Hyacinthe", "d’Hyacinthe"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("Ben", "de Ben"),
            ("7up", "de 7up"),
            ("Ωmega", "de Ωmega"),
            ("", "de "),
        ];
        for (name, said) in cases {
            assert_eq!(elided("de", name), said);
        }
        assert_eq!(elided("que", "Ana"), "qu’Ana");
    }

    #[test]
    fn capitals_are_those_of_any_script() {
        assert_eq!(capital("église"), "Église");
        assert_eq!(capital(""), "");
    }
}
