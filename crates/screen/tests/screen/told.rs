//! A game as one viewer is told it looks to that viewer as the true game does.

use crate::play::{finished, public, setup};
use rand_core::{RngCore as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::classic::{Action, Classic, Question};
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::Log;
use remparts_engine::notation::classic::setup::named;
use remparts_engine::notation::setup::write;
use remparts_screen::{Refused, Table};

/// A game by chance in which seats seek gifts and put down what makes others give some. In one of
/// `patience` choices they unwrap one if they can: soon, so that the deck is shuffled again and
/// again, or seldom, so that hands are full.
fn generous(name: &str, players: u8, seed: u64, patience: u32) -> Log<Classic> {
    let mut log = Log::<Classic>::new(named(name, players).expect("a known setup")).expect("rules");
    let mut dealer = Dealer::new(Seed::from_number(seed));
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = List::new();
    loop {
        let game = log.game();
        match game.pending() {
            Pending::Over => return log,
            Pending::Chance(_) => {
                let answer = dealer.answer(game).expect("a question is pending");
                log.resolve(answer, &mut Quiet).expect("a ticket is possible");
            }
            Pending::Seat(seat) => {
                game.legal(&mut legal);
                let unwraps = dice.next_u32() % patience == 0;
                let wished = |action: &Action| match action {
                    Action::Unwrap(_) => unwraps,
                    Action::Place { .. } => {
                        let mut after = game.clone();
                        after.play_listed(*action, &mut Quiet);
                        matches!(after.pending(), Pending::Chance(Question::Gift(_)))
                    }
                    _ => *action != Action::Pass,
                };
                let mut choices: Vec<Action> = legal.iter().copied().filter(wished).collect();
                if choices.is_empty() {
                    choices = legal.iter().copied().collect();
                }
                let action = choices[dice.next_u32() as usize % choices.len()];
                log.play(seat, action, &mut Quiet).expect("a listed action");
            }
        }
    }
}

/// The plies as a viewer reads them while the game runs.
fn lines(log: &Log<Classic>, viewer: Viewer) -> Vec<String> {
    let (last, _) = log.plies().split_last().expect("a game has plies");
    let running = log.up_to(log.plies().len() - 1).write_for_viewer(viewer);
    let (_, plies) = running.split_once("plies\n").expect("a log");
    plies.lines().map(str::to_owned).chain([last.text.clone()]).collect()
}

/// All that can look at a game.
fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Audience])
}

/// The true plies.
fn truth(log: &Log<Classic>) -> Vec<&str> {
    log.plies().iter().map(|entry| &*entry.text).collect()
}

fn told(name: &str, players: u8, plies: &[String]) -> Table {
    let plies: Vec<&str> = plies.iter().map(String::as_str).collect();
    Table::told(&setup(name, players), &plies).expect("a game as it was told")
}

/// The whole log as this viewer knows it, without digests.
fn bare(log: &str) -> String {
    let plies = log.lines().map(|line| line.split('#').next().unwrap_or_default().trim_end());
    plies.collect::<Vec<_>>().join("\n")
}

/// Whether two tables look the same to a viewer after a draft.
fn alike(one: &Table, other: &Table, viewer: Viewer, draft: &[&str]) -> bool {
    let [one, other] = [one, other].map(|table| table.screen(viewer, draft).expect("a screen"));
    one == other
}

#[test]
fn what_is_seen_of_a_told_game_is_what_is_seen_of_the_true_one() {
    for (name, players, patience) in [
        ("base-gifts", 2, 1),
        ("base-gifts", 5, 9),
        ("classic-all", 3, 3),
        ("classic-all", 6, 2),
        ("base-first-edition-inns-river-abbot-gifts", 4, 2),
    ] {
        let log = generous(name, players, 1, patience);
        for viewer in viewers(players) {
            let mut seen = told(name, players, &[]);
            let mut known = told(name, players, &[]);
            let both = lines(&log, viewer).into_iter().zip(truth(&log));
            for (n, (line, ply)) in both.enumerate() {
                let (happened, truly) = (seen.tell(&[&line]), known.tell(&[ply]));
                assert_eq!(happened, truly, "{name}: {line}");
                assert!(alike(&seen, &known, viewer, &[]), "{name}: {line}");
                assert_eq!(seen.digest(), known.digest(), "{name}: {line}");
                if n % 29 == 28 && n + 1 < log.plies().len() {
                    assert_eq!(seen.chronicle(0), known.chronicle(0), "{name}: {line}");
                    look_around(&seen, &known, viewer);
                }
            }
        }
    }
}

