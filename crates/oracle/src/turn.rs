//! The course of a turn, phase by phase.

use crate::legal::Action;
use crate::shared::connected::Joined;
use crate::shared::conversation::{Course, Waiting};
use crate::shared::take;
use crate::state::{Figure, GIFTS, Gift, Phase, Standing, State, Turn};
use crate::tiles::Symbol;

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    First(usize),
    Draw(usize),
    Gift(Gift),
}

impl Course for State {
    type Answer = Answer;
    type Step = Phase;

    fn step(&self) -> Phase {
        self.phase
    }

    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::First | Phase::Draw | Phase::DrawSecond | Phase::Gift => Waiting::Chance,
            Phase::Place | Phase::Arrow | Phase::Meeple => Waiting::Seat(self.seat),
            Phase::Over => Waiting::Over,
        }
    }

    fn scores(&self) -> &[i64] {
        &self.scores
    }

    fn answers(&self) -> Vec<Answer> {
        match self.phase {
            Phase::First => (0..self.options.seats).map(Answer::First).collect(),
            Phase::Draw => {
                // RIVER-4: the river stack while it holds tiles.
                let pile = self.pile(!self.river.is_empty()).into_iter();
                pile.map(Answer::Draw).collect()
            }
            Phase::DrawSecond => {
                let pile = self.pile(self.turn.from_river).into_iter();
                pile.map(Answer::Draw).collect()
            }
            Phase::Gift => self.deck.iter().copied().map(Answer::Gift).collect(),
            Phase::Place | Phase::Arrow | Phase::Meeple | Phase::Over => Vec::new(),
        }
    }

    fn answer_name(&self, answer: Answer) -> String {
        match answer {
            Answer::First(seat) => format!("first {}", seat + 1),
            Answer::Draw(kind) => format!("draw {}", self.board.kinds[kind].name),
            Answer::Gift(gift) => {
                let names = ["synod", "sweeper", "retreat", "stand-lie", "take-two"];
                let at = GIFTS.iter().position(|&g| g == gift).expect("a gift");
                format!("gift {}", names[at])
            }
        }
    }

    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::First(seat) => {
                self.seat = seat;
                self.begin_draw();
            }
            Answer::Draw(kind) if self.phase == Phase::Draw => self.draw(kind),
            Answer::Draw(kind) => {
                let from_river = self.turn.from_river;
                take(self.heap(from_river), kind);
                // RUL-GIFT-16: the second tile is never discarded.
                self.turn.hand.push(kind);
                self.phase = Phase::Place;
            }
            Answer::Gift(gift) => {
                take(&mut self.deck, gift);
                self.hands[self.seat].push(gift);
                self.phase = Phase::Meeple;
            }
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Place(kind, cell, rotation) => {
                take(&mut self.turn.hand, kind);
                self.board.lay(kind, 0, cell, rotation);
                self.turn.placed = Some(cell);
                // RUL-ANNIV-2: a single arrow needs no choice.
                match self.touched_arrows().as_slice() {
                    [] => self.activate(None),
                    &[only] => self.activate(Some(only)),
                    _ => self.phase = Phase::Arrow,
                }
            }
            Action::Arrow(cell) => self.activate(Some(cell)),
            Action::Pass => self.end_turn(),
            Action::Put(figure, spot) => {
                self.put(figure, spot);
                self.end_turn();
            }
            Action::Recall => self.recall(),
            Action::Synod(..)
            | Action::Sweeper(..)
            | Action::Retreat(..)
            | Action::StandLie(..)
            | Action::TakeTwo => self.unwrap_gift(action),
        }
    }
}

impl State {
    /// The pile of the river or of the land, as far as it can be drawn from:
    /// the lakes lie under the other river tiles (RIVER-2).
    pub(crate) fn pile(&self, river: bool) -> Vec<usize> {
        if !river {
            return self.land.clone();
        }
        let lake = |kind: &usize| self.board.kinds[*kind].last;
        let above: Vec<usize> = self.river.iter().copied().filter(|k| !lake(k)).collect();
        if above.is_empty() { self.river.clone() } else { above }
    }

    fn heap(&mut self, river: bool) -> &mut Vec<usize> {
        if river { &mut self.river } else { &mut self.land }
    }

    /// Asks for a tile (phase DRAW), or ends the game if there is none (END-1).
    pub(crate) fn begin_draw(&mut self) {
        if self.river.is_empty() && self.land.is_empty() {
            self.final_scoring();
            self.phase = Phase::Over;
        } else {
            self.phase = Phase::Draw;
        }
    }

    fn draw(&mut self, kind: usize) {
        let river = !self.river.is_empty();
        take(self.heap(river), kind);
        let places = self.board.placements(kind, self.options.river_bends);
        if places.is_empty() {
            // TILE-6, before any gift can be unwrapped (RUL-TURN-1).
            self.boxed.push(kind);
            self.begin_draw();
        } else {
            self.turn.from_river = river;
            self.turn.hand = vec![kind];
            self.phase = Phase::Place;
        }
    }

    /// Activates the arrow on this square, if any (phases SYMBOL and AFTER).
    fn activate(&mut self, arrow: Option<(i32, i32)>) {
        let placed = self.turn.placed.expect("a tile was placed");
        self.turn.symbol = arrow.and_then(|cell| self.board.arrow(cell)).map(|a| a.1);
        // ANNIV-3, ANNIV-6: an anniversary tile whose own arrow is not used.
        if self.board.arrow(placed).is_some() && arrow != Some(placed) {
            self.scores[self.seat] += 2;
        }
        // RUL-GIFT-18, RUL-GIFT-19: the spare tile of Take 2 goes back.
        let spare = std::mem::take(&mut self.turn.hand);
        let from_river = self.turn.from_river;
        self.heap(from_river).extend(spare);
        self.phase = Phase::Meeple;
        if self.gift_is_due() {
            if self.deck.is_empty() {
                // GIFT-6
                self.deck = std::mem::take(&mut self.discards);
            }
            if !self.deck.is_empty() {
                self.phase = Phase::Gift;
            }
        }
    }

    /// Takes the abbot back, which scores alone, before all else (ABBOT-5, RUL-ABBOT-2).
    fn recall(&mut self) {
        let spot = self.recallable().expect("an abbot to take back");
        self.scores[self.seat] += self.value(&self.board.feature(spot));
        self.send_home(Standing { seat: self.seat, figure: Figure::Abbot, spot });
        self.end_turn();
    }

    /// Scores and passes the turn on (phases SCORE and END_TURN).
    fn end_turn(&mut self) {
        self.score_completed();
        // ANNIV-11, ANNIV-12: one more turn, but never a third.
        if self.turn.symbol == Some(Symbol::Repeat) && !self.second_turn {
            self.second_turn = true;
        } else {
            self.second_turn = false;
            self.seat = (self.seat + 1) % self.options.seats;
        }
        self.turn = Turn::default();
        self.begin_draw();
    }
}
