//! The language of the command box: what is typed, and what is answered.

use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::write;
use remparts_protocol::Preset;
use remparts_screen::names::{FeatureName, SideLetter};
use remparts_screen::{Choice, ChoiceKind};
use remparts_session::host::Wish;
use remparts_session::{Command, Order, Question, edges, meant, read};
use remparts_session::{Kind, Sitter};
use remparts_terminal::answers::{answer, described, propose};
use remparts_terminal::host::local::{Local, Pace};
use remparts_terminal::session::Session;
use remparts_terminal::tell;
use remparts_terminal::tell::failure;
use remparts_terminal::words::{Language, Words};

fn english() -> Words {
    Language::English.words()
}

fn ask(question: Question) -> Vec<Command> {
    vec![Command::Ask(question)]
}

fn played(text: &str) -> Command {
    Command::Move(text.to_owned())
}

#[test]
fn words_of_both_languages_are_understood() {
    assert_eq!(read("  SCORE "), ask(Question::Score));
    assert_eq!(read("sac"), ask(Question::Bag));
    assert_eq!(read("?"), ask(Question::Help));
    assert_eq!(read("ok"), [Command::Commit]);
    assert_eq!(read("Prêt"), [Command::Order(Order::Ready)]);
    assert_eq!(read("journal 12"), ask(Question::Log(12)));
    assert_eq!(read("legal put city-N"), ask(Question::Legal(Some("put city-n".into()))));
    assert_eq!(read("coups tous"), ask(Question::Legal(Some(String::new()))));
    assert_eq!(read(" \t "), []);
}

#[test]
fn cells_and_sides_are_read() {
    let region = |x, y, side| ask(Question::Region { x, y, side });
    assert_eq!(read("region 3,-1"), region(3, -1, None));
    assert_eq!(read("Région 3 , −1 O"), region(3, -1, Some(SideLetter::W)));
    assert_eq!(read("region 3,-1 n"), region(3, -1, Some(SideLetter::N)));
    assert_eq!(read("feature 3,-1 n"), region(3, -1, Some(SideLetter::N)));
    assert_eq!(read("zone 3,-1 o"), region(3, -1, Some(SideLetter::W)));
    assert_eq!(read("case -2,0"), ask(Question::Cell { x: -2, y: 0 }));
    // What is no cell is left to the choices, which do not know it.
    assert_eq!(read("region 3"), [played("region 3")]);
    assert_eq!(read("region 999,0"), [played("region 999,0")]);
    assert_eq!(read("region 3,-1 x"), [played("region 3,-1 x")]);
}

#[test]
fn a_line_can_hold_a_whole_turn() {
    let line = "place base/D 0,1 r2; pass;commit ; ; score";
    let score = Command::Ask(Question::Score);
    let turn = [played("place base/D 0,1 r2"), played("pass"), Command::Commit, score];
    assert_eq!(read(line), turn);
    assert_eq!(read("aucun"), [played("pass")]);
}

#[test]
fn what_is_said_to_others_stays_as_it_is() {
    let said = |text: &str| Command::Order(Order::Chat(text.to_owned()));
    assert_eq!(read("chat Well played; again?"), [said("Well played; again?")]);
    assert_eq!(
        read("score; dire  Bien joué ; bravo"),
        [Command::Ask(Question::Score), said("Bien joué ; bravo")]
    );
    assert_eq!(read("sit 2"), [Command::Order(Order::Sit(2))]);
}

#[test]
fn nobody_has_to_be_read_forever() {
    assert!(read(&"pass;".repeat(10_000)).len() <= 24);
    assert_eq!(read(&"x".repeat(10_000)).len(), 1);
}

fn session(setup: &str, seats: &[Option<&str>], preset: Preset, seed: u8) -> Session {
    let setup = match AnySetup::named(setup, seats.len() as u8).expect("a known setup") {
        AnySetup::Classic(setup) => write(&setup),
        AnySetup::City(setup) => write(&setup),
    };
    let kind = |bot: &Option<&str>| bot.map_or(Kind::Human, |bot| Kind::Bot(bot.to_owned()));
    let sitters = seats.iter().enumerate().map(|(n, bot)| Sitter::new(kind(bot), n as u8));
    let wish = Wish { setup, sitters: sitters.collect(), preset };
    let local = Local::new(wish, [seed; 32]).expect("a playable wish").at_pace(Pace::Instant);
    Session::new(Box::new(local)).expect("a table to look at")
}

