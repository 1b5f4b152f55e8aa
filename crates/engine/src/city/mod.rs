//! The City: markets, streets and homes, then walls, gate, guards and towers around the town.
//!
//! The file list follows the rule book: what is printed (`tiles`), what is wished (`setup`, at random
//! `wishes`), what follows from it (`rules`), what lies on the table (`state`, `feature`, `run`), what
//! can be chosen (`action`), how a turn runs (`turn`, `laying`, `walls`), what may be done (`legal`,
//! `check`, refused with `illegal`; where tiles may not go, `beyond`), what it scores (`scoring`), what
//! is told (`event`, `view`, `query`, `digest`). `game` puts it together.

pub mod action;
mod beyond;
mod check;
mod digest;
pub mod event;
pub mod feature;
pub mod game;
pub mod illegal;
mod laying;
mod legal;
pub mod query;
pub mod rules;
pub mod run;
mod scoring;
pub mod setup;
pub mod state;
pub mod tiles;
mod turn;
pub mod view;
mod walls;
pub mod wishes;

pub use action::{Action, Answer, Question};
pub use event::{Event, Scored};
pub use feature::FeatureKind;
pub use game::City;
pub use illegal::Illegal;
pub use rules::{Pile, Rules};
pub use setup::{Setup, SetupError};
pub use view::View;
