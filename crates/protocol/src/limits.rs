//! Limits: the longest texts, the longest times, the most of anything.

pub use crate::text::line;

/// Most bytes of a message or of the body of a request.
pub const MESSAGE: usize = 8 * 1024;
/// Most characters of a name.
pub const NAME: usize = 24;
/// Most characters of the title of a table.
pub const TITLE: usize = 60;
/// Most characters of something said in the chat.
pub const CHAT: usize = 300;
/// Most characters of what someone adds to a report.
pub const REPORT: usize = 600;
/// Most lines of the chat that are kept with a report.
pub const REPORT_CHAT: usize = 40;
/// Most players that one player has muted or blocked.
pub const RELATIONS: u32 = 500;
/// Most lines of the chat that are shown to someone who comes later.
pub const CHAT_SHOWN: usize = 100;
/// Most bytes of the lines of a setup.
pub const SETUP: usize = 1024;
/// Most actions of one turn.
pub const ACTIONS: usize = 32;
/// Most bytes of one action.
pub const ACTION: usize = 120;
/// Most bytes of the name of a bot.
pub const BOT: usize = 40;
/// Longest time for a move or a game, in seconds.
pub const SECONDS: u32 = 4 * 60 * 60;
/// Most days for a move.
pub const DAYS: u32 = 30;
/// Most devices or tokens of a player.
pub const SESSIONS: usize = 20;
/// Most passkeys of a player.
pub const PASSKEYS: usize = 10;
/// How many recovery codes are made at once.
pub const RECOVERY_CODES: usize = 8;
/// How long the link to another device is good, in seconds.
pub const LINK_SECONDS: u32 = 10 * 60;