/// Two people, so that nobody waits for bots.
fn people(setup: &str, preset: Preset, seed: u8) -> Session {
    session(setup, &[None, None], preset, seed)
}

/// Plays turns by the first choice that suits; says when the game is over.
fn play(session: &mut Session, turns: usize, suits: impl Fn(&Choice) -> bool) -> bool {
    for _ in 0..turns {
        if session.is_over() {
            return false;
        }
        session.unveil();
        while !session.can_commit() || session.choices().iter().any(&suits) {
            let found = session.choices().iter().find(|it| suits(it));
            let Some(choice) = found.or(session.choices().first()).cloned() else { break };
            propose(english(), session, &choice.text).expect("what is listed can be done");
        }
        assert!(session.commit(), "{:?}", failure(english(), session));
    }
    !session.is_over()
}

#[test]
fn a_part_of_a_move_is_enough_if_it_is_the_only_one() {
    let mut session = people("base", Preset::Standard, 1);
    let choice = session.choices()[0].clone();
    let (x, y) = choice.cell.expect("tiles are laid on cells");
    let rotation = choice.rotation.expect("tiles lie somehow");
    let proposed = propose(english(), &mut session, &format!("{x},{y} R{rotation}"));
    assert_eq!(proposed.expect("nothing else is like it").text, choice.text);
    assert_eq!(session.draft().texts(), [&*choice.text]);
    // What does not say enough is answered with what it could be.
    let all: Vec<Choice> = session.placements().into_iter().cloned().collect();
    assert!(all.len() > 1, "the first tile fits in several ways");
    let why = propose(english(), &mut session, "place").expect_err("several could be meant");
    assert!(why.starts_with("That could be: place ") && why.contains(&all[1].text), "{why}");
    let why = propose(english(), &mut session, "place nowhere").expect_err("nothing is");
    assert!(why.contains("“place nowhere”"), "{why}");
    assert_eq!(session.draft().texts(), [&*choice.text]);
}

#[test]
fn a_proposed_turn_is_changed_by_typing_again() {
    let mut session = people("base", Preset::Standard, 1);
    let all: Vec<Choice> = session.choices().to_vec();
    propose(english(), &mut session, &all[0].text).expect("a first idea");
    propose(english(), &mut session, &all[1].text).expect("a better one");
    assert_eq!(session.draft().texts(), [&*all[1].text]);
    let put = session.choices().iter().find(|it| it.kind == ChoiceKind::Put).cloned();
    let put = put.expect("the first tile has room for a follower");
    propose(english(), &mut session, &put.text).expect("a follower");
    assert!(session.can_commit() && session.choices().is_empty());
    propose(english(), &mut session, "none-of-these").expect_err("no such move");
    propose(english(), &mut session, "pass").expect("or none");
    assert_eq!(session.draft().texts(), [&*all[1].text, "pass"]);
    assert!(session.moves().iter().any(|choice| choice.text == put.text));
}

/// Gifts are unwrapped by typing, though their uses are shown only once they are reached for.
#[test]
fn gifts_are_unwrapped_by_typing() {
    // Gifts come to those who extend what others have begun.
    let claims = |choice: &Choice| choice.kind == ChoiceKind::Put;
    let found = (0..20).find_map(|seed| {
        let mut session = people("base-gifts", Preset::Standard, seed);
        while play(&mut session, 1, claims) {
            session.unveil();
            let uses = |it: &&Choice| it.kind == ChoiceKind::Unwrap;
            let choice = session.choices().iter().find(uses).cloned();
            if let Some(choice) = choice {
                return Some((session, choice));
            }
        }
        None
    });
    let (mut session, choice) = found.expect("gifts come in some game");
    let proposed = propose(english(), &mut session, &choice.text).expect("it is listed");
    assert_eq!(
        (proposed.text.clone(), session.draft().texts()),
        (choice.text, vec![&*proposed.text])
    );
    session.undo();
    assert!(session.draft().is_empty());
}

