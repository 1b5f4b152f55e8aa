//! What is written, and how.

use remparts_protocol::{Game, Pace, PlayerId, TableId};

use crate::either::{Transaction, change, either};
use crate::error::StoreError;
use crate::model::{Append, Player};
use crate::moderation::{self, Moderate};
use crate::relations::{self, Relate};
use crate::reports::{self, Report};

/// Bytes that a probe writes: more than the pages that a move changes.
const PROBE: usize = 32 * 1024;

/// One thing to write.
pub(crate) enum Write {
    Player {
        player: Player,
        hash: String,
    },
    Rename {
        id: PlayerId,
        name: String,
    },
    Create {
        seed: String,
        host: PlayerId,
        first: Append,
    },
    Append(Append),
    Claim(Claim),
    /// Tables are looked after now; a longer gap since the last heartbeat is an outage.
    Beat {
        now: u64,
        gap: u64,
    },
    /// The table is not due before its next line.
    Postpone {
        table: TableId,
        seq: u32,
    },
    Relate(Relate),
    Report(Box<Report>),
    Moderate(Box<Moderate>),
    /// A player is to be forgotten.
    ForgetRelations {
        player: PlayerId,
    },
    ForgetReports {
        closed_before: u64,
    },
    /// Nothing but the time, to find out whether anything can be written.
    Probe {
        at: u64,
    },
}

/// A node wants to play for the bots of a table.
pub(crate) struct Claim {
    pub(crate) table: TableId,
    pub(crate) seq: u32,
    pub(crate) node: String,
    pub(crate) now: u64,
    pub(crate) until: u64,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Written,
    /// What the database holds speaks against it. Nothing has changed.
    Refused,
}

impl Outcome {
    pub(crate) fn of(rows: u64) -> Self {
        if rows == 0 { Self::Refused } else { Self::Written }
    }
}

impl Write {
    /// Nodes that write the same things at once do so in the same order, or they would wait for
    /// each other.
    pub(crate) fn place(&self) -> (u8, &str, u8) {
        match self {
            Self::Player { player, .. } => (0, player.id.as_str(), 0),
            Self::Rename { id, .. } => (0, id.as_str(), 1),
            Self::Create { first, .. } => (1, first.table.as_str(), 0),
            Self::Append(append) => (1, append.table.as_str(), 1),
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

    /// Whether there is room for a move if there is room for this. Small rows fit in what is left of
    /// a full disk for a long time.
    pub(crate) const fn is_as_large_as_a_move(&self) -> bool {
        matches!(self, Self::Create { .. } | Self::Append(_) | Self::Probe { .. })
    }

    /// What has to be written by the same writer has the same name.
    pub(crate) fn subject(&self) -> &str {
        self.place().1
    }

    /// Writes it, as far as anything is written before the transaction ends.
    pub(crate) async fn apply(&self, to: &mut Transaction<'_>) -> Result<Outcome, StoreError> {
        match self {
            Self::Player { player, hash } => add_player(to, player, hash).await,
            Self::Rename { id, name } => rename(to, *id, name).await,
            Self::Create { seed, host, first } => create(to, seed, *host, first).await,
            Self::Append(append) => self::append(to, append).await,
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

/// SQLite and PostgreSQL count from below zero; no time and no number is that large.
pub(crate) fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

async fn add_player(
    to: &mut Transaction<'_>,
    player: &Player,
    hash: &str,
) -> Result<Outcome, StoreError> {
    let sql = "INSERT INTO players (id, name, account, hash) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING";
    Ok(Outcome::of(change!(to, sql, player.id.as_str(), &player.name, player.account, hash)))
}

async fn rename(to: &mut Transaction<'_>, id: PlayerId, name: &str) -> Result<Outcome, StoreError> {
    let sql = "UPDATE players SET name = $2 WHERE id = $1";
    Ok(Outcome::of(change!(to, sql, id.as_str(), name)))
}

async fn create(
    to: &mut Transaction<'_>,
    seed: &str,
    host: PlayerId,
    first: &Append,
) -> Result<Outcome, StoreError> {
    let sql = "INSERT INTO tables (id, seed, head, touched, standing, public, listed, host)
               VALUES ($1, $2, 0, $3, $4, $5, $6, $7)
               ON CONFLICT DO NOTHING";
    let rows = change!(
        to,
        sql,
        first.table.as_str(),
        seed,
        number(first.at),
        first.summary.standing.word(),
        first.summary.public,
        &first.summary.listed,
        host.as_str()
    );
    if rows == 0 {
        return Ok(Outcome::Refused);
    }
    append(to, first).await
}

async fn append(to: &mut Transaction<'_>, append: &Append) -> Result<Outcome, StoreError> {
    // The key of events is the judge: of two nodes that add the same line, the second waits here
    // until the first is done, and then finds it taken.
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
                    game = $8, pace = $9, players = $10
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
        append.summary.facets.players.map(i64::from)
    );
    if let Some(seats) = &append.seats {
        seat(to, append.table, seats).await?;
    }
    Ok(Outcome::Written)
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

/// Notes that tables are looked after now. Refused says that they were so all the time; written, that
/// there was an outage.
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
