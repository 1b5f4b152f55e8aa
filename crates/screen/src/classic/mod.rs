//! The classic game on a screen.

mod cards;
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
use crate::view::{Bag, Share, Turn, Wall};
use remparts_art::scene::Scene;
use remparts_engine::classic::action::{Action, Answer, Gift};
use remparts_engine::classic::event::Event;
use remparts_engine::classic::illegal::Illegal;
use remparts_engine::classic::setup::Module;
use remparts_engine::classic::state::{Pile, Step};
use remparts_engine::classic::{Classic, FeatureKind};
use remparts_engine::kernel::explain::Fit;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Pending, Sight as _};
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::{Log, Ply};

impl Shown for Classic {
    const NAME: GameName = GameName::Classic;

    fn turn(&self) -> Turn {
        let turn = self.state().turn();
        let laid = self.state().tiles_laid() - self.rules().start.len();
        let to_be_laid =
            matches!(turn.step, Step::First | Step::Draw | Step::Tile | Step::SecondTile);
        Turn {
            seat: (self.pending() != Pending::Over).then_some(turn.seat.0),
            step: match turn.step {
                Step::First => names::Step::First,
                Step::Draw | Step::SecondTile => names::Step::Draw,
                Step::Tile => names::Step::Tile,
                Step::Arrow => names::Step::Arrow,
                Step::Gift => names::Step::Gift,
                Step::Figure => names::Step::Figure,
                Step::Over => names::Step::Over,
            },
            number: laid + usize::from(to_be_laid),
            faces: turn.in_hand().map(|face| self.face_name(face)).collect(),
        }
    }

    fn bag(&self) -> Bag {
        let rules = self.rules();
        let faces = (0..rules.faces.len() as u8).map(FaceId);
        let drawn = faces.filter(|face| rules.copies[face.index()] > 0);
        let bag = self.state().bag();
        let count = |face| (self.face_name(face), bag.left(face), face::total(rules, face));
        let boxed = self.boxed().into_iter().map(|(face, count)| (self.face_name(face), count));
        Bag {
            left: bag.tiles(),
            faces: drawn.map(count).collect(),
            boxed: boxed.collect(),
            piles: Vec::new(),
        }
    }

    fn shares(&self) -> Vec<Vec<Share>> {
        let split = |split: remparts_engine::classic::query::Breakdown| {
            let shares = [
                (ShareName::Banked, split.banked),
                (ShareName::Roads, split.roads),
                (ShareName::Cities, split.cities),
                (ShareName::Abbeys, split.abbeys),
                (ShareName::Gardens, split.gardens),
                (ShareName::Fields, split.fields),
                (ShareName::Gifts, split.gifts),
            ];
            shares.map(|(what, points)| Share { what, points }).to_vec()
        };
        self.projected().into_iter().map(split).collect()
    }

    fn hand(view: &Self::View) -> Option<Vec<GiftName>> {
        let cards = view.hand().filter(|_| view.known().rules().has(Module::Gifts))?;
        let copies = |gift: Gift| (0..cards[gift.index()]).map(move |_| gift.into());
        Some(Gift::ALL.into_iter().flat_map(copies).collect())
    }

    fn drafted(&self, draft: &[Action]) -> Result<(Self, Vec<Event>), Illegal> {
        Self::drafted(self, draft)
    }

    fn invented(log: &Log<Self>, hidden: &[usize], next: Ply<Self>) -> Option<Vec<Answer>> {
        cards::invented(log, hidden, next)
    }

    fn described(&self) -> Vec<Described> {
        let described = |feature: remparts_engine::classic::query::Feature| Described {
            kind: feature.kind.into(),
            complete: feature.complete,
            counted: match (feature.kind, feature.spots.first()) {
                (FeatureKind::Field, Some(spot)) => self.fed_cities(*spot),
                _ => Vec::new(),
            },
            gaps: feature.gaps,
        };
        self.features().into_iter().map(described).collect()
    }

    fn wall(&self) -> Option<Wall> {
        None
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
            shields: feature.shields,
            goods: Vec::new(),
            gaps: cells(&feature.gaps),
            complete: feature.complete,
            strength: strength(&feature.strength),
            owners: seats(&feature.owners),
            points_now: feature.points_now,
            points_if_completed: feature.points_if_completed,
            more_may_come: feature.more_may_come,
            fits: Vec::new(),
            chance: None,
            feeds: match feature.kind {
                FeatureKind::Field => distinct(&self.fed_cities(first)),
                _ => 0,
            },
            fields: match feature.kind {
                FeatureKind::City => self.fields_at(first),
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
        self.state().turn().in_hand().collect()
    }

    fn piles(&self) -> Vec<Vec<(FaceId, u8)>> {
        let bag = self.state().bag();
        let pile = |pile: Pile| {
            let faces = self.rules().piles[pile as usize].clone().map(FaceId);
            faces.map(|face| (face, bag.left(face))).filter(|(_, left)| *left > 0).collect()
        };
        Pile::ALL.into_iter().map(pile).collect()
    }

    fn next_drawer(&self) -> Seat {
        Self::next_drawer(self)
    }

    fn open_cells(&self) -> Vec<Cell> {
        Self::open_cells(self)
    }

    fn layable(&self, cell: Cell) -> Vec<Fit> {
        Self::layable(self, cell)
    }

    fn completing(&self, spot: Spot, cell: Cell) -> Vec<Fit> {
        Self::completing(self, spot, cell)
    }
}

impl From<FeatureKind> for FeatureName {
    fn from(kind: FeatureKind) -> Self {
        match kind {
            FeatureKind::City => Self::City,
            FeatureKind::Road => Self::Road,
            FeatureKind::Field => Self::Field,
            FeatureKind::Abbey => Self::Abbey,
            FeatureKind::Garden => Self::Garden,
        }
    }
}
