//! Names of things, in French.

use crate::words::{French, NameWords, ascii};
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
        FeatureName::City
            | FeatureName::Road
            | FeatureName::Abbey
            | FeatureName::Street
            | FeatureName::Homes
    )
}

/// Whether `de`, `que` and the like lose their vowel before a name: before a vowel, before an h that
/// a vowel follows, and before a y that none follows (Yves, not Yann). Which h is aspirated cannot be
/// seen, so every h counts as mute; digits and other scripts elide nothing.
fn elides(name: &str) -> bool {
    let plain = ascii(name).to_lowercase();
    let mut letters = plain.chars();
    let (first, second) = (letters.next(), letters.next());
    let is_vowel = |letter: Option<char>| letter.is_some_and(|it| "aeiouy".contains(it));
    match first {
        Some('h') => is_vowel(second),
        Some('y') => !is_vowel(second),
        first => is_vowel(first),
    }
}

/// `de` before a name.
pub(super) fn de(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

/// `que` before a name.
pub(super) fn que(name: &str) -> String {
    if elides(name) { format!("qu’{name}") } else { format!("que {name}") }
}

/// What a feature becomes at the moment that nothing is missing any more.
pub(super) const fn becomes(feature: FeatureName) -> &'static str {
    match feature {
        FeatureName::Street => "terminée",
        FeatureName::Market => "terminé",
        _ if is_feminine(feature) => "achevée",
        _ => "achevé",
    }
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
            FeatureName::Street => "route",
            FeatureName::Market => "marché",
            FeatureName::Homes => "zone résidentielle",
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
            FeatureName::Street => "Route",
            FeatureName::Market => "Marché",
            FeatureName::Homes => "Zone résidentielle",
            FeatureName::Guard => "Garde",
        }
    }

    fn on_feature(&self, feature: FeatureName) -> &'static str {
        match feature {
            FeatureName::City => "dans la ville",
            FeatureName::Road => "sur la route",
            FeatureName::Field => "dans le pré",
            FeatureName::Abbey => "sur l’abbaye",
            FeatureName::Garden => "sur le jardin",
            FeatureName::Street => "sur la route",
            FeatureName::Market => "sur le marché",
            FeatureName::Homes => "dans la zone résidentielle",
            FeatureName::Guard => "sur le rempart",
        }
    }

    fn figure(&self, figure: FigureName, game: GameName) -> &'static str {
        match (figure, game) {
            (FigureName::Meeple, GameName::Classic) => "meeple",
            (FigureName::Meeple, GameName::City) => "bonhomme",
            (FigureName::Farmer, GameName::Classic) => "paysan",
            (FigureName::Farmer, GameName::City) => "habitant",
            (FigureName::Big, _) => "gros meeple",
            (FigureName::Abbot, _) => "abbé",
            (FigureName::Guard, _) => "garde",
            (FigureName::Tower, _) => "tour",
        }
    }

    fn role(&self, feature: FeatureName) -> Option<&'static str> {
        match feature {
            FeatureName::City => Some("chevalier"),
            FeatureName::Road | FeatureName::Street => Some("voyageur"),
            FeatureName::Field => Some("paysan"),
            FeatureName::Abbey => Some("moine"),
            FeatureName::Market => Some("marchande"),
            FeatureName::Homes => Some("habitant"),
            FeatureName::Garden | FeatureName::Guard => None,
        }
    }

    fn completed(&self, feature: FeatureName, completed: bool) -> &'static str {
        match (feature, completed) {
            (FeatureName::Street, true) => "terminée",
            (FeatureName::Street, false) => "non terminée",
            (FeatureName::Market, true) => "terminé",
            (FeatureName::Market, false) => "non terminé",
            (kind, true) if is_feminine(kind) => "complète",
            (kind, false) if is_feminine(kind) => "incomplète",
            (_, true) => "complet",
            (_, false) => "incomplet",
        }
    }

    fn gift(&self, gift: GiftName) -> &'static str {
        match gift {
            GiftName::Synod => "Synode",
            GiftName::Sweeper => "Cantonnier",
            GiftName::Retreat => "Retrait",
            GiftName::StandLie => "Debout/Couché",
            GiftName::TakeTwo => "Prends-en 2",
        }
    }

    fn symbol(&self, symbol: SymbolName) -> &'static str {
        match symbol {
            SymbolName::Pair => "un deuxième meeple",
            SymbolName::Repeat => "un tour de plus",
            SymbolName::Anywhere => "un meeple n’importe où",
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
            EdgeName::Street => "route",
            EdgeName::Market => "marché",
            EdgeName::Homes => "zone résidentielle",
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
            GoodsName::Grain => "céréales",
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
            "farmer" => "paysan",
            "raider" => "pillard",
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
            ShareName::Gifts => "Présents",
            ShareName::Streets => "routes",
            ShareName::Markets => "marchés",
            ShareName::Homes => "zones résidentielles",
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
            Category::Gifts => "Présents",
            Category::Bonus => "Bonus",
            Category::Markets => "Marchés",
            Category::Streets => "Routes",
            Category::Homes => "Zones résidentielles",
            Category::Towers => "Tours",
            Category::Guards => "Gardes",
        }
    }

    fn fact(&self, fact: FactName) -> &'static str {
        match fact {
            FactName::Tiles => "Tuiles placées",
            FactName::Trapped => "Pions encore en jeu",
            FactName::Biggest => "Plus gros gain",
            FactName::Without => "Tours sans pion",
        }
    }

    fn and(&self) -> &'static str {
        " et "
    }
}
