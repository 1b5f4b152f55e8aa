//! `Game`, the trait that every game of the family offers to bots, logs, tests and programs.

use super::digest::Digest;
use super::list::List;
use super::playout::Dice;
use super::seat::{Seat, Viewer};
use std::fmt::Debug;

/// Whom a game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending<Q> {
    /// A seat has to choose one of the legal actions.
    Seat(Seat),
    /// Chance has to answer a question.
    Chance(Q),
    /// Nobody: the game is over.
    Over,
}

/// A reason for a refusal, which names the rule that it rests on.
pub trait Ruled {
    /// The rule of `docs/rules` that it rests on, by its ID. Every reason has one, so that whoever
    /// is refused something can read why.
    fn rule(&self) -> &'static str;
}

/// Where events go. [`Quiet`] drops them before they are made, so a search pays nothing.
pub trait Sink<E> {
    /// Takes an event; `make` runs only if someone listens.
    fn event(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    fn event(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// A sink that drops every event unmade.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    #[inline]
    fn event(&mut self, _make: impl FnOnce() -> E) {}
}

/// What one viewer may know of a game, and nothing else: what bots and screens are handed.
pub trait Sight<G: Game>: Clone {
    /// The viewer whose knowledge this is.
    fn viewer(&self) -> Viewer;

    /// The game with nothing in it that the viewer may not know.
    fn known(&self) -> &G;

    /// A full game as this viewer could be looking at it: what is hidden is dealt out again.
    fn sample(&self, dice: &mut impl Dice) -> G;

    /// The viewer's legal actions; empty unless the game waits for the viewer.
    fn legal(&self, out: &mut List<G::Action>) {
        out.clear();
        if let (Viewer::Seat(viewer), Pending::Seat(seat)) = (self.viewer(), self.known().pending())
            && viewer == seat
        {
            self.known().legal(out);
        }
    }
}

/// A game: rules, what lies on the table, and what seats hold in hand.
pub trait Game: Clone {
    /// A seat's choice, such as laying a tile.
    type Action: Copy + Eq + Ord + Debug + Default;
    /// A question for chance, such as the next tile.
    type Question: Copy + Eq + Debug;
    /// An answer of chance to a question.
    type Answer: Copy + Eq + Ord + Debug;
    /// Something that happened, for logs and screens.
    type Event: Clone + Debug;
    /// The reason why a choice or answer was refused.
    type Illegal: std::error::Error + Clone + Eq + Ruled;
    /// The part of the game that one viewer may know.
    type View: Sight<Self>;

    /// Number of seats in the game.
    fn seats(&self) -> usize;

    /// The seat or chance, whichever the game is waiting for.
    fn pending(&self) -> Pending<Self::Question>;

    /// Lists every legal action of the seat that has to choose, in a fixed order.
    fn legal(&self, out: &mut List<Self::Action>);

    /// A legal action picked by the dice, each equally likely. `legal` is scratch space; a game
    /// that can find the action without listing all of them does so.
    #[inline]
    fn pick(&self, dice: &mut impl Dice, legal: &mut List<Self::Action>) -> Self::Action {
        self.legal(legal);
        legal[dice.below(legal.len() as u32) as usize]
    }

    /// Says why `seat` may not play `action` now, if so.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action. On an error nothing has changed.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        out: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(seat, action)?;
        self.play_listed(action, out);
        Ok(())
    }

    /// Plays an action that [`Game::legal`] has just listed, without checking it again.
    fn play_listed(&mut self, action: Self::Action, out: &mut impl Sink<Self::Event>);

    /// How many equally likely tickets the pending question has; zero when none is pending.
    fn tickets(&self) -> u32;

    /// The answer that one ticket stands for; tickets count from zero.
    fn ticket(&self, ticket: u32) -> Self::Answer;

    /// Says why chance may not answer this now, if so.
    fn check_answer(&self, answer: Self::Answer) -> Result<(), Self::Illegal>;

    /// Takes chance's answer. On an error nothing has changed.
    fn resolve(
        &mut self,
        answer: Self::Answer,
        out: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check_answer(answer)?;
        self.resolve_listed(answer, out);
        Ok(())
    }

    /// Takes an answer that [`Game::ticket`] has just given, without checking it again.
    fn resolve_listed(&mut self, answer: Self::Answer, out: &mut impl Sink<Self::Event>);

    /// Leaves the pending question unanswered and goes on to what the same seat chooses next, where
    /// no answer could change what it may choose. False where one could; nothing has changed then.
    /// So a whole turn can be checked before chance is asked, and its verdict tells nothing about
    /// what chance will say.
    fn leave_open(&mut self, _out: &mut impl Sink<Self::Event>) -> bool {
        false
    }

    /// Points of each seat so far.
    fn scores(&self) -> &[i32];

    /// Hash of the whole truth, hidden cards included.
    fn digest(&self) -> Digest;

    /// The game as one viewer may know it, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Every possible answer with its number of tickets, in ticket order.
    fn answers(&self) -> Vec<(Self::Answer, u32)> {
        let mut answers: Vec<(Self::Answer, u32)> = Vec::new();
        for ticket in 0..self.tickets() {
            let answer = self.ticket(ticket);
            match answers.last_mut() {
                Some((last, count)) if *last == answer => *count += 1,
                _ => answers.push((answer, 1)),
            }
        }
        answers
    }
}
