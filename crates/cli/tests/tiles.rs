//! Tile files from outside: typed in as docs/TILES.md teaches, checked, played and replayed here and
//! on line, and refused with the name of the tile where they are broken.

mod run;

use remparts_client::Server;
use remparts_protocol::{Chair, ChairKind, Clock, Code, Late, Preset, Status, TableWish, Talk};
use run::{Run, remparts, remparts_reading, scratch, text};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use tokio::runtime::Builder;

const GUIDE: &str = include_str!("../../../docs/TILES.md");

/// The City as the guide teaches to type it in: our file under another name, with the three tiles of
/// the guide in place of ours.
fn typed(name: &str) -> String {
    let run = remparts(&["tiles", "print", "city"]);
    assert_eq!((run.status, &*run.err), (0, ""));
    let mut file = run.out.replacen("set city\n", &format!("set {name}\n"), 1);
    let (_, block) = GUIDE.split_once("```tiles\n").expect("the guide shows whole tiles");
    let (block, _) = block.split_once("```").expect("the block ends");
    let tiles: Vec<&str> = block.trim().split("\n\n").collect();
    assert_eq!(tiles.len(), 3);
    for tile in tiles {
        let word = tile.split_whitespace().nth(1).expect("a name");
        let begin = file.find(&format!("tile {word} ")).expect("ours has the same name");
        let end = file[begin..].find("\n\n").map_or(file.len(), |end| begin + end);
        file.replace_range(begin..end, tile);
    }
    file
}

/// Writes a file that no other test uses, and returns its path.
fn written(name: &str, content: &str) -> String {
    let path = scratch(name);
    fs::write(&path, content).expect("the build folder can be written");
    text(&path).to_owned()
}

fn fine(args: &[&str]) -> Run {
    let run = remparts(args);
    assert_eq!(run.status, 0, "{args:?}\n{}{}", run.out, run.err);
    run
}

/// The digest of a file, as the program tells it.
fn digest(file: &str) -> String {
    let run = fine(&["tiles", file]);
    let digest = run.out.lines().find_map(|line| line.trim().strip_prefix("digest "));
    digest.unwrap_or_else(|| panic!("{}", run.out)).to_owned()
}

#[test]
fn a_set_typed_from_the_guide_is_played_and_replayed() {
    let file = &written("typed.tiles", &typed("typed"));
    let checked = fine(&["tiles", file]).out;
    assert!(checked.contains("75 tiles of 66 kinds: 3 observed, 63 stand-in"), "{checked}");
    let listed = fine(&["tiles", "--tiles", file]).out;
    assert!(listed.lines().last().is_some_and(|line| line.starts_with("typed ")), "{listed}");
    let log = &written("typed.log", "");
    let setup = ["--setup", "city", "--tiles", file];
    let mut args = vec!["demo", "--bots", "random", "--seed", "4", "--every", "0", "--log", log];
    args.extend(setup);
    fine(&args);
    let digest = digest(file);
    let game = fs::read_to_string(log).expect("a log was written");
    assert!(game.contains(&format!("\ntiles typed {digest}\n")), "{game}");
    for command in ["replay", "show", "judge"] {
        fine(&[command, log, "--tiles", file]);
        let run = remparts(&[command, log]);
        assert_eq!(run.status, 2, "{command}");
        assert!(run.err.contains("`typed`") && run.err.contains(&digest), "{}", run.err);
        assert!(run.err.contains("--tiles FILE"), "{}", run.err);
    }
    fine(&["render", log, "--tiles", file, "-o", text(&scratch("typed.svg"))]);
    let sheet = scratch("typed-sheet.svg");
    fine(&["tiles", "draw", file, "--size", "20", "-o", text(&sheet)]);
    let sheet = fs::read_to_string(sheet).expect("a sheet was drawn");
    assert!(sheet.contains("<title>typed/tee</title>"));
    // The set of the program is another one.
    let other = &written("other.tiles", &typed("other"));
    assert_eq!(remparts(&["replay", log, "--tiles", other]).status, 2);
    // A program that speaks the protocol plays with it as well.
    let run =
        remparts_reading(&["engine", "--tiles", file], "newgame city 2\nplay first 1\nshow\n");
    assert!(!run.out.contains("error"), "{}", run.out);
}

#[test]
fn a_saved_game_names_its_tiles() {
    let file = &written("saved.tiles", &typed("saved"));
    let save = scratch("saved-game.log");
    let _ = fs::remove_file(&save);
    let args = ["play", "--plain", "--setup", "city", "--tiles", file, "--save", text(&save)];
    let run = remparts_reading(&args, "quit\n");
    assert_eq!(run.status, 0, "{}{}", run.out, run.err);
    let resume = ["play", "--plain", "--resume", text(&save)];
    let run = remparts_reading(&resume, "quit\n");
    assert_eq!(run.status, 2, "{}{}", run.out, run.err);
    assert!(
        run.err.contains("tile set saved is missing") && run.err.contains(&digest(file)),
        "{}",
        run.err
    );
    let run = remparts_reading(&[&resume[..], &["--tiles", file]].concat(), "quit\n");
    assert_eq!(run.status, 0, "{}{}", run.out, run.err);
    assert!(run.err.contains("--tiles"), "how to go on is told: {}", run.err);
}

