//! The judge of the classic game: an evaluation function of every occupied feature, the figures in
//! hand and the next turn.

use super::books::{Book, Item, Items};
use super::feature::Promise;
use super::groups::{Group, Groups, Hands, MOST};
use super::joints::Joints;
use super::odds::Odds;
use super::rates::Rates;
use super::surveyed::{Surveyed, Touch};
use super::weights::ClassicWeights;
use crate::judge::{Judge, Share, Worth};
use remparts_engine::classic::feature::Sums;
use remparts_engine::classic::state::Step;
use remparts_engine::classic::tiles::Symbol;
use remparts_engine::classic::{Action, Classic, FeatureKind, FigureKind, Module, Spot};
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::regions::{PartId, RegionId};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Judges classic games by one set of rules.
#[derive(Clone)]
pub struct ClassicJudge {
    pub(super) weights: ClassicWeights,
    pub(super) odds: Odds,
    pub(super) rates: Rates,
    /// How much of the game is left, from one to zero.
    pub(super) phase: f32,
    /// What the features of the surveyed position promise, and how many tiles it has.
    surveyed: Vec<Surveyed>,
    laid: usize,
    seats: usize,
}

impl ClassicJudge {
    pub(super) fn new(game: &Classic, weights: &ClassicWeights) -> Self {
        let seats = game.seats();
        let mut judge = Self {
            weights: *weights,
            odds: Odds::new(game.rules()),
            rates: Rates::new(weights, seats),
            phase: 1.0,
            surveyed: Vec::with_capacity(MOST),
            laid: 0,
            seats,
        };
        judge.count(game);
        judge
    }

    /// The weight of a figure, in meeples.
    #[inline]
    fn figure(&self, kind: FigureKind) -> f32 {
        match kind {
            FigureKind::Meeple => 1.0,
            FigureKind::Big => self.weights.big,
            FigureKind::Abbot => self.weights.abbot,
        }
    }

    /// The worth of a number of figures in hand.
    #[inline]
    fn curve(&self, figures: f32) -> f32 {
        let w = &self.weights;
        let values = [w.free0, w.free1, w.free2, w.free3, w.free4, w.free5, w.free6, w.free7];
        let at = figures.clamp(0.0, 6.999);
        let low = at as usize;
        let value = values[low] + (values[low + 1] - values[low]) * (at - low as f32);
        self.phase * value
    }

    #[inline]
    fn hand(&self, free: f32, back: f32) -> f32 {
        self.curve(free + self.weights.homecoming * back)
    }

    /// Adds up everything but the figures in hand, which are returned.
    fn write(
        &self,
        game: &Classic,
        book: &mut impl Book,
        promise: impl Fn(RegionId, &Sums) -> Promise,
    ) -> Hands {
        let state = game.state();
        let mut hands = Hands::EMPTY;
        let groups = self.groups(game, &mut hands);
        for seat in 0..self.seats {
            book.add(Item::Banked, seat, game.scores()[seat] as f32);
        }
        let mut joints = Joints::new();
        for group in groups.iter() {
            self.write_group(game, group, book, &mut hands, &mut joints, &promise);
        }
        joints.write(self, book);
        if game.rules().has(Module::Gifts) {
            let turn = state.turn();
            for seat in 0..self.seats {
                let each = 2.0 + (self.weights.gift - 2.0) * self.phase;
                // A gift about to be dealt counts like one that is held.
                let coming = u8::from(turn.step == Step::Gift && turn.seat.index() == seat);
                book.add(Item::Gifts, seat, each * f32::from(state.gifts().held[seat] + coming));
            }
        }
        if state.bag().tiles() > 0 {
            book.add(Item::Tempo, self.next(game), self.weights.tempo);
        }
        hands
    }

    /// Groups the figures by feature. Takes those on the board out of the hands.
    fn groups(&self, game: &Classic, hands: &mut Hands) -> Groups {
        let state = game.state();
        let mut groups = Groups::new();
        for seat in Seat::first(self.seats) {
            let n = seat.index();
            for kind in FigureKind::ALL {
                hands.free[n] += self.figure(kind) * f32::from(game.rules().figures[kind as usize]);
            }
            for (figure, place) in state.figures().of_seat(seat) {
                let kind = FigureKind::of_slot(figure.slot);
                let worth = self.figure(kind);
                hands.free[n] -= worth;
                let region = state.table().regions.region(PartId(place));
                let group = groups.at(region);
                group.strength.add(seat, kind.strength());
                group.figures[n] += worth;
            }
        }
        groups
    }

