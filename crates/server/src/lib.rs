//! The server of Remparts: it hands out the page that was built into the program.
//!
//! Rules and bots run in the browser, so nothing here knows a game.

mod answer;
mod guard;
mod page;
mod run;

pub use answer::router;
pub use page::{Asset, Page};
pub use run::{interrupted, serve};
