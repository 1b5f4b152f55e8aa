//! The statements of the rule books, with the IDs that implement them.

use super::id;

/// What the page on the books says, and what is wrong with its form.
#[derive(Default)]
pub(super) struct Books {
    statements: Vec<Statement>,
    silent: usize,
    faults: Vec<String>,
}

/// One row: where in the books it is said, and what implements it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) line: usize,
    pub(super) book: String,
    pub(super) section: String,
    pub(super) ids: Vec<String>,
}

/// The kind of rows below the head of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    /// No statements, such as the list of the books.
    Other,
    /// Statements with the IDs that implement them.
    Implemented,
    /// Statements that ask nothing of a program, with the reason.
    Silent,
}

/// A quote finds a place again; a longer one would copy the book.
const MOST_QUOTED_WORDS: usize = 8;

impl Books {
    /// Reads the page. `## Title [Short]` begins a book, `### Title` a section of it.
    pub(super) fn read(page: &str) -> Self {
        let mut books = Self::default();
        let (mut book, mut section) = (String::new(), String::new());
        let mut table = None;
        for (index, text) in page.lines().enumerate() {
            let line = index + 1;
            if let Some(title) = text.strip_prefix("## ") {
                book = short_name(title).unwrap_or_default().to_owned();
                section.clear();
            } else if let Some(title) = text.strip_prefix("### ") {
                title.clone_into(&mut section);
            }
            let Some(cells) = cells(text) else {
                table = None;
                continue;
            };
            let Some(kind) = table else {
                table = Some(books.head(line, &cells));
                continue;
            };
            if kind == RowKind::Other || is_rule(&cells) {
                continue;
            }
            if book.is_empty() || section.is_empty() {
                books.fault(line, "a statement outside a section of a book");
            }
            books.row(line, kind, &cells, (&book, &section));
        }
        books
    }

    pub(super) fn statements(&self) -> &[Statement] {
        &self.statements
    }

    /// How many statements ask nothing of a program.
    pub(super) fn silent(&self) -> usize {
        self.silent
    }

    pub(super) fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Whether any statement names the ID.
    pub(super) fn mention(&self, id: &str) -> bool {
        self.statements.iter().any(|statement| statement.names(id))
    }

    /// Whether a statement of this section names the ID.
    pub(super) fn mention_at(&self, id: &str, book: &str, section: &str) -> bool {
        let is_there = |it: &&Statement| it.book == book && it.section == section;
        self.statements.iter().filter(is_there).any(|statement| statement.names(id))
    }

    /// Whether `short` is how a book is cited.
    pub(super) fn has_book(&self, short: &str) -> bool {
        self.statements.iter().any(|statement| statement.book == short)
    }

    fn head(&mut self, line: usize, cells: &[&str]) -> RowKind {
        match cells {
            ["Statement", "Rules"] => RowKind::Implemented,
            ["Statement", "Why nothing"] => RowKind::Silent,
            ["Statement", ..] => {
                self.fault(line, "a table of statements ends in `Rules` or `Why nothing`");
                RowKind::Other
            }
            _ => RowKind::Other,
        }
    }

    fn row(&mut self, line: usize, table: RowKind, cells: &[&str], (book, section): (&str, &str)) {
        let [said, last] = cells else {
            return self.fault(line, "a row of statements has two cells");
        };
        if said.is_empty() {
            self.fault(line, "an empty statement");
        }
        if quotes(said).any(|quote| quote.split_whitespace().count() > MOST_QUOTED_WORDS) {
            self.fault(line, "a quote of more than eight words");
        }
        if table == RowKind::Silent {
            self.silent += 1;
            if last.is_empty() {
                self.fault(line, "a statement that asks nothing needs a reason");
            }
            return;
        }
        let mut ids = Vec::new();
        for word in last.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            if id::all(word).next() == Some(word) {
                ids.push(word.to_owned());
            } else {
                self.fault(line, &format!("`{word}` is no ID"));
            }
        }
        if ids.is_empty() {
            self.fault(line, "a statement without an ID");
        }
        let (book, section) = (book.to_owned(), section.to_owned());
        self.statements.push(Statement { line, book, section, ids });
    }

    fn fault(&mut self, line: usize, what: &str) {
        self.faults.push(format!("line {line}: {what}"));
    }
}

