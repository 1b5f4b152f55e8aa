//! A table over a WebSocket.

use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{
    CloseCode, CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade, close_code,
};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Error, Extension};
use remparts_protocol::{Code, Command, Message, Order, Problem, TableId, limits};
use serde::Deserialize;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use utoipa::IntoParams;

use super::body::{QueryParams, TablePath, unreadable};
use super::identity::Caller;
use super::orders::carry_out;
use super::problem::Refusal;
use super::rates::Permit;
use super::{AppState, stopped};
use crate::connection::Inflow;
use crate::tables::Watch;

/// Bytes that wait in either direction. There are many sockets, and most are quiet.
const BUFFER: usize = 4 * 1024;
/// What is longer than a message may be is refused; what is longer than this ends the connection.
const LONGEST: usize = 4 * limits::MESSAGE;
/// Bytes that may come without any frame being complete: the longest message and the heads of its
/// pieces. Who sends pieces without end and without content is cut off.
const UNFINISHED: usize = 2 * LONGEST;
/// So long a session is believed to go on before it is looked up again.
const BELIEVED: Duration = Duration::from_secs(5);
/// How long is waited for a farewell.
const FAREWELL: Duration = Duration::from_millis(500);
/// So many more refusals for being too fast than orders that were not are enough.
const PATIENCE: u32 = 200;

/// How a viewer wants to watch a table.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct WatchParams {
    /// The number of the last event that is known. What came after it is told, or the whole table
    /// if that is too much.
    pub(crate) after: Option<u32>,
    /// With 1, whoever has to choose is told everything that is legal.
    #[param(minimum = 0, maximum = 1)]
    pub(crate) turns: Option<u8>,
}

impl WatchParams {
    pub(crate) fn turns(self) -> bool {
        self.turns.is_some_and(|turns| turns != 0)
    }
}

/// Opens a WebSocket to a table.
///
/// The server sends messages (schema `Message`), the client sends orders (schema `Order`), each one
/// JSON object in a text frame. Orders are answered in their order by `done` or `refused`.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/socket",
    tag = "tables",
    security((), ("device" = []), ("token" = [])),
    params(("id" = String, Path, description = "The id of the table"), WatchParams),
    responses(
        (status = 101, description = "Messages and orders from now on"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn socket(
    State(app): State<Arc<AppState>>,
    caller: Caller,
    TablePath(id): TablePath,
    QueryParams(params): QueryParams<WatchParams>,
    inflow: Option<Extension<Inflow>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|error| {
        let refusal = Refusal::new(Code::Unreadable, error.body_text());
        refusal.with_status(StatusCode::UPGRADE_REQUIRED)
    })?;
    let permit = app.sockets.take(caller.address).map_err(Refusal::full)?;
    let who = caller.known.as_ref().map(|known| known.player.id);
    let watch = app.tables.watch(id, who, params.after, params.turns()).await?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| {
        let inflow = inflow.map(|Extension(inflow)| inflow);
        if let Some(inflow) = &inflow {
            inflow.limit(UNFINISHED);
        }
        let session = SocketSession {
            socket,
            inflow,
            app,
            caller,
            id,
            heard: Instant::now(),
            looked: Instant::now(),
            hasty: 0,
        };
        session.run(watch, permit)
    }))
}

/// An order that is being carried out.
type Doing = Pin<Box<dyn Future<Output = Message> + Send>>;

/// Why a conversation ends.
enum End {
    /// The other side is gone.
    Gone,
    /// With a word of farewell.
    Close(CloseCode, &'static str),
}

const STOPS: End = End::Close(close_code::AWAY, "the server stops");
const BEHIND: End = End::Close(close_code::AGAIN, "come back for the rest");
const ENDED: End = End::Close(close_code::POLICY, "this session was ended");
const HASTY: End = End::Close(close_code::POLICY, "too fast for too long");
const LARGE: End = End::Close(close_code::SIZE, "a message is too large");

/// The server's end of one socket.
struct SocketSession {
    socket: WebSocket,
    /// The bytes that have come since the last frame.
    inflow: Option<Inflow>,
    app: Arc<AppState>,
    caller: Caller,
    id: TableId,
    /// When the other side said something last.
    heard: Instant,
    /// When the session was last looked up.
    looked: Instant,
    /// How many more refusals for being too fast there were than frames that were not.
    hasty: u32,
}

impl SocketSession {
    /// Runs until one side ends it.
    async fn run(mut self, mut watch: Watch, permit: Permit) {
        if let Err(End::Close(code, reason)) = self.talk(&mut watch).await {
            // The table need not wait for farewells.
            drop(watch);
            self.part(code, reason).await;
        }
        drop(permit);
    }

