//! Writes about players, each applied within a transaction.

use remparts_protocol::{PlayerId, SessionId, TableId};

use super::model::{NewSession, OneTime, PasskeyRow, Player, Purpose};
use crate::either::{Transaction, change, either};
use crate::error::StoreError;
use crate::relations;
use crate::write::{Outcome, number};

/// One write about a player.
pub(crate) enum PeopleWrite {
    Player {
        player: Player,
        session: NewSession,
    },
    Rename {
        id: PlayerId,
        name: String,
    },
    Session {
        player: PlayerId,
        session: NewSession,
    },
    EndSession {
        player: PlayerId,
        session: SessionId,
    },
    EndOthers {
        player: PlayerId,
        keep: SessionId,
    },
    Used {
        player: PlayerId,
        session: SessionId,
        at: u64,
    },
    OneTime(OneTime),
    /// Uses up the one-time code with this hash.
    Take {
        hash: String,
        purpose: Purpose,
    },
    /// Replaces all recovery codes of a player.
    Recovery {
        player: PlayerId,
        hashes: Vec<String>,
    },
    Passkey {
        player: PlayerId,
        passkey: PasskeyRow,
    },
    PasskeyUsed {
        player: PlayerId,
        id: String,
        data: String,
        at: u64,
    },
    RemovePasskey {
        player: PlayerId,
        id: String,
    },
    Forget {
        player: PlayerId,
    },
    /// Notes that no line of the table names the player any longer.
    Unmention {
        player: PlayerId,
        table: TableId,
    },
    /// Removes codes that expired before a time; players whose last visit is not known count from
    /// now on.
    Tidy {
        now: u64,
    },
}

/// The expiry of recovery codes: never.
const NEVER: i64 = i64::MAX;

impl PeopleWrite {
    /// The key that selects the writer: writes of the same subject are applied in order.
    pub(crate) fn subject(&self) -> &str {
        match self {
            Self::Player { player, .. } => player.id.as_str(),
            Self::Rename { id: player, .. }
            | Self::Session { player, .. }
            | Self::EndSession { player, .. }
            | Self::EndOthers { player, .. }
            | Self::Used { player, .. }
            | Self::Recovery { player, .. }
            | Self::Passkey { player, .. }
            | Self::PasskeyUsed { player, .. }
            | Self::RemovePasskey { player, .. }
            | Self::Forget { player }
            | Self::Unmention { player, .. } => player.as_str(),
            Self::OneTime(code) => &code.hash,
            Self::Take { hash, .. } => hash,
            Self::Tidy { .. } => "",
        }
    }

    /// Applies the write within a transaction, which makes it durable when it commits.
    pub(crate) async fn apply(&self, to: &mut Transaction<'_>) -> Result<Outcome, StoreError> {
        let rows = match self {
            Self::Player { player, session } => return add_player(to, player, session).await,
            Self::Rename { id, name } => {
                let sql = "UPDATE players SET name = $2 WHERE id = $1 AND NOT gone";
                change!(to, sql, id.as_str(), name)
            }
            Self::Session { player, session } => add_session(to, *player, session).await?,
            Self::EndSession { player, session } => {
                let sql = "DELETE FROM sessions WHERE player_id = $1 AND id = $2";
                change!(to, sql, player.as_str(), session.as_str())
            }
            Self::EndOthers { player, keep } => {
                let sql = "DELETE FROM sessions WHERE player_id = $1 AND id <> $2";
                change!(to, sql, player.as_str(), keep.as_str())
            }
            Self::Used { player, session, at } => {
                seen(to, *player, *at).await?;
                let sql = "UPDATE sessions SET used = $2 WHERE id = $1 AND used < $2";
                change!(to, sql, session.as_str(), number(*at))
            }
            Self::OneTime(code) => add_code(to, code).await?,
            Self::Take { hash, purpose } => {
                let sql = "DELETE FROM one_time WHERE hash = $1 AND purpose = $2";
                change!(to, sql, hash, purpose.word())
            }
            Self::Recovery { player, hashes } => replace_recovery(to, *player, hashes).await?,
            Self::Passkey { player, passkey } => add_passkey(to, *player, passkey).await?,
            Self::PasskeyUsed { player, id, data, at } => {
                seen(to, *player, *at).await?;
                let sql = "UPDATE passkeys SET data = $3, used = $4
                           WHERE player_id = $1 AND id = $2";
                change!(to, sql, player.as_str(), id, data, number(*at))
            }
            Self::RemovePasskey { player, id } => {
                let sql = "DELETE FROM passkeys WHERE player_id = $1 AND id = $2";
                change!(to, sql, player.as_str(), id)
            }
            Self::Forget { player } => forget(to, *player).await?,
            Self::Unmention { player, table } => {
                let sql = "DELETE FROM mentions WHERE player_id = $1 AND table_id = $2";
                change!(to, sql, player.as_str(), table.as_str())
            }
            Self::Tidy { now } => {
                change!(to, "DELETE FROM one_time WHERE expires < $1", number(*now));
                let adopt = "UPDATE players SET seen = $1 WHERE seen = 0 AND NOT gone";
                change!(to, adopt, number(*now))
            }
        };
        Ok(Outcome::of(rows))
    }
}

