//! Why a move of The City is refused.

use crate::refusal::{Reason, Refusal};
use crate::shown::Shown as _;
use remparts_engine::city::City;
use remparts_engine::city::illegal::Illegal;
use remparts_engine::kernel::game::Ruled as _;

/// Why, with what a sentence needs.
pub(super) fn refusal(game: &City, illegal: &Illegal) -> Refusal {
    let (rule, text) = (illegal.rule(), illegal.to_string());
    Refusal { rule, reason: reason(game, *illegal), misfit: None, text }
}

fn reason(game: &City, illegal: Illegal) -> Reason {
    match illegal {
        Illegal::GameOver => Reason::GameOver,
        Illegal::NotYourTurn(seat) => Reason::NotYourTurn { seat: seat.0 },
        Illegal::ChancePending => Reason::ChancePending,
        Illegal::NothingToDraw => Reason::NothingToDraw,
        Illegal::WrongStep => Reason::WrongStep { step: game.turn().step },
        Illegal::NotInHand(face) => Reason::NotInHand { face: game.face_name(face) },
        Illegal::NoneLeft(face) => Reason::NoneLeft { face: game.face_name(face) },
        Illegal::NoSuchSeat(seat) => Reason::NoSuchSeat { seat: seat.0 },
        Illegal::CellTaken(at) => Reason::CellTaken { x: at.x, y: at.y },
        Illegal::Detached(at) => Reason::Detached { x: at.x, y: at.y },
        Illegal::NotInTheMiddle => Reason::NotInTheMiddle,
        Illegal::StreetMismatch(side) => Reason::StreetMismatch { side: side.into() },
        Illegal::BeyondTheWall(at) => Reason::BeyondTheWall { x: at.x, y: at.y },
        Illegal::BreaksTheRun(at) => Reason::BreaksTheRun { x: at.x, y: at.y },
        Illegal::Resting => Reason::Resting,
        Illegal::NoFollower => Reason::NoFollower,
        Illegal::NotOnNewTile => Reason::NotOnNewTile,
        Illegal::NoSuchPart(spot) => Reason::NoSuchPart { x: spot.cell.x, y: spot.cell.y },
        Illegal::Occupied => Reason::Occupied,
        Illegal::Finished => Reason::Finished,
        Illegal::NotOnTheRim(edge) => {
            Reason::NotOnTheRim { x: edge.cell.x, y: edge.cell.y, side: edge.side.into() }
        }
        Illegal::NotNextToAnEnd(edge) => {
            Reason::NotNextToAnEnd { x: edge.cell.x, y: edge.cell.y, side: edge.side.into() }
        }
        Illegal::NotTheWall(edge) => {
            Reason::NotTheWall { x: edge.cell.x, y: edge.cell.y, side: edge.side.into() }
        }
        Illegal::GuardedOpposite(_) => Reason::GuardedOpposite,
        Illegal::NoTower => Reason::NoTower,
        Illegal::NotAnEnd(edge) => {
            Reason::NotAnEnd { x: edge.cell.x, y: edge.cell.y, side: edge.side.into() }
        }
    }
}
