//! What happened in The City.

use crate::events::{Count, Happening, Returned, Why};
use crate::names::{self, FeatureName, FigureName};
use crate::shown::{Shown as _, cell, cells, seats, spot, strength};
use remparts_engine::city::event::{self, Counted, Event, Occasion, Scored, Term, Watched};
use remparts_engine::city::state::Stand;
use remparts_engine::city::{City, FeatureKind};
use remparts_engine::kernel::geometry::Edge;
use remparts_engine::kernel::table::Spot;

/// Something that has just happened.
pub(super) fn happening(game: &City, event: &Event) -> Happening {
    let face = |face| game.face_name(face);
    match event {
        Event::Begins(seat) => Happening::Begins { seat: seat.0 },
        Event::Drawn(seat, tile) => {
            Happening::Drawn { seat: seat.0, face: face(*tile), second: false }
        }
        Event::Boxed(tile) => Happening::Boxed { face: face(*tile) },
        Event::Laid(seat, tile, pose) => Happening::Laid {
            seat: seat.0,
            face: face(*tile),
            x: pose.cell.x,
            y: pose.cell.y,
            rotation: pose.rotation.index() as u8,
        },
        Event::Put(seat, at) => Happening::Put {
            seat: seat.0,
            figure: FigureName::Meeple,
            feature: feature(game, *at),
            spot: spot(*at),
        },
        Event::Scored(scored) => Happening::Scored(why(scored)),
        Event::Gate(seat, edge) => {
            let ((x, y), side) = (cell(edge.cell), edge.side.into());
            Happening::Gate { seat: seat.0, x, y, side }
        }
        Event::Wall(seat, edge) => {
            let ((x, y), side) = (cell(edge.cell), edge.side.into());
            Happening::Wall { seat: seat.0, x, y, side }
        }
        Event::Guard(seat, edge) => {
            let ((x, y), side) = (cell(edge.cell), edge.side.into());
            Happening::Guard { seat: seat.0, x, y, side }
        }
        Event::Tower { seat, wall, walls, points } => {
            let ((x, y), side) = (cell(wall.cell), wall.side.into());
            let tiles = tiles_along(game, *wall, usize::from(*walls));
            Happening::Tower { seat: seat.0, x, y, side, walls: *walls, points: *points, tiles }
        }
        Event::RimClosed(sides) => Happening::RimClosed { sides: *sides },
        Event::LeftUnfinished(returned) => {
            Happening::WentHome { seats: returned.iter().map(|it| it.seat.0).collect() }
        }
        Event::Watched(watched) => Happening::Scored(watch(watched)),
        Event::Over(winners) => Happening::Over { winners: seats(winners) },
    }
}

/// The tiles along the walls that a tower at an end looks at, each once.
fn tiles_along(game: &City, wall: Edge, walls: usize) -> Vec<(i8, i8)> {
    let run = game.state().run().pieces();
    let walls = walls.min(run.len());
    let seen = if run.last() == Some(&wall) { &run[run.len() - walls..] } else { &run[..walls] };
    let mut tiles: Vec<(i8, i8)> = seen.iter().map(|edge| cell(edge.cell)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// What a part is of; that never changes.
fn feature(game: &City, at: Spot) -> FeatureName {
    let table = game.state().table();
    let kind = table.part_at(at).map(|part| table.regions.tally_of(part).kind);
    kind.unwrap_or(FeatureKind::Street).into()
}

fn count(term: &Term) -> Count {
    Count {
        what: match term.what {
            Counted::Tiles => names::Counted::Tiles,
            Counted::Markets => names::Counted::Markets,
            Counted::Public => names::Counted::Public,
            Counted::Historic => names::Counted::Historic,
        },
        count: term.count,
        each: term.each,
    }
}

fn why(scored: &Scored) -> Why {
    Why {
        feature: scored.feature.into(),
        terms: vec![count(&scored.term)],
        points: scored.points,
        winners: seats(&scored.winners),
        strength: strength(&scored.strength),
        tiles: cells(&scored.tiles),
        spots: scored.spots.iter().map(|at| spot(*at)).collect(),
        returned: scored.returned.iter().filter_map(returned).collect(),
        occasion: match scored.occasion {
            Occasion::Finished => names::Occasion::Completed,
            Occasion::Walled => names::Occasion::Walled,
            Occasion::Closed => names::Occasion::Closed,
            Occasion::Final => names::Occasion::Final,
        },
        rule: scored.rule,
    }
}

/// Guards never go home.
fn returned(home: &event::Returned) -> Option<Returned> {
    match home.from {
        Stand::Spot(at) => {
            Some(Returned { seat: home.seat.0, figure: FigureName::Meeple, spot: spot(at) })
        }
        Stand::Wall(_) => None,
    }
}

/// What a guard saw at the end.
fn watch(watched: &Watched) -> Why {
    Why {
        feature: FeatureName::Guard,
        terms: watched.terms.iter().map(count).collect(),
        points: watched.points,
        winners: vec![watched.seat.0],
        strength: Vec::new(),
        tiles: cells(&watched.row),
        spots: Vec::new(),
        returned: Vec::new(),
        occasion: names::Occasion::Final,
        rule: watched.rule,
    }
}
