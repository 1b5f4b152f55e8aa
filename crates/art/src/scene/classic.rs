//! The scene of a classic game.

use super::places::{Crowded, stood};
use super::{Kind, Last, Region, Scene, Seated, Staged, before, tiles_of};
use crate::album::Album;
use crate::figures::Figure;
use crate::plan::Printed;
use remparts_engine::classic::query::Feature;
use remparts_engine::classic::setup::Module;
use remparts_engine::classic::state::Step;
use remparts_engine::classic::{Classic, FeatureKind, FigureKind};
use remparts_engine::kernel::game::{Game as _, Pending};
use remparts_engine::kernel::seat::Seat;

impl Staged for Classic {
    fn album(&self) -> Album {
        let sets = self.rules().setup.sets().map(|(_, set)| Printed::Land(set));
        Album::of_rules(&self.rules().faces, sets).expect("every face is of a set of its setup")
    }

    fn scene<'a>(&self, album: &'a Album) -> Scene<'a> {
        let state = self.state();
        let (tiles, bounds) = tiles_of(state.placed());
        let crowd = self.figures().into_iter().map(|(seat, kind, spot)| Crowded {
            seat,
            figure: drawn(kind),
            spot,
        });
        let laid_since = tiles.len() > self.rules().start.len();
        Scene {
            album,
            bounds,
            figures: stood(album, &tiles, crowd.collect()),
            pieces: Vec::new(),
            regions: self.features().iter().map(|feature| region(self, feature)).collect(),
            last: laid_since.then(|| Last { cell: state.last_laid(), seat: layer(self) }),
            seats: Seat::first(self.seats()).map(|seat| seated(self, seat)).collect(),
            turn: match self.pending() {
                Pending::Over => None,
                Pending::Chance(_) | Pending::Seat(_) => Some(state.turn().seat),
            },
            tiles_left: state.bag().tiles(),
            tiles,
        }
    }
}

/// The seat that laid the last tile: the one whose turn it is, or the one before as long as it has
/// not.
fn layer(game: &Classic) -> Seat {
    let turn = game.state().turn();
    match turn.step {
        Step::First | Step::Draw | Step::Tile | Step::SecondTile if !turn.again => {
            before(turn.seat, game.seats())
        }
        _ => turn.seat,
    }
}

const fn drawn(kind: FigureKind) -> Figure {
    match kind {
        FigureKind::Meeple => Figure::Meeple,
        FigureKind::Big => Figure::Big,
        FigureKind::Abbot => Figure::Abbot,
    }
}

fn region(game: &Classic, feature: &Feature) -> Region {
    let part = feature.spots.first().and_then(|spot| game.state().table().part_at(*spot));
    Region {
        id: part.unwrap_or_default().0,
        kind: match feature.kind {
            FeatureKind::City => Kind::Block,
            FeatureKind::Road => Kind::Way,
            FeatureKind::Field => Kind::Area,
            FeatureKind::Abbey => Kind::Abbey,
            FeatureKind::Garden => Kind::Garden,
        },
        spots: feature.spots.clone(),
        owners: feature.owners.clone(),
    }
}

fn seated(game: &Classic, seat: Seat) -> Seated {
    let kinds = FigureKind::ALL.into_iter();
    let owned = kinds.filter(|kind| game.rules().figures[*kind as usize] > 0);
    let gifts = game.rules().has(Module::Gifts);
    Seated {
        seat,
        score: game.scores()[seat.index()],
        supply: owned.map(|kind| (drawn(kind), game.supply(seat, kind))).collect(),
        gifts: gifts.then(|| game.state().gifts().held[seat.index()]),
    }
}
