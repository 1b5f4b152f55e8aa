//! Tables of a server, from a terminal.

use super::pipes::remparts;
use super::player::Player;
use super::screen::{Around, Folder, Terminal};
use remparts_client::{Server, Visitor};
use remparts_protocol::{
    Chair, ChairKind, Command, Message, Preset, Status, TableId, TableWish, Talk,
};
use remparts_session::{Host, Standing};
use remparts_terminal::host::TerminalHost;
use remparts_terminal::host::remote::{Door, Remote};
use remparts_terminal::session::Session;
use remparts_terminal::tell::failure;
use remparts_terminal::words::Language;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};

/// A server that ends with its test, however that ends.
struct Node {
    child: Child,
    url: String,
}

impl Node {
    fn start(home: &Folder, listen: &str) -> Self {
        let data = home.path().join("data");
        let data = data.to_str().expect("test paths are text");
        let args = ["serve", "--limits", "off", "--listen", listen, "--data", data];
        let mut command = super::pipes::command(home, &args);
        command.env_remove("DATABASE_URL").env_remove("NATS_URL").stderr(Stdio::null());
        let mut child = command.spawn().expect("the program starts");
        let stdout = child.stdout.take().expect("a pipe was asked for");
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).expect("the program speaks");
        assert!(line.starts_with("http://"), "{line:?}");
        Self { child, url: line.trim_end().to_owned() }
    }

    fn listen(&self) -> &str {
        self.url.trim_start_matches("http://").trim_end_matches('/')
    }

    fn server(&self) -> Server {
        Server::new(&self.url).expect("it is an address")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have been killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// A table with an open seat, beside a bot or the one who opens it.
fn open(server: &Server, setup: &str, bot: Option<&str>) -> (Visitor, TableId) {
    runtime().block_on(async {
        let host = server.guest("Host").await.expect("a guest");
        let chair =
            |kind, bot: Option<&str>, livery| Chair { kind, bot: bot.map(str::to_owned), livery };
        let other = if bot.is_some() { ChairKind::Bot } else { ChairKind::Me };
        let chairs = vec![chair(ChairKind::Open, None, 3), chair(other, bot, 1)];
        let wish = TableWish {
            title: "Evening".to_owned(),
            setup: setup.to_owned(),
            chairs,
            preset: Preset::Standard,
            clock: Default::default(),
            late: Default::default(),
            public: false,
            chat: Talk::default(),
        };
        let table = host.open(&wish).await.expect("a table");
        (host, table)
    })
}

fn table_of(visitor: &Visitor, table: TableId) -> remparts_protocol::Table {
    let told = runtime().block_on(visitor.table(table)).expect("the table is there");
    let Message::Table { table, .. } = told else { panic!("the server says something else") };
    table
}

#[test]
fn a_game_against_a_bot_of_the_server_is_played_to_its_end() {
    let home = Folder::new();
    let node = Node::start(&home, "127.0.0.1:0");
    let (host, table) = open(&node.server(), "players 2\n", Some("beginner"));
    let page = node.server().page(table);
    let args = ["play", "--join", &page, "--name", "Ann", "--seat", "1"];
    let mut terminal = Terminal::run(&Around::new(&home), &args);
    let mut player = Player::default();
    player.play_until(&mut terminal, |player, _| player.turns == 3);
    assert!(terminal.shows("Ann"), "{}", terminal.lines().join("\n"));
    // Whoever leaves and comes back has the same seat.
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);
    assert!(!terminal.screen().alternate_screen());
    let mut terminal = Terminal::run(&Around::new(&home), &["play", "--join", &page]);
    player.finish(&mut terminal);
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    let table = table_of(&host, table);
    assert_eq!(table.state.status, Status::Over);
    assert_eq!(table.state.seats[0].name, "Ann");
    assert!(table.state.outcome.is_some_and(|outcome| !outcome.winners.is_empty()));
}

