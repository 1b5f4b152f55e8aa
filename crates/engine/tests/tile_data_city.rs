//! Reading the tile file of The City: a wrong line fails with the name of its tile.

use remparts_engine::city::tiles::{Problem, parse};
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::printing::BadWord;

const CITY: &str = include_str!("../data/tiles/city.tiles");

/// Replaces the first place where a text stands and returns what the reader says of it.
fn error(old: &str, new: &str) -> (String, Problem) {
    assert!(CITY.contains(old), "the file holds `{old}`");
    let error = parse(&CITY.replacen(old, new, 1)).expect_err("a wrong line is refused");
    assert_eq!(error.set, "city");
    (error.tile, error.problem)
}

/// What the reader says of a set of this one tile, with the line it blames.
fn alone(tile: &str) -> (String, usize, Problem) {
    let error = parse(&format!("set t\ntiles 1\n{tile}")).expect_err("it cannot be printed");
    (error.tile, error.line, error.problem)
}

fn at(tile: &str, problem: impl Into<Problem>) -> (String, Problem) {
    (tile.into(), problem.into())
}

#[test]
fn a_wrong_count_is_refused() {
    let count = Problem::Count { stated: 75, found: 74 };
    assert_eq!(count.to_string(), "there should be 75 tiles but they add up to 74");
    assert_eq!(error("tile deadend-public x3", "tile deadend-public x2"), at("-", count));
    let count = Problem::Count { stated: 74, found: 75 };
    assert_eq!(error("tiles 75", "tiles 74"), at("-", count));
}

#[test]
fn a_name_stands_once() {
    assert_eq!(
        error("tile market4-g x1", "tile market4-l x1"),
        at("market4-l", Problem::Twice),
        "the second one is to blame"
    );
}

#[test]
fn parts_belong_to_a_tile() {
    for line in ["market N goods fish", "street N S", "homes Nw", "building public"] {
        assert_eq!(alone(line), ("-".into(), 3, Problem::OutsideTile), "{line}");
    }
}

#[test]
fn every_side_has_one_owner_of_its_ground() {
    // A street is promised and not drawn.
    let missing = Problem::SideOwner(Side::S, 0);
    assert_eq!(error("tile market3-l x1 MMHM", "tile market3-l x1 MMSM"), at("market3-l", missing));
    // Two markets own the north.
    let double = Problem::SideOwner(Side::N, 2);
    let lines = "  market N goods livestock\n  market N S goods grain\n";
    let two = "  market N goods livestock\n  market S goods grain\n";
    assert_eq!(error(two, lines), at("market1_1-lg-public", double));
    // A market is drawn where houses should be.
    let wrong = Problem::SideOwner(Side::N, 1);
    assert_eq!(error("market4-l x1 MMMM", "market4-l x1 HMMM"), at("market4-l", wrong));
    // A street is drawn where a market should be.
    let wrong = Problem::SideOwner(Side::S, 1);
    assert_eq!(
        error("deadend-public x3 HHSH", "deadend-public x3 HHMH"),
        at("deadend-public", wrong)
    );
}

#[test]
fn every_half_edge_is_in_one_area() {
    let homes = "  homes Se Sw Ws Wn touches 0\n";
    let short = error(homes, "  homes Se Sw Ws touches 0\n");
    assert_eq!(short, at("market2-l-public", Problem::HalfOwner("Wn", 0, 1)));
    let double = error(homes, "  homes Se Sw Ws Wn touches 0\n  homes Wn touches 0\n");
    assert_eq!(double, at("market2-l-public", Problem::HalfOwner("Wn", 2, 1)));
    let in_the_market = error(homes, "  homes Ne Se Sw Ws Wn touches 0\n");
    assert_eq!(in_the_market, at("market2-l-public", Problem::HalfOwner("Ne", 1, 0)));
}

#[test]
fn homes_close_up() {
    let homes = "  homes Se Sw Ws Wn touches 0\n";
    let split = error(homes, "  homes Se Sw touches 0\n  homes Ws Wn touches 0\n");
    assert_eq!(split, at("market2-l-public", Problem::HomesSplit("Sw", "Ws")));
    // On a side of houses too, but not where a street leaves.
    let split = error(homes, "  homes Sw Ws Wn touches 0\n  homes Se touches 0\n");
    assert_eq!(split, at("market2-l-public", Problem::HomesSplit("Se", "Sw")));
}

#[test]
fn homes_beside_a_market_touch_it() {
    let homes = "  homes Se Sw touches 0\n";
    let untouched = error(homes, "  homes Se Sw\n");
    assert_eq!(untouched, at("market3-l", Problem::UntouchedMarket("Se")));
    let unknown = error(homes, "  homes Se Sw touches 1\n");
    assert_eq!(unknown, at("market3-l", Problem::NoSuchMarket(1)));
    let twice = error(homes, "  homes Se Sw touches 0 0\n");
    assert_eq!(twice, at("market3-l", Problem::NoSuchMarket(0)));
}

