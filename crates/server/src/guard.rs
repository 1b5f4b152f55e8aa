//! What holds for every request and every answer.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName,
    HeaderValue, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Extensions, Method, StatusCode, uri::Authority};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use remparts_protocol::{Code, limits};

use crate::api::AppState;
use crate::api::problem::Refusal;
use crate::api::rates::{Key, LimitStatus, network_key};

/// The most bytes a request for a file may bring along.
const MAX_BODY: usize = 64 * 1024;

/// The page brings everything along and asks nobody else. Drawings carry styles of their own;
/// pictures are made in the page; the engine is WebAssembly; tables are played over sockets of the
/// same host, which `'self'` stands for as well.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
    worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'self'";

/// What the page never asks a browser for, and nothing that it might embed does either.
const UNUSED: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const SHIELDS: [(HeaderName, HeaderValue); 6] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    // Pages of others neither keep hold of ours nor load anything from here.
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(UNUSED)),
];

/// Whoever came by https comes by https for a year. Other hosts of the domain are not ours to speak
/// for.
const STRICT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// How much may still be asked for, as the IETF's draft on rate-limit headers has it.
const RATE_LIMIT: HeaderName = HeaderName::from_static("ratelimit");
const RATE_LIMIT_POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");

/// What proxies say about who they speak for.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
/// What browsers say about the page that asks.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    /// The rate-limit key of the address: IPv4, or an IPv6 /64.
    pub(crate) address: IpAddr,
    /// Whether the request came by https.
    pub(crate) secure: bool,
}

impl Visitor {
    /// Where a request comes from, once that was found out.
    pub(crate) fn of(extensions: &Extensions) -> Self {
        let nowhere = Self { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), secure: false };
        extensions.get().copied().unwrap_or(nowhere)
    }

    fn find(app: &AppState, request: &Request) -> Self {
        let nowhere = Peer(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        let Peer(peer) = request.extensions().get().copied().unwrap_or(nowhere);
        if !app.settings.behind_proxy {
            return Self { address: network_key(peer), secure: false };
        }
        let headers = request.headers();
        // The last address is the one that our own proxy saw; those before it are hearsay.
        let address = last(headers, &FORWARDED_FOR).and_then(|text| text.parse().ok());
        let secure = last(headers, &FORWARDED_PROTO).is_some_and(|scheme| scheme == "https");
        Self { address: network_key(address.unwrap_or(peer)), secure }
    }
}

/// The last word of a list, over all headers of that name.
fn last<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let value = headers.get_all(name).into_iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next().map(str::trim)
}

/// Tells browsers what the page needs, so that they refuse the rest.
pub(crate) async fn shielded(mut response: Response) -> Response {
    response.headers_mut().extend(SHIELDS);
    response
}

/// Finds out where a request comes from, and counts it once it is answered.
pub(crate) async fn counted(
    State(app): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let visitor = Visitor::find(&app, &request);
    request.extensions_mut().insert(visitor);
    let method = request.method().clone();
    // Addresses name tables, and who knows a table may look on; so routes are written, not those.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = next.run(request).await;
    if visitor.secure {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, STRICT);
    }
    let route = route.as_ref().map_or("none", MatchedPath::as_str);
    let status = response.status().as_u16();
    app.metrics.request(route, status);
    let micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::debug!(%method, route, status, micros, "request");
    response
}

/// Turns away whoever announces too much. Who does not announce it is not read to the end either:
/// no file needs what a request brings.
pub(crate) async fn bounded(request: Request, next: Next) -> Response {
    if announced(request.headers()) > MAX_BODY {
        return (StatusCode::PAYLOAD_TOO_LARGE, "That is too much.\n").into_response();
    }
    next.run(request).await
}

fn announced(headers: &HeaderMap) -> usize {
    let Some(length) = headers.get(CONTENT_LENGTH) else { return 0 };
    // More than a number can say is too much as well.
    length.to_str().ok().and_then(|text| text.parse().ok()).unwrap_or(usize::MAX)
}

