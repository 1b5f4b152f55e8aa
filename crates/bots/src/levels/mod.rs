//! Opponents for people: six levels, each with a way of thinking of its own, and styles.
//!
//! The lower ones (`modest`) are not made weak by nonsense: among the turns that seem at most a few
//! points worse than the best they take any. What they fail to see is what makes them beatable. The
//! upper ones search. `style` changes what a player prefers.

mod modest;
mod style;

pub use style::Style;

use crate::judge::Judged;
use crate::player::Player;
use crate::search::{SearchOptions, Seeker};
use modest::{Eye, Modest};
use std::time::Duration;

/// The levels from the weakest to the strongest, with a line about each for help texts.
pub const LEVELS: [(&str, &str); 6] = [
    ("beginner", "sees its own points of this turn, and never lies down in a field"),
    ("novice", "sees what everyone would score if the game ended now, and keeps a figure in hand"),
    ("club", "knows what features, fields and figures in hand are worth, at a glance"),
    ("advanced", "also looks at every answer of the next player"),
    ("expert", "also plays its best turns on, with the same luck for all of them"),
    ("master", "also plays them on with care, for longer, and plays to win rather than for points"),
];

/// How long the master thinks in a turn unless told otherwise.
const LONG: Duration = Duration::from_millis(2_000);
/// How long the expert thinks in a turn unless told otherwise.
const SHORT: Duration = Duration::from_millis(300);

/// A level by name, perhaps with a style, perhaps with a time of its own for each turn in
/// milliseconds: `expert`, `expert+farmer`, `master@1000`.
pub fn player<G: Judged>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    let (name, time) = match name.split_once('@') {
        Some((name, ms)) => (name, Some(Duration::from_millis(ms.parse().ok()?))),
        None => (name, None),
    };
    let (level, style) = match name.split_once('+') {
        Some((level, style)) => (level, Style::named(style)?),
        None => (name, Style::Plain),
    };
    let weights = G::styled(style);
    let seeker = |manner| Seeker::<G>::new(weights, manner, seed).insisting_on(time);
    Some(match level {
        "beginner" | "novice" | "club" | "advanced" if time.is_some() => return None,
        "beginner" if style == Style::Plain => Box::new(Modest::<G>::new(Eye::Own, 2.0, seed)),
        "novice" if style == Style::Plain => Box::new(Modest::<G>::new(Eye::Ended, 1.0, seed)),
        "club" => Box::new(Modest::new(Eye::Judge(weights), 1.5, seed)),
        "advanced" => Box::new(seeker(SearchOptions { arms: 1, ..SearchOptions::default() })),
        "expert" => Box::new(seeker(SearchOptions::default()).thinking(SHORT)),
        "master" => Box::new(seeker(SearchOptions::patient()).thinking(LONG).on_all_processors()),
        _ => return None,
    })
}
