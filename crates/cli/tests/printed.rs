//! Every command that README and the documents print is run as it is printed.
//!
//! Commands stand in blocks marked `sh`. What is not run at all is listed in [`NOT_RUN`], what needs
//! longer than a test has in [`LONG`]; a new command that is in none of the lists has to end well, by
//! itself. Only addresses, the name of a table and the folders of a server are replaced.

#![cfg(unix)]

mod run;

use remparts_protocol::record::{self, Guest, Record};
use remparts_protocol::{ReportContext, SessionId, SitterKind, TableId};
use remparts_store::{Append, Facets, NewSession, Player, Report, Standing, Store, Summary};
use run::remparts;
use rustix::process::{Pid, Signal, kill_process_group};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// By what a command begins, and why it is not run.
const NOT_RUN: [(&str, &str); 6] = [
    ("cargo ", "builds or checks the whole project, this test among the rest"),
    ("curl ", "may not be installed; the server's own tests ask the same"),
    ("DATABASE_URL=postgres://...", "the dots stand for services of the reader's own"),
    ("python3 examples/online_bot.py", "waits for a public table; tests/online plays with it"),
    ("remparts restore", "refuses beside the server of this test; tests/online restores"),
    ("systemctl ", "would stop a service of this machine"),
];

/// By what commands begin that play for minutes or until they are stopped: they have to be still at
/// it, without a complaint, after [`BEGUN`].
const LONG: [&str; 11] = [
    "remparts analyse",
    "remparts arena --bots expert",
    "remparts demo --bots expert",
    "remparts join",
    "remparts ladder",
    "remparts load",
    "remparts play --join",
    "remparts play --open",
    "remparts serve",
    "remparts sim",
    "remparts trace-check",
];

/// How long a command is given that plays on.
const BEGUN: Duration = Duration::from_secs(2);
/// How long a command is given that ends by itself; machines may be busy.
const PATIENCE: Duration = Duration::from_secs(120);
/// The number of the first command that only opens a table for another.
const TABLES_FROM: usize = 1000;
/// How many commands run at the same time.
const AT_ONCE: usize = 4;

/// A command as it is printed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Printed {
    file: String,
    text: String,
}

impl Printed {
    fn is_long(&self) -> bool {
        LONG.iter().any(|long| self.text.starts_with(long))
    }

    fn is_run(&self) -> bool {
        !NOT_RUN.iter().any(|(begins, _)| self.text.starts_with(begins))
    }
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("it is there")
}

/// The documents that print commands, README first.
fn documents() -> Vec<(String, String)> {
    let root = repository();
    let mut paths = vec![root.join("README.md"), root.join("CONTRIBUTING.md")];
    for folder in ["docs", "deploy"] {
        let files = fs::read_dir(root.join(folder)).expect("a folder of documents");
        let mut found: Vec<PathBuf> = files.map(|file| file.expect("readable").path()).collect();
        found.retain(|path| path.extension().is_some_and(|end| end == "md"));
        found.sort();
        paths.extend(found);
    }
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).expect("below the root").display().to_string();
        (name, fs::read_to_string(path).expect("a text"))
    };
    paths.into_iter().map(read).collect()
}

/// The blocks of a document, each with its mark.
fn blocks(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut blocks = Vec::new();
    let mut open: Option<(&str, Vec<&str>)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(mark), None) => open = Some((mark, Vec::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some((_, lines))) => lines.push(line),
            (None, None) => {}
        }
    }
    blocks
}

/// Whether a shell takes a text as whole: no quote and no loop is left open.
fn is_whole(text: &str) -> bool {
    let shell = Command::new("sh").args(["-n", "-c", text]).stderr(Stdio::null()).status();
    shell.expect("there is a shell").success()
}

/// The commands of a document, in order, those of several lines put together.
fn commands(file: &str, text: &str) -> Vec<Printed> {
    let mut commands = Vec::new();
    for (_, lines) in blocks(text).into_iter().filter(|(mark, _)| *mark == "sh") {
        let mut text = String::new();
        for line in lines {
            if text.is_empty() && (line.trim().is_empty() || line.trim().starts_with('#')) {
                continue;
            }
            text += line;
            if is_whole(&text) {
                commands.push(Printed { file: file.to_owned(), text: std::mem::take(&mut text) });
            } else {
                text.push('\n');
            }
        }
        assert_eq!(text, "", "{file}: a command has no end");
    }
    commands
}

