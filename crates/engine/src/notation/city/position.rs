//! One position as text: what a log leads to, without the way there.
//!
//! ```text
//! position 1
//! game city
//! players 2
//! ...
//! table
//! tile city/deadend-public 0,0 r2
//! tile city/square-petit_puits 0,-1 r0
//! gate 0,0 S
//! wall 0,0 E
//! wall 0,0 W
//! figure 1 follower-1 0,-1 street-N
//! figure 2 follower-1 guard 0,0 W
//! tower 1 0,0 E
//! scores 3 0
//! bag city/market4-l 1 city/market4-g 1 ...
//! turn draw 2
//! ```
//! Tiles stand in the order of laying and followers name their slot. Walls lead from the gate
//! outward, the counterclockwise ones first. A wall that closes the ring is next to both ends: it
//! continues the clockwise one unless its line ends in `counterclockwise`, which is written only
//! where all walls lie on that hand of the gate.
//!
//! All tiles come before the gate, although some were laid after it: cells beyond the wall are then
//! barred in another order. The list of placements of a game read back may therefore be in another
//! order; it holds the same placements.

use super::moment;
use crate::city::rules::FOLLOWERS;
use crate::city::run::Tower;
use crate::city::state::{Bag, Place, Stand, Step, Turn};
use crate::city::{Action, City, Illegal, Pile, SetupError};
use crate::kernel::face::FaceId;
use crate::kernel::figures::Figure;
use crate::kernel::game::Game;
use crate::kernel::geometry::Pose;
use crate::kernel::regions::PartId;
use crate::kernel::rim::Way;
use crate::notation::position::{
    self, Impossibility, Positioned, TableReader, Tabled, write_counts, write_tiles,
};
use crate::notation::spot::{read_edge, read_spot, write_edge, write_spot};
use crate::notation::words::{Words, read_number};
use thiserror::Error;

/// Why a position could not be set up.
pub type PositionError = position::PositionError<SetupError, Impossible>;

/// What is impossible in a position of The City.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Impossible {
    /// The rules refuse the tile, gate or wall where it is said to be.
    #[error(transparent)]
    Refused(#[from] Illegal),
    /// More copies than the box holds.
    #[error("there are not so many of these tiles")]
    TileCount,
    /// Gate or walls although only tiles of the first pile have been drawn.
    #[error("nothing is built before the second pile")]
    TooEarly,
    /// A wall before there is a gate.
    #[error("the walls begin at the gate")]
    NoGate,
    /// More walls than the box holds.
    #[error("there are not so many walls")]
    WallCount,
    /// A wall after the ring was closed.
    #[error("the ring is closed already")]
    RingClosed,
    /// A follower that is somewhere else already.
    #[error("this follower is on the board already")]
    FollowerTwice,
    /// Two followers on one part of a tile.
    #[error("another follower is there already")]
    Occupied,
    /// A follower on the tile that is only now waiting for one.
    #[error("the last tile has no follower yet at this step")]
    NewTile,
    /// A follower on a feature that has been scored or given up.
    #[error("this follower would have gone home")]
    GoneHome,
    /// A guard beside the walls, or on the gate.
    #[error("a guard stands on a wall")]
    GuardPlace,
    /// Two guards on one wall.
    #[error("a guard is on this wall already")]
    Guarded,
    /// More towers than the seat has.
    #[error("this seat has not so many towers")]
    TowerCount,
    /// A tower beside the walls, on the gate, or behind one that was set before.
    #[error("a tower stands at a wall, beyond the towers set before on that hand of the gate")]
    TowerPlace,
    /// The turn cannot stand at this step.
    #[error("the turn cannot stand at this step")]
    Turn,
    /// The tile in hand fits nowhere.
    #[error("the tile in hand fits nowhere")]
    NoPlace,
    /// The game would have ended before this step.
    #[error("the game would be over")]
    Ended,
    /// The position says that the game is over, but no ending holds.
    #[error("the game is not over yet")]
    NotOver,
    /// The last walls of the phase are not those that its builders can have built.
    #[error("these cannot be the last walls of the phase")]
    LastWalls,
    /// Nobody can be asked for a guard on such a wall.
    #[error("no guard can be put on this last wall")]
    NoGuard,
    /// More followers came home in this turn than can have.
    #[error("not so many followers can have come home in this turn")]
    Resting,
    /// A tower that nobody can set now.
    #[error("no tower can be set")]
    NoTower,
    /// The same line a second time.
    #[error("this line may come only once")]
    Twice,
}

