//! `cargo xtask pictures`: makes every picture of the documentation anew, by the commands that
//! people use.

use std::path::Path;

use anyhow::Result;

use crate::workspace;

const SETS: [&str; 7] = ["base", "inns", "anniversary", "river1", "river3", "river20", "city"];
const STYLES: [&str; 2] = ["illustrated", "schematic"];

/// What is made of the games whose logs are kept: the game, the name of the picture, and how.
const BOARDS: [(&str, &str, &[&str]); 8] = [
    ("classic", "classic.png", &["--size", "96"]),
    ("classic", "classic-schematic.png", &["--size", "64", "--style", "schematic"]),
    ("classic", "classic-fields.png", &["--size", "64", "--overlay", "fields"]),
    ("classic", "classic-owners.png", &["--size", "64", "--overlay", "owners", "--ply", "240"]),
    ("classic", "classic-time-lapse.svg", &["--time-lapse"]),
    ("city", "city.png", &["--size", "96"]),
    ("city", "city-schematic.png", &["--size", "64", "--style", "schematic"]),
    ("city", "city-time-lapse.svg", &["--time-lapse"]),
];

pub(crate) fn run(root: &Path) -> Result<()> {
    let render = |args: &[&str], to: &str| {
        let start = ["run", "--quiet", "--release", "--package", "remparts-cli", "--", "render"];
        let to = format!("docs/pictures/{to}");
        workspace::cargo(root, &[&start, args, &["-o", &to]].concat(), &[])
    };
    for (set, style) in SETS.iter().flat_map(|set| STYLES.map(|style| (set, style))) {
        let to = format!("tiles-{set}-{style}.png");
        render(&["--tiles", set, "--style", style, "--size", "112"], &to)?;
    }
    render(&["--pieces", "--size", "200"], "pieces.png")?;
    for (game, to, how) in BOARDS {
        let log = format!("docs/pictures/{game}.log");
        render(&[&[&*log], how].concat(), to)?;
    }
    Ok(())
}
