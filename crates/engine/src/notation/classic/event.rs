//! The events of the classic game in words, one line each.

use super::ply::write_action;
use crate::classic::action::{Action, Spot};
use crate::classic::event::{Counted, Event, Occasion, Returned, Scored};
use crate::classic::game::Classic;
use crate::classic::modules::gifts::{RETREAT_POINTS, WRAPPED_POINTS};
use crate::kernel::face::FaceId;
use crate::notation::spot::{name_on_board, write_spot};
use crate::notation::telling::{form, seats};

/// Tells an event of this game in one line.
pub(super) fn tell(game: &Classic, event: &Event) -> String {
    let face = |face: &FaceId| game.rules.face(*face).name.clone();
    let at = |spot: &Spot| write_spot(game, *spot);
    match event {
        Event::Begins(seat) => format!("{seat} begins"),
        Event::Drawn(seat, tile) => format!("{seat} draws {}", face(tile)),
        Event::Boxed(tile) => format!("{} fits nowhere and leaves the game", face(tile)),
        Event::DrawnSecond(seat, tile) => format!("{seat} draws {} as well", face(tile)),
        Event::Laid(seat, tile, pose) => {
            format!("{seat} lays {} {} r{}", face(tile), pose.cell, pose.rotation.index())
        }
        Event::SpareReturned(tile) => format!("{} goes back", face(tile)),
        Event::Activated(seat, symbol, cell) => {
            format!("{seat} activates {} {cell}", symbol.name())
        }
        Event::Bonus(seat, points) => format!("{seat} gains {points} (ANNIV-3)"),
        Event::GiftReceived(seat) => format!("{seat} receives a gift"),
        Event::DeckRefilled => "the discarded gifts are shuffled".into(),
        Event::Unwrapped(seat, used) => {
            let used = write_action(game, Action::Unwrap(*used));
            format!("{seat} unwraps{}", used.trim_start_matches("unwrap"))
        }
        Event::Retreated { seat, figure, from, left, points } => {
            format!(
                "{seat} retreats {figure} {} and gains {points} = {RETREAT_POINTS} + {left} \
                 x{RETREAT_POINTS} (GIFT-10)",
                at(from)
            )
        }
        Event::Put(seat, figure, spot) => format!("{seat} puts {figure} {}", at(spot)),
        Event::Moved { seat, figure, from, to } => {
            format!("{seat} moves {figure} {} {}", at(from), name_on_board(game, *to))
        }
        Event::Scored(scored) => tell_scored(scored),
        Event::AnotherTurn(seat) => format!("{seat} takes another turn"),
        Event::GiftsLeft { seat, gifts, points } => {
            let what = form(usize::from(*gifts), "gift", "gifts");
            format!("{seat} gains {points} = {gifts} {what} x{WRAPPED_POINTS} (END-4)")
        }
        Event::FarmersLeft(farmers) => {
            let who = |farmer: &Returned| {
                format!("{} {} {}", farmer.seat, farmer.figure, at(&farmer.from))
            };
            format!("farmers go home: {}", farmers.iter().map(who).collect::<Vec<_>>().join(", "))
        }
        Event::Over(winners) => {
            format!("{} {}", seats(winners), form(winners.len(), "wins", "win"))
        }
    }
}

fn tell_scored(scored: &Scored) -> String {
    let terms: Vec<String> = scored
        .terms
        .iter()
        .map(|term| {
            let (one, many) = match term.what {
                Counted::Tiles => ("tile", "tiles"),
                Counted::Shields => ("shield", "shields"),
                Counted::Cities => ("city", "cities"),
            };
            let what = form(usize::from(term.count), one, many);
            format!("{} {what} x{}", term.count, term.each)
        })
        .collect();
    let how = match scored.occasion {
        Occasion::Completed | Occasion::Final => "",
        Occasion::Recalled => " recalled",
        Occasion::Swept => " swept",
    };
    format!(
        "{} {} {}{how} {} = {} ({})",
        seats(&scored.winners),
        form(scored.winners.len(), "scores", "score"),
        scored.feature,
        scored.points,
        terms.join(" + "),
        scored.rule
    )
}
