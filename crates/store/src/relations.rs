//! Relations between players: whom they have muted or blocked.

use remparts_protocol::{PlayerId, Relation, RelationKind, TableId};
use sqlx::QueryBuilder;

use crate::either::{Transaction, change, either, fetch};
use crate::error::StoreError;
use crate::store::{Store, natural, written_or};
use crate::write::{Outcome, Write, number};

/// A player's relation to another one, to be set or ended.
pub(crate) struct Relate {
    pub(crate) player: PlayerId,
    pub(crate) other: PlayerId,
    /// The relation to set; `None` ends any.
    pub(crate) kind: Option<RelationKind>,
    pub(crate) at: u64,
    pub(crate) most: u32,
}

impl Store {
    /// Makes a player mute or block another one, in place of their relation before.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] if there is no such other player, or if the player has `most` already.
    pub async fn relate(
        &self,
        player: PlayerId,
        other: PlayerId,
        kind: RelationKind,
        at: u64,
        most: u32,
    ) -> Result<(), StoreError> {
        let relate = Relate { player, other, kind: Some(kind), at, most };
        written_or(self.write(Write::Relate(relate)).await?, StoreError::Missing)
    }

    /// Ends the relation of a player to another one.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn unrelate(&self, player: PlayerId, other: PlayerId) -> Result<(), StoreError> {
        let relate = Relate { player, other, kind: None, at: 0, most: 0 };
        self.write(Write::Relate(relate)).await.map(drop)
    }

    /// Whom a player has muted or blocked, the last first. There are never more than
    /// [`Store::relate`] allows.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn relations_of(&self, player: PlayerId) -> Result<Vec<Relation>, StoreError> {
        let sql = "SELECT relations.other_id, players.name, relations.kind, relations.at
                   FROM relations JOIN players ON players.id = relations.other_id
                   WHERE relations.player_id = $1
                   ORDER BY relations.at DESC, relations.other_id";
        let rows: Vec<(String, String, String, i64)> = fetch!(self.read(), sql, player.as_str());
        let relation = |(id, name, kind, at): (String, String, String, i64)| {
            let kind = RelationKind::read(&kind).ok_or(StoreError::Unreadable)?;
            Ok(Relation { player: self::player(&id)?, name, kind, at: natural(at)? })
        };
        rows.into_iter().map(relation).collect()
    }

    /// Whom a player has muted or blocked, so that their messages are not shown.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn unheard_by(&self, player: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let sql = "SELECT other_id FROM relations WHERE player_id = $1";
        let rows: Vec<(String,)> = fetch!(self.read(), sql, player.as_str());
        rows.iter().map(|(id,)| self::player(id)).collect()
    }

    /// Whether the one who opened a table, or someone who sits there, has blocked a player.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn is_blocked_at(&self, at: TableId, player: PlayerId) -> Result<bool, StoreError> {
        let sql = "SELECT COUNT(*) FROM relations
                   WHERE other_id = $2 AND kind = 'block'
                     AND (player_id IN (SELECT host FROM tables WHERE id = $1)
                       OR player_id IN (SELECT player_id FROM seats WHERE table_id = $1))";
        let rows: Vec<(i64,)> = fetch!(self.read(), sql, at.as_str(), player.as_str());
        Ok(rows.first().is_some_and(|(count,)| *count > 0))
    }

    /// Pairs of these players of whom the first has blocked the second.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn blocks_among(
        &self,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, PlayerId)>, StoreError> {
        if players.len() < 2 {
            return Ok(Vec::new());
        }
        let rows: Vec<(String, String)> = either!(self.read(), |pool| {
            let mut sql =
                QueryBuilder::new("SELECT player_id, other_id FROM relations WHERE kind = ");
            sql.push_bind(RelationKind::Block.word());
            for column in [" AND player_id IN (", " AND other_id IN ("] {
                sql.push(column);
                let mut named = sql.separated(", ");
                for player in players {
                    named.push_bind(player.as_str());
                }
                sql.push(")");
            }
            sql.build_query_as().persistent(false).fetch_all(pool).await?
        });
        rows.iter().map(|(one, other)| Ok((player(one)?, player(other)?))).collect()
    }

    /// The name of a player; `None` if there is no such player.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT name FROM players WHERE id = $1";
        let rows: Vec<(String,)> = fetch!(self.read(), sql, player.as_str());
        Ok(rows.into_iter().next().map(|(name,)| name))
    }

    /// Erases the relations of a player in both directions, and their name from the reports they
    /// made. Reports about them stay, for the operator to close.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn forget_relations(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(Write::ForgetRelations { player }).await.map(drop)
    }
}

pub(crate) fn player(id: &str) -> Result<PlayerId, StoreError> {
    id.parse().map_err(|_| StoreError::Unreadable)
}

pub(crate) async fn relate(
    to: &mut Transaction<'_>,
    relate: &Relate,
) -> Result<Outcome, StoreError> {
    let Relate { player, other, kind, at, most } = relate;
    let Some(kind) = kind else {
        let sql = "DELETE FROM relations WHERE player_id = $1 AND other_id = $2";
        return Ok(Outcome::of(change!(to, sql, player.as_str(), other.as_str())));
    };
    let sql = "INSERT INTO relations (player_id, other_id, kind, at)
               SELECT $1, id, $3, $4 FROM players
               WHERE id = $2
                 AND (EXISTS (SELECT 1 FROM relations WHERE player_id = $1 AND other_id = $2)
                   OR (SELECT COUNT(*) FROM relations WHERE player_id = $1) < $5)
               ON CONFLICT (player_id, other_id)
               DO UPDATE SET kind = excluded.kind, at = excluded.at";
    let (player, other) = (player.as_str(), other.as_str());
    let rows = change!(to, sql, player, other, kind.word(), number(*at), i64::from(*most));
    Ok(Outcome::of(rows))
}

/// Erases a player from everything of this file, but for reports about them: relations both ways
/// go, and reports by them lose who made them.
pub(crate) async fn forget_relations(
    to: &mut Transaction<'_>,
    player: PlayerId,
) -> Result<(), StoreError> {
    let player = player.as_str();
    change!(to, "DELETE FROM relations WHERE player_id = $1 OR other_id = $1", player);
    let sql = "UPDATE reports SET reporter_id = NULL, reporter_name = '' WHERE reporter_id = $1";
    change!(to, sql, player);
    Ok(())
}
