//! Gift cards: one's own with what they do, and how many the others hold.

use crate::full::act::Act;
use crate::full::app::App;
use crate::full::sheet::Sheet;

impl App {
    pub(super) fn gift_lines(&self, sheet: &mut Sheet) {
        let (pen, words, session) = (self.pen, self.words, &self.session);
        let seats = &session.screen().seats;
        let own = session.seat().and_then(|seat| seats.get(usize::from(seat)));
        let hand = own.and_then(|seated| seated.hand.clone()).unwrap_or_default();
        let usable = session.gifts();
        if hand.is_empty() {
            sheet.text(words.no_gift(), pen.dim(), 0);
        }
        for gift in hand {
            let at = usable.iter().position(|it| *it == gift);
            let mut title = vec![(words.gift(gift).to_owned(), pen.strong())];
            if let Some(at) = at {
                title.push(("  ".to_owned(), pen.plain()));
                title.push((format!(" {} ", words.unwrap_with(at + 1)), pen.key()));
            }
            sheet.line(title);
            if let Some(at) = at {
                sheet.link(Act::Gift(at));
            }
            sheet.text(words.gift_does(gift), pen.plain(), 0);
            sheet.text(words.gift_kept(), pen.dim(), 0);
            sheet.gap();
        }
        sheet.heading(words.gifts_of_others());
        for (seat, seated) in seats.iter().enumerate() {
            let Some(gifts) = seated.gifts.filter(|_| session.seat() != Some(seat as u8)) else {
                continue;
            };
            let name = format!(" {}", self.names[seat]);
            let count = vec![(words.gift_count(gifts), pen.plain())];
            sheet.ends(vec![self.mark(seat as u8), (name, pen.plain())], count);
        }
    }
}
