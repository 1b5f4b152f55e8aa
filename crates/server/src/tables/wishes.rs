//! Whether a table can be as it is wished.

use remparts_bots::levels;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::seat::MAX_SEATS;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::{ReadError, Reading};
use remparts_protocol::limits;
use remparts_protocol::{ChairKind, Clock, Code, Problem, TableWish};

/// The wish as it is kept, or what is wrong with it.
pub(crate) fn checked(mut wish: TableWish) -> Result<TableWish, Problem> {
    if wish.setup.len() > limits::SETUP {
        return Err(Problem::new(Code::TooLarge, "the setup is too long"));
    }
    let setup = explained(AnySetup::wish(&wish.setup))?;
    // Kept with every setting and its rulings, so that it means the same for ever.
    wish.setup = setup.write();
    super::playing::AnyPlaying::new(setup)?;
    check_chairs(&wish, setup)?;
    check_clock(wish.clock)?;
    if !wish.title.trim().is_empty() {
        wish.title = limits::line(&wish.title, limits::TITLE)
            .ok_or_else(|| Problem::new(Code::TooLarge, "the title is too long"))?;
    } else {
        wish.title.clear();
    }
    Ok(wish)
}

/// Reads a setup, or says what is wrong with it: a tile set that is missing is the server's lack, and
/// not that of the wish.
pub(crate) fn read_setup(text: &str) -> Result<AnySetup, Problem> {
    explained(AnySetup::read(text))
}

/// A setup, or the problem that keeps it from being read.
fn explained(read: Result<AnySetup, ReadError>) -> Result<AnySetup, Problem> {
    read.map_err(|error| {
        let code = match error.reading {
            Reading::NoTiles { .. } => Code::NoTiles,
            _ => Code::Setup,
        };
        Problem::new(code, error.to_string())
    })
}

fn check_chairs(wish: &TableWish, setup: AnySetup) -> Result<(), Problem> {
    let players = match setup {
        AnySetup::Classic(setup) => setup.players,
        AnySetup::City(setup) => setup.players,
    };
    if wish.chairs.len() != usize::from(players) {
        let message = format!("the setup has {players} players");
        return Err(Problem::new(Code::NoSeat, message));
    }
    let mut worn = [false; MAX_SEATS];
    let mut own = 0;
    for chair in &wish.chairs {
        match worn.get_mut(usize::from(chair.livery)) {
            Some(worn) if !*worn => *worn = true,
            _ => return Err(Problem::new(Code::Unreadable, "each seat wears another color")),
        }
        match (chair.kind, &chair.bot) {
            (ChairKind::Bot, Some(bot)) => check_bot(bot)?,
            (ChairKind::Bot, None) => {
                return Err(Problem::new(Code::NoBot, "a bot has a name"));
            }
            (ChairKind::Me, _) => own += 1,
            (ChairKind::Open, _) => {}
        }
    }
    if own > 1 {
        return Err(Problem::new(Code::Seated, "one can have one seat"));
    }
    if wish.chairs.iter().all(|chair| chair.kind == ChairKind::Bot) {
        return Err(Problem::new(Code::NoSeat, "someone has to play with the bots"));
    }
    Ok(())
}

/// Whether a bot of this name can be seated. Times of its own are not for guests to give.
pub(crate) fn check_bot(name: &str) -> Result<(), Problem> {
    let known = name.len() <= limits::BOT
        && !name.contains('@')
        && levels::player::<Classic>(name, 0).is_some();
    if known { Ok(()) } else { Err(Problem::new(Code::NoBot, "there is no such bot")) }
}

fn check_clock(clock: Clock) -> Result<(), Problem> {
    let fair = match clock {
        Clock::None => true,
        Clock::Move { seconds } => (1..=limits::SECONDS).contains(&seconds),
        Clock::Game { seconds, increment } => {
            (1..=limits::SECONDS).contains(&seconds) && increment <= limits::SECONDS
        }
        Clock::Days { days } => (1..=limits::DAYS).contains(&days),
    };
    if fair { Ok(()) } else { Err(Problem::new(Code::Unreadable, "there is no such clock")) }
}
