//! Programs that play: a good one in Python, and all kinds of bad ones.

mod matches;
mod veiled;

use matches::{example, play, script, view_of_first_choice};
use remparts_bots::outside::{Outside, Patience};
use remparts_bots::player::{Failure, Limits, Player};
use remparts_bots::roster;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn classic(name: &str, players: u8) -> Classic {
    match AnySetup::named(name, players) {
        Some(AnySetup::Classic(setup)) => Classic::new(setup).expect("a setup with a name"),
        _ => panic!("{name} is no setup of the classic game"),
    }
}

#[test]
fn the_python_example_plays_whole_games_without_knowing_any_rules() {
    let mut bot = Outside::new(&example("7"), Patience::default()).unwrap();
    bot.start().expect("the tests need python3");
    for (name, players) in [("base", 2), ("classic-all", 3)] {
        let mut game = classic(name, players);
        let mut other = roster::player::<Classic>("random", 3).unwrap();
        play(&mut game, &mut [&mut bot, &mut *other], 5).unwrap();
    }
    let Some(AnySetup::City(setup)) = AnySetup::named("city", 3) else { panic!("no city") };
    let mut other = roster::player::<City>("random", 3).unwrap();
    play(&mut City::new(setup).unwrap(), &mut [&mut bot, &mut *other], 6).unwrap();
}

/// A bot with a misdeed in it: `at_once` runs when it starts, `asked` when it has to choose.
fn misfit(name: &str, at_once: &str, asked: &str) -> String {
    script(
        name,
        &format!(
            "import os, subprocess, sys, time
def say(line): print(line, flush=True)
{at_once}
count = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(' ')
    if word in ('hello', 'isready'): say('ready')
    elif word == 'actions': actions = rest.split('; ')
    elif word == 'quit': break
    elif word == 'go':
        count += 1
        {asked}
        say('bestmove ' + actions[0])
"
        ),
    )
}

/// What is said of a bot that plays until it does something wrong, and of the same bot in the game
/// after that.
fn offences(command: &str, grace: u64) -> [String; 2] {
    let patience = Patience { grace: Duration::from_millis(grace), ..Patience::default() };
    let mut bot = Outside::new(command, patience).unwrap();
    [1, 2].map(|seed| {
        let mut other = roster::player::<Classic>("random", seed).unwrap();
        let lost = play(&mut classic("base", 2), &mut [&mut bot, &mut *other], seed);
        match lost {
            Err((0, Failure::Outside(message))) => message,
            other => panic!("{command} was not found out: {other:?}"),
        }
    })
}

#[test]
fn whatever_a_program_does_it_is_told_clearly_and_the_next_game_goes_on() {
    for (name, at_once, asked, says) in [
        (
            "crash",
            "sys.exit('no brain found')",
            "",
            "ended (exit status: 1), its last words: no brain found",
        ),
        ("exit", "sys.exit()", "", "ended (exit status: 0)"),
        ("midgame", "", "if count == 5: os._exit(7)", "ended (exit status: 7)"),
        (
            "endless",
            "",
            "while True: sys.stdout.write('x' * 4096)",
            "sent a line of more than 16384 bytes",
        ),
        (
            "greeting",
            "while True: sys.stdout.write('x' * 4096)",
            "",
            "sent a line of more than 16384 bytes",
        ),
        ("lines", "", "while True: say('info visits 1')", "sent more than 1000 lines"),
        ("chatter", "while True: say('name me')", "", "sent more than 1000 lines"),
        ("nonsense", "", "say('banana'); continue", "said `banana` in place of `bestmove`"),
        ("empty", "", "say('bestmove'); continue", "chose ``, which is not a legal action"),
        (
            "illegal",
            "",
            "say('bestmove place base/E 99,99 r0'); continue",
            "chose `place base/E 99,99 r0`, which is not a legal action",
        ),
        (
            "foreign",
            "",
            "sys.stdout.buffer.write(b'bestmove \\xff\\xfe\\n'); sys.stdout.flush(); continue",
            "sent something that is not UTF-8 text",
        ),
        ("twice", "", "say('bestmove ' + actions[0])", "in place of `ready`"),
        (
            "gives-up",
            "",
            "say('error I am lost'); continue",
            "said `error I am lost` in place of `bestmove`",
        ),
        ("only-ready", "while True: say('ready')", "", "said `ready` in place of `bestmove`"),
        ("mute", "", "os.close(1); time.sleep(60)", "closed its output"),
    ] {
        let command = misfit(name, at_once, asked);
        for message in offences(&command, 2_000) {
            assert!(message.contains(says), "{name}: {message}");
            assert!(message.contains(&format!("{name}.py")), "{name}: {message}");
        }
    }
}

