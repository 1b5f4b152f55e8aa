//! Expected points of each seat, feature by feature.

use super::chance::{Hole, Holes, TilesLeft};
use super::held::{Features, Held, city_at_field, each_city, facing, lead, sums};
use crate::ahead::margin;
use crate::tallied::Tallied as _;
use remparts_engine::classic::{Action, Answer, Classic, FeatureKind};
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Pose, Rotation, Side};
use remparts_engine::kernel::regions::RegionId;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Turns left for each seat from which on figures in hand count in full; with fewer they count
/// less.
const FULL_USE: f64 = 12.0;
/// What the last figure in hand is worth beyond any other, and how much of that the one before it
/// is worth, and so on.
const LAST_FIGURE: f64 = 6.0;
const ONE_MORE: f64 = 0.6;
/// The worth of any figure in hand.
const ANY_FIGURE: f64 = 1.2;
/// The share of an open city that counts for a field.
const OPEN_CITY: f64 = 0.5;
/// A tile that fits a hole fits many other places too, and the next tile has to be somewhere else:
/// this part of those that come goes into the hole.
const INTO_HOLE: f64 = 0.04;
/// The same for a cell beside an abbey, which anyone may fill for other reasons.
const BESIDE_ABBEY: f64 = 0.08;
/// A tile that fits but leads the feature on is worth this part of one that closes it.
const LEADING_ON: f64 = 0.3;
/// What a tile on an empty cell beside the hole leaves of the chance: it may spoil it.
const UNSPOILT: f64 = 0.96;

/// Evaluates the positions after one turn by expected points.
pub(super) struct Expectation {
    left: TilesLeft,
    /// The worth of each number of figures in hand.
    hand: [f64; 16],
}

impl Expectation {
    pub(super) fn new(game: &Classic) -> Self {
        let left = TilesLeft::of(game);
        // A figure in hand is worth what it could still do: the last one most, and less when few
        // turns are left to use it.
        let turns = f64::from(left.tiles()) / game.seats() as f64;
        let use_left = (turns / FULL_USE).min(1.0);
        let mut hand = [0.0; 16];
        for n in 1..hand.len() {
            hand[n] =
                hand[n - 1] + use_left * (LAST_FIGURE * ONE_MORE.powi(n as i32 - 1) + ANY_FIGURE);
        }
        Self { left, hand }
    }

    /// The lead that a seat can expect.
    pub(super) fn lead(&self, game: &Classic, seat: Seat) -> f64 {
        if game.pending() == Pending::Over {
            return f64::from(margin(&game.ended(), game.seats(), seat));
        }
        let seats = game.seats();
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::first(seats) {
            values[seat.index()] =
                f64::from(game.scores()[seat.index()]) + self.hand[game.in_hand(seat) as usize];
        }
        let features = Features::of(game);
        let mut shared = Shared::default();
        for held in features.iter() {
            self.add(game, &features, held, &mut values, &mut shared);
        }
        let filled: f64 = shared.iter().map(|cell| self.filled(game, *cell, seat)).sum();
        lead(&values, seats, seat) + filled
    }

    /// Adds what a feature can be expected to bring to those who lead in it.
    fn add(
        &self,
        game: &Classic,
        features: &Features,
        held: &Held,
        values: &mut [f64; MAX_SEATS],
        shared: &mut Shared,
    ) {
        let sums = sums(game, held.region);
        let (now, more, completed) = if sums.kind == FeatureKind::Field {
            (self.field(game, held.region), 0.0, 0.0)
        } else {
            let holes = Holes::of(game, held.region);
            let now = f64::from(game.rules().worth(sums, false).points());
            // A hole that others wait for too is valued by what filling it does.
            let contested = |hole: &Hole| is_contested(game, features, held, hole.cell);
            if let [hole] = &*holes
                && matches!(sums.kind, FeatureKind::Road | FeatureKind::City)
                && contested(hole)
            {
                shared.add(hole.cell);
                (now, 0.0, 0.0)
            } else {
                let full = match sums.kind {
                    FeatureKind::Abbey | FeatureKind::Garden => 9.0,
                    _ => {
                        let worth = game.rules().worth(sums, true);
                        let grown = f64::from(worth.each) * holes.len() as f64;
                        f64::from(worth.points()) + grown
                    }
                };
                (now, full - now, self.completion(game, &holes, sums.kind))
            }
        };
        for seat in held.strength.leaders() {
            values[seat.index()] += now + completed * more;
        }
        // Figures go home whether they lead or not.
        if completed > 0.0 {
            for seat in Seat::first(game.seats()) {
                let in_hand = game.in_hand(seat) as usize;
                let home = in_hand + usize::from(held.figures[seat.index()]);
                values[seat.index()] += completed * (self.hand[home] - self.hand[in_hand]);
            }
        }
    }

