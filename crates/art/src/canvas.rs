//! Drawing: everything of one color at one depth becomes a single path, so that a tile stays a small
//! number of elements and few bytes.

use crate::geometry::{Curve, Point, Shape};
use std::fmt::Write as _;

/// How a layer is painted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Paint {
    /// Filled with an opaque color.
    Fill(&'static str),
    /// Filled with a translucent color, its opacity in percent.
    Glaze(&'static str, u8),
    /// A line of a color and width, with flat ends.
    Line(&'static str, u16),
    /// A line with round ends; a dot where it has no length.
    Round(&'static str, u16),
    /// A line with round ends, its opacity in percent.
    Mist(&'static str, u16, u8),
    /// A broken line: color, width, and the lengths of dashes and gaps.
    Dashed(&'static str, u16, &'static str),
    /// Filled with one color, with a line of another round it.
    Edged(&'static str, &'static str, u16),
}

/// A picture in the making: paths from the lowest to the topmost.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    layers: Vec<(Paint, String)>,
}

/// The number of a layer of a canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layer(usize);

impl Canvas {
    /// Puts an empty layer on top of all others.
    pub fn layer(&mut self, paint: Paint) -> Layer {
        self.layers.push((paint, String::new()));
        Layer(self.layers.len() - 1)
    }

    /// Draws something on a layer of its own, above all others.
    pub fn draw(&mut self, paint: Paint, draw: impl FnOnce(&mut Path<'_>)) {
        let layer = self.layer(paint);
        draw(&mut self.on(layer));
    }

    /// Draws a shape written as path data.
    pub fn stamp(&mut self, paint: Paint, at: Point, shape: &str) {
        self.draw(paint, |path| path.stamp(at, 0, 0, shape));
    }

    /// The path of a layer, to draw on.
    pub fn on(&mut self, layer: Layer) -> Path<'_> {
        Path { data: &mut self.layers[layer.0].1 }
    }

    /// Writes the picture as SVG.
    pub fn write(&self, out: &mut String) {
        // Without this, lines would be filled; set once on the group, it need not be set on each.
        out.push_str("<g fill=\"none\">");
        for (paint, data) in self.layers.iter().filter(|(_, data)| !data.is_empty()) {
            out.push_str("<path ");
            let written = match paint {
                Paint::Fill(color) => write!(out, "fill=\"{color}\""),
                Paint::Glaze(color, share) => {
                    write!(out, "fill=\"{color}\" opacity=\".{share:02}\"")
                }
                Paint::Line(color, width) => {
                    write!(out, "stroke=\"{color}\" stroke-width=\"{width}\"")
                }
                Paint::Round(color, width) => write!(
                    out,
                    "stroke=\"{color}\" stroke-width=\"{width}\" stroke-linecap=\"round\""
                ),
                Paint::Mist(color, width, share) => write!(
                    out,
                    "stroke=\"{color}\" stroke-width=\"{width}\" stroke-linecap=\"round\" opacity=\".{share:02}\""
                ),
                Paint::Dashed(color, width, dashes) => write!(
                    out,
                    "stroke=\"{color}\" stroke-width=\"{width}\" stroke-dasharray=\"{dashes}\""
                ),
                Paint::Edged(color, edge, width) => write!(
                    out,
                    "fill=\"{color}\" stroke=\"{edge}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
                ),
            };
            written.expect("text takes text");
            out.push_str(" d=\"");
            out.push_str(data);
            out.push_str("\"/>");
        }
        out.push_str("</g>");
    }
}

/// Draws a sign that matters for scoring as a group with its name, so that it can be found.
pub fn sign(out: &mut String, name: &str, draw: impl FnOnce(&mut Canvas)) {
    let mut canvas = Canvas::default();
    draw(&mut canvas);
    write!(out, "<g data-sign=\"{name}\">").expect("text takes text");
    canvas.write(out);
    out.push_str("</g>");
}

/// The path of one layer, in whole units.
#[derive(Debug)]
pub struct Path<'a> {
    data: &'a mut String,
}

impl Path<'_> {
    /// Draws path data that goes on from a place beside a point, such as `l8-4v20z`.
    pub fn stamp(&mut self, at: Point, right: i32, down: i32, shape: &str) {
        self.start(at + Point::new(f64::from(right), f64::from(down)));
        self.data.push_str(shape);
    }

    /// A dot, as large as the layer's line is wide.
    pub fn dot(&mut self, at: Point) {
        self.stamp(at, 0, 0, "h1");
    }

    /// A circle, or an ellipse.
    pub fn ellipse(&mut self, at: Point, across: f64, down: f64) {
        let (a, b) = (whole(across), whole(down));
        self.start(at - Point::new(f64::from(a), 0.0));
        write!(self.data, "a{a} {b} 0 1 0 {} 0a{a} {b} 0 1 0-{} 0z", 2 * a, 2 * a)
            .expect("text takes text");
    }

    /// A full circle around a point.
    pub fn disc(&mut self, at: Point, radius: f64) {
        self.ellipse(at, radius, radius);
    }

    /// A polyline of cubic curves, each beginning where the one before ends.
    pub fn curves(&mut self, curves: &[Curve]) {
        let Some(first) = curves.first() else { return };
        self.start(first.from);
        for curve in curves {
            self.data.push('c');
            let from = rounded(curve.from);
            for (n, to) in [curve.lead, curve.trail, curve.to].into_iter().enumerate() {
                let to = rounded(to);
                self.number(to.0 - from.0, n > 0);
                self.number(to.1 - from.1, true);
            }
        }
    }

    /// A closed line through points.
    pub fn polygon(&mut self, points: &[Point]) {
        let Some((first, others)) = points.split_first() else { return };
        self.start(*first);
        let mut from = rounded(*first);
        self.data.push('l');
        let mut follows = false;
        for to in others.iter().map(|point| rounded(*point)).filter(|to| *to != rounded(*first)) {
            if to != from {
                self.number(to.0 - from.0, follows);
                self.number(to.1 - from.1, true);
                follows = true;
                from = to;
            }
        }
        self.data.push('z');
    }

    /// A face with its holes.
    pub fn shape(&mut self, shape: &Shape) {
        shape.iter().for_each(|cycle| self.polygon(cycle));
    }

    fn start(&mut self, at: Point) {
        let (x, y) = rounded(at);
        self.data.push('M');
        self.number(x, false);
        self.number(y, true);
    }

    /// Writes a coordinate: numbers need a blank between them, or a sign.
    fn number(&mut self, number: i32, follows: bool) {
        if follows && number >= 0 {
            self.data.push(' ');
        }
        digits(self.data, number);
    }
}

/// Writes a number; called so often that the general way is too slow.
fn digits(out: &mut String, number: i32) {
    let mut left = number.unsigned_abs();
    let mut text = [0_u8; 11];
    let mut at = text.len();
    loop {
        at -= 1;
        text[at] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    if number < 0 {
        at -= 1;
        text[at] = b'-';
    }
    text[at..].iter().for_each(|digit| out.push(char::from(*digit)));
}

fn whole(number: f64) -> i32 {
    number.round() as i32
}

fn rounded(at: Point) -> (i32, i32) {
    (whole(at.x), whole(at.y))
}

/// A face with its holes as path data.
pub fn path_of(shape: &Shape) -> String {
    let mut data = String::new();
    Path { data: &mut data }.shape(shape);
    data
}
