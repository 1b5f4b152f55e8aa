//! The same types in TypeScript, for the page.

use crate::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, Occasion, PieceName,
    ShareName, SideLetter, Step, SymbolName,
};
use crate::{
    At, Bag, Breakdown, Category, Choice, ChoiceKind, Count, EdgeName, Entry, Face, Fact, FactName,
    Feature, Figure, Gap, Happening, Last, LoadedTiles, Misfit, MissingTiles, Odds, Phase, Piece,
    Pile, Problem, ProblemCode, Reason, Refusal, Region, Returned, Roster, Row, Screen, Seated,
    Share, Sight, Sign, Spot, StandIns, Stock, Tile, Turn, Wall, Why,
};
use ts_rs::TS;

/// The declarations of all types that cross the border.
pub fn declarations() -> String {
    let names = [
        GameName::decl(),
        Step::decl(),
        FigureName::decl(),
        FeatureName::decl(),
        SideLetter::decl(),
        GiftName::decl(),
        ShareName::decl(),
        Counted::decl(),
        Occasion::decl(),
        SymbolName::decl(),
        PieceName::decl(),
        GoodsName::decl(),
        EdgeName::decl(),
        Sign::decl(),
        ChoiceKind::decl(),
        Category::decl(),
        Phase::decl(),
        FactName::decl(),
        ProblemCode::decl(),
    ];
    let things = [
        Screen::decl(),
        Seated::decl(),
        Share::decl(),
        Stock::decl(),
        Turn::decl(),
        Tile::decl(),
        Figure::decl(),
        Piece::decl(),
        Region::decl(),
        Spot::decl(),
        Last::decl(),
        Bag::decl(),
        Pile::decl(),
        Wall::decl(),
        At::decl(),
        Sight::decl(),
        Choice::decl(),
        Feature::decl(),
        Happening::decl(),
        Why::decl(),
        Count::decl(),
        Returned::decl(),
        Face::decl(),
        Entry::decl(),
        Gap::decl(),
        Odds::decl(),
        Breakdown::decl(),
        Row::decl(),
        Fact::decl(),
        Problem::decl(),
        StandIns::decl(),
        Reason::decl(),
        Misfit::decl(),
        Refusal::decl(),
        Roster::decl(),
        LoadedTiles::decl(),
        MissingTiles::decl(),
    ];
    let mut text = String::from("// Written by the tests of crates/screen; do not edit.\n");
    for declaration in names.into_iter().chain(things) {
        text += &format!("\nexport {declaration}\n");
    }
    text
}
