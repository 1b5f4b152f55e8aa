//! The kernel: what every game of the family shares. Nothing here knows the name of a game.
//!
//! | file | holds |
//! | --- | --- |
//! | `game` | the trait that both games implement, views, and where events go |
//! | `geometry`, `seat` | cells, sides, half-edges and rotations; seats and viewers |
//! | `face`, `printing` | printed faces in four rotations; what tile files of all games share |
//! | `board` | laid tiles, open sites, and which faces fit where |
//! | `regions`, `table` | parts joined across tiles (union-find) and their tallies; both with the board |
//! | `rim` | the sides around a town, walked in order |
//! | `figures`, `majority` | figures in the supply or on a place; who leads in a feature |
//! | `bag`, `dealer` | tiles not yet drawn, as counts; draws that can be verified afterwards |
//! | `explain` | terms of a sum, previews, tiles that fit, tiles that left the game |
//! | `list` | the reusable vector that lists of legal actions are written into |
//! | `digest`, `perft`, `playout` | hashing positions, counting lines of play, playing at random |
//! | `tile_sets` | the registry of tile sets that are loaded while the program runs |

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
