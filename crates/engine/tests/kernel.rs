//! The data structures of the kernel, each against a simple model of it.

use crate::common;

use common::city::outer_rim;
use common::town::{ground, sides_at};
use common::{Random, dice};
use remparts_engine::kernel::bag::Bag;
use remparts_engine::kernel::board::{Board, Placed};
use remparts_engine::kernel::face::{Face, FaceId, NO_PART};
use remparts_engine::kernel::geometry::{Cell, Edge, Pose, Rotation, Side};
use remparts_engine::kernel::playout::{Dice, one_of};
use remparts_engine::kernel::regions::{PartId, Tally};
use remparts_engine::kernel::rim::{self, Way};
use remparts_engine::kernel::table::{Printed, RegionBoard, Spot, Spread};
use std::collections::{BTreeMap, BTreeSet};

/// Lays a tile that shows these patterns, four bits a side.
fn lay(board: &mut Board, cell: Cell, have: u16) {
    let pose = Pose { cell, rotation: Rotation::R0 };
    board.lay(Placed { face: FaceId(0), pose, first: PartId(0) }, have);
}

/// A town that grows side by side at random; the thinner, the more holes it leaves.
fn some_town(dice: &mut Random) -> Vec<Cell> {
    let tiles = 1 + dice.below(70) as usize;
    let close = dice.below(2) == 0;
    let mut town = vec![Cell::ORIGIN];
    while town.len() < tiles {
        let cell = one_of(dice, &town).step(one_of(dice, &Side::ALL));
        let around = cell.around().iter().filter(|next| town.contains(next)).count();
        if !town.contains(&cell) && (close || around < 4 || dice.below(8) == 0) {
            town.push(cell);
        }
    }
    town
}

/// All sides of tiles that look at an empty cell.
fn rim_of(town: &BTreeSet<Cell>) -> Vec<Edge> {
    let sides = town.iter().flat_map(|cell| Side::ALL.map(|side| Edge { cell: *cell, side }));
    sides.filter(|edge| !town.contains(&edge.cell.step(edge.side))).collect()
}

/// RUL-TC-WALL-1: a side is on the outer rim when a flood over empty cells reaches it from outside.
/// A walk passes every side of the same ground once and comes back, either way round.
#[test]
fn rim_walks_equal_a_flood() {
    let mut dice = dice(31);
    let (mut holes, mut corners) = (0, 0);
    for _ in 0..300 {
        let order = some_town(&mut dice);
        let town: BTreeSet<Cell> = order.iter().copied().collect();
        let taken = |cell: Cell| town.contains(&cell);
        let outer = outer_rim(&town);
        for edge in rim_of(&town) {
            assert_eq!(rim::is_outer(taken, edge), outer.contains(&edge), "{edge:?} of {town:?}");
            for way in Way::BOTH {
                let back = match way {
                    Way::Clockwise => Way::Counterclockwise,
                    Way::Counterclockwise => Way::Clockwise,
                };
                let next = rim::next(taken, edge, way);
                assert_eq!(rim::next(taken, next, back), edge, "there and back again");
                corners += usize::from(next.cell != edge.cell && next.side != edge.side);
            }
            let here = ground(&town, edge.cell.step(edge.side));
            let mut walk = vec![edge];
            loop {
                let next = rim::next(taken, walk[walk.len() - 1], Way::Clockwise);
                if next == edge {
                    break;
                }
                walk.push(next);
                assert!(walk.len() <= 4 * town.len(), "the walk comes back");
            }
            let sides = sides_at(&town, &here);
            assert_eq!(walk.len(), sides.len(), "each side once");
            assert_eq!(walk.into_iter().collect::<BTreeSet<_>>(), sides);
            holes += usize::from(!outer.contains(&edge));
        }
        let mut board = Board::new();
        order.iter().for_each(|cell| lay(&mut board, *cell, 0x1111));
        let found: Vec<Edge> = board.outer_rim().collect();
        let north = order.iter().min_by_key(|cell| cell.y).expect("a tile");
        assert_eq!(found[0], Edge { cell: *north, side: Side::N }, "where the walk begins");
        let follows = |pair: &[Edge]| board.next_on_rim(pair[0], Way::Clockwise) == pair[1];
        assert!(found.windows(2).all(follows), "clockwise");
        assert_eq!(found.len(), outer.len());
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), outer);
    }
    assert!(holes > 1_000 && corners > 1_000, "{holes} sides in holes, {corners} inner corners");
    assert_eq!(Board::new().outer_rim().count(), 0, "an empty table has no rim");
}