#[test]
fn nobody_waits_longer_than_agreed() {
    for (name, at_once, asked, says) in [
        ("hang", "", "time.sleep(60)", "did not choose within 1.2 s"),
        ("late", "", "time.sleep(3)", "did not choose within 1.2 s"),
        (
            "half",
            "",
            "sys.stdout.write('bestmove'); sys.stdout.flush(); time.sleep(60)",
            "did not choose within 1.2 s",
        ),
        // A child of the program holds the pipes after it.
        (
            "heir",
            "",
            "subprocess.Popen(['sleep', '60']); os._exit(1)",
            "did not choose within 1.2 s",
        ),
    ] {
        let began = Instant::now();
        for message in offences(&misfit(name, at_once, asked), 1_000) {
            assert!(message.contains(says), "{name}: {message}");
        }
        assert!(began.elapsed() < Duration::from_secs(30), "{name}");
    }
    let patience = Patience { start: Duration::from_millis(500), ..Patience::default() };
    let mut bot = Outside::new(&misfit("sleeper", "time.sleep(60)", ""), patience).unwrap();
    let failure = bot.start().unwrap_err().to_string();
    assert!(failure.contains("was not ready within 0.5 s"), "{failure}");
}

#[test]
fn what_cannot_be_started_is_told() {
    let mut bot = Outside::new("no-such-program-here --fast", Patience::default()).unwrap();
    let failure = bot.start().unwrap_err().to_string();
    assert!(failure.starts_with("`no-such-program-here --fast` could not be started"), "{failure}");
    assert!(Outside::new("bot 'half", Patience::default()).is_err());
    assert!(Outside::new(" ", Patience::default()).is_err());
}

#[test]
fn a_program_answers_at_once_when_someone_outside_wants_it() {
    // It thinks until it is stopped.
    let asked = "sys.stdin.readline()";
    let mut bot = Outside::new(&misfit("stopped", "", asked), Patience::default()).unwrap();
    bot.start().unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let limits = Limits {
        time: Some(Duration::from_secs(60)),
        stop: Some(Arc::clone(&stop)),
        ..Limits::default()
    };
    let setter = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        stop.store(true, Ordering::Relaxed);
    });
    let began = Instant::now();
    let view = view_of_first_choice(classic("base", 2));
    Player::<Classic>::choose(&mut bot, &view, &limits).unwrap();
    assert!(began.elapsed() < Duration::from_secs(10));
    setter.join().unwrap();
}

#[test]
fn what_a_program_thinks_is_passed_on() {
    let asked = "say('info visits 12 lead -3.5 chance 0.25 mood fine line x; y'); \
                 say('info chance 7')";
    let mut bot = Outside::new(&misfit("thinker", "", asked), Patience::default()).unwrap();
    let view = view_of_first_choice(classic("base", 2));
    let choice = Player::<Classic>::choose(&mut bot, &view, &Limits::default()).unwrap();
    assert_eq!((choice.visits, choice.lead, choice.chance), (12, Some(-3.5), Some(0.25)));
}

/// Nothing is left of a program, nor of what it has started.
#[cfg(target_os = "linux")]
#[test]
fn programs_end_with_their_player() {
    let left = Path::new(env!("CARGO_TARGET_TMPDIR")).join("left.pids");
    for (name, asked) in [
        ("polite", "pass"),
        ("deaf", "say('bestmove ' + actions[0]); time.sleep(60)"),
        ("hung", "time.sleep(60)"),
    ] {
        let _ = fs::remove_file(&left);
        let at_once = format!(
            "child = subprocess.Popen(['sleep', '60'])
open({:?}, 'w').write('%d %d' % (os.getpid(), child.pid))",
            left.display()
        );
        let grace = Duration::from_millis(500);
        let patience = Patience { grace, turn: grace, ..Patience::default() };
        let mut bot = Outside::new(&misfit(name, &at_once, asked), patience).unwrap();
        bot.start().unwrap();
        let view = view_of_first_choice(classic("base", 2));
        let _ = Player::<Classic>::choose(&mut bot, &view, &Limits::default());
        let pids = fs::read_to_string(&left).unwrap();
        drop(bot);
        for pid in pids.split(' ') {
            let gone = || match fs::read_to_string(format!("/proc/{pid}/stat")) {
                // What the program has started is reaped by whoever takes orphans in.
                Ok(stat) => stat.contains(") Z "),
                Err(_) => true,
            };
            let began = Instant::now();
            while !gone() && began.elapsed() < Duration::from_secs(5) {
                std::thread::sleep(Duration::from_millis(10));
            }
            assert!(gone(), "{name} left {pid} behind");
        }
    }
}
