//! What requests bring along.

use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::http::request::Parts;
use remparts_protocol::{Code, TableId, limits};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::Door;
use super::problem::Refusal;

/// One value as JSON.
pub(crate) struct Brought<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Door>> for Brought<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, door: &Arc<Door>) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            // A form of another page can send anything but this.
            let refusal = Refusal::new(Code::Unreadable, "the content type is application/json");
            return Err(refusal.with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let all = timeout(door.settings.patience, to_bytes(request.into_body(), limits::MESSAGE));
        let bytes = match all.await {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(_)) => {
                let most = format!("a request brings {} bytes at most", limits::MESSAGE);
                return Err(Refusal::new(Code::TooLarge, most));
            }
            Err(_) => {
                let refusal = Refusal::new(Code::Unreadable, "the rest did not come");
                return Err(refusal.with_status(StatusCode::REQUEST_TIMEOUT));
            }
        };
        serde_json::from_slice(&bytes).map(Self).map_err(|error| unreadable(&error))
    }
}

/// Something that is not what it should be. The words of the reader quote nothing but the text.
pub(crate) fn unreadable(error: &serde_json::Error) -> Refusal {
    Refusal::new(Code::Unreadable, error.to_string())
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let kind = kind.split(';').next().unwrap_or("").trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// The table that an address names.
pub(crate) struct Named(pub(crate) TableId);

impl FromRequestParts<Arc<Door>> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, door: &Arc<Door>) -> Result<Self, Refusal> {
        let path: Result<Path<TableId>, PathRejection> =
            Path::from_request_parts(parts, door).await;
        // What cannot be the name of a table names none.
        path.map(|Path(id)| Self(id)).map_err(|_| Refusal::no_table())
    }
}

/// What stands after the question mark.
pub(crate) struct Wanted<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Door>> for Wanted<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Door>) -> Result<Self, Refusal> {
        let query = Query::try_from_uri(&parts.uri);
        query
            .map(|Query(wanted)| Self(wanted))
            .map_err(|error| Refusal::new(Code::Unreadable, error.body_text()))
    }
}
