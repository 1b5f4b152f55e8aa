//! One position as text, complete with secrets: what a log leads to, without the way there.
//!
//! ```text
//! position 1
//! players 2
//! farmers field3
//! two-tile-city full
//! first drawn
//! table
//! tile base/D 0,0 r0
//! tile base/E 0,-1 r2
//! figure 1 meeple-1 0,-1 field-012367
//! scores 0 0
//! bag base/A 2 base/B 4 ...
//! turn draw 2
//! ```
//! Tiles stand in the order of laying and figures name their slot, so that a game read back lists
//! its actions in the same order.

use super::ply::{figure_named, gift_named};
use crate::classic::action::{FigureKind, Gift};
use crate::classic::game::Classic;
use crate::classic::modules::{anniversary, gifts};
use crate::classic::setup::{Module, SetupError};
use crate::classic::state::{Bag, GiftTable, Pile, Step};
use crate::classic::tiles::Symbol;
use crate::kernel::face::FaceId;
use crate::kernel::figures::Figure;
use crate::kernel::game::Game;
use crate::kernel::geometry::Pose;
use crate::kernel::regions::PartId;
use crate::kernel::seat::Seat;
use crate::notation::setup::{self, SetupReader};
use crate::notation::spot::{name_on_board, read_spot};
use crate::notation::words::{ReadError, Reading, Words, read_number, read_seat};
use thiserror::Error;

/// First line of every position.
pub const MAGIC: &str = "position 1";
/// A longer text is refused unread.
pub const MAX_BYTES: usize = 1 << 16;

/// Why a position could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// The text is malformed.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The setup cannot be played.
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    /// A line says something that cannot be.
    #[error("line {line}: {problem}")]
    Impossible {
        /// Line, counted from one.
        line: usize,
        /// What cannot be.
        problem: Impossible,
    },
}

/// What cannot be in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Impossible {
    /// The start piece does not lie where the setup puts it.
    #[error("the position must begin with the start piece")]
    Start,
    /// The tile is not beside another, or does not match, or the cell is taken.
    #[error("the tile does not fit there")]
    TileFit,
    /// More copies than the box holds.
    #[error("there are not so many of these tiles")]
    TileCount,
    /// The figure is not of this game, or is on the board already, or may not stand there.
    #[error("this figure cannot stand there")]
    Figure,
    /// More cards than the box holds.
    #[error("there are not so many of these gifts")]
    GiftCount,
    /// The turn cannot stand at this step.
    #[error("the turn cannot stand at this step")]
    Turn,
    /// The same line twice.
    #[error("this line may come only once")]
    Twice,
}

const STEPS: [(&str, Step); 8] = [
    ("first", Step::First),
    ("draw", Step::Draw),
    ("tile", Step::Tile),
    ("second", Step::SecondTile),
    ("arrow", Step::Arrow),
    ("gift", Step::Gift),
    ("figure", Step::Figure),
    ("over", Step::Over),
];

/// Writes a position.
pub fn write(game: &Classic) -> String {
    let (rules, state) = (&game.rules, &game.state);
    let name = |face: FaceId| &rules.face(face).name;
    let mut text = format!("{MAGIC}\n{}table\n", setup::write(&rules.setup));
    for tile in state.table.board.placed() {
        let Pose { cell, rotation } = tile.pose;
        text += &format!("tile {} {cell} r{}\n", name(tile.face), rotation.index());
    }
    for (figure, place) in state.figures.on_board(rules.seats()) {
        let at = state.table.spot(PartId(place));
        let (slot, part) = (slot_name(figure.slot), name_on_board(game, at));
        text += &format!("figure {} {slot} {} {part}\n", figure.seat, at.cell);
    }
    text += "scores";
    game.scores().iter().for_each(|score| text += &format!(" {score}"));
    text += "\nbag";
    for (face, left) in state.bag.faces() {
        text += &format!(" {} {left}", name(face));
    }
    text += "\n";
    for seat in Seat::first(rules.seats()) {
        let cards = game.secrets.hand(seat);
        if cards.iter().any(|count| *count > 0) {
            text += &format!("hand {seat}{}\n", cards_text(cards));
        }
    }
    if state.gifts.discards.iter().any(|count| *count > 0) {
        text += &format!("discards{}\n", cards_text(&state.gifts.discards));
    }
    let turn = &state.turn;
    let step = STEPS.iter().find(|(_, step)| *step == turn.step).map_or("", |(word, _)| word);
    text += &format!("turn {step} {}", turn.seat);
    if turn.again {
        text += " again";
    }
    if turn.unwrapped {
        text += " unwrapped";
    }
    if let Some(tile) = turn.tile {
        text += &format!(" holds {}", name(tile));
    }
    if let Some(tile) = turn.second {
        text += &format!(" also {}", name(tile));
    }
    if let Some(symbol) = turn.symbol {
        text += &format!(" symbol {}", symbol.name());
    }
    text + "\n"
}

