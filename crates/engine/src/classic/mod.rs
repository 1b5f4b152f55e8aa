//! The classic game: both editions and every expansion of its rule books.
//!
//! The file list follows the rule book: what is printed (`tiles`), what is wished (`setup`, at
//! random `wishes`), what follows from it (`rules`), what lies on the table (`state`, `feature`),
//! what is hidden (`secrets`), what can be chosen (`action`), how a turn runs (`turn`, `laying`),
//! what may be done (`legal`, `check`, refused with `illegal`), what it scores (`scoring`, `worth`,
//! `fields`), what is told (`event`, `view`, `query`, `digest`). `game` puts it together. Each
//! expansion that needs more than an answer in `rules` has one file in `modules`.

pub mod action;
mod check;
mod digest;
pub mod event;
pub mod feature;
mod fields;
pub mod game;
pub mod illegal;
mod laying;
mod legal;
pub(crate) mod modules;
pub mod query;
pub mod rules;
mod scoring;
pub mod secrets;
pub mod setup;
pub mod state;
pub mod tiles;
mod turn;
pub mod view;
pub mod wishes;
pub mod worth;

pub use action::{Action, Answer, FigureKind, Gift, GiftUse, Question, Spot};
pub use event::{Event, Scored};
pub use feature::FeatureKind;
pub use game::Classic;
pub use illegal::Illegal;
pub use rules::Rules;
pub use setup::{Farmers, Module, RiverBends, RiverSet, Setup, SetupError, StartTile, TwoTileCity};
pub use view::View;