    fn write_group(
        &self,
        game: &Classic,
        group: &Group,
        book: &mut impl Book,
        hands: &mut Hands,
        joints: &mut Joints,
        promise: &impl Fn(RegionId, &Sums) -> Promise,
    ) {
        let sums = game.state().table().regions.tally(group.region);
        let most = group.strength.most();
        let leads = |seat: usize| group.strength.0[seat] == most;
        if sums.kind != FeatureKind::Field && sums.is_closed() {
            // Completed in this turn: it will be scored whatever the figure does.
            let points = game.rules().worth(sums, true).points() as f32;
            for seat in 0..self.seats {
                hands.free[seat] += group.figures[seat];
                if leads(seat) {
                    book.add(Item::Standing, seat, points);
                }
            }
            return;
        }
        let promise = promise(group.region, sums);
        let alone = (0..self.seats).filter(|seat| leads(*seat)).count() == 1;
        let field = sums.kind == FeatureKind::Field;
        let risk = if !alone || most > 1 {
            0.0
        } else if field {
            self.weights.field_contest * self.phase * promise.total()
        } else {
            self.risk(sums.kind, &promise)
        };
        for seat in 0..self.seats {
            // An abbot can come home at any time.
            let chance = match sums.kind {
                FeatureKind::Garden => 1.0,
                _ => promise.chance,
            };
            hands.back[seat] += chance * group.figures[seat];
            if leads(seat) {
                if field {
                    book.add(Item::Fields, seat, promise.now);
                } else {
                    book.add(Item::Standing, seat, promise.now);
                    book.add(Item::Completion, seat, promise.completion);
                    book.add(Item::Growth, seat, promise.growth);
                }
                book.add(Item::Contest, seat, -risk);
            }
        }
        joints.add(sums, &group.strength, &promise);
    }

    fn add_hands(&self, hands: &Hands, worth: &mut Worth) {
        for (seat, worth) in worth.iter_mut().enumerate().take(self.seats) {
            *worth += self.hand(hands.free[seat], hands.back[seat]);
        }
    }

    /// The survey's entry for this region, as it was named then.
    #[inline]
    fn surveyed(&self, region: RegionId) -> Option<&Surveyed> {
        self.surveyed.iter().find(|surveyed| surveyed.region == region)
    }

    /// The seat that has the next turn.
    fn next(&self, game: &Classic) -> usize {
        let turn = game.state().turn();
        match turn.step {
            Step::Arrow | Step::Gift | Step::Figure => {
                let again = turn.symbol == Some(Symbol::Repeat) && !turn.again;
                if again { turn.seat.index() } else { (turn.seat.index() + 1) % self.seats }
            }
            _ => turn.seat.index(),
        }
    }

    /// What the best figure on the new tile would add for the seat that may put it.
    fn best_figure(&self, game: &Classic, seat: Seat, hands: &Hands) -> (f32, Action) {
        let (free, back) = (hands.free[seat.index()], hands.back[seat.index()]);
        let stay = self.hand(free, back);
        let (state, rules) = (game.state(), game.rules());
        let tile = state.table().board.tile(state.table().board.last());
        let parts = rules.face(tile.face).parts.len() as u16;
        let mut best = (0.0, Action::Pass);
        let owns = FigureKind::ALL.map(|kind| game.supply(seat, kind) > 0);
        for part in (tile.first.0..tile.first.0 + parts).map(PartId) {
            let region = state.table().regions.region(part);
            let sums = state.table().regions.tally(region);
            if sums.figures > 0 {
                continue;
            }
            let may = |kind: FigureKind| {
                owns[kind as usize] && rules.stands[kind as usize] >> sums.kind as u8 & 1 == 1
            };
            for kind in FigureKind::ALL.into_iter().filter(|kind| may(*kind)) {
                let gain = if sums.kind != FeatureKind::Field && sums.is_closed() {
                    rules.worth(sums, true).points() as f32
                } else {
                    let promise = self.promise(game, region, sums);
                    let worth = self.figure(kind);
                    let chance =
                        if sums.kind == FeatureKind::Garden { 1.0 } else { promise.chance };
                    // Nobody outdoes a big meeple with one figure.
                    let risk = match sums.kind {
                        _ if kind.strength() > 1 => 0.0,
                        FeatureKind::Field => {
                            self.weights.field_contest * self.phase * promise.total()
                        }
                        _ => self.risk(sums.kind, &promise),
                    };
                    promise.total() - risk + self.hand(free - worth, back + chance * worth) - stay
                };
                if gain > best.0 {
                    let part = (part.0 - tile.first.0) as u8;
                    let spot = Spot { cell: tile.pose.cell, part };
                    best = (gain, Action::Put { figure: kind, spot });
                }
            }
        }
        best
    }
}

