//! A client that plays any legal actions, keeps the game, and notices when it is told wrongly.

use crate::kept::AnyKept;
use anyhow::{Context as _, Result, bail, ensure};
use remparts_bots::dice::{self, GameDice};
use remparts_client::{Connection, News, Server, Settings, Told, Visitor};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup;
use remparts_protocol::{
    Chair, ChairKind, Clock, Command, Late, Message, Preset, SitterState, Status, TableId,
    TableWish, Talk,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::timeout;

/// Nothing takes so long, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A move that the server has acknowledged.
pub(crate) struct Move {
    pub(crate) ply: u32,
    pub(crate) actions: Vec<String>,
}

/// What was known after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) plies: usize,
    pub(crate) digest: Option<String>,
}

/// Someone at a table.
pub(crate) struct Client {
    pub(crate) visitor: Visitor,
    pub(crate) connection: Connection,
    pub(crate) table: TableId,
    pub(crate) moves: Vec<Move>,
    /// By the number of the event.
    pub(crate) known: BTreeMap<u32, Known>,
    /// Every text, as it came over the wire.
    pub(crate) heard: Arc<Mutex<Vec<String>>>,
    kept: AnyKept,
    dice: GameDice,
    /// A move was made that is not known before this event.
    awaited: u32,
}

/// Pauses that suit a server next door.
pub(crate) fn settings() -> Settings {
    Settings {
        first_pause: Duration::from_millis(20),
        longest_pause: Duration::from_millis(200),
        patience: PATIENCE,
        ..Settings::default()
    }
}

/// The lines of a setup.
pub(crate) fn lines(setup: AnySetup) -> String {
    match setup {
        AnySetup::Classic(setup) => setup::write(&setup),
        AnySetup::City(setup) => setup::write(&setup),
    }
}

/// The wish for a table with this setup on which the host has the first seat.
pub(crate) fn wish(setup: AnySetup) -> TableWish {
    let players = match setup {
        AnySetup::Classic(setup) => setup.players,
        AnySetup::City(setup) => setup.players,
    };
    let chair = |livery| {
        let kind = if livery == 0 { ChairKind::Me } else { ChairKind::Open };
        Chair { kind, bot: None, livery }
    };
    TableWish {
        title: String::new(),
        setup: lines(setup),
        chairs: (0..players).map(chair).collect(),
        preset: Preset::Standard,
        clock: Clock::None,
        late: Late::Bot,
        public: false,
        chat: Talk::default(),
    }
}

impl Client {
    /// Connects someone to a table.
    pub(crate) fn connect(
        visitor: Visitor,
        table: TableId,
        setup: AnySetup,
        settings: Settings,
        seed: u64,
    ) -> Self {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ear = Arc::clone(&heard);
        let hears = move |text: &str| {
            ear.lock().expect("nobody panics here").push(text.to_owned());
        };
        let settings = Settings { hears: Some(Arc::new(hears)), ..settings };
        Self {
            connection: visitor.connect(table, settings),
            visitor,
            table,
            moves: Vec::new(),
            known: BTreeMap::new(),
            heard,
            kept: AnyKept::new(setup),
            dice: dice::of_game(seed, 0),
            awaited: 0,
        }
    }

    /// Gives an order, and waits until its event is known.
    pub(crate) async fn order(&mut self, command: Command) -> Result<u32> {
        let seq = timeout(PATIENCE, self.connection.order(command.clone())).await;
        let seq = seq.with_context(|| format!("{command:?} is not answered"))??;
        while self.told().is_none_or(|told| told.seq < seq) {
            self.read().await?;
        }
        Ok(seq)
    }

    pub(crate) fn told(&self) -> Option<&Told> {
        self.connection.told()
    }

    /// The table as it is known.
    pub(crate) fn table(&self) -> Result<&remparts_protocol::Table> {
        Ok(&self.told().context("the table was told")?.table)
    }

    /// Reads one piece of news, and checks what is told against what can be worked out.
    pub(crate) async fn read(&mut self) -> Result<News> {
        let news = timeout(PATIENCE, self.connection.next()).await.context("nothing happens")?;
        let news = news.context("the connection has ended")?;
        match &news {
            News::Ended(failure) => bail!("the connection has ended: {failure}"),
            News::Said(message)
                if matches!(**message, Message::Table { .. } | Message::Event { .. }) =>
            {
                self.check()?;
            }
            News::Said(_) | News::Connected | News::Lost => {}
        }
        Ok(news)
    }

