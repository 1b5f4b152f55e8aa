//! Why something was refused, with what a screen needs to explain it.

use super::action::{FigureKind, Gift, Spot};
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Side};
use crate::kernel::seat::Seat;
use thiserror::Error;

/// The reason a choice or an answer was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Someone else has to choose.
    #[error("it is seat {0}'s turn")]
    NotYourTurn(Seat),
    /// Chance has to answer first.
    #[error("a draw is pending")]
    ChancePending,
    /// No question is pending.
    #[error("nothing is to be drawn")]
    NothingToDraw,
    /// The choice belongs to another step of the turn.
    #[error("this does not belong to the current step of the turn")]
    WrongStep,
    /// That tile has not been drawn.
    #[error("this tile is not in hand")]
    NotInHand(FaceId),
    /// The bag holds no such tile.
    #[error("no such tile is left in this pile")]
    NotInPile(FaceId),
    /// The deck holds no such card.
    #[error("no such card is left in the deck")]
    NotInDeck,
    /// Nobody sits there.
    #[error("nobody sits on seat {0}")]
    NoSuchSeat(Seat),
    /// The cell holds a tile already.
    #[error("cell {0} is taken")]
    CellTaken(Cell),
    /// The cell touches no tile by a whole side (TILE-2).
    #[error("cell {0} touches no tile")]
    Detached(Cell),
    /// The terrain does not continue across a side (TILE-3).
    #[error("the terrain does not continue on side {0:?}")]
    EdgeMismatch(Side),
    /// A river tile must continue the river (RIVER-5).
    #[error("a river tile must continue the river")]
    RiverNotContinued,
    /// The river would lose an end (RUL-RIVER-3).
    #[error("the river must keep its open ends")]
    RiverEndLost,
    /// Two bends the same way in a row (RIVER-7).
    #[error("the river may not turn the same way twice running")]
    RiverUTurn,
    /// The river would run toward river tiles (RIVER-8).
    #[error("the river may not turn toward river tiles")]
    RiverTowardRiver,
    /// There is no tile on that cell.
    #[error("there is no tile on cell {0}")]
    NoTile(Cell),
    /// The tile has no such part.
    #[error("the tile has no such part")]
    NoSuchPart(Spot),
    /// That tile's arrow was not touched by this placement (ANNIV-4, ANNIV-5).
    #[error("no arrow of the tile on {0} was touched")]
    ArrowNotTouched(Cell),
    /// None of that kind is left in the supply (MEEPLE-5).
    #[error("no {} in the supply", name(*.0))]
    NoneInSupply(FigureKind),
    /// A figure of this kind may never stand there.
    #[error("{} {} may not go there", article(*.0), name(*.0))]
    WrongFigure(FigureKind),
    /// Farmers are not played (OPT-1).
    #[error("this game has no farmers")]
    NoFarmers,
    /// Only the tile just laid is open (MEEPLE-2).
    #[error("figures go on the tile just laid")]
    NotOnNewTile,
    /// The feature holds a figure (MEEPLE-3).
    #[error("the feature is occupied")]
    Occupied,
    /// The feature is complete.
    #[error("the feature is complete")]
    Complete,
    /// None of the seat's figures stands alone on that spot (ANNIV-7, ANNIV-8).
    #[error("no single figure of yours stands there to be joined")]
    NothingToPair,
    /// The abbot is not on an incomplete abbey or garden (ABBOT-5, RUL-ABBOT-1).
    #[error("the abbot cannot be taken back")]
    NoAbbotToRecall,
    /// The seat does not hold that card.
    #[error("you do not hold this gift")]
    NoSuchGift(Gift),
    /// A gift has been unwrapped in this turn (RUL-GIFT-21).
    #[error("one gift a turn")]
    GiftAlreadyUnwrapped,
    /// No tile is left to draw as the second one (RUL-GIFT-17).
    #[error("no second tile to draw")]
    NoSecondTile,
    /// The spot is not an abbey (RUL-GIFT-8).
    #[error("there is no abbey on cell {0}")]
    NoAbbey(Cell),
    /// The spot does not name an incomplete road with figures by its earliest part.
    #[error("no such road to sweep")]
    NoRoadToSweep,
    /// None of the seat's figures of that kind stands there.
    #[error("no such figure of yours stands there")]
    NoFigureThere,
    /// Standing must become lying or lying standing (GIFT-12).
    #[error("the figure must change between standing and lying")]
    NoChange,
}

/// A figure in a sentence, where the short word of plies would not do.
const fn name(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Meeple => "meeple",
        FigureKind::Big => "big meeple",
        FigureKind::Abbot => "abbot",
    }
}

const fn article(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Meeple | FigureKind::Big => "a",
        FigureKind::Abbot => "an",
    }
}
