//! Finished games of public tables, page by page.

use std::io;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use remparts_protocol::{Code, Problem, TableId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::AppState;
use super::body::QueryParams;
use super::cursor;
use super::identity::Caller;
use super::problem::Refusal;
use super::stream::LINES;

/// Games of a page, if nobody says otherwise.
const USUAL: u32 = 100;
/// The most games of a page.
const MOST: u32 = 500;

/// Which finished games to send.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct GamesParams {
    /// The `cursor` of the last game that is known.
    after: Option<String>,
    /// How many; 100 if nothing is said, 500 at most.
    limit: Option<u32>,
}

/// A finished game of a public table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Finished {
    /// The id of its table.
    #[schema(value_type = String, example = "7KmPq2RsTuVwXyZ9")]
    id: TableId,
    /// When something happened there last, in milliseconds since 1970.
    ended: u64,
    /// What to ask for to get those after it.
    #[schema(example = "1767225600000-7KmPq2RsTuVwXyZ9")]
    cursor: String,
    /// The whole game in the notation.
    log: String,
}

/// Streams finished games of public tables, one in each line.
///
/// Those that ended first come before the others. The last page has no line.
#[utoipa::path(
    get,
    path = "/api/v1/games",
    tag = "games",
    params(GamesParams),
    responses(
        (status = 200, description = "Each line is a game", body = Finished,
            content_type = "application/x-ndjson"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn games(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    QueryParams(page): QueryParams<GamesParams>,
) -> Result<Response, Refusal> {
    let permit = app.streams.take(caller.address).map_err(Refusal::full)?;
    let after = page.after.as_deref().map(cursor::read).transpose()?;
    let limit = page.limit.unwrap_or(USUAL).min(MOST);
    let found = app.store.finished(after, true, limit).await?.into_iter();
    let lines = unfold((found, app, permit), async |(mut found, app, permit)| {
        let (ended, id, log) = loop {
            let (ended, id) = found.next()?;
            match app.tables.kept_log(id).await {
                // Until its tile set is loaded again, such a game cannot be told.
                Err(problem) if problem.code == Code::NoTiles => {}
                log => break (ended, id, log),
            }
        };
        let line = match log {
            Ok(log) => {
                let game = Finished { id, ended, cursor: cursor::write(ended, id), log };
                let mut line = serde_json::to_string(&game).expect("games are plain data");
                line.push('\n');
                Ok(Bytes::from(line))
            }
            // Who is cut off asks again from the last line on; an end would look like the end.
            Err(problem) => Err(io::Error::other(problem)),
        };
        Some((line, (found, app, permit)))
    });
    Ok((LINES, Body::from_stream(lines)).into_response())
}
