//! How many of the tiles still to come fit an empty cell, by table lookup.

use remparts_engine::city::City;

/// What an open cell demands on one side: nothing, no street, or a street (TC-LAY-2).
const DEMANDS: usize = 3;
/// Number of different demands of a cell: what all four sides can demand.
const CELLS: usize = DEMANDS.pow(4);
/// The edge pattern of a side with a street.
const STREET: u16 = 2;

/// The sides that may show a street, as bits: one representative for each shape, up to turning.
const SHAPES: [usize; 6] = [0b0000, 0b0001, 0b0011, 0b0101, 0b0111, 0b1111];
/// For every demand of a cell, one for each shape that fits it and zero for the others.
const FITTING: [[u16; SHAPES.len()]; CELLS] = fitting();

/// For every demand of a cell, the share of the tiles left that fit it.
#[derive(Clone, Debug)]
pub(super) struct Fits {
    share: [f32; CELLS],
    /// Points for guards on an average tile left.
    pub(super) watched: f32,
}

impl Fits {
    /// Nothing has been counted yet.
    pub(super) const fn new() -> Self {
        Self { share: [0.0; CELLS], watched: 0.0 }
    }

    /// Counts the tiles left. Faces with streets on the same sides, up to turning, fit the same
    /// cells, so six counts stand for all of them.
    pub(super) fn count(&mut self, game: &City) {
        let mut left = [0_u16; 16];
        let mut tiles = 0;
        let mut watched = 0;
        for (face, copies) in game.state().bag().faces() {
            let copies = u16::from(copies);
            let shown = streets(game.rules().face(face).turned[0].have);
            let shape = SHAPES.into_iter().find(|shape| is_turned(*shape, shown));
            left[shape.unwrap_or(0)] += copies;
            tiles += copies;
            watched += copies * u16::from(game.rules().watched(face));
        }
        let each = 1.0 / f32::from(tiles.max(1));
        self.watched = f32::from(watched) * each;
        for (share, fitting) in self.share.iter_mut().zip(&FITTING) {
            let count: u16 =
                SHAPES.iter().zip(fitting).map(|(shape, fits)| left[*shape] * fits).sum();
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

/// Some sides after a number of quarter turns.
const fn turned(sides: usize, quarters: usize) -> usize {
    (sides << quarters | sides >> (4 - quarters)) & 0xf
}

/// Whether a shape shows streets on these sides when it is turned.
fn is_turned(shape: usize, sides: usize) -> bool {
    (0..4).any(|quarters| turned(shape, quarters) == sides)
}

const fn fitting() -> [[u16; SHAPES.len()]; CELLS] {
    let mut fitting = [[0; SHAPES.len()]; CELLS];
    let mut code = 0;
    while code < CELLS {
        let (mut want, mut refuse) = (0, 0);
        let (mut side, mut rest) = (0, code);
        while side < 4 {
            match rest % DEMANDS {
                1 => refuse |= 1 << side,
                2 => want |= 1 << side,
                _ => {}
            }
            rest /= DEMANDS;
            side += 1;
        }
        let mut turn = 0;
        while turn < 4 * SHAPES.len() {
            let shown = turned(SHAPES[turn / 4], turn % 4);
            if shown & want == want && shown & refuse == 0 {
                fitting[code][turn / 4] = 1;
            }
            turn += 1;
        }
        code += 1;
    }
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::of_game;
    use remparts_engine::city::Setup;
    use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
    use remparts_engine::kernel::list::List;
    use remparts_engine::kernel::playout::random_ply;

    /// The table says of every open cell what the engine finds by trying each kind of tile.
    #[test]
    fn the_table_agrees_with_trying() {
        let (mut dice, mut legal, mut fits) = (of_game(4, 1), List::new(), Fits::new());
        let mut game = City::new(Setup { piles: [75, 0, 0], ..Setup::new(2) }).expect("playable");
        let mut cells = 0;
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            if !matches!(game.pending(), Pending::Chance(_)) {
                continue;
            }
            fits.count(&game);
            for cell in game.open_cells() {
                let tried: u32 = game.fits(cell).iter().map(|fit| u32::from(fit.left)).sum();
                let refused = game.state().table().board.refused(cell).expect("open");
                let counted = fits.share(refused) * game.tickets() as f32;
                assert!((counted - tried as f32).abs() < 1e-3, "{cell}: {counted}, not {tried}");
                cells += 1;
            }
        }
        assert!(cells > 1_000, "{cells} cells were looked at");
    }
}
