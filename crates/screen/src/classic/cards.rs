//! Gifts that nobody here has seen, invented so that everything that was seen is possible.
//!
//! What a deck is made of is known to all: at first the whole box, then the discards it is refilled
//! with. So a hidden card can be anything its deck still had, and a card that is unwrapped is one
//! of those its seat was dealt before. To say from which deck each of these came is to say
//! everything; what was said so far is right but for the last of them, so most of it is kept.

use remparts_engine::classic::state::GiftTable;
use remparts_engine::classic::{Action, Answer, Classic, Gift};
use remparts_engine::kernel::game::Quiet;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use remparts_engine::notation::ply::replay_ply;
use remparts_engine::notation::{Log, Ply, Written as _};

/// Cards by kind.
type Cards = [u8; Gift::ALL.len()];

/// A search that takes more steps is given up; one for each unwrapped card is usual.
const STEPS: usize = 10_000;

/// What the hidden cards could be, in the order of dealing, so that `next` can be made after the
/// plies of a log; none if it is not for want of a card that it cannot.
pub(super) fn invented(
    log: &Log<Classic>,
    hidden: &[usize],
    next: Ply<Classic>,
) -> Option<Vec<Answer>> {
    let turn = log.game().state().turn();
    let may_help = match next {
        Ply::Answer(Answer::Gift(_)) => true,
        Ply::Action(Action::Unwrap(_)) => log.game().state().gifts().held[turn.seat.index()] > 0,
        _ => false,
    };
    if hidden.is_empty() || !may_help {
        return None;
    }
    let mut past = Past::new();
    let mut game = log.game().afresh();
    for (n, entry) in log.plies().iter().enumerate() {
        past.note(&game, entry.ply, hidden.contains(&n))?;
        replay_ply(&mut game, entry.ply, &mut Quiet);
    }
    past.note(&game, next, false)?;
    past.mend().then(|| past.told())
}

/// What has become of the cards.
struct Past {
    /// What each deck has for hidden deals.
    decks: Vec<Cards>,
    /// The hidden deals in their order.
    deals: Vec<Deal>,
    /// Cards that were unwrapped out of hidden deals, in their order.
    unwrapped: Vec<Unwrapped>,
    /// Cards that were seen when they were dealt, and are still wrapped.
    seen: [Cards; MAX_SEATS],
}

/// A card dealt unseen.
struct Deal {
    seat: Seat,
    deck: usize,
    /// What it was taken for, until it was unwrapped.
    guess: Option<Gift>,
}

/// A card that turned out to be in a hand.
struct Unwrapped {
    seat: Seat,
    card: Gift,
    /// How many hidden deals were before it.
    after: usize,
    /// The deck it is taken to be from.
    deck: Option<usize>,
}

impl Past {
    fn new() -> Self {
        Self {
            decks: vec![[GiftTable::COPIES; Gift::ALL.len()]],
            deals: Vec::new(),
            unwrapped: Vec::new(),
            seen: [Cards::default(); MAX_SEATS],
        }
    }

    /// Notes what a ply does with a card; none if a deck has no such card.
    fn note(&mut self, game: &Classic, ply: Ply<Classic>, hidden: bool) -> Option<()> {
        let (seat, gifts) = (game.state().turn().seat, game.state().gifts());
        match ply {
            Ply::Answer(Answer::Gift(card)) => {
                if gifts.deck == 0 {
                    self.decks.push(gifts.discards);
                }
                let deck = self.decks.len() - 1;
                if hidden {
                    self.deals.push(Deal { seat, deck, guess: Some(card) });
                } else {
                    let left = &mut self.decks[deck][card.index()];
                    *left = left.checked_sub(1)?;
                    self.seen[seat.index()][card.index()] += 1;
                }
            }
            Ply::Action(Action::Unwrap(used)) => {
                let card = used.gift();
                let seen = &mut self.seen[seat.index()][card.index()];
                match seen.checked_sub(1) {
                    Some(left) => *seen = left,
                    None => self.unwrap(seat, card),
                }
            }
            _ => {}
        }
        Some(())
    }

