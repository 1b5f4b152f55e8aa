//! `serve`: the page to play on, and the tables to play at on line.

use super::Outcome;
use crate::load::machine::raise_file_limit;
use crate::output::{Output, remark};
use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use remparts_server::bus::Bus;
use remparts_server::tables::{self, Tables};
use remparts_server::{Limits, Metrics, Page, Server, Settings};
use remparts_store::{Store, StoreError};
use std::env;
use std::fs;
use std::io::{self, ErrorKind, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tracing_subscriber::EnvFilter;

/// The address of the page unless another is wished for.
const HOME: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4747);
/// Ports after it that are tried when others are in use.
const SPARE_PORTS: u16 = 20;
/// Name of the file that holds all tables.
pub(crate) const FILE: &str = "remparts.db";

/// Serve the page to play on, and tables to play at on line
///
/// Prints its address and serves until Ctrl-C. Games at one screen stay in the browser; tables on
/// line are kept in one SQLite file. With a PostgreSQL database and a NATS server it is one of many
/// nodes that serve the same tables.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts serve
  remparts serve --open
  remparts serve --listen 0.0.0.0:8080    for everyone in the network
  remparts serve --listen 127.0.0.1:0     any free port
  remparts serve --data /var/lib/remparts --behind-proxy --log-format json
  remparts serve --metrics 127.0.0.1:9090 figures for Prometheus
  DATABASE_URL=postgres://... NATS_URL=nats://... remparts serve

RUST_LOG says what is logged: warn, info, debug, or as in remparts_server=debug.")]
pub(crate) struct Args {
    /// Address and port [default: 127.0.0.1:4747, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Address and port of the metrics (/metrics), for operators alone [default: none]
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Folder for the tables, made if need be [default: the user's data folder]
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// Database for the tables: postgres://... or sqlite:FILE [env: DATABASE_URL]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// NATS server between nodes [env: NATS_URL]
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// Name of this node in the cluster [default: any]
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    node: String,
    /// Trust the headers X-Forwarded-For, -Proto and -Host, as a proxy sets them
    #[arg(long)]
    behind_proxy: bool,
    /// Rate limits, and the least time that bots take
    #[arg(long, value_name = "WHICH", default_value = "on")]
    limits: Switch,
    /// Change one limit, such as requests=400/20ms, sockets=10000/400 or chat=off
    #[arg(long, value_name = "NAME=VALUE")]
    limit: Vec<String>,
    /// Days for which chat is kept after a table has ended
    #[arg(long, value_name = "DAYS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3650))]
    keep_talk: u32,
    /// Days for which guests are kept who do not come back
    #[arg(long, value_name = "DAYS", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=3650))]
    keep_guests: u32,
    /// Contact for security reports, for security.txt: mailto:... or https://...
    #[arg(long, value_name = "URI", value_parser = contact)]
    security_contact: Option<String>,
    /// Form of the log on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log_format: LogFormat,
}

/// Whether rate limits are on.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    /// On, for servers that anyone can reach.
    On,
    /// Off, for load tests on a closed machine.
    Off,
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    /// Text for people; warnings alone.
    Text,
    /// JSON for programs, with what happens as well.
    Json,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let page = Page::built();
    if page.is_empty() {
        remark(format_args!("this program was built without the page; `cargo play` builds both"));
    }
    log(args.log_format);
    // Each socket takes a file descriptor.
    raise_file_limit();
    let runtime = Builder::new_multi_thread().enable_all().build();
    runtime.context("cannot start the server")?.block_on(async {
        // Listened for before anyone can know that the server is there.
        let stop = remparts_server::interrupted().context("cannot wait for Ctrl-C")?;
        let listener = match args.listen {
            Some(address) => listen(address).await?,
            None => listen_at_home().await?,
        };
        let figures = match args.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let server = server(args, page).await?;
        let address = address(&listener)?;
        writeln!(out, "{address}")?;
        out.flush()?;
        if let Some(figures) = &figures {
            remark(format_args!("figures are told at http://{}/metrics", figures.local_addr()?));
        }
        remark(format_args!("Ctrl-C stops the server"));
        tracing::info!(%address, "serving");
        if args.open {
            open(&address);
        }
        remparts_server::serve(listener, figures, server, stop).await.context("the server failed")
    })?;
    tracing::info!("stopped");
    Ok(Outcome::Fine)
}

