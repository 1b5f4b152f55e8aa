//! What operators and their machines ask for.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use remparts_protocol::Code;
use tokio::time::timeout;

use super::Door;
use super::problem::Refusal;
use crate::metrics::Levels;

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// As Prometheus calls it.
const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The process lives.
pub(crate) async fn health() -> &'static str {
    "fine\n"
}

/// Whether players can be sent here.
pub(crate) async fn ready(State(door): State<Arc<Door>>) -> Response {
    let no = |why| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if *door.stopping.borrow() {
        return no("the server stops\n");
    }
    if !matches!(timeout(PATIENCE, door.store.healthy()).await, Ok(Ok(()))) {
        return no("the store does not answer\n");
    }
    if !door.bus.is_connected() {
        return no("the bus is not connected\n");
    }
    "ready\n".into_response()
}

/// All figures.
pub(crate) async fn metrics(State(door): State<Arc<Door>>) -> Result<Response, Refusal> {
    let counts = timeout(PATIENCE, door.store.counts()).await;
    // Without the store there are still all other figures.
    let counts = counts.ok().and_then(Result::ok).unwrap_or_default();
    let counters = door.tables.counters();
    let levels = Levels {
        connections: door.connections.taken(),
        sockets: door.sockets.taken(),
        streams: door.streams.taken(),
        live: door.tables.live(),
        moves: counters.moves.load(Ordering::Relaxed),
        conflicts: counters.conflicts.load(Ordering::Relaxed),
        stand_ins: counters.stand_ins.load(Ordering::Relaxed),
        failures: counters.failures.load(Ordering::Relaxed),
        kept: counts.into_iter().map(|(standing, number)| (standing.word(), number)).collect(),
    };
    let text = door.metrics.write(&levels);
    let text = text.map_err(|_| Refusal::new(Code::Busy, "the figures cannot be written"))?;
    Ok(([(CONTENT_TYPE, METRICS)], text).into_response())
}
