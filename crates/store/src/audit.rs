//! Questions of those who check a database: damages of its file, all tables, number of players.

use remparts_protocol::TableId;

use crate::either::{Either, either, fetch};
use crate::error::StoreError;
use crate::model::Standing;
use crate::store::{Store, natural, table};

/// Most damages that are reported of a file.
const DAMAGES: usize = 100;

impl Store {
    /// What SQLite finds wrong with its file, and rows that refer to others which are missing;
    /// nothing if all is well. It reads the whole file. PostgreSQL looks after itself.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn damages(&self) -> Result<Vec<String>, StoreError> {
        let Either::Sqlite(pool) = self.read() else { return Ok(Vec::new()) };
        let found: Vec<(String,)> =
            sqlx::query_as("PRAGMA integrity_check(100)").fetch_all(pool).await?;
        let mut damages: Vec<String> =
            found.into_iter().map(|(damage,)| damage).filter(|damage| damage != "ok").collect();
        let sql = "SELECT \"table\", rowid, parent FROM pragma_foreign_key_check";
        let missing: Vec<(String, Option<i64>, String)> =
            sqlx::query_as(sql).fetch_all(pool).await?;
        damages.extend(missing.into_iter().map(|(child, row, parent)| {
            let row = row.map_or_else(String::new, |row| format!(" {row}"));
            format!("row{row} of {child} refers to a row of {parent} that is missing")
        }));
        damages.truncate(DAMAGES);
        Ok(damages)
    }

    /// All tables by their ids, after one of them, with how far they are and the number of their last
    /// line.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn all_tables(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableId, Standing, u32)>, StoreError> {
        let sql = "SELECT id, standing, head FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.as_ref().map_or("", TableId::as_str);
        let rows: Vec<(String, String, i64)> = fetch!(self.read(), sql, after, i64::from(limit));
        let rows = rows.iter().map(|(id, standing, head)| {
            let head = u32::try_from(*head).map_err(|_| StoreError::Unreadable)?;
            Ok((table(id)?, Standing::read(standing)?, head))
        });
        rows.collect()
    }

    /// How many players there are.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn count_players(&self) -> Result<u64, StoreError> {
        let rows: Vec<(i64,)> = fetch!(self.read(), "SELECT COUNT(*) FROM players");
        natural(rows.first().map_or(0, |(count,)| *count))
    }
}
