//! Every tile of The City is painted with everything that is printed on it.

use remparts_art::face::{Face, Laid};
use remparts_art::geometry::SIDE;
use remparts_art::layout::Meaning;
use remparts_art::plan::{End, Plan};
use remparts_art::town;
use remparts_engine::city::tiles::{Building, Goods};
use remparts_engine::kernel::geometry::Rotation;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, roxmltree};

const SEEDS: [u64; 3] = [0, 7, u64::MAX];
/// Average bytes of a tile, which drawings must keep within.
const BUDGET: usize = 5_500;

fn faces() -> Vec<Face> {
    let plans = Plan::of_set("city").expect("the set is known");
    plans.into_iter().map(Face::new).collect()
}

fn picture(content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\" width=\"{SIDE}\" \
         height=\"{SIDE}\">{content}</svg>"
    )
}

/// What a drawing says it shows: names and places, sorted.
fn drawn(content: &str) -> Vec<(String, String)> {
    let picture = picture(content);
    let tree = roxmltree::Document::parse(&picture).expect("a drawing is well-formed");
    let named = tree.descendants().filter_map(|node| {
        let place = node.attribute("transform").unwrap_or_default();
        let place = place.split_inclusive(')').next().unwrap_or_default();
        Some((node.attribute("data-sign")?.to_owned(), place.to_owned()))
    });
    let mut named: Vec<_> = named.collect();
    named.sort();
    named
}

/// The names and places that a drawing has to show, sorted.
fn printed(laid: &Laid<'_>) -> Vec<(String, String)> {
    let place = laid.plan.ways.iter().find_map(|way| match way.end? {
        End::Square => Some("square"),
        End::Crossing => Some("crossing"),
        End::Building => Some("place"),
        End::Village | End::Abbey | End::Gate => None,
    });
    let place = place.zip(laid.layout.place).map(|(name, ground)| (name, ground.at));
    let signs = laid.layout.signs.iter().map(|sign| {
        let name = match (sign.meaning, &laid.plan.building) {
            (Meaning::Goods(_, Goods::Livestock), _) => "livestock",
            (Meaning::Goods(_, Goods::Grain), _) => "grain",
            (Meaning::Goods(_, Goods::Fish), _) => "fish",
            (Meaning::Building, Some(Building::Public)) => "public",
            (Meaning::Building, Some(Building::Historic(_))) => "historic",
            (other, _) => panic!("{other:?} is no sign of a town"),
        };
        (name, sign.at)
    });
    let written = |(name, at): (&str, remparts_art::geometry::Point)| {
        (name.to_owned(), format!("translate({:.0} {:.0})", at.x, at.y))
    };
    let mut signs: Vec<_> = signs.chain(place).map(written).collect();
    signs.sort();
    signs
}

#[test]
fn every_sign_is_drawn_once_in_its_place() {
    for face in faces() {
        for rotation in Rotation::ALL {
            let laid = face.laid(rotation);
            for seed in SEEDS {
                let found = drawn(&town::draw(&laid, seed));
                assert_eq!(found, printed(&laid), "{} {rotation:?} {seed}", face.plan.name);
            }
        }
    }
}

#[test]
fn a_market_of_all_goods_shows_them_all() {
    let mut plan = faces().swap_remove(0).plan;
    assert_eq!(plan.blocks.len(), 1, "{} is a single market", plan.name);
    let one = town::draw(&Face::new(plan.clone()).laid(Rotation::R0), 1);
    plan.blocks[0].goods = Goods::ALL.to_vec();
    let face = Face::new(plan);
    let laid = face.laid(Rotation::R0);
    let all = town::draw(&laid, 1);
    assert_eq!(drawn(&all), printed(&laid));
    assert_eq!(drawn(&all).len(), 3);
    // Its ground, painted after that of the homes, is none of theirs.
    let ground = |text: &str| text.split("fill=\"").nth(3).map(|rest| rest[..7].to_owned());
    assert_ne!(ground(&one), ground(&all));
}

