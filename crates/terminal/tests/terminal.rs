//! All tests of the terminal in one program: what they share is built once, and they run side by side.

mod board;
mod camera;
mod command;
mod full;
mod glossary;
mod hosts;
mod labels;
mod plain;
mod refusals;
mod signs;
mod start;
mod typed;
mod words;
