//! The task behind a connection: opens sockets, one after another, and carries messages.

use crate::again::Unanswered;
use crate::backoff::Backoff;
use crate::connection::{CommandWithReply, News, Settings};
use crate::failure::{Failure, cut};
use crate::visitor::{Visitor, refusal};
use futures_util::{SinkExt as _, StreamExt as _};
use remparts_protocol::{Code, Command, Message, TableId};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Most bytes of a message of a server: a table with a whole game.
const LONGEST: usize = 4 << 20;
/// Initial buffer size: most messages are shorter, and there may be thousands of sockets.
const BUFFER: usize = 4 << 10;
/// Most commands that wait for their answer; the next has to wait before it is sent.
const MOST: usize = 32;
/// Timeout for closing a socket properly.
const FAREWELL: Duration = Duration::from_millis(500);

/// Why a socket was left.
enum SocketEnd {
    /// The socket is lost, and another is wanted.
    Lost,
    /// The connection was dropped: nobody reads the news any more.
    Dropped,
}

/// The task that keeps one connection.
pub(crate) struct Link {
    visitor: Visitor,
    table: TableId,
    settings: Settings,
    news: mpsc::Sender<News>,
    given: mpsc::Receiver<CommandWithReply>,
    unanswered: Unanswered,
    /// The last event that is known; `None` if the whole table is wanted.
    seq: Option<u32>,
    /// Number of plies that are known.
    plies: usize,
    backoff: Backoff,
}

impl Link {
    pub(crate) fn new(
        visitor: Visitor,
        table: TableId,
        settings: Settings,
        news: mpsc::Sender<News>,
        given: mpsc::Receiver<CommandWithReply>,
    ) -> Self {
        let Settings { first_pause, longest_pause, patience, .. } = settings;
        let backoff = Backoff::new(first_pause, longest_pause, patience);
        let unanswered = Unanswered::default();
        Self { visitor, table, settings, news, given, unanswered, seq: None, plies: 0, backoff }
    }

