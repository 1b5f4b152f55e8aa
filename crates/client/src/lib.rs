#![doc = include_str!("../README.md")]

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
