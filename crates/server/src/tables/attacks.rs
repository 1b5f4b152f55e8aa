//! What people try who do not play fair, and what comes of it.

use super::sheet::Sheet;
use super::tests::{TestTable, person, session, wish};
use super::{Settings, Tables, now};
use crate::bus::Bus;
use remparts_engine::kernel::dealer::Seed;
use remparts_engine::notation::draws::verify;
use remparts_protocol::record::{Guest, Record};
use remparts_protocol::{
    Chair, ChairKind, Clock, Code, Command, Message, OutcomeKind, PlayerId, Status, TableId,
    TableWish,
};
use remparts_store::{Player, Store};
use std::time::Duration;
use tokio::time::timeout;

/// What this sheet says to an order.
fn verdict(sheet: &Sheet, seat: u8, actions: &[String]) -> Result<(), Code> {
    let command = Command::Play { ply: sheet.game.plies(), actions: actions.to_vec() };
    sheet.decide(&person(seat), &command).map(|_| ()).map_err(|problem| problem.code)
}

/// Actions of a seat one after another, across whatever chance says in between, as they are legal if
/// the draws come from this seed.
fn legal_row(desk: &mut TestTable, seat: u8, seed: &Seed) -> Vec<String> {
    let mut game = desk.sheet.game.clone();
    let mut actions = Vec::new();
    while game.chooser() == Some(seat) && actions.len() < 8 {
        let legal = game.actions(seat);
        // Gifts are rare, so they are unwrapped at once.
        let gift = legal.iter().position(|action| action.starts_with("unwrap take-two"));
        let action = legal[gift.unwrap_or_else(|| desk.roll(legal.len()))].clone();
        game.play(seat, std::slice::from_ref(&action), seed).expect("it is legal");
        actions.push(action);
    }
    actions
}

/// Whether an order is accepted must not tell what chance will say: the same order meets the same
/// verdict whatever the seed is.
#[test]
fn a_verdict_tells_nothing_about_the_next_tile() {
    let mut undrawn = 0;
    for number in 0..8 {
        let mut desk = TestTable::begun(wish("classic-all", 2), number);
        while desk.sheet.status == Status::Running {
            let seat = desk.sheet.chooser().expect("someone has to choose");
            let seed = Seed::from_number(1_000 + number);
            let actions = legal_row(&mut desk, seat, &seed);
            let mut other = desk.again();
            other.seed = seed;
            for count in 1..=actions.len() {
                let [one, two] =
                    [&desk.sheet, &other].map(|sheet| verdict(sheet, seat, &actions[..count]));
                assert_eq!(one, two, "{:?}", &actions[..count]);
                undrawn += usize::from(one == Err(Code::Undrawn));
            }
            desk.play_on();
        }
    }
    assert!(undrawn > 50, "second tiles and repeated turns come up: {undrawn}");
}

/// A gift that is dealt between tile and figure does not matter for the figure, so both may come in
/// one order.
#[test]
fn a_gift_does_not_part_tile_and_figure() {
    let mut received = 0;
    for number in 0..3 {
        let mut desk = TestTable::begun(wish("classic-all", 2), number);
        while desk.sheet.status == Status::Running {
            let seat = desk.sheet.chooser().expect("someone has to choose");
            let legal = desk.sheet.game.actions(seat);
            let places: Vec<&String> =
                legal.iter().filter(|action| action.starts_with("place")).take(4).collect();
            for place in places {
                let order = [place.clone(), "pass".to_owned()];
                let mut game = desk.sheet.game.clone();
                let before = game.plies();
                let seed = desk.sheet.seed.clone();
                if game.play(seat, &order[..1], &seed).is_ok()
                    && game.texts(before).iter().any(|text| text.starts_with("gift"))
                    && game.actions(seat).contains(&order[1])
                {
                    assert_eq!(verdict(&desk.sheet, seat, &order), Ok(()));
                    received += 1;
                }
            }
            desk.play_on();
        }
    }
    assert!(received > 5, "gifts are received: {received}");
}

/// The nonce that a test sends for a seat.
fn nonce(number: u8) -> String {
    format!("{number:02x}").repeat(32)
}

