//! Questions of interfaces and bots, answered from what the game keeps anyway.

use super::action::Action;
use super::beyond;
use super::event::{Event, Scored};
use super::feature::{FeatureKind, Sums};
use super::game::City;
use super::illegal::Illegal;
use super::rules::FOLLOWERS;
use super::scoring;
use super::state::{Stand, Step};
use super::tiles::Goods;
use crate::kernel::explain::{self, Fit};
use crate::kernel::face::FaceId;
use crate::kernel::game::{Game, Quiet, Sink};
use crate::kernel::geometry::{Cell, Edge, Pose, Rotation, Side};
use crate::kernel::regions::RegionId;
use crate::kernel::rim::Way;
use crate::kernel::seat::{MAX_SEATS, Seat};
use crate::kernel::table::Spot;
use std::collections::BTreeSet;

/// Everything a screen tells about one feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// Its parts, the earliest laid first.
    pub spots: Vec<Spot>,
    /// Its tiles, each once, the earliest laid first.
    pub tiles: Vec<Cell>,
    /// The goods that a market sells.
    pub goods: Vec<Goods>,
    /// One spot of each market that a residential area touches.
    pub markets: Vec<Spot>,
    /// Sides where a street or market can still grow.
    pub open: Vec<Edge>,
    /// Whether it is finished. A residential area never is.
    pub finished: bool,
    /// Followers in it, each with its spot.
    pub followers: Vec<(Seat, Spot)>,
    /// Everyone present with the number of followers.
    pub strength: Vec<(Seat, u8)>,
    /// The seats with most followers in it.
    pub owners: Vec<Seat>,
    /// Points for each owner if the game ended now: the closing rim may finish it, or it stays
    /// unfinished beside a hole and brings nothing.
    pub points_now: i32,
    /// Points for each owner once it is finished, with the tiles that this needs at least; for
    /// homes the same as now. The outer rim is shut by walls or at the end, and a market by houses;
    /// only a street at a hole needs a tile there, which goes on with it.
    pub points_if_finished: i32,
    /// Whether it may bring more than that: a tile can still be laid where it is open.
    pub more_may_come: bool,
}

impl Feature {
    /// Empty cells that the open sides face, each once.
    pub fn gaps(&self) -> Vec<Cell> {
        let gaps: BTreeSet<Cell> = self.open.iter().map(|edge| edge.cell.step(edge.side)).collect();
        gaps.into_iter().collect()
    }
}

/// The row before a wall and what a guard there would get at the end (TC-FINAL-3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The wall that a guard would stand on.
    pub wall: Edge,
    /// The tiles, the nearest first.
    pub tiles: Vec<Cell>,
    /// Public buildings among them.
    pub public: u16,
    /// Historic buildings among them.
    pub historic: u16,
    /// Points as it stands.
    pub points: i32,
    /// Whether a guard looks at it from the other end, which bars another (TC-GUARD-2).
    pub guarded_opposite: bool,
}

/// A place for a tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TowerSite {
    /// The last wall at that end.
    pub wall: Edge,
    /// The points that a tower there brings at once.
    pub points: i32,
}

/// Points of one seat by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Breakdown {
    /// Points already on the track.
    pub banked: i32,
    /// Streets that the tile just laid has finished or the closing rim would finish.
    pub streets: i32,
    /// Markets, counted like the streets.
    pub markets: i32,
    /// Residential areas at the end of the game.
    pub homes: i32,
    /// Guards at the end of the game.
    pub guards: i32,
}

impl Breakdown {
    /// The sum of all categories.
    pub const fn total(&self) -> i32 {
        self.banked + self.streets + self.markets + self.homes + self.guards
    }
}

/// What a proposed turn would bring: its events and the points each seat gains at once.
pub type Preview = explain::Preview<Event>;

impl City {
    /// The feature a spot belongs to.
    pub fn feature(&self, spot: Spot) -> Option<Feature> {
        let part = self.state.table.part_at(spot)?;
        Some(self.describe(self.state.table.regions.region(part)))
    }

    /// Every feature on the table, by its earliest part.
    pub fn features(&self) -> Vec<Feature> {
        self.state.table.regions.all().map(|region| self.describe(region)).collect()
    }

