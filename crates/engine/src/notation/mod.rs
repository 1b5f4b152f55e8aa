//! Text for people and programs: actions, answers, setups, whole games, positions and pictures.
//! Every text that is written can be read back exactly. The rules do not import this folder.

pub mod event;
pub mod log;
pub mod picture;
pub mod ply;
pub mod position;
pub mod setup;
pub mod spot;
mod words;

pub use log::{Log, LogError};
pub use ply::Ply;
pub use words::{ReadError, Reading};
