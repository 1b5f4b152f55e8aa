//! The description of the API, and that the server keeps to it.

use crate::client::{Answer, Guest, Server, Socket, two_seats};
use crate::schema::fits;
use remparts_engine::notation::tile_file;
use remparts_server::description;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::{env, fs};

/// Run with `UPDATE_TYPES=1` to write the file anew.
#[test]
fn the_description_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api/openapi.json");
    let wanted = description();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &wanted).expect("the file can be written");
    }
    let found = fs::read_to_string(path).expect("the description is there");
    assert!(
        found == wanted,
        "docs/api/openapi.json is stale: UPDATE_TYPES=1 cargo test -p remparts-server"
    );
}

/// Compares answers with what the description says of them, and remembers which were.
struct Checked {
    api: Value,
    seen: BTreeSet<(String, String, bool)>,
}

impl Checked {
    fn check(&mut self, method: &str, path: &str, answer: &Answer) {
        let operation = &self.api["paths"][path][method];
        assert!(operation.is_object(), "{method} {path} is not described");
        let status = answer.status.to_string();
        let range = format!("{}XX", &status[..1]);
        let responses = &operation["responses"];
        let response = [&*status, &*range].into_iter().find_map(|key| responses.get(key));
        let response =
            response.unwrap_or_else(|| panic!("{method} {path} may not answer {answer:?}"));
        if answer.status == 204 {
            assert_eq!((response.get("content"), answer.text()), (None, ""), "{method} {path}");
            self.seen.insert((path.to_owned(), method.to_owned(), true));
            return;
        }
        let (kind, content) = response["content"]
            .as_object()
            .and_then(|all| all.iter().next())
            .expect("it has content");
        let found = answer.header("content-type").expect("it has a type");
        assert!(found.starts_with(&**kind), "{method} {path}: {found} instead of {kind}");
        let values: Vec<Value> = match &**kind {
            "application/json" => vec![answer.json()],
            "application/x-ndjson" => {
                let lines = answer.text().lines().filter(|line| !line.is_empty());
                lines.map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
            }
            _ => vec![json!(answer.text())],
        };
        for value in &values {
            if let Err(problem) = fits(&self.api, &content["schema"], value) {
                panic!("{method} {path}: {problem} in {value}");
            }
        }
        self.seen.insert((path.to_owned(), method.to_owned(), answer.status < 400));
    }
}

/// A tile set that no other test loads: that of a shipped one under another name.
fn loaded_set() -> tile_file::Listed {
    let shipped = tile_file::shipped();
    let city = shipped.iter().find(|set| set.name == "city").expect("it comes with the program");
    let text = city.text.replacen("set city\n", "set described\n", 1);
    tile_file::load(&text).expect("the file is in order").expect("its name is new").listed()
}

/// The first lines of a stream, as if it ended there.
fn beginning(server: &Server, path: &str, proof: &str) -> Answer {
    let mut client = server.connect();
    client.say(&format!("GET {path} HTTP/1.1\r\nHost: test\r\n{proof}\r\n"));
    let mut answer = client.head();
    while answer.body.is_empty() {
        answer.body.extend(client.chunk().expect("the stream goes on"));
    }
    answer
}

