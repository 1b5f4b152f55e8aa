//! What is said where a game is told line by line, in French.

use crate::words::{French, PlainWords};

impl PlainWords for French {
    fn greeting(&self, game: &str, names: &str) -> String {
        format!("{game} : {names}.")
    }

    fn help_hint(&self) -> &'static str {
        "Écrivez « aide » pour savoir ce que vous pouvez écrire."
    }

    fn prompt(&self) -> &'static str {
        "> "
    }

    fn your_tile(&self, face: &str, spoken: &str) -> String {
        format!("Votre tuile est {face} : {spoken}.")
    }

    fn laid_as(&self, line: &str, spoken: &str) -> String {
        format!("{line} : {spoken}")
    }

    fn your_gifts(&self, gifts: &str) -> String {
        format!("Vos Présents : {gifts}.")
    }

    fn legal_hint(&self) -> &'static str {
        "Écrivez « coups » pour savoir ce que vous pouvez jouer."
    }

    fn gifts_hint(&self) -> &'static str {
        "Vous pouvez d’abord déballer un Présent : « coups unwrap »."
    }

    fn enter_when_ready(&self) -> &'static str {
        "Appuyez sur Entrée quand c’est fait."
    }

    fn enter_to_commit(&self) -> &'static str {
        "Appuyez sur Entrée ou écrivez « fin » pour terminer votre tour."
    }

    fn kept_nowhere(&self) -> &'static str {
        "Cette partie n’est gardée nulle part."
    }

    fn only_online(&self) -> &'static str {
        "C’est pour les tables d’un serveur."
    }

    fn resign_again(&self) -> &'static str {
        "Écrivez « abandonner » encore une fois pour confirmer."
    }

    fn taken_back_to(&self, turn: usize) -> String {
        format!("Coup repris : c’est de nouveau le tour {turn}.")
    }

    fn answer_hint(&self) -> &'static str {
        "Écrivez « accepter » ou « refuser »."
    }

    fn asked_no_more(&self) -> &'static str {
        "Plus rien n’est demandé : c’est refusé ou retiré."
    }

    fn seat_line(&self, seat: usize, who: &str) -> String {
        format!("Place {seat} : {who}")
    }

    fn counts(&self, what: &str, values: &str) -> String {
        format!("{what} : {values}")
    }

    fn given(&self, what: &str, when: &str) -> String {
        format!("{what} {when}")
    }
}
