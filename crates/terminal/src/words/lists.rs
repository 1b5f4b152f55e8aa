//! Lists of what can be named on a command line, and what is said of names that nobody has.

/// Lists of names, and what is said of names that nobody has.
pub trait ListWords {
    /// Above the levels of bots.
    fn levels_title(&self) -> &'static str;
    /// Above the styles of bots.
    fn styles_title(&self) -> &'static str;
    /// Above the reference opponents.
    fn opponents_title(&self) -> &'static str;
    /// A style of bots in a line.
    fn style_line(&self, style: &str) -> &'static str;
    /// A reference opponent in a line; `english` is what the bots say of themselves.
    fn opponent_line(&self, name: &str, english: &'static str) -> &'static str;
    /// A setup in a line; `english` is what the engine says of it.
    fn setup_line(&self, name: &str, english: &'static str) -> &'static str;
    /// That names of setups can be combined.
    fn names_combine(&self) -> &'static str;
    /// How styles and times are written behind the name of a bot.
    fn bots_combine(&self) -> &'static str;
    /// That no bot has this name, and where to find those who play.
    fn no_such_bot(&self, name: &str) -> String;
    /// That this bot plays only another game.
    fn plays_other_game(&self, name: &str) -> String;
    /// That this is neither a setup nor a file, and where to find the setups.
    fn no_such_setup(&self, name: &str) -> String;
    /// What was told of a name, and the one that was probably meant.
    fn did_you_mean(&self, told: &str, name: &str) -> String;
}

/// The name that is nearest to another: at most a third of it is mistyped. Words that change places
/// count as one mistake.
pub fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let far = names.into_iter().map(|name| (distance(typed, name), name));
    let near = far.min_by_key(|(far, _)| *far);
    let most = typed.chars().count().div_ceil(3).min(3);
    near.filter(|(far, _)| (1..=most).contains(far)).map(|(_, name)| name)
}

/// The Damerau-Levenshtein distance of adjacent letters: how many letters have to be added, taken away,
/// changed or exchanged with their neighbor.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (x, letter) in one.iter().enumerate() {
        let mut row = vec![x + 1];
        for (y, second) in other.iter().enumerate() {
            let change = rows[x][y] + usize::from(letter != second);
            let mut least = change.min(rows[x][y + 1] + 1).min(row[y] + 1);
            if x > 0 && y > 0 && *letter == other[y - 1] && one[x - 1] == *second {
                least = least.min(rows[x - 1][y - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_the_one_that_was_meant() {
        let names = ["beginner", "novice", "club", "advanced", "expert", "master"];
        assert_eq!(nearest("experd", names), Some("expert"));
        assert_eq!(nearest("matser", names), Some("master"));
        assert_eq!(nearest("begginer", names), Some("beginner"));
        assert_eq!(nearest("clubb", names), Some("club"));
        assert_eq!(nearest("volcano", names), None);
        assert_eq!(nearest("expert", names), None, "what is right needs no help");
        assert_eq!(nearest("", names), None);
    }
}
