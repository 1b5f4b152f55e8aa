//! What a program that plays needs, in one `use` line: both games, the trait they share, who looks
//! and chooses, chance, and whole games as text.
//!
//! `use remparts_engine::prelude::*;`

pub use crate::city::{self, City};
pub use crate::classic::{self, Classic};
pub use crate::kernel::dealer::{Dealer, Seed};
pub use crate::kernel::game::{Game, Pending, Quiet, Sight, Sink};
pub use crate::kernel::list::List;
pub use crate::kernel::seat::{Seat, Viewer};
pub use crate::notation::any::{AnyLog, AnySetup};
pub use crate::notation::{Log, Ply, Written};
