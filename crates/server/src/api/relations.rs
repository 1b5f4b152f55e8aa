//! Whom a player does not want to hear or to meet.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use remparts_protocol::{Code, NewRelation, PlayerId, Problem, Relation, limits};
use remparts_store::StoreError;

use super::AppState;
use super::body::JsonBody;
use super::identity::Caller;
use super::problem::Refusal;
use crate::tables::now;

/// The other player that an address names.
pub(crate) struct Other(PlayerId);

impl FromRequestParts<Arc<AppState>> for Other {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Refusal> {
        let path: Result<Path<PlayerId>, PathRejection> =
            Path::from_request_parts(parts, app).await;
        path.map(|Path(id)| Self(id)).map_err(|_| Refusal::no_player())
    }
}

/// Lists the players whom this player has muted or blocked; none for strangers.
#[utoipa::path(
    get,
    path = "/api/v1/me/relations",
    tag = "players",
    security((), ("device" = []), ("token" = [])),
    responses(
        (status = 200, description = "All who are muted or blocked, the last first", body = Vec<Relation>),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn list(
    State(app): State<Arc<AppState>>,
    caller: Caller,
) -> Result<Json<Vec<Relation>>, Refusal> {
    let Ok(player) = caller.player() else { return Ok(Json(Vec::new())) };
    Ok(Json(app.store.relations_of(player.id).await?))
}

/// Mutes or blocks a player.
///
/// Sockets and streams that are open hear as before; whoever wants to hear less opens them again.
#[utoipa::path(
    put,
    path = "/api/v1/me/relations/{player}",
    tag = "players",
    security(("device" = []), ("token" = [])),
    params(("player" = String, Path, description = "The id of the other player")),
    request_body = NewRelation,
    responses(
        (status = 200, description = "All who are muted or blocked now", body = Vec<Relation>),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn put(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Other(other): Other,
    JsonBody(wish): JsonBody<NewRelation>,
) -> Result<Json<Vec<Relation>>, Refusal> {
    let player = caller.player()?.id;
    app.rates.relations.take(caller.key()).map_err(Refusal::too_fast)?;
    app.check_player(player)?;
    if other == player {
        return Err(Refusal::new(Code::NoPlayer, "that is you"));
    }
    let most = limits::RELATIONS;
    match app.store.relate(player, other, wish.kind, now(), most).await {
        Err(StoreError::Missing) if app.store.name_of(other).await?.is_none() => {
            return Err(Refusal::no_player());
        }
        Err(StoreError::Missing) => {
            let message = format!("{most} players are muted or blocked already");
            return Err(Refusal::new(Code::TooMany, message));
        }
        done => done?,
    }
    Ok(Json(app.store.relations_of(player).await?))
}

/// Ends muting or blocking a player.
#[utoipa::path(
    delete,
    path = "/api/v1/me/relations/{player}",
    tag = "players",
    security(("device" = []), ("token" = [])),
    params(("player" = String, Path, description = "The id of the other player")),
    responses(
        (status = 200, description = "All who are muted or blocked now", body = Vec<Relation>),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn delete(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Other(other): Other,
) -> Result<Json<Vec<Relation>>, Refusal> {
    let player = caller.player()?.id;
    app.rates.relations.take(caller.key()).map_err(Refusal::too_fast)?;
    app.check_player(player)?;
    app.store.unrelate(player, other).await?;
    Ok(Json(app.store.relations_of(player).await?))
}
