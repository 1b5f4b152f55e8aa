//! Everything that is kept about a player, as a file; and forgetting them.

use std::io;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use remparts_protocol::{Code, Everything, Farewell, PlayerId, Problem, TableId};

use super::AppState;
use super::body::JsonBody;
use super::identity::Caller;
use super::me::shown;
use super::problem::Refusal;
use super::rates::{Key, Permit};
use super::sessions::{forgetting, proofs_of};

/// Exports everything that is kept about the player.
///
/// It comes as one JSON object, table by table, so it is never in memory as a whole.
#[utoipa::path(
    get,
    path = "/api/v1/me/everything",
    tag = "players",
    security(("device" = []), ("token" = [])),
    responses(
        (status = 200, description = "A file that holds everything", body = Everything),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn everything(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let player = caller.player()?.id;
    app.rates.exports.take(Key::Player(player)).map_err(Refusal::too_fast)?;
    let permit = app.streams.take(caller.address).map_err(Refusal::full)?;
    let proofs = proofs_of(&app, &caller, &headers).await?;
    let tables = app.store.mentions_of(player).await?.into_iter();
    let empty = Everything { me: shown(caller.player()?), proofs, tables: Vec::new() };
    let text = serde_json::to_string(&empty).expect("people are plain data");
    let (head, tail) = text.rsplit_once("[]").expect("the list of tables comes last");
    let file = ExportFile {
        next: Some(ExportPart::Head(format!("{head}["))),
        tail: format!("]{tail}\n"),
        tables,
        told: false,
        player,
        app,
        _permit: permit,
    };
    let parts = unfold(file, async |mut file| Some((file.part().await?, file)));
    let kind = (CONTENT_TYPE, "application/json");
    let name = (CONTENT_DISPOSITION, "attachment; filename=\"remparts.json\"");
    Ok(([kind, name], Body::from_stream(parts)).into_response())
}

/// The export of one player while it is sent.
struct ExportFile {
    /// What comes next; nothing after the end, or after something that could not be read.
    next: Option<ExportPart>,
    tail: String,
    tables: std::vec::IntoIter<TableId>,
    /// Whether a table was told, so that a comma stands before the next.
    told: bool,
    player: PlayerId,
    app: Arc<AppState>,
    _permit: Permit,
}

/// The parts of an export, in this order.
enum ExportPart {
    Head(String),
    Tables,
}

impl ExportFile {
    async fn part(&mut self) -> Option<io::Result<Bytes>> {
        if let ExportPart::Head(head) = self.next.take()? {
            self.next = Some(ExportPart::Tables);
            return Some(Ok(head.into()));
        }
        for id in self.tables.by_ref() {
            let table = match self.app.tables.own_part(id, self.player).await {
                Ok(table) => table,
                // Until its tile set is loaded again, such a game cannot be told.
                Err(problem) if problem.code == Code::NoTiles => continue,
                // A file that is cut off is no JSON, so nobody takes it for the whole.
                Err(problem) => return Some(Err(io::Error::other(problem))),
            };
            self.next = Some(ExportPart::Tables);
            let comma = if std::mem::replace(&mut self.told, true) { ",\n" } else { "" };
            let table = serde_json::to_string(&table).expect("tables are plain data");
            return Some(Ok(format!("{comma}{table}").into()));
        }
        Some(Ok(std::mem::take(&mut self.tail).into()))
    }
}

/// Makes the server forget the player.
///
/// Games that run are resigned, tables that wait are left. Games stay, the name goes: from the list
/// of players at once, from the records of tables within minutes, together with everything said.
#[utoipa::path(
    post,
    path = "/api/v1/me/forget",
    tag = "players",
    security(("device" = []), ("token" = [])),
    request_body = Farewell,
    responses(
        (status = 204, description = "The player is forgotten"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn forget(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(farewell): JsonBody<Farewell>,
) -> Result<Response, Refusal> {
    let player = caller.player()?;
    if farewell.name != player.name {
        return Err(Refusal::new(Code::Unreadable, "the name is not yours"));
    }
    app.tables.forget_player(player).await?;
    Ok(forgetting(StatusCode::NO_CONTENT))
}
