//! The open protocol, spoken with the real program.

mod run;

use remparts_bots::dice;
use remparts_bots::outside::{Outside, Patience, Veiled};
use remparts_bots::player::{Limits, Player};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::any::AnySetup;
use run::{remparts, remparts_reading, scratch};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const DOCUMENT: &str = include_str!("../../../docs/PROTOCOL.md");

/// What the engine answers to these lines.
fn answers(input: &str) -> String {
    let run = remparts_reading(&["engine", "--bot", "random"], input);
    assert_eq!((run.status, &*run.err), (0, ""), "{input}");
    run.out
}

/// The example sessions of the document are what the program says, word by word.
#[test]
fn the_document_is_true() {
    let sessions: Vec<&str> = DOCUMENT
        .split("```session\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    assert!(sessions.len() >= 2, "the document has lost its sessions");
    for session in sessions {
        let side = |sign: &str| -> String {
            let lines = session.lines().filter_map(|line| line.strip_prefix(sign));
            lines.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line))).collect()
        };
        let answers = answers(&side(">"));
        assert!(agree(&answers, &side("<")), "{answers}");
    }
}

/// Whether answers are as stated, where `...` stands for any lines.
fn agree(answers: &str, stated: &str) -> bool {
    let mut rest = answers;
    let mut parts = stated.split("...\n");
    let first = parts.next().unwrap_or_default();
    let Some(after) = rest.strip_prefix(first) else { return false };
    rest = after;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty()
}

/// And it names every command that there is.
#[test]
fn the_document_is_complete() {
    let refused = answers("dance\n");
    let words = refused.strip_prefix("error expected ").unwrap().replace(" or ", ", ");
    let commands = words.split(", found").next().unwrap().split(", ");
    let mut count = 0;
    for command in commands {
        assert!(DOCUMENT.contains(&format!("| `{command}")), "{command}");
        count += 1;
    }
    assert_eq!(count, 14);
}

#[test]
fn what_is_wrong_is_one_line_and_changes_nothing() {
    let start = "newgame base 2\nposition start; plies; first 1; draw base/E\n";
    let legal = answers(&format!("{start}legal\n"));
    let too_many = format!("position start; {}", "x".repeat(70_000));
    for (line, says) in [
        ("dance", "expected hello, isready,"),
        ("hello 2", "this is protocol 1"),
        ("hello there", "this is protocol 1"),
        ("isready now", "`isready` stands alone"),
        ("quit now", "`quit` stands alone"),
        ("stop now", "expected hello"),
        ("setoption", "expected bot, seed or threads"),
        ("setoption bot", "nobody here is called ``"),
        ("setoption bot nobody", "nobody here is called `nobody`"),
        ("setoption seed -1", "expected a seed"),
        ("setoption threads 0", "expected a number of threads"),
        ("newgame", "expected `setup` or its name"),
        ("newgame volcano", "expected `setup` or its name, found `volcano`"),
        ("newgame base many", "expected a number of players"),
        ("newgame base 6", "six players need the sixth color"),
        ("newgame setup players 2; farmers many", "part 2, column 9: expected off"),
        ("newgame setup game chess", "part 1, column 6: expected the name of a game"),
        ("seat 3", "expected a seat from 1 to 2, found `3`"),
        ("seat one", "expected a seat"),
        ("position", "expected `start` or `table`"),
        ("position start; draw base/E", "expected `plies` after `start`"),
        ("position start; plies; draw base/E", "ply 1: "),
        ("position start; plies; first 1; draw base/Z", "ply 2: column 6: expected a tile"),
        ("position table", "part 1: the position must begin with the start piece"),
        ("position table; tile base/D 0,0 r0", "part 3, column 1: expected `turn`"),
        ("position table; turn draw 1", "part 2: the position must begin with the start piece"),
        ("position table; tile base/E 0,0 r0", "part 2: the position must begin"),
        ("play place base/E 0,9 r0", "cell 0,9 touches no tile"),
        ("play gift ?", "no seat is to get a card"),
        ("play gift synod", "nothing is to be drawn"),
        ("play", "column 1: expected a ply"),
        ("actions pass", "`pass` is not legal here"),
        ("actions place base/E 0,-1 r2", "is legal here as well"),
        ("go fast", "expected time, visits, threads or infinite"),
        ("go time", "expected a time in milliseconds, found nothing"),
        ("go time 99999999999", "expected a time"),
        ("go infinite visits 4", "`infinite` goes with neither time nor visits"),
        ("seat 2\ngo", "the game waits for seat 1, not for seat 2"),
        (&too_many, "the line is longer than 65536 bytes"),
        ("\u{1b}[2J", "found `?[2J`"),
    ] {
        let out = answers(&format!("{start}{line}\nseat 1\nlegal\n"));
        let (error, rest) = out.split_once('\n').unwrap();
        assert!(error.starts_with("error ") && error.contains(says), "{line}: {error}");
        assert_eq!(rest, legal, "{line}");
    }
    for command in ["seat 1", "position start", "play pass", "legal", "actions pass", "go", "show"]
    {
        assert_eq!(
            answers(&format!("{command}\n")),
            "error there is no game yet: send `newgame` first\n"
        );
    }
    let over = "error the game waits for chance, not for a seat\n";
    assert_eq!(answers("newgame base\nlegal\ngo\n"), over.repeat(2));
}

