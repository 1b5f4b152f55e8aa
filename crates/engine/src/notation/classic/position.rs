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
use crate::classic::feature::FeatureKind;
use crate::classic::game::Classic;
use crate::classic::modules::{anniversary, gifts};
use crate::classic::setup::{AbbotRecall, Module, SetupError};
use crate::classic::state::{Bag, GiftTable, Pile, Step};
use crate::classic::tiles::Symbol;
use crate::kernel::face::FaceId;
use crate::kernel::figures::Figure;
use crate::kernel::game::Game;
use crate::kernel::geometry::Pose;
use crate::kernel::regions::PartId;
use crate::kernel::seat::Seat;
use crate::notation::position::{
    self, Impossibility, Positioned, TableReader, Tabled, write_counts, write_tiles,
};
use crate::notation::spot::{name_on_board, read_spot};
use crate::notation::words::{Words, read_number};
use thiserror::Error;

pub use crate::notation::position::{MAGIC, MAX_BYTES};

/// Why a position could not be set up.
pub type PositionError = position::PositionError<SetupError, Impossible>;

/// What is impossible in a position of the classic game.
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
    /// The same line a second time.
    #[error("this line may come only once")]
    Twice,
}

impl Impossibility for Impossible {
    const TILE_COUNT: Self = Self::TileCount;
    const TWICE: Self = Self::Twice;
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

/// Writes a position line by line.
pub fn write(game: &Classic) -> String {
    let (rules, state) = (&game.rules, &game.state);
    let name = |face: FaceId| rules.face(face).name.as_str();
    let mut text = write_tiles(&rules.setup, state.table.board.placed(), name);
    for (figure, place) in state.figures.on_board(rules.seats()) {
        let at = state.table.spot(PartId(place));
        let (slot, part) = (slot_name(figure.slot), name_on_board(game, at));
        text += &format!("figure {} {slot} {} {part}\n", figure.seat, at.cell);
    }
    text += &write_counts(game.scores(), state.bag.faces(), name);
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
    if turn.abbot_placed {
        text += " abbot-placed";
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
    position::read(text)
}

impl Positioned for Classic {
    type Impossible = Impossible;

    fn write_position(&self) -> String {
        write(self)
    }

    fn read_position(text: &str) -> Result<Self, PositionError> {
        read(text)
    }
}

impl Tabled for Classic {
    /// Squares of the start piece whose lines are still to come.
    type Notes = usize;
    const ONCE: &'static [&'static str] = &["scores", "bag", "discards", "turn"];
    const OFTEN: &'static [&'static str] = &["tile", "figure", "hand"];
    const KEYS: &'static str = "tile, figure, scores, bag, hand, discards or turn";

    fn unpack(&mut self) -> (Vec<u8>, usize) {
        self.state.bag = Bag::new();
        (self.rules.copies.clone(), self.rules.start.len())
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
            "figure" => reader.figure(words),
            "scores" => reader.scores(words),
            "bag" => reader.bag(words, |game, face, count| {
                game.state.bag.add(face, game.rules.pile_of(face)? as usize, count);
                Some(())
            }),
            "hand" | "discards" => reader.cards(words, key == "hand"),
            _ => reader.turn(words),
        }
    }

    fn complete(reader: &TableReader<Self>) -> Result<(), PositionError> {
        if reader.notes > 0 { Err(reader.cannot(Impossible::Start)) } else { Ok(()) }
    }

    fn finish(reader: TableReader<Self>) -> Result<Self, PositionError> {
        if possible(&reader.game) { Ok(reader.game) } else { Err(reader.cannot(Impossible::Turn)) }
    }
}

impl TableReader<Classic> {
    fn tile(&mut self, words: &mut Words<'_>) -> Result<(), PositionError> {
        let face = self.face(words)?;
        let pose = Pose { cell: words.cell()?, rotation: words.rotation()? };
        let starts = self.game.rules.start.len();
        if self.notes > 0 {
            // The start piece lies there already; its lines must say so.
            let stated = self.game.rules.start[starts - self.notes] == (face, pose);
            self.notes -= 1;
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
        const MORE: &str = "again, unwrapped, abbot-placed, holds, also or symbol";
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
                Some("abbot-placed") => self.game.state.turn.abbot_placed = true,
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
    here && extras && second_fits && (!turn.abbot_placed || can_have_placed_the_abbot(game))
}

/// Whether the seat to move can have put its abbot down by Synod before laying its tile.
fn can_have_placed_the_abbot(game: &Classic) -> bool {
    let turn = &game.state.turn;
    let abbot = Figure { seat: turn.seat, slot: FigureKind::Abbot.slots().start };
    let place = game.state.figures.place(abbot);
    let on_abbey = place.is_some_and(|place| {
        game.state.table.regions.tally_of(PartId(place)).kind == FeatureKind::Abbey
    });
    game.rules.setup.abbot_recall == AbbotRecall::LaterTurn
        && turn.unwrapped
        && on_abbey
        && matches!(turn.step, Step::Tile | Step::Arrow | Step::Gift | Step::Figure)
}
