//! The digest of a classic game: a Zobrist-like sum of hashed facts, so equal positions have equal
//! digests however they arose.

use super::action::FigureKind;
use super::game::Classic;
use super::state::Turn;
use crate::kernel::digest::{Digest, Digester};
use crate::kernel::face::FaceId;
use crate::kernel::geometry::Cell;
use crate::kernel::regions::PartId;
use crate::kernel::seat::Seat;

mod tag {
    pub(super) const TILE: u8 = 1;
    pub(super) const FIGURE: u8 = 2;
    pub(super) const SCORE: u8 = 3;
    pub(super) const BAG: u8 = 4;
    pub(super) const HAND: u8 = 5;
    pub(super) const DISCARD: u8 = 6;
    pub(super) const TURN: u8 = 7;
    pub(super) const LAST: u8 = 8;
}

impl Classic {
    pub(crate) fn fingerprint(&self) -> Digest {
        let state = &self.state;
        let mut digest = Digester::new();
        let number = |cell: Cell| u64::from(cell.x as u8) << 8 | u64::from(cell.y as u8);
        for tile in state.table.board.placed() {
            let rotation = tile.pose.rotation as u64;
            digest.fact(
                tag::TILE,
                number(tile.pose.cell) << 16 | u64::from(tile.face.0) << 8 | rotation,
            );
        }
        for (figure, place) in state.figures.on_board(self.rules.seats()) {
            let spot = state.table.spot(PartId(place));
            let kind = FigureKind::of_slot(figure.slot) as u64;
            let standing = number(spot.cell) << 8 | u64::from(spot.part);
            digest.fact(tag::FIGURE, standing << 16 | u64::from(figure.seat.0) << 8 | kind);
        }
        for (face, left) in state.bag.faces() {
            digest.fact(tag::BAG, u64::from(face.0) << 8 | u64::from(left));
        }
        for seat in Seat::first(self.rules.seats()) {
            let score = state.scores[seat.index()] as u32;
            digest.fact(tag::SCORE, u64::from(seat.0) << 32 | u64::from(score));
            let hand = self.secrets.hand(seat).iter().fold(0, |all, n| all << 8 | u64::from(*n));
            digest.fact(tag::HAND, hand << 8 | u64::from(seat.0));
        }
        let discards = state.gifts.discards.iter().fold(0, |all, n| all << 8 | u64::from(*n));
        digest.fact(tag::DISCARD, discards);
        let Turn { step, seat, again, unwrapped, abbot_placed, tile, second, symbol } = state.turn;
        let face = |face: Option<FaceId>| face.map_or(0, |f| u64::from(f.0) + 1);
        digest.fact(
            tag::TURN,
            step as u64
                | u64::from(seat.0) << 4
                | u64::from(again) << 8
                | u64::from(unwrapped) << 9
                | u64::from(abbot_placed) << 10
                | symbol.map_or(0, |symbol| symbol as u64 + 1) << 12
                | face(tile) << 16
                | face(second) << 32,
        );
        digest.fact(tag::LAST, number(self.state.last_laid()));
        digest.finish()
    }
}