#[test]
fn an_unknown_bot_is_refused_at_the_command_line() {
    let run = remparts(&["engine", "--bot", "nobody"]);
    assert_eq!((run.status, &*run.out), (2, ""));
    assert!(run.err.contains("nobody here is called `nobody`"), "{}", run.err);
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    let talk = |seed: u32| {
        let go = "position start; plies; first 1; draw base/E\ngo\n".repeat(8);
        answers(&format!("setoption seed {seed}\nnewgame base 2\n{go}newgame base 2\n{go}"))
    };
    assert_eq!(talk(1), talk(1));
    assert_ne!(talk(1), talk(2));
}

/// A program that is being talked to.
fn talk(lines: &[&str], expected: &str) -> Duration {
    let mut child = Command::new(env!("CARGO_BIN_EXE_remparts"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let began = Instant::now();
    for line in lines {
        writeln!(stdin, "{line}").unwrap();
        std::thread::sleep(Duration::from_millis(20));
    }
    let answer = answers.next().unwrap().unwrap();
    assert!(answer.starts_with(expected), "{answer}");
    let took = began.elapsed();
    drop(stdin);
    assert!(child.wait().unwrap().success(), "the end of the input is the end");
    took
}

#[test]
fn stop_is_answered_promptly_and_the_end_is_the_end() {
    let position = "position start; plies; first 1; draw base/E";
    // The usual bot, which would think on.
    let took = talk(&["newgame base 2", position, "go infinite", "stop"], "info ");
    assert!(took < Duration::from_secs(5), "{took:?}");
    // Nothing is thought of that `stop` could end; it says nothing.
    talk(&["stop", "isready"], "ready");
    // The input ends, or someone leaves, while it thinks.
    for end in ["", "quit\n", "stop\nquit\n"] {
        let talk = format!("newgame base 2\n{position}\ngo infinite\n{end}");
        let run = remparts_reading(&["engine"], &talk);
        assert!(run.out.contains("\nbestmove place ") && run.status == 0, "{}", run.out);
    }
}

/// Whole games in which `remparts engine` sits in every seat, in a process for each.
fn whole_game<G: Veiled>(setup: G::Setup, seed: u64) {
    let command = format!("'{}' engine --bot random --seed {seed}", env!("CARGO_BIN_EXE_remparts"));
    let mut game = G::set_up(setup).unwrap();
    let player = || Outside::new(&command, Patience::default()).unwrap();
    let mut players: Vec<Outside> = (0..game.seats()).map(|_| player()).collect();
    let mut dice = dice::of_game(seed, 0);
    loop {
        match game.pending() {
            Pending::Over => return,
            Pending::Chance(_) => {
                game.resolve(game.ticket(dice.below(game.tickets())), &mut Quiet).unwrap();
            }
            Pending::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let player: &mut dyn Player<G> = &mut players[seat.index()];
                // The engine holds the list that it is sent against its own, hidden cards or not.
                let choice = player.choose(&view, &Limits::of_time(Duration::from_millis(50)));
                game.play(seat, choice.unwrap().action, &mut Quiet).unwrap();
            }
        }
    }
}

#[test]
fn whole_games_are_played_between_engines() {
    for (name, players) in [("base", 2), ("classic-all", 3), ("base-gifts", 4), ("city", 3)] {
        match AnySetup::named(name, players).unwrap() {
            AnySetup::Classic(setup) => whole_game::<Classic>(setup, 1),
            AnySetup::City(setup) => whole_game::<City>(setup, 2),
        }
    }
}

/// Lines that are almost right, and lines that are nothing at all.
fn fuzzed(seed: u64, count: usize) -> Vec<u8> {
    let mut dice = dice::of_game(seed, 0);
    let known: Vec<&str> = DOCUMENT.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let mut input = Vec::new();
    for _ in 0..count {
        let mut line = known[dice.below(known.len() as u32) as usize].as_bytes().to_vec();
        for _ in 0..dice.below(4) {
            let at = dice.below(line.len() as u32 + 1) as usize;
            let sign = dice.below(256) as u8;
            match dice.below(4) {
                0 => line.insert(at, sign),
                1 => line.truncate(at),
                2 => line.splice(at..at, *b"; plies; gift ?; hand 1 ? 9").for_each(drop),
                _ => {
                    if let Some(here) = line.get_mut(at) {
                        *here = b" ;?0123-#"[usize::from(sign % 9)];
                    }
                }
            }
        }
        input.extend(line);
        input.push(b'\n');
    }
    input
}

#[test]
fn no_line_can_break_it() {
    for seed in 0..4 {
        let path = scratch(&format!("fuzz-{seed}.txt"));
        std::fs::write(&path, fuzzed(seed, 1_500)).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_remparts"))
            .args(["engine", "--bot", "random"])
            .stdin(std::fs::File::open(&path).unwrap())
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", path.display());
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        let words =
            ["name", "protocol", "option", "bot", "setup", "ready", "actions", "info", "bestmove"];
        for line in String::from_utf8(output.stdout).expect("answers are text").lines() {
            let word = line.split(' ').next().unwrap();
            assert!(words.contains(&word) || ["error", "|"].contains(&word), "{line}");
        }
    }
}
