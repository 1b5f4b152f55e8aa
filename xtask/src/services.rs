//! `cargo xtask services`: a PostgreSQL and a NATS server for as long as a command runs.
//!
//! A guard, which is this program once more, starts them and waits for the end of its input. That
//! comes when the command is done, and also when whoever ran it was interrupted or killed: so
//! nothing outlives its use. Servers that the system runs are left alone.

use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::{packages, workspace};

/// Name of the guard's command; nobody else needs it.
pub(crate) const GUARD: &str = "services-guard";

const POSTGRES: &str = "REMPARTS_TEST_POSTGRES";
const NATS: &str = "REMPARTS_TEST_NATS";
const NATS_SERVER: &str = "REMPARTS_TEST_NATS_SERVER";

/// The last line of the guard before it waits.
const READY: &str = "ready";
/// Another program may take a port between our asking for it and our using it.
const ATTEMPTS: u32 = 3;
const PATIENCE: Duration = Duration::from_secs(20);

/// Runs a command of the user while the servers run.
pub(crate) fn run(root: &Path, words: &[&str]) -> Result<()> {
    let words = words.strip_prefix(&["--"]).unwrap_or(words);
    let [program, args @ ..] = words else {
        bail!("say what to run: cargo xtask services -- cargo test --package remparts-store");
    };
    let folder = env::current_dir().context("there is no current folder")?;
    with(root, |env| workspace::run(&folder, program, args, env))
}

/// Does something while the servers run. `env` says where they are.
pub(crate) fn with(root: &Path, work: impl FnOnce(&[(&str, &str)]) -> Result<()>) -> Result<()> {
    // Here, where it can be seen and interrupted.
    let programs = Programs::get(root)?;
    let mut guard = Guard::start(&programs)?;
    let env = guard.wait_until_ready()?;
    let env: Vec<(&str, &str)> =
        env.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = work(&env);
    done.and(guard.end())
}

/// Where the servers are on this machine.
struct Programs {
    initdb: PathBuf,
    pg_ctl: PathBuf,
    nats_server: PathBuf,
}

impl Programs {
    fn get(root: &Path) -> Result<Self> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        workspace::say("PostgreSQL and NATS, as one of them is missing")?;
        let missing = "tests need PostgreSQL and nats-server, and one is missing. Install them \
                       (the packages `postgresql` and `nats-server`)";
        packages::install(root, &["postgresql", "nats-server"]).context(missing)?;
        Self::find().context(missing)
    }

    fn find() -> Option<Self> {
        let postgres = |name| find(name, &newest_postgres());
        Some(Self {
            initdb: postgres("initdb")?,
            pg_ctl: postgres("pg_ctl")?,
            nats_server: find("nats-server", &[PathBuf::from("/usr/sbin")])?,
        })
    }
}

fn find(name: &str, elsewhere: &[PathBuf]) -> Option<PathBuf> {
    workspace::find_program(&[name]).or_else(|| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        elsewhere.iter().map(|folder| folder.join(&name)).find(|file| file.is_file())
    })
}

/// Where Debian keeps PostgreSQL, one folder for each version; the newest first.
fn newest_postgres() -> Vec<PathBuf> {
    let entries = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = entries
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    versions.sort();
    versions.into_iter().rev().map(|(_, folder)| folder).collect()
}

/// The guard process, which keeps the servers running.
struct Guard {
    child: Child,
}

impl Guard {
    fn start(programs: &Programs) -> Result<Self> {
        let mut command = Command::new(env::current_exe().context("who are we?")?);
        command.arg(GUARD).arg(&programs.initdb).arg(&programs.pg_ctl).arg(&programs.nats_server);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // What interrupts us must not interrupt the one who tidies up.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        Ok(Self { child: command.spawn().context("cannot start the guard of the servers")? })
    }

    /// The variables that the guard prints, one on each line, once the servers are ready.
    fn wait_until_ready(&mut self) -> Result<Vec<(String, String)>> {
        let output = self.child.stdout.take().context("its output was asked for")?;
        let mut env = Vec::new();
        for line in BufReader::new(output).lines() {
            let line = line.context("the guard of the servers cannot be understood")?;
            if line == READY {
                return Ok(env);
            }
            let (name, value) = line.split_once('=').context("it says names and values")?;
            env.push((name.to_owned(), value.to_owned()));
        }
        bail!("the servers for tests did not start")
    }

    /// Lets the guard end, and waits until everything is gone.
    fn end(mut self) -> Result<()> {
        drop(self.child.stdin.take());
        let status = self.child.wait().context("the guard of the servers is lost")?;
        if !status.success() {
            bail!("the servers for tests did not stop");
        }
        Ok(())
    }
}

/// The guard itself: starts the servers, says where they are, and stops them when nobody needs
/// them any longer.
pub(crate) fn guard(programs: &[&str]) -> Result<()> {
    let &[initdb, pg_ctl, nats_server] = programs else { bail!("`services` is what you want") };
    let place = TempFolder::make()?;
    let postgres = Postgres::start(Path::new(initdb), Path::new(pg_ctl), &place)?;
    let nats = Nats::start(Path::new(nats_server), &place)?;
    workspace::say(format_args!(
        "{POSTGRES}=postgres://remparts@127.0.0.1:{}/postgres",
        postgres.port
    ))?;
    workspace::say(format_args!("{NATS}=nats://127.0.0.1:{}", nats.port))?;
    workspace::say(format_args!("{NATS_SERVER}={nats_server}"))?;
    workspace::say(READY)?;
    // However the input ends, it is the end.
    let _ = io::stdin().read_to_end(&mut Vec::new());
    Ok(())
}