/// A command that would be overlooked: it stands in a block that is not marked `sh`.
#[test]
fn commands_are_marked_as_such() {
    let mut found = 0;
    for (file, text) in documents() {
        for (mark, lines) in blocks(&text) {
            for line in lines.iter().filter(|line| line.starts_with("remparts ")) {
                // The first line of a log begins with the name, too.
                assert!(mark == "sh" || *line == "remparts 1", "{file}: mark as sh: {line}");
                found += 1;
            }
        }
    }
    assert!(found > 40, "{found} commands");
}

/// A folder with all that the documents take for granted, and the way to the program.
struct Workshop {
    root: PathBuf,
    /// What stands in place of what is printed.
    replaced: Vec<(String, String)>,
    /// The printed command that opens a table.
    opening: Option<Printed>,
}

/// What documents write for the link to a table.
const TABLES: [&str; 3] =
    ["http://127.0.0.1:4747/#/table/ID", "http://127.0.0.1:4747/#/table/7KmPq2RsTuVwXyZ9", " URL "];

impl Drop for Workshop {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

impl Workshop {
    fn new() -> Self {
        let name = format!("remparts-printed-{}", std::process::id());
        let root = std::env::temp_dir().join(name);
        fs::create_dir_all(&root).expect("a folder of our own");
        let root = root.canonicalize().expect("it was made");
        Self { root, replaced: Vec::new(), opening: None }
    }

    /// A folder below it that looks like the repository, with a game.
    fn folder(&self, name: &str) -> PathBuf {
        let folder = self.root.join(name);
        if folder.exists() {
            return folder;
        }
        fs::create_dir_all(folder.join("games")).expect("a folder");
        for link in ["crates", "examples"] {
            symlink(repository().join(link), folder.join(link)).expect("a link");
        }
        let game = self.root.join("game.log");
        if game.exists() {
            for copy in ["game.log", "games/first.log", "club-0.log"] {
                fs::copy(&game, folder.join(copy)).expect("a copy");
            }
        }
        folder
    }

    /// The link to a new table with an open seat.
    fn invitation(&self, number: usize) -> String {
        let opening = self.opening.as_ref().expect("servers come first");
        let running = self.start(&self.text(opening, number), &opening.file, number);
        running.hear(|said| {
            let (_, link) = said.split_once("--join '")?;
            Some(link.split_once('\'')?.0.to_owned())
        })
    }

    /// The command as it is printed but for what is listed.
    fn text(&self, command: &Printed, number: usize) -> String {
        let mut text = command.text.clone();
        if let Some(link) = TABLES.into_iter().find(|link| text.contains(link)) {
            let table = self.invitation(number + TABLES_FROM);
            text = text.replace(link.trim(), &table);
        }
        for (printed, here) in &self.replaced {
            text = text.replace(printed, here);
        }
        text
    }

    /// Starts a command; what it says goes into files.
    fn start(&self, text: &str, file: &str, number: usize) -> Running {
        let program = Path::new(env!("CARGO_BIN_EXE_remparts")).parent().expect("a folder");
        let path = std::env::var("PATH").unwrap_or_default();
        let folder = self.folder(&file.replace('/', "-"));
        let (out, err) = (format!("out-{number}"), format!("err-{number}"));
        let (out, err) = (self.root.join(out), self.root.join(err));
        let child = Command::new("sh")
            .args(["-c", text])
            .current_dir(&folder)
            .env("PATH", format!("{}:{path}", program.display()))
            .env("HOME", &self.root)
            .env("XDG_DATA_HOME", self.root.join("data"))
            .env("REMPARTS_HOME", self.root.join("player"))
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
            .stdin(Stdio::null())
            .stdout(File::create(&out).expect("a file"))
            .stderr(File::create(&err).expect("a file"))
            .process_group(0)
            .spawn()
            .expect("there is a shell");
        Running { child, out, err }
    }

