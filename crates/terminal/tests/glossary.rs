//! The words of both languages are those that `docs/GLOSSARY.md` decides.

use std::fs;
use std::path::Path;

const GLOSSARY: &str = include_str!("../../../docs/GLOSSARY.md");

/// The words of a text in lower case, without what stands between them.
fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// What must not be said, by the column of the glossary that lists it. What is banned in one game
/// only is left out: most texts of a terminal serve both.
fn banned(column: usize) -> Vec<Vec<String>> {
    let rows = GLOSSARY.lines().filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.split('|').nth(column)).map(str::trim);
    let cells = cells.filter(|cell| !cell.starts_with("not in") && !cell.starts_with('-'));
    let entries = cells.flat_map(|cell| cell.split(',')).filter(|entry| !entry.contains('('));
    entries.map(words_of).filter(|words| !words.is_empty()).collect()
}

/// Whether words say what is banned, in the singular or with an -s.
fn says(words: &[String], banned: &[String]) -> bool {
    let alike = |said: &String, word: &String| said == word || said.strip_suffix('s') == Some(word);
    words.windows(banned.len()).any(|some| some.iter().zip(banned).all(|(a, b)| alike(a, b)))
}

/// The texts of a source file, each with the function that says it. A text that goes on in the next
/// line, after a backslash, is one.
fn texts(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut function = String::new();
    let whole: String = source.split("\\\n").map(str::trim_start).collect();
    for line in whole.lines().map(str::trim) {
        if line.starts_with("//") {
            continue;
        }
        if let Some((_, rest)) = line.split_once("fn ") {
            function = rest.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect();
        }
        let quoted = line.split('"').skip(1).step_by(2);
        found.extend(quoted.map(|text| (function.clone(), text.to_owned())));
    }
    found
}

/// All texts of a language, each with where it is.
fn texts_of(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words").join(language);
    let mut found = Vec::new();
    for file in fs::read_dir(folder).expect("words of a language") {
        let path = file.expect("a file").path();
        let source = fs::read_to_string(&path).expect("a source file");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let texts = texts(&source).into_iter();
        found.extend(texts.map(|(function, text)| (format!("{language}/{name} {function}"), text)));
    }
    assert!(found.len() > 400, "only {} texts were read", found.len());
    found
}

#[test]
fn texts_use_the_words_that_the_glossary_decides() {
    let mut wrong = Vec::new();
    for (language, column) in [("en", 5), ("fr", 6)] {
        let banned = banned(column);
        assert!(banned.len() > 15, "the glossary bans only {banned:?}");
        for (place, text) in texts_of(language) {
            let words = words_of(&text);
            for banned in banned.iter().filter(|banned| says(&words, banned)) {
                wrong.push(format!("{place}: “{}” in “{text}”", banned.join(" ")));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// A text without what is put into it, commands and addresses: `{0}`, `remparts play`, http://...
fn prose(text: &str) -> String {
    let mut prose = String::new();
    for (n, part) in text.split('`').enumerate() {
        prose += if n % 2 == 0 { part } else { "x" };
    }
    prose = prose.replace("\\n", "\n");
    while let Some((before, rest)) = prose.split_once('{') {
        let after = rest.split_once('}').map_or("", |(_, after)| after);
        prose = format!("{before}x{after}");
    }
    let words = prose.split(' ').map(|word| if word.contains("://") { "x" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// What is wrong with the signs of a text in its language, as far as the glossary decides it.
fn misprint(language: &str, text: &str) -> Option<&'static str> {
    let letters: Vec<char> = prose(text).chars().chain([' ']).collect();
    if letters.windows(2).any(|pair| pair[0].is_alphabetic() && pair[1] == '\'') {
        return Some("a straight apostrophe");
    }
    // A sign with something right behind it is part of a number or a name.
    let high = |sign: char| matches!(sign, ':' | ';' | '!' | '?' | '»');
    let ends = |some: &[char]| high(some[1]) && some[2].is_whitespace();
    let tight = letters.windows(3).any(|it| ends(it) && !it[0].is_whitespace() && !high(it[0]));
    let spaced =
        letters.windows(3).any(|it| it[0].is_alphanumeric() && it[1] == ' ' && high(it[2]));
    let open = letters.windows(2).any(|pair| pair[0] == '«' && pair[1] != ' ');
    match language {
        "fr" if tight || open => Some("no space at a high sign"),
        "en" if spaced => Some("a space before a high sign"),
        _ => None,
    }
}

#[test]
fn signs_are_those_of_the_language() {
    let mut wrong = Vec::new();
    for language in ["en", "fr"] {
        for (place, text) in texts_of(language) {
            wrong
                .extend(misprint(language, &text).map(|what| format!("{place}: {what}: “{text}”")));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn misprints_are_noticed() {
    assert_eq!(misprint("fr", "Pas encore : {0:?} « {name} » ?"), None);
    assert!(misprint("fr", "Pas encore: non").is_some());
    assert!(misprint("fr", "«non »").is_some());
    assert!(misprint("fr", "d'abord").is_some());
    assert!(misprint("en", "Not yet : no").is_some());
    assert_eq!(misprint("en", "See http://127.0.0.1:4747/: `a'b`"), None);
}

/// Names are put behind `de` and `que` by the functions that elide; cells need none.
#[test]
fn french_never_puts_a_name_behind_a_bare_vowel() {
    let mut wrong = texts_of("fr");
    wrong.retain(|(_, text)| {
        let bare = [" de {", " que {", "De {", "Que {"].iter().any(|bare| text.contains(bare));
        bare && !text.contains("de {x},{y}")
    });
    assert_eq!(wrong, Vec::new());
}

#[test]
fn a_banned_word_is_noticed_in_any_form() {
    let banned = words_of("coat of arms");
    assert!(says(&words_of("2 Coats of arms × 2"), &banned));
    assert!(!says(&words_of("a coat of paint"), &banned));
    assert!(!says(&words_of("murmures"), &words_of("mur")));
    assert!(says(&words_of("Les murs !"), &words_of("mur")));
    let [(function, text)] = &*texts("    fn shield(&self) {\n // \"no\"\n \"yes\"\n}") else {
        panic!("one text")
    };
    assert_eq!((&**function, &**text), ("shield", "yes"));
}
