//! A disk that is full for a while under load: writing goes on as soon as there is room, nothing that
//! was acknowledged is missing, and `/ready` tells the truth all the time.
//!
//! The disk is a small file system of the server's own, in a mount namespace that ends with it. Where
//! the system does not allow that, a limit on the size of the server's files stands for it, which
//! everyone may set; one test always uses that.
//!
//! `REMPARTS_FULL_SECONDS=60` leaves the disk full for a minute instead of a few seconds.

use crate::client::{Client, seated, settings, wish};
use crate::node::Node;
use crate::proof::prove;
use anyhow::{Context as _, Result};
use remparts_client::{Failure, Visitor};
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::{Code, Command, TableId};
use remparts_store::Store;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use std::env;
use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};

/// Games that are played meanwhile, and tables at which people talk without end.
///
/// Not too many: once the write-ahead log was folded into the database for the first time, at 16 MB,
/// its old bytes are written over, and then there is room on a full disk for a while.
const GAMES: u64 = 4;
const TALKS: usize = 8;
/// How long they take between two orders.
const PAUSE: Duration = Duration::from_millis(100);
/// How long games are played before the disk is full, and at least afterwards.
const AROUND: Duration = Duration::from_secs(1);
/// Games that were begun are over so soon.
const PATIENCE: Duration = Duration::from_secs(120);
/// Writing and readiness must be back so soon.
const SOON: Duration = Duration::from_secs(5);
/// What is under way when the disk gets full may still have found room.
const GRACE: Duration = Duration::from_secs(1);
/// With so few walls a game of The City is over soon.
const SHORT: &str = "game city\nplayers 2\npiles 1 1 73\nwalls 8\n";

/// A disk that can be filled and emptied.
enum Disk {
    /// A file system of a few megabytes, seen through the process that has it mounted.
    Small { ballast: PathBuf },
    /// No file of this process may grow beyond a limit.
    Limit { pid: Pid, data: PathBuf },
}

impl Disk {
    /// Whether a file system can be mounted for one program here.
    fn can_mount() -> bool {
        let script = "mount -t tmpfs -o size=1m none /mnt";
        let tried = process::Command::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", script])
            .output();
        tried.is_ok_and(|tried| tried.status.success())
    }

    /// A server whose tables are on a small disk of its own.
    fn small(folder: &Path) -> (Node, Self) {
        let data = folder.join("disk");
        fs::create_dir(&data).expect("there is room for a folder");
        let data = data.to_str().expect("test paths are text");
        let script = r#"mount -t tmpfs -o size=64m none "$0" && exec "$@""#;
        let by = ["unshare", "--map-root-user", "--mount", "sh", "-c", script, data];
        let node = Node::by(folder, "node", &by, &["--data", data]);
        let seen = format!("/proc/{}/root{data}/ballast", node.id());
        (node, Self::Small { ballast: seen.into() })
    }

