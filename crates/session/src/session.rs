//! A game in front of someone: what is seen, who sits there, and the way back. The turn as one draft is
//! in `choosing`.

mod choosing;

pub use choosing::Offer;

use crate::aids::Aids;
use crate::draft::Draft;
use crate::host::{Host, News};
use crate::sitter::Sitter;
use crate::turns::{Stop, stops_of};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_protocol::{Status, Told};
use remparts_screen::names::{GiftName, Step};
use remparts_screen::{Entry, Face, Gap, Happening, Refusal, Refused, Screen, Table, Turn};

/// A game in front of someone, wherever its host plays it.
pub struct Session<H: Host + ?Sized> {
    draft: Draft,
    /// The seat that looks; the audience has none.
    seat: Option<u8>,
    /// The turn of the present.
    now: Turn,
    /// The table that is looked at, without the draft.
    base: Screen,
    /// The same with it.
    screen: Screen,
    /// What would happen if the turn were committed as it is.
    outlook: Vec<Happening>,
    /// Whose turn it would be then, and what for.
    afterwards: Option<Turn>,
    /// Every ply so far.
    chronicle: Vec<Entry>,
    /// The ends of its turns.
    stops: Vec<Stop>,
    faces: Vec<Face>,
    /// The face in hand that was picked to be laid next.
    picked: Option<String>,
    /// The gift whose uses are shown; so many uses would else hide the board.
    gift: Option<GiftName>,
    /// Why the tile cannot be laid where it was last asked for.
    refused: Option<Refusal>,
    /// The past that is looked at.
    past: Option<(usize, Table)>,
    veiled: bool,
    /// Whether nobody has to choose any more.
    over: bool,
    failure: Option<Refused>,
    /// Counts what can be seen changing, so that others know when to look again.
    version: u64,
    /// The version at which the table without the draft was another one.
    base_since: u64,
    /// The version at which the table with the draft was another one.
    screen_since: u64,
    host: Box<H>,
}

impl<H: Host + ?Sized> Session<H> {
    /// A game as its host has it.
    ///
    /// # Errors
    ///
    /// When the host's table cannot be looked at.
    pub fn new(host: Box<H>) -> Result<Self, Refused> {
        let human = first_here(&*host);
        let base = host.table().screen(viewer(human), &[])?;
        let (chronicle, faces) = (host.table().chronicle(0), host.table().faces());
        let mut session = Self {
            draft: Draft::default(),
            seat: human,
            now: base.turn.clone(),
            screen: base.clone(),
            outlook: Vec::new(),
            afterwards: None,
            stops: stops_of(&chronicle, base.seats.len()),
            base,
            chronicle,
            faces,
            picked: None,
            gift: None,
            refused: None,
            past: None,
            veiled: false,
            over: false,
            failure: None,
            version: 0,
            base_since: 0,
            screen_since: 0,
            host,
        };
        session.sit(false);
        session.look();
        let kept = session.host.kept();
        session.propose(&kept.iter().map(String::as_str).collect::<Vec<_>>());
        // Nobody knows who comes back to a game of several people; the draft waits below the veil.
        if session.seat.is_some_and(|seat| session.must_veil(&session.base, seat)) {
            session.veiled = true;
            session.look();
        }
        Ok(session)
    }

    /// Where it is played.
    pub fn host(&self) -> &H {
        &self.host
    }

    /// The same, for what is not playing.
    pub fn host_mut(&mut self) -> &mut H {
        &mut self.host
    }

    /// The table that is looked at: the present, or a moment of the past.
    pub fn table(&self) -> &Table {
        self.past.as_ref().map_or_else(|| self.host.table(), |(_, table)| table)
    }

    /// The seats in playing order.
    pub fn sitters(&self) -> &[Sitter] {
        self.host.sitters()
    }

    /// Which help there is.
    pub fn aids(&self) -> Aids {
        self.host.aids()
    }

