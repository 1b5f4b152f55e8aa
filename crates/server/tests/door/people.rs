//! A player is more than a cookie: other devices, lost devices, and leaving for good.

use crate::client::{Guest, Server, two_seats};
use remparts_server::{Page, Settings};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The cookie that an answer sets, as a header line that proves who it is.
fn proof_of(answer: &crate::client::Answer) -> String {
    let cookie = answer.header("set-cookie").expect("a device is told who it is");
    format!("Cookie: {}\r\n", cookie.split(';').next().expect("a cookie has a value"))
}

fn sign_in(server: &Server, proof: &Value) -> crate::client::Answer {
    server.tell("POST", "/api/v1/sign-in", "", proof.to_string().as_bytes())
}

fn text(value: &Value) -> String {
    value.as_str().expect("it is text").to_owned()
}

/// Asks again and again, for as long as something may take in the background.
fn eventually(mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(20), "it never happens");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_link_takes_a_seat_to_another_device_once() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let me = ann.get("/api/v1/me").json();
    let link = ann.post("/api/v1/me/links", &json!({}));
    assert_eq!(link.status, 201, "{link:?}");
    let code = text(&link.json()["code"]);
    let proof = json!({ "by": "link", "code": code });
    let answer = sign_in(&server, &proof);
    assert_eq!((answer.status, answer.json()), (200, me.clone()));
    let phone = proof_of(&answer);
    let seen = server.ask("GET", &format!("/api/v1/tables/{table}"), &phone).json();
    assert_eq!(seen["you"]["seat"], 0, "the seat came along");

    // Used, invented or meant for something else: all are answered alike.
    let again = sign_in(&server, &proof);
    let never = sign_in(&server, &json!({ "by": "link", "code": "2".repeat(20) }));
    let other = text(&ann.post("/api/v1/me/links", &json!({})).json()["code"]);
    let wrong = sign_in(&server, &json!({ "by": "recovery", "code": other }));
    let nonsense = sign_in(&server, &json!({ "by": "link", "code": "'; --" }));
    for answer in [&again, &never, &wrong, &nonsense] {
        assert_eq!((answer.status, &*answer.code()), (401, "not-proved"));
        assert_eq!(answer.json(), again.json());
        assert_eq!(answer.header("set-cookie"), None);
    }
    // What failed for another purpose was not used up.
    assert_eq!(sign_in(&server, &json!({ "by": "link", "code": other })).status, 200);
}

#[test]
fn sessions_are_listed_and_ended_and_their_sockets_with_them() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let code = text(&ann.post("/api/v1/me/links", &json!({})).json()["code"]);
    let answer = server.tell(
        "POST",
        "/api/v1/sign-in",
        "User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605.1\r\n",
        json!({ "by": "link", "code": code }).to_string().as_bytes(),
    );
    let phone = proof_of(&answer);
    let proofs = ann.get("/api/v1/me/proofs").json();
    let sessions = proofs["sessions"].as_array().expect("it is a list").clone();
    let current: Vec<&Value> = sessions.iter().map(|session| &session["current"]).collect();
    assert_eq!(current, [&json!(true), &json!(false)]);
    assert_eq!(sessions[1]["label"], "Safari, iPhone");
    assert!(!proofs.to_string().contains(phone[phone.len() - 20..].trim_end()), "no secrets");

    let path = format!("/api/v1/tables/{table}/stream");
    let other = server.guest("Ben");
    let stolen = format!("/api/v1/me/sessions/{}", text(&sessions[1]["id"]));
    assert_eq!(server.ask("DELETE", &stolen, &other.proof).status, 404, "not Ben's to end");
    assert_eq!(server.ask("GET", "/api/v1/me", &phone).json()["name"], "Ann");
    assert_eq!(server.ask("DELETE", &stolen, &ann.proof).status, 204);
    assert_eq!(server.ask("GET", "/api/v1/me", &phone).json(), Value::Null);
    let order = json!({ "do": "say", "text": "hello" }).to_string();
    let path = path.replace("/stream", "/orders");
    let said = server.tell("POST", &path, &phone, order.as_bytes());
    assert_eq!((said.status, &*said.code()), (401, "unknown"));

    // Signing out ends this device's own session and takes its cookies away.
    let answer = server.tell("POST", "/api/v1/sign-out", &ann.proof, b"");
    assert_eq!(answer.status, 204, "{answer:?}");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    assert_eq!(ann.get("/api/v1/me").json(), Value::Null);
}

