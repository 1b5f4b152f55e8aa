//! Clocks: seats whose time runs out.

use crate::client::{Client, finish, seated, settings, wish};
use crate::node::Node;
use crate::proof::prove;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{
    By, Clock, Command, Event, Late, Message, OutcomeKind, SitterState, TableWish, What,
};

fn timed(clock: Clock, late: Late) -> TableWish {
    let setup = AnySetup::named("base", 2).expect("names are known");
    TableWish { clock, late, ..wish(setup) }
}

async fn two(node: &Node, wish: &TableWish, seed: u64) -> [Client; 2] {
    let clients = seated(&[node.server()], wish, &settings(), seed).await;
    clients.expect("they sit down").try_into().ok().expect("there are two")
}

/// The contents of all events that a client has heard.
fn events(client: &Client) -> Vec<What> {
    let heard = client.heard.lock().expect("nobody panicked");
    let event = |text: &String| match serde_json::from_str(text) {
        Ok(Message::Event { event: Event { what, .. }, .. }) => Some(what),
        _ => None,
    };
    heard.iter().filter_map(event).collect()
}

fn state_of(client: &Client, seat: usize) -> SitterState {
    client.table().expect("it was told").state.seats[seat].state
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_on_for_a_silent_seat_even_on_another_day() {
    let mut node = Node::start(&crate::folder("late"));
    let wish = timed(Clock::Move { seconds: 1 }, Late::Bot);
    let [mut one, mut silent] = two(&node, &wish, 21).await;
    // The clock goes on while there is no server.
    node.kill();
    node.restart();
    let over = silent.until(|told| told.table.state.outcome.is_some());
    let (played, over) = tokio::join!(one.play(), over);
    played.expect("a whole game");
    over.expect("a whole game");
    assert_eq!(state_of(&one, 1), SitterState::Late);
    let heard = events(&one);
    assert!(heard.contains(&What::Late { seat: 1 }), "{heard:?}");
    assert!(heard.contains(&What::Played { seat: 1, by: By::Bot }));
    let outcome = one.table().expect("told").state.outcome.clone().expect("it is over");
    assert_eq!(outcome.kind, OutcomeKind::Finished);
    prove(&[one, silent]).await.expect("all is well");
}

#[tokio::test]
async fn a_silent_seat_is_skipped() {
    let node = Node::start(&crate::folder("skipped"));
    let wish = timed(Clock::Move { seconds: 1 }, Late::Skip);
    let mut clients = two(&node, &wish, 22).await;
    let skipped = |what: &What| matches!(what, What::Played { by: By::Skip, .. });
    let [watcher, other] = &mut clients;
    while events(watcher).iter().filter(|what| skipped(what)).count() < 2 {
        watcher.read().await.expect("time goes on");
    }
    assert_eq!(state_of(watcher, 0), SitterState::Playing, "it may play next time");
    let seq = watcher.told().expect("it was told").seq;
    other.until(|told| told.seq >= seq).await.expect("it is heard");
    finish(&mut clients).await.expect("whoever speaks again plays on");
    prove(&clients).await.expect("all is well");
}

#[tokio::test]
async fn time_for_a_game_runs_out_once_and_for_all() {
    let node = Node::start(&crate::folder("game-clock"));
    let wish = timed(Clock::Game { seconds: 1, increment: 0 }, Late::Bot);
    let [mut one, mut other] = two(&node, &wish, 23).await;
    let late = |told: &remparts_client::Told| {
        told.table.state.seats.iter().any(|sitter| sitter.state == SitterState::Late)
    };
    one.until(late).await.expect("someone is late");
    other.until(late).await.expect("someone is late");
    let seat = usize::from(state_of(&one, 1) == SitterState::Late);
    let client = [&mut one, &mut other][seat].connection.order(Command::Ready { ready: true });
    let answer = client.await;
    assert!(answer.is_err(), "there is no more time: {answer:?}");
}

#[tokio::test]
async fn who_was_late_may_come_back_where_each_move_has_its_time() {
    let node = Node::start(&crate::folder("back"));
    let wish = timed(Clock::Move { seconds: 1 }, Late::Bot);
    let [mut one, mut other] = two(&node, &wish, 24).await;
    let late = |told: &remparts_client::Told| {
        told.table.state.seats.iter().any(|sitter| sitter.state == SitterState::Late)
    };
    one.until(late).await.expect("someone is late");
    let seat = usize::from(state_of(&one, 1) == SitterState::Late);
    let client = if seat == 0 { &mut one } else { &mut other };
    client.order(Command::Ready { ready: true }).await.expect("it is welcome");
    assert_eq!(state_of(client, seat), SitterState::Playing);
}

#[tokio::test]
async fn correspondence_has_days() {
    let node = Node::start(&crate::folder("days"));
    let wish = timed(Clock::Days { days: 3 }, Late::Bot);
    let mut clients = two(&node, &wish, 25).await;
    for client in &mut clients {
        client.until(|told| told.table.state.clocks.is_some()).await.expect("a clock runs");
        let clocks = client.table().expect("told").state.clocks.clone().expect("there is one");
        let days = 3 * 24 * 60 * 60 * 1_000;
        assert!(clocks.left.iter().all(|left| (days - 60_000..=days).contains(left)));
        let mine = client.visitor.tables().await.expect("a list");
        assert_eq!(mine.len(), 1);
        assert_eq!(mine[0].your_turn, mine[0].table.turn == Some(mine[0].seat));
        let deadline = mine[0].table.deadline.expect("there is time, but not forever");
        assert!(deadline > mine[0].table.touched + days - 60_000);
    }
    finish(&mut clients).await.expect("a whole game");
    prove(&clients).await.expect("all is well");
}
