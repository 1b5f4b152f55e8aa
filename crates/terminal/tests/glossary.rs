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

/// The texts of a source file, each with the function that says it.
fn texts(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut function = String::new();
    for line in source.lines().map(str::trim) {
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

#[test]
fn texts_use_the_words_that_the_glossary_decides() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words");
    let mut wrong = Vec::new();
    for (language, column) in [("en", 5), ("fr", 6)] {
        let banned = banned(column);
        assert!(banned.len() > 15, "the glossary bans only {banned:?}");
        let mut said = 0;
        for file in fs::read_dir(folder.join(language)).expect("words of a language") {
            let path = file.expect("a file").path();
            let source = fs::read_to_string(&path).expect("a source file");
            for (function, text) in texts(&source) {
                said += 1;
                let words = words_of(&text);
                for banned in banned.iter().filter(|banned| says(&words, banned)) {
                    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    let banned = banned.join(" ");
                    wrong.push(format!("{language}/{name} {function}: “{banned}” in “{text}”"));
                }
            }
        }
        assert!(said > 400, "only {said} texts were read");
    }
    assert_eq!(wrong, Vec::<String>::new());
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
