//! Whole games line by line, as a pipe or a screen reader has them.

use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::write;
use remparts_protocol::Preset;
use remparts_screen::names::Occasion;
use remparts_screen::{ChoiceKind, Happening, Table};
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};
use remparts_terminal::host::local::{Local, Pace};
use remparts_terminal::host::saved::Saved;
use remparts_terminal::plain::{self, Manner};
use remparts_terminal::session::{Ending, Session};
use remparts_terminal::sitter;
use remparts_terminal::words::{Language, Words};
use std::fs;
use std::io::{BufRead, BufReader, Cursor, PipeReader, PipeWriter, Write, pipe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

const ENGLISH: Language = Language::English;
const ESCAPE: u8 = 0x1b;

/// A file of its own for a game, gone after its test.
struct Kept(PathBuf);

impl Kept {
    fn new() -> Self {
        static NUMBERS: AtomicU32 = AtomicU32::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("plain-{}-{number}.log", std::process::id());
        Self(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name))
    }

    fn read(&self) -> String {
        fs::read_to_string(&self.0).expect("the game is kept")
    }

    /// The game as it was left.
    fn table(&self) -> Table {
        Table::load(&self.read(), None).expect("what is kept is a log")
    }

    fn resume(&self) -> Session {
        let saved = Saved::read(&self.read()).expect("a saved game");
        let local = Local::resume(saved).expect("a game to go on with").at_pace(Pace::Instant);
        let local = local.kept_in(self.0.clone()).expect("a place to keep it");
        Session::new(Box::new(local)).expect("a table to look at")
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // Whatever is left is below the build folder.
        let _ = fs::remove_file(&self.0);
    }
}

fn wish(setup: &str, seats: &[Option<&str>], preset: Preset) -> Wish {
    let setup = match AnySetup::named(setup, seats.len() as u8).expect("a known setup") {
        AnySetup::Classic(setup) => write(&setup),
        AnySetup::City(setup) => write(&setup),
    };
    let kind = |bot: &Option<&str>| bot.map_or(Kind::Human, |bot| Kind::Bot(bot.to_owned()));
    let sitters = seats.iter().enumerate().map(|(n, bot)| Sitter::new(kind(bot), n as u8));
    Wish { setup, sitters: sitters.collect(), preset }
}

fn session(wish: &Wish, seed: u8, kept: &Kept) -> Session {
    let local =
        Local::new(wish.clone(), [seed; 32]).expect("a playable wish").at_pace(Pace::Instant);
    let local = local.kept_in(kept.0.clone()).expect("a place to keep it");
    Session::new(Box::new(local)).expect("a table to look at")
}

/// Everything that is said while some lines are typed.
fn told(session: Session, words: Words, manner: Manner, typed: &str) -> (Ending, String) {
    let mut output = Vec::new();
    let input = Cursor::new(typed.to_owned());
    let ending = plain::run(session, words, manner, input, &mut output).expect("memory");
    assert!(!output.contains(&ESCAPE), "an escape code was written");
    (ending, String::from_utf8(output).expect("text"))
}

/// Someone who plays by what is listed, and writes down all that is said.
struct Player {
    says: PipeWriter,
    hears: BufReader<PipeReader>,
    words: Words,
    dice: u64,
    heard: Vec<String>,
}

impl Player {
    fn say(&mut self, line: &str) {
        writeln!(self.says, "{line}").expect("someone listens");
    }

    /// The next line; none once the game is over.
    fn hear(&mut self) -> Option<String> {
        let mut line = Vec::new();
        let read = self.hears.read_until(b'\n', &mut line).expect("a pipe");
        assert!(!line.contains(&ESCAPE), "an escape code was written");
        let line = String::from_utf8(line).expect("text").trim_end_matches('\n').to_owned();
        self.heard.push(line.clone());
        (read > 0).then_some(line)
    }

    fn throw(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        (self.dice >> 33) as usize % sides
    }

    /// What can be chosen, or nothing; none once the game is over.
    fn choices(&mut self) -> Option<Vec<String>> {
        self.say(self.words.topic(remparts_session::Topic::Legal).0);
        loop {
            let line = self.hear()?;
            if line == self.words.nothing_to_choose() {
                return Some(Vec::new());
            }
            let counted = line.starts_with(|first: char| first.is_ascii_digit());
            if let Some((_, moves)) = line.split_once(": ").filter(|_| counted) {
                let moves = moves.trim_end_matches('.').split("; ");
                // How many more there are is no move.
                return Some(
                    moves.filter(|it| !it.starts_with("and ")).map(str::to_owned).collect(),
                );
            }
        }
    }

