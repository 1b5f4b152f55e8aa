//! Reports as JSON, for programs.

use super::Args;
use anyhow::Result;
use remparts_bots::analysis::{Analyst, Report, Summary, Verdict};
use remparts_engine::notation::any::AnyLog;
use serde::Serialize;

/// The JSON object of one game.
#[derive(Serialize)]
struct Game<'a> {
    kind: &'static str,
    log: &'a str,
    game: &'static str,
    players: usize,
    level: &'a str,
    visits: Option<u64>,
    ms: Option<u64>,
    finished: bool,
    scores: &'a [i32],
    decisions: Vec<Decision<'a>>,
    summary: Vec<Player>,
}

/// The JSON object of all games together.
#[derive(Serialize)]
struct All {
    kind: &'static str,
    games: usize,
    summary: Vec<Player>,
}

#[derive(Serialize)]
struct Decision<'a> {
    ply: usize,
    turn: usize,
    seat: u8,
    played: &'a [String],
    better: Option<&'a [String]>,
    forced: bool,
    exact: bool,
    loss: f64,
    error: f64,
    chance_loss: f64,
    chance_error: f64,
    draws: usize,
    luck: &'a [f64],
    luck_error: &'a [f64],
    skill: &'a [f64],
    skill_error: &'a [f64],
    estimate: &'a [f64],
    leads: &'a [f64],
    chances: &'a [f64],
    visits: u64,
}

#[derive(Serialize)]
struct Player {
    seat: usize,
    games: usize,
    choices: usize,
    forced: usize,
    good: usize,
    loss: f64,
    mean_loss: f64,
    chance_loss: f64,
    mean_chance_loss: f64,
    worst: Option<Worst>,
    own: f64,
    own_error: f64,
    others: f64,
    others_error: f64,
    luck: f64,
    luck_error: f64,
    estimate: f64,
    result: f64,
}

#[derive(Serialize)]
struct Worst {
    game: usize,
    turn: usize,
    loss: f64,
}

/// Writes the line of one game.
pub(super) fn game(
    args: &Args,
    analyst: &Analyst,
    name: &str,
    log: &AnyLog,
    report: &Report,
) -> Result<String> {
    let visits = args.visits.or(args.ms.is_none().then_some(analyst.visits()));
    Ok(serde_json::to_string(&Game {
        kind: "game",
        log: name,
        game: match log {
            AnyLog::Classic(_) => "classic",
            AnyLog::City(_) => "city",
        },
        players: report.players.len(),
        level: &args.level,
        visits,
        ms: args.ms,
        finished: report.finished,
        scores: &report.scores,
        decisions: report
            .verdicts
            .iter()
            .filter(|verdict| args.shows(verdict))
            .map(decision)
            .collect(),
        summary: summary(&report.players),
    })?)
}

/// Writes the line of all games together.
pub(super) fn all(players: &[Summary]) -> Result<String> {
    let games = players.iter().map(|player| player.games).max().unwrap_or(0);
    Ok(serde_json::to_string(&All { kind: "all", games, summary: summary(players) })?)
}

fn decision(verdict: &Verdict) -> Decision<'_> {
    Decision {
        ply: verdict.ply,
        turn: verdict.turn,
        seat: verdict.seat.0 + 1,
        played: &verdict.played,
        better: verdict.better.as_deref(),
        forced: verdict.forced,
        exact: verdict.exact,
        loss: verdict.loss,
        error: verdict.error,
        chance_loss: verdict.chance_loss,
        chance_error: verdict.chance_error,
        draws: verdict.draws,
        luck: &verdict.luck,
        luck_error: &verdict.luck_error,
        skill: &verdict.skill,
        skill_error: &verdict.skill_error,
        estimate: &verdict.estimate,
        leads: &verdict.leads,
        chances: &verdict.chances,
        visits: verdict.visits,
    }
}

fn summary(players: &[Summary]) -> Vec<Player> {
    let player = |(seat, player): (usize, &Summary)| Player {
        seat: seat + 1,
        games: player.games,
        choices: player.choices,
        forced: player.forced,
        good: player.good,
        loss: player.loss,
        mean_loss: player.mean_loss(),
        chance_loss: player.chance_loss,
        mean_chance_loss: player.mean_chance_loss(),
        worst: player.worst.map(|worst| Worst {
            game: worst.game + 1,
            turn: worst.turn,
            loss: worst.loss,
        }),
        own: player.own,
        own_error: player.own_error,
        others: player.others,
        others_error: player.others_error,
        luck: player.luck,
        luck_error: player.luck_error,
        estimate: player.estimate,
        result: player.result,
    };
    players.iter().enumerate().map(player).collect()
}