#[test]
fn a_broken_file_is_refused_with_the_name_of_the_tile() {
    let sound = typed("broken");
    let broken = sound.replacen("tile tee x1 SSHS", "tile tee x1 SSMS", 1).replacen(
        "goods livestock grain",
        "goods livestock rice",
        1,
    );
    let file = &written("broken.tiles", &broken);
    let run = remparts(&["tiles", file]);
    assert_eq!(run.status, 1, "{}{}", run.out, run.err);
    let line = |text: &str| 1 + broken.lines().position(|line| line.contains(text)).expect(text);
    let rice = line("rice");
    let tee = line("tile tee x1");
    let expected = format!(
        "{file}: set broken, tile homes-nazaire, line {rice}: `rice` is not a known goods\n\
         {file}: set broken, tile tee, line {tee}: side S is owned by 0 parts of its ground instead \
         of one\n"
    );
    assert_eq!(run.out, expected, "every complaint, and none that follows from another");
    for args in [&["demo", "--setup", "city"][..], &["serve"], &["play", "--plain"], &["tiles"]] {
        let run = remparts(&[args, &["--tiles", file]].concat());
        assert_eq!(run.status, 2, "{args:?}");
        assert!(run.err.contains("tile homes-nazaire"), "{args:?}: {}", run.err);
    }
    let counts = &written("counts.tiles", &sound.replacen("tiles 75", "tiles 76", 1));
    let run = remparts(&["tiles", "check", counts]);
    assert!(run.out.contains("there should be 76 tiles but they add up to 75"), "{}", run.out);
    assert_eq!(remparts(&["tiles", "print", "volcano"]).status, 2);
    assert_eq!(remparts(&["tiles", "nowhere.tiles"]).status, 2);
}

/// A server of its own, ended when dropped.
struct Node {
    child: Child,
    url: String,
}

impl Node {
    fn start(folder: &str, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--data", folder]);
        command.args(more).env_remove("DATABASE_URL").env_remove("NATS_URL");
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("a pipe was asked for");
        BufReader::new(out).read_line(&mut url).expect("it says where it is");
        Self { child, url: url.trim().to_owned() }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn wish(setup: String) -> TableWish {
    let chair = |livery| Chair { kind: ChairKind::Open, bot: None, livery };
    TableWish {
        title: String::new(),
        setup,
        chairs: (0..2).map(chair).collect(),
        preset: Preset::Standard,
        clock: Clock::None,
        late: Late::Bot,
        public: true,
        chat: Talk::default(),
    }
}

#[test]
fn a_table_on_line_is_played_by_programs_without_the_file() {
    let file = &written("online.tiles", &typed("online"));
    let digest = digest(file);
    let folder = scratch("tiles-online");
    let _ = fs::remove_dir_all(&folder);
    let folder = text(&folder);
    let node = Node::start(folder, &["--tiles", file]);
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    let setup = format!("game city\nplayers 2\ntiles online {digest}\n");
    let unknown = format!("game city\ntiles online {}\n", "0".repeat(32));
    let (id, page) = runtime.block_on(async {
        let server = Server::new(&node.url).expect("an address");
        let host = server.guest("Host").await.expect("a guest");
        let served = host.tile_file(&digest).await.expect("the server has it");
        assert_eq!(served, typed("online"));
        let refused = host.open(&wish(unknown)).await.expect_err("nobody has it");
        let remparts_client::Failure::Refused(problem) = refused else { panic!("{refused}") };
        assert_eq!(problem.code, Code::NoTiles);
        assert!(problem.message.contains("`online`"), "{}", problem.message);
        let id = host.open(&wish(setup)).await.expect("a table");
        (id, server.page(id))
    });
    let join = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
        command.args(["join", &page, "--bot", "random"]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    for player in [join(), join()] {
        let run = Run::from(player.wait_with_output().expect("it ends"));
        assert_eq!(run.status, 0, "{}{}", run.out, run.err);
        assert!(run.out.contains(" scores "), "{}", run.out);
    }
    let log = runtime.block_on(async {
        let server = Server::new(&node.url).expect("an address");
        let table = server.nobody().table(id).await.expect("the table");
        let remparts_protocol::Message::Table { table, .. } = table else { panic!("a table") };
        assert_eq!(table.state.status, Status::Over);
        assert!(table.setup.contains(&digest), "{}", table.setup);
        server.nobody().log(id).await.expect("its log")
    });
    let log = &written("online.log", &log);
    fine(&["replay", log, "--tiles", file]);
    fine(&["verify-draws", log, "--tiles", file]);
    assert_eq!(remparts(&["verify-draws", log]).status, 2);
    drop(node);
    // Without its file the server still knows which set is missing.
    let node = Node::start(folder, &[]);
    let refused = runtime.block_on(async {
        Server::new(&node.url).expect("an address").nobody().table(id).await.expect_err("no tiles")
    });
    assert!(refused.to_string().contains(&digest), "{refused}");
}
