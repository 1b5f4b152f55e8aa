//! What becomes of a command: a record to be written, or a reason why not.

use super::sheet::{Sheet, StandIn};
use remparts_engine::kernel::dealer::Nonce;
use remparts_engine::kernel::seat::Seat;
use remparts_protocol::limits::{self, line};
use remparts_protocol::record::{self, Guest, Record};
use remparts_protocol::text::alike;
use remparts_protocol::{
    By, Chair, ChairKind, Code, Command, Problem, RequestKind, Sitter, SitterKind, SitterState,
    Status,
};

/// The record that a command becomes; nothing if all is as wished already. A record that opens a table
/// opens another one, for a rematch.
pub(crate) type Decided = Result<Option<Record>, Problem>;

fn no(code: Code, message: &str) -> Problem {
    Problem::new(code, message)
}

fn dismissed() -> Problem {
    no(Code::Dismissed, "the host asked you to leave")
}

/// What becomes of the wish to sit down of someone whom another one there has blocked. It is exactly
/// what would become of it if the host had asked them to leave, so that it does not tell who it was.
pub(crate) fn as_if_dismissed(decided: Decided) -> Decided {
    match decided {
        Ok(Some(_)) => Err(dismissed()),
        Err(problem) if problem.code == Code::Taken => Err(dismissed()),
        decided => decided,
    }
}

fn write(record: Record) -> Decided {
    Ok(Some(record))
}

impl Sheet {
    /// What becomes of a command of someone.
    pub(crate) fn decide(&self, who: &Guest, command: &Command) -> Decided {
        match command {
            Command::Ping => Ok(None),
            Command::Say { text } => match line(text, limits::CHAT) {
                Some(text) => {
                    self.may_talk(who)?;
                    write(Record::Said { guest: who.clone(), text })
                }
                None => Err(no(Code::TooLarge, "there is nothing or too much in it")),
            },
            Command::Sit { seat } => self.sit(who, *seat),
            Command::Stand => {
                self.while_open()?;
                write(Record::Stood { seat: self.own_seat(who)? })
            }
            Command::Bot { seat, bot } => self.bot(who, *seat, bot.as_deref()),
            Command::Ready { ready } => self.make_ready(who, *ready),
            Command::Nonce { nonce } => self.add_nonce(who, nonce),
            Command::Dismiss { seat } => self.dismiss(who, *seat),
            Command::Play { ply, actions } => self.play(self.own_seat(who)?, *ply, actions),
            Command::Resign => {
                self.while_running()?;
                let seat = self.own_seat(who)?;
                if self.seats[usize::from(seat)].state == SitterState::Resigned {
                    return Ok(None);
                }
                write(Record::Resigned { seat })
            }
            Command::Undo => self.undo(self.own_seat(who)?),
            Command::Abandon => self.ask(self.own_seat(who)?, RequestKind::Abandon),
            Command::Agree => self.agree(self.own_seat(who)?),
            Command::Decline => self.decline(self.own_seat(who)?),
            Command::Close => {
                self.while_open()?;
                self.as_host(who)?;
                write(Record::Closed)
            }
            Command::Rematch => {
                if self.status != Status::Over {
                    return Err(no(Code::NotOver, "the game is not over"));
                }
                self.own_seat(who)?;
                Ok(self.rematch.is_none().then(|| self.meet_again(who)))
            }
        }
    }

    /// What the server does for the seat that has to choose.
    pub(crate) fn decide_for_seat(
        &self,
        seat: u8,
        stand_in: &StandIn,
        actions: &[String],
    ) -> Decided {
        let by = match stand_in {
            StandIn::Bot(_) | StandIn::Substitute => By::Bot,
            StandIn::Skip => By::Skip,
        };
        self.turn(seat, by, actions)
    }

    /// A table for the same players, everyone one seat further.
    fn meet_again(&self, who: &Guest) -> Record {
        let mut wish = self.wish.clone();
        let mut seated: Vec<Option<Guest>> = Vec::new();
        for (chair, sitter) in wish.chairs.iter_mut().zip(&self.seats) {
            // Whoever has no name any longer is gone, and the seat is for whoever comes.
            let player = sitter.player.filter(|_| sitter.name != record::NAMELESS);
            let kind = if sitter.bot.is_some() { ChairKind::Bot } else { ChairKind::Open };
            *chair = Chair { kind, bot: sitter.bot.clone(), livery: sitter.livery };
            let guest = |player| Guest { player, name: sitter.name.clone(), kind: sitter.kind };
            seated.push(player.map(guest));
        }
        wish.chairs.rotate_left(1);
        seated.rotate_left(1);
        Record::Opened { version: record::VERSION, wish, host: who.clone(), seated }
    }

