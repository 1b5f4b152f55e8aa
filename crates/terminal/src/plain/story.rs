//! What happens at a table, as lines: moves of others, the turn, the end.

use crate::session::Session;
use crate::tell;
use crate::words::Words;
use remparts_protocol::OutcomeKind;
use remparts_session::{Answer, Event, Question};

/// Something that is news to whoever listens.
pub(super) fn event(words: Words, session: &Session, event: &Event) -> Option<String> {
    let (happening, tile) = match event {
        Event::TakenBack { turn } => return Some(words.taken_back_to(*turn)),
        Event::Happened { happening, tile } => (happening, tile),
    };
    let line = tell::line(words, happening)?.told(words, &tell::names(words, session));
    Some(match tile {
        Some(tile) => words.laid_as(&line, &tell::lying(words, tile)),
        None => line,
    })
}

/// Whose turn it is, and what they have in hand.
pub(super) fn turn(words: Words, session: &Session) -> Vec<String> {
    let (base, names) = (session.base(), tell::names(words, session));
    let whose = match session.seat() {
        Some(seat) if session.people_here() > 1 => {
            words.turn_of(&tell::named(words, &names, &[seat]))
        }
        _ => words.your_turn().to_owned(),
    };
    let mut said = vec![format!("{}. {whose}.", words.turn_number(base.turn.number))];
    if let Answer::Tiles { tiles } = session.answer(&Question::Tile) {
        said.extend(tiles.iter().map(|it| words.your_tile(&it.face, &tell::lying(words, it))));
    }
    let seated = session.seat().and_then(|seat| base.seats.get(usize::from(seat)));
    let hand = seated.and_then(|seated| seated.hand.as_ref()).filter(|hand| !hand.is_empty());
    if let Some(hand) = hand {
        let gifts: Vec<&str> = hand.iter().map(|gift| words.gift(*gift)).collect();
        said.push(words.your_gifts(&gifts.join(", ")));
        if !session.gifts().is_empty() {
            said.push(words.gifts_hint().to_owned());
        }
    }
    if session.draft().is_empty() {
        said.push(format!("{}.", tell::status(words, session, &names)));
    }
    said
}

/// How it ended, and where all points came from.
pub(super) fn end(words: Words, session: &Session) -> Vec<String> {
    let names = tell::names(words, session);
    let breakdown = session.host().table().breakdown();
    let values = |values: &[i32]| {
        let each = names.iter().zip(values).map(|(name, value)| format!("{name} {value}"));
        each.collect::<Vec<_>>().join(", ")
    };
    let mut said = vec![format!("{}.", outcome(words, session, &names))];
    said.push(format!("{}.", words.where_from()));
    for row in &breakdown.rows {
        let what = words.given(words.category(row.what), words.phase(row.phase));
        said.push(words.counts(&what, &values(&row.points)));
    }
    for fact in &breakdown.facts {
        said.push(words.counts(words.fact(fact.what), &values(&fact.values)));
    }
    said.push(words.counts(words.final_score(), &values(&breakdown.totals)));
    said
}

fn outcome(words: Words, session: &Session, names: &[String]) -> String {
    let told = session.host().told().and_then(|told| told.table.state.outcome.as_ref());
    match told.map(|outcome| outcome.kind) {
        Some(OutcomeKind::Abandoned) => words.abandoned().to_owned(),
        Some(kind @ (OutcomeKind::Resigned | OutcomeKind::Awarded)) => {
            let winners = session.winners();
            let you = session.seat().is_some_and(|seat| winners == [seat]);
            let named = tell::named(words, names, winners);
            match kind {
                OutcomeKind::Awarded => words.won_on_time(&named, you),
                _ => words.won_by_resigning(&named, you),
            }
        }
        Some(OutcomeKind::Finished) | None => tell::result(words, session, names),
    }
}
