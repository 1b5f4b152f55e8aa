//! What happened in the classic game.

use crate::events::{Count, Happening, Returned, Why};
use crate::names::{self, FeatureName};
use crate::shown::{Shown as _, cells, seats, spot, strength};
use remparts_engine::classic::event::{self, Counted, Event, Occasion, Scored, Term};
use remparts_engine::classic::{Classic, FeatureKind, Spot};

/// Something that has just happened.
pub(super) fn happening(game: &Classic, event: &Event) -> Happening {
    let face = |face| game.face_name(face);
    match event {
        Event::Begins(seat) => Happening::Begins { seat: seat.0 },
        Event::Drawn(seat, tile) => {
            Happening::Drawn { seat: seat.0, face: face(*tile), second: false }
        }
        Event::DrawnSecond(seat, tile) => {
            Happening::Drawn { seat: seat.0, face: face(*tile), second: true }
        }
        Event::Boxed(tile) => Happening::Boxed { face: face(*tile) },
        Event::Laid(seat, tile, pose) => Happening::Laid {
            seat: seat.0,
            face: face(*tile),
            x: pose.cell.x,
            y: pose.cell.y,
            rotation: pose.rotation.index() as u8,
        },
        Event::SpareReturned(tile) => Happening::SpareReturned { face: face(*tile) },
        Event::Activated(seat, symbol, at) => {
            Happening::Activated { seat: seat.0, symbol: (*symbol).into(), x: at.x, y: at.y }
        }
        Event::Bonus(seat, points) => Happening::Bonus { seat: seat.0, points: *points },
        Event::GiftReceived(seat) => Happening::GiftReceived { seat: seat.0 },
        Event::DeckRefilled => Happening::DeckRefilled,
        Event::Unwrapped(seat, used) => {
            Happening::Unwrapped { seat: seat.0, gift: used.gift().into() }
        }
        Event::Retreated { seat, figure, from, left, points } => Happening::Retreated {
            seat: seat.0,
            figure: (*figure).into(),
            feature: feature(game, *from),
            from: spot(*from),
            left: *left,
            points: *points,
        },
        Event::Put(seat, figure, at) => Happening::Put {
            seat: seat.0,
            figure: (*figure).into(),
            feature: feature(game, *at),
            spot: spot(*at),
        },
        Event::Moved { seat, figure, from, to } => Happening::Moved {
            seat: seat.0,
            figure: (*figure).into(),
            feature: feature(game, *to),
            from: spot(*from),
            to: spot(*to),
        },
        Event::Scored(scored) => Happening::Scored(why(scored)),
        Event::AnotherTurn(seat) => Happening::AnotherTurn { seat: seat.0 },
        Event::FarmersLeft(returned) => {
            Happening::WentHome { seats: returned.iter().map(|it| it.seat.0).collect() }
        }
        Event::GiftsLeft { seat, gifts, points } => {
            Happening::GiftsLeft { seat: seat.0, gifts: *gifts, points: *points }
        }
        Event::Over(winners) => Happening::Over { winners: seats(winners) },
    }
}

/// What a part is of; that never changes.
fn feature(game: &Classic, at: Spot) -> FeatureName {
    let table = game.state().table();
    let kind = table.part_at(at).map(|part| table.regions.tally_of(part).kind);
    kind.unwrap_or(FeatureKind::City).into()
}

fn why(scored: &Scored) -> Why {
    Why {
        feature: scored.feature.into(),
        terms: scored.terms.iter().map(count).collect(),
        points: scored.points,
        winners: seats(&scored.winners),
        strength: strength(&scored.strength),
        tiles: cells(&scored.tiles),
        spots: scored.spots.iter().map(|at| spot(*at)).collect(),
        returned: scored.returned.iter().map(returned).collect(),
        occasion: match scored.occasion {
            Occasion::Completed => names::Occasion::Completed,
            Occasion::Recalled => names::Occasion::Recalled,
            Occasion::Swept => names::Occasion::Swept,
            Occasion::Final => names::Occasion::Final,
        },
        rule: scored.rule,
    }
}

fn count(term: &Term) -> Count {
    Count {
        what: match term.what {
            Counted::Tiles => names::Counted::Tiles,
            Counted::Shields => names::Counted::Shields,
            Counted::Cities => names::Counted::Cities,
        },
        count: term.count,
        each: term.each,
    }
}

fn returned(home: &event::Returned) -> Returned {
    Returned { seat: home.seat.0, figure: home.figure.into(), spot: spot(home.from) }
}
