//! A table of a server. The game here is told every ply, so that looking never waits.

mod arrive;
mod drafts;
mod wire;

pub use arrive::{Door, NotJoined, fetch_tiles, open};

use self::drafts::Drafts;
use self::wire::{Ask, Heard, Wire};
use super::TerminalHost;
use crate::bell::Bell;
use crate::visible;
use crate::words::{LinkState, Words};
use remparts_client::{Failure, Server, Told};
use remparts_protocol::Command;
use remparts_screen::{Refused, Table};
use remparts_session::host::{Followed, Online};
use remparts_session::{Aids, Host, News, Sitter, Standing};
use std::time::{Duration, Instant};

/// A table of a server.
pub struct Remote {
    game: Online,
    wire: Wire,
    server: Server,
    words: Words,
    /// When the server told the table; clocks run since.
    at: Instant,
    drafts: Drafts,
    ended: Option<&'static str>,
    complaint: Option<String>,
}

impl Remote {
    /// Comes to a table: takes a seat if one is free and the game has not begun, and is ready; goes
    /// on where we have a seat; watches otherwise. Waits until the server has answered.
    ///
    /// # Errors
    ///
    /// When the address names no table, or the server does not let us in.
    pub fn join(door: Door, words: Words) -> Result<Self, NotJoined> {
        let (server, table) = Server::with_table(&door.url)?;
        let table = table.ok_or(NotJoined::NoTable)?;
        let drafts = Drafts::of(door.home.as_deref(), table);
        let (wire, told) = Wire::open(door, server.clone(), table)?;
        Ok(Self {
            game: Online::new(clean(told))?,
            wire,
            server,
            words,
            at: Instant::now(),
            drafts,
            ended: None,
            complaint: None,
        })
    }

    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Told(told) => self.follow(*told),
            Heard::Connected => {
                self.game.lose(false);
                // What is no longer true is no longer said.
                let lost = self.words.link_state(LinkState::Lost);
                self.complaint.take_if(|complaint| complaint == lost);
            }
            Heard::Lost => {
                self.game.lose(true);
                self.complaint = Some(self.words.link_state(LinkState::Lost).to_owned());
            }
            Heard::Answered(command, answer) => {
                if let Command::Play { .. } = &*command {
                    self.game.answered(answer.as_ref().ok().copied());
                }
                if let Err(failure) = answer {
                    self.complaint = Some(self.why(&failure).to_owned());
                }
            }
            Heard::Ended(failure) => {
                self.ended = Some(match &failure {
                    Failure::Refused(_) => self.words.link_state(LinkState::Gone),
                    _ => self.why(&failure),
                });
                self.game.end();
            }
        }
    }

    /// Takes the table as it is told now.
    fn follow(&mut self, told: Told) {
        match self.game.follow(clean(told)) {
            Followed::News(news) => {
                if let News::Plies(_) = news {
                    self.drafts.forget();
                }
                self.at = Instant::now();
            }
            Followed::Unclear => self.wire.ask(Ask::Anew),
            Followed::Senseless => self.ended = Some(self.words.not_understood()),
        }
    }

    fn why(&self, failure: &Failure) -> &'static str {
        why(self.words, failure)
    }
}

/// Why something was not done at a server, as a sentence.
fn why(words: Words, failure: &Failure) -> &'static str {
    match failure {
        Failure::Refused(problem) => words.problem(problem.code),
        Failure::Unsure => words.unsure(),
        Failure::Strange(_) => words.not_understood(),
        Failure::Unreachable(_) | Failure::Address(_) | Failure::Ended => words.unreachable(),
    }
}

/// Why nobody came to a table; nothing where it is about files or texts, which are told in English.
pub fn why_not(words: Words, refused: &NotJoined) -> Option<String> {
    match refused {
        NotJoined::Failure(Failure::Address(typed)) => Some(words.no_server_address(typed)),
        NotJoined::Failure(failure) => Some(why(words, failure).to_owned()),
        NotJoined::NoTable => Some(words.no_table_address().to_owned()),
        NotJoined::Guests(_) | NotJoined::Tiles(..) | NotJoined::Game(_) => None,
    }
}

impl Host for Remote {
    fn table(&self) -> &Table {
        self.game.table()
    }

    fn sitters(&self) -> &[Sitter] {
        self.game.sitters()
    }

    fn aids(&self) -> Aids {
        self.game.aids()
    }

    fn plays(&self, seat: u8) -> bool {
        self.game.plays(seat)
    }

    fn is_running(&self) -> bool {
        self.game.is_running()
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        self.game.play(actions)?;
        if let Some(turn) = self.game.outgoing() {
            self.wire.ask(Ask::Order(turn));
        }
        Ok(())
    }

    fn keep(&mut self, draft: &[&str]) {
        self.drafts.keep(self.game.plies(), draft);
    }

    fn poll(&mut self) -> News {
        while let Some(heard) = self.wire.heard() {
            self.hear(heard);
        }
        self.game.poll()
    }

    fn standing(&self) -> Standing {
        self.game.standing()
    }

    fn kept(&mut self) -> Vec<String> {
        self.drafts.kept(self.game.plies())
    }

    fn told(&self) -> Option<&Told> {
        self.game.told()
    }
}

impl TerminalHost for Remote {
    fn bell(&self) -> Option<&Bell> {
        Some(self.wire.bell())
    }

    fn complaint(&mut self) -> Option<String> {
        self.complaint.take()
    }

    fn ended(&self) -> Option<&str> {
        self.ended
    }

    fn left(&self, seat: u8) -> Option<Duration> {
        let clocks = self.game.table_told().state.clocks.as_ref()?;
        let left = Duration::from_millis(*clocks.left.get(usize::from(seat))?);
        let gone = if clocks.running == Some(seat) { self.at.elapsed() } else { Duration::ZERO };
        Some(left.saturating_sub(gone))
    }

    fn rematch(&self) -> Option<String> {
        self.game.table_told().state.rematch.map(|table| self.server.page(table))
    }

    fn order(&mut self, command: Command) {
        self.wire.ask(Ask::Order(command));
    }

    fn place(&self) -> String {
        self.server.page(self.game.table_told().id)
    }
}

/// Without signs that would steer a terminal: a server may be anyone.
fn clean(mut told: Told) -> Told {
    let table = &mut told.table;
    let seats = table.state.seats.iter_mut();
    let names = seats.flat_map(|seat| [Some(&mut seat.name), seat.bot.as_mut()]).flatten();
    let chat = table.chat.iter_mut().flat_map(|said| [&mut said.name, &mut said.text]);
    let others = [&mut table.title, &mut table.commitment].into_iter();
    for text in names.chain(chat).chain(others).chain(table.state.seed.as_mut()) {
        if text.contains(visible::steers) {
            *text = visible::line(text).into_owned();
        }
    }
    told
}
