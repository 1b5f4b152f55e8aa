//! Invariants of a game that is over.

use crate::client::Client;
use anyhow::{Context as _, Result, ensure};
use remparts_engine::kernel::game::{Pending, Sight as _};
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::any::AnyLog;
use remparts_engine::notation::ply::Ply;
use remparts_engine::notation::{Log, Written};
use remparts_protocol::OutcomeKind;
use std::collections::BTreeMap;

/// Checks a game that is over against what its clients remember: every move that was acknowledged
/// is in the log exactly once, and all know the same. Returns the log.
pub(crate) async fn prove(clients: &[Client]) -> Result<String> {
    let text = clients[0].visitor.log(clients[0].table).await?;
    match AnyLog::read(&text).context("the log can be replayed")? {
        AnyLog::Classic(log) => prove_log(&log, clients)?,
        AnyLog::City(log) => prove_log(&log, clients)?,
    }
    Ok(text)
}

fn prove_log<G: Written>(log: &Log<G>, clients: &[Client]) -> Result<()> {
    let digest = log.game().view(Viewer::Audience).known().digest().to_string();
    let mut known = BTreeMap::new();
    for client in clients {
        let table = client.table()?;
        let outcome = table.state.outcome.as_ref().context("the game is over")?;
        if outcome.kind == OutcomeKind::Finished {
            ensure!(log.game().pending() == Pending::Over, "the log goes to the end");
        }
        ensure!(outcome.scores == log.game().scores(), "scores {:?}", outcome.scores);
        ensure!(table.state.digest.as_deref() == Some(&digest), "the last position differs");
        let plies = log.plies().iter().map(|entry| &entry.text);
        ensure!(plies.eq(&table.plies), "the plies of a client are those of the log");
        for (seq, seen) in &client.known {
            let first = known.entry(*seq).or_insert(seen);
            ensure!(*first == seen, "event {seq} is {first:?} for one and {seen:?} for another");
        }
    }
    let mut owned = vec![false; log.plies().len()];
    for played in clients.iter().flat_map(|client| &client.moves) {
        let mut at = played.ply as usize;
        for action in &played.actions {
            while matches!(log.plies().get(at).map(|entry| entry.ply), Some(Ply::Answer(_))) {
                at += 1;
            }
            let entry = log.plies().get(at).context("an acknowledged move is lost")?;
            ensure!(entry.text == *action, "`{}` at ply {at} instead of `{action}`", entry.text);
            ensure!(!owned[at], "`{action}` at ply {at} was acknowledged twice");
            owned[at] = true;
            at += 1;
        }
    }
    Ok(())
}

/// Checks that nothing was played but what was acknowledged. Returns how many moves there were.
pub(crate) fn prove_nothing_else(log: &str, clients: &[Client]) -> Result<usize> {
    let actions = match AnyLog::read(log)? {
        AnyLog::Classic(log) => count_actions(&log),
        AnyLog::City(log) => count_actions(&log),
    };
    let moves = clients.iter().flat_map(|client| &client.moves);
    let acknowledged: usize = moves.clone().map(|played| played.actions.len()).sum();
    ensure!(actions == acknowledged, "{actions} actions, {acknowledged} acknowledged");
    Ok(moves.count())
}

fn count_actions<G: Written>(log: &Log<G>) -> usize {
    log.plies().iter().filter(|entry| matches!(entry.ply, Ply::Action(_))).count()
}