    /// Everything a screen tells about one region.
    fn describe(&self, region: RegionId) -> Feature {
        let table = &self.state.table;
        let sums = *table.regions.tally(region);
        let strength = self.state.strength(region, self.seats());
        let open = self.open_edges(region);
        let (points_now, points_if_finished) = match sums.kind {
            FeatureKind::Homes => {
                let points = scoring::homes_worth(self, region).0.points();
                (points, points)
            }
            FeatureKind::Street | FeatureKind::Market => {
                let holes = open.iter().filter(|edge| !self.is_on_outer_rim(**edge));
                let holes: BTreeSet<Cell> = holes.map(|edge| edge.cell.step(edge.side)).collect();
                // A street goes on across every side, a market only where it meets another one.
                let further = if sums.kind == FeatureKind::Street { holes.len() as u8 } else { 0 };
                let full = Sums { tiles: sums.tiles.saturating_add(further), ..sums };
                let points = if holes.is_empty() { sums.points_if_finished() } else { 0 };
                (points, full.points_if_finished())
            }
        };
        let can_grow = |edge: &Edge| {
            let cell = edge.cell.step(edge.side);
            !beyond::is_barred(&self.state, cell, self.rules.setup.beyond)
        };
        let more_may_come = open.iter().any(can_grow);
        let followers = self.standing(&self.state.followers_in(region, self.seats()));
        let followers = followers.into_iter().filter_map(|follower| match follower.from {
            Stand::Spot(spot) => Some((follower.seat, spot)),
            Stand::Wall(_) => None,
        });
        let markets = match sums.kind {
            FeatureKind::Homes => self.markets_at(region),
            FeatureKind::Street | FeatureKind::Market => Vec::new(),
        };
        Feature {
            kind: sums.kind,
            spots: table.spots(region),
            tiles: table.tiles(region),
            goods: sums.sold().collect(),
            markets,
            open,
            finished: sums.is_finished(),
            followers: followers.collect(),
            strength: strength.present(),
            owners: strength.leaders().collect(),
            points_now,
            points_if_finished,
            more_may_come,
        }
    }

    /// The sides of a street or market that face an empty cell without a wall between; none once
    /// the rim is closed.
    fn open_edges(&self, region: RegionId) -> Vec<Edge> {
        let table = &self.state.table;
        let mut open = Vec::new();
        if !table.regions.tally(region).kind.finishes() {
            return open;
        }
        for part in table.parts(region) {
            let id = table.tile_of(part);
            let tile = table.board.tile(id);
            let local = (part.0 - tile.first.0) as u8;
            let ports = &self.rules.face(tile.face).turned[tile.pose.rotation.index()].ports;
            for side in Side::ALL.into_iter().filter(|side| ports[side.index()][1] == local) {
                let edge = Edge { cell: tile.pose.cell, side };
                if table.board.neighbor(edge.cell, side).is_some() {
                    continue;
                }
                let over = self.state.turn.step == Step::Over;
                if !(self.state.sides.is_walled(id, side) || over && self.is_on_outer_rim(edge)) {
                    open.push(edge);
                }
            }
        }
        open
    }

    /// Whether a side of a tile that faces an empty cell is on the outer rim.
    fn is_on_outer_rim(&self, edge: Edge) -> bool {
        let taken = |cell: Cell| self.state.table.board.at(cell).is_some();
        crate::kernel::rim::is_outer(taken, edge)
    }

    /// What a guard on a side of a tile would watch, whether or not a wall stands there yet.
    pub fn row_before(&self, wall: Edge) -> Option<Row> {
        self.state.table.board.at(wall.cell)?;
        let [public, historic] = self.seen_from(wall);
        Some(Row {
            wall,
            tiles: self.row(wall).map(|tile| self.cell_of(tile)).collect(),
            public: public.count,
            historic: historic.count,
            points: public.points() + historic.points(),
            guarded_opposite: self.is_guarded_opposite(wall),
        })
    }

    /// Where a tower could stand now and what it would bring, the clockwise end first.
    pub fn tower_sites(&self) -> Vec<TowerSite> {
        let run = &self.state.run;
        let ends = Way::BOTH.into_iter().filter(|way| run.since(*way) > 0);
        ends.map(|way| TowerSite { wall: run.end(way), points: i32::from(run.since(way)) })
            .collect()
    }

    /// Tiles left in each pile; the order within them is unknown (RUL-TC-INFO-1).
    pub fn piles_left(&self) -> [u8; 3] {
        let mut drawn = self.rules.tiles - self.state.bag.tiles();
        self.rules.setup.piles.map(|pile| {
            let gone = drawn.min(usize::from(pile));
            drawn -= gone;
            pile - gone as u8
        })
    }

    /// Why no tile at all may be laid on an empty cell beside the town, if the walls are why.
    pub fn barred(&self, cell: Cell) -> Option<Illegal> {
        let empty = self.state.table.board.at(cell).is_none();
        empty.then(|| self.check_beyond(cell).err()).flatten()
    }

    /// The open sides until the ring closes, clockwise from the clockwise end; none before the gate
    /// stands. After the end these are the sides that were closed without walls.
    pub fn sides_left(&self) -> Option<Vec<Edge>> {
        self.state.run.stands().then(|| self.open_sides().collect())
    }

    /// Every side of the outer rim, walled or not, clockwise.
    pub fn outer_rim(&self) -> Vec<Edge> {
        self.state.table.board.outer_rim().collect()
    }

    /// The next sides at the two ends, the clockwise one first; none before the gate stands or
    /// after the ring is closed.
    pub fn next_sides(&self) -> Vec<Edge> {
        if !self.state.run.stands() || self.is_ring_closed() {
            return Vec::new();
        }
        let mut sides = Way::BOTH.map(|way| self.next_side(way)).to_vec();
        sides.dedup();
        sides
    }

