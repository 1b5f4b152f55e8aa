//! What happens around a game at the table of a server, as lines.

use crate::session::Session;
use crate::tell;
use crate::words::{LinkState, Words};
use remparts_protocol::Said;
use remparts_session::Announced;

/// Something that is announced, as lines.
pub(super) fn lines(words: Words, session: &Session, announced: &Announced) -> Vec<String> {
    let names = tell::names(words, session);
    let name = |seat: u8| names.get(usize::from(seat)).map_or("", String::as_str);
    let line = match announced {
        Announced::Watching => format!("{}.", words.you_watch()),
        Announced::TileSets { names } => tell::played_with(words, names),
        Announced::Seat { seat, ready } => {
            let ready = ready.map(|ready| format!(", {}", words.ready(ready)));
            let who = format!("{}{}", name(*seat), ready.unwrap_or_default());
            words.seat_line(usize::from(*seat) + 1, &who)
        }
        Announced::Waits { missing } => tell::missing(words, missing, &names),
        Announced::Link { lost } => {
            let state = if *lost { LinkState::Lost } else { LinkState::Live };
            words.link_state(state).to_owned()
        }
        Announced::StoodUp { name } => words.stood_up(name),
        Announced::SatDown { seat } => words.sat_down(name(*seat), usize::from(*seat) + 1),
        Announced::Ready { seat, ready } => words.by(name(*seat), words.ready(*ready)),
        Announced::Late { you: true, late, .. } => words.late_you(*late).to_owned(),
        Announced::Late { seat, late, .. } => words.late_told(name(*seat), *late),
        Announced::Resigned { seat } => words.resigned(name(*seat)),
        Announced::Began => words.all_ready().to_owned(),
        Announced::Closed => words.was_closed().to_owned(),
        Announced::Came { seat, here } => words.came(name(*seat), *here),
        Announced::YouAsked { kind, waiting } => {
            let waits = words.waits_for(&tell::named(words, &names, waiting));
            return vec![words.asked(*kind).to_owned(), waits];
        }
        Announced::Asks { kind, seat, answer } => {
            let hint = answer.then(|| words.answer_hint().to_owned());
            return std::iter::once(words.asks(*kind, name(*seat))).chain(hint).collect();
        }
        Announced::Agreed { kind } => words.agreed(*kind).to_owned(),
        Announced::AskedNoMore => words.asked_no_more().to_owned(),
        Announced::Said { said } => chat(words, said),
    };
    vec![line]
}

fn chat(words: Words, said: &Said) -> String {
    match said.seat {
        Some(_) => words.by(&said.name, &said.text),
        None => words.by(&format!("{} ({})", said.name, words.spectator()), &said.text),
    }
}
