//! Plays one recorded game and compares everything that both sides say.

use super::record::{Choice, Record, Scoring, Turn};
use super::river::{OtherReading, Remark};
use super::words;
use anyhow::Result;
use remparts_engine::classic::event::{Occasion, Scored};
use remparts_engine::classic::{Action, Answer, Classic, Event, Illegal, Question};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::{Cell, Rotation};
use remparts_engine::kernel::seat::Seat;
use serde::Serialize;
use std::fmt;

/// The result of replaying one game.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) turns: usize,
    pub(crate) differences: Vec<Difference>,
    pub(crate) remarks: Vec<Remark>,
}

/// A difference between the engine and the record.
pub(crate) struct Difference {
    pub(crate) game: String,
    pub(crate) when: When,
    pub(crate) what: &'static str,
    pub(crate) expected: String,
    pub(crate) found: String,
}

/// A moment of the game, for messages.
#[derive(Clone, Copy)]
pub(crate) enum When {
    Start,
    /// In this turn, counted from one.
    Turn(usize),
    End,
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => f.write_str("start"),
            Self::Turn(turn) => write!(f, "turn {turn}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, when, what, expected, found } = self;
        write!(f, "game {game}, {when}: {what}\n  expected {expected}\n  found    {found}")
    }
}

/// The rest of the game cannot be compared: the engine does not follow the record.
struct Stop;

/// Replays a record; an error means that it makes no sense, not that the engine disagrees.
pub(crate) fn replay(record: &Record) -> Result<Report> {
    let setup = record.setup()?;
    let mut replay = Replay {
        record,
        game: Classic::new(setup)?,
        river: OtherReading::new(setup)?,
        events: Vec::new(),
        when: When::Start,
        report: Report::default(),
    };
    // A stop has been reported as a difference.
    let _ = replay.run();
    replay.report.remarks = replay.river.map(OtherReading::into_remarks).unwrap_or_default();
    Ok(replay.report)
}

struct Replay<'a> {
    record: &'a Record,
    game: Classic,
    river: Option<OtherReading>,
    events: Vec<Event>,
    when: When,
    report: Report,
}