    /// The empty cells where some tile could be laid.
    pub fn open_cells(&self) -> Vec<Cell> {
        let cells = self.state.table.board.open_sites();
        cells.filter(|cell| !beyond::shuts_in(&self.state, *cell)).collect()
    }

    /// Copies of a kind not yet laid: in the piles and in hand.
    pub fn copies_left(&self, face: FaceId) -> u8 {
        self.state.bag.left(face) + u8::from(self.state.turn.tile == Some(face))
    }

    /// Kinds of tiles that can still come and would fit an empty cell.
    pub fn fits(&self, cell: Cell) -> Vec<Fit> {
        let left = |face| self.copies_left(face);
        let fits = explain::fits(&self.state.table.board, &self.rules.faces, left, cell);
        // Asked last: only of an open cell can it be said whether a tile there shuts the run in.
        if fits.is_empty() || beyond::shuts_in(&self.state, cell) { Vec::new() } else { fits }
    }

    /// Those of the kinds that [`City::fits`] lists which would finish the feature of a spot.
    pub fn completing(&self, spot: Spot, cell: Cell) -> Vec<Fit> {
        let Some(part) = self.state.table.part_at(spot) else { return Vec::new() };
        let mut fits = self.fits(cell);
        for fit in &mut fits {
            let face = fit.face;
            fit.keep(|rotation| {
                let mut game = self.clone();
                game.lay(face, Pose { cell, rotation });
                game.state.table.regions.tally_of(part).is_finished()
            });
        }
        fits.retain(|fit| fit.rotations != 0);
        fits
    }

    /// The seat that draws the next tile, as far as can be known.
    pub fn next_drawer(&self) -> Seat {
        let turn = &self.state.turn;
        match turn.step {
            Step::First | Step::Draw => turn.seat,
            _ => self.after(turn.seat),
        }
    }

    /// Where a residential area touches markets: a spot that stands for the market, then a spot of
    /// it where they touch. A market that is touched in several places comes several times.
    pub fn touched_markets(&self, homes: Spot) -> Vec<(Spot, Spot)> {
        let table = &self.state.table;
        let Some(part) = table.part_at(homes) else { return Vec::new() };
        let mut touched = Vec::new();
        self.each_market_at(table.regions.region(part), |part| {
            touched.push((table.regions.earliest(table.regions.region(part)), part));
        });
        touched.sort_unstable();
        touched.dedup();
        touched.into_iter().map(|(market, part)| (table.spot(market), table.spot(part))).collect()
    }

    /// Empty cells beside tiles that no remaining tile fits.
    pub fn dead_cells(&self) -> Vec<Cell> {
        self.open_cells().into_iter().filter(|cell| self.fits(*cell).is_empty()).collect()
    }

    /// Tiles that were drawn and fitted nowhere, by kind.
    pub fn boxed(&self) -> Vec<(FaceId, u8)> {
        let copies = self.rules.copies.clone();
        explain::boxed(copies, self.state.placed(), |face| self.copies_left(face))
    }

    /// What would happen if the game ended now.
    pub fn ending(&self) -> Vec<Event> {
        let mut events = Vec::new();
        self.after_ending(&mut events);
        events
    }

    fn after_ending(&self, out: &mut impl Sink<Event>) -> Self {
        let mut game = self.clone();
        if game.state.turn.step == Step::Follower {
            scoring::finished(&mut game, out);
        }
        if game.state.turn.step != Step::Over {
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

    /// What a proposed turn would score: the actions one by one, then no follower if none was
    /// chosen. Where the draft leaves a wall phase to be built, nothing after that is told.
    pub fn preview(&self, draft: &[Action]) -> Result<Preview, Illegal> {
        let mut game = self.clone();
        let mut events = Vec::new();
        for action in draft {
            game.play(game.chooser()?, *action, &mut events)?;
        }
        if game.state.turn.step == Step::Follower {
            game.play(game.chooser()?, Action::Pass, &mut events)?;
        }
        Ok(Preview::new(events, self.scores(), game.scores()))
    }

    /// The tile on a cell: its kind and rotation.
    pub fn tile_at(&self, cell: Cell) -> Option<(FaceId, Rotation)> {
        let tile = self.state.table.board.tile(self.state.table.board.at(cell)?);
        Some((tile.face, tile.pose.rotation))
    }

    /// Every follower on the board.
    pub fn followers(&self) -> Vec<(Seat, Stand)> {
        let figures = self.state.figures.on_board(self.seats());
        figures.map(|(figure, place)| (figure.seat, self.stand(place))).collect()
    }

    /// Followers in a seat's supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.state.figures.count_in_supply(seat, 0..FOLLOWERS)
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
                FeatureKind::Street => &mut split.streets,
                FeatureKind::Market => &mut split.markets,
                FeatureKind::Homes => &mut split.homes,
            };
            *category += scored.points;
        }
    }
}

impl Sink<Event> for Split {
    fn event(&mut self, make: impl FnOnce() -> Event) {
        match make() {
            Event::Scored(scored) => self.add(&scored),
            Event::Watched(watched) => self.seats[watched.seat.index()].guards += watched.points,
            _ => {}
        }
    }
}
