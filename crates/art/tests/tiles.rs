//! Drawings of every face: valid, small, with every sign once, and no two alike.

use flate2::Compression;
use flate2::write::GzEncoder;
use remparts_art::face::Face;
use remparts_art::plan::{End, Plan};
use remparts_art::style::Style;
use remparts_engine::city::tiles::Building;
use remparts_engine::kernel::geometry::Rotation;
use resvg::usvg::roxmltree::Document;
use resvg::usvg::{Group, Node, Options, Tree};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::LazyLock;

/// The sets of the classic game.
fn classic() -> Vec<&'static str> {
    Plan::sets().filter(|set| *set != "city").collect()
}

static CLASSIC_FACES: LazyLock<Vec<Face>> = LazyLock::new(|| faces(&classic()));
static CITY_FACES: LazyLock<Vec<Face>> = LazyLock::new(|| faces(&["city"]));

fn faces(sets: &[&str]) -> Vec<Face> {
    let plans = sets.iter().flat_map(|set| Plan::of_set(set).expect("a set of that name"));
    plans.map(Face::new).collect()
}

fn all_faces() -> impl Iterator<Item = &'static Face> {
    CLASSIC_FACES.iter().chain(CITY_FACES.iter())
}

fn document(content: &str) -> String {
    let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 1000\">";
    format!("{open}{content}</svg>")
}

/// The signs a face must show, by their names.
fn printed(plan: &Plan) -> BTreeMap<&str, usize> {
    let mut signs = BTreeMap::new();
    let mut add = |name, count: usize| *signs.entry(name).or_default() += count;
    for block in &plan.blocks {
        add("shield", usize::from(block.shields));
        add("cathedral", usize::from(block.cathedral));
        block.goods.iter().for_each(|goods| add(goods.name(), 1));
    }
    add("inn", plan.ways.iter().filter(|way| way.inn).count());
    add("abbey", usize::from(plan.abbey));
    add("garden", usize::from(plan.garden));
    let ends = plan.ways.iter().filter_map(|way| way.end);
    let place = ends.filter_map(|end| match end {
        End::Village => Some("village"),
        End::Crossing => Some("crossing"),
        End::Square => Some("square"),
        End::Building => Some("place"),
        End::Abbey | End::Gate => None,
    });
    place.take(1).for_each(|name| add(name, 1));
    plan.arrow.iter().for_each(|(_, symbol)| add(symbol.name(), 1));
    match plan.building {
        Some(Building::Public) => add("public", 1),
        Some(Building::Historic(_)) => add("historic", 1),
        None => {}
    }
    signs.retain(|_, count| *count > 0);
    signs
}

fn drawn<'a>(document: &'a Document<'_>) -> BTreeMap<&'a str, usize> {
    let mut signs = BTreeMap::new();
    for sign in document.descendants().filter_map(|node| node.attribute("data-sign")) {
        *signs.entry(sign).or_default() += 1;
    }
    signs
}

/// Every sign that counts is there once, whatever the rotation and the ornament.
#[test]
fn every_sign_is_drawn_once() {
    for (style, face) in
        Style::ALL.into_iter().flat_map(|style| all_faces().map(move |f| (style, f)))
    {
        for (rotation, seed) in Rotation::ALL.into_iter().zip([0, 1, 2, 99]) {
            let text = document(&style.tile(face, rotation, seed));
            let document = Document::parse(&text).expect("valid markup");
            assert_eq!(drawn(&document), printed(&face.plan), "{} {style:?}", face.plan.name);
        }
    }
}

fn paths(group: &Group) -> usize {
    let count = |node: &Node| match node {
        Node::Group(group) => paths(group),
        Node::Path(_) => 1,
        _ => 0,
    };
    group.children().iter().map(count).sum()
}

/// A renderer understands every path of every face.
#[test]
fn every_path_can_be_painted() {
    for (style, face) in
        Style::ALL.into_iter().flat_map(|style| all_faces().map(move |f| (style, f)))
    {
        let text = document(&style.tile(face, Rotation::R1, 5));
        let tree = Tree::from_str(&text, &Options::default()).expect("a picture");
        let document = Document::parse(&text).expect("valid markup");
        let shape = |name: &str| ["path", "circle", "ellipse", "rect"].contains(&name);
        let written = document.descendants().filter(|node| shape(node.tag_name().name())).count();
        assert_eq!(paths(tree.root()), written, "{} {style:?}", face.plan.name);
    }
}

/// The same seed draws the same, another one other ornament; the schematic style has none.
#[test]
fn seeds_change_ornament() {
    for face in all_faces() {
        let draw = |style: Style, seed| style.tile(face, Rotation::R2, seed);
        assert_eq!(draw(Style::Illustrated, 3), draw(Style::Illustrated, 3));
        assert_ne!(draw(Style::Illustrated, 3), draw(Style::Illustrated, 4), "{}", face.plan.name);
        assert_eq!(draw(Style::Schematic, 3), draw(Style::Schematic, 4), "{}", face.plan.name);
    }
}

/// Kinds that differ for the rules differ for the eye, in any rotation.
#[test]
fn no_two_kinds_look_the_same() {
    for style in Style::ALL {
        for set in Plan::sets() {
            let faces = faces(&[set]);
            let mut seen: Vec<(&Plan, String)> = Vec::new();
            for face in &faces {
                let upright = style.tile(face, Rotation::R0, 1);
                for (other, look) in &seen {
                    let same =
                        Plan { name: face.plan.name.clone(), ..(*other).clone() } == face.plan;
                    for rotation in Rotation::ALL {
                        let alike = style.tile(face, rotation, 1) == *look;
                        assert!(!alike || same, "{} and {}", face.plan.name, other.name);
                    }
                }
                seen.push((&face.plan, upright));
            }
        }
    }
}

#[test]
fn drawings_are_small() {
    let sizes = |style: Style, faces: &[Face]| {
        let size = |face: &Face| style.tile(face, Rotation::R0, 1).len();
        faces.iter().map(size).sum::<usize>() / faces.len()
    };
    assert!(sizes(Style::Illustrated, &CLASSIC_FACES) <= 6_000);
    assert!(sizes(Style::Illustrated, &CITY_FACES) <= 6_000);
    assert!(sizes(Style::Schematic, &CLASSIC_FACES) <= 1_200);
    assert!(sizes(Style::Schematic, &CITY_FACES) <= 1_200);
    // All faces of the classic game on their way to a browser.
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    for face in CLASSIC_FACES.iter() {
        let tile = Style::Illustrated.tile(face, Rotation::R0, 1);
        packed.write_all(tile.as_bytes()).expect("memory takes bytes");
    }
    let size = packed.finish().expect("memory takes bytes").len();
    assert!(size <= 250_000, "{size} bytes");
}
