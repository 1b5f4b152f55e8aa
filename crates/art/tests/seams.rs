//! Tiles that lie side by side meet without a seam: whatever the face, the rotation and the
//! ornament, sides that show the same look the same to the last pixel.

use remparts_art::face::Face;
use remparts_art::geometry::SIDE;
use remparts_art::plan::{Plan, World};
use remparts_art::style::Style;
use remparts_engine::kernel::geometry::{Rotation, Side};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::BTreeMap;

/// Pixels along a side.
const PIXELS: u32 = 200;
/// Near the corners walls begin, which belong to two sides.
const CORNER: usize = 44;
/// How much a color may differ, of 255.
const BLEND: u8 = 6;

fn painted(face: &Face, style: Style, seed: u64) -> Pixmap {
    let tile = style.tile(face, Rotation::R0, seed);
    let open = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">");
    let tree =
        Tree::from_str(&format!("{open}{tile}</svg>"), &Options::default()).expect("a picture");
    let mut pixels = Pixmap::new(PIXELS, PIXELS).expect("a small picture");
    let scale = PIXELS as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

/// The outermost pixels of a side from its counterclockwise end, without the corners.
fn edge(pixels: &Pixmap, side: Side) -> Vec<[u8; 3]> {
    let last = PIXELS - 1;
    let at = |n: u32| match side {
        Side::N => (n, 0),
        Side::E => (last, n),
        Side::S => (last - n, last),
        Side::W => (0, last - n),
    };
    let all = (0..PIXELS).map(at).map(|(x, y)| {
        let color = pixels.pixel(x, y).expect("a pixel of the picture");
        [color.red(), color.green(), color.blue()]
    });
    all.skip(CORNER).take(PIXELS as usize - 2 * CORNER).collect()
}

/// What a side shows, in a word.
fn shows(plan: &Plan, side: Side) -> String {
    if let Some(block) = plan.blocks.iter().find(|block| block.sides.contains(&side)) {
        return format!("block {:?}", block.goods);
    }
    let way = plan.ways.iter().any(|way| way.sides.contains(&side));
    let water = plan.waters.iter().any(|river| river.contains(&side));
    format!(
        "{:?} {}",
        plan.world,
        if way {
            "way"
        } else if water {
            "water"
        } else {
            "open"
        }
    )
}

/// The first pixel that differs. Where the color changes, at the rim of a line, the change may be
/// blended otherwise: lines that bend at once are painted a little otherwise than straight ones.
fn seam(one: &[[u8; 3]], other: &[[u8; 3]]) -> Option<usize> {
    let fits = |n: usize, part: usize| {
        let near = &other[n.saturating_sub(1)..(n + 2).min(other.len())];
        let parts = || near.iter().map(|color| color[part]);
        let (low, high) = (parts().min().unwrap_or(0), parts().max().unwrap_or(255));
        (low.saturating_sub(BLEND)..=high.saturating_add(BLEND)).contains(&one[n][part])
    };
    (0..one.len()).find(|n| (0..3).any(|part| !fits(*n, part))).map(|n| n + CORNER)
}

fn meet(sets: &[&str], style: Style) {
    let mut seen: BTreeMap<String, (String, Vec<[u8; 3]>)> = BTreeMap::new();
    for plan in sets.iter().flat_map(|set| Plan::of_set(set).expect("a set of that name")) {
        let face = Face::new(plan);
        for seed in [1, 8] {
            let pixels = painted(&face, style, seed);
            for side in Side::ALL {
                let (plan, edge) = (&face.plan, edge(&pixels, side));
                let mirrored: Vec<_> = edge.iter().rev().copied().collect();
                let first = seen
                    .entry(shows(plan, side))
                    .or_insert_with(|| (format!("{} {side:?}", plan.name), edge.clone()));
                for edge in [edge, mirrored] {
                    let seam = seam(&edge, &first.1);
                    assert!(seam.is_none(), "{} {side:?} and {}: {seam:?}", plan.name, first.0);
                }
            }
        }
    }
    assert!(seen.len() >= 3, "{} kinds of sides", seen.len());
}

/// The sets of the classic game.
fn classic() -> Vec<&'static str> {
    Plan::sets().filter(|set| *set != "city").collect()
}

#[test]
fn land_meets() {
    meet(&classic(), Style::Illustrated);
}

#[test]
fn town_meets() {
    meet(&["city"], Style::Illustrated);
}

#[test]
fn schemes_meet() {
    meet(&classic(), Style::Schematic);
    meet(&["city"], Style::Schematic);
}

/// The check sees a seam when there is one: the two worlds do not go together.
#[test]
fn a_seam_would_be_found() {
    let edge = |set: &str| {
        let plan = Plan::of_set(set).into_iter().flatten().find(|plan| {
            plan.blocks.is_empty() && plan.ways.iter().all(|way| !way.sides.contains(&Side::N))
        });
        let face = Face::new(plan.expect("a face with an open side"));
        let land = face.plan.world == World::Land;
        (land, edge(&painted(&face, Style::Illustrated, 1), Side::N))
    };
    let (land, town) = (edge("base"), edge("city"));
    assert!(land.0 && !town.0);
    assert_ne!(land.1, town.1);
}
