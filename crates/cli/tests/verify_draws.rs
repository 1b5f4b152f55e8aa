//! `verify-draws` finds every draw that does not follow from the committed seed.

mod run;

use remparts_engine::city::{self, City};
use remparts_engine::classic::{Classic, Setup};
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::notation::draws::sealed;
use remparts_engine::notation::{Log, Written};
use run::{remparts, remparts_reading, scratch, text};
use std::fs;
use std::io::Read as _;

/// A game in which seats take their choices in turn, as a server writes it down.
fn game<G: Written>(setup: G::Setup, seed: &Seed, plies: usize) -> String {
    let mut log = Log::<G>::new(setup).expect("a playable setup");
    let mut dealer = Dealer::new(seed.clone());
    let mut legal = List::new();
    while log.plies().len() < plies && log.game().pending() != Pending::Over {
        if let Some(answer) = dealer.answer(log.game()) {
            log.resolve(answer, &mut Quiet).expect("a ticket is possible");
            continue;
        }
        log.game().legal(&mut legal);
        let action = legal[log.plies().len() * 7 % legal.len()];
        let seat = log.game().chooser().expect("a seat has to choose");
        log.play(seat, action, &mut Quiet).expect("a listed action");
    }
    sealed(&log.write(), seed.commitment(), &[], Some(seed))
}

/// A game with gifts.
fn gifts(seed: &Seed) -> String {
    game::<Classic>(Setup::all(4), seed, usize::MAX)
}

/// What becomes of a text whose lines are changed one by one, without its digests.
fn changed(log: &str, change: impl Fn(usize, &str) -> String) -> String {
    let bare = |line: &str| match line.find("  #") {
        Some(digest) => line[..digest].trim_end().to_owned(),
        None => line.to_owned(),
    };
    log.lines().enumerate().map(|(n, line)| change(n, &bare(line)) + "\n").collect()
}

#[test]
fn games_dealt_from_their_seed_are_verified() {
    let seed = Seed::from_number(3);
    for (name, log) in [
        ("gifts.log", gifts(&seed)),
        ("city.log", game::<City>(city::Setup::new(3), &seed, usize::MAX)),
        ("begun.log", game::<Classic>(Setup::base(2), &seed, 30)),
        ("empty.log", game::<Classic>(Setup::base(2), &seed, 0)),
    ] {
        let path = scratch(name);
        fs::write(&path, &log).unwrap();
        let run = remparts(&["verify-draws", text(&path)]);
        let draws = ["first ", "draw ", "gift "];
        let (_, plies) = log.split_once("plies\n").expect("a log has plies");
        let plies: Vec<&str> = plies.lines().filter(|line| !line.starts_with('#')).collect();
        let draws = plies.iter().filter(|ply| draws.iter().any(|draw| ply.starts_with(draw)));
        let expected = format!(
            "verified: {} draws in {} plies come from the seed with hash {}\n",
            draws.count(),
            plies.len(),
            seed.commitment()
        );
        assert_eq!((run.status, run.out), (0, expected), "{name}: {}", run.err);
        // The remarks are no part of the game.
        let replayed = remparts(&["replay", text(&path)]);
        assert_eq!(replayed.status, 0, "{name}: {}", replayed.err);
        assert_eq!(remparts_reading(&["verify-draws", "-"], &log).status, 0);
    }
    assert!(gifts(&seed).contains("\ngift "), "no gift was dealt");
}

/// What `demo` writes holds what it has shown: the hash before the game and the seed after it.
#[test]
fn a_game_of_demo_is_verified() {
    for setup in ["base-river-abbot", "classic-all", "city"] {
        let path = scratch(&format!("demo-{setup}.log"));
        let shown = remparts(&[
            "demo",
            "--setup",
            setup,
            "--bots",
            "random",
            "--every",
            "0",
            "--log",
            text(&path),
        ]);
        assert_eq!(shown.status, 0, "{}", shown.err);
        let promised = shown.out.lines().find_map(|line| line.split_once("SHA-256 hash "));
        let (_, promised) = promised.expect("the hash is shown first");
        let run = remparts(&["verify-draws", text(&path), "--commitment", promised]);
        assert_eq!((run.status, &*run.err), (0, ""), "{setup}: {}", run.out);
        let run = remparts(&["verify-draws", text(&path)]);
        assert_eq!(run.status, 0, "{setup}: {}{}", run.out, run.err);
        assert!(run.out.contains(promised), "{}", run.out);
        assert_eq!(remparts(&["replay", text(&path)]).status, 0);
    }
}

