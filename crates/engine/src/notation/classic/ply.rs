//! The plies of the classic game in words.

use crate::classic::action::{Action, Answer, FigureKind, Gift, GiftUse, Spot};
use crate::classic::game::Classic;
use crate::notation::ply::Ply;
use crate::notation::spot::{name_on_board, read_part, read_spot, write_spot};
use crate::notation::words::{ReadError, Words};

/// Writes an action that is possible on this board.
pub(super) fn write_action(game: &Classic, action: Action) -> String {
    let at = |spot: Spot| write_spot(game, spot);
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
pub(super) fn write_answer(game: &Classic, answer: Answer) -> String {
    match answer {
        Answer::First(seat) => format!("first {seat}"),
        Answer::Draw(face) => format!("draw {}", game.rules.face(face).name),
        Answer::Gift(gift) => format!("gift {}", gift.name()),
    }
}

pub(super) fn read_words(game: &Classic, words: &mut Words<'_>) -> Result<Ply<Classic>, ReadError> {
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
            Ply::Action(Action::Put { figure, spot: read_spot(game, words)? })
        }
        "recall" => Ply::Action(Action::Recall),
        "unwrap" => Ply::Action(Action::Unwrap(gift_use(game, words)?)),
        _ => Ply::Action(Action::Pass),
    })
}

fn gift_use(game: &Classic, words: &mut Words<'_>) -> Result<GiftUse, ReadError> {
    Ok(match words.take("a gift", gift_named)? {
        Gift::Synod => GiftUse::Synod { figure: figure(words)?, cell: words.cell()? },
        Gift::Sweeper => GiftUse::Sweeper { road: read_spot(game, words)? },
        Gift::Retreat => GiftUse::Retreat { figure: figure(words)?, from: read_spot(game, words)? },
        Gift::StandLie => {
            let (figure, from) = (figure(words)?, read_spot(game, words)?);
            let to = read_part(game, words, from.cell)?;
            GiftUse::StandLie { figure, from, to }
        }
        Gift::TakeTwo => GiftUse::TakeTwo,
    })
}

fn figure(words: &mut Words<'_>) -> Result<FigureKind, ReadError> {
    words.take("meeple, big or abbot", figure_named)
}

pub(super) fn figure_named(word: &str) -> Option<FigureKind> {
    FigureKind::ALL.into_iter().find(|kind| kind.to_string() == word)
}

pub(super) fn gift_named(word: &str) -> Option<Gift> {
    Gift::ALL.into_iter().find(|gift| gift.name() == word)
}
