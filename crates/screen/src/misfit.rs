//! What about a cell a tile does not fit, so that a refusal can say what would end there.

use crate::dealt::Dealt;
use crate::faces::{EdgeName, Face};
use crate::names::SideLetter;
use crate::refusal::{Reason, Refusal};
use crate::shown::Shown;
use remparts_engine::kernel::seat::Viewer;
use serde::Serialize;
use ts_rs::TS;

/// The sides of a tile in the order of its edges.
const SIDES: [SideLetter; 4] = [SideLetter::N, SideLetter::E, SideLetter::S, SideLetter::W];

/// What can only go on as itself, in either game.
const ENDING: [EdgeName; 4] = [EdgeName::City, EdgeName::Road, EdgeName::River, EdgeName::Street];

/// What about a cell a tile does not fit. Sides are those of the tile; the engine has found each of
/// them, and what they show is looked up for the sentence alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum Misfit {
    /// As the tile is turned, what it shows on a side does not go on with what lies there.
    Clash {
        /// The side of the tile on which it does not continue.
        side: SideLetter,
        /// What the tile shows.
        here: EdgeName,
        /// What its neighbor shows.
        there: EdgeName,
    },
    /// However the tile is turned, nothing of it goes on with what lies on one side.
    Lacks {
        /// The side of the cell that nothing of the tile continues.
        side: SideLetter,
        /// What its neighbor shows.
        there: EdgeName,
    },
    /// However the tile is turned, it goes on with some of its neighbors and not with all.
    Together {
        /// What each neighbor shows, clockwise from the north.
        sides: Vec<(SideLetter, EdgeName)>,
    },
}

/// A tile as a text of the notation lays it: `place FACE X,Y rN`.
fn laid(text: &str) -> Option<(&str, (i8, i8), u8)> {
    let mut words = text.split_whitespace();
    let (verb, face, cell, turns) = (words.next()?, words.next()?, words.next()?, words.next()?);
    let (x, y) = cell.split_once(',')?;
    let rotation = turns.strip_prefix('r')?.parse().ok()?;
    (verb == "place").then_some((face, (x.parse().ok()?, y.parse().ok()?), rotation))
}

/// The side that the engine found not to match.
const fn mismatched(refusal: &Refusal) -> Option<SideLetter> {
    match refusal.reason {
        Reason::EdgeMismatch { side } | Reason::StreetMismatch { side } => Some(side),
        _ => None,
    }
}

/// What a face shows on a side, lying in a rotation.
fn shown(faces: &[Face], name: &str, rotation: u8, side: usize) -> Option<EdgeName> {
    let face = faces.iter().find(|face| face.name == name)?;
    Some(face.edges[(side + 4 - usize::from(rotation % 4)) % 4])
}

impl<G: Shown> Dealt<G> {
    /// What about its cell a tile does not fit, from the refusals of all its rotations that are meant;
    /// none if one of them is refused for another reason.
    pub(crate) fn misfit(
        &self,
        viewer: Viewer,
        draft: &[&str],
        texts: &[String],
        refusals: &[Refusal],
    ) -> Option<Misfit> {
        let found: Vec<SideLetter> = refusals.iter().map(mismatched).collect::<Option<_>>()?;
        let (face, (x, y), rotation) = laid(texts.first()?)?;
        let tiles = self.screen(viewer, draft).ok()?.tiles;
        let faces = self.log.game().faces();
        let there = |side: usize| {
            let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
            let at = (x.checked_add(dx)?, y.checked_add(dy)?);
            let tile = tiles.iter().find(|tile| (tile.x, tile.y) == at)?;
            shown(&faces, &tile.face, tile.rotation, (side + 2) % 4)
        };
        let first = *found.first()?;
        let side = SIDES.into_iter().position(|side| side == first)?;
        if let [side_found] = *found {
            let here = shown(&faces, face, rotation, side)?;
            return Some(Misfit::Clash { side: side_found, here, there: there(side)? });
        }
        if found.iter().all(|other| *other == first) {
            return Some(Misfit::Lacks { side: first, there: there(side)? });
        }
        let neighbors = (0..4).filter_map(|side| Some((SIDES[side], there(side)?)));
        let sides: Vec<(SideLetter, EdgeName)> = neighbors.collect();
        // What is not printed on the tile at all tells more than everything that it had to meet.
        let printed = faces.iter().find(|known| known.name == face)?.edges;
        let is_lacking = |edge: EdgeName| ENDING.contains(&edge) && !printed.contains(&edge);
        let lacking = sides.iter().copied().find(|(_, edge)| is_lacking(*edge));
        Some(match lacking {
            Some((side, there)) => Misfit::Lacks { side, there },
            None => Misfit::Together { sides },
        })
    }
}
