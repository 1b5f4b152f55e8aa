//! Chat, agreements and other commands of people at a table besides moves.

use crate::client::{Client, finish, seated, settings, wish};
use crate::node::Node;
use crate::proof::prove;
use remparts_client::{Failure, Server};
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{
    By, Code, Command, Event, Message, OutcomeKind, SitterKind, SitterState, Status, What, limits,
};

fn base(players: u8) -> AnySetup {
    AnySetup::named("base", players).expect("names are known")
}

fn start(name: &str) -> (Node, Server) {
    let node = Node::start(&crate::folder(name));
    let server = node.server();
    (node, server)
}

/// Two players at a table that has begun.
async fn two(server: &Server, seed: u64) -> [Client; 2] {
    let clients = seated(std::slice::from_ref(server), &wish(base(2)), &settings(), seed).await;
    clients.expect("they sit down").try_into().ok().expect("there are two")
}

/// The one who has to choose, and the other.
async fn in_turn(clients: [Client; 2]) -> [Client; 2] {
    let [mut one, mut other] = clients;
    for client in [&mut one, &mut other] {
        client.until(|told| told.table.state.turn.is_some()).await.expect("it begins");
    }
    let turn = one.table().expect("it was told").state.turn;
    if turn == Some(0) { [one, other] } else { [other, one] }
}

async fn refused(client: &mut Client, command: Command) -> Code {
    match client.connection.order(command.clone()).await {
        Err(Failure::Refused(problem)) => problem.code,
        answer => panic!("{command:?} is refused, not {answer:?}"),
    }
}

