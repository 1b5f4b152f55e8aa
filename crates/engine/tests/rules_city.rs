//! The City: what golden games cannot show: tiles, setups, information, the last tile.

mod common;

use common::dice;
use remparts_engine::city::illegal::Illegal;
use remparts_engine::city::setup::{PILES, SetupProblem, WALLS};
use remparts_engine::city::tiles::{Building, Goods, Ground, SET, Tile, TileSet, parse};
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{
    Action, Answer, City, Event, Pile, Question, Rules, Setup, SetupError,
};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::printing::Certainty;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::Written;
use remparts_engine::notation::log::Log;
use remparts_engine::notation::ply::{Ply, make_ply, read_ply};
use std::collections::BTreeMap;
use std::sync::Arc;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Audience];

/// Every tile of the box, one copy after the other.
fn every_tile() -> impl Iterator<Item = &'static Tile> {
    SET.kinds.iter().flat_map(|tile| (0..tile.count).map(move |_| tile))
}

fn setup(players: u8) -> Setup {
    Setup::new(players).starting(Seat(0))
}

fn problems(setup: Setup) -> Vec<SetupProblem> {
    match City::new(setup) {
        Ok(_) => Vec::new(),
        Err(SetupError(problems)) => problems,
    }
}

/// A game with these tiles in the box and no others, for piles of these sizes.
fn small_box(setup: Setup, tiles: &[&str], piles: [u8; 3]) -> City {
    let mut rules = Rules::new(setup).expect("a playable setup");
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    for tile in tiles {
        let face = rules.face_named(tile).expect("a known tile");
        rules.copies[face.index()] += 1;
    }
    rules.tiles = tiles.len();
    rules.setup.piles = piles;
    City::with_rules(Arc::new(rules))
}

/// Plays plies written as in a log, one a line, and tells everything that happened.
fn play(game: &mut City, lines: &str) -> Vec<String> {
    let mut events = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let ply = read_ply(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        make_ply(game, ply, &mut events).unwrap_or_else(|illegal| panic!("{line}: {illegal}"));
    }
    events.iter().map(|event| game.tell(event)).collect()
}

/// TC-TILE-1: 75 tiles are in the box, and none lies on the table when the game begins.
#[test]
fn seventy_five_tiles_and_no_start_tile() {
    assert_eq!(every_tile().count(), 75);
    assert_eq!(SET.tiles, 75);
    let game = City::new(setup(2)).expect("playable");
    assert_eq!((game.state().tiles_laid(), game.state().bag().tiles()), (0, 75));
    assert_eq!(game.tickets(), 75);
    assert_eq!(game.open_cells(), [Cell::ORIGIN]);
}

