//! The games that the page's tests play again in a browser's engine: both come to the same digests.

use crate::play::finished;
use std::{env, fs};

/// Run with `UPDATE_TYPES=1` to write the files anew.
#[test]
fn the_games_of_the_page_are_up_to_date() {
    for (name, players) in [("classic-all", 3), ("city", 2)] {
        let path = format!("{}/../../web/src/engine/games/{name}.log", env!("CARGO_MANIFEST_DIR"));
        let wanted = finished(name, players, 21).log();
        if env::var_os("UPDATE_TYPES").is_some() {
            fs::write(&path, &wanted).expect("the file can be written");
        }
        let found = fs::read_to_string(&path).expect("the game is there");
        assert!(
            found == wanted,
            "web/src/engine/games/{name}.log is stale: UPDATE_TYPES=1 cargo test -p remparts-screen"
        );
    }
}
