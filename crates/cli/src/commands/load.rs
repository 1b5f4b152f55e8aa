//! `load`: a load test of a server.

use super::Outcome;
use crate::load::{self, Measured, Plan, machine};
use crate::output::{Output, counted, remark};
use crate::progress;
use crate::wish::Wish;
use anyhow::{Context as _, Result, ensure};
use clap::value_parser;
use remparts_client::Server;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::time::Duration;
use tokio::runtime::Builder;

/// File descriptors needed besides sockets.
const OTHER_FILES: u64 = 200;

/// Play at many tables of a server at once and measure it
///
/// Opens tables, seats guests over real sockets, lets them sit still for a moment, and then plays
/// legal actions at random at a steady rate. The time from sending a move to its acknowledgement
/// counts. Every player keeps the game and compares it with what the server tells.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts serve --limits off --data scratch &
  remparts load http://127.0.0.1:4747 --tables 2000 --rate 500 --seconds 60 --pid $!
  remparts load http://127.0.0.1:4747 --node http://127.0.0.1:4748 --json

A server has limits for strangers, and a driver is a very busy stranger: `--limits off` is for
measuring. Exit status: 0 every move was acknowledged, 1 not every move, 2 wrong usage.")]
pub(crate) struct Args {
    /// Address of the server to be tested
    #[arg(value_name = "URL")]
    url: String,
    /// Another node of the same service; can be given several times. The players of a table are
    /// spread over all nodes
    #[arg(long = "node", value_name = "URL")]
    nodes: Vec<String>,
    /// Tables that are live at the same time
    #[arg(long, default_value_t = 100, value_name = "N")]
    #[arg(value_parser = value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// Players at each table
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = value_parser!(u8).range(2..=6))]
    seats: u8,
    /// Moves per second, at all tables together
    #[arg(long, default_value_t = 50.0, value_name = "N", value_parser = rate)]
    rate: f64,
    /// How long to play
    #[arg(long, default_value_t = 30, value_name = "S")]
    #[arg(value_parser = value_parser!(u32).range(1..=3_600))]
    seconds: u32,
    /// Short name such as base-inns-river (see `remparts setups`), or a file of setup lines
    #[arg(long, default_value = "base", value_name = "NAME|FILE")]
    setup: String,
    /// Seed of the players' random numbers
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The process of a server on this machine, to say how much memory it takes; once for each
    #[arg(long = "pid", value_name = "PID")]
    pids: Vec<u32>,
    /// Also a server on another machine, whose operator agrees
    #[arg(long)]
    anywhere: bool,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse::<f64>().ok().filter(|rate| (0.1..=100_000.0).contains(rate));
    rate.ok_or_else(|| "expected a number from 0.1 to 100000".to_owned())
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let urls = std::iter::once(&args.url).chain(&args.nodes);
    let servers = urls.map(|url| Ok(Server::new(url)?)).collect::<Result<Vec<_>>>()?;
    ensure!(
        args.anywhere || servers.iter().all(Server::is_local),
        "this loads a server heavily, so it must be on this machine, or say `--anywhere`"
    );
    let needed = u64::from(args.tables) * u64::from(args.seats) + OTHER_FILES;
    let files = machine::raise_file_limit();
    ensure!(files >= needed, "{needed} files must be open at once, the system allows {files}");
    ensure!(
        args.pids.is_empty() || machine::memory(&args.pids).is_some(),
        "nothing is known of the memory of process {:?}",
        args.pids
    );
    let setup = Wish { setup: args.setup.clone(), players: Some(args.seats) }.read()?;
    let plan = Plan {
        servers,
        tables: args.tables,
        seats: args.seats,
        rate: args.rate,
        time: Duration::from_secs(args.seconds.into()),
        seed: args.seed,
        pids: args.pids.clone(),
    };
    let bar = progress::bar("tables and moves", args.tables.into());
    let runtime = Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("cannot start")?;
    let stop = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    let measured = runtime.block_on(async {
        match setup {
            AnySetup::Classic(setup) => load::run::<Classic>(plan, setup, bar.clone(), stop).await,
            AnySetup::City(setup) => load::run::<City>(plan, setup, bar.clone(), stop).await,
        }
    });
    bar.finish_and_clear();
    // Sockets need not be closed one by one.
    runtime.shutdown_background();
    let measured = measured?;
    if args.json {
        writeln!(out, "{}", as_json(args, &measured))?;
    } else {
        print(args, &measured, out)?;
    }
    let (played, wished) = (measured.time.as_secs_f64(), f64::from(args.seconds));
    if played < wished {
        remark(format_args!("stopped after {played:.1} of {wished:.0} s"));
    }
    for reason in &measured.reasons {
        remark(format_args!("went wrong: {reason}"));
    }
    Ok(Outcome::fine_if(measured.is_fine()))
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

