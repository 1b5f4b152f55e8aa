//! The thread on which a connection lives, and the two lines to it.

use super::arrive::{Door, NotJoined, arrive};
use crate::bell::Bell;
use remparts_client::{Connection, Failure, News, Server, Settings, Told, Visitor};
use remparts_protocol::{Command, TableId};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// How long a turn on its way is waited for when the table is left.
const FAREWELL: Duration = Duration::from_secs(3);

/// What is heard of a table.
pub(super) enum Heard {
    /// There is a socket again.
    Connected,
    /// The socket was lost, and another is being opened.
    Lost,
    /// The table as it is now.
    Told(Box<Told>),
    /// An order was carried out, or was not.
    Answered(Box<Command>, Result<u32, Failure>),
    /// It is over with the connection.
    Ended(Failure),
}

/// What is asked of the connection.
pub(super) enum Ask {
    /// To give an order.
    Order(Command),
    /// To begin anew, as if nothing were known.
    Anew,
}

/// Tells what was heard, and rings.
#[derive(Clone)]
struct Teller {
    tell: Sender<Heard>,
    bell: Bell,
}

impl Teller {
    /// Whether somebody still listens.
    fn tell(&self, heard: Heard) -> bool {
        let is_heard = self.tell.send(heard).is_ok();
        self.bell.ring();
        is_heard
    }
}

/// A connection on a thread of its own.
pub(super) struct Wire {
    /// None once it is left.
    asks: Option<UnboundedSender<Ask>>,
    heard: Receiver<Heard>,
    bell: Bell,
    thread: Option<JoinHandle<()>>,
}

impl Wire {
    /// Comes to a table, and waits until the server has told what is there.
    pub(super) fn open(
        door: Door,
        server: Server,
        table: TableId,
    ) -> Result<(Self, Told), NotJoined> {
        let (asks, asked) = unbounded_channel();
        let (tell, heard) = channel();
        let (say, first) = channel();
        let bell = Bell::default();
        let tell = Teller { tell, bell: bell.clone() };
        let thread = thread::spawn(move || live(&door, &server, table, &say, &tell, asked));
        let told = first.recv().map_err(|_| Failure::Ended)??;
        Ok((Self { asks: Some(asks), heard, bell, thread: Some(thread) }, told))
    }

    /// Rings when something was heard.
    pub(super) const fn bell(&self) -> &Bell {
        &self.bell
    }

    /// What was heard next, if anything was.
    pub(super) fn heard(&self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }

    /// Asks for something. Where nobody listens any more it was said before that it is over.
    pub(super) fn ask(&self, ask: Ask) {
        if let Some(asks) = &self.asks {
            let _ = asks.send(ask);
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.asks = None;
        if let Some(thread) = self.thread.take() {
            // If it has failed, there is nothing left to wait for.
            let _ = thread.join();
        }
    }
}

/// What happens on the thread.
fn live(
    door: &Door,
    server: &Server,
    table: TableId,
    first: &Sender<Result<Told, NotJoined>>,
    tell: &Teller,
    asked: UnboundedReceiver<Ask>,
) {
    let runtime = match Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            let _ = first.send(Err(error.into()));
            return;
        }
    };
    // Whoever waits for it may have left: then nobody needs to hear it.
    runtime.block_on(async {
        match arrive(door, server, table).await {
            Ok((visitor, connection)) => {
                let told = connection.told().cloned().ok_or(NotJoined::Failure(Failure::Ended));
                let _ = first.send(told);
                talk(&visitor, table, connection, tell, asked).await;
            }
            Err(problem) => {
                let _ = first.send(Err(problem));
            }
        }
    });
    // A question that nobody waits for any more must not keep the program.
    runtime.shutdown_background();
}

async fn talk(
    visitor: &Visitor,
    table: TableId,
    mut connection: Connection,
    tell: &Teller,
    mut asked: UnboundedReceiver<Ask>,
) {
    let mut turns = JoinSet::new();
    loop {
        tokio::select! {
            news = connection.next() => {
                let Some(heard) = hear(news, &connection) else { break };
                if !tell.tell(heard) {
                    break;
                }
            }
            ask = asked.recv() => match ask {
                Some(Ask::Order(command)) => {
                    let (orders, tell) = (connection.orders(), tell.clone());
                    let is_turn = matches!(command, Command::Play { .. });
                    let given = async move {
                        let answer = orders.order(command.clone()).await;
                        tell.tell(Heard::Answered(Box::new(command), answer));
                    };
                    if is_turn {
                        turns.spawn(given);
                    } else {
                        tokio::spawn(given);
                    }
                }
                Some(Ask::Anew) => connection = visitor.connect(table, Settings::default()),
                None => break,
            },
            Some(_) = turns.join_next() => {}
        }
    }
    // Whoever has committed a turn may leave at once.
    let _ = timeout(FAREWELL, async {
        while !turns.is_empty() {
            tokio::select! {
                _ = turns.join_next() => {}
                Some(_) = connection.next() => {}
            }
        }
    })
    .await;
}

fn hear(news: Option<News>, connection: &Connection) -> Option<Heard> {
    Some(match news? {
        News::Connected => Heard::Connected,
        News::Lost => Heard::Lost,
        News::Ended(failure) => Heard::Ended(failure),
        News::Said(_) => match connection.told() {
            Some(told) => Heard::Told(Box::new(told.clone())),
            None => Heard::Connected,
        },
    })
}