    /// The seat that looks; the audience has none.
    pub const fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        viewer(self.seat)
    }

    /// The table without the draft.
    pub const fn base(&self) -> &Screen {
        &self.base
    }

    /// The table with the draft.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What would happen if the turn were committed as it is: nothing more is chosen where that can
    /// be said.
    pub fn outlook(&self) -> &[Happening] {
        &self.outlook
    }

    /// The draft.
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Every ply so far, with what it made happen.
    pub fn chronicle(&self) -> &[Entry] {
        &self.chronicle
    }

    /// Every ply up to the one that is looked at.
    pub fn told(&self) -> &[Entry] {
        &self.chronicle[..self.ply()]
    }

    /// The kinds of tiles that are played with.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// Another number whenever something else is to be seen.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The ply that is looked at.
    pub fn ply(&self) -> usize {
        self.past.as_ref().map_or(self.chronicle.len(), |(ply, _)| *ply)
    }

    /// Whether the present is looked at.
    pub const fn is_live(&self) -> bool {
        self.past.is_none()
    }

    /// Whether the one who looks has to make way for the next player first.
    pub const fn is_veiled(&self) -> bool {
        self.veiled
    }

    /// Why something that was asked for was not done, once.
    pub fn failure(&mut self) -> Option<Refused> {
        self.failure.take()
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whether the one who looks has to choose.
    pub fn is_mine(&self) -> bool {
        self.is_live()
            && !self.veiled
            && self.host.is_running()
            && !self.over
            && self
                .seat
                .is_some_and(|seat| self.base.turn.seat == Some(seat) && self.host.plays(seat))
    }

    /// Whether a turn is on its way to a server.
    pub fn is_sending(&self) -> bool {
        self.host.standing().is_sending()
    }

    /// Whether the draft cannot be changed: it is on its way, or somebody else's to see.
    fn is_settled(&self) -> bool {
        self.is_sending() || self.veiled
    }

    /// Whether the game goes on, here or elsewhere.
    pub fn is_running(&self) -> bool {
        !self.over && self.host.is_running()
    }

    /// The turn of the present, whatever is looked at.
    pub const fn now(&self) -> &Turn {
        &self.now
    }

    /// Whose turn it would be, and what for, once the draft is committed as it is; none while it cannot
    /// be.
    pub const fn afterwards(&self) -> Option<&Turn> {
        self.afterwards.as_ref()
    }

    /// The table before the first turn, and at the end of every turn since.
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// How many people take turns in front of this screen.
    pub fn people_here(&self) -> usize {
        (0..self.sitters().len() as u8).filter(|seat| self.host.plays(*seat)).count()
    }

    /// The next player has taken the place in front of the screen.
    pub fn unveil(&mut self) {
        self.veiled = false;
        self.look();
    }

    /// Looks at another ply; nothing, or the last one, is the present.
    pub fn show(&mut self, ply: Option<usize>) {
        let past = ply.filter(|ply| *ply < self.chronicle.len());
        if past == self.past.as_ref().map(|(ply, _)| *ply) {
            return;
        }
        self.past = past.map(|ply| (ply, self.host.table().at(ply)));
        self.look();
    }

    /// Takes in what has happened elsewhere; says whether something did.
    pub fn poll(&mut self) -> bool {
        match self.host.poll() {
            News::Nothing => false,
            News::Around => {
                // Seats of a server are taken and left, and games are given up.
                let (seat, over) = (self.seat, self.over);
                self.sit(false);
                if (seat, over) != (self.seat, self.over) {
                    self.look();
                }
                self.version += 1;
                true
            }
            News::Plies(from) => {
                self.renew(from);
                true
            }
        }
    }

    /// Why what was typed cannot be done; none if it can, or if it is no move. A cell is about laying
    /// the tile in hand there.
    pub fn refusal(&self, typed: &str) -> Option<Refusal> {
        self.table().refusal(self.viewer(), &self.drafted(), typed, self.face())
    }

    /// Asks for the tile to be laid on a cell where it cannot be.
    pub fn ask(&mut self, x: i8, y: i8) {
        let near =
            |tile: &remparts_screen::Tile| tile.x.abs_diff(x) <= 1 && tile.y.abs_diff(y) <= 1;
        let may_lay = self.is_mine()
            && !self.is_sending()
            && self.gift().is_none()
            && !self.placements().is_empty();
        // Whoever taps the table far away wants nothing of the tile.
        let asks = may_lay && self.screen.tiles.iter().any(near);
        self.refused = if asks { self.refusal(&format!("{x},{y}")) } else { None };
        self.version += 1;
    }

    /// Why the tile cannot be laid where it was last asked for.
    pub const fn refused(&self) -> Option<&Refusal> {
        self.refused.as_ref()
    }

    /// Every empty cell next to a tile, the draft included.
    pub fn frontier(&self) -> Vec<Gap> {
        self.table().frontier(&self.drafted(), self.seat.map(Seat)).unwrap_or_default()
    }

    /// Whether the draft is seen: the past has none, and what someone drafted is theirs to see.
    const fn shows_draft(&self) -> bool {
        self.is_live() && !self.veiled
    }

    /// The draft, where it is seen.
    pub fn drafted(&self) -> Vec<&str> {
        if self.shows_draft() { self.draft.texts() } else { Vec::new() }
    }

    /// The versions at which the table without the draft and the one with it were other ones last.
    pub const fn since(&self) -> (u64, u64) {
        (self.base_since, self.screen_since)
    }

    /// The host knows of other plies after the first so many.
    fn renew(&mut self, from: usize) {
        let from = from.min(self.chronicle.len());
        self.chronicle.truncate(from);
        self.chronicle.extend(self.host.table().chronicle(from));
        self.stops = stops_of(&self.chronicle, self.base.seats.len());
        // Whoever looks back is left alone, unless there is nothing to look at any more.
        let (plies, table) = (self.chronicle.len(), self.host.table());
        let past = self.past.take().filter(|(ply, _)| *ply < plies);
        let again = |(ply, past)| (ply, if ply > from { table.at(ply) } else { past });
        self.past = past.map(again);
        self.draft.keep(0);
        self.host.keep(&[]);
        self.picked = None;
        self.gift = None;
        self.refused = None;
        self.sit(true);
        self.look();
    }

    /// Puts whoever has to choose in front of the screen. What another player must not see is
    /// covered until the next one has sat down.
    fn sit(&mut self, veil: bool) {
        let Ok(now) = self.host.table().screen(Viewer::Audience, &[]) else { return };
        let is_over = |told: &Told| told.table.state.status == Status::Over;
        // Games may end before the rules say so.
        self.over = now.turn.step == Step::Over || self.host.told().is_some_and(is_over);
        if self.seat.is_none_or(|seat| !self.host.plays(seat)) {
            self.seat = first_here(&*self.host).or(self.seat);
        }
        self.now = now.turn.clone();
        let Some(next) = now.turn.seat.filter(|seat| self.host.plays(*seat)) else { return };
        if self.seat != Some(next) {
            self.veiled = veil && self.must_veil(&now, next);
            self.seat = Some(next);
        }
    }

    /// Whether a seat holds what others in front of this screen must not see. How many gifts a seat holds
    /// is known to all, so the veil itself tells nothing.
    fn must_veil(&self, screen: &Screen, seat: u8) -> bool {
        let seated = screen.seats.get(usize::from(seat));
        let holds = seated.and_then(|seated| seated.gifts).is_some_and(|gifts| gifts > 0);
        holds && !self.over && self.people_here() > 1
    }

    /// Looks at what comes after the draft, with nothing more chosen where that can be said.
    fn foresee(&mut self) {
        let pass = self.pass().map(|pass| pass.text.clone());
        let ended = pass.and_then(|pass| {
            let mut turn = self.drafted();
            turn.push(&pass);
            self.table().screen(self.viewer(), &turn).ok()
        });
        let ended = ended.as_ref().unwrap_or(&self.screen);
        let (turn, happened) = (ended.turn.clone(), ended.happened.clone());
        self.afterwards = self.can_commit().then_some(turn);
        self.outlook = if self.draft.is_empty() { self.screen.happened.clone() } else { happened };
    }

    fn look(&mut self) {
        self.version += 1;
        let draft = self.drafted();
        let seen = self.table().screen(self.viewer(), &[]);
        let drafted = if draft.is_empty() {
            seen.clone()
        } else {
            self.table().screen(self.viewer(), &draft)
        };
        let (base, screen) = match (seen, drafted) {
            (Ok(base), Ok(screen)) => (base, screen),
            // A draft that cannot be made any more is dropped.
            (Ok(base), Err(_)) => {
                self.draft.keep(0);
                (base.clone(), base)
            }
            (Err(refused), _) => {
                self.failure = Some(refused);
                return;
            }
        };
        if self.base != base {
            (self.base, self.base_since) = (base, self.version);
        }
        if self.screen != screen {
            (self.screen, self.screen_since) = (screen, self.version);
        }
        self.foresee();
    }
}

/// The first seat that is played in front of this screen.
fn first_here(host: &(impl Host + ?Sized)) -> Option<u8> {
    (0..host.sitters().len() as u8).find(|seat| host.plays(*seat))
}

const fn viewer(seat: Option<u8>) -> Viewer {
    match seat {
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Audience,
    }
}
