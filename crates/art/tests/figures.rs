//! Figures, walls, marks, cards and numbers, rendered to pixels and compared.

use remparts_art::cards;
use remparts_art::figures::walls::{self, Bend, End};
use remparts_art::figures::{Figure, Look, draw, draw_as, glyph};
use remparts_art::geometry::{Point, SIDE};
use remparts_art::marks;
use remparts_art::numerals::{Pen, Sign, number, width};
use remparts_art::seats::{LIVERIES, Livery};
use remparts_engine::classic::action::Gift;
use remparts_engine::kernel::geometry::Side;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// What a function draws.
fn drawn(draw: impl FnOnce(&mut String)) -> String {
    let mut out = String::new();
    draw(&mut out);
    out
}

/// A part of a picture on a transparent ground, at so many pixels for a unit. Fails unless the text
/// is well-formed.
fn seen(content: &str, [x, y, w, h]: [f64; 4], scale: f64) -> Pixmap {
    let (wide, high) = ((w * scale).ceil(), (h * scale).ceil());
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\" width=\"{wide}\" height=\"{high}\">{content}</svg>"
    );
    let tree = Tree::from_str(&text, &Options::default()).expect("well-formed");
    let mut picture = Pixmap::new(wide as u32, high as u32).expect("some pixels");
    resvg::render(&tree, Transform::default(), &mut picture.as_mut());
    picture
}

/// The share of pixels that clearly differ.
fn apart(one: &Pixmap, other: &Pixmap) -> f64 {
    assert_eq!((one.width(), one.height()), (other.width(), other.height()));
    let differ = |(a, b): &(&[u8], &[u8])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 40);
    let pixels = || one.data().chunks(4).zip(other.data().chunks(4));
    pixels().filter(differ).count() as f64 / pixels().count() as f64
}

/// How much the pixels that differ most do so.
fn farthest(one: &Pixmap, other: &Pixmap) -> u8 {
    assert_eq!((one.width(), one.height()), (other.width(), other.height()));
    one.data().iter().zip(other.data()).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
}

fn alpha(picture: &Pixmap, x: u32, y: u32) -> u8 {
    picture.pixel(x, y).expect("inside").alpha()
}

/// Fails when two pictures look alike.
fn all_differ(what: &str, pictures: &[Pixmap], least: f64) {
    for (n, one) in pictures.iter().enumerate() {
        for (m, other) in pictures.iter().enumerate().take(n) {
            let apart = apart(one, other);
            assert!(apart >= least, "{what}: {m} and {n} differ in {apart:.3} of all pixels");
        }
    }
}

/// The rectangle in which a figure is drawn.
const FIGURE: [f64; 4] = [-180.0, -320.0, 360.0, 420.0];

#[test]
fn figures_are_well_formed_small_and_closed() {
    for livery in &LIVERIES {
        for figure in Figure::ALL {
            let text = drawn(|out| draw(out, figure, livery));
            let most = match figure {
                Figure::Abbot | Figure::Tower => 900,
                Figure::Meeple | Figure::Farmer => 1_100,
                Figure::Big | Figure::Guard => 1_200,
            };
            assert!(text.len() <= most, "{figure:?}: {} bytes", text.len());
            for path in text.split("<path ").skip(1).filter(|path| path.contains("fill=\"#")) {
                let (_, data) = path.split_once(" d=\"").expect("a path has data");
                let (data, _) = data.split_once('"').expect("data ends");
                assert!(data.starts_with('M') && data.ends_with('z'), "{figure:?}: {data}");
            }
            let picture = seen(&text, FIGURE, 0.5);
            // On its feet, above the point it stands on, and not wider than it may be.
            assert_eq!(alpha(&picture, 90, 150), 255, "{figure:?}");
            let edge = |x| (0..picture.height()).all(|y| alpha(&picture, x, y) == 0);
            assert!(edge(0) && edge(picture.width() - 1), "{figure:?} reaches too far");
        }
    }
}

#[test]
fn figures_differ_at_twenty_pixels() {
    for livery in &LIVERIES {
        let figures = Figure::ALL
            .map(|figure| seen(&drawn(|out| draw(out, figure, livery)), FIGURE, 20.0 / 230.0));
        all_differ(livery.name, &figures, 0.08);
    }
}

/// The same seat in all but one of its marks, so that nothing but that mark can differ.
fn alike(change: impl Fn(&mut Livery, &Livery)) -> [Livery; 6] {
    LIVERIES.map(|livery| {
        let mut alike = LIVERIES[0];
        change(&mut alike, &livery);
        alike
    })
}

#[test]
fn glyphs_differ_without_color() {
    for figure in Figure::ALL {
        let pictures = alike(|alike, livery| alike.glyph = livery.glyph)
            .map(|livery| seen(&drawn(|out| draw(out, figure, &livery)), FIGURE, 0.2));
        all_differ("glyphs", &pictures, 0.002);
    }
    let signs = LIVERIES.map(|livery| glyph(livery.glyph));
    signs.iter().enumerate().for_each(|(n, sign)| assert!(!signs[..n].contains(sign)));
}

