//! The picture of The City's board, block by block.
//!
//! Markets are filled with the first letter of their goods (livestock, grain, fish; `x` if
//! several), lines are streets, `P` and `H` public and historic buildings. Walls stand on the cells
//! outside: `=` and `!` with `G` for the gate, `T` for a tower, and the seat's number for a guard.
//! A digit on a tile is a follower of that seat.

use crate::city::City;
use crate::city::feature::{FeatureKind, Part};
use crate::city::state::Stand;
use crate::city::tiles::Building;
use crate::kernel::geometry::{Cell, Edge, Rotation, Side};
use crate::kernel::table::Spot;
use crate::notation::block::{Block, Ink, MIDDLE, Place, at_halves, at_side};
use crate::notation::edges::{turned_halves, turned_sides};
use crate::notation::picture::Pictured;

impl Pictured for City {
    fn shown(&self) -> impl Iterator<Item = Cell> {
        let tiles = self.state().placed().iter().map(|tile| tile.pose.cell);
        let walls = self.state().run().pieces().iter().map(|edge| edge.cell.step(edge.side));
        tiles.chain(walls)
    }

    fn block(&self, cell: Cell) -> Block {
        match self.tile_at(cell) {
            Some((face, rotation)) => {
                let mut block = Block::ground(Ink::Homes);
                let parts = &self.rules().face(face).parts;
                draw_parts(&mut block, parts, rotation);
                if let Some(building) = &self.rules().buildings[face.index()] {
                    let sign = match building {
                        Building::Public => 'P',
                        Building::Historic(_) => 'H',
                    };
                    block.put(building_place(parts, rotation), sign, Ink::Building);
                }
                for (seat, stand) in self.followers() {
                    if let Stand::Spot(spot) = stand
                        && spot.cell == cell
                    {
                        block.figure(standing(parts, spot, rotation), seat, None);
                    }
                }
                block
            }
            None => outside(self, cell),
        }
    }
}

fn draw_parts(block: &mut Block, parts: &[Part], rotation: Rotation) {
    let of = |kind| parts.iter().filter(move |part| part.tally.kind == kind);
    let sides = |part: &Part| turned_sides(part.sides, rotation);
    let areas: Vec<Vec<Side>> = of(FeatureKind::Market).map(sides).collect();
    for (n, market) in of(FeatureKind::Market).enumerate() {
        let sign = match market.tally.goods {
            1 => 'l',
            2 => 'g',
            4 => 'f',
            _ => 'x',
        };
        block.area(&areas, n, sign, Ink::Market(market.tally.goods));
    }
    let streets: Vec<Vec<Side>> = of(FeatureKind::Street).map(sides).collect();
    block.roads(&streets, Ink::Street);
    // The letter once in capitals, for those who see no colors where colors take the place of
    // letters.
    for (market, sides) in of(FeatureKind::Market).zip(&areas) {
        let sign = ['X', 'L', 'G', 'X', 'F'].get(usize::from(market.tally.goods)).unwrap_or(&'X');
        block.put(at_side(sides[0]), *sign, Ink::Market(market.tally.goods));
    }
}

/// A building stands among the largest homes.
fn building_place(parts: &[Part], rotation: Rotation) -> Place {
    let homes = parts.iter().filter(|part| part.tally.kind == FeatureKind::Homes);
    let largest = homes.max_by_key(|part| part.halves.count_ones());
    let halves = largest.map(|part| turned_halves(part.halves, rotation)).unwrap_or_default();
    halves.last().map_or(MIDDLE, |half| at_halves(&[*half]))
}

/// Where a follower on a spot is drawn.
fn standing(parts: &[Part], spot: Spot, rotation: Rotation) -> Place {
    let Some(part) = parts.get(usize::from(spot.part)) else { return MIDDLE };
    let sides = turned_sides(part.sides, rotation);
    match (part.tally.kind, sides.as_slice()) {
        (FeatureKind::Homes, _) => at_halves(&turned_halves(part.halves, rotation)),
        (FeatureKind::Market, [_, _, ..]) | (_, []) => MIDDLE,
        (_, [side, ..]) => at_side(*side),
    }
}

/// A cell outside the town, with the walls that stand on it.
fn outside(game: &City, cell: Cell) -> Block {
    let run = game.state().run();
    let mut block = Block::BLANK;
    for piece in run.pieces().iter().filter(|piece| piece.cell.step(piece.side) == cell) {
        // Seen from this cell the wall is on the other side.
        let side = piece.side.opposite();
        block.wall(side);
        if run.gate() == Some(*piece) {
            block.put(block_edge(side), 'G', Ink::Wall);
        }
        for tower in run.towers().iter().filter(|tower| tower.wall == *piece) {
            block.put(tower_place(side), 'T', Ink::Figure(tower.seat));
        }
        for (seat, stand) in game.followers() {
            if stand == Stand::Wall(Edge { cell: piece.cell, side: piece.side }) {
                block.figure(block_edge(side), seat, None);
            }
        }
    }
    block
}

/// The middle of a side of a block.
const fn block_edge(side: Side) -> Place {
    match side {
        Side::N => (0, 3),
        Side::E => (1, 6),
        Side::S => (2, 3),
        Side::W => (1, 0),
    }
}

/// Where a tower is drawn on a wall.
const fn tower_place(side: Side) -> Place {
    match side {
        Side::N => (0, 5),
        Side::E => (2, 6),
        Side::S => (2, 5),
        Side::W => (2, 0),
    }
}
