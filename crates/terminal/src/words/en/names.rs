//! Names of things, in English.

use crate::words::{English, NameWords};
use remparts_screen::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, ShareName, SideLetter,
    SymbolName,
};
use remparts_screen::{Category, EdgeName, FactName, Sign};
use std::fmt::Display;

/// So many things.
pub(super) fn plural<N: Copy + Display + PartialEq + From<u8>>(
    count: N,
    one: &str,
    many: &str,
) -> String {
    let name = if count == N::from(1) { one } else { many };
    format!("{count} {name}")
}

/// What a feature becomes at the moment that nothing is missing any more.
pub(super) const fn becomes(feature: FeatureName) -> &'static str {
    match feature {
        FeatureName::Street | FeatureName::Market => "finished",
        _ => "completed",
    }
}

impl NameWords for English {
    fn game_name(&self, game: GameName) -> &'static str {
        match game {
            GameName::Classic => "Carcassonne",
            GameName::City => "The City",
        }
    }

    fn feature(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "city",
            FeatureName::Road => "road",
            FeatureName::Field => "field",
            FeatureName::Abbey => "abbey",
            FeatureName::Garden => "garden",
            FeatureName::Street => "street",
            FeatureName::Market => "market",
            FeatureName::Homes => "homes",
            FeatureName::Guard => "guard",
        }
    }

    fn feature_title(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "City",
            FeatureName::Road => "Road",
            FeatureName::Field => "Field",
            FeatureName::Abbey => "Abbey",
            FeatureName::Garden => "Garden",
            FeatureName::Street => "Street",
            FeatureName::Market => "Market",
            FeatureName::Homes => "Homes",
            FeatureName::Guard => "Guard",
        }
    }

    fn on_feature(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "in the city",
            FeatureName::Road => "on the road",
            FeatureName::Field => "in the field",
            FeatureName::Abbey => "in the abbey",
            FeatureName::Garden => "in the garden",
            FeatureName::Street => "in the street",
            FeatureName::Market => "on the market",
            FeatureName::Homes => "in the homes",
            FeatureName::Guard => "on the wall",
        }
    }

    fn figure(&self, figure: FigureName, game: GameName) -> &'static str {
        match (figure, game) {
            (FigureName::Meeple, GameName::Classic) => "meeple",
            (FigureName::Meeple, GameName::City) => "follower",
            (FigureName::Farmer, GameName::Classic) => "farmer",
            (FigureName::Farmer, GameName::City) => "inhabitant",
            (FigureName::Big, _) => "big meeple",
            (FigureName::Abbot, _) => "abbot",
            (FigureName::Guard, _) => "guard",
            (FigureName::Tower, _) => "tower",
        }
    }

    fn role(&self, feature: FeatureName) -> Option<&'static str> {
        match feature {
            FeatureName::City => Some("knight"),
            FeatureName::Road | FeatureName::Street => Some("traveler"),
            FeatureName::Field => Some("farmer"),
            FeatureName::Abbey => Some("monk"),
            FeatureName::Market => Some("merchant"),
            FeatureName::Homes => Some("inhabitant"),
            FeatureName::Garden | FeatureName::Guard => None,
        }
    }

    fn completed(&self, feature: FeatureName, completed: bool) -> &'static str {
        match (feature, completed) {
            (FeatureName::Street | FeatureName::Market, true) => "finished",
            (FeatureName::Street | FeatureName::Market, false) => "unfinished",
            (_, true) => "complete",
            (_, false) => "incomplete",
        }
    }

    fn gift(&self, gift: GiftName) -> &'static str {
        match gift {
            GiftName::Synod => "Synod",
            GiftName::Sweeper => "Road Sweeper",
            GiftName::Retreat => "Retreat",
            GiftName::StandLie => "Stand/Lie",
            GiftName::TakeTwo => "Take 2",
        }
    }

    fn symbol(&self, symbol: SymbolName) -> &'static str {
        match symbol {
            SymbolName::Pair => "a second meeple",
            SymbolName::Repeat => "another turn",
            SymbolName::Anywhere => "a meeple anywhere",
        }
    }

    fn side(&self, side: SideLetter) -> &'static str {
        match side {
            SideLetter::N => "north",
            SideLetter::E => "east",
            SideLetter::S => "south",
            SideLetter::W => "west",
        }
    }

    fn at_side(&self, side: SideLetter) -> &'static str {
        match side {
            SideLetter::N => "in the north",
            SideLetter::E => "in the east",
            SideLetter::S => "in the south",
            SideLetter::W => "in the west",
        }
    }

    fn edge(&self, edge: EdgeName) -> &'static str {
        match edge {
            EdgeName::City => "city",
            EdgeName::Road => "road",
            EdgeName::Field => "field",
            EdgeName::River => "river",
            EdgeName::Street => "street",
            EdgeName::Market => "market",
            EdgeName::Homes => "homes",
        }
    }

    fn sign(&self, sign: Sign) -> &'static str {
        match sign {
            Sign::Shield => "shield",
            Sign::Inn => "inn",
            Sign::Cathedral => "cathedral",
            Sign::Abbey => "abbey",
            Sign::Garden => "garden",
            Sign::Arrow => "arrow",
            Sign::Spring => "source",
            Sign::Lake => "lake",
            Sign::Public => "public building",
            Sign::Historic => "historic building",
        }
    }

    fn goods(&self, goods: GoodsName) -> &'static str {
        match goods {
            GoodsName::Livestock => "livestock",
            GoodsName::Grain => "grain",
            GoodsName::Fish => "fish",
        }
    }

    fn counted(&self, what: Counted, count: u16) -> String {
        let (one, many) = match what {
            Counted::Tiles => ("tile", "tiles"),
            Counted::Shields => ("shield", "shields"),
            Counted::Cities => ("city", "cities"),
            Counted::Markets => ("market", "markets"),
            Counted::Public => ("public building", "public buildings"),
            Counted::Historic => ("historic building", "historic buildings"),
        };
        plural(count, one, many)
    }

    fn tiles(&self, count: usize) -> String {
        plural(count, "tile", "tiles")
    }

    fn points(&self, count: i32) -> String {
        plural(count, "point", "points")
    }

    fn level<'a>(&self, level: &'a str) -> &'a str {
        match level {
            "beginner" => "Beginner",
            "novice" => "Novice",
            "club" => "Club",
            "advanced" => "Advanced",
            "expert" => "Expert",
            "master" => "Master",
            unknown => unknown,
        }
    }

    fn bot_style<'a>(&self, style: &'a str) -> &'a str {
        style
    }

    fn share(&self, share: ShareName) -> &'static str {
        match share {
            ShareName::Banked => "on the track",
            ShareName::Roads => "roads",
            ShareName::Cities => "cities",
            ShareName::Abbeys => "abbeys",
            ShareName::Gardens => "gardens",
            ShareName::Fields => "fields",
            ShareName::Gifts => "gifts",
            ShareName::Streets => "streets",
            ShareName::Markets => "markets",
            ShareName::Homes => "homes",
            ShareName::Guards => "guards",
        }
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::Roads => "Roads",
            Category::Cities => "Cities",
            Category::Abbeys => "Abbeys",
            Category::Gardens => "Gardens",
            Category::Fields => "Fields",
            Category::Gifts => "Gifts",
            Category::Bonus => "Bonus",
            Category::Markets => "Markets",
            Category::Streets => "Streets",
            Category::Homes => "Homes",
            Category::Towers => "Towers",
            Category::Guards => "Guards",
        }
    }

    fn fact(&self, fact: FactName) -> &'static str {
        match fact {
            FactName::Tiles => "Tiles placed",
            FactName::Trapped => "Figures still out",
            FactName::Biggest => "Biggest gain",
            FactName::Without => "Turns without a figure",
        }
    }

    fn and(&self) -> &'static str {
        " and "
    }
}
