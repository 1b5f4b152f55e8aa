//! The City as a [`Game`].

use super::action::{Action, Answer, Question};
use super::event::Event;
use super::illegal::Illegal;
use super::rules::Rules;
use super::setup::{Setup, SetupError};
use super::state::{State, Step};
use super::turn;
use super::view::View;
use crate::kernel::board::TileId;
use crate::kernel::digest::Digest;
use crate::kernel::face::FaceId;
use crate::kernel::game::{Game, Pending, Sink};
use crate::kernel::geometry::Cell;
use crate::kernel::list::List;
use crate::kernel::playout::Dice;
use crate::kernel::seat::{Seat, Viewer};
use std::sync::Arc;

/// A game of The City. Nothing in it is hidden (TC-INFO-2): the order of the tiles does not exist
/// until chance answers.
#[derive(Clone)]
pub struct City {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
}

impl City {
    /// A new game for a wish, or everything that is wrong with the wish.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Ok(Self::with_rules(Arc::new(Rules::new(setup)?)))
    }

    /// A new game by rules that are at hand already.
    pub fn with_rules(rules: Arc<Rules>) -> Self {
        let mut state = State::new(rules.towers, rules.setup.walls);
        for (face, copies) in rules.copies.iter().enumerate() {
            state.bag.add(FaceId(face as u8), 0, *copies);
        }
        // TC-TURN-2, RUL-TC-TURN-1: no tile lies there yet, so the first one may lie in any way.
        state.table.board.open(Cell::ORIGIN);
        if let Some(first) = rules.setup.first {
            state.turn.seat = first;
            state.turn.step = Step::Draw;
        }
        Self { rules, state }
    }

    /// The rules of this game.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Everything on the table.
    pub const fn state(&self) -> &State {
        &self.state
    }

    #[inline]
    pub(crate) const fn cell_of(&self, tile: TileId) -> Cell {
        self.state.table.board.tile(tile).pose.cell
    }

    /// The seat that has to choose, or why no seat may.
    pub fn chooser(&self) -> Result<Seat, Illegal> {
        match self.pending() {
            Pending::Seat(seat) => Ok(seat),
            Pending::Chance(_) => Err(Illegal::ChancePending),
            Pending::Over => Err(Illegal::GameOver),
        }
    }
}

impl Game for City {
    type Action = Action;
    type Question = Question;
    type Answer = Answer;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    #[inline]
    fn pending(&self) -> Pending<Question> {
        let turn = &self.state.turn;
        match turn.step {
            Step::First => Pending::Chance(Question::First),
            Step::Draw => Pending::Chance(Question::Draw),
            Step::Tile | Step::Follower | Step::Tower => Pending::Seat(turn.seat),
            Step::Gate | Step::Wall | Step::Guard => Pending::Seat(turn.builder),
            Step::Over => Pending::Over,
        }
    }

    #[inline]
    fn legal(&self, out: &mut List<Action>) {
        self.list_legal(out);
    }

    #[inline]
    fn pick(&self, dice: &mut impl Dice, legal: &mut List<Action>) -> Action {
        self.pick_placement(dice).unwrap_or_else(|| {
            self.legal(legal);
            legal[dice.below(legal.len() as u32) as usize]
        })
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let chooser = self.chooser()?;
        if chooser != seat {
            return Err(Illegal::NotYourTurn(chooser));
        }
        self.check_action(action)
    }

    #[inline]
    fn play_listed(&mut self, action: Action, out: &mut impl Sink<Event>) {
        turn::act(self, action, out);
    }

    #[inline]
    fn tickets(&self) -> u32 {
        turn::tickets(self)
    }

    #[inline]
    fn ticket(&self, ticket: u32) -> Answer {
        turn::ticket(self, ticket)
    }

    fn check_answer(&self, answer: Answer) -> Result<(), Illegal> {
        turn::check_answer(self, answer)
    }

    #[inline]
    fn resolve_listed(&mut self, answer: Answer, out: &mut impl Sink<Event>) {
        turn::resolve(self, answer, out);
    }

    fn scores(&self) -> &[i32] {
        &self.state.scores[..self.rules.seats()]
    }

    fn digest(&self) -> Digest {
        self.fingerprint()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }
}
