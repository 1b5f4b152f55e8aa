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
use super::{AppState, stopped};
use crate::metrics::Sampled;

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// Tables are counted again after so long, however often somebody asks: the whole index is read.
const COUNTED: Duration = Duration::from_secs(60);
/// As Prometheus calls it.
const METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Answers as long as the process lives.
pub(crate) async fn health() -> &'static str {
    "fine\n"
}

/// Whether players can be sent here: whatever they do can be read, written and told.
pub(crate) async fn ready(State(app): State<Arc<AppState>>) -> Response {
    let no = |why| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if *app.stopping.borrow() {
        return no("the server stops\n");
    }
    match timeout(PATIENCE, app.store.healthy()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::warn!(%error, "the store is not ready");
            return no("the store cannot be read or written\n");
        }
        Err(_) => return no("the store does not answer\n"),
    }
    if !app.bus.is_connected() {
        return no("the bus is not connected\n");
    }
    "ready\n".into_response()
}

/// Tables by standing, and when they were counted; nothing before the first time.
type Counts = Mutex<Option<(Instant, Vec<(&'static str, u64)>)>>;

/// What the listener for operators needs.
struct Operators {
    app: Arc<AppState>,
    counts: Counts,
}

/// Tells all figures on a listener of its own, until the server stops.
pub(crate) async fn tell_figures(listener: TcpListener, app: Arc<AppState>) -> io::Result<()> {
    let mut stopping = app.stopping.clone();
    let operators = Arc::new(Operators { app, counts: Counts::default() });
    let router = Router::new().route("/metrics", get(metrics)).with_state(operators);
    let stop = async move { stopped(&mut stopping).await };
    axum::serve(listener, router).with_graceful_shutdown(stop).await
}

/// All figures, as OpenMetrics text.
async fn metrics(State(operators): State<Arc<Operators>>) -> Result<Response, Refusal> {
    let app = &*operators.app;
    let counters = app.tables.counters();
    let levels = Sampled {
        connections: app.connections.taken(),
        sockets: app.sockets.taken(),
        streams: app.streams.taken(),
        live: app.tables.live(),
        moves: counters.moves.load(Ordering::Relaxed),
        conflicts: counters.conflicts.load(Ordering::Relaxed),
        stand_ins: counters.stand_ins.load(Ordering::Relaxed),
        failures: counters.failures.load(Ordering::Relaxed),
        write_errors: app.store.write_errors(),
        waiting_bots: app.tables.waiting_bots() as u64,
        disk_free: app.store.free_space(),
        kept: operators.kept().await,
    };
    let text = app.metrics.write(&levels);
    let text = text.map_err(|_| Refusal::new(Code::Busy, "the figures cannot be written"))?;
    Ok(([(CONTENT_TYPE, METRICS)], text).into_response())
}

impl Operators {
    /// How many tables there are by standing, as they were counted within the last minute. Without
    /// the store it is what was counted before; all other figures need none.
    async fn kept(&self) -> Vec<(&'static str, u64)> {
        let mut counts = self.counts.lock().await;
        if counts.as_ref().is_none_or(|(at, _)| at.elapsed() >= COUNTED)
            && let Ok(Ok(counted)) = timeout(PATIENCE, self.app.store.counts()).await
        {
            let words = counted.into_iter().map(|(standing, number)| (standing.word(), number));
            *counts = Some((Instant::now(), words.collect()));
        }
        counts.as_ref().map(|(_, counts)| counts.clone()).unwrap_or_default()
    }
}
