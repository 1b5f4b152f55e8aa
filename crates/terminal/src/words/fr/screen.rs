//! What the full screen says of itself, in French.

use super::names::{is_feminine, plural};
use crate::board::Thing;
use crate::full::{Cover, Panel};
use crate::words::{French, Hint, NameWords as _, ScreenWords};
use remparts_screen::names::{FeatureName, FigureName, GiftName};
use remparts_screen::{EdgeName, Printed, Sign, Terrain};

impl ScreenWords for French {
    fn panel_name(&self, panel: Panel) -> &'static str {
        match panel {
            Panel::Log => "Journal",
            Panel::Feature => "Élément",
            Panel::Bag => "Tuiles restantes",
            Panel::Gifts => "Cadeaux",
            Panel::Players => "Joueurs",
            Panel::Chat => "Discussion",
            Panel::Keys => "Touches",
            Panel::End => "Score final",
        }
    }

    fn hint(&self, hint: Hint) -> &'static str {
        match hint {
            Hint::Places => "cases",
            Hint::Lay => "poser",
            Hint::Turn => "tourner",
            Hint::Choose => "choisir",
            Hint::Nothing => "aucun",
            Hint::Others => "autres",
            Hint::Ready => "prêt",
            Hint::NotReady => "pas encore prêt",
            Hint::Chat => "écrire",
            Hint::Commit => "valider",
            Hint::Back => "retour",
            Hint::OtherTile => "autre tuile",
            Hint::Gifts => "cadeaux",
            Hint::Bag => "tuiles",
            Hint::Keys => "touches",
            Hint::Leave => "quitter",
            Hint::Close => "fermer",
            Hint::Scroll => "défiler",
            Hint::NextPanel => "panneau suivant",
            Hint::Play => "lecture",
            Hint::Pause => "pause",
            Hint::Turns => "tours",
            Hint::Scorings => "décomptes",
            Hint::Present => "présent",
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

    fn cover_name(&self, cover: Cover) -> &'static str {
        match cover {
            Cover::Fields => "Prés",
            Cover::Owners => "À qui est quoi",
            Cover::Ends => "Bouts ouverts",
            Cover::Dead => "Cases où rien ne va",
            Cover::None => self.cover_off(),
        }
    }

    fn cover_off(&self) -> &'static str {
        "Aucun calque"
    }

    fn walking(&self, free: bool) -> &'static str {
        if free {
            "Les flèches parcourent toutes les cases"
        } else {
            "Les flèches vont de place en place"
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

    fn thing(&self, thing: Thing) -> String {
        let said = match thing {
            Thing::Figure(FigureName::Farmer, true) => "grand paysan",
            Thing::Figure(figure, _) => self.figure(figure),
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
                Printed::Goods(goods) => return format!("marché : {}", self.goods(goods)),
                Printed::Arrow(..) => self.sign(Sign::Arrow),
            },
            Thing::Ground(Terrain::Market(Some(goods))) => {
                return format!("marché : {}", self.goods(goods));
            }
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
            Thing::Way => "route, rue",
            Thing::Gate => "porte",
            Thing::Pip => "compte pour un pré",
            Thing::Dead => "rien n’y va",
            Thing::Spot => "la tuile y va",
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
        plural(usize::from(count), "mur restant", "murs restants")
    }

    fn open_sides(&self, open: usize, last: usize) -> String {
        format!("{}, la fin vient à {last}", plural(open, "côté ouvert", "côtés ouverts"))
    }

    fn inspect_hint(&self) -> &'static str {
        "N et P passent en revue les éléments sous le curseur. Un clic aussi."
    }

    fn feature_state(&self, kind: FeatureName, complete: bool) -> &'static str {
        match (kind, complete, is_feminine(kind)) {
            (FeatureName::Field | FeatureName::Homes, _, _) => "compte à la fin",
            (_, true, true) => "complète",
            (_, true, false) => "complet",
            (_, false, true) => "ouverte",
            (_, false, false) => "ouvert",
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

    fn label_completed(&self) -> &'static str {
        "Si on l’achève"
    }

    fn label_chance(&self) -> &'static str {
        "Chance d’achever"
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
            (FeatureName::Homes, _) => format!("Touche {}", plural(count, "marché", "marchés")),
            (_, 0) => "Ne nourrit aucune ville complète".to_owned(),
            _ => format!("Nourrit {}", plural(count, "ville complète", "villes complètes")),
        }
    }

    fn touched_by(&self, kind: FeatureName, count: usize) -> String {
        let what = match kind {
            FeatureName::Market => plural(count, "quartier", "quartiers"),
            _ => plural(count, "pré", "prés"),
        };
        format!("Touche {what}")
    }

    fn kept_in_view(&self) -> &'static str {
        "gardé en vue"
    }

    fn draws_left(&self, count: u32) -> String {
        plural(count as usize, "tour pour vous", "tours pour vous")
    }

    fn pile(&self, number: usize, left: u8, drawn: bool) -> String {
        format!("Pile {number} : {left}{}", if drawn { " (en cours)" } else { "" })
    }

    fn discards(&self, count: usize) -> String {
        if count < 2 {
            "1 tuile a quitté le jeu : à la pioche, elle n’allait nulle part.".to_owned()
        } else {
            format!("{count} tuiles ont quitté le jeu : à la pioche, elles n’allaient nulle part.")
        }
    }

    fn uncounted(&self) -> &'static str {
        "Le contenu de la boîte. À cette table, on compte de tête."
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
            GiftName::Synod => "Posez un partisan sur une abbaye ouverte, même occupée.",
            GiftName::Sweeper => "Comptez aussitôt une route ouverte ; tous ses pions rentrent.",
            GiftName::Retreat => {
                "Reprenez un de vos pions : 2 points, et 2 de plus par pion qui y reste."
            }
            GiftName::StandLie => {
                "Un de vos partisans se couche dans un pré de sa tuile, ou s’en relève."
            }
            GiftName::TakeTwo => {
                "Piochez une deuxième tuile, posez l’une des deux et rendez l’autre."
            }
        }
    }

    fn gift_kept(&self) -> &'static str {
        "Vaut 2 points s’il reste emballé à la fin."
    }

    fn no_gift(&self) -> &'static str {
        "Aucun cadeau. Agrandissez la route ou la ville d’un autre joueur pour en recevoir un."
    }

    fn no_gifts_here(&self) -> &'static str {
        "Cette partie se joue sans cadeaux."
    }

    fn gifts_of_others(&self) -> &'static str {
        "Cadeaux des autres"
    }

    fn unwrap_with(&self, key: usize) -> String {
        format!("{key} le déballe")
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
        "Décompte final"
    }
}
