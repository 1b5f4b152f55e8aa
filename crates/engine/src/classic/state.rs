//! What lies on the table, all of it public.

use super::action::{FigureKind, Gift, Spot};
use super::feature::Sums;
use super::secrets::Cards;
use super::tiles::Symbol;
use crate::kernel::board::{Board, Placed, TileId};
use crate::kernel::face::FaceId;
use crate::kernel::figures::{Crowd, Figures};
use crate::kernel::geometry::{Cell, Side};
use crate::kernel::majority::Strength;
use crate::kernel::regions::{PartId, RegionId, Regions};
use crate::kernel::seat::{MAX_SEATS, Seat};
use std::ops::Range;

/// Room for parts of laid tiles.
pub const PARTS: usize = 480;
/// Room for kinds of faces.
pub const FACES: usize = 112;
/// Room for abbeys and gardens that are not yet surrounded; one word holds a bit for each.
pub const SHRINES: usize = 48;

/// Everything on the table.
#[derive(Clone)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) regions: Regions<Sums, PARTS>,
    /// The tile each part is printed on.
    pub(crate) tile_of: [TileId; PARTS],
    pub(crate) shrines: Shrines,
    pub(crate) figures: Figures,
    pub(crate) scores: [i32; MAX_SEATS],
    pub(crate) bag: Bag,
    pub(crate) gifts: GiftTable,
    pub(crate) turn: Turn,
}

impl State {
    pub(crate) fn new() -> Self {
        Self {
            board: Board::new(),
            regions: Regions::new(),
            tile_of: [TileId(0); PARTS],
            shrines: Shrines::new(),
            figures: Figures::new(),
            scores: [0; MAX_SEATS],
            bag: Bag { left: [0; FACES], totals: [0; Pile::ALL.len()] },
            gifts: GiftTable::default(),
            turn: Turn::default(),
        }
    }

    /// The tiles on the table in the order of laying.
    pub fn placed(&self) -> &[Placed] {
        self.board.placed()
    }

    /// The running turn.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The tiles not yet drawn.
    pub const fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The public side of the gifts.
    pub const fn gifts(&self) -> &GiftTable {
        &self.gifts
    }

    /// Number of tiles on the table.
    pub fn tiles_laid(&self) -> usize {
        self.board.placed().len()
    }

    /// The cell of the tile laid last.
    pub const fn last_laid(&self) -> Cell {
        self.board.tile(self.board.last()).pose.cell
    }

    /// The tiles across the four sides of the tile laid last.
    pub(crate) fn across_last(&self) -> [Option<TileId>; 4] {
        let cell = self.last_laid();
        Side::ALL.map(|side| self.board.neighbor(cell, side))
    }

    /// The spot of a part.
    #[inline]
    pub(crate) fn spot(&self, part: PartId) -> Spot {
        let tile = self.board.tile(self.tile_of[part.index()]);
        Spot { cell: tile.pose.cell, part: (part.0 - tile.first.0) as u8 }
    }

    /// The region a figure's place belongs to.
    #[inline]
    pub(crate) const fn region_at(&self, place: u16) -> RegionId {
        self.regions.region(PartId(place))
    }

    /// Weight of each seat in a region.
    #[inline]
    pub(crate) fn strength(&self, region: RegionId, seats: usize) -> Strength {
        strength(&self.figures_in(region, seats))
    }

    /// The figures in a region.
    #[inline]
    pub(crate) fn figures_in(&self, region: RegionId, seats: usize) -> Crowd {
        let count = self.regions.tally(region).figures;
        self.figures.gather(seats, count, |place| self.region_at(place) == region)
    }

    /// How many figures of one seat stand on one part.
    pub(crate) fn own_figures_on(&self, seat: Seat, part: PartId) -> usize {
        self.figures.of_seat(seat).filter(|(_, place)| *place == part.0).count()
    }
}

/// Weight of each seat in a crowd.
#[inline]
pub(crate) fn strength(crowd: &Crowd) -> Strength {
    let mut strength = Strength::default();
    for figure in crowd.iter() {
        strength.add(figure.seat, FigureKind::of_slot(figure.slot).strength());
    }
    strength
}

/// Abbeys and gardens that still wait for neighbors, or for the scoring of this turn.
#[derive(Clone)]
pub(crate) struct Shrines {
    len: u8,
    /// How many of them have just been surrounded.
    pub(crate) closed: u8,
    parts: [PartId; SHRINES],
    /// Their cells, packed; zero where there is none.
    cells: [u16; SHRINES],
}

impl Shrines {
    const fn new() -> Self {
        Self { len: 0, closed: 0, parts: [PartId(0); SHRINES], cells: [0; SHRINES] }
    }

    /// The waiting ones.
    #[inline]
    pub(crate) fn parts(&self) -> &[PartId] {
        &self.parts[..usize::from(self.len)]
    }

    /// Those on and around a cell, as bits.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> u64 {
        let here = cell.packed();
        let (blocks, _) = self.cells.as_chunks::<8>();
        let mut bits = 0;
        for (n, block) in blocks[..usize::from(self.len).div_ceil(8)].iter().enumerate() {
            let near = block.map(|cell| u8::from(Cell::near(cell, here)));
            // The multiplication gathers the lowest bit of each byte in the highest byte.
            let gathered = u64::from_le_bytes(near).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            bits |= gathered << (8 * n);
        }
        bits
    }

    /// Adds one.
    pub(crate) const fn wait(&mut self, part: PartId, cell: Cell) {
        self.parts[self.len as usize] = part;
        self.cells[self.len as usize] = cell.packed();
        self.len += 1;
    }

    /// Drops a surrounded one and keeps the others in the order of laying.
    pub(crate) fn forget(&mut self, n: usize) {
        let len = usize::from(self.len);
        self.parts.copy_within(n + 1..len, n);
        self.cells.copy_within(n + 1..len, n);
        self.cells[len - 1] = 0;
        self.len -= 1;
    }
}

