//! A server as a process of its own, which can be killed.

use remparts_client::Server;
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that ends with its test, however that ends.
pub(crate) struct Node {
    child: Child,
    /// Its address, which stays the same.
    pub(crate) url: String,
    args: Vec<String>,
}

impl Node {
    /// A server with its tables in a folder.
    pub(crate) fn start(folder: &Path) -> Self {
        let data = folder.to_str().expect("test paths are text");
        Self::with(folder, "node", &["--data", data])
    }

    /// A server with these arguments; what it logs goes to a file in the folder.
    pub(crate) fn with(folder: &Path, name: &str, args: &[&str]) -> Self {
        let log = folder.join(format!("{name}.log"));
        let mut all: Vec<String> = vec![log.to_str().expect("test paths are text").to_owned()];
        all.extend(args.iter().map(|arg| (*arg).to_owned()));
        let (child, url) = spawn(&all, "127.0.0.1:0").expect("the server starts");
        Self { child, url, args: all }
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
            match spawn(&self.args, listen) {
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

/// Starts a server; nothing if it says no address.
fn spawn(args: &[String], listen: &str) -> Option<(Child, String)> {
    let log = File::options().create(true).append(true).open(&args[0]).expect("a file for the log");
    let mut child = Command::new(env!("CARGO_BIN_EXE_remparts"))
        .args(["serve", "--limits", "off", "--listen", listen])
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
