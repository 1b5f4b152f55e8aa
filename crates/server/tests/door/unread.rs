//! Readers that never read: what they leave unread is bounded, and they are cut off.

use crate::client::{Guest, Server, two_seats};
use remparts_server::{Asset, Limits, Page, Settings};
use serde_json::json;
use socket2::{Domain, Socket, Type};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// More than any buffer of the system takes.
static LARGE: [u8; 1 << 25] = [0; 1 << 25];
static ASSETS: [Asset; 1] =
    [Asset { name: "large.txt", tag: "1", plain: &LARGE, gzip: None, brotli: None }];

/// How long the servers of these tests wait for a reader.
const WRITE_TIMEOUT: Duration = Duration::from_millis(400);
/// After so long a test gives up.
const PATIENCE: Duration = Duration::from_secs(12);

/// A server that waits only briefly for its readers.
fn server() -> Server {
    let limits = Limits::off();
    let settings = Settings { write_timeout: WRITE_TIMEOUT, limits, ..Settings::default() };
    Server::with(Page(&ASSETS), settings)
}

/// Asks for something, and reads none of it. The own buffer is as small as the system allows, so
/// that what is not read stays with the server.
fn unread(server: &Server, request: &str) -> TcpStream {
    asking(server, request, 1)
}

/// Asks for something over a connection that buffers about so many bytes on this side.
fn asking(server: &Server, request: &str, buffer: usize) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("there are sockets");
    socket.set_recv_buffer_size(buffer).expect("a buffer can be small");
    socket.connect(&server.address.into()).expect("the server listens");
    let mut stream = TcpStream::from(socket);
    stream.write_all(request.as_bytes()).expect("the server reads");
    stream
}

/// Waits until the server has reset the connection, without reading from it.
fn is_reset(stream: &TcpStream) -> bool {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if stream.take_error().expect("a socket can be asked").is_some() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    false
}

/// Says so much at a table that whoever listens and does not read has more waiting than buffers
/// take.
fn chatter(ann: &Guest<'_>, table: &str) {
    let mut socket = ann.socket(table, "");
    let text = "\u{1f3f0}".repeat(300);
    for id in 0..400 {
        let said = socket.order(&json!({ "id": id, "do": "say", "text": text }));
        assert_eq!(said["type"], "done", "{said}");
    }
}

#[test]
fn whoever_does_not_read_a_file_is_cut_off() {
    let server = server();
    let stream = unread(&server, "GET /large.txt HTTP/1.1\r\nHost: test\r\n\r\n");
    assert!(is_reset(&stream), "the connection is still there");
}

#[test]
fn whoever_does_not_read_a_stream_is_cut_off() {
    let server = server();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let path = format!("/api/v1/tables/{table}/stream");
    let stream = unread(&server, &format!("GET {path} HTTP/1.1\r\nHost: test\r\n\r\n"));
    chatter(&ann, &table);
    assert!(is_reset(&stream), "the connection is still there");
}

#[test]
fn whoever_does_not_read_a_socket_is_cut_off() {
    let server = server();
    let ann = server.guest("Ann");
    let table = ann.open(&two_seats());
    let path = format!("/api/v1/tables/{table}/socket");
    let stream = unread(
        &server,
        &format!(
            "GET {path} HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ),
    );
    chatter(&ann, &table);
    assert!(is_reset(&stream), "the connection is still there");
}

#[test]
fn a_slow_reader_who_reads_gets_everything() {
    const SLOW: Duration = Duration::from_secs(2);
    let settings = Settings { write_timeout: SLOW, ..Settings::default() };
    let server = Server::with(Page(&ASSETS), settings);
    let mut stream = asking(&server, "GET /large.txt HTTP/1.1\r\nHost: test\r\n\r\n", 32 << 10);
    let start = Instant::now();
    let mut bytes = vec![0; 8 << 10];
    let mut total = 0;
    while total < LARGE.len() {
        // For longer than the server would wait for someone who takes nothing.
        if start.elapsed() < SLOW * 3 / 2 {
            std::thread::sleep(Duration::from_millis(20));
        }
        let read = stream.read(&mut bytes).expect("the server sends");
        assert_ne!(read, 0, "cut off after {total} bytes");
        total += read;
    }
}

/// The bytes that the server's side of a connection holds for a reader who has not taken them.
#[cfg(target_os = "linux")]
fn held_back(server: &Server, stream: &TcpStream) -> Option<usize> {
    let [local, remote] = [server.address, stream.local_addr().expect("it is connected")];
    let all = std::fs::read_to_string("/proc/net/tcp").expect("the system tells");
    all.lines().skip(1).find_map(|line| {
        let mut words = line.split_whitespace().skip(1);
        let (from, to) = (words.next()?, words.next()?);
        let port = |text: &str| u16::from_str_radix(text.rsplit(':').next()?, 16).ok();
        if port(from)? != local.port() || port(to)? != remote.port() {
            return None;
        }
        let (sending, _) = words.nth(1)?.split_once(':')?;
        usize::from_str_radix(sending, 16).ok()
    })
}

#[test]
#[cfg(target_os = "linux")]
fn what_a_reader_leaves_unread_is_bounded() {
    let server = Server::start(Page(&ASSETS));
    let readers: Vec<_> =
        (0..20).map(|_| unread(&server, "GET /large.txt HTTP/1.1\r\nHost: test\r\n\r\n")).collect();
    // Until no buffer grows any more.
    let (mut before, mut now) = (0, 1);
    while before != now {
        std::thread::sleep(Duration::from_millis(300));
        before = now;
        now = readers.iter().filter_map(|reader| held_back(&server, reader)).sum();
    }
    assert!(now > 0, "nothing is held back");
    let each = now / readers.len();
    assert!(each <= 256 * 1024, "{each} bytes are held back for each reader");
}
