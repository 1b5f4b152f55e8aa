//! The page's types are those of this crate.

use remparts_session::typescript::declarations;
use std::{env, fs};

/// Run with `UPDATE_TYPES=1` to write the file anew.
#[test]
fn the_types_of_the_page_are_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/engine/generated-session.ts");
    let wanted = declarations();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &wanted).expect("the file can be written");
    }
    let found = fs::read_to_string(path).expect("the types are there");
    assert!(
        found == wanted,
        "web/src/engine/generated-session.ts is stale: UPDATE_TYPES=1 cargo test -p remparts-session"
    );
}
