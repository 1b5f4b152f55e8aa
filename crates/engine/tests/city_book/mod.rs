//! An independent bookkeeper of The City: it knows the tile file, the events and the rules, and
//! asks the game nothing.

use super::common::city::outer_rim;
use remparts_engine::city::event::{Counted, Occasion, Returned, Scored, Watched};
use remparts_engine::city::setup::ClosingWall;
use remparts_engine::city::state::Stand;
use remparts_engine::city::tiles::{self, Building, Goods, Ground, Tile};
use remparts_engine::city::{City, Event, FeatureKind};
use remparts_engine::kernel::geometry::{Cell, Edge, HalfEdge, Pose, Rotation, Side};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The town, the followers and the points, updated from the events alone.
#[derive(Default)]
pub(crate) struct Book {
    /// Tiles in the order of laying.
    laid: Vec<(Cell, &'static Tile, Rotation)>,
    pub(crate) followers: Vec<(Seat, Stand)>,
    /// Gate and walls, the counterclockwise end first.
    pub(crate) run: VecDeque<Edge>,
    gate: Option<Edge>,
    /// The piece built last.
    last: Option<Edge>,
    /// The walls at whose outer end a tower stands.
    towers: BTreeSet<Edge>,
    /// Whether the rim has been closed at the end.
    pub(crate) closed: bool,
    pub(crate) scores: Vec<i32>,
    pub(crate) seen: BTreeMap<String, u32>,
}

/// The number of a part on its tile: markets come first, then streets, then homes.
fn first_of(tile: &Tile, kind: FeatureKind) -> usize {
    match kind {
        FeatureKind::Market => 0,
        FeatureKind::Street => tile.markets.len(),
        FeatureKind::Homes => tile.markets.len() + tile.streets.len(),
    }
}

fn kind_of(tile: &Tile, part: u8) -> FeatureKind {
    let part = usize::from(part);
    if part >= first_of(tile, FeatureKind::Homes) {
        FeatureKind::Homes
    } else if part >= first_of(tile, FeatureKind::Street) {
        FeatureKind::Street
    } else {
        FeatureKind::Market
    }
}

/// The sides of a market or street part of a tile as it lies.
fn sides_of(tile: &Tile, rotation: Rotation, part: u8) -> Vec<Side> {
    let kind = kind_of(tile, part);
    let n = usize::from(part) - first_of(tile, kind);
    let sides = match kind {
        FeatureKind::Market => &tile.markets[n].sides,
        FeatureKind::Street => &tile.streets[n].sides,
        FeatureKind::Homes => return Vec::new(),
    };
    sides.iter().map(|side| side.turned(rotation)).collect()
}

/// The half-edges of a residential part of a tile as it lies.
fn halves_of(tile: &Tile, rotation: Rotation, part: u8) -> Vec<HalfEdge> {
    match usize::from(part).checked_sub(first_of(tile, FeatureKind::Homes)) {
        Some(n) => tile.homes[n].halves.iter().map(|half| half.turned(rotation)).collect(),
        None => Vec::new(),
    }
}

/// The half-edge that lies against this one from across the side: seen from over there the order of
/// the two halves is the other way round.
fn against(half: HalfEdge) -> HalfEdge {
    let side = half.side().opposite().index();
    HalfEdge::of(2 * side + 1 - half.index() % 2)
}

impl Book {
    /// An empty table, with what earlier games have shown.
    pub(crate) fn new(seats: usize, seen: BTreeMap<String, u32>) -> Self {
        Self { scores: vec![0; seats], seen, ..Self::default() }
    }

    fn tile(&self, cell: Cell) -> Option<(&'static Tile, Rotation)> {
        let found = self.laid.iter().find(|(at, ..)| *at == cell);
        found.map(|(_, tile, rotation)| (*tile, *rotation))
    }

    pub(crate) fn cells(&self) -> BTreeSet<Cell> {
        self.laid.iter().map(|(cell, ..)| *cell).collect()
    }

    fn kind(&self, spot: Spot) -> FeatureKind {
        let (tile, _) = self.tile(spot.cell).expect("a laid tile");
        kind_of(tile, spot.part)
    }

