//! Positions with hidden cards in them: `hand 2 ? 3` are three wrapped gifts of seat 2 of which
//! nobody says what they are.
//!
//! Written from a view, so there is nothing in them that the viewer may not know. Read by dealing
//! some cards that could be there: a view of that game hides them again.

use crate::tallied::Tallied;
use remparts_engine::city::City;
use remparts_engine::classic::state::GiftTable;
use remparts_engine::classic::{Action, Answer, Classic, Gift};
use remparts_engine::kernel::game::{Game, Pending, Sight as _};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat, Viewer};
use remparts_engine::notation::{Ply, Positioned};

/// Cards by kind.
type Cards = [u8; Gift::ALL.len()];

/// Which seats hold cards that are not known.
pub type Hidden = [bool; MAX_SEATS];

/// A game whose positions can be told to a program that may know only one side of them.
pub trait Veiled: Positioned + Tallied {
    /// Writes what a viewer may know of a position.
    fn veil(view: &Self::View) -> String;

    /// Makes a complete position of a veiled one, line by line, and says whose cards are invented.
    fn unveil(text: &str) -> (String, Hidden);

    /// The same game with hidden cards dealt so that this ply is possible, if that can be.
    fn redealt(&self, hidden: &Hidden, ply: Ply<Self>) -> Option<Self>;

    /// The seat that chance is to give a card nobody else may see, and some card for it.
    fn hidden_deal(&self) -> Option<(Seat, Self::Answer)> {
        (self.tickets() > 0)
            .then(|| self.ticket(0))
            .and_then(|answer| self.concealed(answer).map(|(seat, _)| (seat, answer)))
    }
}

impl Veiled for City {
    fn veil(view: &Self::View) -> String {
        view.known().write_position()
    }

    fn unveil(text: &str) -> (String, Hidden) {
        (text.to_owned(), Hidden::default())
    }

    fn redealt(&self, _hidden: &Hidden, _ply: Ply<Self>) -> Option<Self> {
        None
    }
}

impl Veiled for Classic {
    /// The known game has empty hands where the viewer sees none; how many cards are in them is
    /// public.
    fn veil(view: &Self::View) -> String {
        let held = view.gifts().held;
        let others = Seat::first(view.known().seats())
            .filter(|seat| view.viewer() != Viewer::Seat(*seat) && held[seat.index()] > 0);
        let hidden: String =
            others.map(|seat| format!("hand {seat} ? {}\n", held[seat.index()])).collect();
        let text = view.known().write_position();
        let (table, turn) = text.split_at(text.rfind("turn ").unwrap_or(text.len()));
        format!("{table}{hidden}{turn}")
    }

    fn unveil(text: &str) -> (String, Hidden) {
        let mut unseen = unseen(&text.lines().filter_map(cards_in).collect::<Vec<_>>());
        let mut hidden = Hidden::default();
        let mut whole = String::new();
        for line in text.lines() {
            match hidden_hand(line) {
                Some((seat, count)) => {
                    hidden[seat.index()] = true;
                    whole += &hand(seat, &take(&mut unseen, count));
                }
                None => whole += line,
            }
            whole.push('\n');
        }
        (whole, hidden)
    }

