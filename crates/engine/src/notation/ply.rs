//! One ply as one line: a seat's choice or chance's answer.

use super::spot::{part_named, spot_name};
use super::words::{ReadError, Words, read_cell};
use crate::classic::action::{Action, Answer, FigureKind, Gift, GiftUse, Spot};
use crate::classic::event::Event;
use crate::classic::game::Classic;
use crate::classic::illegal::Illegal;
use crate::kernel::game::{Game, Sink};
use crate::kernel::geometry::Cell;

/// A line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ply {
    /// A seat chose.
    Action(Action),
    /// Chance answered.
    Answer(Answer),
}

/// Makes a ply for whoever has to choose. On an error nothing has changed.
pub fn make_ply(game: &mut Classic, ply: Ply, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    match ply {
        Ply::Action(action) => game.play(game.chooser()?, action, out),
        Ply::Answer(answer) => game.resolve(answer, out),
    }
}

/// Makes a ply that was legal here before, without checking it again.
pub fn replay_ply(game: &mut Classic, ply: Ply, out: &mut impl Sink<Event>) {
    match ply {
        Ply::Action(action) => game.play_listed(action, out),
        Ply::Answer(answer) => game.resolve_listed(answer, out),
    }
}

/// Writes an action that is possible on this board.
pub fn write_action(game: &Classic, action: Action) -> String {
    let at = |spot: Spot| format!("{} {}", spot.cell, name_on_board(game, spot));
    match action {
        Action::Pass => "pass".into(),
        Action::Recall => "recall".into(),
        Action::Arrow { cell } => format!("arrow {cell}"),
        Action::Put { figure, spot } => format!("put {figure} {}", at(spot)),
        Action::Place { tile, cell, rotation } => {
            let face = &game.rules.face(tile).name;
            format!("place {face} {cell} r{}", rotation.index())
        }
        Action::Unwrap(used) => {
            let card = used.gift().name();
            match used {
                GiftUse::Synod { figure, cell } => format!("unwrap {card} {figure} {cell}"),
                GiftUse::Sweeper { road } => format!("unwrap {card} {}", at(road)),
                GiftUse::Retreat { figure, from } => format!("unwrap {card} {figure} {}", at(from)),
                GiftUse::StandLie { figure, from, to } => {
                    let to = name_on_board(game, Spot { part: to, ..from });
                    format!("unwrap {card} {figure} {} {to}", at(from))
                }
                GiftUse::TakeTwo => format!("unwrap {card}"),
            }
        }
    }
}

/// Writes an answer of chance.
pub fn write_answer(game: &Classic, answer: Answer) -> String {
    match answer {
        Answer::First(seat) => format!("first {seat}"),
        Answer::Draw(face) => format!("draw {}", game.rules.face(face).name),
        Answer::Gift(gift) => format!("gift {}", gift.name()),
    }
}

/// Writes a ply that is possible now.
pub fn write_ply(game: &Classic, ply: Ply) -> String {
    match ply {
        Ply::Action(action) => write_action(game, action),
        Ply::Answer(answer) => write_answer(game, answer),
    }
}

/// Reads a ply against the board it is meant for. Whether it is legal is for the game to say.
pub fn read_ply(game: &Classic, text: &str) -> Result<Ply, ReadError> {
    let mut words = Words::new(1, text);
    let ply = read_words(game, &mut words)?;
    words.end()?;
    Ok(ply)
}

pub(crate) fn read_words(game: &Classic, words: &mut Words<'_>) -> Result<Ply, ReadError> {
    const FIRST: &str = "a ply: first, draw, gift, place, arrow, put, recall, unwrap or pass";
    let kind = words.take(FIRST, |word| {
        let known = ["first", "draw", "gift", "place", "arrow", "put", "recall", "unwrap", "pass"];
        known.into_iter().find(|known| *known == word)
    })?;
    let face = |words: &mut Words<'_>| {
        words.take("a tile of this game", |word| game.rules.face_named(word))
    };
    Ok(match kind {
        "first" => Ply::Answer(Answer::First(words.seat()?)),
        "draw" => Ply::Answer(Answer::Draw(face(words)?)),
        "gift" => Ply::Answer(Answer::Gift(words.take("a gift", gift_named)?)),
        "place" => {
            let tile = face(words)?;
            let (cell, rotation) = (words.cell()?, words.rotation()?);
            Ply::Action(Action::Place { tile, cell, rotation })
        }
        "arrow" => Ply::Action(Action::Arrow { cell: words.cell()? }),
        "put" => {
            let figure = figure(words)?;
            Ply::Action(Action::Put { figure, spot: spot(game, words)? })
        }
        "recall" => Ply::Action(Action::Recall),
        "unwrap" => Ply::Action(Action::Unwrap(gift_use(game, words)?)),
        _ => Ply::Action(Action::Pass),
    })
}

fn gift_use(game: &Classic, words: &mut Words<'_>) -> Result<GiftUse, ReadError> {
    Ok(match words.take("a gift", gift_named)? {
        Gift::Synod => GiftUse::Synod { figure: figure(words)?, cell: words.cell()? },
        Gift::Sweeper => GiftUse::Sweeper { road: spot(game, words)? },
        Gift::Retreat => GiftUse::Retreat { figure: figure(words)?, from: spot(game, words)? },
        Gift::StandLie => {
            let (figure, from) = (figure(words)?, spot(game, words)?);
            let to = part_on(game, words, from.cell)?;
            GiftUse::StandLie { figure, from, to }
        }
        Gift::TakeTwo => GiftUse::TakeTwo,
    })
}

fn figure(words: &mut Words<'_>) -> Result<FigureKind, ReadError> {
    words.take("meeple, big or abbot", figure_named)
}

pub(crate) fn figure_named(word: &str) -> Option<FigureKind> {
    FigureKind::ALL.into_iter().find(|kind| kind.to_string() == word)
}

pub(crate) fn gift_named(word: &str) -> Option<Gift> {
    Gift::ALL.into_iter().find(|gift| gift.name() == word)
}

pub(crate) fn spot(game: &Classic, words: &mut Words<'_>) -> Result<Spot, ReadError> {
    let cell = words.take("a cell with a tile", |word| {
        read_cell(word).filter(|cell| game.state.table.board.at(*cell).is_some())
    })?;
    Ok(Spot { cell, part: part_on(game, words, cell)? })
}

fn part_on(game: &Classic, words: &mut Words<'_>, cell: Cell) -> Result<u8, ReadError> {
    words.take("a part of that tile", |word| {
        let tile = game.state.table.board.tile(game.state.table.board.at(cell)?);
        part_named(&game.rules, tile.face, tile.pose.rotation, word)
    })
}

/// The name of a spot on the board; a question mark where there is none.
pub fn name_on_board(game: &Classic, spot: Spot) -> String {
    let tile = game.state.table.board.at(spot.cell).map(|tile| *game.state.table.board.tile(tile));
    tile.filter(|tile| usize::from(spot.part) < game.rules.face(tile.face).parts.len()).map_or_else(
        || "?".into(),
        |tile| spot_name(&game.rules, tile.face, tile.pose.rotation, spot.part),
    )
}
