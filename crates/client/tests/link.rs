//! A connection against a fake server, which behaves as each test says.

use futures_util::{SinkExt as _, StreamExt as _};
use remparts_client::{Connection, Failure, News, Proof, Server, Settings};
use remparts_protocol::{
    Clock, Code, Command, Event, Late, Message, Order, PlayerId, Preset, Problem, State, Status,
    Table, TableId, What, You,
};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::handshake::server::{
    Callback, ErrorResponse, Request, Response,
};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message as Frame};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async};

const YOU: You = You { player: None, seat: Some(0) };

fn state(ply: u32) -> State {
    State {
        status: Status::Running,
        seats: Vec::new(),
        ply,
        turn: Some(0),
        scores: vec![0, 0],
        digest: None,
        clocks: None,
        request: None,
        undoable: None,
        outcome: None,
        seed: None,
        nonces: Vec::new(),
        rematch: None,
    }
}

fn table_id() -> TableId {
    TableId::from_entropy([7; 32])
}

/// A table after `seq` events, each of which made one ply.
fn table(seq: u32) -> Message {
    let table = Table {
        id: table_id(),
        title: String::new(),
        public: false,
        setup: "players 2".to_owned(),
        preset: Preset::Standard,
        clock: Clock::None,
        late: Late::Bot,
        talk: remparts_protocol::Talk::default(),
        host: PlayerId::from_entropy([8; 32]),
        opened: 0,
        commitment: String::new(),
        state: state(seq),
        plies: (1..=seq).map(ply).collect(),
        chat: Vec::new(),
    };
    Message::Table { seq, you: YOU, table }
}

fn ply(number: u32) -> String {
    format!("ply {number}")
}

fn event(seq: u32) -> Message {
    let plies = vec![ply(seq)];
    let event = Event { seq, at: 0, what: What::Started, from: seq - 1, plies, state: state(seq) };
    Message::Event { you: YOU, event }
}

/// One socket on the side of the server.
struct Talk {
    socket: WebSocketStream<TcpStream>,
    asked: String,
    proof: String,
}

/// Looks at what a client asks for, and lets it in.
struct Look<'a> {
    asked: &'a mut String,
    proof: &'a mut String,
}

impl Callback for Look<'_> {
    fn on_request(self, request: &Request, response: Response) -> Result<Response, ErrorResponse> {
        *self.asked = request.uri().to_string();
        let header = |name| request.headers().get(name).and_then(|it| it.to_str().ok());
        assert!(header("origin").is_some_and(|origin| origin.starts_with("http://127.")));
        *self.proof = header("authorization").unwrap_or_default().to_owned();
        Ok(response)
    }
}

impl Talk {
    async fn accept(listener: &TcpListener) -> Self {
        let (stream, _) = listener.accept().await.expect("someone comes");
        let (mut asked, mut proof) = (String::new(), String::new());
        let look = Look { asked: &mut asked, proof: &mut proof };
        let socket = accept_hdr_async(stream, look).await.expect("it is a socket");
        Self { socket, asked, proof }
    }

    async fn say(&mut self, message: &Message) {
        let text = serde_json::to_string(message).expect("plain data");
        self.socket.send(Frame::text(text)).await.expect("someone listens");
    }

    async fn hear(&mut self) -> Order {
        loop {
            let frame = self.socket.next().await.expect("someone speaks").expect("it is a frame");
            if let Frame::Text(text) = frame {
                return serde_json::from_str(&text).expect("it is an order");
            }
        }
    }
}

async fn meet() -> (TcpListener, Connection) {
    meet_with(Settings::default()).await
}

async fn meet_with(settings: Settings) -> (TcpListener, Connection) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has a port");
    let server = Server::new(&format!("http://{address}/")).expect("it is an address");
    let settings = Settings {
        first_pause: Duration::from_millis(10),
        longest_pause: Duration::from_millis(40),
        ..settings
    };
    let visitor = server.visitor(Proof::Token("secret".to_owned()));
    (listener, visitor.connect(table_id(), settings))
}

fn play() -> Command {
    Command::Play { ply: 2, actions: vec!["pass".to_owned()] }
}

/// The plies that are known.
fn known(connection: &Connection) -> Vec<String> {
    connection.told().expect("the table was told").table.plies.clone()
}

#[tokio::test]
async fn what_was_missed_is_asked_for_and_what_was_not_answered_is_sent_again() {
    let (listener, mut connection) = meet().await;
    let server = async {
        let mut talk = Talk::accept(&listener).await;
        assert!(talk.asked.ends_with(&format!("/tables/{}/socket?turns=0", table_id())));
        assert_eq!(talk.proof, "Bearer secret");
        talk.say(&table(2)).await;
        let first = talk.hear().await;
        drop(talk);

        let mut talk = Talk::accept(&listener).await;
        assert!(talk.asked.ends_with("&after=2"), "{}", talk.asked);
        let second = talk.hear().await;
        assert_eq!(first, second);
        talk.say(&event(3)).await;
        // A careful server may send an event twice.
        talk.say(&event(3)).await;
        talk.say(&Message::Done { id: second.id, seq: 3 }).await;
        talk.say(&event(4)).await;
        talk
    };
    let client = async {
        assert_eq!(connection.order(play()).await, Ok(3));
        connection.told_up_to(4).await.expect("it is told");
        assert_eq!(known(&connection), [1, 2, 3, 4].map(ply));
    };
    let _open = tokio::join!(server, client);
}

