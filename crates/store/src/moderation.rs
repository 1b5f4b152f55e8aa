//! Acts of operators, each in one transaction with its row in the moderation log.

use remparts_protocol::{PlayerId, ReportId, TableId};

use crate::either::{Transaction, change, either, fetch};
use crate::error::StoreError;
use crate::network::Network;
use crate::relations::player;
use crate::store::{Store, natural};
use crate::write::{Outcome, Write, number};

/// Most sanctions that are in force at a time, of players and of networks each: servers keep them
/// in memory.
pub const SANCTIONS: u32 = 20_000;
/// How often an act is retried when another operator was faster.
const TRIES: usize = 5;

/// The kind of a player's sanction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanctionKind {
    /// No chat messages at any table.
    Silence,
    /// Nothing but reading is allowed.
    Ban,
}

impl SanctionKind {
    /// The word for it, as it is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Silence => "silence",
            Self::Ban => "ban",
        }
    }

    fn read(word: &str) -> Result<Self, StoreError> {
        let known = [Self::Silence, Self::Ban].into_iter().find(|kind| kind.word() == word);
        known.ok_or(StoreError::Unreadable)
    }
}

/// A sanction against `T` for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sanction<T> {
    /// The one it is against: a player with a kind, or a network.
    pub whom: T,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
    /// The reason, for operators only.
    pub why: String,
}

/// All sanctions that are in force.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sanctions {
    /// The sanctions of players.
    pub players: Vec<Sanction<(PlayerId, SanctionKind)>>,
    /// The sanctions of networks.
    pub networks: Vec<Sanction<Network>>,
}

/// An act of an operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Closes a report as dealt with.
    Close(ReportId),
    /// Puts a sanction on a player.
    Sanction(Sanction<(PlayerId, SanctionKind)>),
    /// Bans a network: nobody from there may come in, sit down or talk.
    Ban(Sanction<Network>),
    /// Ends the sanctions of a player.
    LiftPlayer(PlayerId),
    /// Ends the ban of a network.
    LiftNetwork(Network),
    /// Takes a table out of public lists.
    Hide(TableId),
    /// Puts a table back into public lists.
    Unhide(TableId),
}

/// An act as the moderation log holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Its number; each act has the next one.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Name of the operator who did it.
    pub operator: String,
    /// The act in one word.
    pub act: String,
    /// The player, network, table or report it was done to.
    pub subject: String,
    /// Further details, such as the reason.
    pub detail: String,
}

/// An act with its operator and time.
#[derive(Clone)]
pub(crate) struct Moderate {
    at: u64,
    operator: String,
    act: Act,
    detail: String,
}

impl Store {
    /// Carries out an act of an operator and writes it to the moderation log.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] if there is nothing to do it to, or nothing to change;
    /// [`StoreError::Full`] if more sanctions are in force than servers keep in memory.
    pub async fn moderate(
        &self,
        at: u64,
        operator: &str,
        act: Act,
        detail: &str,
    ) -> Result<(), StoreError> {
        if matches!(act, Act::Sanction(_) | Act::Ban(_)) {
            let now = self.sanctions(at).await?;
            if now.players.len().max(now.networks.len()) >= SANCTIONS as usize {
                return Err(StoreError::Full);
            }
        }
        let (operator, detail) = (operator.to_owned(), detail.to_owned());
        let act = Moderate { at, operator, act, detail };
        let mut told = Err(StoreError::Unsure);
        for _ in 0..TRIES {
            told = self.write(Write::Moderate(Box::new(act.clone()))).await;
            // Another operator has taken the number of the row in the log.
            if !matches!(told, Err(StoreError::Database(_))) {
                break;
            }
        }
        match told? {
            Outcome::Written => Ok(()),
            Outcome::Refused => Err(StoreError::Missing),
        }
    }

