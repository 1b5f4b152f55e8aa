//! A table as a viewer may see it.

use super::hearing::Hearer;
use super::sheet::Sheet;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::draws::sealed;
use remparts_protocol::{Listed, ListedSeat, Message, Pace, PlayerId, State, Status, Table, You};
use remparts_store::{Facets, Standing, Summary};

impl Sheet {
    /// The viewer a message is made for.
    pub(crate) fn you(&self, player: Option<PlayerId>) -> You {
        You { player, seat: player.and_then(|player| self.seat_of(player)) }
    }

    /// Everything that changes, as it is now. It is the same for all viewers.
    pub(crate) fn state(&self, now: u64) -> State {
        let begun = matches!(self.status, Status::Running | Status::Over);
        let over = self.status == Status::Over;
        let clocks = self.times.as_ref().filter(|_| begun).map(|times| times.shown(now));
        State {
            status: self.status,
            seats: self.seats.clone(),
            ply: self.game.plies(),
            turn: self.chooser(),
            scores: self.game.scores(),
            digest: begun.then(|| self.game.known_digest()),
            clocks,
            request: self.request.clone(),
            undoable: self.undoable().map(|(seat, _)| seat),
            outcome: self.outcome.clone(),
            seed: over.then(|| self.seed.reveal()),
            nonces: self.shown_nonces(),
            rematch: self.rematch,
        }
    }

    /// The plies after the first so many, as this seat or the audience may know them.
    pub(super) fn plies(&self, from: u32, seat: Option<u8>) -> Vec<String> {
        if self.status == Status::Over {
            return self.game.texts(from);
        }
        self.game.veiled(from, viewer(seat))
    }

    /// The whole table, as a viewer may see it.
    pub(crate) fn table(&self, hearer: &Hearer, now: u64) -> Message {
        let you = self.you(hearer.who);
        let table = Table {
            id: self.id,
            title: self.wish.title.clone(),
            public: self.wish.public,
            setup: self.wish.setup.clone(),
            preset: self.wish.preset,
            clock: self.wish.clock,
            late: self.wish.late,
            talk: self.wish.chat,
            host: self.host,
            opened: self.opened,
            commitment: self.seed.commitment().to_string(),
            state: self.state(now),
            plies: self.plies(0, you.seat),
            chat: self.heard(hearer),
        };
        Message::Table { seq: self.seq, you, table }
    }

    /// What a player who has to choose may do, where the table allows that help.
    pub(crate) fn turn_of(&self, seat: u8) -> Option<Message> {
        let helped = self.chooser() == Some(seat) && self.wish.preset.lists_actions();
        helped.then(|| Message::Turn { ply: self.game.plies(), actions: self.game.actions(seat) })
    }

    /// The log as a viewer may know it, with what the draws can be checked by.
    pub(crate) fn log(&self, player: Option<PlayerId>) -> String {
        let seat = player.and_then(|player| self.seat_of(player));
        let over = self.status == Status::Over;
        let log = self.game.log(viewer(seat), over);
        sealed(&log, self.seed.commitment(), &self.nonces, over.then_some(&self.seed))
    }

    /// What each seat has added to the seed.
    fn shown_nonces(&self) -> Vec<Option<String>> {
        let mut shown = vec![None; self.seats.len()];
        for (seat, nonce) in &self.nonces {
            shown[seat.index()] = Some(nonce.to_string());
        }
        shown
    }

    /// The table in a list.
    pub(crate) fn listed(&self) -> Listed {
        let scores = self.game.scores();
        let seats = self.seats.iter().zip(scores).map(|(sitter, score)| ListedSeat {
            kind: sitter.kind,
            name: sitter.name.clone(),
            bot: sitter.bot.clone(),
            livery: sitter.livery,
            score,
        });
        Listed {
            id: self.id,
            title: self.wish.title.clone(),
            setup: self.wish.setup.clone(),
            preset: self.wish.preset,
            clock: self.wish.clock,
            status: self.status,
            seats: seats.collect(),
            turn: self.chooser(),
            ply: self.game.plies(),
            touched: self.touched,
            deadline: self.due().filter(|_| self.stand_in().is_none()),
        }
    }

    /// What the store keeps beside the records, to find tables by.
    pub(crate) fn summary(&self) -> Summary {
        let standing = match self.status {
            Status::Open => Standing::Open,
            Status::Running => Standing::Running,
            Status::Over => Standing::Over,
            Status::Closed => Standing::Closed,
        };
        let listed = serde_json::to_string(&self.listed()).expect("lists are plain data");
        let facets = Facets {
            game: Some(self.game.kind()),
            pace: Some(Pace::of(self.wish.clock)),
            players: u8::try_from(self.seats.len()).ok(),
        };
        Summary {
            standing,
            public: self.wish.public,
            due: self.due(),
            facets,
            talk: self.talk,
            listed,
        }
    }

    /// The players, seat by seat.
    pub(crate) fn players(&self) -> Vec<Option<PlayerId>> {
        self.seats.iter().map(|sitter| sitter.player).collect()
    }
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Audience, |seat| Viewer::Seat(Seat(seat)))
}
