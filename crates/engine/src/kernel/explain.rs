//! The data that explains points and plans, in the same form for every game.

use super::board::{Board, Placed};
use super::face::{Face, FaceId};
use super::geometry::{Cell, Rotation};
use super::seat::Seat;

/// The ID of a rule in `docs/rules`.
pub type RuleId = &'static str;

/// One product of a sum of points; `W` says what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term<W> {
    /// The thing that is counted.
    pub what: W,
    /// Number of the things counted.
    pub count: u16,
    /// Points for each of them.
    pub each: u8,
}

impl<W: Copy> Term<W> {
    /// The count times the points for each.
    pub fn points(self) -> i32 {
        i32::from(self.count) * i32::from(self.each)
    }
}

/// What a proposed turn would bring, played on a copy of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<E> {
    /// The events that would happen, in order.
    pub events: Vec<E>,
    /// Points each seat would gain at once.
    pub gains: Vec<i32>,
}

impl<E> Preview<E> {
    /// What happened between two scores.
    pub(crate) fn new(events: Vec<E>, before: &[i32], after: &[i32]) -> Self {
        let gains = after.iter().zip(before).map(|(after, before)| after - before).collect();
        Self { events, gains }
    }
}

/// The seats with most points: all of them share the first rank.
pub(crate) fn winners(scores: &[i32]) -> Vec<Seat> {
    let best = scores.iter().max().copied().unwrap_or(0);
    Seat::first(scores.len()).filter(|seat| scores[seat.index()] == best).collect()
}

/// A kind of tile that fits an empty cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fit {
    /// The kind of tile that fits.
    pub face: FaceId,
    /// Copies not yet laid: in the bag and in hand.
    pub left: u8,
    /// The rotations that fit, as bits.
    pub rotations: u8,
}

impl Fit {
    /// Drops the rotations for which `holds` is false.
    pub(crate) fn keep(&mut self, holds: impl Fn(Rotation) -> bool) {
        let kept =
            |rotation: &Rotation| self.rotations >> rotation.index() & 1 == 1 && holds(*rotation);
        let bits = Rotation::ALL.into_iter().filter(kept);
        self.rotations = bits.fold(0, |bits, rotation| bits | 1 << rotation.index());
    }
}

/// Kinds of tiles that can still come and fit an empty cell by their edges.
pub(crate) fn fits<P>(
    board: &Board,
    faces: &[Face<P>],
    left: impl Fn(FaceId) -> u8,
    cell: Cell,
) -> Vec<Fit> {
    let fit = |(index, face): (usize, &Face<P>)| {
        let (id, rotations) = (FaceId(index as u8), board.rotations(face.lanes, cell));
        let left = left(id);
        (left > 0 && rotations != 0).then_some(Fit { face: id, left, rotations })
    };
    faces.iter().enumerate().filter_map(fit).collect()
}

/// Tiles that were drawn and fitted nowhere, by kind: those of the box that are neither laid nor
/// still to come.
pub(crate) fn boxed(
    mut copies: Vec<u8>,
    laid: &[Placed],
    left: impl Fn(FaceId) -> u8,
) -> Vec<(FaceId, u8)> {
    for tile in laid {
        copies[tile.face.index()] -= 1;
    }
    let faces = (0..).map(FaceId).zip(copies);
    let gone = faces.map(|(face, copies)| (face, copies - left(face)));
    gone.filter(|(_, copies)| *copies > 0).collect()
}