const SQUARE: &str = "M0 0h1000v1000h-1000z";
const TILE: [f64; 4] = [0.0, 0.0, SIDE, SIDE];

#[test]
fn hatches_differ_without_color_and_show_on_light_and_dark() {
    let liveries = alike(|alike, livery| alike.hatch = livery.hatch);
    let pictures = liveries.map(|livery| {
        let region = drawn(|out| {
            marks::hatch(out, &livery);
            marks::owned(out, SQUARE, &livery);
        });
        seen(&region, TILE, 0.1)
    });
    all_differ("hatches", &pictures, 0.15);
    for livery in &LIVERIES {
        for ground in ["#fafafa", "#a3c264", "#1a1a1a"] {
            let bare = format!("<path fill=\"{ground}\" d=\"{SQUARE}\"/>");
            let mut region = bare.clone();
            marks::hatch(&mut region, livery);
            marks::owned(&mut region, SQUARE, livery);
            let apart = apart(&seen(&region, TILE, 0.2), &seen(&bare, TILE, 0.2));
            assert!(apart > 0.2, "{} on {ground}: {apart:.2}", livery.name);
        }
    }
}

#[test]
fn fields_differ() {
    let pictures: Vec<_> = (0..marks::FIELDS)
        .map(|n| {
            let mut region = drawn(marks::fields);
            marks::field(&mut region, SQUARE, n);
            seen(&region, TILE, 0.1)
        })
        .collect();
    all_differ("fields", &pictures, 0.3);
}

#[test]
fn marks_are_well_formed_and_differ() {
    let livery = &LIVERIES[1];
    let middle = Point::new(500.0, 500.0);
    let marks: [&dyn Fn(&mut String); 9] = [
        &|out| marks::spot(out, livery),
        &|out| marks::stand(out, middle, livery),
        &|out| marks::last_move(out, livery),
        &|out| marks::frame(out, livery),
        &|out| marks::dead(out),
        &|out| marks::doomed(out),
        &|out| marks::emphasis(out, SQUARE),
        &|out| marks::contested(out, SQUARE, &[livery, &LIVERIES[0]]),
        &|out| marks::pip(out, middle),
    ];
    all_differ("marks", &marks.map(|mark| seen(&drawn(mark), TILE, 0.1)), 0.004);
}

#[test]
fn ghosts_are_seen_through_and_emphasis_glows() {
    for livery in &LIVERIES {
        for figure in Figure::ALL {
            let [plain, ghost, glowing] = [Look::Plain, Look::Ghost, Look::Emphasis]
                .map(|look| seen(&drawn(|out| draw_as(out, figure, livery, look)), FIGURE, 0.5));
            assert!(apart(&plain, &ghost) > 0.05, "{figure:?}");
            assert!(apart(&plain, &glowing) > 0.05, "{figure:?}");
            let solid =
                |picture: &Pixmap| picture.pixels().iter().filter(|p| p.alpha() == 255).count();
            assert!(solid(&ghost) * 2 < solid(&plain), "{figure:?}");
            assert!(solid(&glowing) > solid(&plain), "{figure:?}");
        }
    }
}

/// A part around an end of a side, or shifted from there, with room for all a wall reaches to.
fn around(side: Side, along: f64) -> [f64; 4] {
    const HALF: f64 = 150.0;
    let (low, high) = (-300.0, SIDE + 300.0);
    match side {
        Side::N | Side::S => [along - HALF, low, 2.0 * HALF, high - low],
        Side::E | Side::W => [low, along - HALF, high - low, 2.0 * HALF],
    }
}

/// Two pieces of neighboring tiles, in the direction of reading.
fn row(side: Side, pieces: [fn(&mut String, Side); 2]) -> String {
    let [first, second] = pieces.map(|piece| drawn(|out| piece(out, side)));
    let (x, y) = if matches!(side, Side::N | Side::S) { (1000, 0) } else { (0, 1000) };
    format!("{first}<g transform=\"translate({x} {y})\">{second}</g>")
}

#[test]
fn walls_meet_without_a_seam() {
    for side in Side::ALL {
        let walls = row(side, [walls::wall, walls::wall]);
        // Four merlons before, nothing ends: there it must look the same.
        let (seam, inside) = (around(side, SIDE), around(side, SIDE / 2.0));
        let (seam, inside) = (seen(&walls, seam, 1.0), seen(&walls, inside, 1.0));
        assert!(farthest(&seam, &inside) <= 6, "{side:?}: {}", farthest(&seam, &inside));
        for pieces in [[walls::gate, walls::wall], [walls::wall, walls::gate]] {
            let mixed = seen(&row(side, pieces), around(side, SIDE), 1.0);
            assert!(farthest(&seam, &mixed) <= 6, "{side:?}");
        }
        let [wall, gate] = [walls::wall, walls::gate]
            .map(|piece| seen(&drawn(|out| piece(out, side)), around(side, SIDE / 2.0), 0.2));
        assert!(apart(&wall, &gate) > 0.02, "{side:?}");
    }
}

