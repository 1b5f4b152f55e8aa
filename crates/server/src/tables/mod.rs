//! Tables: one task for each that is live, with one writer. What was accepted is in the store before
//! anyone hears of it.
//!
//! A table is the fold of its records (`sheet`; event sourcing). A command becomes a record or a
//! refusal (`decide`). The record is applied, stored under the next number, and then told to everyone
//! who looks on (`broadcast`), as each of them may see it (`shown`). Another node may have been faster:
//! then the number is taken, the table is read again, and the command is decided anew (`live`). The
//! whole way is told in `docs/LIFE-OF-A-MOVE.md`.

mod absent;
#[cfg(test)]
mod attacks;
mod broadcast;
mod clock;
mod decide;
mod due;
mod ending;
mod export;
mod fair;
mod forget;
mod hearing;
mod live;
mod outages;
mod playing;
mod pool;
mod sheet;
mod shown;
#[cfg(test)]
mod tests;
mod upkeep;
mod watchers;
mod wishes;

pub use export::{Checked, check, log_of};
pub use watchers::Watch;

use crate::bus::Bus;
use crate::random;
use fair::Owner;
use live::Mail;
use outages::Outages;
use pool::BotPool;
use remparts_engine::kernel::dealer::Seed;
use remparts_protocol::record::{self, Guest, Record};
use remparts_protocol::{
    ChairKind, Code, Command, Message, PlayerId, Problem, SitterKind, TableId, TableWish,
};
use remparts_store::{Append, Player, Standing, Store};
use sheet::Sheet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{mpsc, oneshot, watch};

/// How tables are kept.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What this node is called among others; chosen at random if it is empty.
    pub node: String,
    /// How many bots that search may think at the same time.
    pub bots: usize,
    /// How long a bot takes at least, so that people see what it does.
    pub pace: Duration,
    /// How long a table stays in memory when nobody looks.
    pub idle: Duration,
    /// How long bots play on when nobody looks; then they wait until somebody does.
    pub unwatched: Duration,
    /// The most tables in memory.
    pub live: usize,
    /// The most tables that a player may have open or running.
    pub per_player: usize,
    /// The most tables of a player that the lobby shows while they wait for others.
    pub waiting: usize,
    /// The most seats that a player may hold at tables that have not begun.
    pub seats_waiting: usize,
    /// How long tables wait for players before they are closed.
    pub patience: Duration,
    /// How long the seat of someone who is away is kept at a table of the lobby.
    pub absence: Duration,
    /// How long what was said is kept after a table has ended.
    pub keep_talk: Duration,
    /// How long guests are kept who do not come back.
    pub keep_guests: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            node: String::new(),
            // Players should not wait for the thoughts of others' opponents.
            bots: processors.saturating_sub(1).max(1),
            pace: Duration::from_millis(600),
            idle: Duration::from_secs(60),
            unwatched: Duration::from_secs(180),
            live: 50_000,
            per_player: 100,
            waiting: 3,
            seats_waiting: 20,
            patience: Duration::from_secs(2 * 24 * 60 * 60),
            absence: Duration::from_secs(10 * 60),
            keep_talk: Duration::from_secs(30 * 24 * 60 * 60),
            // As long as browsers keep the cookie that they are known by.
            keep_guests: Duration::from_secs(400 * 24 * 60 * 60),
        }
    }
}

/// What is counted for operators.
#[derive(Debug, Default)]
pub struct Counters {
    /// Moves that were stored.
    pub moves: AtomicU64,
    /// Times another node was faster.
    pub conflicts: AtomicU64,
    /// Turns of bots and of seats that were skipped.
    pub stand_ins: AtomicU64,
    /// Times the store failed.
    pub failures: AtomicU64,
}

/// All tables of this node. Clones are the same.
#[derive(Clone)]
pub struct Tables(Arc<Hall>);

/// What the tables of this node share: store, bus, threads of bots, and the tasks of live tables.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) settings: Settings,
    pub(crate) pool: BotPool,
    pub(crate) counters: Counters,
    pub(crate) outages: Outages,
    live: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    /// Where players were last seen, for sharing the bots' time fairly.
    networks: Mutex<HashMap<PlayerId, IpAddr>>,
    stopped: watch::Sender<bool>,
}

/// The most messages in the mailbox of a table.
const WAITING: usize = 256;
/// The name of a node without others.
const ALONE: &str = "alone";
/// So many networks of players are remembered.
const NETWORKS: usize = 50_000;

impl Tables {
    /// Tables kept in this store. Must be called within a runtime: what is due is looked after from
    /// now on.
    #[must_use]
    pub fn new(store: Store, bus: Bus, settings: &Settings) -> Self {
        let mut settings = settings.clone();
        if settings.node.is_empty() {
            // A node that is alone knows itself again after a restart: turns that it had claimed
            // before are its own, and nobody waits for their leases to end.
            settings.node = if bus.is_shared() { random::text() } else { ALONE.to_owned() };
        }
        let hall = Arc::new(Hall {
            store,
            bus,
            pool: BotPool::new(settings.bots, settings.pace),
            settings,
            counters: Counters::default(),
            outages: Outages::default(),
            live: Mutex::default(),
            networks: Mutex::default(),
            stopped: watch::Sender::new(false),
        });
        upkeep::start(&hall);
        Self(hall)
    }

