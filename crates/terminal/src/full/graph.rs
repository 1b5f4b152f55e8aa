//! The course of the scores, a row of bars for every seat.

use super::pen::Pen;
use remparts_session::Stop;

/// The least that the full height stands for, so that the first points do not fill it.
const LEAST: i32 = 20;

/// The turn that each of so many columns stands for, by its place in the list.
pub(super) fn columns(turns: usize, width: usize) -> Vec<usize> {
    let last = turns.saturating_sub(1);
    let count = width.min(turns.max(1));
    (0..count).map(|column| (column * last).checked_div(count - 1).unwrap_or(last)).collect()
}

/// The score of a seat at each column, in rows from the top.
pub(super) fn bars(
    pen: Pen,
    turns: &[Stop],
    seat: usize,
    columns: &[usize],
    height: usize,
) -> Vec<String> {
    const UNICODE: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
    const ASCII: [&str; 9] = [" ", ".", ".", ":", ":", "|", "|", "#", "#"];
    let signs = if pen.is_ascii() { ASCII } else { UNICODE };
    let most = turns.iter().flat_map(|turn| &turn.scores).copied().max().unwrap_or(0).max(LEAST);
    let eighths = |column: &usize| {
        let score = turns.get(*column).and_then(|turn| turn.scores.get(seat)).copied();
        (score.unwrap_or(0).max(0) as usize * height * 8).div_ceil(most as usize)
    };
    let row = |row: usize| {
        let below = (height - 1 - row) * 8;
        columns.iter().map(|at| signs[eighths(at).saturating_sub(below).min(8)]).collect()
    };
    (0..height).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Colors, Letters, Style};

    #[test]
    fn columns_reach_from_the_first_turn_to_the_last() {
        assert_eq!(columns(72, 10).first(), Some(&0));
        assert_eq!(columns(72, 10).last(), Some(&71));
        assert_eq!(columns(3, 10), [0, 1, 2]);
        assert_eq!(columns(1, 10), [0]);
    }

    #[test]
    fn bars_grow_with_the_points() {
        let pen = Pen::new(Style { letters: Letters::Unicode, colors: Colors::None });
        let turn = |turn, score| Stop {
            turn,
            ply: turn,
            seat: None,
            scores: vec![score],
            gains: vec![20],
        };
        let turns = [turn(0, 0), turn(1, 20), turn(2, 40)];
        assert_eq!(bars(pen, &turns, 0, &[0, 1, 2], 1), [" ▄█"]);
        assert_eq!(bars(pen, &turns, 0, &[0, 1, 2], 2), ["  █", " ██"]);
    }
}
