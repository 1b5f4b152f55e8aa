//! What others have done since it was told last, for whoever hears the game.

use crate::cells::Lying;
use crate::host::Host;
use crate::session::Session;
use crate::story::about;
use remparts_screen::Happening;
use serde::Serialize;
use ts_rs::TS;

/// Something that is news to whoever listens.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Event {
    /// The game was taken back to a turn.
    TakenBack {
        /// The number of the turn.
        turn: usize,
    },
    /// Something happened.
    Happened {
        /// What it was.
        happening: Box<Happening>,
        /// The tile, if one was laid.
        tile: Option<Lying>,
    },
}

/// How far a game was told, so that nothing is told twice.
#[derive(Clone)]
pub struct Feed {
    /// The plies that were told, as they were.
    told: Vec<String>,
    /// When it was looked at last.
    version: Option<u64>,
}

impl Feed {
    /// What has happened before is not told again.
    pub fn from_now<H: Host + ?Sized>(session: &Session<H>) -> Self {
        let told = session.chronicle().iter().map(|entry| entry.text.clone()).collect();
        Self { told, version: None }
    }

    /// What has happened since.
    pub fn news<H: Host + ?Sized>(&mut self, session: &Session<H>) -> Vec<Event> {
        if self.version.replace(session.version()) == Some(session.version()) {
            return Vec::new();
        }
        let plies = session.chronicle();
        let same = self.told.iter().zip(plies).take_while(|(told, ply)| **told == ply.text).count();
        let mut news = Vec::new();
        // Cards that were hidden are shown at the end: that takes nothing back.
        if same < self.told.len() && !session.is_over() {
            let turn = plies.get(same).map_or(session.base().turn.number, |entry| entry.turn);
            news.push(Event::TakenBack { turn });
        }
        let from = if session.is_over() { self.told.len().min(plies.len()) } else { same };
        for entry in &plies[from..] {
            // Whoever has done it knows it.
            let own = entry.seat.is_some_and(|seat| session.host().plays(seat));
            let known = |happening: &Happening| {
                own && matches!(happening, Happening::Laid { .. } | Happening::Put { .. })
            };
            let told = entry.happenings.iter().filter(|it| about(it).is_some() && !known(it));
            news.extend(told.map(|happening| Event::Happened {
                tile: laid(session, happening),
                happening: Box::new(happening.clone()),
            }));
        }
        self.told = plies.iter().map(|entry| entry.text.clone()).collect();
        news
    }
}

fn laid<H: Host + ?Sized>(session: &Session<H>, happening: &Happening) -> Option<Lying> {
    let Happening::Laid { face, rotation, .. } = happening else { return None };
    Some(Lying::of(session.face_named(face)?, *rotation))
}
