//! Who hears what is said at a table. What someone does not hear never leaves the server for them.

use super::sheet::Sheet;
use super::{Hall, Tables};
use remparts_protocol::record::Guest;
use remparts_protocol::{Code, PlayerId, Problem, Said, Talk, What};
use std::sync::Arc;

/// Someone who looks, and whom they do not want to hear.
#[derive(Clone, Default)]
pub(crate) struct Hearer {
    pub(crate) who: Option<PlayerId>,
    unheard: Arc<[PlayerId]>,
}

impl From<Option<PlayerId>> for Hearer {
    fn from(who: Option<PlayerId>) -> Self {
        Self { who, unheard: Arc::default() }
    }
}

impl Hearer {
    /// Someone who does not want to hear these players.
    pub(crate) fn without(who: PlayerId, unheard: Vec<PlayerId>) -> Self {
        Self { who: Some(who), unheard: unheard.into() }
    }
}

impl Tables {
    /// Someone who begins to look, as they want to hear from now on.
    pub(super) async fn hearer(&self, who: Option<PlayerId>) -> Result<Hearer, Problem> {
        let Some(player) = who else { return Ok(Hearer::default()) };
        let unheard = self.0.store.unheard_by(player).await;
        Ok(Hearer::without(player, unheard.map_err(|error| self.0.failed(&error))?))
    }
}

impl Sheet {
    /// Whether someone hears what a player says here.
    fn hears(&self, hearer: &Hearer, speaker: PlayerId) -> bool {
        let admitted = match self.wish.chat {
            Talk::Everyone => true,
            Talk::Seats => hearer.who.is_some_and(|who| self.seat_of(who).is_some()),
            Talk::Nobody => false,
        };
        admitted && !hearer.unheard.contains(&speaker)
    }

    /// The last lines of the chat that someone hears.
    pub(super) fn heard(&self, hearer: &Hearer) -> Vec<Said> {
        self.chat.iter().filter(|said| self.hears(hearer, said.player)).cloned().collect()
    }

    /// Whether someone is told what happened. Talk that they do not hear is the exception.
    pub(super) fn is_told(&self, hearer: &Hearer, what: &What) -> bool {
        match what {
            What::Said { said } => self.hears(hearer, said.player),
            _ => true,
        }
    }

    /// Whether someone may talk here.
    pub(super) fn may_talk(&self, who: &Guest) -> Result<(), Problem> {
        match self.wish.chat {
            Talk::Everyone => Ok(()),
            Talk::Seats if self.seat_of(who.player).is_some() => Ok(()),
            Talk::Seats => {
                Err(Problem::new(Code::NotSeated, "only those with a seat talk at this table"))
            }
            Talk::Nobody => Err(Problem::new(Code::NoChat, "nobody talks at this table")),
        }
    }
}

impl Hall {
    /// Whether someone at a table does not want to meet a player who wants to sit down there.
    pub(super) async fn is_unwelcome(
        &self,
        table: remparts_protocol::TableId,
        player: PlayerId,
    ) -> Result<bool, Problem> {
        let blocked = self.store.is_blocked_at(table, player).await;
        blocked.map_err(|error| self.failed(&error))
    }

    /// Leaves seats of a rematch open, so that nobody is seated beside someone they have blocked. The
    /// one who asks for it keeps their seat.
    pub(super) async fn part(
        &self,
        host: PlayerId,
        seated: &mut [Option<Guest>],
    ) -> Result<(), Problem> {
        let players: Vec<PlayerId> = seated.iter().flatten().map(|guest| guest.player).collect();
        let blocks = self.store.blocks_among(&players).await;
        for (blocker, blocked) in blocks.map_err(|error| self.failed(&error))? {
            let leaves = if blocked == host { blocker } else { blocked };
            for seat in seated.iter_mut() {
                seat.take_if(|guest| guest.player == leaves);
            }
        }
        Ok(())
    }
}
