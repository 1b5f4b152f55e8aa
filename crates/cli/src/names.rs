//! Suggestions for mistyped names of bots and setups.

use crate::look::{self, InWords};
use anyhow::{Result, bail};
use remparts_bots::levels::{LEVELS, Style};
use remparts_bots::reference;
use remparts_bots::roster::{self, Unknown};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use remparts_terminal::words::nearest;

/// Refuses a bot that plays none of the games.
pub(crate) fn check_bot(name: &str) -> Result<()> {
    let found = roster::player::<Classic>(name, 0).map(drop);
    if let Err(unknown) = found.or_else(|_| roster::player::<City>(name, 0).map(drop)) {
        bail!(InWords(unknown_bot(&unknown)));
    }
    Ok(())
}

/// The message for a bot that does not exist.
pub(crate) fn unknown_bot(unknown: &Unknown) -> String {
    match unknown {
        Unknown::Nobody(name) => with_guess(look::words().no_such_bot(name), bot_near(name)),
        Unknown::OtherGame(name) => look::words().plays_other_game(name),
    }
}

/// The message for a setup that does not exist.
pub(crate) fn unknown_setup(name: &str) -> String {
    with_guess(look::words().no_such_setup(name), setup_near(name))
}

fn with_guess(told: String, guess: Option<String>) -> String {
    match guess {
        Some(guess) => look::words().did_you_mean(&told, &guess),
        None => told,
    }
}

/// The bot that was probably meant, with style and time as they were typed or meant.
fn bot_near(typed: &str) -> Option<String> {
    let is_bot = |name: &String| roster::player::<Classic>(name, 0).is_ok();
    let (name, time) = typed.split_once('@').map_or((typed, None), |(name, ms)| (name, Some(ms)));
    let others = reference::NAMES.iter().map(|(name, _)| *name);
    let known = || LEVELS.iter().map(|(name, _)| *name).chain(others.clone());
    let near = |name: &str| nearest(name, known()).unwrap_or(name).to_owned();
    let name = match name.split_once('+') {
        Some((level, style)) => {
            let styles = Style::NAMED.map(|(_, name, _)| name);
            format!("{}+{}", near(level), nearest(style, styles).unwrap_or(style))
        }
        None => near(name),
    };
    let whole = time.map_or_else(|| name.clone(), |time| format!("{name}@{time}"));
    [whole, name].into_iter().find(|guess| guess != typed && is_bot(guess))
}

/// The setup that was probably meant: every word that is mistyped is replaced by its nearest.
fn setup_near(typed: &str) -> Option<String> {
    let is_setup = |name: &str| AnySetup::named(name, 2).is_some();
    let names = || AnySetup::names().map(|(name, _)| name);
    if let Some(whole) = nearest(typed, names()) {
        return Some(whole.to_owned());
    }
    let words = || names().flat_map(|name| name.split('-'));
    let guess: Vec<&str> = typed
        .split('-')
        .map(|word| {
            if words().any(|it| it == word) { word } else { nearest(word, words()).unwrap_or(word) }
        })
        .collect();
    let guess = guess.join("-");
    (guess != typed && is_setup(&guess)).then_some(guess)
}
