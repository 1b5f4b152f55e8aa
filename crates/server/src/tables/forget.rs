//! Forgetting: lines of a table that name somebody who is gone, or that hold old talk, are replaced
//! by others that say less. The game stays as it is.

use super::live::{LiveTable, Mail};
use super::sheet::Sheet;
use super::{Hall, Tables, now};
use crate::bus::Notice;
use remparts_protocol::record::Record;
use remparts_protocol::{Code, Command, PlayerId, Problem, TableId};
use remparts_store::{Player, Rewrite, Standing};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

/// The most tables, or players, of one sweep.
const BATCH: u32 = 256;
/// Guests who never were at a table are forgotten after so long.
const UNUSED: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Reports are kept for so long after operators have closed them.
const REPORTS: Duration = Duration::from_secs(180 * 24 * 60 * 60);

/// What is to be forgotten at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    /// The name of a player, and what they said.
    Player(PlayerId),
    /// What anybody said, and the names of people who have no seat.
    Talk,
}

impl Whom {
    /// A record without what is to be forgotten; nothing if it holds none of it.
    fn strip(self, sheet: &Sheet, record: &Record) -> Option<Record> {
        match self {
            Self::Player(player) => record.without(|named| named == player),
            Self::Talk if matches!(record, Record::Said { .. }) => Some(Record::Forgotten),
            Self::Talk => {
                record.without(|named| named != sheet.host && sheet.seat_of(named).is_none())
            }
        }
    }
}

impl LiveTable {
    /// Writes the lines of this table anew without what is to be forgotten. Everyone who looks on is
    /// shown the table again.
    pub(super) async fn forget(&mut self, whom: Whom) -> Result<(), Problem> {
        self.reload().await?;
        let store = &self.hall.store;
        let id = self.sheet.id;
        let lines = store.lines_after(id, 0).await.map_err(|error| self.hall.failed(&error))?;
        let broken = |error: serde_json::Error| Problem::new(Code::Unreadable, error.to_string());
        let mut stripped = Vec::new();
        for (seq, line) in (1..).zip(&lines) {
            let (at, record) = Record::read(line).map_err(broken)?;
            if let Some(record) = whom.strip(&self.sheet, &record) {
                stripped.push((seq, record.write(at)));
            }
        }
        let mut kept = lines;
        for (seq, line) in &stripped {
            kept[*seq as usize - 1].clone_from(line);
        }
        let (seed, outages) = (self.sheet.seed.clone(), self.hall.outages.clone());
        let sheet = Sheet::load(id, seed, outages, &kept)?;
        let rewrite = Rewrite {
            table: id,
            head: sheet.seq,
            lines: stripped,
            talk: sheet.talk,
            listed: sheet.summary().listed,
        };
        // Until it is known to be stored, what is in memory is a guess.
        self.unsure = true;
        store.rewrite(rewrite).await.map_err(|error| self.hall.failed(&error))?;
        self.hall.bus.publish(Notice::Rewritten { table: id });
        self.reload().await
    }
}

impl Tables {
    /// A player is gone: leaves all tables that have not ended, and has no name and no way to sign in
    /// from now on. Names in the lines of tables are removed in the background; what is interrupted
    /// goes on after the next start.
    ///
    /// # Errors
    ///
    /// When the store cannot be written.
    pub async fn forget_player(&self, player: &Player) -> Result<(), Problem> {
        let failed = |error| self.0.failed(&error);
        let hosted = self.0.store.hosted(player.id).await.map_err(failed)?;
        let seats = self.0.store.of_player(player.id, u32::MAX).await.map_err(failed)?;
        for id in hosted {
            // One that has begun meanwhile is left below.
            let _ = self.order(id, player, Command::Close).await;
        }
        for (_, row) in seats {
            let command = match row.standing {
                Standing::Open => Command::Stand,
                Standing::Running => Command::Resign,
                Standing::Over | Standing::Closed => continue,
            };
            let _ = self.order(row.id, player, command).await;
        }
        self.0.store.forget_player(player.id).await.map_err(failed)?;
        let hall = Arc::clone(&self.0);
        tokio::spawn(async move { forget_gone(hall).await });
        Ok(())
    }
}

impl Hall {
    /// Has a table forget something. Says whether that is done.
    async fn forget_at(self: &Arc<Self>, id: TableId, whom: Whom) -> bool {
        let Ok(table) = self.find(id) else { return false };
        let (tell, told) = oneshot::channel();
        if table.send(Mail::Forget(whom, tell)).await.is_err() {
            return false;
        }
        match told.await {
            Ok(Ok(())) => true,
            Ok(Err(problem)) => {
                tracing::warn!(table = %id, %problem, "a table cannot forget");
                false
            }
            Err(_) => false,
        }
    }
}

/// Removes the names of those who are gone from the lines of tables. Tables that cannot be read do
/// not keep others waiting: each is asked once a sweep.
pub(super) async fn forget_gone(hall: Arc<Hall>) {
    let mut after = None;
    while !hall.is_stopped() {
        let found = match hall.store.mentions_of_gone(after, BATCH).await {
            Ok(found) => found,
            Err(error) => return drop(hall.failed(&error)),
        };
        let Some(last) = found.last().copied() else { return };
        for (player, table) in found {
            if hall.forget_at(table, Whom::Player(player)).await
                && let Err(error) = hall.store.unmention(player, table).await
            {
                return drop(hall.failed(&error));
            }
        }
        after = Some(last);
    }
}

/// Forgets what nobody needs any longer: old talk, guests who have not come back, and codes that
/// have expired.
pub(super) async fn sweep(hall: Arc<Hall>) {
    let before = |age: Duration| now().saturating_sub(age.as_millis() as u64);
    if let Err(error) = hall.store.tidy_people(now()).await {
        return drop(hall.failed(&error));
    }
    if let Err(error) = hall.store.forget_reports(before(REPORTS)).await {
        return drop(hall.failed(&error));
    }
    match hall.store.with_old_talk(before(hall.settings.keep_talk), BATCH).await {
        Ok(tables) => {
            for id in tables {
                hall.forget_at(id, Whom::Talk).await;
            }
        }
        Err(error) => return drop(hall.failed(&error)),
    }
    let (absent, unused) = (before(hall.settings.keep_guests), before(UNUSED));
    match hall.store.absent_guests(absent, unused, BATCH).await {
        Ok(guests) => {
            for guest in guests {
                if let Err(error) = hall.store.forget_player(guest).await {
                    return drop(hall.failed(&error));
                }
            }
        }
        Err(error) => return drop(hall.failed(&error)),
    }
    forget_gone(hall).await;
}

impl Sheet {
    /// What a player has said here, as far as it is kept.
    pub(crate) fn said_by(lines: &[String], player: PlayerId) -> Vec<String> {
        let records = lines.iter().filter_map(|line| Record::read(line).ok());
        let said = records.filter_map(|(_, record)| match record {
            Record::Said { guest, text } if guest.player == player => Some(text),
            _ => None,
        });
        said.collect()
    }
}
