//! Scoring finished streets and markets, and the end of the game.

use super::event::{Counted, Event, Occasion, Returned, RuleId, Scored, Term, Watched};
use super::feature::{FeatureKind, Sums};
use super::game::City;
use super::rules::Rules;
use super::setup::Freed;
use super::state::{self, PARTS, Place, RegionSet, Stand, Step};
use super::tiles::Building;
use super::walls;
use crate::kernel::board::TileId;
use crate::kernel::explain::winners;
use crate::kernel::face::FaceId;
use crate::kernel::figures::{Crowd, Figure};
use crate::kernel::game::Sink;
use crate::kernel::geometry::{Cell, Edge, Side};
use crate::kernel::regions::{PartId, RegionId, Regions};
use crate::kernel::table::Spot;

/// Streets of this many tiles count double (RUL-TC-SCORE-1).
const LONG_STREET: u8 = 4;
/// Points of a residential area for each market it touches (TC-FINAL-2).
const MARKET_POINTS: u8 = 2;
/// Points of a guard for each public building (TC-FINAL-3).
const PUBLIC_POINTS: u8 = 2;
/// Points of a guard for each historic building (TC-FINAL-3).
const HISTORIC_POINTS: u8 = 3;

/// What a finished street or market is worth, and by which rule.
#[inline]
pub(crate) const fn worth(sums: &Sums) -> (Term, RuleId) {
    let (each, rule) = match sums.kind {
        FeatureKind::Street if sums.tiles < LONG_STREET => (1, "TC-SCORE-1"),
        FeatureKind::Street => (2, "TC-SCORE-1"),
        _ => (sums.goods.count_ones() as u8, "TC-SCORE-2"),
    };
    (Term { what: Counted::Tiles, count: sums.tiles as u16, each }, rule)
}

impl Sums {
    /// Points of a street or market once it is finished as it stands (TC-SCORE-1, TC-SCORE-2).
    #[inline]
    pub const fn points_if_finished(&self) -> i32 {
        let (term, _) = worth(self);
        term.count as i32 * term.each as i32
    }
}

/// Scores every street and market the last tile finished, its own and the markets that its houses
/// have shut; says whether there was one (TC-PHASE-1).
#[inline]
pub(crate) fn finished(game: &mut City, out: &mut impl Sink<Event>) -> bool {
    let tile = *game.state.table.board.tile(game.state.table.board.last());
    let parts = game.rules.face(tile.face).parts.len() as u16;
    let mut any = false;
    for part in (tile.first.0..tile.first.0 + parts).map(PartId) {
        any |= score_if_finished(game, part, Occasion::Finished, out);
    }
    for side in Side::ALL {
        if let Some(part) = game.facing(tile.pose.cell, side) {
            any |= score_if_finished(game, part, Occasion::Finished, out);
        }
    }
    any
}

/// Scores the street or market of a part if it is finished and holds a follower; returns whether it
/// did.
#[inline]
pub(crate) fn score_if_finished(
    game: &mut City,
    part: PartId,
    occasion: Occasion,
    out: &mut impl Sink<Event>,
) -> bool {
    let region = game.state.table.regions.region(part);
    let sums = game.state.table.regions.tally(region);
    // Combined without branches: it is rarely true, and the first half does not predict the second.
    let scores = sums.is_finished() & (sums.figures > 0);
    if scores {
        score(game, region, occasion, out);
    }
    scores
}

/// Scores one finished street or market for its majority and sends its followers home (TC-SCORE-3,
/// TC-SCORE-4).
fn score(game: &mut City, region: RegionId, occasion: Occasion, out: &mut impl Sink<Event>) {
    let told = worth(game.state.table.regions.tally(region));
    settle(game, region, told, occasion, out);
}

/// Gives the points of a region to its majority and sends its followers home, unless they are
/// inhabitants.
fn settle(
    game: &mut City,
    region: RegionId,
    (term, rule): (Term, RuleId),
    occasion: Occasion,
    out: &mut impl Sink<Event>,
) {
    let crowd = game.state.followers_in(region, game.rules.seats());
    let strength = state::strength(&crowd);
    // TC-SCORE-5: inhabitants stay where they lie.
    let goes_home = occasion != Occasion::Final;
    for seat in strength.leaders() {
        game.state.scores[seat.index()] += term.points();
    }
    out.event(|| {
        let feature = game.state.table.regions.tally(region).kind;
        let markets = match feature {
            FeatureKind::Homes => game.markets_at(region),
            _ => Vec::new(),
        };
        let goods = game.state.table.regions.tally(region).sold().collect();
        Event::Scored(Box::new(Scored {
            feature,
            spots: game.state.table.spots(region),
            tiles: game.state.table.tiles(region),
            markets,
            goods,
            term,
            points: term.points(),
            strength: strength.present(),
            winners: strength.leaders().collect(),
            returned: if goes_home { game.standing(&crowd) } else { Vec::new() },
            occasion,
            rule,
        }))
    });
    if goes_home {
        send_home(game, &crowd);
        game.state.table.regions.tally_mut(region).figures = 0;
        // After the last turn there is no other one to wait for.
        if occasion != Occasion::Closed && game.rules.setup.freed == Freed::NextTurn {
            crowd.iter().for_each(|figure| game.state.turn.resting[figure.seat.index()] += 1);
        }
    }
}

