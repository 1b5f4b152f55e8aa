#![doc = include_str!("../README.md")]

mod session;
mod thinking;

pub use session::Session;
pub use thinking::{bot_time, roster, think};

use remparts_art::style::Style;
use remparts_art::svg::{Ground, Options};
use remparts_engine::kernel::dealer::Commitment;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::draws;
use remparts_screen as screen;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// A game in front of a screen.
#[wasm_bindgen]
pub struct Table(screen::Table);

#[wasm_bindgen]
impl Table {
    /// A new game as wished, dealt from a seed of 32 bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str, seed: &[u8]) -> Result<Table, JsError> {
        Ok(Self(screen::Table::new(setup, bytes(seed)?)?))
    }

    /// A game from its log. With a seed chance answers from it; without, chance waits.
    pub fn load(log: &str, seed: Option<Box<[u8]>>) -> Result<Table, JsError> {
        let seed = seed.map(|seed| bytes(&seed)).transpose()?;
        Ok(Self(screen::Table::load(log, seed)?))
    }

    /// A game as one viewer is told it, ply by ply: `gift ?` is a card that another seat was dealt.
    pub fn told(setup: &str, plies: &str) -> Result<Table, JsError> {
        Ok(Self(screen::Table::told(setup, &lines(plies))?))
    }

    /// What a seat sees after a draft of actions; the audience has no number.
    pub fn screen(&self, seat: Option<u8>, draft: &str) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.screen(viewer(seat), &lines(draft))?)?)
    }

    /// Why what was typed cannot follow a draft; `null` if it can, or if it is no move. For a cell
    /// it says why the face named cannot be laid there, or any face if the name is empty.
    pub fn refusal(
        &self,
        seat: Option<u8>,
        draft: &str,
        typed: &str,
        face: &str,
    ) -> Result<String, JsError> {
        let face = (!face.is_empty()).then_some(face);
        let refusal = self.0.refusal(viewer(seat), &lines(draft), typed, face);
        Ok(serde_json::to_string(&refusal)?)
    }

    /// Plays actions for the seat that has to choose, all of them or none; says what happened.
    pub fn play(&mut self, actions: &str) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.play(&lines(actions))?)?)
    }

    /// Plays plies, the answers of chance among them, where there is no dealer; says what happened.
    pub fn tell(&mut self, plies: &str) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.tell(&lines(plies))?)?)
    }

    /// Keeps the first so many plies and tells others after them; says what happened since.
    pub fn retell(&mut self, from: usize, plies: &str) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.retell(from, &lines(plies))?)?)
    }

    /// The same game after so many plies, without a dealer.
    pub fn at(&self, ply: usize) -> Table {
        Self(self.0.at(ply))
    }

    /// The same game after so many plies, dealt from a seed of 32 bytes from there on; refused where
    /// something is hidden.
    pub fn branch(&self, ply: usize, seed: &[u8]) -> Result<Table, JsError> {
        Ok(Self(self.0.branch(ply, bytes(seed)?)?))
    }

    /// The log: all that this table knows, other seats' cards included unless they were told as
    /// hidden.
    pub fn log(&self) -> String {
        self.0.log()
    }

    /// The setup that it is played by, line by line.
    pub fn setup(&self) -> String {
        self.0.setup()
    }

    /// The hash of what everyone knows.
    pub fn digest(&self) -> String {
        self.0.digest()
    }

    /// The kinds of tiles in the game.
    pub fn faces(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.faces())?)
    }

    /// The plies after the first so many, with what they made happen.
    pub fn chronicle(&self, from: usize) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.chronicle(from))?)
    }

    /// The points of all seats by where they came from.
    pub fn breakdown(&self) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.breakdown())?)
    }

    /// The empty cells where tiles may be laid after a draft, with the chances of a seat, or else of
    /// the one whose turn it is.
    pub fn frontier(&self, draft: &str, seat: Option<u8>) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.frontier(&lines(draft), seat.map(Seat))?)?)
    }

    /// How likely a seat is to draw tiles of some kinds, named line by line.
    pub fn odds(&self, seat: u8, faces: &str) -> Result<String, JsError> {
        Ok(serde_json::to_string(&self.0.odds(Seat(seat), &lines(faces)))?)
    }

    /// Everything about the feature of a part after a draft; `null` if there is none.
    pub fn inspect(&self, x: i8, y: i8, part: u8, draft: &str) -> Result<String, JsError> {
        let spot = screen::Spot { x, y, part };
        Ok(serde_json::to_string(&self.0.inspect(spot, &lines(draft))?)?)
    }

    /// The board as an SVG document, with the colors that the seats wear.
    pub fn picture(&self, schematic: bool, dark: bool, panel: bool, worn: &[u8]) -> String {
        let mut options = Options { style: style(schematic), panel, ..Options::default() };
        options.ground = if dark { Ground::Dark } else { Ground::Light };
        options.liveries.iter_mut().zip(worn).for_each(|(livery, worn)| *livery = *worn);
        self.0.picture(&options)
    }

    /// The drawing of a face as it lies: the content of a square of 1000 units.
    pub fn tile(&self, schematic: bool, face: &str, rotation: u8, copy: u8) -> Option<String> {
        self.0.tile(style(schematic), face, rotation, copy)
    }
}

