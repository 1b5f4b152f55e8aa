//! The bag: tiles not yet drawn, as counts. No order exists until chance answers.

use super::face::FaceId;
use std::ops::Range;

/// The tiles not yet drawn: a count for each of `FACES` kinds, in `PILES` piles that are used up
/// one after the other.
#[derive(Clone, Copy)]
pub struct Bag<const FACES: usize, const PILES: usize> {
    /// Copies left of each face.
    left: [u8; FACES],
    /// Tiles of each pile: the sums of its faces, kept because every draw asks.
    totals: [u8; PILES],
}

impl<const FACES: usize, const PILES: usize> Bag<FACES, PILES> {
    /// A bag with nothing in it.
    pub const fn new() -> Self {
        Self { left: [0; FACES], totals: [0; PILES] }
    }

    /// Adds copies of a face to a pile.
    #[inline]
    pub const fn add(&mut self, face: FaceId, pile: usize, copies: u8) {
        self.left[face.index()] += copies;
        self.totals[pile] += copies;
    }

    /// Takes one copy of a face out of a pile.
    #[inline]
    pub const fn take(&mut self, face: FaceId, pile: usize) {
        self.left[face.index()] -= 1;
        self.totals[pile] -= 1;
    }

    /// The pile the next tile comes from, unless all are empty.
    #[inline]
    pub fn first_pile(&self) -> Option<usize> {
        self.totals.iter().position(|total| *total > 0)
    }

    /// The face that one ticket of a pile stands for: tickets count its tiles kind by kind, so this
    /// finds the first prefix sum of the counts that exceeds the ticket.
    #[inline]
    pub fn nth(&self, faces: Range<u8>, ticket: u32) -> FaceId {
        const ONES: u64 = u64::MAX / 0xff;
        const HIGH: u64 = ONES << 7;
        let mut ticket = u64::from(ticket);
        // SIMD within a register: eight counts at a time, one multiplication makes all prefix sums.
        for (n, counts) in self.left[usize::from(faces.start)..].chunks(8).enumerate() {
            let mut bytes = [0; 8];
            bytes[..counts.len()].copy_from_slice(counts);
            let sums = u64::from_le_bytes(bytes).wrapping_mul(ONES);
            let total = sums >> 56;
            if ticket < total {
                // The high bit of each byte whose running sum is beyond the ticket.
                let beyond = ((sums | HIGH) - (ticket + 1) * ONES) & HIGH;
                let within = beyond.trailing_zeros() / 8;
                return FaceId(faces.start + 8 * n as u8 + within as u8);
            }
            ticket -= total;
        }
        unreachable!("tickets count the tiles of the pile");
    }

    /// Copies of a face left.
    #[inline]
    pub const fn left(&self, face: FaceId) -> u8 {
        self.left[face.index()]
    }

    /// The faces of which copies are left, with their number.
    pub fn faces(&self) -> impl Iterator<Item = (FaceId, u8)> + '_ {
        let all = self.left.iter().enumerate();
        all.filter(|(_, left)| **left > 0).map(|(face, left)| (FaceId(face as u8), *left))
    }

    /// Tiles left in a pile.
    #[inline]
    pub const fn total(&self, pile: usize) -> u8 {
        self.totals[pile]
    }

    /// Tiles left in all piles.
    pub fn tiles(&self) -> usize {
        self.totals.iter().map(|total| usize::from(*total)).sum()
    }
}

impl<const FACES: usize, const PILES: usize> Default for Bag<FACES, PILES> {
    fn default() -> Self {
        Self::new()
    }
}
