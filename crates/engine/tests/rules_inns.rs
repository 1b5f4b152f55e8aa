//! Inns and cathedrals: what a golden game cannot show.

use remparts_engine::classic::{Classic, Event, FeatureKind, Rules};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::{Ply, read_ply};
use remparts_engine::notation::setup::named;
use std::sync::Arc;

/// RUL-INN-5: at the end a road with an inn scores nothing once, and its figure goes home.
#[test]
fn a_worthless_road_sends_its_figures_home_once() {
    let setup = named("base-inns", 2).expect("a known setup").starting(Seat(0));
    let mut rules = Rules::new(setup).expect("a playable setup");
    let inn = rules.face_named("inns/B").expect("a road with an inn");
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    rules.copies[inn.index()] = 1;
    let mut game = Classic::with_rules(Arc::new(rules));
    let mut events: Vec<Event> = Vec::new();
    for ply in ["draw inns/B", "place inns/B 1,0 r0", "put big 1,0 road-EW"] {
        match read_ply(&game, ply).expect("a ply") {
            Ply::Answer(answer) => game.resolve(answer, &mut events),
            Ply::Action(action) => game.play(Seat(0), action, &mut events),
        }
        .expect("a legal ply");
    }
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
