//! Who beats whom. Seeds are fixed, so each of these is one long calculation and cannot fail by bad
//! luck; the bounds leave room for changes that are not meant to make anyone weaker.

use crate::common::{city, classic};
use crate::levels::{lead, visits};

#[test]
fn each_level_beats_the_one_below() {
    let base = classic("base", 2);
    for (names, pairs, least) in [
        (["beginner", "random"], 12, 20.0),
        (["novice", "beginner"], 12, 20.0),
        (["club", "novice"], 12, 8.0),
        (["advanced", "club"], 4, 8.0),
        (["expert", "club"], 2, 5.0),
        (["master", "club"], 2, 5.0),
        // So few games cannot tell these two apart, but they would show a search gone wrong.
        (["expert", "advanced"], 2, -12.0),
    ] {
        let lead = lead(&base, names, pairs, &visits(60));
        assert!(lead > least, "{names:?}: {lead}");
    }
}

#[test]
fn levels_of_the_city_do_so_too() {
    let town = city("city", 2);
    for (names, pairs, least) in [
        (["beginner", "random"], 6, 40.0),
        // It beats the beginner too, but by too little for so few games.
        (["novice", "random"], 6, 40.0),
        (["club", "novice"], 6, 50.0),
        (["advanced", "club"], 2, 0.0),
        (["expert", "club"], 1, 10.0),
    ] {
        let lead = lead(&town, names, pairs, &visits(30));
        assert!(lead > least, "{names:?}: {lead}");
    }
}