/// The piles tiles are drawn from, in the order of use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// River tiles that are no lakes (RIVER-2).
    River,
    /// The lakes under them.
    Lakes,
    /// All other tiles.
    Land,
}

impl Pile {
    /// All of them, in the order of use.
    pub const ALL: [Self; 3] = [Self::River, Self::Lakes, Self::Land];

    /// Whether both lie in the same stack: the lakes are the bottom of the river stack.
    pub const fn same_stack(self, other: Self) -> bool {
        matches!(self, Self::Land) == matches!(other, Self::Land)
    }
}

/// Tiles not yet drawn, without any order (INFO-1).
#[derive(Clone)]
pub struct Bag {
    /// Copies of each face.
    pub(crate) left: [u8; FACES],
    /// Tiles of each pile: the sums of its faces, kept because every draw asks.
    pub(crate) totals: [u8; Pile::ALL.len()],
}

impl Bag {
    /// The pile the next tile comes from, unless all are empty.
    #[inline]
    pub fn active(&self) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| self.totals[*pile as usize] > 0)
    }

    /// The face that one ticket of a pile stands for: tickets count its tiles kind by kind.
    #[inline]
    pub(crate) fn nth(&self, faces: Range<u8>, ticket: u32) -> FaceId {
        const ONES: u64 = u64::MAX / 0xff;
        const HIGH: u64 = ONES << 7;
        let mut ticket = u64::from(ticket);
        // Eight kinds at a time: one multiplication adds up all their counts.
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

    /// Tiles left in all piles.
    pub fn tiles(&self) -> usize {
        self.totals.iter().map(|total| usize::from(*total)).sum()
    }

    /// Tiles left in a pile.
    #[inline]
    pub const fn total(&self, pile: Pile) -> u8 {
        self.totals[pile as usize]
    }
}

/// The public side of the gifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GiftTable {
    /// Cards in the face-down deck.
    pub deck: u8,
    /// Cards discarded face up, by kind.
    pub discards: Cards,
    /// Number of wrapped gifts of each seat.
    pub held: [u8; MAX_SEATS],
}

impl GiftTable {
    /// Copies of each card in the box (COMP-9).
    pub const COPIES: u8 = 5;

    /// Cards that could be dealt now, counting discards that would be shuffled in first (GIFT-6).
    #[inline]
    pub fn available(&self) -> u8 {
        if self.deck > 0 { self.deck } else { self.discards.iter().sum() }
    }

    /// Moves the top card to a seat's wrapped gifts, shuffling the discards into an empty deck
    /// first (GIFT-6). Says whether that was needed.
    pub(crate) fn deal(&mut self, seat: Seat) -> bool {
        let refilled = self.deck == 0;
        if refilled {
            self.deck = self.discards.iter().sum();
            self.discards = Cards::default();
        }
        self.deck -= 1;
        self.held[seat.index()] += 1;
        refilled
    }

    /// Lays a card that a seat has unwrapped on the discards.
    pub(crate) const fn discard(&mut self, seat: Seat, gift: Gift) {
        self.held[seat.index()] -= 1;
        self.discards[gift.index()] += 1;
    }
}

/// Where the game stands within a turn (the state machine of the rules' section 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Chance says who begins.
    #[default]
    First,
    /// Chance draws a tile.
    Draw,
    /// The seat lays the tile, or unwraps a gift first.
    Tile,
    /// Chance draws the second tile of Take 2.
    SecondTile,
    /// The seat picks one of several arrows.
    Arrow,
    /// Chance deals a gift.
    Gift,
    /// The seat puts a figure down, takes the abbot back, or does neither.
    Figure,
    /// The game is over.
    Over,
}

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Where it stands.
    pub step: Step,
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether this is the second turn of a run by the same seat (ANNIV-12).
    pub again: bool,
    /// Whether a gift has been unwrapped in this turn (RUL-GIFT-21).
    pub unwrapped: bool,
    /// The drawn tile, until it is laid.
    pub tile: Option<FaceId>,
    /// The second tile of Take 2, until one of them is laid; then the spare one.
    pub second: Option<FaceId>,
    /// The symbol this turn activated, once settled.
    pub symbol: Option<Symbol>,
}

impl Turn {
    /// The drawn tiles not yet laid: one, or two after Take 2.
    pub fn in_hand(&self) -> impl Iterator<Item = FaceId> + use<> {
        self.tile.into_iter().chain(self.second)
    }
}

/// A set of regions.
#[derive(Default)]
pub(crate) struct RegionSet {
    bits: [u64; PARTS.div_ceil(64)],
}

impl RegionSet {
    /// Adds a region and says whether it is new.
    #[inline]
    pub(crate) const fn insert(&mut self, region: RegionId) -> bool {
        let word = &mut self.bits[region.index() / 64];
        let bit = 1 << (region.index() % 64);
        let fresh = *word & bit == 0;
        *word |= bit;
        fresh
    }

    /// Number of regions in it.
    pub(crate) fn len(&self) -> u16 {
        self.bits.iter().map(|word| word.count_ones() as u16).sum()
    }
}
