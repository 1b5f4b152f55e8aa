//! What can be done in The City.

use crate::choice::{Choice, ChoiceKind};
use crate::names::FigureName;
use crate::shown::{Shown as _, anchor, cell, cells, spot};
use remparts_art::figures::walls::guard_stand;
use remparts_art::scene::{Scene, origin_of};
use remparts_engine::city::City;
use remparts_engine::city::action::Action;
use remparts_engine::kernel::geometry::Edge;
use remparts_engine::notation::written::Written as _;

/// A choice, with where it is shown.
pub(super) fn choice(game: &City, action: Action, scene: &Scene<'_>) -> Choice {
    let text = game.write_action(action);
    let table = game.state().table();
    let at_edge = |kind, edge: Edge| {
        let at = origin_of(edge.cell) + guard_stand(edge.side);
        Choice {
            cell: Some(cell(edge.cell)),
            side: Some(edge.side.into()),
            at: Some((at.x, at.y)),
            ..Choice::new(kind, text.clone())
        }
    };
    match action {
        Action::Pass => Choice::new(ChoiceKind::Pass, text),
        Action::Place { tile, cell: at, rotation } => Choice {
            face: Some(game.face_name(tile)),
            cell: Some(cell(at)),
            rotation: Some(rotation.index() as u8),
            ..Choice::new(ChoiceKind::Place, text)
        },
        Action::Put(at) => Choice {
            figure: Some(FigureName::Meeple),
            cell: Some(cell(at.cell)),
            spot: Some(spot(at)),
            region: table
                .part_at(at)
                .map(|part| table.regions.earliest(table.regions.region(part)).0),
            at: anchor(scene, at),
            ..Choice::new(ChoiceKind::Put, text)
        },
        Action::Gate(edge) => at_edge(ChoiceKind::Gate, edge),
        Action::Wall(edge) => at_edge(ChoiceKind::Wall, edge),
        Action::Guard(edge) => {
            let row = game.row_before(edge);
            Choice {
                points: row.as_ref().map(|row| row.points),
                sight: row.map(|row| cells(&row.tiles)).unwrap_or_default(),
                ..at_edge(ChoiceKind::Guard, edge)
            }
        }
        Action::Tower(edge) => {
            let site = game.tower_sites().into_iter().find(|site| site.wall == edge);
            Choice { points: site.map(|site| site.points), ..at_edge(ChoiceKind::Tower, edge) }
        }
    }
}