impl Judge<Classic> for ClassicJudge {
    fn count(&mut self, game: &Classic) {
        let bag = game.state().bag();
        self.odds.count(bag);
        let turns = bag.tiles() as f32 / self.seats as f32;
        self.phase = turns / (turns + self.weights.fading);
        self.rates.set_phase(&self.weights, self.phase);
    }

    fn survey(&mut self, game: &Classic) {
        self.count(game);
        self.surveyed.clear();
        self.laid = game.state().tiles_laid();
        let mut hands = Hands::EMPTY;
        for group in self.groups(game, &mut hands).iter() {
            let sums = *game.state().table().regions.tally(group.region);
            let promise = self.promise(game, group.region, &sums);
            let table = game.state().table();
            let cell = table.spot(PartId(group.region.0)).cell.packed();
            self.surveyed.push(Surveyed { region: group.region, cell, sums, promise });
        }
    }

    fn worth(&self, game: &Classic) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        if game.state().turn().step == Step::Over {
            for (worth, score) in worth.iter_mut().zip(game.scores()) {
                *worth = *score as f32;
            }
            return worth;
        }
        let anew = |region, sums: &Sums| self.promise(game, region, sums);
        let hands = self.write(game, &mut worth, anew);
        self.add_hands(&hands, &mut worth);
        worth
    }

    fn outlook(&self, game: &Classic, seat: Seat) -> Worth {
        if game.state().turn().step == Step::Over {
            return self.worth(game);
        }
        let mut worth = [0.0; MAX_SEATS];
        let touch = (game.state().tiles_laid() != self.laid).then(|| Touch::of(game));
        let hands = self.write(game, &mut worth, |region, sums| {
            let known = self.surveyed(region);
            let same = |known: &&Surveyed| match &touch {
                Some(touch) => !touch.reaches(known, sums),
                None => known.sums == *sums,
            };
            known
                .filter(same)
                .map_or_else(|| self.promise(game, region, sums), |known| known.promise)
        });
        self.add_hands(&hands, &mut worth);
        // The figure comes after the arrow and the gift.
        if matches!(game.state().turn().step, Step::Arrow | Step::Gift | Step::Figure) {
            worth[seat.index()] += self.best_figure(game, seat, &hands).0;
        }
        worth
    }

    fn concerns(&self, action: Action) -> bool {
        let Action::Place { cell, .. } = action else { return true };
        let here = cell.packed();
        self.surveyed.iter().any(|surveyed| match surveyed.sums.kind {
            FeatureKind::Field => false,
            FeatureKind::Abbey | FeatureKind::Garden => Cell::near(surveyed.cell, here),
            FeatureKind::Road | FeatureKind::City => surveyed.promise.holes.cells().contains(&here),
        })
    }

    fn reflex(&self, game: &Classic, seat: Seat) -> Option<Action> {
        let turn = game.state().turn();
        if turn.step != Step::Figure || turn.symbol.is_some() || game.rules().has(Module::Abbot) {
            return None;
        }
        let mut hands = Hands::EMPTY;
        let groups = self.groups(game, &mut hands);
        let n = seat.index();
        for group in groups.iter().filter(|group| group.figures[n] > 0.0) {
            let sums = game.state().table().regions.tally(group.region);
            if sums.kind == FeatureKind::Field {
                continue;
            }
            if sums.is_closed() {
                hands.free[n] += group.figures[n];
            } else if let Some(known) = self.surveyed(group.region) {
                // What was surveyed before the tile was laid is near enough.
                hands.back[n] += known.promise.chance * group.figures[n];
            }
        }
        Some(self.best_figure(game, seat, &hands).1)
    }

    fn shares(&self, game: &Classic) -> Vec<Share> {
        let mut items = Items::new();
        if game.state().turn().step == Step::Over {
            for (seat, score) in game.scores().iter().enumerate() {
                items.add(Item::Banked, seat, *score as f32);
            }
            return items.shares();
        }
        let anew = |region, sums: &Sums| self.promise(game, region, sums);
        let hands = self.write(game, &mut items, anew);
        for seat in 0..self.seats {
            items.add(Item::Figures, seat, self.hand(hands.free[seat], hands.back[seat]));
        }
        items.shares()
    }
}
