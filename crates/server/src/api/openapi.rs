//! The description of the API for programs.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use remparts_protocol::{Message, Order};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{
    farewell, games, hello, lobby, me, orders, passkeys, relations, reports, sessions, socket,
    stream, tables, tiles,
};

/// All addresses of the API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Remparts",
        description = "Tables on line. docs/ONLINE.md tells the same with examples.",
        version = "1",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        hello::hello,
        openapi,
        tiles::sets,
        tiles::file,
        me::me,
        me::name,
        me::account,
        sessions::proofs,
        sessions::link,
        sessions::recovery,
        sessions::token,
        sessions::sign_in,
        sessions::sign_out,
        sessions::end,
        sessions::end_others,
        passkeys::begin,
        passkeys::add,
        passkeys::remove,
        passkeys::ask,
        farewell::everything,
        farewell::forget,
        relations::list,
        relations::put,
        relations::delete,
        reports::report,
        lobby::mine,
        lobby::lobby,
        tables::open,
        tables::table,
        orders::order,
        tables::log,
        stream::stream,
        socket::socket,
        games::games,
    ),
    // What goes over sockets is named nowhere else.
    components(schemas(Message, Order)),
    modifiers(&Proofs),
    tags(
        (name = "server", description = "The server itself and its tile sets"),
        (name = "players", description = "Guests and accounts, and how they sign in"),
        (name = "tables", description = "Tables, from the first seat to the replay"),
        (name = "games", description = "Finished games of public tables"),
    )
)]
struct Api;

/// How callers prove who they are.
struct Proofs;

impl Modify for Proofs {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let components = api.components.get_or_insert_default();
        let device = ApiKeyValue::new("remparts-device");
        components.add_security_scheme("device", SecurityScheme::ApiKey(ApiKey::Cookie(device)));
        let token = Http::new(HttpAuthScheme::Bearer);
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// The description as JSON.
///
/// # Panics
///
/// Never: it is plain data.
#[must_use]
pub fn description() -> String {
    let mut text = Api::openapi().to_pretty_json().expect("the description is plain data");
    text.push('\n');
    text
}

/// The description of this API, as OpenAPI.
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    tag = "server",
    responses((status = 200, description = "The OpenAPI document", body = Object))
)]
pub(crate) async fn openapi() -> Response {
    // Made once: whoever asks often should not have it made often.
    static TEXT: LazyLock<String> = LazyLock::new(description);
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}
