//! The gift cards: receiving and unwrapping.

use crate::feature::Feature;
use crate::legal::Action;
use crate::shared::connected::Joined;
use crate::shared::geometry::Spot;
use crate::shared::take;
use crate::shared::tile_board::TileBoard;
use crate::state::{Figure, Gift, Phase, Standing, State};
use crate::tiles::Terrain;

impl State {
    /// Whether the tile just placed brings a gift (GIFT-2, GIFT-3): some road or city of it is led
    /// by others. A part that joins no neighbour is alone on its tile and holds nobody yet, so only
    /// extended features can pay (RUL-GIFT-2); merged ones are judged merged (RUL-GIFT-3).
    pub(crate) fn gift_is_due(&self) -> bool {
        let placed = self.turn.placed.expect("a tile was placed");
        self.options.gifts
            && self.board.spots_on(placed).into_iter().any(|spot| {
                let feature = self.board.feature(spot);
                let strength = self.strengths(&feature);
                // RUL-GIFT-1: compare with the leaders only.
                let most = *strength.iter().max().expect("seats");
                matches!(feature.terrain, Terrain::Road | Terrain::City)
                    && strength[self.seat] < most
            })
    }

    /// All gifts the player in turn could unwrap now, with every target. A
    /// card that can do nothing is not listed (RUL-GIFT-5).
    pub(crate) fn unwraps(&self) -> Vec<Action> {
        // One gift per turn (RUL-GIFT-21); after Take 2 there is none left.
        if self.turn.unwrapped {
            return Vec::new();
        }
        let held = |gift: Gift| self.hands[self.seat].contains(&gift);
        let mut actions = Vec::new();
        if held(Gift::Synod) {
            actions.extend(self.synods());
        }
        if held(Gift::Sweeper) {
            actions.extend(self.sweepers());
        }
        if held(Gift::Retreat) {
            // RUL-GIFT-12: the card does not name gardens.
            let reaches = |spot| {
                let terrain = self.board.segment(spot).terrain;
                terrain != Terrain::Garden || self.options.retreat_from_gardens
            };
            let mine = self.figures.iter().filter(|f| f.seat == self.seat && reaches(f.spot));
            actions.extend(mine.map(|f| Action::Retreat(f.figure, f.spot)));
        }
        if held(Gift::StandLie) {
            actions.extend(self.stand_lies());
        }
        if held(Gift::TakeTwo) && !self.pile(self.turn.from_river).is_empty() {
            // RUL-GIFT-17, RUL-GIFT-19: the pile the tile came from.
            actions.push(Action::TakeTwo);
        }
        actions
    }

    /// The targets of a Synod: any figure of the supply, any incomplete abbey (GIFT-8, RUL-GIFT-8).
    fn synods(&self) -> Vec<Action> {
        let abbeys = self.incomplete_abbeys().into_iter();
        abbeys
            .flat_map(|(cell, _)| {
                let figures = self.in_supply().into_iter();
                figures.map(move |figure| Action::Synod(figure, cell))
            })
            .collect()
    }

    /// The targets of a Road Sweeper: incomplete roads with at least one figure (GIFT-9,
    /// RUL-GIFT-5).
    fn sweepers(&self) -> Vec<Action> {
        let roads = self.board.features().into_iter();
        roads
            .filter(|f| f.terrain == Terrain::Road && !f.is_complete())
            .filter(|f| !self.figures_in(f).is_empty())
            .map(|road| Action::Sweeper(self.canonical(&road)))
            .collect()
    }

    /// The spot that names a road: on its earliest tile, the first listed.
    fn canonical(&self, road: &Feature) -> Spot {
        let spots = road.spots.iter().copied();
        spots
            .min_by_key(|&(cell, segment)| (self.board.tiles[&cell].order, segment))
            .expect("a road has a spot")
    }

    /// The moves of Stand/Lie: standing to a field of the same tile, or lying to an incomplete
    /// road, city or abbey of it (GIFT-11, RUL-GIFT-13); never the abbot, never a garden
    /// (RUL-GIFT-14). Without farmers no field may be entered, and nobody lies in one (RUL-OPT-1).
    fn stand_lies(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for f in &self.figures {
            if f.seat != self.seat || f.figure == Figure::Abbot {
                continue;
            }
            let lying = self.is_field(f.spot);
            for to in self.board.spots_on(f.spot.0) {
                let changes = self.is_field(to) != lying;
                let complete = self.board.feature(to).is_complete();
                if changes && !complete && self.may_stand(f.figure, to) {
                    actions.push(Action::StandLie(f.figure, f.spot, to));
                }
            }
        }
        actions
    }

    fn is_field(&self, spot: Spot) -> bool {
        self.board.segment(spot).terrain == Terrain::Field
    }

    /// Turns a card up, carries it out and discards it (GIFT-7).
    pub(crate) fn unwrap_gift(&mut self, action: Action) {
        let seat = self.seat;
        let gift = match action {
            Action::Synod(figure, cell) => {
                let mut abbeys = self.incomplete_abbeys().into_iter();
                let abbey = abbeys.find(|spot| spot.0 == cell).expect("an abbey");
                self.put(figure, abbey);
                self.turn.abbot_sent = figure == Figure::Abbot;
                Gift::Synod
            }
            Action::Sweeper(spot) => {
                // RUL-GIFT-9: like an incomplete road at the end.
                self.score(&self.board.feature(spot));
                Gift::Sweeper
            }
            Action::Retreat(figure, spot) => {
                self.send_home(Standing { seat, figure, spot });
                // RUL-GIFT-11: figures left are counted, not strength.
                let left = self.figures_in(&self.board.feature(spot)).len();
                self.scores[seat] += 2 + 2 * left as i64;
                Gift::Retreat
            }
            Action::StandLie(figure, spot, to) => {
                self.send_home(Standing { seat, figure, spot });
                self.put(figure, to);
                Gift::StandLie
            }
            Action::TakeTwo => {
                self.phase = Phase::DrawSecond;
                Gift::TakeTwo
            }
            _ => unreachable!("not a gift"),
        };
        self.turn.unwrapped = true;
        self.discards.push(take(&mut self.hands[seat], gift));
    }
}
