//! Checks a database: its file, its foreign keys, and every table replayed from its lines.

use crate::interrupt::Interrupt;
use crate::output::{counted, remark};
use crate::progress;
use anyhow::Result;
use remparts_protocol::{Code, TableId};
use remparts_server::tables::check;
use remparts_store::{Standing, Store};
use std::collections::BTreeMap;
use std::time::Duration;

/// Tables that are fetched in one page.
const PAGE: u32 = 200;
/// Interval at which a long query looks whether somebody wants to stop.
const BREATH: Duration = Duration::from_millis(50);

/// The findings of a check.
#[derive(Default)]
pub(crate) struct Findings {
    /// How many tables there are of each standing.
    pub(crate) tables: BTreeMap<Standing, u64>,
    /// Number of lines of all tables.
    pub(crate) lines: u64,
    /// Number of moves of all tables.
    pub(crate) moves: u64,
    /// Number of people and programs that are known.
    pub(crate) players: u64,
    /// Number of problems, each of which was told.
    pub(crate) wrong: u64,
    /// Tables whose tile set is not at hand, so that they cannot be replayed.
    pub(crate) unknown: u64,
    /// Whether the check was stopped before its end.
    pub(crate) stopped: bool,
}

impl Findings {
    fn wrong(&mut self, what: &str) {
        self.wrong += 1;
        remark(format_args!("{what}"));
    }

    /// Whether everything was looked at and nothing is wrong.
    pub(crate) fn is_sound(&self) -> bool {
        self.wrong == 0 && !self.stopped
    }

    /// All numbers in one line.
    pub(crate) fn summary(&self) -> String {
        let standings: Vec<String> = self
            .tables
            .iter()
            .map(|(standing, number)| format!("{number} {}", standing.word()))
            .collect();
        let tables = counted(self.tables.values().sum(), "table");
        let of = if standings.is_empty() {
            String::new()
        } else {
            format!(" ({})", standings.join(", "))
        };
        let (lines, moves) = (counted(self.lines, "line"), counted(self.moves, "move"));
        let players = counted(self.players, "player");
        format!("{tables}{of}, {lines}, {moves}, {players}; {} wrong", self.wrong)
    }
}

/// Checks a whole database. Problems are told at once, and so is the progress. A server may write
/// meanwhile.
pub(crate) async fn audit(store: &Store, interrupt: &Interrupt) -> Result<Findings> {
    let mut findings = Findings::default();
    let bar = progress::spinner("tables checked");
    tokio::select! {
        damages = store.damages() => {
            for damage in damages? {
                findings.wrong(&damage);
            }
        }
        () = set(interrupt) => findings.stopped = true,
    }
    let mut after = None;
    while !findings.stopped {
        let page = store.all_tables(after, PAGE).await?;
        let Some((end, ..)) = page.last() else { break };
        after = Some(*end);
        for (id, standing, head) in page {
            if interrupt.is_set() {
                findings.stopped = true;
                break;
            }
            *findings.tables.entry(standing).or_default() += 1;
            check_table(store, id, standing, head, &mut findings).await?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    if !findings.stopped {
        findings.players = store.count_players().await?;
    }
    Ok(findings)
}

/// Waits until somebody wants to stop.
async fn set(interrupt: &Interrupt) {
    while !interrupt.is_set() {
        tokio::time::sleep(BREATH).await;
    }
}

/// Replays one table, which had this stage and this last line a moment ago.
async fn check_table(
    store: &Store,
    id: TableId,
    standing: Standing,
    head: u32,
    findings: &mut Findings,
) -> Result<()> {
    let Some(kept) = store.load(id).await? else {
        findings.wrong(&format!("table {id} is gone"));
        return Ok(());
    };
    // Somebody may play there: lines are added, never taken away.
    let now = store.heads(&[id]).await?.first().map_or(0, |(_, head)| *head);
    let lines = kept.lines.len() as u64;
    findings.lines += lines;
    if lines < u64::from(head) || lines > u64::from(now) {
        findings.wrong(&format!("table {id} has {lines} lines, and says it has {head}"));
        return Ok(());
    }
    match check(id, &kept) {
        Ok(folded) => {
            findings.moves += folded.moves as u64;
            if now == head && folded.standing != standing {
                let (is, said) = (folded.standing.word(), standing.word());
                findings.wrong(&format!("table {id} is {is}, and lists say it is {said}"));
            }
        }
        Err(problem) if problem.code == Code::NoTiles => {
            findings.unknown += 1;
            remark(format_args!("table {id}: {problem}; name its file with --tiles"));
        }
        Err(problem) => findings.wrong(&format!("table {id}: {problem}")),
    }
    Ok(())
}
