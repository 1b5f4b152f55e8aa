//! Anniversary arrows: which are touched, what they activate, what they pay.

use crate::classic::event::Event;
use crate::classic::game::Classic;
use crate::classic::state::Turn;
use crate::classic::tiles::Symbol;
use crate::kernel::board::TileId;
use crate::kernel::game::Sink;
use crate::kernel::geometry::{Cell, Side};

/// Points for an anniversary tile whose own symbol stays idle (ANNIV-3).
pub(crate) const IDLE_POINTS: i32 = 2;

/// The arrows a placement touches, by the cells of their tiles: its own first, then those of the
/// neighbors clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touched {
    cells: [Cell; 5],
    len: u8,
}

impl std::ops::Deref for Touched {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len)]
    }
}

/// Finds the arrows between the last tile and its neighbors (ANNIV-4, ANNIV-5). Each arrow fires
/// when its two cells are first both taken, so a neighbor's arrow cannot have fired before
/// (RUL-ANNIV-4).
pub(crate) fn touched(game: &Classic, across: &[Option<TileId>; 4]) -> Touched {
    let cell = game.state.last_laid();
    let mut touched = Touched { cells: [Cell::ORIGIN; 5], len: 0 };
    let mut add = |cell| {
        touched.cells[usize::from(touched.len)] = cell;
        touched.len += 1;
    };
    let own = arrow(game, game.state.table.board.last());
    if own.is_some_and(|(side, _)| across[side.index()].is_some()) {
        add(cell);
    }
    for side in Side::ALL {
        if let Some(other) = across[side.index()]
            && arrow(game, other).is_some_and(|(points, _)| points == side.opposite())
        {
            add(cell.step(side));
        }
    }
    touched
}

/// The arrow of a laid tile, turned as the tile is.
pub(crate) fn arrow(game: &Classic, tile: TileId) -> Option<(Side, Symbol)> {
    let tile = game.state.table.board.tile(tile);
    let (side, symbol) = game.rules.facts[tile.face.index()].arrow?;
    Some((side.turned(tile.pose.rotation), symbol))
}

/// Activates the symbol of the tile on a cell (RUL-ANNIV-2: activation cannot be refused).
pub(crate) fn activate(game: &mut Classic, cell: Cell, out: &mut impl Sink<Event>) {
    let tile = game.state.table.board.at(cell).expect("a touched arrow lies on a tile");
    let (_, symbol) = arrow(game, tile).expect("a touched tile has an arrow");
    let turn = &mut game.state.turn;
    turn.symbol = Some(symbol);
    let seat = turn.seat;
    out.event(|| Event::Activated(seat, symbol, cell));
}

/// Pays for an anniversary tile whose own symbol was not the one activated (ANNIV-3, ANNIV-6).
pub(crate) fn bonus(game: &mut Classic, activated: Option<Cell>, out: &mut impl Sink<Event>) {
    let idle = activated != Some(game.state.last_laid());
    if idle && arrow(game, game.state.table.board.last()).is_some() {
        let seat = game.state.turn.seat;
        game.state.scores[seat.index()] += IDLE_POINTS;
        out.event(|| Event::Bonus(seat, IDLE_POINTS));
    }
}

/// Whether the turn is followed by another one (ANNIV-11), never a third (ANNIV-12).
#[inline]
pub(crate) fn repeats(turn: &Turn) -> bool {
    turn.symbol == Some(Symbol::Repeat) && !turn.again
}
