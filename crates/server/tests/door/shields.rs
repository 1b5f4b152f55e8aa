//! What every answer tells browsers, and where to report what is wrong.

use crate::client::{Answer, Server};
use remparts_server::{Asset, Page, Settings};
use serde_json::Value;

const NAME: &[u8] = br#"{"name":"Ann"}"#;
const HTTPS: &str = "X-Forwarded-Proto: https\r\n";

const PAGE: Page = Page(&[
    Asset {
        name: "index.html",
        tag: "1",
        plain: b"plain",
        gzip: Some(b"gzip"),
        brotli: Some(b"br"),
    },
    Asset { name: "sw.js", tag: "2", plain: b"plain", gzip: Some(b"gzip"), brotli: None },
]);

fn behind_proxy() -> Server {
    Server::with(PAGE, Settings { behind_proxy: true, ..Settings::default() })
}

#[test]
fn other_pages_get_no_hold_of_ours() {
    let server = Server::start(PAGE);
    for path in ["/", "/none", "/api/v1/hello", "/api/v1/nothing"] {
        let answer = server.ask("GET", path, "");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        let refused = answer.header("permissions-policy").expect("it is told");
        assert!(refused.contains("camera=()") && refused.contains("geolocation=()"), "{refused}");
    }
}

#[test]
fn browsers_that_came_by_https_come_by_https() {
    let server = behind_proxy();
    for path in ["/", "/none", "/api/v1/hello", "/api/v1/nothing"] {
        let strict =
            |answer: &Answer| answer.header("strict-transport-security").map(str::to_owned);
        assert_eq!(strict(&server.ask("GET", path, HTTPS)).as_deref(), Some("max-age=31536000"));
        assert_eq!(strict(&server.ask("GET", path, "")), None);
    }
    let plain = Server::start(PAGE);
    assert_eq!(plain.ask("GET", "/", HTTPS).header("strict-transport-security"), None);
}

#[test]
fn over_https_the_cookie_belongs_to_this_host_alone() {
    let server = behind_proxy();
    let answer = server.tell("PUT", "/api/v1/me", HTTPS, NAME);
    let cookie = answer.header("set-cookie").expect("there is a cookie").to_owned();
    let (pair, flags) = cookie.split_once("; ").expect("it has flags");
    let secret = pair.strip_prefix("__Host-remparts-device=").expect("it is for this host");
    assert_eq!(flags, "Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure");
    let proof = format!("{HTTPS}Cookie: {pair}\r\n");
    assert_eq!(server.ask("GET", "/api/v1/me", &proof).json(), answer.json());
    // What a neighbor on another host of the same domain may set comes second.
    let other = server.tell("PUT", "/api/v1/me", "", br#"{"name":"Eve"}"#);
    let planted = other.header("set-cookie").and_then(|it| it.split(';').next()).expect("it has");
    assert!(planted.starts_with("remparts-device="), "{planted}");
    let proof = format!("{HTTPS}Cookie: {planted}; __Host-remparts-device={secret}\r\n");
    assert_eq!(server.ask("GET", "/api/v1/me", &proof).json()["name"], "Ann");
}

#[test]
fn an_old_cookie_is_known_and_becomes_a_new_one() {
    let server = behind_proxy();
    let answer = server.tell("PUT", "/api/v1/me", "", NAME);
    let old = answer.header("set-cookie").and_then(|it| it.split(';').next()).expect("it has");
    let secret = old.strip_prefix("remparts-device=").expect("over http it has a plain name");
    let answer = server.ask("GET", "/api/v1/me", &format!("{HTTPS}Cookie: {old}\r\n"));
    assert_eq!(answer.json()["name"], "Ann");
    let set = answer.header("set-cookie").expect("it is said again under the new name");
    assert!(set.starts_with(&format!("__Host-remparts-device={secret}; ")), "{set}");
    // Over http everything stays as it was, and who has the new one is told nothing.
    let answer = server.ask("GET", "/api/v1/me", &format!("Cookie: {old}\r\n"));
    assert_eq!(answer.header("set-cookie"), None);
    let new = format!("{HTTPS}Cookie: __Host-{old}\r\n");
    assert_eq!(server.ask("GET", "/api/v1/me", &new).header("set-cookie"), None);
    let stranger = format!("{HTTPS}Cookie: remparts-device={}\r\n", "0".repeat(64));
    let answer = server.ask("GET", "/api/v1/me", &stranger);
    assert_eq!((answer.json(), answer.header("set-cookie")), (Value::Null, None));
}

#[test]
fn the_shortest_coding_that_is_wanted_is_sent() {
    let server = Server::start(PAGE);
    for (path, wanted, coding) in [
        ("/", "br", Some("br")),
        ("/", "gzip, deflate, br, zstd", Some("br")),
        ("/", "gzip, BR;q=0.9", Some("gzip")),
        ("/", "gzip;q=0.5, br;q=0.500", Some("br")),
        ("/", "br;q=0, gzip", Some("gzip")),
        ("/", "*", Some("br")),
        ("/", "*;q=0.1, gzip;q=0", Some("br")),
        ("/", "br;q=0, *;q=0.5", Some("gzip")),
        ("/", "identity, br;q=0.2", None),
        ("/", "br;q=2, gzip;q=x", None),
        ("/", "*;q=0", None),
        ("/", "", None),
        ("/sw.js", "br, gzip", Some("gzip")),
        ("/sw.js", "br", None),
    ] {
        let answer = server.ask("GET", path, &format!("Accept-Encoding: {wanted}\r\n"));
        assert_eq!(answer.header("content-encoding"), coding, "{path} {wanted}");
        assert_eq!(answer.text(), coding.unwrap_or("plain"), "{path} {wanted}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }
}

/// The fields of a `security.txt` by their names.
fn field<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).collect()
}

#[test]
fn it_is_told_where_to_report_a_weakness() {
    let server = behind_proxy();
    let answer = server.ask("GET", "/.well-known/security.txt", HTTPS);
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    // Without a word of the operator, what the program itself says about it.
    assert_eq!(field(answer.text(), "Contact"), ["https://test/SECURITY.md"]);
    assert_eq!(field(answer.text(), "Policy"), ["https://test/SECURITY.md"]);
    let expires = field(answer.text(), "Expires");
    assert!(matches!(*expires, [day] if day.len() == 20 && day.ends_with("T00:00:00Z")));
    let policy = server.ask("GET", "/SECURITY.md", "");
    assert_eq!(policy.status, 200);
    assert!(policy.text().starts_with("# Security"), "{}", policy.text());

    let security_contact = Some("mailto:host@example.org".to_owned());
    let server = Server::with(PAGE, Settings { security_contact, ..Settings::default() });
    let answer = server.ask("GET", "/.well-known/security.txt", "");
    assert_eq!(field(answer.text(), "Contact"), ["mailto:host@example.org"]);
    // A host that is none is not repeated.
    let mut client = server.connect();
    client.say("GET /.well-known/security.txt HTTP/1.1\r\nHost: a b\r\n\r\n");
    let mut line = client.line();
    assert!(line.contains(" 200 "), "{line}");
    while !line.is_empty() {
        line = client.line();
    }
    assert_eq!(client.line(), "Contact: mailto:host@example.org");
    assert!(client.line().starts_with("Expires: "));
    assert_eq!(client.line(), "Preferred-Languages: en, fr");
    drop(server);
}
