//! What can be done in the classic game.

use crate::choice::{Choice, ChoiceKind};
use crate::shown::{Shown as _, anchor, cell, spot};
use remparts_art::scene::Scene;
use remparts_engine::classic::Classic;
use remparts_engine::classic::action::{Action, GiftUse};
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::written::Written as _;

/// A choice, with where it is shown.
pub(super) fn choice(game: &Classic, action: Action, scene: &Scene<'_>) -> Choice {
    let text = game.write_action(action);
    let table = game.state().table();
    let region = |at| Some(table.regions.earliest(table.regions.region(table.part_at(at)?)).0);
    let on = |kind, at: Spot| Choice {
        cell: Some(cell(at.cell)),
        spot: Some(spot(at)),
        region: region(at),
        at: anchor(scene, at),
        ..Choice::new(kind, text.clone())
    };
    match action {
        Action::Pass => Choice::new(ChoiceKind::Pass, text),
        Action::Recall => Choice::new(ChoiceKind::Recall, text),
        Action::Place { tile, cell: at, rotation } => Choice {
            face: Some(game.face_name(tile)),
            cell: Some(cell(at)),
            rotation: Some(rotation.index() as u8),
            ..Choice::new(ChoiceKind::Place, text)
        },
        Action::Arrow { cell: at } => {
            Choice { cell: Some(cell(at)), ..Choice::new(ChoiceKind::Arrow, text) }
        }
        Action::Put { figure, spot } => {
            Choice { figure: Some(figure.into()), ..on(ChoiceKind::Put, spot) }
        }
        Action::Unwrap(used) => {
            let choice = match used {
                GiftUse::TakeTwo => Choice::new(ChoiceKind::Unwrap, text.clone()),
                GiftUse::Synod { figure, cell: at } => Choice {
                    figure: Some(figure.into()),
                    cell: Some(cell(at)),
                    ..Choice::new(ChoiceKind::Unwrap, text.clone())
                },
                GiftUse::Sweeper { road } => on(ChoiceKind::Unwrap, road),
                GiftUse::Retreat { figure, from } => {
                    Choice { figure: Some(figure.into()), ..on(ChoiceKind::Unwrap, from) }
                }
                GiftUse::StandLie { figure, from, to } => Choice {
                    figure: Some(figure.into()),
                    ..on(ChoiceKind::Unwrap, Spot { part: to, ..from })
                },
            };
            Choice { gift: Some(used.gift().into()), ..choice }
        }
    }
}
