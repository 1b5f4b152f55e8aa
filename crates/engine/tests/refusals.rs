//! Every reason for a refusal names a rule that the digests hold.

use remparts_engine::kernel::game::Ruled as _;
use remparts_engine::{city, classic};

const SOURCES: [&str; 2] =
    [include_str!("../src/classic/illegal.rs"), include_str!("../src/city/illegal.rs")];
const DIGESTS: [&str; 2] =
    [include_str!("../../../docs/rules/classic.md"), include_str!("../../../docs/rules/city.md")];

/// The IDs that `rule` answers with. Its match is exhaustive, so these are the IDs of all reasons.
fn named(source: &str) -> Vec<&str> {
    let (_, answers) = source.split_once("fn rule(&self)").expect("reasons name rules");
    let (answers, _) = answers.split_once("\n    }\n").expect("the function ends");
    answers.split('"').skip(1).step_by(2).collect()
}

#[test]
fn every_reason_names_a_rule_of_its_game() {
    for (source, digest) in SOURCES.into_iter().zip(DIGESTS) {
        let rules = named(source);
        assert!(rules.len() > 15, "{rules:?}");
        for rule in rules {
            assert!(digest.contains(&format!("**{rule}**")), "{rule} is in no digest");
        }
    }
}

#[test]
fn reasons_of_two_rules_are_told_apart() {
    use classic::FigureKind::{Abbot, Big};
    assert_eq!(classic::Illegal::WrongFigure(Abbot).rule(), "ABBOT-3");
    assert_eq!(classic::Illegal::WrongFigure(Big).rule(), "ABBOT-4");
    assert_eq!(classic::Illegal::Complete.rule(), "ANNIV-9");
    assert_eq!(classic::Illegal::CompleteToStandIn.rule(), "RUL-GIFT-13");
    assert_eq!(city::Illegal::NoTower.rule(), "TC-TOWER-1");
}
