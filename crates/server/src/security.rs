//! Where to report what is wrong with this server (RFC 9116).

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};

use crate::api::Door;
use crate::guard::{Visitor, host};

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
pub(crate) async fn contact(State(door): State<Arc<Door>>, request: Request) -> Response {
    let secure = Visitor::of(request.extensions()).secure;
    let scheme = if secure { "https" } else { "http" };
    let host = host(request.headers(), door.settings.behind_proxy);
    let policy = host.map(|host| format!("{scheme}://{host}/SECURITY.md"));
    let contact = door.settings.security_contact.as_ref().or(policy.as_ref());
    let day = day(SystemTime::now() + LASTS);
    let lines = [
        contact.map(|contact| format!("Contact: {contact}\n")),
        Some(format!("Expires: {day}T00:00:00Z\n")),
        Some("Preferred-Languages: en, fr\n".to_owned()),
        policy.map(|policy| format!("Policy: {policy}\n")),
    ];
    (TEXT, lines.into_iter().flatten().collect::<String>()).into_response()
}

/// The day of a time in UTC, as `2026-01-31`.
fn day(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut days = since.as_secs() / (24 * 60 * 60);
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_735_689_599, "2024-12-31"),
            (1_767_225_600, "2026-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(day(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }
}
