//! The writes of the store, each applied within a transaction.

use remparts_protocol::{Game, Pace, PlayerId, TableId};

use crate::either::{Transaction, change, either};
use crate::error::StoreError;
use crate::model::{Append, Rewrite};
use crate::moderation::{self, Moderate};
use crate::people::write::PeopleWrite;
use crate::relations::{self, Relate};
use crate::reports::{self, Report};

/// Bytes of a probe: more than the pages that a move changes.
const PROBE: usize = 32 * 1024;

/// One write, whatever it is about.
pub(crate) enum Write {
    People(PeopleWrite),
    Create {
        seed: String,
        host: PlayerId,
        first: Append,
    },
    Append(Append),
    /// Replaces lines of a table by others that say less; nothing else changes.
    Rewrite(Rewrite),
    Claim(Claim),
    /// A heartbeat: tables are looked after now; a longer gap since the last one is an outage.
    Beat {
        now: u64,
        gap: u64,
    },
    /// Makes the table not due before its next line.
    Postpone {
        table: TableId,
        seq: u32,
    },
    Relate(Relate),
    Report(Box<Report>),
    Moderate(Box<Moderate>),
    /// Erases the relations of a player.
    ForgetRelations {
        player: PlayerId,
    },
    ForgetReports {
        closed_before: u64,
    },
    /// Writes nothing but the time, to find out whether anything can be written.
    Probe {
        at: u64,
    },
}

/// A node's claim of the lease for the bots of a table.
pub(crate) struct Claim {
    pub(crate) table: TableId,
    pub(crate) seq: u32,
    pub(crate) node: String,
    pub(crate) now: u64,
    pub(crate) until: u64,
}

/// The result of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Written,
    /// A constraint of the database refused it. Nothing has changed.
    Refused,
}

impl Outcome {
    pub(crate) fn of(rows: u64) -> Self {
        if rows == 0 { Self::Refused } else { Self::Written }
    }
}

impl Write {
    /// The order in which a batch is written, the same on all nodes, so that transactions cannot
    /// deadlock.
    pub(crate) fn place(&self) -> (u8, &str, u8) {
        match self {
            Self::People(write) => (0, write.subject(), 0),
            Self::Create { first, .. } => (1, first.table.as_str(), 0),
            Self::Append(append) => (1, append.table.as_str(), 1),
            Self::Rewrite(rewrite) => (1, rewrite.table.as_str(), 1),
            Self::Claim(claim) => (1, claim.table.as_str(), 2),
            Self::Beat { .. } => (2, "", 0),
            Self::Relate(relate) => (0, relate.player.as_str(), 2),
            Self::ForgetRelations { player } => (0, player.as_str(), 3),
            Self::Report(report) => (3, report.id.as_str(), 0),
            Self::ForgetReports { .. } => (3, "", 1),
            Self::Moderate(_) => (4, "", 0),
            Self::Postpone { table, .. } => (1, table.as_str(), 3),
            Self::Probe { .. } => (2, "", 0),
        }
    }

    /// Whether its success shows that there is room for a move. Small rows fit in what is left of a
    /// full disk for a long time.
    pub(crate) const fn is_as_large_as_a_move(&self) -> bool {
        matches!(self, Self::Create { .. } | Self::Append(_) | Self::Probe { .. })
    }

    /// The key that selects the writer: writes of the same subject are applied in order.
    pub(crate) fn subject(&self) -> &str {
        self.place().1
    }

    /// Applies the write within a transaction, which makes it durable when it commits.
    pub(crate) async fn apply(&self, to: &mut Transaction<'_>) -> Result<Outcome, StoreError> {
        match self {
            Self::People(write) => write.apply(to).await,
            Self::Create { seed, host, first } => create(to, seed, *host, first).await,
            Self::Append(append) => self::append(to, append).await,
            Self::Rewrite(rewrite) => self::rewrite(to, rewrite).await,
            Self::Claim(claim) => self::claim(to, claim).await,
            Self::Beat { now, gap } => beat(to, *now, *gap).await,
            Self::Postpone { table, seq } => postpone(to, *table, *seq).await,
            Self::Relate(relate) => relations::relate(to, relate).await,
            Self::Report(report) => reports::report(to, report).await,
            Self::Moderate(act) => moderation::moderate(to, act).await,
            Self::ForgetRelations { player } => {
                relations::forget_relations(to, *player).await.map(|()| Outcome::Written)
            }
            Self::ForgetReports { closed_before } => {
                reports::forget_reports(to, *closed_before).await.map(|()| Outcome::Written)
            }
            Self::Probe { at } => probe(to, *at).await,
        }
    }
}

/// As a signed number, which both databases need; no time and no number is too large.
pub(crate) fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

async fn create(
    to: &mut Transaction<'_>,
    seed: &str,
    host: PlayerId,
    first: &Append,
) -> Result<Outcome, StoreError> {
    let sql = "INSERT INTO tables (id, seed, head, touched, standing, public, talk, listed, host)
               VALUES ($1, $2, 0, $3, $4, $5, $6, $7, $8)
               ON CONFLICT DO NOTHING";
    let rows = change!(
        to,
        sql,
        first.table.as_str(),
        seed,
        number(first.at),
        first.summary.standing.word(),
        first.summary.public,
        first.summary.talk,
        &first.summary.listed,
        host.as_str()
    );
    if rows == 0 {
        return Ok(Outcome::Refused);
    }
    append(to, first).await
}

