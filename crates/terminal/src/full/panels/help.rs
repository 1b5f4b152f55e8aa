//! All keys with what they do, and all signs with what they mean.

use crate::board::{Colors, legend};
use crate::full::app::App;
use crate::full::sheet::Sheet;
use crate::words::{KEYMAP, keys_of};

impl App {
    pub(super) fn key_lines(&self, sheet: &mut Sheet) {
        let (pen, words) = (self.pen, self.words);
        let mut lines: Vec<(String, String)> = Vec::new();
        for (group, acts) in KEYMAP {
            if !lines.is_empty() {
                lines.push((String::new(), String::new()));
            }
            lines.push((words.key_group(group).to_owned(), String::new()));
            for (act, ways) in acts {
                lines.push((keys_of(words, ways), words.key_act(*act).to_owned()));
            }
        }
        let longest = |width: fn(&(String, String)) -> &String| {
            let acts = lines.iter().filter(|(_, act)| !act.is_empty());
            acts.map(|line| pen.width(width(line))).max().unwrap_or(0)
        };
        let keys = longest(|line| &line.0) + 2;
        let two = sheet.width() >= 2 * (keys + longest(|line| &line.1) + 1);
        let column = if two { sheet.width() / 2 } else { sheet.width() };
        let keys = keys.min(column / 2);
        let half = if two { lines.len().div_ceil(2) } else { lines.len() };
        let piece = |line: Option<&(String, String)>| match line {
            None => vec![(" ".repeat(column), pen.plain())],
            Some((title, act)) if act.is_empty() => {
                vec![(pen.left(title, column), pen.heading())]
            }
            Some((key, act)) => vec![
                (pen.left(key, keys), pen.strong()),
                (pen.left(act, column - keys), pen.plain()),
            ],
        };
        for row in 0..half {
            let mut pieces = piece(lines.get(row));
            if two {
                pieces.extend(piece(lines.get(row + half)));
            }
            sheet.line(pieces);
        }
        sheet.gap();
        self.rule(sheet, words.legend_title());
        self.legend_lines(sheet);
    }

    /// What the signs on the board mean.
    pub(super) fn legend_lines(&self, sheet: &mut Sheet) {
        let (pen, words) = (self.pen, self.words);
        let look = pen.look;
        let game = self.session.base().game;
        let signs = legend(game, look.letters, look.colors != Colors::None);
        let names = signs.iter().map(|(_, thing)| pen.width(&words.thing(*thing, game)));
        // Signs stand before the names, and a gap behind.
        let column = names.max().unwrap_or(0) + 4;
        let columns = (sheet.width() / column).clamp(1, 3);
        let each = sheet.width() / columns;
        for some in signs.chunks(columns) {
            let mut pieces = Vec::new();
            for (sign, thing) in some {
                pieces.push((pen.left(sign, 3), pen.strong()));
                pieces.push((pen.left(&words.thing(*thing, game), each - 3), pen.plain()));
            }
            sheet.line(pieces);
        }
    }
}