impl Statement {
    fn names(&self, id: &str) -> bool {
        self.ids.iter().any(|named| named == id)
    }
}

/// `City` in `The City [City]`.
fn short_name(title: &str) -> Option<&str> {
    title.trim_end().strip_suffix(']')?.rsplit_once('[').map(|(_, short)| short)
}

/// The cells of a row, if the line is one.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// Whether the row is the line of dashes below a table's head.
fn is_rule(cells: &[&str]) -> bool {
    cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':'))
}

/// What stands between guillemets.
fn quotes(text: &str) -> impl Iterator<Item = &str> {
    text.split('«').skip(1).map(|rest| rest.split('»').next().unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "## The Book [B]\n### One\n| Statement | Rules |\n|---|---|\n";

    #[track_caller]
    fn check(page: &str, statements: usize, faults: &[&str]) {
        let books = Books::read(page);
        assert_eq!((books.statements().len(), books.faults()), (statements, &owned(faults)[..]));
    }

    fn owned(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn a_statement_knows_its_place_and_its_rules() {
        let books = Books::read(&format!("{HEAD}| A road ends. «fin» | ROAD-1, EX-ROAD-2 |\n"));
        let ids = owned(&["ROAD-1", "EX-ROAD-2"]);
        let (book, section) = ("B".to_owned(), "One".to_owned());
        assert_eq!(books.statements(), [Statement { line: 5, book, section, ids }]);
        assert!(books.mention("ROAD-1") && !books.mention("ROAD-2"));
        assert!(books.mention_at("ROAD-1", "B", "One"));
        assert!(!books.mention_at("ROAD-1", "B", "Two") && !books.mention_at("ROAD-1", "C", "One"));
        assert!(books.has_book("B") && !books.has_book("C"));
    }

    #[test]
    fn a_statement_without_an_id_is_a_fault() {
        check(&format!("{HEAD}| A |  |\n"), 1, &["line 5: a statement without an ID"]);
        check(
            &format!("{HEAD}| A | ROAD1 |\n| B | ROAD-1 and ROAD-2 |\n"),
            2,
            &[
                "line 5: `ROAD1` is no ID",
                "line 5: a statement without an ID",
                "line 6: `ROAD-1 and ROAD-2` is no ID",
                "line 6: a statement without an ID",
            ],
        );
    }

    #[test]
    fn what_asks_nothing_says_why() {
        let page = "## The Book [B]\n### Rest\n| Statement | Why nothing |\n|---|---|\n";
        let books = Books::read(&format!("{page}| Thanks. | credits |\n| Thanks. | |\n"));
        assert_eq!((books.silent(), books.statements().len()), (2, 0));
        assert_eq!(books.faults(), ["line 6: a statement that asks nothing needs a reason"]);
    }

    #[test]
    fn other_tables_hold_no_statements() {
        check("| Short | Book |\n|---|---|\n| B | The Book |\n", 0, &[]);
        check(
            "| Statement | Rulez |\n|---|---|\n| A | ROAD-1 |\n",
            0,
            &["line 1: a table of statements ends in `Rules` or `Why nothing`"],
        );
    }

    #[test]
    fn form_is_watched() {
        check(&format!("{HEAD}|  | ROAD-1 |\n"), 1, &["line 5: an empty statement"]);
        check(&format!("{HEAD}| A | B | C |\n"), 0, &["line 5: a row of statements has two cells"]);
        check(
            &format!("{HEAD}| «1 2 3 4 5 6 7 8» | ROAD-1 |\n| «1 2 3 4 5 6 7 8 9» | ROAD-1 |\n"),
            2,
            &["line 6: a quote of more than eight words"],
        );
        check(
            "### One\n| Statement | Rules |\n|---|---|\n| A | ROAD-1 |\n",
            1,
            &["line 4: a statement outside a section of a book"],
        );
    }
}
