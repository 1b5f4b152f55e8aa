//! What is typed: moves and questions, and words to the others at a table.

use super::Exit;
use super::app::App;
use super::line::{Line, Typed};
use crate::answers::{answer, unclear_move};
use crate::tell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use remparts_protocol::{Code, Command as Asked, limits};
use remparts_session::{Command, Order, Reply, read};

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
        for command in read(text) {
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
        if let Command::Ask(question) = &command {
            return Ok(answer(words, &self.session, question));
        }
        match self.session.obey(command) {
            Reply::Answer(_) => Ok(Vec::new()),
            Reply::Committed => line(words.committed()),
            Reply::Forbidden(refused) => Err(tell::refused_by(words, &self.session, &refused)),
            Reply::CannotCommit | Reply::NotYou => Err(words.cannot_commit().to_owned()),
            Reply::Undone => line(words.undone()),
            Reply::NothingToUndo => Err(words.nothing_to_undo().to_owned()),
            Reply::Proposed(choice) => {
                let mut said = vec![words.proposed(&choice.text)];
                if self.session.can_commit() {
                    said.push(words.can_commit().to_owned());
                }
                Ok(said)
            }
            Reply::Unclear(unclear) => Err(unclear_move(words, &self.session, &unclear)),
            Reply::Elsewhere(command) => self.elsewhere(command),
        }
    }

    /// What is for the terminal or for a server.
    fn elsewhere(&mut self, command: Command) -> Result<Vec<String>, String> {
        let words = self.words;
        match command {
            Command::Save => {
                let place = self.session.host().place();
                Ok(vec![if place.is_empty() {
                    words.kept_nowhere().to_owned()
                } else {
                    words.saved_in(&place)
                }])
            }
            Command::Order(order) => self.order(order),
            _ => {
                self.exit = Some(Exit::Left);
                Ok(Vec::new())
            }
        }
    }

    fn order(&mut self, order: Order) -> Result<Vec<String>, String> {
        if self.session.host().told().is_none() {
            return Err(self.words.only_online().to_owned());
        }
        if let Order::Chat(text) = order {
            self.say(&text);
            return Ok(Vec::new());
        }
        let Some(asked) = order.asked() else {
            return Err(self.words.problem(Code::NoSeat).to_owned());
        };
        self.session.host_mut().order(asked);
        Ok(Vec::new())
    }
}
