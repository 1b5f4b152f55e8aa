//! The first address a client asks: the version and the limits of a server.

use axum::Json;
use remparts_protocol::{VERSION, limits};
use serde::Serialize;
use utoipa::ToSchema;

/// The version and the limits of a server.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Hello {
    /// The word `remparts`, always.
    name: &'static str,
    /// The version of the API.
    version: u32,
    /// The version of the program.
    program: &'static str,
    /// The longest texts and times that are taken.
    limits: Sizes,
}

/// The longest texts and times that a server takes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Sizes {
    /// Most bytes of a message or of the body of a request.
    message: usize,
    /// Most characters of a name.
    name: usize,
    /// Most characters of the title of a table.
    title: usize,
    /// Most characters of a line of the chat.
    chat: usize,
    /// Longest time for a move or a game, in seconds.
    seconds: u32,
    /// Most days for a move.
    days: u32,
}

/// Tells that there is a server, and what it takes.
#[utoipa::path(
    get,
    path = "/api/v1/hello",
    tag = "server",
    responses((status = 200, description = "The server and its limits", body = Hello))
)]
pub(crate) async fn hello() -> Json<Hello> {
    Json(Hello {
        name: "remparts",
        version: VERSION,
        program: env!("CARGO_PKG_VERSION"),
        limits: Sizes {
            message: limits::MESSAGE,
            name: limits::NAME,
            title: limits::TITLE,
            chat: limits::CHAT,
            seconds: limits::SECONDS,
            days: limits::DAYS,
        },
    })
}
