#![doc = include_str!("../README.md")]

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
