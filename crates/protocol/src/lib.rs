//! What servers and clients of tables say to each other, and what servers write down.
//!
//! This is the one place that fixes a wire format. Nothing here knows a rule: plies and setups are
//! lines of text in the notation of the engine. What is sent says what a viewer may know; what is
//! written down ([`record`]) is the whole truth and never leaves the server.

mod command;
mod event;
mod ids;
pub mod limits;
mod lobby;
mod message;
mod peace;
mod people;
mod problem;
pub mod record;
mod table;
pub mod text;
mod tiles;
pub mod time;
mod told;
pub mod typescript;
mod wish;

pub use command::{Command, Order};
pub use event::{By, Event, What};
pub use ids::{PlayerId, ReportId, SessionId, TableId, UnreadableId};
pub use lobby::{Game, Listed, ListedSeat, Lobby, LobbyNext, Mine, Pace};
pub use message::{Message, Presence, You};
pub use peace::{
    NewRelation, NewReport, Reason, Relation, RelationKind, ReportContext, ReportLine, ReportSeat,
    Reported,
};
pub use people::{
    Account, Ceremony, CeremonyAnswer, DeviceLink, Everything, Farewell, Me, NewAccount, NewName,
    NewToken, OwnTable, Passkey, Proofs, RecoveryCodes, Session, SignIn,
};
pub use problem::{Code, Problem};
pub use table::{
    Clocks, Outcome, OutcomeKind, Request, RequestKind, Said, Sitter, SitterKind, SitterState,
    State, Status, Table,
};
pub use tiles::TileSet;
pub use told::Told;
pub use wish::{Chair, ChairKind, Clock, Late, Opened, Preset, TableWish, Talk};

/// The version in the addresses of the API. It changes when an old client would misunderstand.
pub const VERSION: u32 = 1;
