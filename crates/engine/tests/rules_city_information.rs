//! The City: what is known, and what nobody can know yet.

use crate::common;

use common::dice;
use common::town::{begun, told};
use remparts_engine::city::setup::Beyond;
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{City, Event, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::log::Log;
use remparts_engine::notation::ply::Ply;
use std::collections::BTreeMap;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Audience];

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
    let mut one = City::new(begun(2)).expect("playable");
    let mut other = City::new(begun(2)).expect("playable");
    let (a, b) = ("city/homes-comtal", "city/homes-nazaire");
    told(&mut one, &lines(a, b, ["0,0", "1,0"]));
    told(&mut other, &lines(b, a, ["0,0", "-1,0"]));
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
    let mut one = City::new(begun(2)).expect("playable");
    let mut other = City::new(begun(2)).expect("playable");
    let first = "draw city/market4-f\nplace city/market4-f 0,0 r0\npass\n";
    told(&mut one, &format!("{first}{}{third}", lines(a, b, ["1,0", "-1,0"])));
    told(&mut other, &format!("{first}{}{third}", lines(b, a, ["-1,0", "1,0"])));
    assert_eq!(one.digest(), other.digest());
    assert_eq!(one.answers(), other.answers());
}

/// TC-INFO-2, RUL-TC-INFO-1: at every ply everybody sees all there is: the tile in hand, the table,
/// supplies, towers, walls, scores, the tiles that left, and how many tiles are left in each pile.
/// Only whoever has to choose has something to choose.
#[test]
fn nothing_else_is_hidden() {
    let mut gone = 0;
    for seed in 0..36 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        // Where pieces look straight out, tiles leave the game more often.
        let wish = Setup { piles: [8, 20, 47], beyond: Beyond::StraightOut, ..begun(2) };
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
    let mut log = Log::<City>::new(Setup { piles: [0, 10, 65], ..begun(3) }).expect("playable");
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
