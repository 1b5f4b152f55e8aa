//! A server as a process of its own, which can be killed.

use remparts_client::Server;
use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that ends with its test, however that ends.
pub(crate) struct Node {
    child: Child,
    /// Its address, which stays the same.
    pub(crate) url: String,
    args: Vec<String>,
    /// What starts the program, with its first arguments; nothing if it is started directly.
    by: Vec<String>,
}

impl Node {
    /// A server with its tables in a folder.
    pub(crate) fn start(folder: &Path) -> Self {
        let data = folder.to_str().expect("test paths are text");
        Self::with(folder, "node", &["--data", data])
    }

    /// A server with these arguments; what it logs goes to a file in the folder.
    pub(crate) fn with(folder: &Path, name: &str, args: &[&str]) -> Self {
        Self::by(folder, name, &[], args)
    }

    /// The same, started by another program that becomes the server.
    pub(crate) fn by(folder: &Path, name: &str, by: &[&str], args: &[&str]) -> Self {
        let by: Vec<String> = by.iter().map(|word| (*word).to_owned()).collect();
        let log = folder.join(format!("{name}.log"));
        let mut all: Vec<String> = vec![log.to_str().expect("test paths are text").to_owned()];
        all.extend(args.iter().map(|arg| (*arg).to_owned()));
        let (child, url) = spawn(&by, &all, "127.0.0.1:0").expect("the server starts");
        Self { child, url, args: all, by }
    }

    /// What is answered at a path: its status and its text.
    pub(crate) fn get(&self, path: &str) -> io::Result<(u16, String)> {
        get(self.url.trim_start_matches("http://").trim_end_matches('/'), path)
    }

    /// A number that it counts, by the beginning of its line.
    pub(crate) fn counted(&self, name: &str) -> u64 {
        // The last line counts: it may have been started before.
        let log = fs::read_to_string(&self.args[0]).expect("it logs");
        let told =
            |line: &str| Some(line.strip_prefix(FIGURES)?.strip_suffix("/metrics")?.to_owned());
        let address = log.lines().rev().find_map(told).expect("it says where its figures are");
        let (_, text) = get(&address, "/metrics").expect("it tells its figures");
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        let number = line.unwrap_or_else(|| panic!("no {name} in {text}"));
        number.trim().parse().expect("it is a number")
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn server(&self) -> Server {
        Server::new(&self.url).expect("it is an address")
    }

    /// Ends it at once, whatever it is doing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it has ended");
    }

    /// Starts it again at the same address.
    pub(crate) fn restart(&mut self) {
        let listen = self.url.trim_start_matches("http://").trim_end_matches('/');
        let deadline = Instant::now() + Duration::from_secs(10);
        loop {
            match spawn(&self.by, &self.args, listen) {
                Some((child, _)) => {
                    self.child = child;
                    return;
                }
                // A connection from the same port to another server may be in the way.
                None if Instant::now() < deadline => {
                    std::thread::sleep(Duration::from_millis(50));
                }
                None => panic!("the server does not start again at {listen}"),
            }
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have been killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How a server says where its figures are told.
const FIGURES: &str = "figures are told at http://";

/// Asks one question over a connection of its own.
fn get(address: &str, path: &str) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.ok_or(io::ErrorKind::InvalidData)?, text))
}

/// Starts a server; nothing if it says no address.
fn spawn(by: &[String], args: &[String], listen: &str) -> Option<(Child, String)> {
    let log = File::options().create(true).append(true).open(&args[0]).expect("a file for the log");
    let program = env!("CARGO_BIN_EXE_remparts");
    let mut command = Command::new(by.first().map_or(program, String::as_str));
    if let [_, rest @ ..] = by {
        command.args(rest).arg(program);
    }
    let mut child = command
        .args(["serve", "--limits", "off", "--listen", listen, "--metrics", "127.0.0.1:0"])
        .args(&args[1..])
        .env_remove("DATABASE_URL")
        .env_remove("NATS_URL")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .expect("the program starts");
    let stdout = child.stdout.take().expect("a pipe was asked for");
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).expect("the program speaks");
    if line.is_empty() {
        let _ = child.wait();
        return None;
    }
    Some((child, line.trim_end().to_owned()))
}
