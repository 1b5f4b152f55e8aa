//! The board: laid tiles, and the open sites around them with what each site demands.
//!
//! A site is a cell that holds a tile or touches one, or where the first may be laid. It is open
//! while it is empty and not shut. Cells are found through a small hash table with open addressing,
//! which keeps the whole board in a few kilobytes although it may grow a hundred cells in any
//! direction. The open sites stand side by side so that a face is compared with many at a time;
//! their order has no meaning but depends on nothing except what was laid and shut so far, in
//! order.

use super::face::{EdgePattern, FaceId};
use super::geometry::{Cell, Pose, Rotation, Side};
use super::regions::PartId;

/// Room for laid tiles.
pub const TILES: usize = 128;
/// Room for sites: each tile after the first opens at most three and fills one.
const SITES: usize = 3 * TILES + 4;
/// Room for open sites, in whole blocks.
const OPEN: usize = (2 * TILES + 2).next_multiple_of(BLOCK);
/// Open sites are compared with a face this many at a time.
const BLOCK: usize = 16;
/// Slots of the index, a square of cells: within it no two cells share a slot.
const INDEX: usize = INDEX_SIDE * INDEX_SIDE;
const INDEX_SIDE: usize = 32;
/// Marks the content of a site that holds no tile; the rest is its place among the open ones.
const EMPTY: u16 = 1 << 15;
/// Refuses every pattern on every side: what fills up the last block of open sites.
const NOTHING: u16 = u16::MAX;
/// The content of an empty site where no tile may be laid any more: a place behind all open ones,
/// which refuses everything, so that nobody has to ask.
const SHUT: u16 = EMPTY | (OPEN - 1) as u16;
const _: () = assert!(OPEN > 2 * TILES + 2, "the last place is never that of an open site");

/// A laid tile, counted in the order of laying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileId(pub u8);

impl TileId {
    /// The number as an index into per-tile arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// What is printed on it.
    pub face: FaceId,
    /// Its cell and how it is turned.
    pub pose: Pose,
    /// The first of its parts; the others follow.
    pub first: PartId,
}

/// Everything that lies on the table, by cell.
#[derive(Clone, Copy)]
pub struct Board {
    placed_len: u8,
    sites_len: u16,
    open_len: u16,
    placed: [Placed; TILES],
    /// By site: its cell, and its tile or its place among the open sites.
    cells: [Cell; SITES],
    content: [u16; SITES],
    /// By place among the open sites: what a face must not show there, and which site it is.
    refused: [u16; OPEN],
    open: [u16; OPEN],
    index: [u16; INDEX],
}

impl Board {
    /// A board without any tile.
    pub const fn new() -> Self {
        Self {
            placed_len: 0,
            sites_len: 0,
            open_len: 0,
            placed: [Placed {
                face: FaceId(0),
                pose: Pose { cell: Cell::ORIGIN, rotation: Rotation::R0 },
                first: PartId(0),
            }; TILES],
            cells: [Cell::ORIGIN; SITES],
            content: [EMPTY; SITES],
            refused: [NOTHING; OPEN],
            open: [0; OPEN],
            index: [0; INDEX],
        }
    }

    /// The laid tiles in the order of laying.
    #[inline]
    pub fn placed(&self) -> &[Placed] {
        &self.placed[..usize::from(self.placed_len)]
    }

    /// The laid tile with this number.
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

