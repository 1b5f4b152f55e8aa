//! The server of Remparts: it hands out the page that was built into the program, and serves the
//! tables at which it is played on line.
//!
//! What a table is and does is told in [`tables`]; who may ask for what, and how, in `api`.

mod answer;
mod api;
pub mod bus;
mod connection;
mod guard;
mod metrics;
mod page;
mod random;
mod run;
mod security;
mod settings;
pub mod tables;

pub use api::{Server, description};
pub use metrics::Metrics;
pub use page::{Asset, Page};
pub use run::{interrupted, serve};
pub use settings::{LimitError, Limits, Most, Rate, Settings};