#[test]
fn the_legal_moves_are_those_of_the_engine() {
    let mut session = people("base", Preset::Standard, 3);
    play(&mut session, 12, |choice| choice.kind == ChoiceKind::Put);
    let count = session.choices().len();
    let [short] = &*answer(english(), &session, &Question::Legal(None)) else { panic!("one line") };
    assert!(short.starts_with(&format!("{count} choices: ")), "{short}");
    let all = answer(english(), &session, &Question::Legal(Some(String::new())));
    let texts: Vec<&str> = session.choices().iter().map(|choice| &*choice.text).collect();
    assert_eq!(all, texts);
    // With words, those that have them; of figures also what they are worth.
    let placement = session.choices()[0].clone();
    propose(english(), &mut session, &placement.text).expect("a place");
    let puts = answer(english(), &session, &Question::Legal(Some("put".into())));
    assert!(!puts.is_empty() && puts.iter().all(|line| line.contains(" – ")), "{puts:?}");
}

#[test]
fn help_that_was_not_agreed_on_is_not_given() {
    let mut session = people("base", Preset::Purist, 3);
    let words = english();
    let one = |question: Question| answer(words, &session, &question).join("\n");
    assert_eq!(one(Question::Legal(None)), words.no_aid());
    assert_eq!(one(Question::Bag), words.no_aid());
    assert_eq!(one(Question::Score), "Player 1 0\nPlayer 2 0");
    assert!(!one(Question::Cell { x: 0, y: 1 }).contains("fits"));
    // Nor by guessing.
    let why = propose(words, &mut session, "place").expect_err("several could be meant");
    assert_eq!(why, words.no_match("place"));
}

#[test]
fn scores_and_stories_are_told() {
    let mut session = people("base", Preset::Standard, 5);
    let words = english();
    let none = answer(words, &session, &Question::Why);
    assert_eq!(none, [words.nothing_yet()]);
    let greedy = |choice: &Choice| choice.kind == ChoiceKind::Put;
    while session.base().seats.iter().all(|seat| seat.score == 0) {
        assert!(play(&mut session, 1, greedy), "someone scores before the end");
    }
    let scores = answer(words, &session, &Question::Score);
    for (seat, (line, seated)) in scores.iter().zip(&session.base().seats).enumerate() {
        let sum: i32 = seated.shares.iter().map(|share| share.points).sum();
        let (name, score) = (format!("Player {}", seat + 1), seated.score);
        assert_eq!(*line, format!("{name} {score} ({sum} if the game ended now)"));
    }
    let why = answer(words, &session, &Question::Why);
    // Nobody had points before, so these are all there are.
    let gained = |line: &String| line.split_once(": +")?.1.split(',').next()?.parse::<i32>().ok();
    let all: i32 = session.base().seats.iter().map(|seat| seat.score).sum();
    assert_eq!(why.iter().filter_map(gained).sum::<i32>(), all, "{why:?}");
    let last = answer(words, &session, &Question::Last);
    assert!(last.iter().any(|line| line.contains("tile placed at")), "{last:?}");
    let log = answer(words, &session, &Question::Log(2));
    assert_eq!(log.iter().filter(|line| line.starts_with("Turn ")).count(), 2, "{log:?}");
    let players = answer(words, &session, &Question::Players);
    assert_eq!(players.iter().filter(|line| line.ends_with(words.to_play())).count(), 1);
}

#[test]
fn the_bag_is_counted() {
    let mut session = people("base", Preset::Standard, 5);
    play(&mut session, 5, |_| false);
    let [line] = &*answer(english(), &session, &Question::Bag) else { panic!("one line") };
    let bag = &session.base().bag;
    assert!(line.starts_with(&format!("{} tiles left. ", bag.left)), "{line}");
    let counts = line.split(" × ").skip(1).map(|it| it.split(',').next().unwrap_or_default());
    let sum: usize = counts.map(|count| count.parse::<usize>().expect("a count")).sum();
    assert_eq!(sum, bag.left);
}