    /// Plays until the game is over; says how many turns were committed.
    fn play(mut self) -> (Vec<String>, usize) {
        let mut turns = 0;
        while let Some(choices) = self.choices() {
            if choices.is_empty() {
                // An empty line does as well.
                let commit = ["commit", "", "ok"][self.throw(3)];
                self.say(commit);
                turns += 1;
                continue;
            }
            let chosen = choices[self.throw(choices.len())].clone();
            self.say(&chosen);
        }
        (self.heard, turns)
    }
}

/// Plays a whole game through pipes; gives what was said, and how many turns were committed.
fn whole_game(wish: &Wish, seed: u8, words: Words, kept: &Kept) -> (Vec<String>, usize) {
    let (input, says) = pipe().expect("a pipe");
    let (hears, output) = pipe().expect("a pipe");
    let player = Player {
        says,
        hears: BufReader::new(hears),
        words,
        dice: u64::from(seed),
        heard: Vec::new(),
    };
    let session = session(wish, seed, kept);
    std::thread::scope(|scope| {
        let playing = scope.spawn(|| player.play());
        let input = BufReader::new(input);
        let ending = plain::run(session, words, Manner::default(), input, output).expect("a pipe");
        assert_eq!(ending, Ending::Over);
        playing.join().expect("the player plays on")
    })
}

#[test]
fn whole_games_are_played_and_their_points_told() {
    let games: [(&str, &[Option<&str>]); 3] = [
        ("base", &[None, Some("beginner")]),
        ("classic-all", &[None, Some("beginner"), None]),
        ("city", &[Some("beginner"), None]),
    ];
    for (n, (setup, seats)) in games.into_iter().enumerate() {
        let (wish, kept) = (wish(setup, seats, Preset::Learner), Kept::new());
        let words = ENGLISH.words();
        let (heard, turns) = whole_game(&wish, n as u8, words, &kept);
        assert!(turns > 10, "{setup}: only {turns} turns");
        // What is told at the end is what the engine says.
        let table = kept.table();
        let screen = table.screen(Viewer::Audience, &[]).expect("a screen");
        assert_eq!(screen.turn.seat, None, "{setup} is over");
        let names = sitter::names(words, &wish.sitters);
        let points =
            names.iter().zip(&screen.seats).map(|(name, it)| format!("{name} {}", it.score));
        let points = points.collect::<Vec<_>>().join(", ");
        let last = heard.iter().rfind(|line| !line.is_empty()).expect("something was said");
        assert_eq!(*last, format!("Final score: {points}"), "{setup}");
        // And so is every gain on the way.
        let gains: i32 = heard.iter().filter_map(|line| gain(line, &names)).sum();
        let all: i32 = screen.seats.iter().map(|seat| seat.score).sum();
        assert_eq!(gains, all, "{setup}: all points are told as they come");
        let best = screen.seats.iter().map(|seat| seat.score).max().expect("seats");
        let winners = names.iter().zip(&screen.seats).filter(|(_, seat)| seat.score == best);
        for (name, _) in winners {
            let tells =
                |line: &&String| line.contains(" won.") || line.starts_with("Shared victory");
            let line = heard.iter().find(tells).expect("someone wins");
            assert!(line.contains(&**name), "{line}");
        }
    }
}

/// The points that a line gives to all it is about: `Ann and Ben: +4, ...`.
fn gain(line: &str, names: &[String]) -> Option<i32> {
    let (who, rest) = line.split_once(": +")?;
    let points: i32 = rest.split(',').next()?.parse().ok()?;
    let who = who.replace(" and ", ", ");
    let winners = who.split(", ").filter(|name| names.iter().any(|known| known == name)).count();
    // What a draft would bring names them elsewhere.
    (winners > 0).then_some(points * winners as i32)
}

#[test]
fn games_are_played_in_french_too() {
    let (wish, kept) = (wish("base", &[None, Some("beginner")], Preset::Standard), Kept::new());
    let (heard, _) = whole_game(&wish, 7, Language::French.words(), &kept);
    let last = heard.iter().rfind(|line| !line.is_empty()).expect("something was said");
    assert!(last.starts_with("Score final : Vous "), "{last}");
}

