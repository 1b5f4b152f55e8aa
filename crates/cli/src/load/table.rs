//! One table of the load driver: its players sit at real sockets and play at random.

use crate::contest::Contested;
use crate::online::GameReplica;
use anyhow::{Context as _, Result, ensure};
use remparts_bots::dice::GameDice;
use remparts_client::{Connection, Failure, Server, Settings};
use remparts_engine::kernel::game::Sight as _;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::setup;
use remparts_protocol::{Chair, ChairKind, Clock, Command, Late, Preset, Status, TableWish, Talk};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Timeout of an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A player at the table, with its own copy of the game.
struct Player<G: Contested> {
    connection: Connection,
    kept: GameReplica<G>,
}

/// One table of the load test, with all its players.
pub(crate) struct LoadTable<G: Contested> {
    players: Vec<Player<G>>,
    dice: GameDice,
}

/// The result of a move.
pub(crate) enum Moved {
    /// It was acknowledged, this long after it was sent.
    Done(Duration),
    /// It was refused by the server.
    Refused(Failure),
    /// No answer came in time.
    Unanswered,
}

impl<G: Contested> LoadTable<G> {
    /// Opens a table, seats guests and begins. Players are spread over the servers in turn.
    pub(crate) async fn open(
        servers: &[Server],
        game: G::Setup,
        seats: u8,
        dice: GameDice,
    ) -> Result<Self> {
        let chair = |livery| {
            let kind = if livery == 0 { ChairKind::Me } else { ChairKind::Open };
            Chair { kind, bot: None, livery }
        };
        let wish = TableWish {
            title: String::new(),
            setup: setup::write(&game),
            chairs: (0..seats).map(chair).collect(),
            preset: Preset::Standard,
            clock: Clock::None,
            late: Late::Bot,
            public: false,
            chat: Talk::default(),
        };
        let host = servers[0].guest("Load 1").await?;
        let id = host.open(&wish).await?;
        let mut players = Vec::new();
        let mut seq = 0;
        for seat in 0..seats {
            let server = &servers[usize::from(seat) % servers.len()];
            let visitor = match seat {
                0 => host.clone(),
                _ => server.guest(&format!("Load {}", seat + 1)).await?,
            };
            let mut connection = visitor.connect(id, Settings::default());
            if seat > 0 {
                connection.order(Command::Sit { seat }).await?;
            }
            seq = connection.order(Command::Ready { ready: true }).await?;
            players.push(Player { connection, kept: GameReplica::new(game)? });
        }
        let mut table = Self { players, dice };
        table.catch_up(seq).await?;
        ensure!(table.status() == Status::Running, "the game does not begin");
        Ok(table)
    }

    /// The status of the game.
    pub(crate) fn status(&self) -> Status {
        let told = self.players.iter().find_map(|player| player.connection.told());
        told.map_or(Status::Open, |told| told.table.state.status)
    }

    /// Plays the next turn.
    pub(crate) async fn play(&mut self) -> Result<Moved> {
        let told = self.players[0].connection.told().context("the table was told")?;
        let seat = told.table.state.turn.context("a game that runs waits for a seat")?;
        let player = self.players.get_mut(usize::from(seat)).context("all seats are ours")?;
        let actions = random_turn(&player.kept, seat, &mut self.dice)?;
        let command = Command::Play { ply: player.kept.plies(), actions };
        let start = Instant::now();
        let answer = timeout(PATIENCE, player.connection.order(command)).await;
        let time = start.elapsed();
        match answer {
            Ok(Ok(seq)) => {
                self.catch_up(seq).await?;
                Ok(Moved::Done(time))
            }
            Ok(Err(failure)) => Ok(Moved::Refused(failure)),
            Err(_) => Ok(Moved::Unanswered),
        }
    }

    /// Waits until every player has heard the event, and all have the same position.
    async fn catch_up(&mut self, seq: u32) -> Result<()> {
        for player in &mut self.players {
            let told = timeout(PATIENCE, player.connection.told_up_to(seq)).await;
            let told = told.context("nobody tells what happened")?;
            let told = told.context("the connection has ended")?;
            player.kept.follow(&told.table.plies)?;
            let digest = told.table.state.digest.as_deref();
            ensure!(
                digest.is_none_or(|digest| digest == player.kept.digest()),
                "table {} is told wrongly after event {}",
                told.table.id,
                told.seq
            );
        }
        Ok(())
    }
}

/// A turn of random legal actions.
fn random_turn<G: Contested>(
    kept: &GameReplica<G>,
    seat: u8,
    dice: &mut GameDice,
) -> Result<Vec<String>> {
    let mut legal = List::new();
    kept.turn(Seat(seat), |view| {
        view.legal(&mut legal);
        Ok(legal[dice.below(legal.len() as u32) as usize])
    })
}