    /// Someone unwraps a card, or is dealt one, that the invented deal has elsewhere: two hidden
    /// cards change places.
    fn redealt(&self, hidden: &Hidden, ply: Ply<Self>) -> Option<Self> {
        let text = self.write_position();
        let lines: Vec<(Option<Seat>, Cards)> = text.lines().filter_map(cards_in).collect();
        let mut deck = unseen(&lines);
        let mut hands = [Cards::default(); MAX_SEATS];
        for (seat, cards) in &lines {
            if let Some(seat) = seat {
                hands[seat.index()] = *cards;
            }
        }
        let guessed = |seat: &usize| hidden[*seat];
        match (ply, self.pending()) {
            (Ply::Action(Action::Unwrap(used)), Pending::Seat(seat)) if hidden[seat.index()] => {
                let (card, to) = (used.gift().index(), seat.index());
                if hands[to][card] > 0 {
                    return None;
                }
                let from = (0..MAX_SEATS).filter(guessed).find(|from| hands[*from][card] > 0);
                let mut own = hands[to];
                swap(&mut own, from.map_or(&mut deck, |from| &mut hands[from]), card)?;
                hands[to] = own;
            }
            (Ply::Answer(Answer::Gift(gift)), Pending::Chance(_)) => {
                let from =
                    (0..MAX_SEATS).filter(guessed).find(|from| hands[*from][gift.index()] > 0)?;
                swap(&mut deck, &mut hands[from], gift.index())?;
            }
            _ => return None,
        }
        let (table, turn) = text.split_at(text.rfind("turn ")?);
        let others = table.lines().filter(|line| !line.starts_with("hand "));
        let mut text: String = others.map(|line| format!("{line}\n")).collect();
        for seat in Seat::first(self.seats()) {
            text += &(hand(seat, &hands[seat.index()]) + "\n");
        }
        Self::read_position(&(text + turn)).ok()
    }
}

/// The line of a hand that is known.
fn hand(seat: Seat, cards: &Cards) -> String {
    let held = Gift::ALL.into_iter().filter(|gift| cards[gift.index()] > 0);
    let held: String =
        held.map(|gift| format!(" {} {}", gift.name(), cards[gift.index()])).collect();
    format!("hand {seat}{held}")
}

/// The seat and the number of cards of a hidden hand, if the line is one.
fn hidden_hand(line: &str) -> Option<(Seat, u8)> {
    let mut words = line.split_whitespace();
    let (Some("hand"), Some(seat), Some("?"), Some(count), None) =
        (words.next(), words.next(), words.next(), words.next(), words.next())
    else {
        return None;
    };
    let seat = seat.parse::<u8>().ok()?.checked_sub(1).map(Seat)?;
    Some((seat, count.parse().ok()?)).filter(|(seat, _)| seat.index() < MAX_SEATS)
}

/// The cards of a hand, or without a seat the discards; what is wrong in such a line is for the
/// reader of positions to say.
fn cards_in(line: &str) -> Option<(Option<Seat>, Cards)> {
    let mut words = line.split_whitespace();
    let seat = match words.next()? {
        "hand" => Some(words.next()?.parse::<u8>().ok()?.checked_sub(1).map(Seat)?),
        "discards" => None,
        _ => return None,
    };
    let mut cards = Cards::default();
    while let (Some(name), Some(count)) = (words.next(), words.next()) {
        let gift = Gift::ALL.into_iter().find(|gift| gift.name() == name)?;
        cards[gift.index()] = cards[gift.index()].saturating_add(count.parse().ok()?);
    }
    Some((seat, cards)).filter(|(seat, _)| seat.is_none_or(|seat| seat.index() < MAX_SEATS))
}

/// The cards that are on none of these lines.
fn unseen(lines: &[(Option<Seat>, Cards)]) -> Cards {
    let mut unseen = [GiftTable::COPIES; Gift::ALL.len()];
    for (_, cards) in lines {
        unseen.iter_mut().zip(cards).for_each(|(left, gone)| *left = left.saturating_sub(*gone));
    }
    unseen
}

/// Takes so many of the cards. If there are not enough, the last kind is claimed beyond what the
/// box holds, and the reader of positions refuses the line.
fn take(from: &mut Cards, mut count: u8) -> Cards {
    let mut taken = Cards::default();
    for (left, taken) in from.iter_mut().zip(&mut taken) {
        *taken = count.min(*left);
        *left -= *taken;
        count -= *taken;
    }
    taken[Gift::ALL.len() - 1] = taken[Gift::ALL.len() - 1].saturating_add(count);
    taken
}

/// Puts a card of this kind among some cards, in exchange for another.
fn swap(to: &mut Cards, from: &mut Cards, card: usize) -> Option<()> {
    let other = (0..Gift::ALL.len()).find(|other| *other != card && to[*other] > 0)?;
    from[card] = from[card].checked_sub(1)?;
    from[other] += 1;
    to[card] += 1;
    to[other] -= 1;
    Some(())
}
