//! Pictures at the command line: boards, sheets and time-lapses.

mod run;

use run::{remparts, scratch, text};
use std::fs;
use std::path::PathBuf;

/// A short game in a file of its own.
fn log(setup: &str) -> PathBuf {
    let path = scratch(&format!("render-{setup}-{:?}.log", std::thread::current().id()));
    let args = ["--seed", "5", "--bots", "random", "--delay", "0", "--every", "0"];
    let run = remparts(&[&["demo", "--setup", setup, "--log", text(&path)][..], &args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    path
}

/// Renders into a file and returns what it holds.
fn rendered(args: &[&str], name: &str) -> Vec<u8> {
    let path = scratch(name);
    let run = remparts(&[&["render", "-o", text(&path)][..], args].concat());
    assert_eq!((run.status, &*run.out), (0, ""), "{args:?}: {}", run.err);
    fs::read(&path).expect("the picture is there")
}

/// Width and height of a PNG picture.
fn extent(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

fn tiles(svg: &str) -> usize {
    svg.matches("<use href=\"#i-").count()
}

#[test]
fn a_board_can_be_drawn_at_any_ply() {
    let log = log("base");
    let start = rendered(&[text(&log), "--ply", "0"], "start.svg");
    assert_eq!(tiles(&String::from_utf8(start).unwrap()), 1);
    let run = remparts(&["render", text(&log), "-o", "-"]);
    assert_eq!((run.status, &*run.err), (0, ""));
    assert!(run.out.starts_with("<svg ") && run.out.ends_with("</svg>\n"));
    assert!(tiles(&run.out) > 60);
    let owners = remparts(&["render", text(&log), "--ply", "60", "--overlay", "owners", "-o", "-"]);
    assert!(owners.out.contains("url(#hatch-"), "somebody leads somewhere");
    let dark = remparts(&["render", text(&log), "--dark", "-o", "-"]);
    assert_ne!(dark.out, run.out);
}

/// The board stays as it is when somebody passes, but the turn goes on.
#[test]
fn the_card_of_whoever_has_the_turn_is_framed() {
    let log = log("base");
    let plies = fs::read_to_string(&log).expect("the log is there");
    let plies = plies.lines().skip_while(|line| *line != "plies").skip(1);
    let passed = plies.take_while(|ply| !ply.starts_with("pass")).count() + 1;
    let drawn =
        |ply: usize| remparts(&["render", text(&log), "--ply", &ply.to_string(), "-o", "-"]);
    let (before, after) = (drawn(passed - 1), drawn(passed));
    assert_eq!((before.status, after.status), (0, 0));
    assert_eq!(tiles(&before.out), tiles(&after.out));
    assert_ne!(before.out, after.out);
}

/// At the end all figures go home; the picture shows those that were there to be counted.
#[test]
fn a_finished_game_shows_who_was_counted() {
    let path = log("base");
    let run = remparts(&["render", text(&path), "-o", "-"]);
    let figures = run.out.split("<g class=\"figures\">").nth(1).expect("a layer of figures");
    let figures = figures.split("<g class=\"marks\">").next().expect("a layer of marks");
    assert!(figures.contains("<use "), "somebody was counted");
    let on_board = figures.matches("<use ").count();
    let plies = fs::read_to_string(&path).expect("the log is there");
    let last = plies.lines().skip_while(|line| *line != "plies").skip(1).count();
    let before = remparts(&["render", text(&path), "--ply", &(last - 1).to_string(), "-o", "-"]);
    let standing = before.out.split("<g class=\"figures\">").nth(1).expect("a layer of figures");
    let standing = standing.split("<g class=\"marks\">").next().expect("a layer of marks");
    assert_eq!(on_board, standing.matches("<use ").count());
}

#[test]
fn pictures_grow_with_the_size_of_tiles() {
    let log = log("city");
    let small = extent(&rendered(&[text(&log), "--size", "10"], "small.png"));
    let large = extent(&rendered(&[text(&log), "--size", "20"], "large.png"));
    assert!(small.0.abs_diff(large.0 / 2) <= 4 && small.1.abs_diff(large.1 / 2) <= 4);
    let sheet = rendered(&["--tiles", "river20", "--size", "16"], "sheet.png");
    assert!(extent(&sheet).0 > 48);
    let pieces = rendered(&["--pieces", "--size", "16"], "pieces.png");
    assert!(extent(&pieces).0 > 48);
    let beside: Vec<String> = fs::read_dir(scratch("."))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name.starts_with("small.png") || name.starts_with("large.png"))
        .collect();
    assert_eq!(beside.len(), 2, "nothing is left beside: {beside:?}");
}

#[test]
fn a_time_lapse_is_one_picture_that_moves() {
    let log = log("base");
    let args = [text(&log), "--ply", "30", "--time-lapse", "--ms", "100"];
    let svg = String::from_utf8(rendered(&args, "lapse.svg")).unwrap();
    assert!(svg.contains("@keyframes") && svg.contains("prefers-reduced-motion"));
    let png = rendered(&[&args[..], &["--size", "16"]].concat(), "lapse.png");
    let control = png.windows(4).position(|bytes| bytes == b"acTL").expect("an animation");
    let frames = u32::from_be_bytes(png[control + 4..control + 8].try_into().unwrap());
    assert_eq!(png.windows(4).filter(|bytes| bytes == b"fcTL").count(), frames as usize);
    assert!((10..=31).contains(&frames), "{frames}");
}

#[test]
fn help_shows_examples() {
    let run = remparts(&["render", "--help"]);
    assert_eq!(run.status, 0);
    assert!(run.out.contains("Examples:") && run.out.contains("--time-lapse --ms 200"));
}

#[test]
fn what_cannot_be_drawn_is_refused_in_one_line() {
    let log = log("base");
    let log = text(&log);
    for (args, says) in [
        (&["--tiles", "volcano", "-o", "x.svg"][..], "no set is called `volcano`; there are base"),
        (&[log, "-o", "board.gif"], "should end in .svg or .png"),
        (&[log, "--size", "2000", "-o", "huge.png"], "more than 100; choose a smaller --size"),
        (&[log, "-o", "no-such-folder/x.svg"], "cannot write no-such-folder/x.svg"),
        (&[log, "--ply", "9999", "-o", "-"], "plies, not 9999"),
        (&["no-such.log", "-o", "-"], "no-such.log"),
    ] {
        let run = remparts(&[&["render"], args].concat());
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}: {}", run.err);
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    for args in [&["-o", "x.svg"][..], &[log], &[log, "--tiles", "base", "-o", "x.svg"]] {
        let run = remparts(&[&["render"], args].concat());
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}");
    }
    assert!(!std::path::Path::new("huge.png").exists());
}