/// RUL-TC-WALL-2: clockwise, the north side of a lone tile is followed by its east side.
#[test]
fn the_rim_of_a_lone_tile() {
    let mut board = Board::new();
    lay(&mut board, Cell::new(3, -2), 0x1111);
    let sides: Vec<Side> = board.outer_rim().map(|edge| edge.side).collect();
    assert_eq!(sides, Side::ALL);
}

/// What a model of the board knows of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Site {
    Tile(u16),
    Open,
    Shut,
}

/// The board as a plain map of cells.
#[derive(Default)]
struct Model(BTreeMap<Cell, Site>);

impl Model {
    fn lay(&mut self, cell: Cell, have: u16) {
        self.0.insert(cell, Site::Tile(have));
        for side in Side::ALL {
            self.0.entry(cell.step(side)).or_insert(Site::Open);
        }
    }

    fn open(&self) -> BTreeSet<Cell> {
        self.0.iter().filter(|(_, site)| **site == Site::Open).map(|(cell, _)| *cell).collect()
    }

    /// Whether a tile that shows `have` fits: each side like the neighbor's, if there is one.
    fn fits(&self, cell: Cell, have: u16) -> bool {
        self.0.get(&cell) == Some(&Site::Open)
            && Side::ALL.into_iter().all(|side| match self.0.get(&cell.step(side)) {
                Some(Site::Tile(other)) => {
                    have >> (4 * side.index()) & 0xf == other >> (4 * side.opposite().index()) & 0xf
                }
                _ => true,
            })
    }
}

/// Four patterns, each one bit of four.
fn some_face(dice: &mut Random) -> Face<()> {
    let patterns = [(); 4].map(|()| 1_u8 << dice.below(2));
    Face::new(String::new(), Vec::new(), patterns, [[NO_PART; 3]; 4])
}

/// Every question about fitting has the answer of the model.
fn compare(board: &Board, model: &Model, face: &Face<()>) -> usize {
    let open: Vec<Cell> = board.open_sites().collect();
    assert_eq!(open.len(), board.open_count());
    assert_eq!(open.iter().copied().collect::<BTreeSet<_>>(), model.open(), "the open cells");
    let have = |rotation: Rotation| face.turned[rotation.index()].have;
    for (cell, site) in &model.0 {
        assert_eq!(board.at(*cell).is_some(), matches!(site, Site::Tile(_)), "{cell}");
        let fits = Rotation::ALL.map(|rotation| model.fits(*cell, have(rotation)));
        let bits = fits.into_iter().rev().fold(0, |bits, fits| bits << 1 | u8::from(fits));
        let found = board.rotations(face.lanes, *cell);
        // A face never fits where a tile lies, nor where the cell is shut.
        assert_eq!(found, bits, "{cell} is {site:?}");
    }
    let mut listed = Vec::new();
    board.each_fit(face.lanes, |cell, fits| {
        let rotations = Rotation::ALL.into_iter().filter(|rotation| fits[rotation.index()]);
        listed.extend(rotations.map(|rotation| Pose { cell, rotation }));
    });
    let expected: Vec<Pose> = open
        .iter()
        .flat_map(|cell| Rotation::ALL.map(|rotation| Pose { cell: *cell, rotation }))
        .filter(|pose| model.fits(pose.cell, have(pose.rotation)))
        .collect();
    assert_eq!(listed, expected, "in the order of the open cells");
    assert_eq!(board.fits_somewhere(face.lanes), !listed.is_empty());
    let count = board.count_fits(face.lanes);
    assert_eq!(count.total() as usize, listed.len());
    let picked: Vec<Pose> = (0..count.total()).filter_map(|n| board.nth_fit(&count, n)).collect();
    assert_eq!(picked, listed);
    assert_eq!(board.nth_fit(&count, count.total()), None);
    listed.len()
}

