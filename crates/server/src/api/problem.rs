//! Problems as HTTP answers, with their status.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use remparts_protocol::{Code, Problem};
use remparts_store::StoreError;

use super::rates::{Full, LimitStatus, seconds};

/// A problem with the status that fits.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    problem: Problem,
    /// The limit that refused it, and for how long.
    limit: Option<Box<LimitStatus>>,
}

impl Refusal {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Problem::new(code, message).into()
    }

    /// The same under another status.
    pub(crate) const fn with_status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    pub(crate) fn too_fast(limit: LimitStatus) -> Self {
        let mut refusal = Self::new(Code::TooFast, "wait a little before the next one");
        refusal.limit = Some(Box::new(limit));
        refusal
    }

    pub(crate) fn full(full: Full) -> Self {
        match full {
            Full::Overall => Self::new(Code::Busy, "the server has all it can serve"),
            Full::Address => Self::new(Code::TooMany, "this address has all it may have"),
        }
    }

    pub(crate) fn unknown() -> Self {
        Self::new(Code::Unknown, "say who you are: PUT /api/v1/me, or a bearer token")
    }

    /// One answer for every proof that proves nothing, so that nobody learns why.
    pub(crate) fn not_proved() -> Self {
        Self::new(Code::NotProved, "this was used, has expired or never was")
    }

    pub(crate) fn no_table() -> Self {
        Self::new(Code::NoTable, "there is no such table")
    }

    pub(crate) fn no_player() -> Self {
        Self::new(Code::NoPlayer, "there is no such player")
    }

    pub(crate) const fn code(&self) -> Code {
        self.problem.code
    }

    pub(crate) fn into_problem(self) -> Problem {
        self.problem
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self { status: status(problem.code), problem, limit: None }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::new(Code::Busy, "the store does not answer")
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(limit) = self.limit {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds(limit.wait)));
            response.extensions_mut().insert(*limit);
        }
        response
    }
}

/// The status that says about the same.
const fn status(code: Code) -> StatusCode {
    match code {
        Code::Unreadable => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unknown | Code::NotProved => StatusCode::UNAUTHORIZED,
        Code::Origin
        | Code::NotHost
        | Code::NotSeated
        | Code::Dismissed
        | Code::NoChat
        | Code::Silenced
        | Code::Banned => StatusCode::FORBIDDEN,
        Code::NoTable | Code::NoPlayer | Code::Nothing => StatusCode::NOT_FOUND,
        Code::Setup | Code::NoTiles | Code::NoBot | Code::NoSeat | Code::Illegal => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::Taken
        | Code::Seated
        | Code::Begun
        | Code::NotRunning
        | Code::NotOver
        | Code::NotYourTurn
        | Code::Stale
        | Code::Undrawn
        | Code::Revealed
        | Code::NotAsked
        | Code::Asked
        | Code::Reported => StatusCode::CONFLICT,
        Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}
