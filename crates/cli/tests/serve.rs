//! The page over real sockets, from the real program.

#![cfg(unix)]

use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A server that ends with its test, however that ends.
struct Server {
    child: Option<Child>,
    address: SocketAddr,
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
    command.arg("serve").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Server {
    fn start(args: &[&str]) -> Self {
        let mut child = command(args).spawn().expect("the program starts");
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
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
            .expect("the server reads");
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
        let server = Server::start(&["--listen", "127.0.0.1:0"]);
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
            let start = Instant::now();
            let server = Server::start(&["--listen", "127.0.0.1:0"]);
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
    let output = command(&["--listen", &address]).output().expect("the program starts");
    let said = String::from_utf8(output.stderr).expect("messages are text");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    assert!(said.contains(&format!("cannot listen at {address}")), "{said}");
    assert!(said.contains("in use"), "{said}");
}

#[test]
fn without_a_wish_the_next_free_port_is_taken() {
    let (one, other) = (Server::start(&[]), Server::start(&[]));
    assert_ne!(one.address.port(), other.address.port());
    for server in [one, other] {
        assert!(server.address.ip().is_loopback());
        assert!((4747..4767).contains(&server.address.port()), "{}", server.address);
        assert!(server.get("/").starts_with("HTTP/1.1 "));
    }
}
