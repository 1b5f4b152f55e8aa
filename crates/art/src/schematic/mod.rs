//! The schematic style: flat colors that stay apart in grey, strong lines, the same geometry as the
//! others.

mod places;
mod signs;

use crate::canvas::{Canvas, Paint, Path};
use crate::face::Laid;
use crate::geometry::{Curve, Point};
use crate::layout::{Layout, RIVER, Round, half_width};
use crate::plan::World;
use remparts_engine::city::tiles::Goods;

const INK: &str = "#20262c";
const PAPER: &str = "#ffffff";
const FIELD: &str = "#d5ebbd";
const HOMES: &str = "#f3e6cb";
const CITY: &str = "#d08a45";
const WATER: &str = "#6fb4e8";

/// Draws a square as it lies.
pub fn draw(laid: &Laid<'_>) -> String {
    let mut canvas = Canvas::default();
    let Layout { regions, walls, tracks, streams, pool, .. } = &laid.layout;
    let land = laid.plan.world == World::Land;
    let ground = if land { FIELD } else { HOMES };
    canvas.stamp(Paint::Fill(ground), Point::default(), "h1000v1000H0z");
    for (color, more) in [(INK, 8.0), (WATER, -8.0)] {
        let width = (2.0 * (RIVER + more)) as u16;
        canvas.draw(Paint::Line(color, width), |path| lines(path, streams));
        if let Some(Round { at, radius }) = *pool {
            canvas.draw(Paint::Fill(color), |path| path.disc(at, radius + more));
        }
    }
    let road = (2.0 * half_width(laid.plan.world)) as u16;
    for (color, width) in [(INK, road + 12), (PAPER, road - 14)] {
        canvas.draw(Paint::Line(color, width), |path| lines(path, tracks));
    }
    for (n, block) in laid.plan.blocks.iter().enumerate() {
        let color = if land { CITY } else { market(&block.goods) };
        canvas.draw(Paint::Fill(color), |path| path.shape(&regions[n].shape));
    }
    canvas.draw(Paint::Round(INK, 22), |path| {
        walls.iter().for_each(|(_, wall)| path.curves(&[*wall]));
    });
    let mut out = String::with_capacity(1_500);
    canvas.write(&mut out);
    places::draw(&mut out, laid);
    signs::draw(&mut out, laid);
    out
}

fn lines(path: &mut Path<'_>, lines: &[Vec<Curve>]) {
    lines.iter().for_each(|line| path.curves(line));
}

/// The ground of a market: the color of its goods, or none where there are several.
fn market(goods: &[Goods]) -> &'static str {
    match goods {
        [Goods::Livestock] => "#ef9a86",
        [Goods::Grain] => "#f5d468",
        [Goods::Fish] => "#8cc6ea",
        _ => "#d9d9d9",
    }
}
