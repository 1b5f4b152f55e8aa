//! What holds at a table, whoever does what when.

use super::outages::Outages;
use super::sheet::{Sheet, StandIn};
use super::{Settings, Tables};
use crate::bus::Bus;
use crate::random;
use remparts_engine::kernel::dealer::Seed;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::record::{self, Guest, Record};
use remparts_protocol::{
    Chair, ChairKind, Clock, Code, Command, Late, OutcomeKind, PlayerId, Preset, Problem,
    SessionId, SitterKind, SitterState, Status, TableId, TableWish, Talk, What,
};
use remparts_store::{NewSession, Player, Store};
use std::borrow::Borrow;

/// A table with its records, as a server keeps it.
pub(super) struct TestTable {
    pub(super) sheet: Sheet,
    pub(super) lines: Vec<String>,
    pub(super) now: u64,
    dice: u64,
}

pub(super) fn person(number: u8) -> Guest {
    let player = PlayerId::from_entropy([number; 32]);
    Guest { player, name: format!("P{number}"), kind: SitterKind::Person }
}

/// A session of a player, for stores that want one.
pub(super) fn session(hash: &str) -> NewSession {
    let id = SessionId::from_entropy(random::bytes());
    NewSession { id, hash: hash.to_owned(), label: String::new(), at: 1 }
}

pub(super) fn wish(name: &str, players: u8) -> TableWish {
    let setup = AnySetup::named(name, players).expect("a known setup").write();
    let chair = |seat| Chair { kind: ChairKind::Open, bot: None, livery: seat };
    TableWish {
        title: String::new(),
        setup,
        chairs: (0..players).map(chair).collect(),
        preset: Preset::Standard,
        clock: Clock::None,
        late: Late::Bot,
        public: false,
        chat: Talk::default(),
    }
}

impl TestTable {
    pub(super) fn open(wish: TableWish, seed: u64) -> Self {
        let seated = vec![None; wish.chairs.len()];
        let host = person(0);
        let opened = Record::Opened { version: record::VERSION, wish, host, seated };
        let lines = vec![opened.write(1_000)];
        let id = TableId::from_entropy([7; 32]);
        let sheet = Sheet::open(id, Seed::from_number(seed), Outages::default(), 1_000, opened)
            .expect("a playable wish");
        Self { sheet, lines, now: 1_000, dice: seed * 2 + 1 }
    }

    /// A table with a person on each seat, who have begun.
    pub(super) fn begun(wish: TableWish, seed: u64) -> Self {
        let players = wish.chairs.len() as u8;
        let mut desk = Self::open(wish, seed);
        for seat in 0..players {
            if desk.sheet.seats[usize::from(seat)].kind == SitterKind::Open {
                desk.ask(seat, Command::Sit { seat }).expect("the seat is open");
            }
        }
        for seat in 0..players {
            if desk.sheet.seats[usize::from(seat)].kind == SitterKind::Person {
                desk.ask(seat, Command::Ready { ready: true }).expect("it has not begun");
            }
        }
        assert_eq!(desk.sheet.status, Status::Running);
        desk
    }

    pub(super) fn ask(
        &mut self,
        who: u8,
        command: impl Borrow<Command>,
    ) -> Result<Option<What>, Code> {
        match self.sheet.decide(&person(who), command.borrow()) {
            Ok(Some(record)) => Ok(Some(self.tell(record))),
            Ok(None) => Ok(None),
            Err(problem) => Err(problem.code),
        }
    }

    pub(super) fn tell(&mut self, record: Record) -> What {
        self.lines.push(record.write(self.now));
        self.sheet.apply(self.now, record).expect("it can be")
    }

