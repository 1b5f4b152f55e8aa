//! Requests from other pages (CSRF).

use crate::client::{Server, Socket, two_seats};

const NAME: &[u8] = br#"{"name":"Ann"}"#;

#[test]
fn other_pages_change_nothing() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let orders = format!("/api/v1/tables/{table}/orders");
    for evil in [
        "Origin: http://evil.example\r\n",
        "Origin: http://test.evil.example\r\n",
        "Origin: http://test:81\r\n",
        "Origin: null\r\n",
        "Sec-Fetch-Site: cross-site\r\n",
        "Origin: http://test\r\nSec-Fetch-Site: same-site\r\n",
    ] {
        let headers = format!("{evil}{}", ann.proof);
        for (method, path, body) in [
            ("PUT", "/api/v1/me", NAME),
            ("POST", "/api/v1/accounts", NAME),
            ("POST", "/api/v1/tables", &two_seats().to_string().into_bytes()),
            ("POST", &*orders, br#"{"do":"close"}"#),
        ] {
            let answer = server.tell(method, path, &headers, body);
            assert_eq!((answer.status, &*answer.code()), (403, "origin"), "{path} {evil}");
        }
        let socket = Socket::open(&server, &table, "", &headers);
        assert_eq!(socket.err(), Some(403), "{evil}");
    }
    // Nothing was opened, closed or renamed.
    assert_eq!(ann.get("/api/v1/me").json()["name"], "Ann");
    let tables = ann.get("/api/v1/me/tables").json();
    assert_eq!(tables.as_array().map(Vec::len), Some(1));
    assert_eq!(tables[0]["table"]["status"], "open");
}

#[test]
fn our_own_page_and_programs_may() {
    let server = Server::of_tables();
    for own in [
        "",
        "Origin: http://test\r\n",
        "Origin: http://TEST:80\r\n",
        "Origin: http://test\r\nSec-Fetch-Site: same-origin\r\n",
    ] {
        assert_eq!(server.tell("PUT", "/api/v1/me", own, NAME).status, 200, "{own}");
    }
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let origin = format!("Origin: http://{}\r\n{}", server.address, ann.proof);
    assert!(Socket::open(&server, &table, "", &origin).is_ok());
    assert!(Socket::open(&server, &table, "", &ann.proof).is_ok());
}

#[test]
fn forms_cannot_speak_json() {
    let server = Server::of_tables();
    for kind in [
        "",
        "Content-Type: text/plain\r\n",
        "Content-Type: application/x-www-form-urlencoded\r\n",
        "Content-Type: text/json\r\n",
    ] {
        let mut client = server.connect();
        let length = NAME.len();
        client.say(&format!(
            "PUT /api/v1/me HTTP/1.1\r\nHost: test\r\n{kind}Content-Length: {length}\r\n\r\n"
        ));
        client.say(std::str::from_utf8(NAME).expect("it is text"));
        assert!(client.line().contains(" 415 "), "{kind}");
    }
    let kind = "Content-Type: Application/JSON; charset=utf-8\r\n";
    let mut client = server.connect();
    let length = NAME.len();
    client.say(&format!(
        "PUT /api/v1/me HTTP/1.1\r\nHost: test\r\n{kind}Content-Length: {length}\r\n\r\n"
    ));
    client.say(std::str::from_utf8(NAME).expect("it is text"));
    assert!(client.line().contains(" 200 "));
}
