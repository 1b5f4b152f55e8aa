//! The pictures on the five gift cards.

use super::props::{ANY, HEAD, OWN, arrow, coins, people};
use super::{GOLD, INK};
use crate::canvas::{Canvas, Paint};
use crate::geometry::Point;
use crate::numerals::{Pen, Sign, number};

const WALL: &str = "#f0e0bf";
const STONE: &str = "#d9d1c1";
const STONE_SHADE: &str = "#b3a998";
const WOOD: &str = "#5d4330";
const ROAD: &str = "#ecdfb9";
const ROADSIDE: &str = "#b79f68";
const GRASS: &str = "#7da046";
const LIGHT: &str = "#fff6dc";

const fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

/// One of your meeples joins an abbey, whoever is there.
pub(super) fn synod(out: &mut String) {
    let mut canvas = Canvas::default();
    let foot = at(300.0, 474.0);
    canvas.stamp(Paint::Glaze(INK, 22), foot, "m-140 0h380l-90-80z");
    canvas.stamp(Paint::Edged(WALL, INK, 8), foot, "m-150 0v-130h300v130z");
    canvas.stamp(Paint::Edged("#6f86a8", INK, 8), foot, "m-170-126l40-88h260l40 88z");
    canvas.stamp(Paint::Edged(WALL, INK, 8), foot, "m-54 0v-226h108v226z");
    canvas.stamp(Paint::Edged("#6f86a8", INK, 8), foot, "m-70-222l70-92 70 92z");
    canvas.stamp(
        Paint::Fill("#506687"),
        foot,
        "m6-226l-4-76 58 76zm-170 96l8-18h98v18zm222 0v-18h98l8 18z",
    );
    canvas.stamp(Paint::Round("#c8902a", 11), foot, "m0-316v-34m-13 13h26");
    canvas.stamp(
        Paint::Fill(WOOD),
        foot,
        "m-30 0v-60c0-44 60-44 60 0v60zm16-140v-30c0-26 28-26 28 0v30z",
    );
    people(&mut canvas, ANY, &[at(164.0, 570.0)]);
    arrow(&mut canvas, at(316.0, 484.0), "l82-8-20 24 44 36-30 36-44-36-22 26z");
    people(&mut canvas, OWN, &[at(420.0, 720.0)]);
    canvas.write(out);
}

/// A road that is not finished is swept, and pays at once.
pub(super) fn sweeper(out: &mut String) {
    const WAY: &str = "c0-120 250-100 250-240 0-110-190-70-190-200";
    let mut canvas = Canvas::default();
    let start = at(170.0, 790.0);
    // The cell where the road would go on.
    canvas.stamp(Paint::Dashed(WOOD, 9, "28 20"), at(140.0, 346.0), "v-190h190v190z");
    canvas.stamp(Paint::Line(GRASS, 132), start, WAY);
    canvas.stamp(Paint::Line(ROADSIDE, 116), start, WAY);
    canvas.stamp(Paint::Line(ROAD, 100), start, WAY);
    coins(&mut canvas, &[at(184.0, 716.0), at(262.0, 644.0), at(354.0, 590.0)]);
    canvas.stamp(Paint::Mist(LIGHT, 46, 85), at(296.0, 470.0), "h1m-44 28h1m64 24h1m-86 20h1");
    let broom = at(344.0, 496.0);
    canvas.stamp(Paint::Round(INK, 30), broom, "l150-320");
    canvas.stamp(Paint::Round("#b98a52", 16), broom, "l150-320");
    canvas.stamp(
        Paint::Edged("#e3bf62", INK, 8),
        broom,
        "m6-64l58 30c0 50-10 84-32 112l-118-60c42-14 68-40 92-82z",
    );
    canvas.stamp(
        Paint::Round("#a97c2b", 6),
        broom,
        "m24-30c-14 36-34 54-62 72m76-58c-10 36-20 54-44 72m58-64c-4 30-8 50-20 68",
    );
    canvas.stamp(Paint::Round("#c8402c", 14), broom, "m10-54l50 26");
    canvas.write(out);
}

/// One of your meeples comes home, with points for it and for those who stay.
pub(super) fn retreat(out: &mut String) {
    /// The outline of a person seen from the chest up, as over a wall.
    const BUST: &str = "c24 0 32 16 34 36 38 6 40 24-2 24 0 18-6 30-14 36 42 4 74 40 84 76h-204\
c10-36 42-72 84-76-8-6-14-18-14-36-42 0-40-18-2-24 2-20 10-36 34-36z";
    let mut canvas = Canvas::default();
    canvas.draw(Paint::Edged(ANY, INK, 13), |path| {
        [172.0, 428.0].iter().for_each(|x| path.stamp(at(*x, 320.0), 0, HEAD, BUST));
    });
    let foot = at(300.0, 450.0);
    canvas.stamp(
        Paint::Edged(STONE, INK, 8),
        foot,
        "m-250 0v-190h56v34h50v-34h56v34h60v-34h56v34h60v-34h56v34h50v-34h56v190z",
    );
    canvas.stamp(
        Paint::Round(STONE_SHADE, 7),
        foot,
        "m-216-110h40m-10 80h40m30-34h44m120-46h40m20 44h40m-100 34h44",
    );
    canvas.stamp(Paint::Edged(WOOD, INK, 8), foot, "m-66 0v-64c0-80 132-80 132 0v64z");
    arrow(&mut canvas, at(270.0, 400.0), "h60v60h34l-64 66-64-66h34z");
    people(&mut canvas, OWN, &[at(272.0, 728.0)]);
    coins(&mut canvas, &[at(426.0, 732.0), at(496.0, 724.0), at(464.0, 668.0)]);
    canvas.write(out);
    number(out, 2, Sign::Always, at(458.0, 560.0), 110.0, Pen { color: INK, halo: Some(LIGHT) });
}

