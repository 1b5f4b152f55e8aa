//! A game in front of someone: what is decided and what there is to say, for the page.
//!
//! Everything crosses the border as text: what is shown as JSON of the types in `remparts_session`, and
//! actions in the notation, line by line. The page carries what the game asks for, a bot's thought or a
//! turn for a server, and tells it what came of it.

use crate::{bytes, lines};
use remparts_protocol::{Preset, Told};
use remparts_screen::{Refused, Spot, Table};
use remparts_session::host::{Followed, Host, Local, Online, Replay, Wish};
use remparts_session::{Aids, News, Sitter, Standing, read};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Where a game is played.
enum Place {
    /// In this browser.
    Local(Box<Local>),
    /// At a table of a server.
    Online(Box<Online>),
    /// Nowhere any more: a log is looked at.
    Replay(Box<Replay>),
}

/// The same for a game wherever it is played.
macro_rules! each {
    ($self:ident, $host:ident => $said:expr) => {
        match $self {
            Self::Local($host) => $said,
            Self::Online($host) => $said,
            Self::Replay($host) => $said,
        }
    };
}

impl Host for Place {
    fn table(&self) -> &Table {
        each!(self, host => host.table())
    }

    fn sitters(&self) -> &[Sitter] {
        each!(self, host => host.sitters())
    }

    fn aids(&self) -> Aids {
        each!(self, host => host.aids())
    }

    fn plays(&self, seat: u8) -> bool {
        each!(self, host => host.plays(seat))
    }

    fn is_running(&self) -> bool {
        each!(self, host => host.is_running())
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        each!(self, host => host.play(actions))
    }

    fn keep(&mut self, draft: &[&str]) {
        each!(self, host => host.keep(draft));
    }

    fn poll(&mut self) -> News {
        each!(self, host => host.poll())
    }

    fn thinking(&self) -> Option<u8> {
        each!(self, host => host.thinking())
    }

    fn standing(&self) -> Standing {
        each!(self, host => host.standing())
    }

    fn kept(&mut self) -> Vec<String> {
        each!(self, host => host.kept())
    }

    fn told(&self) -> Option<&Told> {
        each!(self, host => host.told())
    }
}

/// A game in front of someone.
#[wasm_bindgen]
pub struct Session(remparts_session::Session<Place>);

impl Session {
    fn at(place: Place) -> Result<Self, JsError> {
        Ok(Self(remparts_session::Session::new(Box::new(place))?))
    }
}

#[wasm_bindgen]
impl Session {
    /// Deals a new game as wished: the lines of a setup, the sitters as JSON, the preset by name and a
    /// seed of 32 bytes.
    pub fn deal(setup: &str, sitters: &str, preset: &str, seed: &[u8]) -> Result<Session, JsError> {
        let local = Local::new(wish(setup, sitters, preset)?, bytes(seed)?)?;
        Self::at(Place::Local(Box::new(local)))
    }

    /// Goes on with the game of a log, with the turn that was not committed.
    pub fn resume(
        setup: &str,
        sitters: &str,
        preset: &str,
        seed: &[u8],
        log: &str,
        draft: &str,
    ) -> Result<Session, JsError> {
        let draft = lines(draft).into_iter().map(str::to_owned).collect();
        let local = Local::resume(wish(setup, sitters, preset)?, bytes(seed)?, log, draft)?;
        Self::at(Place::Local(Box::new(local)))
    }

    /// A table of a server as it was told, as JSON of `Told`.
    pub fn online(told: &str) -> Result<Session, JsError> {
        Self::at(Place::Online(Box::new(Online::new(serde_json::from_str(told)?)?)))
    }

    /// The game of a log that is only looked at, with those who sat there as JSON.
    pub fn replay(log: &str, sitters: &str) -> Result<Session, JsError> {
        let sitters: Vec<Option<Sitter>> = serde_json::from_str(sitters)?;
        Self::at(Place::Replay(Box::new(Replay::of(log, sitters)?)))
    }

