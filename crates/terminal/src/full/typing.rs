//! What is typed: moves and questions, and words to the others at a table.

use super::Exit;
use super::app::App;
use super::line::{Line, Typed};
use crate::answers::{answer, propose};
use crate::command::{self, Command, Order};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use remparts_protocol::{Command as Asked, limits};

/// More answers than these are forgotten.
const ANSWERS: usize = 200;

/// What is typed into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Typing {
    /// Moves and questions.
    Command,
    /// Words to the others.
    Chat,
}

impl App {
    /// The line that is typed into.
    pub(super) const fn typed_into(&mut self, typing: Typing) -> &mut Line {
        match typing {
            Typing::Command => &mut self.command,
            Typing::Chat => &mut self.chat,
        }
    }

    pub(super) fn type_key(&mut self, key: &KeyEvent) {
        let Some(typing) = self.typing else { return };
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.exit = Some(Exit::Left);
            return;
        }
        match self.typed_into(typing).press(key) {
            Typed::More => {}
            Typed::Away => self.typing = None,
            Typed::Done(text) if text.trim().is_empty() => self.typing = None,
            Typed::Done(text) if typing == Typing::Chat => self.say(&text),
            Typed::Done(text) => self.obey(&text),
        }
    }

    pub(super) fn paste(&mut self, text: &str) {
        if let Some(typing) = self.typing {
            self.typed_into(typing).paste(text);
        }
    }

    fn say(&mut self, text: &str) {
        if let Some(text) = limits::line(text, limits::CHAT) {
            self.session.host_mut().order(Asked::Say { text });
        }
    }

    /// Does what was typed, command by command, until one of them fails.
    fn obey(&mut self, text: &str) {
        self.answers.push(format!("> {}", text.trim()));
        for command in command::read(text) {
            match self.command(command) {
                Ok(said) => self.answers.extend(said),
                Err(why) => {
                    self.answers.push(why);
                    break;
                }
            }
        }
        let old = self.answers.len().saturating_sub(ANSWERS);
        self.answers.drain(..old);
        self.view.scroll = 0;
    }

    fn command(&mut self, command: Command) -> Result<Vec<String>, String> {
        let words = self.words;
        let line = |text: &str| Ok(vec![text.to_owned()]);
        match command {
            Command::Ask(question) => Ok(answer(words, &self.session, &question)),
            Command::Commit if self.session.commit() => line(words.committed()),
            Command::Commit => Err(words.cannot_commit().to_owned()),
            Command::Undo if self.session.can_undo() => {
                self.session.undo();
                line(words.undone())
            }
            Command::Undo => Err(words.nothing_to_undo().to_owned()),
            Command::Save => {
                let place = self.session.host().place();
                line(&if place.is_empty() {
                    words.kept_nowhere().to_owned()
                } else {
                    words.saved_in(&place)
                })
            }
            Command::Quit => {
                self.exit = Some(Exit::Left);
                Ok(Vec::new())
            }
            Command::Order(order) => self.order(order),
            Command::Move(typed) => {
                let choice = propose(words, &mut self.session, &typed)?;
                let mut said = vec![words.proposed(&choice.text)];
                if self.session.can_commit() {
                    said.push(words.can_commit().to_owned());
                }
                Ok(said)
            }
        }
    }

    fn order(&mut self, order: Order) -> Result<Vec<String>, String> {
        if self.session.host().told().is_none() {
            return Err(self.words.only_online().to_owned());
        }
        let asked = match order {
            Order::Chat(text) => {
                self.say(&text);
                return Ok(Vec::new());
            }
            Order::Sit(seat) => Asked::Sit { seat: seat.saturating_sub(1) },
            Order::Stand => Asked::Stand,
            Order::Ready => Asked::Ready { ready: true },
            Order::TakeBack => Asked::Undo,
            Order::Abandon => Asked::Abandon,
            Order::Agree => Asked::Agree,
            Order::Refuse => Asked::Decline,
            Order::Resign => Asked::Resign,
            Order::Rematch => Asked::Rematch,
        };
        self.session.host_mut().order(asked);
        Ok(Vec::new())
    }
}