#[test]
fn a_changed_draw_is_named() {
    let seed = Seed::from_number(4);
    let log = game::<City>(
        city::Setup::new(2).starting(remparts_engine::kernel::seat::Seat(0)),
        &seed,
        1,
    );
    // The first tile of the first pile could have been any of it.
    let other = changed(&log, |_, line| {
        if line.starts_with("draw city/cross") {
            "draw city/tee".into()
        } else if line.starts_with("draw ") {
            "draw city/cross".into()
        } else {
            line.to_owned()
        }
    });
    let path = scratch("changed.log");
    fs::write(&path, &other).unwrap();
    let run = remparts(&["verify-draws", text(&path)]);
    assert_eq!(run.status, 1, "{}", run.err);
    assert!(run.out.starts_with("ply 1 is `draw city/"), "{}", run.out);
    assert_eq!(run.out.lines().count(), 1);
}

#[test]
fn a_changed_card_is_named() {
    let seed = Seed::from_number(5);
    let log = gifts(&seed);
    // The last card that was dealt, of which nobody will notice that it is another.
    let dealt = log.lines().collect::<Vec<_>>();
    let last = dealt.iter().rposition(|line| line.starts_with("gift ")).expect("a gift is dealt");
    let mut named = 0;
    for card in ["synod", "sweeper", "retreat", "stand-lie", "take-two"] {
        let other = changed(
            &log,
            |n, line| {
                if n == last { format!("gift {card}") } else { line.to_owned() }
            },
        );
        let path = scratch("card.log");
        fs::write(&path, &other).unwrap();
        let run = remparts(&["verify-draws", text(&path)]);
        if dealt[last].starts_with(&format!("gift {card} ")) {
            assert_eq!(run.status, 0, "{}", run.out);
        } else if run.status == 1 {
            named += 1;
            assert!(
                run.out.contains(&format!("is `gift {card}`, but the seed says")),
                "{}",
                run.out
            );
        } else {
            assert_eq!(run.status, 2, "a card that cannot be dealt or unwrapped: {}", run.out);
        }
    }
    assert!(named > 0, "no other card could have been dealt");
}

#[test]
fn another_seed_or_promise_is_found() {
    let (seed, other) = (Seed::from_number(6), Seed::from_number(7));
    let path = scratch("promise.log");
    let file = text(&path);
    fs::write(&path, gifts(&seed)).unwrap();
    let promise = other.commitment().to_string();
    let run = remparts(&["verify-draws", file, "--commitment", &promise]);
    assert_eq!(run.status, 1);
    assert!(run.out.contains(&promise) && run.out.contains(&seed.commitment().to_string()));
    assert_eq!(remparts(&["verify-draws", file, "--seed", &other.reveal()]).status, 1);
    // A seed that keeps its promise and deals otherwise.
    let both = ["verify-draws", file, "--seed", &other.reveal(), "--commitment", &promise];
    let run = remparts(&both);
    assert_eq!(run.status, 1);
    assert!(run.out.starts_with("ply "), "{}", run.out);
    let right = [seed.reveal(), seed.commitment().to_string()];
    let both = ["verify-draws", file, "--seed", &right[0], "--commitment", &right[1]];
    assert_eq!(remparts(&both).status, 0);
}

#[test]
fn what_cannot_be_checked_is_said_to_be_so() {
    let seed = Seed::from_number(8);
    let log = game::<Classic>(Setup::base(2), &seed, 20);
    let without = |word: &str| {
        let lines = log.lines().filter(|line| !line.starts_with(&format!("# {word}")));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let twice = format!("{log}# seed {}\n", seed.reveal());
    let short = without("seed") + "# seed 0707\n";
    for (log, said) in [
        (without("seed"), "no line `# seed`: it is told once the game is over"),
        (without("commitment"), "no line `# commitment`"),
        (twice, "there is another line `# seed` above"),
        (short, "expected 64 hexadecimal digits after `seed`"),
        ("remparts 1\ncastle e1\n".into(), "line 2"),
    ] {
        let run = remparts_reading(&["verify-draws", "-"], &log);
        assert_eq!((run.status, &*run.out), (2, ""), "{said}");
        assert!(run.err.contains(said) && run.err.contains("standard input"), "{}", run.err);
    }
}

/// A database written before setups named their rulings: both tables are read to their last digest,
/// their draws follow from their seeds, and their logs name the rulings from now on.
#[test]
fn tables_of_the_first_rulings_are_read() {
    let packed = include_bytes!("rulings1/remparts.db.gz");
    let mut database = Vec::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut database).unwrap();
    let path = scratch("rulings1.db");
    fs::write(&path, database).unwrap();
    let run = remparts(&["export", "--database", &format!("sqlite:{}", text(&path))]);
    assert_eq!(run.status, 0, "{}", run.err);
    let games: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    for (n, game) in games.iter().enumerate() {
        let log = game["log"].as_str().expect("a log");
        let older = if n == 0 { "beyond straight-out" } else { "abbot-recall same-turn" };
        assert!(log.contains("\nrulings 2\n") && log.contains(older), "{log:.200}");
        let path = scratch(&format!("rulings1-{n}.log"));
        fs::write(&path, log).unwrap();
        let run = remparts(&["verify-draws", text(&path)]);
        assert_eq!(run.status, 0, "{}", run.err);
    }
}
