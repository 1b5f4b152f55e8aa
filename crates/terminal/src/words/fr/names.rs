//! Names of things, in French.

use crate::words::{French, NameWords};
use remparts_screen::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, ShareName, SideLetter,
    SymbolName,
};
use remparts_screen::{Category, EdgeName, FactName, Sign};
use std::fmt::Display;

/// So many things. In French, nothing is singular too.
pub(super) fn plural<N: Copy + Display + PartialOrd + From<u8>>(
    count: N,
    one: &str,
    many: &str,
) -> String {
    let name = if count < N::from(2) { one } else { many };
    format!("{count} {name}")
}

/// Whether it is said with `la`.
pub(super) const fn is_feminine(feature: FeatureName) -> bool {
    matches!(
        feature,
        FeatureName::City | FeatureName::Road | FeatureName::Abbey | FeatureName::Street
    )
}

impl NameWords for French {
    fn game_name(&self, game: GameName) -> &'static str {
        match game {
            GameName::Classic => "Carcassonne",
            GameName::City => "La Cité",
        }
    }

    fn feature(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "ville",
            FeatureName::Road => "route",
            FeatureName::Field => "pré",
            FeatureName::Abbey => "abbaye",
            FeatureName::Garden => "jardin",
            FeatureName::Street => "rue",
            FeatureName::Market => "marché",
            FeatureName::Homes => "quartier",
            FeatureName::Guard => "garde",
        }
    }

    fn feature_title(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "Ville",
            FeatureName::Road => "Route",
            FeatureName::Field => "Pré",
            FeatureName::Abbey => "Abbaye",
            FeatureName::Garden => "Jardin",
            FeatureName::Street => "Rue",
            FeatureName::Market => "Marché",
            FeatureName::Homes => "Quartier",
            FeatureName::Guard => "Garde",
        }
    }

    fn on_feature(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "dans la ville",
            FeatureName::Road => "sur la route",
            FeatureName::Field => "dans le pré",
            FeatureName::Abbey => "dans l’abbaye",
            FeatureName::Garden => "dans le jardin",
            FeatureName::Street => "dans la rue",
            FeatureName::Market => "sur le marché",
            FeatureName::Homes => "dans le quartier",
            FeatureName::Guard => "sur le mur",
        }
    }

    fn figure(&self, figure: FigureName) -> &'static str {
        match figure {
            FigureName::Meeple => "partisan",
            FigureName::Farmer => "paysan",
            FigureName::Big => "grand partisan",
            FigureName::Abbot => "abbé",
            FigureName::Guard => "garde",
            FigureName::Tower => "tour",
        }
    }

    fn gift(&self, gift: GiftName) -> &'static str {
        match gift {
            GiftName::Synod => "Synode",
            GiftName::Sweeper => "Cantonnier",
            GiftName::Retreat => "Retraite",
            GiftName::StandLie => "Debout, couché",
            GiftName::TakeTwo => "Deux tuiles",
        }
    }

    fn symbol(&self, symbol: SymbolName) -> &'static str {
        match symbol {
            SymbolName::Pair => "deux partisans",
            SymbolName::Repeat => "un tour de plus",
            SymbolName::Anywhere => "un partisan n’importe où",
        }
    }

    fn side(&self, side: SideLetter) -> &'static str {
        match side {
            SideLetter::N => "nord",
            SideLetter::E => "est",
            SideLetter::S => "sud",
            SideLetter::W => "ouest",
        }
    }

    fn at_side(&self, side: SideLetter) -> &'static str {
        match side {
            SideLetter::N => "au nord",
            SideLetter::E => "à l’est",
            SideLetter::S => "au sud",
            SideLetter::W => "à l’ouest",
        }
    }

    fn edge(&self, edge: EdgeName) -> &'static str {
        match edge {
            EdgeName::City => "ville",
            EdgeName::Road => "route",
            EdgeName::Field => "pré",
            EdgeName::River => "rivière",
            EdgeName::Street => "rue",
            EdgeName::Market => "marché",
            EdgeName::Homes => "maisons",
        }
    }

    fn sign(&self, sign: Sign) -> &'static str {
        match sign {
            Sign::Shield => "blason",
            Sign::Inn => "auberge",
            Sign::Cathedral => "cathédrale",
            Sign::Abbey => "abbaye",
            Sign::Garden => "jardin",
            Sign::Arrow => "flèche",
            Sign::Spring => "source",
            Sign::Lake => "lac",
            Sign::Public => "bâtiment public",
            Sign::Historic => "bâtiment historique",
        }
    }

    fn goods(&self, goods: GoodsName) -> &'static str {
        match goods {
            GoodsName::Livestock => "bétail",
            GoodsName::Grain => "grain",
            GoodsName::Fish => "poisson",
        }
    }

    fn counted(&self, what: Counted, count: u16) -> String {
        let (one, many) = match what {
            Counted::Tiles => ("tuile", "tuiles"),
            Counted::Shields => ("blason", "blasons"),
            Counted::Cities => ("ville", "villes"),
            Counted::Markets => ("marché", "marchés"),
            Counted::Public => ("bâtiment public", "bâtiments publics"),
            Counted::Historic => ("bâtiment historique", "bâtiments historiques"),
        };
        plural(count, one, many)
    }

    fn tiles(&self, count: usize) -> String {
        plural(count, "tuile", "tuiles")
    }

    fn points(&self, count: i32) -> String {
        plural(count, "point", "points")
    }

    fn level<'a>(&self, level: &'a str) -> &'a str {
        match level {
            "beginner" => "Débutant",
            "novice" => "Novice",
            "club" => "Club",
            "advanced" => "Avancé",
            "expert" => "Expert",
            "master" => "Maître",
            unknown => unknown,
        }
    }

    fn bot_style<'a>(&self, style: &'a str) -> &'a str {
        match style {
            "builder" => "bâtisseur",
            "farmer" => "fermier",
            "raider" => "pilleur",
            unknown => unknown,
        }
    }

    fn share(&self, share: ShareName) -> &'static str {
        match share {
            ShareName::Banked => "sur la piste",
            ShareName::Roads => "routes",
            ShareName::Cities => "villes",
            ShareName::Abbeys => "abbayes",
            ShareName::Gardens => "jardins",
            ShareName::Fields => "prés",
            ShareName::Gifts => "cadeaux",
            ShareName::Streets => "rues",
            ShareName::Markets => "marchés",
            ShareName::Homes => "quartiers",
            ShareName::Guards => "gardes",
        }
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::Roads => "Routes",
            Category::Cities => "Villes",
            Category::Abbeys => "Abbayes",
            Category::Gardens => "Jardins",
            Category::Fields => "Prés",
            Category::Gifts => "Cadeaux",
            Category::Bonus => "Bonus",
            Category::Markets => "Marchés",
            Category::Streets => "Rues",
            Category::Homes => "Quartiers",
            Category::Towers => "Tours",
            Category::Guards => "Gardes",
        }
    }

    fn fact(&self, fact: FactName) -> &'static str {
        match fact {
            FactName::Tiles => "Tuiles posées",
            FactName::Trapped => "Pions bloqués",
            FactName::Biggest => "Meilleur score",
            FactName::Without => "Tours sans pion",
        }
    }

    fn and(&self) -> &'static str {
        " et "
    }
}
