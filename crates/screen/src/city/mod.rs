//! The City on a screen.

mod choice;
mod face;
mod happening;
mod refusal;

use crate::choice::Choice;
use crate::events::Happening;
use crate::faces::Face;
use crate::feature::Feature;
use crate::names::{self, FeatureName, GameName, GiftName, ShareName};
use crate::refusal::Refusal;
use crate::shown::{Described, Shown, cells, distinct, seats, strength};
use crate::view::{At, Bag, Pile, Share, Sight, Turn, Wall};
use remparts_art::scene::Scene;
use remparts_engine::city::action::{Action, Answer};
use remparts_engine::city::event::Event;
use remparts_engine::city::illegal::Illegal;
use remparts_engine::city::query::{self, Row};
use remparts_engine::city::rules::LAST_SIDES;
use remparts_engine::city::state::{Stand, Step};
use remparts_engine::city::{City, FeatureKind};
use remparts_engine::kernel::explain::Fit;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Pending};
use remparts_engine::kernel::geometry::{Cell, Edge};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::{Log, Ply};

impl Shown for City {
    const NAME: GameName = GameName::City;

    fn turn(&self) -> Turn {
        let turn = self.state().turn();
        let to_be_laid = matches!(turn.step, Step::First | Step::Draw | Step::Tile);
        Turn {
            seat: match self.pending() {
                Pending::Over => None,
                Pending::Seat(seat) => Some(seat.0),
                Pending::Chance(_) => Some(turn.seat.0),
            },
            step: match turn.step {
                Step::First => names::Step::First,
                Step::Draw => names::Step::Draw,
                Step::Tile => names::Step::Tile,
                Step::Follower => names::Step::Figure,
                Step::Gate => names::Step::Gate,
                Step::Wall => names::Step::Wall,
                Step::Guard => names::Step::Guard,
                Step::Tower => names::Step::Tower,
                Step::Over => names::Step::Over,
            },
            number: self.state().tiles_laid() + usize::from(to_be_laid),
            faces: turn.tile.iter().map(|face| self.face_name(*face)).collect(),
        }
    }

    fn bag(&self) -> Bag {
        let bag = self.state().bag();
        let faces = (0..self.rules().faces.len() as u8).map(FaceId);
        let faces = faces
            .map(|face| (self.face_name(face), bag.left(face), self.rules().copies[face.index()]));
        let boxed = self.boxed().into_iter().map(|(face, count)| (self.face_name(face), count));
        Bag {
            left: bag.tiles(),
            faces: faces.collect(),
            boxed: boxed.collect(),
            piles: piles(self),
        }
    }

    fn shares(&self) -> Vec<Vec<Share>> {
        let split = |split: query::Breakdown| {
            let shares = [
                (ShareName::Banked, split.banked),
                (ShareName::Streets, split.streets),
                (ShareName::Markets, split.markets),
                (ShareName::Homes, split.homes),
                (ShareName::Guards, split.guards),
            ];
            shares.map(|(what, points)| Share { what, points }).to_vec()
        };
        self.projected().into_iter().map(split).collect()
    }

    fn hand(_: &Self::View) -> Option<Vec<GiftName>> {
        None
    }

    fn drafted(&self, draft: &[Action]) -> Result<(Self, Vec<Event>), Illegal> {
        let (mut game, mut events) = (self.clone(), Vec::new());
        for action in draft {
            game.play(game.chooser()?, *action, &mut events)?;
        }
        Ok((game, events))
    }

    /// Nothing is hidden in The City.
    fn invented(_: &Log<Self>, _: &[usize], _: Ply<Self>) -> Option<Vec<Answer>> {
        None
    }

    fn described(&self) -> Vec<Described> {
        let described = |feature: query::Feature| Described {
            kind: feature.kind.into(),
            complete: feature.finished,
            gaps: feature.gaps(),
            counted: match (feature.kind, feature.spots.first()) {
                (FeatureKind::Homes, Some(spot)) => self.touched_markets(*spot),
                _ => Vec::new(),
            },
        };
        self.features().into_iter().map(described).collect()
    }