    /// Opens a table.
    ///
    /// # Errors
    ///
    /// When the wish cannot be met.
    pub async fn open(&self, who: &Player, wish: TableWish) -> Result<TableId, Problem> {
        let wish = wishes::checked(wish)?;
        self.0.check_number(who.id).await?;
        if wish.public {
            self.0.check_waiting(who.id).await?;
        }
        let host = guest(who);
        let seated =
            wish.chairs.iter().map(|chair| (chair.kind == ChairKind::Me).then(|| host.clone()));
        self.0
            .create(Record::Opened {
                version: record::VERSION,
                seated: seated.collect(),
                wish,
                host,
            })
            .await
    }

    /// Carries out a command, and says the number of the event that it made.
    ///
    /// # Errors
    ///
    /// When it cannot be done; nothing has changed then.
    pub async fn order(&self, id: TableId, who: &Player, command: Command) -> Result<u32, Problem> {
        let mut unwelcome = false;
        if let Command::Sit { .. } = command {
            self.0.check_seats(who.id).await?;
            unwelcome = self.0.is_unwelcome(id, who.id).await?;
        }
        let who = guest(who);
        let order = |reply| {
            let (who, command) = (who.clone(), command.clone());
            Mail::Order { who, command, unwelcome, reply }
        };
        self.0.ask(id, order).await
    }

