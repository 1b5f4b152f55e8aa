//! Reports for people: a line for each decision, then a table of the players.

use super::Args;
use remparts_bots::analysis::{Report, Summary, Verdict};
use remparts_terminal::words::Words;

/// Points lost from which a choice is marked as a mistake.
const MISTAKE: f64 = 1.0;
/// Points lost from which it is marked as a blunder.
const BLUNDER: f64 = 4.0;
/// Widths of the columns of decisions, and of the sign after the points lost.
const DECISION: [usize; 8] = [4, 4, 12, 25, 25, 6, 7, 6];
const SIGN: usize = 2;
/// Widths of the columns of players.
const PLAYER: [usize; 10] = [4, 8, 7, 8, 8, 18, 8, 8, 8, 8];

/// The report of one game.
pub(super) fn game(args: &Args, words: Words, name: &str, report: &Report) -> String {
    let level = words.level(&args.level);
    let mut text = words.analysis_title(name, report.players.len(), level) + "\n";
    if report.verdicts.is_empty() {
        return text + words.analysis_empty() + "\n";
    }
    if !report.finished {
        text = text + words.analysis_running() + "\n";
    }
    text.push('\n');
    text += &line(words.decision_heads(), "");
    for verdict in report.verdicts.iter().filter(|verdict| args.shows(verdict)) {
        text += &decision(words, verdict);
    }
    text = text + &words.mistake_signs(MISTAKE, BLUNDER) + "\n\n";
    text + &players(words, &report.players, false) + words.analysis_sum() + "\n"
}

/// The summary of several games.
pub(super) fn all(words: Words, games: usize, seats: &[Summary]) -> String {
    let title = words.analysis_of_all(games) + "\n\n";
    title + &players(words, seats, true) + words.analysis_sum() + "\n"
}

fn decision(words: Words, verdict: &Verdict) -> String {
    let tile = verdict.played.iter().find_map(|line| line.strip_prefix("place "));
    let tile = tile.and_then(|rest| rest.split(' ').next());
    let better = match &verdict.better {
        Some(better) => short(better, tile),
        None if verdict.forced => words.no_choice().to_owned(),
        None => String::new(),
    };
    let lost = |text: String| if verdict.better.is_some() { text } else { String::new() };
    let sign = match verdict.loss {
        loss if loss >= BLUNDER => "??",
        loss if loss >= MISTAKE => "?",
        _ => "",
    };
    let cells = [
        verdict.turn.to_string(),
        verdict.seat.to_string(),
        tile.map_or("", bare).to_owned(),
        short(&verdict.played, tile),
        better,
        lost(words.decimal(verdict.loss, 1)),
        lost(words.percent(verdict.chance_loss, 0)),
        signed(words, verdict.luck[verdict.seat.index()]),
    ];
    line(cells.each_ref().map(String::as_str), sign)
}

/// A line of the decisions. Texts stand left, numbers right.
fn line(cells: [&str; 8], sign: &str) -> String {
    let [turn, seat, tile, played, better, points, chance, luck] = cells;
    let width = |n: usize| DECISION[n];
    let text = [
        right(turn, width(0)),
        right(seat, width(1)),
        left(tile, width(2)),
        left(played, width(3)),
        left(better, width(4)),
        format!("{}{}", right(points, width(5)), left(sign, SIGN)),
        right(chance, width(6)),
        right(luck, width(7)),
    ];
    text.join(" ").trim_end().to_owned() + "\n"
}

fn players(words: Words, seats: &[Summary], several: bool) -> String {
    let mut text = row(&words.player_heads().map(str::to_owned));
    for (n, seat) in seats.iter().enumerate() {
        text += &row(&cells(words, &(n + 1).to_string(), seat, several));
    }
    if several {
        // Points of a sum are those of a seat, and of all seats together they say nothing.
        let mut all = Summary::default();
        seats.iter().for_each(|seat| all.add(&Summary { worst: None, ..seat.clone() }));
        let mut cells = cells(words, words.all_seats(), &all, several);
        cells[5..].iter_mut().for_each(String::clear);
        text += &row(&cells);
    }
    text
}

fn cells(words: Words, name: &str, player: &Summary, several: bool) -> [String; 10] {
    let worst = player.worst.map(|worst| {
        let game = several.then_some(worst.game + 1);
        words.worst_mistake(&words.decimal(worst.loss, 1), worst.turn, game)
    });
    let games = player.games.max(1) as f64;
    [
        name.to_owned(),
        player.choices.to_string(),
        words.percent(player.good_share(), 0),
        words.decimal(player.mean_loss(), 2),
        words.percent(player.mean_chance_loss(), 1),
        worst.unwrap_or_default(),
        signed(words, player.own / games),
        signed(words, player.others / games),
        signed(words, player.luck / games),
        signed(words, player.result / games),
    ]
}

fn row(cells: &[String; 10]) -> String {
    let cells: Vec<String> =
        cells.iter().zip(PLAYER).map(|(cell, width)| right(cell, width)).collect();
    cells.join(" ").trim_end().to_owned() + "\n"
}

/// A number of points with its sign.
fn signed(words: Words, points: f64) -> String {
    let text = words.decimal(points, 1);
    let zero = !text.bytes().any(|sign| (b'1'..=b'9').contains(&sign));
    if zero || text.starts_with('-') { text } else { format!("+{text}") }
}

/// A tile without its set.
fn bare(tile: &str) -> &str {
    tile.split_once('/').map_or(tile, |(_, name)| name)
}

/// Actions in few letters: the tile is named only if it is another than the one of the line, a
/// figure only if it is a special one, its cell only if it is another than that of the tile, and
/// passing only if there is nothing else.
fn short(lines: &[String], tile: Option<&str>) -> String {
    let mut cell = "";
    let mut said = Vec::new();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["place", name, at, rotation] => {
                cell = at;
                if tile != Some(*name) {
                    said.push(bare(name).to_owned());
                }
                said.push(format!("{at} {rotation}"));
            }
            ["put", figure, at, part @ ..] => {
                let figure = Some(*figure).filter(|name| !["meeple", "follower"].contains(name));
                let at = Some(*at).filter(|at| *at != cell);
                let said_of_it = figure.into_iter().chain(at).chain(part.iter().copied());
                said.push(said_of_it.collect::<Vec<_>>().join(" "));
            }
            ["pass"] if lines.len() > 1 => {}
            _ => said.push(line.clone()),
        }
    }
    said.join(" ")
}

fn left(text: &str, width: usize) -> String {
    format!("{:<width$}", cut(text, width))
}

fn right(text: &str, width: usize) -> String {
    format!("{:>width$}", cut(text, width))
}

/// At most so many letters; a sign stands for what is missing.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}
