//! Every kind of tile: what is left of it, and how likely it is to come.

use super::feature::percent;
use crate::board::Size;
use crate::full::app::App;
use crate::full::sheet::Sheet;
use crate::tell;
use crate::words::capital;
use remparts_engine::kernel::seat::Seat;
use remparts_screen::{EdgeName, Face};

/// From what stands out most to what is everywhere.
const EDGES: [EdgeName; 7] = [
    EdgeName::City,
    EdgeName::Market,
    EdgeName::Street,
    EdgeName::Road,
    EdgeName::River,
    EdgeName::Homes,
    EdgeName::Field,
];

/// The same for all tiles whose sides agree once they are turned, in an order that eyes can search.
fn signature(face: &Face) -> [usize; 4] {
    let rank = |edge: EdgeName| EDGES.iter().position(|known| *known == edge).unwrap_or(0);
    let ranks = face.edges.map(rank);
    let turned = |by: usize| std::array::from_fn(|side| ranks[(side + by) % 4]);
    (0..4).map(turned).min().unwrap_or(ranks)
}

impl App {
    pub(super) fn bag_lines(&self, sheet: &mut Sheet) {
        let (pen, words, session) = (self.pen, self.words, &self.session);
        let bag = &session.base().bag;
        let counted = session.aids().bag;
        let seat = Seat(session.seat().unwrap_or_default());
        sheet.line(vec![(words.tiles_left(bag.left), pen.strong())]);
        if counted {
            let draws = session.table().odds(seat, &[]).draws;
            sheet.line(vec![(words.draws_left(draws), pen.plain())]);
        } else {
            sheet.text(words.uncounted(), pen.dim(), 0);
        }
        for (n, pile) in bag.piles.iter().enumerate() {
            sheet.line(vec![(words.pile(n + 1, pile.left, pile.drawn), pen.plain())]);
        }
        let boxed: usize = bag.boxed.iter().map(|(_, count)| usize::from(*count)).sum();
        if counted && boxed > 0 {
            sheet.text(&words.discards(boxed), pen.plain(), 0);
        }
        sheet.gap();
        let mut faces: Vec<&Face> = session.faces().iter().collect();
        faces.sort_by_cached_key(|face| (signature(face), face.signs.clone(), face.name.clone()));
        let left = |face: &Face| {
            let known = bag.faces.iter().find(|(name, ..)| *name == face.name);
            known.map_or(0, |(_, left, _)| *left)
        };
        if counted {
            // What is used up comes last.
            faces.sort_by_key(|face| left(face) == 0);
            let next = pen.right(words.chance_next(), 6);
            let yours = pen.right(words.chance_yours(), 6);
            let head = vec![(format!("      {}", words.kind_of_tile()), pen.dim())];
            sheet.ends(head, vec![(next, pen.dim()), (yours, pen.dim())]);
        }
        for face in faces {
            self.kind_lines(sheet, face, counted.then(|| (left(face), seat)));
        }
    }

    /// A kind of tile in two rows.
    fn kind_lines(&self, sheet: &mut Sheet, face: &Face, counted: Option<(u8, Seat)>) {
        let (pen, words) = (self.pen, self.words);
        sheet.stamp(0, &face.name, 0, Size::Small);
        let gap = "      ".to_owned();
        let described = capital(&tell::tile(words, face, 0));
        let (count, style, odds) = match counted {
            None => (format!("{}", face.total), pen.plain(), Vec::new()),
            Some((0, _)) => (format!("0/{}", face.total), pen.dim(), Vec::new()),
            Some((left, seat)) => {
                let odds = self.session.table().odds(seat, &[&face.name]);
                let told = |chance| (pen.right(&percent(words, chance), 6), pen.plain());
                let odds = vec![told(odds.next), told(odds.yours)];
                (format!("{left}/{}", face.total), pen.strong(), odds)
            }
        };
        sheet.ends(vec![(gap.clone(), style), (count, style)], odds);
        let room = sheet.width().saturating_sub(6);
        let described = pen.cut(&described, room);
        sheet.line(vec![(gap, pen.plain()), (described, pen.dim())]);
        // Pictures that touched would look like one board.
        sheet.gap();
    }
}
