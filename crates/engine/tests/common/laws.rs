//! What must hold at any position of any game.

use super::Random;
use remparts_engine::kernel::digest::Digest;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::{Ply, make_ply, replay_ply};
use remparts_engine::notation::{Log, Written};
use std::collections::BTreeSet;

/// Of these and all listed actions exactly the listed ones are accepted, from the seat to move;
/// everything else is refused and changes nothing. Returns how often that was.
pub(crate) fn listed_equals_accepted<G: Game>(game: &G, tried: Vec<G::Action>) -> u64 {
    let mut legal = List::new();
    game.legal(&mut legal);
    let listed: BTreeSet<G::Action> = legal.iter().copied().collect();
    assert_eq!(listed.len(), legal.len(), "nothing is listed twice");
    let before = game.digest();
    let mut refused = 0;
    let mut accepted = BTreeSet::new();
    for action in tried.into_iter().chain(listed.iter().copied()) {
        for seat in Seat::first(game.seats()) {
            let mut next = game.clone();
            if next.play(seat, action, &mut Quiet).is_ok() {
                assert_eq!(game.pending(), Pending::Seat(seat), "only the seat to move");
                accepted.insert(action);
            } else {
                refused += 1;
                assert!(!listed.contains(&action) || game.pending() != Pending::Seat(seat));
                assert_eq!(next.digest(), before, "{action:?} was refused but changed something");
            }
            // One other seat is enough: all are refused for the same reason.
            if game.pending() != Pending::Seat(seat) {
                break;
            }
        }
        if let Pending::Seat(seat) = game.pending()
            && game.check(seat, action).is_ok()
        {
            accepted.insert(action);
        }
    }
    assert_eq!(accepted, listed);
    refused
}

/// Of these answers exactly those with a ticket are accepted. Returns whether any has one.
pub(crate) fn answers_equal_tickets<G: Game>(
    game: &G,
    tried: impl Iterator<Item = G::Answer>,
) -> bool {
    let possible: Vec<G::Answer> = game.answers().into_iter().map(|(answer, _)| answer).collect();
    for answer in tried {
        let accepted = game.check_answer(answer).is_ok();
        assert_eq!(accepted, possible.contains(&answer), "{answer:?}");
    }
    !possible.is_empty()
}

/// Dice that show one chosen number, and know how many there could be.
struct Script {
    shows: u32,
    of: usize,
}

impl Dice for Script {
    fn below(&mut self, bound: u32) -> u32 {
        assert_eq!(bound as usize, self.of, "every entry of the list is equally likely");
        self.shows
    }
}

/// Picking without listing throws once, with as many outcomes as the list has entries, and finds
/// the action that stands there in the list. Returns how many there were.
pub(crate) fn picks_equal_the_list<G: Game>(
    game: &G,
    legal: &mut List<G::Action>,
    scratch: &mut List<G::Action>,
) -> usize {
    if !matches!(game.pending(), Pending::Seat(_)) {
        return 0;
    }
    game.legal(legal);
    for n in 0..legal.len() {
        let mut script = Script { shows: n as u32, of: legal.len() };
        assert_eq!(game.pick(&mut script, scratch), legal[n]);
    }
    legal.len()
}

/// A log that is read again is the same, ply by ply and digest by digest.
pub(crate) fn log_reads_the_same<G: Written>(log: &Log<G>) {
    let text = log.write();
    let copy = Log::<G>::read(&text).expect("what was written can be read");
    assert_eq!(copy.setup(), log.setup());
    assert_eq!(copy.write(), text);
    assert_eq!(copy.plies(), log.plies(), "every ply and every digest");
    assert_eq!(copy.game().scores(), log.game().scores());
}

/// Plays a game to its end and makes every ply three times: told, in silence without checks, and
/// once more from the start. All come to the same, what happens to a copy leaves the original
/// alone, and a different ply elsewhere in memory does too. Returns the plies made.
pub(crate) fn same_game_however_played<G: Written<Event: PartialEq>>(
    start: &G,
    dice: &mut Random,
    mut choose: impl FnMut(&G, &mut Random) -> Option<Ply<G>>,
) -> usize {
    let (mut game, mut silent) = (start.clone(), start.clone());
    let mut course: Vec<(Ply<G>, Vec<G::Event>, Digest)> = Vec::new();
    while let Some(ply) = choose(&game, dice) {
        let before = game.digest();
        // Another choice for a copy, if there is one.
        let mut other = game.clone();
        if let Some(ply) = choose(&other, dice) {
            make_ply(&mut other, ply, &mut Quiet).expect("legal");
        }
        assert_eq!(game.digest(), before, "a copy is a game of its own");
        let mut told = Vec::new();
        make_ply(&mut game, ply, &mut told).expect("legal");
        replay_ply(&mut silent, ply, &mut Quiet);
        assert_eq!(silent.digest(), game.digest(), "listening changes nothing");
        assert_eq!(silent.scores(), game.scores());
        assert_eq!(silent.pending(), game.pending());
        course.push((ply, told, game.digest()));
    }
    assert_eq!(game.pending(), Pending::Over);
    let mut again = start.clone();
    for (ply, told, digest) in &course {
        let mut events = Vec::new();
        make_ply(&mut again, *ply, &mut events).expect("legal the first time");
        assert_eq!((&events, again.digest()), (told, *digest), "the same plies, the same game");
    }
    course.len()
}
