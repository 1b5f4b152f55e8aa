//! Guests and accounts: who they are, and their names.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{HeaderMap, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Response};
use remparts_protocol::record::NAMELESS;
use remparts_protocol::{Account, Code, Me, NewAccount, NewName, Problem, limits, text};
use remparts_store::Player;

use super::AppState;
use super::body::JsonBody;
use super::identity::{Caller, cookie, device};
use super::problem::Refusal;
use super::rates::Key;
use super::secret::{Secret, new_player};
use super::sessions::begin;

/// A player as they see themselves.
pub(crate) fn shown(player: &Player) -> Me {
    Me { player: player.id, name: player.name.clone(), account: player.account }
}

fn name_of(text: &str) -> Result<String, Refusal> {
    let wrong = || {
        let about = format!("a name has 1 to {} signs that can be seen", limits::NAME);
        Refusal::new(Code::Unreadable, about)
    };
    // Nobody passes for somebody who was forgotten.
    text::name(text).filter(|name| name != NAMELESS).ok_or_else(wrong)
}

/// Tells which player the device or token stands for; `null` for nobody yet.
///
/// A guest who came by https under the old name of the cookie is given the new one.
#[utoipa::path(
    get,
    path = "/api/v1/me",
    tag = "players",
    security((), ("device" = []), ("token" = [])),
    responses(
        (status = 200, description = "The player; `null` without one", body = Option<Me>),
        (status = 401, description = "The token is not known", body = Problem),
    )
)]
pub(crate) async fn me(caller: Caller) -> Response {
    let me = caller.known.as_ref().map(|known| shown(&known.player));
    let set = caller.outdated.map(|secret| (SET_COOKIE, cookie(&secret, caller.secure)));
    (AppendHeaders(set), Json(me)).into_response()
}

/// Sets the name of the player.
///
/// Whoever was nobody is a guest from now on: the answer sets the cookie that proves it.
#[utoipa::path(
    put,
    path = "/api/v1/me",
    tag = "players",
    security((), ("device" = []), ("token" = [])),
    request_body = NewName,
    responses(
        (status = 200, description = "The player with the new name", body = Me,
            headers(("set-cookie" = String, description = "For guests: `remparts-device`, over https `__Host-remparts-device`"))),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn name(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<NewName>,
) -> Result<Response, Refusal> {
    let name = name_of(&wish.name)?;
    let (player, secret) = if let Some(known) = caller.known {
        app.check_player(known.player.id)?;
        let player = Player { name, ..known.player };
        app.store.rename(player.id, &player.name).await?;
        // Said again, so that it is kept from now on as long as possible.
        (player, device(&headers).map(|(secret, _)| secret))
    } else {
        app.check_network(caller.address)?;
        let address = Key::Address(caller.address);
        app.rates.guests.take(address).map_err(Refusal::too_fast)?;
        let secret = Secret::draw();
        let player = Player { id: new_player(), name, account: false };
        app.store.add_player(&player, begin(&secret, &headers)).await?;
        (player, Some(secret))
    };
    let secret = secret.filter(|_| !player.account);
    let set = secret.map(|secret| (SET_COOKIE, cookie(&secret, caller.secure)));
    Ok((AppendHeaders(set), Json(shown(&player))).into_response())
}

/// Makes an account for a program.
///
/// Its token is told this once.
#[utoipa::path(
    post,
    path = "/api/v1/accounts",
    tag = "players",
    request_body = NewAccount,
    responses(
        (status = 201, description = "The account with its token", body = Account),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn account(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<NewAccount>,
) -> Result<(StatusCode, Json<Account>), Refusal> {
    let name = name_of(&wish.name)?;
    app.check_network(caller.address)?;
    let address = Key::Address(caller.address);
    app.rates.accounts.take(address).map_err(Refusal::too_fast)?;
    let secret = Secret::draw();
    let player = Player { id: new_player(), name, account: true };
    app.store.add_player(&player, begin(&secret, &headers)).await?;
    let account = Account { player: player.id, name: player.name, token: secret.tell().to_owned() };
    Ok((StatusCode::CREATED, Json(account)))
}
