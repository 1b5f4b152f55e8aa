//! Whole games by keys alone, in each way to show colors.

use super::player::Player;
use super::screen::{Around, Folder, Terminal};
use std::fs;

/// The parameters of every command that sets colors or how letters look.
fn looks(written: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(written);
    let commands = text.split("\x1b[").skip(1);
    commands
        .filter_map(|command| {
            let end = command.find(|sign: char| !sign.is_ascii_digit() && !";:".contains(sign))?;
            command[end..].starts_with('m').then(|| command[..end].to_owned())
        })
        .collect()
}

/// Whether a command sets one of these colors; `38;2` and `48;2` are 24-bit, `38;5` is a palette.
fn sets(look: &str, kind: &str) -> bool {
    [format!("38;{kind}"), format!("48;{kind}")].iter().any(|color| look.contains(color.as_str()))
}

fn is_sixteen(look: &str) -> bool {
    let numbers: Vec<u16> = look.split(';').filter_map(|number| number.parse().ok()).collect();
    let plain = |number: &u16| matches!(number, 30..=37 | 40..=47 | 90..=97 | 100..=107);
    // Sixteen colors of a palette of 256 are the same ones.
    let of_palette =
        numbers.windows(3).any(|part| matches!(part[0], 38 | 48) && part[1] == 5 && part[2] < 16);
    numbers.iter().any(plain) || of_palette
}

/// Plays a whole game; says how everything was written.
fn play(around: &Around, home: &Folder, args: &[&str]) -> Vec<String> {
    let common = ["play", "--pace", "instant", "--seed", "11", "--seats", "you,beginner"];
    let args: Vec<&str> = common.into_iter().chain(args.iter().copied()).collect();
    let mut terminal = Terminal::run(around, &args);
    let mut player = Player::default();
    player.finish(&mut terminal);
    assert!(player.turns >= 10, "{} turns", player.turns);
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    let kept = fs::read_to_string(home.game()).expect("the game is kept");
    assert!(kept.contains("# seat 2 bot 1 beginner"), "{kept}");
    let verified = super::pipes::remparts(home, &["verify-draws", text(&home.game())], "");
    assert!(verified.out.starts_with("verified"), "{}", verified.out);
    looks(&terminal.written)
}

fn text(path: &std::path::Path) -> &str {
    path.to_str().expect("test paths are text")
}

#[test]
fn a_game_in_all_colors() {
    let home = Folder::new();
    let looks = play(&Around::new(&home), &home, &[]);
    assert!(looks.iter().any(|look| sets(look, "2")), "there are 24-bit colors");
}

#[test]
fn a_game_in_256_colors() {
    let home = Folder::new();
    // What is left of the environment after ssh.
    let around = Around::new(&home).with("COLORTERM", "").sized(120, 40);
    let looks = play(&around, &home, &["--setup", "base-inns"]);
    assert!(looks.iter().any(|look| sets(look, "5") && !is_sixteen(look)), "there are 256 colors");
    for look in &looks {
        assert!(!sets(look, "2"), "{look} is a 24-bit color");
    }
}

#[test]
fn a_game_in_sixteen_colors() {
    let home = Folder::new();
    let around = Around::new(&home).with("COLORTERM", "").with("TERM", "xterm").sized(100, 30);
    let looks = play(&around, &home, &["--setup", "city"]);
    assert!(looks.iter().any(|look| is_sixteen(look)), "there are colors");
    for look in &looks {
        assert!(!sets(look, "2"), "{look} is a 24-bit color");
        assert!(!sets(look, "5") || is_sixteen(look), "{look} is one of 256 colors");
    }
}

#[test]
fn a_game_without_colors() {
    let home = Folder::new();
    let around = Around::new(&home).with("NO_COLOR", "1");
    let looks = play(&around, &home, &["--ascii", "--setup", "base-river-gifts"]);
    for look in &looks {
        let numbers = look.split(';').filter_map(|number| number.parse::<u16>().ok());
        let colored = |number: &u16| matches!(number, 30..=38 | 40..=48 | 90..=107);
        assert_eq!(numbers.filter(colored).count(), 0, "{look} is a color");
    }
}

#[test]
fn the_environment_decides_unless_someone_does() {
    let home = Folder::new();
    let shows = |around: Around, args: &[&str], text: &str| {
        let mut all = vec!["play", "--setup", "base", "--seed", "1"];
        all.extend(args);
        let mut terminal = Terminal::run(&around, &all);
        terminal.until_shown(text);
        terminal.press("q");
        assert_eq!(terminal.end(), 0);
        let looks = looks(&terminal.written);
        let is_ascii = terminal.written.is_ascii();
        (looks.iter().any(|look| sets(look, "2")), is_ascii)
    };
    let around = || Around::new(&home);
    assert_eq!(shows(around(), &[], "leave"), (true, false));
    assert_eq!(shows(around(), &["--colors", "16"], "leave"), (false, false));
    assert_eq!(shows(around().with("NO_COLOR", "1"), &[], "leave"), (false, false));
    let insists = shows(around().with("NO_COLOR", "1"), &["--colors", "true"], "leave");
    assert_eq!(insists, (true, false), "whoever asks for colors gets them");
    assert_eq!(shows(around().with("LANG", "C"), &[], "leave"), (true, true));
    assert_eq!(shows(around().with("LANG", "fr_FR.UTF-8"), &[], "quitter"), (true, false));
    assert_eq!(shows(around(), &["--lang", "fr"], "quitter"), (true, false));
    let both = shows(around().with("LANG", "fr_FR.UTF-8"), &["--lang", "en"], "leave");
    assert_eq!(both, (true, false), "what is asked for counts more");
}
