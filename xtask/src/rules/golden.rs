//! The rules a golden game says it covers.

use super::id;

/// Each ID on a `covers` line, with the name of its test: the file's stem, then the scenario if
/// the file holds several.
pub(super) fn covers<'a>(stem: &str, game: &'a str) -> Vec<(String, &'a str)> {
    let mut found = Vec::new();
    let mut test = stem.to_owned();
    for line in game.lines() {
        if let Some(name) = line.strip_prefix("game ") {
            test = format!("{stem}/{}", name.trim());
        } else if let Some(ids) = line.strip_prefix("covers ") {
            found.extend(id::all(ids).map(|id| (test.clone(), id)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(game: &str, expected: &[(&str, &str)]) {
        let found = covers("roads", game);
        let found: Vec<_> = found.iter().map(|(test, id)| (test.as_str(), *id)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_file_of_one_game_bears_its_own_name() {
        check(
            "covers ROAD-1, EX-ROAD-1\nply Ann\n",
            &[("roads", "ROAD-1"), ("roads", "EX-ROAD-1")],
        );
    }

    #[test]
    fn scenarios_are_told_apart() {
        check(
            "game loop\ncovers ROAD-1\n\ngame two ends \ncovers ROAD-2\n",
            &[("roads/loop", "ROAD-1"), ("roads/two ends", "ROAD-2")],
        );
    }

    #[test]
    fn other_lines_cover_nothing() {
        check("# covers ROAD-1\n covers ROAD-1\ncoversROAD-1\nexpect ROAD-1\n", &[]);
    }
}
