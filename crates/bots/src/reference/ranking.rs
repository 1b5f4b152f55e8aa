//! One turn of lookahead by a ranking: a weighted sum of many small reasons.

use super::chance::{Hole, Holes, TilesLeft};
use super::held::{Features, Held, city_at_field, each_city, facing, lead, sums};
use crate::ahead::{Turns, margin};
use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use crate::tallied::Tallied as _;
use remparts_engine::classic::{Action, Classic, FeatureKind, View};
use remparts_engine::kernel::game::{Game as _, Pending, Sight as _};
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Ranks turns by points that are sure, points that are likely, and what stands in their way.
pub(super) struct Ranking {
    dice: GameDice,
    turns: Turns<Classic>,
}

impl Ranking {
    pub(super) fn new(seed: u64) -> Self {
        Self { dice: dice::of_game(seed, 0), turns: Turns::new() }
    }
}

impl Player<Classic> for Ranking {
    fn choose(&mut self, view: &View, _limits: &Limits) -> Result<Choice<Action>, Failure> {
        let seat = chooser::<Classic>(view)?;
        let known = view.known();
        let judge = Judge { left: TilesLeft::of(known) };
        let mut value = |game: &Classic| judge.lead(game, seat);
        let (action, worth) = self.turns.choose(known, seat, &mut self.dice, &mut value);
        Ok(Choice { lead: Some(worth as f32), ..Choice::bare(action) })
    }
}

/// Points off for a figure in a feature that is likely never to be finished, by its chance.
const STUCK: [(f64, f64); 3] = [(0.0001, 12.0), (0.2, 3.0), (0.55, 1.2)];
/// The weight of points that are only likely.
const LIKELY: f64 = 0.8;
const LIKELY_ABBEY: f64 = 0.5;
/// How much of a join counts that one tile would bring.
const JOIN: f64 = 0.5;
const IN_HAND: f64 = 0.15;
const EMPTY_HANDED: f64 = -4.0;
/// How much of a city that may still be completed counts for a field.
const OPEN_CITY: f64 = 0.35;
/// Points off for open features of a kind, rising: the first, the second beside it and so on.
const ROADS: f64 = 1.0;
const CITIES: f64 = 1.0;
const ABBEYS: f64 = 0.6;
const FIELDS: f64 = 1.0;
/// Points off for a figure in a field, which never comes back.
const FARMER: f64 = 3.0;
/// A trace of compactness, for each tile around the new one.
const NEIGHBOR: f64 = 0.03;

struct Judge {
    left: TilesLeft,
}

impl Judge {
    fn lead(&self, game: &Classic, seat: Seat) -> f64 {
        let seats = game.seats();
        if game.pending() == Pending::Over {
            return f64::from(margin(&game.ended(), seats, seat));
        }
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::first(seats) {
            let in_hand = game.in_hand(seat);
            values[seat.index()] = f64::from(game.scores()[seat.index()])
                + IN_HAND * f64::from(in_hand)
                + if in_hand == 0 { EMPTY_HANDED } else { 0.0 };
        }
        let features = Features::of(game);
        let mut open = [[0; 5]; MAX_SEATS];
        for held in features.iter() {
            self.add(game, &features, held, &mut values);
            let kind = sums(game, held.region).kind;
            for (open, figures) in open.iter_mut().zip(held.figures) {
                open[kind as usize] += u32::from(figures > 0);
            }
        }
        for (value, open) in values.iter_mut().zip(&open) {
            *value -= crowding(open);
        }
        lead(&values, seats, seat) + NEIGHBOR * neighbors(game)
    }

    /// Adds what is sure, what is likely, and takes off for figures that are stuck.
    fn add(&self, game: &Classic, features: &Features, held: &Held, values: &mut [f64; MAX_SEATS]) {
        let sums = sums(game, held.region);
        if sums.kind == FeatureKind::Field {
            let each = city_at_field(game);
            let mut points = 0.0;
            each_city(game, held.region, |city, sums| {
                let likely = || LIKELY * OPEN_CITY * self.completion(game, &Holes::of(game, city));
                points += each * if sums.is_closed() { 1.0 } else { likely() };
            });
            held.strength.leaders().for_each(|seat| values[seat.index()] += points);
            return;
        }
        let holes = Holes::of(game, held.region);
        let chance = self.completion(game, &holes);
        let now = f64::from(game.rules().worth(sums, false).points());
        let (full, likely) = match sums.kind {
            FeatureKind::Abbey | FeatureKind::Garden => (9.0, LIKELY_ABBEY),
            _ => (f64::from(game.rules().worth(sums, true).points()), LIKELY),
        };
        let stuck = STUCK.iter().find(|(below, _)| chance < *below).map_or(0.0, |(_, off)| *off);
        for seat in Seat::first(game.seats()) {
            values[seat.index()] -= stuck * f64::from(held.figures[seat.index()]);
        }
        let joins = self.joins(game, features, held, &holes);
        for seat in held.strength.leaders() {
            values[seat.index()] += now + likely * chance * (full - now) + joins;
        }
    }

    /// The chance that every hole is filled.
    fn completion(&self, game: &Classic, holes: &[Hole]) -> f64 {
        // Tiles that fit but lead on finish nothing.
        let closing = |hole: &Hole| f64::from(self.left.fitting(game, *hole).closing);
        holes.iter().map(|hole| self.left.chance(closing(hole))).product()
    }

    /// What one tile could join to a road or city for those who lead in it.
    fn joins(&self, game: &Classic, features: &Features, held: &Held, holes: &[Hole]) -> f64 {
        let kind = sums(game, held.region).kind;
        if !matches!(kind, FeatureKind::Road | FeatureKind::City) {
            return 0.0;
        }
        let mut points = 0.0;
        for hole in holes {
            for side in Side::ALL {
                let Some(other) = facing(game, hole.cell, side) else { continue };
                let beyond = sums(game, other);
                if other == held.region || beyond.kind != kind {
                    continue;
                }
                // Whoever is stronger there takes all of it.
                let theirs = features.iter().find(|feature| feature.region == other);
                let stronger = theirs.map_or(0, |theirs| theirs.strength.most());
                if stronger > held.strength.most() {
                    continue;
                }
                let tiles = self.left.joining(game, *hole, side);
                let worth = f64::from(game.rules().worth(beyond, false).points());
                points += JOIN * self.left.chance(f64::from(tiles)) * worth;
            }
        }
        points
    }
}

/// Points off for many open features of a kind at a time: each more than the one before.
fn crowding(open: &[u32; 5]) -> f64 {
    let count = |kind: FeatureKind| f64::from(open[kind as usize]);
    let rising = |kind, each: f64| each * count(kind) * (count(kind) - 0.35) / 2.0;
    rising(FeatureKind::Road, ROADS)
        + rising(FeatureKind::City, CITIES)
        + rising(FeatureKind::Abbey, ABBEYS)
        + rising(FeatureKind::Garden, ABBEYS)
        + rising(FeatureKind::Field, FIELDS)
        + FARMER * count(FeatureKind::Field)
}

/// Tiles around the one laid last.
fn neighbors(game: &Classic) -> f64 {
    let state = game.state();
    let around = state.last_laid().around();
    around.into_iter().filter(|cell| state.table().board.at(*cell).is_some()).count() as f64
}
