//! The lobby: a list of the tables that everyone may find.

use remparts_protocol::{Game, Pace, PlayerId, TableId};

use crate::either::{either, fetch};
use crate::error::StoreError;
use crate::model::{Facets, Row, Standing};
use crate::store::{RawRow, Store, row};
use crate::write::number;

impl Store {
    /// Public tables, the last touched first, after one of them (keyset pagination): those that no
    /// operator has hidden, and none whose host has blocked the asking player or was blocked by
    /// them.
    ///
    /// Tables that nobody has touched since they were written by an older program come with every
    /// filter: what they are is not known here, and whoever reads `listed` can tell.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn lobby(
        &self,
        standing: Standing,
        viewer: Option<PlayerId>,
        facets: Facets,
        after: Option<(u64, TableId)>,
        limit: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let sql = "SELECT id, standing, touched, listed FROM tables
                   WHERE standing = $1 AND public AND hidden IS NULL
                     AND (touched, id) < ($2, $3)
                     AND ($4 = '' OR game IS NULL OR game = $4)
                     AND ($5 = '' OR pace IS NULL OR pace = $5)
                     AND ($6 = 0 OR players IS NULL OR players = $6)
                     AND NOT EXISTS (
                         SELECT 1 FROM relations
                         WHERE kind = 'block'
                           AND (player_id = $7 AND other_id = tables.host
                             OR other_id = $7 AND player_id = tables.host))
                   ORDER BY touched DESC, id DESC LIMIT $8";
        let (touched, id) =
            after.as_ref().map_or((i64::MAX, ""), |(touched, id)| (number(*touched), id.as_str()));
        let rows: Vec<RawRow> = fetch!(
            self.read(),
            sql,
            standing.word(),
            touched,
            id,
            facets.game.map_or("", Game::word),
            facets.pace.map_or("", Pace::word),
            facets.players.map_or(0, i64::from),
            viewer.as_ref().map_or("", PlayerId::as_str),
            i64::from(limit)
        );
        rows.into_iter().map(row).collect()
    }
}
