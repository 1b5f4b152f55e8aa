//! The page over real sockets, from the real program.

#![cfg(unix)]

use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A folder that is gone after its test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBERS: AtomicU32 = AtomicU32::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("remparts-serve-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing may have been kept.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that ends with its test, however that ends.
struct Server {
    child: Option<Child>,
    address: SocketAddr,
}

/// The command with a data folder of the user's own, and nothing else that is set around it.
fn command(home: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
    for name in ["DATABASE_URL", "NATS_URL", "RUST_LOG"] {
        command.env_remove(name);
    }
    command.env("XDG_DATA_HOME", &home.0).env("HOME", &home.0);
    command.arg("serve").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Server {
    fn start(home: &Folder, args: &[&str]) -> Self {
        let mut child = command(home, args).spawn().expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.as_mut().expect("a pipe was asked for");
        BufReader::new(stdout).read_line(&mut line).expect("the program speaks");
        let address = line.trim_end().strip_prefix("http://").and_then(|it| it.strip_suffix('/'));
        let address = address.and_then(|it| it.parse().ok());
        let child = Some(child);
        Self { child, address: address.unwrap_or_else(|| panic!("an address, not {line:?}")) }
    }

    /// Everything the server answers to one question.
    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n"))
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.write_all(request.as_bytes()).expect("the server reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("the server answers");
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn stop(mut self, signal: Signal) -> Output {
        let child = self.child.take().expect("it is stopped once");
        kill_process(Pid::from_child(&child), signal).expect("the program still runs");
        child.wait_with_output().expect("the program ends")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

#[test]
fn the_page_is_served_until_someone_stops_it() {
    for signal in [Signal::INT, Signal::TERM] {
        let home = Folder::new();
        let server = Server::start(&home, &["--listen", "127.0.0.1:0"]);
        let answer = server.get("/");
        let (head, body) = answer.split_once("\r\n\r\n").expect("there is a head");
        if head.starts_with("HTTP/1.1 200 ") {
            assert!(body.contains("<title>Remparts</title>"), "{body}");
        } else {
            assert!(head.starts_with("HTTP/1.1 503 "), "{head}");
            assert!(body.contains("`cargo play`"), "{body}");
        }
        assert!(server.get("/none").starts_with("HTTP/1.1 "));

        let output = server.stop(signal);
        assert_eq!(output.status.code(), Some(0));
        let said = String::from_utf8(output.stderr).expect("messages are text");
        assert!(said.ends_with("Ctrl-C stops the server\n"), "{said}");
        assert_eq!(said.contains("without the page"), head.contains(" 503 "), "{said}");
    }
}

#[test]
fn it_is_there_at_once() {
    // A busy machine may be slow once.
    let times: Vec<Duration> = (0..5)
        .map(|_| {
            let home = Folder::new();
            let start = Instant::now();
            let server = Server::start(&home, &["--listen", "127.0.0.1:0"]);
            assert!(!server.get("/").is_empty());
            start.elapsed()
        })
        .collect();
    assert!(times.iter().any(|time| *time < Duration::from_millis(500)), "{times:?}");
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = taken.local_addr().expect("it has a port").to_string();
    let home = Folder::new();
    let output = command(&home, &["--listen", &address]).output().expect("the program starts");
    let said = String::from_utf8(output.stderr).expect("messages are text");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    assert!(said.contains(&format!("cannot listen at {address}")), "{said}");
    assert!(said.contains("in use"), "{said}");
}

#[test]
fn without_a_wish_the_next_free_port_is_taken() {
    let homes = [Folder::new(), Folder::new()];
    let [one, other] = homes.each_ref().map(|home| Server::start(home, &[]));
    assert_ne!(one.address.port(), other.address.port());
    for server in [one, other] {
        assert!(server.address.ip().is_loopback());
        assert!((4747..4767).contains(&server.address.port()), "{}", server.address);
        assert!(server.get("/").starts_with("HTTP/1.1 "));
    }
}

/// Opens a table, and says its id and what proves who opened it.
fn open_table(server: &Server) -> (String, String) {
    let tell = |method, path, cookie: &str, body: &str| {
        let length = body.len();
        server.ask(&format!(
            "{method} {path} HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n{cookie}\r\n{body}"
        ))
    };
    let answer = tell("PUT", "/api/v1/me", "", r#"{"name":"Ann"}"#);
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|it| it.split(';').next()).expect("there is a cookie");
    let cookie = format!("Cookie: {cookie}\r\n");
    let wish =
        r#"{"setup":"players 2","chairs":[{"kind":"me","livery":0},{"kind":"open","livery":1}]}"#;
    let answer = tell("POST", "/api/v1/tables", &cookie, wish);
    let id = answer.split("{\"id\":\"").nth(1).and_then(|rest| rest.split('"').next());
    (id.unwrap_or_else(|| panic!("a table, not {answer}")).to_owned(), cookie)
}

fn is_there(server: &Server, table: &str) -> bool {
    server.get(&format!("/api/v1/tables/{table}")).starts_with("HTTP/1.1 200 ")
}

#[test]
fn tables_are_there_again_after_a_restart() {
    let (home, data) = (Folder::new(), Folder::new());
    // Signs that mean something in addresses are nothing special in folders.
    let odd = data.0.join("50% of #1?");
    let odd = odd.to_str().expect("it is plain text");
    for args in [&["--listen", "127.0.0.1:0"][..], &["--listen", "127.0.0.1:0", "--data", odd]] {
        let server = Server::start(&home, args);
        let (table, _) = open_table(&server);
        assert_eq!(server.stop(Signal::TERM).status.code(), Some(0));
        let server = Server::start(&home, args);
        assert!(is_there(&server, &table), "{args:?}");
    }
    assert!(home.0.join("remparts/remparts.db").is_file());
    assert!(Path::new(odd).join("remparts.db").is_file());
}

#[test]
fn the_log_is_for_programs_and_names_nobody() {
    let home = Folder::new();
    let args = ["--listen", "127.0.0.1:0", "--log-format", "json"];
    let mut command = command(&home, &args);
    let mut child = command.env("RUST_LOG", "trace").spawn().expect("the program starts");
    let mut line = String::new();
    let stdout = child.stdout.as_mut().expect("a pipe was asked for");
    BufReader::new(stdout).read_line(&mut line).expect("the program speaks");
    // Someone has to read along, or the program would wait for it.
    let mut stderr = child.stderr.take().expect("a pipe was asked for");
    let reader = std::thread::spawn(move || {
        let mut said = String::new();
        stderr.read_to_string(&mut said).map(|_| said)
    });
    let address = line.trim_end().strip_prefix("http://").and_then(|it| it.strip_suffix('/'));
    let address = address.and_then(|it| it.parse().ok()).expect("an address");
    let server = Server { child: Some(child), address };
    let (table, cookie) = open_table(&server);
    assert!(is_there(&server, &table));
    assert_eq!(server.stop(Signal::TERM).status.code(), Some(0));

    let said = reader.join().expect("it reads").expect("messages are text");
    let secret = cookie.trim_end().rsplit('=').next().expect("there is a secret");
    assert!(!said.contains(secret));
    // Libraries speak of other things at this level; ours never name a table or a player.
    let lines = said.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<&str> = lines.filter(|line| line.contains("\"target\":\"remparts")).collect();
    assert!(lines.iter().any(|line| line.contains("/api/v1/tables/{id}")), "{said}");
    for hidden in [&*table, "Ann"] {
        assert!(lines.iter().all(|line| !line.contains(hidden)), "{hidden}");
    }
}

#[test]
fn a_database_that_is_none_is_named() {
    let home = Folder::new();
    for args in [&["--database", "mysql://u:secret@h/d"][..], &["--bus", "nats://127.0.0.1:1"]] {
        let output = command(&home, args).output().expect("the program starts");
        let said = String::from_utf8(output.stderr).expect("messages are text");
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("error: cannot "), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}
