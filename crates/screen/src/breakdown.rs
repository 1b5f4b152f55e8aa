//! Where all points came from.

use crate::chronicle::Entry;
use crate::dealt::Dealt;
use crate::events::{Happening, Why};
use crate::names::{FeatureName, Step};
use crate::shown::Shown;
use crate::view::Turn;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::TS;

/// Where all points came from.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Breakdown {
    /// By what they were for; what brought nobody anything is left out.
    pub rows: Vec<Row>,
    /// The sums, which are the scores.
    pub totals: Vec<i32>,
    /// What else there is to tell.
    pub facts: Vec<Fact>,
}

/// Points of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Row {
    /// What they were for.
    pub what: Category,
    /// When they were given.
    pub phase: Phase,
    /// By seat: how many.
    pub points: Vec<i32>,
    /// By seat: the tiles that brought them.
    pub cells: Vec<Vec<(i8, i8)>>,
}

/// What points can be for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Roads.
    Roads,
    /// Cities.
    Cities,
    /// Abbeys.
    Abbeys,
    /// Gardens.
    Gardens,
    /// Streets.
    Streets,
    /// Markets.
    Markets,
    /// Fields.
    Fields,
    /// Residential areas.
    Homes,
    /// Towers.
    Towers,
    /// Guards.
    Guards,
    /// Figures taken back by a gift, and gifts left wrapped.
    Gifts,
    /// Arrows that were not activated.
    Bonus,
}

/// When points are given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// While the game runs.
    During,
    /// When it ends.
    End,
}

/// Something that is counted for every seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Fact {
    /// What is counted.
    pub what: FactName,
    /// By seat: how many.
    pub values: Vec<i32>,
}

/// What is counted for every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FactName {
    /// Tiles laid.
    Tiles,
    /// Figures on the board when the game ended, or now.
    Trapped,
    /// Points of the feature that brought most at once.
    Biggest,
    /// Turns in which no figure was put down.
    Without,
}

impl<G: Shown> Dealt<G> {
    pub(crate) fn breakdown(&self) -> Breakdown {
        let game = self.log.game();
        let mut books = Books::new(game.seats());
        self.chronicle(0).iter().for_each(|entry| books.read(entry));
        let Turn { step, number, .. } = game.turn();
        if step != Step::Over {
            // A figure may still come.
            books.turns.iter_mut().for_each(|turns| {
                turns.remove(&number);
            });
        }
        books.close()
    }
}

type Key = (Phase, Category);

struct Books {
    seats: usize,
    rows: BTreeMap<Key, Vec<Account>>,
    tiles: Vec<i32>,
    trapped: Vec<i32>,
    biggest: Vec<i32>,
    /// The turns of each seat, and those of them with a figure.
    turns: Vec<BTreeSet<usize>>,
    with: Vec<BTreeSet<usize>>,
    /// The tile laid last.
    last: Option<(i8, i8)>,
}

/// Points of one kind and seat, with the tiles that brought them.
#[derive(Clone, Default)]
struct Account {
    points: i32,
    cells: BTreeSet<(i8, i8)>,
}

impl Books {
    fn new(seats: usize) -> Self {
        let none = vec![0; seats];
        Self {
            seats,
            rows: BTreeMap::new(),
            tiles: none.clone(),
            trapped: none.clone(),
            biggest: none,
            turns: vec![BTreeSet::new(); seats],
            with: vec![BTreeSet::new(); seats],
            last: None,
        }
    }

    fn read(&mut self, entry: &Entry) {
        use {Category as What, Phase::During, Phase::End};
        for happening in &entry.happenings {
            match happening {
                Happening::Laid { seat, x, y, .. } => {
                    self.tiles[usize::from(*seat)] += 1;
                    self.turns[usize::from(*seat)].insert(entry.turn);
                    self.last = Some((*x, *y));
                }
                Happening::Put { seat, .. } => {
                    self.trapped[usize::from(*seat)] += 1;
                    self.with[usize::from(*seat)].insert(entry.turn);
                }
                Happening::Guard { seat, .. } => self.trapped[usize::from(*seat)] += 1,
                Happening::Bonus { seat, points } => {
                    let here: Vec<(i8, i8)> = self.last.into_iter().collect();
                    self.add(During, What::Bonus, *seat, *points, &here);
                }
                Happening::Retreated { seat, from, points, .. } => {
                    self.trapped[usize::from(*seat)] -= 1;
                    self.add(During, What::Gifts, *seat, *points, &[(from.x, from.y)]);
                }
                Happening::Tower { seat, points, tiles, .. } => {
                    self.add(During, What::Towers, *seat, *points, tiles);
                }
                Happening::GiftsLeft { seat, points, .. } => {
                    self.add(End, What::Gifts, *seat, *points, &[]);
                }
                Happening::Scored(why) => self.scored(why),
                _ => {}
            }
        }
    }

    fn scored(&mut self, why: &Why) {
        let phase = if why.occasion.is_final() { Phase::End } else { Phase::During };
        for seat in &why.winners {
            self.add(phase, category(why.feature), *seat, why.points, &why.tiles);
            let biggest = &mut self.biggest[usize::from(*seat)];
            *biggest = why.points.max(*biggest);
        }
        if phase == Phase::During {
            why.returned.iter().for_each(|home| self.trapped[usize::from(home.seat)] -= 1);
        }
    }

    fn add(&mut self, phase: Phase, what: Category, seat: u8, points: i32, cells: &[(i8, i8)]) {
        let row = self.rows.entry((phase, what));
        let account =
            &mut row.or_insert_with(|| vec![Account::default(); self.seats])[usize::from(seat)];
        account.points += points;
        if points != 0 {
            account.cells.extend(cells);
        }
    }

    fn close(self) -> Breakdown {
        let row = |((phase, what), accounts): (Key, Vec<Account>)| Row {
            what,
            phase,
            points: accounts.iter().map(|account| account.points).collect(),
            cells: accounts.into_iter().map(|it| it.cells.into_iter().collect()).collect(),
        };
        let rows = self.rows.into_iter().map(row);
        let rows: Vec<Row> = rows.filter(|row| row.points.iter().any(|it| *it != 0)).collect();
        let total = |seat: usize| rows.iter().map(|row| row.points[seat]).sum();
        let totals = (0..self.seats).map(total).collect();
        let without = self.turns.iter().zip(&self.with);
        let without = without.map(|(turns, with)| turns.difference(with).count() as i32);
        let facts = [
            (FactName::Tiles, self.tiles),
            (FactName::Trapped, self.trapped),
            (FactName::Biggest, self.biggest),
            (FactName::Without, without.collect()),
        ];
        let facts = facts.map(|(what, values)| Fact { what, values }).to_vec();
        Breakdown { rows, totals, facts }
    }
}

const fn category(feature: FeatureName) -> Category {
    match feature {
        FeatureName::Road => Category::Roads,
        FeatureName::City => Category::Cities,
        FeatureName::Abbey => Category::Abbeys,
        FeatureName::Garden => Category::Gardens,
        FeatureName::Field => Category::Fields,
        FeatureName::Street => Category::Streets,
        FeatureName::Market => Category::Markets,
        FeatureName::Homes => Category::Homes,
        FeatureName::Guard => Category::Guards,
    }
}