#[test]
fn every_address_answers_as_described() {
    let server = Server::of_tables();
    let api = server.ask("GET", "/api/v1/openapi.json", "").json();
    assert_eq!(api, serde_json::from_str::<Value>(&description()).expect("it is JSON"));
    let mut checked = Checked { api, seen: BTreeSet::new() };
    let wrong = "Authorization: Bearer wrong\r\n";

    for (path, headers) in [
        ("/api/v1/hello", ""),
        ("/api/v1/openapi.json", ""),
        ("/api/v1/me", ""),
        ("/api/v1/me", wrong),
        ("/api/v1/me/tables", ""),
        ("/api/v1/me/tables", wrong),
        ("/api/v1/me/relations", ""),
        ("/api/v1/me/relations", wrong),
        ("/api/v1/tables", ""),
        ("/api/v1/tables", wrong),
        ("/api/v1/games", ""),
        ("/api/v1/games", wrong),
    ] {
        checked.check("get", path, &server.ask("GET", path, headers));
    }
    let (ann, bob) = (server.guest("Ann"), Guest::account(&server, "Robot"));
    checked.check("get", "/api/v1/me", &ann.get("/api/v1/me"));
    for name in ["Anna", ""] {
        let body = json!({ "name": name }).to_string();
        for (method, path) in [("put", "/api/v1/me"), ("post", "/api/v1/accounts")] {
            let proof = if method == "put" { &*ann.proof } else { "" };
            let answer = server.tell(&method.to_uppercase(), path, proof, body.as_bytes());
            checked.check(method, path, &answer);
        }
    }
    let opened = ann.post("/api/v1/tables", &two_seats());
    checked.check("post", "/api/v1/tables", &opened);
    checked.check("post", "/api/v1/tables", &ann.post("/api/v1/tables", &json!({})));
    let table = opened.json()["id"].as_str().expect("it has an id").to_owned();
    assert_eq!(opened.header("location"), Some(&*format!("/api/v1/tables/{table}")));

    let orders = "/api/v1/tables/{id}/orders";
    for command in [
        json!({ "do": "sit", "seat": 1 }),
        json!({ "do": "sit", "seat": 0 }),
        json!({ "do": "say", "text": "Good luck!" }),
        json!({ "do": "ready", "ready": true }),
    ] {
        checked.check("post", orders, &bob.order(&table, &command));
    }
    checked.check("post", orders, &ann.order(&table, &json!({ "do": "ready", "ready": true })));
    let look = |checked: &mut Checked| {
        let here = format!("/api/v1/tables/{table}");
        checked.check("get", "/api/v1/tables/{id}", &ann.get(&here));
        checked.check("get", "/api/v1/tables/{id}/log", &ann.get(&format!("{here}/log")));
        let stream = beginning(&server, &format!("{here}/stream"), &bob.proof);
        checked.check("get", "/api/v1/tables/{id}/stream", &stream);
        checked.check("get", "/api/v1/tables", &server.ask("GET", "/api/v1/tables", ""));
        checked.check("get", "/api/v1/me/tables", &ann.get("/api/v1/me/tables"));
        checked.check("get", "/api/v1/games", &server.ask("GET", "/api/v1/games", ""));
    };
    look(&mut checked);
    let relations = "/api/v1/me/relations/{player}";
    let named = |id: &str| format!("/api/v1/me/relations/{id}");
    let other = bob.id();
    for (path, kind) in [(named(&other), "mute"), (named(&other), "hug"), (named("none"), "block")]
    {
        checked.check("put", relations, &ann.put(&path, &json!({ "kind": kind })));
    }
    checked.check("get", "/api/v1/me/relations", &ann.get("/api/v1/me/relations"));
    for path in [named(&other), named("none")] {
        checked.check("delete", relations, &ann.delete(&path));
    }
    for reason in ["stalling", "dancing"] {
        let report = json!({ "table": table, "player": other, "reason": reason, "text": "Hm." });
        checked.check("post", "/api/v1/reports", &ann.post("/api/v1/reports", &report));
    }
    // Everything that a socket says is described as well.
    let mut socket = Socket::open(&server, &table, "?turns=1", &bob.proof).expect("it opens");
    socket.say(json!({ "id": 1, "do": "ping" }).to_string());
    socket.say(json!({ "id": 2, "do": "dance" }).to_string());
    socket.say(json!({ "id": 3, "do": "say", "text": "Hm." }).to_string());
    for kind in ["table", "done", "refused", "event", "done"] {
        let message = socket.wait_for(kind);
        let schema = json!({ "$ref": "#/components/schemas/Message" });
        fits(&checked.api, &schema, &message).unwrap_or_else(|problem| panic!("{problem}"));
    }
    assert_eq!(bob.order(&table, &json!({ "do": "resign" })).status, 200);
    look(&mut checked);
    for path in ["", "/log", "/stream", "/socket"] {
        let described = format!("/api/v1/tables/{{id}}{path}");
        let answer = server.ask("GET", &format!("/api/v1/tables/none{path}"), "");
        checked.check("get", &described, &answer);
    }

    for path in ["/api/v1/me/proofs", "/api/v1/me/everything"] {
        for proof in ["", &*ann.proof] {
            checked.check("get", path, &server.ask("GET", path, proof));
        }
    }
    let code = ann.post("/api/v1/me/links", &json!({})).json()["code"].clone();
    for (path, body, proof) in [
        ("/api/v1/me/links", json!({}), ""),
        ("/api/v1/me/links", json!({}), &*ann.proof),
        ("/api/v1/me/recovery", json!({}), ""),
        ("/api/v1/me/recovery", json!({}), &ann.proof),
        ("/api/v1/me/tokens", json!({}), &ann.proof),
        ("/api/v1/me/tokens", json!({}), &bob.proof),
        ("/api/v1/sign-in", json!({ "by": "link", "code": code }), ""),
        ("/api/v1/sign-in", json!({ "by": "link", "code": code }), ""),
        ("/api/v1/me/forget", json!({ "name": "Nobody" }), &ann.proof),
        ("/api/v1/me/forget", json!({ "name": "Robot" }), &bob.proof),
        ("/api/v1/sign-out", json!({}), ""),
    ] {
        let answer = server.tell("POST", path, proof, body.to_string().as_bytes());
        checked.check("post", path, &answer);
    }
    for (path, proof) in [("", &*ann.proof), ("", ""), ("/none", &ann.proof)] {
        let answer = server.ask("DELETE", &format!("/api/v1/me/sessions{path}"), proof);
        let described = if path.is_empty() { path } else { "/{id}" };
        checked.check("delete", &format!("/api/v1/me/sessions{described}"), &answer);
    }
    let session = ann.get("/api/v1/me/proofs").json()["sessions"][0]["id"].clone();
    let path = format!("/api/v1/me/sessions/{}", session.as_str().expect("it has an id"));
    let answer = server.ask("DELETE", &path, &ann.proof);
    checked.check("delete", "/api/v1/me/sessions/{id}", &answer);
    let ann = server.guest("Ann");
    let answer = server.tell("POST", "/api/v1/sign-out", &ann.proof, b"{}");
    checked.check("post", "/api/v1/sign-out", &answer);

    let set = loaded_set();
    checked.check("get", "/api/v1/tiles", &server.ask("GET", "/api/v1/tiles", ""));
    for digest in [set.digest.to_string(), "none".to_owned()] {
        let answer = server.ask("GET", &format!("/api/v1/tiles/{digest}"), "");
        checked.check("get", "/api/v1/tiles/{digest}", &answer);
        assert_eq!(answer.status == 200, answer.text() == set.text, "{digest}");
    }

    // Addresses that refuse nobody, or hand out sockets, are known by name.
    let never_refuses = ["/api/v1/hello", "/api/v1/openapi.json", "/api/v1/tiles"];
    for (path, methods) in checked.api["paths"].as_object().expect("there are addresses") {
        for method in methods.as_object().expect("there are methods").keys() {
            let seen = |fine| checked.seen.contains(&(path.clone(), method.clone(), fine));
            // Passkeys want an authenticator; a journey in a browser has one.
            let apart = path.ends_with("/socket") || path.contains("passkey");
            assert!(seen(true) || apart, "{method} {path}");
            let refuses = method != "get" || !never_refuses.contains(&&**path);
            assert!(!refuses || apart || seen(false), "{method} {path} was never refused");
        }
    }
}