    pub(super) fn roll(&mut self, below: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice % below as u64) as usize
    }

    /// Some legal action of the seat that has to choose.
    fn any(&mut self) -> (u8, Command) {
        let seat = self.sheet.chooser().expect("someone has to choose");
        let legal = self.sheet.game.actions(seat);
        let action = legal[self.roll(legal.len())].clone();
        (seat, Command::Play { ply: self.sheet.game.plies(), actions: vec![action] })
    }

    pub(super) fn play_on(&mut self) -> Option<What> {
        let (seat, command) = self.any();
        self.ask(seat, command).expect("it is legal")
    }

    /// What is shown to a player, or to the audience, as text.
    fn shown(&self, seat: Option<u8>) -> String {
        let player = seat.map(|seat| person(seat).player);
        serde_json::to_string(&self.sheet.table(&player.into(), self.now)).expect("plain data")
    }

    /// The same table by what was written down.
    pub(super) fn again(&self) -> Sheet {
        let Sheet { id, seed, .. } = &self.sheet;
        Sheet::load(*id, seed.clone(), Outages::default(), &self.lines)
            .expect("what was written can be read")
    }
}

#[test]
fn every_game_can_be_read_again_at_any_time() {
    let names: Vec<&str> = AnySetup::names().map(|(name, _)| name).collect();
    for (number, name) in names.into_iter().enumerate() {
        let players = if name.contains("city") { 3 } else { 4 };
        if AnySetup::named(name, players).is_none() {
            continue;
        }
        let mut desk = TestTable::begun(wish(name, players), number as u64);
        while desk.sheet.status == Status::Running {
            desk.now += 500;
            desk.play_on();
            if desk.roll(25) == 0 {
                assert_eq!(desk.again().state(desk.now), desk.sheet.state(desk.now), "{name}");
            }
        }
        let again = desk.again();
        assert_eq!(again.state(desk.now), desk.sheet.state(desk.now), "{name}");
        assert_eq!(again.game.digest(), desk.sheet.game.digest(), "{name}");
        assert_eq!(again.log(None), desk.sheet.log(None), "{name}");
        let outcome = desk.sheet.outcome.as_ref().expect("the game is over");
        assert_eq!(outcome.kind, OutcomeKind::Finished);
        assert!(!outcome.winners.is_empty());
    }
}

#[test]
fn nobody_is_shown_a_seed_or_a_card_of_someone_else() {
    let mut hidden = 0;
    for seed in 0..4 {
        let mut desk = TestTable::begun(wish("classic-all", 3), seed);
        let secret = desk.sheet.seed.reveal();
        while desk.sheet.status == Status::Running {
            let truth = desk.sheet.game.texts(0);
            for viewer in [Some(0), Some(1), Some(2), None] {
                let shown = desk.shown(viewer);
                assert!(!shown.contains(&secret));
                let told = desk.sheet.game.veiled(
                    0,
                    match viewer {
                        Some(seat) => remparts_engine::kernel::seat::Viewer::Seat(
                            remparts_engine::kernel::seat::Seat(seat),
                        ),
                        None => remparts_engine::kernel::seat::Viewer::Audience,
                    },
                );
                let known = told.iter().filter(|ply| ply.starts_with("gift ") && *ply != "gift ?");
                let dealt = truth.iter().filter(|ply| ply.starts_with("gift "));
                let known = known.count();
                hidden += dealt.clone().count() - known;
                assert!(viewer.is_some() || known == 0);
                assert_eq!(told.len(), truth.len());
            }
            desk.play_on();
        }
        assert!(desk.shown(None).contains(&secret), "once it is over, it is shown");
        assert!(!desk.shown(None).contains("gift ?"));
    }
    assert!(hidden > 100, "gifts were dealt: {hidden}");
}

