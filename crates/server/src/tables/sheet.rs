//! A table as its records tell it.

use super::clock::Times;
use super::outages::Outages;
use super::playing::AnyPlaying;
use super::wishes::read_setup;
use remparts_engine::kernel::dealer::{Nonce, Seed};
use remparts_engine::kernel::seat::Seat;
use remparts_protocol::limits::CHAT_SHOWN;
use remparts_protocol::record::{Guest, Record};
use remparts_protocol::{
    ChairKind, Code, Late, Outcome, OutcomeKind, PlayerId, Problem, Request, RequestKind, Said,
    Sitter, SitterKind, SitterState, Status, TableId, TableWish, What,
};
use std::collections::VecDeque;

/// A table: everything that its records say, hidden cards and seed included.
pub(crate) struct Sheet {
    pub(crate) id: TableId,
    /// The seed that was committed to when the table was opened.
    pub(crate) seed: Seed,
    /// What seats have added to it.
    pub(crate) nonces: Vec<(Seat, Nonce)>,
    /// Who was asked to leave.
    pub(crate) dismissed: Vec<PlayerId>,
    pub(crate) wish: TableWish,
    pub(crate) host: PlayerId,
    pub(crate) opened: u64,
    /// The number of the last record, and when it was written.
    pub(crate) seq: u32,
    pub(crate) touched: u64,
    /// The number of plies that the last record left as they were: viewers are sent those after.
    pub(crate) unchanged: u32,
    /// The number of the last record that changed the game or who plays; talk does not.
    pub(crate) acted: u32,
    /// When a person last did something here, in milliseconds since 1970.
    pub(crate) attended: u64,
    pub(crate) status: Status,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) game: AnyPlaying,
    pub(crate) times: Option<Times>,
    pub(crate) request: Option<Request>,
    /// The moves so far: whose, and how many plies came before.
    pub(crate) moves: Vec<(u8, u32)>,
    /// A seat whose time has run out, and which is skipped this time.
    pub(crate) skipped: Option<u8>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) chat: VecDeque<Said>,
    /// Whether the records hold anything that was said.
    pub(crate) talk: bool,
}

/// A seat as it is wished for.
fn sitter(wish: &TableWish, seat: usize, guest: Option<&Guest>) -> Sitter {
    let chair = &wish.chairs[seat];
    let mut sitter = Sitter {
        kind: SitterKind::Open,
        player: None,
        name: String::new(),
        bot: None,
        livery: chair.livery,
        ready: false,
        state: SitterState::Playing,
    };
    match (guest, chair.kind, &chair.bot) {
        (Some(guest), ..) => sit(&mut sitter, guest),
        (None, ChairKind::Bot, Some(bot)) => sit_bot(&mut sitter, bot),
        _ => {}
    }
    sitter
}

fn sit(sitter: &mut Sitter, guest: &Guest) {
    sitter.kind = guest.kind;
    sitter.player = Some(guest.player);
    sitter.name.clone_from(&guest.name);
    sitter.ready = false;
}

fn sit_bot(sitter: &mut Sitter, bot: &str) {
    sitter.kind = SitterKind::Bot;
    sitter.bot = Some(bot.to_owned());
    sitter.ready = true;
}

fn stand(sitter: &mut Sitter) {
    sitter.kind = SitterKind::Open;
    sitter.player = None;
    sitter.name.clear();
    sitter.bot = None;
    sitter.ready = false;
}

impl Sheet {
    /// A table by its first record and the time of it. Outages are times that run on nobody's clock.
    pub(crate) fn open(
        id: TableId,
        seed: Seed,
        outages: Outages,
        at: u64,
        record: Record,
    ) -> Result<Self, Problem> {
        let Record::Opened { wish, host, seated, .. } = record else {
            return Err(Problem::new(Code::Unreadable, "the first record opens a table"));
        };
        let setup = read_setup(&wish.setup)?;
        let game = AnyPlaying::new(setup)?;
        let guest = |seat: usize| seated.get(seat).and_then(Option::as_ref);
        let seats = (0..wish.chairs.len()).map(|seat| sitter(&wish, seat, guest(seat))).collect();
        Ok(Self {
            id,
            seed,
            nonces: Vec::new(),
            dismissed: Vec::new(),
            host: host.player,
            opened: at,
            seq: 1,
            touched: at,
            unchanged: 0,
            acted: 1,
            attended: at,
            status: Status::Open,
            seats,
            game,
            times: Times::new(wish.clock, wish.chairs.len(), outages),
            wish,
            request: None,
            moves: Vec::new(),
            skipped: None,
            outcome: None,
            rematch: None,
            chat: VecDeque::new(),
            talk: false,
        })
    }

