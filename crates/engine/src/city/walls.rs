//! The wall phase: gate and walls one by one, guards, a tower (TC-PHASE-1 to TC-TOWER-2).

use super::beyond;
use super::event::{Event, Occasion};
use super::game::City;
use super::rules::{FOLLOWERS, Pile};
use super::scoring;
use super::setup::ClosingWall;
use super::state::{Place, State, Step};
use super::turn;
use crate::kernel::board::TileId;
use crate::kernel::game::Sink;
use crate::kernel::geometry::{Cell, Edge, Side};
use crate::kernel::regions::PartId;
use crate::kernel::rim::Way;
use crate::kernel::seat::Seat;

/// A tile has scored: everyone builds, beginning with the scorer.
pub(crate) fn begin(game: &mut City, out: &mut impl Sink<Event>) {
    let pieces = game.rules.pieces(game.pile()) * game.rules.setup.players;
    let turn = &mut game.state.turn;
    turn.builder = turn.seat;
    turn.pieces = pieces;
    go_on(game, out);
}

/// The next piece, or what comes when all stand (RUL-TC-PHASE-4).
fn go_on(game: &mut City, out: &mut impl Sink<Event>) {
    let run = &game.state.run;
    game.state.turn.step = if game.state.turn.pieces == 0 {
        return settle(game, out);
    } else if !run.stands() {
        Step::Gate
    } else if run.walls_left() == 0 || game.is_ring_closed() {
        game.state.turn.pieces = 0;
        return settle(game, out);
    } else {
        Step::Wall
    };
}

/// All walls of the phase stand: guards that had to wait, then the tower.
fn settle(game: &mut City, out: &mut impl Sink<Event>) {
    if game.guards_wait() {
        let scorer = game.state.turn.seat;
        ask_for_guards(game, scorer, out);
    } else {
        ask_for_tower(game, out);
    }
}

/// Asks each seat from `seat` round to the scorer, who was first, for a guard on the last wall it
/// built (TC-GUARD-3, RUL-TC-GUARD-3).
fn ask_for_guards(game: &mut City, seat: Seat, out: &mut impl Sink<Event>) {
    let mut seat = seat;
    loop {
        if game.state.turn.last[seat.index()].is_some_and(|wall| game.may_guard(seat, wall)) {
            game.state.turn.builder = seat;
            game.state.turn.step = Step::Guard;
            return;
        }
        seat = game.after(seat);
        if seat == game.state.turn.seat {
            return ask_for_tower(game, out);
        }
    }
}

fn ask_for_tower(game: &mut City, out: &mut impl Sink<Event>) {
    let run = &game.state.run;
    let worth_it = Way::BOTH.into_iter().any(|way| run.since(way) > 0);
    if worth_it && run.towers_left(game.state.turn.seat) > 0 {
        game.state.turn.step = Step::Tower;
    } else {
        turn::end(game, out);
    }
}

/// Builds the gate (TC-WALL-1).
pub(crate) fn build_gate(game: &mut City, edge: Edge, out: &mut impl Sink<Event>) {
    let builder = game.state.turn.builder;
    game.state.run.build_gate(edge);
    out.event(|| Event::Gate(builder, edge));
    close(game, edge, out);
    game.state.turn.pieces -= 1;
    game.state.turn.builder = game.after(builder);
    go_on(game, out);
}

/// Builds a wall at an end of the run (TC-WALL-2).
pub(crate) fn build_wall(game: &mut City, edge: Edge, out: &mut impl Sink<Event>) {
    let builder = game.state.turn.builder;
    let way = game.end_before(edge);
    game.state.run.build_wall(edge, way.expect("a legal wall is next to an end"));
    out.event(|| Event::Wall(builder, edge));
    close(game, edge, out);
    game.state.turn.pieces -= 1;
    game.state.turn.last[builder.index()] = Some(edge);
    if !game.guards_wait() && game.may_guard(builder, edge) {
        game.state.turn.step = Step::Guard;
    } else {
        game.state.turn.builder = game.after(builder);
        go_on(game, out);
    }
}

/// The side is closed: the street or market there scores if that finished it (TC-WALL-3).
fn close(game: &mut City, edge: Edge, out: &mut impl Sink<Event>) {
    let part = game.wall_up(edge);
    scoring::score_if_finished(game, part, Occasion::Walled, out);
}

/// Closes a side of a tile to the street or market there, if any; returns the part in its middle.
pub(crate) fn close_side(game: &mut City, tile: TileId, side: Side) -> PartId {
    let part = game.middle(tile, side);
    let region = game.state.table.regions.region(part);
    let sums = game.state.table.regions.tally_mut(region);
    sums.open = sums.open.wrapping_sub(u8::from(sums.kind.finishes()));
    part
}

