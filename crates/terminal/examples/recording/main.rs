//! Records whole games as the full screen shows them, and draws moments of them.
//!
//! `cargo run -p remparts-terminal --example recording -- docs/pictures/terminal` makes the pictures of
//! the documentation anew. An expert plays by keys, through the same events that a keyboard sends.

mod player;
mod svg;

use player::{Frame, Game, record};
use remparts_terminal::board::{Colors, Letters, Style};
use remparts_terminal::words::Language;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const TRUE: Style = Style { letters: Letters::Unicode, colors: Colors::True };
const SIXTEEN: Style = Style { letters: Letters::Unicode, colors: Colors::Sixteen };
const PLAIN: Style = Style { letters: Letters::Ascii, colors: Colors::None };

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let base = Game { setup: "base", seats: &["", "club"], seed: 7 };
    let all = Game { setup: "classic-all", seats: &["", "advanced", "club", "novice"], seed: 11 };
    let city = Game { setup: "city", seats: &["", "club", "club"], seed: 5 };
    let (english, french) = (Language::English, Language::French);
    let frames = record(&base, (80, 24), TRUE, english.words())?;
    draw(&folder, "base-80x24", late(&frames))?;
    draw(&folder, "base-80x24-end", frames.last())?;
    let frames = record(&base, (80, 24), PLAIN, english.words())?;
    draw(&folder, "base-80x24-ascii", late(&frames))?;
    let told = frames.iter().map(|(title, frame)| format!("{title}\n{}", text(frame)));
    fs::write(folder.join("base-80x24-ascii.txt"), told.collect::<Vec<_>>().join("\n"))?;
    let frames = record(&all, (200, 60), TRUE, english.words())?;
    draw(&folder, "all-200x60", late(&frames))?;
    let frames = record(&all, (120, 40), SIXTEEN, french.words())?;
    draw(&folder, "all-120x40-16", late(&frames))?;
    let frames = record(&city, (200, 60), TRUE, french.words())?;
    draw(&folder, "city-200x60", late(&frames))?;
    let frames = record(&city, (80, 24), TRUE, french.words())?;
    draw(&folder, "city-80x24", late(&frames))
}

/// A moment when there is much to see.
fn late(frames: &[Frame]) -> Option<&Frame> {
    frames.get(frames.len() * 4 / 5)
}

fn draw(folder: &Path, name: &str, frame: Option<&Frame>) -> io::Result<()> {
    let (_, frame) = frame.ok_or_else(|| io::Error::other("nothing was recorded"))?;
    fs::write(folder.join(format!("{name}.svg")), svg::document(frame))
}

fn text(frame: &ratatui::buffer::Buffer) -> String {
    let rows = (0..frame.area.height).map(|y| {
        let row: String = (0..frame.area.width).map(|x| frame[(x, y)].symbol()).collect();
        row.trim_end().to_owned() + "\n"
    });
    rows.collect()
}
