//! Playing with the mouse.

use super::screen::{Around, Folder, Terminal};

#[test]
fn a_click_lays_a_tile_and_a_click_on_a_button_commits_it() {
    let home = Folder::new();
    let args =
        ["play", "--setup", "base", "--seed", "2", "--seats", "you,you", "--pace", "instant"];
    let mut terminal = Terminal::run(&Around::new(&home), &args);
    terminal.until("a tile is to be laid", |terminal| terminal.hint().contains("place"));
    // The first tile lies in the middle of the board; some cell around it takes the next one.
    let (middle_column, middle_row) = (26_i32, 11_i32);
    let around = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let is_laid = |terminal: &Terminal| terminal.hint().contains("end turn");
    'found: for (width, height) in [(14, 7), (8, 4), (4, 2)] {
        for (x, y) in around {
            let (column, row) = (middle_column + x * width, middle_row + y * height);
            if !(0..53).contains(&column) || !(1..22).contains(&row) {
                continue;
            }
            terminal.click(column as u16, row as u16);
            terminal.settle();
            if is_laid(&terminal) {
                break 'found;
            }
        }
    }
    assert!(is_laid(&terminal), "no click lays the tile:\n{}", terminal.lines().join("\n"));
    let hint = terminal.hint();
    let byte = hint.find("end turn").expect("it can be committed");
    let column = hint[..byte].chars().count() as u16;
    terminal.click(column, 23);
    terminal.until("it is the next player's turn", |terminal| {
        terminal.hint().contains("place") && terminal.shows("2")
    });
    let kept = std::fs::read_to_string(home.game()).expect("the game is kept");
    assert_eq!(kept.matches("\nplace ").count(), 1, "{kept}");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}
