//! The plies of The City in words.

use crate::city::{Action, Answer, City};
use crate::notation::ply::Ply;
use crate::notation::spot::{read_edge, read_spot, write_edge, write_spot};
use crate::notation::words::{ReadError, Words};

/// Writes an action that is possible on this board.
pub(super) fn write_action(game: &City, action: Action) -> String {
    match action {
        Action::Pass => "pass".into(),
        Action::Place { tile, cell, rotation } => {
            format!("place {} {cell} r{}", game.rules.face(tile).name, rotation.index())
        }
        Action::Put(spot) => format!("put follower {}", write_spot(game, spot)),
        Action::Gate(edge) => format!("gate {}", write_edge(edge)),
        Action::Wall(edge) => format!("wall {}", write_edge(edge)),
        Action::Guard(wall) => format!("guard {}", write_edge(wall)),
        Action::Tower(wall) => format!("tower {}", write_edge(wall)),
    }
}

/// Writes an answer of chance.
pub(super) fn write_answer(game: &City, answer: Answer) -> String {
    match answer {
        Answer::First(seat) => format!("first {seat}"),
        Answer::Draw(face) => format!("draw {}", game.rules.face(face).name),
    }
}

pub(super) fn read_words(game: &City, words: &mut Words<'_>) -> Result<Ply<City>, ReadError> {
    const FIRST: &str = "a ply: first, draw, place, put, gate, wall, guard, tower or pass";
    let kind = words.take(FIRST, |word| {
        let known = ["first", "draw", "place", "put", "gate", "wall", "guard", "tower", "pass"];
        known.into_iter().find(|known| *known == word)
    })?;
    let face = |words: &mut Words<'_>| {
        words.take("a tile of this game", |word| game.rules.face_named(word))
    };
    Ok(match kind {
        "first" => Ply::Answer(Answer::First(words.seat()?)),
        "draw" => Ply::Answer(Answer::Draw(face(words)?)),
        "place" => {
            let tile = face(words)?;
            let (cell, rotation) = (words.cell()?, words.rotation()?);
            Ply::Action(Action::Place { tile, cell, rotation })
        }
        "put" => {
            words.take("follower", |word| (word == "follower").then_some(()))?;
            Ply::Action(Action::Put(read_spot(game, words)?))
        }
        "gate" => Ply::Action(Action::Gate(read_edge(words)?)),
        "wall" => Ply::Action(Action::Wall(read_edge(words)?)),
        "guard" => Ply::Action(Action::Guard(read_edge(words)?)),
        "tower" => Ply::Action(Action::Tower(read_edge(words)?)),
        _ => Ply::Action(Action::Pass),
    })
}
