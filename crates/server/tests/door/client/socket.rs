//! The other end of a socket.

use super::Server;
use serde_json::Value;
use std::collections::VecDeque;
use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::{IntoClientRequest as _, client};
use tokio_tungstenite::tungstenite::handshake::HandshakeError;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket};

/// How long anything is waited for.
const PATIENCE: Duration = Duration::from_secs(40);

/// A socket to a table.
pub(crate) struct Socket {
    socket: WebSocket<TcpStream>,
    /// What was heard while something else was waited for.
    kept: VecDeque<Value>,
}

/// What a client hears on a socket.
#[derive(Debug)]
enum Heard {
    /// A message of the server.
    Message(Value),
    /// The server closes the socket, with a code.
    Closed(u16),
    /// The connection is cut.
    Cut,
}

impl Socket {
    /// Opens a socket; each of `headers` ends its own line. If it is refused, with which status?
    pub(crate) fn open(
        server: &Server,
        table: &str,
        query: &str,
        headers: &str,
    ) -> Result<Self, u16> {
        let stream = TcpStream::connect(server.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
        let address = server.address;
        let url = format!("ws://{address}/api/v1/tables/{table}/socket{query}");
        let mut request = url.into_client_request().expect("it is an address");
        for line in headers.lines() {
            let (name, value) = line.split_once(": ").expect("it is a header");
            request.headers_mut().insert(
                HeaderName::try_from(name).expect("it is a name"),
                HeaderValue::try_from(value).expect("it is a value"),
            );
        }
        match client(request, stream) {
            Ok((socket, _)) => Ok(Self { socket, kept: VecDeque::new() }),
            Err(HandshakeError::Failure(Error::Http(answer))) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Sends a frame of text.
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        let _ = self.socket.send(Message::text(text.into()));
    }

    /// Says something that is no text.
    pub(crate) fn say_bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.socket.send(Message::binary(bytes));
    }

    /// Sends a ping, which nobody has to answer for.
    pub(crate) fn ping(&mut self) {
        let _ = self.socket.send(Message::Ping(Vec::new().into()));
    }

    /// Sends bytes that may be no frame at all, as far as the server takes them.
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        let _ = self.socket.get_mut().write_all(bytes);
    }

    /// The next thing that is heard.
    fn hear(&mut self) -> Heard {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    return Heard::Message(serde_json::from_str(&text).expect("it is JSON"));
                }
                Ok(Message::Close(frame)) => {
                    return Heard::Closed(frame.map_or(0, |frame| frame.code.into()));
                }
                Ok(_) => {}
                Err(_) => return Heard::Cut,
            }
        }
        Heard::Cut
    }

    /// The next message that is wanted. Others are kept for those who want them.
    fn next(&mut self, what: &str, is_wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(index) = self.kept.iter().position(&is_wanted) {
            return self.kept.remove(index).expect("it was found there");
        }
        loop {
            match self.hear() {
                Heard::Message(message) if is_wanted(&message) => return message,
                Heard::Message(message) => self.kept.push_back(message),
                other => panic!("{other:?} instead of {what} after {:?}", self.kept),
            }
        }
    }

    /// The next message of a type.
    pub(crate) fn wait_for(&mut self, kind: &str) -> Value {
        self.next(kind, |message| message["type"] == kind)
    }

    /// Gives an order, and waits for its answer.
    pub(crate) fn order(&mut self, order: &Value) -> Value {
        self.say(order.to_string());
        self.answer()
    }

    /// Everything that is heard up to the answer to a ping, as text.
    pub(crate) fn all_until_now(&mut self) -> String {
        self.say(r#"{"id":4294967295,"do":"ping"}"#);
        let mut all: String = self.kept.drain(..).map(|message| message.to_string()).collect();
        loop {
            match self.hear() {
                Heard::Message(message) if message["id"] == u32::MAX => return all,
                Heard::Message(message) => all += &message.to_string(),
                other => panic!("{other:?} after {all}"),
            }
        }
    }

    /// The next answer to an order.
    pub(crate) fn answer(&mut self) -> Value {
        self.next("an answer", |message| message["type"] == "done" || message["type"] == "refused")
    }

    /// Whether an answer to any order comes before the connection ends.
    pub(crate) fn is_answered(&mut self) -> bool {
        loop {
            match self.hear() {
                Heard::Message(message) if message["type"] == "done" => return true,
                Heard::Message(message) if message["type"] == "refused" => return true,
                Heard::Message(_) => {}
                Heard::Closed(_) | Heard::Cut => return false,
            }
        }
    }

    /// The code with which the server closes, whatever it says before.
    pub(crate) fn wait_for_close(&mut self) -> Option<u16> {
        loop {
            match self.hear() {
                Heard::Message(_) => {}
                Heard::Closed(code) => return Some(code),
                Heard::Cut => return None,
            }
        }
    }
}
