//! `moderate`: acts of operators: reports, silences, bans, hidden tables.

mod told;

use super::Outcome;
use crate::database::DatabaseArgs;
use crate::output::{Output, remark};
use anyhow::{Context as _, Result, bail};
use clap::Subcommand;
use remparts_protocol::{PlayerId, ReportId, TableId, time};
use remparts_store::{Act, Network, Sanction, SanctionKind, Store, StoreError};
use std::env;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::runtime::Builder;

/// The end of the year 9999, which stands for ever.
const FOREVER: u64 = 253_402_300_740_000;
/// Most characters of a reason, and of the name of an operator.
const WORDS: usize = 300;

/// Look at reports, silence and ban, hide tables
///
/// Works on the database of a server, which may run: its nodes heed what was done within a few
/// seconds. Every act is noted in a log, with who did it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts moderate reports
  remparts moderate --data /var/lib/remparts report 7KmPq2RsTuVwXyZ9
  remparts moderate --as olga silence ZyXwVuTsRqPm2345 --for 7d --why 'shouts at everyone'
  remparts moderate ban 203.0.113.0/24 --for 12h --why 'a flood of guests'
  remparts moderate lift 203.0.113.0/24
  remparts moderate hide aBcDeFgH23456789
  DATABASE_URL=postgres://... remparts moderate audit

Times are 30min, 12h, 7d, 4w or forever. An IPv6 address stands for its first 64 bits.")]
pub(crate) struct Args {
    #[command(flatten)]
    place: DatabaseArgs,
    /// Name of the operator for the log [default: the name of the user]
    #[arg(long = "as", value_name = "NAME", value_parser = words)]
    operator: Option<String>,
    #[command(subcommand)]
    task: Task,
}

/// The subcommands of `moderate`.
#[derive(Subcommand)]
enum Task {
    /// List reports that nobody has closed, the last first
    Reports {
        /// Also list reports that were closed
        #[arg(long)]
        all: bool,
        /// Only reports before this one
        #[arg(long, value_name = "REPORT")]
        before: Option<ReportId>,
        #[command(flatten)]
        page: Page,
    },
    /// Show a report with everything that was kept with it
    Report {
        /// Id of the report to show
        #[arg(value_name = "REPORT")]
        id: ReportId,
    },
    /// Close a report as dealt with
    Close {
        /// Id of the report to close
        #[arg(value_name = "REPORT")]
        id: ReportId,
        /// What came of it, for the log
        #[arg(long, value_name = "TEXT", value_parser = words, default_value = "", hide_default_value = true)]
        why: String,
    },
    /// Let a player say nothing for a time
    Silence {
        /// Id of the player to silence
        #[arg(value_name = "PLAYER")]
        player: PlayerId,
        #[command(flatten)]
        term: Term,
    },
    /// Let a player do nothing but read, or nobody come from a network, for a time
    Ban {
        /// Player by id, or a network: an address, or a prefix such as 203.0.113.0/24
        #[arg(value_name = "PLAYER|NETWORK")]
        whom: Whom,
        #[command(flatten)]
        term: Term,
    },
    /// End what a player or a network may not do
    Lift {
        /// Player by id, or a network: an address, or a prefix such as 203.0.113.0/24
        #[arg(value_name = "PLAYER|NETWORK")]
        whom: Whom,
    },
    /// List the silences and bans that are in force
    Sanctions,
    /// Take a table out of the lobby and out of the finished games
    Hide {
        /// Id of the table to hide
        #[arg(value_name = "TABLE")]
        table: TableId,
    },
    /// Put a table back into the lobby and into the finished games
    Unhide {
        /// Id of the table to show again
        #[arg(value_name = "TABLE")]
        table: TableId,
    },
    /// List what operators did, the last first
    Audit {
        /// Only acts before this number
        #[arg(long, value_name = "NUMBER")]
        before: Option<u64>,
        #[command(flatten)]
        page: Page,
    },
}

/// The size of a page of a list.
#[derive(clap::Args)]
struct Page {
    /// Most entries to list
    #[arg(long, value_name = "COUNT", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
    limit: u32,
}

/// The length of a sanction, and its reason.
#[derive(clap::Args)]
struct Term {
    /// For how long: 30min, 12h, 7d, 4w or forever
    #[arg(long = "for", value_name = "TIME", value_parser = millis)]
    length: u64,
    /// Reason, for operators only
    #[arg(long, value_name = "TEXT", value_parser = words)]
    why: String,
}

impl Term {
    fn of<T>(&self, whom: T, since: u64) -> Sanction<T> {
        let until = since.saturating_add(self.length).min(FOREVER);
        Sanction { whom, since, until, why: self.why.clone() }
    }
}

