//! What keeps someone from playing, in English.

use super::names::plural;
use crate::words::{ComplaintWords, English};
use std::io::ErrorKind;

impl ComplaintWords for English {
    fn error(&self, why: &str) -> String {
        format!("error: {why}")
    }

    fn too_many_players(&self, players: usize, seats: usize) -> String {
        format!("{players} players do not fit into {}", plural(seats, "seat", "seats"))
    }

    fn too_many_names(&self, names: usize, seats: usize) -> String {
        format!("{names} names are too many for {}", plural(seats, "seat", "seats"))
    }

    fn name_too_long(&self, name: &str, most: usize) -> String {
        format!("`{name}` is longer than {}", plural(most, "letter", "letters"))
    }

    fn name_without_table(&self) -> &'static str {
        "--name is for tables of a server"
    }

    fn open_without_table(&self) -> &'static str {
        "an open seat is for a table of a server, which --open opens"
    }

    fn file_is_there(&self, file: &str) -> String {
        format!("{file} is there already; --resume goes on with it")
    }

    fn no_running_game(&self) -> &'static str {
        "no running game is saved; `remparts play` begins one"
    }

    fn no_server_address(&self, typed: &str) -> String {
        format!("`{typed}` is not the address of a server, such as http://127.0.0.1:4747/")
    }

    fn no_table_address(&self) -> &'static str {
        "the address names no table; it should end in /#/table/..."
    }

    fn refused_by_system(&self, kind: ErrorKind) -> Option<&'static str> {
        Some(match kind {
            ErrorKind::NotFound => "the folder is no longer there",
            ErrorKind::PermissionDenied => "it may not be written",
            ErrorKind::StorageFull => "no space is left",
            ErrorKind::ReadOnlyFilesystem => "nothing can be written there",
            _ => return None,
        })
    }
}
