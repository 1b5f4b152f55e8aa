//! A table of a server, without the connection: the game here is told every ply, so that looking never
//! waits.

use super::{Host, News, Standing};
use crate::aids::Aids;
use crate::sitter::{Sitter, sitters_of};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_protocol::{Command, Status, Told};
use remparts_screen::{Refused, Table};

/// What became of a table that was told anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed {
    /// It is taken over, and this has changed.
    News(News),
    /// It cannot be the game of the server; all should be asked for once more.
    Unclear,
    /// All was asked for once more, and it makes no sense still: the connection is over.
    Senseless,
}

/// A table of a server.
pub struct Online {
    told: Told,
    table: Table,
    sitters: Vec<Sitter>,
    /// A turn to be carried to the server.
    outgoing: Option<Command>,
    /// A turn on its way, with the number of the event it made once that is known.
    sent: Option<Option<u32>>,
    is_lost: bool,
    has_ended: bool,
    /// Whether all was asked for anew because something could not be understood.
    is_asking_anew: bool,
    /// What was found out and not yet told about.
    news: News,
}

impl Online {
    /// The table as it was told first.
    ///
    /// # Errors
    ///
    /// When the game cannot be replayed, or is another than that of the server.
    pub fn new(told: Told) -> Result<Self, Refused> {
        Ok(Self {
            table: tell_all(&told)?,
            sitters: sitters_of(&told),
            told,
            outgoing: None,
            sent: None,
            is_lost: false,
            has_ended: false,
            is_asking_anew: false,
            news: News::Nothing,
        })
    }

    /// How many plies are known here.
    pub fn plies(&self) -> usize {
        self.told.table.plies.len()
    }

    /// The table as it was told last.
    pub const fn table_told(&self) -> &remparts_protocol::Table {
        &self.told.table
    }

    /// The turn that is to be carried to the server, once.
    pub fn outgoing(&mut self) -> Option<Command> {
        self.outgoing.take()
    }

    /// The server is being looked for, or was found again.
    pub fn lose(&mut self, is_lost: bool) {
        self.is_lost = is_lost;
        self.news = self.news.and(News::Around);
    }

    /// The connection is over for good.
    pub fn end(&mut self) {
        (self.sent, self.has_ended) = (None, true);
        self.news = self.news.and(News::Around);
    }

    /// The server has taken a turn as the event with this number, or has not taken it.
    pub fn answered(&mut self, seq: Option<u32>) {
        self.sent = self.sent.take().and(seq).map(Some);
        self.arrive();
        self.news = self.news.and(News::Around);
    }

    /// Takes the table as it is told now.
    pub fn follow(&mut self, told: Told) -> Followed {
        let was = &self.told.table.plies;
        let same = was.iter().zip(&told.table.plies).take_while(|(one, other)| one == other);
        let from = same.count();
        let is_changed = from < was.len() || from < told.table.plies.len();
        let mut news = News::Around;
        if is_changed {
            let Some(kept) = self.tell(&told, from) else {
                if std::mem::replace(&mut self.is_asking_anew, true) {
                    self.end();
                    return Followed::Senseless;
                }
                return Followed::Unclear;
            };
            news = News::Plies(kept);
        }
        self.is_asking_anew = false;
        self.sitters = sitters_of(&told);
        self.told = told;
        self.arrive();
        self.news = self.news.and(news);
        Followed::News(news)
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

    /// The turn that was sent has come back as an event.
    fn arrive(&mut self) {
        if self.sent.flatten().is_some_and(|seq| seq <= self.told.seq) {
            self.sent = None;
        }
    }
}

impl Host for Online {
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
        !self.has_ended && self.told.table.state.status == Status::Running
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        // What the rules forbid need not travel.
        let viewer = self.told.you.seat.map_or(Viewer::Audience, |seat| Viewer::Seat(Seat(seat)));
        self.table.screen(viewer, actions)?;
        let ply = self.plies() as u32;
        let actions = actions.iter().map(|text| (*text).to_owned()).collect();
        self.sent = Some(None);
        self.outgoing = Some(Command::Play { ply, actions });
        Ok(())
    }

    /// A draft is kept by whoever has a place for it: this table may be opened by another program.
    fn keep(&mut self, _draft: &[&str]) {}

    fn poll(&mut self) -> News {
        std::mem::replace(&mut self.news, News::Nothing)
    }

    fn standing(&self) -> Standing {
        match (self.has_ended, self.sent.is_some(), self.is_lost) {
            (true, ..) => Standing::Ended,
            (_, true, true) => Standing::SendingLost,
            (_, true, false) => Standing::Sending,
            (_, false, true) => Standing::Lost,
            (_, false, false) => Standing::Here,
        }
    }

    fn told(&self) -> Option<&Told> {
        Some(&self.told)
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