/// Laying, opening and shutting cells in any order: shut cells never open again, whatever is laid
/// beside them; shutting a cell that nothing touches, or one with a tile, changes nothing.
#[test]
fn shut_cells_stay_shut() {
    let mut dice = dice(32);
    let (mut fits, mut shut) = (0, 0);
    for _ in 0..60 {
        let (mut board, mut model) = (Board::new(), Model::default());
        board.open(Cell::ORIGIN);
        model.0.insert(Cell::ORIGIN, Site::Open);
        for _ in 0..1 + dice.below(90) {
            let open: Vec<Cell> = model.open().into_iter().collect();
            if open.is_empty() {
                break;
            }
            let face = some_face(&mut dice);
            let cell = one_of(&mut dice, &open);
            let near = Cell::new(dice.below(13) as i8 - 6, dice.below(13) as i8 - 6);
            match dice.below(8) {
                choice @ (0 | 1) => {
                    let cell = [near, cell][choice as usize];
                    board.shut(cell);
                    if let Some(site) = model.0.get_mut(&cell).filter(|site| **site == Site::Open) {
                        *site = Site::Shut;
                        shut += 1;
                    }
                }
                2 => {
                    board.open(near);
                    model.0.entry(near).or_insert(Site::Open);
                }
                _ => {
                    let have = face.turned[dice.below(4) as usize].have;
                    lay(&mut board, cell, have);
                    model.lay(cell, have);
                }
            }
            fits += compare(&board, &model, &some_face(&mut dice));
        }
    }
    assert!(fits > 10_000 && shut > 200, "{fits} placements, {shut} cells shut");
}

/// Tickets of a bag count its tiles kind by kind, whatever was taken before.
#[test]
fn tickets_of_a_bag_count_its_tiles() {
    const FACES: usize = 96;
    let mut dice = dice(33);
    for _ in 0..200 {
        let mut bag = Bag::<FACES, 2>::new();
        assert_eq!((bag.first_pile(), bag.tiles(), bag.faces().count()), (None, 0, 0));
        // The first pile holds the lower faces, as the river does.
        let cut = dice.below(FACES as u32) as usize;
        let pile = |face: usize| usize::from(face >= cut);
        let mut copies = [0_u8; FACES];
        let most = one_of(&mut dice, &[1, 4, 30]);
        let mut tiles = 0;
        for (face, copies) in copies.iter_mut().enumerate() {
            let more = dice.below(most + 1) as u8;
            if dice.below(2) == 0 && tiles + more <= 126 {
                *copies = more;
                tiles += more;
                bag.add(FaceId(face as u8), pile(face), more);
            }
        }
        loop {
            let counts = |n: usize| copies.iter().enumerate().filter(move |(f, _)| pile(*f) == n);
            let totals = [0, 1].map(|n| counts(n).map(|(_, copies)| *copies).sum::<u8>());
            assert_eq!([bag.total(0), bag.total(1)], totals);
            assert_eq!(bag.tiles(), usize::from(totals[0] + totals[1]));
            let left: Vec<(FaceId, u8)> = (0..FACES as u8)
                .map(|face| (FaceId(face), copies[usize::from(face)]))
                .filter(|(_, copies)| *copies > 0)
                .collect();
            assert_eq!(bag.faces().collect::<Vec<_>>(), left);
            let first = totals.iter().position(|total| *total > 0);
            assert_eq!(bag.first_pile(), first);
            let Some(first) = first else { break };
            let row: Vec<u8> = counts(first)
                .flat_map(|(face, copies)| std::iter::repeat_n(face as u8, usize::from(*copies)))
                .collect();
            let faces = if first == 0 { 0..cut as u8 } else { cut as u8..FACES as u8 };
            for (ticket, face) in row.iter().enumerate() {
                assert_eq!(bag.nth(faces.clone(), ticket as u32), FaceId(*face));
            }
            let face = one_of(&mut dice, &row);
            assert_eq!(bag.left(FaceId(face)), copies[usize::from(face)]);
            bag.take(FaceId(face), first);
            copies[usize::from(face)] -= 1;
        }
    }
}

