//! Players, options and editions (rules SETUP, OPT, EDITION).

use crate::common;

use common::dice;
use remparts_engine::classic::setup::SetupProblem;
use remparts_engine::classic::state::Pile;
use remparts_engine::classic::wishes::{one_of, random_setup};
use remparts_engine::classic::{
    Answer, Classic, Event, Farmers, FigureKind, Module, Question, RiverSet, Rules, Setup,
    SetupError, TwoTileCity,
};
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::Written as _;
use remparts_engine::notation::classic::setup::named;
use std::collections::BTreeSet;

fn problems(setup: Setup) -> Vec<SetupProblem> {
    match Rules::new(setup) {
        Ok(_) => Vec::new(),
        Err(SetupError(problems)) => problems,
    }
}

/// SETUP-1, RUL-SETUP-2: two to five players for the base box.
#[test]
fn two_to_five_players() {
    for players in 2..=5 {
        assert_eq!(problems(Setup::base(players)), [], "{players}");
    }
    for players in [0, 1, 7, 255] {
        assert_eq!(problems(Setup::base(players)), [SetupProblem::Players(players)]);
        let inns = Setup::base(players).with_inns();
        assert_eq!(problems(inns), [SetupProblem::Players(players)]);
    }
}

/// SETUP-1, RUL-SETUP-3: six players need the sixth color, whatever else is in play.
#[test]
fn the_sixth_player_needs_a_color() {
    assert_eq!(problems(Setup::base(6)), [SetupProblem::SixthColor]);
    let tiles = Setup::base(6).with(Module::InnTiles).with(Module::BigMeeples);
    assert_eq!(problems(tiles), [SetupProblem::SixthColor]);
    assert_eq!(problems(Setup::base(6).with(Module::SixthColor)), []);
    assert_eq!(problems(Setup::base(6).with_inns()), []);
}

/// SETUP-5: each of the 71 face-down tiles may come first, one as likely as the other.
#[test]
fn all_other_tiles_are_shuffled() {
    let game = Classic::new(Setup::base(2).starting(Seat(0))).expect("playable");
    assert_eq!(game.tickets(), 71);
    let answers = game.answers();
    let drawn: BTreeSet<Answer> = answers.iter().map(|(answer, _)| *answer).collect();
    assert_eq!(drawn.len(), 24, "every kind can come first");
    for (answer, tickets) in answers {
        let Answer::Draw(face) = answer else { panic!("{answer:?}") };
        assert_eq!(tickets, u32::from(game.rules().copies[face.index()]));
    }
}

/// SETUP-5: the tiles of chosen expansions are mixed in.
#[test]
fn expansion_tiles_are_mixed_in() {
    let setup = Setup::base(2).with(Module::InnTiles).with(Module::Anniversary);
    let game = Classic::new(setup.starting(Seat(0))).expect("playable");
    assert_eq!(game.tickets(), 71 + 18 + 15);
}

/// SETUP-6: with a river the start tile is neither on the table nor among the tiles to draw.
#[test]
fn the_start_tile_stays_in_the_box() {
    let rules = Rules::new(Setup::base(2).with_river(RiverSet::River20)).expect("playable");
    let start = rules.face_named("base/D").expect("three other copies are in play");
    assert_eq!(rules.copies[start.index()], 3);
    assert!(rules.start.iter().all(|(face, _)| *face != start));
}

/// SETUP-7: the 25 cards are a face-down deck; any of them may come first.
#[test]
fn the_gifts_are_shuffled() {
    let mut game =
        Classic::new(Setup::base(2).with(Module::Gifts).starting(Seat(0))).expect("playable");
    assert_eq!(game.view(Viewer::Audience).gifts().deck, 25);
    let mut dice = dice(1);
    let mut legal = List::new();
    while game.pending() != Pending::Chance(Question::Gift(Seat(0)))
        && game.pending() != Pending::Chance(Question::Gift(Seat(1)))
    {
        assert!(random_ply(&mut game, &mut dice, &mut legal, &mut Quiet), "no gift was due");
    }
    assert_eq!(game.tickets(), 25);
    let tickets: Vec<u32> = game.answers().into_iter().map(|(_, tickets)| tickets).collect();
    assert_eq!(tickets, [5; 5]);
}

