//! What is typed: keys, command words, and the language that the environment asks for.

use remparts_session::{Command, Topic, read};
use remparts_terminal::words::{KEYMAP, Language, Words, ascii, keys_of};

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

#[test]
fn keys_are_printed_as_they_are_pressed() {
    let [english, french] = LANGUAGES.map(Language::words);
    let printed = |words: Words| {
        let ways = KEYMAP.iter().flat_map(|(_, acts)| acts.iter());
        ways.map(|(_, ways)| keys_of(words, ways)).collect::<Vec<_>>()
    };
    let english = printed(english);
    for keys in ["Arrows", "R, Shift+R", "1 to 9", "Esc, Backspace", "Shift+1 to 6", "W, A, S, D"] {
        assert!(english.iter().any(|it| it == keys), "{keys} is not in {english:?}");
    }
    assert!(printed(french).iter().any(|it| it == "Échap, Retour"));
}

/// What is offered as a word can be typed, in either language, accents or not.
#[test]
fn every_word_that_is_explained_is_understood() {
    for words in LANGUAGES.map(Language::words) {
        for topic in Topic::HERE.iter().chain(&Topic::ONLINE) {
            let (typed, _) = words.topic(*topic);
            for typed in [typed.to_owned(), ascii(typed), typed.to_uppercase()] {
                let [command] = &*read(&typed) else { panic!("{typed} is not one command") };
                assert!(!matches!(command, Command::Move(_)), "{typed} is taken for a move");
            }
        }
    }
}

#[test]
fn the_language_is_what_the_environment_asks_for() {
    let of = |pairs: &[(&str, &str)]| {
        let get = |name: &str| {
            let found = pairs.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Language::of_environment(get)
    };
    assert_eq!(of(&[("LANG", "fr_CA.UTF-8")]), Language::French);
    assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]), Language::English);
    assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "fr"), ("LANG", "de")]), Language::French);
    assert_eq!(of(&[]), Language::English);
}