    /// Notes a card that may have been taken to be in the hand.
    fn unwrap(&mut self, seat: Seat, card: Gift) {
        let guessed = |deal: &&mut Deal| deal.seat == seat && deal.guess == Some(card);
        let deal = self.deals.iter_mut().find(guessed);
        let deck = deal.map(|deal| {
            deal.guess = None;
            deal.deck
        });
        self.unwrapped.push(Unwrapped { seat, card, after: self.deals.len(), deck });
    }

    /// Says from which decks all unwrapped cards could be.
    fn mend(&mut self) -> bool {
        let before: Vec<Option<usize>> = self.unwrapped.iter().map(|it| it.deck).collect();
        self.unwrapped.iter_mut().for_each(|it| it.deck = None);
        self.search(&before, &mut { STEPS })
    }

    /// Finds decks for all cards that have none yet: first for the one with the least choice, and
    /// first the deck that it was taken to be from before.
    fn search(&mut self, before: &[Option<usize>], steps: &mut usize) -> bool {
        let open = (0..self.unwrapped.len()).filter(|n| self.unwrapped[*n].deck.is_none());
        let choices = open.map(|n| (n, self.choices(n)));
        let Some((n, mut choices)) = choices.min_by_key(|(_, choices)| choices.len()) else {
            return true;
        };
        choices.sort_by_key(|deck| Some(*deck) != before[n]);
        for deck in choices {
            let Some(left) = steps.checked_sub(1) else { break };
            *steps = left;
            self.unwrapped[n].deck = Some(deck);
            if self.search(before, steps) {
                return true;
            }
        }
        self.unwrapped[n].deck = None;
        false
    }

    /// The decks that a card could be from as far as the others are settled: it has not more copies
    /// of it, and the seat had been dealt enough cards from it by then.
    fn choices(&self, n: usize) -> Vec<usize> {
        let Unwrapped { seat, card, .. } = self.unwrapped[n];
        let possible = |deck: &usize| {
            let all = self.unwrapped.iter().enumerate();
            let from = all.filter(|(other, it)| *other == n || it.deck == Some(*deck));
            let from = from.map(|(_, it)| it);
            let copies = from.clone().filter(|it| it.card == card).count();
            let mut dealt = self.dealt(seat, *deck);
            let mut own = from.filter(|it| it.seat == seat);
            copies <= usize::from(self.decks[*deck][card.index()])
                && own.all(|it| dealt.next().is_some_and(|deal| deal < it.after))
        };
        (0..self.decks.len()).filter(possible).collect()
    }

    /// The hidden deals of a seat from a deck, by their numbers.
    fn dealt(&self, seat: Seat, deck: usize) -> impl Iterator<Item = usize> {
        let deals = self.deals.iter().enumerate();
        deals.filter(move |(_, it)| it.seat == seat && it.deck == deck).map(|(n, _)| n)
    }

    /// All hidden cards: those that nobody has seen yet are any that their decks have left.
    fn told(mut self) -> Vec<Answer> {
        let mut cards = vec![None; self.deals.len()];
        for it in &self.unwrapped {
            let deck = it.deck.expect("every unwrapped card has found its deck");
            let free = self.dealt(it.seat, deck).find(|n| cards[*n].is_none());
            cards[free.expect("a seat unwraps what it was dealt")] = Some(it.card);
            self.decks[deck][it.card.index()] -= 1;
        }
        let decks = &mut self.decks;
        let any = |deck: &mut Cards| {
            let card = Gift::ALL.into_iter().find(|card| deck[card.index()] > 0);
            let card = card.expect("no more cards are dealt from a deck than it has");
            deck[card.index()] -= 1;
            card
        };
        let card = |(card, deal): (Option<Gift>, &Deal)| {
            Answer::Gift(card.unwrap_or_else(|| any(&mut decks[deal.deck])))
        };
        cards.into_iter().zip(&self.deals).map(card).collect()
    }
}