/// Everything else that can be asked.
fn look_around(seen: &Table, known: &Table, viewer: Viewer) {
    assert_eq!(seen.breakdown(), known.breakdown());
    assert_eq!(seen.frontier(&[], None), known.frontier(&[], None));
    assert_eq!(seen.odds(Seat(1), &["base/E"]), known.odds(Seat(1), &["base/E"]));
    let screen = seen.screen(viewer, &[]).expect("a screen");
    for region in screen.regions.iter().step_by(7) {
        assert_eq!(seen.inspect(region.spot, &[]), known.inspect(region.spot, &[]));
    }
    // A gift may be dealt between tile and figure.
    for choice in screen.choices.iter().step_by(5) {
        let draft = [&*choice.text];
        assert!(alike(seen, known, viewer, &draft), "{draft:?}");
        let drafted = seen.screen(viewer, &draft).expect("a draft");
        for next in drafted.choices.iter().take(2) {
            let draft = [&*choice.text, &*next.text];
            assert!(alike(seen, known, viewer, &draft), "{draft:?}");
        }
    }
    let then = screen.ply * 2 / 3;
    let (seen, known) = (seen.at(then), known.at(then));
    assert!(alike(&seen, &known, viewer, &[]), "after ply {then}");
    assert_eq!(seen.chronicle(0), known.chronicle(0));
}

/// Whatever is unwrapped and however often the deck is shuffled, some cards could have been dealt.
#[test]
fn hidden_cards_can_always_be_invented() {
    let (mut most, mut hidden) = (0, 0);
    for seed in 0..30 {
        let (name, players) = (["base-gifts", "classic-all"][seed % 2], 2 + (seed % 5) as u8);
        let players = if name == "base-gifts" { players.min(5) } else { players };
        let log = generous(name, players, seed as u64, 1 + seed as u32 % 3);
        most = most.max(truth(&log).iter().filter(|ply| ply.starts_with("gift")).count());
        for viewer in viewers(players) {
            let lines = lines(&log, viewer);
            hidden += lines.iter().filter(|line| *line == "gift ?").count();
            let whole = told(name, players, &lines);
            let plies = bare(&lines.join("\n"));
            assert_eq!(bare(&whole.log()), format!("{}{plies}", header(&log)), "{name} {seed}");
            let mut step = told(name, players, &[]);
            lines.iter().for_each(|line| drop(step.tell(&[line]).expect("a ply")));
            assert_eq!(step.log(), whole.log());
        }
    }
    assert!(most > 50 && hidden > 2_000, "{most} gifts in a game, {hidden} hidden cards");
}

fn header(log: &Log<Classic>) -> String {
    format!("remparts 1\n{}plies\n", write(log.setup()))
}

/// Other cards in other hands that look the same to a viewer look the same on the screen.
#[test]
fn other_secrets_change_nothing_that_a_viewer_sees() {
    let log = generous("base-gifts", 3, 9, 20);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(9);
    for viewer in viewers(3) {
        let known = told("base-gifts", 3, &lines(&log, viewer));
        let mut others = 0;
        for _ in 0..60 {
            // Two hidden cards change places; if that cannot be, the log is refused.
            let mut plies = truth(&log);
            let hidden = lines(&log, viewer);
            let dealt: Vec<usize> = (0..plies.len()).filter(|n| hidden[*n] == "gift ?").collect();
            let [one, other] = [(); 2].map(|()| dealt[dice.next_u32() as usize % dealt.len()]);
            plies.swap(one, other);
            let text = header(&log) + &plies.join("\n");
            let Ok(other) = Log::<Classic>::read(&text) else { continue };
            if truth(&other) == truth(&log) {
                continue;
            }
            others += 1;
            assert_eq!(lines(&other, viewer), hidden);
            let all: Vec<String> = truth(&other).into_iter().map(str::to_owned).collect();
            let other = told("base-gifts", 3, &all);
            let plies = log.plies().len();
            for ply in [plies / 4, plies / 2, plies * 3 / 4, plies - 1] {
                let (seen, known) = (other.at(ply), known.at(ply));
                assert!(alike(&seen, &known, viewer, &[]), "{viewer:?} after ply {ply}");
                assert_eq!(seen.chronicle(0), known.chronicle(0));
                assert_eq!(seen.digest(), known.digest());
            }
        }
        assert!(others > 2, "{others} other deals for {viewer:?}");
    }
}

