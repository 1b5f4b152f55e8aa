//! A game of any kind being played in front of a screen.

use crate::breakdown::Breakdown;
use crate::chronicle::Entry;
use crate::dealt::Dealt;
use crate::events::Happening;
use crate::faces::Face;
use crate::feature::Feature;
use crate::frontier::Gap;
use crate::ground::{Ground, Parts};
use crate::odds::Odds;
use crate::refusal::Refusal;
use crate::shown::Shown;
use crate::view::{Screen, Spot};
use remparts_art::album::Album;
use remparts_art::style::Style;
use remparts_art::svg::Options;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Sight as _};
use remparts_engine::kernel::geometry::Rotation;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::ReadError;
use remparts_engine::notation::any::{AnyLog, AnyLogError, AnySetup};
use remparts_engine::notation::setup;
use thiserror::Error;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// A text cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// A log cannot be replayed.
    #[error(transparent)]
    Log(#[from] AnyLogError),
    /// The rules say why.
    #[error("{0}")]
    Illegal(Refusal),
    /// It is not for a seat to answer for chance.
    #[error("only chance may say that")]
    Chance,
    /// The wish cannot be played.
    #[error("{0}")]
    Setup(String),
    /// There is a dealer, so nobody else may answer for chance.
    #[error("a dealer answers for chance at this table")]
    Dealt,
    /// What was told leaves a gap.
    #[error("plies before these have not been told")]
    Gap,
    /// Nobody has told all that has to be known for it.
    #[error("cards are hidden at this table")]
    Hidden,
}

/// A game of any kind on a table.
pub enum Table {
    /// The classic game.
    Classic(Box<Dealt<Classic>>),
    /// The City.
    City(Box<Dealt<City>>),
}

/// The same for a game of any kind.
macro_rules! each {
    ($self:ident, $table:ident => $said:expr) => {
        match $self {
            Self::Classic($table) => $said,
            Self::City($table) => $said,
        }
    };
}

impl Table {
    /// A new game as wished, dealt from a seed.
    pub fn new(setup: &str, seed: [u8; 32]) -> Result<Self, Refused> {
        Ok(match AnySetup::wish(setup)? {
            AnySetup::Classic(setup) => Self::Classic(Box::new(Dealt::new(setup, seed)?)),
            AnySetup::City(setup) => Self::City(Box::new(Dealt::new(setup, seed)?)),
        })
    }

    /// A game from its log. With a seed chance answers from it; without, chance waits until it is
    /// told what to answer.
    pub fn load(log: &str, seed: Option<[u8; 32]>) -> Result<Self, Refused> {
        Ok(match AnyLog::read(log)? {
            AnyLog::Classic(log) => Self::Classic(Box::new(Dealt::of(*log, seed)?)),
            AnyLog::City(log) => Self::City(Box::new(Dealt::of(*log, seed)?)),
        })
    }

    /// A game without a dealer, as one viewer is told it: `gift ?` is a card that another seat was
    /// dealt.
    pub fn told(setup: &str, plies: &[&str]) -> Result<Self, Refused> {
        Ok(match AnySetup::read(setup)? {
            AnySetup::Classic(setup) => Self::Classic(Box::new(Dealt::told(setup, plies)?)),
            AnySetup::City(setup) => Self::City(Box::new(Dealt::told(setup, plies)?)),
        })
    }

    /// Whether there is a dealer.
    pub fn can_go_on(&self) -> bool {
        each!(self, table => table.can_go_on())
    }

    /// What a viewer sees after a draft of actions, which nobody else hears of. A seat whose cards
    /// nobody has told sees what the audience sees.
    pub fn screen(&self, viewer: Viewer, draft: &[&str]) -> Result<Screen, Refused> {
        each!(self, table => table.screen(viewer, draft))
    }

    /// Why what was typed cannot follow a draft; none if it can, or if it is no move. A cell alone,
    /// or with a rotation, is about laying `face` there.
    pub fn refusal(
        &self,
        viewer: Viewer,
        draft: &[&str],
        typed: &str,
        face: Option<&str>,
    ) -> Option<Refusal> {
        each!(self, table => table.refusal(viewer, draft, typed, face))
    }

    /// Plays actions for the seat that has to choose, all of them or none, and lets the dealer
    /// answer.
    pub fn play(&mut self, actions: &[&str]) -> Result<Vec<Happening>, Refused> {
        each!(self, table => table.play(actions))
    }

