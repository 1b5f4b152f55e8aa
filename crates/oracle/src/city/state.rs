//! The whole state of a game, and its setup.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::city::Options;
use crate::city::board::Board;
use crate::city::rim::{Ground, Side};
use crate::city::tiles;
use crate::shared::geometry::{Cell, Spot};

/// Playable followers of each player.
const FOLLOWERS: u32 = 7;
/// Towers in the box, shared out equally.
const TOWERS: u32 = 12;

/// The step the game waits in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Chance picks the first player.
    First,
    /// Chance draws the tile of the turn.
    Draw,
    /// The player lays the tile.
    Place,
    /// The player puts a follower on the tile, or passes.
    Follower,
    /// The builder of the wall phase builds the gate or a wall.
    Build,
    /// This seat puts a guard on this wall, or passes.
    Guard(usize, Side),
    /// The scorer sets a tower, or passes.
    Tower,
    /// Nothing is left to do.
    Over,
}

/// What belongs to the running wall phase only. The scorer is the player of
/// the turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct WallPhase {
    /// Pieces to build in this phase, the gate among them.
    pub(crate) pieces: usize,
    /// Pieces built so far.
    pub(crate) built: usize,
    /// The last wall each seat built in this phase.
    pub(crate) last: Vec<Option<Side>>,
    /// How many seats had their turn at the guards after all walls.
    pub(crate) asked: usize,
}

/// The whole state of a game.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) options: Options,
    pub(crate) board: Board,
    /// Tiles still to draw, in no order: chance is asked when one is drawn.
    pub(crate) bag: Vec<usize>,
    /// Tiles that fitted nowhere.
    pub(crate) boxed: Vec<usize>,
    /// The tile that is to be laid.
    pub(crate) hand: Option<usize>,
    /// Where the tile of this turn lies.
    pub(crate) laid: Option<Cell>,
    pub(crate) seat: usize,
    pub(crate) step: Step,
    pub(crate) phase: WallPhase,
    pub(crate) scores: Vec<i64>,
    /// Followers in the supply, by seat.
    pub(crate) followers: Vec<u32>,
    /// The seats of the followers that came home in this turn, one entry each.
    pub(crate) came_home: Vec<usize>,
    /// Towers in the supply, by seat.
    pub(crate) spare_towers: Vec<u32>,
    /// Walls that nobody has built yet.
    pub(crate) walls_left: u32,
    /// Travellers, merchants and inhabitants: seat and spot.
    pub(crate) standing: Vec<(usize, Spot)>,
    /// Guards, each with its seat and wall.
    pub(crate) guards: Vec<(usize, Side)>,
    /// Towers: seat and the wall at whose far end it was set.
    pub(crate) towers: Vec<(usize, Side)>,
    pub(crate) gate: Option<Side>,
    /// Gate and walls from the counterclockwise to the clockwise end.
    pub(crate) run: Vec<Side>,
    /// The sides closed after the end of the game.
    pub(crate) closed: Vec<Side>,
}

impl State {
    /// The state before the first draw.
    pub(crate) fn set_up(options: Options) -> State {
        let seats = options.seats;
        assert!((2..=4).contains(&seats), "2 to 4 players");
        assert!(options.first.is_none_or(|f| f < seats), "first player");
        let kinds = tiles::kinds();
        let copies = kinds.iter().enumerate();
        let bag = copies.flat_map(|(i, kind)| vec![i; kind.copies]).collect();
        State {
            options,
            board: Board { kinds: Arc::new(kinds), tiles: BTreeMap::new() },
            bag,
            boxed: Vec::new(),
            hand: None,
            laid: None,
            seat: options.first.unwrap_or(0),
            step: if options.first.is_some() { Step::Draw } else { Step::First },
            phase: WallPhase::default(),
            scores: vec![0; seats],
            followers: vec![FOLLOWERS; seats],
            came_home: Vec::new(),
            spare_towers: vec![TOWERS / seats as u32; seats],
            walls_left: options.walls,
            standing: Vec::new(),
            guards: Vec::new(),
            towers: Vec::new(),
            gate: None,
            run: Vec::new(),
            closed: Vec::new(),
        }
    }

    /// The pile the last drawn tile came from. Tiles that fitted nowhere were
    /// drawn, too.
    pub(crate) fn pile(&self) -> usize {
        let all: usize = self.board.kinds.iter().map(|kind| kind.copies).sum();
        let drawn = all - self.bag.len();
        let [first, second, _] = self.options.piles;
        if drawn <= first {
            1
        } else if drawn <= first + second {
            2
        } else {
            3
        }
    }

    /// The cells with a tile; nothing before the first one.
    pub(crate) fn ground(&self) -> Option<Ground> {
        let cells: Vec<Cell> = self.board.tiles.keys().copied().collect();
        Ground::under(&cells)
    }

    /// The whole outer rim, clockwise.
    pub(crate) fn rim(&self) -> Vec<Side> {
        self.ground().map(|ground| ground.rim()).unwrap_or_default()
    }

    /// Sides of the outer rim that carry neither wall nor gate.
    pub(crate) fn open_sides(&self) -> usize {
        self.rim().iter().filter(|side| !self.run.contains(side)).count()
    }
}
