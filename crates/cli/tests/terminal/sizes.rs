//! Another size in the middle of a game.

use super::player::Player;
use super::screen::{Around, Folder, Terminal};

/// Whether every row of the body has a line in the same columns, and everything has its place.
fn is_aligned(terminal: &Terminal, columns: u16, rows: u16) -> bool {
    let screen = terminal.screen();
    let sign = |row: u16, column: u16| {
        screen.cell(row, column).map_or_else(String::new, |cell| cell.contents().to_owned())
    };
    let body = 1..rows - 2;
    let is_line = |column: &u16| {
        let lines = ["│", "├", "┤", "┬", "┴", "┼", "┌", "└", "┐", "┘"];
        body.clone().all(|row| lines.contains(&&*sign(row, *column)))
    };
    let lines = (0..columns).filter(is_line).count();
    let expected = if columns >= 140 { 2 } else { 1 };
    lines >= expected && terminal.hint().contains("leave")
}

#[test]
fn everything_is_drawn_anew_when_the_window_changes() {
    let home = Folder::new();
    let args = ["play", "--pace", "instant", "--seed", "3", "--seats", "you,beginner"];
    let mut terminal = Terminal::run(&Around::new(&home), &args);
    let mut player = Player::default();
    player.play_until(&mut terminal, |player, _| player.turns == 5);
    for (columns, rows) in [(200, 60), (80, 24), (61, 18), (100, 40), (80, 24)] {
        terminal.resize(columns, rows);
        terminal.until(&format!("all is aligned at {columns}x{rows}"), |terminal| {
            terminal.size() == (columns, rows) && is_aligned(terminal, columns, rows)
        });
        let turns = player.turns + 2;
        player.play_until(&mut terminal, |player, _| player.turns == turns);
    }
    // Too little room is no reason to stop.
    terminal.resize(18, 6);
    terminal.until("more room is asked for", |terminal| {
        !terminal.lines().concat().trim().is_empty() && !terminal.hint().contains("leave")
    });
    terminal.resize(80, 24);
    terminal.until("all is there again", |terminal| is_aligned(terminal, 80, 24));
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}
