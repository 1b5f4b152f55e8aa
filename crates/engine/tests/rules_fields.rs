//! Fields of river tiles (rules FARM).

use crate::common;

use common::dice;
use remparts_engine::classic::tiles::SETS;
use remparts_engine::classic::{Classic, FeatureKind, RiverSet, Setup, Spot};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::random_ply;

/// RUL-FARM-4: a single source or a lake has one field, which goes all round; a bridge has four.
#[test]
fn fields_round_lakes_and_under_bridges() {
    let (mut ends, mut bridges) = (0, 0);
    for set in SETS.iter() {
        for piece in &set.kinds {
            let square = &piece.squares[0];
            let plain = square.roads.is_empty() && square.cities.is_empty();
            if plain && piece.squares.len() == 1 && (piece.lake || piece.spring) {
                assert_eq!(square.fields.len(), 1, "{}/{}", set.name, piece.id);
                assert_eq!(square.fields[0].halves.len(), 8, "{}/{}", set.name, piece.id);
                ends += 1;
            }
            if piece.bridge && square.roads.iter().any(|road| road.sides.len() == 2) {
                assert_eq!(square.fields.len(), 4, "{}/{}", set.name, piece.id);
                bridges += 1;
            }
        }
    }
    assert!(ends > 0 && bridges > 0);
}

/// RUL-FARM-4: on the table the lake joins the two banks of the river into one field.
#[test]
fn a_lake_joins_both_banks() {
    let mut game = Classic::new(Setup::base(2).with_river(RiverSet::River20)).expect("playable");
    let (mut dice, mut legal) = (dice(3), List::new());
    let lakes = |game: &Classic| -> Vec<Spot> {
        let fields = game.features().into_iter().filter(|found| found.kind == FeatureKind::Field);
        let spots = fields.flat_map(|field| field.spots).filter(|spot| {
            let (face, _) = game.tile_at(spot.cell).expect("a laid tile");
            game.rules().facts[face.index()].lake
        });
        spots.collect()
    };
    while lakes(&game).len() < 2 {
        assert_ne!(game.pending(), Pending::Over);
        random_ply(&mut game, &mut dice, &mut legal, &mut Quiet);
    }
    for lake in lakes(&game) {
        let field = game.feature(lake).expect("a field");
        let (_, rotation) = game.tile_at(lake.cell).expect("a laid tile");
        // As drawn the water comes in from the west.
        let west = Side::W.turned(rotation);
        let before = lake.cell.step(west);
        let banks = field.spots.iter().filter(|spot| spot.cell == before).count();
        let (face, _) = game.tile_at(before).expect("the river goes on");
        let fields = game.rules().face(face).parts.iter();
        let fields = fields.filter(|part| part.tally.kind == FeatureKind::Field).count();
        assert!(fields >= 2, "a river tile has two banks");
        assert!(banks >= 2, "both banks belong to the field round the lake");
    }
}
