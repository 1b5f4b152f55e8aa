//! Texts are said as people write them, in every language.

use remparts_screen::names::{Counted, FeatureName, FigureName, GameName, Occasion};
use remparts_words::{Given, Words};

fn words(code: &str) -> Words {
    Words::of(code).expect("it is spoken")
}

#[test]
fn every_language_of_the_program_can_be_read() {
    let codes: Vec<&str> = Words::languages().collect();
    assert!(codes.contains(&"en") && codes.contains(&"fr"));
    for code in codes {
        assert_eq!(words(code).code(), code);
        assert!(!words(code).game_language().is_empty());
    }
}

#[test]
fn codes_of_environments_are_understood() {
    assert_eq!(words("fr_CA.UTF-8").code(), "fr");
    assert_eq!(words("EN").code(), "en");
    assert!(Words::of("tlh").is_none());
    assert!(Words::of("").is_none());
}

#[test]
fn numbers_choose_the_form_of_what_they_count() {
    let (english, french) = (words("en"), words("fr"));
    assert_eq!(english.names_counted(Counted::Cities, 0u8), "0 cities");
    assert_eq!(english.names_counted(Counted::Cities, 1u8), "1 city");
    assert_eq!(french.names_counted(Counted::Cities, 0u8), "0 ville");
    assert_eq!(french.names_counted(Counted::Cities, 2u8), "2 villes");
    assert_eq!(english.names_gain(-3), "\u{2212}3");
    assert_eq!(english.scene_cell_at(-2, 4), "column minus 2, row 4");
}

#[test]
fn names_elide_what_stands_before_them() {
    let french = words("fr");
    assert_eq!(french.game_turn_of("Ana"), "Au tour d’Ana");
    assert_eq!(french.game_turn_of("Ben"), "Au tour de Ben");
}

#[test]
fn texts_agree_with_what_they_speak_of() {
    let french = words("fr");
    let scored = |feature| french.would_nobody(Occasion::Completed, feature);
    assert_eq!(scored(FeatureName::City), "Ville achevée : aucun point");
    assert_eq!(scored(FeatureName::Market), "Marché terminé : aucun point");
    assert_eq!(french.names_figure(FigureName::Farmer, GameName::City), "habitant");
}

#[test]
fn names_of_texts_can_come_from_data() {
    let english = words("en");
    let said = english.say("refusal-cell-taken", [("cell", Given::text("3,-1"))]);
    assert_eq!(said, "A tile lies at 3,-1 already. Choose an empty cell.");
}

#[test]
fn rules_are_documents() {
    for code in Words::languages() {
        let text = words(code).document("rules/turn").expect("there are rules for turns");
        assert!(text.starts_with("# ") && text.contains("TURN-1"), "{code}");
    }
}
