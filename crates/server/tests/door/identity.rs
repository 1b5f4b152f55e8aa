//! Who is who: guests by cookie, programs by token.

use crate::client::{Guest, Server, two_seats};
use remparts_server::{Page, Settings};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

const NAME: &[u8] = br#"{"name":"Ann"}"#;

#[test]
fn a_device_is_known_by_its_cookie() {
    let server = Server::of_tables();
    assert_eq!(server.ask("GET", "/api/v1/me", "").json(), Value::Null);
    let answer = server.tell("PUT", "/api/v1/me", "", NAME);
    let cookie = answer.header("set-cookie").expect("there is a cookie").to_owned();
    let mut parts = cookie.split("; ");
    let (name, secret) = parts.next().and_then(|it| it.split_once('=')).expect("it has a value");
    assert_eq!(name, "remparts-device");
    assert_eq!(secret.len(), 64, "256 bits");
    let flags: Vec<&str> = parts.collect();
    assert_eq!(flags, ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]);
    assert_eq!(answer.header("cache-control"), Some("no-store"));

    let proof = format!("Cookie: theme=dark; remparts-device={secret}\r\n");
    let me = server.ask("GET", "/api/v1/me", &proof).json();
    assert_eq!(me, answer.json());
    assert_eq!((&me["name"], &me["account"]), (&json!("Ann"), &json!(false)));

    // A new name is a new name of the same player, and the cookie is kept for longer.
    let answer = server.tell("PUT", "/api/v1/me", &proof, br#"{"name":"Anna"}"#);
    assert_eq!(answer.header("set-cookie"), Some(&*cookie));
    assert_eq!(answer.json()["player"], me["player"]);
    assert_eq!(server.ask("GET", "/api/v1/me", &proof).json()["name"], "Anna");
}

#[test]
fn secrets_are_kept_as_hashes() {
    let server = Server::of_tables();
    for proof in [server.guest("Ann").proof, Guest::account(&server, "Robot").proof] {
        let secret = proof.trim_end().rsplit(['=', ' ']).next().expect("there is a secret");
        let hash: String =
            Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect();
        let found = server.wait(server.store.player_of(&hash)).expect("the store answers");
        assert_eq!(found.expect("the player is known").hash, hash);
        let found = server.wait(server.store.player_of(secret)).expect("the store answers");
        assert!(found.is_none());
    }
}

#[test]
fn a_wrong_cookie_is_none_and_a_wrong_token_is_refused() {
    let server = Server::of_tables();
    let wrong = "0".repeat(64);
    for wrong in [&*wrong, "x", ""] {
        let proof = format!("Cookie: remparts-device={wrong}\r\n");
        let answer = server.ask("GET", "/api/v1/me", &proof);
        assert_eq!((answer.status, answer.json()), (200, Value::Null));
        let answer = server.tell("PUT", "/api/v1/me", &proof, NAME);
        let cookie = answer.header("set-cookie").expect("a new one is told");
        assert!(wrong.is_empty() || !cookie.contains(&format!("={wrong};")));
        let answer =
            server.tell("POST", "/api/v1/tables", &proof, two_seats().to_string().as_bytes());
        assert_eq!((answer.status, &*answer.code()), (401, "unknown"));
        for proof in
            [format!("Authorization: Bearer {wrong}\r\n"), format!("Authorization: {wrong}\r\n")]
        {
            let answer = server.ask("GET", "/api/v1/me", &proof);
            assert_eq!((answer.status, &*answer.code()), (401, "unknown"));
        }
    }
}

#[test]
fn the_proof_of_one_kind_is_none_of_the_other() {
    let server = Server::of_tables();
    let (guest, account) = (server.guest("Ann"), Guest::account(&server, "Robot"));
    let device = guest.proof.replace("Cookie: remparts-device=", "Authorization: Bearer ");
    assert_eq!(server.ask("GET", "/api/v1/me", &device).status, 401);
    let token = account.proof.replace("Authorization: Bearer ", "Cookie: remparts-device=");
    assert_eq!(server.ask("GET", "/api/v1/me", &token).json(), Value::Null);
    assert_eq!(account.get("/api/v1/me").json()["account"], true);
    // A program is renamed like anyone, and has no device.
    let answer = server.tell("PUT", "/api/v1/me", &account.proof, br#"{"name":"R2"}"#);
    assert_eq!((answer.status, answer.header("set-cookie")), (200, None));
    assert_eq!(account.get("/api/v1/me").json()["name"], "R2");
}

#[test]
fn names_are_lines_of_a_certain_length() {
    let server = Server::of_tables();
    for (name, kept) in [
        ("  Ann\t\n", Some("Ann")),
        ("Zo\u{eb} \u{1f3f0}", Some("Zo\u{eb} \u{1f3f0}")),
        ("x\u{0}y", Some("x y")),
        ("", None),
        (" \n ", None),
        ("abcdefghijklmnopqrstuvwxyz", None),
    ] {
        let body = json!({ "name": name }).to_string();
        let answer = server.tell("POST", "/api/v1/me", "", body.as_bytes());
        match kept {
            Some(kept) => assert_eq!(answer.json()["name"], kept),
            None => assert_eq!((answer.status, &*answer.code()), (400, "unreadable"), "{name:?}"),
        }
    }
}

#[test]
fn only_a_proxy_is_asked_whether_the_way_is_safe() {
    for behind_proxy in [false, true] {
        let settings = Settings { behind_proxy, ..Settings::default() };
        let server = Server::with(Page(&[]), settings);
        for (scheme, secure) in [("https", behind_proxy), ("http", false), ("https, http", false)] {
            let header = format!("X-Forwarded-Proto: {scheme}\r\n");
            let answer = server.tell("PUT", "/api/v1/me", &header, NAME);
            let cookie = answer.header("set-cookie").expect("there is a cookie");
            assert_eq!(cookie.ends_with("; Secure"), secure, "{scheme} {behind_proxy}");
        }
    }
}
