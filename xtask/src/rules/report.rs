//! The coverage table, and what is wrong with it.

use std::fmt::Write;

use super::books::Books;
use super::digest::Digest;
use super::{Detail, NamedRules};

/// The digests beside the tests and the books.
pub(super) struct Report<'a> {
    digest: &'a Digest,
    named: &'a NamedRules,
    books: &'a Books,
    /// What is wrong between digests and books, one line each.
    faults: &'a [String],
}

impl<'a> Report<'a> {
    pub(super) fn new(
        digest: &'a Digest,
        named: &'a NamedRules,
        books: &'a Books,
        faults: &'a [String],
    ) -> Self {
        Self { digest, named, books, faults }
    }

    /// How many rules no test names.
    pub(super) fn missing(&self) -> usize {
        self.digest.ids().filter(|id| !self.is_named(id)).count()
    }

    /// How many IDs are named that no digest defines.
    pub(super) fn unknown(&self) -> usize {
        self.named.keys().filter(|id| !self.digest.defines(id)).count()
    }

    pub(super) fn text(&self, detail: Detail) -> String {
        let mut out = String::new();
        self.write(&mut out, detail).expect("a string takes what is written");
        out
    }

    fn write(&self, out: &mut String, detail: Detail) -> std::fmt::Result {
        for (topic, ids) in self.digest.topics() {
            let covered = ids.iter().filter(|id| self.is_named(id)).count();
            writeln!(out, "{topic:<10}{covered:>4} of{:>4}", ids.len())?;
            if detail == Detail::Full {
                for id in ids {
                    self.write_places(out, id)?;
                }
            }
        }
        let all = self.digest.len();
        writeln!(out, "{:<10}{:>4} of{all:>4}", "total", all - self.missing())?;
        let (said, silent) = (self.books.statements().len(), self.books.silent());
        writeln!(out, "{said} statements of the books have rules, {silent} more ask for none")?;
        self.write_missing(out)?;
        self.write_unknown(out)?;
        self.write_faults(out)
    }

    fn write_missing(&self, out: &mut String) -> std::fmt::Result {
        if self.missing() > 0 {
            writeln!(out, "\nRules without a test:")?;
        }
        for (_, mut ids) in self.digest.topics() {
            ids.retain(|id| !self.is_named(id));
            if !ids.is_empty() {
                writeln!(out, "  {}", ids.join(" "))?;
            }
        }
        Ok(())
    }

    fn write_unknown(&self, out: &mut String) -> std::fmt::Result {
        if self.unknown() > 0 {
            writeln!(out, "\nNamed in tests, defined nowhere:")?;
        }
        for id in self.named.keys().filter(|id| !self.digest.defines(id)) {
            self.write_places(out, id)?;
        }
        Ok(())
    }

    fn write_faults(&self, out: &mut String) -> std::fmt::Result {
        if !self.faults.is_empty() {
            writeln!(out, "\nBetween digests and books:")?;
        }
        for fault in self.faults {
            writeln!(out, "  {fault}")?;
        }
        Ok(())
    }

    /// One line per place, the ID on the first.
    fn write_places(&self, out: &mut String, id: &str) -> std::fmt::Result {
        let Some(places) = self.named.get(id) else {
            return writeln!(out, "  {id:<16}-");
        };
        for (index, place) in places.iter().enumerate() {
            let label = if index == 0 { id } else { "" };
            writeln!(out, "  {label:<16}{}: {}", place.file, place.test)?;
        }
        Ok(())
    }

    fn is_named(&self, id: &str) -> bool {
        self.named.contains_key(id)
    }
}

#[cfg(test)]
mod tests {
    use super::super::NamedBy;
    use super::*;

    fn check(detail: Detail, expected: &str) {
        let mut digest = Digest::default();
        digest.add("page.md", "- **ROAD-1** a\n- **EX-ROAD-1** b\n- **INV-1** c\n").expect("sound");
        let place = |test: &str| NamedBy { file: "roads.rs".to_owned(), test: test.to_owned() };
        let named = NamedRules::from([
            ("ROAD-1".to_owned(), [place("a"), place("b")].into()),
            ("ROAD-9".to_owned(), [place("c")].into()),
        ]);
        let books = Books::read("| Statement | Rules |\n|---|---|\n| A | ROAD-1 |\n");
        let faults = ["d.md:1: ROAD-1 is wrong".to_owned()];
        let report = Report::new(&digest, &named, &books, &faults);
        assert_eq!((report.missing(), report.unknown()), (2, 1));
        assert_eq!(report.text(detail), expected);
    }

    const WRONG: &str = "
Rules without a test:
  EX-ROAD-1
  INV-1

Named in tests, defined nowhere:
  ROAD-9          roads.rs: c

Between digests and books:
  d.md:1: ROAD-1 is wrong
";

    #[test]
    fn brief_shows_totals_and_what_is_wrong() {
        let totals = "ROAD         1 of   2\nINV          0 of   1\ntotal        1 of   3\n\
                      1 statements of the books have rules, 0 more ask for none\n";
        check(Detail::Brief, &format!("{totals}{WRONG}"));
    }

    #[test]
    fn full_shows_every_place() {
        let table = "\
ROAD         1 of   2
  ROAD-1          roads.rs: a
                  roads.rs: b
  EX-ROAD-1       -
INV          0 of   1
  INV-1           -
total        1 of   3
1 statements of the books have rules, 0 more ask for none
";
        check(Detail::Full, &format!("{table}{WRONG}"));
    }
}