#[test]
fn players_add_to_the_seed_that_was_committed_to() {
    let mut desk = TestTable::open(wish("base", 2), 11);
    let digits = desk.sheet.seed.commitment();
    for seat in 0..2 {
        desk.ask(seat, Command::Sit { seat }).expect("the seat is open");
        let nonce = nonce(seat + 1);
        desk.ask(seat, Command::Nonce { nonce: nonce.clone() }).expect("it has not begun");
        assert_eq!(desk.ask(seat, Command::Nonce { nonce }), Ok(None), "it is the same");
    }
    assert_eq!(desk.sheet.state(0).nonces, [Some(nonce(1)), Some(nonce(2))]);
    for (command, code) in [
        (Command::Nonce { nonce: "12".to_owned() }, Code::Unreadable),
        (Command::Nonce { nonce: "g".repeat(64) }, Code::Unreadable),
    ] {
        assert_eq!(desk.ask(0, command), Err(code));
    }
    assert_eq!(desk.ask(7, Command::Nonce { nonce: nonce(7) }), Err(Code::NotSeated));
    // Who leaves takes along what they added.
    desk.ask(1, Command::Stand).expect("it has not begun");
    assert_eq!(desk.sheet.state(0).nonces, [Some(nonce(1)), None]);
    desk.ask(1, Command::Sit { seat: 1 }).expect("the seat is open");
    desk.ask(1, Command::Nonce { nonce: nonce(9) }).expect("it has not begun");
    for seat in 0..2 {
        desk.ask(seat, Command::Ready { ready: true }).expect("it has not begun");
    }
    assert_eq!(desk.ask(0, Command::Nonce { nonce: nonce(3) }), Err(Code::Begun));
    while desk.sheet.status == Status::Running {
        desk.play_on();
    }
    assert_eq!(desk.sheet.seed.commitment(), digits);
    let log = desk.sheet.log(None);
    let verified = verify(&log, None, Some(digits)).expect("as it was dealt");
    assert_eq!(verified.nonces, 2);
    let changed = log.replace(&nonce(9), &nonce(8));
    assert!(verify(&changed, None, None).is_err(), "with another nonce draws are others");
    assert_eq!(desk.again().state(0), desk.sheet.state(0));
}

#[test]
fn talk_does_not_interrupt_a_thought() {
    let mut desk = TestTable::begun(wish("base", 2), 4);
    let acted = desk.sheet.acted;
    desk.ask(0, Command::Say { text: "hello".to_owned() }).expect("it can be said");
    desk.ask(0, Command::Abandon).expect("it can be asked");
    desk.ask(1, Command::Decline).expect("it was asked");
    assert_eq!(desk.sheet.acted, acted);
    desk.play_on();
    assert_eq!(desk.sheet.acted, desk.sheet.seq);
    assert_eq!(desk.again().acted, desk.sheet.acted);
}

#[test]
fn whoever_was_asked_to_leave_stays_away() {
    let mut desk = TestTable::open(wish("base", 3), 4);
    desk.ask(0, Command::Sit { seat: 0 }).expect("the seat is open");
    desk.ask(1, Command::Sit { seat: 1 }).expect("the seat is open");
    assert_eq!(desk.ask(1, Command::Dismiss { seat: 0 }), Err(Code::NotHost));
    assert_eq!(desk.ask(0, Command::Dismiss { seat: 0 }), Err(Code::NotHost));
    assert_eq!(desk.ask(0, Command::Dismiss { seat: 2 }), Ok(None));
    assert_eq!(desk.ask(0, Command::Dismiss { seat: 9 }), Err(Code::NoSeat));
    assert!(desk.ask(0, Command::Dismiss { seat: 1 }).expect("the host may").is_some());
    assert_eq!(desk.sheet.players()[1], None);
    assert_eq!(desk.ask(1, Command::Sit { seat: 1 }), Err(Code::Dismissed));
    assert_eq!(desk.again().dismissed, desk.sheet.dismissed);
    desk.ask(2, Command::Sit { seat: 1 }).expect("others may");
}