    /// Runs a command; says what went wrong, if anything did.
    fn run(&self, command: &Printed, number: usize) -> Result<String, String> {
        let text = self.text(command, number);
        let mut running = self.start(&text, &command.file, number);
        let patience = if command.is_long() { BEGUN } else { PATIENCE };
        let status = running.wait(patience);
        let fine = match status {
            Some(status) => status.success(),
            None => command.is_long(),
        };
        let (out, err) = (running.said(), running.complaint());
        let complains = ["error:", "panicked", "Traceback"].iter().any(|word| err.contains(word));
        if fine && !complains {
            return Ok(out);
        }
        Err(format!("{}: {text}\n{status:?}\n{out}{err}", command.file))
    }
}

/// A command at work, which ends with its test, however that ends.
struct Running {
    child: Child,
    out: PathBuf,
    err: PathBuf,
}

impl Running {
    /// Waits for its end; none if it takes longer.
    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let since = Instant::now();
        while since.elapsed() < patience {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return Some(status);
            }
            thread::sleep(Duration::from_millis(20));
        }
        None
    }

    fn said(&self) -> String {
        String::from_utf8_lossy(&fs::read(&self.out).unwrap_or_default()).into_owned()
    }

    fn complaint(&self) -> String {
        fs::read_to_string(&self.err).unwrap_or_default()
    }

    /// Waits for something it says.
    fn hear(&self, heard: impl Fn(&str) -> Option<String>) -> String {
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if let Some(heard) = heard(&(self.said() + &self.complaint())) {
                return heard;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("nothing was heard:\n{}{}", self.said(), self.complaint());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            // The shell and whatever it has started.
            let group = Pid::from_child(&self.child);
            let _ = kill_process_group(group, Signal::TERM);
            if self.wait(Duration::from_secs(10)).is_none() {
                let _ = kill_process_group(group, Signal::KILL);
                let _ = self.child.wait();
            }
        }
    }
}

/// The address that a server says it has.
fn address(said: &str) -> Option<String> {
    let line = said.lines().next()?;
    Some(line.trim_end().strip_prefix("http://")?.strip_suffix('/')?.to_owned())
}

/// README says which tiles are not known exactly, in the words and numbers of the program.
#[test]
fn what_is_reconstructed_is_told_alike() {
    let setups = remparts(&["setups"]);
    let told = setups.err.lines().find(|line| line.starts_with("Not known")).expect("it is told");
    let [(_, readme), ..] = &documents()[..] else { panic!("README comes first") };
    let words = readme.split_whitespace().filter(|word| *word != ">").collect::<Vec<_>>();
    assert!(words.join(" ").contains(told), "README should say: {told}");
    // A sheet says it of its own set, and only where there is something to be said.
    for (set, says) in [("city", "all 75 tiles"), ("river20", "4 of 16 tiles"), ("base", "")] {
        let sheet = remparts(&["render", "--tiles", set, "--size", "8", "-o", "-"]);
        assert_eq!(sheet.status, 0, "{}", sheet.err);
        assert_eq!(sheet.err.is_empty(), says.is_empty(), "{set}: {}", sheet.err);
        assert_eq!(sheet.out.contains("not known exactly"), !says.is_empty(), "{set}");
        assert!(sheet.err.contains(says), "{set}: {}", sheet.err);
    }
}