    /// Plays plies, the answers of chance among them, all of them or none. Only where there is no
    /// dealer.
    pub fn tell(&mut self, plies: &[&str]) -> Result<Vec<Happening>, Refused> {
        each!(self, table => table.tell(plies))
    }

    /// Keeps the first so many plies and tells others after them, all of them or none. Only where
    /// there is no dealer.
    pub fn retell(&mut self, from: usize, plies: &[&str]) -> Result<Vec<Happening>, Refused> {
        each!(self, table => table.retell(from, plies))
    }

    /// A feature by one of its parts, after a draft.
    pub fn inspect(&self, spot: Spot, draft: &[&str]) -> Result<Option<Feature>, Refused> {
        each!(self, table => table.inspect(spot, draft))
    }

    /// Which feature every part of every tile belongs to after a draft, by the numbers that
    /// [`Table::screen`] gives them.
    pub fn parts(&self, viewer: Viewer, draft: &[&str]) -> Result<Parts, Refused> {
        each!(self, table => table.parts(viewer, draft))
    }

    /// The empty cells where tiles may be laid after a draft, with the chances of a seat, or else
    /// of the one whose turn it is.
    pub fn frontier(&self, draft: &[&str], seat: Option<Seat>) -> Result<Vec<Gap>, Refused> {
        each!(self, table => table.frontier(draft, seat))
    }

    /// How likely a seat is to draw tiles of some kinds.
    pub fn odds(&self, seat: Seat, faces: &[&str]) -> Odds {
        each!(self, table => table.odds(seat, faces))
    }

    /// The kinds of tiles that are played with.
    pub fn faces(&self) -> Vec<Face> {
        each!(self, table => table.log.game().faces())
    }

    /// The plies after the first so many, with what they made happen.
    pub fn chronicle(&self, from: usize) -> Vec<Entry> {
        each!(self, table => table.chronicle(from))
    }

    /// Where all points came from.
    pub fn breakdown(&self) -> Breakdown {
        each!(self, table => table.breakdown())
    }

    /// The same game as it was after so many plies, without a dealer.
    #[must_use]
    pub fn at(&self, ply: usize) -> Self {
        match self {
            Self::Classic(table) => Self::Classic(Box::new(table.at(ply))),
            Self::City(table) => Self::City(Box::new(table.at(ply))),
        }
    }

    /// The same game as it was after so many plies, dealt from a seed from there on. Only where
    /// nothing is hidden.
    pub fn branch(&self, ply: usize, seed: [u8; 32]) -> Result<Self, Refused> {
        Ok(match self {
            Self::Classic(table) => Self::Classic(Box::new(table.branch(ply, seed)?)),
            Self::City(table) => Self::City(Box::new(table.branch(ply, seed)?)),
        })
    }

    /// The log: all that this table knows, other seats' cards included unless they were told as
    /// hidden.
    pub fn log(&self) -> String {
        each!(self, table => table.write())
    }

    /// The lines of the wish it is played by.
    pub fn setup(&self) -> String {
        each!(self, table => setup::write(table.log.setup()))
    }

    /// The fingerprint of what everyone knows.
    pub fn digest(&self) -> String {
        each!(self, table => table.log.game().view(Viewer::Audience).known().digest().to_string())
    }

    /// The board as a document.
    pub fn picture(&self, options: &Options) -> String {
        each!(self, table => table.picture(options))
    }

    /// The drawing of a face as it lies: the content of a square of 1000 units.
    pub fn tile(&self, style: Style, face: &str, rotation: u8, copy: u8) -> Option<String> {
        let (album, face) = self.face(face)?;
        let rotation = Rotation::of(usize::from(rotation));
        Some(style.tile(album.face(face), rotation, album.seed(face, copy)))
    }

    /// What a face looks like as it lies, point by point.
    pub fn ground(&self, face: &str, rotation: u8) -> Option<Ground> {
        let (album, face) = self.face(face)?;
        Some(Ground::new(album.face(face), Rotation::of(usize::from(rotation))))
    }

    /// A face by its name.
    fn face(&self, face: &str) -> Option<(&Album, FaceId)> {
        let album = each!(self, table => &*table.album);
        Some((album, album.ids().find(|id| album.plan(*id).name == face)?))
    }
}