/// Reads the contact for security reports: a URI of a kind that people can use, in one line.
fn contact(text: &str) -> Result<String, String> {
    let known = ["mailto:", "https://", "tel:"].iter().any(|scheme| text.starts_with(scheme));
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    if known && plain { Ok(text.to_owned()) } else { Err("write mailto:... or https://...".into()) }
}

/// Sends the log to standard error.
fn log(format: LogFormat) {
    let usual = match format {
        LogFormat::Text => "warn",
        LogFormat::Json => "info",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(false).init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}

async fn server(args: &Args, page: Page) -> Result<Server> {
    let wished = |wish: &Option<String>, name| {
        wish.clone().or_else(|| env::var(name).ok()).filter(|url| !url.is_empty())
    };
    // Whoever names a folder means it, whatever the environment says.
    let database = wished(&args.database, "DATABASE_URL").filter(|_| args.data.is_none());
    let store = match &database {
        // An address may hold a password, so it is not repeated.
        Some(url) => Store::open(url).await.context("cannot open the database")?,
        None => {
            let folder = args.data.clone().or_else(data_folder);
            let folder = folder.context("there is no data folder; choose one with --data")?;
            keep_in(&folder).await?
        }
    };
    if let Err(error) = store.hold() {
        match error {
            StoreError::InUse => bail!("a copy is being put in the place of the database"),
            error => return Err(error).context("cannot lock the database"),
        }
    }
    let bus = match wished(&args.bus, "NATS_URL") {
        Some(url) => Bus::nats(&url).await.context("cannot connect to the bus")?,
        None => Bus::local(),
    };
    let usual = tables::Settings::default();
    // Whoever measures does not want to see each move.
    let pace = if args.limits == Switch::On { usual.pace } else { Duration::ZERO };
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    let settings = tables::Settings {
        node: args.node.clone(),
        pace,
        keep_talk: days(args.keep_talk),
        keep_guests: days(args.keep_guests),
        ..usual
    };
    let tables = Tables::new(store.clone(), bus.clone(), &settings);
    let mut limits = match args.limits {
        Switch::On => Limits::default(),
        Switch::Off => Limits::off(),
    };
    for limit in &args.limit {
        limits.set(limit).with_context(|| format!("--limit {limit}"))?;
    }
    let settings = Settings {
        behind_proxy: args.behind_proxy,
        security_contact: args.security_contact.clone(),
        limits,
        ..Settings::default()
    };
    Ok(Server { page, store, bus, tables, settings, metrics: Metrics::default() })
}

/// Opens the tables in the file of a folder.
pub(crate) async fn keep_in(folder: &Path) -> Result<Store> {
    let cannot = || format!("cannot keep tables in {}", folder.display());
    fs::create_dir_all(folder).with_context(cannot)?;
    let file = folder.join(FILE);
    let path = file.to_str().with_context(cannot)?;
    // Percent-encoded, as in any URL: these characters have a meaning of their own.
    let path = path.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    Store::open(&format!("sqlite:{path}")).await.with_context(cannot)
}

/// The folder in which programs of this system keep the data of their user.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = match env::consts::OS {
        "windows" => folder("LOCALAPPDATA")?,
        "macos" => folder("HOME")?.join("Library/Application Support"),
        _ => folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?,
    };
    Some(base.join("remparts"))
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen at {address}"))
}

/// Listens at the usual port, or the next one that is free.
async fn listen_at_home() -> Result<TcpListener> {
    for port in HOME.port()..HOME.port() + SPARE_PORTS {
        match TcpListener::bind(SocketAddr::new(HOME.ip(), port)).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            tried => return tried.with_context(|| format!("cannot listen at {HOME}")),
        }
    }
    bail!("{SPARE_PORTS} ports from {HOME} on are taken; choose one with --listen")
}

/// The address that a browser on this machine can open.
fn address(listener: &TcpListener) -> io::Result<String> {
    let mut address = listener.local_addr()?;
    if address.ip().is_unspecified() {
        address.set_ip(HOME.ip());
    }
    Ok(format!("http://{address}/"))
}

/// Asks the system to open an address in its browser. Whoever has none still has the address.
fn open(address: &str) {
    let (program, args): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let mut browser = Command::new(program);
    browser.args(args).arg(address).stdin(Stdio::null()).stdout(Stdio::null());
    if let Err(error) = browser.stderr(Stdio::null()).spawn() {
        remark(format_args!("cannot open a browser: {program}: {error}"));
    }
}