impl Impossibility for Impossible {
    const TILE_COUNT: Self = Self::TileCount;
    const TWICE: Self = Self::Twice;
}

const STEPS: [(&str, Step); 9] = [
    ("first", Step::First),
    ("draw", Step::Draw),
    ("tile", Step::Tile),
    ("follower", Step::Follower),
    ("gate", Step::Gate),
    ("wall", Step::Wall),
    ("guard", Step::Guard),
    ("tower", Step::Tower),
    ("over", Step::Over),
];

/// Ends the line of a wall that closes the ring by continuing the counterclockwise end.
const COUNTERCLOCKWISE: &str = "counterclockwise";

/// Writes a position line by line.
pub fn write(game: &City) -> String {
    let (rules, state) = (&game.rules, &game.state);
    let name = |face: FaceId| rules.face(face).name.as_str();
    let mut text = write_tiles(&rules.setup, state.placed(), name);
    if let Some(gate) = state.run.gate() {
        text += &format!("gate {}\n", write_edge(gate));
        let mut hands = state.run.pieces().split(|piece| *piece == gate);
        let counterclockwise = hands.next().unwrap_or_default();
        let clockwise = hands.next().unwrap_or_default();
        for wall in counterclockwise.iter().rev().chain(clockwise) {
            text += &format!("wall {}\n", write_edge(*wall));
        }
        if clockwise.is_empty() && !counterclockwise.is_empty() && game.is_ring_closed() {
            text.pop();
            text += &format!(" {COUNTERCLOCKWISE}\n");
        }
    }
    for (Figure { seat, slot }, place) in state.figures.on_board(rules.seats()) {
        let stand = match game.stand(place) {
            Stand::Spot(spot) => write_spot(game, spot),
            Stand::Wall(wall) => format!("guard {}", write_edge(wall)),
        };
        text += &format!("figure {seat} follower-{} {stand}\n", slot + 1);
    }
    for Tower { seat, wall } in state.run.towers() {
        text += &format!("tower {seat} {}\n", write_edge(*wall));
    }
    text += &write_counts(game.scores(), state.bag.faces(), name);
    text + &write_turn(game) + "\n"
}

fn write_turn(game: &City) -> String {
    let Turn { step, seat, tile, builder, pieces, last, resting } = game.state.turn;
    let word = STEPS.iter().find(|(_, known)| *known == step).map_or("", |(word, _)| word);
    let mut text = format!("turn {word} {seat}");
    if let Some(tile) = tile {
        text += &format!(" holds {}", game.rules.face(tile).name);
    }
    if moment::builds(step) {
        text += &format!(" builder {builder} pieces {pieces}");
    }
    for (seat, wall) in (1..).zip(last) {
        text += &wall.map(|wall| format!(" last {seat} {}", write_edge(wall))).unwrap_or_default();
    }
    for (seat, resting) in (1..).zip(resting).filter(|(_, resting)| *resting > 0) {
        text += &format!(" resting {seat} {resting}");
    }
    text
}

/// Reads a position and sets it up.
pub fn read(text: &str) -> Result<City, PositionError> {
    position::read(text)
}

impl Positioned for City {
    type Impossible = Impossible;

    fn write_position(&self) -> String {
        write(self)
    }

    fn read_position(text: &str) -> Result<Self, PositionError> {
        read(text)
    }
}

/// What can be judged only when everything has been read, with the lines to blame.
#[derive(Default)]
pub(in crate::notation) struct Notes {
    turn: Turn,
    gate: usize,
    followers: Vec<(usize, PartId)>,
}

