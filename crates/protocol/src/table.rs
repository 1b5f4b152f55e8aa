//! A table as a viewer sees it.

use crate::ids::{PlayerId, TableId};
use crate::wish::{Clock, Late, Preset, Talk};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Players take their seats.
    Open,
    /// The game is being played.
    Running,
    /// The game is over; what was hidden is shown.
    Over,
    /// It was closed before the game began.
    Closed,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SitterKind {
    /// Nobody has sat down yet.
    Open,
    /// A guest, known by their device.
    Person,
    /// A bot of the server.
    Bot,
    /// A program with an account.
    Account,
}

/// Whether a seat plays for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SitterState {
    /// Its player decides its moves.
    Playing,
    /// Its time has run out, and someone else plays on.
    Late,
    /// It has given up.
    Resigned,
}

/// A seat at a table, and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sitter {
    /// What kind of player sits there.
    pub kind: SitterKind,
    /// Their id, for people and accounts.
    pub player: Option<PlayerId>,
    /// The name; empty for open seats and bots.
    pub name: String,
    /// The level of a bot, with a style after a plus sign.
    pub bot: Option<String>,
    /// The color, one of six, counted from 0.
    pub livery: u8,
    /// Whether they are ready to begin.
    pub ready: bool,
    /// Whether they play for themselves.
    pub state: SitterState,
}

/// The time that is left, as of the moment the message was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clocks {
    /// The time left of each seat, in milliseconds.
    #[ts(type = "Array<number>")]
    pub left: Vec<u64>,
    /// The seat whose time runs.
    pub running: Option<u8>,
}

/// Something all others have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RequestKind {
    /// To take back what the one who asks did last.
    Undo,
    /// To end the game without a result.
    Abandon,
}

/// What was asked, and who has agreed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Request {
    /// What the others are asked for.
    pub kind: RequestKind,
    /// The seat that asks.
    pub by: u8,
    /// Who has agreed so far, the one who asks among them.
    pub agreed: Vec<u8>,
    /// Whose answers are waited for.
    pub waiting: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeKind {
    /// By the rules of the game.
    Finished,
    /// All but one have given up.
    Resigned,
    /// It was ended because somebody's time had run out.
    Awarded,
    /// Without a result: all agreed to that, or nobody played on.
    Abandoned,
}

/// How a game ended, and for whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    /// In which way it ended.
    pub kind: OutcomeKind,
    /// Who won; several if they are level.
    pub winners: Vec<u8>,
    /// The points on the track.
    pub scores: Vec<i32>,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Said {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The player who said it.
    pub player: PlayerId,
    /// What they were called then.
    pub name: String,
    /// Their seat, if they have one.
    pub seat: Option<u8>,
    /// The words that they said.
    pub text: String,
}

/// What changes at a table from event to event; each event brings all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct State {
    /// How far it has come.
    pub status: Status,
    /// The seats in playing order.
    pub seats: Vec<Sitter>,
    /// How many plies have been played.
    pub ply: u32,
    /// The seat that has to choose.
    pub turn: Option<u8>,
    /// Points on the track.
    pub scores: Vec<i32>,
    /// The fingerprint of what everyone knows, once the game has begun.
    pub digest: Option<String>,
    /// The time that is left.
    pub clocks: Option<Clocks>,
    /// The request that waits for answers.
    pub request: Option<Request>,
    /// The seat that may ask to take back its last move, since nothing new was revealed after it.
    pub undoable: Option<u8>,
    /// How the game ended; nothing while it runs.
    pub outcome: Option<Outcome>,
    /// The seed of all draws, once the game is over; the nonces were added to it.
    pub seed: Option<String>,
    /// What each seat has added to the seed, as 64 hexadecimal digits.
    #[serde(default)]
    pub nonces: Vec<Option<String>>,
    /// The table at which the same players meet again.
    pub rematch: Option<TableId>,
}

/// A table as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Table {
    /// The id of the table.
    pub id: TableId,
    /// What it is called; may be empty.
    pub title: String,
    /// Whether the lobby shows it.
    pub public: bool,
    /// The lines of the setup.
    pub setup: String,
    /// Which help players get.
    pub preset: Preset,
    /// How much time there is.
    pub clock: Clock,
    /// What happens when it has run out.
    pub late: Late,
    /// Who talks at it, and who hears that.
    #[serde(default)]
    pub talk: Talk,
    /// The player who opened it.
    pub host: PlayerId,
    /// When it was opened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub opened: u64,
    /// The SHA-256 of the seed, told before the first tile.
    pub commitment: String,
    /// Everything that changes from event to event.
    pub state: State,
    /// The plies as this viewer may know them.
    pub plies: Vec<String>,
    /// The last lines of the chat that this viewer hears.
    pub chat: Vec<Said>,
}
