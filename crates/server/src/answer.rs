//! Routes of the page, and the layers around every answer.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use remparts_protocol::limits;

use crate::api::{self, AppState};
use crate::guard;
use crate::page::{Asset, Page};
use crate::security;

/// What a program without the page says.
const NO_PAGE: &str = "\
This program was built without the page.
`cargo play` builds the page and a program that serves it.
";

/// Everything the server answers.
pub(crate) fn router(app: Arc<AppState>) -> Router {
    let files = Router::new()
        .route("/", get(front))
        .route("/.well-known/security.txt", get(security::contact))
        .route("/SECURITY.md", get(security::policy))
        .route("/{*name}", get(file))
        .method_not_allowed_fallback(refused)
        .layer(from_fn(guard::bounded));
    api::router(&app)
        .merge(files)
        .layer(DefaultBodyLimit::max(limits::MESSAGE))
        .layer(from_fn_with_state(app.clone(), guard::counted))
        .layer(map_response(guard::shielded))
        .with_state(app)
}

async fn front(State(app): State<Arc<AppState>>, headers: HeaderMap) -> Response {
    answer(app.page, "", &headers)
}

async fn file(
    State(app): State<Arc<AppState>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    answer(app.page, &name, &headers)
}

async fn refused() -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, "There is nothing to change here.\n").into_response()
}

fn answer(page: Page, name: &str, headers: &HeaderMap) -> Response {
    match page.find(name) {
        Some(asset) => send(asset, headers),
        None if page.is_empty() => (StatusCode::SERVICE_UNAVAILABLE, NO_PAGE).into_response(),
        None => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
    }
}

fn send(asset: &'static Asset, headers: &HeaderMap) -> Response {
    // One tag for the plain and the compressed bytes: they say the same, which is a weak match.
    let tag = format!("W/\"{}\"", asset.tag);
    let known = words(headers, &IF_NONE_MATCH).any(|word| word == "*" || same_tag(word, &tag));
    let common = [
        (ETAG, tag),
        (CACHE_CONTROL, asset.keeping().to_owned()),
        (VARY, ACCEPT_ENCODING.to_string()),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(CONTENT_TYPE, asset.kind())];
    match coded(asset, headers) {
        Some((coding, bytes)) => {
            (common, kind, [(CONTENT_ENCODING, coding)], bytes).into_response()
        }
        None => (common, kind, asset.plain).into_response(),
    }
}

/// The words of a list, over all headers of that name.
fn words<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let texts = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).map(str::trim)
}

fn same_tag(one: &str, other: &str) -> bool {
    one.trim_start_matches("W/") == other.trim_start_matches("W/")
}

/// The compressed bytes that are wanted most, if any are: of those wanted alike the shortest, and
/// none if the plain ones are wanted more.
fn coded(asset: &Asset, headers: &HeaderMap) -> Option<(&'static str, &'static [u8])> {
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    let mut best = None;
    // Whoever does not name the plain bytes takes them last.
    let mut most = weight(headers, "identity").unwrap_or(0);
    for (coding, bytes) in forms {
        let wanted = weight(headers, coding).or_else(|| weight(headers, "*")).unwrap_or(0);
        if let Some(bytes) = bytes.filter(|_| wanted > most) {
            (best, most) = (Some((coding, bytes)), wanted);
        }
    }
    best
}

/// How much a coding is wanted, in thousandths; nothing if it is not named. What cannot be read is
/// not wanted.
fn weight(headers: &HeaderMap, wanted: &str) -> Option<u16> {
    words(headers, &ACCEPT_ENCODING).find_map(|word| {
        let (coding, weight) = word.split_once(';').unwrap_or((word, "q=1"));
        if !coding.trim().eq_ignore_ascii_case(wanted) {
            return None;
        }
        let weight = weight.trim().strip_prefix("q=").and_then(|it| it.trim().parse::<f32>().ok());
        let weight = weight.filter(|weight| (0.0..=1.0).contains(weight)).unwrap_or(0.0);
        Some((weight * 1000.0) as u16)
    })
}