#[test]
fn whoever_waits_sees_who_has_come_and_how_to_invite() {
    let home = Folder::new();
    let node = Node::start(&home, "127.0.0.1:0");
    let (host, table) = open(&node.server(), "players 2\nfirst 2\n", None);
    runtime().block_on(host.order(table, &Command::Stand)).expect("one may stand up");
    let page = node.server().page(table);
    let args = ["play", "--join", &page, "--name", "Ann", "--seat", "1"];
    let mut terminal = Terminal::run(&Around::new(&home), &args);
    terminal.until_shown("Open seat");
    terminal.until_shown(&page);
    terminal.until_shown("not ready yet");
    // What oneself says is no news, what others say is.
    terminal.press("tanyone?\r\x1b");
    terminal.until_shown("Waiting for players");
    assert!(!terminal.shows("Chat +"), "{}", terminal.lines().join("\n"));
    runtime().block_on(async {
        host.order(table, &Command::Say { text: "me!".to_owned() }).await.expect("it is said");
        host.order(table, &Command::Sit { seat: 1 }).await.expect("a seat is free");
    });
    terminal.until_shown("Chat +1");
    terminal.until_shown("Waiting for Host");
    terminal.press("t");
    terminal.until_shown("me!");
    terminal.press("\x1b");
    assert!(!terminal.shows("Chat +"), "{}", terminal.lines().join("\n"));
    runtime().block_on(async {
        host.order(table, &Command::Ready { ready: true }).await.expect("all are ready");
    });
    terminal.until_shown("Host to play");
    assert!(!terminal.shows(&page), "{}", terminal.lines().join("\n"));
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn a_table_is_opened_and_played_without_any_browser() {
    let home = Folder::new();
    let node = Node::start(&home, "127.0.0.1:0");
    let args = ["play", "--open", &node.url, "--name", "Ann", "--seats", "open,you", "--public"];
    let args = [&args[..], &["--preset", "tournament", "--setup", "city"]].concat();
    let mut terminal = Terminal::run(&Around::new(&home), &args);
    terminal.until_shown("Open seat");
    let visitor = node.server().nobody();
    let lobby = runtime().block_on(visitor.lobby()).expect("a lobby");
    let [listed] = &*lobby.open else { panic!("one table waits: {lobby:?}") };
    let page = node.server().page(listed.id);
    terminal.until_shown(&page);
    let table = table_of(&visitor, listed.id);
    assert_eq!(table.preset, Preset::Tournament);
    assert!(table.setup.contains("game city"), "{}", table.setup);
    assert_eq!(table.state.seats[1].name, "Ann");
    let other = Folder::new();
    let bot = ["join", &page, "--bot", "beginner", "--name", "Robot"];
    let mut bot = super::pipes::command(&other, &bot).spawn().expect("the program starts");
    let mut player = Player::default();
    player.finish(&mut terminal);
    assert!(terminal.shows("Robot"), "{}", terminal.lines().join("\n"));
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert_eq!(bot.wait().expect("it ends").code(), Some(0));
    assert_eq!(table_of(&visitor, listed.id).state.status, Status::Over);
}

#[test]
fn watching_is_for_those_without_a_seat() {
    let home = Folder::new();
    let node = Node::start(&home, "127.0.0.1:0");
    let (host, table) = open(&node.server(), "game city\nplayers 2\n", None);
    let page = node.server().page(table);
    runtime().block_on(async {
        let other = node.server().guest("Other").await.expect("a guest");
        other.order(table, &Command::Sit { seat: 0 }).await.expect("a seat is free");
    });
    let taken = remparts(&home, &["play", "--join", &page, "--seat", "1"], "");
    assert_eq!(taken.status, Some(2), "{}", taken.out);
    let mut remote = joined(&home, &page);
    assert_eq!(remote.told().and_then(|told| told.you.seat), None);
    assert!(!remote.plays(0) && !remote.plays(1) && !remote.is_running());
    // What is said there is heard here.
    runtime().block_on(async {
        let said = Command::Say { text: "hello".to_owned() };
        host.order(table, &said).await.expect("it can be said");
    });
    wait(&mut remote, |remote| {
        remote.told().is_some_and(|told| told.table.chat.iter().any(|said| said.text == "hello"))
    });
}

fn joined(home: &Folder, page: &str) -> Remote {
    let door = Door {
        url: page.to_owned(),
        name: Some("Ann".to_owned()),
        seat: None,
        home: Some(home.path().to_owned()),
    };
    Remote::join(door, Language::English.words()).expect("the table is there")
}

/// Waits until something holds, with patience.
fn wait(host: &mut impl TerminalHost, mut holds: impl FnMut(&dyn TerminalHost) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !holds(host) {
        assert!(Instant::now() < deadline, "waited in vain: {:?}", host.complaint());
        host.poll();
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The same for a game in front of someone.
fn wait_for(session: &mut Session, mut holds: impl FnMut(&mut Session) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !holds(session) {
        assert!(
            Instant::now() < deadline,
            "waited in vain: {:?}",
            failure(Language::English.words(), session)
        );
        session.poll();
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn play_a_turn(session: &mut Session) {
    while !session.can_commit() {
        let choice = session.choices().first().expect("there is something to choose").clone();
        let texts: Vec<String> = session.draft().texts().into_iter().map(str::to_owned).collect();
        let mut texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        texts.push(&choice.text);
        session.propose(&texts);
    }
    assert!(session.commit(), "{:?}", failure(Language::English.words(), session));
}

#[test]
fn a_server_that_comes_back_finds_the_turn_that_was_sent() {
    let home = Folder::new();
    let mut node = Node::start(&home, "127.0.0.1:0");
    let (_, table) = open(&node.server(), "players 2\nfirst 1\n", Some("beginner"));
    let page = node.server().page(table);
    let mut session = Session::new(Box::new(joined(&home, &page))).expect("a table");
    wait_for(&mut session, |session| session.is_mine());
    play_a_turn(&mut session);
    wait_for(&mut session, |session| session.is_mine() && session.chronicle().len() > 4);
    let known = session.chronicle().len();

    node.child.kill().expect("it is ours");
    node.child.wait().expect("it has ended");
    wait_for(&mut session, |session| session.host().standing() == Standing::Lost);
    assert!(
        failure(Language::English.words(), &mut session)
            .is_some_and(|said| said.contains("Connection lost"))
    );
    play_a_turn(&mut session);
    assert!(session.is_sending(), "it waits for the server");
    assert!(session.choices().is_empty() && !session.can_commit());
    let listen = node.listen().to_owned();
    let again = Node::start(&home, &listen);
    wait_for(&mut session, |session| {
        !session.is_sending() && session.is_mine() && session.chronicle().len() > known
    });
    assert_eq!(session.host().standing(), Standing::Here);
    drop(again);
}

#[test]
fn a_lost_connection_is_said_as_long_as_it_is_lost() {
    let home = Folder::new();
    let mut node = Node::start(&home, "127.0.0.1:0");
    let (_, table) = open(&node.server(), "players 2\nfirst 1\n", Some("beginner"));
    let page = node.server().page(table);
    let args = ["play", "--join", &page, "--name", "Ann", "--seat", "1"];
    let mut terminal = Terminal::run(&Around::new(&home), &args);
    terminal.until("it is our turn", |terminal| terminal.hint().contains("place"));
    assert!(!terminal.shows("Connection lost"));
    node.child.kill().expect("it is ours");
    node.child.wait().expect("it has ended");
    terminal.until_shown("Connection lost");
    // A key does not bring the server back.
    terminal.press("c");
    terminal.settle();
    assert!(terminal.shows("Connection lost"), "{}", terminal.lines().join("\n"));
    let again = Node::start(&home, node.listen());
    terminal.until("all is well, and nothing else is said", |terminal| {
        !terminal.shows("Connection lost") && terminal.shows("Place your tile")
    });
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    drop(again);
}

#[test]
fn moves_can_be_taken_back_when_all_agree_and_games_given_up() {
    let home = Folder::new();
    let node = Node::start(&home, "127.0.0.1:0");
    let (host, table) = open(&node.server(), "players 2\nfirst 1\n", None);
    let page = node.server().page(table);
    let mut session = Session::new(Box::new(joined(&home, &page))).expect("a table");
    assert!(!session.is_mine() && !session.is_over(), "the host is not ready yet");
    let ready = Command::Ready { ready: true };
    runtime().block_on(host.order(table, &ready)).expect("all are ready");
    wait_for(&mut session, |session| session.is_mine());
    // A draft is found again by whoever comes back.
    let choice = session.choices()[0].text.clone();
    session.propose(&[&choice]);
    assert_eq!(session.draft().texts(), [&*choice]);
    drop(session);
    let mut session = Session::new(Box::new(joined(&home, &page))).expect("a table");
    assert_eq!(session.draft().texts(), [&*choice]);

    session.host_mut().order(Command::Abandon);
    wait_for(&mut session, |session| {
        let told = session.host().told().expect("a table of a server");
        told.table.state.request.is_some()
    });
    runtime().block_on(host.order(table, &Command::Decline)).expect("it can be declined");
    wait_for(&mut session, |session| {
        let told = session.host().told().expect("a table of a server");
        told.table.state.request.is_none()
    });
    // What the server refuses is said.
    session.host_mut().order(Command::Agree);
    wait_for(&mut session, |session| {
        let said = failure(Language::English.words(), session);
        said.is_some_and(|said| said == "Nobody asked for anything.")
    });
    session.host_mut().order(Command::Resign);
    wait_for(&mut session, |session| session.is_over());
    session.host_mut().order(Command::Rematch);
    wait_for(&mut session, |session| session.host().rematch().is_some());
    let next = session.host().rematch().expect("there is one");
    let again = joined(&home, &next);
    assert!(again.told().is_some_and(|told| told.you.seat.is_some()), "the same players");
}
