//! The table: laid tiles, and the open sites around them with what each site demands.
//!
//! A site is a cell that holds a tile or touches one. Sites are numbered in the order in which
//! they came up and never go away, so the list of placements has a fixed order. Cells are found
//! through a small hash index, which keeps the whole board in a few kilobytes for a table that
//! may grow a hundred cells in any direction.

use super::face::FaceId;
use super::geometry::{Cell, Pose, Rotation, Side};
use super::regions::PartId;

/// Room for laid tiles.
pub const TILES: usize = 128;
/// Room for sites: each tile after the first opens at most three and fills one.
pub const SITES: usize = 3 * TILES + 4;
const INDEX: usize = 512;
const NO_TILE: u8 = u8::MAX;
/// A covered site refuses every pattern on every side.
const COVERED: u16 = u16::MAX;

/// A laid tile, counted in the order of laying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub u8);

impl TileId {
    /// Its index into per-tile arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// What is printed on it.
    pub face: FaceId,
    /// Where and how it lies.
    pub pose: Pose,
    /// The first of its parts; the others follow.
    pub first: PartId,
}

/// Everything that lies on the table, by cell.
#[derive(Clone)]
pub struct Board {
    placed_len: u8,
    sites_len: u16,
    placed: [Placed; TILES],
    cells: [Cell; SITES],
    refused: [u16; SITES],
    tile: [u8; SITES],
    index: [u16; INDEX],
}

impl Board {
    /// An empty table.
    pub const fn new() -> Self {
        Self {
            placed_len: 0,
            sites_len: 0,
            placed: [Placed {
                face: FaceId(0),
                pose: Pose { cell: Cell::ORIGIN, rotation: Rotation::R0 },
                first: PartId(0),
            }; TILES],
            cells: [Cell::ORIGIN; SITES],
            refused: [COVERED; SITES],
            tile: [NO_TILE; SITES],
            index: [0; INDEX],
        }
    }

    /// The laid tiles in the order of laying.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed[..usize::from(self.placed_len)]
    }

    /// One laid tile.
    #[inline]
    pub const fn tile(&self, tile: TileId) -> &Placed {
        &self.placed[tile.index()]
    }

    /// The tile laid last.
    #[inline]
    pub const fn last(&self) -> TileId {
        TileId(self.placed_len - 1)
    }

    /// The tile on a cell, if any.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<TileId> {
        self.site(cell).and_then(|site| self.tile_of(site))
    }

    /// The tile across one side of a cell, if any.
    pub fn neighbor(&self, cell: Cell, side: Side) -> Option<TileId> {
        self.at(cell.step(side))
    }

    /// The empty cells that touch a tile, in the order in which they came up.
    pub fn open_sites(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..usize::from(self.sites_len))
            .filter(|site| self.tile[*site] == NO_TILE)
            .map(|site| self.cells[site])
    }

    /// The rotations in which a face fits an open site, as bits; zero where it does not fit or
    /// the cell is not an open site.
    pub fn rotations(&self, lanes: u64, cell: Cell) -> u8 {
        self.site(cell).map_or(0, |site| {
            let fits = fitting(lanes, self.refused[site]);
            Rotation::ALL
                .iter()
                .filter(|r| fits >> (16 * r.index() + 15) & 1 == 1)
                .fold(0, |bits, r| bits | 1 << r.index())
        })
    }

    /// Whether a face with these patterns fits anywhere.
    #[inline]
    pub fn fits_somewhere(&self, lanes: u64) -> bool {
        self.refused[..usize::from(self.sites_len)]
            .iter()
            .any(|refused| fitting(lanes, *refused) != 0)
    }

    /// Calls back with every cell and the four answers, one for each rotation, for each site
    /// where the face fits in at least one rotation.
    #[inline]
    pub fn each_fit(&self, lanes: u64, mut found: impl FnMut(Cell, [bool; 4])) {
        // First all hits without branching, then the few hits one by one: the processor cannot
        // guess which sites fit.
        let mut hits = [0_u16; SITES];
        let mut len = 0;
        let count = usize::from(self.sites_len);
        for (site, refused) in self.refused[..count].iter().enumerate() {
            hits[len] = site as u16;
            len += usize::from(fitting(lanes, *refused) != 0);
        }
        for site in &hits[..len] {
            let site = usize::from(*site);
            let fits = fitting(lanes, self.refused[site]);
            let bit = |r: u32| fits >> (16 * r + 15) & 1 == 1;
            found(self.cells[site], [bit(0), bit(1), bit(2), bit(3)]);
        }
    }

    /// Upper bound of the number of sites, for making room.
    #[inline]
    pub const fn site_count(&self) -> usize {
        self.sites_len as usize
    }

    /// Whether another tile has room.
    pub const fn is_full(&self) -> bool {
        self.placed_len as usize == TILES
    }

    /// Lays a tile that shows `have` on a free cell and returns the tiles across its four sides.
    #[inline]
    pub fn lay(&mut self, placed: Placed, have: u16) -> [Option<TileId>; 4] {
        let cell = placed.pose.cell;
        let site = self.site_or_new(cell);
        let tile = TileId(self.placed_len);
        debug_assert_eq!(self.tile[site], NO_TILE, "a cell holds one tile");
        self.tile[site] = tile.0;
        self.refused[site] = COVERED;
        self.placed[tile.index()] = placed;
        self.placed_len += 1;
        let mut across = [None; 4];
        for side in Side::ALL {
            let next = self.site_or_new(cell.step(side));
            if self.tile[next] == NO_TILE {
                let pattern = (have >> (4 * side.index())) & 0xf;
                self.refused[next] |= (0xf ^ pattern) << (4 * side.opposite().index());
            } else {
                across[side.index()] = Some(TileId(self.tile[next]));
            }
        }
        across
    }

    #[inline]
    fn tile_of(&self, site: usize) -> Option<TileId> {
        let tile = self.tile[site];
        (tile != NO_TILE).then_some(TileId(tile))
    }

    /// The site of a cell, if the cell holds a tile or touches one.
    #[inline]
    fn site(&self, cell: Cell) -> Option<usize> {
        let mut slot = slot(cell);
        loop {
            let site = usize::from(self.index[slot]).checked_sub(1)?;
            if self.cells[site] == cell {
                return Some(site);
            }
            slot = (slot + 1) % INDEX;
        }
    }

    #[inline]
    fn site_or_new(&mut self, cell: Cell) -> usize {
        let mut slot = slot(cell);
        loop {
            let Some(site) = usize::from(self.index[slot]).checked_sub(1) else { break };
            if self.cells[site] == cell {
                return site;
            }
            slot = (slot + 1) % INDEX;
        }
        let site = usize::from(self.sites_len);
        self.sites_len += 1;
        self.index[slot] = self.sites_len;
        self.cells[site] = cell;
        self.refused[site] = 0;
        site
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// Where the search for a cell begins.
#[inline]
const fn slot(cell: Cell) -> usize {
    let key = (cell.x as u8 as u32) | (cell.y as u8 as u32) << 8;
    (key.wrapping_mul(0x9e37_79b1) >> 23) as usize
}

/// Compares four rotations of a face with what a site refuses: bit 15 of each 16-bit lane tells
/// whether that rotation fits.
#[inline]
const fn fitting(lanes: u64, refused: u16) -> u64 {
    const LOW: u64 = 0x7fff_7fff_7fff_7fff;
    const HIGH: u64 = 0x8000_8000_8000_8000;
    let clash = lanes & (refused as u64 * 0x0001_0001_0001_0001);
    !((clash & LOW) + LOW | clash) & HIGH
}
