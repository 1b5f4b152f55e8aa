//! A frame of a terminal as a drawing. Blocks and lines are drawn, so that they join in every font.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

/// The size of a cell, in units of the drawing.
const WIDTH: f64 = 9.0;
const HEIGHT: f64 = 18.0;

/// What a terminal shows where a program leaves the color to it.
const PAPER: &str = "#1b1d22";
const PEN: &str = "#d6d3cc";

/// The sixteen colors, as most terminals mix them.
const ANSI: [&str; 16] = [
    "#14161a", "#c4403a", "#4e9a3c", "#c09a2c", "#3f74c8", "#9a5fb0", "#3b9ca6", "#c9c6bf",
    "#6c6f76", "#f0685f", "#7ccb62", "#f0cf58", "#6ea3f2", "#cf8fe2", "#66cdd6", "#ffffff",
];

/// A frame as a document.
pub(crate) fn document(buffer: &Buffer) -> String {
    let area = buffer.area;
    let (width, height) = (f64::from(area.width) * WIDTH, f64::from(area.height) * HEIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:space=\"preserve\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\"><style>text{{font:14px 'DejaVu Sans Mono',Menlo,Consolas,monospace;\
         white-space:pre}}.b{{font-weight:700}}.i{{font-style:italic}}</style>\
         <path fill=\"{PAPER}\" d=\"M0 0h{width}v{height}H0z\"/>\n"
    );
    for y in 0..area.height {
        let cells: Vec<&Cell> = (0..area.width).map(|x| &buffer[(x, y)]).collect();
        papers(&mut svg, &cells, f64::from(y) * HEIGHT);
        letters(&mut svg, &cells, f64::from(y) * HEIGHT);
    }
    svg + "</svg>\n"
}

/// The colors behind the letters, those of a kind together.
fn papers(svg: &mut String, cells: &[&Cell], y: f64) {
    let mut x = 0;
    for run in cells.chunk_by(|one, other| colors(one).1 == colors(other).1) {
        let paper = colors(run[0]).1;
        if paper != PAPER {
            let (from, wide) = (f64::from(x) * WIDTH, run.len() as f64 * WIDTH);
            let _ =
                write!(svg, "<path fill=\"{paper}\" d=\"M{from} {y}h{wide}v{HEIGHT}h-{wide}z\"/>");
        }
        x += run.len() as u32;
    }
}

/// Letters that look alike together; what is drawn stands alone.
fn letters(svg: &mut String, cells: &[&Cell], y: f64) {
    let mut at = 0;
    while at < cells.len() {
        let (cell, x) = (cells[at], at as f64 * WIDTH);
        let sign = cell.symbol().chars().next().unwrap_or(' ');
        if let Some(shape) = shape(sign, x, y) {
            let pen = colors(cell).0;
            let _ = match shape {
                Shape::Area(path) => write!(svg, "<path fill=\"{pen}\" d=\"{path}\"/>"),
                Shape::Line(path, wide) => write!(
                    svg,
                    "<path fill=\"none\" stroke=\"{pen}\" stroke-width=\"{wide}\" d=\"{path}\"/>"
                ),
            };
            at += 1;
            continue;
        }
        let alike = |other: &&&Cell| {
            let drawn =
                other.symbol().chars().next().is_some_and(|sign| shape(sign, 0.0, 0.0).is_some());
            !drawn && colors(other).0 == colors(cell).0 && other.modifier == cell.modifier
        };
        let run = cells[at..].iter().take_while(alike).count().max(1);
        let text: String = cells[at..at + run].iter().map(|cell| cell.symbol()).collect();
        if !text.trim().is_empty() {
            write_text(svg, cell, &text, run, x, y);
        }
        at += run;
    }
    svg.push('\n');
}

