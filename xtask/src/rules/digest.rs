//! The rules that the rules digests define, in the order of the pages.

use anyhow::{Result, bail};

use super::id;

/// All rules of all digests.
#[derive(Default)]
pub(super) struct Digest {
    rules: Vec<Rule>,
}

/// One rule, where it is defined and what is said of it.
pub(super) struct Rule {
    pub(super) id: String,
    pub(super) file: String,
    pub(super) line: usize,
    /// The text of the item behind its ID.
    pub(super) text: String,
}

impl Digest {
    /// Adds the rules of one page: the list items that begin with an ID in bold.
    pub(super) fn add(&mut self, file: &str, page: &str) -> Result<()> {
        for (index, text) in page.lines().enumerate() {
            let Some((id, rest)) = defined_on(text) else { continue };
            let line = index + 1;
            if let Some(first) = self.rules.iter().find(|rule| rule.id == id) {
                bail!("{id} is defined twice: {}:{} and {file}:{line}", first.file, first.line);
            }
            let (id, file, text) = (id.to_owned(), file.to_owned(), rest.to_owned());
            self.rules.push(Rule { id, file, line, text });
        }
        Ok(())
    }

    pub(super) fn len(&self) -> usize {
        self.rules.len()
    }

    /// All rules in the order of the pages.
    pub(super) fn rules(&self) -> &[Rule] {
        &self.rules
    }

    pub(super) fn defines(&self, id: &str) -> bool {
        self.ids().any(|defined| defined == id)
    }

    /// Whether an ID-shaped word in a test means a rule. `SHA-256` does not, `RIVER-99` does even
    /// if there is no such rule: it is a slip worth reporting.
    pub(super) fn speaks_of(&self, id: &str) -> bool {
        id::has_kind(id) || self.ids().any(|defined| id::topic(defined) == id::topic(id))
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(|rule| rule.id.as_str())
    }

    /// The topics in the order of the pages, each with its IDs.
    pub(super) fn topics(&self) -> Vec<(&str, Vec<&str>)> {
        let mut topics: Vec<(&str, Vec<&str>)> = Vec::new();
        for id in self.ids() {
            let topic = id::topic(id);
            match topics.iter_mut().find(|(known, _)| *known == topic) {
                Some((_, ids)) => ids.push(id),
                None => topics.push((topic, vec![id])),
            }
        }
        topics
    }
}

/// The ID that a line defines, and the rest of the line.
fn defined_on(line: &str) -> Option<(&str, &str)> {
    let (bold, rest) = line.strip_prefix("- **")?.split_once("**")?;
    id::all(bold).next().filter(|id| *id == bold).map(|id| (id, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(page: &str) -> Digest {
        let mut digest = Digest::default();
        digest.add("page.md", page).expect("the page is sound");
        digest
    }

    #[test]
    fn only_list_items_that_begin_with_a_bold_id_define() {
        let digest = digest(
            "# ROAD-9\n- **ROAD-1** text, see **ROAD-8**\n- **Synod** x\n| ROAD-7 |\n- ROAD-6\n",
        );
        assert_eq!(digest.ids().collect::<Vec<_>>(), ["ROAD-1"]);
        assert!(digest.defines("ROAD-1") && !digest.defines("ROAD-8"));
    }

    #[test]
    fn rules_examples_and_rulings_share_a_topic() {
        let digest = digest("- **ROAD-1** a\n- **INV-1** b\n- **EX-ROAD-1** c\n- **RUL-ROAD-1** d");
        let road = ("ROAD", vec!["ROAD-1", "EX-ROAD-1", "RUL-ROAD-1"]);
        assert_eq!(digest.topics(), [road, ("INV", vec!["INV-1"])]);
    }

    #[test]
    fn a_second_definition_is_an_error_that_names_both() {
        let mut digest = digest("- **ROAD-1** a\n");
        let error = digest.add("other.md", "\n- **ROAD-1** b\n").expect_err("it is there already");
        assert_eq!(error.to_string(), "ROAD-1 is defined twice: page.md:1 and other.md:2");
    }

    #[test]
    fn slips_are_told_from_other_words() {
        let digest = digest("- **ROAD-1** a\n");
        assert!(digest.speaks_of("ROAD-99") && digest.speaks_of("RUL-RAOD-1"));
        assert!(!digest.speaks_of("SHA-256"));
    }
}