fn slot_name(slot: u8) -> String {
    match FigureKind::of_slot(slot) {
        FigureKind::Meeple => format!("meeple-{}", slot + 1),
        kind => kind.to_string(),
    }
}

fn read_slot(word: &str) -> Option<u8> {
    match word.split_once('-') {
        Some(("meeple", number)) => {
            let slot = read_number::<u8>(number)?.checked_sub(1)?;
            FigureKind::Meeple.slots().contains(&slot).then_some(slot)
        }
        _ => figure_named(word)
            .filter(|kind| *kind != FigureKind::Meeple)
            .map(|kind| kind.slots().start),
    }
}

fn cards_text(cards: &[u8; Gift::ALL.len()]) -> String {
    let held = Gift::ALL.into_iter().filter(|gift| cards[gift.index()] > 0);
    held.map(|gift| format!(" {} {}", gift.name(), cards[gift.index()])).collect()
}

/// Reads a position and sets it up.
pub fn read(text: &str) -> Result<Classic, PositionError> {
    let at = |line, reading| ReadError { line, column: 1, reading };
    if text.len() > MAX_BYTES {
        return Err(at(1, Reading::Oversized).into());
    }
    let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
    let end = text.lines().count() + 1;
    let missing = |what| at(end, Reading::Missing(what));
    let first = lines.next().ok_or_else(|| missing("`position 1`"))?;
    if first.1 != MAGIC {
        return Err(Words::new(1, first.1).refuse_line("`position 1`").into());
    }
    let mut settings = SetupReader::new();
    let table_at = loop {
        let (number, line) = lines.next().ok_or_else(|| missing("`table`"))?;
        if line == "table" {
            break number;
        }
        let words = Words::new(number, line);
        if !settings.line(words.clone())? {
            return Err(words.refuse("a setting or `table`").into());
        }
    };
    let mut table = TableReader::new(Classic::new(settings.setup)?, table_at);
    for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
        table.line(number, line)?;
    }
    table.close()
}

/// Builds a position line by line.
struct TableReader {
    game: Classic,
    /// Squares of the start piece whose lines are still to come.
    start_left: usize,
    /// Tiles that are still in the box, by face.
    copies: Vec<u8>,
    seen: Vec<&'static str>,
    /// The line being read.
    number: usize,
}

impl TableReader {
    fn new(mut game: Classic, number: usize) -> Self {
        let start_left = game.rules.start.len();
        let copies = game.rules.copies.clone();
        game.state.bag = Bag::new();
        Self { game, start_left, copies, seen: Vec::new(), number }
    }

    fn line(&mut self, number: usize, line: &str) -> Result<(), PositionError> {
        self.number = number;
        const KEYS: &str = "tile, figure, scores, bag, hand, discards or turn";
        const KNOWN: [&str; 7] = ["tile", "figure", "scores", "bag", "hand", "discards", "turn"];
        let mut words = Words::new(number, line);
        let key = words.take(KEYS, |word| KNOWN.into_iter().find(|key| *key == word))?;
        let once = !["tile", "figure", "hand"].contains(&key);
        if once && self.seen.contains(&key) {
            return Err(self.cannot(Impossible::Twice));
        }
        self.seen.push(key);
        match key {
            "tile" => self.tile(&mut words)?,
            "figure" => self.figure(&mut words)?,
            "scores" => self.scores(&mut words)?,
            "bag" => self.bag(&mut words)?,
            "hand" | "discards" => self.cards(&mut words, key == "hand")?,
            _ => self.turn(&mut words)?,
        }
        words.end()?;
        Ok(())
    }

