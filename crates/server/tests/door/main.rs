//! The door of the server, over real sockets.

mod client;
mod described;
mod documented;
mod frames;
mod identity;
mod limits;
mod lobby;
mod moderated;
mod names;
mod nonsense;
mod operator;
mod origin;
mod peace;
mod people;
mod playing;
mod reported;
mod schema;
mod shields;
mod unread;
mod wire;
