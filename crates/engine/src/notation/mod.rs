//! Text for people and programs. Plies, setups, logs and positions can be read back exactly; events
//! and pictures are written only. The rules do not import this folder.
//!
//! What every game writes the same way lies here; the words of one game lie in a folder of its
//! name.

pub mod any;
pub mod block;
pub mod city;
pub mod classic;
pub mod draws;
mod edges;
pub mod log;
pub mod picture;
pub mod ply;
pub mod position;
pub mod setup;
pub mod spot;
mod telling;
pub mod tile_file;
mod words;
pub mod written;

pub use log::{Log, LogError};
pub use ply::Ply;
pub use position::Positioned;
pub use words::{ReadError, Reading, Words};
pub use written::Written;