/// A temporary folder for everything the servers write; removed at the end.
struct TempFolder {
    folder: PathBuf,
}

impl TempFolder {
    fn make() -> Result<Self> {
        let folder = env::temp_dir().join(format!("remparts-services-{}", process::id()));
        fs::create_dir(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Self { folder })
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// PostgreSQL with an empty database, reached over loopback alone.
struct Postgres {
    pg_ctl: PathBuf,
    data: PathBuf,
    port: u16,
}

impl Postgres {
    fn start(initdb: &Path, pg_ctl: &Path, place: &TempFolder) -> Result<Self> {
        let home = place.folder.join("postgres");
        fs::create_dir(&home).context("cannot make a folder for PostgreSQL")?;
        give_to_postgres(&home)?;
        let data = home.join("data");
        let log = home.join("log");
        let mut make = as_postgres(initdb, &home)?;
        make.args(["--username=remparts", "--encoding=UTF8", "--no-locale", "--no-sync"]);
        make.args(["--auth-host=trust", "--auth-local=reject", "--pgdata"]).arg(&data);
        quietly(&mut make)?;
        for _ in 1..=ATTEMPTS {
            let port = free_port()?;
            let settings = format!(
                "listen_addresses = '127.0.0.1'\nport = {port}\nunix_socket_directories = ''\n\
                 max_connections = 300\n"
            );
            let mut file = OpenOptions::new().append(true).open(data.join("postgresql.conf"))?;
            file.write_all(settings.as_bytes()).context("cannot set PostgreSQL up")?;
            let mut start = as_postgres(pg_ctl, &home)?;
            start.args(["start", "-w", "-s", "-D"]).arg(&data).arg("-l").arg(&log);
            if quietly(&mut start).is_ok() {
                return Ok(Self { pg_ctl: pg_ctl.to_path_buf(), data, port });
            }
        }
        bail!("PostgreSQL does not start:\n{}", fs::read_to_string(&log).unwrap_or_default())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stopped = as_postgres(&self.pg_ctl, &self.data).and_then(|mut stop| {
            stop.args(["stop", "-w", "-s", "-m", "immediate", "-D"]).arg(&self.data);
            quietly(&mut stop)
        });
        if let Err(error) = stopped {
            // If nobody can hear it, nobody can be told so either.
            let _ = writeln!(io::stderr(), "PostgreSQL could not be stopped: {error:#}");
        }
    }
}

/// A NATS server, reached over loopback alone.
struct Nats {
    child: Child,
    port: u16,
}

impl Nats {
    fn start(program: &Path, place: &TempFolder) -> Result<Self> {
        let log = place.folder.join("nats.log");
        for _ in 1..=ATTEMPTS {
            let port = free_port()?;
            let output = File::create(&log).context("cannot write what NATS says")?;
            let mut command = Command::new(program);
            command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(output);
            let child = command.spawn().context("cannot start nats-server")?;
            let mut nats = Self { child, port };
            if nats.answers() {
                return Ok(nats);
            }
        }
        bail!("nats-server does not start:\n{}", fs::read_to_string(&log).unwrap_or_default())
    }

    fn answers(&mut self) -> bool {
        let start = Instant::now();
        while start.elapsed() < PATIENCE && matches!(self.child.try_wait(), Ok(None)) {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return true;
            }
            thread::sleep(Duration::from_millis(20));
        }
        false
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port that nobody uses at this moment.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).context("there is no free port")?;
    Ok(listener.local_addr().context("it has an address")?.port())
}

fn quietly(command: &mut Command) -> Result<()> {
    command.stdin(Stdio::null()).stdout(Stdio::null());
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}

/// PostgreSQL does not run as root; then it is run as the user its package has made for it.
#[cfg(unix)]
fn postgres_user() -> Result<Option<(u32, u32)>> {
    if !packages::is_root() {
        return Ok(None);
    }
    let id = |which| {
        let told = workspace::program_output("id", &[which, "postgres"]);
        told.and_then(|id| id.trim().parse().ok())
            .context("PostgreSQL does not run as root, and there is no user `postgres`")
    };
    Ok(Some((id("-u")?, id("-g")?)))
}

#[cfg(unix)]
fn as_postgres(program: &Path, folder: &Path) -> Result<Command> {
    use std::os::unix::process::CommandExt as _;

    let mut command = Command::new(program);
    command.current_dir(folder);
    if let Some((user, group)) = postgres_user()? {
        command.uid(user).gid(group);
    }
    Ok(command)
}

#[cfg(unix)]
fn give_to_postgres(folder: &Path) -> Result<()> {
    if let Some((user, group)) = postgres_user()? {
        std::os::unix::fs::chown(folder, Some(user), Some(group))
            .context("cannot give PostgreSQL its folder")?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn as_postgres(program: &Path, folder: &Path) -> Result<Command> {
    let mut command = Command::new(program);
    command.current_dir(folder);
    Ok(command)
}

#[cfg(not(unix))]
fn give_to_postgres(_: &Path) -> Result<()> {
    Ok(())
}
