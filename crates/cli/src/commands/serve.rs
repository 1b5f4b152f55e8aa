//! `serve`: the page to play on.

use super::Outcome;
use crate::output::{Output, remark};
use anyhow::{Context, Result, bail};
use remparts_server::Page;
use std::io::{self, ErrorKind, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use tokio::net::TcpListener;
use tokio::runtime::Builder;

/// Where the page is to be found if nobody wishes otherwise.
const HOME: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 4747);
/// So many ports after it are tried when others are there first.
const SPARE_PORTS: u16 = 20;

/// Serve the page to play on
///
/// Prints its address and serves until Ctrl-C. Rules and bots run in the browser; the server sees
/// no game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts serve
  remparts serve --open
  remparts serve --listen 0.0.0.0:8080    for everyone in the network
  remparts serve --listen 127.0.0.1:0     any free port")]
pub(crate) struct Args {
    /// Address and port [default: 127.0.0.1:4747, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let page = Page::built();
    if page.is_empty() {
        remark(format_args!("this program was built without the page; `cargo play` builds both"));
    }
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start the server")?.block_on(async {
        // Before anyone can know that the server is there.
        let stop = remparts_server::interrupted().context("cannot wait for Ctrl-C")?;
        let listener = match args.listen {
            Some(address) => listen(address).await?,
            None => listen_at_home().await?,
        };
        let address = address(&listener)?;
        writeln!(out, "{address}")?;
        out.flush()?;
        remark(format_args!("Ctrl-C stops the server"));
        if args.open {
            open(&address);
        }
        remparts_server::serve(listener, page, stop).await.context("the server failed")
    })?;
    Ok(Outcome::Fine)
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen at {address}"))
}

/// At the usual port, or the next one that is free.
async fn listen_at_home() -> Result<TcpListener> {
    for port in HOME.port()..HOME.port() + SPARE_PORTS {
        match TcpListener::bind(SocketAddr::new(HOME.ip(), port)).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            tried => return tried.with_context(|| format!("cannot listen at {HOME}")),
        }
    }
    bail!("{SPARE_PORTS} ports from {HOME} on are taken; choose one with --listen")
}

/// What to type into a browser on this machine.
fn address(listener: &TcpListener) -> io::Result<String> {
    let mut address = listener.local_addr()?;
    if address.ip().is_unspecified() {
        address.set_ip(HOME.ip());
    }
    Ok(format!("http://{address}/"))
}

/// Asks the system for its browser. Whoever has none still has the address.
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
