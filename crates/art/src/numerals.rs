//! Numbers drawn as lines, because a picture must not depend on installed fonts.

use crate::geometry::Point;
use std::fmt::Write as _;

/// Path data of a stroke: where it begins, and how it goes on from there.
type Stroke = (i32, i32, &'static str);

/// Digits a hundred units high and forty-eight wide, drawn as lines of [`STROKE`].
const DIGITS: [Stroke; 10] = [
    (24, 8, "c-24 0-24 84 0 84s24-84 0-84z"),
    (9, 27, "l18-19v84"),
    (7, 29, "c0-28 35-28 35-3 0 21-22 38-35 66h36"),
    (8, 17, "c10-14 32-12 32 10 0 15-12 19-20 19 10 0 23 5 23 22 0 25-26 31-37 13"),
    (33, 92, "v-84l-28 58h39"),
    (40, 8, "h-27l-4 38c8-9 34-10 34 17 0 30-27 36-37 18"),
    (38, 12, "c-18-13-32 18-32 50 0 40 37 39 37 4 0-31-35-29-37-2"),
    (6, 8, "h36l-24 84"),
    (24, 46, "c-21-5-20-38 0-38s21 33 0 38c-25 6-24 46 0 46s25-40 0-46z"),
    (10, 88, "c18 13 32-18 32-50 0-40-37-39-37-4 0 31 35 29 37 2"),
];
const PLUS: Stroke = (4, 52, "h40m-20-20v40");
const MINUS: Stroke = (6, 52, "h36");
const QUESTION: Stroke = (7, 29, "c0-28 35-28 35-3 0 21-18 21-18 40m0 25v1");

/// Width of lines, in hundredths of the height.
const STROKE: i32 = 16;
/// From one digit to the next, in hundredths of the height.
const PACE: i32 = 62;
/// Width of a digit's lines without the pen.
const WIDTH: i32 = 48;

/// The colors that numbers are written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen<'a> {
    /// The color of the lines.
    pub color: &'a str,
    /// The color around them, where the ground may be anything.
    pub halo: Option<&'a str>,
}

/// When a number is written with its sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Only if it is below zero.
    Below,
    /// Always, since it is a gain or a loss.
    Always,
}

/// Writes a number of a height, its middle at a point.
pub fn number(out: &mut String, value: i32, sign: Sign, at: Point, height: f64, pen: Pen<'_>) {
    draw(out, &data(signs(value, sign)), advance(value, sign), at, height, pen);
}

/// Writes a question mark of a height, its middle at a point.
pub fn question(out: &mut String, at: Point, height: f64, pen: Pen<'_>) {
    draw(out, &data([QUESTION].into_iter()), WIDTH, at, height, pen);
}

fn draw(out: &mut String, line: &str, advance: i32, at: Point, height: f64, pen: Pen<'_>) {
    let scale = height / 100.0;
    let left = at.x - f64::from(advance) * scale / 2.0;
    let top = at.y - height / 2.0;
    let mut draw = |text: std::fmt::Arguments<'_>| out.write_fmt(text).expect("text takes text");
    draw(format_args!(
        "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
         transform=\"translate({left:.0} {top:.0})scale({scale:.3})\">"
    ));
    if let Some(halo) = pen.halo {
        let wide = STROKE + 18;
        draw(format_args!("<path stroke=\"{halo}\" stroke-width=\"{wide}\" d=\"{line}\"/>"));
    }
    let color = pen.color;
    draw(format_args!("<path stroke=\"{color}\" stroke-width=\"{STROKE}\" d=\"{line}\"/></g>"));
}

/// How wide a number of a height is.
pub fn width(value: i32, sign: Sign, height: f64) -> f64 {
    f64::from(advance(value, sign) + STROKE) * height / 100.0
}

fn advance(value: i32, sign: Sign) -> i32 {
    (signs(value, sign).count() as i32 - 1) * PACE + WIDTH
}

/// The characters of a number, from left to right.
fn signs(value: i32, sign: Sign) -> impl Iterator<Item = Stroke> {
    let first = match (value < 0, sign) {
        (true, _) => Some(MINUS),
        (false, Sign::Always) => Some(PLUS),
        (false, Sign::Below) => None,
    };
    let size = value.unsigned_abs();
    let places = size.checked_ilog10().unwrap_or(0);
    let digits = (0..=places).rev().map(move |place| size / 10_u32.pow(place) % 10);
    first.into_iter().chain(digits.map(|digit| DIGITS[digit as usize]))
}

/// Characters as one path, each moved to its place.
fn data(signs: impl Iterator<Item = Stroke>) -> String {
    let mut data = String::new();
    for (n, (x, y, line)) in signs.enumerate() {
        let x = x + n as i32 * PACE;
        write!(data, "M{x} {y}{line}").expect("text takes text");
    }
    data
}
