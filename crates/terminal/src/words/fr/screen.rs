//! What the full screen says of itself, in French.

use super::names::plural;
use crate::board::Thing;
use crate::full::{Cover, Panel};
use crate::words::{French, Hint, NameWords as _, ScreenWords};
use remparts_screen::names::{FeatureName, FigureName, GameName, GiftName, GoodsName};
use remparts_screen::{EdgeName, Printed, Sign, Terrain};

/// A market by what it sells, as the rule book calls it.
const fn market_of(goods: GoodsName) -> &'static str {
    match goods {
        GoodsName::Livestock => "marché au bétail",
        GoodsName::Grain => "marché aux céréales",
        GoodsName::Fish => "marché au poisson",
    }
}

impl ScreenWords for French {
    fn panel_name(&self, panel: Panel) -> &'static str {
        match panel {
            Panel::Log => "Journal",
            Panel::Feature => "Zone",
            Panel::Bag => "Tuiles restantes",
            Panel::Gifts => "Présents",
            Panel::Players => "Joueurs",
            Panel::Chat => "Discussion",
            Panel::Keys => "Touches",
            Panel::End => "Score final",
        }
    }

    fn hint(&self, hint: Hint) -> &'static str {
        match hint {
            Hint::Places => "cases",
            Hint::Lay => "placer",
            Hint::Turn => "tourner",
            Hint::Fitting => "cases possibles",
            Hint::Choose => "choisir",
            Hint::Nothing => "aucun",
            Hint::Others => "autres",
            Hint::Ready => "prêt",
            Hint::NotReady => "pas encore prêt",
            Hint::Chat => "discussion",
            Hint::Commit => "terminer le tour",
            Hint::Back => "retour",
            Hint::OtherTile => "autre tuile",
            Hint::Gifts => "Présents",
            Hint::Bag => "tuiles restantes",
            Hint::Keys => "touches",
            Hint::Leave => "quitter",
            Hint::Close => "fermer",
            Hint::Scroll => "défiler",
            Hint::NextPanel => "panneau suivant",
            Hint::Play => "lecture",
            Hint::Pause => "pause",
            Hint::Turns => "tours",
            Hint::Scorings => "évaluations",
            Hint::Present => "tour actuel",
            Hint::Speed => "vitesse",
            Hint::GoTo => "aller au tour",
            Hint::New => "nouvelle partie",
            Hint::Replay => "revoir",
            Hint::Points => "scores",
            Hint::Send => "envoyer",
            Hint::Select => "choisir",
            Hint::Change => "changer",
            Hint::Switch => "cocher",
            Hint::Style => "style",
            Hint::Color => "couleur",
            Hint::Name => "nom",
            Hint::Begin => "commencer",
            Hint::GoOn => "reprendre",
        }
    }

    fn cover_name(&self, cover: Cover, game: GameName) -> &'static str {
        match cover {
            Cover::Fields if game == GameName::City => "Zones résidentielles",
            Cover::Fields => "Prés",
            Cover::Owners => "Propriétaires",
            Cover::Ends => "Tuiles possibles ici",
            Cover::Dead => "Cases impossibles",
            Cover::None => self.cover_off(),
        }
    }

    fn cover_legend(&self, cover: Cover, game: GameName) -> &'static str {
        match (cover, game) {
            (Cover::Fields, GameName::Classic) => {
                "Prés : un motif par pré ; le signe $ ou ◉ marque une ville complète qu’il touche."
            }
            (Cover::Fields, GameName::City) => {
                "Zones résidentielles : un motif par zone ; le signe $ ou ◉ marque un marché qu’elle touche."
            }
            (Cover::Owners, _) => {
                "Propriétaires : chaque zone dans la couleur de qui y est en tête."
            }
            (Cover::Ends, _) => {
                "Tuiles possibles ici : le nombre dans une case dit combien de tuiles restantes y vont."
            }
            (Cover::Dead, _) => {
                "Cases impossibles : barrées, aucune tuile restante ne peut y aller."
            }
            (Cover::None, _) => self.cover_off(),
        }
    }

    fn numbers_are_ways(&self) -> &'static str {
        "Nombre dans une case : sens possibles"
    }

    fn numbers_are_fits(&self) -> &'static str {
        "Nombre dans une case : tuiles qui y vont"
    }

    fn cover_off(&self) -> &'static str {
        "Aucun calque"
    }

    fn walking_sign(&self) -> &'static str {
        "toutes les cases"
    }

    fn walking(&self, free: bool) -> &'static str {
        if free {
            "Les touches fléchées parcourent toutes les cases"
        } else {
            "Les touches fléchées vont aux cases où va la tuile"
        }
    }

    fn more_room(&self) -> &'static str {
        "Agrandissez la fenêtre, s’il vous plaît."
    }

    fn few_room(&self) -> &'static str {
        "Les panneaux apparaissent dès 60 colonnes et 18 lignes."
    }

    fn tile_in_hand(&self) -> &'static str {
        "Tuile"
    }

    fn tiles_in_hand(&self) -> &'static str {
        "Tuiles"
    }

    fn players_title(&self) -> &'static str {
        "Joueurs"
    }

    fn choices_title(&self) -> &'static str {
        "Choix"
    }

    fn legend_title(&self) -> &'static str {
        "Légende"
    }

    fn thing(&self, thing: Thing, game: GameName) -> String {
        let said = match thing {
            Thing::Figure(FigureName::Farmer, true) => "gros paysan",
            Thing::Figure(figure, _) => self.figure(figure, game),
            Thing::Symbol(symbol) => self.symbol(symbol),
            Thing::Printed(printed) => match printed {
                Printed::Shield => self.sign(Sign::Shield),
                Printed::Cathedral => self.sign(Sign::Cathedral),
                Printed::Inn => self.sign(Sign::Inn),
                Printed::Abbey => self.sign(Sign::Abbey),
                Printed::Garden => self.sign(Sign::Garden),
                Printed::Spring => self.sign(Sign::Spring),
                Printed::Lake => self.sign(Sign::Lake),
                Printed::Public => self.sign(Sign::Public),
                Printed::Historic => self.sign(Sign::Historic),
                Printed::Village => "village",
                Printed::Crossing => "carrefour",
                Printed::Square => "place",
                Printed::Goods(goods) => return market_of(goods).to_owned(),
                Printed::Arrow(..) => self.sign(Sign::Arrow),
            },
            Thing::Ground(Terrain::Market(Some(goods))) => market_of(goods),
            Thing::Ground(terrain) => match terrain {
                Terrain::City => self.edge(EdgeName::City),
                Terrain::Road => self.edge(EdgeName::Road),
                Terrain::Field => self.edge(EdgeName::Field),
                Terrain::Abbey => self.sign(Sign::Abbey),
                Terrain::Garden => self.sign(Sign::Garden),
                Terrain::Market(_) => "marché mixte",
                Terrain::Street => self.edge(EdgeName::Street),
                Terrain::Homes => self.edge(EdgeName::Homes),
            },
            Thing::Water => self.edge(EdgeName::River),
            Thing::Way => "route",
            Thing::Gate => "Porte de la Ville",
            Thing::Pip if game == GameName::City => "compte pour les habitants",
            Thing::Pip => "compte pour un pré",
            Thing::Dead => "aucune tuile n’y va",
            Thing::Spot => "la tuile y va",
            Thing::Ways => "sens possibles",
            Thing::Ahead => "en plus si c’était fini",
            Thing::Fits => "tuiles possibles (E)",
            Thing::Ghost => "proposée",
            Thing::Cursor => "curseur",
            Thing::Last => "dernière tuile",
        };
        said.to_owned()
    }

    fn ended_now(&self) -> &'static str {
        "si c’était fini"
    }

    fn walls_left(&self, count: u8) -> String {
        plural(usize::from(count), "rempart restant", "remparts restants")
    }

    fn open_sides(&self, open: usize, last: usize) -> String {
        format!("fin à {} ({open} en ce moment)", plural(last, "côté ouvert", "côtés ouverts"))
    }

    fn inspect_hint(&self) -> &'static str {
        "N et P passent en revue les zones sous le curseur. Un clic aussi."
    }

    fn feature_state(&self, kind: FeatureName, complete: bool) -> &'static str {
        match kind {
            FeatureName::Field | FeatureName::Homes => "compte à la fin",
            _ => self.completed(kind, complete),
        }
    }

    fn shields(&self, count: u8) -> String {
        plural(usize::from(count), "blason", "blasons")
    }

    fn nobody_here(&self) -> &'static str {
        "Personne ici"
    }

    fn leads(&self, shared: bool) -> &'static str {
        if shared { "à égalité" } else { "en tête" }
    }

    fn label_now(&self) -> &'static str {
        "Vaut maintenant"
    }

    fn label_completed(&self, kind: FeatureName) -> String {
        format!("Une fois {}", self.completed(kind, true))
    }

    fn label_chance(&self) -> &'static str {
        "Chance d’y arriver"
    }

    fn percent_of(&self, number: &str) -> String {
        format!("{number} %")
    }

    fn open_cells(&self, count: usize) -> String {
        plural(count, "case ouverte", "cases ouvertes")
    }

    fn completing(&self, count: u32) -> String {
        plural(count as usize, "tuile restante convient", "tuiles restantes conviennent")
    }

    fn cannot_complete(&self) -> &'static str {
        "Aucune tuile restante ne convient."
    }

    fn takes_several(&self) -> &'static str {
        "Il faut plus d’une tuile."
    }

    fn feeds(&self, kind: FeatureName, count: usize) -> String {
        match (kind, count) {
            (FeatureName::Homes, _) => format!("touche {}", plural(count, "marché", "marchés")),
            (_, 0) => "ne touche aucune ville complète".to_owned(),
            _ => format!("touche {}", plural(count, "ville complète", "villes complètes")),
        }
    }

    fn touched_by(&self, kind: FeatureName, count: usize) -> String {
        let what = match kind {
            FeatureName::Market => plural(count, "zone résidentielle", "zones résidentielles"),
            _ => plural(count, "pré", "prés"),
        };
        format!("touche {what}")
    }

    fn kept_in_view(&self) -> &'static str {
        "gardée en vue"
    }

    fn draws_left(&self, count: u32) -> String {
        format!("encore {} pour vous", plural(count, "tour", "tours"))
    }

    fn pile(&self, number: usize, left: u8, drawn: bool) -> String {
        format!("Pile {number} : {left}{}", if drawn { " (en cours)" } else { "" })
    }

    fn discards(&self, count: usize) -> String {
        if count < 2 {
            "1 tuile a quitté le jeu : impossible à poser.".to_owned()
        } else {
            format!("{count} tuiles ont quitté le jeu : impossibles à poser.")
        }
    }

    fn uncounted(&self) -> &'static str {
        "Le contenu de la boîte. Dans cette partie, on compte de tête."
    }

    fn chance_next(&self) -> &'static str {
        "suiv."
    }

    fn chance_yours(&self) -> &'static str {
        "vous"
    }

    fn kind_of_tile(&self) -> &'static str {
        "Côtés et signes"
    }

    fn gift_does(&self, gift: GiftName) -> &'static str {
        match gift {
            GiftName::Synod => "Posez un meeple sur une abbaye incomplète, même occupée.",
            GiftName::Sweeper => "Évaluez aussitôt une route incomplète. Tous ses pions rentrent.",
            GiftName::Retreat => {
                "Reprenez un de vos pions d’une ville, d’une route, d’une abbaye ou d’un pré : 2 \
                 points, et 2 de plus par pion qui y reste."
            }
            GiftName::StandLie => {
                "Un de vos meeple se couche dans un pré de sa tuile, ou s’en relève."
            }
            GiftName::TakeTwo => {
                "Piochez une deuxième tuile. Placez l’une des deux, l’autre retourne dans la pile."
            }
        }
    }

    fn gift_kept(&self) -> &'static str {
        "Vaut 2 points s’il reste emballé à la fin."
    }

    fn no_gift(&self) -> &'static str {
        "Aucun Présent. Prolongez la route ou la ville d’un autre joueur pour en recevoir un."
    }

    fn no_gifts_here(&self) -> &'static str {
        "Cette partie se joue sans Les Présents."
    }

    fn gifts_of_others(&self) -> &'static str {
        "Présents des autres"
    }

    fn unwrap_with(&self, key: usize) -> String {
        format!("touche {key} pour le déballer")
    }

    fn turn_of_all(&self, turn: usize, turns: usize) -> String {
        format!("Tour {turn} sur {turns}")
    }

    fn game_start(&self) -> &'static str {
        "Début de la partie"
    }

    fn looking_back(&self) -> &'static str {
        "Retour en arrière"
    }

    fn speed(&self, times: f64) -> String {
        format!("{times}×").replace('.', ",")
    }

    fn going_to(&self, typed: &str) -> String {
        format!("Aller au tour {typed}…")
    }

    fn course(&self) -> &'static str {
        "Scores tour par tour"
    }

    fn final_scoring(&self) -> &'static str {
        "Évaluation finale"
    }
}
