//! Plays the golden games, see `golden/README.md`.

use crate::golden_runner;

use golden_runner::run_file;
use std::path::Path;

#[test]
fn golden_games() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("golden games are there")
        .map(|entry| entry.expect("readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
        .collect();
    files.sort();
    let mut games = 0;
    let mut failures = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).expect("readable file");
        let name = file.file_name().expect("a file has a name").to_string_lossy();
        games += run_file(&name, &text, &mut failures);
    }
    assert!(
        failures.is_empty(),
        "{} of {games} games fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert!(games > 0, "no golden games found");
}