fn send_home(game: &mut City, crowd: &Crowd) {
    crowd.iter().for_each(|figure| game.state.figures.take(*figure));
}

/// Ends the game: the rim is closed, what that finishes scores, the rest comes off, then homes and
/// guards (TC-END-4 to TC-FINAL-3).
pub(crate) fn finish(game: &mut City, out: &mut impl Sink<Event>) {
    let sides = game.close_rim();
    out.event(|| Event::RimClosed(sides));
    for kind in [FeatureKind::Street, FeatureKind::Market] {
        each_occupied(game, |game, region| {
            let sums = game.state.table.regions.tally(region);
            if sums.kind == kind && sums.is_closed() {
                score(game, region, Occasion::Closed, out);
            }
        });
    }
    leave_unfinished(game, out);
    let mut scored = RegionSet::EMPTY;
    each_occupied(game, |game, region| {
        if scored.insert(region) {
            settle(game, region, homes_worth(game, region), Occasion::Final, out);
        }
    });
    score_guards(game, out);
    game.state.turn.step = Step::Over;
    out.event(|| Event::Over(winners(&game.state.scores[..game.rules.seats()])));
}

/// Followers on unfinished streets and markets come off for nothing (TC-END-6).
fn leave_unfinished(game: &mut City, out: &mut impl Sink<Event>) {
    let state = &game.state;
    let crowd = state.figures.gather(game.rules.seats(), u8::MAX, |place| match Place::of(place) {
        Place::Part(part) => state.table.regions.tally_of(part).kind.finishes(),
        Place::Wall(..) => false,
    });
    if crowd.is_empty() {
        return;
    }
    out.event(|| Event::LeftUnfinished(game.standing(&crowd)));
    for figure in crowd.iter() {
        if let Some(Place::Part(part)) = game.state.figures.place(*figure).map(Place::of) {
            let region = game.state.table.regions.region(part);
            game.state.table.regions.tally_mut(region).figures -= 1;
        }
    }
    send_home(game, &crowd);
}

/// Every guard counts the buildings of his row (TC-FINAL-3).
fn score_guards(game: &mut City, out: &mut impl Sink<Event>) {
    let everyone = game.state.figures.gather(game.rules.seats(), u8::MAX, |_| true);
    for figure in everyone.iter() {
        let Some(Place::Wall(tile, side)) = game.state.figures.place(*figure).map(Place::of) else {
            continue;
        };
        let wall = Edge { cell: game.state.table.board.tile(tile).pose.cell, side };
        let terms = game.seen_from(wall);
        let points = terms.iter().map(|term| term.points()).sum();
        game.state.scores[figure.seat.index()] += points;
        out.event(|| {
            let row = game.row(wall).map(|tile| game.cell_of(tile)).collect();
            let seat = figure.seat;
            Event::Watched(Box::new(Watched { seat, wall, row, terms, points, rule: "TC-FINAL-3" }))
        });
    }
}

/// Calls back with each region that holds followers, in the order of seats and figures, as long as
/// it holds them.
fn each_occupied(game: &mut City, mut found: impl FnMut(&mut City, RegionId)) {
    let everyone = game.state.figures.gather(game.rules.seats(), u8::MAX, |_| true);
    for figure in everyone.iter() {
        if let Some(Place::Part(part)) = game.state.figures.place(*figure).map(Place::of) {
            let region = game.state.table.regions.region(part);
            found(game, region);
        }
    }
}

/// What a residential area is worth at the end: its different markets (TC-FINAL-2).
pub(crate) fn homes_worth(game: &City, homes: RegionId) -> (Term, RuleId) {
    let mut markets = RegionSet::EMPTY;
    game.each_market_at(homes, |part| {
        markets.insert(game.state.table.regions.region(part));
    });
    let term = Term { what: Counted::Markets, count: markets.len(), each: MARKET_POINTS };
    (term, "TC-FINAL-2")
}

