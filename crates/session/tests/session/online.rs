//! A table of a server that is told step by step.

use crate::play::session;
use remparts_protocol::{
    Clock, Command, Late, PlayerId, Presence, Preset, Sitter, SitterKind, SitterState, State,
    Status, Table, TableId, Told, You,
};
use remparts_session::host::{Followed, Online};
use remparts_session::{Host, Instruction, News, Session, Standing};

fn seat(kind: SitterKind, name: &str) -> Sitter {
    Sitter {
        kind,
        player: None,
        name: name.to_owned(),
        bot: (kind == SitterKind::Bot).then(|| "club".to_owned()),
        livery: 0,
        ready: true,
        state: SitterState::Playing,
    }
}

/// A table of two whose first seat is ours, told as far as some plies.
fn told(plies: &[String], seq: u32) -> Told {
    let state = State {
        status: Status::Running,
        seats: vec![seat(SitterKind::Person, "Ann"), seat(SitterKind::Person, "Ben")],
        ply: plies.len() as u32,
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
    let table = Table {
        id: TableId::from_entropy([7; 32]),
        title: String::new(),
        public: false,
        setup: "players 2\nfirst 1\n".to_owned(),
        preset: Preset::Standard,
        clock: Clock::None,
        late: Late::Bot,
        talk: remparts_protocol::Talk::default(),
        host: PlayerId::from_entropy([1; 32]),
        opened: 0,
        commitment: String::new(),
        state,
        plies: plies.to_vec(),
        chat: Vec::new(),
    };
    let you = You { player: None, seat: Some(0) };
    Told { seq, you, table, presence: Presence { seats: vec![true, true], watchers: 0 } }
}

fn online(plies: &[String]) -> Session<Online> {
    let host = Online::new(told(plies, 1)).expect("a game that is told");
    Session::new(Box::new(host)).expect("a table")
}

fn owned(plies: &[&str]) -> Vec<String> {
    plies.iter().map(|ply| (*ply).to_owned()).collect()
}

/// The first turn of our seat, as it is drafted and sent.
fn sent() -> (Session<Online>, Vec<String>) {
    let mut session = online(&owned(&["draw base/D"]));
    let place = session.choices()[0].text.clone();
    session.propose(&[&place]);
    assert!(session.commit(), "{:?}", session.failure());
    let outgoing = session.host_mut().outgoing();
    let Some(Command::Play { ply: 1, actions }) = outgoing else { panic!("{outgoing:?}") };
    assert!(session.host_mut().outgoing().is_none(), "it is carried once");
    (session, actions)
}

#[test]
fn a_turn_stays_on_the_board_until_the_server_has_told_it() {
    let (mut session, actions) = sent();
    assert_eq!(session.instruction(), Instruction::Sending { lost: false });
    assert!(session.choices().is_empty() && !session.can_undo() && !session.can_commit());
    assert_eq!(session.screen().tiles.len(), session.base().tiles.len() + 1);
    session.host_mut().lose(true);
    assert!(session.poll());
    assert_eq!(session.instruction(), Instruction::Sending { lost: true });
    session.host_mut().lose(false);
    // The answer comes before the event, as it may.
    session.host_mut().answered(Some(2));
    assert!(session.is_sending());
    let plies = [owned(&["draw base/D"]), actions, owned(&["draw base/E"])].concat();
    let followed = session.host_mut().follow(told(&plies, 2));
    assert_eq!(followed, Followed::News(News::Plies(1)));
    assert!(session.poll());
    assert!(!session.is_sending() && session.draft().is_empty());
    assert_eq!(session.chronicle().len(), plies.len());
    assert_eq!(session.instruction(), Instruction::Waiting { seat: 1 });
}

#[test]
fn a_turn_that_is_refused_can_be_changed() {
    let (mut session, _) = sent();
    session.host_mut().answered(None);
    assert!(session.poll());
    assert!(session.is_mine() && session.can_undo());
    session.undo();
    assert!(session.draft().is_empty());
}

#[test]
fn whoever_is_waited_for_is_told_with_what_becomes_of_them() {
    let mut late = told(&owned(&["draw base/D"]), 2);
    late.you.seat = Some(1);
    late.table.state.seats[0].state = SitterState::Late;
    let mut session = online(&owned(&["draw base/D"]));
    session.host_mut().follow(late.clone());
    session.poll();
    assert_eq!(session.seat(), Some(1));
    assert_eq!(session.instruction(), Instruction::Absent { seat: 0, late: Late::Bot });
    late.table.state.seats[0].kind = SitterKind::Bot;
    session.host_mut().follow(late);
    assert_eq!(session.instruction(), Instruction::Thinking { seat: 0 });
}

#[test]
fn what_makes_no_sense_is_asked_for_once_more() {
    let mut session = online(&owned(&["draw base/D"]));
    let wrong = told(&owned(&["draw base/D", "draw base/D"]), 2);
    assert_eq!(session.host_mut().follow(wrong.clone()), Followed::Unclear);
    assert_eq!(session.host().standing(), Standing::Here);
    assert_eq!(session.host_mut().follow(wrong), Followed::Senseless);
    session.poll();
    assert_eq!(session.host().standing(), Standing::Ended);
    assert_eq!(session.instruction(), Instruction::Watching);
}

#[test]
fn a_move_taken_back_brings_whoever_looked_at_it_to_the_present() {
    let (mut session, actions) = sent();
    let plies = [owned(&["draw base/D"]), actions, owned(&["draw base/E"])].concat();
    session.host_mut().follow(told(&plies, 2));
    session.poll();
    session.show(Some(3));
    session.host_mut().follow(told(&plies[..1], 3));
    session.poll();
    assert!(session.is_live() && session.is_mine());
    assert_eq!(session.chronicle().len(), 1);
}

#[test]
fn news_are_put_together() {
    use News::{Around, Nothing, Plies};
    assert_eq!(Plies(3).and(Plies(1)), Plies(1));
    assert_eq!((Plies(3).and(Around), Around.and(Plies(3))), (Plies(3), Plies(3)));
    assert_eq!((Nothing.and(Around), Nothing.and(Nothing)), (Around, Nothing));
    assert!(session("base", 2, 1).host().told().is_none());
}
