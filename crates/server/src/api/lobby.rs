//! Lists of tables: the lobby, and the tables of a player.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use remparts_engine::kernel::seat::MAX_SEATS;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{
    Code, Game, Listed, Lobby, Mine, Pace, PlayerId, Problem, Status, TableId,
};
use remparts_store::{Facets, Row, Standing};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::AppState;
use super::body::QueryParams;
use super::cursor;
use super::identity::Caller;
use super::problem::Refusal;

/// Most tables of one list.
const SHOWN: usize = 60;
/// Most tables of one player.
const OWN: u32 = 200;

/// A table as it was noted down when something happened last.
fn listed(row: &Row) -> Option<Listed> {
    let read = serde_json::from_str::<Listed>(&row.listed);
    let log = |error| tracing::error!(%error, "a table cannot be listed");
    let listed = read.map_err(log).ok()?;
    Some(Listed { touched: row.touched, ..listed })
}

/// A list of the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Show {
    /// Tables that wait for players.
    Open,
    /// Tables that can be watched.
    Running,
}

impl Show {
    const fn standing(self) -> Standing {
        match self {
            Self::Open => Standing::Open,
            Self::Running => Standing::Running,
        }
    }
}

/// Which tables of the lobby to show.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LobbyParams {
    /// One of the lists alone; both if nothing is said.
    #[param(inline)]
    show: Option<Show>,
    /// What `next` said of that list, for those after it; needs `show`.
    after: Option<String>,
    /// Tables of one game alone.
    #[param(inline)]
    game: Option<Game>,
    /// One pace alone: without a clock, with one for each move or for the game, or with days.
    #[param(inline)]
    pace: Option<Pace>,
    /// Tables for so many players alone.
    #[param(minimum = 2, maximum = 6)]
    players: Option<u8>,
}

impl LobbyParams {
    fn facets(&self) -> Result<Facets, Refusal> {
        if self.players.is_some_and(|players| !(2..=MAX_SEATS).contains(&usize::from(players))) {
            let message = format!("a table is for 2 to {MAX_SEATS} players");
            return Err(Refusal::new(Code::Unreadable, message));
        }
        Ok(Facets { game: self.game, pace: self.pace, players: self.players })
    }
}

/// Whether a table is what is wanted. The store lets those through that were written by an older
/// program; what lists show of them tells.
fn fits(facets: Facets, table: &Listed) -> bool {
    let Facets { game, pace, players } = facets;
    let of_game = |game| matches!(AnySetup::read(&table.setup), Ok(setup) if game == kind(setup));
    game.is_none_or(of_game)
        && pace.is_none_or(|pace| pace == Pace::of(table.clock))
        && players.is_none_or(|players| usize::from(players) == table.seats.len())
}

const fn kind(setup: AnySetup) -> Game {
    match setup {
        AnySetup::Classic(_) => Game::Classic,
        AnySetup::City(_) => Game::City,
    }
}

/// A page of one list, and the cursor of the next.
async fn page(
    app: &AppState,
    list: Show,
    viewer: Option<PlayerId>,
    facets: Facets,
    after: Option<(u64, TableId)>,
) -> Result<(Vec<Listed>, Option<String>), Refusal> {
    // One more than is shown says whether there is more.
    let mut rows =
        app.store.lobby(list.standing(), viewer, facets, after, SHOWN as u32 + 1).await?;
    let is_last = rows.len() <= SHOWN;
    rows.truncate(SHOWN);
    let next = rows.last().filter(|_| !is_last).map(|row| cursor::write(row.touched, row.id));
    let shown = rows.iter().filter_map(listed).filter(|table| fits(facets, table));
    Ok((shown.collect(), next))
}

/// Lists public tables, to join and to watch.
///
/// Tables of players whom the one who asks has blocked are left out, and those of players who have
/// blocked them.
#[utoipa::path(
    get,
    path = "/api/v1/tables",
    tag = "tables",
    security((), ("device" = []), ("token" = [])),
    params(LobbyParams),
    responses(
        (status = 200, description = "Those touched last come first", body = Lobby),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn lobby(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    QueryParams(filter): QueryParams<LobbyParams>,
) -> Result<Json<Lobby>, Refusal> {
    let facets = filter.facets()?;
    let after = filter.after.as_deref().map(cursor::read).transpose()?;
    if after.is_some() && filter.show.is_none() {
        return Err(Refusal::new(Code::Unreadable, "say which list goes on: show=open or running"));
    }
    let viewer = caller.known.map(|known| known.player.id);
    let mut lobby = Lobby::default();
    if filter.show != Some(Show::Running) {
        (lobby.open, lobby.next.open) = page(&app, Show::Open, viewer, facets, after).await?;
    }
    if filter.show != Some(Show::Open) {
        (lobby.running, lobby.next.running) =
            page(&app, Show::Running, viewer, facets, after).await?;
    }
    Ok(Json(lobby))
}

/// Lists the tables at which the player sits; none for strangers.
#[utoipa::path(
    get,
    path = "/api/v1/me/tables",
    tag = "players",
    security((), ("device" = []), ("token" = [])),
    responses(
        (status = 200, description = "Those that wait for the player first", body = Vec<Mine>),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn mine(
    State(app): State<Arc<AppState>>,
    caller: Caller,
) -> Result<Json<Vec<Mine>>, Refusal> {
    let Ok(player) = caller.player() else { return Ok(Json(Vec::new())) };
    let rows = app.store.of_player(player.id, OWN).await?;
    let mut all: Vec<Mine> = rows
        .iter()
        .filter_map(|(seat, row)| {
            let table = listed(row)?;
            let your_turn = table.status == Status::Running && table.turn == Some(*seat);
            Some(Mine { seat: *seat, your_turn, table })
        })
        .collect();
    all.sort_by_key(|mine| {
        let pressing = mine.table.deadline.filter(|_| mine.your_turn).unwrap_or(u64::MAX);
        (!mine.your_turn, pressing, Reverse(mine.table.touched))
    });
    Ok(Json(all))
}
