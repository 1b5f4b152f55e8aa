//! Why a move of the classic game is refused.

use crate::refusal::{Reason, Refusal};
use crate::shown::Shown as _;
use remparts_engine::classic::Classic;
use remparts_engine::classic::illegal::Illegal;
use remparts_engine::kernel::game::Ruled as _;

/// Why, with what a sentence needs.
pub(super) fn refusal(game: &Classic, illegal: &Illegal) -> Refusal {
    let (rule, text) = (illegal.rule(), illegal.to_string());
    Refusal { rule, reason: reason(game, *illegal), misfit: None, text }
}

fn reason(game: &Classic, illegal: Illegal) -> Reason {
    match illegal {
        Illegal::GameOver => Reason::GameOver,
        Illegal::NotYourTurn(seat) => Reason::NotYourTurn { seat: seat.0 },
        Illegal::ChancePending => Reason::ChancePending,
        Illegal::NothingToDraw => Reason::NothingToDraw,
        Illegal::WrongStep => Reason::WrongStep { step: game.turn().step },
        Illegal::NotInHand(face) => Reason::NotInHand { face: game.face_name(face) },
        Illegal::NotInPile(face) => Reason::NoneLeft { face: game.face_name(face) },
        Illegal::NotInDeck => Reason::NotInDeck,
        Illegal::NoSuchSeat(seat) => Reason::NoSuchSeat { seat: seat.0 },
        Illegal::CellTaken(at) => Reason::CellTaken { x: at.x, y: at.y },
        Illegal::Detached(at) => Reason::Detached { x: at.x, y: at.y },
        Illegal::EdgeMismatch(side) => Reason::EdgeMismatch { side: side.into() },
        Illegal::RiverNotContinued => Reason::RiverNotContinued,
        Illegal::RiverEndLost => Reason::RiverEndLost,
        Illegal::RiverUTurn => Reason::RiverUTurn,
        Illegal::RiverTowardRiver => Reason::RiverTowardRiver,
        Illegal::NoTile(at) => Reason::NoTile { x: at.x, y: at.y },
        Illegal::NoSuchPart(spot) => Reason::NoSuchPart { x: spot.cell.x, y: spot.cell.y },
        Illegal::ArrowNotTouched(at) => Reason::ArrowNotTouched { x: at.x, y: at.y },
        Illegal::NoneInSupply(figure) => Reason::NoneInSupply { figure: figure.into() },
        Illegal::WrongFigure(figure) => Reason::WrongFigure { figure: figure.into() },
        Illegal::NoFarmers => Reason::NoFarmers,
        Illegal::NotOnNewTile => Reason::NotOnNewTile,
        Illegal::Occupied => Reason::Occupied,
        Illegal::Complete => Reason::Complete,
        Illegal::AbbeyComplete(at) => Reason::AbbeyComplete { x: at.x, y: at.y },
        Illegal::CompleteToStandIn => Reason::CompleteToStandIn,
        Illegal::NothingToPair => Reason::NothingToPair,
        Illegal::NoAbbotToRecall => Reason::NoAbbotToRecall,
        Illegal::NoSuchGift(gift) => Reason::NoSuchGift { gift: gift.into() },
        Illegal::GiftAlreadyUnwrapped => Reason::GiftAlreadyUnwrapped,
        Illegal::NoSecondTile => Reason::NoSecondTile,
        Illegal::NoAbbey(at) => Reason::NoAbbey { x: at.x, y: at.y },
        Illegal::NoRoadToSweep => Reason::NoRoadToSweep,
        Illegal::NoFigureThere => Reason::NoFigureThere,
        Illegal::RetreatFromGarden => Reason::RetreatFromGarden,
        Illegal::AbbotJustPlaced => Reason::AbbotJustPlaced,
        Illegal::NoChange => Reason::NoChange,
    }
}
