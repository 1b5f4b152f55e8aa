//! The sets of tiles of all games, and how many of their tiles are not known exactly.
//!
//! The numbers come from the marks in `data/tiles`: whoever finds out what a tile really shows
//! replaces it there, and every screen says so.

use crate::city::{City, tiles as town};
use crate::classic::{Classic, tiles as land};
use crate::kernel::face::Face;
use crate::kernel::printing::Certainty;
use crate::notation::any::AnySetup;
use crate::notation::written::Written as _;

/// How much of a set of tiles is known for certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetFacts {
    /// Short name, the first half of every tile name.
    pub name: &'static str,
    /// Pieces of cardboard; a double one counts once.
    pub pieces: u32,
    /// Those of them that are made up by us, because nobody could tell us what they show.
    pub stand_ins: u32,
}

impl SetFacts {
    /// What is known of a set of the classic game.
    pub fn of_land(set: &'static land::TileSet) -> Self {
        Self::new(&set.name, set.kinds.iter().map(|kind| (kind.certainty, kind.count)))
    }

    /// What is known of a set of The City.
    pub fn of_town(set: &'static town::TileSet) -> Self {
        Self::new(&set.name, set.kinds.iter().map(|kind| (kind.certainty, kind.count)))
    }

    fn new(name: &'static str, kinds: impl Iterator<Item = (Certainty, u32)> + Clone) -> Self {
        let unknown = kinds.clone().filter(|(certainty, _)| *certainty == Certainty::StandIn);
        Self {
            name,
            pieces: kinds.map(|(_, count)| count).sum(),
            stand_ins: unknown.map(|(_, count)| count).sum(),
        }
    }
}

/// Every set, those of the classic game first.
pub fn all() -> impl Iterator<Item = SetFacts> {
    land::SETS.iter().map(SetFacts::of_land).chain([SetFacts::of_town(&town::SET)])
}

/// The sets with stand-ins that a game is played with; none where the setup cannot be played.
pub fn with_stand_ins(setup: AnySetup) -> Vec<SetFacts> {
    let names: Vec<String> = match setup {
        AnySetup::Classic(setup) => Classic::set_up(setup).ok().map(|it| names(&it.rules().faces)),
        AnySetup::City(setup) => City::set_up(setup).ok().map(|it| names(&it.rules().faces)),
    }
    .unwrap_or_default();
    let is_played = |set: &SetFacts| {
        names.iter().any(|name| name.split_once('/').is_some_and(|(of, _)| of == set.name))
    };
    all().filter(|set| set.stand_ins > 0 && is_played(set)).collect()
}

fn names<P>(faces: &[Face<P>]) -> Vec<String> {
    faces.iter().map(|face| face.name.clone()).collect()
}
