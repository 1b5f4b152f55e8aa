//! Digests against books: whether everything in a digest has a source, and every statement of the
//! books a rule that exists.

use super::books::Books;
use super::digest::{Digest, Rule};
use super::id::{self, Kind};

/// How a ruling may open: the first words of its tag say who decided.
const TAGS: [&str; 6] = [
    "book",
    "publisher",
    "community notes",
    "public summaries",
    "pictures of the edition",
    "our ruling",
];

/// What is wrong between the digests and the books, one line each.
pub(super) fn faults(digest: &Digest, books: &Books) -> Vec<String> {
    let mut faults: Vec<String> =
        books.faults().iter().map(|fault| format!("books: {fault}")).collect();
    for statement in books.statements() {
        for id in statement.ids.iter().filter(|id| !digest.defines(id)) {
            faults.push(format!("books: line {}: no digest defines {id}", statement.line));
        }
    }
    for rule in digest.rules() {
        let at = format!("{}:{}", rule.file, rule.line);
        for fault in rule_faults(rule, digest, books) {
            faults.push(format!("{at}: {} {fault}", rule.id));
        }
    }
    faults
}

fn rule_faults(rule: &Rule, digest: &Digest, books: &Books) -> Vec<String> {
    let mut faults = Vec::new();
    let derived = derived_from(&rule.text);
    let mut cited = 0;
    for (book, section) in citations(&rule.text, books) {
        cited += 1;
        if !books.mention_at(&rule.id, book, section) {
            faults.push(format!("cites [{book}, {section}], where no statement names it"));
        }
    }
    match id::kind(&rule.id) {
        Kind::Invariant => {}
        Kind::Ruling => match tag(&rule.text) {
            Some("book") if !books.mention(&rule.id) => {
                faults.push("follows from a book, but no statement names it".to_owned());
            }
            Some(_) => {}
            None => faults.push("does not open with its source in brackets".to_owned()),
        },
        Kind::Rule | Kind::Example => match &derived {
            Some(from) if from.is_empty() => faults.push("derives from nothing".to_owned()),
            Some(from) if from.contains(&rule.id.as_str()) => {
                faults.push("derives from itself".to_owned());
            }
            Some(_) => {}
            None if !books.mention(&rule.id) => {
                faults.push("is asked for by no statement of the books".to_owned());
            }
            None if cited == 0 => faults.push("cites no place in the books".to_owned()),
            None => {}
        },
    }
    let unknown = id::all(&rule.text).filter(|id| digest.speaks_of(id) && !digest.defines(id));
    faults.extend(unknown.map(|id| format!("mentions {id}, which no digest defines")));
    faults
}

/// The IDs in `(derived, ROAD-1, RUL-ROAD-1)`, if the text says that it is derived.
fn derived_from(text: &str) -> Option<Vec<&str>> {
    let (_, rest) = text.split_once("(derived")?;
    let inside = rest.split(')').next().unwrap_or(rest);
    Some(id::all(inside).collect())
}

/// Every `[book, section]` in the text whose first word is the short name of a book.
fn citations<'a>(text: &'a str, books: &Books) -> Vec<(&'a str, &'a str)> {
    let brackets = text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    brackets
        .filter_map(|(inside, _)| inside.split_once(", "))
        .filter(|(book, _)| books.has_book(book))
        .collect()
}

/// The known tag a ruling opens with.
fn tag(text: &str) -> Option<&'static str> {
    let (inside, _) = text.trim_start().strip_prefix('[')?.split_once(']')?;
    TAGS.into_iter().find(|known| {
        let rest = inside.strip_prefix(known);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([',', '/']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOKS: &str = "## The Book [B]\n### One\n| Statement | Rules |\n|---|---|\n\
                         | A road ends. | ROAD-1, EX-ROAD-1, RUL-ROAD-1 |\n";

    #[track_caller]
    fn check(page: &str, expected: &[&str]) {
        let mut digest = Digest::default();
        let known =
            "- **ROAD-1** a [B, One]\n- **EX-ROAD-1** b [B, One]\n- **RUL-ROAD-1** [book] c\n";
        digest.add("d.md", &format!("{known}{page}")).expect("sound");
        assert_eq!(faults(&digest, &Books::read(BOOKS)), expected);
    }

    #[test]
    fn what_a_statement_names_is_in_order() {
        check("", &[]);
    }

    #[test]
    fn a_rule_or_example_without_a_statement_is_a_fault() {
        check("- **ROAD-2** x\n", &["d.md:4: ROAD-2 is asked for by no statement of the books"]);
        check(
            "- **EX-ROAD-2** x [B, One]\n",
            &[
                "d.md:4: EX-ROAD-2 cites [B, One], where no statement names it",
                "d.md:4: EX-ROAD-2 is asked for by no statement of the books",
            ],
        );
    }

    #[test]
    fn what_is_derived_says_from_what() {
        check("- **EX-ROAD-2** x (derived, ROAD-1, RUL-ROAD-1)\n", &[]);
        check("- **EX-ROAD-2** x (derived)\n", &["d.md:4: EX-ROAD-2 derives from nothing"]);
        check(
            "- **EX-ROAD-2** x (derived, EX-ROAD-2)\n",
            &["d.md:4: EX-ROAD-2 derives from itself"],
        );
        check(
            "- **EX-ROAD-2** x (derived, ROAD-9)\n",
            &["d.md:4: EX-ROAD-2 mentions ROAD-9, which no digest defines"],
        );
    }

    #[test]
    fn rulings_open_with_their_source() {
        check("- **RUL-ROAD-2** [our ruling] x\n- **RUL-ROAD-3** [publisher, 10/2018] x\n", &[]);
        check(
            "- **RUL-ROAD-2** x\n- **RUL-ROAD-3** [seed] x\n",
            &[
                "d.md:4: RUL-ROAD-2 does not open with its source in brackets",
                "d.md:5: RUL-ROAD-3 does not open with its source in brackets",
            ],
        );
        check(
            "- **RUL-ROAD-2** [book] x\n",
            &["d.md:4: RUL-ROAD-2 follows from a book, but no statement names it"],
        );
    }

    #[test]
    fn invariants_need_no_source() {
        check("- **INV-1** x\n- **TC-INV-2** y\n", &[]);
    }

    #[test]
    fn statements_name_rules_that_exist() {
        let mut digest = Digest::default();
        digest.add("d.md", "- **ROAD-1** a [B, One]\n").expect("sound");
        let expected = [
            "books: line 5: no digest defines EX-ROAD-1",
            "books: line 5: no digest defines RUL-ROAD-1",
        ];
        assert_eq!(faults(&digest, &Books::read(BOOKS)), expected);
    }

    #[test]
    fn a_rule_cites_its_place() {
        let mut digest = Digest::default();
        digest.add("d.md", "- **ROAD-1** a\n").expect("sound");
        let page = "## The Book [B]\n### One\n| Statement | Rules |\n|---|---|\n| A. | ROAD-1 |\n";
        let expected = ["d.md:1: ROAD-1 cites no place in the books"];
        assert_eq!(faults(&digest, &Books::read(page)), expected);
    }
}
