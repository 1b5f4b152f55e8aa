//! The role of a tile set: the part of the game it is for, and what that asks of its pieces.

use super::{Piece, Problem, Square, Terrain, TileSet};

/// The part of the game that a set is for. A loaded set takes the place of the shipped one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Tiles of the base game.
    Base,
    /// A river, whichever is wished for.
    River,
    /// The tiles of Inns & Cathedrals.
    Inns,
    /// The tiles with arrows.
    Anniversary,
}

impl Role {
    /// All roles, in the order used in texts.
    pub const ALL: [Self; 4] = [Self::Base, Self::River, Self::Inns, Self::Anniversary];

    /// Its word in tile files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::River => "river",
            Self::Inns => "inns",
            Self::Anniversary => "anniversary",
        }
    }

    /// The role with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == word)
    }

    /// What its start piece has to be.
    pub(super) const fn start(self) -> &'static str {
        match self {
            Self::River => "a spring, one of it",
            Self::Base | Self::Inns | Self::Anniversary => "one of its tiles",
        }
    }
}

/// Checks a piece against what its set is for.
pub(super) fn check_piece(role: Role, set: &TileSet, piece: &Piece) -> Result<(), Problem> {
    let refuse = |what| Err(Problem::Foreign { role, what });
    let is_start = set.start.as_ref() == Some(&piece.id);
    let wet = |square: &Square| square.edges.contains(&Terrain::River);
    if piece.squares.len() > 1 && !(role == Role::River && is_start) {
        return refuse("double piece but the start of a river");
    }
    if piece.arrow.is_some() && role != Role::Anniversary {
        return refuse("arrow");
    }
    if role == Role::River {
        if !piece.squares.iter().all(wet) {
            return refuse("tile without water");
        }
        if piece.squares.iter().any(|square| square.rivers.len() > 1) {
            return refuse("tile with two rivers");
        }
        if piece.spring && !is_start {
            return refuse("spring but the start piece");
        }
    } else if piece.squares.iter().any(wet) || piece.spring || piece.lake || piece.bridge {
        return refuse("water");
    }
    Ok(())
}

/// Checks that a set has the start and the end that its part of the game needs.
pub(super) fn check_set(role: Role, set: &TileSet) -> Result<(), Problem> {
    let start = set.kinds.iter().find(|piece| set.start.as_ref() == Some(&piece.id));
    match role {
        Role::Base if start.is_none() => return Err(Problem::Start(role)),
        Role::River if !start.is_some_and(|piece| piece.spring && piece.count == 1) => {
            return Err(Problem::Start(role));
        }
        Role::River => {
            let is_last = |piece: &Piece| set.last.contains(&piece.id);
            if set.last.is_empty() || set.kinds.iter().any(|piece| is_last(piece) != piece.lake) {
                return Err(Problem::Lakes);
            }
        }
        Role::Base | Role::Inns | Role::Anniversary => {}
    }
    Ok(())
}
