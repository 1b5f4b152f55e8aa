//! A table of a server. The game here is told every ply, so that looking never waits.

mod arrive;
mod drafts;
mod wire;

pub use arrive::{Door, NotJoined, fetch_tiles, open};

use self::drafts::Drafts;
use self::wire::{Ask, Heard, Wire};
use super::{Host, News, Standing};
use crate::aids::Aids;
use crate::bell::Bell;
use crate::sitter::{Kind, Sitter};
use crate::visible;
use crate::words::{LinkState, Words};
use remparts_client::{Failure, Server, Told};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_protocol::{Command, SitterKind, Status};
use remparts_screen::{Refused, Table};
use std::time::{Duration, Instant};

/// A turn on its way.
struct Sent {
    /// The event it made, once that is known.
    seq: Option<u32>,
}

/// A table of a server.
pub struct Remote {
    wire: Wire,
    server: Server,
    words: Words,
    told: Told,
    /// When the server told it; clocks run since.
    at: Instant,
    table: Table,
    sitters: Vec<Sitter>,
    link: LinkState,
    sent: Option<Sent>,
    drafts: Drafts,
    ended: Option<String>,
    complaint: Option<String>,
    /// Whether all was asked for anew because something could not be understood.
    is_asking_anew: bool,
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
        let told = clean(told);
        let game = tell_all(&told)?;
        Ok(Self {
            wire,
            server,
            words,
            sitters: sitters_of(&told),
            table: game,
            told,
            at: Instant::now(),
            link: LinkState::Live,
            sent: None,
            drafts,
            ended: None,
            complaint: None,
            is_asking_anew: false,
        })
    }

    fn hear(&mut self, heard: Heard) -> News {
        match heard {
            Heard::Told(told) => return self.follow(*told),
            Heard::Connected => {
                self.link = LinkState::Live;
                // What is no longer true is no longer said.
                let lost = self.words.link_state(LinkState::Lost);
                self.complaint.take_if(|complaint| complaint == lost);
            }
            Heard::Lost => {
                self.link = LinkState::Lost;
                self.complaint = Some(self.words.link_state(LinkState::Lost).to_owned());
            }
            Heard::Answered(command, Ok(seq)) => {
                if let (Command::Play { .. }, Some(sent)) = (&*command, &mut self.sent) {
                    sent.seq = Some(seq);
                    self.arrive();
                }
            }
            Heard::Answered(command, Err(failure)) => {
                if let Command::Play { .. } = &*command {
                    self.sent = None;
                }
                self.complaint = Some(self.why(&failure).to_owned());
            }
            Heard::Ended(failure) => {
                let why = match &failure {
                    Failure::Refused(_) => self.words.link_state(LinkState::Gone),
                    _ => self.why(&failure),
                };
                self.link = LinkState::Gone;
                self.sent = None;
                self.ended = Some(why.to_owned());
            }
        }
        News::Around
    }

    /// Takes the table as it is told now.
    fn follow(&mut self, told: Told) -> News {
        let (was, told) = (&self.told.table.plies, clean(told));
        let same = was.iter().zip(&told.table.plies).take_while(|(one, other)| one == other);
        let from = same.count();
        let is_changed = from < was.len() || from < told.table.plies.len();
        let mut news = News::Around;
        if is_changed {
            let Some(kept) = self.tell(&told, from) else { return self.ask_anew() };
            self.drafts.forget();
            news = News::Plies(kept);
        }
        self.is_asking_anew = false;
        self.sitters = sitters_of(&told);
        (self.told, self.at) = (told, Instant::now());
        self.arrive();
        news
    }

    /// Tells the game what is new, or else everything; says how many plies are as they were, and
    /// nothing if the game here cannot be that of the server.
    fn tell(&mut self, told: &Told, from: usize) -> Option<usize> {
        let plies: Vec<&str> = told.table.plies.iter().map(String::as_str).collect();
        let known = self.table.retell(from, &plies[from..]);
        if known.is_ok() && agrees(&self.table, told) {
            return Some(from);
        }
        self.table = tell_all(told).ok()?;
        Some(0)
    }

    /// Perhaps something was misheard. When it is said again and still makes no sense, it ends.
    fn ask_anew(&mut self) -> News {
        if std::mem::replace(&mut self.is_asking_anew, true) {
            self.ended = Some(self.words.not_understood().to_owned());
        } else {
            self.wire.ask(Ask::Anew);
        }
        News::Around
    }

    /// The turn that was sent has come back as an event.
    fn arrive(&mut self) {
        let seq = self.sent.as_ref().and_then(|sent| sent.seq);
        if seq.is_some_and(|seq| seq <= self.told.seq) {
            self.sent = None;
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
        &self.table
    }

    fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn aids(&self) -> Aids {
        self.told.table.preset.into()
    }

    fn plays(&self, seat: u8) -> bool {
        self.told.you.seat == Some(seat)
    }

    fn is_running(&self) -> bool {
        self.ended.is_none() && self.told.table.state.status == Status::Running
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        // What the rules forbid need not travel.
        let viewer = self.told.you.seat.map_or(Viewer::Audience, |seat| Viewer::Seat(Seat(seat)));
        self.table.screen(viewer, actions)?;
        let ply = self.told.table.plies.len() as u32;
        let actions = actions.iter().map(|text| (*text).to_owned()).collect();
        self.sent = Some(Sent { seq: None });
        self.wire.ask(Ask::Order(Command::Play { ply, actions }));
        Ok(())
    }

    fn keep(&mut self, draft: &[&str]) {
        self.drafts.keep(self.told.table.plies.len(), draft);
    }

    fn poll(&mut self) -> News {
        let mut news = News::Nothing;
        while let Some(heard) = self.wire.heard() {
            news = match (news, self.hear(heard)) {
                (News::Plies(one), News::Plies(other)) => News::Plies(one.min(other)),
                (News::Plies(from), _) => News::Plies(from),
                (_, last) => last,
            };
        }
        news
    }

    fn bell(&self) -> Option<&Bell> {
        Some(self.wire.bell())
    }

    fn standing(&self) -> Standing {
        match (&self.ended, &self.sent, self.link) {
            (Some(why), ..) => Standing::Ended(why.clone()),
            (_, Some(_), _) => Standing::Sending,
            (_, _, LinkState::Live) => Standing::Here,
            _ => Standing::Lost,
        }
    }

    fn complaint(&mut self) -> Option<String> {
        self.complaint.take()
    }

    fn kept(&mut self) -> Vec<String> {
        self.drafts.kept(self.told.table.plies.len())
    }

    fn told(&self) -> Option<&Told> {
        Some(&self.told)
    }

    fn left(&self, seat: u8) -> Option<Duration> {
        let clocks = self.told.table.state.clocks.as_ref()?;
        let left = Duration::from_millis(*clocks.left.get(usize::from(seat))?);
        let gone = if clocks.running == Some(seat) { self.at.elapsed() } else { Duration::ZERO };
        Some(left.saturating_sub(gone))
    }

    fn rematch(&self) -> Option<String> {
        self.told.table.state.rematch.map(|table| self.server.page(table))
    }

    fn order(&mut self, command: Command) {
        self.wire.ask(Ask::Order(command));
    }

    fn place(&self) -> String {
        self.server.page(self.told.table.id)
    }
}

/// The whole game as it was told.
fn tell_all(told: &Told) -> Result<Table, Refused> {
    let plies: Vec<&str> = told.table.plies.iter().map(String::as_str).collect();
    let table = Table::told(&told.table.setup, &plies)?;
    if agrees(&table, told) { Ok(table) } else { Err(Refused::Gap) }
}

/// Everyone must see the same game.
fn agrees(table: &Table, told: &Told) -> bool {
    let digest = told.table.state.digest.as_ref();
    digest.is_none_or(|digest| *digest == table.digest())
}

/// Who sits where, as it was told.
pub(crate) fn sitters_of(told: &Told) -> Vec<Sitter> {
    let sitter = |seat: &remparts_protocol::Sitter| Sitter {
        kind: match (seat.kind, &seat.bot) {
            (SitterKind::Open, _) => Kind::Open,
            (SitterKind::Bot, Some(bot)) => Kind::Bot(bot.clone()),
            _ => Kind::Human,
        },
        name: seat.name.clone(),
        livery: seat.livery,
    };
    told.table.state.seats.iter().map(sitter).collect()
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
