//! Someone with a device or a token.

use super::{Answer, Server, Socket};
use serde_json::{Value, json};

/// Someone whom the server knows.
pub(crate) struct Guest<'a> {
    server: &'a Server,
    /// The header line that proves who it is.
    pub(crate) proof: String,
}

impl<'a> Guest<'a> {
    /// A new guest on a device of their own.
    pub(crate) fn new(server: &'a Server, name: &str) -> Self {
        Self::behind(server, name, "")
    }

    /// A new device behind a proxy, which says `forwarded` of it; each header ends its own line.
    pub(crate) fn behind(server: &'a Server, name: &str, forwarded: &str) -> Self {
        let body = json!({ "name": name }).to_string();
        let answer = server.tell("PUT", "/api/v1/me", forwarded, body.as_bytes());
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie = answer.header("set-cookie").expect("a device is told who it is");
        let pair = cookie.split(';').next().expect("a cookie has a value");
        Self { server, proof: format!("Cookie: {pair}\r\n{forwarded}") }
    }

    /// A new account of a program.
    pub(crate) fn account(server: &'a Server, name: &str) -> Self {
        let body = json!({ "name": name }).to_string();
        let answer = server.tell("POST", "/api/v1/accounts", "", body.as_bytes());
        assert_eq!(answer.status, 201, "{answer:?}");
        let account = answer.json();
        let token = account["token"].as_str().expect("a token is told");
        Self { server, proof: format!("Authorization: Bearer {token}\r\n") }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.server.ask("GET", path, &self.proof)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.server.tell("POST", path, &self.proof, body.to_string().as_bytes())
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Answer {
        self.server.tell("PUT", path, &self.proof, body.to_string().as_bytes())
    }

    pub(crate) fn delete(&self, path: &str) -> Answer {
        self.server.ask("DELETE", path, &self.proof)
    }

    /// The id of the player.
    pub(crate) fn id(&self) -> String {
        let me = self.get("/api/v1/me").json();
        me["player"].as_str().expect("a player has an id").to_owned()
    }

    /// Mutes or blocks another one.
    pub(crate) fn relate(&self, other: &Guest<'_>, kind: &str) {
        let path = format!("/api/v1/me/relations/{}", other.id());
        let answer = self.put(&path, &json!({ "kind": kind }));
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    /// Opens a table, and says its id.
    pub(crate) fn open(&self, wish: &Value) -> String {
        let answer = self.post("/api/v1/tables", wish);
        assert_eq!(answer.status, 201, "{answer:?}");
        let opened = answer.json();
        opened["id"].as_str().expect("a table has an id").to_owned()
    }

    /// Gives an order over HTTP.
    pub(crate) fn order(&self, table: &str, command: &Value) -> Answer {
        self.post(&format!("/api/v1/tables/{table}/orders"), command)
    }

    /// A socket to a table.
    pub(crate) fn socket(&self, table: &str, query: &str) -> Socket {
        let socket = Socket::open(self.server, table, query, &self.proof);
        socket.unwrap_or_else(|status| panic!("refused with {status}"))
    }
}

/// A wish for a public table for two, with the one who opens it on the first seat.
pub(crate) fn two_seats() -> Value {
    json!({
        "title": "For two",
        "setup": "players 2",
        "chairs": [{ "kind": "me", "livery": 0 }, { "kind": "open", "livery": 1 }],
        "public": true,
    })
}