fn write_text(svg: &mut String, cell: &Cell, text: &str, run: usize, x: f64, y: f64) {
    let mut class = Vec::new();
    if cell.modifier.contains(Modifier::BOLD) {
        class.push("b");
    }
    if cell.modifier.contains(Modifier::ITALIC) {
        class.push("i");
    }
    let class =
        if class.is_empty() { String::new() } else { format!(" class=\"{}\"", class.join(" ")) };
    let under = if cell.modifier.contains(Modifier::UNDERLINED) {
        " text-decoration=\"underline\""
    } else {
        ""
    };
    let dim = if cell.modifier.contains(Modifier::DIM) { " opacity=\".6\"" } else { "" };
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let (base, wide, pen) = (y + HEIGHT * 0.75, run as f64 * WIDTH, colors(cell).0);
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{base}\" textLength=\"{wide}\" lengthAdjust=\"spacingAndGlyphs\" \
         fill=\"{pen}\"{class}{under}{dim}>{text}</text>"
    );
}

enum Shape {
    Area(String),
    Line(String, f64),
}

/// What is drawn rather than written.
fn shape(sign: char, x: f64, y: f64) -> Option<Shape> {
    let (half, full) = (HEIGHT / 2.0, HEIGHT);
    let middle = y + half;
    let area = |x: f64, y: f64, w: f64, h: f64| Shape::Area(format!("M{x} {y}h{w}v{h}h-{w}z"));
    Some(match sign {
        '▀' => area(x, y, WIDTH, half),
        '▄' => area(x, middle, WIDTH, half),
        '█' => area(x, y, WIDTH, full),
        '▌' => area(x, y, WIDTH / 2.0, full),
        '▐' => area(x + WIDTH / 2.0, y, WIDTH / 2.0, full),
        _ => {
            let (arms, wide) = arms(sign)?;
            let center = (x + WIDTH / 2.0, middle);
            let mut path = String::new();
            let ends = [(center.0, y), (x + WIDTH, center.1), (center.0, y + full), (x, center.1)];
            for (arm, (to_x, to_y)) in ends.into_iter().enumerate() {
                if arms & 1 << arm != 0 {
                    let _ = write!(path, "M{} {}L{to_x} {to_y}", center.0, center.1);
                }
            }
            Shape::Line(path, wide)
        }
    })
}

/// The arms of a line, north, east, south and west, and how thick it is.
fn arms(sign: char) -> Option<(u8, f64)> {
    const THIN: &str = "╵╶└╷│┌├╴┘─┴┐┤┬┼";
    const THICK: &str = "╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";
    const ROUND: &str = "╰╭╯╮";
    let place = |row: &str| row.chars().position(|other| other == sign).map(|at| at as u8 + 1);
    let round = || ROUND.chars().position(|other| other == sign).map(|at| [3, 6, 9, 12][at]);
    let thin = place(THIN).or_else(round).map(|arms| (arms, 1.5));
    thin.or_else(|| place(THICK).map(|arms| (arms, 3.0)))
}

/// The color of the letter and the one behind it.
fn colors(cell: &Cell) -> (String, String) {
    let (pen, paper) = (color(cell.fg, PEN), color(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) { (paper, pen) } else { (pen, paper) }
}

fn color(color: Color, usual: &str) -> String {
    let named = match color {
        Color::Rgb(r, g, b) => return format!("#{r:02x}{g:02x}{b:02x}"),
        Color::Indexed(n) if n < 16 => ANSI[usize::from(n)],
        Color::Black => ANSI[0],
        Color::Red => ANSI[1],
        Color::Green => ANSI[2],
        Color::Yellow => ANSI[3],
        Color::Blue => ANSI[4],
        Color::Magenta => ANSI[5],
        Color::Cyan => ANSI[6],
        Color::Gray => ANSI[7],
        Color::DarkGray => ANSI[8],
        Color::LightRed => ANSI[9],
        Color::LightGreen => ANSI[10],
        Color::LightYellow => ANSI[11],
        Color::LightBlue => ANSI[12],
        Color::LightMagenta => ANSI[13],
        Color::LightCyan => ANSI[14],
        Color::White => ANSI[15],
        _ => usual,
    };
    named.to_owned()
}