    fn while_open(&self) -> Result<(), Problem> {
        match self.status {
            Status::Open => Ok(()),
            Status::Closed => Err(no(Code::NotRunning, "the table was closed")),
            Status::Running | Status::Over => Err(no(Code::Begun, "the game has begun")),
        }
    }

    fn while_running(&self) -> Result<(), Problem> {
        match self.status {
            Status::Running => Ok(()),
            _ => Err(no(Code::NotRunning, "the game does not run")),
        }
    }

    fn own_seat(&self, who: &Guest) -> Result<u8, Problem> {
        let seat = self.seat_of(who.player);
        seat.ok_or_else(|| no(Code::NotSeated, "you have no seat here"))
    }

    fn as_host(&self, who: &Guest) -> Result<(), Problem> {
        if who.player == self.host {
            return Ok(());
        }
        Err(no(Code::NotHost, "only the one who opened the table may do that"))
    }

    fn chair(&self, seat: u8) -> Result<&Sitter, Problem> {
        let sitter = self.seats.get(usize::from(seat));
        sitter.ok_or_else(|| no(Code::NoSeat, "there is no such seat"))
    }

    fn sit(&self, who: &Guest, seat: u8) -> Decided {
        self.while_open()?;
        let sitter = self.chair(seat)?;
        if sitter.player == Some(who.player) {
            return Ok(None);
        }
        if self.seat_of(who.player).is_some() {
            return Err(no(Code::Seated, "you have a seat already"));
        }
        if self.dismissed.contains(&who.player) {
            return Err(dismissed());
        }
        if sitter.kind != SitterKind::Open {
            return Err(no(Code::Taken, "someone else sits there"));
        }
        let guest = Guest { name: self.unlike(&who.name), ..who.clone() };
        write(Record::Sat { seat, guest })
    }

    /// A name that nobody at the table can be taken for: the same with a number behind it, if need
    /// be.
    fn unlike(&self, name: &str) -> String {
        let taken = |name: &str| self.seats.iter().any(|sitter| alike(&sitter.name, name));
        if !taken(name) {
            return name.to_owned();
        }
        // Room for a blank and a digit: there are fewer than ten seats.
        let short: String = name.chars().take(limits::NAME - 2).collect();
        let numbered = (2..).map(|number| format!("{} {number}", short.trim_end()));
        numbered.into_iter().find(|name| !taken(name)).expect("there are more numbers than seats")
    }

    fn add_nonce(&self, who: &Guest, nonce: &str) -> Decided {
        self.while_open()?;
        let seat = self.own_seat(who)?;
        let read = Nonce::read(nonce)
            .ok_or_else(|| no(Code::Unreadable, "a nonce has 64 hexadecimal digits"))?;
        if self.nonces.contains(&(Seat(seat), read)) {
            return Ok(None);
        }
        write(Record::Nonce { seat, nonce: read.to_string() })
    }

    fn dismiss(&self, who: &Guest, seat: u8) -> Decided {
        self.while_open()?;
        self.as_host(who)?;
        let sitter = self.chair(seat)?;
        match (sitter.kind, sitter.player) {
            (SitterKind::Open, _) => Ok(None),
            (_, Some(player)) if player == self.host => {
                Err(no(Code::NotHost, "the host leaves by standing up"))
            }
            (SitterKind::Bot, _) => write(Record::Stood { seat }),
            _ => write(Record::Dismissed { seat }),
        }
    }

    fn bot(&self, who: &Guest, seat: u8, bot: Option<&str>) -> Decided {
        self.while_open()?;
        self.as_host(who)?;
        let sitter = self.chair(seat)?;
        match (sitter.kind, bot) {
            (SitterKind::Person | SitterKind::Account, _) => {
                Err(no(Code::Taken, "someone sits there"))
            }
            (SitterKind::Open, None) => Ok(None),
            (SitterKind::Bot, None) => write(Record::Stood { seat }),
            (_, Some(bot)) => {
                super::wishes::check_bot(bot)?;
                let started = self.started_without(seat);
                write(Record::BotSat { seat, bot: bot.to_owned(), started })
            }
        }
    }

