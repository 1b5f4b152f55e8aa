//! How many tiles still to come fit an empty cell.

use remparts_engine::city::City;

/// What an open cell demands on one side: nothing, no street, or a street (TC-LAY-2).
const DEMANDS: usize = 3;
/// All that four sides can demand.
const CELLS: usize = DEMANDS.pow(4);
/// The edge pattern of a side with a street.
const STREET: u16 = 2;

/// For every demand of a cell, the share of the tiles left that fit it.
#[derive(Clone, Debug)]
pub(super) struct Fits {
    share: [f32; CELLS],
    /// Points for guards on an average tile left.
    pub(super) watched: f32,
}

impl Fits {
    /// Nothing counted yet.
    pub(super) const fn new() -> Self {
        Self { share: [0.0; CELLS], watched: 0.0 }
    }

    /// Counts the tiles left. Faces with streets on the same sides, up to turning, fit the same
    /// cells, so sixteen counts stand for all of them.
    pub(super) fn count(&mut self, game: &City) {
        let mut left = [0_u16; 16];
        let mut tiles = 0;
        let mut watched = 0;
        for (face, copies) in game.state().bag().faces() {
            let copies = u16::from(copies);
            left[streets(game.rules().face(face).turned[0].have)] += copies;
            tiles += copies;
            watched += copies * u16::from(game.rules().watched(face));
        }
        let each = 1.0 / f32::from(tiles.max(1));
        self.watched = f32::from(watched) * each;
        for (code, share) in self.share.iter_mut().enumerate() {
            let (mut want, mut refuse) = (0, 0);
            let mut rest = code;
            for side in 0..4 {
                match rest % DEMANDS {
                    1 => refuse |= 1 << side,
                    2 => want |= 1 << side,
                    _ => {}
                }
                rest /= DEMANDS;
            }
            let fits = |shown: &usize| {
                (0..4).any(|quarter| {
                    let turned = (shown << quarter | shown >> (4 - quarter)) & 0xf;
                    turned & want == want && turned & refuse == 0
                })
            };
            let count: u16 = (0..16).filter(fits).map(|shown| left[shown]).sum();
            *share = f32::from(count) * each;
        }
    }

    /// The share of the tiles left that fit a cell which refuses this; see `Board::refused`.
    #[inline]
    pub(super) const fn share(&self, refused: u16) -> f32 {
        let mut code = 0;
        let mut side = 4;
        while side > 0 {
            side -= 1;
            let refused = refused >> (4 * side) & 0xf;
            let demand = match refused {
                0 => 0,
                shown if shown & STREET != 0 => 1,
                _ => 2,
            };
            code = code * DEMANDS + demand;
        }
        self.share[code]
    }
}

/// The sides of a face that show a street, as bits.
const fn streets(have: u16) -> usize {
    let mut bits = 0;
    let mut side = 0;
    while side < 4 {
        bits |= ((have >> (4 * side) & STREET) as usize / STREET as usize) << side;
        side += 1;
    }
    bits
}
