//! A game in front of someone: what is seen, who sits there, and the way back. The turn as one draft is
//! in `choosing`.

use crate::aids::Aids;
use crate::draft::Draft;
use crate::host::{Host, News, Standing};
use crate::sitter::Sitter;
use crate::tell;
use crate::words::Words;
use remparts_client::Told;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_protocol::Status;
use remparts_screen::names::{GiftName, Step};
use remparts_screen::{Entry, Face, Feature, Gap, Happening, Refused, Screen, Spot, Table};

mod choosing;
#[cfg(test)]
mod tests;

pub use choosing::Offer;

/// No tile has more parts than this.
const PARTS: u8 = 16;

/// How someone came away from a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over,
    /// They left; the game can go on later.
    Left,
    /// The server let them go, for this reason.
    Lost(String),
}

/// A game in front of someone.
pub struct Session {
    host: Box<dyn Host>,
    draft: Draft,
    /// The seat that looks; the audience has none.
    seat: Option<u8>,
    /// The table that is looked at, without the draft.
    base: Screen,
    /// The same with it.
    screen: Screen,
    /// What would happen if the turn were committed as it is.
    outlook: Vec<Happening>,
    /// Every ply so far.
    chronicle: Vec<Entry>,
    faces: Vec<Face>,
    /// The face in hand that was picked to be laid next.
    picked: Option<String>,
    /// The gift whose uses are shown; so many uses would else hide the board.
    gift: Option<GiftName>,
    /// The past that is looked at.
    past: Option<(usize, Table)>,
    veiled: bool,
    /// Whether nobody has to choose any more.
    over: bool,
    failure: Option<Refused>,
    /// Counts what can be seen changing, so that others know when to look again.
    version: u64,
}

impl Session {
    /// A game as its host has it.
    ///
    /// # Errors
    ///
    /// When the host's table cannot be looked at.
    pub fn new(host: Box<dyn Host>) -> Result<Self, Refused> {
        let human = first_here(&*host);
        let base = host.table().screen(viewer(human), &[])?;
        let (chronicle, faces) = (host.table().chronicle(0), host.table().faces());
        let mut session = Self {
            host,
            draft: Draft::default(),
            seat: human,
            screen: base.clone(),
            outlook: Vec::new(),
            base,
            chronicle,
            faces,
            picked: None,
            gift: None,
            past: None,
            veiled: false,
            over: false,
            failure: None,
            version: 0,
        };
        session.sit(false);
        session.look();
        let kept = session.host.kept();
        session.propose(&kept.iter().map(String::as_str).collect::<Vec<_>>());
        // Nobody knows who comes back to a game of several people.
        let people = (0..session.sitters().len() as u8).filter(|seat| session.host.plays(*seat));
        session.veiled =
            people.count() > 1 && session.seat.is_some_and(|seat| has_secrets(&session.base, seat));
        Ok(session)
    }

    /// Where it is played.
    pub fn host(&self) -> &dyn Host {
        &*self.host
    }

    /// The same, for what is not playing.
    pub fn host_mut(&mut self) -> &mut dyn Host {
        &mut *self.host
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

    /// What went wrong last, once.
    pub fn failure(&mut self, words: Words) -> Option<String> {
        let complaint = self.host.complaint();
        complaint.or_else(|| match self.failure.take()? {
            Refused::Illegal(refusal) => {
                Some(tell::refusal(words, &refusal, &tell::names(words, self)))
            }
            other => Some(other.to_string()),
        })
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

    /// Whether a turn is on its way.
    pub fn is_sending(&self) -> bool {
        self.host.standing() == Standing::Sending
    }

    /// The next player has taken the place in front of the screen.
    pub fn unveil(&mut self) {
        self.veiled = false;
        self.version += 1;
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

    /// Everything about a feature, the draft included.
    pub fn inspect(&self, spot: Spot) -> Option<Feature> {
        self.table().inspect(spot, &self.drafted()).ok().flatten()
    }

    /// The features on a cell, each once.
    pub fn features_at(&self, x: i8, y: i8) -> Vec<Feature> {
        let mut found: Vec<Feature> = Vec::new();
        for part in 0..PARTS {
            let Some(feature) = self.inspect(Spot { x, y, part }) else { continue };
            if found.iter().all(|known| known.region != feature.region) {
                found.push(feature);
            }
        }
        found
    }

    /// Every empty cell next to a tile, the draft included.
    pub fn frontier(&self) -> Vec<Gap> {
        self.table().frontier(&self.drafted(), self.seat.map(Seat)).unwrap_or_default()
    }

    /// The draft, where it is looked at: the past has none.
    pub fn drafted(&self) -> Vec<&str> {
        if self.is_live() { self.draft.texts() } else { Vec::new() }
    }

    /// The host knows of other plies after the first so many.
    fn renew(&mut self, from: usize) {
        let from = from.min(self.chronicle.len());
        self.chronicle.truncate(from);
        self.chronicle.extend(self.host.table().chronicle(from));
        // Whoever looks back is left alone, unless what they look at is no more.
        if self.past.as_ref().is_some_and(|(ply, _)| *ply > from) {
            self.past = None;
        }
        self.draft.keep(0);
        self.picked = None;
        self.gift = None;
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
        let Some(next) = now.turn.seat.filter(|seat| self.host.plays(*seat)) else { return };
        if self.seat != Some(next) {
            self.veiled = veil && has_secrets(&now, next);
            self.seat = Some(next);
        }
    }

    /// What would happen if nothing more were chosen, where that is left to be said.
    fn foreseen(&self) -> Option<Vec<Happening>> {
        let pass = self.pass().filter(|_| !self.draft.is_empty())?;
        let mut turn = self.drafted();
        turn.push(&pass.text);
        Some(self.table().screen(self.viewer(), &turn).ok()?.happened)
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
        match (seen, drafted) {
            (Ok(base), Ok(screen)) => (self.base, self.screen) = (base, screen),
            // A draft that cannot be made any more is dropped.
            (Ok(base), Err(_)) => {
                self.draft.keep(0);
                (self.base, self.screen) = (base.clone(), base);
            }
            (Err(refused), _) => self.failure = Some(refused),
        }
        self.outlook = self.foreseen().unwrap_or_else(|| self.screen.happened.clone());
    }
}

/// The first seat that is played at this keyboard.
fn first_here(host: &dyn Host) -> Option<u8> {
    (0..host.sitters().len() as u8).find(|seat| host.plays(*seat))
}

/// Whether a seat holds what others must not see.
fn has_secrets(screen: &Screen, seat: u8) -> bool {
    let seated = screen.seats.get(usize::from(seat));
    seated.and_then(|seated| seated.gifts).is_some_and(|gifts| gifts > 0)
}

const fn viewer(seat: Option<u8>) -> Viewer {
    match seat {
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Audience,
    }
}