/// The moves a person could begin with in a game of this seed.
fn openings(wish: &Wish, seed: u8) -> Vec<String> {
    let table = Table::new(&wish.setup, [seed; 32]).expect("a playable wish");
    let seat = table.screen(Viewer::Audience, &[]).expect("a screen").turn.seat.expect("a turn");
    let screen = table.screen(Viewer::Seat(Seat(seat)), &[]).expect("a screen");
    screen.choices.into_iter().map(|choice| choice.text).collect()
}

#[test]
fn a_script_plays_turns_in_single_lines() {
    let (wish, kept) = (wish("base", &[None, None], Preset::Standard), Kept::new());
    let opening = &openings(&wish, 1)[0];
    let typed = format!("{opening}; pass; commit; tile; undo\nscore");
    let (ending, told) = told(session(&wish, 1, &kept), ENGLISH.words(), Manner::default(), &typed);
    assert_eq!(ending, Ending::Left);
    let log = kept.read();
    assert!(log.contains(&format!("\n{opening} ")) && log.contains("\npass "), "{log}");
    assert_eq!(told.matches("Done.").count(), 1, "{told}");
    // The second player has another tile, nothing to take back, and no points.
    assert_eq!(told.matches("Your tile is ").count(), 3, "{told}");
    assert!(told.contains("There is nothing to take back."), "{told}");
    assert!(told.ends_with("Player 2 0 (0 if the game ended now)\n"), "{told}");
}

#[test]
fn what_cannot_be_done_stops_the_line() {
    let (wish, kept) = (wish("base", &[None, None], Preset::Standard), Kept::new());
    let before = openings(&wish, 1);
    let typed = "9,9; pass; commit\ncommit\n";
    let (_, told) = told(session(&wish, 1, &kept), ENGLISH.words(), Manner::default(), typed);
    assert!(told.contains("No tile lies beside 9,9."), "{told}");
    assert!(told.contains("(rule TILE-2: placing tiles)\n"), "{told}");
    assert!(told.ends_with("There is still a choice to make in this turn.\n"), "{told}");
    assert!(!told.contains("Done."), "{told}");
    let seat = kept.table().screen(Viewer::Audience, &[]).expect("a screen").turn.seat;
    let seat = Viewer::Seat(Seat(seat.expect("the game runs")));
    let choices = kept.table().screen(seat, &[]).expect("a screen").choices;
    assert_eq!(choices.into_iter().map(|it| it.text).collect::<Vec<_>>(), before);
}

#[test]
fn bots_have_played_when_the_next_line_is_read() {
    let (wish, kept) = (wish("base", &[None, Some("beginner")], Preset::Standard), Kept::new());
    // Whoever begins, the person has played once and the bot after them.
    let seed = (0..).find(|seed| {
        let table = Table::new(&wish.setup, [*seed; 32]).expect("a playable wish");
        table.screen(Viewer::Audience, &[]).expect("a screen").turn.seat == Some(0)
    });
    let seed = seed.expect("everyone begins at times");
    let opening = &openings(&wish, seed)[0];
    let typed = format!("{opening}; commit\nlast\n");
    let (_, told) = told(session(&wish, seed, &kept), ENGLISH.words(), Manner::default(), &typed);
    // Once as it happens, and once as it was asked for.
    assert_eq!(told.matches("Beginner: tile placed at ").count(), 2, "{told}");
    assert!(told.matches("Your turn.").count() == 2, "{told}");
}

#[test]
fn whoever_leaves_finds_the_draft_again() {
    let (wish, kept) = (wish("base", &[None, Some("beginner")], Preset::Standard), Kept::new());
    let seed = (0..).find(|seed| {
        let table = Table::new(&wish.setup, [*seed; 32]).expect("a playable wish");
        table.screen(Viewer::Audience, &[]).expect("a screen").turn.seat == Some(0)
    });
    let seed = seed.expect("everyone begins at times");
    let opening = openings(&wish, seed)[0].clone();
    let words = ENGLISH.words();
    let (ending, _) = told(session(&wish, seed, &kept), words, Manner::default(), &opening);
    assert_eq!(ending, Ending::Left);
    let (ending, again) = told(kept.resume(), words, Manner::default(), "save\n\nquit\nscore\n");
    assert_eq!(ending, Ending::Left);
    assert!(again.contains(&format!("Proposed: {opening}.")), "{again}");
    assert!(again.contains(&*kept.0.to_string_lossy()), "{again}");
    // The empty line has ended the turn; after leaving nothing is answered.
    assert!(again.contains("Done.") && !again.contains("if the game ended now"), "{again}");
    assert!(kept.read().contains(&format!("\n{opening} ")));
}

