//! Coming to a table: who we are there, and where we sit.

use super::super::guests::{Guest, Guests, usual_name};
use remparts_client::{Connection, Failure, News, Proof, Server, Settings, Told, Visitor};
use remparts_engine::notation::tile_file::{self, TileFileError};
use remparts_protocol::{
    Clock, Code, Command, SitterKind, SitterState, Status, TableId, TableWish,
};
use remparts_screen::Refused;
use std::io;
use std::path::PathBuf;
use thiserror::Error;
use tokio::runtime::Builder;

/// How someone comes to a table.
#[derive(Clone, Debug)]
pub struct Door {
    /// The address of the table, as people share it.
    pub url: String,
    /// What to be called; as before, if we were there before.
    pub name: Option<String>,
    /// Which seat, counted from zero; the first that is open if not said.
    pub seat: Option<u8>,
    /// The folder in which it is kept who we are.
    pub home: Option<PathBuf>,
}

/// Why nobody came to a table.
#[derive(Debug, Error)]
pub enum NotJoined {
    /// The server says why, or nobody does.
    #[error(transparent)]
    Failure(#[from] Failure),
    /// The address is that of a server.
    #[error("the address names no table; it should end in /#/table/...")]
    NoTable,
    /// Who we are cannot be read or kept.
    #[error("cannot keep who we are at the server: {0}")]
    Guests(#[from] io::Error),
    /// The tile set that is played with there cannot be had.
    #[error("the tile set `{0}` cannot be loaded from the server: {1}")]
    Tiles(String, Box<TileFileError>),
    /// What is played there cannot be understood.
    #[error("the game at the table cannot be understood: {0}")]
    Game(#[from] Refused),
}

/// Opens a table at a server, and says its address. Who opened it is kept, so that whoever comes to it
/// from here is the same.
///
/// # Errors
///
/// When the server cannot be reached, or does not want such a table.
pub fn open(door: &Door, wish: &TableWish) -> Result<String, NotJoined> {
    let server = Server::new(&door.url)?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let opened = runtime.block_on(async {
        let visitor = identify(door, &server).await?;
        Ok(server.page(visitor.open(wish).await?))
    });
    runtime.shutdown_background();
    opened
}

/// Comes to a table.
pub(super) async fn arrive(
    door: &Door,
    server: &Server,
    table: TableId,
) -> Result<(Visitor, Connection), NotJoined> {
    let visitor = identify(door, server).await?;
    let mut connection = visitor.connect(table, Settings::default());
    hear_first(&mut connection).await?;
    let told = connection.told().ok_or(Failure::Ended)?;
    // Whoever does not know the tiles should not take a seat.
    fetch_tiles(&visitor, &told.table.setup).await?;
    sit(&mut connection, door.seat).await?;
    Ok((visitor, connection))
}

/// Gets the tile sets that a setup names and that are not loaded here from the server. Each must have
/// the digest by which it is named: a server may be anyone.
///
/// # Errors
///
/// When the server does not have one of them, or sends something else.
pub async fn fetch_tiles(visitor: &Visitor, setup: &str) -> Result<(), NotJoined> {
    for (name, digest) in tile_file::missing(setup) {
        let text = visitor.tile_file(&digest.to_string()).await?;
        tile_file::load_expected(&text, &name, digest)
            .map_err(|error| NotJoined::Tiles(name, Box::new(error)))?;
    }
    Ok(())
}

/// The one we were at this server before, or a new guest.
async fn identify(door: &Door, server: &Server) -> Result<Visitor, NotJoined> {
    let key = &server.home();
    let mut guests = Guests::of(door.home.as_deref())?;
    if let Some(known) = guests.at(key).cloned() {
        let visitor = server.visitor(Proof::Device(known.device.clone()));
        if let Some(me) = known_as(&visitor).await? {
            match &door.name {
                Some(name) if *name != me => {
                    visitor.rename(name).await?;
                    guests.keep(key, Guest { name: name.clone(), ..known })?;
                }
                _ => {}
            }
            return Ok(visitor);
        }
    }
    let usual = || usual_name(|name| std::env::var(name).ok());
    let name = door.name.clone().unwrap_or_else(usual);
    let visitor = server.guest(&name).await?;
    if let Proof::Device(device) = visitor.proof() {
        guests.keep(key, Guest { name, device: device.clone() })?;
    }
    Ok(visitor)
}

/// What the server calls a visitor; nothing if it has forgotten them.
async fn known_as(visitor: &Visitor) -> Result<Option<String>, Failure> {
    match visitor.me().await {
        Ok(me) => Ok(me.map(|me| me.name)),
        Err(Failure::Refused(problem)) if problem.code == Code::Unknown => Ok(None),
        Err(failure) => Err(failure),
    }
}

/// What is to be done before playing or watching.
enum Step {
    Sit(u8),
    Ready,
    Nothing,
}

/// Takes a seat where one is to be had, and is ready.
async fn sit(connection: &mut Connection, wished: Option<u8>) -> Result<(), Failure> {
    loop {
        let told = connection.told().ok_or(Failure::Ended)?;
        let step = step(told, wished);
        let is_last = matches!(step, Step::Ready);
        let done = match step {
            Step::Sit(seat) => connection.order(Command::Sit { seat }).await,
            Step::Ready => connection.be_ready().await,
            Step::Nothing => return Ok(()),
        };
        match done {
            // Whoever cannot be ready any more plays or watches.
            Err(Failure::Refused(_)) if is_last => return Ok(()),
            // Someone else was faster: there may be another seat, or the game has begun.
            Err(Failure::Refused(problem)) if wished.is_none() && problem.code == Code::Taken => {
                connection.next().await.ok_or(Failure::Ended)?;
            }
            done => {
                connection.told_up_to(done?).await.ok_or(Failure::Ended)?;
            }
        }
        if is_last {
            return Ok(());
        }
    }
}

/// Waits until the table was told for the first time.
async fn hear_first(connection: &mut Connection) -> Result<(), Failure> {
    while connection.told().is_none() {
        match connection.next().await {
            Some(News::Ended(failure)) => return Err(failure),
            None => return Err(Failure::Ended),
            Some(_) => {}
        }
    }
    Ok(())
}

fn step(told: &Told, wished: Option<u8>) -> Step {
    let state = &told.table.state;
    let own = told.you.seat.and_then(|seat| state.seats.get(usize::from(seat)));
    match (own, state.status) {
        (Some(own), Status::Open) if !own.ready => Step::Ready,
        // Whoever comes back after their time ran out plays for themselves again.
        (Some(own), Status::Running) if own.state == SitterState::Late => {
            if matches!(told.table.clock, Clock::Game { .. }) { Step::Nothing } else { Step::Ready }
        }
        (None, Status::Open) => {
            let free = state.seats.iter().position(|seat| seat.kind == SitterKind::Open);
            wished.or(free.map(|seat| seat as u8)).map_or(Step::Nothing, Step::Sit)
        }
        _ => Step::Nothing,
    }
}
