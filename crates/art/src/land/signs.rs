//! Signs inside of regions: shields, cathedrals, inns, anniversary arrows.

use crate::canvas::{Canvas, Paint, sign};
use crate::face::Laid;
use crate::geometry::Point;
use crate::layout::{Meaning, Sign, pointer};
use remparts_engine::classic::tiles::Symbol;
use remparts_engine::kernel::geometry::Side;

pub(super) fn draw(out: &mut String, laid: &Laid<'_>) {
    for Sign { meaning, at } in laid.layout.signs.iter().copied() {
        match meaning {
            Meaning::Shield(_) => sign(out, "shield", |canvas| shield(canvas, at)),
            Meaning::Cathedral(_) => sign(out, "cathedral", |canvas| cathedral(canvas, at)),
            Meaning::Inn(_) => sign(out, "inn", |canvas| inn(canvas, at)),
            Meaning::Arrow(side, symbol) => {
                sign(out, symbol.name(), |canvas| arrow(canvas, at, side, symbol));
            }
            // Signs of The City are drawn in `town`.
            Meaning::Goods(..) | Meaning::Building => {}
        }
    }
}

/// A shield with a golden tower on blue.
fn shield(canvas: &mut Canvas, at: Point) {
    let mut on = |paint, right, down, shape| {
        canvas.draw(paint, |path| path.stamp(at, right, down, shape));
    };
    on(Paint::Glaze("#2c1c0c", 30), -46, -54, "q54 22 112 0v60q0 52-56 78q-56-26-56-78z");
    on(Paint::Edged("#fff3d0", "#3b2d1a", 7), -54, -64, "q54 22 108 0v60q0 52-54 78q-54-26-54-78z");
    on(Paint::Fill("#2b5ea6"), -43, -50, "q43 16 86 0v48q0 42-43 62q-43-20-43-62z");
    on(Paint::Fill("#ffd34d"), -26, -32, "h12v10h9v-10h10v10h9v-10h12v22l-6 8v32h-40v-32l-6-8z");
    on(Paint::Fill("#2b5ea6"), -7, 30, "v-16q7-10 14 0v16z");
}

/// Two towers, a rose window and a long roof.
fn cathedral(canvas: &mut Canvas, at: Point) {
    let mut on = |paint, right, down, shape| {
        canvas.draw(paint, |path| path.stamp(at, right, down, shape));
    };
    on(
        Paint::Edged("#e9dcb6", "#b49a62", 9),
        -186,
        40,
        "a186 140 0 1 0 372 0a186 140 0 1 0-372 0z",
    );
    on(Paint::Glaze("#3a2414", 26), -120, 150, "h262l48-46v-150l-60-30z");
    // The nave behind.
    on(Paint::Fill("#506789"), -62, -92, "l30-60h150l24 60z");
    on(Paint::Fill("#7890b4"), -32, -152, "h150l-12-12h-122z");
    on(Paint::Fill("#d9c8a3"), 60, -92, "h84v150h-84z");
    on(Paint::Fill("#5d4330"), 122, -20, "v-42q8-12 16 0v42z");
    // The front: gable and towers.
    on(Paint::Fill("#f3e7c9"), -62, 152, "v-206l62-72 62 72v206z");
    on(Paint::Line("#b49a62", 6), -62, -54, "l62-72 62 72");
    on(Paint::Fill("#f9f0d8"), -124, -96, "h64v248h-64z");
    on(Paint::Fill("#f9f0d8"), 60, -96, "h44v248h-44z");
    on(Paint::Fill("#dccba6"), -74, -96, "h14v248h-14zm164 0h34v248h-34z");
    on(Paint::Fill("#7890b4"), -134, -92, "h54l-12-98zm184 0h54l-12-98z");
    on(Paint::Fill("#506789"), -50, -92, "l-42-98 12 98zm184 0l-42-98 12 98z");
    on(Paint::Line("#8f6d1c", 7), -92, -188, "v-22m-9 8h18m175 14v-22m-9 8h18");
    on(Paint::Edged("#6d87b8", "#5d4330", 8), -36, -22, "a36 36 0 1 0 72 0a36 36 0 1 0-72 0z");
    on(Paint::Line("#f3e7c9", 5), 0, -54, "v64m-32-32h64m-54-23 44 46m0-46-44 46");
    on(Paint::Edged("#6d3f24", "#b49a62", 9), -30, 152, "v-62q30-44 60 0v62z");
    on(Paint::Line("#4a2a18", 5), 0, 152, "v-84");
    let windows = "v-50q9-14 18 0v50zm184 0v-50q9-14 18 0v50zm-184 100v-50q9-14 18 0v50zm184 0v-50q9-14 18 0v50z";
    on(Paint::Fill("#5d4330"), -102, -14, windows);
}

