//! What the player in turn may do, and the text of each action.

use std::collections::BTreeSet;

use crate::shared::connected::{Connected, Joined};
use crate::shared::conversation::Choices;
use crate::shared::geometry::{Cell, Spot, cell_name, opposite, step};
use crate::shared::tile_board::TileBoard;
use crate::state::{Figure, Phase, State};
use crate::tiles::{Symbol, Terrain};

/// One choice of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Place(usize, Cell, usize),
    /// Pick the arrow on this square.
    Arrow(Cell),
    Pass,
    Put(Figure, Spot),
    /// Take the abbot back.
    Recall,
    Synod(Figure, Cell),
    Sweeper(Spot),
    Retreat(Figure, Spot),
    /// Move a figure from a spot to another spot of the same tile.
    StandLie(Figure, Spot, Spot),
    TakeTwo,
}

impl Choices for State {
    type Action = Action;

    fn actions(&self) -> Vec<Action> {
        match self.phase {
            Phase::Place => {
                let mut actions = self.unwraps();
                for &kind in &self.turn.hand {
                    let places = self.board.placements(kind, self.options.river_bends);
                    let places = places.into_iter();
                    actions.extend(places.map(|(cell, turns)| Action::Place(kind, cell, turns)));
                }
                actions
            }
            Phase::Arrow => {
                let arrows = self.touched_arrows().into_iter();
                arrows.map(Action::Arrow).collect()
            }
            Phase::Meeple => self.meeple_actions(),
            Phase::First | Phase::Draw | Phase::DrawSecond | Phase::Gift | Phase::Over => {
                Vec::new()
            }
        }
    }

    fn name(&self, action: Action) -> String {
        let spot_text = |spot: Spot| {
            let name = self.board.spot_name(spot);
            format!("{} {name}", cell_name(spot.0))
        };
        match action {
            Action::Place(kind, cell, turns) => {
                let kind = &self.board.kinds[kind].name;
                format!("place {kind} {} r{turns}", cell_name(cell))
            }
            Action::Arrow(cell) => format!("arrow {}", cell_name(cell)),
            Action::Pass => "pass".to_string(),
            Action::Put(figure, spot) => format!("put {} {}", figure.name(), spot_text(spot)),
            Action::Recall => "recall".to_string(),
            Action::Synod(figure, cell) => {
                format!("unwrap synod {} {}", figure.name(), cell_name(cell))
            }
            Action::Sweeper(spot) => format!("unwrap sweeper {}", spot_text(spot)),
            Action::Retreat(figure, spot) => {
                format!("unwrap retreat {} {}", figure.name(), spot_text(spot))
            }
            Action::StandLie(figure, from, to) => format!(
                "unwrap stand-lie {} {} {}",
                figure.name(),
                spot_text(from),
                self.board.spot_name(to)
            ),
            Action::TakeTwo => "unwrap take-two".to_string(),
        }
    }
}

impl State {
    /// Tiles whose arrow the placement of this turn touches: the new tile's
    /// own arrow points at a tile (ANNIV-4), or the new tile lies where an
    /// arrow points (ANNIV-5). An edge is filled only once, so each arrow
    /// fires at most once (RUL-ANNIV-4).
    pub(crate) fn touched_arrows(&self) -> Vec<Cell> {
        let placed = self.turn.placed.expect("a tile was placed");
        let mut touched = Vec::new();
        if let Some((edge, _)) = self.board.arrow(placed)
            && self.board.tiles.contains_key(&step(placed, edge))
        {
            touched.push(placed);
        }
        for edge in 0..4 {
            let cell = step(placed, edge);
            if let Some((points, _)) = self.board.arrow(cell)
                && points == opposite(edge)
            {
                touched.push(cell);
            }
        }
        touched
    }

    fn meeple_actions(&self) -> Vec<Action> {
        let mut actions = vec![Action::Pass];
        if self.recallable().is_some() {
            actions.push(Action::Recall);
        }
        let mut spots = self.normal_spots();
        match self.turn.symbol {
            Some(Symbol::Pair) => spots.extend(self.pair_spots()),
            Some(Symbol::Anywhere) => spots.extend(self.anywhere_spots()),
            Some(Symbol::Repeat) | None => {}
        }
        for figure in self.in_supply() {
            for &spot in &spots {
                if self.may_stand(figure, spot) {
                    actions.push(Action::Put(figure, spot));
                }
            }
        }
        actions
    }

    /// The abbot that can be taken back (ABBOT-5), only while its abbey or garden is incomplete
    /// (RUL-ABBOT-1), and not in the turn that sent it there (RUL-GIFT-7).
    pub(crate) fn recallable(&self) -> Option<Spot> {
        if self.turn.abbot_sent && !self.options.abbot_leaves_at_once {
            return None;
        }
        let mut all = self.figures.iter();
        let abbot = all.find(|f| f.seat == self.seat && f.figure == Figure::Abbot)?;
        let complete = self.board.feature(abbot.spot).is_complete();
        (!complete).then_some(abbot.spot)
    }

    /// Spots of the new tile whose whole feature is free (MEEPLE-2, MEEPLE-3). Complete features
    /// are welcome (MEEPLE-6).
    fn normal_spots(&self) -> BTreeSet<Spot> {
        let placed = self.turn.placed.expect("a tile was placed");
        let spots = self.board.spots_on(placed).into_iter();
        spots.filter(|&spot| self.figures_in(&self.board.feature(spot)).is_empty()).collect()
    }

    /// Spots with exactly one own figure (ANNIV-7, ANNIV-8, RUL-ANNIV-5), complete or not
    /// (RUL-ANNIV-6).
    fn pair_spots(&self) -> BTreeSet<Spot> {
        let mine: Vec<Spot> =
            self.figures.iter().filter(|f| f.seat == self.seat).map(|f| f.spot).collect();
        let lone = |spot: &Spot| mine.iter().filter(|&s| s == spot).count() == 1;
        mine.iter().copied().filter(lone).collect()
    }

    /// Every spot of every free and incomplete feature (ANNIV-9, ANNIV-10).
    fn anywhere_spots(&self) -> BTreeSet<Spot> {
        let features = self.board.features().into_iter();
        features
            .filter(|f| !f.is_complete() && self.figures_in(f).is_empty())
            .flat_map(|f| f.spots)
            .collect()
    }

    /// The incomplete abbeys of the board.
    pub(crate) fn incomplete_abbeys(&self) -> Vec<Spot> {
        let features = self.board.features().into_iter();
        features
            .filter(|f| f.terrain == Terrain::Abbey && !f.is_complete())
            .map(|f| f.first())
            .collect()
    }
}
