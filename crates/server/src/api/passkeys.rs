//! Passkeys: WebAuthn ceremonies by which a browser proves who someone is.
//!
//! What a ceremony has to remember stands in the store, so that any node can finish it, and is taken
//! out by the first answer, so that none is answered twice.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use remparts_protocol::{Ceremony, CeremonyAnswer, Code, Passkey, PlayerId, Problem, limits};
use remparts_store::{OneTime, PasskeyRow, Purpose};
use serde::Serialize;
use serde::de::DeserializeOwned;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey as Credential, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder,
};
use webauthn_rs_proto::ResidentKeyRequirement;

use super::AppState;
use super::body::JsonBody;
use super::identity::{Caller, device_label};
use super::problem::Refusal;
use super::rates::Key;
use super::secret::OneTimeCode;
use crate::guard;
use crate::random::hex;
use crate::tables::now;

/// How long a ceremony may take.
const PATIENCE: u64 = 5 * 60 * 1000;
/// The most bytes of what a ceremony remembers.
const MOST: usize = 64 * 1024;

/// The server as WebAuthn sees it: by the very address that was asked. Browsers hold that against
/// where their page is from, so another address can only ask for passkeys of its own.
pub(crate) fn relying_party(
    app: &AppState,
    caller: &Caller,
    headers: &HeaderMap,
) -> Result<Webauthn, Refusal> {
    let no = || {
        let about = "passkeys need https and a name; a plain address has none";
        Refusal::new(Code::NotProved, about)
    };
    let host = guard::host(headers, app.settings.behind_proxy).ok_or_else(no)?;
    let name = host.host();
    let is_number = name.starts_with('[') || name.parse::<IpAddr>().is_ok();
    let is_here = name == "localhost" || name.ends_with(".localhost");
    if is_number || !(caller.secure || is_here) {
        return Err(no());
    }
    let scheme = if caller.secure { "https" } else { "http" };
    let origin = Url::parse(&format!("{scheme}://{host}")).map_err(|_| no())?;
    let builder = WebauthnBuilder::new(name, &origin).map_err(|_| no())?;
    builder.rp_name("Remparts").build().map_err(|_| no())
}

/// A player's id has as many bytes as the handle by which WebAuthn names users.
fn handle(player: PlayerId) -> Uuid {
    Uuid::from_slice(player.as_str().as_bytes()).expect("an id has sixteen signs")
}

fn player_of(handle: Uuid) -> Option<PlayerId> {
    std::str::from_utf8(handle.as_bytes()).ok()?.parse().ok()
}

async fn remember<T: Serialize + Sync>(
    app: &AppState,
    purpose: Purpose,
    player: Option<PlayerId>,
    state: &T,
) -> Result<String, Refusal> {
    let code = OneTimeCode::draw();
    let data = serde_json::to_string(state).expect("ceremonies are plain data");
    assert!(data.len() <= MOST, "a ceremony remembers a challenge and a few keys");
    let hash = code.hash().as_str().to_owned();
    let kept = OneTime { hash, purpose, player, data, expires: now() + PATIENCE };
    app.store.add_one_time(kept).await?;
    Ok(code.tell().to_owned())
}

async fn recall<T: DeserializeOwned>(
    app: &AppState,
    purpose: Purpose,
    ceremony: &str,
) -> Result<(Option<PlayerId>, T), Refusal> {
    let code = OneTimeCode::read(ceremony).ok_or_else(Refusal::not_proved)?;
    let taken = app.store.take_one_time(code.hash().as_str(), purpose, now()).await?;
    let (player, data) = taken.ok_or_else(Refusal::not_proved)?;
    let state = serde_json::from_str(&data).map_err(|_| Refusal::not_proved())?;
    Ok((player, state))
}

fn read<T: DeserializeOwned>(credential: serde_json::Value) -> Result<T, Refusal> {
    serde_json::from_value(credential)
        .map_err(|error| Refusal::new(Code::Unreadable, error.to_string()))
}

fn kept(row: &PasskeyRow) -> Option<Credential> {
    serde_json::from_str(&row.data).ok()
}

