#![doc = include_str!("../README.md")]

mod audit;
mod backup;
mod either;
mod error;
mod files;
mod health;
mod lobby;
mod model;
mod moderation;
mod network;
mod open;
mod people;
mod relations;
mod reports;
mod restore;
mod store;
mod write;
mod writer;

pub use error::StoreError;
pub use model::{Append, Appended, Facets, Kept, Rewrite, Row, Standing, Summary};
pub use moderation::{Act, Logged, SANCTIONS, Sanction, SanctionKind, Sanctions};
pub use network::{Network, UnreadableNetwork};
pub use people::{KnownPlayer, NewSession, OneTime, PasskeyRow, Player, Purpose, SessionRow};
pub use reports::Report;
pub use restore::Restore;
pub use store::Store;