#[test]
fn a_move_sent_again_is_made_once() {
    let mut desk = TestTable::begun(wish("base", 2), 3);
    for _ in 0..40 {
        let (seat, command) = desk.any();
        assert!(desk.ask(seat, command.clone()).expect("it is legal").is_some());
        let seq = desk.sheet.seq;
        assert_eq!(desk.ask(seat, command.clone()), Ok(None));
        // The same words of someone else are another thing.
        assert!(matches!(desk.ask(1 - seat, command), Err(Code::Stale | Code::NotYourTurn)));
        assert_eq!(desk.sheet.seq, seq);
    }
    let (seat, command) = desk.any();
    let Command::Play { ply, .. } = command else { unreachable!("it is a move") };
    let other = Command::Play { ply: ply - 1, actions: vec!["pass".into()] };
    assert_eq!(desk.ask(seat, other), Err(Code::Stale));
    let early = Command::Play { ply: ply + 1, actions: vec!["pass".into()] };
    assert_eq!(desk.ask(seat, early), Err(Code::Stale));
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut desk = TestTable::begun(wish("base", 2), 5);
    let before = desk.sheet.state(0);
    let seat = desk.sheet.chooser().expect("someone has to choose");
    let ply = desk.sheet.game.plies();
    let play = |actions: &[&str]| Command::Play {
        ply,
        actions: actions.iter().map(|&action| action.to_owned()).collect(),
    };
    let legal = desk.sheet.game.actions(seat)[0].clone();
    for (who, command, code) in [
        (seat, play(&["dance"]), Code::Illegal),
        (seat, play(&["draw base/E"]), Code::Illegal),
        (seat, play(&[&legal, "put meeple 40,40 city-N"]), Code::Illegal),
        (seat, play(&[]), Code::Unreadable),
        (seat, play(&vec!["pass"; 99]), Code::TooLarge),
        (seat, play(&[&"x".repeat(5_000)]), Code::TooLarge),
        (1 - seat, play(&[&legal]), Code::NotYourTurn),
        (9, play(&[&legal]), Code::NotSeated),
        (9, Command::Resign, Code::NotSeated),
        (seat, Command::Sit { seat: 1 }, Code::Begun),
        (seat, Command::Stand, Code::Begun),
        (seat, Command::Close, Code::Begun),
        (seat, Command::Agree, Code::NotAsked),
        (seat, Command::Decline, Code::NotAsked),
        (seat, Command::Undo, Code::Revealed),
        (seat, Command::Rematch, Code::NotOver),
        (seat, Command::Say { text: " \n ".into() }, Code::TooLarge),
        (seat, Command::Say { text: "x".repeat(301) }, Code::TooLarge),
    ] {
        assert_eq!(desk.ask(who, command.clone()), Err(code), "{command:?}");
        assert_eq!(desk.sheet.state(0), before, "{command:?}");
    }
}

/// Whatever the rules forbid is refused with the rule that does so.
#[test]
fn what_the_rules_forbid_names_the_rule() {
    let desk = TestTable::begun(wish("base", 2), 5);
    let seat = desk.sheet.chooser().expect("someone has to choose");
    let legal = desk.sheet.game.actions(seat)[0].clone();
    let refused = |actions: &[&str]| {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        let command = Command::Play { ply: desk.sheet.game.plies(), actions };
        desk.sheet.decide(&person(seat), &command).expect_err("it is refused")
    };
    let problem = refused(&["put meeple 0,0 city-N"]);
    assert_eq!((problem.code, problem.rule.as_deref()), (Code::Illegal, Some("TURN-1")));
    let problem = refused(&[&legal, "put meeple 0,0 city-N"]);
    assert_eq!((problem.code, problem.rule.as_deref()), (Code::Illegal, Some("MEEPLE-2")));
    // What cannot be read breaks no rule.
    assert_eq!(refused(&["dance"]).rule, None);
}

