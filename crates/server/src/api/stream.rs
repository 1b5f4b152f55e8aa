//! A table as a stream of lines.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use remparts_protocol::{Message, Problem};
use tokio::time::{Instant, timeout};

use super::body::{Named, Wanted};
use super::identity::Caller;
use super::problem::Refusal;
use super::rates::Place;
use super::socket::Hearing;
use super::{Door, stopped};
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
    params(("id" = String, Path, description = "The id of the table"), Hearing),
    responses(
        (status = 200, description = "Each line is a message", body = Message,
            content_type = "application/x-ndjson"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn stream(
    State(door): State<Arc<Door>>,
    caller: Caller,
    Named(id): Named,
    Wanted(hearing): Wanted<Hearing>,
) -> Result<Response, Refusal> {
    let place = door.streams.take(caller.address).map_err(Refusal::full)?;
    let who = caller.known.as_ref().map(|known| known.player.id);
    let watch = door.tables.watch(id, who, hearing.after, hearing.turns()).await?;
    let said = Said { watch, door, caller, checked: Instant::now(), _place: place };
    let lines = unfold(said, |mut said| async {
        let line = said.next().await?;
        Some((Ok::<_, Infallible>(line), said))
    });
    Ok((LINES, Body::from_stream(lines)).into_response())
}

/// What is said over one stream.
struct Said {
    watch: Watch,
    door: Arc<Door>,
    caller: Caller,
    /// When it was last asked whether the session was ended.
    checked: Instant,
    _place: Place,
}

impl Said {
    /// The next line, or an empty one if there has been none for a while.
    async fn next(&mut self) -> Option<Bytes> {
        let mut stopping = self.door.stopping.clone();
        if self.checked.elapsed() >= self.door.settings.heartbeat {
            self.checked = Instant::now();
            if self.caller.is_ended(&self.door).await {
                return None;
            }
        }
        let next = tokio::select! {
            next = timeout(self.door.settings.heartbeat, self.watch.messages.recv()) => next,
            () = stopped(&mut stopping) => return None,
        };
        Some(match next {
            Ok(message) => format!("{}\n", message?).into(),
            Err(_) => Bytes::from_static(b"\n"),
        })
    }
}
