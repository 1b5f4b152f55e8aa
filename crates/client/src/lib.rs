//! A player at a table of a server, for programs.
//!
//! A [`Server`] is an address. A [`Visitor`] is someone there: a guest with a device secret, a
//! program with a token, or nobody. [`Visitor::connect`] opens a [`Connection`] to one table, which
//! comes back by itself when it is lost, asks for what was missed, and sends again what was not
//! answered, where that is safe. Nothing here knows a rule.
//!
//! ```no_run
//! # async fn play() -> Result<(), remparts_client::Failure> {
//! use remparts_client::{News, Server, Settings};
//! use remparts_protocol::Command;
//!
//! let (server, table) = Server::with_table("http://127.0.0.1:4747/#/table/7KmPq2RsTuVwXyZ9")?;
//! let guest = server.guest("Ann").await?;
//! let mut connection = guest.connect(table.expect("the address names one"), Settings::default());
//! connection.order(Command::Sit { seat: 0 }).await?;
//! while let Some(news) = connection.next().await {
//!     if let (News::Said(_), Some(told)) = (news, connection.told()) {
//!         println!("{} plies, turn of {:?}", told.table.plies.len(), told.table.state.turn);
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod address;
mod again;
mod backoff;
mod connection;
mod failure;
mod link;
mod server;
mod visitor;

pub use connection::{Connection, Hears, News, Orders, Settings};
pub use failure::Failure;
pub use remparts_protocol::Told;
pub use server::Server;
pub use visitor::{Proof, Visitor};