#[test]
fn no_two_at_a_table_are_called_alike() {
    let mut desk = TestTable::open(wish("base", 4), 4);
    // Latin, Cyrillic, with a blank, and another one.
    for (seat, name) in (0..).zip(["Ann", "\u{410}nn", "an n", "Ben"]) {
        let guest = Guest { name: name.to_owned(), ..person(seat) };
        match desk.sheet.decide(&guest, &Command::Sit { seat }) {
            Ok(Some(record)) => desk.tell(record),
            _ => panic!("the seat is open"),
        };
    }
    let names: Vec<&str> = desk.sheet.seats.iter().map(|sitter| sitter.name.as_str()).collect();
    assert_eq!(names, ["Ann", "\u{410}nn 2", "an n 3", "Ben"]);
}

#[test]
fn a_game_against_someone_who_is_late_has_a_winner() {
    let mut wished = wish("base", 2);
    wished.clock = Clock::Move { seconds: 10 };
    let mut desk = TestTable::begun(wished, 6);
    let late = desk.sheet.chooser().expect("someone has to choose");
    desk.now += 60_000;
    desk.tell(Record::Late { seat: late });
    desk.ask(1 - late, Command::Abandon).expect("the other is away");
    let outcome = desk.sheet.outcome.clone().expect("the game is over");
    assert_eq!((outcome.kind, outcome.winners), (OutcomeKind::Awarded, vec![1 - late]));

    let mut desk = TestTable::begun(wish("base", 2), 6);
    desk.ask(0, Command::Abandon).expect("it can be asked");
    desk.ask(1, Command::Agree).expect("it was asked");
    let outcome = desk.sheet.outcome.clone().expect("the game is over");
    assert_eq!((outcome.kind, outcome.winners), (OutcomeKind::Abandoned, vec![]));
}

/// A server with a player who may sit and open tables.
async fn served(settings: &Settings) -> (Tables, Store, Player) {
    let store = Store::open("sqlite::memory:").await.expect("there is memory");
    let player = Player { id: person(0).player, name: "P0".into(), account: false };
    store.add_player(&player, session("hash")).await.expect("the store is empty");
    (Tables::new(store.clone(), Bus::local(), settings), store, player)
}

fn against(bot: &str) -> TableWish {
    let mut wish = wish("base", 2);
    wish.chairs[0].kind = ChairKind::Me;
    wish.chairs[1] = Chair { kind: ChairKind::Bot, bot: Some(bot.to_owned()), livery: 1 };
    wish
}

/// Opens a table against a beginner, begins, and plays until the bot has to choose or `plies` are
/// played.
async fn begun(tables: &Tables, player: &Player) -> TableId {
    let id = tables.open(player, against("beginner")).await.expect("it can be played");
    tables.order(id, player, Command::Ready { ready: true }).await.expect("it has not begun");
    id
}

/// The state as the player sees it.
async fn ply_and_turn(tables: &Tables, id: TableId, who: PlayerId) -> (u32, Option<u8>) {
    match tables.table(id, Some(who)).await.expect("it is there") {
        Message::Table { table, .. } => (table.state.ply, table.state.turn),
        other => panic!("a table is shown: {other:?}"),
    }
}

