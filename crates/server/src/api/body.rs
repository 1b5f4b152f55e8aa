//! Extractors for bodies, paths and queries. Whatever they refuse is answered as a problem.

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

use super::AppState;
use super::problem::Refusal;

/// Extractor of a JSON body of bounded size.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<AppState>> for JsonBody<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &Arc<AppState>) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            // A form of another page can send anything but this.
            let refusal = Refusal::new(Code::Unreadable, "the content type is application/json");
            return Err(refusal.with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let all = timeout(app.settings.patience, to_bytes(request.into_body(), limits::MESSAGE));
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

/// Extractor of the table that a path names.
pub(crate) struct TablePath(pub(crate) TableId);

impl FromRequestParts<Arc<AppState>> for TablePath {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Refusal> {
        let path: Result<Path<TableId>, PathRejection> = Path::from_request_parts(parts, app).await;
        // What cannot be the name of a table names none.
        path.map(|Path(id)| Self(id)).map_err(|_| Refusal::no_table())
    }
}

/// Extractor of the query string.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<AppState>> for QueryParams<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Self, Refusal> {
        let query = Query::try_from_uri(&parts.uri);
        query
            .map(|Query(wanted)| Self(wanted))
            .map_err(|error| Refusal::new(Code::Unreadable, error.body_text()))
    }
}
