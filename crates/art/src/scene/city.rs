//! The scene of a game of The City.

use super::places::{Crowded, stood};
use super::{
    Kind, Last, Masonry, On, Piece, Region, Scene, Seated, Staged, Standing, before, origin_of,
    tiles_of,
};
use crate::album::Album;
use crate::figures::Figure;
use crate::figures::walls::{Bend, End, guard_stand, tower_stand};
use crate::plan::Printed;
use remparts_engine::city::query::Feature;
use remparts_engine::city::run::{Run, Tower};
use remparts_engine::city::state::{Stand, Step};
use remparts_engine::city::{City, FeatureKind};
use remparts_engine::kernel::game::{Game as _, Pending};
use remparts_engine::kernel::geometry::{Edge, Rotation, Side};
use remparts_engine::kernel::seat::Seat;

impl Staged for City {
    fn album(&self) -> Album {
        let set = Printed::Town(self.rules().setup.tile_set());
        Album::of_rules(&self.rules().faces, [set]).expect("every face is of the set of its setup")
    }

    fn scene<'a>(&self, album: &'a Album) -> Scene<'a> {
        let state = self.state();
        let (tiles, bounds) = tiles_of(state.placed());
        let (mut crowd, mut guards) = (Vec::new(), Vec::new());
        for (seat, stand) in self.followers() {
            match stand {
                Stand::Spot(spot) => crowd.push(Crowded { seat, figure: Figure::Meeple, spot }),
                Stand::Wall(wall) => guards.push(Standing {
                    seat,
                    figure: Figure::Guard,
                    big: false,
                    on: On::Wall(wall),
                    at: origin_of(wall.cell) + guard_stand(wall.side),
                }),
            }
        }
        let run = state.run();
        let mut figures = stood(album, &tiles, crowd);
        figures.extend(guards);
        figures.extend(run.towers().iter().map(|tower| standing_tower(run, *tower)));
        Scene {
            album,
            bounds,
            figures,
            pieces: pieces(run),
            regions: self.features().iter().map(|feature| region(self, feature)).collect(),
            last: tiles.last().map(|tile| Last { cell: tile.cell, seat: layer(self) }),
            seats: Seat::first(self.seats()).map(|seat| seated(self, seat)).collect(),
            turn: match self.pending() {
                Pending::Over => None,
                Pending::Seat(seat) => Some(seat),
                Pending::Chance(_) => Some(state.turn().seat),
            },
            tiles_left: state.bag().tiles(),
            tiles,
        }
    }
}

/// The seat that laid the last tile.
fn layer(game: &City) -> Seat {
    let turn = game.state().turn();
    match turn.step {
        Step::First | Step::Draw | Step::Tile => before(turn.seat, game.seats()),
        _ => turn.seat,
    }
}

/// Gate, walls and what joins them. Those farther south hide the feet of those behind them.
fn pieces(run: &Run) -> Vec<Piece> {
    let piece = |edge: &Edge| {
        let masonry = if run.gate() == Some(*edge) { Masonry::Gate } else { Masonry::Wall };
        Piece { edge: *edge, masonry }
    };
    let mut pieces: Vec<Piece> = run.pieces().iter().map(piece).collect();
    pieces.sort_by_key(|piece| (piece.edge.side != Side::N, piece.edge.side == Side::S));
    let row = run.pieces();
    let turns = row.windows(2).filter_map(|pair| {
        let bend = match pair[1].side {
            side if side == pair[0].side => return None,
            side if side == pair[0].side.turned(Rotation::R1) => Bend::Outer,
            _ => Bend::Inner,
        };
        Some(Piece { edge: pair[0], masonry: Masonry::Corner(bend) })
    });
    let ends = row.first().zip(row.last()).map(|(first, last)| {
        let end = |edge: &Edge, end| Piece { edge: *edge, masonry: Masonry::End(end) };
        [end(first, End::First), end(last, End::Last)]
    });
    pieces.extend(turns.chain(ends.into_iter().flatten()));
    pieces
}

/// A tower stands at the end of its wall that looks away from the gate.
fn standing_tower(run: &Run, tower: Tower) -> Standing {
    let place = |edge| run.pieces().iter().position(|piece| *piece == edge);
    let beyond = place(tower.wall) > run.gate().and_then(place);
    let end = if beyond { End::Last } else { End::First };
    Standing {
        seat: tower.seat,
        figure: Figure::Tower,
        big: false,
        on: On::Wall(tower.wall),
        at: origin_of(tower.wall.cell) + tower_stand(tower.wall.side, end),
    }
}

fn region(game: &City, feature: &Feature) -> Region {
    let part = feature.spots.first().and_then(|spot| game.state().table().part_at(*spot));
    Region {
        id: part.unwrap_or_default().0,
        kind: match feature.kind {
            FeatureKind::Market => Kind::Block,
            FeatureKind::Street => Kind::Way,
            FeatureKind::Homes => Kind::Area,
        },
        spots: feature.spots.clone(),
        owners: feature.owners.clone(),
    }
}

fn seated(game: &City, seat: Seat) -> Seated {
    let towers = game.state().run().towers_left(seat);
    Seated {
        seat,
        score: game.scores()[seat.index()],
        supply: vec![(Figure::Meeple, game.supply(seat)), (Figure::Tower, towers)],
        gifts: None,
    }
}
