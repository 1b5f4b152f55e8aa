//! Where points come from, as a table.

use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::{Classic, Event, FeatureKind};
use remparts_engine::kernel::game::{Game, Pending};

const COLUMNS: [&str; 8] =
    ["track", "roads", "cities", "abbeys", "gardens", "fields", "gifts", "bonus"];

/// Points of each seat by where they come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    seats: Vec<[i32; COLUMNS.len()]>,
}

impl Ledger {
    /// Nobody has a point.
    pub(crate) fn new(seats: usize) -> Self {
        Self { seats: vec![[0; COLUMNS.len()]; seats] }
    }

    /// What the seats would have if the game ended now.
    pub(crate) fn projected(game: &Classic) -> Self {
        let row = |split: &Breakdown| {
            let Breakdown { banked, roads, cities, abbeys, gardens, fields, gifts } = *split;
            [banked, roads, cities, abbeys, gardens, fields, gifts, 0]
        };
        Self { seats: game.projected().iter().map(row).collect() }
    }

    /// Takes in what happened.
    pub(crate) fn add(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Scored(scored) => {
                    let column = match scored.feature {
                        FeatureKind::Road => 1,
                        FeatureKind::City => 2,
                        FeatureKind::Abbey => 3,
                        FeatureKind::Garden => 4,
                        FeatureKind::Field => 5,
                    };
                    for seat in &scored.winners {
                        self.seats[seat.index()][column] += scored.points;
                    }
                }
                Event::Retreated { seat, points, .. } | Event::GiftsLeft { seat, points, .. } => {
                    self.seats[seat.index()][6] += points;
                }
                Event::Bonus(seat, points) => self.seats[seat.index()][7] += points,
                _ => {}
            }
        }
    }

    /// Points of each seat.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.seats.iter().map(|row| row.iter().sum()).collect()
    }

    /// A row for each seat; columns without points are left out.
    pub(crate) fn table(&self) -> String {
        let used: Vec<usize> = (0..COLUMNS.len())
            .filter(|column| self.seats.iter().any(|row| row[*column] != 0))
            .collect();
        let mut text = String::from("seat");
        used.iter().for_each(|column| text += &format!("{:>9}", COLUMNS[*column]));
        text += &format!("{:>9}\n", "total");
        for (seat, (row, total)) in self.seats.iter().zip(self.totals()).enumerate() {
            text += &format!("{:>4}", seat + 1);
            used.iter().for_each(|column| text += &format!("{:>9}", row[*column]));
            text += &format!("{total:>9}\n");
        }
        text
    }
}

/// The table that fits the moment: the sources of the result, or the projected end.
pub(crate) fn tell(game: &Classic, earned: &Ledger) -> String {
    let over = game.pending() == Pending::Over;
    if over {
        format!("Final scores\n{}", earned.table())
    } else {
        format!("If the game ended now\n{}", Ledger::projected(game).table())
    }
}
