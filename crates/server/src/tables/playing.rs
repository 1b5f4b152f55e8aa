//! The game of a table: its log, what of it is hidden from whom, and its dealer.

use remparts_bots::player::Limits;
use remparts_bots::roster::Rostered;
use remparts_bots::turn::turn;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Game as _, Pending, Quiet, Ruled, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::ply::{Ply, read_ply};
use remparts_engine::notation::{Log, Written};
use remparts_protocol::{Code, Game, Problem};
use std::error::Error;

/// A card that only one seat may see while the game runs.
#[derive(Clone, Copy)]
struct Veil {
    /// The ply that dealt it, counted from zero.
    ply: u32,
    receiver: Seat,
    instead: &'static str,
}

/// A game of one kind.
#[derive(Clone)]
pub(crate) struct Playing<G: Written> {
    log: Log<G>,
    /// How many questions of chance have been answered.
    answered: u64,
    veils: Vec<Veil>,
    /// Plies of chance that could have been something else, the last of them: what was done before
    /// it cannot be taken back.
    revealed: Option<u32>,
}

/// A game of any kind.
#[derive(Clone)]
pub(crate) enum AnyPlaying {
    Classic(Box<Playing<Classic>>),
    City(Box<Playing<City>>),
}

/// The same for a game of any kind.
macro_rules! each {
    ($self:ident, $game:ident => $said:expr) => {
        match $self {
            Self::Classic($game) => $said,
            Self::City($game) => $said,
        }
    };
}

impl AnyPlaying {
    /// A new game as wished. Chance has not answered yet.
    pub(crate) fn new(setup: AnySetup) -> Result<Self, Problem> {
        fn unplayable(error: impl std::error::Error) -> Problem {
            Problem::new(Code::Setup, error.to_string())
        }
        Ok(match setup {
            AnySetup::Classic(setup) => {
                Self::Classic(Box::new(Playing::new(Log::new(setup).map_err(unplayable)?)))
            }
            AnySetup::City(setup) => {
                Self::City(Box::new(Playing::new(Log::new(setup).map_err(unplayable)?)))
            }
        })
    }

    /// Which game it is.
    pub(crate) const fn kind(&self) -> Game {
        match self {
            Self::Classic(_) => Game::Classic,
            Self::City(_) => Game::City,
        }
    }

    /// Lets chance answer until a seat has to choose.
    pub(crate) fn settle(&mut self, seed: &Seed) {
        each!(self, game => game.settle(seed));
    }

    /// Plays actions of a seat, and lets chance answer. On an error some may have been played:
    /// play on a copy.
    pub(crate) fn play(
        &mut self,
        seat: u8,
        actions: &[String],
        seed: &Seed,
    ) -> Result<(), Problem> {
        each!(self, game => game.play(Seat(seat), actions, seed))
    }

    /// Plays what was written down.
    pub(crate) fn replay(&mut self, plies: &[String]) -> Result<(), Problem> {
        each!(self, game => game.replay(plies))
    }

    /// The same game with no more than so many plies.
    pub(crate) fn up_to(&self, plies: usize) -> Self {
        match self {
            Self::Classic(game) => Self::Classic(Box::new(game.up_to(plies))),
            Self::City(game) => Self::City(Box::new(game.up_to(plies))),
        }
    }

    /// How many plies have been played.
    pub(crate) fn plies(&self) -> u32 {
        each!(self, game => game.log.plies().len() as u32)
    }

    /// The plies after the first so many, the whole truth.
    pub(crate) fn texts(&self, from: u32) -> Vec<String> {
        each!(self, game => game.texts(from, None))
    }

    /// The plies after the first so many, as a viewer may know them.
    pub(crate) fn veiled(&self, from: u32, viewer: Viewer) -> Vec<String> {
        each!(self, game => game.texts(from, Some(viewer)))
    }

    /// Whether anything is hidden from anyone.
    pub(crate) fn hides(&self) -> bool {
        each!(self, game => !game.veils.is_empty())
    }

    /// Whether nothing new was revealed from this ply on.
    pub(crate) fn unrevealed_since(&self, ply: u32) -> bool {
        each!(self, game => game.revealed.is_none_or(|revealed| revealed < ply))
    }

