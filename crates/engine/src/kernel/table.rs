//! Board and regions together: laid tiles, the regions that their printed parts form, and which
//! tile a part is on.

use super::board::{Board, Placed, TileId};
use super::face::{Face, FaceId, NO_PART};
use super::geometry::{Cell, Pose, Side};
use super::regions::{PartId, RegionId, Regions, Tally};

/// One part of one laid tile: where a figure can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The cell of its tile.
    pub cell: Cell,
    /// The number of the part on its face.
    pub part: u8,
}

/// What a printed part adds to its region.
pub trait Printed {
    /// The sums of regions.
    type Sums: Spread;

    /// The sums of the part alone.
    fn sums(&self) -> Self::Sums;
}

/// Sums that count the distinct tiles a region spreads over.
pub trait Spread: Tally {
    /// Whether some tile of the region holds another part that could belong to it as well. Only
    /// two such regions can meet on a tile that both have counted.
    fn may_count_twice(&self) -> bool;

    /// Sets the number of tiles right.
    fn set_tiles(&mut self, tiles: u8);
}

/// The laid tiles and the regions that their parts form, with room for `N` parts.
#[derive(Clone, Copy)]
pub struct RegionBoard<T, const N: usize> {
    /// The laid tiles, found by cell.
    pub board: Board,
    /// The regions that their parts form.
    pub regions: Regions<T, N>,
    tile_of: [TileId; N],
}

impl<T: Spread, const N: usize> RegionBoard<T, N> {
    /// Without any tile laid.
    pub fn new() -> Self {
        Self { board: Board::new(), regions: Regions::new(), tile_of: [TileId(0); N] }
    }

    /// Lays a face, calls `meet` with each two parts that now face each other (the new tile's
    /// first), and returns the tiles across its four sides.
    #[inline]
    pub fn lay<P: Printed<Sums = T>>(
        &mut self,
        faces: &[Face<P>],
        face: FaceId,
        pose: Pose,
        mut meet: impl FnMut(&mut Self, PartId, PartId),
    ) -> [Option<TileId>; 4] {
        let printed = &faces[face.index()];
        let turned = &printed.turned[pose.rotation.index()];
        let first = PartId(self.regions.len() as u16);
        let across = self.board.lay(Placed { face, pose, first }, turned.have);
        let tile = self.board.last();
        for part in &printed.parts {
            let id = self.regions.add(part.sums());
            self.tile_of[id.index()] = tile;
        }
        for side in Side::ALL {
            let Some(other) = across[side.index()] else { continue };
            let other = *self.board.tile(other);
            let facing = &faces[other.face.index()].turned[other.pose.rotation.index()];
            let ours = turned.ports[side.index()];
            let theirs = facing.ports[side.opposite().index()];
            let mut face_to_face = |a: u8, b: u8| {
                let a = PartId(first.0 + u16::from(a));
                let b = PartId(other.first.0 + u16::from(b));
                meet(self, a, b);
            };
            // Sides that may lie together are divided alike: what is missing here is missing there.
            if ours[1] != NO_PART {
                face_to_face(ours[1], theirs[1]);
            }
            if ours[0] != NO_PART {
                // Clockwise on one tile is counterclockwise on the other.
                face_to_face(ours[0], theirs[2]);
                face_to_face(ours[2], theirs[0]);
            }
        }
        across
    }

    /// Joins the regions of two parts, counting tiles that both lie on once.
    #[inline]
    pub fn join(&mut self, a: PartId, b: PartId) -> RegionId {
        let regions = &mut self.regions;
        let recount =
            regions.tally_of(a).may_count_twice() && regions.tally_of(b).may_count_twice();
        let (region, apart) = regions.join(a, b);
        if apart && recount {
            let tiles = self.distinct_tiles(region);
            self.regions.tally_mut(region).set_tiles(tiles);
        }
        region
    }

    /// Counts the tiles of a region, each once.
    fn distinct_tiles(&self, region: RegionId) -> u8 {
        let parts = self.regions.ring(Regions::<T, N>::some_part(region));
        let tiles = parts.fold(0_u128, |tiles, part| tiles | 1 << self.tile_of[part.index()].0);
        tiles.count_ones() as u8
    }

    /// The tile a part is printed on.
    #[inline]
    pub const fn tile_of(&self, part: PartId) -> TileId {
        self.tile_of[part.index()]
    }

    /// The spot of a part.
    #[inline]
    pub const fn spot(&self, part: PartId) -> Spot {
        let tile = self.board.tile(self.tile_of(part));
        Spot { cell: tile.pose.cell, part: (part.0 - tile.first.0) as u8 }
    }

    /// The part a spot names, if there is one.
    #[inline]
    pub fn part_at(&self, spot: Spot) -> Option<PartId> {
        let tile = self.board.at(spot.cell)?;
        let part = PartId(self.board.tile(tile).first.0 + u16::from(spot.part));
        (part.index() < self.regions.len() && self.tile_of(part) == tile).then_some(part)
    }

    /// The parts of a region, the earliest laid first.
    pub fn parts(&self, region: RegionId) -> Vec<PartId> {
        let mut parts: Vec<PartId> =
            self.regions.ring(Regions::<T, N>::some_part(region)).collect();
        parts.sort_unstable();
        parts
    }

    /// The spots of a region, the earliest laid first.
    pub fn spots(&self, region: RegionId) -> Vec<Spot> {
        self.parts(region).into_iter().map(|part| self.spot(part)).collect()
    }

    /// The tiles of a region, each once, the earliest laid first.
    pub fn tiles(&self, region: RegionId) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.spots(region).into_iter().map(|spot| spot.cell).collect();
        cells.dedup();
        cells
    }

    /// The cell of the tile laid last.
    pub const fn last_laid(&self) -> Cell {
        self.board.tile(self.board.last()).pose.cell
    }
}

impl<T: Spread, const N: usize> Default for RegionBoard<T, N> {
    fn default() -> Self {
        Self::new()
    }
}
