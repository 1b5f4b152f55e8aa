//! What is said around a game, in French.

use super::names::{becomes, de, is_feminine, plural};
use crate::words::names::{capital, figure_on};
use crate::words::{French, GameWords, NameWords, all_of};
use remparts_screen::names::{
    FeatureName, FigureName, GameName, GiftName, Occasion, SideLetter, Step, SymbolName,
};
use remparts_screen::{ChoiceKind, EdgeName, Happening, Phase, Why};

/// What has become of a feature that is scored.
fn became(why: &Why) -> String {
    let e = if is_feminine(why.feature) { "e" } else { "" };
    match why.occasion {
        Occasion::Completed => becomes(why.feature).to_owned(),
        Occasion::Recalled => format!("quitté{e} par l’abbé"),
        Occasion::Swept => format!("évalué{e} par le Cantonnier"),
        Occasion::Final => "en fin de partie".to_owned(),
        Occasion::Walled => format!("terminé{e} par un rempart"),
        Occasion::Closed => format!("terminé{e} à la fermeture du rempart"),
    }
}

/// The sum behind some points.
fn formula(why: &Why) -> String {
    let terms = why.terms.iter().map(|term| {
        let each = match why.feature {
            FeatureName::Market => plural(term.each, "type", "types"),
            _ => term.each.to_string(),
        };
        format!("{} × {each}", French.counted(term.what, term.count))
    });
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
        format!("Au tour {}", de(name))
    }

    fn your_turn(&self) -> &'static str {
        "À vous"
    }

    fn to_play(&self) -> &'static str {
        "joue"
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} réfléchit…")
    }

    fn watching(&self) -> &'static str {
        "Vous revoyez cette partie telle qu’elle a été jouée."
    }

    fn spots(&self, count: usize) -> String {
        format!("Placez votre tuile : {}", plural(count, "case possible", "cases possibles"))
    }

    fn lay_tile(&self) -> &'static str {
        "Placez votre tuile"
    }

    fn put_or_commit(&self) -> &'static str {
        "Posez un pion, ou terminez le tour"
    }

    fn recall_or_commit(&self) -> &'static str {
        "Reprenez l’abbé, ou terminez le tour"
    }

    fn step(&self, step: Step) -> Option<&'static str> {
        Some(match step {
            Step::Arrow => "Choisissez une flèche",
            Step::Gate => "Construisez la Porte de la Ville : choisissez un côté",
            Step::Wall => "Construisez un rempart : choisissez où",
            Step::Guard => "Posez un garde sur le rempart, ou aucun",
            Step::Tower => "Placez une tour, ou aucune",
            Step::First | Step::Draw | Step::Tile | Step::Gift | Step::Figure | Step::Over => {
                return None;
            }
        })
    }

    fn choose_one(&self) -> &'static str {
        "Choisissez sur le plateau"
    }

    fn ready_to_commit(&self) -> &'static str {
        "Terminez le tour"
    }

    fn veil_title(&self, name: &str) -> String {
        format!("{name}, à vous")
    }

    fn veil_why(&self) -> &'static str {
        "Vos Présents vont s’afficher : que les autres regardent ailleurs."
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

    fn arrow(&self, x: i8, y: i8, symbol: Option<SymbolName>) -> String {
        let brings = symbol.map_or_else(String::new, |it| format!(" : {}", self.symbol(it)));
        format!("Flèche en {x},{y}{brings}")
    }

    fn put_figure(&self, figure: FigureName, feature: Option<FeatureName>) -> String {
        figure_on(self, figure, feature)
    }

    fn use_gift(&self, gift: GiftName) -> String {
        format!("{} : choisissez sa cible sur le plateau", self.gift(gift))
    }

    fn unwrap(&self, gift: GiftName) -> String {
        format!("Déballer : {}", self.gift(gift))
    }

    fn unwrap_for(&self, gift: GiftName, target: &str) -> String {
        format!("{} : {target}", self.gift(gift))
    }

    fn piece(&self, piece: ChoiceKind, side: SideLetter, x: i8, y: i8) -> String {
        let name = match piece {
            ChoiceKind::Gate => "Porte de la Ville",
            ChoiceKind::Wall => "Rempart",
            ChoiceKind::Guard => "Garde",
            ChoiceKind::Tower => "Tour",
            _ => return capital(&self.beside(side, x, y)),
        };
        format!("{name} {}", self.beside(side, x, y))
    }

    fn beside(&self, side: SideLetter, x: i8, y: i8) -> String {
        format!("{} de {x},{y}", self.at_side(side))
    }

    fn in_cell(&self, what: &str, x: i8, y: i8) -> String {
        format!("{what} en {x},{y}")
    }

    fn compass(&self, rows: Option<SideLetter>, columns: Option<SideLetter>) -> String {
        let sides = rows.into_iter().chain(columns).map(|side| self.side(side));
        sides.collect::<Vec<_>>().join("-")
    }

    fn initials(&self, rows: Option<SideLetter>, columns: Option<SideLetter>) -> String {
        let sides = rows.into_iter().chain(columns).map(|side| self.side(side));
        sides.filter_map(|side| side.chars().next()).map(|it| it.to_ascii_uppercase()).collect()
    }

    fn corner(&self, direction: &str) -> String {
        format!("coin {direction}")
    }

    fn undo(&self) -> &'static str {
        "Annuler"
    }

    fn commit(&self) -> &'static str {
        "Terminer le tour"
    }

    fn would_score(&self, why: &Why, names: &str) -> String {
        let feature = self.feature_title(why.feature);
        format!("{feature} {} : {names} +{}", became(why), why.points)
    }

    fn would_be_nobodys(&self, why: &Why) -> String {
        format!("{} {} : aucun point", self.feature_title(why.feature), became(why))
    }

    fn would_gift(&self) -> &'static str {
        "Vous recevez un Présent"
    }

    fn would_again(&self) -> &'static str {
        "Vous rejouez"
    }

    fn would_close(&self) -> &'static str {
        "Le rempart se ferme"
    }

    fn gains(&self, name: &str, points: i32) -> String {
        format!("{name} {points:+}")
    }

    fn warn_free(&self, feature: FeatureName, points: i32) -> String {
        let this = if is_feminine(feature) { "cette" } else { "ce" };
        let (feature, points) = (self.feature(feature), self.points(points));
        format!(
            "Personne ne marquerait pour {this} {feature} : un de vos pions y gagnerait {points}."
        )
    }

    fn warn_last(&self, game: GameName) -> String {
        format!("C’est votre dernier {}.", self.figure(FigureName::Meeple, game))
    }

    fn boxed(&self) -> &'static str {
        "Une tuile était impossible à poser : elle a quitté le jeu, une autre a été piochée."
    }

    fn happened(&self, happening: &Happening) -> Option<String> {
        Some(match happening {
            Happening::Drawn { .. } | Happening::Over { .. } => return None,
            Happening::Begins { .. } => "premier tour".into(),
            Happening::Boxed { .. } => "Tuile impossible à poser : elle quitte le jeu".into(),
            Happening::Laid { x, y, .. } => format!("tuile placée en {x},{y}"),
            Happening::SpareReturned { .. } => "La deuxième tuile retourne dans la pile".into(),
            Happening::Activated { symbol, .. } => {
                format!("flèche activée : {}", self.symbol(*symbol))
            }
            Happening::Bonus { points, .. } => format!("+{points}, flèche non activée"),
            Happening::GiftReceived { .. } => "Présent reçu".into(),
            Happening::DeckRefilled => "Les Présents défaussés sont de nouveau mélangés".into(),
            Happening::Unwrapped { gift, .. } => format!("Présent déballé : {}", self.gift(*gift)),
            Happening::Retreated { points, .. } => format!("+{points}, Retrait"),
            Happening::Put { figure, feature, .. } => self.put_figure(*figure, Some(*feature)),
            Happening::Moved { figure, feature, .. } => {
                let does = if *feature == FeatureName::Field { "se couche" } else { "se relève" };
                format!("{does}, {}", self.put_figure(*figure, Some(*feature)))
            }
            Happening::Scored(why) if why.winners.is_empty() => self.would_be_nobodys(why),
            Happening::Scored(why) => {
                let feature = self.feature(why.feature);
                let (points, became) = (why.points, became(why));
                format!("+{points}, {feature} {became} : {}", formula(why))
            }
            Happening::AnotherTurn { .. } => "tour de plus".into(),
            Happening::WentHome { .. } => "pions rentrés sans points".into(),
            Happening::GiftsLeft { points, .. } => format!("+{points}, Présents emballés"),
            Happening::Gate { .. } => "Porte de la Ville construite".into(),
            Happening::Wall { .. } => "rempart construit".into(),
            Happening::Guard { .. } => "garde posé sur le rempart".into(),
            Happening::Tower { points, .. } => format!("+{points}, tour placée"),
            Happening::RimClosed { .. } => "Le rempart se ferme autour de la ville".into(),
        })
    }

    fn by(&self, who: &str, text: &str) -> String {
        format!("{who} : {text}")
    }

    fn turn_number(&self, turn: usize) -> String {
        format!("Tour {turn}")
    }

    fn nothing_yet(&self) -> &'static str {
        "Rien pour l’instant."
    }

    fn supply(&self, count: u8, figure: FigureName, game: GameName) -> String {
        format!("reste {count} × {}", self.figure(figure, game))
    }

    fn gift_count(&self, count: u8) -> String {
        plural(count, "Présent emballé", "Présents emballés")
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
        format!("{edge} {}", all_of(&French, &sides))
    }

    fn figure_of(&self, name: &str, figure: FigureName, game: GameName) -> String {
        format!("{} : {name}", self.figure(figure, game))
    }

    fn empty_cell(&self) -> &'static str {
        "vide"
    }

    fn fits_ways(&self, ways: usize) -> String {
        match ways {
            1 => "une façon d’y placer votre tuile".into(),
            ways => format!("{ways} façons d’y placer votre tuile"),
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

    fn worth_closed(&self, feature: FeatureName, points: &str) -> String {
        format!("{points} une fois {}", self.completed(feature, true))
    }

    fn at_least(&self, points: i32) -> String {
        format!("au moins {points}")
    }

    fn worth(&self, points: i32) -> String {
        format!("vaut {points}")
    }
}
