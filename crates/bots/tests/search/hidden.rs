//! Information a player may not have cannot matter to its choice: what others hold, and what the
//! dealer will draw.
//!
//! Of the tiles there is nothing to exchange: the bag has no order, a game holds counts only, and
//! chance answers when it is asked. What remains are the wrapped gifts of other seats.

use crate::common::{classic, thinned};
use crate::search::{chooser, chosen, level, said, visits};
use remparts_bots::dice::{GameDice, of_game};
use remparts_bots::levels::LEVELS;
use remparts_engine::classic::{Action, Answer, Classic, Question};
use remparts_engine::kernel::game::{Game as _, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, one_of};
use remparts_engine::kernel::seat::{Seat, Viewer};

/// The same ply in both games, except that others are dealt other cards.
fn same_ply(one: &mut Classic, other: &mut Classic, dice: &mut GameDice) {
    match one.pending() {
        Pending::Over => {}
        Pending::Chance(question) => {
            let answers = one.answers().into_iter().map(|(answer, _)| answer);
            let both: Vec<Answer> =
                answers.filter(|answer| other.check_answer(*answer).is_ok()).collect();
            let (here, there) = match question {
                Question::Gift(seat) if seat != Seat(0) => {
                    let here = dice.below(both.len() as u32) as usize;
                    (both[here], both[(here + 1) % both.len()])
                }
                Question::First | Question::Draw | Question::DrawSecond | Question::Gift(_) => {
                    let same = one_of(dice, &both);
                    (same, same)
                }
            };
            one.resolve(here, &mut Quiet).expect("possible");
            other.resolve(there, &mut Quiet).expect("possible");
        }
        Pending::Seat(seat) => {
            let mut legal = List::new();
            one.legal(&mut legal);
            // Whoever unwraps a card shows it, and then the games differ for everyone.
            let quiet = |action: &Action| seat == Seat(0) || !matches!(action, Action::Unwrap(_));
            let both: Vec<Action> = legal.iter().copied().filter(quiet).collect();
            let action = one_of(dice, &both);
            one.play(seat, action, &mut Quiet).expect("listed");
            other.play(seat, action, &mut Quiet).expect("possible in both games");
        }
    }
}

fn choices_do_not_depend_on_others_cards(start: &Classic, every: usize, number: u64) -> u32 {
    let (mut one, mut other) = (start.clone(), start.clone());
    let mut dice = of_game(51, number);
    let (mut turns, mut compared) = (0, 0);
    while one.pending() != Pending::Over {
        same_ply(&mut one, &mut other, &mut dice);
        if chooser(&one) != Some(Seat(0)) || one.digest() == other.digest() {
            continue;
        }
        let view = |game: &Classic| game.view(Viewer::Seat(Seat(0))).known().digest();
        assert_eq!(view(&one), view(&other), "the games look the same");
        turns += 1;
        if turns % every != 0 {
            continue;
        }
        for (name, _) in LEVELS {
            let choice = |game: &Classic| {
                said(&chosen(&mut *level::<Classic>(name, number), game, &visits(24)))
            };
            assert_eq!(choice(&one), choice(&other), "{name}");
        }
        compared += 1;
    }
    compared
}

#[test]
fn cards_of_others_do_not_matter() {
    let mut compared = 0;
    for number in 0..2 {
        let start = thinned(&classic("base-gifts", 2), 2);
        compared += choices_do_not_depend_on_others_cards(&start, 5, number);
    }
    let start = thinned(&classic("classic-all", 3), 1);
    compared += choices_do_not_depend_on_others_cards(&start, 9, 7);
    assert!(compared > 8, "{compared} choices were compared");
}