#[test]
fn seats_are_taken_and_left_until_all_are_ready() {
    let mut desk = TestTable::open(wish("base", 3), 1);
    assert_eq!(desk.ask(1, Command::Sit { seat: 7 }), Err(Code::NoSeat));
    assert!(desk.ask(1, Command::Sit { seat: 1 }).is_ok());
    assert_eq!(desk.ask(1, Command::Sit { seat: 1 }), Ok(None));
    assert_eq!(desk.ask(1, Command::Sit { seat: 2 }), Err(Code::Seated));
    assert_eq!(desk.ask(2, Command::Sit { seat: 1 }), Err(Code::Taken));
    let bot = |bot: Option<&str>| Command::Bot { seat: 2, bot: bot.map(str::to_owned) };
    assert_eq!(desk.ask(1, bot(Some("club"))), Err(Code::NotHost));
    assert_eq!(desk.ask(0, bot(Some("nobody"))), Err(Code::NoBot));
    assert_eq!(desk.ask(0, bot(Some("expert@60000"))), Err(Code::NoBot));
    assert_eq!(desk.ask(0, bot(Some("club"))), Ok(Some(What::BotSat { seat: 2 })));
    assert_eq!(desk.ask(0, bot(None)), Ok(Some(What::Stood { seat: 2 })));
    assert!(desk.ask(0, bot(Some("expert+farmer"))).is_ok());
    assert_eq!(desk.ask(1, Command::Ready { ready: true }), Ok(Some(What::Ready { seat: 1 })));
    assert!(desk.ask(1, Command::Stand).is_ok());
    assert!(desk.ask(0, Command::Sit { seat: 0 }).is_ok());
    assert!(desk.ask(2, Command::Sit { seat: 1 }).is_ok());
    assert_eq!(desk.ask(2, Command::Ready { ready: true }), Ok(Some(What::Ready { seat: 1 })));
    assert_eq!(desk.sheet.status, Status::Open);
    assert_eq!(desk.ask(0, Command::Ready { ready: true }), Ok(Some(What::Started)));
    assert_eq!(desk.sheet.status, Status::Running);
    assert!(desk.sheet.game.plies() >= 2, "chance has had its first say");
    assert_eq!(desk.again().state(0), desk.sheet.state(0));

    // A bot is always ready, so it may be the last one to be waited for.
    let mut waiting = TestTable::open(wish("base", 2), 1);
    assert!(waiting.ask(0, Command::Sit { seat: 0 }).is_ok());
    assert!(waiting.ask(0, Command::Ready { ready: true }).is_ok());
    let bot = Command::Bot { seat: 1, bot: Some("club".into()) };
    assert_eq!(waiting.ask(0, bot), Ok(Some(What::Started)));
    assert_eq!(waiting.again().state(0), waiting.sheet.state(0));

    let mut closed = TestTable::open(wish("base", 2), 1);
    assert_eq!(closed.ask(1, Command::Close), Err(Code::NotHost));
    assert_eq!(closed.ask(0, Command::Close), Ok(Some(What::Closed)));
    assert_eq!(closed.ask(1, Command::Sit { seat: 0 }), Err(Code::NotRunning));
}

#[test]
fn a_bot_plays_on_for_someone_who_is_late_until_they_come_back() {
    let clock = Clock::Move { seconds: 10 };
    let mut desk = TestTable::begun(TableWish { clock, ..wish("base", 2) }, 2);
    let seat = desk.sheet.chooser().expect("someone has to choose");
    assert_eq!(desk.sheet.due(), Some(desk.now + 11_000));
    assert_eq!(desk.sheet.stand_in(), None);
    desk.now += 12_000;
    assert_eq!(desk.tell(Record::Late { seat }), What::Late { seat });
    assert_eq!(desk.sheet.seats[usize::from(seat)].state, SitterState::Late);
    assert_eq!(desk.sheet.stand_in(), Some((seat, StandIn::Substitute)));
    assert!(desk.sheet.due().is_some_and(|due| due <= desk.now));
    let (_, command) = desk.any();
    assert_eq!(desk.ask(seat, command), Err(Code::NotYourTurn));
    assert_eq!(desk.ask(seat, Command::Ready { ready: true }), Ok(Some(What::Ready { seat })));
    assert_eq!(desk.sheet.stand_in(), None);
    assert_eq!(desk.sheet.due(), Some(desk.now + 11_000));
    assert_eq!(desk.again().due(), desk.sheet.due());
    desk.play_on();
}

