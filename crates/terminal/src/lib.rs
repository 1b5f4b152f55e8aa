//! Games in a terminal: on the full screen, or line by line.
//!
//! A [`session::Session`] is a game in front of someone, with the turn as one draft; it comes from
//! [`remparts_session`], as it does for the page, and knows no terminal. [`full`] shows it in cells and
//! listens to keys, [`plain`] tells it in lines and listens to words. Where the game is played is the
//! affair of a [`host::TerminalHost`]. What is legal and what it is worth comes from
//! [`remparts_screen`].

pub mod answers;
pub mod bell;
pub mod board;
pub mod full;
pub mod host;
pub mod labels;
pub mod plain;
pub mod session;
pub mod sitter;
pub mod tell;
pub mod visible;
pub mod words;