    /// An error about what the line says.
    const fn cannot(&self, problem: Impossible) -> PositionError {
        PositionError::Impossible { line: self.number, problem }
    }

    fn face(&self, words: &mut Words<'_>) -> Result<FaceId, ReadError> {
        words.take("a tile of this game", |word| self.game.rules.face_named(word))
    }

    /// Takes copies of a face out of the box.
    fn use_up(&mut self, face: FaceId, count: u8) -> Result<(), PositionError> {
        let left = self.copies[face.index()].checked_sub(count);
        self.copies[face.index()] = left.ok_or_else(|| self.cannot(Impossible::TileCount))?;
        Ok(())
    }

    fn tile(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let face = self.face(words)?;
        let pose = Pose { cell: words.cell()?, rotation: words.rotation()? };
        let starts = self.game.rules.start.len();
        if self.start_left > 0 {
            // The start piece lies there already; its lines must say so.
            let stated = self.game.rules.start[starts - self.start_left] == (face, pose);
            self.start_left -= 1;
            return if stated { Ok(()) } else { Err(self.cannot(Impossible::Start)) };
        }
        self.use_up(face, 1)?;
        let board = &self.game.state.table.board;
        let lanes = self.game.rules.face(face).lanes;
        let fits = board.rotations(lanes, pose.cell) >> pose.rotation.index() & 1 == 1;
        if !fits || board.is_full() {
            return Err(self.cannot(Impossible::TileFit));
        }
        self.game.lay(face, pose);
        Ok(())
    }

    fn seat(&self, words: &mut Words<'_>) -> Result<Seat, ReadError> {
        let seats = self.game.seats();
        words.take("a seat", |word| read_seat(word).filter(|seat| seat.index() < seats))
    }

    fn figure(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let seat = self.seat(words)?;
        let slot = words.take("meeple-1 to meeple-7, big or abbot", read_slot)?;
        let spot = read_spot(&self.game, words)?;
        let game = &self.game;
        let kind = FigureKind::of_slot(slot);
        let figure = Figure { seat, slot };
        let part = game.state.table.part_at(spot).ok_or_else(|| self.cannot(Impossible::Figure))?;
        let region = game.state.table.regions.region(part);
        let owned = game.rules.slots(kind).contains(&slot);
        let stands = game.may_stand(kind, game.state.table.regions.tally(region).kind);
        if !owned || !stands || game.state.figures.place(figure).is_some() {
            return Err(self.cannot(Impossible::Figure));
        }
        self.game.state.figures.put(figure, part.0);
        self.game.state.table.regions.tally_mut(region).figures += 1;
        Ok(())
    }

    fn scores(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        for seat in 0..self.game.seats() {
            let score = words.take("a score", |word| {
                read_number::<i32>(word).filter(|score| (0..1_000_000).contains(score))
            })?;
            self.game.state.scores[seat] = score;
        }
        Ok(())
    }

    fn bag(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        while words.end().is_err() {
            let face = self.face(words)?;
            let count = words.number("a number of tiles")?;
            self.use_up(face, count)?;
            let pile = self.game.rules.pile_of(face);
            let pile = pile.ok_or_else(|| self.cannot(Impossible::TileCount))?;
            self.game.state.bag.add(face, pile as usize, count);
        }
        Ok(())
    }

    fn cards(&mut self, words: &mut Words<'_>, hand: bool) -> Result<(), PositionError> {
        let seat = if hand { Some(self.seat(words)?) } else { None };
        while words.end().is_err() {
            let gift = words.take("a gift", gift_named)?;
            let count: u8 = words.number("a number of cards")?;
            let game = &self.game;
            let discarded = game.state.gifts.discards[gift.index()];
            let known = u16::from(game.secrets.held(gift)) + u16::from(discarded);
            let in_box = game.rules.has(Module::Gifts);
            if !in_box || known + u16::from(count) > u16::from(GiftTable::COPIES) {
                return Err(self.cannot(Impossible::GiftCount));
            }
            let game = &mut self.game;
            game.state.gifts.deck -= count;
            match seat {
                Some(seat) => {
                    game.secrets.hand_mut(seat)[gift.index()] += count;
                    game.state.gifts.held[seat.index()] += count;
                }
                None => game.state.gifts.discards[gift.index()] += count,
            }
        }
        Ok(())
    }