impl Tabled for City {
    type Notes = Notes;
    const ONCE: &'static [&'static str] = &["gate", "scores", "bag", "turn"];
    const OFTEN: &'static [&'static str] = &["tile", "wall", "figure", "tower"];
    const KEYS: &'static str = "tile, gate, wall, figure, tower, scores, bag or turn";

    fn unpack(&mut self) -> (Vec<u8>, Notes) {
        self.state.bag = Bag::new();
        (self.rules.copies.clone(), Notes::default())
    }

    fn face_named(&self, name: &str) -> Option<FaceId> {
        self.rules.face_named(name)
    }

    fn scores_mut(&mut self) -> &mut [i32] {
        &mut self.state.scores
    }

    fn read_line(
        reader: &mut TableReader<Self>,
        key: &str,
        words: &mut Words<'_>,
    ) -> Result<(), PositionError> {
        match key {
            "tile" => reader.tile(words),
            "gate" => reader.gate(words),
            "wall" => reader.wall(words),
            "figure" => reader.figure(words),
            "tower" => reader.tower(words),
            "scores" => reader.scores(words),
            "bag" => reader.bag(words, |game, face, count| {
                game.state.bag.add(face, 0, count);
                Some(())
            }),
            _ => reader.turn(words),
        }
    }

    fn finish(mut reader: TableReader<Self>) -> Result<Self, PositionError> {
        reader.game.state.turn = reader.notes.turn;
        if reader.game.state.run.stands() && reader.game.pile() == Pile::First {
            reader.number = reader.notes.gate;
            return Err(reader.cannot(Impossible::TooEarly));
        }
        moment::check(&reader.game).map_err(|problem| reader.cannot(problem))?;
        for (line, part) in &reader.notes.followers {
            moment::check_follower(&reader.game, *part)
                .map_err(|problem| PositionError::Impossible { line: *line, problem })?;
        }
        let mut game = reader.game;
        if game.state.turn.step == Step::Over {
            game.close_rim();
        }
        Ok(game)
    }
}

impl TableReader<City> {
    /// Asks the rules whether this could be done now.
    fn ask(
        &mut self,
        step: Step,
        tile: Option<FaceId>,
        action: Action,
    ) -> Result<(), PositionError> {
        self.game.state.turn = Turn { step, tile, ..Turn::default() };
        self.game.check_action(action).map_err(|illegal| self.cannot(illegal.into()))
    }

    fn tile(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let tile = self.face(words)?;
        let (cell, rotation) = (words.cell()?, words.rotation()?);
        self.use_up(tile, 1)?;
        self.ask(Step::Tile, Some(tile), Action::Place { tile, cell, rotation })?;
        self.game.lay(tile, Pose { cell, rotation });
        Ok(())
    }

    fn gate(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let gate = read_edge(words)?;
        self.ask(Step::Gate, None, Action::Gate(gate))?;
        self.notes.gate = self.number;
        self.game.state.run.build_gate(gate);
        self.game.wall_up(gate);
        Ok(())
    }

    fn wall(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let wall = read_edge(words)?;
        if !self.game.state.run.stands() {
            return Err(self.cannot(Impossible::NoGate));
        }
        if self.game.state.run.walls_left() == 0 {
            return Err(self.cannot(Impossible::WallCount));
        }
        if self.game.is_ring_closed() {
            return Err(self.cannot(Impossible::RingClosed));
        }
        let way = match Way::BOTH.map(|way| self.game.next_side(way) == wall) {
            [true, true] if words.clone().next() == Some(COUNTERCLOCKWISE) => {
                words.next();
                Way::Counterclockwise
            }
            [true, _] => Way::Clockwise,
            [false, true] => Way::Counterclockwise,
            [false, false] => return Err(self.cannot(Illegal::NotNextToAnEnd(wall).into())),
        };
        self.game.state.run.build_wall(wall, way);
        self.game.wall_up(wall);
        Ok(())
    }