fn rate_of(measured: &Measured) -> f64 {
    measured.latency.count() as f64 / measured.time.as_secs_f64().max(1e-9)
}

/// The percentiles that are shown.
const PARTS: [(&str, f64); 4] = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999)];

fn as_json(args: &Args, measured: &Measured) -> Value {
    let latency = |times: &load::Histogram| {
        let mut all: serde_json::Map<String, Value> = PARTS
            .iter()
            .map(|(name, part)| ((*name).to_owned(), millis(times.at(*part)).into()))
            .collect();
        all.insert("max".to_owned(), millis(times.longest()).into());
        all
    };
    json!({
        "setup": args.setup,
        "nodes": 1 + args.nodes.len(),
        "tables": args.tables,
        "seats": args.seats,
        "rate": args.rate,
        "seconds": measured.time.as_secs_f64(),
        "opened": measured.opened,
        "opening_seconds": measured.opening.as_secs_f64(),
        "live": measured.live,
        "finished": measured.finished,
        "sent": measured.sent,
        "acknowledged": measured.latency.count(),
        "refused": measured.refused,
        "unanswered": measured.unanswered,
        "rate_achieved": rate_of(measured),
        "latency_ms": latency(&measured.latency),
        "lag_ms": latency(&measured.lag),
        "memory_before": measured.memory_before,
        "memory_idle": measured.memory_idle,
        "memory_after": measured.memory_after,
        "memory_per_idle_table": measured.memory_per_table(),
        "processors": processors(),
        "busy": measured.busy,
        "load": measured.load,
        "problems": measured.reasons,
    })
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn print(args: &Args, measured: &Measured, out: &mut Output) -> io::Result<()> {
    let Measured { opened, live, finished, sent, refused, unanswered, latency, .. } = measured;
    let times = |times: &load::Histogram| {
        let parts =
            PARTS.iter().map(|(name, part)| format!("{name} {:.1}", millis(times.at(*part))));
        let parts: Vec<String> = parts.collect();
        format!("{}, max {:.1} ms", parts.join(", "), millis(times.longest()))
    };
    writeln!(
        out,
        "{}, {} players at each table, {}",
        args.setup,
        args.seats,
        counted(1 + args.nodes.len() as u64, "node")
    )?;
    let opening = measured.opening.as_secs_f64();
    writeln!(
        out,
        "tables   {opened} of {} opened in {opening:.1} s, {live} live to the end, {finished} games finished",
        args.tables
    )?;
    let (rate, time) = (rate_of(measured), measured.time.as_secs_f64());
    writeln!(
        out,
        "moves    {sent} sent, {} acknowledged, {refused} refused, {unanswered} not answered",
        latency.count()
    )?;
    writeln!(out, "rate     {rate:.1} a second for {time:.1} s, wished were {}", args.rate)?;
    writeln!(out, "latency  {}", times(latency))?;
    writeln!(out, "sent     late by {}", times(&measured.lag))?;
    let busy = measured.busy.map(|busy| format!(", {:.0} % busy", busy * 100.0));
    let load = measured.load.map(|load| format!(", load {load:.2}"));
    let (busy, load) = (busy.unwrap_or_default(), load.unwrap_or_default());
    writeln!(out, "machine  {} processors{busy}{load}", processors())?;
    let memory = measured.memory_before.zip(measured.memory_idle).zip(measured.memory_after);
    if let (Some(((before, idle), after)), Some(each)) = (memory, measured.memory_per_table()) {
        let [before, idle, after] = [before, idle, after].map(|bytes| bytes as f64 / 1e6);
        writeln!(
            out,
            "memory   {before:.1} MB before, {idle:.1} MB idle, {after:.1} MB after: {:.1} kB for an idle table",
            each / 1e3
        )?;
    }
    Ok(())
}