/// What holds for every request to the API.
pub(crate) async fn admitted(
    State(app): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let visitor = Visitor::of(request.extensions());
    let level = app.rates.requests.draw(Key::Address(visitor.address));
    let admitted = match level.filter(|level| !level.wait.is_zero()) {
        Some(level) => Err(Refusal::too_fast(level)),
        None => admit(&app, &request),
    };
    let mut response = match admitted {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    // A limit that refused the request is told beside the one of all requests.
    let refused = response.extensions_mut().remove::<LimitStatus>();
    tell(&mut response, level.into_iter().chain(refused.filter(|it| Some(*it) != level)));
    let keeping = HeaderValue::from_static("no-store");
    response.headers_mut().entry(CACHE_CONTROL).or_insert(keeping);
    response
}

/// Tells how much may still be asked for.
fn tell(response: &mut Response, levels: impl Iterator<Item = LimitStatus>) {
    let (policies, states): (Vec<_>, Vec<_>) =
        levels.map(|level| (level.policy(), level.state())).unzip();
    for (name, items) in [(RATE_LIMIT_POLICY, policies), (RATE_LIMIT, states)] {
        if !items.is_empty() {
            let value = HeaderValue::try_from(items.join(", "));
            response.headers_mut().insert(name, value.expect("names and numbers are plain text"));
        }
    }
}

fn admit(app: &AppState, request: &Request) -> Result<(), Refusal> {
    if announced(request.headers()) > limits::MESSAGE {
        let most = format!("a request brings {} bytes at most", limits::MESSAGE);
        return Err(Refusal::new(Code::TooLarge, most));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(UPGRADE);
    if (changes || upgrades) && !own(request.headers(), app.settings.behind_proxy) {
        return Err(Refusal::new(Code::Origin, "another page may not ask for this"));
    }
    Ok(())
}

/// The host that a request names, as its visitor calls it; nothing if that can be no host.
pub(crate) fn host(headers: &HeaderMap, behind_proxy: bool) -> Option<Authority> {
    let forwarded = behind_proxy.then(|| last(headers, &FORWARDED_HOST)).flatten();
    let host = forwarded.or_else(|| headers.get(HOST)?.to_str().ok())?;
    let host: Authority = host.parse().ok()?;
    (!host.as_str().contains('@')).then_some(host)
}

/// Whether a request comes from our own page or from no page at all. Browsers say where the page is
/// from that opens a socket or changes something; programs need not.
fn own(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let site = headers.get(FETCH_SITE).map(HeaderValue::as_bytes);
    if matches!(site, Some(b"cross-site" | b"same-site")) {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let same = || {
        let (scheme, origin) = origin.to_str().ok()?.split_once("://")?;
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return None,
        };
        let (origin, host) = (origin.parse::<Authority>().ok()?, host(headers, behind_proxy)?);
        let port = |authority: &Authority| authority.port_u16().unwrap_or(usual);
        let plain = !origin.as_str().contains('@');
        Some(
            plain
                && origin.host().eq_ignore_ascii_case(host.host())
                && port(&origin) == port(&host),
        )
    };
    same() == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let parse = |&(name, value): &(&'static str, &str)| {
            (HeaderName::from_static(name), value.parse().expect("it is plain text"))
        };
        pairs.iter().map(parse).collect()
    }

    #[test]
    fn only_our_own_page_may_ask() {
        for (origin, host, expected) in [
            ("http://localhost:4747", "localhost:4747", true),
            ("https://Example.org", "example.org", true),
            ("https://example.org", "example.org:443", true),
            ("http://[::1]:4747", "[::1]:4747", true),
            ("http://localhost:4748", "localhost:4747", false),
            ("https://example.org.evil.example", "example.org", false),
            ("https://example.org@evil.example", "evil.example", false),
            ("https://evil.example", "example.org", false),
            ("http://example.org", "example.org:443", false),
            ("file://example.org", "example.org", false),
            ("null", "example.org", false),
            ("", "example.org", false),
        ] {
            let found = own(&headers(&[("origin", origin), ("host", host)]), false);
            assert_eq!(found, expected, "{origin} {host}");
        }
        assert!(own(&headers(&[("host", "example.org")]), false));
        assert!(!own(&headers(&[("origin", "http://example.org")]), false));
    }

    #[test]
    fn browsers_are_believed_when_they_warn() {
        for (site, expected) in
            [("same-origin", true), ("none", true), ("cross-site", false), ("same-site", false)]
        {
            assert_eq!(own(&headers(&[("sec-fetch-site", site)]), false), expected, "{site}");
        }
    }

    #[test]
    fn the_host_of_a_proxy_is_believed_only_behind_one() {
        let said = headers(&[
            ("origin", "https://example.org"),
            ("host", "127.0.0.1:4747"),
            ("x-forwarded-host", "example.org"),
        ]);
        assert!(own(&said, true));
        assert!(!own(&said, false));
    }
}
