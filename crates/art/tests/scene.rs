//! Boards of random games: everything is where it belongs, and every document can be read.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_art::album::{Album, variant};
use remparts_art::figures::hex;
use remparts_art::geometry::{Point, SIDE, clearance};
use remparts_art::plan::{Plan, Printed};
use remparts_art::scene::{Kind, On, Region, Scene, Staged, outline, touching};
use remparts_art::seats::LIVERIES;
use remparts_art::style::Style;
use remparts_art::svg::{self, Layer, Options, Overlay, Pace};
use remparts_engine::city::{self, City};
use remparts_engine::classic::{Classic, Rules, tiles};
use remparts_engine::kernel::game::{Game, Quiet, Sight as _};
use remparts_engine::kernel::geometry::{Cell, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::random_ply;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::{city as town, classic};
use remparts_engine::sets;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{self, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// Games that have run for a while, of everything there is.
fn classic_games() -> [Vec<Classic>; 3] {
    let setups = [("base", 2), ("classic-all", 5), ("base-river3-abbot", 3)];
    setups.map(|(name, players)| {
        let setup = classic::setup::named(name, players).expect("a known setup");
        moments(Classic::new(setup).expect("a playable setup"))
    })
}

fn city_games() -> Vec<City> {
    let setup = town::setup::named("city", 3).expect("a known setup");
    moments(City::new(setup).expect("a playable setup"))
}

/// A random game now and then, and its end.
fn moments<G: Game>(mut game: G) -> Vec<G> {
    let (mut dice, mut legal) = (Xoshiro256PlusPlus::seed_from_u64(5), List::new());
    let mut moments = vec![game.clone()];
    for n in 1.. {
        let more = random_ply(&mut game, &mut dice, &mut legal, &mut Quiet);
        if !more || n % 70 == 0 {
            moments.push(game.clone());
        }
        if !more {
            break;
        }
    }
    moments
}

/// Asks the same of the games of both kinds.
fn in_every_scene(ask: impl Fn(&Scene<'_>)) {
    fn each<G: Staged>(games: &[G], ask: &impl Fn(&Scene<'_>)) {
        let album = games[0].album();
        games.iter().for_each(|game| ask(&game.scene(&album)));
    }
    classic_games().iter().for_each(|games| each(games, &ask));
    each(&city_games(), &ask);
}

/// The overlay of a scene alone, as a document.
fn overlaid(scene: &Scene<'_>, overlay: Overlay) -> String {
    let options = Options { overlay: Some(overlay), ..Options::default() };
    svg::board_layers(scene, &options, &[Layer::Overlays])
}

fn layer<'a, 'i>(document: &'a Document<'i>, name: &str) -> Node<'a, 'i> {
    let mut groups = document.root_element().children();
    groups.find(|node| node.attribute("class") == Some(name)).expect("every layer is there")
}

fn uses<'a, 'i>(node: Node<'a, 'i>) -> impl Iterator<Item = Node<'a, 'i>> {
    node.descendants().filter(|node| node.has_tag_name("use"))
}

fn paint(svg: &str) -> Pixmap {
    let tree = Tree::from_str(svg, &usvg::Options::default()).expect("a drawing");
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height()).expect("a size");
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    picture
}

#[test]
fn every_face_of_every_game_is_in_its_album() {
    for set in tiles::SETS.iter() {
        let plans = Plan::of_set(&set.name).expect("a set");
        let album = Album::of_set(Printed::Land(set));
        assert_eq!(album.ids().count(), plans.len());
        assert!(album.ids().zip(&plans).all(|(face, plan)| album.plan(face).name == plan.name));
    }
    for (name, _) in AnySetup::names() {
        match AnySetup::named(name, 2).expect("a listed name") {
            AnySetup::Classic(setup) => {
                let rules = Rules::new(setup).expect("a playable setup");
                let sets = setup.sets().map(|(_, set)| Printed::Land(set));
                check_faces(&rules.faces, sets, |face| face.parts.len());
            }
            AnySetup::City(setup) => {
                let rules = city::Rules::new(setup).expect("a playable setup");
                let set = Printed::Town(setup.tile_set());
                check_faces(&rules.faces, [set], |face| face.parts.len());
            }
        }
    }
}

fn check_faces<P>(
    faces: &[remparts_engine::kernel::face::Face<P>],
    sets: impl IntoIterator<Item = Printed>,
    parts: impl Fn(&remparts_engine::kernel::face::Face<P>) -> usize,
) {
    let album = Album::of_rules(faces, sets).expect("every face is known");
    for (id, face) in album.ids().zip(faces) {
        assert_eq!(album.plan(id).name, face.name);
        assert_eq!(album.face(id).layout.regions.len(), parts(face), "{}", face.name);
    }
}

#[test]
fn equal_neighbors_are_drawn_differently() {
    for (x, y) in (-9..9).flat_map(|x| (-9..9).map(move |y| (x, y))) {
        let cell = Cell::new(x, y);
        for side in Side::ALL {
            assert_ne!(variant(cell), variant(cell.step(side)), "{cell} {side:?}");
        }
    }
    let album = Album::of_set(Printed::named("base").expect("a set"));
    let seeds: BTreeSet<u64> = album
        .ids()
        .flat_map(|face| (0..3).map(move |n| (face, n)))
        .map(|(face, n)| album.seed(face, n))
        .collect();
    assert_eq!(seeds.len(), 3 * album.ids().count());
}

#[test]
fn documents_hold_each_tile_once_and_can_be_painted() {
    let options = Options { size: 12, ..Options::default() };
    in_every_scene(|scene| {
        let text = svg::board(scene, &options);
        let document = Document::parse(&text).expect("XML");
        assert_eq!(uses(layer(&document, "tiles")).count(), scene.tiles.len());
        assert_eq!(uses(layer(&document, "figures")).count(), scene.figures.len());
        assert_eq!(uses(layer(&document, "walls")).count(), scene.pieces.len());
        let ids: Vec<&str> =
            document.descendants().filter_map(|node| node.attribute("id")).collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "nothing is defined twice");
        let used: BTreeSet<&str> = uses(document.root())
            .filter_map(|node| node.attribute("href")?.strip_prefix('#'))
            .collect();
        assert_eq!(used, unique, "what is defined is used, and the other way about");
        let picture = paint(&text);
        let colors: BTreeSet<[u8; 3]> =
            picture.pixels().iter().map(|it| [it.red(), it.green(), it.blue()]).collect();
        assert!(colors.len() > 50, "{} colors", colors.len());
        assert!(picture.pixels().iter().all(|pixel| pixel.alpha() == u8::MAX), "no gaps");
    });
}

#[test]
fn figures_stand_well_inside_their_regions_and_apart() {
    let pairs = std::cell::Cell::new(0);
    in_every_scene(|scene| {
        let region = |spot: Spot| scene.regions.iter().find(|region| region.spots.contains(&spot));
        for (n, figure) in scene.figures.iter().enumerate() {
            if let On::Spot(spot) = figure.on {
                let shape = outline(scene, region(spot).expect("a region"));
                let clear = clearance(&shape, figure.at);
                assert!(clear >= 24.0, "{spot:?}: {clear:.0}");
            }
            for other in &scene.figures[..n] {
                let apart = figure.at.distance(other.at);
                assert!(apart > 85.0, "{figure:?} and {other:?}");
                pairs.set(pairs.get() + usize::from(figure.on == other.on));
            }
        }
    });
    assert!(pairs.get() > 0, "some part holds two figures");
}

/// The tiles between which a piece of an outline runs, if it runs along the edge of a cell.
fn tiles_beside(scene: &Scene<'_>, a: Point, b: Point) -> usize {
    let on_grid = |one: f64, other: f64| {
        (one - other).abs() < 0.2 && (one - (one / SIDE).round() * SIDE).abs() < 0.2
    };
    if !on_grid(a.x, b.x) && !on_grid(a.y, b.y) {
        return 0;
    }
    let middle = a.toward(b, 0.5);
    let aside = (b - a).unit().right() * 5.0;
    let cells = [middle + aside, middle - aside];
    let cell = |at: Point| Cell::new((at.x / SIDE).floor() as i8, (at.y / SIDE).floor() as i8);
    cells.into_iter().filter(|at| scene.tile_at(cell(*at)).is_some()).count()
}

/// No road, city or field ends at the border of two tiles: what is drawn on one goes on on the
/// other. Markets and homes may meet, so in The City this holds for streets.
#[test]
fn adjoining_tiles_agree() {
    in_every_scene(|scene| {
        let town =
            scene.album.plan(scene.album.ids().next().expect("a face")).name.starts_with("city");
        let goes_on = |region: &&Region| !town || region.kind == Kind::Way;
        for region in scene.regions.iter().filter(goes_on) {
            for cycle in outline(scene, region) {
                for (n, a) in cycle.iter().enumerate() {
                    let b = cycle[(n + 1) % cycle.len()];
                    assert!(tiles_beside(scene, *a, b) < 2, "{:?} at {a:?}", region.kind);
                }
            }
        }
    });
}

#[test]
fn fields_that_touch_have_different_patterns() {
    in_every_scene(|scene| {
        let text = overlaid(scene, Overlay::Fields);
        let document = Document::parse(&text).expect("XML");
        let filled: BTreeMap<u16, &str> = layer(&document, "overlays")
            .children()
            .map(|group| {
                let region = group.attribute("data-region").expect("a region");
                let fills = group.descendants().filter_map(|path| path.attribute("fill"));
                let pattern = fills.into_iter().find(|fill| fill.starts_with("url"));
                (region.parse().expect("a number"), pattern.expect("a pattern"))
            })
            .collect();
        let areas = || scene.regions.iter().filter(|region| region.kind == Kind::Area);
        assert_eq!(filled.len(), areas().count());
        for one in areas() {
            for other in areas().filter(|other| other.id != one.id) {
                let share = one.spots.iter().any(|a| other.spots.iter().any(|b| a.cell == b.cell));
                assert!(!share || filled[&one.id] != filled[&other.id]);
            }
        }
        for (one, other) in touching(scene) {
            let [one, other] = [one, other].map(|n| filled[&scene.regions[n].id]);
            assert_ne!(one, other);
        }
        let patterns: BTreeSet<&str> = filled.values().copied().collect();
        assert!(patterns.len() <= 8, "{patterns:?}");
    });
}

#[test]
fn every_owner_hatches_what_is_led() {
    in_every_scene(|scene| {
        let text = overlaid(scene, Overlay::Owners);
        let document = Document::parse(&text).expect("XML");
        let hatched: BTreeMap<u16, Vec<&str>> = layer(&document, "overlays")
            .children()
            .map(|group| {
                let region = group.attribute("data-region").expect("a region");
                let lines = group.descendants().filter_map(|path| path.attribute("stroke"));
                (region.parse().expect("a number"), lines.collect())
            })
            .collect();
        let led = || scene.regions.iter().filter(|region| !region.owners.is_empty());
        assert_eq!(hatched.len(), led().count());
        for region in led() {
            for seat in &region.owners {
                let color = hex(LIVERIES[seat.index()].color);
                assert!(hatched[&region.id].contains(&&*color), "{seat} in {:?}", region.kind);
            }
        }
    });
}

/// What others hold in hand changes nothing.
#[test]
fn the_audience_sees_the_same_board() {
    let options = Options { overlay: Some(Overlay::Owners), regions: true, ..Options::default() };
    let [_, games, _] = classic_games();
    let album = games[0].album();
    let mut held = 0;
    for game in &games {
        held += game.state().gifts().held.iter().sum::<u8>();
        let view = game.view(Viewer::Audience);
        let layers = Layer::ALL.into_iter().filter(|layer| *layer != Layer::Tiles);
        let layers: Vec<Layer> = layers.collect();
        let [truth, seen] = [game, view.known()]
            .map(|game| svg::board_layers(&game.scene(&album), &options, &layers));
        assert!(truth == seen);
    }
    assert!(held > 0, "someone holds a card");
}

/// Painted without motion, a time-lapse shows the end of the game.
#[test]
fn a_time_lapse_ends_with_the_board() {
    let options = Options { size: 24, ..Options::default() };
    let check = |scenes: &[Scene<'_>]| {
        let last = scenes.last().expect("a scene");
        let text = svg::time_lapse(scenes, &options, Pace::default()).expect("a picture");
        let document = Document::parse(&text).expect("XML");
        assert_eq!(uses(layer(&document, "tiles")).count(), last.tiles.len());
        assert!(text.contains("prefers-reduced-motion"));
        let moving = document.descendants().filter_map(|node| node.attribute("class"));
        for class in moving.filter(|class| class.starts_with('a')) {
            assert!(text.contains(&format!("@keyframes {class}{{")), "{class}");
        }
        let (lapse, board) = (paint(&text), paint(&svg::board(last, &options)));
        assert_eq!((lapse.width(), lapse.height()), (board.width(), board.height()));
        let pixels = lapse.pixels().iter().zip(board.pixels());
        let different = pixels.filter(|(a, b)| a.red().abs_diff(b.red()) > 9).count();
        // Figures that hide each other may do so the other way about.
        assert!(different < lapse.pixels().len() / 200, "{different} pixels");
    };
    let games = city_games();
    let album = games[0].album();
    check(&games.iter().map(|game| game.scene(&album)).collect::<Vec<_>>());
    let [games, ..] = classic_games();
    let album = games[0].album();
    check(&games.iter().map(|game| game.scene(&album)).collect::<Vec<_>>());
}

#[test]
fn sheets_and_symbols_hold_every_face() {
    for set in Plan::sets() {
        let plans = Plan::of_set(set).expect("a set");
        let sheet = svg::sheet(
            Printed::named(set).expect("a set"),
            &Options { size: 10, ..Options::default() },
        );
        let document = Document::parse(&sheet).expect("XML");
        let titles: Vec<&str> = document
            .descendants()
            .filter(|node| node.has_tag_name("title"))
            .filter_map(|node| node.text())
            .collect();
        for plan in &plans {
            assert!(titles.contains(&&*plan.name), "{}", plan.name);
        }
        assert_eq!(uses(document.root()).count(), plans.len());
        assert!(paint(&sheet).width() > 0);
        // What is not known exactly says so.
        let facts = sets::all().find(|facts| facts.name == set).expect("a set");
        let told = format!("{} of {} tiles", facts.stand_ins, facts.pieces);
        assert_eq!(titles[0].contains(&told), facts.stand_ins > 0, "{}", titles[0]);
    }
    let symbols = svg::symbols("river20", Style::Illustrated).expect("a set");
    let document = Document::parse(&symbols).expect("XML");
    let ids: BTreeSet<&str> =
        document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.len(), 12 * Plan::of_set("river20").expect("a set").len());
    assert!(Printed::named("volcano").is_none());
}
