//! What happens around a game at the table of a server, as lines.

use crate::host::Standing;
use crate::session::Session;
use crate::tell;
use crate::words::{LinkState, Words};
use remparts_client::Told;
use remparts_protocol::{
    Request, RequestKind, Said, Sitter, SitterKind, SitterState, State, Status,
};

/// What was told of a table.
#[derive(Default)]
pub(super) struct Around {
    known: Option<Known>,
    version: Option<u64>,
}

struct Known {
    state: State,
    here: Vec<bool>,
    last: Option<Said>,
    is_lost: bool,
}

/// Everything that lines are made of.
struct Scene<'a> {
    words: Words,
    told: &'a Told,
    names: Vec<String>,
}

impl Around {
    /// What has changed since.
    pub(super) fn news(&mut self, words: Words, session: &Session) -> Vec<String> {
        let Some(told) = session.host().told() else { return Vec::new() };
        if self.version.replace(session.version()) == Some(session.version()) {
            return Vec::new();
        }
        let now = Known {
            state: told.table.state.clone(),
            here: told.presence.seats.clone(),
            last: told.table.chat.last().cloned(),
            is_lost: session.host().standing() == Standing::Lost,
        };
        let scene = Scene { words, told, names: tell::names(words, session) };
        let said = match &self.known {
            None => scene.first(),
            Some(known) => scene.since(known, &now),
        };
        self.known = Some(now);
        said
    }
}

impl Scene<'_> {
    fn state(&self) -> &State {
        &self.told.table.state
    }

    fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    fn named(&self, seats: &[u8]) -> String {
        tell::named(self.words, &self.names, seats)
    }

    fn is_you(&self, seat: usize) -> bool {
        self.told.you.seat.map(usize::from) == Some(seat)
    }

    /// The table as it is found.
    fn first(&self) -> Vec<String> {
        let mut said = Vec::new();
        if self.told.you.seat.is_none() {
            said.push(format!("{}.", self.words.you_watch()));
        }
        said.extend(tell::tile_sets(self.words, self.told));
        if self.state().status == Status::Open {
            for (seat, sitter) in self.state().seats.iter().enumerate() {
                let mut who = self.name(seat).to_owned();
                if sitter.kind != SitterKind::Open {
                    who = format!("{who}, {}", self.words.ready(sitter.ready));
                }
                said.push(self.words.seat_line(seat + 1, &who));
            }
            said.extend(self.missing());
        }
        said.extend(self.state().request.as_ref().into_iter().flat_map(|it| self.asked(it)));
        said
    }

    fn since(&self, known: &Known, now: &Known) -> Vec<String> {
        let mut said = Vec::new();
        if known.is_lost != now.is_lost {
            let state = if now.is_lost { LinkState::Lost } else { LinkState::Live };
            said.push(self.words.link_state(state).to_owned());
        }
        let seats = known.state.seats.iter().zip(&now.state.seats).enumerate();
        let seats = seats.flat_map(|(seat, (was, is))| self.seat(seat, was, is));
        let moved: Vec<String> = seats.collect();
        let has_moved = !moved.is_empty();
        said.extend(moved);
        match (known.state.status, now.state.status) {
            (Status::Open, Status::Running) => said.push(self.words.all_ready().to_owned()),
            (_, Status::Closed) => said.push(self.words.was_closed().to_owned()),
            (_, Status::Open) if has_moved => said.extend(self.missing()),
            _ => {}
        }
        for (seat, (was, is)) in known.here.iter().zip(&now.here).enumerate() {
            let person = now.state.seats.get(seat).is_some_and(|it| it.kind == SitterKind::Person);
            if was != is && person && !self.is_you(seat) {
                said.push(self.words.came(self.name(seat), *is));
            }
        }
        said.extend(self.request(known, now));
        said.extend(self.chat(known));
        said
    }

    fn seat(&self, seat: usize, was: &Sitter, is: &Sitter) -> Vec<String> {
        let words = self.words;
        let mut said = Vec::new();
        if was.kind != SitterKind::Open && is.kind == SitterKind::Open {
            said.push(words.stood_up(&was.name));
        } else if was.kind == SitterKind::Open && is.kind != SitterKind::Open {
            said.push(words.sat_down(self.name(seat), seat + 1));
        } else if was.ready != is.ready && is.kind != SitterKind::Open {
            said.push(words.by(self.name(seat), words.ready(is.ready)));
        }
        if was.state != is.state {
            let late = self.told.table.late;
            match is.state {
                SitterState::Late if self.is_you(seat) => {
                    said.push(words.late_you(late).to_owned());
                }
                SitterState::Late => said.push(words.late_told(self.name(seat), late)),
                SitterState::Resigned => said.push(words.resigned(self.name(seat))),
                SitterState::Playing => {}
            }
        }
        said
    }

    /// What keeps a game from beginning.
    fn missing(&self) -> Option<String> {
        tell::missing(self.words, self.told, &self.names)
    }

    fn request(&self, known: &Known, now: &Known) -> Vec<String> {
        match (&known.state.request, &now.state.request) {
            (was, Some(is))
                if was.as_ref().is_none_or(|it| (it.kind, it.by) != (is.kind, is.by)) =>
            {
                self.asked(is)
            }
            (Some(was), None) => {
                let done = match was.kind {
                    RequestKind::Undo => now.state.ply < known.state.ply,
                    RequestKind::Abandon => now.state.outcome.is_some(),
                };
                let words = self.words;
                vec![if done { words.agreed(was.kind) } else { words.asked_no_more() }.to_owned()]
            }
            _ => Vec::new(),
        }
    }

    fn asked(&self, request: &Request) -> Vec<String> {
        let words = self.words;
        if self.is_you(usize::from(request.by)) {
            let waits = words.waits_for(&self.named(&request.waiting));
            return vec![words.asked(request.kind).to_owned(), waits];
        }
        let mut said = vec![words.asks(request.kind, self.name(usize::from(request.by)))];
        if self.told.you.seat.is_some_and(|you| request.waiting.contains(&you)) {
            said.push(words.answer_hint().to_owned());
        }
        said
    }

    fn chat(&self, known: &Known) -> Vec<String> {
        let chat = &self.told.table.chat;
        let heard = |said: &Said| Some(said) == known.last.as_ref();
        let from = chat.iter().rposition(heard).map_or(0, |at| at + 1);
        let line = |said: &Said| match said.seat {
            Some(_) => self.words.by(&said.name, &said.text),
            None => {
                let name = format!("{} ({})", said.name, self.words.spectator());
                self.words.by(&name, &said.text)
            }
        };
        chat[from..].iter().map(line).collect()
    }
}