/// Begins to add a passkey of the player.
#[utoipa::path(
    post,
    path = "/api/v1/me/passkeys/begin",
    tag = "players",
    security(("device" = [])),
    responses(
        (status = 200, description = "Options for `navigator.credentials.create`", body = Ceremony),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn begin(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Ceremony>, Refusal> {
    let player = caller.player()?;
    app.rates.sign_ins.take(Key::Player(player.id)).map_err(Refusal::too_fast)?;
    let party = relying_party(&app, &caller, &headers)?;
    let rows = app.store.passkeys(player.id).await?;
    if rows.len() >= limits::PASSKEYS {
        return Err(Refusal::new(Code::TooMany, "you have too many passkeys already"));
    }
    let known = rows.iter().filter_map(kept).map(|key| key.cred_id().clone()).collect();
    let (mut options, state) = party
        .start_passkey_registration(handle(player.id), &player.name, &player.name, Some(known))
        .map_err(|_| Refusal::not_proved())?;
    // Nobody types a name to sign in, so the key has to know whose it is.
    if let Some(selection) = &mut options.public_key.authenticator_selection {
        selection.resident_key = Some(ResidentKeyRequirement::Required);
        selection.require_resident_key = true;
    }
    let ceremony = remember(&app, Purpose::AddPasskey, Some(player.id), &state).await?;
    let options = serde_json::to_value(&options.public_key).expect("options are plain data");
    Ok(Json(Ceremony { ceremony, options }))
}

/// Adds a passkey of the player.
#[utoipa::path(
    post,
    path = "/api/v1/me/passkeys",
    tag = "players",
    security(("device" = [])),
    request_body = CeremonyAnswer,
    responses(
        (status = 201, description = "The passkey that was added", body = Passkey),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn add(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(answer): JsonBody<CeremonyAnswer>,
) -> Result<(StatusCode, Json<Passkey>), Refusal> {
    let player = caller.player()?.id;
    let party = relying_party(&app, &caller, &headers)?;
    let credential: RegisterPublicKeyCredential = read(answer.credential)?;
    let (whose, state) =
        recall::<PasskeyRegistration>(&app, Purpose::AddPasskey, &answer.ceremony).await?;
    if whose != Some(player) {
        return Err(Refusal::not_proved());
    }
    let key = party
        .finish_passkey_registration(&credential, &state)
        .map_err(|_| Refusal::not_proved())?;
    let row = PasskeyRow {
        id: hex(key.cred_id()),
        label: device_label(&headers),
        data: serde_json::to_string(&key).expect("keys are plain data"),
        added: now(),
        used: 0,
    };
    let told = Passkey { id: row.id.clone(), label: row.label.clone(), added: row.added, used: 0 };
    app.store.add_passkey(player, row).await?;
    Ok((StatusCode::CREATED, Json(told)))
}

/// Removes a passkey of the player.
#[utoipa::path(
    delete,
    path = "/api/v1/me/passkeys/{id}",
    tag = "players",
    security(("device" = [])),
    params(("id" = String, Path, description = "The id of the passkey")),
    responses(
        (status = 204, description = "The passkey is removed"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn remove(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    if !app.store.remove_passkey(caller.player()?.id, &id).await? {
        return Err(Refusal::new(Code::Nothing, "you have no such passkey"));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Begins to sign in with a passkey.
#[utoipa::path(
    post,
    path = "/api/v1/sign-in/passkey",
    tag = "players",
    responses(
        (status = 200, description = "Options for `navigator.credentials.get`", body = Ceremony),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn ask(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Ceremony>, Refusal> {
    app.rates.sign_ins.take(Key::Address(caller.address)).map_err(Refusal::too_fast)?;
    let party = relying_party(&app, &caller, &headers)?;
    let (options, state) =
        party.start_discoverable_authentication().map_err(|_| Refusal::not_proved())?;
    let ceremony = remember(&app, Purpose::UsePasskey, None, &state).await?;
    let options = serde_json::to_value(&options.public_key).expect("options are plain data");
    Ok(Json(Ceremony { ceremony, options }))
}

/// The player whose passkey has answered a ceremony.
pub(crate) async fn prove(
    app: &AppState,
    caller: &Caller,
    headers: &HeaderMap,
    answer: CeremonyAnswer,
) -> Result<PlayerId, Refusal> {
    let party = relying_party(app, caller, headers)?;
    let credential: PublicKeyCredential = read(answer.credential)?;
    let (_, state) =
        recall::<DiscoverableAuthentication>(app, Purpose::UsePasskey, &answer.ceremony).await?;
    let (handle, _) = party
        .identify_discoverable_authentication(&credential)
        .map_err(|_| Refusal::not_proved())?;
    let player = player_of(handle).ok_or_else(Refusal::not_proved)?;
    let rows = app.store.passkeys(player).await?;
    let found = rows.iter().filter_map(kept).find(|key| *key.cred_id() == credential.raw_id);
    let mut key = found.ok_or_else(Refusal::not_proved)?;
    let proved = party
        .finish_discoverable_authentication_v2(&credential, state, &key)
        .map_err(|_| Refusal::not_proved())?;
    // Counters go up with each use where a key has one.
    key.update_credential(&proved);
    let data = serde_json::to_string(&key).expect("keys are plain data");
    app.store.passkey_used(player, &hex(key.cred_id()), data, now()).await?;
    Ok(player)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_stand_for_players() {
        let player = PlayerId::from_entropy([7; 32]);
        assert_eq!(player_of(handle(player)), Some(player));
        assert_eq!(player_of(Uuid::from_bytes([0xff; 16])), None);
    }
}
