//! What is in the boxes (rules COMP).

use remparts_engine::classic::state::{GiftTable, Pile};
use remparts_engine::classic::tiles::{self, Certainty, Piece, Symbol, TileSet};
use remparts_engine::classic::{Classic, FigureKind, Gift, Module, RiverSet, Rules, Setup};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::{Seat, Viewer};

fn set(name: &str) -> &'static TileSet {
    tiles::set(name).expect("a shipped set")
}

fn rules(setup: Setup) -> Rules {
    Rules::new(setup).expect("a playable setup")
}

/// Cells covered by all copies of a set's pieces.
fn squares(set: &TileSet) -> u32 {
    set.kinds.iter().map(|piece| piece.count * piece.squares.len() as u32).sum()
}

/// Copies of all pieces with some property.
fn copies(set: &TileSet, wanted: impl Fn(&Piece) -> bool) -> u32 {
    set.kinds.iter().filter(|piece| wanted(piece)).map(|piece| piece.count).sum()
}

/// Tiles that can be drawn from a pile when the game begins.
fn in_pile(rules: &Rules, pile: Pile) -> u32 {
    let faces = rules.piles[pile as usize].clone();
    faces.map(|face| u32::from(rules.copies[usize::from(face)])).sum()
}

/// COMP-1: 72 base tiles, 17 of the river and 15 of the anniversary make 104. On the table at the
/// end: 72, with Inns & Cathedrals 90, with the anniversary tiles 87, with the river 88, with
/// everything 121.
#[test]
fn the_anniversary_box_has_104_land_tiles() {
    let sets = ["base", "river20", "anniversary"].map(|name| squares(set(name)));
    assert_eq!(sets, [72, 17, 15]);
    assert_eq!(sets.iter().sum::<u32>(), 104);
    let table = |setup| {
        let rules = rules(setup);
        let drawn: u32 = Pile::ALL.into_iter().map(|pile| in_pile(&rules, pile)).sum();
        rules.start.len() as u32 + drawn
    };
    let base = Setup::base(2);
    assert_eq!(table(base), 72);
    assert_eq!(table(base.with_inns()), 90);
    assert_eq!(table(base.with(Module::Anniversary)), 87);
    assert_eq!(table(base.with_river(RiverSet::River20)), 88);
    assert_eq!(table(Setup::all(2)), 121);
}

/// COMP-2: 72 tiles, one of which is the start tile on the table.
#[test]
fn the_first_edition_has_72_tiles() {
    let base = set("base");
    assert_eq!((squares(base), copies(base, |_| true)), (72, 72));
    assert_eq!(base.start.as_deref(), Some("D"));
    let rules = rules(Setup::first_edition(2));
    let start: Vec<&str> =
        rules.start.iter().map(|(face, _)| rules.face(*face).name.as_str()).collect();
    assert_eq!(start, ["base/D"]);
    assert_eq!(in_pile(&rules, Pile::Land), 71);
}

/// RUL-COMP-3: every base tile is known exactly, and one copy each of eight kinds has a garden.
#[test]
fn base_tiles_and_their_gardens_are_certain() {
    let base = set("base");
    assert!(base.kinds.iter().all(|piece| piece.certainty == Certainty::Exact));
    let gardens: Vec<(&str, u32)> = base
        .kinds
        .iter()
        .filter(|piece| piece.gardens > 0)
        .map(|piece| (piece.id.as_str(), piece.gardens))
        .collect();
    assert_eq!(gardens, ["E", "H", "I", "M", "N", "R", "U", "V"].map(|id| (id, 1)));
}

/// COMP-3: tiles with a dark back never lie among the others: the start tile is on the table, and
/// the river is a stack of its own.
#[test]
fn dark_backs_are_kept_apart() {
    let rules = rules(Setup::all(2));
    for pile in Pile::ALL {
        for face in rules.piles[pile as usize].clone() {
            let name = &rules.faces[usize::from(face)].name;
            assert_eq!(name.starts_with("river20/"), pile != Pile::Land, "{name} in {pile:?}");
        }
    }
    assert!(rules.start.iter().all(|(face, _)| rules.pile_of(*face).is_none()));
}