    /// A server whose files can be kept from growing.
    fn limit(folder: &Path) -> (Node, Self) {
        let data = folder.to_str().expect("test paths are text");
        // A write beyond the limit ends programs, unless they were started with that signal ignored.
        let by = ["sh", "-c", r#"trap "" XFSZ; exec "$0" "$@""#];
        let node = Node::by(folder, "node", &by, &["--data", data]);
        let pid = Pid::from_raw(node.id() as i32).expect("it is a process");
        (node, Self::Limit { pid, data: folder.to_owned() })
    }

    /// The folder of the database, for whoever looks at it from here.
    fn data(&self) -> &Path {
        match self {
            Self::Small { ballast } => ballast.parent().expect("it is in a folder"),
            Self::Limit { data, .. } => data,
        }
    }

    fn fill(&self) {
        match self {
            Self::Small { ballast } => {
                let mut file = File::create(ballast).expect("there is room yet");
                loop {
                    match file.write(&[0x5a; 4096]) {
                        Ok(_) => {}
                        Err(error) if error.kind() == ErrorKind::StorageFull => break,
                        Err(error) => panic!("{error}"),
                    }
                }
            }
            Self::Limit { pid, data } => {
                let log = fs::metadata(data.join("remparts.db-wal")).expect("there is a log");
                set_limit(*pid, Some(log.len()));
            }
        }
    }

    fn free(&self) {
        match self {
            Self::Small { ballast } => fs::remove_file(ballast).expect("it is ours"),
            Self::Limit { pid, .. } => set_limit(*pid, None),
        }
    }
}

fn set_limit(pid: Pid, bytes: Option<u64>) {
    let limit = Rlimit { current: bytes, maximum: None };
    prlimit(Some(pid), Resource::Fsize, limit).expect("it is our process");
}

/// Whether the server says that it cannot do it now.
fn is_busy(failure: &Failure) -> bool {
    matches!(failure, Failure::Refused(problem) if problem.code == Code::Busy)
}

/// What was said at a table and acknowledged: when, under which number, and what.
struct Talk {
    table: TableId,
    said: Vec<(Instant, u32, String)>,
    refused: Vec<Instant>,
}

/// Talks at a table of its own until it is over.
async fn talk(visitor: Visitor, n: usize, over: Arc<AtomicBool>) -> Result<Talk> {
    let setup = AnySetup::wish(SHORT)?;
    let table = visitor.open(&wish(setup)).await?;
    let mut talk = Talk { table, said: Vec::new(), refused: Vec::new() };
    for line in 0.. {
        if over.load(Ordering::Relaxed) {
            break;
        }
        let text = format!("line {line} of {n}: {}", "more of it ".repeat(15));
        let command = Command::Say { text: text.trim_end().to_owned() };
        match visitor.order(table, &command).await {
            Ok(seq) => talk.said.push((Instant::now(), seq, text.trim_end().to_owned())),
            Err(failure) if is_busy(&failure) => talk.refused.push(Instant::now()),
            Err(failure) => return Err(failure).context("something else than a full disk"),
        }
        sleep(PAUSE).await;
    }
    Ok(talk)
}

/// Plays on until the game is over, whatever the server refuses for want of room.
async fn play(client: &mut Client) -> Result<()> {
    while client.told().is_none_or(|told| told.table.state.outcome.is_none()) {
        match client.turn().await {
            Ok(true) => sleep(PAUSE / 4).await,
            Ok(false) => drop(client.read().await?),
            Err(error) if error.downcast_ref().is_some_and(is_busy) => {
                // What is known may be older than what is stored.
                if let Ok(read) = timeout(Duration::from_millis(100), client.read()).await {
                    read?;
                }
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Plays one game after the other until it is over.
async fn games(node: remparts_client::Server, n: u64, over: Arc<AtomicBool>) -> Result<usize> {
    let setup = AnySetup::wish(SHORT)?;
    let mut moves = 0;
    for round in 0.. {
        if over.load(Ordering::Relaxed) {
            break;
        }
        let seed = n * 1000 + round;
        let clients = seated(std::slice::from_ref(&node), &wish(setup), &settings(), seed).await;
        let mut clients = match clients {
            Err(error) if error.downcast_ref().is_some_and(is_busy) => {
                sleep(Duration::from_millis(50)).await;
                continue;
            }
            clients => clients?,
        };
        futures_util::future::try_join_all(clients.iter_mut().map(play)).await?;
        loop {
            match prove(&clients).await {
                Err(error) if error.downcast_ref().is_some_and(is_busy) => {
                    sleep(Duration::from_millis(50)).await;
                }
                proved => break drop(proved?),
            }
        }
        moves += clients.iter().map(|client| client.moves.len()).sum::<usize>();
    }
    Ok(moves)
}

/// What `/ready` said, and when it was asked and had answered.
struct Sample {
    asked: Instant,
    answered: Instant,
    is_ready: bool,
}

/// Asks again and again whether the server is ready, until it is over.
fn watch(node: &Node, over: &AtomicBool) -> Vec<Sample> {
    let mut samples = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let asked = Instant::now();
        let (status, text) = node.get("/ready").expect("it answers");
        assert!(matches!(status, 200 | 503), "{text}");
        samples.push(Sample { asked, answered: Instant::now(), is_ready: status == 200 });
        std::thread::sleep(Duration::from_millis(50));
    }
    samples
}

async fn a_full_disk_is_survived(folder: &Path, node: Node, disk: Disk) {
    let seconds = env::var("REMPARTS_FULL_SECONDS").ok().map(|text| text.parse());
    let full = Duration::from_secs(seconds.map_or(4, |text| text.expect("a number of seconds")));
    let over = Arc::new(AtomicBool::new(false));
    let (server, node) = (node.server(), Arc::new(node));
    let watching = spawn_blocking({
        let (node, over) = (Arc::clone(&node), Arc::clone(&over));
        move || watch(&node, &over)
    });
    let mut talks = JoinSet::new();
    for n in 0..TALKS {
        let visitor = server.guest(&format!("Talker {n}")).await.expect("there is room");
        talks.spawn(talk(visitor, n, Arc::clone(&over)));
    }
    let mut playing = JoinSet::new();
    for n in 0..GAMES {
        playing.spawn(games(server.clone(), n, Arc::clone(&over)));
    }
    sleep(AROUND).await;
    let before = Instant::now();
    disk.fill();
    let filled = Instant::now();
    sleep(full).await;
    if let Disk::Small { .. } = disk {
        assert!(node.counted("remparts_disk_free_bytes{of=\"database\"}") < 64 * 1024);
    }
    let freed = Instant::now();
    disk.free();
    sleep(SOON + AROUND).await;
    over.store(true, Ordering::Relaxed);
    let samples = watching.await.expect("nobody panics");
    let played = timeout(PATIENCE, playing.join_all()).await.expect("games go on");
    let played = played.into_iter().map(|played| played.expect("every acknowledged move is there"));
    let moves: usize = played.sum();
    let talked = timeout(PATIENCE, talks.join_all()).await.expect("talk goes on");
    let talked: Vec<Talk> = talked.into_iter().map(|told| told.expect("all is well")).collect();
    assert!(node.counted("remparts_write_errors_total") > 0, "failures are counted");

    let acks: Vec<Instant> =
        talked.iter().flat_map(|talk| talk.said.iter().map(|(at, ..)| *at)).collect();
    let refused: usize = talked.iter().map(|talk| talk.refused.len()).sum();
    let within = |at: &&Instant| **at > filled + GRACE && **at < freed;
    assert_eq!(acks.iter().filter(within).count(), 0, "the disk was full");
    let resumed = acks.iter().filter(|at| **at > freed).min().expect("writing goes on");
    let resumed = resumed.duration_since(freed);
    assert!(resumed < SOON, "writing went on after {resumed:?}");
    let late = talked.iter().flat_map(|talk| &talk.refused).filter(|at| **at > freed + SOON);
    assert_eq!(late.count(), 0, "there was room, and something was refused");

    let told = |asked: Instant, answered: Instant| {
        samples.iter().filter(move |told| told.asked >= asked && told.answered <= answered)
    };
    let begun = samples.first().expect("it was asked").asked;
    assert!(told(begun, before).all(|told| told.is_ready), "there was room");
    assert!(told(filled + GRACE, freed).all(|told| !told.is_ready), "the disk was full");
    let ready = told(freed, Instant::now()).find(|told| told.is_ready).expect("it is ready");
    let ready = ready.answered.duration_since(freed);
    assert!(ready < SOON, "it was ready after {ready:?}");
    assert!(told(freed + SOON, Instant::now()).all(|told| told.is_ready), "there was room");
    let denied = told(filled + GRACE, freed).count();
    assert!(denied > 10, "it was asked while the disk was full");

    // Nobody writes any longer, so the files can be copied; the file system ends with the server.
    for suffix in ["", "-wal"] {
        let name = format!("remparts.db{suffix}");
        fs::copy(disk.data().join(&name), folder.join(format!("seen.db{suffix}"))).expect("a copy");
    }
    let file = folder.join("seen.db");
    let store = Store::open(&format!("sqlite:{}", file.display())).await.expect("it is there");
    for talk in &talked {
        let kept = store.load(talk.table).await.expect("it is read").expect("it is there");
        for (_, seq, text) in &talk.said {
            let line = kept.lines.get(*seq as usize - 1).expect("an acknowledged line is missing");
            assert!(line.contains(text.as_str()), "line {seq} of {} is {line}", talk.table);
        }
    }
    assert!(store.damages().await.expect("it is read").is_empty());
    store.close().await;
    println!(
        "full for {:?}: {} lines acknowledged, {refused} refused, {moves} moves; writing went on \
         after {resumed:?}, ready after {ready:?}; asked {} times whether it was ready, {denied} of \
         them while the disk was full",
        freed.duration_since(filled),
        acks.len(),
        samples.len(),
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_disk_may_be_full_for_a_while() {
    let folder = crate::folder("full-disk");
    let is_small = Disk::can_mount();
    println!("{}", if is_small { "a file system of 64 MB" } else { "a limit on file sizes" });
    let (node, disk) = if is_small { Disk::small(&folder) } else { Disk::limit(&folder) };
    a_full_disk_is_survived(&folder, node, disk).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_may_stop_growing_for_a_while() {
    let folder = crate::folder("full-limit");
    let (node, disk) = Disk::limit(&folder);
    a_full_disk_is_survived(&folder, node, disk).await;
}