#[test]
fn recovery_codes_bring_a_player_back_once_each() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    let answer = ann.post("/api/v1/me/recovery", &json!({}));
    assert_eq!(answer.status, 201, "{answer:?}");
    let codes: Vec<String> =
        answer.json()["codes"].as_array().expect("it is a list").iter().map(text).collect();
    assert_eq!(codes.len(), 8);
    assert_eq!(ann.get("/api/v1/me/proofs").json()["recovery"], 8);
    let typed = codes[0].to_lowercase().replace('-', " ");
    let back = sign_in(&server, &json!({ "by": "recovery", "code": typed }));
    assert_eq!((back.status, &back.json()["name"]), (200, &json!("Ann")));
    assert_eq!(sign_in(&server, &json!({ "by": "recovery", "code": typed })).status, 401);
    assert_eq!(ann.get("/api/v1/me/proofs").json()["recovery"], 7);
    // New codes replace the old ones.
    ann.post("/api/v1/me/recovery", &json!({}));
    assert_eq!(sign_in(&server, &json!({ "by": "recovery", "code": codes[1] })).status, 401);
}

#[test]
fn a_token_is_replaced_and_revoked() {
    let server = Server::of_tables();
    let robot = Guest::account(&server, "Robot");
    assert_eq!(robot.post("/api/v1/me/links", &json!({})).status, 401, "programs have no devices");
    let answer = robot.post("/api/v1/me/tokens", &json!({}));
    assert_eq!(answer.status, 201, "{answer:?}");
    let proof = format!("Authorization: Bearer {}\r\n", text(&answer.json()["token"]));
    assert_eq!(server.ask("DELETE", "/api/v1/me/sessions", &proof).status, 204);
    assert_eq!(robot.get("/api/v1/me").status, 401, "the old token was ended");
    assert_eq!(server.ask("GET", "/api/v1/me", &proof).json()["name"], "Robot");
    let ann = server.guest("Ann");
    assert_eq!(ann.post("/api/v1/me/tokens", &json!({})).status, 401, "people have no tokens");
}

#[test]
fn too_many_sessions_end_the_one_that_was_not_used_for_longest() {
    let server = Server::of_tables();
    let robot = Guest::account(&server, "Robot");
    for _ in 0..22 {
        assert_eq!(robot.post("/api/v1/me/tokens", &json!({})).status, 201);
        if robot.get("/api/v1/me").status != 200 {
            return;
        }
    }
    panic!("there is no end to them");
}

#[test]
fn everything_about_a_player_is_one_file() {
    let server = Server::of_tables();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let table = ann.open(&two_seats());
    let quiet = ben.open(&two_seats());
    ben.order(&table, &json!({ "do": "say", "text": "what Ben said" }));
    ann.order(&table, &json!({ "do": "say", "text": "what Ann said" }));
    ann.order(&quiet, &json!({ "do": "say", "text": "only looking" }));
    let answer = ann.get("/api/v1/me/everything");
    assert_eq!(
        answer.header("content-disposition"),
        Some("attachment; filename=\"remparts.json\"")
    );
    let file = answer.json();
    assert_eq!(file["me"]["name"], "Ann");
    let mut tables: Vec<(String, Value, Value)> = file["tables"]
        .as_array()
        .expect("it is a list")
        .iter()
        .map(|it| (text(&it["id"]), it["seat"].clone(), it["said"].clone()))
        .collect();
    tables.sort_by_key(|(id, ..)| *id != table);
    assert_eq!(
        tables,
        [
            (table, json!(0), json!(["what Ann said"])),
            (quiet, Value::Null, json!(["only looking"]))
        ]
    );
    assert!(!file.to_string().contains("what Ben said"), "that is Ben's");
    let nobody = server.ask("GET", "/api/v1/me/everything", "");
    assert_eq!((nobody.status, &*nobody.code()), (401, "unknown"));
}