#[test]
fn a_seat_can_be_skipped_with_its_tile_laid_and_no_figure() {
    let clock = Clock::Game { seconds: 10, increment: 0 };
    let late = Late::Skip;
    for (name, players) in [("base", 2), ("classic-all", 2), ("city", 2)] {
        let mut desk = TestTable::begun(TableWish { clock, late, ..wish(name, players) }, 2);
        let mut skips = 0;
        while desk.sheet.status == Status::Running {
            let due = desk.sheet.due().expect("there is a clock");
            desk.now = desk.now.max(due);
            match desk.sheet.stand_in() {
                None => {
                    let seat = desk.sheet.chooser().expect("someone has to choose");
                    desk.tell(Record::Late { seat });
                }
                Some((seat, stand_in)) => {
                    assert_eq!(stand_in, StandIn::Skip);
                    let actions = desk.sheet.game.least(&desk.sheet.seed);
                    assert!(!actions.iter().any(|action| action.starts_with("put ")));
                    let decided = desk.sheet.decide_for_seat(seat, &stand_in, &actions);
                    let Ok(Some(record)) = decided else { panic!("it is legal") };
                    desk.tell(record);
                    skips += 1;
                }
            }
        }
        assert!(skips > 40, "{name}: {skips}");
        assert_eq!(desk.again().state(0), desk.sheet.state(0));
    }
}

#[test]
fn the_last_who_has_not_given_up_wins() {
    let mut two = TestTable::begun(wish("base", 2), 8);
    assert_eq!(two.ask(1, Command::Resign), Ok(Some(What::Resigned { seat: 1 })));
    let outcome = two.sheet.outcome.clone().expect("it is over");
    assert_eq!((outcome.kind, outcome.winners), (OutcomeKind::Resigned, vec![0]));
    assert!(two.shown(None).contains(&two.sheet.seed.reveal()));

    let mut three = TestTable::begun(wish("base", 3), 8);
    assert!(three.ask(2, Command::Resign).is_ok());
    assert_eq!(three.ask(2, Command::Resign), Ok(None));
    assert_eq!(three.sheet.status, Status::Running);
    while three.sheet.chooser() != Some(2) {
        three.play_on();
    }
    assert_eq!(three.sheet.stand_in(), Some((2, StandIn::Substitute)));
    assert!(three.ask(0, Command::Resign).is_ok());
    assert_eq!(three.sheet.outcome.as_ref().map(|outcome| &*outcome.winners), Some(&[1][..]));
}

#[test]
fn what_reveals_nothing_can_be_taken_back_if_all_agree() {
    let mut desk = TestTable::begun(wish("base", 3), 4);
    let seat = desk.sheet.chooser().expect("someone has to choose");
    let before = desk.sheet.game.digest();
    // A tile is laid; the figure is still to be chosen, and nothing was drawn.
    let place = desk.sheet.game.actions(seat)[0].clone();
    let ply = desk.sheet.game.plies();
    assert!(desk.ask(seat, Command::Play { ply, actions: vec![place] }).is_ok());
    assert_eq!(desk.sheet.undoable(), Some((seat, ply)));
    let (one, other) = ((seat + 1) % 3, (seat + 2) % 3);
    assert_eq!(desk.ask(one, Command::Undo), Err(Code::Revealed));
    assert!(matches!(desk.ask(seat, Command::Undo), Ok(Some(What::Asked { .. }))));
    assert_eq!(desk.ask(seat, Command::Undo), Ok(None));
    assert_eq!(desk.ask(one, Command::Abandon), Err(Code::Asked));
    assert_eq!(desk.ask(one, Command::Agree), Ok(Some(What::Agreed { seat: one })));
    assert_eq!(desk.ask(one, Command::Agree), Ok(None));
    assert_eq!(desk.ask(other, Command::Agree), Ok(Some(What::Undone { seat })));
    assert_eq!(desk.sheet.game.digest(), before);
    assert_eq!(desk.again().game.digest(), before);
    assert_eq!(desk.sheet.request, None);

    // Now a whole turn: the next tile has been drawn, so it stays.
    desk.play_on();
    while desk.sheet.chooser() == Some(seat) {
        desk.play_on();
    }
    assert_eq!(desk.ask(seat, Command::Undo), Err(Code::Revealed));
}