    /// A table by all its records.
    pub(crate) fn load(
        id: TableId,
        seed: Seed,
        outages: Outages,
        lines: &[String],
    ) -> Result<Self, Problem> {
        let mut records = lines.iter().map(|line| {
            Record::read(line).map_err(|error| Problem::new(Code::Unreadable, error.to_string()))
        });
        let (at, first) = records
            .next()
            .unwrap_or_else(|| Err(Problem::new(Code::Unreadable, "a table without a record")))?;
        let mut sheet = Self::open(id, seed, outages, at, first)?;
        for record in records {
            let (at, record) = record?;
            sheet.apply(at, record)?;
        }
        Ok(sheet)
    }

    /// The seed that draws come from: the one committed to, with what seats have added.
    pub(crate) fn dealing(&self) -> Seed {
        self.seed.with_nonces(&self.nonces)
    }

    /// The seat of a player.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<u8> {
        let seat = self.seats.iter().position(|sitter| sitter.player == Some(player));
        seat.map(|seat| seat as u8)
    }

    /// The seat that has to choose, while the game runs.
    pub(crate) fn chooser(&self) -> Option<u8> {
        self.game.chooser().filter(|_| self.status == Status::Running)
    }

    /// Whether the server has to play for the seat that has to choose, and how.
    pub(crate) fn stand_in(&self) -> Option<(u8, StandIn)> {
        let seat = self.chooser()?;
        let sitter = &self.seats[usize::from(seat)];
        if let Some(bot) = &sitter.bot {
            return Some((seat, StandIn::Bot(bot.clone())));
        }
        let absent = sitter.state != SitterState::Playing || self.skipped == Some(seat);
        absent.then_some(match self.wish.late {
            Late::Bot => (seat, StandIn::Substitute),
            Late::Skip => (seat, StandIn::Skip),
        })
    }

    /// When the server has something to do here without being asked.
    pub(crate) fn due(&self) -> Option<u64> {
        if self.stand_in().is_some() {
            return Some(self.touched);
        }
        self.times.as_ref().and_then(Times::deadline).filter(|_| self.status == Status::Running)
    }

    /// The move that could be taken back: whose it is, and how many plies came before.
    pub(crate) fn undoable(&self) -> Option<(u8, u32)> {
        let last = *self.moves.last()?;
        (self.status == Status::Running && self.game.unrevealed_since(last.1)).then_some(last)
    }

    /// The seats whose agreement is needed when this one asks for something.
    fn others(&self, seat: u8) -> Vec<u8> {
        let asked = |(index, sitter): &(usize, &Sitter)| {
            *index != usize::from(seat)
                && matches!(sitter.kind, SitterKind::Person | SitterKind::Account)
                && sitter.state == SitterState::Playing
        };
        self.seats.iter().enumerate().filter(asked).map(|(index, _)| index as u8).collect()
    }

    /// Takes the next record, and says what viewers are told of it. When it cannot be taken, the table
    /// has to be folded anew.
    pub(crate) fn apply(&mut self, at: u64, record: Record) -> Result<What, Problem> {
        if record.is_by_person() {
            self.attended = at;
        }
        self.unchanged = self.game.plies();
        let what = match record {
            Record::Opened { .. } => {
                return Err(Problem::new(Code::Unreadable, "a table is opened once"));
            }
            Record::Sat { seat, guest } => {
                sit(self.sitter(seat)?, &guest);
                What::Sat { seat }
            }
            Record::Stood { seat } => {
                self.vacate(seat)?;
                What::Stood { seat }
            }
            Record::Dismissed { seat } => {
                let player = self.sitter(seat)?.player;
                self.dismissed.extend(player);
                self.vacate(seat)?;
                What::Dismissed { seat }
            }
            Record::Nonce { seat, nonce } => {
                let nonce = Nonce::read(&nonce)
                    .ok_or_else(|| Problem::new(Code::Unreadable, "a nonce has 64 digits"))?;
                self.nonces.retain(|(other, _)| other.0 != seat);
                self.nonces.push((Seat(seat), nonce));
                What::Nonce { seat }
            }
            Record::BotSat { seat, bot, started } => {
                sit_bot(self.sitter(seat)?, &bot);
                self.start(started, at)?.unwrap_or(What::BotSat { seat })
            }
            Record::Ready { seat, ready, started } => self.ready(seat, ready, started, at)?,
            Record::Played { seat, by, ply, plies, digest } => {
                self.played(seat, ply, &plies, &digest, at)?;
                What::Played { seat, by }
            }
            Record::Said { guest, text } => self.said(guest, text, at),
            Record::Forgotten => What::Unheard,
            Record::Asked { seat, request } => {
                let waiting = self.others(seat);
                let asked = Request { kind: request, by: seat, agreed: vec![seat], waiting };
                self.request = Some(asked);
                self.granted(at).unwrap_or(What::Asked { seat, request })
            }
            Record::Agreed { seat } => {
                if let Some(request) = &mut self.request {
                    request.waiting.retain(|other| *other != seat);
                    request.agreed.push(seat);
                }
                self.granted(at).unwrap_or(What::Agreed { seat })
            }
            Record::Declined { seat } => {
                self.request = None;
                What::Declined { seat }
            }
            Record::Late { seat } => {
                match self.wish.late {
                    Late::Bot => self.sitter(seat)?.state = SitterState::Late,
                    Late::Skip => self.skipped = Some(seat),
                }
                self.stop_clock(false, at);
                self.unask(seat, at);
                What::Late { seat }
            }
            Record::Resigned { seat } => {
                self.sitter(seat)?.state = SitterState::Resigned;
                self.resigned(seat, at);
                What::Resigned { seat }
            }
            Record::Closed => {
                if self.status == Status::Running {
                    self.end(OutcomeKind::Abandoned, Vec::new(), at);
                } else {
                    self.status = Status::Closed;
                }
                What::Closed
            }
            Record::Rematch { table } => {
                self.rematch = Some(table);
                What::Rematch { table }
            }
        };
        if self.status == Status::Running && self.game.is_over() {
            let scores = self.game.scores();
            let best = scores.iter().max().copied().unwrap_or_default();
            let winners = (0..scores.len() as u8).filter(|seat| scores[usize::from(*seat)] == best);
            self.end(OutcomeKind::Finished, winners.collect(), at);
        }
        self.seq += 1;
        self.touched = at;
        if !what.is_talk() {
            self.acted = self.seq;
        }
        Ok(what)
    }

    /// Whoever sits there leaves, and takes along what they added to the seed.
    fn vacate(&mut self, seat: u8) -> Result<(), Problem> {
        stand(self.sitter(seat)?);
        self.nonces.retain(|(other, _)| other.0 != seat);
        Ok(())
    }

    fn sitter(&mut self, seat: u8) -> Result<&mut Sitter, Problem> {
        let sitter = self.seats.get_mut(usize::from(seat));
        sitter.ok_or_else(|| Problem::new(Code::NoSeat, "there is no such seat"))
    }

    fn ready(
        &mut self,
        seat: u8,
        ready: bool,
        started: Option<Vec<String>>,
        at: u64,
    ) -> Result<What, Problem> {
        let running = self.status == Status::Running;
        let sitter = self.sitter(seat)?;
        if running {
            // Someone who was late is back.
            sitter.state = SitterState::Playing;
            self.start_clock(true, at);
            return Ok(What::Ready { seat });
        }
        sitter.ready = ready;
        Ok(self.start(started, at)?.unwrap_or(What::Ready { seat }))
    }

    /// Begins the game, if chance has said something already.
    fn start(&mut self, started: Option<Vec<String>>, at: u64) -> Result<Option<What>, Problem> {
        let Some(plies) = started else { return Ok(None) };
        self.game.replay(&plies)?;
        self.status = Status::Running;
        self.start_clock(true, at);
        Ok(Some(What::Started))
    }

    fn played(
        &mut self,
        seat: u8,
        ply: u32,
        plies: &[String],
        digest: &str,
        at: u64,
    ) -> Result<(), Problem> {
        self.game.replay(plies)?;
        if self.game.digest() != digest {
            let message = format!("after {ply} plies the position is another");
            return Err(Problem::new(Code::Unreadable, message));
        }
        let finished = self.game.chooser() != Some(seat) || self.game.answered_since(ply);
        self.stop_clock(finished, at);
        self.moves.push((seat, ply));
        self.skipped = None;
        if self.request.as_ref().is_some_and(|request| request.kind == RequestKind::Undo) {
            self.request = None;
        }
        self.start_clock(finished, at);
        Ok(())
    }

    fn said(&mut self, guest: Guest, text: String, at: u64) -> What {
        let seat = self.seat_of(guest.player);
        let said = Said { at, player: guest.player, name: guest.name, seat, text };
        if self.chat.len() == CHAT_SHOWN {
            self.chat.pop_front();
        }
        self.chat.push_back(said.clone());
        self.talk = true;
        What::Said { said }
    }

    pub(super) fn start_clock(&mut self, new_move: bool, at: u64) {
        let seat = self.chooser().filter(|_| self.stand_in().is_none());
        if let Some(times) = &mut self.times {
            times.start(seat, new_move, at);
        }
    }

    pub(super) fn stop_clock(&mut self, finished: bool, at: u64) {
        if let Some(times) = &mut self.times {
            times.stop(finished, at);
        }
    }
}

/// Who plays for a seat that does not play for itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StandIn {
    /// The bot on the seat, by its name.
    Bot(String),
    /// A bot for someone who is late or has given up.
    Substitute,
    /// Nobody: the least is done.
    Skip,
}