/// TC-TILE-2: 32 public buildings, and seven historic ones, each once.
#[test]
fn the_buildings_of_the_box() {
    let public = every_tile().filter(|tile| tile.building == Some(Building::Public));
    assert_eq!(public.count(), 32);
    let mut historic: Vec<&str> = every_tile()
        .filter_map(|tile| match &tile.building {
            Some(Building::Historic(name)) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    historic.sort_unstable();
    let mut names = [
        "Petit Puits",
        "Grand Puits",
        "Tour Carrée",
        "Bâtiment",
        "Saint Sernin",
        "Saint Nazaire",
        "Château Comtal",
    ];
    names.sort_unstable();
    assert_eq!(historic, names);
}

/// TC-TILE-3, RUL-TC-TILE-1: a market part shows exactly one of three goods, twenty of each; the
/// sides of all tiles add up.
#[test]
fn goods_and_grounds() {
    let mut goods: BTreeMap<Goods, usize> = BTreeMap::new();
    for market in every_tile().flat_map(|tile| &tile.markets) {
        let [shown] = market.goods[..] else { panic!("one kind of goods: {market:?}") };
        *goods.entry(shown).or_default() += 1;
    }
    let twenty_each = [(Goods::Livestock, 20), (Goods::Grain, 20), (Goods::Fish, 20)];
    assert_eq!(goods, BTreeMap::from(twenty_each));
    assert_eq!(Goods::ALL.map(Goods::name), ["livestock", "grain", "fish"]);
    let edges = |ground: Ground| {
        every_tile().flat_map(|tile| tile.edges).filter(|edge| *edge == ground).count()
    };
    let grounds = [Ground::Street, Ground::Market, Ground::Homes].map(edges);
    assert_eq!(grounds, [122, 93, 85]);
    assert_eq!(grounds.iter().sum::<usize>(), 4 * 75);
}

/// RUL-TC-TILE-1: 66 kinds, most of them single, all of them ours; the tiles that the book
/// describes are among them.
#[test]
fn the_set_is_a_reconstruction() {
    assert!(SET.reconstruction);
    assert_eq!(SET.kinds.len(), 66);
    let single = SET.kinds.iter().filter(|tile| tile.count == 1).count();
    assert!(2 * single > SET.kinds.len(), "{single} of them are single");
    assert!(SET.kinds.iter().all(|tile| tile.certainty == Certainty::StandIn));
    let crossing = |tile: &&Tile| {
        tile.streets.len() == 3
            && tile.homes.len() == 3
            && tile.streets.iter().all(|street| street.end.as_deref() == Some("crossing"))
    };
    assert!(SET.kinds.iter().any(|tile| crossing(&tile)));
    let sells =
        |tile: &Tile, goods: Goods| tile.markets.iter().any(|market| market.goods.contains(&goods));
    let two_goods = |tile: &&Tile| sells(tile, Goods::Livestock) && sells(tile, Goods::Grain);
    assert!(SET.kinds.iter().any(|tile| two_goods(&tile)));
    let public = |tile: &Tile| tile.building == Some(Building::Public);
    assert!(SET.kinds.iter().any(|tile| public(tile) && sells(tile, Goods::Fish)));
}

/// RUL-TC-TILE-1: an exact list may replace the file: a game can be played with another set.
#[test]
fn another_set_can_be_played() {
    let text = "set other\ntitle Other\ntiles 3\n\
                tile plaza x3 HHHH exact\n  homes Nw Ne En Es Se Sw Ws Wn\n";
    let set = parse(text).expect("a proper set");
    let wish = Setup { piles: [1, 1, 1], ..setup(2) };
    let rules = Rules::with_tiles(wish, &set).expect("the piles hold all three");
    let mut game = City::with_rules(Arc::new(rules));
    let told = play(&mut game, "draw other/plaza\nplace other/plaza 0,0 r0\npass");
    assert_eq!(told[1], "1 lays other/plaza 0,0 r0");
    let wrong = Rules::with_tiles(setup(2), &set).expect_err("the piles hold 75");
    assert_eq!(wrong.0, [SetupProblem::Piles { piles: 75, tiles: 3 }]);
    let nothing = Setup { piles: [0, 0, 0], ..setup(2) };
    let empty = parse("set none\ntiles 0\n").expect("a file without tiles");
    let wrong = Rules::with_tiles(nothing, &empty).expect_err("nothing to draw");
    assert_eq!(wrong.0, [SetupProblem::NoTiles]);
}

/// RUL-TC-TILE-2: every building stands on a tile with houses; the format has room for one.
#[test]
fn buildings_stand_among_houses() {
    let built: Vec<&Tile> = every_tile().filter(|tile| tile.building.is_some()).collect();
    assert_eq!(built.len(), 39);
    assert!(built.iter().all(|tile| !tile.homes.is_empty()));
}

/// TC-SETUP-1: two to four can play.
#[test]
fn two_to_four_play() {
    for players in 2..=4 {
        let game = City::new(setup(players)).expect("playable");
        assert_eq!(game.seats(), usize::from(players));
    }
    for players in [0, 1, 5, 6] {
        let found = problems(Setup::new(players));
        assert_eq!(found, [SetupProblem::Players(players)]);
        let told = SetupError(found).to_string();
        assert_eq!(told, format!("two to four can play, not {players}"));
    }
}

/// TC-SETUP-2, TC-SETUP-3: seven followers each from 0 points, and twelve towers dealt evenly.
#[test]
fn followers_and_towers_are_dealt() {
    for (players, towers) in [(2, 6), (3, 4), (4, 3)] {
        let game = City::new(setup(players)).expect("playable");
        let run = game.state().run();
        for seat in Seat::first(game.seats()) {
            assert_eq!((game.supply(seat), run.towers_left(seat)), (7, towers));
        }
        assert_eq!(game.scores(), vec![0; usize::from(players)]);
        assert_eq!(usize::from(towers) * game.seats(), 12);
    }
}

/// TC-SETUP-4, RUL-TC-PHASE-1: piles of 30, 25 and 20 in this order; a draw belongs to the pile
/// that its number falls into.
#[test]
fn three_piles() {
    assert_eq!(PILES, [30, 25, 20]);
    let game = City::new(setup(2)).expect("playable");
    let piles: Vec<Pile> = (1..=75).map(|draw| game.rules().pile_of_draw(draw)).collect();
    let expected = [vec![Pile::First; 30], vec![Pile::Second; 25], vec![Pile::Third; 20]].concat();
    assert_eq!(piles, expected);

    let mut last = Pile::First;
    for seed in 0..4 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        let mut game = City::new(Setup { walls: WALLS, ..setup(3) }).expect("playable");
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            let drawn = 75 - game.state().bag().tiles();
            if drawn > 0 {
                assert_eq!(game.pile(), expected[drawn - 1], "draw {drawn}");
                last = last.max(game.pile());
            }
        }
    }
    assert_eq!(last, Pile::Third, "a game went into the third pile");
}