    /// Everything that is shown beside the tables.
    pub fn snapshot(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.snapshot())?)
    }

    /// The table without the draft.
    pub fn base(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(self.0.base())?)
    }

    /// The table with the draft.
    pub fn screen(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(self.0.screen())?)
    }

    /// The plies after the first so many, with what they made happen.
    pub fn chronicle(&self, from: usize) -> Result<String, JsError> {
        Ok(serde_json::to_string(self.0.chronicle().get(from..).unwrap_or_default())?)
    }

    /// The table before the first turn, and at the end of every turn since.
    pub fn stops(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(self.0.stops())?)
    }

    /// Proposes the tile on a cell; turns it if it is there already.
    pub fn tap(&mut self, x: i8, y: i8, by: i32) {
        self.0.tap(x, y, by as isize);
    }

    /// Turns the proposed tile.
    pub fn turn(&mut self, by: i32) {
        self.0.turn(by as isize);
    }

    /// Takes another of the faces in hand.
    pub fn pick(&mut self, face: &str) {
        self.0.pick(face);
    }

    /// Chooses something that is offered, instead of what was chosen before.
    pub fn choose(&mut self, text: &str) {
        self.0.choose(text);
    }

    /// Shows the uses of a gift that can be unwrapped, or no longer.
    pub fn reach(&mut self, gift: usize) {
        if let Some(gift) = self.0.gifts().get(gift) {
            self.0.reach(*gift);
        }
    }

    /// Drafts anew, as far as everything can be chosen.
    pub fn propose(&mut self, actions: &str) {
        self.0.propose(&lines(actions));
    }

    /// Takes one step of the draft back.
    pub fn undo(&mut self) {
        self.0.undo();
    }

    /// Plays the turn as drafted; says whether it was, or is on its way.
    pub fn commit(&mut self) -> bool {
        self.0.commit()
    }

    /// Why something that was asked for was not done, once.
    pub fn failure(&mut self) -> Option<String> {
        self.0.failure().map(|refused| refused.to_string())
    }

    /// The next player has taken the place in front of the screen.
    pub fn unveil(&mut self) {
        self.0.unveil();
    }

    /// Looks at another ply; nothing, or the last one, is the present.
    pub fn show(&mut self, ply: Option<usize>) {
        self.0.show(ply);
    }

    /// Goes one turn back or forth, or to the next in which points were given; says whether another
    /// table is shown.
    pub fn step(&mut self, by: i32, scorings: bool) -> bool {
        self.0.step(by as isize, scorings)
    }

    /// Asks for the tile to be laid on a cell where it cannot be.
    pub fn ask(&mut self, x: i8, y: i8) {
        self.0.ask(x, y);
    }

    /// Takes in what has happened elsewhere; says whether something did.
    pub fn poll(&mut self) -> bool {
        self.0.poll()
    }

    /// Everything about the feature of a part, the draft included; `null` if there is none.
    pub fn inspect(&self, x: i8, y: i8, part: u8) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.inspect(Spot { x, y, part }))?)
    }

    /// Every empty cell next to a tile, the draft included.
    pub fn frontier(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.frontier())?)
    }

    /// What lies on a cell.
    pub fn cell(&self, x: i8, y: i8) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.cell(x, y))?)
    }

    /// What the choices that are offered are worth, in their order.
    pub fn worths(&self) -> Result<String, JsError> {
        let offer = self.0.offer();
        let worths: Vec<_> = offer.among.iter().map(|choice| self.0.worth(choice)).collect();
        Ok(serde_json::to_string(&worths)?)
    }

    /// Does what was typed, command by command, until one of them fails; what became of each.
    pub fn obey(&mut self, typed: &str) -> Result<String, JsError> {
        let mut replies = Vec::new();
        for command in read(typed) {
            let reply = self.0.obey(command);
            let has_failed = reply.is_failure();
            replies.push(reply);
            if has_failed {
                break;
            }
        }
        Ok(serde_json::to_string(&replies)?)
    }

    /// The log: all that this table knows, other seats' cards included unless they were told as
    /// hidden.
    pub fn log(&self) -> String {
        self.0.host().table().log()
    }

    /// The bot whose turn it is here, with the log and the dice it thinks with, as JSON; it counts as
    /// thinking from then on.
    pub fn ask_bot(&mut self) -> Result<Option<String>, JsError> {
        let Place::Local(local) = self.0.host_mut() else { return Ok(None) };
        Ok(local.ask().map(|thought| serde_json::to_string(&thought)).transpose()?)
    }

    /// Plays what the bot has found.
    pub fn answer_bot(&mut self, actions: &str) -> Result<(), JsError> {
        if let Place::Local(local) = self.0.host_mut() {
            local.answer(&lines(actions))?;
        }
        self.0.poll();
        Ok(())
    }

    /// Takes the table as its server tells it now, as JSON of `Told`. What cannot be the game of the
    /// server is to be asked for once more: then it answers `unclear`, and `senseless` if that was done
    /// already.
    pub fn follow(&mut self, told: &str) -> Result<String, JsError> {
        let Place::Online(online) = self.0.host_mut() else { return Ok("news".to_owned()) };
        let followed = online.follow(serde_json::from_str(told)?);
        self.0.poll();
        Ok(match followed {
            Followed::News(_) => "news",
            Followed::Unclear => "unclear",
            Followed::Senseless => "senseless",
        }
        .to_owned())
    }

    /// The turn that is to be carried to the server, once, as JSON of `Command`.
    pub fn outgoing(&mut self) -> Result<Option<String>, JsError> {
        let Place::Online(online) = self.0.host_mut() else { return Ok(None) };
        Ok(online.outgoing().map(|turn| serde_json::to_string(&turn)).transpose()?)
    }

    /// The server has taken the turn as the event with this number, or has not taken it.
    pub fn answered(&mut self, seq: Option<u32>) {
        if let Place::Online(online) = self.0.host_mut() {
            online.answered(seq);
        }
        self.0.poll();
    }

    /// The server is being looked for, or was found again.
    pub fn lose(&mut self, is_lost: bool) {
        if let Place::Online(online) = self.0.host_mut() {
            online.lose(is_lost);
        }
        self.0.poll();
    }
}

fn wish(setup: &str, sitters: &str, preset: &str) -> Result<Wish, JsError> {
    let preset: Preset = serde_json::from_value(preset.into())?;
    Ok(Wish { setup: setup.to_owned(), sitters: serde_json::from_str(sitters)?, preset })
}