impl Rules {
    /// Points of a guard for what stands on a face (TC-FINAL-3).
    #[inline]
    pub fn watched(&self, face: FaceId) -> u8 {
        match self.buildings[face.index()] {
            Some(Building::Public) => PUBLIC_POINTS,
            Some(Building::Historic(_)) => HISTORIC_POINTS,
            None => 0,
        }
    }
}

impl City {
    /// Points of a residential area for each of its owners, as it stands (TC-FINAL-2).
    pub fn homes_points(&self, homes: RegionId) -> i32 {
        homes_worth(self, homes).0.points()
    }

    /// Closes every open side of the outer rim and counts them (TC-END-4, RUL-TC-END-2).
    pub(crate) fn close_rim(&mut self) -> usize {
        // The rim is walked on a copy, since closing a side changes the sums of its region.
        let before = self.clone();
        let close = |edge: Edge| {
            let tile = before.state.table.board.at(edge.cell);
            walls::close_side(self, tile.expect("a rim side is a tile's"), edge.side);
        };
        before.open_sides().map(close).count()
    }

    /// What a guard on this wall sees: public buildings, then historic ones.
    pub(crate) fn seen_from(&self, wall: Edge) -> [Term; 2] {
        let mut public = 0;
        let mut historic = 0;
        for tile in self.row(wall) {
            let face = self.state.table.board.tile(tile).face;
            match self.rules.buildings[face.index()] {
                Some(Building::Public) => public += 1,
                Some(Building::Historic(_)) => historic += 1,
                None => {}
            }
        }
        [
            Term { what: Counted::Public, count: public, each: PUBLIC_POINTS },
            Term { what: Counted::Historic, count: historic, each: HISTORIC_POINTS },
        ]
    }

    /// The part in the middle of the side that faces a cell from across one of its sides.
    #[inline]
    pub(crate) fn facing(&self, cell: Cell, side: Side) -> Option<PartId> {
        let tile = self.state.table.board.neighbor(cell, side)?;
        Some(self.middle(tile, side.opposite()))
    }

    /// The part in the middle of a side of a laid tile: a street, or what takes the whole side.
    #[inline]
    pub fn middle(&self, tile: TileId, side: Side) -> PartId {
        let placed = self.state.table.board.tile(tile);
        let turned = &self.rules.face(placed.face).turned[placed.pose.rotation.index()];
        PartId(placed.first.0 + u16::from(turned.ports[side.index()][1]))
    }

    /// Calls back with the market parts that touch a residential area, on its tiles and across
    /// their sides, maybe several of the same market (TC-FINAL-2, RUL-TC-FINAL-1).
    pub(crate) fn each_market_at(&self, homes: RegionId, mut found: impl FnMut(PartId)) {
        let table = &self.state.table;
        for part in table.regions.ring(Regions::<Sums, PARTS>::some_part(homes)) {
            let tile = table.board.tile(table.tile_of(part));
            let face = self.rules.face(tile.face);
            let local = (part.0 - tile.first.0) as u8;
            let mut touches = face.parts[usize::from(local)].touches;
            while touches != 0 {
                // Markets come first among the parts of a face, so a market's number is its part's.
                found(PartId(tile.first.0 + touches.trailing_zeros() as u16));
                touches &= touches - 1;
            }
            let ports = &face.turned[tile.pose.rotation.index()].ports;
            for side in Side::ALL.into_iter().filter(|side| ports[side.index()][1] == local) {
                let facing = self.facing(tile.pose.cell, side);
                let market =
                    |part: &PartId| table.regions.tally_of(*part).kind == FeatureKind::Market;
                facing.filter(market).into_iter().for_each(&mut found);
            }
        }
    }

    /// A spot of each market at a residential area, the earliest laid first.
    pub(crate) fn markets_at(&self, homes: RegionId) -> Vec<Spot> {
        let mut markets = Vec::new();
        self.each_market_at(homes, |part| {
            let market = self.state.table.regions.region(part);
            markets.push(self.state.table.regions.earliest(market));
        });
        markets.sort_unstable();
        markets.dedup();
        markets.into_iter().map(|part| self.state.table.spot(part)).collect()
    }

    /// Where a crowd stands.
    pub(crate) fn standing(&self, crowd: &Crowd) -> Vec<Returned> {
        let at = |figure: &Figure| {
            let from = self.stand(self.state.figures.place(*figure)?);
            Some(Returned { seat: figure.seat, from })
        };
        crowd.iter().filter_map(at).collect()
    }

    /// A place for people.
    pub(crate) fn stand(&self, place: u16) -> Stand {
        match Place::of(place) {
            Place::Part(part) => Stand::Spot(self.state.table.spot(part)),
            Place::Wall(tile, side) => Stand::Wall(Edge { cell: self.cell_of(tile), side }),
        }
    }
}
