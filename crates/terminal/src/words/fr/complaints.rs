//! What keeps someone from playing, in French.

use super::names::plural;
use crate::words::{ComplaintWords, French};
use std::io::ErrorKind;

impl ComplaintWords for French {
    fn error(&self, why: &str) -> String {
        format!("erreur : {why}")
    }

    fn too_many_players(&self, players: usize, seats: usize) -> String {
        format!("{players} joueurs, c’est trop pour {}", plural(seats, "place", "places"))
    }

    fn too_many_names(&self, names: usize, seats: usize) -> String {
        format!("{names} noms, c’est trop pour {}", plural(seats, "place", "places"))
    }

    fn name_too_long(&self, name: &str, most: usize) -> String {
        format!("« {name} » dépasse {}", plural(most, "lettre", "lettres"))
    }

    fn name_without_table(&self) -> &'static str {
        "--name ne sert qu’aux tables d’un serveur"
    }

    fn open_without_table(&self) -> &'static str {
        "une place libre ne se trouve qu’à la table d’un serveur ; --open en ouvre une"
    }

    fn file_is_there(&self, file: &str) -> String {
        format!("{file} existe déjà ; --resume reprend cette partie")
    }

    fn no_running_game(&self) -> &'static str {
        "aucune partie en cours n’est gardée ; `remparts play` en commence une"
    }

    fn no_server_address(&self, typed: &str) -> String {
        format!("« {typed} » n’est pas l’adresse d’un serveur, comme http://127.0.0.1:4747/")
    }

    fn no_table_address(&self) -> &'static str {
        "l’adresse ne nomme aucune table ; elle devrait finir par /#/table/..."
    }

    fn refused_by_system(&self, kind: ErrorKind) -> Option<&'static str> {
        Some(match kind {
            ErrorKind::NotFound => "le dossier n’existe plus",
            ErrorKind::PermissionDenied => "l’accès est refusé",
            ErrorKind::StorageFull => "il n’y a plus de place",
            ErrorKind::ReadOnlyFilesystem => "rien ne peut y être écrit",
            _ => return None,
        })
    }
}
