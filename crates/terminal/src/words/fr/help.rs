//! What is said about keys and in answer to what is typed, in French.

use super::names::plural;
use crate::words::{French, HelpWords, Key, KeyAct, KeyGroup, NameWords};
use remparts_screen::names::FeatureName;
use remparts_session::Topic;

impl HelpWords for French {
    fn key_group(&self, group: KeyGroup) -> &'static str {
        match group {
            KeyGroup::Placing => "Votre tour",
            KeyGroup::Looking => "Le plateau",
            KeyGroup::History => "Revenir en arrière",
            KeyGroup::Reading => "Lire et demander",
            KeyGroup::French => "Sur un clavier français",
        }
    }

    fn key_act(&self, act: KeyAct) -> &'static str {
        match act {
            KeyAct::Spot => "Aux cases où va la tuile",
            KeyAct::Pin => "Placer la tuile là",
            KeyAct::Turn => "Tourner à droite, à gauche",
            KeyAct::Figure => "Choisir par numéro",
            KeyAct::None => "Ne rien choisir",
            KeyAct::Gifts => "Présents",
            KeyAct::OtherTile => "Autre tuile",
            KeyAct::Commit => "Terminer le tour",
            KeyAct::Back => "Un pas en arrière",
            KeyAct::Fit => "Voir tout le plateau",
            KeyAct::Last => "Voir le dernier coup",
            KeyAct::Again => "Journal",
            KeyAct::Pan => "Déplacer le plateau",
            KeyAct::Zoom => "Plus près, plus loin",
            KeyAct::Fields => "Prés, zones résidentielles",
            KeyAct::Owners => "Propriétaires",
            KeyAct::Ends => "Tuiles possibles ici",
            KeyAct::Dead => "Cases impossibles",
            KeyAct::Coordinates => "Coordonnées",
            KeyAct::Step => "Tour précédent, suivant",
            KeyAct::Scoring => "Évaluation précédente, suivante",
            KeyAct::First => "Au début",
            KeyAct::Live => "Au tour actuel",
            KeyAct::Play => "Lecture et pause",
            KeyAct::Speed => "Moins vite, plus vite",
            KeyAct::Cursor => "Parcourir toutes les cases",
            KeyAct::Region => "Zone suivante, précédente",
            KeyAct::Inspect => "Garder la zone en vue",
            KeyAct::Bag => "Tuiles restantes",
            KeyAct::Players => "Joueurs",
            KeyAct::Player => "Où en est un joueur",
            KeyAct::Panel => "Panneau suivant",
            KeyAct::Command => "Écrire un coup ou une question",
            KeyAct::Chat => "Discussion, en ligne",
            KeyAct::Keys => "Cette liste",
            KeyAct::Redraw => "Redessiner l’écran",
            KeyAct::Suspend => "Vers le shell ; fg revient",
            KeyAct::Leave => "Quitter ; la partie est gardée",
            KeyAct::Digits => "1 2 3 4 5 7 8 9",
            KeyAct::Six => "6, dès qu’il y a six choix",
            KeyAct::Zero => "0",
            KeyAct::Up => "Monter, comme W",
        }
    }

    fn key_name(&self, key: Key) -> &'static str {
        match key {
            Key::Arrows => "Flèches",
            Key::UpDown => "Haut/Bas",
            Key::LeftRight => "Gauche/Droite",
            Key::PageDown => "PgSuiv",
            Key::Enter => "Entrée",
            Key::Space => "Espace",
            Key::Escape => "Échap",
            Key::Backspace => "Retour",
            Key::Shift => "Maj",
            Key::Control => "Ctrl",
            Key::Home => "Début",
            Key::End => "Fin",
            Key::Tab => "Tab",
            Key::To => "à",
            Key::Printed(printed) => printed,
        }
    }

    fn has_french_digits(&self) -> bool {
        true
    }

    fn command_title(&self) -> &'static str {
        "Coup ou question"
    }

    fn command_example(&self) -> &'static str {
        "0,1 r2, score, aide…"
    }

    fn command_hint(&self) -> &'static str {
        "Un coup comme « coups » les écrit, ou assez pour le reconnaître ; plusieurs avec « ; »."
    }

    fn topic(&self, topic: Topic) -> (&'static str, &'static str) {
        match topic {
            Topic::Legal => ("coups", "ce que vous pouvez faire ; « coups 0,1 » : avec ces mots"),
            Topic::Score => ("score", "où en est chacun"),
            Topic::Last => ("dernier", "le dernier tour"),
            Topic::Why => ("pourquoi", "les derniers points et leur raison"),
            Topic::Bag => ("tuiles", "les tuiles qui restent"),
            Topic::Region => ("zone 3,-1 n", "les zones d’une tuile, ou celle d’un côté"),
            Topic::Cell => ("case 3,-1", "ce qui se trouve sur une case"),
            Topic::Tile => ("tuile", "la tuile en main"),
            Topic::Board => ("plateau", "tout le plateau en caractères"),
            Topic::Players => ("joueurs", "points et pions de chacun"),
            Topic::Log => ("journal 5", "les derniers tours, autant que vous dites"),
            Topic::Commit => ("fin", "termine votre tour"),
            Topic::Undo => ("annuler", "revient d’un pas"),
            Topic::Save => ("garder", "où cette partie est enregistrée"),
            Topic::Quit => ("quitter", "quitte ; la partie est gardée"),
            Topic::Help => ("aide", "cette liste"),
            Topic::Chat => ("dire bonjour", "dit quelque chose à la table"),
            Topic::Sit => ("asseoir 2", "prend une place"),
            Topic::Stand => ("lever", "quitte la place"),
            Topic::Ready => ("prêt", "vous voulez commencer"),
            Topic::TakeBack => ("reprendre", "demande à reprendre votre dernier coup"),
            Topic::Abandon => ("arrêter", "propose de finir la partie sans résultat"),
            Topic::Agree => ("accepter", "accepte ce qui est demandé"),
            Topic::Refuse => ("refuser", "le refuse, ou retire votre propre demande"),
            Topic::Resign => ("abandonner", "abandonne la partie"),
            Topic::Rematch => ("revanche", "ouvre une table pour les mêmes joueurs"),
        }
    }

    fn proposed(&self, action: &str) -> String {
        format!("Proposé : {action}.")
    }

    fn can_commit(&self) -> &'static str {
        "Écrivez « fin » pour terminer votre tour."
    }

    fn committed(&self) -> &'static str {
        "C’est fait."
    }

    fn cannot_commit(&self) -> &'static str {
        "Il reste un choix à faire dans ce tour."
    }

    fn undone(&self) -> &'static str {
        "Annulé."
    }

    fn nothing_to_undo(&self) -> &'static str {
        "Il n’y a rien à annuler."
    }

    fn not_you(&self) -> &'static str {
        "Ce n’est pas votre tour."
    }

    fn no_match(&self, typed: &str) -> String {
        format!("Aucun coup possible ne s’appelle « {typed} ». Essayez « coups ».")
    }

    fn several(&self, moves: &str) -> String {
        format!("Plusieurs coups possibles : {moves}.")
    }

    fn more(&self, count: usize) -> String {
        format!("et {}", plural(count, "autre", "autres"))
    }

    fn no_aid(&self) -> &'static str {
        "Cette partie se joue sans cette aide."
    }

    fn legal(&self, count: usize, moves: &str) -> String {
        format!("{} : {moves}.", plural(count, "choix", "choix"))
    }

    fn nothing_to_choose(&self) -> &'static str {
        "Il n’y a rien à choisir."
    }

    fn score(&self, name: &str, score: i32, projected: Option<i32>) -> String {
        match projected {
            None => format!("{name} {score}"),
            Some(sum) => format!("{name} {score} ({sum} si la partie s’arrêtait là)"),
        }
    }

    fn bag(&self, left: usize, faces: &str) -> String {
        format!("{}. {faces}", plural(left, "tuile restante", "tuiles restantes"))
    }

    fn bag_kind(&self, left: u8, spoken: &str, face: &str) -> String {
        format!("{left} × {spoken} ({face})")
    }

    fn no_tile(&self, x: i8, y: i8) -> String {
        format!("Il n’y a pas de tuile en {x},{y}.")
    }

    fn no_tile_in_hand(&self) -> &'static str {
        "Il n’y a pas de tuile en main."
    }

    fn region(&self, kind: FeatureName, complete: bool, tiles: usize) -> String {
        let done =
            if complete { format!(", {}", self.completed(kind, true)) } else { String::new() };
        format!("{}{done}, {}", self.feature_title(kind), self.tiles(tiles))
    }

    fn region_worth(&self, kind: FeatureName, now: i32, completed: &str) -> String {
        format!("vaut {now} maintenant, {completed} une fois {}", self.completed(kind, true))
    }

    fn region_strength(&self, name: &str, strength: u8) -> String {
        format!("{name} (force {strength})")
    }

    fn region_empty(&self) -> &'static str {
        "à personne"
    }
}
