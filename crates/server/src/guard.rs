//! What holds for every request and every answer.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{
    CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The most bytes a request may bring along.
pub(crate) const MAX_BODY: usize = 64 * 1024;

/// The page brings everything along and asks nobody else. Drawings carry styles of their own;
/// pictures are made in the page; the engine is WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const SHIELDS: [(HeaderName, HeaderValue); 3] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
];

/// Tells browsers what the page needs, so that they refuse the rest.
pub(crate) async fn shielded(mut response: Response) -> Response {
    response.headers_mut().extend(SHIELDS);
    response
}

/// Turns away whoever announces too much. Who does not announce it is not read to the end either:
/// no answer needs what a request brings.
pub(crate) async fn bounded(request: Request, next: Next) -> Response {
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse().ok()).unwrap_or(0);
    if length > MAX_BODY {
        return (StatusCode::PAYLOAD_TOO_LARGE, "That is too much.\n").into_response();
    }
    next.run(request).await
}
