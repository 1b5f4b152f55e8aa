//! `join`: a bot at a table of a server.

use super::Outcome;
use crate::contest::Contested;
use crate::names;
use crate::online::{Bot, Sitting};
use crate::output::{Output, remark};
use anyhow::{Context as _, Result, bail, ensure};
use clap::value_parser;
use remparts_bots::outside::{Outside, Patience};
use remparts_bots::{Player, roster};
use remparts_client::{Proof, Server, Visitor};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{Message, OutcomeKind, TableId};
use remparts_terminal::host::remote::fetch_tiles;
use std::io::Write as _;
use std::time::Duration;
use tokio::runtime::Builder;

/// Sit down at a table of a server and play as a bot
///
/// Takes an open seat, is ready at once, plays to the end and prints the result. A connection that
/// is lost is opened again, and a server that starts again finds the bot waiting.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts join http://127.0.0.1:4747/#/table/7KmPq2RsTuVwXyZ9
  remparts join http://127.0.0.1:4747/#/table/7KmPq2RsTuVwXyZ9 --bot master --seat 2
  remparts join URL --external 'python3 examples/random_bot.py' --name Dice
  remparts join URL --account Hector              makes an account and prints its token
  REMPARTS_TOKEN=... remparts join URL            plays as that account

Without an account the bot is a guest.")]
pub(crate) struct Args {
    /// The table, as people share it or as the API names it
    #[arg(value_name = "URL")]
    url: String,
    /// Name of the bot that plays (see docs/BOTS.md)
    #[arg(long, default_value = "expert", value_name = "NAME", conflicts_with = "external")]
    bot: String,
    /// Command line of a program that plays in place of a bot (see docs/PROTOCOL.md)
    #[arg(long, value_name = "COMMAND")]
    external: Option<String>,
    /// Milliseconds for a turn [default: what the bot takes; 1000 for a program]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Name to use at the table [default: the name of the bot]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Which seat, counted from one [default: the first that is open]
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=6))]
    seat: Option<u8>,
    /// The token of an account; REMPARTS_TOKEN does the same and is not seen by other users
    #[arg(long, value_name = "TOKEN", conflicts_with = "account")]
    token: Option<String>,
    /// Make an account of this name and print its token
    #[arg(long, value_name = "NAME")]
    account: Option<String>,
    /// Seed of the bot's random numbers
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let (server, table) = Server::with_table(&args.url)?;
    let table = table.context("the address names no table")?;
    check_bot(args)?;
    let runtime = Builder::new_current_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(async {
        let visitor = arrive(args, &server, out).await?;
        match setup_at(&visitor, table).await? {
            AnySetup::Classic(setup) => play::<Classic>(args, &visitor, table, setup, out).await,
            AnySetup::City(setup) => play::<City>(args, &visitor, table, setup, out).await,
        }
    })
}

/// Refuses a bot that does not exist before anyone waits for it.
fn check_bot(args: &Args) -> Result<()> {
    match &args.external {
        Some(command) => Outside::new(command, Patience::default())?.start()?,
        None => {
            names::check_bot(&args.bot)?;
        }
    }
    Ok(())
}

/// The visitor that the bot is at the server.
async fn arrive(args: &Args, server: &Server, out: &mut Output) -> Result<Visitor> {
    let token = args.token.clone().or_else(|| std::env::var("REMPARTS_TOKEN").ok());
    if let Some(name) = &args.account {
        let (account, visitor) = server.account(name).await?;
        writeln!(out, "token {}", account.token)?;
        out.flush()?;
        return Ok(visitor);
    }
    if let Some(token) = token {
        let visitor = server.visitor(Proof::Token(token));
        visitor.me().await?;
        if let Some(name) = &args.name {
            visitor.rename(name).await?;
        }
        return Ok(visitor);
    }
    let usual = if args.external.is_some() { "bot" } else { &args.bot };
    Ok(server.guest(args.name.as_deref().unwrap_or(usual)).await?)
}

async fn setup_at(visitor: &Visitor, table: TableId) -> Result<AnySetup> {
    let Message::Table { table, .. } = visitor.table(table).await? else {
        bail!("the server does not say what is played");
    };
    fetch_tiles(visitor, &table.setup).await?;
    Ok(AnySetup::read(&table.setup)?)
}

fn bot<G: Contested>(args: &Args) -> Result<Bot<G>> {
    let time = args.ms.map(Duration::from_millis);
    Ok(match &args.external {
        Some(command) => {
            let player: Box<dyn Player<G>> = Box::new(Outside::new(command, Patience::default())?);
            Bot { player, time: Some(time.unwrap_or(Duration::from_secs(1))) }
        }
        None => Bot { player: roster::player(&args.bot, args.seed)?, time },
    })
}

async fn play<G>(
    args: &Args,
    visitor: &Visitor,
    table: TableId,
    setup: G::Setup,
    out: &mut Output,
) -> Result<Outcome>
where
    G: Contested<Setup: Send, View: Send> + Send + 'static,
{
    let mut sitting =
        Sitting::<G>::take(visitor, table, setup, args.seat.map(|seat| seat - 1)).await?;
    let seat = sitting.seat();
    remark(format_args!("seat {} at {}", seat + 1, visitor.server().page(table)));
    let end = sitting.play(bot(args)?).await?;
    ensure!(!end.winners.is_empty() || end.kind == OutcomeKind::Abandoned, "nobody has won");
    let scores: Vec<String> = end.scores.iter().map(ToString::to_string).collect();
    let how = match end.kind {
        OutcomeKind::Abandoned => "abandoned",
        _ if end.winners == [seat] => "won",
        _ if end.winners.contains(&seat) => "level",
        _ => "lost",
    };
    writeln!(out, "{how} seat {} scores {}", seat + 1, scores.join(" "))?;
    Ok(Outcome::Fine)
}
