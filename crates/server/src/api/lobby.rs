//! Tables in lists.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use remparts_protocol::{Listed, Lobby, Mine, Problem, Status};
use remparts_store::{Row, Standing};

use super::Door;
use super::identity::Caller;
use super::problem::Refusal;

/// Most tables of one list.
const SHOWN: u32 = 60;
/// Most tables of one player.
const OWN: u32 = 200;

/// A table as it was noted down when something happened last.
fn listed(row: &Row) -> Option<Listed> {
    let read = serde_json::from_str::<Listed>(&row.listed);
    let log = |error| tracing::error!(%error, "a table cannot be listed");
    let listed = read.map_err(log).ok()?;
    Some(Listed { touched: row.touched, ..listed })
}

async fn public(door: &Door, standing: Standing) -> Result<Vec<Listed>, Refusal> {
    let rows = door.store.lobby(standing, SHOWN).await?;
    Ok(rows.iter().filter_map(listed).collect())
}

/// Which tables are for everyone, to join and to watch?
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    tag = "tables",
    responses(
        (status = 200, description = "Those touched last come first", body = Lobby),
        (status = "4XX", description = "Why not", body = Problem),
    )
)]
pub(crate) async fn lobby(State(door): State<Arc<Door>>) -> Result<Json<Lobby>, Refusal> {
    let open = public(&door, Standing::Open).await?;
    let running = public(&door, Standing::Running).await?;
    Ok(Json(Lobby { open, running }))
}

/// At which tables do I sit? Nobody sits nowhere.
#[utoipa::path(
    get,
    path = "/api/v1/me/tables",
    tag = "players",
    security((), ("device" = []), ("token" = [])),
    responses(
        (status = 200, description = "Those that wait for the player first", body = Vec<Mine>),
        (status = "4XX", description = "Why not", body = Problem),
    )
)]
pub(crate) async fn mine(
    State(door): State<Arc<Door>>,
    caller: Caller,
) -> Result<Json<Vec<Mine>>, Refusal> {
    let Ok(player) = caller.player() else { return Ok(Json(Vec::new())) };
    let rows = door.store.of_player(player.id, OWN).await?;
    let mut all: Vec<Mine> = rows
        .iter()
        .filter_map(|(seat, row)| {
            let table = listed(row)?;
            let your_turn = table.status == Status::Running && table.turn == Some(*seat);
            Some(Mine { seat: *seat, your_turn, table })
        })
        .collect();
    all.sort_by_key(|mine| {
        let pressing = mine.table.deadline.filter(|_| mine.your_turn).unwrap_or(u64::MAX);
        (!mine.your_turn, pressing, Reverse(mine.table.touched))
    });
    Ok(Json(all))
}
