//! Signs as plain icons: shields, inns, goods, buildings, arrows.

use super::{INK, PAPER};
use crate::canvas::{Canvas, Paint, sign};
use crate::face::Laid;
use crate::geometry::Point;
use crate::layout::{Meaning, Sign, pointer};
use crate::plan::historic_number;
use remparts_engine::city::tiles::{Building, Goods};
use remparts_engine::classic::tiles::Symbol;
use remparts_engine::kernel::geometry::Side;
use std::f64::consts::TAU;

pub(super) fn draw(out: &mut String, laid: &Laid<'_>) {
    for Sign { meaning, at } in laid.layout.signs.iter().copied() {
        match meaning {
            Meaning::Shield(_) => sign(out, "shield", |canvas| shield(canvas, at)),
            Meaning::Cathedral(_) => sign(out, "cathedral", |canvas| cathedral(canvas, at)),
            Meaning::Inn(_) => sign(out, "inn", |canvas| inn(canvas, at)),
            Meaning::Goods(_, goods) => sign(out, goods.name(), |canvas| medal(canvas, at, goods)),
            Meaning::Building => building(out, at, laid.plan.building.as_ref()),
            Meaning::Arrow(side, symbol) => {
                sign(out, symbol.name(), |canvas| arrow(canvas, at, side, symbol));
            }
        }
    }
}

fn shield(canvas: &mut Canvas, at: Point) {
    let shape = "q54 22 108 0v60q0 52-54 78q-54-26-54-78z";
    let corner = at - Point::new(54.0, 64.0);
    canvas.stamp(Paint::Edged("#1f5fb8", PAPER, 26), corner, shape);
    canvas.stamp(Paint::Edged("#1f5fb8", INK, 10), corner, shape);
    let cross = "h18v24h28v18h-28v40h-18v-40h-28v-18h28z";
    canvas.stamp(Paint::Fill(PAPER), at - Point::new(9.0, 40.0), cross);
}

fn cathedral(canvas: &mut Canvas, at: Point) {
    canvas.stamp(Paint::Edged(PAPER, INK, 16), at + Point::new(-130.0, 140.0), CHURCH);
    let cross = "h32v46h46v32h-46v78h-32v-78h-46v-32h46z";
    canvas.stamp(Paint::Fill(INK), at - Point::new(16.0, 96.0), cross);
}

/// An inn, as a mug.
fn inn(canvas: &mut Canvas, at: Point) {
    canvas.draw(Paint::Edged("#7a2f86", PAPER, 10), |path| path.disc(at, 70.0));
    let mug = "h50v12h26v44h-26v16h-50zm50 24v20h12v-20z";
    canvas.stamp(Paint::Fill(PAPER), at - Point::new(36.0, 36.0), mug);
}

fn medal(canvas: &mut Canvas, at: Point, goods: Goods) {
    let (color, icon, corner) = icon(goods);
    canvas.draw(Paint::Edged(PAPER, color, 14), |path| path.disc(at, 74.0));
    canvas.stamp(Paint::Fill(color), at + corner, icon);
}

/// A church, as path data from its south-west corner.
const CHURCH: &str = "v-210l60-80 60 80h20l0 0 60-80 60 80v210z";

/// The icon of goods: a color, and path data from a corner of it.
const fn icon(goods: Goods) -> (&'static str, &'static str, Point) {
    match goods {
        Goods::Livestock => (
            "#a8321f",
            "c0-14 10-24 26-24h34c6-14 22-16 32-8l10-8 2 16c6 8 4 18-6 20l-14 2c-2 14-6 22-10 26v26h-14v-22h-40v22h-14v-26c-5-6-6-14-6-24z",
            Point::new(-52.0, -2.0),
        ),
        Goods::Grain => (
            "#946200",
            "h10v-24l34-22v-14l-34 16v-16l34-22v-14l-34 16v-18l-5-20-5 20v18l-34-16v14l34 22v16l-34-16v14l34 22z",
            Point::new(-5.0, 56.0),
        ),
        Goods::Fish => (
            "#125a8c",
            "c18-32 58-36 84-8l26-22c-4 14-4 46 0 60l-26-22c-26 28-66 24-84-8z",
            Point::new(-55.0, 0.0),
        ),
    }
}

/// A house for a public building; a star, with as many dots as its number, for a historic one.
fn building(out: &mut String, at: Point, building: Option<&Building>) {
    let number = match building {
        Some(Building::Historic(name)) => Some(historic_number(name)),
        _ => None,
    };
    match number {
        Some(number) => sign(out, "historic", |canvas| historic(canvas, at, number)),
        None => sign(out, "public", |canvas| public(canvas, at)),
    }
}

fn public(canvas: &mut Canvas, at: Point) {
    let house = "v-92h-22l102-90 102 90h-22v92z";
    canvas.stamp(Paint::Edged("#4a6fa8", INK, 12), at + Point::new(-80.0, 84.0), house);
    canvas.stamp(Paint::Fill(PAPER), at + Point::new(-18.0, 84.0), "v-58h36v58z");
}

fn historic(canvas: &mut Canvas, at: Point, number: usize) {
    canvas.draw(Paint::Edged("#5b3a91", INK, 12), |path| path.disc(at, 112.0));
    let star = "l16 42h46l-37 28 14 46-39-28-39 28 14-46-37-28h46z";
    canvas.stamp(Paint::Fill("#ffd84d"), at - Point::new(0.0, 66.0), star);
    canvas.draw(Paint::Round(PAPER, 22), |path| {
        for n in 0..=number {
            let turn = TAU * (n as f64 / 7.0 + 0.25);
            path.dot(at + Point::new(turn.cos(), turn.sin()) * 88.0);
        }
    });
}

/// A triangle toward an edge, with what it does beside it.
fn arrow(canvas: &mut Canvas, at: Point, side: Side, symbol: Symbol) {
    let head = pointer(at, side);
    canvas.draw(Paint::Edged("#b3123f", PAPER, 8), |path| path.polygon(&head));
    canvas.draw(Paint::Edged(PAPER, "#b3123f", 14), |path| path.disc(at, 62.0));
    match symbol {
        Symbol::Pair => canvas.draw(Paint::Round("#b3123f", 40), |path| {
            path.dot(at - Point::new(25.0, 0.0));
            path.dot(at + Point::new(25.0, 0.0));
        }),
        Symbol::Anywhere => {
            canvas.stamp(
                Paint::Line("#b3123f", 12),
                at - Point::new(0.0, 42.0),
                "v84m-42-42h84m-72-30 60 60m0-60-60 60",
            );
        }
        Symbol::Repeat => {
            canvas.stamp(
                Paint::Line("#b3123f", 13),
                at + Point::new(26.0, -14.0),
                "a30 30 0 1 0 2 26",
            );
            canvas.stamp(Paint::Fill("#b3123f"), at + Point::new(14.0, -22.0), "l32 14-4-36z");
        }
    }
}
