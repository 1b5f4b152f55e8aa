//! Tables, one at a time.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderName, LOCATION};
use axum::response::{IntoResponse, Response};
use remparts_protocol::{Message, Opened, Problem, TableWish};

use super::AppState;
use super::body::{JsonBody, TablePath};
use super::identity::Caller;
use super::problem::Refusal;

pub(super) const TEXT: [(HeaderName, &str); 1] = [(CONTENT_TYPE, "text/plain; charset=utf-8")];

/// Opens a new table.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    tag = "tables",
    security(("device" = []), ("token" = [])),
    request_body = TableWish,
    responses(
        (status = 201, description = "The table is open", body = Opened,
            headers(("location" = String, description = "The address of the table"))),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn open(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(wish): JsonBody<TableWish>,
) -> Result<Response, Refusal> {
    let player = caller.player()?;
    app.check_player(player.id)?;
    app.check_network(caller.address)?;
    app.rates.take_table(&caller)?;
    app.tables.seen(player.id, caller.address);
    let id = app.tables.open(player, wish).await?;
    let place = [(LOCATION, format!("/api/v1/tables/{id}"))];
    Ok((StatusCode::CREATED, place, Json(Opened { id })).into_response())
}

/// Shows the whole table, as the one who asks may see it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}",
    tag = "tables",
    security((), ("device" = []), ("token" = [])),
    params(("id" = String, Path, description = "The id of the table")),
    responses(
        (status = 200, description = "A message of type `table`", body = Message),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn table(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    TablePath(id): TablePath,
) -> Result<Json<Message>, Refusal> {
    let who = caller.known.map(|known| known.player.id);
    Ok(Json(app.tables.table(id, who).await?))
}

/// The game in the notation, as the one who asks may know it; all of it once the game is over.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/log",
    tag = "tables",
    security((), ("device" = []), ("token" = [])),
    params(("id" = String, Path, description = "The id of the table")),
    responses(
        (status = 200, description = "The log of the game", body = String, content_type = "text/plain"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn log(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    TablePath(id): TablePath,
) -> Result<Response, Refusal> {
    let who = caller.known.map(|known| known.player.id);
    let log = app.tables.log(id, who).await?;
    Ok((TEXT, log).into_response())
}
