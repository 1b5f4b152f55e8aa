//! A bot that sits at a table of a server.

use super::replica::GameReplica;
use crate::contest::Contested;
use crate::output::remark;
use anyhow::{Context as _, Result, bail};
use remparts_bots::{Limits, Player};
use remparts_client::{Connection, Failure, News, Settings, Visitor};
use remparts_engine::kernel::seat::Seat;
use remparts_protocol::{Code, Command, Outcome, SitterKind, SitterState, State, Status, TableId};
use std::time::Duration;

/// A bot never thinks for more than one in this many of the time that is left.
const PART: u32 = 10;

/// A bot, and how long it may think about a turn.
pub(crate) struct Bot<G: Contested> {
    pub(crate) player: Box<dyn Player<G>>,
    pub(crate) time: Option<Duration>,
}

/// A bot on its seat, with its connection and its copy of the game.
pub(crate) struct Sitting<G: Contested> {
    connection: Connection,
    kept: GameReplica<G>,
    seat: u8,
}

/// The next thing to do at the table.
enum Task {
    Think,
    Agree,
    Return,
    End(Outcome),
    Wait,
}

impl<G> Sitting<G>
where
    G: Contested<Setup: Send> + Send + 'static,
{
    /// Takes a seat, or comes back to the one this visitor has, and is ready.
    pub(crate) async fn take(
        visitor: &Visitor,
        table: TableId,
        setup: G::Setup,
        wished: Option<u8>,
    ) -> Result<Self> {
        let mut connection = visitor.connect(table, Settings::default());
        loop {
            match connection.next().await {
                Some(News::Ended(failure)) => return Err(failure.into()),
                None => bail!("the connection has ended"),
                Some(_) => {}
            }
            let Some(told) = connection.told() else { continue };
            let state = &told.table.state;
            let seat = match (told.you.seat, state.status) {
                (Some(seat), Status::Open | Status::Running) => seat,
                (_, Status::Closed | Status::Over) => bail!("nothing is played there any more"),
                (None, Status::Running) => bail!("the game has begun without us"),
                (None, Status::Open) => {
                    let mut seats = state.seats.iter();
                    let free = seats.position(|sitter| sitter.kind == SitterKind::Open);
                    let free = free.and_then(|seat| u8::try_from(seat).ok());
                    let seat = wished.or(free).context("no seat is open")?;
                    match connection.order(Command::Sit { seat }).await {
                        // Someone else took the seat first.
                        Err(Failure::Refused(problem))
                            if problem.code == Code::Taken && wished.is_none() =>
                        {
                            continue;
                        }
                        sat => sat?,
                    };
                    seat
                }
            };
            if state_of(&connection) == Some(Status::Open) {
                connection.be_ready().await?;
            }
            return Ok(Self { connection, kept: GameReplica::new(setup)?, seat });
        }
    }

    /// The seat, counted from zero.
    pub(crate) const fn seat(&self) -> u8 {
        self.seat
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self, mut bot: Bot<G>) -> Result<Outcome> {
        let mut played = None;
        loop {
            match self.task(played) {
                Task::End(outcome) => return Ok(outcome),
                Task::Agree => self.say(Command::Agree).await?,
                Task::Return => self.say(Command::Ready { ready: true }).await?,
                Task::Think => {
                    let told = self.connection.told().context("the table was told")?;
                    self.kept.follow(&told.table.plies)?;
                    let ply = self.kept.plies();
                    let limits = limits(&told.table.state, self.seat, bot.time);
                    let actions;
                    (bot, actions) = self.think(bot, limits).await?;
                    self.say(Command::Play { ply, actions }).await?;
                    played = Some((ply, told_seq(&self.connection)));
                }
                Task::Wait => {}
            }
            match self.connection.next().await {
                Some(News::Ended(failure)) => return Err(failure.into()),
                Some(News::Lost) => remark(format_args!("the connection is lost; trying again")),
                Some(News::Connected | News::Said(_)) => {}
                None => bail!("the connection has ended"),
            }
        }
    }

    /// The next thing to do, after a move at this ply and event.
    fn task(&self, played: Option<(u32, u32)>) -> Task {
        let Some(told) = self.connection.told() else { return Task::Wait };
        let state = &told.table.state;
        if let Some(outcome) = &state.outcome {
            return Task::End(outcome.clone());
        }
        if state.status != Status::Running {
            return Task::Wait;
        }
        if state.request.as_ref().is_some_and(|request| request.waiting.contains(&self.seat)) {
            return Task::Agree;
        }
        let own = state.seats.get(usize::from(self.seat)).map(|sitter| sitter.state);
        match own {
            Some(SitterState::Late) => Task::Return,
            // The answer to a move may be there before the event.
            Some(SitterState::Playing) if state.turn == Some(self.seat) => {
                let known = (told.table.plies.len() as u32, told.seq);
                if played == Some(known) { Task::Wait } else { Task::Think }
            }
            _ => Task::Wait,
        }
    }

    /// Gives a command. A refusal because it has become pointless meanwhile is ignored.
    async fn say(&mut self, command: Command) -> Result<()> {
        match self.connection.order(command).await {
            Ok(_) | Err(Failure::Unsure) => Ok(()),
            Err(Failure::Refused(problem)) => match problem.code {
                Code::Stale | Code::NotYourTurn | Code::NotRunning | Code::NotAsked => Ok(()),
                _ => Err(problem.into()),
            },
            Err(failure) => Err(failure.into()),
        }
    }

    /// Lets the bot think on a thread of its own: the connection must go on.
    async fn think(&mut self, mut bot: Bot<G>, limits: Limits) -> Result<(Bot<G>, Vec<String>)> {
        let kept = self.kept.clone();
        let seat = Seat(self.seat);
        let thinking = tokio::task::spawn_blocking(move || {
            let chosen = kept.turn(seat, |view| Ok(bot.player.choose(view, &limits)?.action));
            (bot, chosen)
        });
        let (bot, actions) = thinking.await.context("the bot panicked")?;
        Ok((bot, actions?))
    }
}

fn state_of(connection: &Connection) -> Option<Status> {
    connection.told().map(|told| told.table.state.status)
}

fn told_seq(connection: &Connection) -> u32 {
    connection.told().map_or(0, |told| told.seq)
}

/// The limits of a turn: as wished, but never until the clock has run out.
fn limits(state: &State, seat: u8, time: Option<Duration>) -> Limits {
    let left = state.clocks.as_ref().and_then(|clocks| clocks.left.get(usize::from(seat)));
    let most = left.map(|left| Duration::from_millis(*left) / PART);
    let time = match (time, most) {
        (Some(time), Some(most)) => Some(time.min(most)),
        (time, most) => time.or(most.filter(|most| *most < Duration::from_secs(3))),
    };
    Limits { time, ..Limits::default() }
}