/// A player or a network, as a sanction names it.
#[derive(Clone, Copy)]
enum Whom {
    Player(PlayerId),
    Network(Network),
}

impl FromStr for Whom {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(player) = text.parse() {
            return Ok(Self::Player(player));
        }
        let network = text.parse().map(Self::Network);
        network.map_err(|error| format!("neither the id of a player nor a network: {error}"))
    }
}

/// Reads a length of time as milliseconds.
fn millis(text: &str) -> Result<u64, String> {
    if text == "forever" {
        return Ok(FOREVER);
    }
    let number = text.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
    let unit = match &text[number.len()..] {
        "min" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        "w" => 7 * 86_400_000,
        _ => 0,
    };
    let length = number.parse().ok().and_then(|number: u64| number.checked_mul(unit));
    length.filter(|length| *length > 0).ok_or_else(|| "write 30min, 12h, 7d, 4w or forever".into())
}

/// A text of the operator, no longer than [`WORDS`].
fn words(text: &str) -> Result<String, String> {
    if text.chars().count() > WORDS {
        return Err(format!("at most {WORDS} signs"));
    }
    Ok(text.to_owned())
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let runtime = Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(async {
        let store = args.place.open().await?;
        let done = attend(args, &store, out).await;
        store.close().await;
        done.map(|()| Outcome::Fine)
    })
}

async fn attend(args: &Args, store: &Store, out: &mut Output) -> Result<()> {
    let at = now();
    match &args.task {
        Task::Reports { all, before, page } => {
            let before = match before {
                Some(id) => Some((report(store, *id).await?.at, *id)),
                None => None,
            };
            told::reports(&store.reports(*all, before, page.limit).await?, page.limit, out)
        }
        Task::Report { id } => told::report(&report(store, *id).await?, out),
        Task::Sanctions => told::sanctions(&store.sanctions(at).await?, out),
        Task::Audit { before, page } => told::acts(&store.acts(*before, page.limit).await?, out),
        Task::Close { id, why } => act(args, store, at, Act::Close(*id), why).await,
        Task::Silence { player, term } => {
            let sanction = term.of((*player, SanctionKind::Silence), at);
            let detail = detail(&sanction);
            act(args, store, at, Act::Sanction(sanction), &detail).await
        }
        Task::Ban { whom: Whom::Player(player), term } => {
            let sanction = term.of((*player, SanctionKind::Ban), at);
            let detail = detail(&sanction);
            act(args, store, at, Act::Sanction(sanction), &detail).await
        }
        Task::Ban { whom: Whom::Network(network), term } => {
            let sanction = term.of(*network, at);
            let detail = detail(&sanction);
            act(args, store, at, Act::Ban(sanction), &detail).await?;
            remark(format_args!("the network is {network}"));
            Ok(())
        }
        Task::Lift { whom: Whom::Player(player) } => {
            act(args, store, at, Act::LiftPlayer(*player), "").await
        }
        Task::Lift { whom: Whom::Network(network) } => {
            act(args, store, at, Act::LiftNetwork(*network), "").await
        }
        Task::Hide { table } => act(args, store, at, Act::Hide(*table), "").await,
        Task::Unhide { table } => act(args, store, at, Act::Unhide(*table), "").await,
    }
}

async fn report(store: &Store, id: ReportId) -> Result<remparts_store::Report> {
    store.report_of(id).await?.with_context(|| format!("there is no report {id}"))
}

/// The text of a sanction for the log.
fn detail<T>(sanction: &Sanction<T>) -> String {
    format!("until {}: {}", time::utc(sanction.until), sanction.why)
}

/// Carries out an act, which the store writes to the log.
async fn act(args: &Args, store: &Store, at: u64, act: Act, detail: &str) -> Result<()> {
    let operator = args.operator.clone().or_else(|| env::var("USER").ok());
    let operator = operator.filter(|name| !name.trim().is_empty());
    let operator = operator.context("say who you are for the log: --as NAME")?;
    let nothing = match &act {
        Act::Close(id) => format!("there is no open report {id}"),
        Act::Sanction(Sanction { whom: (player, _), .. }) => format!("there is no player {player}"),
        Act::Ban(_) => "the network cannot be banned".to_owned(),
        Act::LiftPlayer(player) => format!("{player} is neither silenced nor banned"),
        Act::LiftNetwork(network) => format!("{network} is not banned"),
        Act::Hide(table) => format!("there is no table {table} that is not hidden"),
        Act::Unhide(table) => format!("there is no hidden table {table}"),
    };
    match store.moderate(at, &operator, act, detail).await {
        Err(StoreError::Missing) => bail!(nothing),
        Err(StoreError::Full) => bail!("too many sanctions are in force; lift some first"),
        done => Ok(done?),
    }
}