/// A part that counts its region's parts and tiles.
#[derive(Clone, Copy, Default)]
struct Counted {
    parts: u16,
    tiles: u8,
}

impl Tally for Counted {
    fn absorb(&mut self, other: &Self) {
        self.parts += other.parts;
        self.tiles += other.tiles;
    }
}

impl Spread for Counted {
    fn may_count_twice(&self) -> bool {
        true
    }

    fn set_tiles(&mut self, tiles: u8) {
        self.tiles = tiles;
    }
}

impl Printed for Counted {
    type Sums = Self;

    fn sums(&self) -> Self {
        *self
    }
}

/// Spots name parts and parts name spots; everything else names nothing. However parts were joined,
/// a region counts each of its tiles once.
#[test]
fn spots_name_the_parts_of_laid_tiles() {
    let mut dice = dice(34);
    let part = Counted { parts: 1, tiles: 1 };
    let face = |parts: u8, ports: [u8; 4]| {
        let ports = ports.map(|part| [NO_PART, part, NO_PART]);
        Face::new(String::new(), vec![part; usize::from(parts)], [1; 4], ports)
    };
    // One part on all sides; two that go straight over each other; a part on each side and one that
    // reaches none.
    let faces = [face(1, [0; 4]), face(2, [0, 1, 0, 1]), face(5, [0, 1, 2, 3])];
    let mut largest = 0;
    for _ in 0..60 {
        let mut table = RegionBoard::<Counted, 384>::new();
        let mut laid: Vec<(Cell, usize)> = Vec::new();
        for cell in some_town(&mut dice) {
            let face = dice.below(3) as usize;
            let pose = Pose { cell, rotation: one_of(&mut dice, &Rotation::ALL) };
            table.lay(&faces, FaceId(face as u8), pose, |table, a, b| {
                table.join(a, b);
            });
            laid.push((cell, faces[face].parts.len()));
            assert_eq!(table.last_laid(), cell);
        }
        let mut known = 0;
        for (cell, parts) in &laid {
            for number in 0..=u8::MAX {
                let spot = Spot { cell: *cell, part: number };
                let part = table.part_at(spot);
                assert_eq!(part.is_some(), usize::from(number) < *parts, "{spot:?}");
                if let Some(part) = part {
                    assert_eq!(part, PartId(known), "parts count on from tile to tile");
                    assert_eq!(table.spot(part), spot);
                    assert_eq!(table.board.tile(table.tile_of(part)).pose.cell, *cell);
                    known += 1;
                }
            }
            for next in cell.around() {
                let is_laid = laid.iter().any(|(cell, _)| *cell == next);
                let part = table.part_at(Spot { cell: next, part: 0 });
                assert_eq!(part.is_some(), is_laid);
            }
        }
        for region in table.regions.all() {
            let spots = table.spots(region);
            let tiles: BTreeSet<Cell> = spots.iter().map(|spot| spot.cell).collect();
            let tally = table.regions.tally(region);
            assert_eq!(usize::from(tally.parts), spots.len());
            assert_eq!(usize::from(tally.tiles), tiles.len(), "each tile once");
            assert_eq!(table.tiles(region).len(), tiles.len());
            largest = largest.max(tiles.len());
        }
    }
    assert!(largest > 20, "regions of {largest} tiles");
}