    fn ground(&self, edge: Edge) -> Option<Ground> {
        let (tile, rotation) = self.tile(edge.cell)?;
        Some(tile.edges[(edge.side.index() + 4 - rotation.index()) % 4])
    }

    /// The part of a tile for which `reaches` holds.
    fn part_where(
        &self,
        cell: Cell,
        reaches: impl Fn(&Tile, Rotation, u8) -> bool,
    ) -> Option<Spot> {
        let (tile, rotation) = self.tile(cell)?;
        let parts = first_of(tile, FeatureKind::Homes) + tile.homes.len();
        let part = (0..parts as u8).find(|part| reaches(tile, rotation, *part));
        part.map(|part| Spot { cell, part })
    }

    /// The market or street that has this side.
    fn at_side(&self, edge: Edge) -> Option<Spot> {
        self.part_where(edge.cell, |tile, turned, part| {
            sides_of(tile, turned, part).contains(&edge.side)
        })
    }

    /// The spots that a spot is joined to across the sides of its tile (TC-FEAT-1, TC-FEAT-2,
    /// RUL-TC-FEAT-4).
    fn joined_to(&self, spot: Spot) -> Vec<Spot> {
        let (tile, rotation) = self.tile(spot.cell).expect("a laid tile");
        let kind = kind_of(tile, spot.part);
        let across = sides_of(tile, rotation, spot.part).into_iter().filter_map(|side| {
            let facing = Edge { cell: spot.cell.step(side), side: side.opposite() };
            self.at_side(facing).filter(|other| self.kind(*other) == kind)
        });
        let beside = halves_of(tile, rotation, spot.part).into_iter().filter_map(|half| {
            self.part_where(spot.cell.step(half.side()), |tile, turned, part| {
                halves_of(tile, turned, part).contains(&against(half))
            })
        });
        across.chain(beside).collect()
    }

    /// When a spot was town, and which part it is.
    fn age(&self, spot: Spot) -> (usize, u8) {
        let turn = self.laid.iter().position(|(cell, ..)| *cell == spot.cell);
        (turn.expect("a laid tile"), spot.part)
    }

    /// The feature of a spot by a flood fill over joined parts, the earliest laid first.
    fn flood(&self, spot: Spot) -> Vec<Spot> {
        let mut found = BTreeSet::from([spot]);
        let mut edge = vec![spot];
        while let Some(spot) = edge.pop() {
            edge.extend(self.joined_to(spot).into_iter().filter(|next| found.insert(*next)));
        }
        let mut found: Vec<Spot> = found.into_iter().collect();
        found.sort_by_key(|spot| self.age(*spot));
        found
    }

    /// The sides of a street or market that look at an empty cell without a piece between
    /// (RUL-TC-FEAT-2, RUL-TC-FEAT-3).
    fn open_sides(&self, spots: &[Spot]) -> Vec<Edge> {
        let sides = spots.iter().flat_map(|spot| {
            let (tile, rotation) = self.tile(spot.cell).expect("a laid tile");
            let sides = sides_of(tile, rotation, spot.part).into_iter();
            sides.map(|side| Edge { cell: spot.cell, side })
        });
        let empty = |edge: &Edge| self.tile(edge.cell.step(edge.side)).is_none();
        sides.filter(|edge| empty(edge) && !self.run.contains(edge)).collect()
    }

    /// One spot of each market that touches these homes, the earliest laid (RUL-TC-FINAL-1).
    fn markets_at(&self, homes: &[Spot]) -> Vec<Spot> {
        let mut markets = BTreeSet::new();
        for spot in homes {
            let (tile, rotation) = self.tile(spot.cell).expect("a laid tile");
            let part = usize::from(spot.part) - first_of(tile, FeatureKind::Homes);
            // A border on the tile itself.
            let touched = tile.homes[part].touches.iter();
            markets.extend(touched.map(|market| Spot { part: *market as u8, ..*spot }));
            // A market edge that faces a house edge.
            for half in halves_of(tile, rotation, spot.part) {
                let edge = Edge { cell: spot.cell, side: half.side() };
                let facing = Edge { cell: edge.cell.step(edge.side), side: edge.side.opposite() };
                let meet = (self.ground(edge), self.ground(facing));
                if meet == (Some(Ground::Homes), Some(Ground::Market)) {
                    markets.extend(self.at_side(facing));
                }
            }
        }
        let first = |market: Spot| self.flood(market)[0];
        let mut markets: Vec<Spot> =
            markets.into_iter().map(first).collect::<BTreeSet<_>>().into_iter().collect();
        markets.sort_by_key(|spot| self.age(*spot));
        markets
    }