/// Nobody can look at a seat whose cards were not told, nor try what it holds.
#[test]
fn what_was_invented_is_shown_to_nobody() {
    let log = generous("classic-all", 3, 11, 4);
    let plies = lines(&log, Viewer::Seat(Seat(0)));
    for end in (20..plies.len() - 1).step_by(11) {
        let table = told("classic-all", 3, &plies[..end]);
        let public = public(&table);
        for seat in 1..3 {
            let shown = table.screen(Viewer::Seat(Seat(seat)), &[]).expect("a screen");
            let cards =
                table.log().contains("gift ?") && public.seats[usize::from(seat)].gifts > Some(0);
            assert!(!cards || shown == public, "seat {seat} sees what was invented for it");
        }
        if public.turn.seat.is_some_and(|seat| seat > 0) {
            let draft = table.screen(Viewer::Seat(Seat(0)), &["unwrap take-two"]);
            assert!(draft.is_err(), "only the seat itself knows whether it could");
        }
        let branched = table.branch(end, [0; 32]).err();
        let hidden = plies[..end].iter().any(|line| line == "gift ?");
        assert_eq!(branched, hidden.then_some(Refused::Hidden));
    }
    let whole = told("classic-all", 3, &plies);
    let shown = serde_json::to_string(&whole.chronicle(0)).expect("plain data");
    assert!(shown.contains("gift ?"), "the end reveals nothing that was not told");
}

/// Plies can be taken back by agreement, and others told in their place.
#[test]
fn a_game_can_be_told_otherwise_from_a_ply_on() {
    let log = generous("classic-all", 4, 12, 2);
    for viewer in viewers(4) {
        let plies = lines(&log, viewer);
        let mut table = told("classic-all", 4, &plies);
        for from in [plies.len() * 2 / 3, plies.len() / 4, 0, plies.len()] {
            let texts: Vec<&str> = plies[from..].iter().map(String::as_str).collect();
            let before = table.log();
            let happened = table.retell(from, &texts[..texts.len() / 2]).expect("told before");
            assert_eq!(table.at(from).log(), told("classic-all", 4, &plies[..from]).log());
            let entries = table.chronicle(from);
            let expected: Vec<_> = entries.into_iter().flat_map(|entry| entry.happenings).collect();
            assert_eq!(happened, expected);
            table.tell(&texts[texts.len() / 2..]).expect("told before");
            assert_eq!(table.log(), before);
        }
        let (before, plies) = (table.log(), plies.len());
        assert_eq!(table.retell(plies + 1, &[]), Err(Refused::Gap));
        assert!(table.retell(plies / 2, &["gift synod", "castle e1"]).is_err());
        assert_eq!(table.log(), before, "all of them or none");
    }
    let mut dealt = finished("base", 2, 1);
    assert_eq!(dealt.retell(0, &[]), Err(Refused::Dealt));
}

#[test]
fn what_cannot_be_is_refused() {
    let mut table = told("base-gifts", 2, &[]);
    for nonsense in ["gift ?", "gift", "gift ? ?", "unwrap take-two", "first ?", "draw ?"] {
        assert!(table.tell(&[nonsense]).is_err(), "{nonsense}");
    }
    let log = generous("base-gifts", 2, 13, 2);
    let plies = lines(&log, Viewer::Audience);
    let first = plies.iter().position(|line| line == "gift ?").expect("a gift is dealt");
    // Nobody holds a card before the first one is dealt.
    let laid = plies[..first].iter().rposition(|line| line.starts_with("draw"));
    let mut table = told("base-gifts", 2, &plies[..=laid.expect("a tile is drawn")]);
    let before = table.log();
    let refused = table.tell(&["unwrap take-two"]);
    assert!(matches!(refused, Err(Refused::Illegal(_))), "{refused:?}");
    assert_eq!(table.log(), before);
}