#[test]
fn a_question_ends_with_an_answer_or_a_move() {
    let mut desk = TestTable::begun(wish("base", 2), 4);
    let seat = desk.sheet.chooser().expect("someone has to choose");
    let place = desk.sheet.game.actions(seat)[0].clone();
    let ply = desk.sheet.game.plies();
    assert!(desk.ask(seat, Command::Play { ply, actions: vec![place] }).is_ok());
    assert!(desk.ask(seat, Command::Undo).is_ok());
    assert!(desk.ask(1 - seat, Command::Decline).is_ok());
    assert_eq!(desk.sheet.request, None);
    assert!(desk.ask(seat, Command::Undo).is_ok());
    desk.play_on();
    assert_eq!(desk.sheet.request, None, "who plays on does not want it back");

    assert!(desk.ask(0, Command::Abandon).is_ok());
    assert_eq!(desk.ask(1, Command::Agree), Ok(Some(What::Abandoned)));
    let outcome = desk.sheet.outcome.as_ref().expect("it is over");
    assert_eq!((outcome.kind, outcome.winners.len()), (OutcomeKind::Abandoned, 0));
    assert_eq!(desk.again().state(0), desk.sheet.state(0));

    // Bots are not asked.
    let mut alone = wish("base", 2);
    alone.chairs[1] = Chair { kind: ChairKind::Bot, bot: Some("club".into()), livery: 1 };
    let mut alone = TestTable::begun(alone, 4);
    assert_eq!(alone.ask(0, Command::Abandon), Ok(Some(What::Abandoned)));
}

#[test]
fn talk_is_kept_within_bounds() {
    let mut desk = TestTable::open(wish("base", 2), 1);
    for line in 0..150 {
        let text = format!("  line\u{7} {line}  ");
        assert!(matches!(desk.ask(8, Command::Say { text }), Ok(Some(What::Said { .. }))));
    }
    assert_eq!(desk.sheet.chat.len(), 100);
    assert_eq!(desk.sheet.chat.back().map(|said| &*said.text), Some("line  149"));
    assert_eq!(desk.sheet.chat.back().and_then(|said| said.seat), None);
}

#[test]
fn those_who_meet_again_sit_one_seat_further() {
    let mut played = wish("base", 3);
    played.chairs[1] = Chair { kind: ChairKind::Bot, bot: Some("club".into()), livery: 1 };
    let mut desk = TestTable::begun(played, 3);
    assert!(desk.ask(0, Command::Abandon).is_ok());
    assert!(desk.ask(2, Command::Agree).is_ok());
    let decided = desk.sheet.decide(&person(2), &Command::Rematch);
    let Ok(Some(opened)) = decided else { panic!("the game is over") };
    let again = Sheet::open(desk.sheet.id, Seed::from_number(9), Outages::default(), 0, opened)
        .expect("it is playable");
    let seats: Vec<_> = again.seats.iter().map(|seat| (seat.livery, seat.player)).collect();
    let [zero, two] = [0, 2].map(|number| Some(person(number).player));
    assert_eq!(seats, [(1, None), (2, two), (0, zero)]);
    assert_eq!((again.host, again.status), (person(2).player, Status::Open));
    assert!(again.seats.iter().all(|seat| seat.ready == seat.bot.is_some()));
}

/// What could not be stored must not be seen either, whoever looks afterwards.
#[tokio::test]
async fn nobody_sees_what_is_not_stored() {
    let store = Store::open("sqlite::memory:").await.expect("there is memory");
    let player = Player { id: person(0).player, name: "P0".into(), account: false };
    store.add_player(&player, session("hash")).await.expect("the store is empty");
    let tables = Tables::new(store.clone(), Bus::local(), &Settings::default());
    let id = tables.open(&player, wish("base", 2)).await.expect("it can be played");
    assert!(tables.table(id, None).await.is_ok());
    store.close().await;
    let code = |problem: Problem| problem.code;
    let said = Command::Say { text: "hello".into() };
    let said = tables.order(id, &player, said).await.map_err(code);
    assert_eq!(said, Err(Code::Busy));
    assert_eq!(tables.table(id, None).await.map_err(code), Err(Code::Busy));
    assert_eq!(tables.log(id, None).await.map_err(code), Err(Code::Busy));
    assert!(tables.watch(id, None, None, false).await.is_err());
}
