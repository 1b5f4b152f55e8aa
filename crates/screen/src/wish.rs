//! Whether a game can be played as wished.

use remparts_engine::city::{self, City};
use remparts_engine::classic::{self, Classic};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::written::Written as _;
use remparts_engine::sets;
use serde::Serialize;
use ts_rs::TS;

/// What is wrong with a wish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Problem {
    /// What kind of thing.
    pub code: ProblemCode,
    /// The same in words.
    pub text: String,
}

/// What can be wrong with a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// The text cannot be read.
    Unreadable,
    /// Too few or too many players.
    Players,
    /// Six players without the sixth color.
    SixthColor,
    /// The seat that should begin is not at the table.
    First,
    /// The start piece lies too far out.
    Origin,
    /// The tiles need more room than the board has.
    TooManyTiles,
    /// There are no tiles.
    NoTiles,
    /// The piles are not made of all tiles.
    Piles,
    /// Too few or too many walls.
    Walls,
}

/// The first thing that is wrong with a wish, if it cannot be played.
pub fn check(setup: &str) -> Option<Problem> {
    let problem = |code, text: String| Some(Problem { code, text });
    match AnySetup::wish(setup) {
        Err(error) => problem(ProblemCode::Unreadable, error.to_string()),
        Ok(AnySetup::Classic(setup)) => {
            let wrong = *Classic::set_up(setup).err()?.0.first()?;
            problem(wrong.into(), wrong.to_string())
        }
        Ok(AnySetup::City(setup)) => {
            let wrong = *City::set_up(setup).err()?.0.first()?;
            problem(wrong.into(), wrong.to_string())
        }
    }
}

/// A set of tiles of which some are not known exactly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StandIns {
    /// Short name of the set, the first half of the names of its faces.
    pub set: String,
    /// Pieces of cardboard in it.
    pub pieces: u32,
    /// Those of them that are made up by us.
    pub stand_ins: u32,
}

/// The sets of a wish of which some tiles are not known exactly; none if it cannot be played.
pub fn stand_ins(setup: &str) -> Vec<StandIns> {
    let sets = AnySetup::read(setup).map(sets::with_stand_ins).unwrap_or_default();
    let told = sets.into_iter().map(|set| StandIns {
        set: set.name.to_owned(),
        pieces: set.pieces,
        stand_ins: set.stand_ins,
    });
    told.collect()
}

impl From<classic::setup::SetupProblem> for ProblemCode {
    fn from(problem: classic::setup::SetupProblem) -> Self {
        use classic::setup::SetupProblem;
        match problem {
            SetupProblem::Players(_) => Self::Players,
            SetupProblem::SixthColor => Self::SixthColor,
            SetupProblem::First(_) => Self::First,
            SetupProblem::Origin => Self::Origin,
            SetupProblem::TooManyTiles => Self::TooManyTiles,
        }
    }
}

impl From<city::setup::SetupProblem> for ProblemCode {
    fn from(problem: city::setup::SetupProblem) -> Self {
        use city::setup::SetupProblem;
        match problem {
            SetupProblem::Players(_) => Self::Players,
            SetupProblem::NoTiles => Self::NoTiles,
            SetupProblem::Piles { .. } => Self::Piles,
            SetupProblem::Walls(_) => Self::Walls,
            SetupProblem::First(_) => Self::First,
            SetupProblem::TooManyTiles => Self::TooManyTiles,
        }
    }
}
