//! The points of a game that is over: who has won, and where all points came from.

use crate::full::app::App;
use crate::full::sheet::Sheet;
use crate::tell;
use remparts_screen::{Category, Row};

/// From what is scored most often to what is rare.
const ORDER: [Category; 12] = [
    Category::Roads,
    Category::Cities,
    Category::Streets,
    Category::Markets,
    Category::Abbeys,
    Category::Gardens,
    Category::Fields,
    Category::Homes,
    Category::Towers,
    Category::Guards,
    Category::Gifts,
    Category::Bonus,
];

impl App {
    pub(super) fn end_lines(&self, sheet: &mut Sheet) {
        let (pen, words, session) = (self.pen, self.words, &self.session);
        sheet.line(vec![(tell::result(words, session, &self.names), pen.good())]);
        if let Some(address) = session.host().rematch() {
            sheet.text(&words.rematch_at(&address), pen.plain(), 0);
        }
        sheet.gap();
        let breakdown = session.host().table().breakdown();
        let seats = breakdown.totals.len().max(1);
        let named = |row: &Row| format!("{}, {}", words.category(row.what), words.phase(row.phase));
        let longest = breakdown.rows.iter().map(|row| pen.width(&named(row))).max().unwrap_or(0);
        let label = (sheet.width() * 2 / 5).min(longest.max(25) + 1);
        let column = ((sheet.width() - label) / seats).min(20);
        let numbers = |values: &[i32]| -> String {
            values.iter().map(|value| pen.right(&value.to_string(), column)).collect()
        };
        let mut head = vec![(pen.left(words.where_from(), label), pen.dim())];
        for seat in 0..seats {
            let name = self.names.get(seat).cloned().unwrap_or_default();
            let name = pen.cut(&name, column.saturating_sub(3));
            let gap = column.saturating_sub(pen.width(&name) + 2);
            head.push((" ".repeat(gap), pen.plain()));
            head.push(self.mark(seat as u8));
            head.push((format!(" {name}"), pen.strong()));
        }
        sheet.line(head);
        for what in ORDER {
            let mut rows: Vec<_> = breakdown.rows.iter().filter(|row| row.what == what).collect();
            rows.sort_by_key(|row| row.phase);
            for row in rows {
                let values = numbers(&row.points);
                sheet
                    .line(vec![(pen.left(&named(row), label), pen.plain()), (values, pen.plain())]);
            }
        }
        self.rule(sheet, "");
        let total = vec![
            (pen.left(words.total(), label), pen.strong()),
            (numbers(&breakdown.totals), pen.strong()),
        ];
        sheet.line(total);
        sheet.gap();
        for fact in &breakdown.facts {
            let what = pen.left(words.fact(fact.what), label);
            sheet.line(vec![(what, pen.dim()), (numbers(&fact.values), pen.dim())]);
        }
    }
}
