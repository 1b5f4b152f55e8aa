//! What an analyst has to say about a game, in English.

use crate::words::analysis::decimal;
use crate::words::{AnalysisWords, English};

impl AnalysisWords for English {
    fn decimal(&self, value: f64, places: usize) -> String {
        decimal(value, places)
    }

    fn analysis_title(&self, log: &str, players: usize, level: &str) -> String {
        format!("{log}: {players} players, analysed by {level}")
    }

    fn analysis_running(&self) -> &'static str {
        "The game is not over: results are what the players can expect."
    }

    fn analysis_empty(&self) -> &'static str {
        "Nobody has decided anything yet."
    }

    fn decision_heads(&self) -> [&'static str; 8] {
        ["turn", "seat", "tile", "played", "better", "points", "chance", "luck"]
    }

    fn no_choice(&self) -> &'static str {
        "(forced)"
    }

    fn mistake_signs(&self, mistake: f64, blunder: f64) -> String {
        let (mistake, blunder) = (decimal(mistake, 0), decimal(blunder, 0));
        format!(
            "points, chance: points and win chance this move cost; luck: points its draw brought the seat\n\
             ?  from {mistake} point lost   ??  from {blunder} points lost"
        )
    }

    fn player_heads(&self) -> [&'static str; 6] {
        ["seat", "choices", "good", "loss", "chance", "worst"]
    }

    fn sum_heads(&self) -> [&'static str; 6] {
        ["seat", "own ± 95 %", "others ± 95 %", "luck ± 95 %", "estimate", "result"]
    }

    fn worst_mistake(&self, points: &str, turn: usize, game: Option<usize>) -> String {
        match game {
            Some(game) => format!("{points} game {game}:{turn}"),
            None => format!("{points} turn {turn}"),
        }
    }

    fn all_seats(&self) -> &'static str {
        "all"
    }

    fn analysis_sum(&self) -> &'static str {
        "loss, chance: of a choice on the whole; ±: 95 % interval, from the analyst’s own rounds\n\
         luck: every draw beside the mean of all that could have come, zero in the long run\n\
         estimate: what the rest lacks, because positions were thought worth more or less\n\
         own + others + luck + estimate = result, the lead in the end"
    }

    fn analysis_of_all(&self, games: usize) -> String {
        format!("{games} games, points of the sum for each game on the whole")
    }

    fn analysis_stopped(&self, done: usize, of: usize) -> String {
        format!("stopped after {done} of {of} games")
    }

    fn decisions(&self) -> &'static str {
        "decisions"
    }
}