async fn done(client: &mut Client, command: Command) -> u32 {
    let text = format!("{command:?}");
    client.order(command).await.unwrap_or_else(|error| panic!("{text}: {error:#}"))
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

#[tokio::test]
async fn seats_are_taken_and_left() {
    let (_node, server) = start("seats");
    let host = server.guest("Ann").await.expect("a guest");
    let setup = base(3);
    let id = host.open(&wish(setup)).await.expect("a table");
    let mut ann = Client::connect(host, id, setup, settings(), 1);
    let guest = server.guest("Ben").await.expect("a guest");
    let mut ben = Client::connect(guest, id, setup, settings(), 2);
    let mut nobody = Client::connect(server.nobody(), id, setup, settings(), 3);

    assert_eq!(refused(&mut nobody, Command::Sit { seat: 1 }).await, Code::Unknown);
    assert_eq!(refused(&mut ben, Command::Sit { seat: 0 }).await, Code::Taken);
    assert_eq!(refused(&mut ben, Command::Sit { seat: 3 }).await, Code::NoSeat);
    assert_eq!(refused(&mut ben, Command::Stand).await, Code::NotSeated);
    done(&mut ben, Command::Sit { seat: 1 }).await;
    assert_eq!(refused(&mut ben, Command::Sit { seat: 2 }).await, Code::Seated);
    let seq = done(&mut ben, Command::Sit { seat: 1 }).await;
    assert_eq!(ben.told().expect("it was told").seq, seq, "it is as wished already");
    done(&mut ben, Command::Stand).await;
    done(&mut ben, Command::Sit { seat: 2 }).await;
    let robot = |seat, bot: Option<&str>| Command::Bot { seat, bot: bot.map(str::to_owned) };
    assert_eq!(refused(&mut ben, robot(1, Some("club"))).await, Code::NotHost);
    assert_eq!(refused(&mut ann, robot(1, Some("nobody"))).await, Code::NoBot);
    assert_eq!(refused(&mut ann, robot(2, Some("club"))).await, Code::Taken);
    done(&mut ann, robot(1, Some("beginner"))).await;
    assert_eq!(refused(&mut ben, Command::Close).await, Code::NotHost);
    assert_eq!(refused(&mut ben, Command::Resign).await, Code::NotRunning);
    done(&mut ann, Command::Ready { ready: true }).await;
    done(&mut ann, Command::Ready { ready: false }).await;
    done(&mut ben, Command::Ready { ready: true }).await;
    assert_eq!(ben.table().expect("it was told").state.status, Status::Open);
    let seq = done(&mut ann, Command::Ready { ready: true }).await;
    nobody.until(|told| told.seq >= seq).await.expect("it begins");
    let state = nobody.table().expect("it was told").state.clone();
    assert_eq!(state.status, Status::Running);
    let kinds: Vec<SitterKind> = state.seats.iter().map(|sitter| sitter.kind).collect();
    assert_eq!(kinds, [SitterKind::Person, SitterKind::Bot, SitterKind::Person]);
    assert_eq!(refused(&mut ben, Command::Stand).await, Code::Begun);
    assert_eq!(refused(&mut ann, Command::Close).await, Code::Begun);
}

#[tokio::test]
async fn a_table_can_be_closed_before_the_game() {
    let (_node, server) = start("closed");
    let host = server.guest("Ann").await.expect("a guest");
    let setup = base(2);
    let id = host.open(&wish(setup)).await.expect("a table");
    let mut ann = Client::connect(host, id, setup, settings(), 1);
    done(&mut ann, Command::Close).await;
    assert_eq!(ann.table().expect("it was told").state.status, Status::Closed);
    let guest = server.guest("Ben").await.expect("a guest");
    let mut ben = Client::connect(guest, id, setup, settings(), 2);
    assert_eq!(refused(&mut ben, Command::Sit { seat: 1 }).await, Code::NotRunning);
}

#[tokio::test]
async fn moves_that_cannot_be_are_refused_and_a_move_is_made_once() {
    let (_node, server) = start("moves");
    let [mut one, mut other] = in_turn(two(&server, 4).await).await;
    let ply = one.table().expect("it was told").state.ply;
    let play = |ply, action: &str| Command::Play { ply, actions: vec![action.to_owned()] };
    assert_eq!(refused(&mut other, play(ply, "pass")).await, Code::NotYourTurn);
    assert_eq!(refused(&mut one, play(ply, "nonsense")).await, Code::Illegal);
    assert_eq!(refused(&mut one, play(ply, "draw base/E")).await, Code::Illegal);
    assert_eq!(refused(&mut one, play(ply + 5, "pass")).await, Code::Stale);
    let none = Command::Play { ply, actions: Vec::new() };
    assert_eq!(refused(&mut one, none).await, Code::Unreadable);
    assert!(one.turn().await.expect("a move"), "it is the turn of the one");
    let first = &one.moves[0];
    let again = Command::Play { ply: first.ply, actions: first.actions.clone() };
    let before = done(&mut one, Command::Ping).await;
    assert_eq!(done(&mut one, again).await, before, "nothing new has happened");
    assert_eq!(refused(&mut one, play(ply, "pass")).await, Code::Stale);
    let made = events(&one).iter().filter(|what| matches!(what, What::Played { .. })).count();
    assert_eq!(made, 1);
}

#[tokio::test]
async fn everyone_hears_what_is_said() {
    let (_node, server) = start("chat");
    let [mut one, mut other] = two(&server, 5).await;
    let (id, setup) = (one.table, base(2));
    let onlooker = server.guest("Cleo").await.expect("a guest");
    let mut onlooker = Client::connect(onlooker, id, setup, settings(), 3);
    let mut nobody = Client::connect(server.nobody(), id, setup, settings(), 4);
    let say = |text: &str| Command::Say { text: text.to_owned() };
    assert_eq!(refused(&mut nobody, say("hello")).await, Code::Unknown);
    assert_eq!(refused(&mut one, say(" \n ")).await, Code::TooLarge);
    assert_eq!(refused(&mut one, say(&"x".repeat(limits::CHAT + 1))).await, Code::TooLarge);
    done(&mut one, say(" good luck\u{7} ")).await;
    let seq = done(&mut onlooker, say("to you both")).await;
    for client in [&mut one, &mut other, &mut onlooker, &mut nobody] {
        client.until(|told| told.seq >= seq).await.expect("it is heard");
        let chat = &client.table().expect("it was told").chat;
        let lines: Vec<_> = chat.iter().map(|said| (&*said.name, said.seat, &*said.text)).collect();
        let expected = [("Ann", Some(0), "good luck"), ("Cleo", None, "to you both")];
        assert_eq!(lines, expected);
    }
}

#[tokio::test]
async fn a_move_is_taken_back_when_the_other_agrees() {
    let (_node, server) = start("undo");
    let [mut one, mut other] = in_turn(two(&server, 6).await).await;
    assert_eq!(refused(&mut one, Command::Undo).await, Code::Revealed);
    assert_eq!(refused(&mut one, Command::Agree).await, Code::NotAsked);
    // A tile that is laid reveals nothing while its figure is still to be chosen.
    let tile = one.first_action().expect("there is one");
    let ply = one.table().expect("it was told").state.ply;
    done(&mut one, Command::Play { ply, actions: vec![tile] }).await;
    let plies = one.table().expect("it was told").plies.clone();
    let seat = one.told().and_then(|told| told.you.seat);
    assert_eq!(one.table().expect("it was told").state.undoable, seat);
    assert_eq!(refused(&mut other, Command::Undo).await, Code::Revealed);
    done(&mut one, Command::Undo).await;
    assert_eq!(refused(&mut other, Command::Abandon).await, Code::Asked);
    done(&mut other, Command::Decline).await;
    done(&mut one, Command::Undo).await;
    let seq = done(&mut other, Command::Agree).await;
    for client in [&mut one, &mut other] {
        client.until(|told| told.seq >= seq).await.expect("it is heard");
        assert_eq!(client.table().expect("it was told").plies, plies[..plies.len() - 1]);
        assert!(events(client).iter().any(|what| matches!(what, What::Undone { .. })));
    }
    let mut clients = [one, other];
    finish(&mut clients).await.expect("the game goes on");
    prove(&clients).await.expect("all is well");
    assert_eq!(refused(&mut clients[0], Command::Undo).await, Code::NotRunning);
}

#[tokio::test]
async fn a_game_is_abandoned_when_all_agree() {
    let (_node, server) = start("abandoned");
    let [mut one, mut other] = two(&server, 7).await;
    done(&mut one, Command::Abandon).await;
    done(&mut one, Command::Decline).await;
    done(&mut other, Command::Abandon).await;
    let seq = done(&mut one, Command::Agree).await;
    for client in [&mut one, &mut other] {
        client.until(|told| told.seq >= seq).await.expect("it is heard");
        let state = &client.table().expect("it was told").state;
        let outcome = state.outcome.as_ref().expect("it is over");
        assert_eq!((outcome.kind, outcome.winners.as_slice()), (OutcomeKind::Abandoned, &[][..]));
        assert!(state.seed.is_some(), "nothing is hidden any more");
    }
    prove(&[one, other]).await.expect("the log is whole");
}

#[tokio::test]
async fn who_resigns_loses_and_others_play_on() {
    let (_node, server) = start("resigned");
    let [mut one, mut other] = two(&server, 8).await;
    let seq = done(&mut one, Command::Resign).await;
    other.until(|told| told.seq >= seq).await.expect("it is heard");
    let outcome = other.table().expect("told").state.outcome.clone().expect("it is over");
    assert_eq!((outcome.kind, outcome.winners), (OutcomeKind::Resigned, vec![1]));

    let wish = wish(base(3));
    let clients = seated(std::slice::from_ref(&server), &wish, &settings(), 9).await;
    let mut clients = clients.expect("they sit down");
    done(&mut clients[1], Command::Resign).await;
    let resigned = clients[1].table().expect("told").state.seats[1].state;
    assert_eq!(resigned, SitterState::Resigned);
    finish(&mut clients).await.expect("the others play on");
    prove(&clients).await.expect("all is well");
    let outcome = clients[0].table().expect("told").state.outcome.clone().expect("it is over");
    assert_eq!(outcome.kind, OutcomeKind::Finished);
    let by_bot = |what: &What| matches!(what, What::Played { seat: 1, by: By::Bot });
    assert!(events(&clients[0]).iter().any(by_bot), "someone plays for who is gone");
}

#[tokio::test]
async fn the_same_players_meet_again() {
    let (_node, server) = start("rematch");
    let [mut one, mut other] = two(&server, 10).await;
    assert_eq!(refused(&mut one, Command::Rematch).await, Code::NotOver);
    done(&mut other, Command::Resign).await;
    done(&mut one, Command::Rematch).await;
    let seq = done(&mut other, Command::Rematch).await;
    one.until(|told| told.seq >= seq).await.expect("it is heard");
    let again = one.table().expect("told").state.rematch.expect("there is a table");
    assert_eq!(other.table().expect("told").state.rematch, Some(again));
    let mut clients: Vec<Client> = [one, other]
        .into_iter()
        .map(|client| Client::connect(client.visitor, again, base(2), settings(), 11))
        .collect();
    for client in &mut clients {
        client.until(|told| told.you.seat.is_some()).await.expect("the seats are kept");
        done(client, Command::Ready { ready: true }).await;
    }
    assert_eq!(clients[0].told().and_then(|told| told.you.seat), Some(1), "the other begins");
    finish(&mut clients).await.expect("a whole game");
    prove(&clients).await.expect("all is well");
}
