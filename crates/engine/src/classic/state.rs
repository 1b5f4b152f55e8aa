//! What lies on the table, all of it public.

use super::action::{FigureKind, Gift};
use super::feature::Sums;
use super::secrets::Cards;
use super::tiles::Symbol;
use crate::kernel;
use crate::kernel::board::{Placed, TileId};
use crate::kernel::face::FaceId;
use crate::kernel::figures::{Crowd, Figures};
use crate::kernel::geometry::{Cell, Side};
use crate::kernel::majority::Strength;
use crate::kernel::regions::{PartId, RegionId};
use crate::kernel::seat::{MAX_SEATS, Seat};
use crate::kernel::table::RegionBoard;

/// Room for parts of laid tiles.
pub const PARTS: usize = 480;
/// Room for kinds of faces.
pub const FACES: usize = 112;
/// Room for abbeys and gardens that are not yet surrounded; one word holds a bit for each.
pub const SHRINES: usize = 48;

/// Tiles not yet drawn (INFO-1).
pub type Bag = kernel::bag::Bag<FACES, { Pile::ALL.len() }>;
/// A set of regions.
pub(crate) type RegionSet = kernel::regions::RegionSet<{ PARTS.div_ceil(64) }>;

/// Everything on the table. `Copy` all through, so that a clone is one move of memory.
#[derive(Clone, Copy)]
pub struct State {
    pub(crate) table: RegionBoard<Sums, PARTS>,
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
            table: RegionBoard::new(),
            shrines: Shrines::new(),
            figures: Figures::new(),
            scores: [0; MAX_SEATS],
            bag: Bag::new(),
            gifts: GiftTable::default(),
            turn: Turn::default(),
        }
    }

    /// The tiles on the table in the order of laying.
    pub fn placed(&self) -> &[Placed] {
        self.table.board.placed()
    }

    /// The laid tiles and the regions they form.
    #[inline]
    pub const fn table(&self) -> &RegionBoard<Sums, PARTS> {
        &self.table
    }

    /// Every figure of every seat; a place is that of `PartId`.
    #[inline]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The turn that is being played.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The pile the next tile comes from, unless all are empty.
    #[inline]
    pub(crate) fn next_pile(&self) -> Option<Pile> {
        self.bag.first_pile().map(|pile| Pile::ALL[pile])
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
        self.table.board.placed().len()
    }

    /// The cell of the tile laid last.
    pub const fn last_laid(&self) -> Cell {
        self.table.last_laid()
    }

    /// The tiles across the four sides of the tile laid last.
    pub(crate) fn across_last(&self) -> [Option<TileId>; 4] {
        let cell = self.last_laid();
        Side::ALL.map(|side| self.table.board.neighbor(cell, side))
    }

    /// The region a figure's place belongs to.
    #[inline]
    pub(crate) const fn region_at(&self, place: u16) -> RegionId {
        self.table.regions.region(PartId(place))
    }

    /// Weight of each seat in a region.
    #[inline]
    pub(crate) fn strength(&self, region: RegionId, seats: usize) -> Strength {
        strength(&self.figures_in(region, seats))
    }

    /// The figures in a region.
    #[inline]
    pub(crate) fn figures_in(&self, region: RegionId, seats: usize) -> Crowd {
        let count = self.table.regions.tally(region).figures;
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
#[derive(Clone, Copy)]
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

    /// Their parts, in the order of laying.
    #[inline]
    pub(crate) fn parts(&self) -> &[PartId] {
        &self.parts[..usize::from(self.len)]
    }

    /// Those on and around a cell, as a bitset.
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

    /// Adds one that was just laid.
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
    /// All tiles that are not of the river.
    Land,
}

impl Pile {
    /// All piles, in the order of use.
    pub const ALL: [Self; 3] = [Self::River, Self::Lakes, Self::Land];

    /// Whether both lie in the same stack: the lakes are the bottom of the river stack.
    pub const fn same_stack(self, other: Self) -> bool {
        matches!(self, Self::Land) == matches!(other, Self::Land)
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

/// The turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The step it has reached.
    pub step: Step,
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Whether this is the second turn of a run by the same seat (ANNIV-12).
    pub again: bool,
    /// Whether a gift has been unwrapped in this turn (RUL-GIFT-21).
    pub unwrapped: bool,
    /// Whether the seat's abbot was put down in this turn and may not be taken back before the next
    /// one (RUL-GIFT-7).
    pub abbot_placed: bool,
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