    /// Complete cities, and a share of those that may still be completed.
    fn field(&self, game: &Classic, field: RegionId) -> f64 {
        let each = city_at_field(game);
        let mut points = 0.0;
        each_city(game, field, |city, sums| {
            points += each
                * if sums.is_closed() {
                    1.0
                } else {
                    OPEN_CITY * self.completion(game, &Holes::of(game, city), FeatureKind::City)
                };
        });
        points
    }

    /// The chance that all holes of a feature are filled.
    fn completion(&self, game: &Classic, holes: &[Hole], kind: FeatureKind) -> f64 {
        let mut chance = 1.0;
        for hole in holes {
            let fitting = self.left.fitting(game, *hole);
            let board = &game.state().table().board;
            let free = |side: &Side| board.at(hole.cell.step(*side)).is_none();
            let free = Side::ALL.iter().filter(|side| free(side)).count();
            chance *= match kind {
                // Anyone fills the cells round an abbey sooner or later.
                FeatureKind::Abbey | FeatureKind::Garden => {
                    self.left.chance(BESIDE_ABBEY * f64::from(fitting.all)) * UNSPOILT
                }
                _ => {
                    let further = f64::from(fitting.all - fitting.closing);
                    let tiles = f64::from(fitting.closing) + LEADING_ON * further;
                    self.left.chance(INTO_HOLE * tiles)
                }
            };
            // A tile laid beside the hole can spoil it.
            chance *= UNSPOILT.powi(free as i32);
        }
        chance
    }

    /// The expected change by filling a hole, if the first tile that fits goes to anyone.
    fn filled(&self, game: &Classic, cell: Cell, seat: Seat) -> f64 {
        if !matches!(game.pending(), Pending::Chance(_)) {
            return 0.0;
        }
        let seats = game.seats();
        let worth = |game: &Classic| {
            let points = game.ended();
            let hand = |seat| self.hand[game.in_hand(seat) as usize];
            let mut values = [0.0; MAX_SEATS];
            for seat in Seat::first(seats) {
                values[seat.index()] = f64::from(points[seat.index()]) + hand(seat);
            }
            lead(&values, seats, seat)
        };
        let before = worth(game);
        let (mut sum, mut tiles) = (0.0, 0);
        for (face, count) in self.left.faces_for(game, cell) {
            let mut drawn = game.clone();
            if drawn.resolve(Answer::Draw(face), &mut Quiet).is_err() {
                continue;
            }
            let Pending::Seat(mover) = drawn.pending() else { continue };
            let (mut best, mut worst) = (0.0_f64, 0.0_f64);
            for rotation in Rotation::ALL {
                let action = Action::place(face, Pose { cell, rotation });
                let mut after = drawn.clone();
                if after.play(mover, action, &mut Quiet).is_ok() {
                    if matches!(after.pending(), Pending::Seat(next) if next == mover) {
                        let _ = after.play(mover, Action::Pass, &mut Quiet);
                    }
                    let change = worth(&after) - before;
                    best = best.max(change);
                    worst = worst.min(change);
                }
            }
            let own = 1.0 / seats as f64;
            sum += f64::from(count) * (own * best + (1.0 - own) * worst);
            tiles += count;
        }
        if tiles == 0 {
            return 0.0;
        }
        // Someone draws one of them, unless nobody does before the end.
        let comes = self.left.chance(f64::from(tiles) * seats as f64 / 2.0);
        comes * sum / f64::from(tiles)
    }
}

/// Whether figures of other seats wait for the same cell in another road or city, or in this one.
fn is_contested(game: &Classic, features: &Features, held: &Held, cell: Cell) -> bool {
    let many = |bits: u8| bits.count_ones() > 1;
    if many(held.seats()) {
        return true;
    }
    Side::ALL.into_iter().filter_map(|side| facing(game, cell, side)).any(|region| {
        region != held.region
            && sums(game, region).kind == sums(game, held.region).kind
            && features
                .iter()
                .any(|other| other.region == region && many(other.seats() | held.seats()))
    })
}

/// Cells that several seats wait for, each once.
#[derive(Default)]
struct Shared {
    len: usize,
    cells: [Cell; 8],
}

impl Shared {
    fn add(&mut self, cell: Cell) {
        if self.len < self.cells.len() && !self.cells[..self.len].contains(&cell) {
            self.cells[self.len] = cell;
            self.len += 1;
        }
    }

    fn iter(&self) -> std::slice::Iter<'_, Cell> {
        self.cells[..self.len].iter()
    }
}