    /// The side after another along the outer rim, as RUL-TC-WALL-2 says it.
    fn next_side(&self, edge: Edge, clockwise: bool) -> Edge {
        let quarters = if clockwise { 1 } else { 3 };
        let ahead = edge.side.turned(Rotation::of(quarters));
        let looks_at = edge.cell.step(edge.side);
        if self.tile(looks_at.step(ahead)).is_some() {
            Edge { cell: looks_at.step(ahead), side: ahead.opposite() }
        } else if self.tile(edge.cell.step(ahead)).is_some() {
            Edge { cell: edge.cell.step(ahead), side: edge.side }
        } else {
            Edge { side: ahead, ..edge }
        }
    }

    fn take(&mut self, follower: Returned) {
        let Returned { seat, from } = follower;
        let at = self.followers.iter().position(|standing| *standing == (seat, from));
        self.followers.remove(at.unwrap_or_else(|| panic!("{follower:?} does not stand there")));
    }

    fn saw(&mut self, what: impl Into<String>) {
        *self.seen.entry(what.into()).or_default() += 1;
    }

    pub(crate) fn hear(&mut self, game: &City, event: &Event) {
        if let Event::Gate(_, edge) | Event::Wall(_, edge) = event {
            self.last = Some(*edge);
        }
        match event {
            Event::Laid(_, face, Pose { cell, rotation }) => {
                let name = game.rules().face(*face).name.strip_prefix("city/").expect("its set");
                let tile = tiles::SET.kinds.iter().find(|tile| tile.id == name);
                self.laid.push((*cell, tile.expect("a tile of the file"), *rotation));
            }
            Event::Put(seat, spot) => self.followers.push((*seat, Stand::Spot(*spot))),
            Event::Gate(_, edge) => {
                assert!(outer_rim(&self.cells()).contains(edge), "RUL-TC-WALL-1");
                assert_eq!(self.gate.replace(*edge), None, "TC-INV-2: one gate");
                self.run.push_back(*edge);
            }
            Event::Wall(_, edge) => {
                let [first, last] = [self.run[0], self.run[self.run.len() - 1]];
                let clockwise = self.next_side(last, true) == *edge;
                let other = self.next_side(first, false) == *edge;
                assert!(clockwise || other, "TC-WALL-2");
                // RUL-TC-WALL-3: the last open side continues the end where a tower brings more.
                let better = game.rules().setup.closing_wall == ClosingWall::EitherEnd
                    && self.since(first) > self.since(last);
                if clockwise && !(other && better) {
                    self.run.push_back(*edge);
                } else {
                    self.run.push_front(*edge);
                }
            }
            Event::Guard(seat, wall) => {
                assert!(self.run.contains(wall) && self.gate != Some(*wall), "RUL-TC-GUARD-2");
                self.followers.push((*seat, Stand::Wall(*wall)));
            }
            Event::Tower { seat, wall, walls, points } => {
                assert_eq!((usize::from(*walls), *points), (self.since(*wall), i32::from(*walls)));
                self.towers.insert(*wall);
                self.scores[seat.index()] += points;
                self.saw("tower");
            }
            Event::Scored(scored) => self.check(scored),
            Event::Watched(watched) => self.check_guard(watched),
            Event::RimClosed(sides) => {
                let rim = outer_rim(&self.cells());
                let open = rim.iter().filter(|edge| !self.run.contains(edge)).count();
                assert_eq!(*sides, open, "RUL-TC-END-2");
                self.closed = true;
                self.saw(if open == 0 { "full ring" } else { "closed rim" });
            }
            Event::LeftUnfinished(left) => self.leave(left),
            Event::Over(winners) => {
                let best = self.scores.iter().max();
                let seats = Seat::first(self.scores.len());
                let leading = seats.filter(|seat| Some(&self.scores[seat.index()]) == best);
                assert_eq!(*winners, leading.collect::<Vec<_>>(), "RUL-TC-FINAL-3");
            }
            Event::Begins(_) | Event::Drawn(..) | Event::Boxed(_) => {}
        }
    }

