//! Only what a seat may know is sent.

use crate::matches::script;
use remparts_bots::dice::{self, GameDice};
use remparts_bots::outside::table::{Table, actions};
use remparts_bots::outside::{Outside, Patience, Veiled};
use remparts_bots::player::{Limits, Player};
use remparts_engine::city::City;
use remparts_engine::classic::{Classic, Setup};
use remparts_engine::kernel::game::{Game, Pending, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::{Log, Positioned as _};
use std::fs;
use std::path::Path;

fn setup(name: &str) -> Setup {
    match AnySetup::named(name, 3) {
        Some(AnySetup::Classic(setup)) => setup,
        _ => panic!("{name} is no setup of the classic game"),
    }
}

/// One more ply at random; whether there was one to make.
fn go_on<G: Veiled>(log: &mut Log<G>, dice: &mut GameDice) -> bool {
    let game = log.game();
    match game.pending() {
        Pending::Over => return false,
        Pending::Chance(_) => {
            let answer = game.ticket(dice.below(game.tickets()));
            log.resolve(answer, &mut Vec::new()).unwrap();
        }
        Pending::Seat(seat) => {
            let mut legal = List::new();
            game.legal(&mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            log.play(seat, action, &mut Vec::new()).unwrap();
        }
    }
    true
}

/// The table of a view as the rest of a `position` command.
fn told<G: Veiled>(view: &G::View) -> String {
    let text = G::veil(view);
    text[text.find("table\n").unwrap()..].trim_end().replace('\n', "; ")
}

/// The plies that a seat may see, in the same form.
fn plies<G: Veiled>(log: &Log<G>, seat: Seat) -> String {
    let text = log.write_for_viewer(Viewer::Seat(seat));
    let lines = text.lines().skip_while(|line| *line != "plies").skip(1);
    let plies: Vec<&str> = lines.map(|line| line.split('#').next().unwrap().trim()).collect();
    format!("start; plies; {}", plies.join("; "))
}

/// What is read back from a position, or from a viewer's plies, is the same view: the same table,
/// the same choices, as many hidden cards.
fn reads_back<G: Veiled>(setup: G::Setup, seed: u64) -> usize {
    let mut dice = dice::of_game(seed, 0);
    let mut log = Log::<G>::new(setup).unwrap();
    let start = Table::<G>::new(setup).unwrap();
    let mut choices = 0;
    while go_on(&mut log, &mut dice) {
        let Pending::Seat(seat) = log.game().pending() else { continue };
        let view = log.game().view(Viewer::Seat(seat));
        for text in [told::<G>(&view), plies(&log, seat)] {
            let read = start.at(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            let seen = read.view(Some(seat)).unwrap();
            assert_eq!(G::veil(&seen), G::veil(&view), "{text}");
            let (mut read, mut truth) = (actions::<G>(&seen), actions::<G>(&view));
            read.sort();
            truth.sort();
            assert_eq!(read, truth, "{text}");
            choices += 1;
        }
    }
    choices
}

#[test]
fn views_are_read_back_from_positions_and_from_plies() {
    for seed in 0..3 {
        assert!(reads_back::<Classic>(setup("base-gifts"), seed) > 100);
        assert!(reads_back::<Classic>(setup("classic-all"), seed) > 100);
    }
    let Some(AnySetup::City(city)) = AnySetup::named("city", 4) else { panic!("no city") };
    assert!(reads_back::<City>(city, 1) > 100);
}

/// The same game with other cards in one hand, if it holds any.
fn with_other_cards(game: &Classic, seat: Seat) -> Option<Classic> {
    let text = game.write_position();
    let line = text.lines().find(|line| line.starts_with(&format!("hand {seat} ")))?;
    let count: u32 = line.split(' ').filter_map(|word| word.parse::<u32>().ok()).skip(1).sum();
    let gifts = ["synod", "sweeper", "retreat", "stand-lie", "take-two"];
    let mut others = gifts.into_iter().map(|gift| format!("hand {seat} {gift} {count}"));
    others.find_map(|other| {
        let changed = text.replace(line, &other);
        Classic::read_position(&changed).ok().filter(|game| game.write_position() != text)
    })
}

/// Moments in which a seat has to choose and another holds hidden cards: the truth, and what else
/// could be.
fn doubtful_moments(seed: u64) -> Vec<(Seat, Classic, Classic)> {
    let mut dice = dice::of_game(seed, 0);
    let mut log = Log::<Classic>::new(setup("base-gifts")).unwrap();
    let mut moments = Vec::new();
    while go_on(&mut log, &mut dice) {
        let game = log.game();
        let Pending::Seat(seat) = game.pending() else { continue };
        for other in Seat::first(game.seats()).filter(|other| *other != seat) {
            let changed = with_other_cards(game, other);
            moments.extend(changed.map(|changed| (seat, game.clone(), changed)));
        }
    }
    moments
}

#[test]
fn other_hands_change_nothing_that_is_sent() {
    let mut count = 0;
    for (seat, truth, other) in (0..10).flat_map(doubtful_moments) {
        assert_ne!(truth.digest(), other.digest());
        let seen = |game: &Classic, who| Classic::veil(&game.view(Viewer::Seat(who)));
        assert_eq!(seen(&truth, seat), seen(&other, seat));
        let changed = Seat::first(3).filter(|who| seen(&truth, *who) != seen(&other, *who));
        assert_eq!(changed.count(), 1, "only its holder sees a card");
        count += 1;
    }
    assert!(count > 100, "{count}");
}

/// The same with everything a real program hears.
#[test]
fn a_program_hears_nothing_of_other_hands() {
    let heard = Path::new(env!("CARGO_TARGET_TMPDIR")).join("heard.txt");
    let spy = script(
        "spy",
        &format!(
            "import sys
heard = open({:?}, 'w')
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    word, _, rest = line.strip().partition(' ')
    if word in ('hello', 'isready'): print('ready', flush=True)
    elif word == 'actions': actions = rest.split('; ')
    elif word == 'go': print('bestmove ' + actions[-1], flush=True)
    elif word == 'quit': break
",
            heard.display()
        ),
    );
    let hears = |game: &Classic, seat| {
        let mut bot = Outside::new(&spy, Patience::default()).unwrap();
        let view = game.view(Viewer::Seat(seat));
        Player::<Classic>::choose(&mut bot, &view, &Limits::of_visits(5)).unwrap();
        drop(bot);
        fs::read_to_string(&heard).unwrap()
    };
    for (seat, truth, other) in doubtful_moments(4).into_iter().step_by(40) {
        let text = hears(&truth, seat);
        assert_eq!(text, hears(&other, seat));
        assert!(text.starts_with("hello 1\nnewgame setup rulings 2; players 3; "), "{text}");
        assert!(text.contains("\ngo visits 5\n") && text.contains(" ? "), "{text}");
    }
}

#[test]
fn hidden_cards_that_cannot_be_are_refused() {
    let start = Table::<Classic>::new(setup("base-gifts")).unwrap();
    let mut log = Log::<Classic>::new(setup("base-gifts")).unwrap();
    let mut dice = dice::of_game(1, 0);
    while !matches!(log.game().pending(), Pending::Seat(_)) {
        go_on(&mut log, &mut dice);
    }
    let Ok(seat) = log.game().chooser() else { panic!("someone chooses") };
    let table = told::<Classic>(&log.game().view(Viewer::Seat(seat)));
    let with = |line: &str| start.at(&format!("{table}; {line}"));
    let other = Seat::first(3).find(|other| *other != seat).unwrap();
    assert!(with(&format!("hand {other} ? 3")).is_ok());
    for line in ["? 26", "? 256", "? x", "? -1", "?", "? 1 2"] {
        assert!(with(&format!("hand {other} {line}")).is_err(), "{line}");
    }
    assert!(with("hand 0 ? 1").is_err() && with("hand 7 ? 1").is_err());
    // Whoever has to choose must know its own cards.
    let blind = with(&format!("hand {seat} ? 1")).unwrap();
    let refused = blind.view(None).map(|view| view.known().digest()).unwrap_err();
    assert_eq!(refused, format!("nobody has said which gifts seat {seat} holds"));
    assert!(blind.clone().play("gift ?").is_err());
}
