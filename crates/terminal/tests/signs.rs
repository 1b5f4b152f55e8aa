//! Signs that explain themselves: numbers in cells, modes, keys of other keyboards.

use crate::full::{Stage, TRUE, english, local};
use ratatui::crossterm::event::KeyCode;
use remparts_protocol::Preset;
use remparts_terminal::answers::bag_in_words;
use remparts_terminal::words::{KEYMAP, Language, keys_of};

const SMALL: (u16, u16) = (80, 24);

#[test]
fn numbers_in_cells_are_explained_beside_the_board() {
    let session = || local("base", &["you", "you"], Preset::Standard);
    for (language, ways, fits) in [
        (Language::English, "ways to", "tiles left that fit"),
        (Language::French, "sens possibles", "tuiles qui y vont"),
    ] {
        let mut stage = Stage::new(session(), TRUE, language.words(), SMALL);
        let side = |stage: &Stage| {
            let text = stage.text();
            let column = |line: &str| line.chars().skip(55).collect::<String>();
            let words: Vec<String> =
                text.lines().map(|line| column(line).trim().to_owned()).collect();
            words.join(" ")
        };
        let spaced = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(spaced(&side(&stage)).contains(ways), "{}", stage.text());
        // Another overlay, other numbers.
        stage.keys("e");
        assert!(!spaced(&side(&stage)).contains(ways), "{}", stage.text());
        let letters = |text: &str| text.replace(|it: char| !it.is_alphabetic(), "");
        assert!(letters(&side(&stage)).contains(&letters(fits)), "{}", stage.text());
        stage.keys("e");
        // A tile that lies has no numbers around it.
        stage.press(KeyCode::Enter);
        assert!(!spaced(&side(&stage)).contains(ways), "{}", stage.text());
    }
}

#[test]
fn going_over_all_cells_has_a_sign_and_a_way_back() {
    let session = local("base", &["you", "you"], Preset::Standard);
    let mut stage = Stage::new(session, TRUE, english(), SMALL);
    assert!(!stage.says("[all cells]") && !stage.says("only where it fits"));
    stage.keys("v");
    for _ in 0..3 {
        assert!(stage.says("[all cells]") && stage.says("only where it fits"), "{}", stage.text());
        stage.press(KeyCode::Up);
    }
    // Nothing fits up there, which is said in the terms of the cell.
    stage.press(KeyCode::Enter);
    assert!(stage.says("No tile lies beside"), "{}", stage.text());
    stage.keys("v");
    assert!(!stage.says("[all cells]") && !stage.says("only where it fits"), "{}", stage.text());
}

#[test]
fn where_fitting_cells_are_no_help_arrows_do_not_give_them_away() {
    let session = local("base", &["you", "you"], Preset::Purist);
    let mut stage = Stage::new(session, TRUE, english(), SMALL);
    assert!(stage.says("[all cells]") && !stage.says("only where it fits"), "{}", stage.text());
    // The cursor begins on the last tile, and Enter says why nothing can be placed there.
    stage.press(KeyCode::Enter);
    assert!(stage.says("A tile lies at 0,0 already."), "{}", stage.text());
    for (step, x, y) in [(KeyCode::Right, 1, 0), (KeyCode::Right, 2, 0), (KeyCode::Up, 2, -1)] {
        stage.press(step);
        let cell = english().at_cell(x, y);
        assert!(stage.says(&cell), "every cell is gone to:\n{}", stage.text());
    }
    stage.keys("v");
    assert!(stage.says(english().no_aid()), "{}", stage.text());
}

/// A stage on which at least six things can be chosen.
fn six_choices(language: Language) -> Stage {
    let session = local("base-inns", &["you", "you"], Preset::Standard);
    let mut stage = Stage::new(session, TRUE, language.words(), (120, 40));
    for turn in 0..200 {
        if stage.app.session().offer().among.len() > 6 && stage.app.session().placed().is_some() {
            return stage;
        }
        let can_end = stage.app.session().can_commit();
        match (can_end, stage.app.session().placed().is_some()) {
            (true, _) => stage.keys(" "),
            (false, true) => stage.keys("1"),
            (false, false) => stage.press(KeyCode::Enter),
        }
        assert!(turn < 199, "never six choices:\n{}", stage.text());
    }
    unreachable!("the last round fails")
}

#[test]
fn a_minus_sign_is_the_sixth_digit_of_a_french_keyboard() {
    let chosen = |stage: &Stage| stage.app.session().offer().chosen.map(|choice| choice.text);
    let mut french = six_choices(Language::French);
    let mut digits = six_choices(Language::French);
    french.keys("-");
    digits.keys("6");
    assert!(chosen(&french).is_some(), "{}", french.text());
    assert_eq!(chosen(&french), chosen(&digits));
    // Everywhere else it zooms.
    let mut english = six_choices(Language::English);
    english.keys("-");
    assert_eq!(chosen(&english), None, "{}", english.text());
}

#[test]
fn help_lists_the_digits_of_a_french_keyboard() {
    for language in [Language::English, Language::French] {
        let words = language.words();
        let keys: Vec<String> = KEYMAP
            .iter()
            .flat_map(|(_, acts)| acts.iter().map(|(_, ways)| keys_of(words, ways)))
            .collect();
        assert!(keys.iter().any(|key| key == "& é \" ' ( è _ ç"), "{keys:?}");
        assert!(keys.iter().any(|key| key == "à"), "{keys:?}");
    }
}

#[test]
fn tiles_left_are_told_in_words() {
    for (language, road) in [(Language::English, "road"), (Language::French, "route")] {
        let session = local("base", &["you", "you"], Preset::Standard);
        let told = bag_in_words(language.words(), &session);
        let kinds = session.base().bag.faces.iter().filter(|(_, left, _)| *left > 0).count();
        assert_eq!(told.len(), kinds + 1, "{told:?}");
        // The most frequent kinds come first, each with what is printed on it.
        assert!(told[1].contains(road) && told[1].contains("base/V"), "{told:?}");
        let counts = told[1..].iter().map(|line| {
            let (count, _) = line.split_once(" × ").expect("a count comes first");
            count.parse::<usize>().expect("a number")
        });
        let counts: Vec<usize> = counts.collect();
        assert!(counts.is_sorted_by(|one, other| one >= other), "{counts:?}");
        assert_eq!(counts.iter().sum::<usize>(), session.base().bag.left);
    }
    let session = local("base", &["you", "you"], Preset::Purist);
    assert_eq!(bag_in_words(english(), &session), [english().no_aid()]);
}
