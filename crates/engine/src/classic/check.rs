//! The verdict on a single action: whether it is legal and, if not, why. Written apart from the
//! lists in `legal`, so that each checks the other.

use super::action::{Action, FigureKind, Spot};
use super::feature::FeatureKind;
use super::game::Classic;
use super::illegal::Illegal;
use super::modules::{abbot, anniversary, gifts, river};
use super::state::Step;
use super::tiles::Symbol;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Pose, Side};

impl Classic {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.state.turn.step, action) {
            (Step::Tile, Action::Place { tile, cell, rotation }) => {
                self.check_place(tile, Pose { cell, rotation })
            }
            (Step::Tile, Action::Unwrap(used)) => gifts::check(self, used),
            (Step::Arrow, Action::Arrow { cell }) => {
                let arrows = anniversary::touched(self, &self.state.across_last());
                let touched = arrows.contains(&cell);
                if touched { Ok(()) } else { Err(Illegal::ArrowNotTouched(cell)) }
            }
            (Step::Figure, Action::Pass) => Ok(()),
            (Step::Figure, Action::Put { figure, spot }) => self.check_put(figure, spot),
            (Step::Figure, Action::Recall) if self.state.turn.abbot_placed => {
                Err(Illegal::AbbotJustPlaced)
            }
            (Step::Figure, Action::Recall) => {
                let abbot = abbot::recallable(self, self.state.turn.seat);
                abbot.map(|_| ()).ok_or(Illegal::NoAbbotToRecall)
            }
            _ => Err(Illegal::WrongStep),
        }
    }

    fn check_place(&self, face: FaceId, pose: Pose) -> Result<(), Illegal> {
        let turn = &self.state.turn;
        if turn.tile != Some(face) && turn.second != Some(face) {
            return Err(Illegal::NotInHand(face));
        }
        if self.state.table.board.at(pose.cell).is_some() {
            return Err(Illegal::CellTaken(pose.cell));
        }
        let mut touches = false;
        for side in Side::ALL {
            let Some(other) = self.state.table.board.neighbor(pose.cell, side) else { continue };
            touches = true;
            let other = self.state.table.board.tile(other);
            let theirs = self.rules.face(other.face).pattern(other.pose.rotation, side.opposite());
            if self.rules.face(face).pattern(pose.rotation, side) != theirs {
                return Err(Illegal::EdgeMismatch(side));
            }
        }
        if !touches {
            return Err(Illegal::Detached(pose.cell));
        }
        if river::flows(&self.rules.facts[face.index()]) {
            return river::check(self, face, pose);
        }
        Ok(())
    }

    /// Why a figure may not be put there in the ordinary step on the new tile (MEEPLE-1 to
    /// MEEPLE-6), or by what a symbol opens.
    fn check_put(&self, figure: FigureKind, spot: Spot) -> Result<(), Illegal> {
        let seat = self.state.turn.seat;
        self.state.table.board.at(spot.cell).ok_or(Illegal::NoTile(spot.cell))?;
        let part = self.state.table.part_at(spot).ok_or(Illegal::NoSuchPart(spot))?;
        let sums = self.state.table.regions.tally_of(part);
        if !self.in_supply(seat, figure) {
            return Err(Illegal::NoneInSupply(figure));
        }
        if !self.may_stand(figure, sums.kind) {
            let field = sums.kind == FeatureKind::Field && figure != FigureKind::Abbot;
            return Err(if field { Illegal::NoFarmers } else { Illegal::WrongFigure(figure) });
        }
        let new_tile = spot.cell == self.state.last_laid();
        match self.state.turn.symbol {
            _ if new_tile && sums.figures == 0 => Ok(()),
            Some(Symbol::Pair) if self.state.own_figures_on(seat, part) == 1 => Ok(()),
            Some(Symbol::Pair) if !new_tile => Err(Illegal::NothingToPair),
            _ if sums.figures > 0 && (new_tile || self.anywhere()) => Err(Illegal::Occupied),
            Some(Symbol::Anywhere) if sums.kind != FeatureKind::Field && sums.is_closed() => {
                Err(Illegal::Complete)
            }
            Some(Symbol::Anywhere) => Ok(()),
            _ => Err(Illegal::NotOnNewTile),
        }
    }

    fn anywhere(&self) -> bool {
        self.state.turn.symbol == Some(Symbol::Anywhere)
    }
}