/// RUL-TC-SETUP-1: without a named seat all are alike; with one nobody is asked.
#[test]
fn who_begins() {
    let game = City::new(Setup::new(4)).expect("playable");
    assert_eq!(game.pending(), Pending::Chance(Question::First));
    let alike: Vec<_> = Seat::first(4).map(|seat| (Answer::First(seat), 1)).collect();
    assert_eq!(game.answers(), alike);
    let game = City::new(Setup::new(4).starting(Seat(2))).expect("playable");
    assert_eq!(game.pending(), Pending::Chance(Question::Draw));
    assert_eq!(problems(Setup::new(3).starting(Seat(3))), [SetupProblem::First(Seat(3))]);
}

/// RUL-TC-SETUP-2, TC-INFO-1: each draw is uniform over all tiles not drawn so far, from the first
/// to the last, whatever pile it comes from.
#[test]
fn every_draw_is_uniform() {
    let mut draws = 0;
    for seed in 0..3 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        let mut game = City::new(setup(2)).expect("playable");
        let mut left: Vec<u32> = SET.kinds.iter().map(|tile| tile.count).collect();
        while game.pending() != Pending::Over {
            if game.pending() != Pending::Chance(Question::Draw) {
                random_ply(&mut game, &mut dice, &mut legal, &mut Quiet);
                continue;
            }
            let odds: Vec<(Answer, u32)> = left
                .iter()
                .enumerate()
                .filter(|(_, copies)| **copies > 0)
                .map(|(face, copies)| (Answer::Draw(FaceId(face as u8)), *copies))
                .collect();
            assert_eq!(game.answers(), odds);
            let answer = game.ticket(dice.below(game.tickets()));
            let Answer::Draw(face) = answer else { panic!("{answer:?}") };
            left[face.index()] -= 1;
            game.resolve(answer, &mut Quiet).expect("listed");
            draws += 1;
        }
    }
    assert!(draws > 150, "the games went through the piles: {draws}");
}

/// RUL-TC-SETUP-3: other piles must hold all tiles; one to seventy walls; everything wrong is told
/// at once.
#[test]
fn wishes_that_cannot_be_played() {
    for piles in [[30, 25, 20], [0, 10, 65], [75, 0, 0], [8, 20, 47]] {
        assert_eq!(problems(Setup { piles, ..setup(2) }), []);
    }
    let few = problems(Setup { piles: [30, 25, 19], ..setup(2) });
    assert_eq!(few, [SetupProblem::Piles { piles: 74, tiles: 75 }]);
    let many = problems(Setup { piles: [255, 255, 255], ..setup(2) });
    assert_eq!(many, [SetupProblem::Piles { piles: 765, tiles: 75 }]);
    for walls in [1, 6, 69, 70] {
        let game = City::new(Setup { walls, ..setup(2) }).expect("playable");
        assert_eq!(game.state().run().walls_left(), walls);
    }
    for walls in [0, 71, 255] {
        assert_eq!(problems(Setup { walls, ..setup(2) }), [SetupProblem::Walls(walls)]);
    }
    let wish = Setup { piles: [1, 1, 1], walls: 0, ..Setup::new(5).starting(Seat(5)) };
    let error = City::new(wish).map(|_| ()).expect_err("all of it is wrong");
    assert_eq!(
        error.to_string(),
        "two to four can play, not 5; seat 6 cannot begin: nobody sits there; \
         the box holds 1 to 70 walls, not 0; the piles hold 3 tiles, the box 75"
    );
}

