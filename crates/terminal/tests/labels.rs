//! What choices are called: in every list of every recorded game, each has a name of its own.

use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_screen::names::GiftName;
use remparts_screen::{Choice, ChoiceKind, Screen, Table};
use remparts_terminal::labels::{Label, labels};
use remparts_terminal::words::Language;
use std::collections::BTreeSet;

const GAMES: [(&str, &str); 4] = [
    ("arrows", include_str!("../../../web/e2e/games/arrows.log")),
    ("city", include_str!("../../../web/e2e/games/city.log")),
    ("everything", include_str!("../../../web/e2e/games/everything.log")),
    ("ring", include_str!("../../../web/e2e/games/ring.log")),
];

const KINDS: [ChoiceKind; 7] = [
    ChoiceKind::Arrow,
    ChoiceKind::Put,
    ChoiceKind::Recall,
    ChoiceKind::Gate,
    ChoiceKind::Wall,
    ChoiceKind::Guard,
    ChoiceKind::Tower,
];
const GIFTS: [GiftName; 5] =
    [GiftName::Synod, GiftName::Sweeper, GiftName::Retreat, GiftName::StandLie, GiftName::TakeTwo];

/// What whoever has to choose sees before every ply of a log, with the ply.
fn positions(log: &str, mut look: impl FnMut(&Table, &Screen, &str)) {
    let (setup, plies) = log.split_once("plies\n").expect("a log");
    let (_, setup) = setup.split_once('\n').expect("a log begins with a line of its own");
    let mut table = Table::told(setup, &[]).expect("a playable setup");
    for line in plies.lines() {
        let ply = line.split('#').next().unwrap_or_default().trim();
        let seat = table.screen(Viewer::Audience, &[]).expect("a position").turn.seat;
        if let Some(seat) = seat {
            let screen = table.screen(Viewer::Seat(Seat(seat)), &[]).expect("a position");
            look(&table, &screen, ply);
        }
        table.tell(&[ply]).expect("what was recorded can be played");
    }
}

/// The lists that choices are shown in: everything but tiles, and each gift alone.
fn lists(screen: &Screen) -> Vec<Vec<&Choice>> {
    let mut gifts: Vec<Option<GiftName>> = vec![None];
    for choice in &screen.choices {
        if !gifts.contains(&choice.gift) {
            gifts.push(choice.gift);
        }
    }
    let shown = |gift| {
        let choices = screen.choices.iter();
        choices.filter(move |it| it.gift == gift && it.kind != ChoiceKind::Place).collect()
    };
    gifts.into_iter().map(shown).collect()
}

#[test]
fn no_two_choices_of_a_list_are_called_the_same() {
    let mut kinds = Vec::new();
    for (game, log) in GAMES {
        positions(log, |table, screen, ply| {
            for list in lists(screen) {
                kinds.extend(list.iter().map(|choice| (choice.kind, choice.gift)));
                for words in [Language::English.words(), Language::French.words()] {
                    let called = labels(words, screen, &table.faces(), &list);
                    for form in [|it: &Label| it.full.clone(), |it: &Label| it.brief.clone()] {
                        let different: BTreeSet<String> = called.iter().map(form).collect();
                        let at = format!("{game}, ply {}, {ply}: {called:#?}", screen.ply);
                        assert_eq!(different.len(), list.len(), "{at}");
                    }
                    // Notation is the last resort, which no tile needs.
                    let mut named = called.iter().zip(&list);
                    let needs = named.any(|(label, choice)| label.full.contains(&choice.text));
                    assert!(!needs, "{game}, {ply}: {called:#?}");
                }
            }
        });
    }
    for kind in KINDS {
        assert!(kinds.contains(&(kind, None)), "{kind:?} is in no recorded game");
    }
    for gift in GIFTS {
        let unwrap = (ChoiceKind::Unwrap, Some(gift));
        assert!(kinds.contains(&unwrap), "{gift:?} is in no recorded game");
    }
}

/// What the choices before a recorded ply are called, those of its own list.
fn called(game: usize, before: &str, language: Language) -> Vec<Label> {
    let mut called = Vec::new();
    positions(GAMES[game].1, |table, screen, ply| {
        if ply == before {
            let list = lists(screen).into_iter().find(|list| list.iter().any(|it| it.text == ply));
            let list = list.expect("what was done could be chosen");
            called = labels(language.words(), screen, &table.faces(), &list);
        }
    });
    called
}

#[test]
fn places_are_told_where_names_are_not_enough() {
    let says = |labels: &[Label], full: &str, brief: &str| {
        let label = Label { full: full.to_owned(), brief: brief.to_owned() };
        assert!(labels.contains(&label), "{label:?} is not in {labels:#?}");
    };
    let streets = "put follower 0,3 street-S";
    says(&called(1, streets, Language::French), "voyageur sur la route (sud)", "voyageur (S)");
    says(&called(1, streets, Language::English), "traveler in the street (south)", "traveler (S)");
    let wall = "wall 1,1 S";
    says(&called(1, wall, Language::French), "Rempart au sud de 1,1", "au sud de 1,1");
    says(&called(1, wall, Language::English), "Wall south of 1,1", "south of 1,1");
    let arrow = called(0, "arrow 1,3", Language::French);
    says(
        &arrow,
        "Flèche en 1,3 : un meeple n’importe où",
        "Flèche en 1,3 : un meeple n’importe où",
    );
    let sweeper = "unwrap sweeper 4,2 road-N";
    says(&called(2, sweeper, Language::French), "Cantonnier : route en 4,2", "route en 4,2");
    let synod = called(2, "unwrap synod abbot 2,1", Language::English);
    says(&synod, "Synod: abbot in the abbey at 2,1", "abbot, abbey at 2,1");
}
