//! Events of The City as one line of text each.

use crate::city::City;
use crate::city::event::{Counted, Event, Occasion, Returned, Scored, Term};
use crate::city::state::Stand;
use crate::kernel::face::FaceId;
use crate::notation::spot::{write_edge, write_spot};
use crate::notation::telling::{form, seats};

/// Tells an event of this game in one line.
pub(super) fn tell(game: &City, event: &Event) -> String {
    let face = |face: &FaceId| &game.rules.face(*face).name;
    match event {
        Event::Begins(seat) => format!("{seat} begins"),
        Event::Drawn(seat, tile) => format!("{seat} draws {}", face(tile)),
        Event::Boxed(tile) => format!("{} fits nowhere and leaves the game", face(tile)),
        Event::Laid(seat, tile, pose) => {
            format!("{seat} lays {} {} r{}", face(tile), pose.cell, pose.rotation.index())
        }
        Event::Put(seat, spot) => format!("{seat} puts follower {}", write_spot(game, *spot)),
        Event::Scored(scored) => tell_scored(scored),
        Event::Gate(seat, edge) => format!("{seat} builds the gate {}", write_edge(*edge)),
        Event::Wall(seat, edge) => format!("{seat} builds wall {}", write_edge(*edge)),
        Event::Guard(seat, wall) => format!("{seat} puts guard {}", write_edge(*wall)),
        Event::Tower { seat, wall, walls, points } => {
            let what = form(usize::from(*walls), "wall", "walls");
            let at = write_edge(*wall);
            format!("{seat} sets tower {at} and gains {points} = {walls} {what} x1 (TC-TOWER-2)")
        }
        Event::RimClosed(sides) => {
            format!("the rim is closed: {sides} {}", form(*sides, "side", "sides"))
        }
        Event::LeftUnfinished(followers) => {
            let who = |follower: &Returned| {
                let at = match follower.from {
                    Stand::Spot(spot) => write_spot(game, spot),
                    Stand::Wall(wall) => write_edge(wall),
                };
                format!("{} {at}", follower.seat)
            };
            let who: Vec<String> = followers.iter().map(who).collect();
            format!("unfinished and without points: {}", who.join(", "))
        }
        Event::Watched(watched) => format!(
            "{} scores guard {} {} = {} ({})",
            watched.seat,
            write_edge(watched.wall),
            watched.points,
            tell_seen(&watched.terms),
            watched.rule
        ),
        Event::Over(winners) => {
            format!("{} {}", seats(winners), form(winners.len(), "wins", "win"))
        }
    }
}

fn tell_scored(scored: &Scored) -> String {
    let how = match scored.occasion {
        Occasion::Finished | Occasion::Final => "",
        Occasion::Walled => " walled",
        Occasion::Closed => " closed",
    };
    format!(
        "{} {} {}{how} {} = {} ({})",
        seats(&scored.winners),
        form(scored.winners.len(), "scores", "score"),
        scored.feature,
        scored.points,
        tell_term(scored.term),
        scored.rule
    )
}

/// What a guard saw; what he did not see is left out.
fn tell_seen(terms: &[Term]) -> String {
    let seen: Vec<String> =
        terms.iter().filter(|term| term.count > 0).map(|term| tell_term(*term)).collect();
    if seen.is_empty() { "no building".into() } else { seen.join(" + ") }
}

fn tell_term(term: Term) -> String {
    let (one, many) = match term.what {
        Counted::Tiles => ("tile", "tiles"),
        Counted::Markets => ("market", "markets"),
        Counted::Public => ("public building", "public buildings"),
        Counted::Historic => ("historic building", "historic buildings"),
    };
    let what = form(usize::from(term.count), one, many);
    format!("{} {what} x{}", term.count, term.each)
}