impl Replay<'_> {
    fn run(&mut self) -> Result<(), Stop> {
        let record = self.record;
        let laid = self.game.rules().start.iter();
        let start = laid.map(|(face, pose)| words::laid(&self.game, *face, *pose)).collect();
        self.same("tiles on the table", &record.start, &start);
        let turns = record
            .turns
            .iter()
            .flat_map(|turn| turn.discarded.iter().chain(std::iter::once(&turn.tile)));
        let aside = record.end.iter().flat_map(|end| &end.discarded);
        self.same("tiles drawn", &record.draw, &turns.chain(aside).cloned().collect());
        for (n, turn) in record.turns.iter().enumerate() {
            self.when = When::Turn(n + 1);
            self.turn(turn)?;
            self.report.turns += 1;
        }
        self.when = When::End;
        let Some(end) = &record.end else {
            return Ok(());
        };
        for tile in &end.discarded {
            self.draw(tile, true)?;
        }
        self.same("whether the game is over", &true, &(self.game.pending() == Pending::Over));
        let scored = self.scored(Occasion::Final);
        self.same_set("final scoring", &sorted(&end.scored), scored);
        let scores = self.game.scores().to_vec();
        self.same("final scores", &end.scores, &scores);
        Ok(())
    }

    fn turn(&mut self, turn: &Turn) -> Result<(), Stop> {
        for tile in &turn.discarded {
            self.draw(tile, true)?;
        }
        let face = self.draw(&turn.tile, false)?;
        let Pending::Seat(seat) = self.game.pending() else {
            return Err(self.stop("whose turn it is", &turn.player, "nobody's"));
        };
        self.same("whose turn it is", &turn.player, &seat.0);
        self.same_set("legal placements", &turn.legal, words::placements(&self.game));
        if let Some(river) = &mut self.river {
            river.compare(&self.record.id, self.when, &turn.legal);
        }
        let (x, y, quarters) = turn.place;
        let (cell, rotation) = (Cell::new(x, y), Rotation::of(quarters.into()));
        self.play(seat, Action::Place { tile: face, cell, rotation }, &turn.place)?;

        let choices = words::choices(&self.game);
        let found = choices.iter().map(|(choice, _)| choice.clone()).collect();
        self.same_set("meeple options", &turn.options, found);
        let action = self.choose(turn.action.as_ref(), &choices)?;
        self.play(seat, action, &turn.action)?;
        self.after(turn);
        Ok(())
    }

    /// Compares the events of a turn.
    fn after(&mut self, turn: &Turn) {
        let mut scored = self.scored(Occasion::Recalled);
        scored.extend(self.scored(Occasion::Completed));
        self.same_set("scoring", &sorted(&turn.scored), scored);
        if let Some(late) = turn.scored.iter().skip(1).position(|scoring| scoring.recall) {
            self.same("place of the recall among the events", &0, &(late + 1));
        }
        // After the last tile the engine goes on to the final scoring; the record holds it apart.
        let mut home = Vec::new();
        let mut scores = self.game.scores().to_vec();
        let mut hands = words::hands(&self.game);
        for scored in events_of(&self.events) {
            let last = scored.occasion == Occasion::Final;
            for figure in &scored.returned {
                if last {
                    hands[figure.seat.index()][figure.figure as usize] -= 1;
                } else {
                    home.push(words::returned(&self.game, figure));
                }
            }
            if last {
                scored.winners.iter().for_each(|seat| scores[seat.index()] -= scored.points);
            }
        }
        self.same_set("returned meeples", &turn.returned, home);
        self.same("scores", &turn.scores, &scores);
        self.same("meeples in hand", &turn.hand, &hands);
    }

    /// Draws a tile that fits nowhere if `aside`, and otherwise one that fits.
    fn draw(&mut self, tile: &String, aside: bool) -> Result<FaceId, Stop> {
        let Some(face) = self.game.rules().face_named(tile) else {
            return Err(self.stop("tile drawn", tile, "no such tile in this game"));
        };
        if self.game.pending() != Pending::Chance(Question::Draw) {
            return Err(self.stop("tile drawn", tile, "no draw is pending"));
        }
        self.events.clear();
        if let Err(illegal) = self.game.resolve(Answer::Draw(face), &mut self.events) {
            return Err(self.refused("tile drawn", tile, illegal));
        }
        let boxed = self.events.contains(&Event::Boxed(face));
        if let Some(river) = &mut self.river {
            river.draw(&self.record.id, self.when, face, boxed);
        }
        if boxed != aside {
            let word = |aside| if aside { "put aside" } else { "kept" };
            return Err(self.stop("tile drawn", &(tile, word(aside)), word(boxed)));
        }
        Ok(face)
    }

    fn play<T: Serialize>(&mut self, seat: Seat, action: Action, said: &T) -> Result<(), Stop> {
        self.events.clear();
        if let Err(illegal) = self.game.play(seat, action, &mut self.events) {
            return Err(self.refused("move", said, illegal));
        }
        if let Some(river) = &mut self.river {
            river.play(seat, action);
        }
        Ok(())
    }

    fn choose(
        &mut self,
        wanted: Option<&Choice>,
        choices: &[(Choice, Action)],
    ) -> Result<Action, Stop> {
        let Some(wanted) = wanted else { return Ok(Action::Pass) };
        let known = choices.iter().find(|(choice, _)| choice == wanted);
        match known {
            Some((_, action)) => Ok(*action),
            None => Err(self.stop("move", wanted, "not among the options")),
        }
    }

    /// The features scored on one occasion since the last ply.
    fn scored(&self, occasion: Occasion) -> Vec<Scoring> {
        let scored = events_of(&self.events).filter(|scored| scored.occasion == occasion);
        scored.map(|scored| words::scoring(&self.game, scored)).collect()
    }

    fn same<T: PartialEq + Serialize>(&mut self, what: &'static str, expected: &T, found: &T) {
        if expected != found {
            self.differ(what, json(expected), json(found));
        }
    }

    /// Compares two lists whose order means nothing and shows only what stands in one of them.
    fn same_set<T: Ord + Clone + Serialize>(
        &mut self,
        what: &'static str,
        expected: &[T],
        mut found: Vec<T>,
    ) {
        let mut expected = expected.to_vec();
        expected.sort_unstable();
        found.sort_unstable();
        if expected == found {
            return;
        }
        let (missing, more) = (without(&expected, &found), without(&found, &expected));
        let (expected, found) = match (missing.is_empty(), more.is_empty()) {
            (true, true) => (json(&expected), json(&found)),
            _ => (
                format!("{} in all, only here {}", expected.len(), json(&missing)),
                format!("{} in all, only here {}", found.len(), json(&more)),
            ),
        };
        self.differ(what, expected, found);
    }

    fn differ(&mut self, what: &'static str, expected: String, found: String) {
        let game = self.record.id.clone();
        self.report.differences.push(Difference { game, when: self.when, what, expected, found });
    }

    fn stop<T: Serialize>(&mut self, what: &'static str, expected: &T, found: &str) -> Stop {
        self.differ(
            what,
            json(expected),
            format!("{found}; the rest of this game is not compared"),
        );
        Stop
    }

    fn refused<T: Serialize>(&mut self, what: &'static str, said: &T, illegal: Illegal) -> Stop {
        self.stop(what, said, &format!("refused: {illegal}"))
    }
}

fn events_of(events: &[Event]) -> impl Iterator<Item = &Scored> {
    events.iter().filter_map(|event| match event {
        Event::Scored(scored) => Some(&**scored),
        _ => None,
    })
}

fn sorted(scorings: &[Scoring]) -> Vec<Scoring> {
    scorings.iter().map(|scoring| scoring.clone().sorted()).collect()
}

fn without<T: Ord + Clone>(list: &[T], other: &[T]) -> Vec<T> {
    list.iter().filter(|item| other.binary_search(item).is_err()).cloned().collect()
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| error.to_string())
}
