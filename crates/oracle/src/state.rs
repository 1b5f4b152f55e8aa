//! The whole state of a game, and its setup.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::board::Board;
use crate::options::{Farmers, Options};
use crate::shared::geometry::{Cell, Spot, step};
use crate::shared::take;
use crate::tiles::{self, Symbol, Terrain};

/// A kind of piece a player puts on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Figure {
    Meeple,
    Big,
    Abbot,
}

/// All kinds of pieces, in the order of a player's supply.
pub(crate) const FIGURES: [Figure; 3] = [Figure::Meeple, Figure::Big, Figure::Abbot];

impl Figure {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Figure::Meeple => "meeple",
            Figure::Big => "big",
            Figure::Abbot => "abbot",
        }
    }

    /// Weight in a majority (MAJ-4, RUL-MAJ-1, RUL-ABBEY-3, RUL-FARM-6).
    pub(crate) fn strength(self) -> u32 {
        if self == Figure::Big { 2 } else { 1 }
    }
}

/// A figure that stands or lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) seat: usize,
    pub(crate) figure: Figure,
    pub(crate) spot: Spot,
}

/// A kind of gift card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gift {
    Synod,
    Sweeper,
    Retreat,
    StandLie,
    TakeTwo,
}

/// All gift cards; the deck has five of each (COMP-9).
pub(crate) const GIFTS: [Gift; 5] =
    [Gift::Synod, Gift::Sweeper, Gift::Retreat, Gift::StandLie, Gift::TakeTwo];

/// The step the game waits in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance picks the first player.
    First,
    /// Chance draws the tile of the turn.
    Draw,
    /// Chance draws the second tile of Take 2.
    DrawSecond,
    /// The player places a tile, or unwraps a gift first.
    Place,
    /// The player picks one of several touched arrows.
    Arrow,
    /// Chance deals a gift card.
    Gift,
    /// The player places a figure, takes the abbot back, or passes.
    Meeple,
    /// Nothing is left to do.
    Over,
}

/// What belongs to the running turn only.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turn {
    /// Tiles in hand: one, or two after Take 2; the spare after placing.
    pub(crate) hand: Vec<usize>,
    /// The tile was drawn from the river stack.
    pub(crate) from_river: bool,
    /// A gift was unwrapped this turn (RUL-GIFT-21).
    pub(crate) unwrapped: bool,
    /// Synod has put the abbot down in this turn.
    pub(crate) abbot_sent: bool,
    /// The square of the tile just placed.
    pub(crate) placed: Option<Cell>,
    /// The symbol activated this turn.
    pub(crate) symbol: Option<Symbol>,
}

/// The whole state of a game.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) figures: Vec<Standing>,
    /// Figures in the supply by seat, then in the order of `FIGURES`.
    pub(crate) supply: Vec<[u32; 3]>,
    pub(crate) scores: Vec<i64>,
    /// Tiles still to draw, in no order: chance is asked when one is drawn.
    pub(crate) river: Vec<usize>,
    pub(crate) land: Vec<usize>,
    /// Tiles that fitted nowhere and left the game.
    pub(crate) boxed: Vec<usize>,
    pub(crate) deck: Vec<Gift>,
    pub(crate) discards: Vec<Gift>,
    /// Wrapped gifts by seat.
    pub(crate) hands: Vec<Vec<Gift>>,
    pub(crate) seat: usize,
    /// This is the second turn of a run (ANNIV-12).
    pub(crate) second_turn: bool,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
}

impl State {
    /// The state before the first draw (section 2 of the rules).
    pub(crate) fn set_up(options: Options) -> State {
        let seats = options.seats;
        assert!((2..=6).contains(&seats), "2 to 6 players (SETUP-1)");
        assert!(options.first.is_none_or(|f| f < seats), "first player");
        let (land_sets, river_set) = tiles::sets(&options);
        // Every piece of every set, then the start piece is taken out.
        let mut kinds = Vec::new();
        let (mut land, mut river) = (Vec::new(), Vec::new());
        let base_start = land_sets[0].start.clone().expect("a start tile");
        let river_start = river_set.as_ref().map(|s| s.start.clone().expect("a source"));
        for kind in land_sets.into_iter().flat_map(|s| s.kinds) {
            land.extend(vec![kinds.len(); kind.copies]);
            kinds.push(kind);
        }
        for kind in river_set.into_iter().flat_map(|s| s.kinds) {
            river.extend(vec![kinds.len(); kind.copies]);
            kinds.push(kind);
        }
        let find = |name: &str| kinds.iter().position(|k| k.name == name);
        let base_start = find(&base_start).expect("the start tile");
        let river_start = river_start.map(|name| find(&name).expect("the source"));
        let mut boxed = Vec::new();
        let start = match river_start {
            None => base_start,
            Some(start) => {
                // SETUP-6, unless the table plays the start tile from the bag.
                if !options.start_in_bag {
                    boxed.push(take(&mut land, base_start));
                }
                start
            }
        };
        take(if river_start.is_some() { &mut river } else { &mut land }, start);
        let mut board = Board { kinds: Arc::new(kinds), tiles: BTreeMap::new() };
        board.lay(start, 0, (0, 0), 0);
        if let Some(join) = board.kinds[start].join {
            board.lay(start, 1, step((0, 0), join), 0);
        }
        let supply = [7, options.big_meeples.into(), options.abbot.into()];
        let cards = if options.gifts { 5 } else { 0 };
        let mut state = State {
            options,
            board,
            figures: Vec::new(),
            supply: vec![supply; seats],
            scores: vec![0; seats],
            river,
            land,
            boxed,
            deck: GIFTS.repeat(cards),
            discards: Vec::new(),
            hands: vec![Vec::new(); seats],
            seat: 0,
            second_turn: false,
            phase: Phase::First,
            turn: Turn::default(),
        };
        if let Some(first) = options.first {
            state.seat = first;
            state.begin_draw();
        }
        state
    }

    /// Which figures may be where (MEEPLE-4, ABBOT-3, ABBOT-4, RUL-ABBOT-4).
    pub(crate) fn may_stand(&self, figure: Figure, spot: Spot) -> bool {
        match self.board.segment(spot).terrain {
            Terrain::Abbey => true,
            Terrain::Garden => figure == Figure::Abbot,
            Terrain::City | Terrain::Road => figure != Figure::Abbot,
            Terrain::Field => figure != Figure::Abbot && self.options.farmers != Farmers::Off,
        }
    }

    /// The figures the player in turn could put down.
    pub(crate) fn in_supply(&self) -> Vec<Figure> {
        let mine = self.supply[self.seat];
        let kinds = FIGURES.into_iter();
        kinds.filter(|&figure| mine[figure as usize] > 0).collect()
    }

    /// Moves a figure of the player in turn from supply to board.
    pub(crate) fn put(&mut self, figure: Figure, spot: Spot) {
        self.supply[self.seat][figure as usize] -= 1;
        self.figures.push(Standing { seat: self.seat, figure, spot });
    }

    /// Moves one such figure from board to its owner's supply.
    pub(crate) fn send_home(&mut self, standing: Standing) {
        take(&mut self.figures, standing);
        self.supply[standing.seat][standing.figure as usize] += 1;
    }
}