    async fn talk(&mut self, watch: &mut Watch) -> Result<(), End> {
        let mut stopping = self.app.stopping.clone();
        let heartbeat = self.app.settings.heartbeat;
        let mut pings = interval(heartbeat);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.reset();
        let mut doing: Option<Doing> = None;
        loop {
            let busy = doing.is_some();
            tokio::select! {
                () = stopped(&mut stopping) => return Err(STOPS),
                message = watch.messages.recv() => {
                    self.send(Frame::Text(message.ok_or(BEHIND)?)).await?;
                }
                answer = async {
                    match &mut doing {
                        Some(doing) => doing.await,
                        None => pending().await,
                    }
                } => {
                    doing = None;
                    // An answer names an event that its reader should have heard of.
                    while let Ok(message) = watch.messages.try_recv() {
                        self.send(Frame::Text(message)).await?;
                    }
                    self.answer(&answer).await?;
                }
                // One order after the other: who sends more waits.
                frame = self.socket.recv(), if !busy => {
                    doing = self.hear(frame).await?;
                }
                _ = pings.tick() => {
                    if !busy && self.heard.elapsed() > 3 * heartbeat {
                        return Err(End::Gone);
                    }
                    if self.caller.is_ended(&self.app).await {
                        return Err(ENDED);
                    }
                    self.send(Frame::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Takes in a frame; what is to be done for it is done meanwhile.
    async fn hear(&mut self, frame: Option<Result<Frame, Error>>) -> Result<Option<Doing>, End> {
        self.heard = Instant::now();
        if let Some(inflow) = &self.inflow {
            inflow.heard();
        }
        let order = match frame.ok_or(End::Gone)? {
            Ok(Frame::Text(text)) => read(&text),
            Ok(Frame::Binary(_)) => Err((None, Refusal::new(Code::Unreadable, "orders are text"))),
            Ok(Frame::Ping(_) | Frame::Pong(_)) => {
                // Who says nothing counts like those who say something.
                let taken = self.caller.count_order(&self.app);
                self.count(taken.is_err())?;
                return Ok(None);
            }
            Ok(Frame::Close(_)) => return Err(End::Gone),
            Err(error) => return Err(broken(error)),
        };
        match order {
            Ok(order) => Ok(Some(self.doing(order))),
            Err((id, refusal)) => {
                // Nonsense counts like everything else that is said.
                let taken = self.caller.count_order(&self.app);
                let refusal = taken.map_err(Refusal::too_fast).err().unwrap_or(refusal);
                self.answer(&Message::Refused { id, problem: refusal.into_problem() }).await?;
                Ok(None)
            }
        }
    }

    fn doing(&mut self, order: Order) -> Doing {
        let look = matches!(order.command, Command::Sit { .. } | Command::Say { .. })
            || self.looked.elapsed() > BELIEVED;
        if look {
            self.looked = Instant::now();
        }
        let (app, mut caller, table) = (self.app.clone(), self.caller.clone(), self.id);
        Box::pin(async move {
            let Order { id, command } = order;
            let done = async {
                // A session may have been ended since, and names that are written down should be
                // those of today.
                if look {
                    caller.refresh(&app).await?;
                }
                carry_out(&app, &caller, table, command).await
            };
            match done.await {
                Ok(seq) => Message::Done { id, seq },
                Err(refusal) => Message::Refused { id: Some(id), problem: refusal.into_problem() },
            }
        })
    }

    async fn answer(&mut self, answer: &Message) -> Result<(), End> {
        let hasty =
            matches!(answer, Message::Refused { problem: Problem { code: Code::TooFast, .. }, .. });
        self.count(hasty)?;
        let text = serde_json::to_string(answer).expect("messages are plain data");
        self.send(Frame::Text(text.into())).await
    }

    /// Counts a frame that came too fast or not. Each that did not makes up for one that did.
    fn count(&mut self, hasty: bool) -> Result<(), End> {
        self.hasty = if hasty { self.hasty + 1 } else { self.hasty.saturating_sub(1) };
        if self.hasty > PATIENCE { Err(HASTY) } else { Ok(()) }
    }

    /// Sends a frame. The connection itself sees to it that the reader does not take forever.
    async fn send(&mut self, frame: Frame) -> Result<(), End> {
        self.socket.send(frame).await.map_err(|_| End::Gone)
    }

    /// Says farewell, and hears it if it comes soon.
    async fn part(mut self, code: CloseCode, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        let farewell = async {
            self.socket.send(Frame::Close(Some(frame))).await?;
            while let Some(Ok(_)) = self.socket.recv().await {}
            Ok::<_, Error>(())
        };
        // Who does not answer is not waited for.
        let _ = timeout(FAREWELL, farewell).await;
    }
}

/// What could not be read, by its number if that could be.
type Unread = (Option<u32>, Refusal);

fn read(text: &str) -> Result<Order, Unread> {
    if text.len() > limits::MESSAGE {
        let most = format!("a message has {} bytes at most", limits::MESSAGE);
        return Err((None, Refusal::new(Code::TooLarge, most)));
    }
    serde_json::from_str(text).map_err(|error| {
        #[derive(Deserialize)]
        struct Numbered {
            id: u32,
        }
        let id = serde_json::from_str(text).ok().map(|Numbered { id }| id);
        (id, unreadable(&error))
    })
}

/// Frames that cannot be taken apart end a connection.
fn broken(error: Error) -> End {
    let text = error.into_inner().to_string();
    // The reason is told in words alone.
    if text.contains("too long") || text.contains("too large") { LARGE } else { End::Gone }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_that_cannot_be_read_is_refused_by_its_number() {
        let id = |text: &str| read(text).err().map(|(id, refusal)| (id, refusal.code()));
        assert_eq!(id(r#"{"id":7,"do":"ping"}"#), None);
        assert_eq!(id(r#"{"id":7,"do":"dance"}"#), Some((Some(7), Code::Unreadable)));
        assert_eq!(id(r#"{"id":-7,"do":"ping"}"#), Some((None, Code::Unreadable)));
        assert_eq!(id("[".repeat(8000).as_str()), Some((None, Code::Unreadable)));
        assert_eq!(id("9".repeat(8193).as_str()), Some((None, Code::TooLarge)));
    }
}
