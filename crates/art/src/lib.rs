//! Every tile, figure and board as vector graphics, drawn from the tile data that the rules use.
//!
//! Nothing here reads or writes files. What is printed on a face (`plan`) becomes exact shapes side
//! by side (`layout`, over `geometry`), shapes become drawings (`style` chooses between `land`,
//! `town` and `schematic`, which draw on a `canvas`), and a game becomes a scene (`scene`) and a
//! document (`svg`). `figures`, `cards` and `marks` are drawn beside tiles; `seats` says what tells
//! seats apart, `numerals` and `letters` write without fonts; an `album` keeps the faces of a game.
//! docs/ART.md says what drawings promise.

pub mod album;
pub mod canvas;
pub mod cards;
mod dice;
pub mod face;
pub mod figures;
pub mod geometry;
pub mod land;
pub mod layout;
mod letters;
pub mod marks;
pub mod numerals;
pub mod plan;
pub mod scene;
pub mod schematic;
pub mod seats;
pub mod style;
pub mod svg;
pub mod town;