    /// Whether chance has said something from this ply on.
    pub(crate) fn answered_since(&self, ply: u32) -> bool {
        each!(self, game => game.answered_since(ply))
    }

    /// Whether these actions were played from this ply on, before anyone else's.
    pub(crate) fn has_played(&self, ply: u32, actions: &[String]) -> bool {
        each!(self, game => game.has_played(ply, actions))
    }

    /// The seat that has to choose.
    pub(crate) fn chooser(&self) -> Option<u8> {
        each!(self, game => match game.log.game().pending() {
            Pending::Seat(seat) => Some(seat.0),
            Pending::Chance(_) | Pending::Over => None,
        })
    }

    /// Whether the game is over by its rules.
    pub(crate) fn is_over(&self) -> bool {
        each!(self, game => game.log.game().pending() == Pending::Over)
    }

    /// Points on the track.
    pub(crate) fn scores(&self) -> Vec<i32> {
        each!(self, game => game.log.game().scores().to_vec())
    }

    /// The fingerprint of everything.
    pub(crate) fn digest(&self) -> String {
        each!(self, game => game.log.game().digest().to_string())
    }

    /// The fingerprint of what everyone knows.
    pub(crate) fn known_digest(&self) -> String {
        each!(self, game => {
            game.log.game().view(Viewer::Audience).known().digest().to_string()
        })
    }

    /// Everything a seat may do now; nothing if it has nothing to choose.
    pub(crate) fn actions(&self, seat: u8) -> Vec<String> {
        each!(self, game => game.actions(Seat(seat)))
    }

    /// What a bot does on the seat that has to choose. It gets to see what that seat may know.
    pub(crate) fn think(
        &self,
        bot: &str,
        dice: u64,
        limits: &Limits,
    ) -> Result<Vec<String>, String> {
        each!(self, game => game.think(bot, dice, limits))
    }

    /// The least that can be done on the seat that has to choose: the tile where it first fits, no
    /// figure, no gift.
    pub(crate) fn least(&self, seed: &Seed) -> Vec<String> {
        each!(self, game => game.least(seed))
    }

    /// The log as a viewer may know it; the whole truth if everything is shown.
    pub(crate) fn log(&self, viewer: Viewer, shown: bool) -> String {
        each!(self, game => {
            if shown { game.log.write() } else { game.log.write_for_viewer(viewer) }
        })
    }
}

impl<G: Written> Playing<G> {
    fn new(log: Log<G>) -> Self {
        Self { log, answered: 0, veils: Vec::new(), revealed: None }
    }

    fn settle(&mut self, seed: &Seed) {
        let mut dealer = Dealer::resume(seed.clone(), self.answered);
        while let Some(answer) = dealer.answer(self.log.game()) {
            self.make(Ply::Answer(answer)).expect("the dealer answers what was asked");
        }
    }

    fn play(&mut self, seat: Seat, actions: &[String], seed: &Seed) -> Result<(), Problem> {
        self.check_order(seat, actions)?;
        for text in actions {
            // A gift is dealt between tile and figure.
            self.settle(seed);
            let ply = read(self.log.game(), text)?;
            self.make(ply)?;
        }
        self.settle(seed);
        Ok(())
    }

    /// Checks all actions before chance is asked anything. Otherwise whether an order is refused
    /// would tell what is drawn next, and the draw could be tried out again and again.
    fn check_order(&self, seat: Seat, actions: &[String]) -> Result<(), Problem> {
        let mut game = self.log.game().clone();
        for text in actions {
            while let Pending::Chance(_) = game.pending() {
                if !is_open(&game) {
                    // What is certain is known to everyone.
                    game.resolve_listed(game.ticket(0), &mut Quiet);
                } else if !game.leave_open(&mut Quiet) {
                    let message = "chance has a say first: send the rest once it was told";
                    return Err(Problem::new(Code::Undrawn, message));
                }
            }
            let Ply::Action(action) = read(&game, text)? else {
                return Err(Problem::new(Code::Illegal, "only chance may say that"));
            };
            match game.pending() {
                Pending::Seat(chooser) if chooser == seat => {}
                _ => return Err(Problem::new(Code::NotYourTurn, "it is someone else's turn")),
            }
            game.play(seat, action, &mut Quiet).map_err(|reason| illegal(&reason))?;
        }
        Ok(())
    }

