//! Texts by the first rulings: what was written before setups named their rulings is read by the
//! defaults of that time for ever, and replays to the last digest.

use crate::common;

use common::city::every_ply;
use remparts_engine::city::{self, City, Event};
use remparts_engine::classic::{self, Classic};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_engine::notation::log::Log;
use remparts_engine::notation::position::Positioned;
use remparts_engine::notation::setup::{self, Rulings, Settings};
use remparts_engine::notation::{Written, city as town};
use std::path::{Path, PathBuf};

/// The stored files with this ending. They were written by the last program that knew one version
/// of the rulings.
fn kept(ending: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings1");
    let files = std::fs::read_dir(folder).expect("the folder of kept files");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    files.sort();
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).expect("readable");
        (file, text)
    };
    files.into_iter().map(read).collect()
}

/// Writes a log anew, which names its rulings, and reads that back to the same digests.
fn written_anew<G: Written>(log: &Log<G>) {
    let text = log.write();
    assert!(text.contains("\nrulings 2\n"), "{text:.120}");
    let again = Log::<G>::read(&text).expect("what was written can be read");
    assert_eq!(again.setup(), log.setup());
    assert_eq!(again.game().digest(), log.game().digest());
}

/// Every ply of a log carries its digest, so reading one is replaying it exactly.
#[test]
fn logs_of_the_first_rulings_replay_to_their_digests() {
    let logs = kept("log");
    assert_eq!(logs.len(), 8);
    for (file, text) in logs {
        assert!(!text.contains("rulings"), "{}", file.display());
        let digests = text.lines().filter(|line| line.contains('#')).count();
        match AnyLog::read(&text) {
            Ok(AnyLog::Classic(log)) => {
                assert_eq!(
                    (log.plies().len(), log.game().pending() == Pending::Over),
                    (digests, true)
                );
                written_anew(&log);
            }
            Ok(AnyLog::City(log)) => {
                assert_eq!(
                    (log.plies().len(), log.game().pending() == Pending::Over),
                    (digests, true)
                );
                written_anew(&log);
            }
            Err(error) => panic!("{}: {error}", file.display()),
        }
    }
}

/// By the rulings of today some of the kept games break a rule, so that the version decides.
#[test]
fn the_version_of_a_log_decides() {
    let refused = |name: &str, reason: &str| {
        let logs = kept("log");
        let (_, text) = logs.iter().find(|(file, _)| file.ends_with(name)).expect("a kept log");
        let (place, line) = if text.contains("game city\n") {
            ("game city\n", "game city\nrulings 2\n")
        } else {
            ("remparts 1\n", "remparts 1\nrulings 2\n")
        };
        // Digests tell the versions apart even before a rule is broken.
        let bare: String =
            text.lines().map(|ply| format!("{}\n", ply.split('#').next().unwrap_or(ply))).collect();
        let error = AnyLog::read(&bare.replacen(place, line, 1)).err();
        let error = error.unwrap_or_else(|| panic!("{name} is no other game"));
        assert!(error.to_string().contains(reason), "{name}: {error}");
    };
    refused("random-synod-and-recall-3.log", "the abbot was put down in this turn");
    refused("random-garden-retreat-3.log", "not from a garden");
    refused("city-2.log", "line 106: this does not belong to the current step");
}

fn position_of<G: Positioned>(text: &str, digest: &str) {
    let game = G::read_position(text).expect("a position");
    assert_eq!(game.digest().to_string(), digest);
    let again = G::read_position(&game.write_position()).expect("a position");
    assert_eq!(again.digest(), game.digest());
}

/// A kept position is named after its digest.
#[test]
fn positions_of_the_first_rulings_are_read_as_they_were_meant() {
    let positions = kept("position");
    assert_eq!(positions.len(), 9);
    for (file, text) in positions {
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
        let digest = name.rsplit('-').next().expect("a digest");
        if text.contains("game city\n") {
            position_of::<City>(&text, digest);
        } else {
            position_of::<Classic>(&text, digest);
        }
    }
}

/// A text without rulings is an old one where a game was begun with it, and a new one where somebody
/// wishes for a game. What is written says which.
#[test]
fn setups_name_their_rulings() {
    let (first, now) = (classic::Setup::usual(Rulings::First), classic::Setup::base(2));
    assert_eq!(setup::read("players 2\n"), Ok(first));
    assert_eq!(setup::wish("players 2\n"), Ok(now));
    assert_ne!(first, now);
    for text in ["game city\nrulings 2\n", "rulings 2\ngame city\n"] {
        let found = setup::read::<city::Setup>(text);
        assert_eq!(found, Ok(city::Setup::new(2)), "{text}");
    }
    assert_eq!(setup::wish("game city\nrulings 1\n"), Ok(city::Setup::usual(Rulings::First)));
    let city = AnySetup::wish("game city\nplayers 3\n");
    assert_eq!(Ok(town::setup::named("city", 3).map(AnySetup::City)), city.map(Some));
    let late = setup::read::<classic::Setup>("players 2\nrulings 2\n").expect_err("too late");
    let reason = "line 2, column 1: expected `rulings` before all settings, found `rulings`";
    assert_eq!(late.to_string(), reason);
    let unknown = setup::read::<classic::Setup>("rulings 3\n").expect_err("unknown");
    assert_eq!(unknown.to_string(), "line 1, column 9: expected rulings 1 or 2, found `3`");
}

/// RUL-TC-SCORE-4: whoever came home in a turn guards nothing in it; with `freed at-once` somebody
/// does, and with the default a seat whose only followers came home is not asked.
#[test]
fn followers_that_came_home_rest() {
    let (mut resting, mut at_once) = (0, 0);
    every_ply(|ply| {
        let turn = ply.game.state().turn();
        let rests = turn.resting.iter().map(|count| u32::from(*count)).sum::<u32>();
        resting += rests;
        for event in ply.events {
            let Event::Guard(seat, _) = event else { continue };
            let before = ply.before.supply(*seat);
            assert!(before > ply.before.state().turn().resting[seat.index()]);
            at_once += u32::from(ply.game.rules().setup.freed == city::setup::Freed::AtOnce);
        }
        if ply.game.rules().setup.freed == city::setup::Freed::AtOnce {
            assert_eq!(rests, 0);
        }
    });
    assert!(resting > 0 && at_once > 0, "{resting} {at_once}");
}
