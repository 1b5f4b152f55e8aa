//! The table of a ladder: everyone's rating, and the result of each meeting.

use remparts_bots::arena::Summary;
use remparts_bots::arena::ladder::{self, Meeting, Rating};

/// The result of a meeting of two bots, from the first one's side.
pub(crate) struct Met {
    /// Numbers of the two bots.
    pub(crate) bots: [usize; 2],
    /// The statistics of the first bot.
    pub(crate) summary: Summary,
}

/// The bots in the order of their ratings.
pub(crate) struct Standings<'a> {
    bots: &'a [String],
    met: &'a [Met],
    /// Bots with their ratings, the best first.
    pub(crate) rated: Vec<(usize, Rating)>,
}

impl<'a> Standings<'a> {
    /// Rates bots, with the reference at zero; none if they are not all comparable.
    pub(crate) fn of(bots: &'a [String], met: &'a [Met], reference: usize) -> Option<Self> {
        let meetings: Vec<Meeting> = met
            .iter()
            .map(|Met { bots, summary }| Meeting {
                players: *bots,
                wins: summary.win_rate * summary.effective_games,
                games: summary.effective_games,
            })
            .collect();
        let ratings = ladder::ratings(bots.len(), &meetings, reference)?;
        let mut rated: Vec<(usize, Rating)> = ratings.into_iter().enumerate().collect();
        rated.sort_by(|(_, a), (_, b)| b.elo.total_cmp(&a.elo));
        Some(Self { bots, met, rated })
    }

    /// The table for a terminal.
    pub(crate) fn text(&self) -> String {
        let rows = self.rows();
        let columns = rows.first().map_or(0, Vec::len);
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, width))| match column {
                1 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
        };
        rows.iter().map(line).collect()
    }

    /// The table as Markdown, for the documentation.
    pub(crate) fn markdown(&self) -> String {
        let rows = self.rows();
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let [head, body @ ..] = &*rows else { return String::new() };
        let rule: Vec<String> =
            (0..head.len()).map(|column| if column == 1 { "---" } else { "---:" }.into()).collect();
        line(head) + &line(&rule) + &body.iter().map(|row| line(row)).collect::<String>()
    }

    /// Place, name, Elo and time, then the games won of a hundred and the margin against each other
    /// bot, in short: with a dozen bots the table is wide enough.
    fn rows(&self) -> Vec<Vec<String>> {
        let words = ["", "bot", "Elo", "95 %", "ms/turn"].map(str::to_owned);
        let numbers = (1..=self.rated.len()).map(|place| place.to_string());
        let head = words.into_iter().chain(numbers).collect();
        let rows = self.rated.iter().zip(1..).map(|((bot, rating), place)| {
            let (low, high) = rating.ci95;
            let range = match low < high {
                true => format!("{low:+.0} to {high:+.0}"),
                false => "reference".into(),
            };
            let own = [
                place.to_string(),
                self.bots[*bot].clone(),
                format!("{:+.0}", rating.elo),
                range,
                format!("{:.1}", self.ms_per_move(*bot)),
            ];
            let cells = self.rated.iter().map(|(other, _)| self.cell(*bot, *other));
            own.into_iter().chain(cells).collect()
        });
        std::iter::once(head).chain(rows).collect()
    }

    fn cell(&self, bot: usize, other: usize) -> String {
        let found = self.met.iter().find_map(|Met { bots, summary }| {
            let (rate, margin) = (summary.win_rate, summary.margin);
            match *bots {
                [first, second] if (first, second) == (bot, other) => Some((rate, margin)),
                [first, second] if (first, second) == (other, bot) => Some((1.0 - rate, -margin)),
                _ => None,
            }
        });
        found.map_or_else(
            || if bot == other { "–".into() } else { String::new() },
            |(rate, margin)| format!("{:.0} {margin:+.0}", 100.0 * rate),
        )
    }

    /// Milliseconds of a move, the mean over all meetings.
    pub(crate) fn ms_per_move(&self, bot: usize) -> f64 {
        let mut total = remparts_bots::arena::stats::Tally::default();
        for Met { bots, summary } in self.met {
            let own = bots.iter().zip(&summary.bots).filter(|(number, _)| **number == bot);
            own.for_each(|(_, tally)| total.clock.add(&tally.clock));
        }
        total.ms_per_move()
    }
}
