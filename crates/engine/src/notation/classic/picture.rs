//! The picture of the classic board, block by block.
//!
//! `#` city, lines road, `~` river, `A` abbey, `g` garden, `C` cathedral, `*` shield, `i` inn. A
//! digit is the seat whose figure stands there, followed by `b` for a big meeple and `a` for an
//! abbot.

use crate::classic::feature::{Marks, Part};
use crate::classic::{Classic, FeatureKind, FigureKind, Spot};
use crate::kernel::geometry::{Cell, Rotation, Side};
use crate::notation::block::{Block, Ink, MIDDLE, Place, at_halves, at_side};
use crate::notation::edges::{turned_halves, turned_sides};
use crate::notation::picture::Pictured;

impl Pictured for Classic {
    fn shown(&self) -> impl Iterator<Item = Cell> {
        self.state().placed().iter().map(|tile| tile.pose.cell)
    }

    fn block(&self, cell: Cell) -> Block {
        let Some((face, rotation)) = self.tile_at(cell) else { return Block::BLANK };
        let mut block = Block::ground(Ink::Field);
        let parts = &self.rules().face(face).parts;
        let facts = &self.rules().facts[face.index()];
        let sides = |part: &Part| turned_sides(part.sides, rotation);
        let all = |kind| {
            let parts = parts.iter().filter(move |part| part.tally.kind == kind);
            parts.map(sides).collect::<Vec<_>>()
        };
        let cities = all(FeatureKind::City);
        (0..cities.len()).for_each(|n| block.area(&cities, n, '#', Ink::City));
        let water = turned_sides(facts.river, rotation);
        water.iter().for_each(|side| block.line(*side, '~', '~', Ink::River));
        if !water.is_empty() {
            block.put(MIDDLE, '~', Ink::River);
        }
        block.roads(&all(FeatureKind::Road), Ink::Road);
        for part in parts {
            if part.tally.shields > 0 {
                block.put(shield(sides(part)[0]), '*', Ink::City);
            }
            if part.tally.marks.has(Marks::CATHEDRAL) {
                block.put(MIDDLE, 'C', Ink::City);
            }
        }
        for part in parts.iter().filter(|part| part.tally.marks.has(Marks::INN)) {
            block.put(inn(sides(part)[0]), 'i', Ink::Road);
        }
        for (sign, part) in [('A', facts.abbey), ('g', facts.garden)] {
            if part.is_some() {
                block.put(MIDDLE, sign, Ink::Road);
            }
        }
        for (seat, kind, spot) in self.figures().into_iter().filter(|(_, _, at)| at.cell == cell) {
            let letter = match kind {
                FigureKind::Meeple => None,
                FigureKind::Big => Some('b'),
                FigureKind::Abbot => Some('a'),
            };
            block.figure(standing(self, spot, rotation), seat, letter);
        }
        block
    }
}

/// The place in its block where a shield is drawn, by the first side of its city.
const fn shield(side: Side) -> Place {
    match side {
        Side::N => (0, 1),
        Side::E => (1, 6),
        Side::S => (2, 1),
        Side::W => (1, 0),
    }
}

/// The place in its block where an inn is drawn, by the first side of its road.
const fn inn(side: Side) -> Place {
    match side {
        Side::N => (0, 4),
        Side::E => (2, 5),
        Side::S => (2, 2),
        Side::W => (0, 1),
    }
}

/// The place in its block where a figure on a spot is drawn.
fn standing(game: &Classic, spot: Spot, rotation: Rotation) -> Place {
    let face = game.tile_at(spot.cell).map(|(face, _)| game.rules().face(face));
    let Some(part) = face.and_then(|face| face.parts.get(usize::from(spot.part))) else {
        return MIDDLE;
    };
    let sides = turned_sides(part.sides, rotation);
    match (part.tally.kind, sides.as_slice()) {
        (FeatureKind::City, [side]) | (FeatureKind::Road, [side, ..]) => at_side(*side),
        (FeatureKind::Field, _) => at_halves(&turned_halves(part.halves, rotation)),
        _ => MIDDLE,
    }
}
