//! Limits of time and visits are kept, and an answer can be had at any time.

use crate::common::{classic, thinned};
use crate::search::{chosen, level, tile_to_lay, visits};
use remparts_bots::dice::of_game;
use remparts_bots::player::Limits;
use remparts_engine::classic::Classic;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Turns that race at most, by level.
const ARMS: [(&str, u64); 2] = [("expert", 6), ("master", 10)];

/// Far more than a slow and busy machine needs to answer at once, far less than a thought without
/// end takes.
const AT_ONCE: Duration = Duration::from_secs(10);

fn middle(number: u64) -> Classic {
    tile_to_lay(&classic("base", 2), 40, &mut of_game(55, number))
}

#[test]
fn time_is_kept_though_visits_have_no_end() {
    let game = middle(0);
    let said = [Limits::of_time(Duration::from_millis(5)), {
        Limits { time: Some(Duration::from_millis(5)), ..Limits::of_visits(u64::MAX) }
    }];
    for limits in said {
        for (name, _) in ARMS {
            let began = Instant::now();
            chosen(&mut *level::<Classic>(name, 1), &game, &limits);
            assert!(began.elapsed() < AT_ONCE, "{name} took {:?}", began.elapsed());
        }
    }
}

#[test]
fn who_is_stopped_answers_at_once() {
    let stop = Some(Arc::new(AtomicBool::new(true)));
    let limits = Limits { stop, ..Limits::of_visits(u64::MAX) };
    // In the middle of a game, and where it would be solved.
    for game in [middle(1), tile_to_lay(&classic("base", 2), 1, &mut of_game(56, 0))] {
        for (name, arms) in ARMS {
            let began = Instant::now();
            let choice = chosen(&mut *level::<Classic>(name, 1), &game, &limits);
            assert!(began.elapsed() < AT_ONCE, "{name} took {:?}", began.elapsed());
            let processors = std::thread::available_parallelism().map_or(1, usize::from) as u64;
            assert!(choice.visits <= arms * processors, "{} visits", choice.visits);
        }
    }
}

#[test]
fn visits_are_kept() {
    let mut raced = 0;
    for number in 0..4 {
        let game = middle(number);
        for (name, arms) in ARMS {
            for most in [0, 1, 37] {
                let choice = chosen(&mut *level::<Classic>(name, number), &game, &visits(most));
                assert!(choice.visits < most + arms, "{name}: {} visits", choice.visits);
                raced += u32::from(choice.visits >= 37);
            }
        }
    }
    assert!(raced > 0, "some of these choices are not clear at once");
}

/// A second limit that is never reached changes nothing.
#[test]
fn the_limit_that_is_met_first_decides() {
    let game = tile_to_lay(&thinned(&classic("base", 2), 1), 12, &mut of_game(57, 0));
    let choice = |limits: &Limits| {
        crate::search::said(&chosen(&mut *level::<Classic>("expert", 4), &game, limits))
    };
    let both = Limits { time: Some(Duration::from_secs(3_600)), ..visits(50) };
    assert_eq!(choice(&visits(50)), choice(&both));
}
