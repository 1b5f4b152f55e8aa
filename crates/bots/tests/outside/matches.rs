//! Games between players, and small programs to play them.

use remparts_bots::dice;
use remparts_bots::player::{Failure, Limits, Player};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Viewer;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Plays a game to its end, player `n` in every seat `s` with `s % players == n`. If someone loses
/// for a failure, says who and why.
pub(crate) fn play<G: Game>(
    game: &mut G,
    players: &mut [&mut dyn Player<G>],
    seed: u64,
) -> Result<(), (usize, Failure)> {
    let mut dice = dice::of_game(seed, 0);
    let limits = Limits::of_time(Duration::from_millis(200));
    loop {
        match game.pending() {
            Pending::Over => return Ok(()),
            Pending::Chance(_) => {
                let answer = game.ticket(dice.below(game.tickets()));
                game.resolve(answer, &mut Quiet).expect("a ticket is legal");
            }
            Pending::Seat(seat) => {
                let who = seat.index() % players.len();
                let view = game.view(Viewer::Seat(seat));
                let choice = players[who].choose(&view, &limits).map_err(|why| (who, why))?;
                game.play(seat, choice.action, &mut Quiet).expect("a choice is legal");
            }
        }
    }
}

/// What the first seat that has to choose sees.
pub(crate) fn view_of_first_choice<G: Game>(mut game: G) -> G::View {
    loop {
        match game.pending() {
            Pending::Seat(seat) => return game.view(Viewer::Seat(seat)),
            _ => game.resolve(game.ticket(0), &mut Quiet).expect("a ticket is legal"),
        }
    }
}

/// The command that runs a Python program.
pub(crate) fn script(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.py"));
    fs::write(&path, text).expect("tests have a folder of their own");
    format!("python3 '{}'", path.display())
}

/// The command that runs the example bot.
pub(crate) fn example(argument: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    format!("python3 '{root}/../../examples/random_bot.py' {argument}")
}
