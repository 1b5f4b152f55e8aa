//! What the screen before a game says, in French.

use crate::full::Expansion;
use crate::words::{French, NameWords as _, Setting, StartWords};
use remparts_engine::classic::setup::{
    Farmers, Module, RiverBends, RiverSet, StartTile, TwoTileCity,
};
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

    fn new_game(&self) -> &'static str {
        "Nouvelle partie"
    }

    fn begin(&self) -> &'static str {
        "Commencer"
    }

    fn quick_name(&self, quick: &str) -> &'static str {
        match quick {
            "base" => "Jeu de base",
            "base-river" => "Rivière",
            "base-inns" => "Auberges & Cathédrales",
            "base-gifts" => "Cadeaux",
            "classic-all" => "Tout",
            "base-first-edition" => "Première édition",
            _ => "La Cité",
        }
    }

    fn game_line(&self, game: GameName) -> &'static str {
        match game {
            GameName::Classic => {
                "Dessinez le pays et occupez ses routes, ses villes, ses abbayes et ses prés."
            }
            GameName::City => {
                "Remplissez la cité de rues, de marchés et de quartiers, puis entourez-la de murs."
            }
        }
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Jeu",
            Setting::Expansions => "Avec",
            Setting::More => "Autres choix",
            Setting::Farmers => "Paysans",
            Setting::SmallCities => "Petites villes",
            Setting::River => "Rivière",
            Setting::Bends => "Méandres",
            Setting::StartTile => "Tuile de départ",
            Setting::Module(Module::InnTiles) => "Tuiles d’auberges",
            Setting::Module(Module::BigMeeples) => "Grands partisans",
            Setting::Module(Module::SixthColor) => "Sixième couleur",
            Setting::Module(Module::Abbot) => "Abbé",
            Setting::Module(Module::Anniversary) => "Flèches",
            Setting::Module(Module::Gifts) => "Cadeaux",
            Setting::Guards => "Gardes",
            Setting::First => "Qui commence",
            Setting::Players => "Joueurs",
            Setting::Help => "Aides",
        }
    }

    fn setting_line(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Tout ce qui suit peut encore être changé.",
            Setting::Expansions => "Ce qui s’ajoute au jeu de base.",
            Setting::More => "Chaque règle que les tables aiment fixer elles-mêmes.",
            Setting::Farmers => "Des partisans couchés dans les prés, comptés à la fin.",
            Setting::SmallCities => "Dans la première édition, à deux tuiles, elle compte moitié.",
            Setting::River => "Avant tout, une rivière traverse le pays.",
            Setting::Bends => "Avec quelle rigueur la rivière ne revient pas sur elle-même.",
            Setting::StartTile => "Où va la tuile de départ quand il y a une rivière.",
            Setting::Module(Module::InnTiles) => "Les auberges doublent ou perdent tout.",
            Setting::Module(Module::BigMeeples) => "Un partisan de chacun compte pour deux.",
            Setting::Module(Module::SixthColor) => "Permet de jouer à six.",
            Setting::Module(_) => "Une partie d’une extension.",
            Setting::Guards => {
                "Avec la troisième pile, un garde sur tout mur, pas seulement sur le dernier."
            }
            Setting::First => "La place qui joue en premier.",
            Setting::Players => "De deux à six ; La Cité se joue de deux à quatre.",
            Setting::Help => "Ce que l’écran dit pendant la partie.",
        }
    }

    fn expansion(&self, expansion: Expansion) -> &'static str {
        match expansion {
            Expansion::River => "Rivière",
            Expansion::Abbot => "Abbé",
            Expansion::Arrows => "Flèches",
            Expansion::Inns => "Auberges",
            Expansion::Gifts => "Cadeaux",
        }
    }

    fn expansion_line(&self, expansion: Expansion) -> &'static str {
        match expansion {
            Expansion::River => "Avant tout, une rivière traverse le pays.",
            Expansion::Abbot => "Il sert abbayes et jardins, et peut rentrer plus tôt.",
            Expansion::Arrows => "Rejouez, doublez un partisan ou posez-en un n’importe où.",
            Expansion::Inns => {
                "Auberges & Cathédrales : quitte ou double, un grand partisan, une couleur."
            }
            Expansion::Gifts => "Prolongez ce qui est aux autres, recevez des cadeaux secrets.",
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
            TwoTileCity::HalfPoints => "comptent moitié",
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
            RiverBends::TwoAhead => "deux rangs libres devant",
        }
    }

    fn start_tile(&self, tile: StartTile) -> &'static str {
        match tile {
            StartTile::Box => "reste dans la boîte",
            StartTile::Bag => "rejoint la pioche",
        }
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
        "Quelqu’un ici"
    }

    fn bot_of(&self, level: &str) -> String {
        format!("Bot : {}", self.level(level))
    }

    fn level_line(&self, level: &str) -> &'static str {
        match level {
            "beginner" => "Voit ses propres points du tour, et n’est jamais paysan.",
            "novice" => "Compte ce que chacun marquerait si la partie s’arrêtait là.",
            "club" => "Sait d’un coup d’œil ce que valent éléments et partisans.",
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
            Preset::Learner => "Toutes les aides, et un mot d’avertissement.",
            Preset::Standard => "Tous les faits, sans conseil.",
            Preset::Tournament => "Ce que la table peut vérifier.",
            Preset::Purist => "Le plateau nu. À vous de compter.",
        }
    }

    fn cannot_play(&self, game: GameName, code: ProblemCode) -> &'static str {
        match (code, game) {
            (ProblemCode::Players, GameName::City) => "La Cité se joue de deux à quatre.",
            (ProblemCode::Players, GameName::Classic) => "Carcassonne se joue de deux à six.",
            (ProblemCode::SixthColor, _) => {
                "À six, il faut Auberges & Cathédrales, qui apporte la sixième couleur."
            }
            _ => "Ces choix ne vont pas ensemble.",
        }
    }
}