    /// Walls from the end that this wall is back to the nearest tower, or to the gate (TC-TOWER-2).
    fn since(&self, wall: Edge) -> usize {
        let stops = |edge: &&Edge| Some(**edge) != self.gate && !self.towers.contains(*edge);
        if self.run.back() == Some(&wall) {
            self.run.iter().rev().take_while(stops).count()
        } else {
            assert_eq!(self.run.front(), Some(&wall), "TC-TOWER-1: at one of the two ends");
            self.run.iter().take_while(stops).count()
        }
    }

    fn check(&mut self, scored: &Scored) {
        let spots = self.flood(scored.spots[0]);
        assert_eq!(scored.spots, spots);
        assert_eq!(scored.feature, self.kind(spots[0]));
        let mut tiles: Vec<Cell> = spots.iter().map(|spot| spot.cell).collect();
        tiles.dedup();
        assert_eq!(scored.tiles, tiles, "RUL-TC-SCORE-2: each tile once");
        self.check_occasion(scored);

        let here = |(_, stand): &&(Seat, Stand)| matches!(stand, Stand::Spot(spot) if spots.contains(spot));
        let involved: Vec<(Seat, Stand)> = self.followers.iter().filter(here).copied().collect();
        let mut strength: BTreeMap<Seat, u8> = BTreeMap::new();
        for (seat, _) in &involved {
            *strength.entry(*seat).or_default() += 1;
        }
        assert_eq!(scored.strength, strength.clone().into_iter().collect::<Vec<_>>());
        let most = strength.values().max().copied().expect("RUL-TC-SCORE-3");
        let mut rivals = strength.clone();
        strength.retain(|_, followers| *followers == most);
        rivals.retain(|_, followers| *followers < most);
        assert_eq!(scored.winners, strength.into_keys().collect::<Vec<_>>(), "TC-SCORE-3");

        let (count, each, what, rule) = match scored.feature {
            FeatureKind::Street => {
                let each = if tiles.len() >= 4 { 2 } else { 1 };
                (tiles.len(), each, Counted::Tiles, "TC-SCORE-1")
            }
            FeatureKind::Market => {
                (tiles.len(), self.goods(&spots).len(), Counted::Tiles, "TC-SCORE-2")
            }
            FeatureKind::Homes => {
                assert_eq!(scored.markets, self.markets_at(&spots));
                (scored.markets.len(), 2, Counted::Markets, "TC-FINAL-2")
            }
        };
        let term = scored.term;
        assert_eq!(
            (term.what, usize::from(term.count), usize::from(term.each)),
            (what, count, each)
        );
        assert_eq!((scored.points, scored.rule), ((count * each) as i32, rule));
        assert!(scored.feature == FeatureKind::Homes || scored.markets.is_empty());

        let returned: BTreeSet<Returned> = scored.returned.iter().copied().collect();
        assert_eq!(returned.len(), scored.returned.len(), "nobody goes home twice");
        if scored.feature == FeatureKind::Homes {
            assert!(returned.is_empty(), "TC-SCORE-5: inhabitants stay");
        } else {
            let all = involved.iter().map(|(seat, from)| Returned { seat: *seat, from: *from });
            assert_eq!(returned, all.collect(), "TC-SCORE-4: all go home, those of others too");
            returned.into_iter().for_each(|follower| self.take(follower));
        }
        for winner in &scored.winners {
            self.scores[winner.index()] += scored.points;
        }
        self.saw(format!("{} {:?}", scored.feature, scored.occasion));
        self.saw(format!("{} times {each}", scored.feature));
        if scored.winners.len() > 1 {
            self.saw(format!("shared {}", scored.feature));
        }
        if !rivals.is_empty() {
            self.saw(format!("outvoted {}", scored.feature));
        }
    }