/// A meeple that stands lies down, or the other way round.
pub(super) fn stand_or_lie(out: &mut String) {
    const WAY: &str = "c200 0 300 26 504 26";
    let mut canvas = Canvas::default();
    let start = at(48.0, 360.0);
    canvas.stamp(Paint::Line(ROADSIDE, 116), start, WAY);
    canvas.stamp(Paint::Line(ROAD, 100), start, WAY);
    canvas.stamp(Paint::Dashed("#d8c795", 8, "34 22"), start, WAY);
    people(&mut canvas, OWN, &[at(300.0, 346.0)]);
    arrow(
        &mut canvas,
        at(150.0, 440.0),
        "c-54 50-54 94-24 136l-28 20 96 24-4-98-24 18c-20-30-16-56 20-86z",
    );
    arrow(
        &mut canvas,
        at(450.0, 620.0),
        "c54-50 54-94 24-136l28-20-96-24 4 98 24-18c20 30 16 56-20 86z",
    );
    canvas.stamp(
        Paint::Round(GRASS, 7),
        at(120.0, 740.0),
        "l-8-24m8 24l2-30m-2 30l12-22m352 0l-8-24m8 24l2-30m-2 30l12-22",
    );
    canvas.write(out);
    out.push_str("<g transform=\"matrix(0 1 1 0 350 690)\">");
    let mut lying = Canvas::default();
    people(&mut lying, OWN, &[at(0.0, 0.0)]);
    lying.write(out);
    out.push_str("</g>");
}

/// Two tiles out of the bag: one is laid, one goes back.
pub(super) fn take_two(out: &mut String) {
    const SQUARE: &str = "h204v204h-204z";
    for (turn, city, way) in [
        ("<g transform=\"translate(176 300)rotate(-11)\">", true, "c0-60-40-70-98-70"),
        ("<g transform=\"translate(416 320)rotate(9)\">", false, "v-196"),
    ] {
        out.push_str(turn);
        let mut tile = Canvas::default();
        tile.stamp(Paint::Glaze(INK, 25), at(-86.0, -82.0), SQUARE);
        tile.stamp(Paint::Edged("#b3cf74", INK, 9), at(-102.0, -102.0), SQUARE);
        if city {
            let shape = "h194c-40 120-154 120-194 0z";
            tile.stamp(Paint::Edged("#d3ab74", STONE_SHADE, 12), at(-97.0, -93.0), shape);
            tile.stamp(Paint::Fill(WALL), at(-40.0, -42.0), "v-18h30v18zm50 8v-20h32v20z");
            tile.stamp(Paint::Fill("#c8613f"), at(-47.0, -58.0), "l22-26 22 26zm50 8l23-28 23 28z");
        }
        tile.stamp(Paint::Line(ROADSIDE, 36), at(0.0, 98.0), way);
        tile.stamp(Paint::Line(ROAD, 26), at(0.0, 98.0), way);
        tile.write(out);
        out.push_str("</g>");
    }
    let mut canvas = Canvas::default();
    let bag = at(300.0, 780.0);
    canvas.stamp(Paint::Glaze(INK, 25), bag, "m-120 0h310c40-40 0-90-40-110z");
    canvas.stamp(
        Paint::Edged("#8c5a3a", INK, 9),
        bag,
        "m-90-230l-26-62c40 26 70-14 116 8 46-22 76 18 116-8l-26 62c70 50 110 200 40 230h-260\
c-70-30-30-180 40-230z",
    );
    canvas.stamp(
        Paint::Round("#6e4329", 8),
        bag,
        "m-60-196c-44 46-66 110-62 150m182-150c44 46 66 110 62 150",
    );
    canvas.stamp(
        Paint::Round(GOLD, 16),
        bag,
        "m-92-228c50 18 134 18 184 0m-20 4l26 56m-38-52l4 60",
    );
    arrow(
        &mut canvas,
        at(440.0, 436.0),
        "h52c10 60-4 100-36 130l26 24-98 12 16-96 22 22c20-24 26-52 18-92z",
    );
    canvas.write(out);
    number(out, 2, Sign::Below, at(300.0, 670.0), 120.0, Pen { color: LIGHT, halo: Some(INK) });
}
