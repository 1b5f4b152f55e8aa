//! What every game of the family shares: geometry, faces and how they are read, the board, its rim,
//! regions and the table they form, figures, majority, the bag, what explains points, digest,
//! dealer, loaded tile sets, playouts, perft and the `Game` trait. Nothing here knows the name of a game.

pub mod bag;
pub mod board;
pub mod dealer;
pub mod digest;
pub mod explain;
pub mod face;
pub mod figures;
pub mod game;
pub mod geometry;
pub mod list;
pub mod majority;
pub mod perft;
pub mod playout;
pub mod printing;
pub mod regions;
pub mod rim;
pub mod seat;
pub mod table;
pub mod tile_sets;
