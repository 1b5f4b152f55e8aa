//! Checks that luck is zero on average: bots play games against themselves, and the luck of the
//! seat that draws is averaged over all draws, by thirds of the game.
//!
//! `cargo run --release --package remparts-bots --example mean_luck -- GAMES VISITS SEED` plays so
//! many games of each level with each setup. It prints means with their standard errors over games.

use remparts_bots::analysis::{Analyst, Drawn, Third};
use remparts_bots::roster::{Rostered, player};
use remparts_bots::{Judged, Limits};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::{Log, Written};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

const SETUPS: [&str; 3] = ["base", "classic-all", "city"];
const LEVELS: [&str; 3] = ["club", "advanced", "expert"];
/// Visits for each choice of the bots that play.
const PLAYED: u64 = 96;

/// Sums of one game, by thirds: luck of the seat that draws, and number of draws.
type Sums = [(f64, u32); 3];

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|word| word.parse().expect("GAMES VISITS SEED are numbers"))
        .collect();
    let &[games, visits, seed] = numbers.as_slice() else {
        panic!("say GAMES VISITS SEED");
    };
    let mut everything = Vec::new();
    // Games with the same draws would be lucky together, so each has a seed of its own.
    let mut first = seed;
    for setup in SETUPS {
        let mut of_setup = Vec::new();
        for level in LEVELS {
            let of_level = played(setup, level, games, visits, first);
            first += games;
            print(&format!("{setup} {level}"), &of_level);
            of_setup.extend(of_level);
        }
        print(setup, &of_setup);
        everything.extend(of_setup);
    }
    print("all", &everything);
}

/// The sums of some games, on all processors.
fn played(setup: &str, level: &str, games: u64, visits: u64, seed: u64) -> Vec<Sums> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return found;
            }
            let seed = seed + number;
            found.push(match AnySetup::named(setup, 2).expect("a known setup") {
                AnySetup::Classic(setup) => one::<Classic>(setup, level, visits, seed),
                AnySetup::City(setup) => one::<City>(setup, level, visits, seed),
            });
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        runs.into_iter().flat_map(|run| run.join().expect("no game panics")).collect()
    })
}

/// Plays a game and values its draws.
fn one<G: Written + Judged + Rostered>(
    setup: G::Setup,
    level: &str,
    visits: u64,
    seed: u64,
) -> Sums {
    let mut log = Log::<G>::new(setup).expect("a possible setup");
    let mut dealer = Dealer::new(Seed::from_number(seed));
    let mut bot = player::<G>(level, seed).expect("a known level");
    loop {
        match log.game().pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                let answer = dealer.answer(log.game()).expect("a question is pending");
                log.resolve(answer, &mut Quiet).expect("a ticket is possible");
            }
            Pending::Seat(seat) => {
                let view = log.game().view(Viewer::Seat(seat));
                let choice = bot.choose(&view, &Limits::of_visits(PLAYED)).expect("a choice");
                log.play(seat, choice.action, &mut Quiet).expect("bots keep to the rules");
            }
        }
    }
    let analyst = Analyst::named("expert").expect("the expert analyses").seeded(seed);
    let draws = analyst.draws_of(&log, &Limits::of_visits(visits)).expect("nobody stops it");
    let mut sums = Sums::default();
    for Drawn { seat, third, luck } in draws {
        // Nobody draws before chance has said who begins.
        let Some(seat) = seat else { continue };
        let (sum, count) = &mut sums[third as usize];
        *sum += luck[seat.index()];
        *count += 1;
    }
    sums
}

/// Prints means by thirds and of whole games, points a draw with their standard errors.
fn print(name: &str, games: &[Sums]) {
    let mut line = format!("{name:<22} {:>4} games", games.len());
    let whole = |game: &Sums| game.iter().fold((0.0, 0), |(a, n), (b, m)| (a + b, n + m));
    for third in Third::ALL {
        let parts: Vec<(f64, u32)> = games.iter().map(|game| game[third as usize]).collect();
        line += &told(&format!("{third:?}"), &parts);
    }
    line += &told("all", &games.iter().map(whole).collect::<Vec<_>>());
    println!("{line}");
}

/// One line of the table. The luck of a whole game has mean zero, so the error is that of these
/// sums.
fn told(name: &str, games: &[(f64, u32)]) -> String {
    let count = games.len() as f64;
    let draws = f64::from(games.iter().map(|(_, draws)| draws).sum::<u32>()) / count;
    let mean = games.iter().map(|(sum, _)| sum).sum::<f64>() / count;
    let spread = games.iter().map(|(sum, _)| (sum - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (spread / count).sqrt() / draws;
    let mean = mean / draws;
    format!("  {name} {mean:+.3} ± {error:.3} ({:+.1})", mean / error)
}
