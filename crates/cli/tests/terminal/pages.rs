//! Completions and manual pages.

use super::pipes::remparts;
use super::screen::Folder;

/// Every command, as the help lists them.
fn commands(home: &Folder) -> Vec<String> {
    let help = remparts(home, &["--help"], "").out;
    let (_, list) = help.split_once("Commands:\n").expect("the help lists commands");
    let lines = list.lines().take_while(|line| !line.trim().is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn shells_learn_every_command() {
    let home = Folder::new();
    let commands = commands(&home);
    assert!(commands.len() > 20, "{commands:?}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = remparts(&home, &["completions", shell], "");
        assert_eq!(run.status, Some(0), "{}", run.err);
        for command in &commands {
            assert!(run.out.contains(command.as_str()), "{shell} lacks {command}");
        }
        assert!(run.out.contains("resume"), "{shell} lacks options");
    }
    assert_eq!(remparts(&home, &["completions", "tcsh"], "").status, Some(2));
}

#[test]
fn every_command_has_a_page() {
    let home = Folder::new();
    let run = remparts(&home, &["man"], "");
    assert_eq!(run.status, Some(0), "{}", run.err);
    let whole = |page: &str| page.contains(".SH NAME") && page.contains(".SH SYNOPSIS");
    assert!(whole(&run.out), "{}", run.out);
    let folder = home.path().join("man/man1");
    let dir = folder.to_str().expect("test paths are text");
    assert_eq!(remparts(&home, &["man", "--dir", dir], "").status, Some(0));
    let commands = commands(&home);
    for command in commands.iter().filter(|command| *command != "help") {
        let page = std::fs::read_to_string(folder.join(format!("remparts-{command}.1")));
        let page = page.unwrap_or_else(|error| panic!("no page of {command}: {error}"));
        assert!(whole(&page), "{page}");
        assert!(page.contains(&format!("remparts\\-{}", command.replace('-', "\\-"))), "{page}");
    }
    assert!(whole(&std::fs::read_to_string(folder.join("remparts.1")).expect("the first page")));
}