async fn add_player(
    to: &mut Transaction<'_>,
    player: &Player,
    session: &NewSession,
) -> Result<Outcome, StoreError> {
    let taken = "SELECT COUNT(*) FROM sessions WHERE hash = $1 OR id = $2";
    let (count,): (i64,) = either!(&mut *to, |transaction| sqlx::query_as(taken)
        .bind(&session.hash)
        .bind(session.id.as_str())
        .fetch_one(&mut **transaction)
        .await?);
    if count > 0 {
        return Ok(Outcome::Refused);
    }
    let sql = "INSERT INTO players (id, name, account, hash, seen) VALUES ($1, $2, $3, $1, $4)
               ON CONFLICT DO NOTHING";
    let rows =
        change!(to, sql, player.id.as_str(), &player.name, player.account, number(session.at));
    if rows == 0 {
        return Ok(Outcome::Refused);
    }
    Ok(Outcome::of(add_session(to, player.id, session).await?))
}

/// A player who was erased gets no session any more.
async fn add_session(
    to: &mut Transaction<'_>,
    player: PlayerId,
    session: &NewSession,
) -> Result<u64, StoreError> {
    seen(to, player, session.at).await?;
    let sql = "INSERT INTO sessions (id, player_id, hash, label, opened, used)
               SELECT $1, id, $3, $4, $5, $5 FROM players WHERE id = $2 AND NOT gone
               ON CONFLICT DO NOTHING";
    Ok(change!(
        to,
        sql,
        session.id.as_str(),
        player.as_str(),
        &session.hash,
        &session.label,
        number(session.at)
    ))
}

async fn seen(to: &mut Transaction<'_>, player: PlayerId, at: u64) -> Result<(), StoreError> {
    let sql = "UPDATE players SET seen = $2 WHERE id = $1 AND seen < $2";
    change!(to, sql, player.as_str(), number(at));
    Ok(())
}

async fn add_code(to: &mut Transaction<'_>, code: &OneTime) -> Result<u64, StoreError> {
    let sql = "INSERT INTO one_time (hash, purpose, player_id, data, expires)
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    let player = code.player.map(String::from);
    Ok(change!(to, sql, &code.hash, code.purpose.word(), player, &code.data, number(code.expires)))
}

async fn replace_recovery(
    to: &mut Transaction<'_>,
    player: PlayerId,
    hashes: &[String],
) -> Result<u64, StoreError> {
    let word = Purpose::Recovery.word();
    let clear = "DELETE FROM one_time WHERE player_id = $1 AND purpose = $2";
    change!(to, clear, player.as_str(), word);
    let sql = "INSERT INTO one_time (hash, purpose, player_id, data, expires)
               SELECT $1, $2, id, '', $4 FROM players WHERE id = $3 AND NOT gone";
    let mut rows = 0;
    for hash in hashes {
        rows += change!(to, sql, hash, word, player.as_str(), NEVER);
    }
    Ok(rows)
}

async fn add_passkey(
    to: &mut Transaction<'_>,
    player: PlayerId,
    passkey: &PasskeyRow,
) -> Result<u64, StoreError> {
    let sql = "INSERT INTO passkeys (id, player_id, label, data, added, used)
               SELECT $1, id, $3, $4, $5, 0 FROM players WHERE id = $2 AND NOT gone
               ON CONFLICT DO NOTHING";
    Ok(change!(
        to,
        sql,
        &passkey.id,
        player.as_str(),
        &passkey.label,
        &passkey.data,
        number(passkey.added)
    ))
}

/// Erases the name and every way back. Lines of tables that hold the name are found by `mentions`.
async fn forget(to: &mut Transaction<'_>, player: PlayerId) -> Result<u64, StoreError> {
    let id = player.as_str();
    relations::forget_relations(to, player).await?;
    change!(to, "DELETE FROM sessions WHERE player_id = $1", id);
    change!(to, "DELETE FROM passkeys WHERE player_id = $1", id);
    change!(to, "DELETE FROM one_time WHERE player_id = $1", id);
    Ok(change!(to, "UPDATE players SET name = '', gone = TRUE WHERE id = $1 AND NOT gone", id))
}