    fn figure(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let seat = self.seat(words)?;
        let slot = words.take("follower-1 to follower-7", |word| {
            let number = read_number::<u8>(word.strip_prefix("follower-")?)?;
            number.checked_sub(1).filter(|slot| *slot < FOLLOWERS)
        })?;
        let figure = Figure { seat, slot };
        let place = self.place(words)?;
        if self.game.state.figures.place(figure).is_some() {
            return Err(self.cannot(Impossible::FollowerTwice));
        }
        let state = &mut self.game.state;
        state.figures.put(figure, place.number());
        match place {
            Place::Part(part) => {
                let region = state.table.regions.region(part);
                state.table.regions.tally_mut(region).figures += 1;
                self.notes.followers.push((self.number, part));
            }
            Place::Wall(tile, side) => state.sides.guard(tile, side),
        }
        Ok(())
    }

    /// Where a follower is: on a free spot of a tile, or on a wall without a guard.
    fn place(&self, words: &mut Words<'_>) -> Result<Place, PositionError> {
        let state = &self.game.state;
        let mut ahead = words.clone();
        if ahead.next() == Some("guard") {
            *words = ahead;
            let wall = read_edge(words)?;
            let built = state.run.pieces().contains(&wall) && state.run.gate() != Some(wall);
            let tile = state.table.board.at(wall.cell).filter(|_| built);
            let tile = tile.ok_or_else(|| self.cannot(Impossible::GuardPlace))?;
            if state.sides.is_guarded(tile, wall.side) {
                return Err(self.cannot(Impossible::Guarded));
            }
            return Ok(Place::Wall(tile, wall.side));
        }
        let spot = read_spot(&self.game, words)?;
        let place = state.table.part_at(spot).map(Place::Part);
        let taken = |place: &Place| {
            state.figures.on_board(self.game.seats()).any(|(_, at)| Place::of(at) == *place)
        };
        let free = place.filter(|place| !taken(place));
        free.ok_or_else(|| self.cannot(Impossible::Occupied))
    }

    fn tower(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let seat = self.seat(words)?;
        let wall = read_edge(words)?;
        if self.game.state.run.towers_left(seat) == 0 {
            return Err(self.cannot(Impossible::TowerCount));
        }
        let stands = self.game.state.run.set_past_tower(Tower { seat, wall });
        if stands { Ok(()) } else { Err(self.cannot(Impossible::TowerPlace)) }
    }

    fn turn(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        const MORE: &str = "holds, builder, pieces, last or resting";
        let step = words.take("a step of the turn", |word| {
            STEPS.iter().find(|(name, _)| *name == word).map(|(_, step)| *step)
        })?;
        let mut turn = Turn { step, seat: self.seat(words)?, ..Turn::default() };
        let (mut builder, mut pieces) = (None, None);
        while words.end().is_err() {
            let before = words.clone();
            let again = match words.next() {
                Some("holds") => {
                    let face = self.face(words)?;
                    self.use_up(face, 1)?;
                    turn.tile.replace(face).is_some()
                }
                Some("builder") => builder.replace(self.seat(words)?).is_some(),
                Some("pieces") => pieces.replace(words.number("a number of pieces")?).is_some(),
                Some("last") => {
                    let seat = self.seat(words)?;
                    turn.last[seat.index()].replace(read_edge(words)?).is_some()
                }
                Some("resting") => {
                    let seat = self.seat(words)?;
                    let resting = &mut turn.resting[seat.index()];
                    std::mem::replace(resting, words.number("a number of followers")?) > 0
                }
                _ => return Err(before.refuse(MORE).into()),
            };
            if again {
                return Err(self.cannot(Impossible::Turn));
            }
        }
        // Both are said where walls are built, and nowhere else.
        let said = moment::builds(step);
        if builder.is_some() != said || pieces.is_some() != said {
            return Err(self.cannot(Impossible::Turn));
        }
        turn.builder = builder.unwrap_or_default();
        turn.pieces = pieces.unwrap_or_default();
        self.notes.turn = turn;
        Ok(())
    }
}