    /// The table as someone may see it.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn table(&self, id: TableId, who: Option<PlayerId>) -> Result<Message, Problem> {
        let who = self.hearer(who).await?;
        self.0.ask(id, |reply| Mail::Look(who.clone(), reply)).await
    }

    /// The log as someone may know it.
    ///
    /// # Errors
    ///
    /// When there is no such table.
    pub async fn log(&self, id: TableId, who: Option<PlayerId>) -> Result<String, Problem> {
        self.0.ask(id, |reply| Mail::Log(who, reply)).await
    }

    /// Looks on: what was missed since an event, or the whole table, and then everything that
    /// happens; with `turns` also what one may do.
    ///
    /// # Errors
    ///
    /// When there is no such table.
    pub async fn watch(
        &self,
        id: TableId,
        who: Option<PlayerId>,
        after: Option<u32>,
        turns: bool,
    ) -> Result<Watch, Problem> {
        let who = self.hearer(who).await?;
        self.0.ask(id, |reply| Mail::Watch { who: who.clone(), after, turns, reply }).await
    }

    /// A player was seen at a network: an IPv4 address or an IPv6 /64.
    pub fn seen(&self, player: PlayerId, network: IpAddr) {
        let mut networks = self.0.networks();
        if networks.len() >= NETWORKS && !networks.contains_key(&player) {
            // Whoever is forgotten counts as a network of their own until they are seen again.
            let forgotten = networks.keys().next().copied();
            forgotten.and_then(|player| networks.remove(&player));
        }
        networks.insert(player, network);
    }

    /// How many turns of bots wait for a thread.
    #[must_use]
    pub fn waiting_bots(&self) -> usize {
        self.0.pool.waiting()
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn live(&self) -> usize {
        self.0.live().len()
    }

    /// What was counted so far.
    #[must_use]
    pub fn counters(&self) -> &Counters {
        &self.0.counters
    }

    /// Sends everyone away. Nothing is lost: everything accepted is in the store.
    pub async fn shutdown(&self) {
        self.0.stopped.send_replace(true);
        // Tables that are writing finish first.
        for _ in 0..100 {
            if self.live() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.0.store.close().await;
    }
}

/// A player as records have it.
fn guest(player: &Player) -> Guest {
    let kind = if player.account { SitterKind::Account } else { SitterKind::Person };
    Guest { player: player.id, name: player.name.clone(), kind }
}

/// The time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// The server cannot do it now.
pub(crate) fn busy(message: &str) -> Problem {
    Problem::new(Code::Busy, message)
}

impl Hall {
    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Mail>>> {
        // Whoever panicked with the map in hand left it whole: it is changed in single steps.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn networks(&self) -> std::sync::MutexGuard<'_, HashMap<PlayerId, IpAddr>> {
        self.networks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// To whom the thoughts of bots are charged that play at a player's table.
    pub(crate) fn owner(&self, player: PlayerId) -> Owner {
        Owner { network: self.networks().get(&player).copied(), player }
    }

    /// Whether the server stops.
    pub(crate) fn is_stopped(&self) -> bool {
        *self.stopped.borrow()
    }

    /// Comes true when the server stops.
    pub(crate) async fn stopped(&self) {
        let mut stopped = self.stopped.subscribe();
        // The sender lives as long as the hall.
        let _ = stopped.wait_for(|stopped| *stopped).await;
    }

    /// Whether a player may open another table.
    pub(crate) async fn check_number(&self, player: PlayerId) -> Result<(), Problem> {
        let active = [Standing::Open, Standing::Running];
        let most = self.settings.per_player;
        self.check_held(player, &active, most, "you have too many tables already").await
    }

    /// Whether a player may take another seat at a table that waits for players.
    async fn check_seats(&self, player: PlayerId) -> Result<(), Problem> {
        let most = self.settings.seats_waiting;
        let message = "you wait at too many tables already";
        self.check_held(player, &[Standing::Open], most, message).await
    }

    /// Whether a player holds fewer seats than so many at tables of these standings.
    async fn check_held(
        &self,
        player: PlayerId,
        standings: &[Standing],
        most: usize,
        message: &str,
    ) -> Result<(), Problem> {
        let rows = self.store.of_player(player, self.settings.per_player as u32 * 2).await;
        let rows = rows.map_err(|error| self.failed(&error))?;
        let held = rows.iter().filter(|(_, row)| standings.contains(&row.standing));
        if held.count() >= most { Err(Problem::new(Code::TooMany, message)) } else { Ok(()) }
    }

    /// Whether the lobby may show another open table of a player.
    async fn check_waiting(&self, player: PlayerId) -> Result<(), Problem> {
        let waiting = self.store.waiting_of(player).await.map_err(|error| self.failed(&error))?;
        if waiting >= self.settings.waiting as u64 {
            let message = "the lobby shows enough tables of yours that wait for players";
            return Err(Problem::new(Code::TooMany, message));
        }
        Ok(())
    }

    /// Stores a new table by the record that opens it.
    pub(crate) async fn create(&self, opened: Record) -> Result<TableId, Problem> {
        let id = TableId::from_entropy(random::bytes());
        let seed = Seed::from_bytes(random::bytes());
        let at = now();
        let (line, mentions) = (opened.write(at), opened.mentions());
        let sheet = Sheet::open(id, seed.clone(), self.outages.clone(), at, opened)?;
        let first = Append {
            table: id,
            seq: 1,
            at: sheet.touched,
            line,
            summary: sheet.summary(),
            seats: Some(sheet.players()),
            mentions,
        };
        let created = self.store.create(&seed.reveal(), sheet.host, first).await;
        created.map_err(|error| self.failed(&error))?;
        Ok(id)
    }

    /// The store failed: operators hear why, players that they can try again.
    pub(crate) fn failed(&self, error: &remparts_store::StoreError) -> Problem {
        // Once the server stops, the store is closed, and whoever still asks it is none the worse.
        if !self.is_stopped() {
            self.counters.failures.fetch_add(1, Ordering::Relaxed);
            tracing::error!(%error, "the store failed");
        }
        busy("the server cannot reach its store; try again")
    }

    /// Sends a message to the task of a table, and waits for its answer.
    async fn ask<T>(
        self: &Arc<Self>,
        id: TableId,
        mail: impl Fn(oneshot::Sender<Result<T, Problem>>) -> Mail,
    ) -> Result<T, Problem> {
        // A table that nobody used for a while may be leaving just now.
        for _ in 0..3 {
            let table = self.find(id)?;
            let (tell, told) = oneshot::channel();
            if table.send(mail(tell)).await.is_ok()
                && let Ok(answer) = told.await
            {
                return answer;
            }
        }
        Err(busy("the table is not to be reached; try again"))
    }

    /// The mailbox of a table, whose task is started if need be.
    fn find(self: &Arc<Self>, id: TableId) -> Result<mpsc::Sender<Mail>, Problem> {
        if self.is_stopped() {
            return Err(busy("the server stops"));
        }
        let mut live = self.live();
        if let Some(table) = live.get(&id).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        if live.len() >= self.settings.live {
            return Err(busy("too many tables are in use; try again later"));
        }
        let (table, mailbox) = mpsc::channel(WAITING);
        live.insert(id, table.clone());
        tokio::spawn(live::run(Arc::clone(self), id, table.downgrade(), mailbox));
        Ok(table)
    }

    /// The mailbox of a table, if it is live.
    pub(crate) fn found(&self, id: TableId) -> Option<mpsc::Sender<Mail>> {
        self.live().get(&id).filter(|table| !table.is_closed()).cloned()
    }

    /// The mailboxes of all live tables.
    pub(crate) fn all(&self) -> Vec<(TableId, mpsc::Sender<Mail>)> {
        self.live().iter().map(|(id, table)| (*id, table.clone())).collect()
    }

    /// The server may have something to do at a table.
    pub(crate) fn wake(self: &Arc<Self>, id: TableId) {
        if let Ok(table) = self.find(id) {
            // A table that has so much to do is awake.
            let _ = table.try_send(Mail::Wake);
        }
    }

    /// Forgets the task of a table, which has ended.
    pub(crate) fn forget(&self, id: TableId) {
        let mut live = self.live();
        // Another one may have begun in its place.
        if live.get(&id).is_some_and(mpsc::Sender::is_closed) {
            live.remove(&id);
        }
    }
}