    /// TC-FEAT-1, TC-FEAT-3: the feature is finished, by what is said to have finished it.
    fn check_occasion(&self, scored: &Scored) {
        let open = self.open_sides(&scored.spots);
        match scored.occasion {
            Occasion::Finished => {
                assert_eq!(open, []);
                let (last, ..) = self.laid[self.laid.len() - 1];
                let beside =
                    |cell: &Cell| Side::ALL.into_iter().any(|side| cell.step(side) == last);
                // RUL-TC-FEAT-2: a tile may also finish a market by facing it with houses.
                let shut = scored.feature == FeatureKind::Market && scored.tiles.iter().any(beside);
                assert!(scored.tiles.contains(&last) || shut, "the last tile finished it");
            }
            Occasion::Walled => {
                assert_eq!(open, []);
                let here = self.last.and_then(|edge| self.at_side(edge));
                assert!(here.is_some_and(|spot| scored.spots.contains(&spot)), "TC-WALL-3");
            }
            Occasion::Closed => {
                assert!(self.closed && !open.is_empty(), "the closing finished it");
                let outer = outer_rim(&self.cells());
                assert!(open.iter().all(|edge| outer.contains(edge)), "TC-END-5");
            }
            Occasion::Final => {
                assert!(self.closed && scored.feature == FeatureKind::Homes, "TC-FINAL-1");
            }
        }
        assert_eq!(scored.occasion == Occasion::Final, scored.feature == FeatureKind::Homes);
    }

    fn goods(&self, market: &[Spot]) -> BTreeSet<Goods> {
        let parts = market.iter().map(|spot| {
            let (tile, _) = self.tile(spot.cell).expect("a laid tile");
            &tile.markets[usize::from(spot.part)].goods
        });
        parts.flatten().copied().collect()
    }

    /// TC-FINAL-3, RUL-TC-FINAL-2: two for each public, three for each historic building.
    fn check_guard(&mut self, watched: &Watched) {
        assert!(self.closed, "TC-SCORE-5: not before the end");
        assert!(self.followers.contains(&(watched.seat, Stand::Wall(watched.wall))));
        let inward = watched.wall.side.opposite();
        let mut row = Vec::new();
        let (mut public, mut historic) = (0, 0);
        let mut cell = watched.wall.cell;
        while let Some((tile, _)) = self.tile(cell) {
            row.push(cell);
            match tile.building {
                Some(Building::Public) => public += 1,
                Some(Building::Historic(_)) => historic += 1,
                None => {}
            }
            cell = cell.step(inward);
        }
        assert_eq!(watched.row, row);
        let terms = watched.terms.map(|term| (term.what, term.count, term.each));
        assert_eq!(terms, [(Counted::Public, public, 2), (Counted::Historic, historic, 3)]);
        let points = i32::from(2 * public + 3 * historic);
        assert_eq!((watched.points, watched.rule), (points, "TC-FINAL-3"));
        self.scores[watched.seat.index()] += points;
        self.saw("guard");
        if historic > 0 {
            self.saw("guard of a historic building");
        }
    }

    /// TC-END-6, RUL-TC-END-2: exactly those come off whose street or market opens on a hole.
    fn leave(&mut self, left: &[Returned]) {
        assert!(!left.is_empty());
        let told: BTreeSet<Returned> = left.iter().copied().collect();
        assert_eq!(told, self.waiting().into_iter().collect());
        let outer = outer_rim(&self.cells());
        for follower in left {
            let Stand::Spot(spot) = follower.from else { panic!("guards stay") };
            let open = self.open_sides(&self.flood(spot));
            assert!(open.iter().any(|edge| !outer.contains(edge)), "beside a hole");
            self.take(*follower);
        }
        self.saw("left unfinished");
    }

    /// The travellers and merchants.
    pub(crate) fn waiting(&self) -> Vec<Returned> {
        let on_tiles = self.followers.iter().filter(|(_, stand)| {
            matches!(stand, Stand::Spot(spot) if self.kind(*spot) != FeatureKind::Homes)
        });
        on_tiles.map(|(seat, from)| Returned { seat: *seat, from: *from }).collect()
    }

    /// TC-INV-6: once a tile is scored, nobody waits on a finished street or market: no scoring was
    /// left out.
    pub(crate) fn nothing_is_left_out(&self) {
        for follower in self.waiting() {
            let Stand::Spot(spot) = follower.from else { continue };
            assert!(!self.open_sides(&self.flood(spot)).is_empty(), "{follower:?} was forgotten");
        }
    }
}
