//! Positions of The City as text: what is written can be read, and plays on as before.

use crate::common;

use common::{Random, damage, dice};
use proptest::collection::vec;
use proptest::prelude::*;
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::{Manner, random_setup};
use remparts_engine::city::{Action, City, Setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Ply;
use remparts_engine::notation::city::position;
use remparts_engine::notation::ply::{make_ply, read_ply, replay_ply, write_ply};
use std::collections::BTreeMap;

/// A ply for whoever has to choose, unless the game is over.
fn some_ply(game: &City, manner: Manner, dice: &mut Random) -> Option<Ply<City>> {
    match game.pending() {
        Pending::Over => None,
        Pending::Chance(_) => Some(Ply::Answer(game.ticket(dice.below(game.tickets())))),
        Pending::Seat(_) => Some(Ply::Action(manner.choose(game, &choices(game), dice))),
    }
}

/// The choices as they are listed.
fn choices(game: &City) -> List<Action> {
    let mut legal = List::new();
    game.legal(&mut legal);
    legal
}

/// The choices whatever their order.
fn choice_set(game: &City) -> Vec<Action> {
    let mut legal = choices(game).to_vec();
    legal.sort_unstable();
    legal
}

fn copy_of(game: &City) -> City {
    let text = position::write(game);
    let copy = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(position::write(&copy), text);
    copy
}

/// Everything that can be asked about a game answers alike.
fn assert_same(copy: &City, game: &City) {
    let text = || position::write(game);
    assert_eq!(copy.digest(), game.digest(), "{}", text());
    assert_eq!(copy.pending(), game.pending(), "{}", text());
    assert_eq!(choice_set(copy), choice_set(game), "{}", text());
    assert_eq!(copy.scores(), game.scores(), "{}", text());
    assert_eq!(copy.projected(), game.projected(), "{}", text());
    assert_eq!(copy.ending(), game.ending(), "{}", text());
    assert_eq!(copy.features(), game.features(), "{}", text());
    assert_eq!(copy.followers(), game.followers(), "{}", text());
    assert_eq!(copy.sides_left(), game.sides_left(), "{}", text());
    assert_eq!(copy.next_sides(), game.next_sides(), "{}", text());
    assert_eq!(copy.tower_sites(), game.tower_sites(), "{}", text());
    assert_eq!(copy.boxed(), game.boxed(), "{}", text());
    assert_eq!(copy.state().turn(), game.state().turn(), "{}", text());
    assert_eq!(copy.state().run().pieces(), game.state().run().pieces(), "{}", text());
    assert_eq!(copy.state().run().towers(), game.state().run().towers(), "{}", text());
    let cells = |game: &City| {
        let mut cells = game.open_cells();
        cells.sort_unstable();
        cells
    };
    assert_eq!(cells(copy), cells(game), "{}", text());
}

/// A random game, ply by ply.
fn some_game(seed: u64) -> (City, Vec<Ply<City>>) {
    let mut dice = dice(seed);
    let start = City::new(random_setup(&mut dice)).expect("random setups are playable");
    let manner = Manner { tidy: dice.below(4) > 0, eager: dice.below(2) == 0 };
    let mut game = start.clone();
    let mut plies = Vec::new();
    while let Some(ply) = some_ply(&game, manner, &mut dice) {
        make_ply(&mut game, ply, &mut Quiet).expect("legal");
        plies.push(ply);
    }
    (start, plies)
}

/// At every ply of many games the text is read back as the same game.
#[test]
fn positions_are_read_back() {
    let mut steps = BTreeMap::new();
    let (mut guards, mut towers, mut boxed, mut rings, mut disordered) = (0, 0, 0, 0, 0);
    for seed in 0..60 {
        let (mut game, plies) = some_game(seed);
        for ply in plies.iter().map(Some).chain([None]) {
            let copy = copy_of(&game);
            assert_same(&copy, &game);
            disordered += usize::from(choices(&copy)[..] != choices(&game)[..]);
            *steps.entry(format!("{:?}", game.state().turn().step)).or_insert(0) += 1;
            guards += usize::from(game.state().turn().step == Step::Guard);
            towers += game.state().run().towers().len();
            boxed += game.boxed().len();
            rings += usize::from(game.sides_left().is_some_and(|sides| sides.is_empty()));
            if let Some(ply) = ply {
                replay_ply(&mut game, *ply, &mut Quiet);
            }
        }
        assert_eq!(game.pending(), Pending::Over);
    }
    assert_eq!(steps.len(), 9, "every step was seen: {steps:?}");
    assert!(guards > 0 && towers > 0 && boxed > 0, "{guards} {towers} {boxed}");
    assert!(rings > 0, "some ring was closed");
    assert!(disordered > 0, "some list was in another order");
}

/// A game read back in the middle goes the same way to the end.
#[test]
fn positions_play_on_as_before() {
    for seed in 200..260 {
        let (mut game, plies) = some_game(seed);
        let mut copies: Vec<City> = Vec::new();
        let mut dice = dice(seed);
        for ply in plies {
            if copies.len() < 12 && dice.below(16) == 0 {
                copies.push(copy_of(&game));
            }
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            for copy in &mut copies {
                let text = write_ply(copy, ply);
                make_ply(copy, ply, &mut Quiet).unwrap_or_else(|why| panic!("{text}: {why}"));
                assert_eq!(copy.digest(), game.digest(), "after {text}");
                assert_eq!(copy.scores(), game.scores(), "after {text}");
                assert_eq!(choice_set(copy), choice_set(&game), "after {text}");
            }
        }
        copies.iter().for_each(|copy| assert_same(copy, &game));
    }
}

/// A town of six tiles in a column, from the south to the north; the last one scores and the gate
/// is due.
const COLUMN: &str = "draw city/deadend-public
    place city/deadend-public 0,0 r2
    pass
    draw city/square-petit_puits
    place city/square-petit_puits 0,-1 r0
    pass
    draw city/square-grand_puits
    place city/square-grand_puits 0,-2 r0
    pass
    draw city/band-l
    place city/band-l 0,-3 r0
    pass
    draw city/band-g
    place city/band-g 0,-4 r0
    put follower 0,-4 street-N
    draw city/band-f
    place city/band-f 0,-5 r0";

/// The position after the column and some more plies.
fn column(more: &str) -> String {
    let setup = Setup { piles: [5, 50, 20], ..Setup::new(2).starting(Seat(0)) };
    let mut game = City::new(setup).expect("playable");
    let lines = COLUMN.lines().chain(more.split(';')).map(str::trim);
    for line in lines.filter(|line| !line.is_empty()) {
        let ply = read_ply(&game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        make_ply(&mut game, ply, &mut Quiet).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    position::write(&game)
}

/// A position, what is replaced in it (a slash is a new line), and what is then wrong.
const BROKEN: &str = "\
draw | position 1 | position 2 | line 1, column 1: expected `position 1`, found `position 2`
draw | game city | game chess | line 2, column 6: expected the name of this game, found `chess`
draw | players 2 | players 5 | setup: two to four can play, not 5
draw | table | chair | line 12, column 1: expected a setting or `table`, found `chair`
draw | tile city/deadend | tyle city/deadend | line 13, column 1: expected tile, gate, wall, figure, tower, scores, bag or turn, found `tyle`
draw | scores 2 3 | scores 2 3 / scores 2 3 | line 27: this line may come only once
draw | gate 0,0 S | gate 0,0 S / gate 0,0 S | line 20: this line may come only once
draw | turn draw 1 |  | line 28, column 1: expected `turn`, found the end of the text
draw | turn draw 1 | turn draw 1 1 | line 28, column 13: expected holds, builder, pieces, last or resting, found `1`
draw | band-l 0,-3 r0 | band-l 1,-4 r0 | line 16: cell 1,-4 touches no tile
draw | band-l 0,-3 r0 | band-l 0,-3 r1 | line 16: a street does not go on on side S
draw | band-l 0,-3 r0 | band-l 0,-2 r0 | line 16: cell 0,-2 is taken
draw | deadend-public 0,0 | deadend-public 1,0 | line 13: the first tile lies on 0,0
draw | city/band-l 0,-3 | city/deadend-public 0,-3 | line 17: a street does not go on on side S
draw | city/band-l 0,-3 | city/band-z 0,-3 | line 16, column 6: expected a tile of this game, found `city/band-z`
draw | scores 2 3 | tile city/market4-l 1,0 r0 / scores 2 3 | line 26: cell 1,0 lies beyond the wall
draw | gate 0,0 S | gate 0,0 N | line 19: side N of 0,0 is not on the outer rim
draw | gate 0,0 S |  | line 20: the walls begin at the gate
draw | wall 0,-1 E | wall 0,-1 W | line 21: side W of 0,-1 is not next to an end of the wall
draw | walls 70 | walls 2 | line 22: there are not so many walls
lone | scores | wall 0,0 N / scores | line 10: the ring is closed already
draw | piles 5 50 20 | piles 30 25 20 | line 19: nothing is built before the second pile
draw | wall 0,-1 E | wall 0,-1 | line 21, column 10: expected a side N, E, S or W, found the end of the line
draw | follower-1 guard 0,0 E | follower-8 guard 0,0 E | line 23, column 10: expected follower-1 to follower-7, found `follower-8`
draw | figure 1 follower-1 guard | figure 3 follower-1 guard | line 23, column 8: expected a seat, found `3`
draw | guard 0,0 E | guard 0,0 S | line 23: a guard stands on a wall
draw | guard 0,0 E | guard 0,0 W | line 23: a guard stands on a wall
draw | guard 0,0 E | guard 0,0 E / figure 2 follower-3 guard 0,0 E | line 24: a guard is on this wall already
draw | guard 0,0 E | guard 0,0 E / figure 1 follower-1 guard 0,-1 E | line 24: this follower is on the board already
draw | guard 0,0 E | 0,0 street-S | line 23, column 25: expected a part of that tile, found `street-S`
draw | guard 0,0 E | 9,9 street-S | line 23, column 21: expected a cell with a tile, found `9,9`
draw | guard 0,0 E | 0,-4 street-N | line 23: this follower would have gone home
draw | guard 0,0 E | 0,-5 street-N / figure 1 follower-2 0,-5 street-N | line 24: another follower is there already
draw | guard 0,0 E | 0,-5 street-S | line 23: this follower would have gone home
follower | 0,-4 street-N | 0,-5 street-N | line 19: the last tile has no follower yet at this step
follower | 0,-4 street-N | 0,-3 street-S | line 19: this follower would have gone home
lone | scores | figure 1 follower-1 0,0 street-N / scores | line 10: this follower would have gone home
draw | tower 2 0,-2 E | tower 2 0,0 S | line 25: a tower stands at a wall, beyond the towers set before on that hand of the gate
draw | tower 2 0,-2 E | tower 2 0,-3 E | line 25: a tower stands at a wall, beyond the towers set before on that hand of the gate
draw | tower 2 0,-2 E | tower 2 0,-2 E / tower 1 0,-2 E | line 26: a tower stands at a wall, beyond the towers set before on that hand of the gate
draw | tower 2 0,-2 E | tower 2 0,-2 E / tower 1 0,-1 E | line 26: a tower stands at a wall, beyond the towers set before on that hand of the gate
poor | scores | tower 2 0,0 W / scores | line 32: this seat has not so many towers
draw | scores 2 3 | scores 2 | line 26, column 9: expected a score, found the end of the line
draw | scores 2 3 | scores 2 -3 | line 26, column 10: expected a score, found `-3`
draw | bag city/market4-l 1 | bag city/market4-l 2 | line 27: there are not so many of these tiles
draw | bag city/market4-l 1 | bag city/market4-l x | line 27, column 20: expected a number of tiles, found `x`
draw | turn draw 1 | turn drew 1 | line 28, column 6: expected a step of the turn, found `drew`
draw | turn draw 1 | turn draw 3 | line 28, column 11: expected a seat, found `3`
draw | turn draw 1 | turn draw 1 again | line 28, column 13: expected holds, builder, pieces, last or resting, found `again`
draw | turn draw 1 | turn first 1 | line 28: the turn cannot stand at this step
draw | turn draw 1 | turn tile 1 | line 28: the turn cannot stand at this step
draw | turn draw 1 | turn draw 1 builder 1 pieces 0 | line 28: the turn cannot stand at this step
draw | turn draw 1 | turn draw 1 last 1 0,0 E | line 28: the turn cannot stand at this step
draw | turn draw 1 | turn over 1 | line 28: the game is not over yet
draw | turn draw 1 | turn tower 2 builder 2 pieces 0 last 2 0,-1 E last 1 0,-2 E | line 28: these cannot be the last walls of the phase
draw | walls 70 | walls 3 | line 28: the game would be over
draw | turn draw 1 | turn tile 1 holds city/band-l | line 28: there are not so many of these tiles
lone | turn over | turn follower | line 11: the game would be over
lone | turn over | turn draw | line 11: the game would be over
cross | holds city/tee | holds city/market4-l | line 5: the tile in hand fits nowhere
follower | turn follower 2 | turn tile 2 holds city/band-l | line 22: there are not so many of these tiles
lone | turn over 1 | turn over 1 holds city/tee | line 11: the turn cannot stand at this step
lone | turn over 1 | turn tile 1 holds city/tee holds city/curve | line 11: the turn cannot stand at this step
gate | turn gate 2 builder 2 pieces 4 | turn gate 2 builder 1 pieces 4 | line 21: the turn cannot stand at this step
gate | turn gate 2 builder 2 pieces 4 | turn gate 2 builder 2 pieces 3 | line 21: the turn cannot stand at this step
gate | turn gate 2 builder 2 pieces 4 | turn gate 2 | line 21: the turn cannot stand at this step
gate | turn gate 2 builder 2 pieces 4 | turn wall 2 builder 2 pieces 4 | line 21: the turn cannot stand at this step
gate | turn gate 2 builder 2 pieces 4 | turn over 2 | line 21: not so many followers can have come home in this turn
wall | builder 1 pieces 1 | builder 2 pieces 1 | line 25: the turn cannot stand at this step
wall | builder 1 pieces 1 | builder 1 pieces 2 | line 25: these cannot be the last walls of the phase
wall | builder 1 pieces 1 | builder 1 pieces 0 | line 25: the turn cannot stand at this step
wall | builder 1 pieces 1 | builder 1 pieces 1 pieces 1 | line 25: the turn cannot stand at this step
wall | last 2 0,-1 E |  | line 25: these cannot be the last walls of the phase
wall | last 2 0,-1 E | last 2 0,0 W | line 25: these cannot be the last walls of the phase
guard | last 2 0,-1 E |  | line 25: these cannot be the last walls of the phase
guard | scores | figure 2 follower-5 guard 0,-1 E / scores | line 26: no guard can be put on this last wall
guard | turn guard 2 builder 2 | turn guard 1 builder 2 | line 25: these cannot be the last walls of the phase
third | scores | figure 1 follower-1 guard 0,0 E / scores | line 25: no guard can be put on this last wall
third | turn wall 2 builder 1 pieces 5 | turn guard 2 builder 2 pieces 0 | line 24: these cannot be the last walls of the phase
tower | builder 2 pieces 0 | builder 1 pieces 0 | line 27: the turn cannot stand at this step
poor | turn draw 1 | turn tower 2 builder 2 pieces 0 last 1 0,0 W last 2 0,-3 E last 3 0,-4 E last 4 0,-5 E | line 34: no tower can be set
tower | scores | tower 2 0,-2 E / scores | line 28: these cannot be the last walls of the phase";

#[test]
fn impossible_positions_say_why() {
    let follower = column("");
    let gate = column("pass");
    let guard = column("pass; gate 0,0 S; wall 0,0 E; guard 0,0 E; wall 0,-1 E");
    let wall = column("pass; gate 0,0 S; wall 0,0 E; guard 0,0 E; wall 0,-1 E; pass");
    let built = "put follower 0,-5 street-N; gate 0,0 S; wall 0,0 E; guard 0,0 E; wall 0,-1 E; \
                 pass; wall 0,-2 E; pass";
    let tower = column(built);
    let draw = column(&format!("{built}; tower 0,-2 E"));
    // Four players: seat 2 has set its three towers, and everybody has built once more.
    let poor = "wall 0,-3 E\nwall 0,-4 E\nwall 0,-5 E\nwall 0,0 W\n\
                tower 2 0,0 E\ntower 2 0,-1 E\ntower 2 0,-2 E\nscores 2 3 0 0";
    let poor = draw.replacen("tower 2 0,-2 E\nscores 2 3", poor, 1);
    let poor = poor.replacen("players 2", "players 4", 1);
    // In the third pile there are four pieces more to come, and guards wait.
    let third = wall.replacen("piles 5 50 20", "piles 2 2 71", 1);
    let third = third.replacen("figure 1 follower-1 guard 0,0 E\n", "", 1);
    let third = third.replacen("pieces 1", "pieces 5", 1);
    let lone = "position 1\ngame city\npiles 0 40 35\ntable\ntile city/cross 0,0 r0\n\
                gate 0,0 N\nwall 0,0 W\nwall 0,0 E\nwall 0,0 S\nscores 0 0\nturn over 1\n";
    let cross =
        "position 1\ngame city\ntable\ntile city/cross 0,0 r0\nturn tile 1 holds city/tee\n";
    let texts = [
        ("follower", follower.as_str()),
        ("gate", &gate),
        ("guard", &guard),
        ("wall", &wall),
        ("tower", &tower),
        ("draw", &draw),
        ("poor", &poor),
        ("third", &third),
        ("lone", lone),
        ("cross", cross),
    ];
    for (name, text) in texts {
        if let Err(error) = position::read(text) {
            panic!("{name}: {error}\n{text}");
        }
    }
    for case in BROKEN.lines() {
        let [name, old, new, message] = case.splitn(4, " | ").collect::<Vec<_>>()[..] else {
            panic!("{case}")
        };
        let text = texts.iter().find(|(known, _)| *known == name).expect("a position").1;
        assert!(text.contains(old), "{case}\n{text}");
        let Err(error) = position::read(&text.replacen(old, &new.replace(" / ", "\n"), 1)) else {
            panic!("{case}: it was read")
        };
        assert_eq!(error.to_string(), message, "{case}");
    }
}

/// Two thousand cases each, or as many as `PROPTEST_CASES` asks for.
fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig {
        cases: cases.unwrap_or(2_000),
        failure_persistence: None,
        ..Default::default()
    }
}

proptest! {
    #![proptest_config(config())]

    /// Raw bytes are refused.
    #[test]
    fn raw_bytes_are_refused(bytes in vec(any::<u8>(), 0..2_000)) {
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(position::read(&text).is_err());
        let headed = format!("position 1\ngame city\ntable\n{text}");
        prop_assert!(position::read(&headed).is_err());
    }

    /// A damaged position is either refused or can be played to the end.
    #[test]
    fn damaged_positions(seed in any::<u64>(), wounds in vec((any::<u16>(), any::<u8>()), 1..4)) {
        let (mut game, plies) = some_game(seed);
        let mut dice = dice(seed);
        let cut = dice.below(plies.len() as u32 + 1) as usize;
        plies[..cut].iter().for_each(|ply| replay_ply(&mut game, *ply, &mut Quiet));
        plays_on(&damage(&position::write(&game), &wounds), &mut dice);
    }

    /// So is one that is mixed from two positions of the same game: well-formed lines that need not
    /// agree.
    #[test]
    fn mixed_positions(seed in any::<u64>(), later in 0..12_usize, kinds in any::<u8>()) {
        let (mut game, plies) = some_game(seed);
        let mut dice = dice(seed);
        let cut = dice.below(plies.len() as u32 + 1) as usize;
        plies[..cut].iter().for_each(|ply| replay_ply(&mut game, *ply, &mut Quiet));
        let one = position::write(&game);
        let rest = plies[cut..].iter().take(later);
        rest.for_each(|ply| replay_ply(&mut game, *ply, &mut Quiet));
        let other = position::write(&game);
        let (head, _) = one.split_once("tile").unwrap_or((&one, ""));
        let mut mixed = head.to_owned();
        let keys = ["tile", "gate", "wall", "figure", "tower", "scores", "bag", "turn"];
        for (bit, key) in keys.into_iter().enumerate().filter(|_| head != one) {
            let from = if kinds >> bit & 1 == 0 { &one } else { &other };
            let lines = from[head.len()..].lines();
            let of_kind = lines.filter(|line| line.starts_with(key));
            of_kind.for_each(|line| mixed += &format!("{line}\n"));
        }
        plays_on(&mixed, &mut dice);
    }
}

/// Plays a position to the end, if it can be read; every position on the way can be read as well.
fn plays_on(text: &str, dice: &mut Random) {
    let Ok(mut game) = position::read(text) else { return };
    let mut legal = List::new();
    let mut plies = 0;
    assert_same(&copy_of(&game), &game);
    while random_ply(&mut game, dice, &mut legal, &mut Quiet) {
        plies += 1;
        assert!(plies < 2_000, "the game ends");
        if plies % 8 == 0 || game.pending() == Pending::Over {
            assert_same(&copy_of(&game), &game);
        }
    }
}
