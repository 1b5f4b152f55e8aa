//! What players want operators to look at.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use remparts_protocol::{
    Code, Message, NewReport, PlayerId, Problem, ReportContext, ReportId, ReportLine, ReportSeat,
    Reported, Table, limits,
};
use remparts_store::{Report, StoreError};

use super::AppState;
use super::body::JsonBody;
use super::identity::Caller;
use super::problem::Refusal;
use super::rates::Key;
use crate::random;
use crate::tables::now;

/// Reports a player at a table.
///
/// Operators get it together with the names at the table and the last lines of the chat, as the one
/// who reports could read them. Whoever may look at a table may report those who sit there, who opened
/// it, or whose lines they read there.
#[utoipa::path(
    post,
    path = "/api/v1/reports",
    tag = "players",
    security(("device" = []), ("token" = [])),
    request_body = NewReport,
    responses(
        (status = 201, description = "The report is kept", body = Reported),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn report(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    JsonBody(wish): JsonBody<NewReport>,
) -> Result<(StatusCode, Json<Reported>), Refusal> {
    let reporter = caller.player()?;
    // By player and by network, so that many guests of one device do not report more than one.
    app.rates.reports.take(caller.key()).map_err(Refusal::too_fast)?;
    app.rates.reports.take(Key::Address(caller.address)).map_err(Refusal::too_fast)?;
    app.check_player(reporter.id)?;
    let text = written(&wish.text)?;
    if wish.player == reporter.id {
        return Err(Refusal::new(Code::NoPlayer, "that is you"));
    }
    let shown = app.tables.table(wish.table, Some(reporter.id)).await?;
    let Message::Table { seq, table, .. } = shown else { return Err(Refusal::no_table()) };
    let Some(player_name) = name_at(&app, &table, wish.player).await? else {
        return Err(Refusal::new(Code::NoPlayer, "there is no such player at this table"));
    };
    let report = Report {
        id: ReportId::from_entropy(random::bytes()),
        at: now(),
        table: wish.table,
        seq,
        reporter: Some(reporter.id),
        reporter_name: reporter.name.clone(),
        player: wish.player,
        player_name,
        reason: wish.reason.word().to_owned(),
        text,
        context: serde_json::to_string(&context(table, reporter.id)).expect("it is plain data"),
        closed: None,
    };
    let id = report.id;
    match app.store.report(report).await {
        Err(StoreError::Exists) => {
            Err(Refusal::new(Code::Reported, "you have reported that already"))
        }
        done => Ok(done.map(|()| (StatusCode::CREATED, Json(Reported { id })))?),
    }
}

/// What someone adds in their own words, as it is kept.
fn written(text: &str) -> Result<String, Refusal> {
    if text.trim().is_empty() {
        return Ok(String::new());
    }
    let wrong = || {
        let most = format!("a report has {} signs at most", limits::REPORT);
        Refusal::new(Code::TooLarge, most)
    };
    limits::line(text, limits::REPORT).ok_or_else(wrong)
}

/// What a player is called at a table, if they can be seen there.
async fn name_at(
    app: &AppState,
    table: &Table,
    player: PlayerId,
) -> Result<Option<String>, StoreError> {
    let seat = table.state.seats.iter().find(|seat| seat.player == Some(player));
    let said = table.chat.iter().rev().find(|said| said.player == player);
    let name = seat.map(|seat| &seat.name).or_else(|| said.map(|said| &said.name));
    match name {
        Some(name) => Ok(Some(name.clone())),
        None if table.host == player => app.store.name_of(player).await,
        None => Ok(None),
    }
}

/// What the one who reports could see, without anything that names them.
fn context(table: Table, reporter: PlayerId) -> ReportContext {
    let others = |player: PlayerId| (player != reporter).then_some(player);
    let seats = table.state.seats.into_iter().map(|seat| match seat.player {
        Some(player) if player == reporter => ReportSeat { player: None, name: String::new() },
        player => ReportSeat { player, name: seat.bot.unwrap_or(seat.name) },
    });
    let skipped = table.chat.len().saturating_sub(limits::REPORT_CHAT);
    let chat = table.chat.into_iter().skip(skipped).map(|said| {
        let player = others(said.player);
        let name = if player.is_some() { said.name } else { String::new() };
        ReportLine { at: said.at, player, name, text: said.text }
    });
    ReportContext { title: table.title, seats: seats.collect(), chat: chat.collect() }
}