/// Puts a guard on a wall, or passes; then the next one is asked or builds.
pub(crate) fn guard(game: &mut City, wall: Option<Edge>, out: &mut impl Sink<Event>) {
    let builder = game.state.turn.builder;
    if let Some(wall) = wall {
        let tile = game.state.table.board.at(wall.cell).expect("a wall stands beside a tile");
        let figure = game.state.figures.in_supply(builder, 0..FOLLOWERS);
        let figure = figure.expect("a legal guard is in the supply");
        game.state.figures.put(figure, Place::Wall(tile, wall.side).number());
        game.state.sides.guard(tile, wall.side);
        out.event(|| Event::Guard(builder, wall));
    }
    let next = game.after(builder);
    if !game.guards_wait() {
        game.state.turn.builder = next;
        go_on(game, out);
    } else if next == game.state.turn.seat {
        ask_for_tower(game, out);
    } else {
        ask_for_guards(game, next, out);
    }
}

/// Sets a tower and scores it, or passes; then the turn is over (TC-TOWER-2).
pub(crate) fn tower(game: &mut City, wall: Option<Edge>, out: &mut impl Sink<Event>) {
    if let Some(wall) = wall {
        let seat = game.state.turn.seat;
        let way = game.state.run.end_at(wall).expect("a legal tower stands at an end");
        let walls = game.state.run.since(way);
        let points = i32::from(walls);
        game.state.run.set_tower(seat, way);
        game.state.scores[seat.index()] += points;
        out.event(|| Event::Tower { seat, wall, walls, points });
    }
    turn::end(game, out);
}

impl City {
    /// The pile the tile of this turn came from.
    #[inline]
    pub fn pile(&self) -> Pile {
        self.rules.pile_of_draw(self.rules.tiles - self.state.bag.tiles())
    }

    /// Whether the guards of this turn wait.
    #[inline]
    pub(crate) fn guards_wait(&self) -> bool {
        self.rules.guards_wait(self.pile())
    }

    /// The seat after another, clockwise.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.rules.setup.players)
    }

    /// The next side beyond an end of the run (RUL-TC-WALL-2); only while the gate stands.
    #[inline]
    pub(crate) fn next_side(&self, way: Way) -> Edge {
        self.state.table.board.next_on_rim(self.state.run.end(way), way)
    }

    /// The end that a wall on this side would continue, if it is next to one. The wall that closes
    /// the ring is next to both: it continues the one where a tower brings more (RUL-TC-WALL-3).
    #[inline]
    pub(crate) fn end_before(&self, edge: Edge) -> Option<Way> {
        let [clockwise, other] = Way::BOTH.map(|way| self.next_side(way) == edge);
        let run = &self.state.run;
        let prefers_other = self.rules.setup.closing_wall == ClosingWall::EitherEnd
            && run.since(Way::Counterclockwise) > run.since(Way::Clockwise);
        match (clockwise, other) {
            (true, true) if prefers_other => Some(Way::Counterclockwise),
            (true, _) => Some(Way::Clockwise),
            (false, true) => Some(Way::Counterclockwise),
            (false, false) => None,
        }
    }

    /// Closes a side for good, without scoring: nothing is laid beyond, and the street or market
    /// there, if any, ends. Returns the part in the middle of the side.
    #[inline]
    pub(crate) fn wall_up(&mut self, edge: Edge) -> PartId {
        let tile = self.state.table.board.at(edge.cell).expect("a piece stands beside a tile");
        self.state.sides.wall(tile, edge.side);
        beyond::bar(&mut self.state, edge, self.rules.setup.beyond);
        close_side(self, tile, edge.side)
    }

    /// Whether gate and walls go all round the town; only while the gate stands.
    pub(crate) fn is_ring_closed(&self) -> bool {
        self.next_side(Way::Clockwise) == self.state.run.end(Way::Counterclockwise)
    }

    /// The open sides of the outer rim, clockwise: between the two ends, or all of it before the
    /// gate stands.
    #[inline]
    pub fn open_sides(&self) -> impl Iterator<Item = Edge> + '_ {
        let State { table, run, .. } = &self.state;
        let between = run.stands().then(|| {
            table.board.rim_between(run.end(Way::Clockwise), run.end(Way::Counterclockwise))
        });
        let all = (!run.stands()).then(|| table.board.outer_rim());
        between.into_iter().flatten().chain(all.into_iter().flatten())
    }

    /// Whether a seat could put a guard on a wall: it has a follower that did not come home in this
    /// turn, and no guard stands opposite (TC-GUARD-2, RUL-TC-SCORE-4).
    #[inline]
    pub(crate) fn may_guard(&self, seat: Seat, wall: Edge) -> bool {
        self.state.has_rested_follower(seat) && !self.is_guarded_opposite(wall)
    }

    /// Whether a guard looks at this wall over an unbroken row of tiles (RUL-TC-GUARD-1).
    #[inline]
    pub(crate) fn is_guarded_opposite(&self, wall: Edge) -> bool {
        let far = self.row(wall).last();
        far.is_some_and(|tile| self.state.sides.is_guarded(tile, wall.side.opposite()))
    }

    /// The unbroken row of tiles in front of a wall, the nearest first (RUL-TC-FINAL-2).
    #[inline]
    pub fn row(&self, wall: Edge) -> impl Iterator<Item = TileId> + '_ {
        let inward = wall.side.opposite();
        let cells =
            std::iter::successors(Some(wall.cell), move |cell: &Cell| Some(cell.step(inward)));
        cells.map_while(|cell| self.state.table.board.at(cell))
    }
}