    fn check(&mut self) -> Result<()> {
        let told = self.connection.told().context("the table was told")?;
        let (plies, state) = (&told.table.plies, &told.table.state);
        self.kept.follow(plies).with_context(|| format!("event {}", told.seq))?;
        ensure!(state.ply as usize == plies.len(), "{} plies, not {}", state.ply, plies.len());
        if let Some(digest) = &state.digest {
            let own = self.kept.digest();
            ensure!(*digest == own, "event {}: digest {digest}, not {own}", told.seq);
        }
        let known = Known { plies: plies.len(), digest: state.digest.clone() };
        let before = self.known.insert(told.seq, known.clone());
        ensure!(
            before.as_ref().is_none_or(|before| *before == known),
            "event {} was {before:?} and is {known:?}",
            told.seq
        );
        Ok(())
    }

    /// Reads news until something is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&Told) -> bool) -> Result<()> {
        while !self.told().is_some_and(&so) {
            self.read().await?;
        }
        Ok(())
    }

    /// The first action of a turn, if it is the client's turn.
    pub(crate) fn first_action(&mut self) -> Option<String> {
        let seat = self.connection.told()?.you.seat?;
        self.kept.turn(seat, &mut self.dice).ok()?.into_iter().next()
    }

    /// Plays one turn, or a part of it, if it is the client's turn.
    pub(crate) async fn turn(&mut self) -> Result<bool> {
        let Some(told) = self.connection.told() else { return Ok(false) };
        let state = &told.table.state;
        let Some(seat) = told.you.seat.filter(|_| state.status == Status::Running) else {
            return Ok(false);
        };
        let own = state.seats[usize::from(seat)].state == SitterState::Playing;
        if !own || state.turn != Some(seat) || told.seq < self.awaited {
            return Ok(false);
        }
        let mut actions = self.kept.turn(seat, &mut self.dice)?;
        if self.dice.below(4) == 0 {
            actions.truncate(1);
        }
        let ply = self.kept.plies();
        let command = Command::Play { ply, actions: actions.clone() };
        let played = timeout(PATIENCE, self.connection.order(command)).await;
        let played = played.context("a move is not answered")?;
        self.awaited = played.with_context(|| format!("ply {ply}: {actions:?}"))?;
        self.moves.push(Move { ply, actions });
        Ok(true)
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self) -> Result<()> {
        while self.told().is_none_or(|told| told.table.state.outcome.is_none()) {
            if !self.turn().await? {
                self.read().await?;
            }
        }
        Ok(())
    }
}

/// Seats guests at a new table, in the order of the servers; the game begins.
pub(crate) async fn seated(
    servers: &[Server],
    wish: &TableWish,
    settings: &Settings,
    seed: u64,
) -> Result<Vec<Client>> {
    let setup = AnySetup::wish(&wish.setup)?;
    let server = |n: usize| &servers[n % servers.len()];
    let host = server(0).guest("Ann").await?;
    let table = host.open(wish).await?;
    let mut clients = Vec::new();
    for (seat, chair) in wish.chairs.iter().enumerate() {
        let visitor = match chair.kind {
            ChairKind::Me => host.clone(),
            ChairKind::Open => server(seat).guest(&format!("Guest {seat}")).await?,
            ChairKind::Bot => continue,
        };
        let others = servers.iter().enumerate().filter(|(n, _)| *n != seat % servers.len());
        let settings = Settings {
            others: others.map(|(_, other)| other.clone()).collect(),
            ..settings.clone()
        };
        let seed = seed.wrapping_mul(8).wrapping_add(seat as u64);
        clients.push(Client::connect(visitor, table, setup, settings, seed));
    }
    for (client, (seat, chair)) in clients
        .iter_mut()
        .zip(wish.chairs.iter().enumerate().filter(|(_, chair)| chair.kind != ChairKind::Bot))
    {
        if chair.kind == ChairKind::Open {
            client.order(Command::Sit { seat: seat as u8 }).await?;
        }
        client.order(Command::Ready { ready: true }).await?;
    }
    Ok(clients)
}

/// Lets all of them play until the game is over.
pub(crate) async fn finish(clients: &mut [Client]) -> Result<()> {
    let playing = clients.iter_mut().map(Client::play);
    futures_util::future::try_join_all(playing).await?;
    Ok(())
}
