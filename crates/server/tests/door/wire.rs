//! What goes over real sockets.

use std::io::Read as _;
use std::time::{Duration, Instant};

use crate::client::{Answer, Server};
use flate2::read::GzDecoder;
use remparts_server::{Asset, Page};

/// The server does not look into what it sends.
const GZIP: &[u8] = b"short";

const SMALL: Page = Page(&[
    Asset {
        name: "assets/app-1a2b.js",
        tag: "11",
        plain: b"hello",
        gzip: Some(GZIP),
        brotli: None,
    },
    Asset { name: "assets/engine-3c4d.wasm", tag: "22", plain: b"\0asm", gzip: None, brotli: None },
    Asset { name: "index.html", tag: "33", plain: b"<!doctype html>", gzip: None, brotli: None },
    Asset { name: "sw.js", tag: "44", plain: b"self", gzip: None, brotli: None },
]);

fn get(server: &Server, path: &str, headers: &str) -> Answer {
    server.ask("GET", path, headers)
}

#[test]
fn every_file_has_its_type_and_may_be_kept_as_long_as_its_name_holds() {
    let server = Server::start(SMALL);
    for (path, kind, keeping, body) in [
        ("/", "text/html; charset=utf-8", "no-cache", &b"<!doctype html>"[..]),
        ("/index.html", "text/html; charset=utf-8", "no-cache", b"<!doctype html>"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache", b"self"),
        (
            "/assets/engine-3c4d.wasm",
            "application/wasm",
            "public, max-age=31536000, immutable",
            b"\0asm",
        ),
    ] {
        let answer = get(&server, path, "");
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        assert_eq!(answer.header("cache-control"), Some(keeping), "{path}");
        assert_eq!(answer.header("content-length"), Some(&*body.len().to_string()), "{path}");
        assert_eq!(answer.body, body, "{path}");
        // What follows a question mark is the page's own affair.
        assert_eq!(get(&server, &format!("{path}?ply=7"), "").body, body, "{path}");
    }
}

#[test]
fn every_answer_says_what_browsers_must_refuse() {
    let server = Server::start(SMALL);
    for (method, path) in [("GET", "/"), ("HEAD", "/sw.js"), ("GET", "/none"), ("PUT", "/")] {
        let answer = server.ask(method, path, "");
        let policy = answer.header("content-security-policy").expect("there is a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'self'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
}

#[test]
fn whoever_takes_gzip_gets_it() {
    let server = Server::start(SMALL);
    let path = "/assets/app-1a2b.js";
    for taken in ["gzip", "br, gzip;q=0.5", "deflate , GZIP", "br\r\nAccept-Encoding: gzip"] {
        let answer = get(&server, path, &format!("Accept-Encoding: {taken}\r\n"));
        assert_eq!(answer.header("content-encoding"), Some("gzip"), "{taken}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.body, GZIP);
    }
    for refused in ["gzip;q=0", "br", "gzip; q=0.0", "gzip;q=x", ""] {
        let answer = get(&server, path, &format!("Accept-Encoding: {refused}\r\n"));
        assert_eq!(answer.header("content-encoding"), None, "{refused}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.body, b"hello");
    }
}

#[test]
fn what_is_known_is_not_sent_again() {
    let server = Server::start(SMALL);
    let tag = get(&server, "/", "").header("etag").expect("there is a tag").to_owned();
    for known in [&*tag, "\"33\"", "\"7\", W/\"33\"", "*"] {
        let answer = get(&server, "/", &format!("If-None-Match: {known}\r\n"));
        assert_eq!((answer.status, answer.body.len()), (304, 0), "{known}");
        assert_eq!(answer.header("etag"), Some(&*tag));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
    for other in ["\"34\"", "33", ""] {
        let answer = get(&server, "/", &format!("If-None-Match: {other}\r\n"));
        assert_eq!(answer.status, 200, "{other}");
    }
}

#[test]
fn head_is_get_without_the_bytes() {
    let server = Server::start(SMALL);
    for path in ["/", "/assets/app-1a2b.js", "/none"] {
        let (head, get) = (server.ask("HEAD", path, ""), get(&server, path, ""));
        assert_eq!((head.status, head.body.len()), (get.status, 0), "{path}");
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[test]
fn nothing_but_the_files_can_be_had() {
    let server = Server::start(SMALL);
    for path in [
        "/none",
        "/assets",
        "/assets/",
        "/Index.html",
        "//",
        "//index.html",
        "/./index.html",
        "/../Cargo.toml",
        "/assets/../index.html",
        "/assets/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%5c..%5cCargo.toml",
        "/index.html%00",
    ] {
        let answer = get(&server, path, "");
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"), "{path}");
        assert_eq!(answer.body, b"There is no such file.\n", "{path}");
    }
    assert_eq!(get(&server, "/%ff", "").status, 400);
    // An address is decoded once.
    assert_eq!(get(&server, "/%69ndex.html", "").status, 200);
    assert_eq!(get(&server, "/%2569ndex.html", "").status, 404);
}

#[test]
fn nothing_can_be_changed() {
    let server = Server::start(SMALL);
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"] {
        for path in ["/", "/sw.js", "/none"] {
            let answer = server.ask(method, path, "");
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("allow"), Some("GET,HEAD"), "{method} {path}");
            assert_eq!(answer.body, b"There is nothing to change here.\n");
        }
    }
}

#[test]
fn requests_are_bounded() {
    let server = Server::start(SMALL);
    assert_eq!(get(&server, "/", "Content-Length: 70000\r\n").status, 413);
    assert_eq!(server.ask("POST", "/", "Content-Length: 99999999999999\r\n").status, 413);
    assert_eq!(get(&server, "/", &format!("X: {}\r\n", "x".repeat(1 << 20))).status, 431);
    assert_eq!(get(&server, "/", &"X: x\r\n".repeat(1000)).status, 431);
    let long = format!("/{}", "x".repeat(1 << 20));
    assert!(matches!(get(&server, &long, "").status, 414 | 431));
    assert_eq!(get(&server, "/", "").status, 200);
}

#[test]
fn a_program_without_the_page_says_how_to_get_one() {
    let server = Server::start(Page(&[]));
    for path in ["/", "/assets/app.js"] {
        let answer = get(&server, path, "");
        assert_eq!(answer.status, 503);
        assert!(String::from_utf8_lossy(&answer.body).contains("`cargo play`"));
    }
}

#[test]
fn the_page_it_was_built_with_is_whole() {
    let page = Page::built();
    let server = Server::start(page);
    for asset in page.0 {
        assert_ne!(asset.kind(), "application/octet-stream", "{} has no type", asset.name);
        let answer = get(&server, &format!("/{}", asset.name), "");
        assert_eq!((answer.status, &*answer.body), (200, asset.plain), "{}", asset.name);
        if let Some(gzip) = asset.gzip {
            let mut plain = Vec::new();
            GzDecoder::new(gzip).read_to_end(&mut plain).expect("gzip is sound");
            assert_eq!(plain, asset.plain, "{}", asset.name);
        }
        if let Some(coded) = asset.brotli {
            let mut plain = Vec::new();
            brotli::BrotliDecompress(&mut &*coded, &mut plain).expect("brotli is sound");
            assert_eq!(plain, asset.plain, "{}", asset.name);
            let least = asset.gzip.map_or(asset.plain.len(), <[u8]>::len);
            assert!(coded.len() < least, "{}", asset.name);
        }
    }
    let front = get(&server, "/", "");
    if !page.is_empty() {
        let front = String::from_utf8(front.body).expect("a page is text");
        let mut links = front.split("\"./").skip(1).filter_map(|rest| rest.split('"').next());
        assert!(links.clone().count() > 0, "{front}");
        assert!(links.all(|link| get(&server, &format!("/{link}"), "").status == 200), "{front}");
    }
}

#[test]
fn stopping_waits_for_nobody_who_keeps_quiet() {
    let server = Server::start(SMALL);
    let idle = server.connect();
    let mut half = server.connect();
    half.say("GET / HT");
    let mut kept = server.connect();
    assert_eq!(kept.ask("GET", "/", "").status, 200);
    let start = Instant::now();
    assert!(server.stop().is_ok());
    assert!(start.elapsed() < Duration::from_secs(10));
    drop((idle, half, kept));
}

#[test]
fn stopping_does_not_wait_forever_for_a_slow_reader() {
    static LARGE: [u8; 1 << 26] = [0; 1 << 26];
    static ASSETS: [Asset; 1] =
        [Asset { name: "large.txt", tag: "1", plain: &LARGE, gzip: None, brotli: None }];
    let server = Server::start(Page(&ASSETS));
    let mut slow = server.connect();
    slow.say("GET /large.txt HTTP/1.1\r\nHost: test\r\n\r\n");
    assert_eq!(slow.line(), "HTTP/1.1 200 OK");
    let start = Instant::now();
    assert!(server.stop().is_ok());
    assert!(start.elapsed() < Duration::from_secs(10));
    drop(slow);
}
