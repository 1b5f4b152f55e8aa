//! Reports for people: a line for each decision, then a table of the players.

use super::Args;
use remparts_bots::analysis::{Report, Summary, Verdict};
use remparts_terminal::words::Words;

/// Points lost from which a choice is marked as a mistake.
const MISTAKE: f64 = 1.0;
/// Points lost from which it is marked as a blunder.
const BLUNDER: f64 = 4.0;
/// Widths of the columns of decisions without tile and actions, and of the sign after the points
/// lost.
const DECISION: [usize; 5] = [4, 4, 6, 7, 6];
const SIGN: usize = 2;
/// Columns left for the tile, what was played and what was better. A tile has room for its set and
/// its name, up to its most; each of the others has half of the rest, up to theirs.
const ROOM: usize = 64;
const TILE: (usize, usize) = (6, 24);
const ACTIONS: usize = 25;
/// Widths of the columns of players: their choices, and the sum.
const CHOICES: [usize; 6] = [4, 8, 7, 8, 8, 18];
const SUM: [usize; 6] = [4, 16, 16, 16, 11, 9];
/// The normal quantile of a 95 % interval: standard errors to either side.
const WIDE: f64 = 1.96;

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
    let shown = || report.verdicts.iter().filter(|verdict| args.shows(verdict));
    let letters = |verdict: &Verdict| tile(verdict).map_or(0, |tile| tile.chars().count());
    let (least, most) = TILE;
    let width = shown().map(letters).max().unwrap_or(0).clamp(least, most);
    text += &line(words.decision_heads(), "", width);
    for verdict in shown() {
        text += &decision(words, verdict, width);
    }
    text = text + &words.mistake_signs(MISTAKE, BLUNDER) + "\n\n";
    text + &players(words, &report.players, false) + words.analysis_sum() + "\n"
}

/// The summary of several games.
pub(super) fn all(words: Words, games: usize, seats: &[Summary]) -> String {
    let title = words.analysis_of_all(games) + "\n\n";
    title + &players(words, seats, true) + words.analysis_sum() + "\n"
}

/// The name of the tile that was laid, with its set.
fn tile(verdict: &Verdict) -> Option<&str> {
    let laid = verdict.played.iter().find_map(|line| line.strip_prefix("place "));
    laid.and_then(|rest| rest.split(' ').next())
}

fn decision(words: Words, verdict: &Verdict, width: usize) -> String {
    let tile = tile(verdict);
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
        tile.unwrap_or_default().to_owned(),
        short(&verdict.played, tile),
        better,
        lost(words.decimal(verdict.loss, 1)),
        lost(words.percent(verdict.chance_loss, 0)),
        signed(words, verdict.luck[verdict.seat.index()]),
    ];
    line(cells.each_ref().map(String::as_str), sign, width)
}

/// A line of the decisions, with so many letters for the tile. Texts stand left, numbers right.
fn line(cells: [&str; 8], sign: &str, width: usize) -> String {
    let [turn, seat, tile, played, better, points, chance, luck] = cells;
    let [turns, seats, lost, chances, drawn] = DECISION;
    let actions = ((ROOM - width) / 2).min(ACTIONS);
    let text = [
        right(turn, turns),
        right(seat, seats),
        left(tile, width),
        left(played, actions),
        left(better, actions),
        format!("{}{}", right(points, lost), left(sign, SIGN)),
        right(chance, chances),
        right(luck, drawn),
    ];
    text.join(" ").trim_end().to_owned() + "\n"
}

/// Two tables: what the seats chose, and what their results are made of.
fn players(words: Words, seats: &[Summary], several: bool) -> String {
    let named = || seats.iter().enumerate().map(|(n, seat)| ((n + 1).to_string(), seat));
    let mut text = row(&words.player_heads().map(str::to_owned), CHOICES);
    for (name, seat) in named() {
        text += &row(&choices(words, &name, seat, several), CHOICES);
    }
    if several {
        // Points of a sum are those of a seat, and of all seats together they say nothing.
        let mut all = Summary::default();
        seats.iter().for_each(|seat| all.add(&Summary { worst: None, ..seat.clone() }));
        text += &row(&choices(words, words.all_seats(), &all, several), CHOICES);
    }
    text = text + "\n" + &row(&words.sum_heads().map(str::to_owned), SUM);
    for (name, seat) in named() {
        text += &row(&sum(words, &name, seat), SUM);
    }
    text
}

fn choices(words: Words, name: &str, player: &Summary, several: bool) -> [String; 6] {
    let worst = player.worst.map(|worst| {
        let game = several.then_some(worst.game + 1);
        words.worst_mistake(&words.decimal(worst.loss, 1), worst.turn, game)
    });
    [
        name.to_owned(),
        player.choices.to_string(),
        words.percent(player.good_share(), 0),
        words.decimal(player.mean_loss(), 2),
        words.percent(player.mean_chance_loss(), 1),
        worst.unwrap_or_default(),
    ]
}

/// The row of a seat: means for each game. Every term is rounded, and the estimate is what the
/// rounded terms lack to the rounded result, so what is shown adds up as it stands.
fn sum(words: Words, name: &str, player: &Summary) -> [String; 6] {
    let games = player.games.max(1) as f64;
    let tenths = |points: f64| (10.0 * points / games).round() / 10.0;
    let [own, others, luck, result] =
        [player.own, player.others, player.luck, player.result].map(tenths);
    let within = |points: f64, error: f64| {
        format!("{} ± {}", signed(words, points), words.decimal(WIDE * error / games, 1))
    };
    [
        name.to_owned(),
        within(own, player.own_error),
        within(others, player.others_error),
        within(luck, player.luck_error),
        signed(words, result - own - others - luck),
        signed(words, result),
    ]
}

fn row<const N: usize>(cells: &[String; N], widths: [usize; N]) -> String {
    let cells: Vec<String> =
        cells.iter().zip(widths).map(|(cell, width)| right(cell, width)).collect();
    cells.join(" ").trim_end().to_owned() + "\n"
}

/// A number of points with its sign.
fn signed(words: Words, points: f64) -> String {
    let text = words.decimal(points, 1);
    let zero = !text.bytes().any(|sign| (b'1'..=b'9').contains(&sign));
    if zero || text.starts_with('-') { text } else { format!("+{text}") }
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
                    said.push((*name).to_owned());
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

/// A text cut to this width; an ellipsis stands for what is missing.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}
