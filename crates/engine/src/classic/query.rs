//! Questions of interfaces and bots, answered from the regions the game keeps anyway. Ask them of
//! a [`super::View`] through [`Sight::known`](crate::kernel::game::Sight::known): then no answer can
//! depend on another seat's cards. Only [`Classic::preview`] would, if it were asked of the whole
//! truth: it refuses a gift that the seat to move does not hold.

use super::action::{Action, FigureKind, Spot};
use super::event::{Event, Scored};
use super::feature::{FeatureKind, Sums};
use super::fields::{self, FIELD_POINTS};
use super::game::Classic;
use super::illegal::Illegal;
use super::modules::{anniversary, river};
use super::scoring;
use super::setup::Farmers;
use super::state::{RegionSet, Step};
use crate::kernel::explain::{self, Fit};
use crate::kernel::face::FaceId;
use crate::kernel::game::{Game, Quiet, Sink};
use crate::kernel::geometry::{Cell, Edge, Pose, Rotation, Side};
use crate::kernel::regions::{PartId, RegionId};
use crate::kernel::seat::{MAX_SEATS, Seat};

/// Everything a screen tells about one feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// Its parts, the earliest laid first.
    pub spots: Vec<Spot>,
    /// Its tiles; for an abbey or garden with the neighbors.
    pub tiles: Vec<Cell>,
    /// Shields printed on its tiles.
    pub shields: u8,
    /// Sides where it can still grow; for an abbey or garden none, see `gaps`.
    pub open: Vec<Edge>,
    /// Empty cells that an abbey or garden waits for, or that the open sides face.
    pub gaps: Vec<Cell>,
    /// Whether it is complete. A field never is.
    pub complete: bool,
    /// Figures standing in it.
    pub figures: Vec<(Seat, FigureKind, Spot)>,
    /// Everyone present with their strength.
    pub strength: Vec<(Seat, u8)>,
    /// The seats with most strength in it.
    pub owners: Vec<Seat>,
    /// Points for each owner if the game ended now.
    pub points_now: i32,
    /// Points for each owner once it is complete, with the tiles that this needs at least: one on
    /// each gap. For an abbey or garden nine; for a field the same as now.
    pub points_if_completed: i32,
    /// Whether completing it may bring more than that: further tiles, or what is printed on them.
    pub more_may_come: bool,
}

/// Points of one seat, split by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Breakdown {
    /// Points already on the track.
    pub banked: i32,
    /// Roads at the end of the game.
    pub roads: i32,
    /// Cities at the end of the game.
    pub cities: i32,
    /// Abbeys at the end of the game.
    pub abbeys: i32,
    /// Gardens at the end of the game.
    pub gardens: i32,
    /// Fields at the end of the game.
    pub fields: i32,
    /// Gifts still wrapped at the end.
    pub gifts: i32,
}

impl Breakdown {
    /// The sum of all categories.
    pub const fn total(&self) -> i32 {
        self.banked
            + self.roads
            + self.cities
            + self.abbeys
            + self.gardens
            + self.fields
            + self.gifts
    }
}

/// What a proposed turn would bring: its events and the points each seat gains at once.
pub type Preview = explain::Preview<Event>;

impl Classic {
    /// The feature a spot belongs to.
    pub fn feature(&self, spot: Spot) -> Option<Feature> {
        Some(self.describe(self.state.table.regions.region(self.state.table.part_at(spot)?)))
    }

    /// Every feature on the table, by its earliest part.
    pub fn features(&self) -> Vec<Feature> {
        self.state.table.regions.all().map(|region| self.describe(region)).collect()
    }

    /// Everything a screen tells about one region.
    fn describe(&self, region: RegionId) -> Feature {
        let sums = *self.state.table.regions.tally(region);
        let strength = self.state.strength(region, self.seats());
        let is_field = sums.kind == FeatureKind::Field;
        let complete = !is_field && sums.is_closed();
        let open = self.open_edges(region);
        let mut gaps: Vec<Cell> = match sums.kind {
            FeatureKind::Abbey | FeatureKind::Garden => {
                let around = self.state.table.spots(region)[0].cell.around();
                around
                    .into_iter()
                    .filter(|cell| self.state.table.board.at(*cell).is_none())
                    .collect()
            }
            _ => open.iter().map(|edge| edge.cell.step(edge.side)).collect(),
        };
        gaps.sort_unstable();
        gaps.dedup();
        let (points_now, points_if_completed) = if is_field {
            let points = self.field_points(region);
            (points, points)
        } else {
            // A tile on a gap has to go on with what it meets (TILE-3), so it joins the feature.
            let full = Sums { tiles: sums.tiles.saturating_add(gaps.len() as u8), ..sums };
            let points = |sums, complete| self.rules.worth(sums, complete).points();
            (points(&sums, complete), points(&full, true))
        };
        Feature {
            kind: sums.kind,
            spots: self.state.table.spots(region),
            tiles: self.tiles(region),
            shields: sums.shields,
            open,
            gaps,
            complete,
            figures: scoring::standing(self, &self.state.figures_in(region, self.seats()))
                .into_iter()
                .map(|figure| (figure.seat, figure.figure, figure.from))
                .collect(),
            strength: strength.present(),
            owners: strength.leaders().collect(),
            points_now,
            points_if_completed,
            more_may_come: !complete && matches!(sums.kind, FeatureKind::Road | FeatureKind::City),
        }
    }