/// RUL-SETUP-1, SETUP-8: the seed of the game says who begins, unless the host fixed it.
#[test]
fn the_seed_draws_the_first_player() {
    let game = Classic::new(Setup::base(4)).expect("playable");
    assert_eq!(game.pending(), Pending::Chance(Question::First));
    let first = |number| Dealer::new(Seed::from_number(number)).answer(&game);
    let seats: BTreeSet<_> = (0..100).map(first).collect();
    let all: BTreeSet<_> = Seat::first(4).map(|seat| Some(Answer::First(seat))).collect();
    assert_eq!(seats, all);
    assert!((0..100).all(|number| first(number) == first(number)));

    let mut fixed = Classic::new(Setup::base(4).starting(Seat(2))).expect("playable");
    assert_eq!(fixed.pending(), Pending::Chance(Question::Draw));
    let drawn = Dealer::new(Seed::from_number(0)).answer(&fixed).expect("a tile");
    fixed.resolve(drawn, &mut Quiet).expect("drawn from the bag");
    assert_eq!(fixed.pending(), Pending::Seat(Seat(2)));
}

/// OPT-2: River, Abbot and Anniversary can be chosen in any combination, and each brings its own
/// pieces and nothing else.
#[test]
fn independent_switches() {
    for bits in 0..8_u32 {
        let on = |bit: u32| bits >> bit & 1 == 1;
        let mut setup = Setup::base(3);
        if on(0) {
            setup = setup.with_river(RiverSet::River20);
        }
        if on(1) {
            setup = setup.with(Module::Abbot);
        }
        if on(2) {
            setup = setup.with(Module::Anniversary);
        }
        let mut game = Classic::new(setup).expect("playable");
        let drawn = |pile: Pile| -> u32 {
            let faces = game.rules().piles[pile as usize].clone();
            faces.map(|face| u32::from(game.rules().copies[usize::from(face)])).sum()
        };
        assert_eq!(drawn(Pile::River) + drawn(Pile::Lakes), if on(0) { 15 } else { 0 });
        assert_eq!(drawn(Pile::Land), if on(2) { 86 } else { 71 });
        assert_eq!(game.supply(Seat(0), FigureKind::Abbot), u8::from(on(1)));
        let gardens = game.rules().facts.iter().any(|facts| facts.garden.is_some());
        assert_eq!(gardens, on(1));
        let (mut dice, mut legal) = (dice(u64::from(bits)), List::new());
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {}
        assert_eq!(game.pending(), Pending::Over);
    }
}

/// OPT-3: tiles, big meeples and sixth color of Inns & Cathedrals can be chosen apart.
#[test]
fn inns_and_cathedrals_in_part() {
    let tiles = |setup| {
        let rules = Rules::new(setup).expect("playable");
        rules.faces.iter().any(|face| face.name.starts_with("inns/"))
    };
    let big = |setup| Rules::new(setup).expect("playable").figures[FigureKind::Big as usize];
    let base = Setup::base(4);
    for (module, has_tiles, has_big) in [
        (Module::InnTiles, true, 0),
        (Module::BigMeeples, false, 1),
        (Module::SixthColor, false, 0),
    ] {
        let setup = base.with(module);
        assert_eq!((tiles(setup), big(setup)), (has_tiles, has_big), "{module:?}");
    }
    assert_eq!((tiles(base), big(base)), (false, 0));
    assert_eq!((tiles(base.with_inns()), big(base.with_inns())), (true, 1));
}

/// OPT-4: the gifts can be added to any game; without them no card is ever dealt.
#[test]
fn gifts_are_a_switch() {
    let gifts_received = |setup: Setup, seed| {
        let mut game = Classic::new(setup).expect("playable");
        let deck = game.view(Viewer::Audience).gifts().deck;
        let (mut dice, mut legal) = (dice(seed), List::new());
        let mut events: Vec<Event> = Vec::new();
        while random_ply(&mut game, &mut dice, &mut legal, &mut events) {}
        let received = events.iter().filter(|event| matches!(event, Event::GiftReceived(_)));
        (deck, received.count() > 0)
    };
    let everything_else = Module::ALL.into_iter().filter(|module| *module != Module::Gifts);
    let others = everything_else.fold(Setup::base(3), Setup::with).with_river(RiverSet::River20);
    for (seed, setup) in [Setup::base(2), others].into_iter().enumerate() {
        assert_eq!(gifts_received(setup, seed as u64), (0, false));
        assert_eq!(gifts_received(setup.with(Module::Gifts), seed as u64), (25, true));
    }
}