    fn turn(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        const MORE: &str = "again, unwrapped, holds, also or symbol";
        let step = words.take("a step of the turn", |word| {
            STEPS.iter().find(|(name, _)| *name == word).map(|(_, step)| *step)
        })?;
        let seat = self.seat(words)?;
        self.game.state.turn.step = step;
        self.game.state.turn.seat = seat;
        while words.end().is_err() {
            let before = words.clone();
            match words.next() {
                Some("again") => self.game.state.turn.again = true,
                Some("unwrapped") => self.game.state.turn.unwrapped = true,
                Some("symbol") => {
                    let symbol = words.take("pair, anywhere or repeat", Symbol::named)?;
                    self.game.state.turn.symbol = Some(symbol);
                }
                Some(word @ ("holds" | "also")) => {
                    let face = self.face(words)?;
                    self.use_up(face, 1)?;
                    let turn = &mut self.game.state.turn;
                    let held = if word == "holds" { &mut turn.tile } else { &mut turn.second };
                    if held.replace(face).is_some() {
                        return Err(self.cannot(Impossible::Turn));
                    }
                }
                _ => return Err(before.refuse(MORE).into()),
            }
        }
        Ok(())
    }

    fn close(self) -> Result<Classic, PositionError> {
        if self.start_left > 0 {
            return Err(self.cannot(Impossible::Start));
        }
        if !self.seen.contains(&"turn") {
            let reading = Reading::Missing("`turn`");
            return Err(ReadError { line: self.number + 1, column: 1, reading }.into());
        }
        if !possible(&self.game) {
            return Err(self.cannot(Impossible::Turn));
        }
        Ok(self.game)
    }
}

/// Whether the game can go on from its step.
fn possible(game: &Classic) -> bool {
    let turn = &game.state.turn;
    let stocked = game.state.next_pile().is_some();
    let holds = turn.tile.is_some();
    let anniversary = game.rules.has(Module::Anniversary);
    let gift_on = game.rules.has(Module::Gifts);
    let laid = game.state.table.board.placed().len() > game.rules.start.len();
    let extras = (anniversary || (turn.symbol.is_none() && !turn.again))
        && (gift_on || (turn.second.is_none() && !turn.unwrapped));
    let same_stack = |a: Option<FaceId>, b: Pile| {
        a.and_then(|face| game.rules.pile_of(face)).is_some_and(|pile| pile.same_stack(b))
    };
    let second_fits = match turn.second.map(|face| game.rules.pile_of(face)) {
        None => true,
        Some(pile) => {
            turn.step == Step::Arrow || pile.is_some_and(|pile| same_stack(turn.tile, pile))
        }
    };
    let here = match turn.step {
        Step::First => !holds && !laid && stocked && game.rules.setup.first.is_none(),
        Step::Draw => !holds && turn.second.is_none() && stocked,
        Step::Tile => turn.tile.is_some_and(|face| game.can_be_placed(face)),
        Step::SecondTile => {
            let pile = game.state.next_pile();
            let drawable = pile.is_some_and(|pile| same_stack(turn.tile, pile));
            turn.second.is_none()
                && drawable
                && turn.tile.is_some_and(|face| game.can_be_placed(face))
        }
        Step::Arrow => {
            let touched = anniversary::touched(game, &game.state.across_last());
            anniversary && laid && !holds && touched.len() > 1
        }
        Step::Gift => {
            let due = gifts::is_due(game, &game.state.across_last());
            gift_on && laid && !holds && turn.second.is_none() && due
        }
        Step::Figure => laid && !holds && turn.second.is_none(),
        Step::Over => !holds && turn.second.is_none(),
    };
    here && extras && second_fits
}