/// A set larger than the table is refused and does not end in a panic.
#[test]
fn a_set_that_is_too_large() {
    let set = |tiles: u32| -> TileSet {
        parse(&format!(
            "set t\ntiles {tiles}\ntile a x{tiles} HHHH exact\n  homes Nw Ne En Es Se Sw Ws Wn\n"
        ))
        .expect("a proper set")
    };
    let piles = |first| Setup { piles: [first, 0, 0], ..setup(2) };
    assert!(Rules::with_tiles(piles(126), &set(126)).is_ok());
    let error = Rules::with_tiles(piles(127), &set(127)).expect_err("no room");
    assert_eq!(error.0, [SetupProblem::TooManyTiles]);
}

/// TC-END-2, RUL-TC-END-2: the last tile is laid and the game is over, without a gate: the whole rim
/// is closed and what that shuts scores.
#[test]
fn the_last_tile_ends_the_game() {
    let tiles = ["city/deadend-public", "city/straight-public"];
    let mut game = small_box(setup(2), &tiles, [2, 0, 0]);
    let told = play(
        &mut game,
        "draw city/deadend-public
         place city/deadend-public 0,0 r0
         put follower 0,0 street-S
         draw city/straight-public
         place city/straight-public 0,1 r0
         put follower 0,1 homes-1234",
    );
    assert_eq!(game.pending(), Pending::Over);
    let ending = [
        "2 puts follower 0,1 homes-1234",
        "the rim is closed: 6 sides",
        "1 scores street closed 2 = 2 tiles x1 (TC-SCORE-1)",
        "2 scores homes 0 = 0 markets x2 (TC-FINAL-2)",
        "1 wins",
    ];
    assert_eq!(told[told.len() - 5..], ending);
    assert_eq!(game.scores(), [2, 0]);
    assert!(!game.state().run().stands());
}

/// TC-END-2, RUL-TC-END-1: a phase that the last tile brings about is still played, with guards and
/// tower.
#[test]
fn the_last_tile_still_brings_its_phase() {
    let tiles = ["city/deadend-public", "city/homes-comtal", "city/deadend-sernin"];
    let mut game = small_box(setup(3), &tiles, [2, 0, 1]);
    play(
        &mut game,
        "draw city/deadend-public
         place city/deadend-public 0,0 r0
         put follower 0,0 street-S
         draw city/homes-comtal
         place city/homes-comtal 1,0 r0
         pass
         draw city/deadend-sernin
         place city/deadend-sernin 0,1 r2
         pass",
    );
    assert_eq!(game.state().bag().tiles(), 0);
    assert_eq!(game.pending(), Pending::Seat(Seat(2)));
    let told = play(
        &mut game,
        "gate 0,0 N
         wall 1,0 N
         wall 0,0 W
         wall 0,1 W
         wall 0,1 S
         wall 0,1 E
         guard 0,1 W
         guard 0,1 S
         tower 0,1 E",
    );
    // The guard of seat 3 bars the wall of seat 2 on the other side of the same tile.
    let ending = [
        "3 puts guard 0,1 W",
        "1 puts guard 0,1 S",
        "3 sets tower 0,1 E and gains 4 = 4 walls x1 (TC-TOWER-2)",
        "the rim is closed: 2 sides",
        "1 scores guard 0,1 S 5 = 1 public building x2 + 1 historic building x3 (TC-FINAL-3)",
        "3 scores guard 0,1 W 3 = 1 historic building x3 (TC-FINAL-3)",
        "1 and 3 win",
    ];
    assert_eq!(told[told.len() - 7..], ending);
    assert_eq!(game.scores(), [7, 0, 7]);
    assert_eq!(game.pending(), Pending::Over);
}

