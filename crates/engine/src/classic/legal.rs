//! Lists of legal actions, in a fixed order. With a tile in hand: placements by open cell and
//! rotation, then gifts. With a figure to put: none, then the new tile part by part, then what a
//! symbol opens, then the abbot's return.

use super::action::{Action, FigureKind, Spot};
use super::feature::FeatureKind;
use super::game::Classic;
use super::modules::{abbot, anniversary, gifts, river};
use super::setup::Module;
use super::state::Step;
use super::tiles::Symbol;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::Rotation;
use crate::kernel::list::List;
use crate::kernel::playout::Dice;
use crate::kernel::regions::PartId;
use crate::kernel::seat::Seat;

impl Classic {
    #[inline]
    pub(crate) fn list_legal(&self, out: &mut List<Action>) {
        out.clear();
        match self.state.turn.step {
            Step::Tile => {
                let turn = &self.state.turn;
                let second = turn.second.filter(|second| turn.tile != Some(*second));
                for face in turn.tile.into_iter().chain(second) {
                    self.list_placements(face, out);
                }
                if self.rules.has(Module::Gifts) {
                    gifts::list(self, out);
                }
            }
            Step::Arrow => {
                let arrows = anniversary::touched(self, &self.state.across_last());
                arrows.iter().for_each(|cell| out.push(Action::Arrow { cell: *cell }));
            }
            Step::Figure => self.list_figures(out),
            Step::First | Step::Draw | Step::SecondTile | Step::Gift | Step::Over => {}
        }
    }

    /// Picks what to do with a land tile without listing its placements.
    #[inline]
    pub(crate) fn pick_at_tile(
        &self,
        dice: &mut impl Dice,
        out: &mut List<Action>,
    ) -> Option<Action> {
        let turn = &self.state.turn;
        let face = turn.tile.filter(|_| turn.step == Step::Tile && turn.second.is_none())?;
        if river::flows(&self.rules.facts[face.index()]) {
            return None;
        }
        out.clear();
        if self.rules.has(Module::Gifts) {
            gifts::list(self, out);
        }
        let count = self.state.table.board.count_fits(self.rules.face(face).lanes);
        let n = dice.below(count.total() + out.len() as u32);
        if n >= count.total() {
            return Some(out[(n - count.total()) as usize]);
        }
        self.state.table.board.nth_fit(&count, n).map(|pose| Action::place(face, pose))
    }

    #[inline]
    fn list_placements(&self, face: FaceId, out: &mut List<Action>) {
        let place = |cell, rotation| Action::Place { tile: face, cell, rotation };
        if river::flows(&self.rules.facts[face.index()]) {
            river::placements(self, face, |pose| out.push(place(pose.cell, pose.rotation)));
            return;
        }
        out.reserve(4 * self.state.table.board.open_count());
        self.state.table.board.each_fit(self.rules.face(face).lanes, |cell, fits| {
            out.push_wanted(fits, Rotation::ALL.map(|rotation| place(cell, rotation)));
        });
    }

    /// Whether a drawn tile has any legal placement (TILE-5, RUL-TILE-1).
    #[inline]
    pub(crate) fn can_be_placed(&self, face: FaceId) -> bool {
        if river::flows(&self.rules.facts[face.index()]) {
            river::can_be_placed(self, face)
        } else {
            self.state.table.board.fits_somewhere(self.rules.face(face).lanes)
        }
    }

    #[inline]
    fn list_figures(&self, out: &mut List<Action>) {
        out.push(Action::Pass);
        let seat = self.state.turn.seat;
        let supply = self.kinds_in_supply(seat);
        let tile = self.state.table.board.tile(self.state.table.board.last());
        let parts = self.rules.face(tile.face).parts.len() as u8;
        out.reserve(FigureKind::ALL.len() * usize::from(parts));
        for part in 0..parts {
            let sums = self.state.table.regions.tally_of(PartId(tile.first.0 + u16::from(part)));
            let spot = Spot { cell: tile.pose.cell, part };
            for figure in supply.iter() {
                let may = (sums.figures == 0) & self.may_stand(figure, sums.kind);
                out.push_if(may, Action::Put { figure, spot });
            }
        }
        match self.state.turn.symbol {
            Some(Symbol::Pair) => self.list_pairs(seat, &supply, out),
            Some(Symbol::Anywhere) => self.list_anywhere(&supply, tile.first, out),
            Some(Symbol::Repeat) | None => {}
        }
        if abbot::recallable(self, seat).is_some() {
            out.push(Action::Recall);
        }
    }

    /// Spots beside a single figure of one's own (ANNIV-7, RUL-ANNIV-5 to RUL-ANNIV-8).
    fn list_pairs(&self, seat: Seat, supply: &Kinds, out: &mut List<Action>) {
        for (_, place) in self.state.figures.of_seat(seat) {
            let part = PartId(place);
            if self.state.own_figures_on(seat, part) != 1 {
                continue;
            }
            self.list_puts(part, supply, out);
        }
    }

    /// Every free and incomplete feature of the other tiles (ANNIV-9, ANNIV-10).
    fn list_anywhere(&self, supply: &Kinds, below: PartId, out: &mut List<Action>) {
        for part in (0..below.0).map(PartId) {
            let sums = self.state.table.regions.tally_of(part);
            let incomplete = sums.kind == FeatureKind::Field || !sums.is_closed();
            if sums.figures > 0 || !incomplete {
                continue;
            }
            self.list_puts(part, supply, out);
        }
    }

    /// Every figure of the supply that may stand on a part which a symbol has opened.
    fn list_puts(&self, part: PartId, supply: &Kinds, out: &mut List<Action>) {
        let (spot, kind) =
            (self.state.table.spot(part), self.state.table.regions.tally_of(part).kind);
        for figure in supply.iter().filter(|figure| self.may_stand(*figure, kind)) {
            out.push(Action::Put { figure, spot });
        }
    }

    /// Whether a kind of figure may ever stand on a kind of feature.
    #[inline]
    pub(crate) fn may_stand(&self, figure: FigureKind, kind: FeatureKind) -> bool {
        self.rules.stands[figure as usize] >> kind as u8 & 1 == 1
    }

    /// The kinds of figures a seat has left.
    #[inline]
    pub(crate) fn kinds_in_supply(&self, seat: Seat) -> Kinds {
        let mut kinds = Kinds { len: 0, kinds: FigureKind::ALL };
        for kind in FigureKind::ALL {
            if self.in_supply(seat, kind) {
                kinds.kinds[kinds.len] = kind;
                kinds.len += 1;
            }
        }
        kinds
    }

    /// Whether a seat has a figure of this kind left.
    #[inline]
    pub(crate) fn in_supply(&self, seat: Seat, kind: FigureKind) -> bool {
        self.state.figures.any_in_supply(seat, self.rules.slots(kind))
    }

    /// How many figures of a kind a seat has left.
    pub fn supply(&self, seat: Seat, kind: FigureKind) -> u8 {
        self.state.figures.count_in_supply(seat, self.rules.slots(kind))
    }
}

/// The kinds of figures a seat can put down.
pub(crate) struct Kinds {
    len: usize,
    kinds: [FigureKind; FigureKind::ALL.len()],
}

impl Kinds {
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = FigureKind> + '_ {
        self.kinds[..self.len].iter().copied()
    }
}
