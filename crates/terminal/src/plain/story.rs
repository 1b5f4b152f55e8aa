//! What happens at a table, as lines: moves of others, the turn, the end.

use crate::session::Session;
use crate::tell;
use crate::words::Words;
use remparts_protocol::OutcomeKind;
use remparts_screen::{Entry, Happening};

/// How far a game was told.
pub(super) struct Story {
    /// The plies that were told, as they were.
    told: Vec<String>,
    /// When it was looked at last.
    version: Option<u64>,
}

impl Story {
    /// What has happened before is not told again.
    pub(super) fn new(session: &Session) -> Self {
        let told = session.chronicle().iter().map(|entry| entry.text.clone()).collect();
        Self { told, version: None }
    }

    /// What has happened since.
    pub(super) fn news(&mut self, words: Words, session: &Session) -> Vec<String> {
        if self.version.replace(session.version()) == Some(session.version()) {
            return Vec::new();
        }
        let plies = session.chronicle();
        let same = self.told.iter().zip(plies).take_while(|(told, ply)| **told == ply.text).count();
        let mut said = Vec::new();
        // Cards that were hidden are shown at the end: that takes nothing back.
        if same < self.told.len() && !session.is_over() {
            let turn = plies.get(same).map_or(session.base().turn.number, |entry| entry.turn);
            said.push(words.taken_back_to(turn));
        }
        let from = if session.is_over() { self.told.len().min(plies.len()) } else { same };
        let names = tell::names(words, session);
        said.extend(plies[from..].iter().flat_map(|entry| lines(words, session, entry, &names)));
        self.told = plies.iter().map(|entry| entry.text.clone()).collect();
        said
    }
}

/// What a ply made happen, as far as whoever listens does not know it.
fn lines(words: Words, session: &Session, entry: &Entry, names: &[String]) -> Vec<String> {
    let told = entry.happenings.iter().filter_map(|happening| {
        let line = tell::line(words, happening)?;
        let own = entry.seat.is_some_and(|seat| session.host().plays(seat));
        match happening {
            // Whoever has done it knows it.
            Happening::Laid { .. } | Happening::Put { .. } if own => None,
            Happening::Laid { face, rotation, .. } => {
                let face = session.faces().iter().find(|known| known.name == *face);
                let line = line.told(words, names);
                Some(match face {
                    Some(face) => words.laid_as(&line, &tell::tile(words, face, *rotation)),
                    None => line,
                })
            }
            _ => Some(line.told(words, names)),
        }
    });
    told.collect()
}

/// Whose turn it is, and what they have in hand.
pub(super) fn turn(words: Words, session: &Session) -> Vec<String> {
    let (base, names) = (session.base(), tell::names(words, session));
    let people = (0..names.len() as u8).filter(|seat| session.host().plays(*seat)).count();
    let whose = match session.seat() {
        Some(seat) if people > 1 => words.turn_of(&tell::named(words, &names, &[seat])),
        _ => words.your_turn().to_owned(),
    };
    let mut said = vec![format!("{}. {whose}.", words.turn_number(base.turn.number))];
    for name in &base.turn.faces {
        if let Some(face) = session.faces().iter().find(|face| face.name == *name) {
            said.push(words.your_tile(name, &tell::tile(words, face, 0)));
        }
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
            let winners = tell::winners(session);
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
