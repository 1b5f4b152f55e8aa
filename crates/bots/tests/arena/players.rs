//! Players made for tests.

use remparts_bots::player::chooser;
use remparts_bots::roster::{self, Rostered};
use remparts_bots::{Choice, Failure, Limits, Player};
use remparts_engine::classic::{Action, Classic, View};

/// The answer of a player of the classic game.
pub(crate) type Said = Result<Choice<Action>, Failure>;

/// A player that answers by a function, which is told how often it was asked before.
pub(crate) struct Scripted<F> {
    asked: usize,
    script: F,
}

/// A player with a script.
pub(crate) fn scripted<F>(script: F) -> Box<dyn Player<Classic>>
where
    F: FnMut(usize, &View, &Limits) -> Said + Send + 'static,
{
    Box::new(Scripted { asked: 0, script })
}

impl<F: FnMut(usize, &View, &Limits) -> Said + Send> Player<Classic> for Scripted<F> {
    fn choose(&mut self, view: &View, limits: &Limits) -> Said {
        chooser::<Classic>(view).expect("only the seat that has to choose is asked, with its view");
        self.asked += 1;
        (self.script)(self.asked - 1, view, limits)
    }
}

/// A player that plays at random.
pub(crate) fn random<G: Rostered>(seed: u64) -> Box<dyn Player<G>> {
    roster::player("random", seed).expect("it is there")
}

/// Plays at random, until it is asked for the time given and does something else.
pub(crate) fn random_until(
    seed: u64,
    time: usize,
    mut then: impl FnMut() -> Said + Send + 'static,
) -> Box<dyn Player<Classic>> {
    let mut player = random::<Classic>(seed);
    scripted(
        move |asked, view, limits| {
            if asked < time { player.choose(view, limits) } else { then() }
        },
    )
}
