//! What is said around a game, in French.

use super::names::{is_feminine, plural};
use crate::words::names::capital;
use crate::words::{French, GameWords, NameWords};
use remparts_screen::names::{FeatureName, FigureName, GiftName, Occasion, SideLetter, Step};
use remparts_screen::{ChoiceKind, EdgeName, Happening, Phase, Why};

/// Said of any feature, whatever its gender.
const fn occasion(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Completed => "complétion",
        Occasion::Recalled => "rappel",
        Occasion::Swept => "balayage",
        Occasion::Final => "fin de partie",
        Occasion::Walled => "fermeture par le mur",
        Occasion::Closed => "fermeture",
    }
}

/// The sum behind some points.
fn formula(why: &Why) -> String {
    let terms = why.terms.iter();
    let terms =
        terms.map(|term| format!("{} × {}", French.counted(term.what, term.count), term.each));
    terms.collect::<Vec<_>>().join(" + ")
}

fn signed(number: i8) -> String {
    if number < 0 { format!("moins {}", number.unsigned_abs()) } else { number.to_string() }
}

impl GameWords for French {
    fn you(&self) -> &'static str {
        "Vous"
    }

    fn player(&self, number: usize) -> String {
        format!("Joueur {number}")
    }

    fn bot(&self, level: &str, style: Option<&str>) -> String {
        let level = self.level(level);
        style.map_or_else(
            || level.to_owned(),
            |style| format!("{level} ({})", self.bot_style(style)),
        )
    }

    fn turn_of(&self, name: &str) -> String {
        // Names begin with what they begin with.
        let elides = name.chars().next().is_some_and(|first| "AEIOUYÉÈÊaeiouyéèê".contains(first));
        if elides { format!("Au tour d’{name}") } else { format!("Au tour de {name}") }
    }

    fn your_turn(&self) -> &'static str {
        "À vous"
    }

    fn to_play(&self) -> &'static str {
        "au trait"
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} réfléchit…")
    }

    fn watching(&self) -> &'static str {
        "Cette partie est racontée telle qu’elle fut jouée."
    }

    fn spots(&self, count: usize) -> String {
        plural(count, "place pour votre tuile", "places pour votre tuile")
    }

    fn lay_tile(&self) -> &'static str {
        "Posez votre tuile"
    }

    fn put_or_commit(&self) -> &'static str {
        "Posez un partisan, ou aucun"
    }

    fn step(&self, step: Step) -> Option<&'static str> {
        Some(match step {
            Step::Arrow => "Choisissez une flèche",
            Step::Gate => "Construisez la porte",
            Step::Wall => "Construisez un mur",
            Step::Guard => "Postez un garde, ou aucun",
            Step::Tower => "Dressez une tour, ou aucune",
            Step::First | Step::Draw | Step::Tile | Step::Gift | Step::Figure | Step::Over => {
                return None;
            }
        })
    }

    fn choose_one(&self) -> &'static str {
        "Choisissez sur le plateau"
    }

    fn ready_to_commit(&self) -> &'static str {
        "Prêt"
    }

    fn veil_title(&self, name: &str) -> String {
        format!("{name}, à vous")
    }

    fn veil_why(&self) -> &'static str {
        "Que les autres regardent ailleurs : vos cadeaux vont apparaître."
    }

    fn veil_ready(&self) -> &'static str {
        "C’est moi"
    }

    fn none(&self) -> &'static str {
        "Aucun"
    }

    fn recall(&self) -> &'static str {
        "Reprendre l’abbé"
    }

    fn arrow(&self, x: i8, y: i8) -> String {
        format!("Flèche de la tuile {x},{y}")
    }

    fn put_figure(&self, figure: FigureName, feature: Option<FeatureName>) -> String {
        let figure = self.figure(figure);
        feature.map_or_else(|| figure.to_owned(), |it| format!("{figure} {}", self.on_feature(it)))
    }

    fn use_gift(&self, gift: GiftName) -> String {
        format!("Choisissez à quoi sert {}", self.gift(gift))
    }

    fn unwrap(&self, gift: GiftName) -> String {
        format!("Déballer : {}", self.gift(gift))
    }

    fn piece(&self, piece: ChoiceKind, side: SideLetter) -> String {
        let name = match piece {
            ChoiceKind::Gate => "Porte",
            ChoiceKind::Wall => "Mur",
            ChoiceKind::Guard => "Garde",
            ChoiceKind::Tower => "Tour",
            _ => return capital(self.at_side(side)),
        };
        format!("{name} {}", self.at_side(side))
    }

    fn undo(&self) -> &'static str {
        "Annuler"
    }

    fn commit(&self) -> &'static str {
        "Valider"
    }

    fn would_score(&self, why: &Why, names: &str) -> String {
        let feature = self.feature_title(why.feature);
        format!("{feature} ({}) : {names} +{}", occasion(why.occasion), why.points)
    }

    fn would_be_nobodys(&self, why: &Why) -> String {
        format!("{} ({}), à personne", self.feature_title(why.feature), occasion(why.occasion))
    }

    fn would_gift(&self) -> &'static str {
        "Vous recevez un cadeau"
    }

    fn would_again(&self) -> &'static str {
        "Vous rejouez"
    }

    fn would_close(&self) -> &'static str {
        "Le mur se ferme"
    }

    fn gains(&self, name: &str, points: i32) -> String {
        format!("{name} {points:+}")
    }

    fn warn_free(&self, feature: FeatureName, points: i32) -> String {
        let this = if is_feminine(feature) { "Cette" } else { "Ce" };
        let feature = self.feature(feature);
        format!("{this} {feature} ne serait à personne : un partisan y gagne {points}.")
    }

    fn warn_last(&self) -> &'static str {
        "C’est votre dernier partisan."
    }

    fn boxed(&self) -> &'static str {
        "Cette tuile n’allait nulle part : elle quitte le jeu et une autre est tirée."
    }

    fn happened(&self, happening: &Happening) -> Option<String> {
        Some(match happening {
            Happening::Drawn { .. } | Happening::Over { .. } => return None,
            Happening::Begins { .. } => "commence".into(),
            Happening::Boxed { .. } => "Une tuile n’allait nulle part et quitte le jeu".into(),
            Happening::Laid { x, y, .. } => format!("pose une tuile en {x},{y}"),
            Happening::SpareReturned { .. } => "La tuile en trop retourne à la pile".into(),
            Happening::Activated { symbol, .. } => format!("active : {}", self.symbol(*symbol)),
            Happening::Bonus { points, .. } => format!("+{points}, bonus"),
            Happening::GiftReceived { .. } => "reçoit un cadeau".into(),
            Happening::DeckRefilled => "Les cadeaux sont mélangés de nouveau".into(),
            Happening::Unwrapped { gift, .. } => format!("déballe {}", self.gift(*gift)),
            Happening::Retreated { points, .. } => format!("+{points}, retraite"),
            Happening::Put { figure, feature, .. } => self.put_figure(*figure, Some(*feature)),
            Happening::Moved { figure, .. } => format!("déplacement : {}", self.figure(*figure)),
            Happening::Scored(why) if why.winners.is_empty() => {
                format!("À personne : {} ({})", self.feature(why.feature), occasion(why.occasion))
            }
            Happening::Scored(why) => {
                let feature = self.feature(why.feature);
                let (points, occasion) = (why.points, occasion(why.occasion));
                format!("+{points}, {feature} ({occasion}) : {}", formula(why))
            }
            Happening::AnotherTurn { .. } => "rejoue".into(),
            Happening::WentHome { .. } => "Des pions rentrent sans points".into(),
            Happening::GiftsLeft { points, .. } => format!("+{points}, cadeaux restants"),
            Happening::Gate { .. } => "construit la porte".into(),
            Happening::Wall { .. } => "construit un mur".into(),
            Happening::Guard { .. } => "poste un garde".into(),
            Happening::Tower { points, .. } => format!("+{points}, tour"),
            Happening::RimClosed { .. } => "Le mur se ferme autour de la ville".into(),
        })
    }

    fn by(&self, who: &str, text: &str) -> String {
        format!("{who} : {text}")
    }

    fn turn_number(&self, turn: usize) -> String {
        format!("Tour {turn}")
    }

    fn nothing_yet(&self) -> &'static str {
        "Rien encore."
    }

    fn supply(&self, count: u8, figure: FigureName) -> String {
        format!("reste {count} × {}", self.figure(figure))
    }

    fn gift_count(&self, count: u8) -> String {
        plural(count, "cadeau emballé", "cadeaux emballés")
    }

    fn in_all(&self, points: i32) -> String {
        format!("{points} en tout si la partie finissait maintenant")
    }

    fn tiles_left(&self, count: usize) -> String {
        plural(count, "tuile restante", "tuiles restantes")
    }

    fn final_score(&self) -> &'static str {
        "Score final"
    }

    fn won(&self, names: &str) -> String {
        if names == self.you() { "Vous avez gagné".into() } else { format!("{names} a gagné") }
    }

    fn tied(&self, names: &str) -> String {
        format!("Victoire partagée : {names}")
    }

    fn where_from(&self) -> &'static str {
        "D’où viennent les points"
    }

    fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::During => "en jeu",
            Phase::End => "à la fin",
        }
    }

    fn total(&self) -> &'static str {
        "Total"
    }

    fn at_cell(&self, x: i8, y: i8) -> String {
        format!("colonne {}, ligne {}", signed(x), signed(y))
    }

    fn edge_on(&self, edge: EdgeName, sides: &[SideLetter]) -> String {
        let edge = self.edge(edge);
        if sides.len() == 4 {
            return format!("{edge} tout autour");
        }
        let sides: Vec<&str> = sides.iter().map(|side| self.side(*side)).collect();
        format!("{edge} {}", sides.join(" "))
    }

    fn figure_of(&self, name: &str, figure: FigureName) -> String {
        format!("{} : {name}", self.figure(figure))
    }

    fn empty_cell(&self) -> &'static str {
        "vide"
    }

    fn fits_ways(&self, ways: usize) -> String {
        match ways {
            1 => "votre tuile s’y pose d’une façon".into(),
            ways => format!("votre tuile s’y pose de {ways} façons"),
        }
    }

    fn proposed_tile(&self) -> &'static str {
        "tuile proposée"
    }

    fn laid_by(&self, name: &str) -> String {
        format!("dernier coup : {name}")
    }

    fn gap(&self, left: u32) -> String {
        match left {
            0 => "Aucune tuile restante ne convient".into(),
            left => plural(left, "tuile restante convient", "tuiles restantes conviennent"),
        }
    }

    fn worth_now(&self, points: i32) -> String {
        format!("{points} maintenant")
    }

    fn worth_closed(&self, points: i32) -> String {
        format!("{points} si complété")
    }

    fn worth(&self, points: i32) -> String {
        format!("vaut {points}")
    }
}
