//! Which names there are.

use remparts_bots::levels::{self, LEVELS, Style};
use remparts_bots::roster::{self, Unknown};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;

fn known(name: &str) -> bool {
    let [classic, city] =
        [levels::player::<Classic>(name, 0).is_some(), levels::player::<City>(name, 0).is_some()];
    assert_eq!(classic, city, "{name} plays both games or none");
    classic
}

#[test]
fn levels_styles_and_times_are_known() {
    for (level, about) in LEVELS {
        assert!(known(level) && !about.is_empty(), "{level}");
    }
    for (style, name, about) in Style::NAMED {
        assert_eq!(Style::named(name), Some(style));
        assert!(!about.is_empty());
        for level in ["club", "advanced", "expert", "master"] {
            assert!(known(&format!("{level}+{name}")), "{level}+{name}");
        }
        // Those who see little have no taste either.
        for level in ["beginner", "novice"] {
            assert!(!known(&format!("{level}+{name}")), "{level}+{name}");
        }
    }
    for name in ["expert@5", "master@1000", "expert+farmer@20", "master+raider@1"] {
        assert!(known(name), "{name}");
    }
}

#[test]
fn other_names_are_refused() {
    let nobody = [
        "",
        "Expert",
        "expert ",
        "+farmer",
        "expert+",
        "expert+gardener",
        "expert+farmer+raider",
        "expert+plain",
        "@5",
        "expert@",
        "expert@fast",
        "expert@-1",
        "expert@1.5",
        "expert@20+farmer",
        "club@5",
        "advanced@5",
        "beginner@5",
        "novice@100",
    ];
    for name in nobody {
        assert!(!known(name), "{name}");
        let refused = roster::player::<Classic>(name, 0).err();
        assert_eq!(refused, Some(Unknown::Nobody(name.to_owned())));
    }
}
