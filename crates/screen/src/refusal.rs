//! Why a move is refused, with everything that a sentence in any language needs.

use crate::dealt::Dealt;
use crate::misfit::Misfit;
use crate::names::{FigureName, GiftName, SideLetter, Step};
use crate::shown::Shown;
use crate::table::Refused;
use remparts_engine::kernel::seat::Viewer;
use serde::Serialize;
use std::fmt;
use ts_rs::TS;

/// Why a move is refused, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Refusal {
    /// The rule it rests on, by its ID in `docs/rules`.
    pub rule: &'static str,
    /// The reason, for a sentence.
    pub reason: Reason,
    /// What about its cell a tile does not fit, where that is the reason and the cell was looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub misfit: Option<Misfit>,
    /// The same in the engine's own words, for logs.
    pub text: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The reason why a move is refused; languages have a sentence for each of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Someone else has to choose.
    NotYourTurn {
        /// Who.
        seat: u8,
    },
    /// Chance has to answer first.
    ChancePending,
    /// Chance is not asked for anything.
    NothingToDraw,
    /// It belongs to another step of the turn.
    WrongStep {
        /// The step that the turn has reached.
        step: Step,
    },
    /// That tile has not been drawn.
    NotInHand {
        /// The face.
        face: String,
    },
    /// No copy of that tile is left to be drawn.
    NoneLeft {
        /// The face.
        face: String,
    },
    /// The deck holds no such card.
    NotInDeck,
    /// Nobody sits there.
    NoSuchSeat {
        /// Where.
        seat: u8,
    },
    /// The cell holds a tile already.
    CellTaken {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// The cell touches no tile by a whole side.
    Detached {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// The land does not go on across a side.
    EdgeMismatch {
        /// Which side.
        side: SideLetter,
    },
    /// A street does not go on across a side.
    StreetMismatch {
        /// Which side.
        side: SideLetter,
    },
    /// The tile fits on the cell in none of its rotations.
    FitsNoWay {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// A river tile must continue the river.
    RiverNotContinued,
    /// The river would lose an end.
    RiverEndLost,
    /// The river would turn the same way twice running.
    RiverUTurn,
    /// The river would turn toward river tiles.
    RiverTowardRiver,
    /// The first tile lies in the middle.
    NotInTheMiddle,
    /// A wall or the gate looks at the cell.
    BeyondTheWall {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// A tile on the cell would part the run of the wall or shut it in.
    BreaksTheRun {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// There is no tile on the cell.
    NoTile {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// The tile on the cell has no such part.
    NoSuchPart {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// The arrow of the tile on the cell was not touched.
    ArrowNotTouched {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// None of that kind is left in the supply.
    NoneInSupply {
        /// What kind.
        figure: FigureName,
    },
    /// No follower is left in the supply of The City.
    NoFollower,
    /// The followers at hand came home in this turn.
    Resting,
    /// A figure of this kind may never stand there.
    WrongFigure {
        /// What kind.
        figure: FigureName,
    },
    /// Farmers are not played.
    NoFarmers,
    /// Only the tile just laid is open.
    NotOnNewTile,
    /// Somebody is there already.
    Occupied,
    /// An arrow leads nobody into something complete.
    Complete,
    /// The tile has finished the street or market.
    Finished,
    /// None of the seat's figures stands there alone.
    NothingToPair,
    /// There is no abbot to be taken back.
    NoAbbotToRecall,
    /// The abbot was put down in this turn.
    AbbotJustPlaced,
    /// The seat does not hold that card.
    NoSuchGift {
        /// Which one.
        gift: GiftName,
    },
    /// A gift has been unwrapped in this turn.
    GiftAlreadyUnwrapped,
    /// No tile is left to draw as the second one.
    NoSecondTile,
    /// There is no abbey on the cell.
    NoAbbey {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// The abbey on the cell is complete.
    AbbeyComplete {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// There is no incomplete road with figures.
    NoRoadToSweep,
    /// None of the seat's figures of that kind stands there.
    NoFigureThere,
    /// Retreat takes nobody back from a garden.
    RetreatFromGarden,
    /// Standing must become lying or lying standing.
    NoChange,
    /// Nobody stands up in something complete.
    CompleteToStandIn,
    /// The gate stands on the outer rim.
    NotOnTheRim {
        /// The column of the tile.
        x: i8,
        /// The row of the tile.
        y: i8,
        /// The side of the tile.
        side: SideLetter,
    },
    /// A wall goes next to an end of the wall.
    NotNextToAnEnd {
        /// The column of the tile.
        x: i8,
        /// The row of the tile.
        y: i8,
        /// The side of the tile.
        side: SideLetter,
    },
    /// A guard goes on another wall, or on none now.
    NotTheWall {
        /// The column of the tile.
        x: i8,
        /// The row of the tile.
        y: i8,
        /// The side of the tile.
        side: SideLetter,
    },
    /// A guard stands opposite.
    GuardedOpposite,
    /// No tower is left in the supply.
    NoTower,
    /// A tower goes to an end with walls since the last one.
    NotAnEnd {
        /// The column of the tile.
        x: i8,
        /// The row of the tile.
        y: i8,
        /// The side of the tile.
        side: SideLetter,
    },
}

impl<G: Shown> Dealt<G> {
    pub(crate) fn refusal(
        &self,
        viewer: Viewer,
        draft: &[&str],
        typed: &str,
        face: Option<&str>,
    ) -> Option<Refusal> {
        let texts = self.meant(typed, face);
        let after = |draft: &[&str]| {
            let each = texts.iter().map(|text| self.refused(viewer, draft, text));
            let each = each.collect::<Option<Vec<_>>>()?;
            let misfit = self.misfit(viewer, draft, &texts, &each);
            weighed(each, typed).map(|refusal| Refusal { misfit, ..refusal })
        };
        let now = after(draft)?;
        let is_early = |refusal: &Refusal| matches!(refusal.reason, Reason::WrongStep { .. });
        if !is_early(&now) {
            return Some(now);
        }
        // What was decided can be decided anew, so a tile may be meant that lies already.
        let shorter = (0..draft.len()).rev().filter_map(|many| after(&draft[..many]));
        shorter.into_iter().find(|refusal| !is_early(refusal)).or(Some(now))
    }

    /// Why an action cannot follow a draft.
    fn refused(&self, viewer: Viewer, draft: &[&str], action: &str) -> Option<Refusal> {
        let turn: Vec<&str> = draft.iter().copied().chain([action]).collect();
        match self.drafted(viewer, &turn) {
            Err(Refused::Illegal(refusal)) => Some(refusal),
            _ => None,
        }
    }

    /// The actions that a text can mean, in the spelling of the notation: a cell stands for all
    /// rotations of a face.
    fn meant(&self, typed: &str, face: Option<&str>) -> Vec<String> {
        let faces = self.log.game().faces();
        let face_named = |word: &str| {
            let named = faces.iter().find(|face| face.name.eq_ignore_ascii_case(word));
            named.map(|face| face.name.clone())
        };
        let words = typed.split_whitespace();
        let spelled: Vec<String> =
            words.map(|word| face_named(word).unwrap_or_else(|| capitals(word))).collect();
        let words: Vec<&str> = spelled.iter().map(String::as_str).collect();
        let turned = |face: &str, cell: &str| {
            (0..4).map(|turns| format!("place {face} {cell} r{turns}")).collect()
        };
        match (words.as_slice(), face) {
            ([cell] | ["place", cell], Some(face)) if cell.contains(',') => turned(face, cell),
            (["place", face, cell], _) => turned(face, cell),
            ([cell, turns], Some(face)) if cell.contains(',') => {
                vec![format!("place {face} {cell} {turns}")]
            }
            _ => vec![spelled.join(" ")],
        }
    }
}

/// Sides are capitals in the notation, all else is small: `city-NE`, `W`.
fn capitals(word: &str) -> String {
    let is_sides = |letters: &str| {
        let is_side = |byte: u8| b"NESW".contains(&byte.to_ascii_uppercase());
        !letters.is_empty() && letters.bytes().all(is_side)
    };
    match word.split_once('-') {
        Some((kind, sides)) if is_sides(sides) => {
            format!("{}-{}", kind.to_ascii_lowercase(), sides.to_ascii_uppercase())
        }
        None if word.len() == 1 && is_sides(word) => word.to_ascii_uppercase(),
        _ => word.to_ascii_lowercase(),
    }
}

/// The most telling of the reasons why a tile can be laid in no rotation: where it fits but for a
/// rule, that rule tells more than sides that do not match.
fn weighed(mut all: Vec<Refusal>, typed: &str) -> Option<Refusal> {
    let is_mismatch = |refusal: &Refusal| {
        matches!(refusal.reason, Reason::EdgeMismatch { .. } | Reason::StreetMismatch { .. })
    };
    if let Some(telling) = all.iter().position(|refusal| !is_mismatch(refusal)) {
        return Some(all.swap_remove(telling));
    }
    let is_turned = all.len() > 1;
    let mut refusal = all.pop()?;
    if is_turned {
        let (x, y) = typed.split_whitespace().find_map(|word| word.split_once(','))?;
        refusal.reason = Reason::FitsNoWay { x: x.parse().ok()?, y: y.parse().ok()? };
    }
    Some(refusal)
}
