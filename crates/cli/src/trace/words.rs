//! Translates what the engine says into the words of the recorded games.

use super::record::{Choice, Homecoming, Laid, Placement, Scoring};
use remparts_engine::classic::event::{Counted, Occasion, Returned, Scored};
use remparts_engine::classic::{Action, Classic, FeatureKind, FigureKind, Spot};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::{Cell, Pose, Rotation};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::spot::name_on_board;
use std::collections::BTreeMap;

pub(crate) fn laid(game: &Classic, face: FaceId, pose: Pose) -> Laid {
    let (x, y, rotation) = placement(pose.cell, pose.rotation);
    (game.rules().face(face).name.clone(), x, y, rotation)
}

pub(crate) const fn placement(cell: Cell, rotation: Rotation) -> Placement {
    (cell.x, cell.y, rotation.index() as u8)
}

/// The placements among the legal actions.
pub(crate) fn placements(game: &Classic) -> Vec<Placement> {
    let mut legal = List::new();
    game.legal(&mut legal);
    let place = |action: &Action| match action {
        Action::Place { cell, rotation, .. } => Some(placement(*cell, *rotation)),
        _ => None,
    };
    legal.iter().filter_map(place).collect()
}

/// Every legal action after laying a tile, except doing nothing, which is always possible.
pub(crate) fn choices(game: &Classic) -> Vec<(Choice, Action)> {
    let mut legal = List::new();
    game.legal(&mut legal);
    legal.iter().filter_map(|action| Some((choice(game, *action)?, *action))).collect()
}

fn choice(game: &Classic, action: Action) -> Option<Choice> {
    match action {
        Action::Put { figure, spot } => {
            let (feature, at) = feature_at(game, spot);
            Some(Choice::Put(figure_name(figure).into(), feature, at))
        }
        Action::Recall => {
            let seat = match game.pending() {
                Pending::Seat(seat) => Some(seat),
                _ => None,
            };
            let figures = game.figures();
            let abbot = figures
                .iter()
                .find(|(owner, kind, _)| Some(*owner) == seat && *kind == FigureKind::Abbot);
            abbot.map(|(_, _, spot)| {
                let feature = feature_at(game, *spot).0;
                Choice::Recall("recall".into(), feature, spot.cell.x, spot.cell.y)
            })
        }
        _ => None,
    }
}

/// The kind of feature and the place on the tile that a spot names.
fn feature_at(game: &Classic, spot: Spot) -> (String, String) {
    let name = name_on_board(game, spot);
    let (kind, at) = name.split_once('-').unwrap_or((&name, ""));
    let kind = if kind == "abbey" { "monastery" } else { kind };
    (kind.into(), if at == "inner" { String::new() } else { at.into() })
}

const fn figure_name(figure: FigureKind) -> &'static str {
    match figure {
        FigureKind::Meeple => "normal",
        FigureKind::Big => "big",
        FigureKind::Abbot => "abbot",
    }
}

pub(crate) fn returned(game: &Classic, figure: &Returned) -> Homecoming {
    let (feature, at) = feature_at(game, figure.from);
    let cell = figure.from.cell;
    (figure.seat.0, figure_name(figure.figure).into(), cell.x, cell.y, feature, at)
}

pub(crate) fn scoring(game: &Classic, scored: &Scored) -> Scoring {
    let parts = scored.spots.iter().map(|spot| {
        let at = feature_at(game, *spot).1;
        (spot.cell.x, spot.cell.y, at)
    });
    Scoring {
        feature: match scored.feature {
            FeatureKind::Abbey => "monastery".into(),
            kind => kind.to_string(),
        },
        complete: (scored.feature != FeatureKind::Field)
            .then_some(scored.occasion == Occasion::Completed),
        players: scored.winners.iter().map(|seat| seat.0).collect(),
        points: scored.points,
        recall: scored.occasion == Occasion::Recalled,
        terms: terms(scored),
        parts: parts.collect(),
    }
    .sorted()
}

/// The recorder tells what an inn or a cathedral adds as a term of its own, and leaves out cities
/// that are not there.
fn terms(scored: &Scored) -> BTreeMap<String, (Option<i32>, i32)> {
    let (extra, usual) = match scored.rule {
        "INN-2" => (Some("inn"), 1),
        "INN-3" => (Some("inn"), 0),
        "INN-4" => (Some("cathedral"), 2),
        "INN-5" => (Some("cathedral"), 0),
        _ => (None, 0),
    };
    let mut terms = BTreeMap::new();
    let mut sum = 0;
    for term in &scored.terms {
        let each = if extra.is_some() { usual } else { i32::from(term.each) };
        let (count, points) = (i32::from(term.count), i32::from(term.count) * each);
        let name = match term.what {
            Counted::Tiles => "tiles",
            Counted::Shields => "shields",
            Counted::Cities => "cities",
        };
        if points > 0 {
            terms.insert(name.into(), (Some(count), points));
        }
        sum += points;
    }
    if let Some(extra) = extra {
        terms.insert(extra.into(), (None, scored.points - sum));
    }
    terms
}

/// Figures of each kind in the supply, seat by seat.
pub(crate) fn hands(game: &Classic) -> Vec<[u8; 3]> {
    let kinds = FigureKind::ALL;
    Seat::first(game.seats()).map(|seat| kinds.map(|kind| game.supply(seat, kind))).collect()
}