/// COMP-4, COMP-5: of eight meeples seven can be put down and one marks the score; one abbot each.
#[test]
fn five_colors_have_seven_meeples_and_an_abbot() {
    let game = Classic::new(Setup::base(5).with(Module::Abbot)).expect("playable");
    let supply = Seat::first(5).map(|seat| FigureKind::ALL.map(|kind| game.supply(seat, kind)));
    assert_eq!(supply.collect::<Vec<_>>(), [[7, 0, 1]; 5]);
}

/// COMP-6: three symbols on five tiles each.
#[test]
fn anniversary_symbols() {
    let anniversary = set("anniversary");
    assert_eq!(copies(anniversary, |_| true), 15);
    for symbol in [Symbol::Pair, Symbol::Anywhere, Symbol::Repeat] {
        let shows = |piece: &Piece| piece.arrow.is_some_and(|(_, shown)| shown == symbol);
        assert_eq!(copies(anniversary, shows), 5, "{symbol:?}");
    }
    for name in ["base", "inns", "river20"] {
        assert_eq!(copies(set(name), |piece| piece.arrow.is_some()), 0, "{name}");
    }
}

/// COMP-7, RUL-COMP-1: the double source counts twice among the 17 tiles, so there are 16 pieces:
/// the source on the table, 13 shuffled, 2 lakes under them.
#[test]
fn river_pieces() {
    let river = set("river20");
    assert_eq!((squares(river), copies(river, |_| true)), (17, 16));
    assert_eq!(copies(river, |piece| piece.squares.len() == 2 && piece.spring), 1);
    assert_eq!(copies(river, |piece| piece.lake), 2);
    assert_eq!(copies(river, |piece| !piece.lake && !piece.spring), 13);
    let rules = rules(Setup::base(2).with_river(RiverSet::River20));
    assert_eq!(rules.start.len(), 2);
    assert_eq!(in_pile(&rules, Pile::River), 13);
    assert_eq!(in_pile(&rules, Pile::Lakes), 2);
    assert_eq!(in_pile(&rules, Pile::Land), 71);
}

/// COMP-8: 18 tiles, 6 with inns and 2 with cathedrals; a sixth color; six big meeples.
#[test]
fn inns_and_cathedrals() {
    let inns = set("inns");
    assert_eq!(squares(inns), 18);
    let inn = |piece: &Piece| piece.squares[0].roads.iter().any(|road| road.inn);
    let cathedral = |piece: &Piece| piece.squares[0].cities.iter().any(|city| city.cathedral);
    assert_eq!((copies(inns, inn), copies(inns, cathedral)), (6, 2));
    let game = Classic::new(Setup::base(6).with_inns()).expect("playable");
    let supply = Seat::first(6).map(|seat| FigureKind::ALL.map(|kind| game.supply(seat, kind)));
    assert_eq!(supply.collect::<Vec<_>>(), [[7, 1, 0]; 6]);
}

/// COMP-9: five cards of each of five kinds.
#[test]
fn gift_cards() {
    assert_eq!(Gift::ALL.len(), 5);
    assert_eq!(GiftTable::COPIES, 5);
    let game = Classic::new(Setup::base(2).with(Module::Gifts)).expect("playable");
    let view = game.view(Viewer::Audience);
    assert_eq!(view.gifts().deck, 25);
    assert_eq!(view.unseen_gifts(), [5; 5]);
}

/// COMP-10: what else is drawn on a tile makes no difference. No two kinds of land tiles have the
/// same facts, and a tile has no parts but its roads, cities, fields and abbey.
#[test]
fn decoration_has_no_effect() {
    let rules = rules(Setup::base(2).with(Module::InnTiles));
    let kinds = ["base", "inns"].into_iter().flat_map(|name| {
        set(name).kinds.iter().map(move |piece| (format!("{name}/{}", piece.id), piece))
    });
    let kinds: Vec<(String, &Piece)> = kinds.collect();
    assert_eq!(rules.faces.len(), kinds.len());
    for (n, (name, piece)) in kinds.iter().enumerate() {
        let twin = kinds[..n].iter().find(|(_, other)| other.squares == piece.squares);
        assert!(twin.is_none(), "{name} is the same as {twin:?}");
        let square = &piece.squares[0];
        let parts = square.cities.len() + square.roads.len() + square.fields.len();
        let face = rules.face_named(name).expect("each kind is one face");
        assert_eq!(rules.face(face).parts.len(), parts + usize::from(square.abbey), "{name}");
    }
}
