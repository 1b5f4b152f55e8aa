//! A table as a stream of lines (NDJSON).

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use remparts_protocol::{Message, Problem};
use tokio::time::{Instant, timeout};

use super::body::{QueryParams, TablePath};
use super::identity::Caller;
use super::problem::Refusal;
use super::rates::Permit;
use super::socket::WatchParams;
use super::{AppState, stopped};
use crate::tables::Watch;

/// One JSON value in each line.
pub(crate) const LINES: [(HeaderName, &str); 2] = [
    (CONTENT_TYPE, "application/x-ndjson"),
    // Proxies should not keep lines back.
    (HeaderName::from_static("x-accel-buffering"), "no"),
];

/// Streams the messages of a table, one in each line.
///
/// An empty line now and then says that the server is still there.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/stream",
    tag = "tables",
    security((), ("device" = []), ("token" = [])),
    params(("id" = String, Path, description = "The id of the table"), WatchParams),
    responses(
        (status = 200, description = "Each line is a message", body = Message,
            content_type = "application/x-ndjson"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn stream(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    TablePath(id): TablePath,
    QueryParams(params): QueryParams<WatchParams>,
) -> Result<Response, Refusal> {
    let permit = app.streams.take(caller.address).map_err(Refusal::full)?;
    let who = caller.known.as_ref().map(|known| known.player.id);
    let watch = app.tables.watch(id, who, params.after, params.turns()).await?;
    let stream = TableStream { watch, app, caller, checked: Instant::now(), _permit: permit };
    let lines = unfold(stream, |mut stream| async {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    });
    Ok((LINES, Body::from_stream(lines)).into_response())
}

/// A stream to one viewer.
struct TableStream {
    watch: Watch,
    app: Arc<AppState>,
    caller: Caller,
    /// When it was last asked whether the session was ended.
    checked: Instant,
    _permit: Permit,
}

impl TableStream {
    /// The next line, or an empty one if there has been none for a while.
    async fn next(&mut self) -> Option<Bytes> {
        let mut stopping = self.app.stopping.clone();
        if self.checked.elapsed() >= self.app.settings.heartbeat {
            self.checked = Instant::now();
            if self.caller.is_ended(&self.app).await {
                return None;
            }
        }
        let next = tokio::select! {
            next = timeout(self.app.settings.heartbeat, self.watch.messages.recv()) => next,
            () = stopped(&mut stopping) => return None,
        };
        Some(match next {
            Ok(message) => format!("{}\n", message?).into(),
            Err(_) => Bytes::from_static(b"\n"),
        })
    }
}
