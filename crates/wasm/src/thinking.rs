//! Bots in a worker: what they would do.

use remparts_bots::levels::{LEVELS, Style};
use remparts_bots::player::Limits;
use remparts_bots::roster as bots;
use remparts_bots::turn::{time, turn};
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnyLog;
use remparts_screen::Roster;
use std::time::Duration;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// What a bot would do, by the log of the game: its actions line by line, until chance or another
/// seat has a say. It may think so many milliseconds about all of them; levels that do not search
/// take what they need.
#[wasm_bindgen]
pub fn think(log: &str, bot: &str, seed: u64, ms: u32) -> Result<String, JsError> {
    let time = Duration::from_millis(u64::from(ms));
    let limits = Limits { threads: Some(1), ..Limits::of_time(time) };
    let actions = match AnyLog::read(log)? {
        AnyLog::Classic(log) => turn(&log, bot, seed, &limits)?,
        AnyLog::City(log) => turn(&log, bot, seed, &limits)?,
    };
    Ok(actions.join("\n"))
}

/// How many milliseconds a bot of this name thinks about a turn.
#[wasm_bindgen]
pub fn bot_time(bot: &str) -> u32 {
    time(bot).as_millis() as u32
}

/// The bots that can be asked, as JSON.
#[wasm_bindgen]
pub fn roster() -> Result<String, JsError> {
    let styles: Vec<&str> = Style::NAMED.iter().map(|(_, name, _)| *name).collect();
    let levels: Vec<&str> = LEVELS.iter().map(|(name, _)| *name).collect();
    let has_styles = |level: &&str| {
        styles.iter().all(|style| bots::player::<Classic>(&format!("{level}+{style}"), 0).is_ok())
    };
    let styled = levels.iter().copied().filter(has_styles).collect();
    Ok(serde_json::to_string(&Roster { levels, styles, styled })?)
}
