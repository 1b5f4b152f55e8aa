//! Lists of what can be named on a command line.

use crate::words::French;
use crate::words::lists::ListWords;

impl ListWords for French {
    fn levels_title(&self) -> &'static str {
        "Niveaux, du plus faible au plus fort :"
    }

    fn styles_title(&self) -> &'static str {
        "Styles, à partir du niveau club :"
    }

    fn opponents_title(&self) -> &'static str {
        "Adversaires de référence, pour mesurer les autres :"
    }

    fn style_line(&self, style: &str) -> &'static str {
        match style {
            "builder" => "Aime compléter de grandes zones.",
            "farmer" => "Aime les prés et ce qui compte à la fin.",
            _ => "Aime rejoindre les zones des autres.",
        }
    }

    fn opponent_line(&self, name: &str, english: &'static str) -> &'static str {
        match name {
            "random" => "n’importe quel coup permis",
            "greedy" => "le tour qui marque le plus tout de suite",
            "virtual-greedy" => "le tour après lequel la partie pourrait le mieux finir",
            "thrifty-greedy" => "de même, avec des pions plus chers",
            "expected-points" => "un tour d’avance selon les tuiles restantes ; jeu classique seul",
            "ranking" => "un tour d’avance selon beaucoup de petites raisons ; jeu classique seul",
            "star2.5" => "expectimax sur deux tours, élagage Star2.5, évaluation de Heyden",
            "expectimax" => "de même sans élagage, trop lent sur un grand plateau",
            "uct-N" => "recherche arborescente simple, N parties au hasard par tour, selon l’écart",
            "chance-uct" => {
                "recherche arborescente simple, 100000 parties, selon la part des points"
            }
            "chance-uct-N" => "de même avec N parties",
            _ => english,
        }
    }

    fn setup_line(&self, name: &str, english: &'static str) -> &'static str {
        match name {
            "base" => "l’édition du 20e anniversaire avec les paysans",
            "base-first-edition" => {
                "la première édition : paysans par ville, petites villes à moitié prix"
            }
            "base-nofields" => "sans paysans",
            "base-inns" => "avec Auberges & Cathédrales : tuiles, gros meeple, sixième couleur",
            "base-river" => "avec la rivière de l’édition anniversaire",
            "base-river1" => "avec la rivière de douze tuiles des deux premières éditions",
            "base-river3" => "avec la rivière de douze tuiles de la troisième édition",
            "base-abbot" => "avec les abbés et les jardins",
            "base-anniversary" => "avec les flèches de la mini-extension Anniversaire",
            "base-gifts" => "avec Les Présents",
            "base-inn-tiles" => "avec les seules tuiles d’Auberges & Cathédrales",
            name if name.starts_with("base-big-") => "avec les seuls gros meeple",
            "classic-all" => "tout à la fois",
            "city" => {
                "La Cité, un jeu à part : routes, marchés, zones résidentielles, puis les remparts"
            }
            "city-guards" => "La Cité, avec un garde sur chaque rempart de la troisième pile aussi",
            _ => english,
        }
    }

    fn names_combine(&self) -> &'static str {
        "Les noms se combinent : base-inns-river-abbot."
    }

    fn bots_combine(&self) -> &'static str {
        "Un style suit un signe plus : expert+farmer ; des millisecondes par tour, une arobase : master@1000."
    }

    fn no_such_bot(&self, name: &str) -> String {
        format!("personne ne s’appelle « {name} » ici ; `remparts bots` dit qui joue")
    }

    fn plays_other_game(&self, name: &str) -> String {
        format!("« {name} » ne joue pas à ce jeu")
    }

    fn no_such_setup(&self, name: &str) -> String {
        format!(
            "« {name} » n’est ni une configuration ni un fichier ; `remparts setups` donne les noms"
        )
    }

    fn did_you_mean(&self, told: &str, name: &str) -> String {
        format!("{told} ; vouliez-vous dire « {name} » ?")
    }
}