    /// The number of the last act of an operator; zero before the first.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn last_act(&self) -> Result<u64, StoreError> {
        let rows: Vec<(Option<i64>,)> =
            fetch!(self.read(), "SELECT MAX(number) FROM moderation_log");
        natural(rows.first().and_then(|(number,)| *number).unwrap_or(0))
    }

    /// What operators did, the last first, before one of these acts.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn acts(&self, before: Option<u64>, limit: u32) -> Result<Vec<Logged>, StoreError> {
        let sql = "SELECT number, at, operator, act, subject, detail FROM moderation_log
                   WHERE number < $1 ORDER BY number DESC LIMIT $2";
        let rows: Vec<(i64, i64, String, String, String, String)> =
            fetch!(self.read(), sql, before.map_or(i64::MAX, number), i64::from(limit));
        let logged = |(number, at, operator, act, subject, detail)| {
            let (number, at) = (natural(number)?, natural(at)?);
            Ok(Logged { number, at, operator, act, subject, detail })
        };
        rows.into_iter().map(logged).collect()
    }

    /// All sanctions that are in force at a time, the last first.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn sanctions(&self, now: u64) -> Result<Sanctions, StoreError> {
        let sql = "SELECT player_id, kind, since, until, why FROM sanctions
                   WHERE until > $1 ORDER BY since DESC, player_id LIMIT $2";
        let players: Vec<(String, String, i64, i64, String)> =
            fetch!(self.read(), sql, number(now), i64::from(SANCTIONS));
        let sql = "SELECT network, since, until, why FROM network_bans
                   WHERE until > $1 ORDER BY since DESC, network LIMIT $2";
        let networks: Vec<(String, i64, i64, String)> =
            fetch!(self.read(), sql, number(now), i64::from(SANCTIONS));
        let players = players.into_iter().map(|(id, kind, since, until, why)| {
            let whom = (player(&id)?, SanctionKind::read(&kind)?);
            Ok(Sanction { whom, since: natural(since)?, until: natural(until)?, why })
        });
        let networks = networks.into_iter().map(|(network, since, until, why)| {
            let whom = network.parse().map_err(|_| StoreError::Unreadable)?;
            Ok(Sanction { whom, since: natural(since)?, until: natural(until)?, why })
        });
        let players = players.collect::<Result<_, StoreError>>()?;
        Ok(Sanctions { players, networks: networks.collect::<Result<_, StoreError>>()? })
    }
}

impl Act {
    /// The word for the act, and the player, network, table or report it is done to.
    fn told(&self) -> (&'static str, String) {
        match self {
            Self::Close(id) => ("close", id.to_string()),
            Self::Sanction(Sanction { whom: (player, kind), .. }) => {
                (kind.word(), player.to_string())
            }
            Self::Ban(sanction) => ("ban", sanction.whom.to_string()),
            Self::LiftPlayer(player) => ("lift", player.to_string()),
            Self::LiftNetwork(network) => ("lift", network.to_string()),
            Self::Hide(table) => ("hide", table.to_string()),
            Self::Unhide(table) => ("unhide", table.to_string()),
        }
    }

    /// Carries the act out; the number of rows it has changed.
    async fn apply(&self, to: &mut Transaction<'_>, at: u64) -> Result<u64, StoreError> {
        Ok(match self {
            Self::Close(id) => {
                let sql = "UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL";
                change!(to, sql, id.as_str(), number(at))
            }
            Self::Sanction(Sanction { whom: (player, kind), since, until, why }) => {
                let sql = "INSERT INTO sanctions (player_id, kind, since, until, why)
                           SELECT id, $2, $3, $4, $5 FROM players WHERE id = $1
                           ON CONFLICT (player_id, kind) DO UPDATE
                           SET since = excluded.since, until = excluded.until, why = excluded.why";
                let (since, until) = (number(*since), number(*until));
                change!(to, sql, player.as_str(), kind.word(), since, until, why)
            }
            Self::Ban(Sanction { whom, since, until, why }) => {
                let sql = "INSERT INTO network_bans (network, since, until, why)
                           VALUES ($1, $2, $3, $4)
                           ON CONFLICT (network) DO UPDATE
                           SET since = excluded.since, until = excluded.until, why = excluded.why";
                change!(to, sql, whom.to_string(), number(*since), number(*until), why)
            }
            Self::LiftPlayer(player) => {
                change!(to, "DELETE FROM sanctions WHERE player_id = $1", player.as_str())
            }
            Self::LiftNetwork(network) => {
                change!(to, "DELETE FROM network_bans WHERE network = $1", network.to_string())
            }
            Self::Hide(table) => {
                let sql = "UPDATE tables SET hidden = $2 WHERE id = $1 AND hidden IS NULL";
                change!(to, sql, table.as_str(), number(at))
            }
            Self::Unhide(table) => {
                let sql = "UPDATE tables SET hidden = NULL WHERE id = $1 AND hidden IS NOT NULL";
                change!(to, sql, table.as_str())
            }
        })
    }
}

pub(crate) async fn moderate(
    to: &mut Transaction<'_>,
    moderate: &Moderate,
) -> Result<Outcome, StoreError> {
    let Moderate { at, operator, act, detail } = moderate;
    if act.apply(to, *at).await? == 0 {
        return Ok(Outcome::Refused);
    }
    let (word, subject) = act.told();
    // The number is the primary key: whoever takes the same one at the same moment waits here, and
    // then fails and tries again. So acts are numbered in the order in which they are committed.
    let sql = "INSERT INTO moderation_log (number, at, operator, act, subject, detail)
               SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM moderation_log";
    change!(to, sql, number(*at), operator, word, subject, detail);
    Ok(Outcome::Written)
}