    /// What a field pays its majority. In `city4` cities pay, so this is only what the field would
    /// pay if its leader led at every one of its cities.
    fn field_points(&self, field: RegionId) -> i32 {
        let mut cities = RegionSet::EMPTY;
        fields::each_complete_city(self, field, |city, _| {
            cities.insert(city);
        });
        let each = match self.rules.setup.farmers {
            Farmers::Off => 0,
            Farmers::Field3 => FIELD_POINTS,
            Farmers::City4 => fields::CITY_POINTS,
        };
        i32::from(cities.len()) * i32::from(each)
    }

    /// Where a field touches complete cities: a spot that stands for the city, then a spot of it on
    /// a tile of the field. A city that is touched in several places comes several times.
    pub fn fed_cities(&self, field: Spot) -> Vec<(Spot, Spot)> {
        let table = &self.state.table;
        let Some(part) = table.part_at(field) else { return Vec::new() };
        let mut fed = Vec::new();
        fields::each_complete_city(self, table.regions.region(part), |city, part| {
            fed.push((table.regions.earliest(city), part));
        });
        fed.sort_unstable();
        fed.into_iter().map(|(city, part)| (table.spot(city), table.spot(part))).collect()
    }

    /// How many fields touch a city, complete or not.
    pub fn fields_at(&self, city: Spot) -> usize {
        let table = &self.state.table;
        let Some(part) = table.part_at(city) else { return 0 };
        let mut touching = RegionSet::EMPTY;
        for part in table.regions.ring(part) {
            let tile = table.board.tile(table.tile_of(part));
            let local = part.0 - tile.first.0;
            for (n, other) in self.rules.face(tile.face).parts.iter().enumerate() {
                if other.touches >> local & 1 == 1 {
                    touching.insert(table.regions.region(PartId(tile.first.0 + n as u16)));
                }
            }
        }
        usize::from(touching.len())
    }

    /// The sides of a region that face an empty cell.
    fn open_edges(&self, region: RegionId) -> Vec<Edge> {
        let mut open = Vec::new();
        for part in self.state.table.parts(region) {
            let tile = self.state.table.board.tile(self.state.table.tile_of(part));
            let local = (part.0 - tile.first.0) as u8;
            let ports = &self.rules.face(tile.face).turned[tile.pose.rotation.index()].ports;
            for side in Side::ALL {
                let cell = tile.pose.cell;
                let reaches = ports[side.index()].contains(&local);
                if reaches && self.state.table.board.neighbor(cell, side).is_none() {
                    open.push(Edge { cell, side });
                }
            }
        }
        open
    }

    /// The empty cells that touch a tile.
    pub fn open_cells(&self) -> Vec<Cell> {
        self.state.table.board.open_sites().collect()
    }

    /// Copies of a kind not yet laid: in the bag and in hand.
    pub fn copies_left(&self, face: FaceId) -> u8 {
        let in_hand = self.state.turn.in_hand().filter(|held| *held == face);
        self.state.bag.left(face) + in_hand.count() as u8
    }

    /// Kinds of tiles that can still come and would fit an empty cell by their edges.
    pub fn fits(&self, cell: Cell) -> Vec<Fit> {
        let left = |face| self.copies_left(face);
        explain::fits(&self.state.table.board, &self.rules.faces, left, cell)
    }

    /// Kinds of tiles that can still come and could be laid on an empty cell as the table is now:
    /// they fit by their edges, and those of the river continue it.
    pub fn layable(&self, cell: Cell) -> Vec<Fit> {
        let mut fits = self.fits(cell);
        for fit in &mut fits {
            if river::flows(&self.rules.facts[fit.face.index()]) {
                let face = fit.face;
                fit.keep(|rotation| river::check(self, face, Pose { cell, rotation }).is_ok());
            }
        }
        fits.retain(|fit| fit.rotations != 0);
        fits
    }

    /// Those of the kinds that [`Classic::fits`] lists which would complete the feature of a spot.
    pub fn completing(&self, spot: Spot, cell: Cell) -> Vec<Fit> {
        let Some(part) = self.state.table.part_at(spot) else { return Vec::new() };
        let mut fits = self.layable(cell);
        for fit in &mut fits {
            let face = fit.face;
            fit.keep(|rotation| {
                let mut game = self.clone();
                game.lay(face, Pose { cell, rotation });
                game.state.table.regions.tally_of(part).is_closed()
            });
        }
        fits.retain(|fit| fit.rotations != 0);
        fits
    }

