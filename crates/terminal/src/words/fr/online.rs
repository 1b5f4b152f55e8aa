//! Tables of a server in French.

use super::names::que;
use crate::words::online::{LinkState, OnlineWords};
use crate::words::{French, all_of};
use remparts_protocol::{Code, Late, RequestKind};

impl OnlineWords for French {
    fn not_saved(&self, why: &str) -> String {
        format!("La partie ne peut pas être enregistrée : {why}")
    }

    fn bot_failed(&self, why: &str) -> String {
        format!("Le bot ne joue pas : {why}")
    }

    fn saved_in(&self, place: &str) -> String {
        format!("La partie est enregistrée dans {place}")
    }

    fn go_on_with(&self, command: &str) -> String {
        format!("Pour continuer : {command}")
    }

    fn link_state(&self, state: LinkState) -> &'static str {
        match state {
            LinkState::Connecting => "Connexion…",
            LinkState::Live => "Connecté",
            LinkState::Lost => "Connexion perdue, nouvel essai…",
            LinkState::Gone => "Cette table n’existe plus.",
        }
    }

    fn unreachable(&self) -> &'static str {
        "Le serveur ne répond pas. Vérifiez la connexion et réessayez."
    }

    fn unsure(&self) -> &'static str {
        "La connexion a été perdue : impossible de savoir si c’est fait."
    }

    fn not_understood(&self) -> &'static str {
        "Ce que dit le serveur est incompréhensible. Une version plus récente aidera peut-être."
    }

    fn problem(&self, code: Code) -> &'static str {
        match code {
            Code::Unreadable => "Le serveur n’a pas compris.",
            Code::TooLarge => "C’est trop long.",
            Code::TooFast => "C’était trop rapide. Attendez un instant et réessayez.",
            Code::TooMany => "Il y en a déjà trop.",
            Code::Unknown => "Donnez d’abord votre nom.",
            Code::Origin => "Ce programme ne peut pas parler à ce serveur.",
            Code::Silenced => "Vous ne pouvez rien écrire ici pour le moment.",
            Code::Banned => "Vous pouvez regarder, mais rien d’autre pour le moment.",
            Code::NoTable => "Cette table n’existe pas.",
            Code::NoPlayer => "Cette personne n’est pas ici.",
            Code::Nothing => "Il n’y a rien à cette adresse.",
            Code::Setup => "Ces choix ne se jouent pas.",
            Code::NoTiles => "Le serveur n’a pas le jeu de tuiles de cette partie.",
            Code::NoBot => "Ce bot n’existe pas.",
            Code::NoSeat => "Cette place n’existe pas.",
            Code::Taken => "Quelqu’un a été plus rapide et occupe cette place.",
            Code::Seated => "Vous avez déjà une place.",
            Code::Dismissed => "L’hôte vous a demandé de quitter cette table.",
            Code::NoChat => "Il n’y a pas de discussion à cette table.",
            Code::Reported => "Vous l’avez déjà signalé. Merci.",
            Code::NotSeated => "Prenez d’abord une place.",
            Code::NotHost => "Seule la personne qui a ouvert la table le peut.",
            Code::Begun => "La partie a déjà commencé.",
            Code::NotRunning => "La partie n’est pas en cours.",
            Code::NotOver => "La partie n’est pas finie.",
            Code::NotYourTurn => "Ce n’est pas votre tour.",
            Code::Stale => "Autre chose a été joué entre-temps.",
            Code::NotProved => "Ce code a déjà servi, a expiré ou n’existe pas.",
            Code::Undrawn => "La prochaine tuile doit d’abord être piochée.",
            Code::Illegal => "Les règles ne le permettent pas.",
            Code::Revealed => {
                "Du nouveau a été révélé depuis : on ne peut plus revenir en arrière."
            }
            Code::NotAsked => "Personne n’a rien demandé.",
            Code::Asked => "Une autre demande attend encore une réponse.",
            Code::Busy => "Le serveur est occupé. Réessayez dans un instant.",
        }
    }

    fn sending(&self) -> &'static str {
        "Envoi de votre coup…"
    }

    fn waiting_players(&self) -> &'static str {
        "En attente des joueurs"
    }

    fn wait_seats(&self, count: usize) -> String {
        match count {
            1 => "Une place est encore libre.".to_owned(),
            _ => format!("{count} places sont encore libres."),
        }
    }

    fn wait_ready(&self, names: &str, count: usize) -> String {
        if count > 1 {
            format!("On attend {} soient prêts.", que(names))
        } else {
            format!("On attend {} soit prêt.", que(names))
        }
    }

    fn waits_for_you(&self) -> &'static str {
        "Tout le monde vous attend."
    }

    fn all_ready(&self) -> &'static str {
        "Tout le monde est prêt. La partie commence."
    }

    fn was_closed(&self) -> &'static str {
        "Cette table a été fermée avant le début de la partie."
    }

    fn open_seat(&self) -> &'static str {
        "Place libre"
    }

    fn ready(&self, ready: bool) -> &'static str {
        if ready { "prêt" } else { "pas encore prêt" }
    }

    fn here(&self, here: bool) -> &'static str {
        if here { "là" } else { "pas là" }
    }

    fn came(&self, name: &str, here: bool) -> String {
        if here { format!("{name} est là.") } else { format!("{name} n’est plus là.") }
    }

    fn sat_down(&self, name: &str, seat: usize) -> String {
        format!("{name} prend la place {seat}.")
    }

    fn stood_up(&self, name: &str) -> String {
        format!("{name} quitte sa place.")
    }

    fn played_with(&self, sets: &[&str]) -> String {
        match sets {
            [set] => format!("On joue avec le jeu de tuiles {set}."),
            sets => format!("On joue avec les jeux de tuiles {}.", all_of(&French, sets)),
        }
    }

    fn invite(&self, address: &str) -> String {
        format!("Invitez avec ce lien : {address}")
    }

    fn you_watch(&self) -> &'static str {
        "Vous regardez"
    }

    fn watchers(&self, count: u32) -> String {
        if count > 1 { format!("{count} spectateurs") } else { format!("{count} spectateur") }
    }

    fn day_sign(&self) -> &'static str {
        "j"
    }

    fn late_mark(&self, late: Late) -> &'static str {
        match late {
            Late::Bot => "bot",
            Late::Skip => "passe",
        }
    }

    fn late_you(&self, late: Late) -> &'static str {
        match late {
            Late::Bot => "Votre temps est écoulé : un bot joue pour vous.",
            Late::Skip => "Votre temps est écoulé : on passe votre tour.",
        }
    }

    fn late_told(&self, name: &str, late: Late) -> String {
        match late {
            Late::Bot => format!("{name} n’a plus de temps, un bot joue à sa place."),
            Late::Skip => format!("{name} n’a plus de temps, on passe son tour."),
        }
    }

    fn resigned_mark(&self) -> &'static str {
        "abandon"
    }

    fn resigned(&self, name: &str) -> String {
        format!("{name} abandonne.")
    }

    fn asks(&self, kind: RequestKind, name: &str) -> String {
        match kind {
            RequestKind::Undo => format!("{name} demande à reprendre son dernier coup."),
            RequestKind::Abandon => format!("{name} propose de finir la partie sans résultat."),
        }
    }

    fn asked(&self, kind: RequestKind) -> &'static str {
        match kind {
            RequestKind::Undo => "Vous demandez à reprendre votre dernier coup.",
            RequestKind::Abandon => "Vous proposez de finir la partie sans résultat.",
        }
    }

    fn waits_for(&self, names: &str) -> String {
        format!("On attend {names}.")
    }

    fn agreed(&self, kind: RequestKind) -> &'static str {
        match kind {
            RequestKind::Undo => "Le dernier coup est repris.",
            RequestKind::Abandon => "La partie est arrêtée d’un commun accord.",
        }
    }

    fn agree(&self) -> &'static str {
        "Accepter"
    }

    fn decline(&self) -> &'static str {
        "Refuser"
    }

    fn be_back(&self) -> &'static str {
        "Je suis de retour"
    }

    fn chat(&self) -> &'static str {
        "Discussion"
    }

    fn chat_empty(&self) -> &'static str {
        "Personne n’a encore rien dit."
    }

    fn chat_label(&self) -> &'static str {
        "Dire quelque chose à la table"
    }

    fn spectator(&self) -> &'static str {
        "regarde"
    }

    fn abandoned(&self) -> &'static str {
        "Partie arrêtée d’un commun accord"
    }

    fn won_by_resigning(&self, names: &str, you: bool) -> String {
        if you {
            "Vous avez gagné par abandon".to_owned()
        } else {
            format!("{names} a gagné par abandon")
        }
    }

    fn won_on_time(&self, names: &str, you: bool) -> String {
        if you {
            "Vous avez gagné au temps".to_owned()
        } else {
            format!("{names} a gagné au temps")
        }
    }

    fn rematch(&self) -> &'static str {
        "Revanche"
    }

    fn rematch_at(&self, address: &str) -> String {
        format!("Revanche : {address}")
    }
}