    fn wall(&self) -> Option<Wall> {
        let guards = self.followers().into_iter().filter_map(|(seat, stand)| match stand {
            Stand::Wall(wall) => Some(sight(seat, &self.row_before(wall)?)),
            Stand::Spot(_) => None,
        });
        Some(Wall {
            left: self.state().run().walls_left(),
            ends: self.next_sides().into_iter().map(at).collect(),
            open: self.sides_left().map(|sides| sides.len()),
            last: LAST_SIDES,
            sights: guards.collect(),
        })
    }

    fn choice(&self, action: Action, scene: &Scene<'_>) -> Choice {
        choice::choice(self, action, scene)
    }

    fn happening(&self, event: &Event) -> Happening {
        happening::happening(self, event)
    }

    fn refusal(&self, illegal: &Illegal) -> Refusal {
        refusal::refusal(self, illegal)
    }

    fn inspect(&self, at: Spot) -> Option<Feature> {
        let feature = self.feature(at)?;
        let first = *feature.spots.first()?;
        Some(Feature {
            region: self.state().table().part_at(first)?.0,
            kind: feature.kind.into(),
            tiles: cells(&feature.tiles),
            shields: 0,
            goods: feature.goods.iter().map(|goods| (*goods).into()).collect(),
            gaps: cells(&feature.gaps()),
            complete: feature.finished,
            strength: strength(&feature.strength),
            owners: seats(&feature.owners),
            points_now: feature.points_now,
            points_if_completed: feature.points_if_finished,
            more_may_come: feature.more_may_come,
            fits: Vec::new(),
            chance: None,
            feeds: match feature.kind {
                FeatureKind::Homes => distinct(&self.touched_markets(first)),
                _ => 0,
            },
            fields: match feature.kind {
                FeatureKind::Market => {
                    self.features().iter().filter(|other| other.markets.contains(&first)).count()
                }
                _ => 0,
            },
        })
    }

    fn faces(&self) -> Vec<Face> {
        let faces = (0..self.rules().faces.len() as u8).map(FaceId);
        faces.map(|face| face::printed(self.rules(), face)).collect()
    }

    fn face_name(&self, face: FaceId) -> String {
        self.rules().face(face).name.clone()
    }

    fn in_hand(&self) -> Vec<FaceId> {
        self.state().turn().tile.into_iter().collect()
    }

    fn piles(&self) -> Vec<Vec<(FaceId, u8)>> {
        // The three piles are one shuffled row.
        vec![self.state().bag().faces().collect()]
    }

    fn next_drawer(&self) -> Seat {
        Self::next_drawer(self)
    }

    fn open_cells(&self) -> Vec<Cell> {
        Self::open_cells(self)
    }

    fn layable(&self, cell: Cell) -> Vec<Fit> {
        self.fits(cell)
    }

    fn completing(&self, spot: Spot, cell: Cell) -> Vec<Fit> {
        Self::completing(self, spot, cell)
    }
}

/// The three piles, and which of them the tile of this turn comes from.
fn piles(game: &City) -> Vec<Pile> {
    let rules = game.rules();
    let drawn = rules.tiles - game.state().bag().tiles();
    let this = match game.state().turn().step {
        Step::Over => None,
        Step::First | Step::Draw => Some(rules.pile_of_draw(drawn + 1) as usize),
        _ => Some(rules.pile_of_draw(drawn) as usize),
    };
    let left = game.piles_left().into_iter().enumerate();
    left.map(|(n, left)| Pile { left, drawn: this == Some(n) }).collect()
}

/// A side of a tile, for a screen.
fn at(edge: Edge) -> At {
    At { x: edge.cell.x, y: edge.cell.y, side: edge.side.into() }
}

fn sight(seat: Seat, row: &Row) -> Sight {
    Sight {
        seat: seat.0,
        at: at(row.wall),
        tiles: cells(&row.tiles),
        public: row.public,
        historic: row.historic,
        points: row.points,
    }
}

impl From<FeatureKind> for FeatureName {
    fn from(kind: FeatureKind) -> Self {
        match kind {
            FeatureKind::Street => Self::Street,
            FeatureKind::Market => Self::Market,
            FeatureKind::Homes => Self::Homes,
        }
    }
}
