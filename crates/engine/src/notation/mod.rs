//! Text for people and programs. Plies, setups, logs and positions can be read back exactly; events
//! and pictures are written only. The rules do not import this folder.
//!
//! What every game writes the same way lies here; the words of one game lie in `classic/` and
//! `city/`, in files of the same names, behind the trait of `written`.
//!
//! | file | holds |
//! | --- | --- |
//! | `ply`, `spot`, `edges` | an action or an answer as one line; names of parts and of their sides |
//! | `setup`, `log`, `position` | a wish, a whole game, and a position without its history |
//! | `any`, `tile_file` | setups, logs and tile files whose game is read from the text |
//! | `draws` | whether chance answered in a log as its seed says |
//! | `picture`, `block` | the board as characters, a block of them for each cell |
//! | `telling` | phrases that the events of all games share |
//! | `words` | a line read word by word, with the column for error messages |

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
