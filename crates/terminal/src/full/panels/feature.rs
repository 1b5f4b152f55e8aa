//! Everything about one feature, and about another one to compare it with.

use crate::board::Size;
use crate::full::app::App;
use crate::full::sheet::Sheet;
use crate::tell;
use crate::words::{Words, capital};
use remparts_screen::Feature;
use remparts_screen::names::FeatureName;
use remparts_session::{Closed, grows};

/// More pictures than these say nothing.
const MOST: usize = 12;

/// A chance in the words of everyone; only what is certain is told as such.
pub(in crate::full) fn percent(words: Words, chance: f64) -> String {
    if chance > 0.0 && chance < 0.01 {
        words.percent_of("<1")
    } else if chance < 1.0 && chance > 0.99 {
        words.percent_of(">99")
    } else {
        words.percent_of(&format!("{:.0}", 100.0 * chance))
    }
}

impl App {
    /// A feature by its number.
    fn feature_of(&self, id: u16) -> Option<Feature> {
        let region = self.session.screen().regions.iter().find(|region| region.id == id)?;
        self.session.inspect(region.spot)
    }

    pub(super) fn feature_lines(&self, sheet: &mut Sheet) {
        let selected = self.view.selected.and_then(|id| self.feature_of(id));
        let kept = self.view.kept.filter(|kept| self.view.selected != Some(*kept));
        let kept = kept.and_then(|id| self.feature_of(id));
        if selected.is_none() && kept.is_none() {
            return sheet.text(self.words.inspect_hint(), self.pen.dim(), 0);
        }
        if let Some(feature) = selected {
            let is_kept = self.view.kept == Some(feature.region);
            self.one_feature(sheet, &feature, is_kept);
        }
        if let Some(feature) = kept {
            if sheet.height() > 1 {
                sheet.gap();
            }
            self.one_feature(sheet, &feature, true);
        }
    }

    fn one_feature(&self, sheet: &mut Sheet, feature: &Feature, kept: bool) {
        let (pen, words, aids) = (self.pen, self.words, self.session.aids());
        let state = words.feature_state(feature.kind, feature.complete);
        sheet.line(vec![
            (words.feature_title(feature.kind).to_owned(), pen.strong()),
            (format!("  {state}"), pen.dim()),
        ]);
        if kept {
            sheet.text(&capital(words.kept_in_view()), pen.dim(), 0);
        }
        sheet.text(&self.extent_of(feature), pen.plain(), 0);
        for (seat, strength) in &feature.strength {
            let leads = feature.owners.contains(seat);
            let name = format!(" {}", self.names[usize::from(*seat)]);
            let style = if leads { pen.strong() } else { pen.plain() };
            let dots = pen.sign("●", "*").repeat(usize::from(*strength));
            let lead = if leads { words.leads(feature.owners.len() > 1) } else { "" };
            let right = vec![(format!("{lead} "), pen.dim()), (dots, pen.plain())];
            sheet.ends(vec![self.mark(*seat), (name, style)], right);
        }
        if feature.strength.is_empty() {
            sheet.line(vec![(words.nobody_here().to_owned(), pen.dim())]);
        }
        // What is scored at the end alone is never completed, so its gaps mean nothing.
        let open = if grows(feature) { feature.gaps.len() } else { 0 };
        if aids.preview && (!feature.complete || !feature.strength.is_empty()) {
            self.value(sheet, words.label_now(), &feature.points_now.to_string());
            if open > 0 {
                let points = tell::completed(words, Closed::of(feature));
                self.value(sheet, &words.label_completed(feature.kind), &points);
            }
            if let Some(chance) = feature.chance.filter(|_| open > 0 && aids.bag) {
                self.value(sheet, words.label_chance(), &percent(words, chance));
            }
        }
        if open == 0 {
            return;
        }
        let left: u32 = feature.fits.iter().map(|(_, count)| u32::from(*count)).sum();
        let mut said = words.open_cells(open);
        if open > 1 {
            said += &format!(". {}", words.takes_several());
        } else if aids.bag {
            let more =
                if left > 0 { words.completing(left) } else { words.cannot_complete().to_owned() };
            said = words.counts(&said, &more);
        }
        sheet.text(&said, pen.plain(), 0);
        if aids.bag && open == 1 && left > 0 {
            self.fits(sheet, feature);
        }
    }

    fn value(&self, sheet: &mut Sheet, label: &str, value: &str) {
        let pen = self.pen;
        sheet.ends(vec![(label.to_owned(), pen.plain())], vec![(value.to_owned(), pen.strong())]);
    }

    /// How large it is, and what else counts.
    fn extent_of(&self, feature: &Feature) -> String {
        let words = self.words;
        let mut extent = vec![words.tiles(feature.tiles.len())];
        if feature.shields > 0 {
            extent.push(words.shields(feature.shields));
        }
        extent.extend(feature.goods.iter().map(|goods| words.goods(*goods).to_owned()));
        if feature.kind == FeatureName::Field || feature.feeds > 0 {
            extent.push(words.feeds(feature.kind, feature.feeds));
        }
        if feature.fields > 0 {
            extent.push(words.touched_by(feature.kind, feature.fields));
        }
        capital(&extent.join(" · "))
    }

    /// The tiles that would complete it, small, with how many there are.
    fn fits(&self, sheet: &mut Sheet, feature: &Feature) {
        let (pen, size) = (self.pen, Size::Small);
        let each = usize::from(size.width()) + 4;
        let row = (sheet.width() / each).max(1);
        let fits: Vec<&(String, u8)> =
            feature.fits.iter().filter(|(_, count)| *count > 0).take(MOST).collect();
        for some in fits.chunks(row) {
            let mut counts = String::new();
            for (n, (face, count)) in some.iter().enumerate() {
                sheet.stamp((n * each) as u16, face, 0, size);
                let sign = pen.sign("×", "x");
                counts += &format!("{}{sign}{count:<2} ", " ".repeat(usize::from(size.width())));
            }
            sheet.line(vec![(counts, pen.dim())]);
            sheet.gap();
        }
    }
}
