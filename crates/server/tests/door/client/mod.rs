//! A server of its own for each test, and clients that say exactly what they are told.

mod guest;
mod socket;

use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use remparts_server::bus::Bus;
use remparts_server::tables::{self, Tables};
use remparts_server::{Metrics, Page, Settings, serve};
use remparts_store::Store;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

pub(crate) use guest::{Guest, two_seats};
pub(crate) use socket::Socket;

/// A server on a port that the system chose.
pub(crate) struct Server {
    /// The address on which it listens.
    pub(crate) address: SocketAddr,
    /// Where it tells its figures.
    figures: SocketAddr,
    /// The store it keeps everything in.
    pub(crate) store: Store,
    handle: Handle,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Starts to serve a page.
    pub(crate) fn start(page: Page) -> Self {
        Self::with(page, Settings::default())
    }

    /// Starts to serve tables alone.
    pub(crate) fn of_tables() -> Self {
        Self::start(Page(&[]))
    }

    /// Starts to serve as it is told.
    pub(crate) fn with(page: Page, settings: Settings) -> Self {
        let (tell, told) = mpsc::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await?;
                let figures = TcpListener::bind("127.0.0.1:0").await?;
                let store = Store::open("sqlite::memory:").await.map_err(io::Error::other)?;
                let bus = Bus::local();
                let tables = Tables::new(store.clone(), bus.clone(), &tables::Settings::default());
                let addresses = (listener.local_addr()?, figures.local_addr()?);
                let news = (addresses, store.clone(), Handle::current());
                tell.send(news).expect("the test waits for it");
                let metrics = Metrics::default();
                let server =
                    remparts_server::Server { page, store, bus, tables, settings, metrics };
                let stop = async { stopped.await.unwrap_or_default() };
                serve(listener, Some(figures), server, stop).await
            })
        });
        let ((address, figures), store, handle) = told.recv().expect("the server starts");
        Self { address, figures, store, handle, stop, thread }
    }

    /// Stops the server, and says how it ended.
    pub(crate) fn stop(self) -> io::Result<()> {
        self.stop.send(()).expect("the server still runs");
        self.thread.join().expect("the server does not panic")
    }

    /// Waits for something that the server's own runtime does.
    pub(crate) fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.handle.block_on(future)
    }

    /// A connection that is kept.
    pub(crate) fn connect(&self) -> Client {
        Client::connect(self.address)
    }

    /// All figures, as operators are told them.
    pub(crate) fn figures(&self) -> Answer {
        Client::connect(self.figures).ask("GET", "/metrics", "")
    }

    /// One question on a connection of its own.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        self.connect().ask(method, path, headers)
    }

    /// One question that brings something along.
    pub(crate) fn tell(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> Answer {
        self.connect().tell(method, path, headers, body)
    }

    /// A new guest of this name.
    pub(crate) fn guest(&self, name: &str) -> Guest<'_> {
        Guest::new(self, name)
    }
}

/// One connection to a server.
pub(crate) struct Client {
    reader: BufReader<TcpStream>,
}

impl Client {
    fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
        Self { reader: BufReader::new(stream) }
    }

    /// Asks; each of `headers` ends its own line.
    pub(crate) fn ask(&mut self, method: &str, path: &str, headers: &str) -> Answer {
        self.say(&format!("{method} {path} HTTP/1.1\r\nHost: test\r\n{headers}\r\n"));
        self.answer(method)
    }

    /// Asks, and brings JSON along.
    pub(crate) fn tell(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> Answer {
        let kind = "Content-Type: application/json";
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: test\r\n{kind}\r\nContent-Length: {length}\r\n\
             {headers}\r\n"
        );
        // At once: whoever sends two pieces waits for the first to be acknowledged.
        let _ = self.reader.get_mut().write_all(&[head.as_bytes(), body].concat());
        self.answer(method)
    }

    /// What is answered; a stream is left where it begins.
    pub(crate) fn head(&mut self) -> Answer {
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
        answer
    }

    fn answer(&mut self, method: &str) -> Answer {
        let mut answer = self.head();
        if method == "HEAD" {
            return answer;
        }
        if answer.header("transfer-encoding") == Some("chunked") {
            while let Some(chunk) = self.chunk() {
                answer.body.extend(chunk);
            }
        } else {
            let length = answer.header("content-length").unwrap_or("0").parse();
            answer.body.resize(length.expect("a length is a number"), 0);
            self.reader.read_exact(&mut answer.body).expect("the body is as long as announced");
        }
        answer
    }

    /// The next piece of a stream; none at its end.
    pub(crate) fn chunk(&mut self) -> Option<Vec<u8>> {
        let length = usize::from_str_radix(&self.line(), 16).expect("a length is a number");
        let mut bytes = vec![0; length + 2];
        self.reader.read_exact(&mut bytes).expect("the piece is as long as announced");
        bytes.truncate(length);
        (length > 0).then_some(bytes)
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

    /// Whether the server says nothing more and hangs up.
    pub(crate) fn is_cut_off(&mut self) -> bool {
        let mut rest = Vec::new();
        match self.reader.read_to_end(&mut rest) {
            Ok(_) => true,
            Err(error) => error.kind() == ErrorKind::ConnectionReset,
        }
    }
}

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    /// The status as a number.
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    /// The bytes of the body.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The value of a header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| &**value)
    }

    /// The bytes as text.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("it is text")
    }

    /// The bytes as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("it is JSON")
    }

    /// The code of a problem; the answer must be a well-formed one.
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        assert_eq!(self.header("content-type"), Some("application/json"), "{self:?}");
        let problem: remparts_protocol::Problem =
            serde_json::from_slice(&self.body).expect("it is a problem");
        let code = serde_json::to_value(problem.code).expect("codes are plain data");
        code.as_str().expect("a code is a word").to_owned()
    }
}
