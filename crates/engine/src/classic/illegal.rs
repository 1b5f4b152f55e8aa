//! Why something was refused, with what a screen needs to explain it.

use super::action::{FigureKind, Gift, Spot};
use crate::kernel::face::FaceId;
use crate::kernel::game::Ruled;
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
    /// The setup has no such seat.
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
    /// The feature is complete, so an arrow leads nobody there (ANNIV-9).
    #[error("the feature is complete")]
    Complete,
    /// The abbey is complete, so no synod meets there (GIFT-8).
    #[error("the abbey on cell {0} is complete")]
    AbbeyComplete(Cell),
    /// Nobody stands up in something complete (RUL-GIFT-13).
    #[error("nobody stands up in a complete feature")]
    CompleteToStandIn,
    /// None of the seat's figures stands alone on that spot (ANNIV-7, ANNIV-8).
    #[error("no single figure of yours stands there to be joined")]
    NothingToPair,
    /// The abbot is not on an incomplete abbey or garden (ABBOT-5, RUL-ABBOT-1).
    #[error("the abbot cannot be taken back")]
    NoAbbotToRecall,
    /// The abbot was put down in this very turn (RUL-GIFT-7).
    #[error("the abbot was put down in this turn and stays until the next one")]
    AbbotJustPlaced,
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
    /// Retreat takes nobody back from a garden (RUL-GIFT-12).
    #[error("a retreat is from a city, road, abbey or field, not from a garden")]
    RetreatFromGarden,
    /// Standing must become lying or lying standing (GIFT-12).
    #[error("the figure must change between standing and lying")]
    NoChange,
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "END-1",
            Self::NotYourTurn(_) => "SETUP-8",
            Self::ChancePending | Self::NothingToDraw | Self::WrongStep | Self::NotInHand(_) => {
                "TURN-1"
            }
            Self::NotInPile(_) => "SETUP-5",
            Self::NotInDeck => "GIFT-6",
            Self::NoSuchSeat(_) => "SETUP-1",
            Self::CellTaken(_) | Self::Detached(_) => "TILE-2",
            Self::EdgeMismatch(_) => "TILE-3",
            Self::RiverNotContinued => "RIVER-5",
            Self::RiverEndLost => "RUL-RIVER-3",
            Self::RiverUTurn => "RIVER-7",
            Self::RiverTowardRiver => "RIVER-8",
            Self::NoTile(_) | Self::NotOnNewTile => "MEEPLE-2",
            Self::NoSuchPart(_) => "MEEPLE-4",
            Self::ArrowNotTouched(_) => "ANNIV-4",
            Self::NoneInSupply(_) => "MEEPLE-5",
            Self::WrongFigure(FigureKind::Abbot) => "ABBOT-3",
            Self::WrongFigure(FigureKind::Meeple | FigureKind::Big) => "ABBOT-4",
            Self::NoFarmers => "OPT-1",
            Self::Occupied => "MEEPLE-3",
            Self::Complete => "ANNIV-9",
            Self::NothingToPair => "ANNIV-7",
            Self::NoAbbotToRecall => "ABBOT-5",
            Self::NoSuchGift(_) | Self::GiftAlreadyUnwrapped => "GIFT-7",
            Self::NoSecondTile => "RUL-GIFT-17",
            Self::NoAbbey(_) | Self::AbbeyComplete(_) => "GIFT-8",
            Self::NoRoadToSweep => "GIFT-9",
            Self::NoFigureThere => "RUL-GIFT-5",
            Self::RetreatFromGarden => "RUL-GIFT-12",
            Self::AbbotJustPlaced => "RUL-GIFT-7",
            Self::NoChange => "GIFT-12",
            Self::CompleteToStandIn => "RUL-GIFT-13",
        }
    }
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