#[test]
fn a_forgotten_player_leaves_the_games_and_takes_the_name() {
    let server = Server::of_tables();
    let (ann, ben) = (server.guest("Annabel"), server.guest("Ben"));
    let running = ann.open(&two_seats());
    assert_eq!(ben.order(&running, &json!({ "do": "sit", "seat": 1 })).status, 200);
    for guest in [&ann, &ben] {
        assert_eq!(guest.order(&running, &json!({ "do": "ready", "ready": true })).status, 200);
    }
    ann.order(&running, &json!({ "do": "say", "text": "a secret of Annabel" }));
    let waiting = ann.open(&two_seats());
    let others = ben.open(&two_seats());
    ann.order(&others, &json!({ "do": "say", "text": "Annabel looks on" }));

    let wrong = ann.post("/api/v1/me/forget", &json!({ "name": "annabel" }));
    assert_eq!((wrong.status, &*wrong.code()), (400, "unreadable"));
    let gone = ann.post("/api/v1/me/forget", &json!({ "name": "Annabel" }));
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(ann.get("/api/v1/me").json(), Value::Null);

    let seen = |table: &str| ben.get(&format!("/api/v1/tables/{table}")).json()["table"].clone();
    for table in [&running, &waiting, &others] {
        eventually(|| !seen(table).to_string().contains("Annabel"));
        let id = table.parse().expect("it is an id");
        let kept = server.wait(server.store.load(id)).expect("it is read").expect("it is kept");
        assert!(!kept.lines.join("\n").contains("Annabel"), "in the store it stands no more");
    }
    let game = seen(&running);
    assert_eq!(game["state"]["status"], "over", "the game was given up");
    assert_eq!(game["state"]["outcome"]["winners"], json!([1]));
    assert_eq!(seen(&waiting)["state"]["status"], "closed");
    let lobby = ben.get("/api/v1/me/tables").json().to_string();
    assert!(!lobby.contains("Annabel"), "{lobby}");
    // The draws can still be checked, and the seat of the nameless is open in a rematch.
    assert_eq!(ben.get(&format!("/api/v1/tables/{running}/log")).status, 200);
    assert_eq!(ben.order(&running, &json!({ "do": "rematch" })).status, 200);
    let next = text(&seen(&running)["state"]["rematch"]);
    let kinds: Vec<Value> = seen(&next)["state"]["seats"]
        .as_array()
        .expect("it is a list")
        .iter()
        .map(|seat| seat["kind"].clone())
        .collect();
    assert_eq!(kinds, [json!("person"), json!("open")]);
}

#[test]
fn passkeys_are_for_names_not_for_numbers() {
    let server = Server::of_tables();
    let ann = server.guest("Ann");
    assert_eq!(ann.get("/api/v1/me/proofs").json()["can_add_passkeys"], false, "127.0.0.1");
    let refused = ann.post("/api/v1/me/passkeys/begin", &json!({}));
    assert_eq!((refused.status, &*refused.code()), (401, "not-proved"));
    for answer in [json!({}), json!({ "ceremony": "x", "credential": {} }), json!([1])] {
        let told = sign_in(&server, &json!({ "by": "passkey", "answer": answer }));
        assert!((400..=401).contains(&told.status), "{told:?}");
    }
}

#[test]
fn passkeys_are_asked_for_by_the_address_of_the_page() {
    let server = Server::with(Page(&[]), Settings { behind_proxy: true, ..Settings::default() });
    let forwarded = "X-Forwarded-Proto: https\r\nX-Forwarded-Host: play.example.org\r\n";
    let ann = Guest::behind(&server, "Ann", forwarded);
    assert_eq!(ann.get("/api/v1/me/proofs").json()["can_add_passkeys"], true);
    let begun = ann.post("/api/v1/me/passkeys/begin", &json!({})).json();
    assert_eq!(begun["options"]["rp"]["id"], "play.example.org");
    let selection = &begun["options"]["authenticatorSelection"];
    assert_eq!(selection["residentKey"], "required", "nobody types a name to sign in");
    assert_eq!(selection["userVerification"], "required");
    let ask = || server.tell("POST", "/api/v1/sign-in/passkey", forwarded, b"");
    let (one, other) = (ask().json(), ask().json());
    assert_eq!(one["options"]["rpId"], "play.example.org");
    assert_ne!(one["options"]["challenge"], other["options"]["challenge"]);
    assert_ne!(one["ceremony"], other["ceremony"]);
    // A made-up credential proves nothing, and uses the ceremony up.
    let credential = json!({
        "id": "AAAA", "rawId": "AAAA", "type": "public-key",
        "response": { "authenticatorData": "AAAA", "clientDataJSON": "AAAA", "signature": "AAAA",
            "userHandle": "AAAA" },
    });
    let answer = json!({ "ceremony": one["ceremony"], "credential": credential });
    let proof = json!({ "by": "passkey", "answer": answer }).to_string();
    let told = server.tell("POST", "/api/v1/sign-in", forwarded, proof.as_bytes());
    assert_eq!((told.status, &*told.code()), (401, "not-proved"));
}