    /// The seat that draws the next tile, as far as can be known.
    pub fn next_drawer(&self) -> Seat {
        let turn = &self.state.turn;
        match turn.step {
            Step::First | Step::Draw | Step::SecondTile => turn.seat,
            _ if anniversary::repeats(turn) => turn.seat,
            _ => Seat((turn.seat.0 + 1) % self.rules.seats() as u8),
        }
    }

    /// Empty cells beside tiles that no remaining tile fits.
    pub fn dead_cells(&self) -> Vec<Cell> {
        self.open_cells().into_iter().filter(|cell| self.fits(*cell).is_empty()).collect()
    }

    /// Tiles that were drawn and fitted nowhere, by kind (RUL-TILE-3).
    pub fn boxed(&self) -> Vec<(FaceId, u8)> {
        let mut copies: Vec<u8> = self.rules.copies.clone();
        for (face, _) in &self.rules.start {
            copies[face.index()] += 1;
        }
        explain::boxed(copies, self.state.placed(), |face| self.copies_left(face))
    }

    /// What would happen if the game ended now.
    pub fn ending(&self) -> Vec<Event> {
        let mut events = Vec::new();
        self.after_ending(&mut events);
        events
    }

    /// The game as it would stand if it ended now: completed features of the running turn score
    /// as such, then the final scoring.
    fn after_ending(&self, out: &mut impl Sink<Event>) -> Self {
        let mut game = self.clone();
        if game.state.turn.step != Step::Over {
            scoring::completed(&mut game, out);
            scoring::finish(&mut game, out);
        }
        game
    }

    /// Points of each seat if the game ended now.
    pub fn ended(&self) -> [i32; MAX_SEATS] {
        self.after_ending(&mut Quiet).state.scores
    }

    /// Points of each seat if the game ended now, split by where they come from.
    pub fn projected(&self) -> Vec<Breakdown> {
        let mut split = Split { seats: [Breakdown::default(); MAX_SEATS] };
        for (seat, score) in self.scores().iter().enumerate() {
            split.seats[seat].banked = *score;
        }
        self.after_ending(&mut split);
        split.seats[..self.seats()].to_vec()
    }

    /// The game after part of a turn that is only proposed, and what would happen on the way. What
    /// gift would be received stays unknown: nothing is asked of chance.
    pub fn drafted(&self, draft: &[Action]) -> Result<(Self, Vec<Event>), Illegal> {
        let mut game = self.clone();
        let mut events = Vec::new();
        for action in draft {
            game.play(game.chooser()?, *action, &mut events)?;
            game.leave_open(&mut events);
        }
        Ok((game, events))
    }

    /// What a proposed turn would score: the actions one by one, then no figure if none was
    /// chosen. Where the draft leaves an arrow to be picked, nothing after that is told.
    pub fn preview(&self, draft: &[Action]) -> Result<Preview, Illegal> {
        let (mut game, mut events) = self.drafted(draft)?;
        if game.state.turn.step == Step::Figure {
            game.play(game.chooser()?, Action::Pass, &mut events)?;
        }
        Ok(Preview::new(events, self.scores(), game.scores()))
    }

    /// The tile on a cell: its kind and rotation.
    pub fn tile_at(&self, cell: Cell) -> Option<(FaceId, Rotation)> {
        let tile = self.state.table.board.tile(self.state.table.board.at(cell)?);
        Some((tile.face, tile.pose.rotation))
    }

    /// Every figure on the board.
    pub fn figures(&self) -> Vec<(Seat, FigureKind, Spot)> {
        let figures = self.state.figures.on_board(self.seats());
        figures
            .map(|(figure, place)| {
                let kind = FigureKind::of_slot(figure.slot);
                (figure.seat, kind, self.state.table.spot(PartId(place)))
            })
            .collect()
    }
}

/// Sorts the points of a final scoring by category.
struct Split {
    seats: [Breakdown; MAX_SEATS],
}

impl Split {
    fn add(&mut self, scored: &Scored) {
        for seat in &scored.winners {
            let split = &mut self.seats[seat.index()];
            let category = match scored.feature {
                FeatureKind::Road => &mut split.roads,
                FeatureKind::City => &mut split.cities,
                FeatureKind::Abbey => &mut split.abbeys,
                FeatureKind::Garden => &mut split.gardens,
                FeatureKind::Field => &mut split.fields,
            };
            *category += scored.points;
        }
    }
}

impl Sink<Event> for Split {
    fn event(&mut self, make: impl FnOnce() -> Event) {
        match make() {
            Event::Scored(scored) => self.add(&scored),
            Event::GiftsLeft { seat, points, .. } => self.seats[seat.index()].gifts += points,
            _ => {}
        }
    }
}