    /// The empty cells where tiles may be laid, in the fixed order of the list of placements.
    pub fn open_sites(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.open_count()).map(|place| self.open_cell(place))
    }

    /// The rotations in which a face fits an open site, as bits; zero where it does not fit or
    /// the cell is not an open site.
    pub fn rotations(&self, lanes: u64, cell: Cell) -> u8 {
        let content = self.site(cell).map_or(0, |site| self.content[site]);
        if content & EMPTY == 0 {
            return 0;
        }
        let fits = fitting(lanes, self.refused[usize::from(content ^ EMPTY)]);
        let bits = Rotation::ALL.map(|r| (fits >> (16 * r.index() + 15) & 1) << r.index());
        bits.into_iter().sum::<u64>() as u8
    }

    /// What a face must not show on an open site, four bits a side, the north lowest: the bits of
    /// all patterns but the one that lies across; none where no tile lies. Nothing where the cell
    /// is not an open site.
    #[inline]
    pub fn refused(&self, cell: Cell) -> Option<u16> {
        let content = self.content[self.site(cell)?];
        let open = (content & EMPTY != 0) & (content != SHUT);
        open.then(|| self.refused[usize::from(content ^ EMPTY)])
    }

    /// Whether a face with these patterns fits anywhere.
    #[inline]
    pub fn fits_somewhere(&self, lanes: u64) -> bool {
        self.refused[..self.open_count()].iter().any(|refused| fitting(lanes, *refused) != 0)
    }

    /// Calls back with every cell and the four answers, one for each rotation, for each site
    /// where the face fits in at least one rotation.
    #[inline]
    pub fn each_fit(&self, lanes: u64, found: impl FnMut(Cell, [bool; 4])) {
        self.each_hit(lanes, |_| true, found);
    }

    /// As [`Board::each_fit`], only for sites where a neighbor shows `pattern`.
    pub fn each_fit_beside(
        &self,
        lanes: u64,
        pattern: EdgePattern,
        found: impl FnMut(Cell, [bool; 4]),
    ) {
        let refused_there = 0xf ^ u16::from(pattern);
        let shown = |refused: u16| (0..4).any(|side| refused >> (4 * side) & 0xf == refused_there);
        self.each_hit(lanes, shown, found);
    }

    #[inline]
    fn each_hit(
        &self,
        lanes: u64,
        wanted: impl Fn(u16) -> bool,
        mut found: impl FnMut(Cell, [bool; 4]),
    ) {
        // First all hits without branching, then the few hits one by one: the processor cannot
        // guess which sites fit.
        let mut hits = [0_u16; OPEN];
        let mut len = 0;
        for (place, refused) in self.refused[..self.open_count()].iter().enumerate() {
            hits[len] = place as u16;
            len += usize::from(fitting(lanes, *refused) != 0);
        }
        for place in &hits[..len] {
            let place = usize::from(*place);
            let refused = self.refused[place];
            if wanted(refused) {
                let fits = fitting(lanes, refused);
                let bit = |r: u32| fits >> (16 * r + 15) & 1 == 1;
                found(self.open_cell(place), [bit(0), bit(1), bit(2), bit(3)]);
            }
        }
    }

    /// Counts the placements of a face block by block.
    #[inline]
    pub fn count_fits(&self, lanes: u64) -> FitCount {
        // One rotation at a time in narrow lanes, which compilers turn into vector code.
        let have: [u16; 4] = std::array::from_fn(|r| (lanes >> (16 * r)) as u16);
        let mut count = FitCount { lanes, total: 0, blocks: [0; OPEN / BLOCK] };
        let (blocks, _) = self.refused.as_chunks::<BLOCK>();
        let used = self.open_count().div_ceil(BLOCK);
        for (block, here) in blocks[..used].iter().zip(&mut count.blocks) {
            let [a, b, c, d] = have;
            *here = block
                .iter()
                .map(|refused| {
                    let fits = |have: u16| u16::from(have & refused == 0);
                    fits(a) + fits(b) + fits(c) + fits(d)
                })
                .sum();
            count.total += *here;
        }
        count
    }

    /// The placement that [`Board::each_fit`] would find as number `n`, counted from zero.
    #[inline]
    pub fn nth_fit(&self, count: &FitCount, n: u32) -> Option<Pose> {
        let mut skip = n as u16;
        let mut block = 0;
        while skip >= *count.blocks.get(block)? {
            skip -= count.blocks[block];
            block += 1;
        }
        for place in block * BLOCK..(block + 1) * BLOCK {
            let fits = fitting(count.lanes, self.refused[place]);
            let here = count_lanes(fits);
            if skip < here {
                return Some(Pose { cell: self.open_cell(place), rotation: nth_lane(fits, skip) });
            }
            skip -= here;
        }
        None
    }

    /// Number of open sites.
    #[inline]
    pub const fn open_count(&self) -> usize {
        self.open_len as usize
    }

    #[inline]
    fn open_cell(&self, place: usize) -> Cell {
        self.cells[usize::from(self.open[place])]
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
        self.cover(site, u16::from(tile.0));
        self.placed[tile.index()] = placed;
        self.placed_len += 1;
        let mut across = [None; 4];
        for side in Side::ALL {
            let next = self.site_or_new(cell.step(side));
            let content = self.content[next];
            if content & EMPTY == 0 {
                across[side.index()] = Some(TileId(content as u8));
            } else {
                let pattern = (have >> (4 * side.index())) & 0xf;
                self.refused[usize::from(content ^ EMPTY)] |=
                    (0xf ^ pattern) << (4 * side.opposite().index());
            }
        }
        across
    }

    /// Makes a cell open although no tile touches it: where the first tile goes.
    pub fn open(&mut self, cell: Cell) {
        self.site_or_new(cell);
    }

    /// Takes an empty cell out of the open ones for good. Does nothing to a cell that no tile
    /// touches yet.
    pub fn shut(&mut self, cell: Cell) {
        let Some(site) = self.site(cell) else { return };
        let content = self.content[site];
        if content & EMPTY != 0 && content != SHUT {
            self.cover(site, SHUT);
        }
    }

    /// Takes a site out of the open ones; the last of them moves into its place.
    #[inline]
    fn cover(&mut self, site: usize, content: u16) {
        debug_assert!(self.content[site] & EMPTY != 0, "a cell holds one tile");
        debug_assert!(self.content[site] != SHUT, "nothing is laid on a shut cell");
        let place = usize::from(self.content[site] ^ EMPTY);
        self.open_len -= 1;
        let last = self.open_count();
        let moved = self.open[last];
        self.open[place] = moved;
        self.refused[place] = self.refused[last];
        self.content[usize::from(moved)] = place as u16 | EMPTY;
        self.refused[last] = NOTHING;
        self.content[site] = content;
    }

    #[inline]
    fn tile_of(&self, site: usize) -> Option<TileId> {
        let content = self.content[site];
        (content & EMPTY == 0).then_some(TileId(content as u8))
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
        while let Some(site) = usize::from(self.index[slot]).checked_sub(1) {
            if self.cells[site] == cell {
                return site;
            }
            slot = (slot + 1) % INDEX;
        }
        let site = usize::from(self.sites_len);
        self.sites_len += 1;
        self.index[slot] = self.sites_len;
        self.cells[site] = cell;
        self.content[site] = self.open_len | EMPTY;
        self.open[self.open_count()] = site as u16;
        self.refused[self.open_count()] = 0;
        self.open_len += 1;
        site
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// Numbers of placements of one face, block by block.
#[derive(Clone, Copy, Debug)]
pub struct FitCount {
    lanes: u64,
    total: u16,
    blocks: [u16; OPEN / BLOCK],
}

impl FitCount {
    /// The number over all blocks.
    #[inline]
    pub const fn total(&self) -> u32 {
        self.total as u32
    }
}

/// The home slot of a cell in the hash table, from which linear probing begins. Boards of real
/// games fit the square, so that the first slot nearly always settles it; a longer board still
/// works, by probing on.
#[inline]
const fn slot(cell: Cell) -> usize {
    (cell.y as u8 as usize % INDEX_SIDE) * INDEX_SIDE + cell.x as u8 as usize % INDEX_SIDE
}

/// Compares four rotations of a face with what a site refuses, in four 16-bit lanes at once (SIMD
/// within a register): bit 15 of each lane tells whether that rotation fits.
#[inline]
const fn fitting(lanes: u64, refused: u16) -> u64 {
    const LOW: u64 = 0x7fff_7fff_7fff_7fff;
    const HIGH: u64 = 0x8000_8000_8000_8000;
    let clash = lanes & (refused as u64 * 0x0001_0001_0001_0001);
    !(((clash & LOW) + LOW) | clash) & HIGH
}

/// How many rotations [`fitting`] found.
#[inline]
const fn count_lanes(fits: u64) -> u16 {
    ((fits >> 15).wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
}

/// The rotation that [`fitting`] found as number `n`.
#[inline]
fn nth_lane(fits: u64, n: u16) -> Rotation {
    let found = Rotation::ALL.into_iter().filter(|r| fits >> (16 * r.index() + 15) & 1 == 1);
    found.into_iter().nth(usize::from(n)).unwrap_or_default()
}
