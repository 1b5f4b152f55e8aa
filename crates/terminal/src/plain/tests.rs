//! A table of a server, told line by line.

use super::*;
use crate::host::TerminalHost;
use crate::words::Language;
use remparts_client::Told;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::tile_file;
use remparts_protocol::{
    Clock, Command as Asked, Late, Outcome, OutcomeKind, PlayerId, Presence, Preset, Request,
    RequestKind, Said, Sitter, SitterKind, SitterState, State, Status, Table as Open, TableId, You,
};
use remparts_screen::{Refused, Table};
use remparts_session::{Aids, Host, News, Sitter as Person, sitters_of};
use std::io::Cursor;
use std::sync::{Arc, Mutex};

/// Something that happens at a table.
type Step = fn(&mut Told);

/// A table of a server that goes through some steps, one whenever it is asked.
struct Scripted {
    table: Table,
    people: Vec<Person>,
    told: Told,
    steps: std::vec::IntoIter<Step>,
    orders: Arc<Mutex<Vec<Asked>>>,
}

impl Host for Scripted {
    fn table(&self) -> &Table {
        &self.table
    }

    fn sitters(&self) -> &[Person] {
        &self.people
    }

    fn aids(&self) -> Aids {
        Preset::Standard.into()
    }

    fn plays(&self, seat: u8) -> bool {
        self.told.table.state.status == Status::Running && self.told.you.seat == Some(seat)
    }

    fn is_running(&self) -> bool {
        self.told.table.state.status == Status::Running
    }

    fn play(&mut self, _actions: &[&str]) -> Result<(), Refused> {
        Err(Refused::Gap)
    }

    fn keep(&mut self, _draft: &[&str]) {}

    fn poll(&mut self) -> News {
        let Some(step) = self.steps.next() else { return News::Nothing };
        step(&mut self.told);
        self.people = sitters_of(&self.told);
        News::Around
    }

    fn told(&self) -> Option<&Told> {
        Some(&self.told)
    }
}

impl TerminalHost for Scripted {
    fn order(&mut self, command: Asked) {
        self.orders.lock().expect("nobody broke off").push(command);
    }
}

fn somebody(letter: u8) -> PlayerId {
    PlayerId::from_entropy([letter; 32])
}

fn seat(name: &str) -> Sitter {
    Sitter {
        kind: SitterKind::Person,
        player: None,
        name: name.to_owned(),
        bot: None,
        livery: 0,
        ready: false,
        state: SitterState::Playing,
    }
}

fn scripted(steps: Vec<Step>) -> (Session, Arc<Mutex<Vec<Asked>>>) {
    let setup = "players 2\nfirst 2\n";
    let state = State {
        status: Status::Open,
        seats: vec![seat("Ann"), Sitter { kind: SitterKind::Open, ..seat("") }],
        ply: 0,
        turn: None,
        scores: vec![0, 0],
        digest: None,
        clocks: None,
        request: None,
        undoable: None,
        outcome: None,
        seed: None,
        nonces: Vec::new(),
        rematch: None,
    };
    let table = Open {
        id: TableId::from_entropy([7; 32]),
        title: String::new(),
        public: false,
        setup: setup.to_owned(),
        preset: Preset::Standard,
        clock: Clock::None,
        late: Late::Bot,
        talk: remparts_protocol::Talk::default(),
        host: somebody(1),
        opened: 0,
        commitment: String::new(),
        state,
        plies: Vec::new(),
        chat: Vec::new(),
    };
    let you = You { player: Some(somebody(1)), seat: Some(0) };
    let presence = Presence { seats: vec![true, false], watchers: 0 };
    let orders = Arc::new(Mutex::new(Vec::new()));
    let told = Told { seq: 0, you, table, presence };
    let host = Scripted {
        table: Table::told(setup, &["draw base/D"]).expect("a game that is told"),
        people: sitters_of(&told),
        told,
        steps: steps.into_iter(),
        orders: Arc::clone(&orders),
    };
    (Session::new(Box::new(host)).expect("a table to look at"), orders)
}

