//! What is announced around a game at the table of a server: who comes and goes, what is asked, what is
//! said.

use crate::host::Host;
use crate::session::Session;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{
    Late, Request, RequestKind, Said, Sitter, SitterKind, SitterState, State, Status, Told,
};
use serde::Serialize;
use ts_rs::TS;

/// What keeps a game at the table of a server from beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Missing {
    /// Seats are open.
    Seats {
        /// How many are open.
        open: usize,
    },
    /// Only the one who looks has not said that they are ready.
    You,
    /// Some have not said that they are ready.
    Ready {
        /// Who is waited for.
        seats: Vec<u8>,
    },
}

impl Missing {
    /// What is missing at a table; none if all are ready.
    pub fn at(told: &Told) -> Option<Self> {
        let seats = &told.table.state.seats;
        let open = seats.iter().filter(|sitter| sitter.kind == SitterKind::Open).count();
        if open > 0 {
            return Some(Self::Seats { open });
        }
        let late: Vec<u8> =
            (0..seats.len() as u8).filter(|it| !seats[usize::from(*it)].ready).collect();
        match *late {
            [] => None,
            [seat] if told.you.seat == Some(seat) => Some(Self::You),
            _ => Some(Self::Ready { seats: late }),
        }
    }
}

/// The names of the loaded tile sets that a table of a server is played with.
pub fn tile_sets(told: &Told) -> Vec<String> {
    let tiles = AnySetup::read(&told.table.setup).map(|setup| setup.tiles()).unwrap_or_default();
    tiles.into_iter().map(|set| set.listed().name.to_owned()).collect()
}

/// Something that is announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Announced {
    /// The one who looks has no seat.
    Watching,
    /// The table is played with tile sets that do not come with the program.
    TileSets {
        /// Their names.
        names: Vec<String>,
    },
    /// A seat of a table that waits for players.
    Seat {
        /// Which seat.
        seat: u8,
        /// Whether whoever sits there wants to begin; nobody sits on an open seat.
        ready: Option<bool>,
    },
    /// The game cannot begin yet.
    Waits {
        /// What is missing.
        missing: Missing,
    },
    /// The server was lost, or was found again.
    Link {
        /// Whether it is being looked for.
        lost: bool,
    },
    /// Somebody has left their seat.
    StoodUp {
        /// What they called themselves.
        name: String,
    },
    /// Somebody has taken a seat.
    SatDown {
        /// Which seat.
        seat: u8,
    },
    /// Somebody wants to begin, or no longer.
    Ready {
        /// Who it is.
        seat: u8,
        /// Whether they want to.
        ready: bool,
    },
    /// The time of somebody has run out.
    Late {
        /// Who it is.
        seat: u8,
        /// Whether it is the one who looks.
        you: bool,
        /// What becomes of their turns.
        late: Late,
    },
    /// Somebody has given up.
    Resigned {
        /// Who it is.
        seat: u8,
    },
    /// The game has begun.
    Began,
    /// The table was closed before the game began.
    Closed,
    /// Somebody has come back or gone away.
    Came {
        /// Who it is.
        seat: u8,
        /// Whether they are there.
        here: bool,
    },
    /// The one who looks has asked for something.
    YouAsked {
        /// What was asked for.
        kind: RequestKind,
        /// Whose answers are waited for.
        waiting: Vec<u8>,
    },
    /// Somebody asks for something.
    Asks {
        /// What is asked for.
        kind: RequestKind,
        /// Who asks.
        seat: u8,
        /// Whether the one who looks has to answer.
        answer: bool,
    },
    /// All have agreed to what was asked.
    Agreed {
        /// What was asked for.
        kind: RequestKind,
    },
    /// Nobody asks for anything any more.
    AskedNoMore,
    /// A line of the chat.
    Said {
        /// The line with its author.
        said: Said,
    },
}

/// What was announced of a table, so that nothing is announced twice.
#[derive(Clone, Default)]
pub struct Around {
    known: Option<Known>,
    version: Option<u64>,
}

#[derive(Clone)]
struct Known {
    state: State,
    here: Vec<bool>,
    last: Option<Said>,
    is_lost: bool,
}

impl Around {
    /// What has changed since it was asked last; at first, the table as it is found.
    pub fn news<H: Host + ?Sized>(&mut self, session: &Session<H>) -> Vec<Announced> {
        let Some(told) = session.host().told() else { return Vec::new() };
        if self.version.replace(session.version()) == Some(session.version()) {
            return Vec::new();
        }
        let now = Known {
            state: told.table.state.clone(),
            here: told.presence.seats.clone(),
            last: told.table.chat.last().cloned(),
            is_lost: session.host().standing().is_lost(),
        };
        let announced = match &self.known {
            None => first(told),
            Some(known) => since(told, known, &now),
        };
        self.known = Some(now);
        announced
    }
}