/// Waits until it is the turn of the person.
async fn until_own_turn(tables: &Tables, id: TableId, who: PlayerId) -> u32 {
    let wait = async {
        loop {
            let (ply, turn) = ply_and_turn(tables, id, who).await;
            if turn == Some(0) {
                return ply;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(30), wait).await.expect("the bot plays")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_wait_until_somebody_looks() {
    let settings = Settings { unwatched: Duration::ZERO, pace: Duration::ZERO, ..usual() };
    let (tables, store, player) = served(&settings).await;
    let mut id = begun(&tables, &player).await;
    // Whoever begins is drawn: look for a game that the bot begins.
    while store.due(u64::MAX >> 1, None, 100).await.expect("it is read").is_empty() {
        id = begun(&tables, &player).await;
    }
    // Nobody looks, and the last act of a person is longer ago than nothing: the table rests.
    let rests = async {
        while !store.due(now(), None, 100).await.expect("it is read").is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(20), rests).await.expect("it is not due any longer");
    let watch = tables.watch(id, Some(player.id), None, false).await.expect("it is there");
    assert!(until_own_turn(&tables, id, player.id).await >= 4, "the bot has played");
    drop(watch);
}

fn usual() -> Settings {
    Settings { bots: 1, pace: Duration::ZERO, ..Settings::default() }
}

#[tokio::test]
async fn a_node_without_others_knows_itself_again() {
    let (tables, store, _) = served(&Settings::default()).await;
    let again = Tables::new(store, Bus::local(), &Settings::default());
    assert_eq!(tables.0.settings.node, again.0.settings.node);
    assert!(!tables.0.settings.node.is_empty());
}

#[tokio::test]
async fn the_lobby_is_not_filled_by_one_player() {
    let (tables, _, player) = served(&usual()).await;
    let public = TableWish { public: true, ..wish("base", 2) };
    let most = usual().waiting;
    for _ in 0..most {
        tables.open(&player, public.clone()).await.expect("there is room");
    }
    let refused = tables.open(&player, public.clone()).await.map_err(|problem| problem.code);
    assert_eq!(refused, Err(Code::TooMany));
    let hidden = TableWish { public: false, ..public };
    assert!(tables.open(&player, hidden).await.is_ok(), "others are not shown");
}

#[tokio::test]
async fn nobody_takes_seats_everywhere() {
    let settings = Settings { seats_waiting: 3, ..usual() };
    let (tables, store, host) = served(&settings).await;
    let guest = Player { id: person(1).player, name: "P1".into(), account: false };
    store.add_player(&guest, session("another hash")).await.expect("it is new");
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(tables.open(&host, wish("base", 2)).await.expect("there is room"));
    }
    for id in &ids[..3] {
        tables.order(*id, &guest, Command::Sit { seat: 1 }).await.expect("there is room");
    }
    let sit = tables.order(ids[3], &guest, Command::Sit { seat: 1 }).await;
    assert_eq!(sit.map_err(|problem| problem.code), Err(Code::TooMany));
    tables.order(ids[0], &guest, Command::Stand).await.expect("it has not begun");
    tables.order(ids[3], &guest, Command::Sit { seat: 1 }).await.expect("there is room again");
}

#[tokio::test]
async fn seats_of_the_absent_become_free() {
    let settings = Settings { absence: Duration::from_millis(50), ..usual() };
    let (tables, _, player) = served(&settings).await;
    let public = TableWish { public: true, ..wish("base", 2) };
    let id = tables.open(&player, public).await.expect("there is room");
    let watch = tables.watch(id, Some(player.id), None, false).await.expect("it is there");
    tables.order(id, &player, Command::Sit { seat: 0 }).await.expect("the seat is open");
    drop(watch);
    let other = tables.watch(id, None, None, false).await.expect("it is there");
    let free = async {
        loop {
            let shown = tables.table(id, None).await.expect("it is there");
            let Message::Table { table, .. } = shown else { panic!("a table is shown") };
            if table.state.seats[0].player.is_none() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(20), free).await.expect("the seat becomes free");
    drop(other);
}

/// A server that was away for a minute gives everyone that minute back when it starts.
#[tokio::test]
async fn nobody_is_late_because_the_server_was_away() {
    let (tables, store, player) = served(&usual()).await;
    let mut wished = against("beginner");
    wished.chairs[1] = Chair { kind: ChairKind::Open, bot: None, livery: 1 };
    wished.clock = Clock::Game { seconds: 2, increment: 0 };
    let guest = Player { id: person(1).player, name: "P1".into(), account: false };
    store.add_player(&guest, session("another hash")).await.expect("it is new");
    let id = tables.open(&player, wished).await.expect("it can be played");
    tables.order(id, &guest, Command::Sit { seat: 1 }).await.expect("the seat is open");
    for who in [&player, &guest] {
        tables.order(id, who, Command::Ready { ready: true }).await.expect("it has not begun");
    }
    // What the server that begins now finds: heartbeats ended when the clock had just begun to run.
    let start = now();
    store.beat(start, u64::MAX >> 1).await.expect("it is noted");
    assert!(store.beat(start + 60_000, 2_500).await.expect("it is noted"), "an outage");
    let again = Tables::new(store.clone(), Bus::local(), &usual());
    let known = async {
        while !again.0.outages.are_known() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(20), known).await.expect("the store is asked");
    let Message::Table { table, .. } = again.table(id, None).await.expect("it is there") else {
        panic!("a table is shown");
    };
    let clocks = table.state.clocks.expect("there is a clock");
    let running = usize::from(clocks.running.expect("somebody has to choose"));
    assert!(clocks.left[running] > 500, "{clocks:?}");
}
