//! The task of a table: its one writer at this node.

use super::absent::Absent;
use super::broadcast::Broadcast;
use super::decide::{self, Decided};
use super::forget::Whom;
use super::hearing::Hearer;
use super::pool::Thinking;
use super::sheet::{Sheet, StandIn};
use super::watchers::{Watch, Watchers};
use super::{Hall, busy, now};
use crate::bus::Notice;
use crate::random;
use remparts_engine::kernel::dealer::Seed;
use remparts_protocol::record::{Guest, Record};
use remparts_protocol::{
    Code, Command, Message, PlayerId, Presence, Problem, Status, TableId, What,
};
use remparts_store::{Append, Appended};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// A message in the mailbox of a table (actor model): its task takes one after the other.
pub(crate) enum Mail {
    /// To carry out a command.
    Order {
        who: Guest,
        command: Command,
        /// Whether someone there does not want to meet the one who asks.
        unwelcome: bool,
        reply: oneshot::Sender<Result<u32, Problem>>,
    },
    /// To show the whole table.
    Look(Hearer, oneshot::Sender<Result<Message, Problem>>),
    /// To write the log.
    Log(Option<PlayerId>, oneshot::Sender<Result<String, Problem>>),
    /// To show it, and then all that happens.
    Watch {
        who: Hearer,
        after: Option<u32>,
        turns: bool,
        reply: oneshot::Sender<Result<Watch, Problem>>,
    },
    /// A watcher has left.
    Left(u64),
    /// A turn was found for a seat that does not play for itself, wanted since this record. It is
    /// empty if the thought was given up.
    Thought { since: u32, seat: u8, stand_in: StandIn, actions: Vec<String> },
    /// Another node has written up to here.
    Heard(u32),
    /// Another node says who is there.
    Presence(String, Presence),
    /// The other nodes want to hear who is here.
    Announce,
    /// Something may be due, or may have been missed.
    Wake,
    /// Nobody came for a long time.
    Close,
    /// To write its lines anew without what is to be forgotten.
    Forget(Whom, oneshot::Sender<Result<(), Problem>>),
    /// Another node has written its lines anew.
    Rewritten,
}

/// So many events are kept for those who come back soon. Each brings the whole state, so more would
/// be dearer than showing the table anew.
const RECENT: usize = 8;
/// How often a command is decided again because another node was faster.
const TRIES: usize = 8;

/// A table in memory: the state of its task.
pub(super) struct LiveTable {
    pub(super) hall: Arc<Hall>,
    pub(super) own: mpsc::WeakSender<Mail>,
    pub(super) sheet: Sheet,
    pub(super) watchers: Watchers,
    recent: VecDeque<Broadcast>,
    /// The turn that is being thought about here, and the record since which it is wanted.
    pub(super) thinking: Option<(u32, Thinking)>,
    /// Whether bots wait until somebody looks.
    pub(super) paused: bool,
    /// Since when people with a seat are away.
    pub(super) absent: Absent,
    /// When somebody last looked at the table or did something at this node.
    looked: Option<Instant>,
    /// Before that there is no use in claiming a turn again.
    pub(super) retry: Option<Instant>,
    /// Whether the store may know more than we do, or less.
    pub(super) unsure: bool,
    used: Instant,
}

/// Runs a table until nobody has used it for a while.
pub(crate) async fn run(
    hall: Arc<Hall>,
    id: TableId,
    own: mpsc::WeakSender<Mail>,
    mut mailbox: mpsc::Receiver<Mail>,
) {
    match load(&hall, id).await {
        Ok(sheet) => {
            let mut live = LiveTable {
                hall: Arc::clone(&hall),
                own,
                sheet,
                watchers: Watchers::default(),
                recent: VecDeque::new(),
                thinking: None,
                paused: false,
                absent: Absent::default(),
                looked: None,
                retry: None,
                unsure: false,
                used: Instant::now(),
            };
            live.run(&mut mailbox).await;
        }
        Err(problem) => {
            mailbox.close();
            while let Some(mail) = mailbox.recv().await {
                refuse(mail, &problem);
            }
        }
    }
    drop(mailbox);
    hall.forget(id);
}

