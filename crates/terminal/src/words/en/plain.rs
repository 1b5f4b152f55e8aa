//! What is said where a game is told line by line, in English.

use crate::words::{English, PlainWords};

impl PlainWords for English {
    fn greeting(&self, game: &str, names: &str) -> String {
        format!("{game}: {names}.")
    }

    fn help_hint(&self) -> &'static str {
        "Type “help” to hear what can be typed."
    }

    fn prompt(&self) -> &'static str {
        "> "
    }

    fn your_tile(&self, face: &str, spoken: &str) -> String {
        format!("Your tile is {face}: {spoken}.")
    }

    fn laid_as(&self, line: &str, spoken: &str) -> String {
        format!("{line}: {spoken}")
    }

    fn your_gifts(&self, gifts: &str) -> String {
        format!("Your gifts: {gifts}.")
    }

    fn legal_hint(&self) -> &'static str {
        "Type “legal” to hear what you can do."
    }

    fn gifts_hint(&self) -> &'static str {
        "You can use a gift first: “legal unwrap”."
    }

    fn enter_when_ready(&self) -> &'static str {
        "Press Enter when they do."
    }

    fn enter_to_commit(&self) -> &'static str {
        "Press Enter or type “end” to end your turn."
    }

    fn kept_nowhere(&self) -> &'static str {
        "This game is kept nowhere."
    }

    fn only_online(&self) -> &'static str {
        "That is for tables of a server."
    }

    fn resign_again(&self) -> &'static str {
        "Type “resign” once more if you mean it."
    }

    fn taken_back_to(&self, turn: usize) -> String {
        format!("Taken back: it is turn {turn} again.")
    }

    fn answer_hint(&self) -> &'static str {
        "Type “agree” or “refuse”."
    }

    fn asked_no_more(&self) -> &'static str {
        "Nothing is asked any more: it was refused, or taken back."
    }

    fn seat_line(&self, seat: usize, who: &str) -> String {
        format!("Seat {seat}: {who}")
    }

    fn counts(&self, what: &str, values: &str) -> String {
        format!("{what}: {values}")
    }

    fn given(&self, what: &str, when: &str) -> String {
        format!("{what} {when}")
    }
}
