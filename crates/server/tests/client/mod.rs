//! A server of its own for each test, and a client that says exactly what it is told.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use remparts_server::{Page, serve};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

/// A server on a port that the system chose.
pub(crate) struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Starts to serve a page.
    pub(crate) fn start(page: Page) -> Self {
        let (tell, told) = mpsc::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await?;
                tell.send(listener.local_addr()?).expect("the test waits for it");
                serve(listener, page, async { stopped.await.unwrap_or_default() }).await
            })
        });
        Self { address: told.recv().expect("the server starts"), stop, thread }
    }

    /// Stops it.
    pub(crate) fn stop(self) -> io::Result<()> {
        self.stop.send(()).expect("the server still runs");
        self.thread.join().expect("the server does not panic")
    }

    /// A connection that is kept.
    pub(crate) fn connect(&self) -> Client {
        let stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
        Client { reader: BufReader::new(stream) }
    }

    /// One question on a connection of its own.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        self.connect().ask(method, path, headers)
    }
}

/// One connection.
pub(crate) struct Client {
    reader: BufReader<TcpStream>,
}

impl Client {
    /// Asks; each of `headers` ends its own line.
    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &str) -> Answer {
        let request = format!("{method} {path} HTTP/1.1\r\nHost: test\r\n{headers}\r\n");
        self.say(&request);
        let status = self.line();
        let status = status.split(' ').nth(1).expect("there is a status").parse();
        let mut answer = Answer {
            status: status.expect("a status is a number"),
            headers: Vec::new(),
            body: Vec::new(),
        };
        loop {
            let line = self.line();
            let Some((name, value)) = line.split_once(':') else { break };
            answer.headers.push((name.to_owned(), value.trim().to_owned()));
        }
        if method != "HEAD" {
            let length = answer.header("content-length").unwrap_or("0").parse();
            answer.body.resize(length.expect("a length is a number"), 0);
            self.reader.read_exact(&mut answer.body).expect("the body is as long as announced");
        }
        answer
    }

    /// Sends as much as the server takes. Who says too much may be interrupted; the answer tells.
    pub(crate) fn say(&mut self, text: &str) {
        let _ = self.reader.get_mut().write_all(text.as_bytes());
    }

    /// The next line, without its end.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.reader.read_line(&mut line).expect("the server answers");
        line.trim_end().to_owned()
    }
}

/// What came back.
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    /// The bytes.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The value of a header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| &**value)
    }
}