/// RUL-TC-TURN-3: the last tile fits nowhere, so the game ends there, without further steps of the
/// turn.
#[test]
fn the_last_tile_fits_nowhere() {
    let mut game = small_box(setup(2), &["city/cross", "city/homes-comtal"], [2, 0, 0]);
    let told = play(
        &mut game,
        "draw city/cross
         place city/cross 0,0 r0
         put follower 0,0 street-N
         draw city/homes-comtal",
    );
    let ending = [
        "2 draws city/homes-comtal",
        "city/homes-comtal fits nowhere and leaves the game",
        "the rim is closed: 4 sides",
        "1 scores street closed 1 = 1 tile x1 (TC-SCORE-1)",
        "1 wins",
    ];
    assert_eq!(told[told.len() - 5..], ending);
    assert_eq!(game.pending(), Pending::Over);
    let comtal = game.rules().face_named("city/homes-comtal").expect("a tile");
    assert_eq!(game.boxed(), [(comtal, 1)]);
}

/// TC-TURN-1, TC-PUT-1: reasons that a log cannot ask for: the turn of somebody else, and a part that
/// the tile does not have.
#[test]
fn reasons_outside_of_logs() {
    let mut game = City::new(setup(2)).expect("playable");
    let face = game.rules().face_named("city/homes-comtal").expect("a tile");
    let place = Action::Place { tile: face, cell: Cell::ORIGIN, rotation: Rotation::R0 };
    assert_eq!(game.check(Seat(0), place), Err(Illegal::ChancePending));
    game.resolve(Answer::Draw(face), &mut Quiet).expect("in the bag");
    assert_eq!(game.check(Seat(1), place), Err(Illegal::NotYourTurn(Seat(0))));
    assert_eq!(Illegal::NotYourTurn(Seat(0)).to_string(), "it is seat 1's turn");
    game.play(Seat(0), place, &mut Quiet).expect("the first tile");
    let none = Spot { cell: Cell::ORIGIN, part: 1 };
    assert_eq!(game.check(Seat(0), Action::Put(none)), Err(Illegal::NoSuchPart(none)));
    assert_eq!(Illegal::NoSuchPart(none).to_string(), "the tile has no such part");
    let unknown = Answer::Draw(FaceId(200));
    game.play(Seat(0), Action::Pass, &mut Quiet).expect("nobody has to");
    assert_eq!(game.check_answer(unknown), Err(Illegal::NoneLeft(FaceId(200))));
}

/// TC-INFO-1: the order of the tiles does not exist before they are drawn. Whatever is left can come
/// next, and nothing tells two games apart that drew the same tiles in another order.
#[test]
fn the_order_is_unknown() {
    let lines = |first: &str, second: &str, at: [&str; 2]| {
        format!(
            "draw {first}\nplace {first} {} r0\npass\ndraw {second}\nplace {second} {} r0\npass",
            at[0], at[1]
        )
    };
    // The two tiles change places in the row, and the town is the same but for its last tile.
    let mut one = City::new(setup(2)).expect("playable");
    let mut other = City::new(setup(2)).expect("playable");
    let (a, b) = ("city/homes-comtal", "city/homes-nazaire");
    play(&mut one, &lines(a, b, ["0,0", "1,0"]));
    play(&mut other, &lines(b, a, ["0,0", "-1,0"]));
    assert_eq!(one.answers(), other.answers());
    for game in [&one, &other] {
        for (answer, copies) in game.answers() {
            assert!(copies > 0);
            assert_eq!(game.check_answer(answer), Ok(()));
            for viewer in VIEWERS {
                assert_eq!(game.view(viewer).known().check_answer(answer), Ok(()));
            }
        }
    }
    // Three tiles: two orders of the first two that end in the very same position.
    let third = "\ndraw city/market4-l\nplace city/market4-l 0,1 r0\npass";
    let mut one = City::new(setup(2)).expect("playable");
    let mut other = City::new(setup(2)).expect("playable");
    let first = "draw city/market4-f\nplace city/market4-f 0,0 r0\npass\n";
    play(&mut one, &format!("{first}{}{third}", lines(a, b, ["1,0", "-1,0"])));
    play(&mut other, &format!("{first}{}{third}", lines(b, a, ["-1,0", "1,0"])));
    assert_eq!(one.digest(), other.digest());
    assert_eq!(one.answers(), other.answers());
}

