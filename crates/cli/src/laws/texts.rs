//! Every text that is written can be read back, and a game is its log.

use super::{Law, law};
use remparts_engine::kernel::game::Quiet;
use remparts_engine::kernel::list::List;
use remparts_engine::notation::ply::{Ply, read_ply, write_ply};
use remparts_engine::notation::{Log, Positioned, Written, setup};

/// Every legal action can be written and read.
pub(super) fn round_trip<G: Written>(game: &G, legal: &[G::Action]) -> Law {
    for action in legal {
        let text = write_ply(game, Ply::Action(*action));
        let read = read_ply(game, &text);
        law(read.as_ref() == Ok(&Ply::Action(*action)), || format!("`{text}` reads as {read:?}"))?;
    }
    Ok(())
}

/// The position written down and read back is the same one, with the same choices in any order.
pub(super) fn position<G: Positioned>(game: &G) -> Law {
    let text = game.write_position();
    let copy = G::read_position(&text).map_err(|error| format!("position: {error}"))?;
    law(copy.write_position() == text, || "the position is written otherwise again".into())?;
    law(copy.digest() == game.digest(), || "the position reads as another".into())?;
    let choices = |game: &G| {
        let mut legal = List::new();
        game.legal(&mut legal);
        let mut legal = legal.to_vec();
        legal.sort_unstable();
        legal
    };
    law(choices(&copy) == choices(game), || "the position offers other choices".into())
}

/// The game written down and read back is the same game.
pub(super) fn replay<G: Written>(wish: G::Setup, plies: &[Ply<G>], game: &G) -> Law {
    let text = setup::write(&wish);
    law(setup::read(&text).as_ref() == Ok(&wish), || format!("setup reads otherwise: {text}"))?;
    let mut log = Log::<G>::new(wish).map_err(|error| error.to_string())?;
    for ply in plies {
        log.make(*ply, &mut Quiet).map_err(|illegal| format!("replay: {illegal}"))?;
    }
    let text = log.write();
    let read = Log::<G>::read(&text).map_err(|error| format!("log: {error}"))?;
    law(read.game().digest() == game.digest(), || "the replay ends elsewhere".into())?;
    law(read.game().scores() == game.scores(), || "the replay scores otherwise".into())?;
    law(read.write() == text, || "the log is written otherwise the second time".into())
}
