//! The shape of a rule's ID: capital words, then a number, joined by hyphens: `RUL-RIVER-2`.

/// Every ID-shaped word in the text.
pub(super) fn all(text: &str) -> impl Iterator<Item = &str> {
    let in_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    text.split(move |c| !in_word(c)).filter_map(at_start)
}

/// The subject an ID belongs to, which its rules, examples and rulings share: `RIVER`.
pub(super) fn topic(id: &str) -> &str {
    let words = id.rsplit_once('-').map_or(id, |(words, _)| words);
    without_kind(words).unwrap_or(words)
}

/// What an ID names, told by its first and last words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A rule of the books: `ROAD-1`.
    Rule,
    /// A worked example: `EX-ROAD-1`.
    Example,
    /// A ruling where the books are open: `RUL-ROAD-1`.
    Ruling,
    /// An invariant for tests: `INV-1`, `TC-INV-1`.
    Invariant,
}

/// What the ID names.
pub(super) fn kind(id: &str) -> Kind {
    let topic = topic(id);
    if id.starts_with("RUL-") {
        Kind::Ruling
    } else if has_kind(id) {
        Kind::Example
    } else if topic == "INV" || topic.ends_with("-INV") {
        Kind::Invariant
    } else {
        Kind::Rule
    }
}

/// Whether the ID is marked as an example or a ruling, which nothing but a rule's ID is.
pub(super) fn has_kind(id: &str) -> bool {
    let words = id.rsplit_once('-').map_or(id, |(words, _)| words);
    without_kind(words).is_some()
}

fn without_kind(words: &str) -> Option<&str> {
    words.strip_prefix("RUL-").or_else(|| words.strip_prefix("EX-"))
}

/// The ID that `word` begins with, if any. `INV-7-style` begins with one, `INV-7b` does not.
fn at_start(word: &str) -> Option<&str> {
    let word = word.trim_start_matches('-');
    let mut end = 0;
    for (index, part) in word.split('-').enumerate() {
        end += part.len();
        let is_made_of =
            |kind: fn(&u8) -> bool| !part.is_empty() && part.as_bytes().iter().all(kind);
        if index > 0 && is_made_of(u8::is_ascii_digit) {
            return Some(&word[..end]);
        }
        if !is_made_of(u8::is_ascii_uppercase) {
            return None;
        }
        end += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(all(text).collect::<Vec<_>>(), expected, "in {text:?}");
    }

    #[test]
    fn ids_are_found_in_prose_and_code() {
        check("ROAD-1, RUL-ROAD-2/EX-ROAD-10.", &["ROAD-1", "RUL-ROAD-2", "EX-ROAD-10"]);
        check(r#"golden("EX-CITY-3")"#, &["EX-CITY-3"]);
        check("[INV-7-style] --INV-2", &["INV-7", "INV-2"]);
    }

    #[test]
    fn other_words_are_no_ids() {
        check("ROAD ROAD- road-1 Road-1 ROAD_1 ROAD-1b ROAD-1_2 ROAD--1 -1 1-2", &[]);
    }

    #[test]
    fn a_word_is_read_whole() {
        check("OTHER-ROAD-1", &["OTHER-ROAD-1"]);
    }

    #[test]
    fn the_topic_has_no_kind_and_no_number() {
        for id in ["RIVER-1", "RUL-RIVER-1", "EX-RIVER-12"] {
            assert_eq!(topic(id), "RIVER");
        }
        assert_eq!(topic("EX-1"), "EX");
        assert!(has_kind("RUL-RIVER-1") && !has_kind("RIVER-1") && !has_kind("EX-1"));
    }

    #[test]
    fn the_kind_is_told_by_the_words() {
        let kinds = ["ROAD-1", "EX-1", "EX-TC-1", "RUL-TC-LAY-1", "INV-1", "TC-INV-1"].map(kind);
        let [rule, example, ruling] = [Kind::Rule, Kind::Example, Kind::Ruling];
        assert_eq!(kinds, [rule, rule, example, ruling, Kind::Invariant, Kind::Invariant]);
    }
}