/// TC-INFO-2, RUL-TC-INFO-1: at every ply everybody sees all there is: the tile in hand, the table,
/// supplies, towers, walls, scores, the tiles that left, and how many tiles are left in each pile.
/// Only whoever has to choose has something to choose.
#[test]
fn nothing_else_is_hidden() {
    let mut gone = 0;
    for seed in 0..12 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        let wish = Setup { piles: [8, 20, 47], ..setup(2) };
        let mut game = City::new(wish).expect("playable");
        let manner = Manner { tidy: seed % 2 == 0, eager: true };
        let mut boxed: BTreeMap<FaceId, u8> = BTreeMap::new();
        while game.pending() != Pending::Over {
            let mut events = Vec::new();
            if let Pending::Seat(seat) = game.pending() {
                game.legal(&mut legal);
                let action = manner.choose(&game, &legal, &mut dice);
                game.play(seat, action, &mut events).expect("listed");
            } else {
                let answer = game.ticket(dice.below(game.tickets()));
                game.resolve(answer, &mut events).expect("listed");
            }
            for event in &events {
                if let Event::Boxed(face) = event {
                    *boxed.entry(*face).or_default() += 1;
                    gone += 1;
                }
            }
            for viewer in VIEWERS {
                let view = game.view(viewer);
                let known = view.known();
                assert_eq!(known.digest(), game.digest());
                assert_eq!(known.state().turn(), game.state().turn());
                assert_eq!(known.followers(), game.followers());
                assert_eq!(known.state().run().pieces(), game.state().run().pieces());
                assert_eq!(known.scores(), game.scores());
                assert_eq!(known.boxed(), boxed.iter().map(|(a, b)| (*a, *b)).collect::<Vec<_>>());
                view.legal(&mut legal);
                let chooses = matches!((viewer, game.pending()),
                    (Viewer::Seat(viewer), Pending::Seat(seat)) if viewer == seat);
                assert_eq!(!legal.is_empty(), chooses);
            }
        }
    }
    assert!(gone > 0, "no tile ever left the game");
}

/// TC-INFO-2: a log hides nothing from anybody.
#[test]
fn logs_hide_nothing() {
    let mut log = Log::<City>::new(Setup { piles: [0, 10, 65], ..setup(3) }).expect("playable");
    let (mut dice, mut legal) = (dice(7), List::new());
    while log.game().pending() != Pending::Over {
        let ply = match log.game().pending() {
            Pending::Seat(_) => Ply::Action(log.game().pick(&mut dice, &mut legal)),
            _ => Ply::Answer(log.game().ticket(dice.below(log.game().tickets()))),
        };
        log.make(ply, &mut Quiet).expect("listed");
        for viewer in VIEWERS {
            assert!(!log.write_for_viewer(viewer).contains('?'));
        }
    }
    let again = Log::<City>::read(&log.write()).expect("a log can be read");
    assert_eq!(again.game().digest(), log.game().digest());
}

/// TC-LAY-2: only streets have to meet, on all four sides of every kind and rotation.
#[test]
fn streets_meet_streets() {
    let game = City::new(setup(2)).expect("playable");
    let rules = game.rules();
    for (n, tile) in SET.kinds.iter().enumerate() {
        let face = rules.face(FaceId(n as u8));
        for rotation in Rotation::ALL {
            for side in Side::ALL {
                let drawn = (side.index() + 4 - rotation.index()) % 4;
                let street = tile.edges[drawn] == Ground::Street;
                let cross = rules.face_named("city/cross").expect("a tile");
                let meets = face.pattern(rotation, side)
                    == rules.face(cross).pattern(Rotation::R0, side.opposite());
                assert_eq!(meets, street, "{} {rotation:?} {side:?}", tile.id);
            }
        }
    }
}
