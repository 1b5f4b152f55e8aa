//! Orders, whichever way they come.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use remparts_protocol::{Command, Problem, TableId};
use remparts_store::Player;
use serde::Serialize;
use utoipa::ToSchema;

use super::AppState;
use super::body::{JsonBody, TablePath};
use super::identity::Caller;
use super::problem::Refusal;
use super::secret::new_player;

/// What became of an order.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Ordered {
    /// The number of the event it made; of the last one if it made none.
    seq: u32,
}

/// Carries out a command at a table.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}/orders",
    tag = "tables",
    security(("device" = []), ("token" = [])),
    params(("id" = String, Path, description = "The id of the table")),
    request_body = Command,
    responses(
        (status = 200, description = "Done, and stored", body = Ordered),
        (status = "4XX", description = "Refused; nothing has changed", body = Problem),
    )
)]
pub(crate) async fn order(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    TablePath(id): TablePath,
    JsonBody(command): JsonBody<Command>,
) -> Result<Json<Ordered>, Refusal> {
    let seq = carry_out(&app, &caller, id, command).await?;
    Ok(Json(Ordered { seq }))
}

/// Carries out an order, if the one who gives it may.
pub(crate) async fn carry_out(
    app: &AppState,
    caller: &Caller,
    id: TableId,
    command: Command,
) -> Result<u32, Refusal> {
    let start = Instant::now();
    let kind = kind(&command);
    let done = attempt(app, caller, id, command).await;
    let result = match &done {
        Ok(_) => "done".to_owned(),
        Err(refusal) => refusal.code().word(),
    };
    app.metrics.order(kind, result, start.elapsed());
    done
}

async fn attempt(
    app: &AppState,
    caller: &Caller,
    id: TableId,
    command: Command,
) -> Result<u32, Refusal> {
    caller.count_order(app).map_err(Refusal::too_fast)?;
    app.check_order(caller, &command)?;
    match command {
        Command::Say { .. } => app.rates.chat.take(caller.key()).map_err(Refusal::too_fast)?,
        // It opens a table like any other.
        Command::Rematch => app.rates.take_table(caller)?,
        _ => {}
    }
    let player = match (&caller.known, &command) {
        (Some(known), _) => known.player.clone(),
        // Whoever looks on may ask whether someone is there.
        (None, Command::Ping) => Player { id: new_player(), name: String::new(), account: false },
        (None, _) => return Err(Refusal::unknown()),
    };
    if caller.known.is_some() {
        app.tables.seen(player.id, caller.address);
    }
    Ok(app.tables.order(id, &player, command).await?)
}

/// The word for a command, as in messages.
const fn kind(command: &Command) -> &'static str {
    match command {
        Command::Ping => "ping",
        Command::Sit { .. } => "sit",
        Command::Stand => "stand",
        Command::Bot { .. } => "bot",
        Command::Ready { .. } => "ready",
        Command::Nonce { .. } => "nonce",
        Command::Dismiss { .. } => "dismiss",
        Command::Play { .. } => "play",
        Command::Say { .. } => "say",
        Command::Resign => "resign",
        Command::Undo => "undo",
        Command::Abandon => "abandon",
        Command::Agree => "agree",
        Command::Decline => "decline",
        Command::Close => "close",
        Command::Rematch => "rematch",
    }
}
