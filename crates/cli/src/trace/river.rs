//! The same river by our default reading, beside the one the games were recorded with.
//!
//! The recorder reads the ban on turning the river back in another way than RUL-RIVER-1 to
//! RUL-RIVER-4, and rule books allow both. Where the two readings part, we say so with the reason.
//! It is no difference of the engine, which plays the recorded reading too.

use super::record::Placement;
use super::replay::When;
use super::words;
use anyhow::Result;
use remparts_engine::classic::{Action, Answer, Classic, Event, Illegal, RiverBends, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation};
use remparts_engine::kernel::seat::Seat;
use std::fmt;

/// A difference between the two readings of the river.
pub(crate) struct Remark {
    game: String,
    when: When,
    tile: String,
    about: About,
}

enum About {
    /// Only the record allows this placement.
    RecordedOnly(Placement, Illegal),
    /// Only our default allows this placement, which turns nothing.
    StraightOnly(Placement),
    /// Only our default allows this placement, since RIVER-8 is waived.
    WaivedOnly(Placement),
    /// The recorder puts a tile aside that can be placed by our default, or the other way round.
    PutAside { by_record: bool },
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, when, tile, about } = self;
        write!(f, "reading: game {game}, {when}, {tile}")?;
        let at = |(x, y, rotation): &Placement| format!("{x},{y} r{rotation}");
        match about {
            About::RecordedOnly(place, illegal) => {
                let rule = match illegal {
                    Illegal::RiverUTurn => "RUL-RIVER-1",
                    Illegal::RiverTowardRiver => "RUL-RIVER-2",
                    _ => "RUL-RIVER-3",
                };
                write!(
                    f,
                    " {}: only the record allows it; by default {illegal} ({rule})",
                    at(place)
                )
            }
            About::StraightOnly(place) => write!(
                f,
                " {}: only the default allows it; a tile that turns nothing looks at nothing ahead \
                 (RUL-RIVER-2)",
                at(place)
            ),
            About::WaivedOnly(place) => write!(
                f,
                " {}: only the default allows it; no placement keeps clear of the river, so that \
                 rule is waived (RUL-RIVER-4)",
                at(place)
            ),
            About::PutAside { by_record: true } => {
                f.write_str(": put aside in the record, can be placed by default (RUL-RIVER-4)")
            }
            About::PutAside { by_record: false } => {
                f.write_str(": placed in the record, put aside by default (RUL-RIVER-4)")
            }
        }
    }
}

/// A second game that follows the record as long as our default reading allows it.
pub(crate) struct OtherReading {
    game: Option<Classic>,
    remarks: Vec<Remark>,
}

impl OtherReading {
    /// A second game, if there is a river to read.
    pub(crate) fn new(recorded: Setup) -> Result<Option<Self>> {
        if recorded.river.is_none() {
            return Ok(None);
        }
        let setup = Setup { river_bends: RiverBends::Corridor, ..recorded };
        Ok(Some(Self { game: Some(Classic::new(setup)?), remarks: Vec::new() }))
    }

    pub(crate) fn into_remarks(self) -> Vec<Remark> {
        self.remarks
    }

    /// Draws the recorded tile, which was `boxed` in the recorded reading.
    pub(crate) fn draw(&mut self, id: &str, when: When, face: FaceId, boxed: bool) {
        let Some(game) = &mut self.game else { return };
        // Once the river is done both readings are the same.
        if game.rules().facts[face.index()].river == 0 {
            self.game = None;
            return;
        }
        let mut events = Vec::new();
        let drawn = game.resolve(Answer::Draw(face), &mut events);
        let boxed_here = events.contains(&Event::Boxed(face));
        if drawn.is_ok() && boxed != boxed_here {
            self.remark(id, when, face, About::PutAside { by_record: boxed });
        }
        if drawn.is_err() || boxed != boxed_here {
            self.game = None;
        }
    }

    /// Compares the recorded list with our own, both for the tile just drawn.
    pub(crate) fn compare(&mut self, id: &str, when: When, recorded: &[Placement]) {
        let Some(game) = &self.game else { return };
        let (Pending::Seat(seat), Some(face)) = (game.pending(), in_hand(game)) else { return };
        let own = words::placements(game);
        let mut about = Vec::new();
        for place in recorded.iter().filter(|place| !own.contains(place)) {
            let (x, y, quarters) = *place;
            let (cell, rotation) = (Cell::new(x, y), Rotation::of(quarters.into()));
            if let Err(illegal) = game.check(seat, Action::Place { tile: face, cell, rotation }) {
                about.push(About::RecordedOnly(*place, illegal));
            }
        }
        // The corridor holds every square that the recorder looks at, so a bend that only we
        // allow can only be a waived one.
        let bend =
            matches!(game.rules().facts[face.index()].river, 0b0011 | 0b0110 | 0b1100 | 0b1001);
        for place in own.iter().filter(|place| !recorded.contains(place)) {
            about.push(if bend { About::WaivedOnly(*place) } else { About::StraightOnly(*place) });
        }
        for about in about {
            self.remark(id, when, face, about);
        }
    }

    /// Follows the record, or stops where it breaks our default reading.
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        if let Some(game) = &mut self.game
            && game.play(seat, action, &mut Quiet).is_err()
        {
            self.game = None;
        }
    }

    fn remark(&mut self, id: &str, when: When, face: FaceId, about: About) {
        let Some(game) = &self.game else { return };
        let tile = game.rules().face(face).name.clone();
        self.remarks.push(Remark { game: id.into(), when, tile, about });
    }
}

/// The tile to be laid.
fn in_hand(game: &Classic) -> Option<FaceId> {
    let mut legal = remparts_engine::kernel::list::List::new();
    game.legal(&mut legal);
    legal.iter().find_map(|action| match action {
        Action::Place { tile, .. } => Some(*tile),
        _ => None,
    })
}
