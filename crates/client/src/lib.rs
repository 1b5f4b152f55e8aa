#![doc = include_str!("../README.md")]

mod address;
mod again;
mod backoff;
mod connection;
mod failure;
mod link;
mod server;
mod told;
mod visitor;

pub use connection::{Connection, Hears, News, Orders, Settings};
pub use failure::Failure;
pub use server::Server;
pub use told::Told;
pub use visitor::{Proof, Visitor};