async fn append(to: &mut Transaction<'_>, append: &Append) -> Result<Outcome, StoreError> {
    // The primary key of events decides: of two nodes that append the same line, the second waits
    // here until the first commits, and then finds the key taken.
    let line = "INSERT INTO events (table_id, seq, at, line)
                SELECT id, $2, $3, $4 FROM tables WHERE id = $1 AND head = $2 - 1
                ON CONFLICT DO NOTHING";
    let rows = change!(
        to,
        line,
        append.table.as_str(),
        i64::from(append.seq),
        number(append.at),
        &append.line
    );
    if rows == 0 {
        return Ok(Outcome::Refused);
    }
    let head = "UPDATE tables
                SET head = $2, touched = $3, standing = $4, public = $5, due = $6, listed = $7,
                    game = $8, pace = $9, players = $10, talk = $11
                WHERE id = $1";
    change!(
        to,
        head,
        append.table.as_str(),
        i64::from(append.seq),
        number(append.at),
        append.summary.standing.word(),
        append.summary.public,
        append.summary.due.map(number),
        &append.summary.listed,
        append.summary.facets.game.map(Game::word),
        append.summary.facets.pace.map(Pace::word),
        append.summary.facets.players.map(i64::from),
        append.summary.talk
    );
    if let Some(seats) = &append.seats {
        seat(to, append.table, seats).await?;
    }
    let mention = "INSERT INTO mentions (player_id, table_id) VALUES ($1, $2)
                   ON CONFLICT DO NOTHING";
    for player in &append.mentions {
        change!(to, mention, player.as_str(), append.table.as_str());
    }
    Ok(Outcome::Written)
}

/// Replaces lines. A table that moved on meanwhile keeps what lists show of it: the next line
/// brings it up to date.
async fn rewrite(to: &mut Transaction<'_>, rewrite: &Rewrite) -> Result<Outcome, StoreError> {
    let line = "UPDATE events SET line = $3 WHERE table_id = $1 AND seq = $2";
    for (seq, text) in &rewrite.lines {
        change!(to, line, rewrite.table.as_str(), i64::from(*seq), text);
    }
    let listed = "UPDATE tables SET talk = $3, listed = $4 WHERE id = $1 AND head = $2";
    Ok(Outcome::of(change!(
        to,
        listed,
        rewrite.table.as_str(),
        i64::from(rewrite.head),
        rewrite.talk,
        &rewrite.listed
    )))
}

async fn seat(
    to: &mut Transaction<'_>,
    table: TableId,
    seats: &[Option<PlayerId>],
) -> Result<(), StoreError> {
    let clear = "DELETE FROM seats WHERE table_id = $1";
    change!(to, clear, table.as_str());
    let sit = "INSERT INTO seats (table_id, seat, player_id) VALUES ($1, $2, $3)";
    for (seat, player) in (0_i64..).zip(seats) {
        let Some(player) = player else { continue };
        change!(to, sit, table.as_str(), seat, player.as_str());
    }
    Ok(())
}

async fn claim(to: &mut Transaction<'_>, claim: &Claim) -> Result<Outcome, StoreError> {
    let sql = "INSERT INTO claims (table_id, seq, node, until) VALUES ($1, $2, $3, $4)
               ON CONFLICT (table_id) DO UPDATE
               SET seq = excluded.seq, node = excluded.node, until = excluded.until
               WHERE claims.seq < excluded.seq
                  OR claims.seq = excluded.seq
                     AND (claims.node = excluded.node OR claims.until <= $5)";
    Ok(Outcome::of(change!(
        to,
        sql,
        claim.table.as_str(),
        i64::from(claim.seq),
        &claim.node,
        number(claim.until),
        number(claim.now)
    )))
}

async fn postpone(
    to: &mut Transaction<'_>,
    table: TableId,
    seq: u32,
) -> Result<Outcome, StoreError> {
    let sql = "UPDATE tables SET due = NULL WHERE id = $1 AND head = $2";
    Ok(Outcome::of(change!(to, sql, table.as_str(), i64::from(seq))))
}

/// Notes a heartbeat. `Refused` means that there was no gap; `Written`, that there was an outage.
async fn beat(to: &mut Transaction<'_>, now: u64, gap: u64) -> Result<Outcome, StoreError> {
    let missed = "INSERT INTO outages (began, ended)
                  SELECT at, $1 FROM heartbeat WHERE at < $2
                  ON CONFLICT DO NOTHING";
    let outages = change!(to, missed, number(now), number(now.saturating_sub(gap)));
    let beat = "INSERT INTO heartbeat (id, at) VALUES (1, $1)
                ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE heartbeat.at < excluded.at";
    change!(to, beat, number(now));
    Ok(Outcome::of(outages))
}

async fn probe(to: &mut Transaction<'_>, at: u64) -> Result<Outcome, StoreError> {
    let sql = "INSERT INTO write_probe (id, at, room) VALUES (1, $1, $2)
               ON CONFLICT (id) DO UPDATE SET at = excluded.at, room = excluded.room";
    Ok(Outcome::of(change!(to, sql, number(at), "x".repeat(PROBE))))
}
