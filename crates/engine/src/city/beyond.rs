//! Which cells gate and walls bar from being built on (TC-BEYOND-1).
//!
//! Two things bar a cell for good: a piece of the run that looks at it, and the outer corner of two
//! pieces on one tile, whose diagonal cell would part them. Cells in view stay empty, so they only
//! grow in number and are taken off the board's open cells one by one. What is left to ask is
//! whether a tile would shut the whole run in. Where pieces look straight out, that can only be
//! while none of them has a free view to the outside.

use super::setup::Beyond;
use super::state::State;
use crate::kernel::geometry::{Cell, Edge, Side};
use crate::kernel::rim::{self, Way};

/// Bars the cells that a new piece looks at, and the diagonal ones at its outer corners.
#[inline]
pub(crate) fn bar(state: &mut State, piece: Edge, beyond: Beyond) {
    let Edge { cell, side } = piece;
    let board = &mut state.table.board;
    let mut view = cell.step(side);
    while board.at(view).is_none() {
        board.shut(view);
        if beyond == Beyond::NextCell {
            break;
        }
        if !state.bounds.contains(view) {
            state.run.free = true;
            break;
        }
        view = view.step(side);
    }
    let Some(tile) = board.at(cell) else { return };
    for way in Way::BOTH {
        let ahead = way.ahead(side);
        if state.sides.is_walled(tile, ahead) {
            board.shut(cell.step(side).step(ahead));
        }
    }
}

/// Whether an empty cell is barred for good (RUL-TC-BEYOND-1, and the outer corners of
/// RUL-TC-BEYOND-2).
#[inline]
pub(crate) fn is_barred(state: &State, cell: Cell, beyond: Beyond) -> bool {
    is_in_view(state, cell, beyond)
        || Side::ALL.into_iter().any(|side| parts_a_corner(state, cell, side))
}

/// Whether gate or wall looks at a cell that touches a tile.
#[inline]
pub(crate) fn is_in_view(state: &State, cell: Cell, beyond: Beyond) -> bool {
    Side::ALL.into_iter().any(|toward| {
        let mut at = cell.step(toward);
        while state.bounds.contains(at) {
            if let Some(tile) = state.table.board.at(at) {
                return state.sides.is_walled(tile, toward.opposite());
            }
            if beyond == Beyond::NextCell {
                return false;
            }
            at = at.step(toward);
        }
        false
    })
}

/// Whether a tile diagonally across the corner of `side` and the next one clockwise carries pieces
/// on both sides of that corner.
#[inline]
fn parts_a_corner(state: &State, cell: Cell, side: Side) -> bool {
    let ahead = Way::Clockwise.ahead(side);
    let across = cell.step(side).step(ahead);
    state.table.board.at(across).is_some_and(|tile| {
        state.sides.is_walled(tile, side.opposite())
            && state.sides.is_walled(tile, ahead.opposite())
    })
}

/// Whether a tile on an open cell would shut the run in, so that it would no longer be on the outer
/// rim (RUL-TC-BEYOND-2).
#[inline]
pub(crate) fn shuts_in(state: &State, cell: Cell) -> bool {
    if state.run.free {
        return false;
    }
    let Some(gate) = state.run.gate() else { return false };
    let taken = |at: Cell| state.table.board.at(at).is_some();
    divides(taken, cell) && !rim::is_outer(|at| at == cell || taken(at), gate)
}

/// Whether the empty cells at the sides of a cell hang together only through the cell itself, as
/// far as its eight neighbors tell (a local articulation test). Only then can a tile there cut
/// empty ground in two.
fn divides(taken: impl Fn(Cell) -> bool, cell: Cell) -> bool {
    let passages = Side::ALL.into_iter().filter(|side| {
        let ahead = Way::Clockwise.ahead(*side);
        let beside = cell.step(*side);
        // Empty ground ends here, going clockwise round the cell.
        !taken(beside) && (taken(beside.step(ahead)) || taken(cell.step(ahead)))
    });
    passages.count() > 1
}
