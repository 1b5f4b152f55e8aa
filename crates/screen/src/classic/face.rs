//! What is printed on the tiles of the classic game.

use crate::faces::{EdgeName, Face, Sign};
use remparts_engine::classic::FeatureKind;
use remparts_engine::classic::feature::Marks;
use remparts_engine::classic::rules::Rules;
use remparts_engine::kernel::face::{FaceId, NO_PART};
use remparts_engine::kernel::geometry::Side;

/// Everything printed on a face.
pub(super) fn printed(rules: &Rules, id: FaceId) -> Face {
    let (face, facts) = (rules.face(id), &rules.facts[id.index()]);
    let mut signs = Vec::new();
    for part in &face.parts {
        signs.extend((part.tally.shields > 0).then_some(Sign::Shield));
        signs.extend(part.tally.marks.has(Marks::INN).then_some(Sign::Inn));
        signs.extend(part.tally.marks.has(Marks::CATHEDRAL).then_some(Sign::Cathedral));
    }
    signs.extend(facts.abbey.map(|_| Sign::Abbey));
    signs.extend(facts.garden.map(|_| Sign::Garden));
    signs.extend(facts.arrow.map(|_| Sign::Arrow));
    signs.extend(facts.spring.then_some(Sign::Spring));
    signs.extend(facts.lake.then_some(Sign::Lake));
    signs.sort_unstable();
    signs.dedup();
    Face {
        name: face.name.clone(),
        edges: Side::ALL.map(|side| edge(rules, id, side)),
        signs,
        symbol: facts.arrow.map(|(_, symbol)| symbol.into()),
        goods: Vec::new(),
        total: total(rules, id),
    }
}

/// What a side of a face shows as drawn: water, or what reaches the middle of the side.
fn edge(rules: &Rules, id: FaceId, side: Side) -> EdgeName {
    let face = rules.face(id);
    if rules.facts[id.index()].river >> side.index() & 1 == 1 {
        return EdgeName::River;
    }
    let middle = face.turned[0].ports[side.index()][1];
    let kind = (middle != NO_PART).then(|| face.parts[usize::from(middle)].tally.kind);
    match kind {
        Some(FeatureKind::City) => EdgeName::City,
        Some(FeatureKind::Road) => EdgeName::Road,
        _ => EdgeName::Field,
    }
}

/// How many tiles show a face, one on the table from the start among them.
pub(super) fn total(rules: &Rules, id: FaceId) -> u8 {
    let start = rules.start.iter().filter(|(face, _)| *face == id).count();
    rules.copies[id.index()] + start as u8
}
