//! What a bot does when its turn comes: for pages and servers, which ask for whole turns.

use crate::player::{Failure, Limits};
use crate::roster::{Rostered, Unknown, player};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::{Log, Written};
use std::time::Duration;
use thiserror::Error;

/// The part of the time for a choice in which no tile is laid: there are several in some turns, and
/// little to think about.
const ASIDE: u32 = 5;

/// Why there is no turn; `I` is the game's reason for an illegal action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoTurn<I> {
    /// There is no bot of this name.
    #[error(transparent)]
    Unknown(#[from] Unknown),
    /// The bot gave no action.
    #[error(transparent)]
    Failure(#[from] Failure),
    /// No seat has to choose, or the bot chose what the rules forbid.
    #[error("{0}")]
    Illegal(I),
}

/// What a bot does for the seat that has to choose, until chance or another seat has a say: its
/// actions in the notation, at least one. It is shown what that seat may know and nothing else of
/// the game. The time of the limits is for a turn in which a tile is laid; levels that do not search
/// take what they need.
pub fn turn<G: Written + Rostered>(
    log: &Log<G>,
    bot: &str,
    seed: u64,
    limits: &Limits,
) -> Result<Vec<String>, NoTurn<G::Illegal>> {
    let mut game = log.game().clone();
    let seat = game.chooser().map_err(NoTurn::Illegal)?;
    let mut player = player::<G>(bot, seed)?;
    let mut legal = List::new();
    game.legal(&mut legal);
    let lays = legal.iter().any(|action| G::lays(*action));
    let time = limits.time.map(|time| if lays { time } else { time / ASIDE });
    let limits = Limits { time, ..limits.clone() };
    let mut actions = Vec::new();
    while game.pending() == Pending::Seat(seat) {
        // A searching player plans the whole turn at once and answers from its plan afterwards.
        let choice = player.choose(&game.view(Viewer::Seat(seat)), &limits)?;
        game.check(seat, choice.action).map_err(NoTurn::Illegal)?;
        actions.push(game.write_action(choice.action));
        game.play_listed(choice.action, &mut Quiet);
    }
    Ok(actions)
}

/// The time for a turn in which a bot of this name plays as well as people expect of it. Levels that
/// do not search need none to speak of.
pub fn time(bot: &str) -> Duration {
    let level = bot.split_once('+').map_or(bot, |(level, _)| level);
    Duration::from_millis(match level {
        "advanced" => 800,
        "expert" => 1_000,
        "master" => 2_500,
        _ => 200,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use remparts_engine::city::{self, City};
    use remparts_engine::classic::{Classic, Illegal, Setup};
    use remparts_engine::kernel::dealer::{Dealer, Seed};
    use remparts_engine::notation::ply::read_ply;

    /// Plays a game to its end with bots of this name; says how many turns it took.
    fn finish<G: Written + Rostered>(setup: G::Setup, bot: &str) -> usize {
        let mut log = Log::<G>::new(setup).expect("a playable setup");
        let mut dealer = Dealer::new(Seed::from_number(5));
        let mut turns = 0;
        loop {
            match log.game().pending() {
                Pending::Over => return turns,
                Pending::Chance(_) => {
                    let answer = dealer.answer(log.game()).expect("a question is pending");
                    log.resolve(answer, &mut Quiet).expect("a ticket is possible");
                }
                Pending::Seat(seat) => {
                    let limits = Limits::of_visits(50);
                    let actions = turn(&log, bot, 7, &limits).expect("a turn");
                    assert_eq!(actions, turn(&log, bot, 7, &limits).expect("the same turn"));
                    for text in &actions {
                        assert_eq!(log.game().pending(), Pending::Seat(seat), "{text}");
                        let ply = read_ply(log.game(), text).expect("our own text");
                        log.make(ply, &mut Quiet).expect("a legal action");
                    }
                    assert_ne!(log.game().pending(), Pending::Seat(seat), "the turn goes on");
                    turns += 1;
                }
            }
        }
    }

    #[test]
    fn games_are_played_turn_by_turn() {
        let gifts = remparts_engine::notation::classic::setup::named("classic-all", 3);
        assert!(finish::<Classic>(gifts.expect("a known setup"), "beginner") > 70);
        assert!(finish::<City>(city::Setup::new(2), "beginner") > 30);
    }

    #[test]
    fn there_are_no_turns_of_strangers_or_for_chance() {
        let mut log = Log::<Classic>::new(Setup::base(2)).expect("a playable setup");
        let limits = Limits::default();
        let waiting = turn(&log, "beginner", 0, &limits);
        assert_eq!(waiting, Err(NoTurn::Illegal(Illegal::ChancePending)));
        let mut dealer = Dealer::new(Seed::from_number(1));
        while let Some(answer) = dealer.answer(log.game()) {
            log.resolve(answer, &mut Quiet).expect("a ticket is possible");
        }
        let nobody = turn(&log, "nobody", 0, &limits);
        assert_eq!(nobody, Err(NoTurn::Unknown(Unknown::Nobody("nobody".into()))));
    }

    #[test]
    fn styles_think_as_long_as_their_level() {
        assert_eq!(time("expert+farmer"), time("expert"));
        assert!(time("master") > time("expert") && time("expert") > time("beginner"));
    }
}
