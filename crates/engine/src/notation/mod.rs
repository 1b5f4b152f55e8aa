//! Text for people and programs. Plies, setups, logs and positions can be read back exactly;
//! events and pictures are only told. The rules do not import this folder.

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