    fn replay(&mut self, plies: &[String]) -> Result<(), Problem> {
        for text in plies {
            let ply = read(self.log.game(), text)?;
            self.make(ply)?;
        }
        Ok(())
    }

    fn make(&mut self, ply: Ply<G>) -> Result<(), Problem> {
        let number = self.log.plies().len() as u32;
        let game = self.log.game();
        let (veil, open) = match ply {
            Ply::Answer(answer) => (game.concealed(answer), is_open(game)),
            Ply::Action(_) => (None, false),
        };
        self.log.make(ply, &mut Quiet).map_err(|reason| illegal(&reason))?;
        self.answered += u64::from(matches!(ply, Ply::Answer(_)));
        if let Some((receiver, instead)) = veil {
            self.veils.push(Veil { ply: number, receiver, instead });
        }
        if open {
            self.revealed = Some(number);
        }
        Ok(())
    }

    fn up_to(&self, plies: usize) -> Self {
        let mut game = Self::new(self.log.up_to(0));
        for entry in self.log.plies().iter().take(plies) {
            game.make(entry.ply).expect("it was legal before");
        }
        game
    }

    fn texts(&self, from: u32, viewer: Option<Viewer>) -> Vec<String> {
        let plies = self.log.plies().iter().skip(from as usize);
        let mut texts: Vec<String> = plies.map(|entry| entry.text.clone()).collect();
        let Some(viewer) = viewer else { return texts };
        for veil in self.veils.iter().filter(|veil| veil.ply >= from) {
            if viewer != Viewer::Seat(veil.receiver) {
                texts[(veil.ply - from) as usize] = veil.instead.to_owned();
            }
        }
        texts
    }

    fn answered_since(&self, ply: u32) -> bool {
        let mut later = self.log.plies().iter().skip(ply as usize);
        later.any(|entry| matches!(entry.ply, Ply::Answer(_)))
    }

    fn has_played(&self, ply: u32, actions: &[String]) -> bool {
        let plies = self.log.plies().iter().skip(ply as usize);
        let mut chosen = plies.filter(|entry| matches!(entry.ply, Ply::Action(_)));
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        !actions.is_empty()
            && actions.iter().all(|action| {
                chosen.next().is_some_and(|entry| words(&entry.text) == words(action))
            })
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut legal = List::new();
        let view = self.log.game().view(Viewer::Seat(seat));
        view.legal(&mut legal);
        legal.iter().map(|action| view.known().write_action(*action)).collect()
    }

    fn least(&self, seed: &Seed) -> Vec<String> {
        let mut game = self.clone();
        let Ok(seat) = game.log.game().chooser() else { return Vec::new() };
        let turn = game.answered;
        let mut actions = Vec::new();
        // Until someone else has a say, or chance begins another turn.
        while game.log.game().pending() == Pending::Seat(seat) && game.answered == turn {
            let legal = game.actions(seat);
            let pass = legal.iter().find(|text| *text == "pass");
            let place = legal.iter().find(|text| text.starts_with("place "));
            let Some(action) = pass.or(place).or(legal.first()).cloned() else { break };
            if game.play(seat, std::slice::from_ref(&action), seed).is_err() {
                break;
            }
            actions.push(action);
        }
        actions
    }
}

impl<G: Written + Rostered> Playing<G> {
    fn think(&self, bot: &str, dice: u64, limits: &Limits) -> Result<Vec<String>, String> {
        turn(&self.log, bot, dice, limits).map_err(|error| error.to_string())
    }
}

fn read<G: Written>(game: &G, text: &str) -> Result<Ply<G>, Problem> {
    read_ply(game, text).map_err(|error| Problem::new(Code::Illegal, error.reading.to_string()))
}

fn illegal<I: Error + Ruled>(reason: &I) -> Problem {
    Problem::illegal(reason.to_string(), reason.rule())
}

/// Whether the answer to the pending question is not certain yet.
fn is_open<G: Written>(game: &G) -> bool {
    let first = game.ticket(0);
    (1..game.tickets()).any(|ticket| game.ticket(ticket) != first)
}
