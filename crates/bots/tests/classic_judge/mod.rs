//! The judge of the classic game: what it says adds up, does not depend on how it was found out,
//! and makes sense.

mod end;
mod incremental;
mod sense;

use crate::common::{after, answer, classic};
use remparts_bots::classic::{ClassicJudge, ClassicWeights};
use remparts_bots::dice::of_game;
use remparts_bots::judge::{Judge as _, Judged, Worth, lead};
use remparts_engine::classic::wishes::random_setup;
use remparts_engine::classic::{Classic, Setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, one_of};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

pub(crate) fn judge(game: &Classic) -> ClassicJudge {
    game.judge(&ClassicWeights::default())
}

/// How the games of a test are played.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Manner {
    /// Anything legal, so that the strangest positions come up.
    Anyhow,
    /// What looks best of a few, so that positions are like those of games people play.
    Well,
}

/// Shows every position of a game to the end.
pub(crate) fn every_position(
    mut game: Classic,
    manner: Manner,
    number: u64,
    mut show: impl FnMut(&Classic),
) {
    let (mut dice, mut legal) = (of_game(41, number), List::new());
    let mut judge = judge(&game);
    loop {
        show(&game);
        match game.pending() {
            Pending::Over => break,
            Pending::Chance(_) => answer(&mut game, &mut dice),
            Pending::Seat(_) if manner == Manner::Anyhow => {
                let action = game.pick(&mut dice, &mut legal);
                game.play_listed(action, &mut Quiet);
            }
            Pending::Seat(seat) => {
                game.legal(&mut legal);
                judge.count(&game);
                let mut best = (f32::NEG_INFINITY, legal[0]);
                for _ in 0..10 {
                    let action = one_of(&mut dice, &legal);
                    let worth = judge.outlook(&after(&game, action), seat);
                    let lead = lead(&worth, game.seats(), seat);
                    if lead > best.0 {
                        best = (lead, action);
                    }
                }
                game.play_listed(best.1, &mut Quiet);
            }
        }
    }
}

/// Games of all kinds with both manners of play: the best known setups, then any.
pub(crate) fn games_of_all_kinds() -> Vec<(Classic, Manner)> {
    let known = [
        ("base", 2),
        ("base-first-edition", 2),
        ("base", 5),
        ("classic-all", 2),
        ("classic-all", 6),
        ("base-river-inns", 4),
        ("base-abbot-gifts", 3),
    ];
    let mut dice = of_game(42, 0);
    let known = known.map(|(name, players)| classic(name, players));
    let others = (0..10).map(|_| Classic::new(random_setup(&mut dice)).expect("playable"));
    let games = known.into_iter().chain(others);
    games.flat_map(|game| [(game.clone(), Manner::Anyhow), (game, Manner::Well)]).collect()
}

#[track_caller]
pub(crate) fn assert_near(a: &Worth, b: &Worth, why: &str) {
    for (a, b) in a.iter().zip(b) {
        assert!((a - b).abs() < 1e-2, "{why}: {a} is not {b}");
    }
}

#[test]
fn shares_add_up() {
    let mut named = [0; 10];
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()) {
        let mut judge = judge(&game);
        every_position(game, manner, number, |game| {
            judge.count(game);
            let worth = judge.worth(game);
            let mut sum = [0.0; MAX_SEATS];
            let shares = judge.shares(game);
            for (share, named) in shares.iter().zip(&mut named) {
                sum.iter_mut().zip(share.points).for_each(|(sum, points)| *sum += points);
                *named += u32::from(share.points != [0.0; MAX_SEATS]);
            }
            assert_near(&sum, &worth, "the sum of the shares");
            assert!(worth.iter().all(|points| points.is_finite()));
            assert!(worth[game.seats()..].iter().all(|points| *points == 0.0), "an empty seat");
        });
    }
    assert!(named.iter().all(|times| *times > 100), "every item comes up: {named:?}");
}

/// The same game with every seat one place further on is worth the same, one place further on.
#[test]
fn seats_can_be_exchanged() {
    for (name, players) in [("base", 2), ("classic-all", 2), ("base-inns", 3), ("classic-all", 6)] {
        let start = |first| {
            let setup = classic(name, players).rules().setup;
            Classic::new(Setup { first: Some(Seat(first)), ..setup }).expect("playable")
        };
        let (mut one, mut other) = (start(0), start(1));
        let (mut one_judge, mut other_judge) = (judge(&one), judge(&other));
        let (mut legal, mut dice) = (List::new(), of_game(43, 0));
        loop {
            one_judge.count(&one);
            other_judge.count(&other);
            let worth = one_judge.worth(&one);
            let mut turned = [0.0; MAX_SEATS];
            for seat in 0..usize::from(players) {
                turned[(seat + 1) % usize::from(players)] = worth[seat];
            }
            assert_near(&other_judge.worth(&other), &turned, name);
            match one.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let said = one.ticket(dice.below(one.tickets()));
                    one.resolve_listed(said, &mut Quiet);
                    other.resolve(said, &mut Quiet).expect("the same question");
                }
                Pending::Seat(seat) => {
                    let action = one.pick(&mut dice, &mut legal);
                    one.play_listed(action, &mut Quiet);
                    let seat = Seat((seat.0 + 1) % players);
                    other.play(seat, action, &mut Quiet).expect("the same choice");
                }
            }
        }
    }
}

#[test]
fn judging_does_not_allocate() {
    let mut positions = 0;
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()).step_by(3) {
        let mut judge = judge(&game);
        // What the survey needs grows to its full size once.
        judge.survey(&game);
        every_position(game, manner, number, |game| {
            let info = allocation_counter::measure(|| {
                judge.count(game);
                std::hint::black_box(judge.worth(game));
                judge.survey(game);
                if let Pending::Seat(seat) = game.pending() {
                    std::hint::black_box(judge.outlook(game, seat));
                    std::hint::black_box(judge.reflex(game, seat));
                }
            });
            assert_eq!(info.count_total, 0);
            positions += 1;
        });
    }
    assert!(positions > 1_500, "{positions} positions were judged");
}

/// The tuner gets back what it puts in.
#[test]
fn knobs_are_the_weights() {
    let knobs = Classic::knobs(&ClassicWeights::default());
    assert!(knobs.iter().all(|knob| knob.step > 0.0));
    let values: Vec<f32> = knobs.iter().map(|knob| knob.value + knob.step).collect();
    let other = Classic::with_knobs(&values);
    assert_ne!(other, ClassicWeights::default());
    let back: Vec<f32> = Classic::knobs(&other).iter().map(|knob| knob.value).collect();
    assert_eq!(back, values);
}