/// What is wrong with the lines of a wish, if it cannot be played.
#[wasm_bindgen]
pub fn check(setup: &str) -> Result<Option<String>, JsError> {
    Ok(screen::check(setup).map(|problem| serde_json::to_string(&problem)).transpose()?)
}

/// The tile sets of a setup of which some tiles are not known exactly, as a list of `StandIns`.
#[wasm_bindgen]
pub fn stand_ins(setup: &str) -> Result<String, JsError> {
    Ok(serde_json::to_string(&screen::stand_ins(setup))?)
}

/// The tile sets that a setup or a log names and that are not loaded here, as JSON.
#[wasm_bindgen]
pub fn missing_tiles(text: &str) -> Result<String, JsError> {
    Ok(serde_json::to_string(&screen::missing_tiles(text))?)
}

/// Loads a tile file for as long as the page is open, as JSON; `null` if it holds a set that comes
/// with the program. Throws what is wrong with it, with the name of the tile.
#[wasm_bindgen]
pub fn load_tiles(text: &str) -> Result<String, JsError> {
    Ok(serde_json::to_string(&screen::load_tiles(text)?)?)
}

/// Verifies the draws of a finished game: that each of them is as its seed says, and that the seed
/// is the one whose hash was shown before the first. That hash is taken from the log unless it is
/// known from before. Returns how many draws were checked, or throws what is wrong.
#[wasm_bindgen]
pub fn verify_draws(log: &str, commitment: Option<String>) -> Result<usize, JsError> {
    let read = |text: String| {
        Commitment::read(&text).ok_or_else(|| JsError::new("a commitment has 64 digits"))
    };
    Ok(draws::verify(log, None, commitment.map(read).transpose()?)?.draws)
}

/// The drawing of a figure of a seat around the point it stands on: `plain`, `ghost` or `emphasis`.
#[wasm_bindgen]
pub fn figure(figure: &str, seat: u8, look: &str) -> Option<String> {
    screen::drawings::figure(figure, seat, look)
}

/// The drawing of a piece of the wall at a side, beside the square of its tile.
#[wasm_bindgen]
pub fn masonry(piece: &str, side: char) -> Option<String> {
    screen::drawings::masonry(piece, side)
}

/// The drawing of a gift card of 600 by 840 units; of its back if the name is empty.
#[wasm_bindgen]
pub fn card(gift: &str) -> Option<String> {
    screen::drawings::card((!gift.is_empty()).then_some(gift))
}

const fn style(schematic: bool) -> Style {
    if schematic { Style::Schematic } else { Style::Illustrated }
}

/// The viewer with this seat; the audience has no number.
fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Audience, |seat| Viewer::Seat(Seat(seat)))
}

/// The lines of a text; none if it is empty.
fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

fn bytes(seed: &[u8]) -> Result<[u8; 32], JsError> {
    seed.try_into().map_err(|_| JsError::new("a seed has 32 bytes"))
}