/// Somebody is reported, under the ids that the guide for operators prints.
fn report_somebody(database: &Path) {
    let at = 1;
    let player = Player {
        id: "ZyXwVuTsRqPm2345".parse().expect("it is an id"),
        name: "Loud".to_owned(),
        account: false,
    };
    let session = NewSession {
        id: SessionId::from_entropy([3; 32]),
        hash: "of nothing".to_owned(),
        label: String::new(),
        at,
    };
    let table = TableId::from_entropy([4; 32]);
    let summary = Summary {
        standing: Standing::Open,
        public: false,
        due: None,
        facets: Facets::default(),
        talk: false,
        listed: String::new(),
    };
    let host = Guest { player: player.id, name: player.name.clone(), kind: SitterKind::Person };
    let wish =
        r#"{"setup":"players 2","chairs":[{"kind":"open","livery":0},{"kind":"open","livery":1}]}"#;
    let wish = serde_json::from_str(wish).expect("it is a wish");
    let opened = Record::Opened { version: record::VERSION, wish, host, seated: vec![None, None] };
    let line = opened.write(at);
    let first = Append { table, seq: 1, at, line, summary, seats: None, mentions: Vec::new() };
    let context = ReportContext { title: String::new(), seats: Vec::new(), chat: Vec::new() };
    let report = Report {
        id: "7KmPq2RsTuVwXyZ9".parse().expect("it is an id"),
        at,
        table,
        seq: 1,
        reporter: None,
        reporter_name: String::new(),
        player: player.id,
        player_name: player.name.clone(),
        reason: "chat".to_owned(),
        text: "shouts".to_owned(),
        context: serde_json::to_string(&context).expect("it is plain data"),
        closed: None,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("there are threads").block_on(async {
        let store = Store::open(&format!("sqlite:{}", database.display())).await;
        let store = store.expect("the server has made it");
        store.add_player(&player, session).await.expect("it is new");
        store.create(&"00".repeat(32), player.id, first).await.expect("it is new");
        store.report(report).await.expect("it is new");
        store.close().await;
    });
}

#[test]
fn every_printed_command_works() {
    let all: Vec<Vec<Printed>> =
        documents().iter().map(|(file, text)| commands(file, text)).collect();
    let printed = |begins: &str| {
        let found = all.iter().flatten().find(|command| command.text.starts_with(begins));
        found.unwrap_or_else(|| panic!("no document prints `{begins}` any more")).clone()
    };
    for begins in NOT_RUN.iter().map(|(begins, _)| begins).chain(&LONG) {
        printed(begins);
    }
    let mut shop = Workshop::new();
    // What the others take for granted comes first: a game, one that was left, servers, a table.
    let demo = printed("remparts demo --setup base-river-abbot --log game.log");
    let mut done = BTreeSet::from([demo.text.clone()]);
    shop.run(&demo, 0).unwrap_or_else(|wrong| panic!("{wrong}"));
    fs::rename(shop.folder("README.md").join("game.log"), shop.root.join("game.log"))
        .expect("it was written");
    fs::remove_dir_all(shop.folder("README.md")).expect("it was ours");
    let data = shop.root.join("server");
    shop.replaced.push(("/var/lib/remparts".into(), data.display().to_string()));
    let copies = shop.root.join("backup");
    fs::create_dir(&copies).expect("there is room for a folder");
    shop.replaced.push(("/backup/".into(), format!("{}/", copies.display())));
    shop.replaced.push(("0.0.0.0:4747".into(), "127.0.0.1:0".into()));
    let mut servers = Vec::new();
    for (n, begins) in ["remparts serve  ", "remparts serve --listen"].into_iter().enumerate() {
        let server = printed(begins);
        servers.push(shop.start(&shop.text(&server, 1), &server.file, 1 + n));
        done.insert(server.text);
    }
    let here = servers[0].hear(address);
    servers[1].hear(address);
    report_somebody(&data.join("remparts.db"));
    shop.replaced.push(("127.0.0.1:4747".into(), here));
    shop.opening = Some(printed("remparts play --open"));
    let left = printed("remparts play --setup city");
    shop.run(&left, 4).unwrap_or_else(|wrong| panic!("{wrong}"));

    // README's commands stand alone; those of other documents go on from one to the next.
    let mut units: Vec<Vec<Printed>> = Vec::new();
    for commands in all {
        let fresh = commands.into_iter().filter(|it| it.is_run() && done.insert(it.text.clone()));
        let fresh: Vec<Printed> = fresh.collect();
        match fresh.first() {
            Some(first) if first.file == "README.md" => {
                units.extend(fresh.into_iter().map(|command| vec![command]));
            }
            _ => units.push(fresh),
        }
    }
    let numbered = Mutex::new((10.., units.into_iter()));
    let next = || {
        let mut numbered = numbered.lock().expect("nobody panics here");
        let unit = numbered.1.next()?;
        let numbers: Vec<usize> = unit.iter().filter_map(|_| numbered.0.next()).collect();
        Some((unit, numbers))
    };
    let wrong = Mutex::new(Vec::new());
    let work = || {
        while let Some((unit, numbers)) = next() {
            for (command, number) in unit.iter().zip(numbers) {
                if let Err(why) = shop.run(command, number) {
                    wrong.lock().expect("nobody panics here").push(why);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(work);
        }
    });
    let wrong = wrong.into_inner().expect("nobody panics here");
    assert!(wrong.is_empty(), "{} commands failed:\n{}", wrong.len(), wrong.join("\n"));
    assert!(servers.iter_mut().all(|server| server.wait(Duration::ZERO).is_none()));
}
