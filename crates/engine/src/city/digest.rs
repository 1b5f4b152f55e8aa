//! The digest of a game: a Zobrist-like sum of hashed facts, so equal positions have equal digests
//! however they arose.

use super::game::City;
use super::state::{Stand, Turn};
use crate::kernel::digest::{Digest, Digester};
use crate::kernel::geometry::{Cell, Edge};
use crate::kernel::seat::Seat;

mod tag {
    pub(super) const TILE: u8 = 1;
    pub(super) const FOLLOWER: u8 = 2;
    pub(super) const GUARD: u8 = 3;
    pub(super) const SCORE: u8 = 4;
    pub(super) const BAG: u8 = 5;
    pub(super) const GATE: u8 = 6;
    pub(super) const WALL: u8 = 7;
    pub(super) const TOWER: u8 = 8;
    pub(super) const TURN: u8 = 9;
    pub(super) const LAST_WALL: u8 = 10;
    pub(super) const LAST_TILE: u8 = 11;
    pub(super) const RESTING: u8 = 12;
}

impl City {
    pub(crate) fn fingerprint(&self) -> Digest {
        let state = &self.state;
        let mut digest = Digester::new();
        let cell = |cell: Cell| u64::from(cell.x as u8) << 8 | u64::from(cell.y as u8);
        let side = |edge: Edge| cell(edge.cell) << 8 | edge.side as u64;
        for tile in state.table.board.placed() {
            let rotation = tile.pose.rotation as u64;
            let face = u64::from(tile.face.0);
            digest.fact(tag::TILE, cell(tile.pose.cell) << 16 | face << 8 | rotation);
        }
        for (figure, place) in state.figures.on_board(self.rules.seats()) {
            let seat = u64::from(figure.seat.0);
            match self.stand(place) {
                Stand::Spot(spot) => {
                    let spot = cell(spot.cell) << 8 | u64::from(spot.part);
                    digest.fact(tag::FOLLOWER, spot << 8 | seat);
                }
                Stand::Wall(wall) => digest.fact(tag::GUARD, side(wall) << 8 | seat),
            }
        }
        for (face, left) in state.bag.faces() {
            digest.fact(tag::BAG, u64::from(face.0) << 8 | u64::from(left));
        }
        for seat in Seat::first(self.rules.seats()) {
            let score = state.scores[seat.index()] as u32;
            digest.fact(tag::SCORE, u64::from(seat.0) << 32 | u64::from(score));
            if let Some(wall) = state.turn.last[seat.index()] {
                digest.fact(tag::LAST_WALL, side(wall) << 8 | u64::from(seat.0));
            }
            // Nothing is added where nobody rests, so that games of the older rulings keep the
            // digests they were written with.
            let resting = state.turn.resting[seat.index()];
            if resting > 0 {
                digest.fact(tag::RESTING, u64::from(resting) << 8 | u64::from(seat.0));
            }
        }
        let gate = state.run.gate();
        for piece in state.run.pieces() {
            let tag = if Some(*piece) == gate { tag::GATE } else { tag::WALL };
            digest.fact(tag, side(*piece));
        }
        for tower in state.run.towers() {
            digest.fact(tag::TOWER, side(tower.wall) << 8 | u64::from(tower.seat.0));
        }
        let Turn { step, seat, tile, builder, pieces, last: _, resting: _ } = state.turn;
        digest.fact(
            tag::TURN,
            step as u64
                | u64::from(seat.0) << 4
                | u64::from(builder.0) << 8
                | u64::from(pieces) << 16
                | tile.map_or(0, |face| u64::from(face.0) + 1) << 24,
        );
        if !state.placed().is_empty() {
            digest.fact(tag::LAST_TILE, cell(state.table.last_laid()));
        }
        digest.finish()
    }
}
