//! A connection to a table, which outlives its sockets.

use crate::again::Reply;
use crate::failure::Failure;
use crate::link::Link;
use crate::server::Server;
use crate::visitor::Visitor;
use remparts_protocol::{Command, Message, TableId, Told};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Capacity of the channels of news and of commands.
const WAITING: usize = 64;
/// News that are kept aside while a command waits for its answer. Whoever leaves more unread is not
/// told more for now.
const ASIDE: usize = 4_096;

/// A callback that hears every text from the server, for tests and logs.
pub type Hears = Arc<dyn Fn(&str) + Send + Sync>;

/// The settings of a connection.
#[derive(Clone)]
pub struct Settings {
    /// Whether to be sent all legal actions when it is one's turn.
    pub turns: bool,
    /// The first pause after a failure; each next one is twice as long (exponential backoff).
    pub first_pause: Duration,
    /// The longest pause between tries.
    pub longest_pause: Duration,
    /// How long to try in vain before giving up.
    pub patience: Duration,
    /// After this long a silence a ping asks the server whether it is there.
    pub silence: Duration,
    /// Timeout for its answer, and for opening a socket.
    pub grace: Duration,
    /// Other nodes of the same service: when one cannot be reached, the next is tried.
    pub others: Vec<Server>,
    /// Called with every text as it comes over the wire.
    pub hears: Option<Hears>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            turns: false,
            first_pause: Duration::from_millis(200),
            longest_pause: Duration::from_secs(10),
            patience: Duration::from_secs(600),
            silence: Duration::from_secs(30),
            grace: Duration::from_secs(10),
            others: Vec::new(),
            hears: None,
        }
    }
}

/// What a connection brings to its reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A socket is open, for the first time or again.
    Connected,
    /// A message of the server. Answers to commands go to those who gave them.
    Said(Box<Message>),
    /// The socket was lost, and another is being opened.
    Lost,
    /// The connection is over: the server refuses us, or has been away for too long.
    Ended(Failure),
}

/// A command with the channel for its answer.
pub(crate) type CommandWithReply = (Command, Reply);

/// A connection to one table.
pub struct Connection {
    news: mpsc::Receiver<News>,
    orders: Orders,
    aside: VecDeque<News>,
    told: Option<Told>,
}

/// A handle to give commands over a connection. Cheap to clone; ends with the connection.
#[derive(Clone)]
pub struct Orders(mpsc::Sender<CommandWithReply>);

impl Orders {
    /// Gives a command and waits for the answer, over a new socket if need be. Returns which event
    /// it made; that may not have been heard yet. Someone must read the news meanwhile.
    ///
    /// # Errors
    ///
    /// When the order is refused, when nobody can know whether it was carried out, or when the
    /// connection has ended.
    pub async fn order(&self, command: Command) -> Result<u32, Failure> {
        let (reply, answer) = oneshot::channel();
        self.0.send((command, reply)).await.map_err(|_| Failure::Ended)?;
        answer.await.map_err(|_| Failure::Ended)?
    }
}

impl Connection {
    pub(crate) fn open(visitor: Visitor, table: TableId, settings: Settings) -> Self {
        let (tell, news) = mpsc::channel(WAITING);
        let (give, given) = mpsc::channel(WAITING);
        tokio::spawn(Link::new(visitor, table, settings, tell, given).run());
        Self { news, orders: Orders(give), aside: VecDeque::new(), told: None }
    }

    /// The next piece of news; `None` after the end.
    pub async fn next(&mut self) -> Option<News> {
        let news = match self.aside.pop_front() {
            Some(news) => news,
            None => self.news.recv().await?,
        };
        if let News::Said(message) = &news {
            Told::hear(&mut self.told, message);
        }
        Some(news)
    }

    /// The table as of the last news read; `None` before the first.
    #[must_use]
    pub const fn told(&self) -> Option<&Told> {
        self.told.as_ref()
    }

    /// A handle to give commands from elsewhere.
    #[must_use]
    pub fn orders(&self) -> Orders {
        self.orders.clone()
    }

    /// Gives a command and waits for the answer. News that come meanwhile are kept to be read.
    ///
    /// # Errors
    ///
    /// As [`Orders::order`].
    pub async fn order(&mut self, command: Command) -> Result<u32, Failure> {
        let (news, aside) = (&mut self.news, &mut self.aside);
        let answer = self.orders.order(command);
        tokio::pin!(answer);
        loop {
            tokio::select! {
                answer = &mut answer => return answer,
                Some(news) = news.recv(), if aside.len() < ASIDE => aside.push_back(news),
            }
        }
    }

    /// Adds a nonce to the seed of the draws, and says that the player is ready. A server that
    /// takes no nonces deals without it.
    ///
    /// # Errors
    ///
    /// The same as those of [`Orders::order`].
    pub async fn be_ready(&mut self) -> Result<u32, Failure> {
        let mut bytes = [0; 32];
        if getrandom::fill(&mut bytes).is_ok() {
            let nonce = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            match self.order(Command::Nonce { nonce }).await {
                Ok(_) | Err(Failure::Refused(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
        self.order(Command::Ready { ready: true }).await
    }

    /// Reads news until the table is known up to an event. `None` if the connection ends before.
    pub async fn told_up_to(&mut self, seq: u32) -> Option<&Told> {
        while self.told.as_ref().is_none_or(|told| told.seq < seq) {
            self.next().await?;
        }
        self.told.as_ref()
    }
}