#[test]
fn walls_stand_outside_and_carry_guards_and_towers() {
    let room = [-300.0, -300.0, SIDE + 600.0, SIDE + 600.0];
    for side in Side::ALL {
        let wall = seen(&drawn(|out| walls::wall(out, side)), room, 1.0);
        let at = |x: f64, y: f64| alpha(&wall, (x + 300.0) as u32, (y + 300.0) as u32);
        for x in (50..1000).step_by(50) {
            for y in (50..1000).step_by(50) {
                assert_eq!(at(f64::from(x), f64::from(y)), 0, "{side:?} covers {x},{y}");
            }
        }
        let guard = walls::guard_stand(side);
        assert_eq!(at(guard.x, guard.y), 255, "{side:?}");
        for end in End::ALL {
            // A step toward the middle of the wall there is stone.
            let stand = walls::tower_stand(side, end).toward(guard, 0.05);
            assert_eq!(at(stand.x, stand.y), 255, "{side:?} {end:?}");
        }
    }
}

#[test]
fn corners_close_the_gap() {
    let room = [-300.0, -300.0, SIDE + 600.0, SIDE + 600.0];
    for (n, side) in Side::ALL.into_iter().enumerate() {
        let next = Side::ALL[(n + 1) % 4];
        let joined = drawn(|out| {
            walls::wall(out, side);
            walls::wall(out, next);
            walls::corner(out, side, Bend::Outer);
        });
        let picture = seen(&joined, room, 1.0);
        let (from, to) =
            (walls::tower_stand(side, End::Last), walls::tower_stand(next, End::First));
        // Along the middle of the walls, around the corner of the tile.
        let beyond = match side {
            Side::N | Side::S => Point::new(to.x, from.y),
            Side::E | Side::W => Point::new(from.x, to.y),
        };
        for step in 0..=20 {
            let part = f64::from(step) / 20.0;
            for at in [from.toward(beyond, part), beyond.toward(to, part)] {
                let (x, y) = ((at.x + 300.0) as u32, (at.y + 300.0) as u32);
                assert_eq!(alpha(&picture, x, y), 255, "{side:?} at {at:?}");
            }
        }
        let [outer, inner] = [Bend::Outer, Bend::Inner]
            .map(|bend| seen(&drawn(|out| walls::corner(out, side, bend)), room, 0.1));
        assert!(apart(&outer, &inner) > 0.01);
        let ends = End::ALL.map(|end| seen(&drawn(|out| walls::end(out, side, end)), room, 0.2));
        assert!(apart(&ends[0], &ends[1]) > 0.001);
    }
}

#[test]
fn cards_are_small_and_differ() {
    let room = [0.0, 0.0, cards::WIDTH, cards::HEIGHT];
    let faces = Gift::ALL.map(|gift| drawn(|out| cards::face(out, gift)));
    let texts = faces.into_iter().chain([drawn(cards::back)]);
    let pictures: Vec<_> = texts
        .map(|text| {
            assert!(text.len() <= 3_000, "{} bytes: {text}", text.len());
            seen(&text, room, 0.1)
        })
        .collect();
    all_differ("cards", &pictures, 0.15);
}

#[test]
fn digits_differ_at_twelve_pixels() {
    let pen = Pen { color: "#000", halo: None };
    let room = [-10.0, -10.0, 20.0, 20.0];
    let digits: Vec<_> = (0..10)
        .map(|digit| {
            seen(
                &drawn(|out| number(out, digit, Sign::Below, Point::default(), 12.0, pen)),
                room,
                1.0,
            )
        })
        .collect();
    all_differ("digits", &digits, 0.03);
}

#[test]
fn numbers_are_as_wide_as_they_say_and_in_the_middle() {
    let pen = Pen { color: "#000", halo: None };
    let room = [-300.0, -100.0, 600.0, 200.0];
    for (value, sign) in
        [(0, Sign::Below), (48, Sign::Always), (-20, Sign::Below), (385, Sign::Below)]
    {
        let text = drawn(|out| number(out, value, sign, Point::default(), 100.0, pen));
        let picture = seen(&text, room, 1.0);
        let columns: Vec<_> = (0..600)
            .filter(|x| (0..200).any(|y| alpha(&picture, *x, y) > 0))
            .map(|x| f64::from(x) - 300.0)
            .collect();
        let (left, right) = (columns[0], columns[columns.len() - 1]);
        assert!((left + right).abs() < 12.0, "{value}: {left} to {right}");
        assert!(right - left <= width(value, sign, 100.0) + 1.0, "{value}: {left} to {right}");
        let rows: Vec<_> =
            (0..200).filter(|y| (0..600).any(|x| alpha(&picture, x, *y) > 0)).collect();
        assert!(rows[0] >= 99 - 50 && rows[rows.len() - 1] <= 150, "{value}");
    }
    let text = |value, sign| drawn(|out| number(out, value, sign, Point::default(), 10.0, pen));
    assert_ne!(text(5, Sign::Always), text(5, Sign::Below));
    assert_ne!(text(5, Sign::Below), text(-5, Sign::Below));
    assert_eq!(text(-5, Sign::Always), text(-5, Sign::Below));
}