/// CITY-2: what a feature brings once it is complete is told with the tiles it lacks at least.
#[test]
fn what_is_not_complete_is_worth_so_much_at_least() {
    const START: Question = Question::Region { x: 0, y: 0, side: None };
    let session = people("base", Preset::Standard, 5);
    let said = answer(english(), &session, &START).join("\n");
    assert!(said.contains("worth 1 now, at least 4 if completed"), "{said}");
    assert!(said.contains("worth 1 now, at least 3 if completed"), "{said}");
    let french = answer(Language::French.words(), &session, &START);
    assert!(french.iter().any(|line| line.contains("au moins 4")), "{french:?}");
}

/// What is said to lie on a side is what the tile shows there.
#[test]
fn features_are_asked_for_by_their_sides() {
    let kinds = [
        (FeatureName::City, remparts_screen::EdgeName::City),
        (FeatureName::Road, remparts_screen::EdgeName::Road),
        (FeatureName::Field, remparts_screen::EdgeName::Field),
        (FeatureName::Street, remparts_screen::EdgeName::Street),
        (FeatureName::Market, remparts_screen::EdgeName::Market),
        (FeatureName::Homes, remparts_screen::EdgeName::Homes),
    ];
    let words = english();
    for setup in ["classic-all", "city"] {
        let mut session = people(setup, Preset::Standard, 9);
        play(&mut session, 30, |choice| choice.kind == ChoiceKind::Put);
        session.unveil();
        let names = tell::names(words, &session);
        for tile in &session.screen().tiles {
            let (x, y) = (tile.x, tile.y);
            let face = session.faces().iter().find(|face| face.name == tile.face).expect("known");
            let of_tile = answer(words, &session, &Question::Region { x, y, side: None });
            for (edge, sides) in edges(face, tile.rotation) {
                for side in sides {
                    let side = Some(side);
                    let told = answer(words, &session, &Question::Region { x, y, side });
                    assert!(told.iter().all(|line| of_tile.contains(line)), "{told:?} {of_tile:?}");
                    let kind = kinds.iter().find(|(_, it)| *it == edge).map(|(kind, _)| *kind);
                    // On both banks of a river lie fields.
                    let title = words.feature_title(kind.unwrap_or(FeatureName::Field));
                    assert!(told.iter().all(|line| line.starts_with(title)), "{edge:?}: {told:?}");
                }
            }
            let features = session.features_at(x, y);
            let lines: Vec<String> =
                features.iter().map(|it| described(words, &session, it, &names)).collect();
            assert_eq!(lines, of_tile);
        }
        let nothing = answer(words, &session, &Question::Region { x: 90, y: 90, side: None });
        assert_eq!(nothing, [words.no_tile(90, 90)]);
    }
}

#[test]
fn cells_are_spoken() {
    let mut session = people("base", Preset::Standard, 1);
    let words = english();
    let start = answer(words, &session, &Question::Cell { x: 0, y: 0 });
    assert!(start[0].starts_with("column 0, row 0, "), "{start:?}");
    let choice = session.choices()[0].clone();
    let (x, y) = choice.cell.expect("a cell");
    let ways = session.choices().iter().filter(|it| it.cell == Some((x, y))).count();
    let said = |session: &Session| answer(words, session, &Question::Cell { x, y }).join("");
    assert!(said(&session).ends_with(&format!("empty, {}", words.fits_ways(ways))));
    propose(words, &mut session, &choice.text).expect("a place");
    assert!(said(&session).contains(words.proposed_tile()), "{}", said(&session));
    let board = answer(words, &session, &Question::Board).join("\n");
    assert!(board.is_ascii() && board.lines().all(|line| line.len() <= 78));
    session.undo();
    assert_ne!(answer(words, &session, &Question::Board).join("\n"), board);
    let french = answer(Language::French.words(), &session, &Question::Cell { x: -2, y: -2 });
    assert_eq!(french, ["colonne moins 2, ligne moins 2, vide"]);
}

#[test]
fn moves_are_meant_by_their_words_in_order() {
    let session = people("base", Preset::Standard, 1);
    let all: Vec<&Choice> = session.choices().iter().collect();
    assert_eq!(meant(&all, "PLACE").len(), all.len());
    assert!(meant(&all, "").is_empty() && meant(&all, "r0 place").is_empty());
    assert_eq!(meant(&all, &all[0].text), [all[0]]);
}
