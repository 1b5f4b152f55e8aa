//! Inns and cathedrals: what a golden game cannot show.

use crate::common;

use common::{play, small_table};
use remparts_engine::classic::{Event, FeatureKind};
use remparts_engine::kernel::game::{Game, Pending};

/// RUL-INN-5: at the end a road with an inn scores nothing once, and its figure goes home.
#[test]
fn a_worthless_road_sends_its_figures_home_once() {
    let mut game = small_table("base-inns", &[("inns/B", 1)]);
    let events = play(&mut game, "draw inns/B\nplace inns/B 1,0 r0\nput big 1,0 road-EW");
    assert_eq!(game.pending(), Pending::Over);
    let scored: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored(scored) => Some((scored.feature, scored.points, scored.returned.len())),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [(FeatureKind::Road, 0, 1)]);
    assert!(game.figures().is_empty());
    assert_eq!(game.scores(), [0, 0]);
}