/// RUL-EDITION-1: field3 and full are the defaults, city4 and half are the first edition, and each
/// switch can be set alone.
#[test]
fn edition_presets() {
    use Farmers::{City4, Field3};
    use TwoTileCity::{FullPoints, HalfPoints};
    let switches = |setup: Setup| (setup.farmers, setup.two_tile_city);
    assert_eq!(switches(Setup::base(2)), (Field3, FullPoints));
    assert_eq!(switches(Setup::all(2)), (Field3, FullPoints));
    assert_eq!(switches(Setup::first_edition(2)), (City4, HalfPoints));
    assert_eq!(named("base", 2).map(switches), Some((Field3, FullPoints)));
    assert_eq!(named("base-first-edition", 2).map(switches), Some((City4, HalfPoints)));
    assert_eq!(named("base-half", 2).map(switches), Some((Field3, HalfPoints)));
    let mixed = Setup { farmers: City4, ..Setup::base(2) };
    assert_eq!(Rules::new(mixed).expect("playable").city.two_tiles, 2);
}

/// EDITION-3: the same plies are legal and bring the same in both editions, but for cities on two
/// tiles and for farmers.
#[test]
fn nothing_else_depends_on_the_edition() {
    let mut small_cities = 0;
    let mut fields = 0;
    for seed in 0..60 {
        let mut dice = dice(seed);
        let wish = random_setup(&mut dice);
        let edition =
            |farmers, two_tile_city| Classic::new(Setup { farmers, two_tile_city, ..wish });
        let mut new = edition(Farmers::Field3, TwoTileCity::FullPoints).expect("playable");
        let mut old = edition(Farmers::City4, TwoTileCity::HalfPoints).expect("playable");
        let (mut legal_new, mut legal_old) = (List::new(), List::new());
        while new.pending() != Pending::Over {
            assert_eq!(new.pending(), old.pending());
            assert_eq!(new.answers(), old.answers());
            new.legal(&mut legal_new);
            old.legal(&mut legal_old);
            assert_eq!(*legal_new, *legal_old);
            let (mut told_new, mut told_old) = (Vec::new(), Vec::new());
            if let Pending::Seat(seat) = new.pending() {
                let action = one_of(&mut dice, &legal_new);
                new.play(seat, action, &mut told_new).expect("listed");
                old.play(seat, action, &mut told_old).expect("listed");
            } else {
                let answer = new.ticket(dice.below(new.tickets()));
                new.resolve(answer, &mut told_new).expect("listed");
                old.resolve(answer, &mut told_old).expect("listed");
            }
            let depends = |told: &String| {
                told.contains("scores field")
                    || told.contains("score field")
                    || told.contains("farmers go home")
                    || told.contains("win")
            };
            let told = |game: &Classic, events: &[Event]| -> Vec<String> {
                events.iter().map(|event| game.tell(event)).collect()
            };
            let (told_new, told_old) = (told(&new, &told_new), told(&old, &told_old));
            fields += told_new.iter().filter(|told| depends(told)).count();
            let rest = |told: Vec<String>| told.into_iter().filter(|told| !depends(told));
            let (rest_new, rest_old): (Vec<_>, Vec<_>) =
                (rest(told_new).collect(), rest(told_old).collect());
            assert_eq!(rest_new.len(), rest_old.len());
            for (new, old) in rest_new.iter().zip(&rest_old) {
                if new == old {
                    continue;
                }
                let halved =
                    new.replace("city 4 = 2 tiles x2 (CITY-2)", "city 2 = 2 tiles x1 (CITY-4)");
                assert_eq!(*old, halved);
                small_cities += 1;
            }
        }
        assert_eq!(old.pending(), Pending::Over);
    }
    assert!(small_cities > 0 && fields > 0, "the random games never met the two switches");
}