#[test]
fn a_street_says_where_it_ends() {
    let open = error("street S end building", "street S");
    assert_eq!(open, at("deadend-public", Problem::StreetEnd));
    let both = error("  street N S\n", "  street N S end square\n");
    assert_eq!(both, at("straight-public", Problem::StreetEnd));
}

#[test]
fn a_market_sells_something() {
    for nothing in ["market N E S W", "market N E S W goods"] {
        let found = error("market N E S W goods livestock", nothing);
        assert_eq!(found, at("market4-l", Problem::NoGoods));
    }
}

/// RUL-TC-TILE-2: a building without houses is refused.
#[test]
fn a_building_stands_among_houses() {
    let lines = "  market N E S W goods livestock\n";
    let found = error(lines, &format!("{lines}  building public\n"));
    assert_eq!(found, at("market4-l", Problem::LoneBuilding));
}

#[test]
fn crossing_parts_are_refused() {
    let corners = "homes Nw Wn\nhomes Ne En\nhomes Es Se\nhomes Sw Ws\n";
    let streets = alone(&format!("tile Z x1 SSSS exact\nstreet N S\nstreet E W\n{corners}"));
    assert_eq!(streets, ("Z".into(), 3, Problem::Crossing("street", "street")));
    let markets = "tile Z x1 MMMM exact\nmarket N S goods fish\nmarket E W goods grain\n";
    assert_eq!(alone(markets), ("Z".into(), 3, Problem::Crossing("market", "market")));
    let both = "tile Z x1 MHMH exact\nmarket N S goods fish\nhomes En Es Ws Wn touches 0\n";
    assert_eq!(alone(both), ("Z".into(), 3, Problem::Crossing("market", "homes")));
}

#[test]
fn words_that_cannot_be_read() {
    let word = |old: &str, new: &str| error(old, new).1;
    let not_a = |word: &str, kind| Problem::Word(BadWord::NotA(word.into(), kind));
    assert_eq!(word("status reconstruction", "status guess"), not_a("guess", "status"));
    assert_eq!(word("MMMM stand-in", "MMMM sure"), not_a("sure", "certainty"));
    assert_eq!(word("MMMM stand-in", "MMRM stand-in"), not_a("MMRM", "row of four terrains"));
    assert_eq!(word("MMMM stand-in", "MMM stand-in"), not_a("MMM", "row of four terrains"));
    assert_eq!(word("goods livestock", "goods cattle"), not_a("cattle", "goods"));
    assert_eq!(word("market N E S W", "market N E S X"), not_a("X", "side"));
    assert_eq!(word("street S end building", "street s end building"), not_a("s", "side"));
    assert_eq!(word("homes Se Sw touches", "homes Se sw touches"), not_a("sw", "half-edge"));
    assert_eq!(word("building public", "building private"), not_a("private", "building"));
    assert_eq!(word("building historic Château Comtal", "building historic"), {
        not_a("historic", "building")
    });
    assert_eq!(word("  building public\n", "  tower 1\n"), BadWord::Unknown("tower".into()).into());
    assert_eq!(word("tile market4-l x1", "tile market4-l xx"), {
        BadWord::NotANumber("x".into()).into()
    });
    assert_eq!(word("tiles 75", "tiles many"), BadWord::NotANumber("many".into()).into());
    assert_eq!(word("touches 0", "touches none"), BadWord::NotANumber("none".into()).into());
    assert_eq!(word("tiles 75", "tiles"), BadWord::Missing("tiles").into());
    assert_eq!(word("street S end building", "street S end"), BadWord::Missing("end").into());
    assert_eq!(word("MMMM stand-in", "MMMM"), BadWord::Missing("tile").into());
}

#[test]
fn an_error_says_where_it_stands() {
    let text = CITY.replacen("goods livestock", "goods cattle", 1);
    let error = parse(&text).expect_err("cattle is not sold");
    let line = text.lines().position(|line| line.contains("cattle")).expect("it is there") + 1;
    let told = format!("set city, tile market4-l, line {line}: `cattle` is not a known goods");
    assert_eq!(error.to_string(), told);
}

#[test]
fn every_part_reaches_an_edge() {
    let homes = "  homes Nw Ne En Es Se Sw Ws Wn";
    for part in ["market goods fish", "street end square", "homes"] {
        let tile = format!("tile a x1 HHHH exact\n  {part}\n{homes}\n");
        assert_eq!(alone(&tile).2, Problem::Nowhere, "{part}");
    }
}

#[test]
fn copies_fit_into_a_byte() {
    for copies in ["x0", "x256", "x4294967295"] {
        let tile = format!("tile a {copies} HHHH exact\n  homes Nw Ne En Es Se Sw Ws Wn\n");
        assert_eq!(alone(&tile).2, BadWord::Copies(copies.into()).into());
    }
}
