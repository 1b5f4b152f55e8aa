//! What an analyst has to say about a game.

/// Words for the report of an analyst. Heads of columns have to fit above them: the report is made
/// of text, and a hundred columns wide at most.
pub trait AnalysisWords {
    /// A number with so many places, as people write it; no minus before a zero.
    fn decimal(&self, value: f64, places: usize) -> String;

    /// A part of a whole in percent, with so many places.
    fn percent(&self, share: f64, places: usize) -> String {
        format!("{} %", self.decimal(100.0 * share, places))
    }

    /// The line above a report: whose log, how many players, which level looked at it.
    fn analysis_title(&self, log: &str, players: usize, level: &str) -> String;

    /// That the game still runs, so that results are expectations.
    fn analysis_running(&self) -> &'static str;

    /// That the log holds no decision yet.
    fn analysis_empty(&self) -> &'static str;

    /// Heads of the decisions: turn, seat, tile, played, better, points lost, chance lost, luck. At
    /// most 4, 4, 6, 20, 20, 6, 7 and 6 letters.
    fn decision_heads(&self) -> [&'static str; 8];

    /// Stands in place of a better choice where there was no choice. At most 20 letters.
    fn no_choice(&self) -> &'static str;

    /// What the signs mean, by the points from which they are set.
    fn mistake_signs(&self, mistake: f64, blunder: f64) -> String;

    /// Heads of the players: seat, choices, good ones, loss of a choice, the same in chance, the
    /// biggest mistake. At most 4, 8, 7, 8, 8 and 18 letters.
    fn player_heads(&self) -> [&'static str; 6];

    /// Heads of the sum: seat, own decisions, those of others and luck with their intervals, the
    /// estimate, the result. At most 4, 16, 16, 16, 11 and 9 letters.
    fn sum_heads(&self) -> [&'static str; 6];

    /// A mistake of so many points in a turn, and in which game if there are several. At most 18
    /// letters.
    fn worst_mistake(&self, points: &str, turn: usize, game: Option<usize>) -> String;

    /// Everyone together, in place of a seat. At most 4 letters.
    fn all_seats(&self) -> &'static str;

    /// How players and sum are to be read: some lines.
    fn analysis_sum(&self) -> &'static str;

    /// The line above the summary of several games.
    fn analysis_of_all(&self, games: usize) -> String;

    /// That someone stopped it.
    fn analysis_stopped(&self, done: usize, of: usize) -> String;

    /// What the bar of the progress counts.
    fn decisions(&self) -> &'static str;
}

/// A number with so many places and a point, without a minus before a zero.
pub(super) fn decimal(value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    let zero = text.bytes().all(|sign| matches!(sign, b'-' | b'0' | b'.'));
    if zero { text.trim_start_matches('-').to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{English, French};

    #[test]
    fn numbers_are_written_as_people_do() {
        assert_eq!(English.decimal(-0.04, 1), "0.0");
        assert_eq!(English.decimal(-1.25, 2), "-1.25");
        assert_eq!(English.decimal(12.6, 0), "13");
        assert_eq!(French.decimal(2.46, 1), "2,5");
        assert_eq!(French.percent(0.125, 1), "12,5 %");
    }

    #[test]
    fn heads_fit_above_their_columns() {
        for words in [&English as &dyn AnalysisWords, &French] {
            let fits = |heads: &[&str], widths: &[usize]| {
                for (head, width) in heads.iter().zip(widths) {
                    assert!(head.chars().count() <= *width, "{head}");
                }
            };
            fits(&words.decision_heads(), &[4, 4, 6, 20, 20, 6, 7, 6]);
            fits(&words.player_heads(), &[4, 8, 7, 8, 8, 18]);
            fits(&words.sum_heads(), &[4, 16, 16, 16, 11, 9]);
            fits(&[words.no_choice(), words.all_seats()], &[20, 4]);
            let worst = words.worst_mistake(&words.decimal(-12.5, 1), 105, Some(99));
            assert!(worst.chars().count() <= 18, "{worst}");
        }
    }
}
