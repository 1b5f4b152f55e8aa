//! What keeps someone from playing, as the command line says it.

use std::io::ErrorKind;

/// What keeps someone from playing: half-sentences without a full stop, after what stands before every
/// complaint. What is wrong with a file is said in English, the language of these files.
pub trait ComplaintWords {
    /// A complaint as the last line of a program that gives up.
    fn error(&self, why: &str) -> String;
    /// More players are named than there are seats.
    fn too_many_players(&self, players: usize, seats: usize) -> String;
    /// More names are given than there are seats.
    fn too_many_names(&self, names: usize, seats: usize) -> String;
    /// A name has more than so many letters.
    fn name_too_long(&self, name: &str, most: usize) -> String;
    /// `--name` is given, and no server is played at.
    fn name_without_table(&self) -> &'static str;
    /// A seat is left open, and nobody can come to it.
    fn open_without_table(&self) -> &'static str;
    /// The file for a new game is there already.
    fn file_is_there(&self, file: &str) -> String;
    /// There is no game to go on with.
    fn no_running_game(&self) -> &'static str;
    /// A text is not the address of a server.
    fn no_server_address(&self, typed: &str) -> String;
    /// An address is that of a server, and names none of its tables.
    fn no_table_address(&self) -> &'static str;
    /// Why the system refuses to read or write, as far as it happens to players.
    fn refused_by_system(&self, kind: ErrorKind) -> Option<&'static str>;
}
