//! What operators and their machines ask for.

use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use remparts_protocol::Code;
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::problem::Refusal;
use super::{Door, stopped};
use crate::metrics::Levels;

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// Tables are counted again after so long, however often somebody asks: the whole index is read.
const COUNTED: Duration = Duration::from_secs(60);
/// As Prometheus calls it.
const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The process lives.
pub(crate) async fn health() -> &'static str {
    "fine\n"
}

/// Whether players can be sent here: whatever they do can be read, written and told.
pub(crate) async fn ready(State(door): State<Arc<Door>>) -> Response {
    let no = |why| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if *door.stopping.borrow() {
        return no("the server stops\n");
    }
    match timeout(PATIENCE, door.store.healthy()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::warn!(%error, "the store is not ready");
            return no("the store cannot be read or written\n");
        }
        Err(_) => return no("the store does not answer\n"),
    }
    if !door.bus.is_connected() {
        return no("the bus is not connected\n");
    }
    "ready\n".into_response()
}

/// Tables by standing, and when they were counted; nothing before the first time.
type Counts = Mutex<Option<(Instant, Vec<(&'static str, u64)>)>>;

/// What the listener for operators needs.
struct Operators {
    door: Arc<Door>,
    counts: Counts,
}

/// Tells all figures on a listener of its own, until the server stops.
pub(crate) async fn tell_figures(listener: TcpListener, door: Arc<Door>) -> io::Result<()> {
    let mut stopping = door.stopping.clone();
    let operators = Arc::new(Operators { door, counts: Counts::default() });
    let router = Router::new().route("/metrics", get(metrics)).with_state(operators);
    let stop = async move { stopped(&mut stopping).await };
    axum::serve(listener, router).with_graceful_shutdown(stop).await
}

/// All figures.
async fn metrics(State(operators): State<Arc<Operators>>) -> Result<Response, Refusal> {
    let door = &*operators.door;
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
        write_errors: door.store.write_errors(),
        waiting_bots: door.tables.waiting_bots() as u64,
        disk_free: door.store.free_space(),
        kept: operators.kept().await,
    };
    let text = door.metrics.write(&levels);
    let text = text.map_err(|_| Refusal::new(Code::Busy, "the figures cannot be written"))?;
    Ok(([(CONTENT_TYPE, METRICS)], text).into_response())
}

impl Operators {
    /// How many tables there are by standing, as they were counted within the last minute. Without
    /// the store it is what was counted before; all other figures need none.
    async fn kept(&self) -> Vec<(&'static str, u64)> {
        let mut counts = self.counts.lock().await;
        if counts.as_ref().is_none_or(|(at, _)| at.elapsed() >= COUNTED)
            && let Ok(Ok(counted)) = timeout(PATIENCE, self.door.store.counts()).await
        {
            let words = counted.into_iter().map(|(standing, number)| (standing.word(), number));
            *counts = Some((Instant::now(), words.collect()));
        }
        counts.as_ref().map(|(_, counts)| counts.clone()).unwrap_or_default()
    }
}
