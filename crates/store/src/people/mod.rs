//! Players: who they are, what proves it, and how they are erased.

mod model;
pub(crate) mod write;

pub use model::{KnownPlayer, NewSession, OneTime, PasskeyRow, Player, Purpose, SessionRow};

use remparts_protocol::{PlayerId, SessionId, TableId};

use crate::either::{either, fetch};
use crate::error::StoreError;
use crate::store::{Store, natural, table, written_or};
use crate::write::{Outcome, Write, number};
use write::PeopleWrite;

impl Store {
    async fn write_people(&self, write: PeopleWrite) -> Result<Outcome, StoreError> {
        self.write(Write::People(write)).await
    }

    /// Adds a player with the first session.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] if an id or the hash is taken.
    pub async fn add_player(&self, player: &Player, session: NewSession) -> Result<(), StoreError> {
        let write = PeopleWrite::Player { player: player.clone(), session };
        written_or(self.write_people(write).await?, StoreError::Exists)
    }

    /// The player whose session has this secret hash.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn player_of(&self, hash: &str) -> Result<Option<KnownPlayer>, StoreError> {
        let sql = "SELECT players.id, players.name, players.account, sessions.id, sessions.hash,
                          sessions.used
                   FROM sessions JOIN players ON players.id = sessions.player_id
                   WHERE sessions.hash = $1";
        let found: Vec<(String, String, bool, String, String, i64)> =
            fetch!(self.read(), sql, hash);
        let Some((id, name, account, session, hash, used)) = found.into_iter().next() else {
            return Ok(None);
        };
        let session = session.parse().map_err(|_| StoreError::Unreadable)?;
        let player = Player { id: player(&id)?, name, account };
        Ok(Some(KnownPlayer { player, session, hash, used: natural(used)? }))
    }

    /// A player by their id, unless they are gone.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let sql = "SELECT name, account FROM players WHERE id = $1 AND NOT gone";
        let found: Vec<(String, bool)> = fetch!(self.read(), sql, id.as_str());
        Ok(found.into_iter().next().map(|(name, account)| Player { id, name, account }))
    }

    /// Changes the name of a player.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] if there is no such player.
    pub async fn rename(&self, id: PlayerId, name: &str) -> Result<(), StoreError> {
        let write = PeopleWrite::Rename { id, name: name.to_owned() };
        written_or(self.write_people(write).await?, StoreError::Missing)
    }

    /// Adds a session: signs a player in once more.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] if the player is gone.
    pub async fn add_session(
        &self,
        player: PlayerId,
        session: NewSession,
    ) -> Result<(), StoreError> {
        let write = PeopleWrite::Session { player, session };
        written_or(self.write_people(write).await?, StoreError::Missing)
    }

    /// The sessions of a player, the oldest first.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn sessions(&self, player: PlayerId) -> Result<Vec<SessionRow>, StoreError> {
        let sql = "SELECT id, label, opened, used FROM sessions WHERE player_id = $1
                   ORDER BY opened, id";
        let rows: Vec<(String, String, i64, i64)> = fetch!(self.read(), sql, player.as_str());
        let rows = rows.into_iter().map(|(id, label, opened, used)| {
            let id = id.parse().map_err(|_| StoreError::Unreadable)?;
            Ok(SessionRow { id, label, opened: natural(opened)?, used: natural(used)? })
        });
        rows.collect()
    }

    /// Ends a session of a player. Returns whether there was one.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn end_session(
        &self,
        player: PlayerId,
        session: SessionId,
    ) -> Result<bool, StoreError> {
        let write = PeopleWrite::EndSession { player, session };
        Ok(self.write_people(write).await? == Outcome::Written)
    }

    /// Ends all sessions of a player but one.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn end_other_sessions(
        &self,
        player: PlayerId,
        keep: SessionId,
    ) -> Result<(), StoreError> {
        self.write_people(PeopleWrite::EndOthers { player, keep }).await.map(|_| ())
    }

    /// Notes when a session was used last.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn used(
        &self,
        player: PlayerId,
        session: SessionId,
        at: u64,
    ) -> Result<(), StoreError> {
        self.write_people(PeopleWrite::Used { player, session, at }).await.map(|_| ())
    }

    /// Keeps a one-time code.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] if there is such a code.
    pub async fn add_one_time(&self, code: OneTime) -> Result<(), StoreError> {
        written_or(self.write_people(PeopleWrite::OneTime(code)).await?, StoreError::Exists)
    }

    /// Uses a one-time code up: the player it belongs to, and the data kept with it. Of all who try
    /// at the same moment only one gets it.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn take_one_time(
        &self,
        hash: &str,
        purpose: Purpose,
        now: u64,
    ) -> Result<Option<(Option<PlayerId>, String)>, StoreError> {
        let sql = "SELECT player_id, data FROM one_time
                   WHERE hash = $1 AND purpose = $2 AND expires >= $3";
        let found: Vec<(Option<String>, String)> =
            fetch!(self.read(), sql, hash, purpose.word(), number(now));
        let Some((owner, data)) = found.into_iter().next() else { return Ok(None) };
        let owner = owner.as_deref().map(player).transpose()?;
        let write = PeopleWrite::Take { hash: hash.to_owned(), purpose };
        let taken = self.write_people(write).await? == Outcome::Written;
        Ok(taken.then_some((owner, data)))
    }

    /// How many unexpired codes of a purpose a player has.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn count_one_time(
        &self,
        player: PlayerId,
        purpose: Purpose,
        now: u64,
    ) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM one_time
                   WHERE player_id = $1 AND purpose = $2 AND expires >= $3";
        let rows: Vec<(i64,)> =
            fetch!(self.read(), sql, player.as_str(), purpose.word(), number(now));
        rows.first().map_or(Ok(0), |(count,)| natural(*count))
    }

    /// Replaces all recovery codes of a player, by their hashes.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] if the player is gone.
    pub async fn replace_recovery(
        &self,
        player: PlayerId,
        hashes: Vec<String>,
    ) -> Result<(), StoreError> {
        let write = PeopleWrite::Recovery { player, hashes };
        written_or(self.write_people(write).await?, StoreError::Missing)
    }

    /// The passkeys of a player, the oldest first.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn passkeys(&self, player: PlayerId) -> Result<Vec<PasskeyRow>, StoreError> {
        let sql = "SELECT id, label, data, added, used FROM passkeys WHERE player_id = $1
                   ORDER BY added, id";
        let rows: Vec<(String, String, String, i64, i64)> =
            fetch!(self.read(), sql, player.as_str());
        let rows = rows.into_iter().map(|(id, label, data, added, used)| {
            Ok(PasskeyRow { id, label, data, added: natural(added)?, used: natural(used)? })
        });
        rows.collect()
    }

    /// Adds a passkey of a player.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] if there is such a credential, or the player is gone.
    pub async fn add_passkey(
        &self,
        player: PlayerId,
        passkey: PasskeyRow,
    ) -> Result<(), StoreError> {
        let write = PeopleWrite::Passkey { player, passkey };
        written_or(self.write_people(write).await?, StoreError::Exists)
    }

    /// Notes that a passkey was used, with its new key data and counter.
    ///
    /// # Errors
    ///
    /// [`StoreError::Missing`] if there is no such passkey.
    pub async fn passkey_used(
        &self,
        player: PlayerId,
        id: &str,
        data: String,
        at: u64,
    ) -> Result<(), StoreError> {
        let write = PeopleWrite::PasskeyUsed { player, id: id.to_owned(), data, at };
        written_or(self.write_people(write).await?, StoreError::Missing)
    }

    /// Removes a passkey of a player. Returns whether there was one.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn remove_passkey(&self, player: PlayerId, id: &str) -> Result<bool, StoreError> {
        let write = PeopleWrite::RemovePasskey { player, id: id.to_owned() };
        Ok(self.write_people(write).await? == Outcome::Written)
    }

    /// Erases a player: name, sessions, passkeys and codes. Their seats stay theirs. Lines of
    /// tables that name them are found by [`Store::mentions_of_gone`]. Returns whether there was
    /// one.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn forget_player(&self, player: PlayerId) -> Result<bool, StoreError> {
        Ok(self.write_people(PeopleWrite::Forget { player }).await? == Outcome::Written)
    }

    /// The tables whose lines name a player.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn mentions_of(&self, player: PlayerId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT table_id FROM mentions WHERE player_id = $1 ORDER BY table_id";
        let rows: Vec<(String,)> = fetch!(self.read(), sql, player.as_str());
        rows.iter().map(|(id,)| table(id)).collect()
    }

    /// Erased players with tables whose lines still name them, after one of these (keyset
    /// pagination).
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn mentions_of_gone(
        &self,
        after: Option<(PlayerId, TableId)>,
        limit: u32,
    ) -> Result<Vec<(PlayerId, TableId)>, StoreError> {
        let sql = "SELECT mentions.player_id, mentions.table_id
                   FROM mentions JOIN players ON players.id = mentions.player_id
                   WHERE players.gone AND (mentions.player_id, mentions.table_id) > ($1, $2)
                   ORDER BY mentions.player_id, mentions.table_id LIMIT $3";
        let (who, place) =
            after.as_ref().map_or(("", ""), |(player, table)| (player.as_str(), table.as_str()));
        let rows: Vec<(String, String)> = fetch!(self.read(), sql, who, place, i64::from(limit));
        rows.iter().map(|(id, place)| Ok((player(id)?, table(place)?))).collect()
    }

    /// Notes that no line of a table names a player any longer.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn unmention(&self, player: PlayerId, table: TableId) -> Result<(), StoreError> {
        self.write_people(PeopleWrite::Unmention { player, table }).await.map(|_| ())
    }

    /// Removes codes that have expired. Players whose last visit is not known count as seen now.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn tidy_people(&self, now: u64) -> Result<(), StoreError> {
        self.write_people(PeopleWrite::Tidy { now }).await.map(|_| ())
    }

    /// Guests who were last here before a time, or before another time if no table names them; the
    /// longest absent first. Whoever has a passkey or a recovery code is left out: they mean to
    /// come back.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn absent_guests(
        &self,
        before: u64,
        unused_before: u64,
        limit: u32,
    ) -> Result<Vec<PlayerId>, StoreError> {
        let sql = "SELECT id FROM players
                   WHERE NOT gone AND NOT account AND seen > 0
                     AND (seen < $1 OR seen < $2 AND NOT EXISTS
                            (SELECT 1 FROM mentions WHERE player_id = players.id))
                     AND NOT EXISTS (SELECT 1 FROM passkeys WHERE player_id = players.id)
                     AND NOT EXISTS (SELECT 1 FROM one_time
                                     WHERE player_id = players.id AND purpose = 'recovery')
                   ORDER BY seen, id LIMIT $3";
        let rows: Vec<(String,)> =
            fetch!(self.read(), sql, number(before), number(unused_before), i64::from(limit));
        rows.iter().map(|(id,)| player(id)).collect()
    }
}

fn player(id: &str) -> Result<PlayerId, StoreError> {
    id.parse().map_err(|_| StoreError::Unreadable)
}
