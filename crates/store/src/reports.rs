//! Reports: what players ask operators to look at.

use remparts_protocol::{PlayerId, ReportId, TableId};

use crate::either::{Transaction, change, either, fetch};
use crate::error::StoreError;
use crate::relations::player;
use crate::store::{Store, natural, table, written_or};
use crate::write::{Outcome, Write, number};

/// A report of a player to the operators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The id of the report.
    pub id: ReportId,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The table where it happened.
    pub table: TableId,
    /// Number of the table's last line when it was reported.
    pub seq: u32,
    /// The reporting player; `None` once they are erased.
    pub reporter: Option<PlayerId>,
    /// Their name at that time; empty once they are erased.
    pub reporter_name: String,
    /// The player who is reported.
    pub player: PlayerId,
    /// Their name at that time.
    pub player_name: String,
    /// The kind of offence, as a word.
    pub reason: String,
    /// The message of the reporting player.
    pub text: String,
    /// What was seen at the table, as text; the store does not read it.
    pub context: String,
    /// When an operator closed it, in milliseconds since 1970.
    pub closed: Option<u64>,
}

/// A row of a report, as databases return it.
type Raw = (
    String,
    i64,
    String,
    i64,
    Option<String>,
    String,
    String,
    String,
    String,
    String,
    String,
    Option<i64>,
);

fn read(raw: Raw) -> Result<Report, StoreError> {
    let (id, at, at_table, seq, reporter, reporter_name, whom, name, reason, text, context, closed) =
        raw;
    Ok(Report {
        id: id.parse().map_err(|_| StoreError::Unreadable)?,
        at: natural(at)?,
        table: table(&at_table)?,
        seq: u32::try_from(seq).map_err(|_| StoreError::Unreadable)?,
        reporter: reporter.as_deref().map(player).transpose()?,
        reporter_name,
        player: player(&whom)?,
        player_name: name,
        reason,
        text,
        context,
        closed: closed.map(natural).transpose()?,
    })
}

impl Store {
    /// Adds a report.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] if the same one has an open report of the same player at that table.
    pub async fn report(&self, report: Report) -> Result<(), StoreError> {
        written_or(self.write(Write::Report(Box::new(report))).await?, StoreError::Exists)
    }

    /// Reports, the last first, before one of these; those that are closed too if `all` is wanted.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn reports(
        &self,
        all: bool,
        before: Option<(u64, ReportId)>,
        limit: u32,
    ) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, at, table_id, seq, reporter_id, reporter_name,
                          player_id, player_name, reason, text, context, closed
                   FROM reports WHERE (closed IS NULL OR $1) AND (at, id) < ($2, $3)
                   ORDER BY at DESC, id DESC LIMIT $4";
        let (at, id) =
            before.as_ref().map_or((i64::MAX, ""), |(at, id)| (number(*at), id.as_str()));
        let rows: Vec<Raw> = fetch!(self.read(), sql, all, at, id, i64::from(limit));
        rows.into_iter().map(read).collect()
    }

    /// One report.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn report_of(&self, id: ReportId) -> Result<Option<Report>, StoreError> {
        let sql = "SELECT id, at, table_id, seq, reporter_id, reporter_name,
                          player_id, player_name, reason, text, context, closed
                   FROM reports WHERE id = $1";
        let rows: Vec<Raw> = fetch!(self.read(), sql, id.as_str());
        rows.into_iter().next().map(read).transpose()
    }

    /// Forgets reports that were closed before a time, in milliseconds since 1970.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn forget_reports(&self, closed_before: u64) -> Result<(), StoreError> {
        self.write(Write::ForgetReports { closed_before }).await.map(drop)
    }
}

pub(crate) async fn report(
    to: &mut Transaction<'_>,
    report: &Report,
) -> Result<Outcome, StoreError> {
    let sql = "INSERT INTO reports (id, at, table_id, seq, reporter_id, reporter_name, player_id,
                                    player_name, reason, text, context)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
               ON CONFLICT DO NOTHING";
    Ok(Outcome::of(change!(
        to,
        sql,
        report.id.as_str(),
        number(report.at),
        report.table.as_str(),
        i64::from(report.seq),
        report.reporter.as_ref().map(PlayerId::as_str),
        &report.reporter_name,
        report.player.as_str(),
        &report.player_name,
        &report.reason,
        &report.text,
        &report.context
    )))
}

pub(crate) async fn forget_reports(
    to: &mut Transaction<'_>,
    closed_before: u64,
) -> Result<(), StoreError> {
    change!(to, "DELETE FROM reports WHERE closed < $1", number(closed_before));
    Ok(())
}
