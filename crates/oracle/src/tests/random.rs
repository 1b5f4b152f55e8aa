//! Random games to the end keep the invariants INV-1 to INV-7.

use std::collections::BTreeMap;

use super::playout::{Dice, play_out};
use crate::shared::connected::Joined;
use crate::shared::conversation::counted;
use crate::shared::geometry::{opposite, step};
use crate::shared::tile_board::TileBoard;
use crate::state::{FIGURES, Phase, State};
use crate::tiles::Terrain;
use crate::{Conversation, Farmers, Options, Oracle, River, RiverBends};

fn any_options(dice: &mut Dice) -> Options {
    let seats = 2 + dice.roll(5);
    Options {
        seats,
        farmers: [Farmers::Off, Farmers::Field3, Farmers::City4][dice.roll(3)],
        two_tile_city_half: dice.flip(),
        river: [None, Some(River::River20), Some(River::River1), Some(River::River3)][dice.roll(4)],
        river_bends: [RiverBends::Corridor, RiverBends::TwoAhead, RiverBends::Alternating]
            [dice.roll(3)],
        start_in_bag: dice.flip(),
        abbot_leaves_at_once: dice.flip(),
        retreat_from_gardens: dice.flip(),
        abbot: dice.flip(),
        anniversary: dice.flip(),
        inn_tiles: dice.flip(),
        big_meeples: dice.flip(),
        gifts: dice.flip(),
        first: if dice.flip() { Some(dice.roll(seats)) } else { None },
    }
}

/// The next line of a player. Passing and placing are made rarer than
/// everything else, so that figures and gifts see some use.
fn any_line(_: &Oracle, legal: &[String], dice: &mut Dice) -> String {
    let dull = |line: &&String| line.starts_with("place") || *line == "pass";
    let (dull, lively): (Vec<_>, Vec<_>) = legal.iter().partition(dull);
    let from = if lively.is_empty() || dice.roll(3) == 0 { dull } else { lively };
    if from.is_empty() {
        return legal[0].clone();
    }
    from[dice.roll(from.len())].clone()
}

fn pieces(state: &State) -> usize {
    state.board.tiles.len()
        + state.river.len()
        + state.land.len()
        + state.boxed.len()
        + state.turn.hand.len()
}

fn check(before: &Oracle, after: &Oracle) {
    let (old, new) = (&before.state, &after.state);
    let options = &new.options;
    // INV-1
    for seat in 0..options.seats {
        for figure in FIGURES {
            let count = |s: &State| {
                let out = s.figures.iter();
                let out = out.filter(|f| f.seat == seat && f.figure == figure).count();
                out + s.supply[seat][figure as usize] as usize
            };
            assert_eq!(count(old), count(new));
        }
    }
    // INV-2
    if new.phase == Phase::Draw {
        for f in &new.figures {
            assert!(!new.board.feature(f.spot).is_complete());
        }
    }
    // INV-3
    if !options.gifts && !options.anniversary {
        let mut abbeys = BTreeMap::new();
        for f in &new.figures {
            if new.board.segment(f.spot).terrain == Terrain::Abbey {
                *abbeys.entry(f.spot).or_insert(0) += 1;
            }
        }
        assert!(abbeys.values().all(|&n| n == 1));
    }
    // INV-4
    for (was, is) in old.scores.iter().zip(&new.scores) {
        assert!(was <= is);
    }
    if new.phase == Phase::Draw {
        for (now, end) in after.scores().iter().zip(after.projected()) {
            assert!(*now <= end);
        }
    }
    // INV-5
    assert_eq!(pieces(old), pieces(new));
    let in_hands: usize = new.hands.iter().map(Vec::len).sum();
    let cards = new.deck.len() + new.discards.len() + in_hands;
    assert_eq!(cards, if options.gifts { 25 } else { 0 });
    // INV-6
    if !options.gifts && new.phase != Phase::Over {
        for f in &old.figures {
            if old.board.segment(f.spot).terrain == Terrain::Field {
                assert!(new.figures.contains(f));
            }
        }
    }
    // INV-7
    for &cell in new.board.tiles.keys() {
        for edge in 0..4 {
            let theirs = new.board.letter(step(cell, edge), opposite(edge));
            assert!(theirs.is_none() || theirs == new.board.letter(cell, edge));
        }
    }
    // Without farmers nobody lies down.
    if options.farmers == Farmers::Off {
        let lying = |spot| new.board.segment(spot).terrain == Terrain::Field;
        assert!(!new.figures.iter().any(|f| lying(f.spot)));
    }
}

#[test]
fn random_games_keep_the_invariants() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut seen = Vec::new();
    for _ in 0..80 {
        let mut game = Oracle::new(any_options(&mut dice));
        let mut before = game.clone();
        play_out(&mut game, &mut dice, any_line, |after, line| {
            check(&before, after);
            before = after.clone();
            let words: Vec<&str> = line.split(' ').collect();
            let what = if words[0] == "unwrap" { words[1] } else { words[0] };
            seen.push(what.to_string());
        });
        assert_eq!(game.projected(), game.scores());
        assert!(game.state.river.is_empty() && game.state.land.is_empty());
    }
    let all = [
        "arrow",
        "draw",
        "first",
        "gift",
        "pass",
        "place",
        "put",
        "recall",
        "retreat",
        "stand-lie",
        "sweeper",
        "synod",
        "take-two",
    ];
    let seen = counted(seen);
    assert!(seen.keys().eq(all.iter()), "{seen:?}");
}
