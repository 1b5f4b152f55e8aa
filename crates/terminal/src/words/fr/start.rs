//! What the screen before a game says, in French.

use super::names::de;
use crate::full::Expansion;
use crate::words::{French, NameWords as _, Setting, StartWords, all_of};
use remparts_engine::classic::setup::{
    Farmers, Module, RiverBends, RiverSet, StartTile, TwoTileCity,
};
use remparts_engine::sets::SetFacts;
use remparts_protocol::Preset;
use remparts_screen::ProblemCode;
use remparts_screen::names::GameName;

impl StartWords for French {
    fn start_title(&self) -> &'static str {
        "Carcassonne, libre et exact"
    }

    fn go_on_title(&self) -> &'static str {
        "Reprendre"
    }

    fn without_tiles(&self, sets: &[String]) -> String {
        format!("sans {}", all_of(&French, sets))
    }

    fn load_tiles(&self, sets: &[String]) -> String {
        let sets = match sets {
            [set] => format!("il manque le jeu de tuiles {set}"),
            sets => format!("il manque les jeux de tuiles {}", all_of(&French, sets)),
        };
        format!("Relancez avec --tiles FICHIER : {sets}.")
    }

    fn new_game(&self) -> &'static str {
        "Nouvelle partie"
    }

    fn new_game_with(&self, sets: &str) -> String {
        format!("Nouvelle partie avec les tuiles {}", de(sets))
    }

    fn begin(&self) -> &'static str {
        "Commencer"
    }

    fn quick_name(&self, quick: &str) -> &'static str {
        match quick {
            "base" => "Jeu de base",
            "base-river" => "Rivière",
            "base-inns" => "Auberges & Cathédrales",
            "base-gifts" => "Les Présents",
            "classic-all" => "Tout",
            "base-first-edition" => "Première édition",
            _ => "La Cité",
        }
    }

    fn game_line(&self, game: GameName) -> &'static str {
        match game {
            GameName::Classic => {
                "Bâtissez le paysage, occupez ses routes, villes, abbayes et prés."
            }
            GameName::City => {
                "Bâtissez routes, marchés et zones résidentielles, puis les remparts autour."
            }
        }
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Jeu",
            Setting::Expansions => "Avec",
            Setting::More => "Autres choix",
            Setting::Farmers => "Paysans",
            Setting::SmallCities => "Villes de 2 tuiles",
            Setting::River => "Rivière",
            Setting::Bends => "Méandres",
            Setting::StartTile => "Tuile de départ",
            Setting::Module(Module::InnTiles) => "Tuiles d’auberges",
            Setting::Module(Module::BigMeeples) => "Gros meeple",
            Setting::Module(Module::SixthColor) => "Sixième couleur",
            Setting::Module(Module::Abbot) => "Abbé",
            Setting::Module(Module::Anniversary) => "Flèches",
            Setting::Module(Module::Gifts) => "Présents",
            Setting::Guards => "Gardes, pile 3",
            Setting::First => "Qui commence",
            Setting::Players => "Joueurs",
            Setting::Help => "Aides",
        }
    }

    fn setting_line(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Tout ce qui suit peut encore être changé.",
            Setting::Expansions => "Ce qui s’ajoute au jeu de base.",
            Setting::More => "Chaque règle que les joueurs aiment fixer eux-mêmes.",
            Setting::Farmers => "Des meeple couchés dans les prés, évalués à la fin.",
            Setting::SmallCities => {
                "Dans la première édition, une ville de deux tuiles compte pour moitié."
            }
            Setting::River => "La partie commence par une rivière.",
            Setting::Bends => "Comment on empêche la rivière de faire demi-tour.",
            Setting::StartTile => "Où va la tuile de départ quand il y a une rivière.",
            Setting::Module(Module::InnTiles) => "Auberges et cathédrales : quitte ou double.",
            Setting::Module(Module::BigMeeples) => "Un meeple de chacun compte pour deux.",
            Setting::Module(Module::SixthColor) => "Permet de jouer à six.",
            Setting::Module(_) => "Une partie d’une extension.",
            Setting::Guards => {
                "Selon le livret, en pile 3, un garde par joueur, sur son dernier rempart."
            }
            Setting::First => "La place qui commence.",
            Setting::Players => "De deux à six joueurs ; La Cité se joue à quatre au plus.",
            Setting::Help => "Ce que l’écran dit pendant la partie.",
        }
    }

    fn expansion(&self, expansion: Expansion) -> &'static str {
        match expansion {
            Expansion::River => "Rivière",
            Expansion::Abbot => "Abbé",
            Expansion::Arrows => "Flèches",
            Expansion::Inns => "Auberges",
            Expansion::Gifts => "Présents",
        }
    }

    fn expansion_line(&self, expansion: Expansion) -> &'static str {
        match expansion {
            Expansion::River => "La partie commence par une rivière.",
            Expansion::Abbot => "Pour les abbayes et les jardins ; il peut rentrer plus tôt.",
            Expansion::Arrows => "Rejouez, doublez un meeple ou posez-en un n’importe où.",
            Expansion::Inns => {
                "Auberges & Cathédrales : quitte ou double, gros meeple, sixième couleur."
            }
            Expansion::Gifts => "Prolongez ce qui est aux autres, recevez des Présents secrets.",
        }
    }

    fn farmers(&self, farmers: Farmers) -> &'static str {
        match farmers {
            Farmers::Off => "aucun",
            Farmers::Field3 => "3 par ville, pré par pré",
            Farmers::City4 => "4 par ville, ville par ville",
        }
    }

    fn small_cities(&self, worth: TwoTileCity) -> &'static str {
        match worth {
            TwoTileCity::FullPoints => "comptent en entier",
            TwoTileCity::HalfPoints => "comptent pour moitié",
        }
    }

    fn river(&self, river: Option<RiverSet>) -> &'static str {
        match river {
            None => "aucune",
            Some(RiverSet::River20) => "20e anniversaire",
            Some(RiverSet::River1) => "premières éditions, douze tuiles",
            Some(RiverSet::River3) => "troisième édition, douze tuiles",
        }
    }

    fn bends(&self, bends: RiverBends) -> &'static str {
        match bends {
            RiverBends::Corridor => "pas de demi-tour",
            RiverBends::Alternating => "méandres alternés",
            RiverBends::TwoAhead => "deux rangées libres devant",
        }
    }

    fn start_tile(&self, tile: StartTile) -> &'static str {
        match tile {
            StartTile::Box => "reste dans la boîte",
            StartTile::Bag => "rejoint la pile",
        }
    }

    fn guards(&self, each_wall: bool) -> &'static str {
        if each_wall { "sur chaque nouveau rempart" } else { "sur le dernier rempart" }
    }

    fn yes(&self, yes: bool) -> &'static str {
        if yes { "oui" } else { "non" }
    }

    fn by_chance(&self) -> &'static str {
        "au hasard"
    }

    fn seat(&self, number: usize) -> String {
        format!("Place {number}")
    }

    fn person(&self) -> &'static str {
        "Joueur à ce clavier"
    }

    fn bot_of(&self, level: &str) -> String {
        format!("Bot : {}", self.level(level))
    }

    fn level_line(&self, level: &str) -> &'static str {
        match level {
            "beginner" => "Ne voit que ses points du tour, et ne pose jamais de paysan.",
            "novice" => "Compte ce que chacun marquerait si la partie s’arrêtait là.",
            "club" => "Sait d’un coup d’œil ce que valent zones et pions.",
            "advanced" => "Pèse aussi toutes les réponses du joueur suivant.",
            "expert" => "Joue aussi la suite de ses meilleures idées pour voir où elles mènent.",
            _ => "Prend son temps et joue pour gagner, ne serait-ce que d’un point.",
        }
    }

    fn all_round(&self) -> &'static str {
        "polyvalent"
    }

    fn type_name(&self) -> &'static str {
        "Tapez un nom, si vous voulez."
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Learner => "Découverte",
            Preset::Standard => "Standard",
            Preset::Tournament => "Tournoi",
            Preset::Purist => "Puriste",
        }
    }

    fn preset_line(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Learner => "Toutes les aides, avec des avertissements.",
            Preset::Standard => "Tous les faits, sans conseil.",
            Preset::Tournament => "Seulement ce que chacun peut vérifier.",
            Preset::Purist => "Le plateau nu. À vous de compter.",
        }
    }

    fn stand_ins_of(&self, set: &SetFacts) -> String {
        let SetFacts { name, pieces, stand_ins } = *set;
        let count = if stand_ins == pieces {
            format!("les {pieces} tuiles")
        } else {
            format!("{stand_ins} des {pieces} tuiles")
        };
        match name {
            "anniversary" => format!("{count} à flèches"),
            "river20" => format!("{count} de la Rivière"),
            "city" => format!("{count} {}", de(self.game_name(GameName::City))),
            other => format!("{count} {}", de(other)),
        }
    }

    fn not_known(&self, stand_ins: &str) -> String {
        format!(
            "Faute d’images ou de listes, nous avons imaginé {stand_ins} ; docs/TILES.md dit \
             comment y remédier."
        )
    }

    fn cannot_play(&self, game: GameName, code: ProblemCode) -> &'static str {
        match (code, game) {
            (ProblemCode::Players, GameName::City) => "La Cité se joue de deux à quatre joueurs.",
            (ProblemCode::Players, GameName::Classic) => {
                "Carcassonne se joue de deux à six joueurs."
            }
            (ProblemCode::SixthColor, _) => {
                "À six, il faut la sixième couleur d’Auberges & Cathédrales."
            }
            _ => "Ces choix ne vont pas ensemble.",
        }
    }
}