#[tokio::test]
async fn when_one_server_is_lost_another_is_asked() {
    let second = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = second.local_addr().expect("it has a port");
    let others = vec![Server::new(&format!("http://{address}/")).expect("it is an address")];
    let (first, mut connection) = meet_with(Settings { others, ..Settings::default() }).await;
    let servers = async {
        let mut talk = Talk::accept(&first).await;
        talk.say(&table(2)).await;
        drop((talk, first));
        let mut talk = Talk::accept(&second).await;
        assert!(talk.asked.ends_with("&after=2"), "{}", talk.asked);
        talk.say(&event(3)).await;
        talk
    };
    let client = async {
        connection.told_up_to(3).await.expect("it is told");
        assert_eq!(known(&connection), [1, 2, 3].map(ply));
    };
    let _open = tokio::join!(servers, client);
}

#[tokio::test]
async fn a_gap_is_asked_for() {
    let (listener, mut connection) = meet().await;
    let server = async {
        let mut talk = Talk::accept(&listener).await;
        talk.say(&table(2)).await;
        talk.say(&event(4)).await;
        let mut talk = Talk::accept(&listener).await;
        assert!(talk.asked.ends_with("&after=2"), "{}", talk.asked);
        talk.say(&event(3)).await;
        talk.say(&event(4)).await;
        talk
    };
    let client = async {
        connection.told_up_to(4).await.expect("it is told");
        assert_eq!(known(&connection), [1, 2, 3, 4].map(ply));
    };
    let _open = tokio::join!(server, client);
}

#[tokio::test]
async fn plies_that_cannot_follow_are_told_anew() {
    let (listener, mut connection) = meet().await;
    let server = async {
        let mut talk = Talk::accept(&listener).await;
        talk.say(&table(2)).await;
        let Message::Event { you, mut event } = event(3) else { unreachable!("it is one") };
        event.from = 9;
        talk.say(&Message::Event { you, event }).await;
        let mut talk = Talk::accept(&listener).await;
        assert!(!talk.asked.contains("after"), "{}", talk.asked);
        talk.say(&table(3)).await;
        talk
    };
    let client = async {
        connection.told_up_to(3).await.expect("it is told");
        assert_eq!(known(&connection), [1, 2, 3].map(ply));
    };
    let _open = tokio::join!(server, client);
}

#[tokio::test]
async fn a_line_of_the_chat_is_never_sent_twice() {
    let (listener, mut connection) = meet().await;
    let server = async {
        let mut talk = Talk::accept(&listener).await;
        talk.hear().await;
        let close = CloseFrame { code: CloseCode::Away, reason: "".into() };
        talk.socket.close(Some(close)).await.expect("it is open");
        let mut talk = Talk::accept(&listener).await;
        assert_eq!(talk.hear().await.command, Command::Ping);
    };
    let client = async {
        let said = connection.order(Command::Say { text: "hello".to_owned() }).await;
        assert_eq!(said, Err(Failure::Unsure));
        let _ =
            tokio::time::timeout(Duration::from_millis(200), connection.order(Command::Ping)).await;
    };
    tokio::join!(server, client);
}

#[tokio::test]
async fn a_silent_server_is_asked_and_then_left() {
    let [silence, grace] = [30, 60].map(Duration::from_millis);
    let (listener, mut connection) =
        meet_with(Settings { silence, grace, ..Settings::default() }).await;
    let server = async {
        let mut talk = Talk::accept(&listener).await;
        let ping = talk.hear().await;
        assert_eq!(ping.command, Command::Ping);
        talk.say(&Message::Done { id: ping.id, seq: 0 }).await;
        assert_eq!(talk.hear().await.command, Command::Ping);
        // No answer this time, although the socket stays open.
        let second = Talk::accept(&listener).await;
        (talk, second)
    };
    let client = async {
        assert_eq!(connection.next().await, Some(News::Connected));
        assert_eq!(connection.next().await, Some(News::Lost));
        assert_eq!(connection.next().await, Some(News::Connected));
    };
    let _open = tokio::join!(server, client);
}

#[tokio::test]
async fn a_table_that_is_not_there_ends_the_connection() {
    let (listener, mut connection) = meet().await;
    let problem = Problem::new(Code::NoTable, "there is no such table");
    let server = async {
        // Not there yet, or behind a proxy that has lost its server.
        for (status, body) in [
            ("503 Service Unavailable", String::new()),
            ("404 Not Found", serde_json::to_string(&problem).expect("plain data")),
        ] {
            let (mut stream, _) = listener.accept().await.expect("someone comes");
            let _ = stream.read(&mut [0; 4096]).await.expect("someone asks");
            let length = body.len();
            let answer = format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\n\r\n{body}");
            stream.write_all(answer.as_bytes()).await.expect("someone listens");
        }
    };
    let client = async {
        assert_eq!(connection.order(play()).await, Err(Failure::Ended));
        assert_eq!(connection.next().await, Some(News::Ended(Failure::Refused(problem.clone()))));
        assert_eq!(connection.next().await, None);
    };
    tokio::join!(server, client);
}

#[tokio::test]
async fn patience_ends() {
    let patience = Duration::from_millis(100);
    let (listener, mut connection) = meet_with(Settings { patience, ..Settings::default() }).await;
    drop(listener);
    assert!(matches!(connection.next().await, Some(News::Ended(Failure::Unreachable(_)))));
    assert_eq!(connection.next().await, None);
}

#[tokio::test]
async fn whoever_leaves_says_so() {
    let (listener, connection) = meet().await;
    let mut talk = Talk::accept(&listener).await;
    talk.say(&table(1)).await;
    drop(connection);
    let last = talk.socket.next().await;
    assert!(matches!(last, Some(Ok(Frame::Close(_)))), "{last:?}");
}
