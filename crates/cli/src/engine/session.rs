//! The commands of the protocol. Each one is a line; a wrong one changes nothing.

use super::game::{EngineGame, GameWithBot};
use super::options::Options;
use crate::tile_files;
use remparts_bots::outside::PROTOCOL;
use remparts_bots::outside::table::{PART, cut};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Whether another command is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// Another command is expected.
    Command,
    /// The host has said `quit`.
    Quit,
}

/// The state of a session: its options, and the game at hand.
pub(super) struct Session {
    options: Options,
    game: Option<Box<dyn EngineGame>>,
    games: u64,
}

impl Session {
    /// A session without a game.
    pub(super) const fn new(options: Options) -> Self {
        Self { options, game: None, games: 0 }
    }

    /// Handles a command; calls back with each line of the answer, or returns what is wrong.
    pub(super) fn handle(
        &mut self,
        line: &str,
        stop: Arc<AtomicBool>,
        answer: &mut impl FnMut(&str),
    ) -> Result<Next, String> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let bare = || match rest {
            "" => Ok(()),
            more => Err(format!("`{command}` stands alone, found `{}`", cut(more))),
        };
        match command {
            "" => {}
            remark if remark.starts_with('#') => {}
            "hello" => self.hello(rest, answer)?,
            "isready" => {
                bare()?;
                answer("ready");
            }
            "setoption" => {
                let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.options.set(name, value.trim())?;
                if let Some(game) = &mut self.game {
                    game.dismiss();
                }
            }
            "newgame" => self.new_game(rest)?,
            "seat" => self.game()?.seat(rest)?,
            "position" => self.game()?.position(rest)?,
            "play" => self.game()?.play(rest)?,
            "actions" => self.compare(rest)?,
            "legal" => {
                bare()?;
                let legal = self.game()?.legal()?;
                answer(format!("actions {}", legal.join("; ")).trim_end());
            }
            "go" => {
                let limits = self.options.limits(rest, stop)?;
                let game = self.game.as_mut().ok_or(NO_GAME)?;
                let chosen = game.go(&self.options, &limits)?;
                chosen.info.iter().for_each(|info| answer(info));
                answer(&format!("bestmove {}", chosen.action));
            }
            "feature" => answer(&self.game()?.feature(rest)?),
            "show" => {
                bare()?;
                let shown = self.game()?.show();
                shown.lines().for_each(|line| answer(format!("| {line}").trim_end()));
            }
            "quit" => {
                bare()?;
                return Ok(Next::Quit);
            }
            other => return Err(format!("expected {COMMANDS}, found `{}`", cut(other))),
        }
        Ok(Next::Command)
    }

    fn game(&mut self) -> Result<&mut dyn EngineGame, String> {
        match &mut self.game {
            Some(game) => Ok(game.as_mut()),
            None => Err(NO_GAME.into()),
        }
    }

    fn hello(&self, version: &str, answer: &mut impl FnMut(&str)) -> Result<(), String> {
        if !version.is_empty() && version != PROTOCOL.to_string() {
            return Err(format!("this is protocol {PROTOCOL}, not `{}`", cut(version)));
        }
        answer(&format!("name remparts {}", env!("CARGO_PKG_VERSION")));
        answer(&format!("protocol {PROTOCOL}"));
        for option in self.options.list() {
            answer(&format!("option {option}"));
        }
        for bot in Options::bots() {
            answer(&format!("bot {bot}"));
        }
        for (name, _) in AnySetup::names() {
            answer(&format!("setup {name}"));
        }
        answer("ready");
        Ok(())
    }

    fn new_game(&mut self, wish: &str) -> Result<(), String> {
        let (name, rest) = wish.split_once(char::is_whitespace).unwrap_or((wish, ""));
        let setup = if name == "setup" {
            let lines = rest.split(PART).map(str::trim).collect::<Vec<_>>().join("\n");
            AnySetup::wish(&lines).map_err(|error| {
                format!("part {}, column {}: {}", error.line, error.column, error.reading)
            })?
        } else {
            let players = match rest.trim() {
                "" => Ok(2),
                number => number
                    .parse()
                    .map_err(|_| format!("expected a number of players, found `{}`", cut(number))),
            };
            let unknown = || format!("expected `setup` or its name, found `{}`", cut(name));
            let named = AnySetup::named(name, players?).ok_or_else(unknown)?;
            named.with_tiles(tile_files::chosen())
        };
        let number = self.games;
        self.game = Some(match setup {
            AnySetup::Classic(setup) => Box::new(GameWithBot::<Classic>::new(setup, number)?),
            AnySetup::City(setup) => Box::new(GameWithBot::<City>::new(setup, number)?),
        });
        self.games += 1;
        Ok(())
    }

    /// Compares the host's list of legal actions with our own.
    fn compare(&mut self, list: &str) -> Result<(), String> {
        let legal = self.game()?.legal()?;
        let listed: Vec<&str> = list.split(PART).map(str::trim).collect();
        let known = |text: &&&str| legal.iter().any(|known| known == *text);
        if let Some(other) = listed.iter().find(|text| !known(text)) {
            return Err(format!("`{}` is not legal here", cut(other)));
        }
        match legal.iter().find(|text| !listed.contains(&&***text)) {
            Some(missing) => Err(format!("`{missing}` is legal here as well")),
            None => Ok(()),
        }
    }
}

const NO_GAME: &str = "there is no game yet: send `newgame` first";
const COMMANDS: &str = "hello, isready, setoption, newgame, seat, position, play, legal, actions, \
                        go, stop, feature, show or quit";
