//! The classic game as a [`Game`].

use super::action::{Action, Answer, Question};
use super::event::Event;
use super::illegal::Illegal;
use super::rules::Rules;
use super::secrets::Secrets;
use super::setup::{Module, Setup, SetupError};
use super::state::{GiftTable, Pile, State, Step};
use super::view::View;
use super::{Gift, turn};
use crate::kernel::digest::Digest;
use crate::kernel::face::FaceId;
use crate::kernel::game::{Game, Pending, Sink};
use crate::kernel::list::List;
use crate::kernel::playout::Dice;
use crate::kernel::seat::{Seat, Viewer};
use std::sync::Arc;

/// A classic game: the whole truth, which nobody at the table knows. Deliberately without `Debug`.
#[derive(Clone)]
pub struct Classic {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
    pub(crate) secrets: Secrets,
}

impl Classic {
    /// A new game for a wish, or everything that is wrong with the wish.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Ok(Self::with_rules(Arc::new(Rules::new(setup)?)))
    }

    /// A new game by rules that are at hand already.
    pub fn with_rules(rules: Arc<Rules>) -> Self {
        let mut state = State::new();
        for pile in Pile::ALL {
            for face in rules.piles[pile as usize].clone() {
                state.bag.add(FaceId(face), pile as usize, rules.copies[usize::from(face)]);
            }
        }
        if rules.has(Module::Gifts) {
            state.gifts.deck = GiftTable::COPIES * Gift::ALL.len() as u8;
        }
        let start = rules.start.clone();
        let mut game = Self { rules, state, secrets: Secrets::default() };
        for (face, pose) in start {
            game.lay(face, pose);
        }
        if let Some(first) = game.rules.setup.first {
            game.state.turn.seat = first;
            game.state.turn.step = Step::Draw;
        }
        game
    }

    /// The rules of this game.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Everything on the table.
    pub const fn state(&self) -> &State {
        &self.state
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

impl Game for Classic {
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
            Step::SecondTile => Pending::Chance(Question::DrawSecond),
            Step::Gift => Pending::Chance(Question::Gift(turn.seat)),
            Step::Tile | Step::Arrow | Step::Figure => Pending::Seat(turn.seat),
            Step::Over => Pending::Over,
        }
    }

    #[inline]
    fn legal(&self, out: &mut List<Action>) {
        self.list_legal(out);
    }

    #[inline]
    fn pick(&self, dice: &mut impl Dice, legal: &mut List<Action>) -> Action {
        self.pick_at_tile(dice, legal).unwrap_or_else(|| {
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

    /// Leaves a gift face down instead of asking chance: a gift received in this turn cannot be
    /// unwrapped in it (RUL-GIFT-4), so which card it is does not matter for the figure. It counts
    /// if the game ends with this turn.
    fn leave_open(&mut self, out: &mut impl Sink<Event>) -> bool {
        if self.state.turn.step != Step::Gift {
            return false;
        }
        let seat = self.state.turn.seat;
        if self.state.gifts.deal(seat) {
            out.event(|| Event::DeckRefilled);
        }
        out.event(|| Event::GiftReceived(seat));
        self.state.turn.step = Step::Figure;
        true
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
