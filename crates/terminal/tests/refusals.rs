//! Why a tile does not fit, in the terms of its cell: what would end there.

use remparts_screen::names::SideLetter;
use remparts_screen::{EdgeName, Misfit};
use remparts_terminal::words::{Language, Words};

const SIDES: [SideLetter; 4] = [SideLetter::N, SideLetter::E, SideLetter::S, SideLetter::W];
const CLASSIC: [EdgeName; 4] = [EdgeName::City, EdgeName::Road, EdgeName::Field, EdgeName::River];
const CITY: [EdgeName; 3] = [EdgeName::Street, EdgeName::Market, EdgeName::Homes];

fn both() -> [Words; 2] {
    [Language::English.words(), Language::French.words()]
}

/// Every way in which sides can fail to meet.
fn misfits() -> Vec<Misfit> {
    let mut all = Vec::new();
    for edges in [&CLASSIC[..], &CITY[..]] {
        for side in SIDES {
            for there in edges.iter().copied() {
                all.push(Misfit::Lacks { side, there });
                let others = edges.iter().copied().filter(|here| *here != there);
                all.extend(others.map(|here| Misfit::Clash { side, here, there }));
            }
        }
        let sides = SIDES.into_iter().zip(edges.iter().copied().cycle());
        all.push(Misfit::Together { sides: sides.collect() });
    }
    all
}

#[test]
fn every_misfit_is_a_sentence_that_says_what_to_do_instead() {
    let [english, french] = both();
    for misfit in misfits() {
        let (one, other) = (english.misfit(&misfit), french.misfit(&misfit));
        assert!(one.starts_with("Does not fit") && one.contains("hoose another cell."), "{one}");
        assert!(other.starts_with("Ne va pas") && other.contains("une autre case."), "{other}");
        for said in [&one, &other] {
            assert!(said.chars().count() < 200, "{said}");
        }
    }
}

#[test]
fn a_misfit_names_what_would_end_and_where() {
    let said = |misfit: &Misfit| both().map(|words| words.misfit(misfit));
    let (side, there) = (SideLetter::W, EdgeName::Road);
    let [one, other] = said(&Misfit::Clash { side, here: EdgeName::Field, there });
    assert!(one.contains("the road in the west would end"), "{one}");
    assert!(other.contains("la route à l’ouest s’arrêterait"), "{other}");
    let [one, other] = said(&Misfit::Clash { side, here: there, there: EdgeName::Field });
    assert!(one.contains("its road would end at the field in the west"), "{one}");
    assert!(other.contains("sa route buterait sur un pré à l’ouest"), "{other}");
    let [one, other] = said(&Misfit::Lacks { side, there: EdgeName::City });
    assert!(one.contains("the city in the west would end, and this tile has no city"), "{one}");
    assert!(other.contains("la ville à l’ouest s’arrêterait"), "{other}");
    let sides = vec![(SideLetter::N, EdgeName::Street), (side, EdgeName::Homes)];
    let [one, other] = said(&Misfit::Together { sides });
    assert!(one.contains("a street in the north and no street in the west"), "{one}");
    assert!(other.contains("une route au nord et aucune route à l’ouest"), "{other}");
}