async fn load(hall: &Hall, id: TableId) -> Result<Sheet, Problem> {
    let kept = hall.store.load(id).await.map_err(|error| hall.failed(&error))?;
    let kept = kept.ok_or_else(|| Problem::new(Code::NoTable, "there is no such table"))?;
    let broken = |problem: Problem| {
        if problem.code == Code::NoTiles {
            tracing::warn!(table = %id, %problem, "a tile set is missing");
            return problem;
        }
        tracing::error!(table = %id, %problem, "a table cannot be read");
        busy("this table cannot be read")
    };
    let seed = random::read_hex(&kept.seed).map(Seed::from_bytes);
    let seed = seed.ok_or_else(|| broken(Problem::new(Code::Unreadable, "its seed is broken")))?;
    Sheet::load(id, seed, hall.outages.clone(), &kept.lines).map_err(broken)
}

fn refuse(mail: Mail, problem: &Problem) {
    // Whoever does not wait any longer need not know.
    match mail {
        Mail::Order { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Mail::Look(_, reply) => drop(reply.send(Err(problem.clone()))),
        Mail::Log(_, reply) => drop(reply.send(Err(problem.clone()))),
        Mail::Watch { reply, .. } => drop(reply.send(Err(problem.clone()))),
        Mail::Forget(_, reply) => drop(reply.send(Err(problem.clone()))),
        _ => {}
    }
}

impl LiveTable {
    async fn run(&mut self, mailbox: &mut mpsc::Receiver<Mail>) {
        let hall = Arc::clone(&self.hall);
        let stopped = hall.stopped();
        tokio::pin!(stopped);
        self.tick().await;
        loop {
            let wake = self.wake();
            tokio::select! {
                mail = mailbox.recv() => match mail {
                    Some(mail) => self.answer(mail).await,
                    None => break,
                },
                () = sleep_until(wake) => {
                    if self.is_idle() {
                        break;
                    }
                    self.tick().await;
                }
                () = &mut stopped => break,
            }
        }
        // What has been sent already is still answered.
        mailbox.close();
        while let Some(mail) = mailbox.recv().await {
            self.answer(mail).await;
        }
    }

    fn is_idle(&self) -> bool {
        self.watchers.is_empty()
            && self.thinking.is_none()
            && self.used.elapsed() >= self.hall.settings.idle
    }

    /// When to look again without being asked.
    fn wake(&self) -> Instant {
        let idle = self.hall.settings.idle;
        // Those who look on are waited for by their own connections.
        let rest = Instant::now() + idle;
        let leave = if self.watchers.is_empty() { self.used + idle } else { rest };
        let due = self.sheet.due().map(|due| {
            let due = Instant::now() + Duration::from_millis(due.saturating_sub(now()));
            due.max(self.retry.unwrap_or(due))
        });
        // A thought that is on its way tells when it is there, and who looks ends a pause.
        let due = due.filter(|_| self.thinking.is_none() && !self.paused);
        let vacant = self.absent.next(&self.sheet, self.hall.settings.absence).unwrap_or(rest);
        leave.min(rest).min(vacant).min(due.unwrap_or(rest))
    }

    async fn answer(&mut self, mail: Mail) {
        match mail {
            Mail::Order { who, command, unwelcome, reply } => {
                self.use_now();
                let done = self.order(&who, &command, unwelcome).await;
                let _ = reply.send(done);
                self.resume().await;
            }
            Mail::Look(who, reply) => {
                let sure = self.be_sure().await;
                let _ = reply.send(sure.map(|()| self.sheet.table(&who, now())));
                self.resume().await;
            }
            Mail::Log(who, reply) => {
                let sure = self.be_sure().await;
                let _ = reply.send(sure.map(|()| self.sheet.log(who)));
            }
            Mail::Watch { who, after, turns, reply } => {
                let sure = self.be_sure().await;
                let _ = reply.send(sure.map(|()| self.watch(who, after, turns)));
                self.tell_presence();
                self.resume().await;
            }
            Mail::Left(number) => {
                self.used = Instant::now();
                self.watchers.remove(number);
                self.tell_presence();
            }
            Mail::Thought { since, seat, stand_in, actions } => {
                self.thought(since, seat, &stand_in, &actions).await;
            }
            Mail::Heard(seq) => {
                if seq > self.sheet.seq {
                    self.catch_up().await;
                }
            }
            Mail::Announce => {
                if !self.watchers.is_empty() {
                    self.publish_presence();
                }
                if self.watchers.forget_silent() {
                    self.watchers.tell_presence(&self.sheet);
                }
            }
            Mail::Presence(node, presence) => {
                let known = self.watchers.hear(node, presence);
                if !known && !self.watchers.is_empty() {
                    self.publish_presence();
                }
                self.watchers.tell_presence(&self.sheet);
                self.resume().await;
            }
            Mail::Wake => self.tick().await,
            Mail::Forget(whom, reply) => drop(reply.send(self.forget(whom).await)),
            // Why it failed has been told; the next one to ask tries again.
            Mail::Rewritten => drop(self.reload().await),
            Mail::Close => {
                if matches!(self.sheet.status, Status::Open | Status::Running) {
                    let _ = self.write(Record::Closed).await;
                }
            }
        }
    }

    /// Carries out a command.
    async fn order(
        &mut self,
        who: &Guest,
        command: &Command,
        unwelcome: bool,
    ) -> Result<u32, Problem> {
        for _ in 0..TRIES {
            if self.unsure {
                self.reload().await?;
            }
            let mut decided = self.decide(who, command).await;
            if unwelcome {
                decided = decide::as_if_dismissed(decided);
            }
            let Some(mut record) = decided? else { return Ok(self.sheet.seq) };
            if let Record::Opened { seated, .. } = &mut record {
                self.hall.check_number(who.player).await?;
                self.hall.part(who.player, seated).await?;
                record = Record::Rematch { table: self.hall.create(record).await? };
            }
            if let Appended::Done = self.write(record).await? {
                return Ok(self.sheet.seq);
            }
        }
        Err(busy("others were faster; try again"))
    }

    /// Somebody looks or does something.
    fn use_now(&mut self) {
        self.used = Instant::now();
        self.looked = Some(self.used);
    }

    /// Whether anyone cares how the game goes on: somebody looks on, or did a while ago.
    pub(super) fn is_attended(&self) -> bool {
        let patience = self.hall.settings.unwatched;
        let acted = Duration::from_millis(now().saturating_sub(self.sheet.attended));
        !self.watchers.are_nowhere()
            || acted < patience
            || self.looked.is_some_and(|looked| looked.elapsed() < patience)
    }

    /// Bots that waited for somebody to look play on.
    async fn resume(&mut self) {
        if self.paused && self.is_attended() {
            self.paused = false;
            self.tick().await;
        }
    }

    /// Someone comes to look, perhaps from a node that died and knew more than this one. What may
    /// not be stored is shown to nobody.
    async fn be_sure(&mut self) -> Result<(), Problem> {
        self.use_now();
        if self.hall.bus.is_shared() {
            self.catch_up().await;
        }
        if self.unsure { self.reload().await } else { Ok(()) }
    }

    /// What becomes of a command. A node that died may have written without anyone hearing of it:
    /// before something is refused, what the store knows counts.
    async fn decide(&mut self, who: &Guest, command: &Command) -> Decided {
        let decided = self.sheet.decide(who, command);
        if decided.is_ok() || !self.hall.bus.is_shared() {
            return decided;
        }
        self.catch_up().await;
        if self.unsure {
            self.reload().await?;
        }
        self.sheet.decide(who, command)
    }

    /// Applies a record, stores it, and tells everyone. A record whose number was taken by another
    /// node is as if it had never been.
    pub(super) async fn write(&mut self, record: Record) -> Result<Appended, Problem> {
        // Clocks of nodes differ; time at a table never runs back.
        let at = now().max(self.sheet.touched);
        let (line, mentions) = (record.write(at), record.mentions());
        // Until it is stored, what is in memory is a guess.
        self.unsure = true;
        let what = self.sheet.apply(at, record)?;
        let append = Append {
            table: self.sheet.id,
            seq: self.sheet.seq,
            at,
            line,
            summary: self.sheet.summary(),
            seats: what.changes_players().then(|| self.sheet.players()),
            mentions,
        };
        match self.hall.store.append(append).await {
            Ok(Appended::Done) => {
                self.unsure = false;
                self.hall
                    .bus
                    .publish(Notice::Changed { table: self.sheet.id, seq: self.sheet.seq });
                self.tell(what);
                Ok(Appended::Done)
            }
            Ok(Appended::Conflict) => {
                self.hall.counters.conflicts.fetch_add(1, Ordering::Relaxed);
                self.reload().await?;
                Ok(Appended::Conflict)
            }
            // It may be stored or not: whoever asks next finds out.
            Err(error) => Err(self.hall.failed(&error)),
        }
    }

    /// Tells everyone of the last record.
    fn tell(&mut self, what: What) {
        if let What::Played { .. } = what {
            self.hall.counters.moves.fetch_add(1, Ordering::Relaxed);
        }
        let players = what.changes_players();
        let broadcast = Broadcast::new(&self.sheet, what, now());
        if self.recent.back().is_some_and(|last| broadcast.replaces(last)) {
            self.recent.clear();
        }
        self.watchers.tell(&self.sheet, &broadcast);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(broadcast);
        self.retry = None;
        self.drop_stale_thought();
        if players {
            self.tell_presence();
        }
    }

    /// Reads what others have written.
    async fn catch_up(&mut self) {
        if self.unsure {
            // Why it failed has been told; the next one to ask tries again.
            let _ = self.reload().await;
            return;
        }
        let lines = match self.hall.store.lines_after(self.sheet.id, self.sheet.seq).await {
            Ok(lines) => lines,
            Err(error) => {
                self.hall.failed(&error);
                return;
            }
        };
        for line in lines {
            let applied = Record::read(&line)
                .map_err(|error| Problem::new(Code::Unreadable, error.to_string()))
                .and_then(|(at, record)| self.sheet.apply(at, record));
            match applied {
                Ok(what) => self.tell(what),
                Err(problem) => {
                    tracing::error!(table = %self.sheet.id, %problem, "a record cannot be read");
                    self.unsure = true;
                    return;
                }
            }
        }
        self.tick().await;
    }

    /// Gives up a thought about a turn that is no longer wanted. Talk leaves it as it is.
    fn drop_stale_thought(&mut self) {
        self.thinking.take_if(|(since, _)| *since != self.sheet.acted);
    }

    /// Folds all records again from the store.
    pub(super) async fn reload(&mut self) -> Result<(), Problem> {
        self.sheet = load(&self.hall, self.sheet.id).await?;
        self.unsure = false;
        self.recent.clear();
        self.thinking = None;
        self.watchers.show(&self.sheet, now());
        Ok(())
    }

    fn watch(&mut self, who: Hearer, after: Option<u32>, turns: bool) -> Watch {
        let watch = self.watchers.add(self.own.clone(), who, turns);
        let oldest = self.recent.front().map_or(self.sheet.seq + 1, Broadcast::seq);
        let near = after.filter(|after| *after <= self.sheet.seq && *after + 1 >= oldest);
        let missed = near.map(|after| self.recent.iter().filter(move |it| it.seq() > after));
        self.watchers.greet(&self.sheet, missed, now());
        watch
    }

    fn tell_presence(&mut self) {
        let present = self.watchers.presence(&self.sheet).seats;
        self.absent.note(&self.sheet, &present);
        self.publish_presence();
        self.watchers.tell_presence(&self.sheet);
    }

    fn publish_presence(&self) {
        let Presence { seats, watchers } = self.watchers.presence_here(&self.sheet);
        let node = self.hall.settings.node.clone();
        self.hall.bus.publish(Notice::Presence { table: self.sheet.id, node, seats, watchers });
    }
}