    /// Runs until nobody reads the news, the server refuses, or patience is at its end.
    pub(crate) async fn run(mut self) {
        let why = loop {
            let failure = match self.dial().await {
                Ok(mut socket) => {
                    if let SocketEnd::Dropped = self.talk(&mut socket).await {
                        let _ = timeout(FAREWELL, socket.close(None)).await;
                        return;
                    }
                    self.unanswered.lost();
                    if self.tell(News::Lost).await.is_err() {
                        return;
                    }
                    Failure::Unreachable("it lets nobody stay".to_owned())
                }
                Err(failure) => failure,
            };
            if is_final(&failure) {
                break failure;
            }
            self.turn_elsewhere();
            let Some(pause) = self.backoff.next() else { break failure };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.news.closed() => return,
            }
        };
        self.unanswered.end(&why);
        // Commands from now on find the connection ended.
        drop(self.given);
        let _ = self.news.send(News::Ended(why)).await;
    }

    /// Tries another node of the service next, if there is one.
    fn turn_elsewhere(&mut self) {
        if let Some(next) = self.settings.others.first_mut() {
            std::mem::swap(&mut self.visitor.server, next);
            self.settings.others.rotate_left(1);
        }
    }

    async fn dial(&mut self) -> Result<Socket, Failure> {
        let mut path =
            format!("/tables/{}/socket?turns={}", self.table, u8::from(self.settings.turns));
        if let Some(seq) = self.seq {
            path += &format!("&after={seq}");
        }
        let server = &self.visitor.server.address;
        let strange = |error: &dyn std::error::Error| Failure::Strange(cut(&error.to_string()));
        let mut request =
            server.socket(&path).into_client_request().map_err(|error| strange(&error))?;
        let headers = [("origin", server.origin())].into_iter().chain(self.visitor.proof.header());
        for (name, value) in headers {
            let mut value = HeaderValue::from_str(&value).map_err(|error| strange(&error))?;
            value.set_sensitive(true);
            request.headers_mut().insert(name, value);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(LONGEST)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let opening = connect_async_with_config(request, Some(config), true);
        match timeout(self.settings.grace, opening).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(tungstenite::Error::Http(answer))) => {
                let text = answer.body().as_deref().map(String::from_utf8_lossy);
                Err(refusal(answer.status(), &text.unwrap_or_default()))
            }
            Ok(Err(error)) => Err(Failure::Unreachable(cut(&error.to_string()))),
            Err(_) => Err(Failure::Unreachable("it does not answer".to_owned())),
        }
    }

    async fn tell(&self, news: News) -> Result<(), ()> {
        self.news.send(news).await.map_err(|_| ())
    }

    /// Carries messages until the socket is lost or left.
    async fn talk(&mut self, socket: &mut Socket) -> SocketEnd {
        if self.tell(News::Connected).await.is_err() {
            return SocketEnd::Dropped;
        }
        for text in self.unanswered.resend() {
            if self.send(socket, text).await.is_err() {
                return SocketEnd::Lost;
            }
        }
        let mut asked = false;
        let mut deadline = Instant::now() + self.settings.silence;
        loop {
            let again = self.unanswered.next_again();
            let timer = again.map_or(deadline, |again| again.min(deadline));
            tokio::select! {
                frame = socket.next() => {
                    let Some(Ok(frame)) = frame else { return SocketEnd::Lost };
                    (asked, deadline) = (false, Instant::now() + self.settings.silence);
                    match frame {
                        tungstenite::Message::Text(text) => {
                            if let Err(left) = self.hear(&text).await {
                                return left;
                            }
                        }
                        tungstenite::Message::Close(_) => return SocketEnd::Lost,
                        _ => {}
                    }
                }
                Some((command, reply)) = self.given.recv(), if self.unanswered.len() < MOST => {
                    let text = self.unanswered.add(command, Some(reply));
                    if self.send(socket, text).await.is_err() {
                        return SocketEnd::Lost;
                    }
                }
                () = sleep_until(timer) => {
                    let mut texts = self.unanswered.due();
                    if Instant::now() >= deadline {
                        if asked {
                            return SocketEnd::Lost;
                        }
                        (asked, deadline) = (true, Instant::now() + self.settings.grace);
                        texts.push(self.unanswered.add(Command::Ping, None));
                    }
                    for text in texts {
                        if self.send(socket, text).await.is_err() {
                            return SocketEnd::Lost;
                        }
                    }
                }
                () = self.news.closed() => return SocketEnd::Dropped,
            }
        }
    }

    async fn send(&self, socket: &mut Socket, text: String) -> Result<(), ()> {
        let sending = socket.send(tungstenite::Message::Text(Utf8Bytes::from(text)));
        match timeout(self.settings.grace, sending).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(()),
        }
    }

    /// Takes one message of the server.
    async fn hear(&mut self, text: &str) -> Result<(), SocketEnd> {
        if let Some(hears) = &self.settings.hears {
            hears(text);
        }
        // Messages that we do not know come from a newer server and are ignored.
        let Ok(message) = serde_json::from_str::<Message>(text) else { return Ok(()) };
        self.backoff.reset();
        match &message {
            Message::Table { seq, table, .. } => {
                (self.seq, self.plies) = (Some(*seq), table.plies.len());
            }
            Message::Event { event, .. } => {
                let Some(known) = self.seq else { return Ok(()) };
                if event.seq <= known {
                    return Ok(());
                }
                let from = event.from as usize;
                if event.seq != known + 1 {
                    return Err(SocketEnd::Lost);
                }
                if from > self.plies {
                    self.seq = None;
                    return Err(SocketEnd::Lost);
                }
                (self.seq, self.plies) = (Some(event.seq), from + event.plies.len());
            }
            Message::Done { id, seq } => {
                self.unanswered.done(*id, *seq);
                return Ok(());
            }
            Message::Refused { id: Some(id), problem } => {
                self.unanswered.refused(*id, problem.clone(), self.seq.unwrap_or_default());
                return Ok(());
            }
            Message::Refused { id: None, .. } | Message::Turn { .. } | Message::Presence { .. } => {
            }
        }
        self.tell(News::Said(Box::new(message))).await.map_err(|()| SocketEnd::Dropped)
    }
}

/// Whether trying again is of no use.
const fn is_final(failure: &Failure) -> bool {
    match failure {
        Failure::Refused(problem) => {
            !matches!(problem.code, Code::Busy | Code::TooFast | Code::TooMany)
        }
        Failure::Strange(_) | Failure::Address(_) => true,
        Failure::Unreachable(_) | Failure::Unsure | Failure::Ended => false,
    }
}