/// A house with a sign, by its pond.
fn inn(canvas: &mut Canvas, at: Point) {
    let mut on = |paint, right, down, shape| {
        canvas.draw(paint, |path| path.stamp(at, right, down, shape));
    };
    on(Paint::Edged("#5b9fc6", "#e0d5a2", 10), -50, 42, "a58 32 0 1 0 116 0a58 32 0 1 0-116 0z");
    on(Paint::Round("#b4dcec", 6), -14, 44, "q9-7 18 0t18 0m-4 14q7-5 14 0");
    on(Paint::Glaze("#3a2414", 26), -62, 22, "h90l30-18v-50l-34-10z");
    on(Paint::Fill("#f6ebcf"), -62, -18, "h84v42h-84z");
    on(Paint::Line("#8a5a34", 5), -62, -16, "h84m-60 0v40m20-40v40");
    on(Paint::Fill("#7d3b57"), -58, -66, "l8-12h60l8 12z");
    on(Paint::Fill("#a6536f"), -70, -14, "h100l-10-54h-80z");
    on(Paint::Fill("#5d4330"), -14, 24, "v-26h17v26z");
    on(Paint::Fill("#ffd98a"), -52, 8, "v-14h13v14z");
    on(Paint::Line("#4a3220", 7), 56, 28, "v-94h-30");
    on(Paint::Edged("#ffd34d", "#4a3220", 6), 22, -62, "h28v30h-28z");
    on(Paint::Line("#4a3220", 5), 30, -54, "v14h9v-14m0 3h6v7h-6");
}

/// A banner that points to an edge, with what it does on it.
fn arrow(canvas: &mut Canvas, at: Point, side: Side, symbol: Symbol) {
    let head = pointer(at, side);
    canvas.draw(Paint::Glaze("#2c1c0c", 28), |path| path.disc(at + Point::new(7.0, 9.0), 68.0));
    canvas.draw(Paint::Edged("#8e2f4f", "#fff3d0", 9), |path| path.polygon(&head));
    canvas.draw(Paint::Edged("#fff3d0", "#8e2f4f", 13), |path| path.disc(at, 60.0));
    let ink = Paint::Fill("#8e2f4f");
    match symbol {
        Symbol::Pair => {
            canvas.draw(ink, |path| {
                for x in [-22, 22] {
                    path.stamp(at, x, -34, PERSON);
                }
            });
        }
        Symbol::Anywhere => {
            canvas.stamp(ink, at - Point::new(0.0, 26.0), PERSON);
            canvas.draw(ink, |path| {
                for shape in
                    ["m0-48l12 12h-24z", "m0 48l12-12h-24z", "m-48 0l12-12v24z", "m48 0l-12-12v24z"]
                {
                    path.stamp(at, 0, 2, shape);
                }
            });
        }
        Symbol::Repeat => {
            canvas.stamp(
                Paint::Line("#8e2f4f", 13),
                at + Point::new(26.0, -14.0),
                "a30 30 0 1 0 2 26",
            );
            canvas.stamp(ink, at + Point::new(14.0, -22.0), "l32 14-4-36z");
        }
    }
}

/// A small figure, its head at the point.
const PERSON: &str =
    "c16 0 18 20 8 26c22 6 20 20 4 20l10 22h-44l10-22c-16 0-18-14 4-20c-10-6-8-26 8-26z";
