//! What an analyst has to say about a game, in French.

use crate::words::analysis::decimal;
use crate::words::{AnalysisWords, French};

impl AnalysisWords for French {
    fn decimal(&self, value: f64, places: usize) -> String {
        decimal(value, places).replace('.', ",")
    }

    fn analysis_title(&self, log: &str, players: usize, level: &str) -> String {
        format!("{log} : {players} joueurs, analyse de niveau {level}")
    }

    fn analysis_running(&self) -> &'static str {
        "La partie n’est pas finie : les résultats sont ceux que l’on peut attendre."
    }

    fn analysis_empty(&self) -> &'static str {
        "Personne n’a encore rien décidé."
    }

    fn decision_heads(&self) -> [&'static str; 8] {
        ["tour", "jou.", "tuile", "joué", "mieux", "points", "chances", "aléa"]
    }

    fn no_choice(&self) -> &'static str {
        "(coup forcé)"
    }

    fn mistake_signs(&self, mistake: f64, blunder: f64) -> String {
        let (mistake, blunder) = (decimal(mistake, 0), decimal(blunder, 0));
        format!(
            "points, chances : perdus par le choix ; aléa : points que la pioche a apportés au joueur\n\
             ?  dès {mistake} point perdu   ??  dès {blunder} points perdus"
        )
    }

    fn player_heads(&self) -> [&'static str; 6] {
        ["jou.", "choix", "bons", "perte", "chances", "pire"]
    }

    fn sum_heads(&self) -> [&'static str; 6] {
        ["jou.", "soi ± 95 %", "autres ± 95 %", "aléa ± 95 %", "estimation", "résultat"]
    }

    fn worst_mistake(&self, points: &str, turn: usize, game: Option<usize>) -> String {
        match game {
            Some(game) => format!("{points} part. {game}:{turn}"),
            None => format!("{points} au tour {turn}"),
        }
    }

    fn all_seats(&self) -> &'static str {
        "tous"
    }

    fn analysis_sum(&self) -> &'static str {
        "perte, chances : par choix en moyenne ; ± : intervalle à 95 %, selon les essais de l’analyse\n\
         aléa : chaque pioche face à la moyenne de toutes celles possibles, nul à la longue\n\
         estimation : ce qui manque, car des positions ont été sur- ou sous-estimées\n\
         soi + autres + aléa + estimation = résultat, l’avance finale"
    }

    fn analysis_of_all(&self, games: usize) -> String {
        format!("{games} parties, points de la somme par partie en moyenne")
    }

    fn analysis_stopped(&self, done: usize, of: usize) -> String {
        format!("arrêté après {done} parties sur {of}")
    }

    fn decisions(&self) -> &'static str {
        "décisions"
    }
}