#[test]
fn every_historic_building_has_its_own_drawing() {
    let mut drawings = std::collections::BTreeMap::new();
    for face in faces() {
        let Some(Building::Historic(name)) = face.plan.building.clone() else { continue };
        let text = town::draw(&face.laid(Rotation::R0), 0);
        let (_, drawing) = text.split_once("data-sign=\"historic\"").expect("it is drawn");
        let (_, drawing) = drawing.split_once('>').expect("a group begins");
        drawings.insert(drawing.to_owned(), name);
    }
    assert_eq!(drawings.len(), 7, "{:?}", drawings.values());
}

#[test]
fn tiles_are_small() {
    let (mut total, mut count) = (0, 0);
    for face in faces() {
        for rotation in Rotation::ALL {
            for seed in SEEDS {
                total += town::draw(&face.laid(rotation), seed).len();
                count += 1;
            }
        }
    }
    let mean = total / count;
    assert!(mean <= BUDGET, "{mean} bytes on average");
}

#[test]
fn seeds_change_ornament_alone() {
    for face in faces() {
        let laid = face.laid(Rotation::R1);
        let [one, again, other] = [3, 3, 4].map(|seed| town::draw(&laid, seed));
        assert_eq!(one, again, "{}", face.plan.name);
        assert_ne!(one, other, "{}", face.plan.name);
        assert_eq!(drawn(&one), drawn(&other), "{}", face.plan.name);
    }
}

/// Pixels along a side of a small picture.
const ACROSS: u32 = 125;

fn pixels(content: &str) -> Pixmap {
    let tree = usvg::Tree::from_str(&picture(content), &usvg::Options::default());
    let tree = tree.expect("a drawing can be shown");
    let mut map = Pixmap::new(ACROSS, ACROSS).expect("pictures have a size");
    let scale = ACROSS as f32 / SIDE as f32;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    map
}

/// Neighbors meet without a seam only if nothing that depends on the seed touches the edge.
#[test]
fn ornament_keeps_from_the_edge() {
    for face in faces() {
        let laid = face.laid(Rotation::R2);
        let [one, other] = [11, 12].map(|seed| pixels(&town::draw(&laid, seed)));
        for n in 0..ACROSS {
            for (x, y) in [(n, 0), (n, ACROSS - 1), (0, n), (ACROSS - 1, n)] {
                assert_eq!(one.pixel(x, y), other.pixel(x, y), "{} at {x} {y}", face.plan.name);
            }
        }
    }
}

/// It can be seen what a figure stands on: there is ground or grass around its place, nothing else.
#[test]
fn places_of_figures_are_free() {
    let at = |along: f64| (along * f64::from(ACROSS) / SIDE) as u32;
    for face in faces() {
        let laid = face.laid(Rotation::R3);
        let maps = [20, 21, 22].map(|seed| pixels(&town::draw(&laid, seed)));
        for (part, region) in laid.layout.regions.iter().enumerate() {
            for (dx, dy) in [(0.0, 0.0), (-36.0, 0.0), (36.0, 0.0), (0.0, -36.0), (0.0, 36.0)] {
                let (x, y) = (at(region.anchor.x + dx), at(region.anchor.y + dy));
                let colors = maps.each_ref().map(|map| map.pixel(x, y).expect("within"));
                let name = &face.plan.name;
                if laid.areas().contains(&part) {
                    let bare = |red, green, blue| {
                        (180..=225).contains(&red)
                            && (185..=200).contains(&green)
                            && (110..=150).contains(&blue)
                    };
                    let bare = colors.iter().all(|it| bare(it.red(), it.green(), it.blue()));
                    assert!(bare, "{name} {x} {y} {colors:?}");
                } else {
                    assert!(colors.iter().all(|it| *it == colors[0]), "{name} {x} {y}");
                }
            }
        }
    }
}