fn is_you(told: &Told, seat: u8) -> bool {
    told.you.seat == Some(seat)
}

fn waits(told: &Told) -> Option<Announced> {
    Missing::at(told).map(|missing| Announced::Waits { missing })
}

/// The table as it is found.
fn first(told: &Told) -> Vec<Announced> {
    let state = &told.table.state;
    let mut found = Vec::new();
    if told.you.seat.is_none() {
        found.push(Announced::Watching);
    }
    let names = tile_sets(told);
    if !names.is_empty() {
        found.push(Announced::TileSets { names });
    }
    if state.status == Status::Open {
        found.extend((0..).zip(&state.seats).map(|(seat, sitter)| Announced::Seat {
            seat,
            ready: (sitter.kind != SitterKind::Open).then_some(sitter.ready),
        }));
        found.extend(waits(told));
    }
    found.extend(state.request.as_ref().map(|request| asked(told, request)));
    found
}

fn since(told: &Told, known: &Known, now: &Known) -> Vec<Announced> {
    let mut found = Vec::new();
    if known.is_lost != now.is_lost {
        found.push(Announced::Link { lost: now.is_lost });
    }
    let seats = (0..).zip(known.state.seats.iter().zip(&now.state.seats));
    let moved: Vec<Announced> =
        seats.flat_map(|(seat, (was, is))| changed(told, seat, was, is)).collect();
    let has_moved = !moved.is_empty();
    found.extend(moved);
    match (known.state.status, now.state.status) {
        (Status::Open, Status::Running) => found.push(Announced::Began),
        (_, Status::Closed) => found.push(Announced::Closed),
        (_, Status::Open) if has_moved => found.extend(waits(told)),
        _ => {}
    }
    for (seat, (was, is)) in (0..).zip(known.here.iter().zip(&now.here)) {
        let sitter = now.state.seats.get(usize::from(seat));
        let person = sitter.is_some_and(|it| it.kind == SitterKind::Person);
        if was != is && person && !is_you(told, seat) {
            found.push(Announced::Came { seat, here: *is });
        }
    }
    found.extend(request(told, known, now));
    let chat = &told.table.chat;
    let from = chat.iter().rposition(|said| Some(said) == known.last.as_ref());
    let new = &chat[from.map_or(0, |at| at + 1)..];
    found.extend(new.iter().map(|said| Announced::Said { said: said.clone() }));
    found
}

fn changed(told: &Told, seat: u8, was: &Sitter, is: &Sitter) -> Vec<Announced> {
    let mut found = Vec::new();
    match (was.kind == SitterKind::Open, is.kind == SitterKind::Open) {
        (false, true) => found.push(Announced::StoodUp { name: was.name.clone() }),
        (true, false) => found.push(Announced::SatDown { seat }),
        (_, false) if was.ready != is.ready => {
            found.push(Announced::Ready { seat, ready: is.ready });
        }
        _ => {}
    }
    if was.state != is.state {
        found.extend(match is.state {
            SitterState::Late => {
                Some(Announced::Late { seat, you: is_you(told, seat), late: told.table.late })
            }
            SitterState::Resigned => Some(Announced::Resigned { seat }),
            SitterState::Playing => None,
        });
    }
    found
}

fn request(told: &Told, known: &Known, now: &Known) -> Option<Announced> {
    match (&known.state.request, &now.state.request) {
        (was, Some(is)) => {
            let is_new = was.as_ref().is_none_or(|it| (it.kind, it.by) != (is.kind, is.by));
            is_new.then(|| asked(told, is))
        }
        (Some(was), None) => {
            let done = match was.kind {
                RequestKind::Undo => now.state.ply < known.state.ply,
                RequestKind::Abandon => now.state.outcome.is_some(),
            };
            Some(if done { Announced::Agreed { kind: was.kind } } else { Announced::AskedNoMore })
        }
        (None, None) => None,
    }
}

/// What somebody at the table asks for.
fn asked(told: &Told, request: &Request) -> Announced {
    let Request { kind, by, waiting, .. } = request;
    if is_you(told, *by) {
        return Announced::YouAsked { kind: *kind, waiting: waiting.clone() };
    }
    let answer = told.you.seat.is_some_and(|you| waiting.contains(&you));
    Announced::Asks { kind: *kind, seat: *by, answer }
}

impl<H: Host + ?Sized> Session<H> {
    /// What somebody at the table of a server asks for now.
    pub fn asked(&self) -> Option<Announced> {
        let told = self.host().told()?;
        Some(asked(told, told.table.state.request.as_ref()?))
    }
}
