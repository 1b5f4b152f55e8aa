//! The HTTP API: who asks, how much they may ask for, and what they are answered.

mod body;
mod cursor;
mod farewell;
mod games;
mod hello;
mod identity;
mod lobby;
mod me;
mod openapi;
pub(crate) mod operator;
mod orders;
mod passkeys;
pub(crate) mod problem;
pub(crate) mod rates;
mod relations;
mod reports;
pub(crate) mod sanctions;
mod secret;
mod sessions;
mod socket;
mod stream;
mod tables;
mod tiles;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, delete, get, post, put};
use remparts_protocol::Code;
use remparts_store::Store;
use tokio::sync::watch;

use crate::bus::Bus;
use crate::guard;
use crate::metrics::Metrics;
use crate::page::Page;
use crate::settings::Settings;
use crate::tables::Tables;
use problem::Refusal;
use rates::{PermitPool, Rates};
use sanctions::SanctionCache;

pub use openapi::description;

/// The parts that a server is made of.
pub struct Server {
    /// The page it hands out.
    pub page: Page,
    /// What it must not lose.
    pub store: Store,
    /// How it hears of other nodes.
    pub bus: Bus,
    /// The tables it serves.
    pub tables: Tables,
    /// What the operator chose.
    pub settings: Settings,
    /// The figures for operators.
    pub metrics: Metrics,
}

/// Application state: what every handler may need.
pub(crate) struct AppState {
    pub(crate) page: Page,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) tables: Tables,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    pub(crate) rates: Rates,
    /// What operators do not let players and networks do.
    pub(crate) sanctions: SanctionCache,
    pub(crate) connections: PermitPool,
    pub(crate) sockets: PermitPool,
    pub(crate) streams: PermitPool,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl AppState {
    pub(crate) fn new(server: Server, stopping: watch::Receiver<bool>) -> Self {
        let Server { page, store, bus, tables, settings, metrics } = server;
        let limits = &settings.limits;
        let mut connections = limits.connections;
        if settings.behind_proxy {
            // All of them come from the proxy.
            connections.of_address = usize::MAX;
        }
        Self {
            rates: Rates::new(limits),
            sanctions: SanctionCache::default(),
            connections: PermitPool::new(connections),
            sockets: PermitPool::new(limits.sockets),
            streams: PermitPool::new(limits.streams),
            page,
            store,
            bus,
            tables,
            settings,
            metrics,
            stopping,
        }
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // Who would tell is gone only when everything is.
    let _ = stopping.wait_for(|stops| *stops).await;
}

/// Everything below `/api`, and what operators ask for.
pub(crate) fn router(app: &Arc<AppState>) -> Router<Arc<AppState>> {
    let v1 = Router::new()
        .route("/hello", get(hello::hello))
        .route("/me", get(me::me).put(me::name).post(me::name))
        .route("/me/tables", get(lobby::mine))
        .route("/me/proofs", get(sessions::proofs))
        .route("/me/links", post(sessions::link))
        .route("/me/recovery", post(sessions::recovery))
        .route("/me/tokens", post(sessions::token))
        .route("/me/sessions", delete(sessions::end_others))
        .route("/me/sessions/{id}", delete(sessions::end))
        .route("/me/passkeys", post(passkeys::add))
        .route("/me/passkeys/begin", post(passkeys::begin))
        .route("/me/passkeys/{id}", delete(passkeys::remove))
        .route("/me/everything", get(farewell::everything))
        .route("/me/forget", post(farewell::forget))
        .route("/sign-in", post(sessions::sign_in))
        .route("/sign-in/passkey", post(passkeys::ask))
        .route("/sign-out", post(sessions::sign_out))
        .route("/me/relations", get(relations::list))
        .route("/me/relations/{player}", put(relations::put).delete(relations::delete))
        .route("/reports", post(reports::report))
        .route("/accounts", post(me::account))
        .route("/tables", get(lobby::lobby).post(tables::open))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/orders", post(orders::order))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/stream", get(stream::stream))
        .route("/tables/{id}/socket", get(socket::socket))
        .route("/tiles", get(tiles::sets))
        .route("/tiles/{digest}", get(tiles::file))
        .route("/games", get(games::games))
        .route("/openapi.json", get(openapi::openapi));
    Router::new()
        .nest("/api/v1", v1)
        .route("/api", any(nothing))
        .route("/api/", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .route("/health", get(operator::health))
        .route("/ready", get(operator::ready))
        // Figures are told on a listener of their own.
        .route("/metrics", any(nothing))
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), guard::admitted))
}

async fn nothing() -> Refusal {
    Refusal::new(Code::Nothing, "there is nothing at this address")
}

async fn wrong_method() -> Refusal {
    let refusal = Refusal::new(Code::Nothing, "this address is not asked in that way");
    refusal.with_status(StatusCode::METHOD_NOT_ALLOWED)
}