#[test]
fn a_prompt_is_there_only_where_someone_types() {
    let wish = wish("base", &[None, None], Preset::Standard);
    let run = |manner: Manner| {
        let kept = Kept::new();
        told(session(&wish, 2, &kept), ENGLISH.words(), manner, "score\nquit\n").1
    };
    let silent = run(Manner::default());
    assert!(silent.lines().all(|line| !line.starts_with("> ")), "{silent}");
    let prompted = run(Manner { prompt: true, ascii: false });
    assert_eq!(prompted.replace("> ", ""), silent);
    assert_eq!(prompted.matches("> ").count(), 2, "{prompted}");
}

#[test]
fn terminals_without_accents_get_none() {
    let (wish, kept) = (wish("base", &[None, Some("beginner")], Preset::Standard), Kept::new());
    let manner = Manner { prompt: false, ascii: true };
    let typed = "aide\ncoups\nsac\njoueurs\n";
    let (_, told) = told(session(&wish, 2, &kept), Language::French.words(), manner, typed);
    assert!(told.is_ascii() && told.contains("Ecrivez \"aide\""), "{told}");
}

/// Gifts are told to the one who holds them, once the others look away.
#[test]
fn gifts_are_not_told_before_the_others_look_away() {
    let wish = wish("base-gifts", &[None, None], Preset::Standard);
    let kept = Kept::new();
    let (heard, _) = whole_game(&wish, 4, ENGLISH.words(), &kept);
    let (mut veiled, mut shown) = (0, 0);
    let mut turn = String::new();
    for line in &heard {
        if let Some(name) = line.strip_suffix(", your turn") {
            veiled += 1;
            turn = name.to_owned();
        } else if line.ends_with(" to play.") {
            // Whoever was called has come.
            assert!(turn.is_empty() || line.contains(&*turn), "{turn}: {line}");
            turn.clear();
        } else if line.starts_with("Your gifts: ") {
            shown += 1;
            assert!(turn.is_empty(), "told before {turn} has come");
        }
    }
    assert!(veiled > 0 && shown >= veiled, "{veiled} times veiled, {shown} times shown");
    let card = "gift ";
    let dealt = kept.read().lines().filter(|line| line.starts_with(card)).count();
    assert!(dealt > 0, "gifts were dealt");
}

#[test]
fn warnings_come_before_something_is_given_away() {
    // Someone who never puts a follower down completes things for nobody.
    let (wish, kept) = (wish("base", &[None, None], Preset::Learner), Kept::new());
    let mut session = session(&wish, 3, &kept);
    let words = ENGLISH.words();
    let mut warned = 0;
    while !session.is_over() {
        let place = session.choices().iter().find(|it| it.kind == ChoiceKind::Place).cloned();
        session.lay(&place.expect("a tile is to be laid"));
        // No figure stands anywhere: whatever one would score at once is given away without it.
        let puts = session.offer().among.into_iter().filter(|it| it.kind == ChoiceKind::Put);
        let scored = puts.flat_map(|put| {
            let turn = [session.draft().texts(), vec![&*put.text]].concat();
            session.table().screen(session.viewer(), &turn).expect("a legal turn").happened
        });
        let points = scored.filter_map(|happening| match happening {
            Happening::Scored(why) if why.occasion == Occasion::Completed => Some(why.points),
            _ => None,
        });
        let best = points.max();
        let warning = remparts_terminal::tell::warning(words, &session);
        assert_eq!(warning.is_some(), best.is_some(), "{warning:?}");
        if let (Some(warning), Some(best)) = (warning, best) {
            assert!(warning.contains(&format!(" would bring {best} point")), "{warning}");
            warned += 1;
        }
        assert!(session.commit());
    }
    assert!(warned > 0, "nothing was ever given away");
}
