//! Reading tile files: a wrong line fails with the name of its tile.

use remparts_engine::classic::tiles::{self, Certainty, Problem, parse};
use remparts_engine::kernel::printing::BadWord;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::sets;

const BASE: &str = include_str!("../data/tiles/base.tiles");
const RIVER: &str = include_str!("../data/tiles/river20.tiles");

/// Replaces a line and returns what the reader says of it.
fn error(text: &str, old: &str, new: &str) -> (String, Problem) {
    assert!(text.contains(old), "the file holds `{old}`");
    let error = parse(&text.replacen(old, new, 1)).expect_err("a wrong line is refused");
    (error.tile, error.problem)
}

#[test]
fn shipped_sets_are_complete() {
    let sets: Vec<(&str, u32, u32)> =
        tiles::SETS.iter().map(|set| (set.name.as_str(), set.tiles, set.pieces)).collect();
    let expected = [
        ("base", 72, 72),
        ("inns", 18, 18),
        ("anniversary", 15, 15),
        ("river20", 17, 16),
        ("river1", 12, 12),
        ("river3", 12, 12),
    ];
    assert_eq!(sets, expected);
}

/// RUL-TC-TILE-1, RUL-RIVER-6: how many pieces of each set are made up by us. Whoever learns what
/// one of them shows changes its mark, and these numbers.
#[test]
fn what_is_not_known_exactly_is_marked() {
    let sets: Vec<(&str, u32, u32)> =
        sets::all().map(|set| (set.name, set.pieces, set.stand_ins)).collect();
    let expected = [
        ("base", 72, 0),
        ("inns", 18, 0),
        ("anniversary", 15, 14),
        ("river20", 16, 4),
        ("river1", 12, 0),
        ("river3", 12, 0),
        ("city", 75, 75),
    ];
    assert_eq!(sets, expected);
    let river = tiles::set("river20").expect("shipped");
    let source = river.kinds.iter().find(|piece| piece.spring).expect("a river begins");
    assert_eq!(source.certainty, Certainty::StandIn);
    let base = tiles::set("base").expect("shipped");
    assert!(base.kinds.iter().all(|piece| piece.certainty == Certainty::Exact));
    let gardens = base.kinds.iter().filter(|piece| piece.gardens > 0);
    let gardens: Vec<(&str, u32)> = gardens.map(|piece| (&*piece.id, piece.gardens)).collect();
    assert_eq!(gardens, ["E", "H", "I", "M", "N", "R", "U", "V"].map(|id| (id, 1)));
}

/// A setup names those of its sets that are not known exactly, and no others.
#[test]
fn setups_know_what_they_make_up() {
    for (name, expected) in [
        ("base", &[][..]),
        ("base-inns-abbot-gifts", &[]),
        ("base-river1", &[]),
        ("base-river", &["river20"]),
        ("base-anniversary", &["anniversary"]),
        ("classic-all", &["anniversary", "river20"]),
        ("city", &["city"]),
    ] {
        let setup = AnySetup::named(name, 2).expect("a known setup");
        let found: Vec<&str> = sets::with_stand_ins(setup).iter().map(|set| set.name).collect();
        assert_eq!(found, expected, "{name}");
    }
    let nobody = AnySetup::named("city", 2).expect("a known setup").for_players(9);
    assert_eq!(sets::with_stand_ins(nobody), []);
}

#[test]
fn a_wrong_count_is_refused() {
    let (tile, problem) = error(BASE, "tile V x9", "tile V x8");
    assert_eq!(tile, "-");
    assert_eq!(problem, Problem::Count { what: "tiles", stated: 72, found: 71 });
}

#[test]
fn a_side_without_owner_is_refused() {
    let (tile, problem) = error(BASE, "tile E x5 CFFF", "tile E x5 CRFF");
    assert_eq!(tile, "E");
    assert!(matches!(problem, Problem::SideOwner(_, 0)), "{problem}");
}

#[test]
fn a_half_edge_without_field_is_refused() {
    let (tile, problem) = error(BASE, "  field Es Se Sw Ws\n", "  field Es Se Sw\n");
    assert_eq!((tile.as_str(), problem), ("D", Problem::HalfOwner("Ws", 0, 1)));
}

#[test]
fn a_field_that_does_not_close_up_is_refused() {
    let (tile, problem) = error(BASE, "  field Es Se Sw Ws\n", "  field Es Se Ws\n  field Sw\n");
    assert_eq!((tile.as_str(), problem), ("D", Problem::FieldSplit("Se", "Sw")));
}

#[test]
fn a_field_beside_a_city_must_touch_it() {
    let (tile, problem) = error(BASE, "  field En Wn touches 0\n", "  field En Wn\n");
    assert_eq!((tile.as_str(), problem), ("D", Problem::UntouchedCity("En")));
    let (tile, problem) = error(BASE, "  field En Wn touches 0\n", "  field En Wn touches 1\n");
    assert_eq!((tile.as_str(), problem), ("D", Problem::NoSuchCity(1)));
}

#[test]
fn crossing_segments_are_refused() {
    let text = "set t\ntiles 1\npieces 1\ntile Z x1 RRRR exact\n  road N S\n  road E W\n  \
                field Nw Wn\n  field Ne En\n  field Es Se\n  field Sw Ws\n";
    let error = parse(text).expect_err("roads cross");
    assert_eq!((error.tile.as_str(), error.line), ("Z", 4));
    assert_eq!(error.problem, Problem::Crossing("road".into(), "road".into()));
}

#[test]
fn other_mistakes_are_named() {
    assert_eq!(error(BASE, "tile F x2", "tile E x2").1, Problem::Twice);
    assert_eq!(error(BASE, "  gardens 1", "  gardens 6").1, Problem::Gardens);
    assert_eq!(error(BASE, "start D", "start Z").1, Problem::NoSuchPiece("Z".into()));
    assert_eq!(error(BASE, "road S end monastery", "road S").1, Problem::RoadEnd);
    assert_eq!(error(BASE, "  city N\n", "  town N\n").1, BadWord::Unknown("town".into()).into());
    assert_eq!(error(BASE, "tile A x2", "tile A xx").1, BadWord::NotANumber("x".into()).into());
    assert_eq!(error(RIVER, "piece A x1 join E", "tile A x1 FSFS").1, Problem::BadJoin);
    assert_eq!(error(RIVER, "  lake\n", "").1, Problem::RiverEnds);
    let (_, problem) = error(BASE, "CFFF exact", "CFFF certain");
    assert_eq!(problem, BadWord::NotA("certain".into(), "certainty").into());
}
