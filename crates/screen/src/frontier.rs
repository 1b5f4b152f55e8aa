//! The empty cells around the tiles, and what can still come to fill them.

use crate::dealt::Dealt;
use crate::feature::Feature;
use crate::odds::Luck;
use crate::shown::Shown;
use crate::table::Refused;
use crate::view::Spot;
use remparts_engine::kernel::explain::Fit;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::kernel::table as kernel;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// An empty cell where tiles may be laid.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Gap {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// The kinds of tiles left that could be laid here now, with how many there are, those in hand
    /// among them.
    pub fits: Vec<(String, u8)>,
    /// How many tiles these are; none if the cell is dead.
    pub left: u32,
    /// The incomplete features that could grow here, by their numbers.
    pub regions: Vec<u16>,
    /// The chance that the seat asked about has one of them in hand or draws one before the end.
    pub chance: f64,
}

impl<G: Shown> Dealt<G> {
    /// Every gap after a draft, with the chances of a seat, or else of the one whose turn it is.
    pub(crate) fn frontier(&self, draft: &[&str], seat: Option<Seat>) -> Result<Vec<Gap>, Refused> {
        let (game, _) = self.drafted(Viewer::Audience, draft)?;
        let mut growing: BTreeMap<Cell, Vec<u16>> = BTreeMap::new();
        let scene = game.scene(&self.album);
        let regions = scene.regions.iter().zip(game.described());
        for (region, described) in regions.filter(|(_, it)| !it.complete && it.kind.completes()) {
            for cell in described.gaps {
                growing.entry(cell).or_default().push(region.id);
            }
        }
        let chances = Chances::of(&game, seat.into_iter().collect());
        let gap = |cell: Cell| {
            let fits = game.layable(cell);
            Gap {
                x: cell.x,
                y: cell.y,
                left: fits.iter().map(|fit| u32::from(fit.left)).sum(),
                regions: growing.remove(&cell).unwrap_or_default(),
                chance: chances.of_one(&fits),
                fits: named(&game, &fits),
            }
        };
        Ok(game.open_cells().into_iter().map(gap).collect())
    }

    /// Everything about the feature of a part after a draft.
    pub(crate) fn inspect(&self, spot: Spot, draft: &[&str]) -> Result<Option<Feature>, Refused> {
        let spot = kernel::Spot { cell: Cell { x: spot.x, y: spot.y }, part: spot.part };
        let (game, _) = self.drafted(Viewer::Audience, draft)?;
        let Some(mut feature) = game.inspect(spot) else { return Ok(None) };
        if let [(x, y)] = *feature.gaps
            && feature.kind.completes()
        {
            let fits = game.completing(spot, Cell { x, y });
            let owners = feature.owners.iter().copied().map(Seat).collect();
            feature.chance = Some(Chances::of(&game, owners).of_one(&fits));
            feature.fits = named(&game, &fits);
        }
        Ok(Some(feature))
    }
}

/// What some seats can hope for.
struct Chances {
    luck: Luck,
    seats: Vec<Seat>,
    /// What they have in hand.
    hand: Vec<FaceId>,
}

impl Chances {
    /// Of these seats; of the one whose turn it is if there are none.
    fn of(game: &impl Shown, mut seats: Vec<Seat>) -> Self {
        let mover = game.turn().seat.map(Seat);
        if seats.is_empty() {
            seats.extend(mover);
        }
        let holds = mover.is_some_and(|mover| seats.contains(&mover));
        let hand = if holds { game.in_hand() } else { Vec::new() };
        Self { luck: Luck::of(game), seats, hand }
    }

    /// That they have or draw at least one of some tiles.
    fn of_one(&self, fits: &[Fit]) -> f64 {
        let wanted = |face: FaceId| fits.iter().any(|fit| fit.face == face);
        if self.hand.iter().any(|face| wanted(*face)) {
            return 1.0;
        }
        self.luck.chance(&self.seats, wanted)
    }
}

/// Kinds of tiles by name, with how many are left.
fn named(game: &impl Shown, fits: &[Fit]) -> Vec<(String, u8)> {
    fits.iter().map(|fit| (game.face_name(fit.face), fit.left)).collect()
}
