//! What a game has to say of itself, so that everything else can be written once.

use crate::choice::Choice;
use crate::events::Happening;
use crate::faces::Face;
use crate::feature::Feature;
use crate::names::{FeatureName, GameName, GiftName};
use crate::refusal::Refusal;
use crate::view::{Bag, Share, Spot, Turn, Wall};
use remparts_art::scene::{Scene, Staged};
use remparts_engine::kernel::explain::Fit;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table as kernel;
use remparts_engine::notation::written::Written;
use remparts_engine::notation::{Log, Ply};

/// A game that a screen can show.
pub trait Shown: Staged + Written {
    /// Its name.
    const NAME: GameName;

    /// The running turn.
    fn turn(&self) -> Turn;

    /// What can still come.
    fn bag(&self) -> Bag;

    /// Points of each seat if the game ended now.
    fn shares(&self) -> Vec<Vec<Share>>;

    /// The gifts the viewer holds, where there are any.
    fn hand(view: &Self::View) -> Option<Vec<GiftName>>;

    /// The game after a draft, and what would happen on the way; chance is asked nothing.
    fn drafted(&self, draft: &[Self::Action]) -> Result<(Self, Vec<Self::Event>), Self::Illegal>;

    /// What chance could have answered where the answer is hidden, so that a ply can be made after
    /// those of a log; `hidden` says which of them these are. None if nothing would help.
    fn invented(log: &Log<Self>, hidden: &[usize], next: Ply<Self>) -> Option<Vec<Self::Answer>>;

    /// What its features are, by the places of their regions among all.
    fn described(&self) -> Vec<Described>;

    /// The wall around the town, where there is one.
    fn wall(&self) -> Option<Wall>;

    /// A choice, with where it is shown.
    fn choice(&self, action: Self::Action, scene: &Scene<'_>) -> Choice;

    /// Something that has just happened.
    fn happening(&self, event: &Self::Event) -> Happening;

    /// Why a move is refused, with what a sentence needs.
    fn refusal(&self, illegal: &Self::Illegal) -> Refusal;

    /// A feature by one of its parts, with nothing said of what fits its gaps.
    fn inspect(&self, spot: kernel::Spot) -> Option<Feature>;

    /// The kinds of tiles it is played with.
    fn faces(&self) -> Vec<Face>;

    /// The name of a kind of tile.
    fn face_name(&self, face: FaceId) -> String;

    /// The tiles drawn and not yet laid.
    fn in_hand(&self) -> Vec<FaceId>;

    /// The tiles that are still to be drawn, by piles in the order of drawing.
    fn piles(&self) -> Vec<Vec<(FaceId, u8)>>;

    /// The seat that draws the next of them.
    fn next_drawer(&self) -> Seat;

    /// The empty cells where tiles may be laid.
    fn open_cells(&self) -> Vec<Cell>;

    /// The kinds of tiles left that could be laid there now.
    fn layable(&self, cell: Cell) -> Vec<Fit>;

    /// Those of them that would complete a feature.
    fn completing(&self, spot: kernel::Spot, cell: Cell) -> Vec<Fit>;
}

/// What a feature is.
pub struct Described {
    /// What it is called.
    pub kind: FeatureName,
    /// Whether it is complete.
    pub complete: bool,
    /// What counts for it: a spot that stands for each city or market, and one where they touch.
    pub counted: Vec<(kernel::Spot, kernel::Spot)>,
    /// Empty cells where it can still grow.
    pub gaps: Vec<Cell>,
}

/// A part, for a screen.
pub(crate) const fn spot(spot: kernel::Spot) -> Spot {
    Spot { x: spot.cell.x, y: spot.cell.y, part: spot.part }
}

/// A cell, for a screen.
pub(crate) const fn cell(cell: Cell) -> (i8, i8) {
    (cell.x, cell.y)
}

/// Cells, for a screen.
pub(crate) fn cells(cells: &[Cell]) -> Vec<(i8, i8)> {
    cells.iter().copied().map(cell).collect()
}

/// Seats, for a screen.
pub(crate) fn seats(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// Seats with their strength, for a screen.
pub(crate) fn strength(strength: &[(Seat, u8)]) -> Vec<(u8, u8)> {
    strength.iter().map(|(seat, many)| (seat.0, *many)).collect()
}

/// Where something on a part is shown.
pub(crate) fn anchor(scene: &Scene<'_>, spot: kernel::Spot) -> Option<(f64, f64)> {
    scene.anchor(spot).map(|at| (at.x, at.y))
}

/// How many different things are counted.
pub(crate) fn distinct(counted: &[(kernel::Spot, kernel::Spot)]) -> usize {
    counted.chunk_by(|one, other| one.0 == other.0).count()
}
