//! Devices and tokens of a player: signing in on another one, listing them, ending them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{HeaderMap, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Response};
use remparts_protocol::{
    Code, DeviceLink, Me, NewToken, Passkey, PlayerId, Problem, Proofs, RecoveryCodes, Session,
    SessionId, SignIn, limits,
};
use remparts_store::{NewSession, OneTime, Player, Purpose};

use super::AppState;
use super::body::JsonBody;
use super::identity::{Caller, cookie, device_label, no_cookies};
use super::passkeys;
use super::problem::Refusal;
use super::rates::Key;
use super::secret::{OneTimeCode, Secret, new_session};
use crate::tables::now;

/// A session that begins now, with what its device says it is.
pub(crate) fn begin(secret: &Secret, headers: &HeaderMap) -> NewSession {
    let hash = secret.hash().as_str().to_owned();
    NewSession { id: new_session(), hash, label: device_label(headers), at: now() }
}

/// Only people have devices; programs have tokens.
fn person(caller: &Caller) -> Result<&Player, Refusal> {
    let player = caller.player()?;
    if player.account {
        return Err(Refusal::new(Code::Unknown, "a program has tokens: POST /api/v1/me/tokens"));
    }
    Ok(player)
}

/// Lists what proves who the player is.
#[utoipa::path(
    get,
    path = "/api/v1/me/proofs",
    tag = "players",
    security(("device" = []), ("token" = [])),
    responses(
        (status = 200, description = "Devices or tokens, passkeys, recovery codes", body = Proofs),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn proofs(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Proofs>, Refusal> {
    Ok(Json(proofs_of(&app, &caller, &headers).await?))
}

pub(crate) async fn proofs_of(
    app: &AppState,
    caller: &Caller,
    headers: &HeaderMap,
) -> Result<Proofs, Refusal> {
    let (player, current) = (caller.player()?.id, caller.session()?);
    let sessions = app.store.sessions(player).await?.into_iter().map(|row| Session {
        id: row.id,
        label: row.label,
        opened: row.opened,
        used: row.used,
        current: row.id == current,
    });
    let passkeys = app.store.passkeys(player).await?.into_iter().map(|row| Passkey {
        id: row.id,
        label: row.label,
        added: row.added,
        used: row.used,
    });
    let recovery = app.store.count_one_time(player, Purpose::Recovery, now()).await?;
    Ok(Proofs {
        sessions: sessions.collect(),
        passkeys: passkeys.collect(),
        recovery: u32::try_from(recovery).unwrap_or(u32::MAX),
        can_add_passkeys: passkeys::relying_party(app, caller, headers).is_ok(),
    })
}

/// Makes a code that signs in on another device.
///
/// Whoever has it is this player, once and within ten minutes.
#[utoipa::path(
    post,
    path = "/api/v1/me/links",
    tag = "players",
    security(("device" = [])),
    responses(
        (status = 201, description = "The code of the link", body = DeviceLink),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn link(
    State(app): State<Arc<AppState>>,
    caller: Caller,
) -> Result<(StatusCode, Json<DeviceLink>), Refusal> {
    let player = person(&caller)?.id;
    app.rates.sign_ins.take(Key::Player(player)).map_err(Refusal::too_fast)?;
    let code = OneTimeCode::draw();
    let expires = now() + u64::from(limits::LINK_SECONDS) * 1000;
    let kept = OneTime {
        hash: code.hash().as_str().to_owned(),
        purpose: Purpose::Link,
        player: Some(player),
        data: String::new(),
        expires,
    };
    app.store.add_one_time(kept).await?;
    Ok((StatusCode::CREATED, Json(DeviceLink { code: code.tell().to_owned(), expires })))
}

/// Makes recovery codes, in place of those of before.
#[utoipa::path(
    post,
    path = "/api/v1/me/recovery",
    tag = "players",
    security(("device" = [])),
    responses(
        (status = 201, description = "Codes that are told this once", body = RecoveryCodes),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn recovery(
    State(app): State<Arc<AppState>>,
    caller: Caller,
) -> Result<(StatusCode, Json<RecoveryCodes>), Refusal> {
    let player = person(&caller)?.id;
    app.rates.sign_ins.take(Key::Player(player)).map_err(Refusal::too_fast)?;
    let codes: Vec<OneTimeCode> =
        (0..limits::RECOVERY_CODES).map(|_| OneTimeCode::draw()).collect();
    let hashes = codes.iter().map(|code| code.hash().as_str().to_owned()).collect();
    app.store.replace_recovery(player, hashes).await?;
    let codes = codes.iter().map(OneTimeCode::tell_in_groups).collect();
    Ok((StatusCode::CREATED, Json(RecoveryCodes { codes })))
}

/// Makes one more token for this account.
///
/// To replace a token, ask for a new one with it and end the old session.
#[utoipa::path(
    post,
    path = "/api/v1/me/tokens",
    tag = "players",
    security(("token" = [])),
    responses(
        (status = 201, description = "A token that is told this once", body = NewToken),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn token(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<NewToken>), Refusal> {
    let player = caller.player()?;
    if !player.account {
        return Err(Refusal::new(Code::Unknown, "only accounts have tokens"));
    }
    app.rates.sign_ins.take(Key::Player(player.id)).map_err(Refusal::too_fast)?;
    let secret = Secret::draw();
    let session = add(&app, player.id, &secret, &headers).await?;
    let told = NewToken { session, token: secret.tell().to_owned() };
    Ok((StatusCode::CREATED, Json(told)))
}

/// Signs in on a new device.
///
/// The answer sets the cookie that proves it from now on. Whoever this device stood for before keeps
/// their seats, but not this device.
#[utoipa::path(
    post,
    path = "/api/v1/sign-in",
    tag = "players",
    request_body = SignIn,
    responses(
        (status = 200, description = "The player who signed in", body = Me),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn sign_in(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(proof): JsonBody<SignIn>,
) -> Result<Response, Refusal> {
    app.rates.sign_ins.take(Key::Address(caller.address)).map_err(Refusal::too_fast)?;
    app.check_network(caller.address)?;
    let id = match proof {
        SignIn::Link { code } => redeem(&app, &code, Purpose::Link).await?,
        SignIn::Recovery { code } => redeem(&app, &code, Purpose::Recovery).await?,
        SignIn::Passkey { answer } => passkeys::prove(&app, &caller, &headers, answer).await?,
    };
    let player = app.store.player(id).await?.ok_or_else(Refusal::not_proved)?;
    let secret = Secret::draw();
    add(&app, player.id, &secret, &headers).await?;
    let set = AppendHeaders([(SET_COOKIE, cookie(&secret, caller.secure))]);
    let me = Me { player: player.id, name: player.name, account: player.account };
    Ok((set, Json(me)).into_response())
}

async fn redeem(app: &AppState, code: &str, purpose: Purpose) -> Result<PlayerId, Refusal> {
    let code = OneTimeCode::read(code).ok_or_else(Refusal::not_proved)?;
    let taken = app.store.take_one_time(code.hash().as_str(), purpose, now()).await?;
    taken.and_then(|(player, _)| player).ok_or_else(Refusal::not_proved)
}

/// Adds a session. Of too many the one that was not used for longest ends, so that nobody who lost
/// their devices is kept out by them.
async fn add(
    app: &AppState,
    player: PlayerId,
    secret: &Secret,
    headers: &HeaderMap,
) -> Result<SessionId, Refusal> {
    let session = begin(secret, headers);
    let id = session.id;
    app.store.add_session(player, session).await?;
    let mut sessions = app.store.sessions(player).await?;
    sessions.retain(|other| other.id != id);
    sessions.sort_by_key(|session| session.used);
    let surplus = (sessions.len() + 1).saturating_sub(limits::SESSIONS);
    for session in &sessions[..surplus.min(sessions.len())] {
        app.store.end_session(player, session.id).await?;
    }
    Ok(id)
}

/// Ends the session of this device or token.
#[utoipa::path(
    post,
    path = "/api/v1/sign-out",
    tag = "players",
    security(("device" = []), ("token" = [])),
    responses(
        (status = 204, description = "This session is ended"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn sign_out(
    State(app): State<Arc<AppState>>,
    caller: Caller,
) -> Result<Response, Refusal> {
    app.store.end_session(caller.player()?.id, caller.session()?).await?;
    Ok(forgetting(StatusCode::NO_CONTENT))
}

/// An answer after which the device stands for nobody.
pub(crate) fn forgetting(status: StatusCode) -> Response {
    let cookies = no_cookies().map(|cookie| (SET_COOKIE, cookie));
    (status, AppendHeaders(cookies)).into_response()
}

/// Ends a session of the player.
#[utoipa::path(
    delete,
    path = "/api/v1/me/sessions/{id}",
    tag = "players",
    security(("device" = []), ("token" = [])),
    params(("id" = String, Path, description = "The id of the session")),
    responses(
        (status = 204, description = "The session is ended"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn end(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let player = caller.player()?.id;
    let none = || Refusal::new(Code::Nothing, "you have no such session");
    let id: SessionId = id.parse().map_err(|_| none())?;
    if !app.store.end_session(player, id).await? {
        return Err(none());
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all sessions of the player but this one.
#[utoipa::path(
    delete,
    path = "/api/v1/me/sessions",
    tag = "players",
    security(("device" = []), ("token" = [])),
    responses(
        (status = 204, description = "All other sessions are ended"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn end_others(
    State(app): State<Arc<AppState>>,
    caller: Caller,
) -> Result<StatusCode, Refusal> {
    app.store.end_other_sessions(caller.player()?.id, caller.session()?).await?;
    Ok(StatusCode::NO_CONTENT)
}
