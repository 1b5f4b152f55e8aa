//! What bots would do.

use remparts_bots::levels::{LEVELS, Style};
use remparts_bots::player::Limits;
use remparts_bots::roster::{self as bots, Rostered};
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::any::AnyLog;
use remparts_engine::notation::{Log, Written};
use remparts_screen::Roster;
use std::time::Duration;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// The part of the time for a choice in which no tile is laid: there are several in some turns, and
/// little to think about.
const ASIDE: u32 = 5;

/// What a bot would do, by the log of the game: its actions line by line, until chance or another
/// seat has a say. It may think so many milliseconds about all of them; levels that do not search
/// take what they need.
#[wasm_bindgen]
pub fn think(log: &str, bot: &str, seed: u64, ms: u32) -> Result<String, JsError> {
    match AnyLog::read(log)? {
        AnyLog::Classic(log) => turn(*log, bot, seed, ms),
        AnyLog::City(log) => turn(*log, bot, seed, ms),
    }
}

fn turn<G: Written + Rostered>(
    mut log: Log<G>,
    bot: &str,
    seed: u64,
    ms: u32,
) -> Result<String, JsError> {
    let seat = log.game().chooser()?;
    let mut player = bots::player::<G>(bot, seed)?;
    let mut legal = List::new();
    log.game().legal(&mut legal);
    let lays = legal.iter().any(|action| G::lays(*action));
    let time = Duration::from_millis(u64::from(if lays { ms } else { ms / ASIDE }));
    let limits = Limits { threads: Some(1), ..Limits::of_time(time) };
    let before = log.plies().len();
    while log.game().pending() == Pending::Seat(seat) {
        // A searching player plans the whole turn at once and answers from its plan afterwards.
        let choice = player.choose(&log.game().view(Viewer::Seat(seat)), &limits)?;
        log.play(seat, choice.action, &mut Quiet)?;
    }
    let texts: Vec<&str> = log.plies()[before..].iter().map(|entry| &*entry.text).collect();
    Ok(texts.join("\n"))
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