    fn make_ready(&self, who: &Guest, ready: bool) -> Decided {
        let seat = self.own_seat(who)?;
        let sitter = &self.seats[usize::from(seat)];
        if self.status == Status::Running {
            return self.come_back(seat, sitter, ready);
        }
        self.while_open()?;
        if sitter.ready == ready {
            return Ok(None);
        }
        let started = if ready { self.started_without(seat) } else { None };
        write(Record::Ready { seat, ready, started })
    }

    /// What chance says first, if this seat is the last one to be waited for.
    fn started_without(&self, seat: u8) -> Option<Vec<String>> {
        let mut others =
            self.seats.iter().enumerate().filter(|(other, _)| *other != usize::from(seat));
        if others.any(|(_, other)| !other.ready) {
            return None;
        }
        let mut game = self.game.clone();
        game.settle(&self.dealing());
        Some(game.texts(0))
    }

    /// Someone whose time had run out plays again, if there is time at the next move.
    fn come_back(&self, seat: u8, sitter: &Sitter, ready: bool) -> Decided {
        let renews = self.times.as_ref().is_none_or(super::clock::Times::renews);
        match sitter.state {
            SitterState::Late if ready && renews => {
                write(Record::Ready { seat, ready, started: None })
            }
            SitterState::Late => Err(no(Code::NotRunning, "your time has run out")),
            SitterState::Playing | SitterState::Resigned => Ok(None),
        }
    }

    fn play(&self, seat: u8, ply: u32, actions: &[String]) -> Decided {
        if actions.is_empty() {
            return Err(no(Code::Unreadable, "a move has some actions"));
        }
        if actions.len() > limits::ACTIONS || actions.iter().any(|it| it.len() > limits::ACTION) {
            return Err(no(Code::TooLarge, "that is too long"));
        }
        if ply != self.game.plies() {
            // Sent again because the answer was lost.
            let mine = self.moves.contains(&(seat, ply));
            return if mine && self.game.has_played(ply, actions) {
                Ok(None)
            } else {
                Err(no(Code::Stale, "something else was played there"))
            };
        }
        self.while_running()?;
        let sitter = &self.seats[usize::from(seat)];
        if self.chooser() != Some(seat) || sitter.state != SitterState::Playing {
            return Err(no(Code::NotYourTurn, "it is not your turn"));
        }
        self.turn(seat, By::Player, actions)
    }

    fn turn(&self, seat: u8, by: By, actions: &[String]) -> Decided {
        let mut game = self.game.clone();
        game.play(seat, actions, &self.dealing())?;
        let ply = self.game.plies();
        let (plies, digest) = (game.texts(ply), game.digest());
        write(Record::Played { seat, by, ply, plies, digest })
    }

    fn undo(&self, seat: u8) -> Decided {
        self.while_running()?;
        match self.undoable() {
            Some((last, _)) if last == seat => self.ask(seat, RequestKind::Undo),
            _ => Err(no(Code::Revealed, "something happened since, so it stays")),
        }
    }

    fn ask(&self, seat: u8, request: RequestKind) -> Decided {
        self.while_running()?;
        match &self.request {
            Some(asked) if asked.by == seat && asked.kind == request => Ok(None),
            Some(_) => Err(no(Code::Asked, "something else waits for an answer")),
            None => write(Record::Asked { seat, request }),
        }
    }

    fn agree(&self, seat: u8) -> Decided {
        match &self.request {
            Some(request) if request.waiting.contains(&seat) => write(Record::Agreed { seat }),
            Some(request) if request.agreed.contains(&seat) => Ok(None),
            _ => Err(no(Code::NotAsked, "nobody asked you")),
        }
    }

    fn decline(&self, seat: u8) -> Decided {
        match &self.request {
            Some(request) if request.by == seat || request.waiting.contains(&seat) => {
                write(Record::Declined { seat })
            }
            _ => Err(no(Code::NotAsked, "nobody asked you")),
        }
    }
}
