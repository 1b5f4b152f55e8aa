//! What lies on a cell, for those who hear the board, and the features on it.

use crate::host::Host;
use crate::session::Session;
use remparts_screen::names::{FigureName, GoodsName, SideLetter, SymbolName};
use remparts_screen::{EdgeName, Face, Feature, Lies, Sign, Spot};
use serde::Serialize;
use ts_rs::TS;

/// The sides in the order of edges.
const SIDES: [SideLetter; 4] = [SideLetter::N, SideLetter::E, SideLetter::S, SideLetter::W];
/// Thousandths of a tile.
const TILE: f64 = 1000.0;
/// So far from its edge a side is asked for what lies there, in thousandths of a tile.
const EDGE: f64 = 30.0;
/// No tile has more parts than this.
const PARTS: u8 = 16;

/// What is printed on a tile as it lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Lying {
    /// The kind of tile.
    pub face: String,
    /// The edges, those of a kind together.
    pub edges: Vec<(EdgeName, Vec<SideLetter>)>,
    /// Signs beside them, each once.
    pub signs: Vec<Sign>,
    /// What its arrow brings.
    pub symbol: Option<SymbolName>,
    /// What its markets sell.
    pub goods: Vec<GoodsName>,
}

impl Lying {
    /// A face with so many quarter turns.
    pub fn of(face: &Face, rotation: u8) -> Self {
        Self {
            face: face.name.clone(),
            edges: edges(face, rotation),
            signs: face.signs.clone(),
            symbol: face.symbol,
            goods: face.goods.clone(),
        }
    }
}

/// The edges of a face as it lies, those of a kind together.
pub fn edges(face: &Face, rotation: u8) -> Vec<(EdgeName, Vec<SideLetter>)> {
    let mut found: Vec<(EdgeName, Vec<SideLetter>)> = Vec::new();
    for (n, side) in SIDES.into_iter().enumerate() {
        let edge = face.edges[(n + 4 - usize::from(rotation % 4)) % 4];
        match found.iter_mut().find(|(known, _)| *known == edge) {
            Some((_, sides)) => sides.push(side),
            None => found.push((edge, vec![side])),
        }
    }
    found
}

/// What lies on a cell, with what can be done there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CellTold {
    /// The column of the cell.
    pub x: i8,
    /// The row of the cell.
    pub y: i8,
    /// Whether the tile there is only proposed.
    pub proposed: bool,
    /// The tile; an empty cell has none.
    pub tile: Option<Lying>,
    /// Whose figures stand there, and what they look like.
    pub figures: Vec<(u8, FigureName)>,
    /// Who laid the tile, if it was laid last.
    pub laid_by: Option<u8>,
    /// In how many ways the tile in hand fits there; none where that is no help to be given.
    pub ways: Option<u8>,
}

impl<H: Host + ?Sized> Session<H> {
    /// A kind of tile by its name.
    pub fn face_named(&self, name: &str) -> Option<&Face> {
        self.faces().iter().find(|face| face.name == name)
    }

    /// What the arrow brings that is printed on the tile of a cell.
    pub fn symbol_at(&self, cell: (i8, i8)) -> Option<SymbolName> {
        let tile = self.screen().tiles.iter().find(|tile| (tile.x, tile.y) == cell)?;
        self.face_named(&tile.face)?.symbol
    }

    /// What lies on a cell.
    pub fn cell(&self, x: i8, y: i8) -> CellTold {
        let screen = self.screen();
        let proposed = self.placed().is_some_and(|placed| placed.cell == Some((x, y)));
        let laid = screen.tiles.iter().find(|tile| (tile.x, tile.y) == (x, y));
        let tile = laid.and_then(|tile| {
            let face = self.face_named(&tile.face)?;
            Some(Lying::of(face, tile.rotation))
        });
        let here = |at: f64, cell: i8| (at / TILE).floor() == f64::from(cell);
        let figures = screen.figures.iter().filter(|it| here(it.x, x) && here(it.y, y));
        let last = screen.last.as_ref().filter(|last| (last.x, last.y) == (x, y) && !proposed);
        let ways = self.spots().into_iter().find(|spot| (spot.0, spot.1) == (x, y));
        CellTold {
            x,
            y,
            proposed,
            tile,
            figures: figures.map(|figure| (figure.seat, figure.figure)).collect(),
            laid_by: last.map(|last| last.seat),
            ways: ways.map(|spot| spot.2).filter(|_| self.aids().spots),
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

    /// What lies at the middle of a side; where that is water, what lies on both banks.
    pub fn features_on(&self, x: i8, y: i8, side: SideLetter) -> Vec<Feature> {
        let tile = self.screen().tiles.iter().find(|tile| (tile.x, tile.y) == (x, y));
        let ground = tile.and_then(|tile| self.table().ground(&tile.face, tile.rotation));
        let Some(ground) = ground else { return Vec::new() };
        let at = |along: f64| match side {
            SideLetter::N => ground.at(along, EDGE),
            SideLetter::E => ground.at(TILE - EDGE, along),
            SideLetter::S => ground.at(along, TILE - EDGE),
            SideLetter::W => ground.at(EDGE, along),
        };
        let feature = |lies: Lies| match lies {
            Lies::Part(part) => self.inspect(Spot { x, y, part }),
            Lies::Water | Lies::Stub | Lies::Place => None,
        };
        if let Some(middle) = feature(at(0.5 * TILE)) {
            return vec![middle];
        }
        let banks = [0.2 * TILE, 0.8 * TILE].into_iter();
        let mut found: Vec<Feature> = banks.filter_map(|along| feature(at(along))).collect();
        found.dedup_by_key(|feature| feature.region);
        found
    }
}
