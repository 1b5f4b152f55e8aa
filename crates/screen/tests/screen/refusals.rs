//! What is refused comes with its rule and with what a sentence needs.

use crate::play::{GAMES, own, play, public, table};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_screen::names::{FigureName, SideLetter, Step};
use remparts_screen::{ChoiceKind, EdgeName, Misfit, Reason, Refusal, Table};

/// A game whose tiles are told, seat 1 first.
fn story(setup: &str, plies: &[&str]) -> Table {
    let plies = plies.join("\n");
    let log = format!("remparts 1\nplayers 2\nfirst 1\n{setup}plies\n{plies}\n");
    Table::load(&log, None).expect("a log")
}

fn refusal(table: &Table, draft: &[&str], typed: &str) -> Option<Refusal> {
    let (seat, screen) = own(table).expect("somebody has to choose");
    let face = screen.turn.faces.first().map(String::as_str);
    table.refusal(Viewer::Seat(Seat(seat)), draft, typed, face)
}

fn why(table: &Table, draft: &[&str], typed: &str) -> Option<(Reason, &'static str)> {
    refusal(table, draft, typed).map(|refusal| (refusal.reason, refusal.rule))
}

/// TILE-2, TILE-3: the start tile has a city in the north and a road from east to west.
#[test]
fn a_tile_is_refused_by_cell_rotation_or_name() {
    let table = story("", &["draw base/U"]);
    let detached = Some((Reason::Detached { x: 5, y: 5 }, "TILE-2"));
    for typed in ["5,5", "5,5 r1", "place 5,5", "place base/u 5,5", "PLACE base/U 5,5 r0"] {
        assert_eq!(why(&table, &[], typed), detached, "{typed}");
    }
    assert_eq!(why(&table, &[], "0,0"), Some((Reason::CellTaken { x: 0, y: 0 }, "TILE-2")));
    // A straight road has fields or roads, and the cell in the north wants a city.
    assert_eq!(why(&table, &[], "0,-1"), Some((Reason::FitsNoWay { x: 0, y: -1 }, "TILE-3")));
    let side = SideLetter::W;
    assert_eq!(why(&table, &[], "1,0 r0"), None, "a road that goes on can be laid");
    assert_eq!(why(&table, &[], "1,0 r1"), Some((Reason::EdgeMismatch { side }, "TILE-3")));
    let other = Reason::NotInHand { face: "base/E".to_owned() };
    assert_eq!(why(&table, &[], "place base/e 1,0 r0"), Some((other, "TURN-1")));
    let early = Reason::WrongStep { step: Step::Tile };
    assert_eq!(why(&table, &[], "pass"), Some((early, "TURN-1")));
    for nonsense in ["", "dance", "1,", "1,0 r9", "place", "place base/? 1,0"] {
        assert_eq!(why(&table, &[], nonsense), None, "{nonsense}");
    }
}

/// TILE-3, TC-LAY-2: a tile that does not fit is refused with what would meet.
#[test]
fn a_misfit_says_what_would_meet() {
    let (north, west) = (SideLetter::N, SideLetter::W);
    let table = story("", &["draw base/U"]);
    let misfit =
        |table: &Table, typed: &str| refusal(table, &[], typed).expect("it does not fit").misfit;
    // The start tile: a city in the north and a road from east to west. The tile: a straight road.
    let clash = Misfit::Clash { side: west, here: EdgeName::Field, there: EdgeName::Road };
    assert_eq!(misfit(&table, "1,0 r1"), Some(clash));
    let south = SideLetter::S;
    let lacks = Misfit::Lacks { side: south, there: EdgeName::City };
    assert_eq!(misfit(&table, "0,-1"), Some(lacks));
    assert_eq!(misfit(&table, "5,5"), None, "nothing lies beside it");
    assert_eq!(misfit(&table, "0,0"), None, "the cell is taken");
    // A road from the north and one from the west: that takes a bend.
    let bend = ["draw base/V", "place base/V 1,0 r0", "pass"];
    let straight = ["draw base/U", "place base/U 0,1 r0", "pass", "draw base/U"];
    let table = story("", &[&bend[..], &straight[..]].concat());
    let sides = vec![(north, EdgeName::Road), (west, EdgeName::Road)];
    assert_eq!(misfit(&table, "1,1"), Some(Misfit::Together { sides }));
    let clash = Misfit::Clash { side: north, here: EdgeName::Field, there: EdgeName::Road };
    assert_eq!(misfit(&table, "1,1 r0"), Some(clash));
}

/// MEEPLE-2, ABBOT-3, ABBOT-4: what is put down is refused after the tile that was drafted, and a
/// tile is refused where it would have been laid instead.
#[test]
fn refusals_know_the_draft() {
    let table = story("modules abbot\n", &["draw base/U*"]);
    let laid = ["place base/U* 1,0 r0"];
    let wrong = |figure| Reason::WrongFigure { figure };
    let found = why(&table, &laid, "put abbot 1,0 road-ew");
    assert_eq!(found, Some((wrong(FigureName::Abbot), "ABBOT-3")));
    let found = why(&table, &laid, "put meeple 1,0 garden");
    assert_eq!(found, Some((wrong(FigureName::Meeple), "ABBOT-4")));
    let found = why(&table, &laid, "put meeple 0,0 city-n");
    assert_eq!(found, Some((Reason::NotOnNewTile, "MEEPLE-2")));
    assert_eq!(why(&table, &laid, "recall"), Some((Reason::NoAbbotToRecall, "ABBOT-5")));
    assert_eq!(why(&table, &laid, "7,7"), Some((Reason::Detached { x: 7, y: 7 }, "TILE-2")));
}

/// What can be chosen is never refused, and an empty cell where no tile can be laid always is.
#[test]
fn what_is_listed_is_not_refused_and_all_other_cells_are() {
    for (name, players) in GAMES {
        let mut table = table(name, players);
        let mut looked = 0;
        play(&mut table, 5, |table, seat, screen, _| {
            looked += 1;
            if looked % 19 != 0 {
                return;
            }
            let viewer = Viewer::Seat(Seat(seat));
            for choice in &screen.choices {
                assert_eq!(table.refusal(viewer, &[], &choice.text, None), None, "{}", choice.text);
            }
            let Some(face) = screen.turn.faces.first().filter(|_| screen.turn.step == Step::Tile)
            else {
                return;
            };
            let places = screen.choices.iter().filter(|choice| {
                choice.kind == ChoiceKind::Place && choice.face.as_ref() == Some(face)
            });
            let open: Vec<_> = places.filter_map(|choice| choice.cell).collect();
            for tile in &public(table).tiles {
                for (x, y) in [(tile.x, tile.y), (tile.x + 1, tile.y), (tile.x, tile.y - 1)] {
                    let refused = table.refusal(viewer, &[], &format!("{x},{y}"), Some(face));
                    assert_eq!(refused.is_none(), open.contains(&(x, y)), "{face} {x},{y}");
                }
            }
        });
    }
}
