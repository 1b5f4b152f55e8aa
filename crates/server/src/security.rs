//! Where to report what is wrong with this server (RFC 9116).

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use remparts_protocol::time;

use crate::api::AppState;
use crate::guard::{Visitor, host};
use crate::tables::now;

/// What the program itself promises.
const POLICY: &str = include_str!("../../../SECURITY.md");
/// How long a contact may be relied on without asking again.
const LASTS: Duration = Duration::from_secs(180 * 24 * 60 * 60);

const TEXT: [(HeaderName, &str); 2] =
    [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")];

/// The security policy of the program.
pub(crate) async fn policy() -> Response {
    (TEXT, POLICY).into_response()
}

/// Whom to tell: the contact that the operator named, else the policy of the program.
pub(crate) async fn contact(State(app): State<Arc<AppState>>, request: Request) -> Response {
    let secure = Visitor::of(request.extensions()).secure;
    let scheme = if secure { "https" } else { "http" };
    let host = host(request.headers(), app.settings.behind_proxy);
    let policy = host.map(|host| format!("{scheme}://{host}/SECURITY.md"));
    let contact = app.settings.security_contact.as_ref().or(policy.as_ref());
    let day = time::day(now() + LASTS.as_millis() as u64);
    let lines = [
        contact.map(|contact| format!("Contact: {contact}\n")),
        Some(format!("Expires: {day}T00:00:00Z\n")),
        Some("Preferred-Languages: en, fr\n".to_owned()),
        policy.map(|policy| format!("Policy: {policy}\n")),
    ];
    (TEXT, lines.into_iter().flatten().collect::<String>()).into_response()
}