fn run_with(steps: Vec<Step>, typed: &'static str) -> (String, Vec<Asked>) {
    let (session, orders) = scripted(steps);
    let mut output = Vec::new();
    let words = Language::English.words();
    let input = Cursor::new(typed);
    run(session, words, Manner::default(), input, &mut output).expect("memory");
    let orders = orders.lock().expect("nobody broke off").clone();
    (String::from_utf8(output).expect("text"), orders)
}

#[test]
fn what_happens_around_a_game_is_told() {
    let steps: Vec<Step> = vec![
        |_| {},
        |told| {
            told.table.state.seats[1] = seat("Ben");
            told.presence.seats[1] = true;
        },
        |told| told.table.state.seats[1].ready = true,
        |told| {
            let (player, name) = (somebody(2), "Ben".to_owned());
            let text = "Hello\x1b[2J!".to_owned();
            told.table.chat.push(Said { at: 1, player, name, seat: Some(1), text });
        },
        |told| {
            told.table.state.seats[0].ready = true;
            told.table.state.status = Status::Running;
        },
        |told| told.presence.seats[1] = false,
        |told| {
            let (kind, by) = (RequestKind::Abandon, 1);
            let request = Request { kind, by, agreed: vec![1], waiting: vec![0] };
            told.table.state.request = Some(request);
        },
        |told| {
            told.table.state.request = None;
            told.table.state.status = Status::Over;
            let kind = OutcomeKind::Abandoned;
            told.table.state.outcome = Some(Outcome { kind, winners: vec![], scores: vec![0, 0] });
        },
    ];
    // Questions keep the game going until all of it has happened.
    let (told, _) = run_with(steps, "help\nhelp\nhelp\nhelp\nhelp\nhelp\nhelp\nhelp\nhelp\nhelp\n");
    let expected = [
        "Seat 1: Ann, not ready yet",
        "Seat 2: Open seat",
        "One seat is still open.",
        "Ben takes seat 2.",
        "Ben is here.",
        "Ben: ready",
        "Everyone waits for you.",
        "Ben: Hello [2J!",
        "Everyone is ready. The game begins.",
        "Ben is away.",
        "Ben offers to end the game without a result.",
        "Type “agree” or “refuse”.",
        "The game was ended by agreement.",
        "Ended by agreement.",
    ];
    let mut lines = told.lines();
    for line in expected {
        assert!(lines.any(|it| it == line), "“{line}” is missing or late in:\n{told}");
    }
    assert!(!told.contains('\x1b') && told.contains("chat hello"), "{told}");
}

#[test]
fn orders_reach_the_table() {
    let typed = "sit 2; ready\nagree; refuse; takeback; abandon\nresign; score; resign\nresign\n\
                 sit 0\nchat Well; well\n";
    let (told, orders) = run_with(Vec::new(), typed);
    assert_eq!(
        orders,
        [
            Asked::Sit { seat: 1 },
            Asked::Ready { ready: true },
            Asked::Agree,
            Asked::Decline,
            Asked::Undo,
            Asked::Abandon,
            Asked::Resign,
            Asked::Say { text: "Well; well".into() },
        ]
    );
    assert_eq!(told.matches("once more if you mean it").count(), 2, "{told}");
    assert!(told.contains("There is no such seat."), "{told}");
}

#[test]
fn a_table_names_the_tiles_it_is_played_with() {
    let shipped = tile_file::shipped().into_iter().find(|set| set.name == "city");
    let text = shipped.expect("it comes with the program").text;
    let text = text.replace("set city", "set our-town").replace("tiles 75", "tiles 76");
    let text = text.replace("tile market4-l x1", "tile market4-l x2");
    let set = tile_file::load(&text).expect("a sound file").expect("tiles of its own");
    let (session, _) = scripted(Vec::new());
    let mut told = session.host().told().expect("a table of a server").clone();
    let [english, french] = [Language::English, Language::French].map(Language::words);
    assert_eq!(tell::tile_sets(english, &told), None);
    let setup = AnySetup::named("city", 2).expect("a known setup").with_tiles(&[set]);
    told.table.setup = setup.write();
    let named = [english, french].map(|words| tell::tile_sets(words, &told));
    assert_eq!(named[0].as_deref(), Some("Played with the tile set our-town."));
    assert_eq!(named[1].as_deref(), Some("On joue avec le jeu de tuiles our-town."));
}
