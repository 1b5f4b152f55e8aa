//! The board in character cells: what is seen of it in every size, letters and colors.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::write;
use remparts_screen::names::{FigureName, GameName};
use remparts_screen::{Screen, Table, Terrain};
use remparts_terminal::board::{
    Board, Camera, Colors, Letters, Overlay, Painter, Size, Style, Target, glyph, kind, legend,
    span,
};

const PLAIN: Style = Style { letters: Letters::Ascii, colors: Colors::None };
const STYLES: [Style; 6] = [
    Style { letters: Letters::Unicode, colors: Colors::True },
    Style { letters: Letters::Unicode, colors: Colors::Sixteen },
    Style { letters: Letters::Unicode, colors: Colors::None },
    Style { letters: Letters::Ascii, colors: Colors::True },
    Style { letters: Letters::Ascii, colors: Colors::Sixteen },
    PLAIN,
];

fn setup(name: &str, players: u8) -> String {
    match AnySetup::named(name, players).expect("a known setup") {
        AnySetup::Classic(setup) => write(&setup),
        AnySetup::City(setup) => write(&setup),
    }
}

/// A game of two after some plies.
fn told(plies: &[&str]) -> Table {
    Table::told(&setup("base", 2), plies).expect("plies that can be played")
}

/// Four tiles, three of them with a figure.
fn corner() -> Table {
    told(&[
        "first 1",
        "draw base/W",
        "place base/W 1,0 r0",
        "put meeple 1,0 road-E",
        "draw base/B",
        "place base/B 1,-1 r0",
        "put meeple 1,-1 abbey",
        "draw base/E",
        "place base/E 0,-1 r2",
        "put meeple 0,-1 field-012367",
    ])
}

fn public(table: &Table) -> Screen {
    table.screen(Viewer::Audience, &[]).expect("a screen")
}

/// The window that shows all cells from one to another, and nothing else.
fn whole(screen: &Screen, size: Size) -> (Camera, Rect) {
    let all = span(screen.tiles.iter().map(|tile| (tile.x, tile.y))).expect("tiles");
    around(all, size, 0)
}

/// The same with so many cells more at each side.
fn around(
    ((left, top), (right, bottom)): remparts_terminal::board::Span,
    size: Size,
    more: u16,
) -> (Camera, Rect) {
    let across = |low: i8, high: i8| u16::from(high.abs_diff(low)) + 1 + 2 * more;
    let area =
        Rect::new(0, 0, across(left, right) * size.width(), across(top, bottom) * size.height());
    let mut camera = Camera { middle: (0.0, 0.0), size };
    let (x, y) = camera.place(area, (left - more as i8, top - more as i8));
    camera.pan(x, y);
    (camera, area)
}

/// Draws a board and tells its lines.
fn drawn(table: &Table, board: &Board<'_>, style: Style, (camera, area): (Camera, Rect)) -> Buffer {
    let mut buffer = Buffer::empty(area);
    Painter::new(style).draw(table, board, &camera, area, &mut buffer);
    buffer
}

fn lines(buffer: &Buffer) -> Vec<String> {
    let row =
        |y: u16| -> String { (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect() };
    (0..buffer.area.height).map(|y| row(y).trim_end().to_owned()).collect()
}

/// A board with nothing pointed out, in plain characters.
fn plain(table: &Table, size: Size) -> Vec<String> {
    let screen = public(table);
    let parts = table.parts(Viewer::Audience, &[]).expect("the same");
    let board = Board::new(&screen, &parts, &[0, 1]);
    lines(&drawn(table, &board, PLAIN, whole(&screen, size)))
}

/// Plays by chance, as long as wished.
fn play(name: &str, players: u8, seed: u8, until: impl Fn(&Screen) -> bool) -> Table {
    let mut table = Table::new(&setup(name, players), [seed; 32]).expect("a playable setup");
    let mut dice = u64::from(seed);
    loop {
        let seen = public(&table);
        let Some(seat) = seen.turn.seat.filter(|_| !until(&seen)) else { return table };
        let own = table.screen(Viewer::Seat(Seat(seat)), &[]).expect("a screen");
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = &own.choices[(dice >> 33) as usize % own.choices.len()];
        table.play(&[&choice.text]).expect("what is listed is legal");
    }
}

/// A finished game as it was before its figures went home.
fn nearly_over(name: &str, players: u8, seed: u8) -> Table {
    let over = play(name, players, seed, |_| false);
    let plies = public(&over).ply;
    (0..plies)
        .rev()
        .map(|ply| over.at(ply))
        .find(|it| public(it).figures.len() > 3)
        .expect("figures")
}

#[test]
fn a_small_board_in_plain_characters() {
    let wanted: [(Size, &[&str]); 3] = [
        (Size::Small, &["'A A.  .", ".##.. B.", ".##..  .", "------oA"]),
        (
            Size::Middle,
            &[
                "'  . .  A.  . .  .",
                "",
                ".  A_.  ..   tBm .",
                "",
                ",#######,.  . .  .",
                ".#######..  . .  .",
                "",
                "-------------oAm--",
                "             |",
                ".  . .  ..  .|.  .",
            ],
        ),
        (
            Size::Large,
            &[
                "'    .   .    A.    .   .    .",
                "",
                "",
                ".    .A_ .    ..      tBm    .",
                "",
                "     #####",
                ",#############,.    .   .    .",
                ".#############..    .   .    .",
                "     #####",
                "",
                "----------------------o-Am----",
                "                      |",
                "                      |",
                ".    .   .    ..    . | .    .",
            ],
        ),
    ];
    for (size, wanted) in wanted {
        let found = plain(&corner(), size);
        assert_eq!(found, wanted, "{size:?}:\n{}", found.join("\n"));
    }
}

#[test]
fn every_figure_is_seen() {
    let games =
        [("classic-all", 5, 3), ("classic-all", 6, 4), ("city", 4, 5), ("city-guards", 2, 6)];
    for (name, players, seed) in games {
        let table = nearly_over(name, players, seed);
        let screen = public(&table);
        let parts = table.parts(Viewer::Audience, &[]).expect("the same");
        let board = Board::new(&screen, &parts, &[0, 1, 2, 3, 4, 5]);
        for style in STYLES {
            for size in [Size::Compact, Size::Middle, Size::Large] {
                let all = span(screen.tiles.iter().map(|tile| (tile.x, tile.y))).expect("tiles");
                let text = lines(&drawn(&table, &board, style, around(all, size, 1))).join("\n");
                for figure in &screen.figures {
                    let sign = |it: &remparts_screen::Figure| {
                        let kind = kind(it.figure, it.big, style.letters);
                        format!("{}{kind}", glyph(it.seat, style.letters))
                    };
                    let same = screen.figures.iter().filter(|it| sign(it) == sign(figure)).count();
                    let seen = text.matches(&sign(figure)).count();
                    assert!(seen >= same, "{name} {style:?} {size:?}: {seen} of {same} {figure:?}");
                }
            }
        }
    }
}

#[test]
fn what_has_no_colors_has_none_and_what_is_plain_is_plain() {
    for (name, players) in [("classic-all", 4), ("city", 3)] {
        let table = play(name, players, 9, |seen| seen.tiles.len() > 40);
        let screen = public(&table);
        let parts = table.parts(Viewer::Audience, &[]).expect("the same");
        let gaps = table.frontier(&[], None).expect("the same");
        let spots: Vec<_> = gaps.iter().map(|gap| (gap.x, gap.y, 3)).collect();
        let last = screen.last.as_ref().expect("a tile was laid");
        let targets = [Target { label: '1', at: (500.0, 500.0), chosen: true }];
        for overlay in [Overlay::None, Overlay::Fields, Overlay::Owners, Overlay::Ends(&gaps)] {
            let board = Board {
                spots: &spots,
                ghost: Some((last.x, last.y)),
                proposed: &[0],
                targets: &targets,
                cursor: Some((0, 0)),
                overlay,
                lit: Some(screen.regions[0].id),
                lit_cells: &[(0, 0)],
                coordinates: true,
                ..Board::new(&screen, &parts, &[5, 4, 3, 2, 1, 0])
            };
            for size in Size::ALL {
                for style in STYLES {
                    let buffer = drawn(&table, &board, style, whole(&screen, size));
                    for cell in &buffer.content {
                        if style.colors == Colors::None {
                            assert_eq!(
                                (cell.fg, cell.bg),
                                (Color::Reset, Color::Reset),
                                "{cell:?}"
                            );
                        }
                        if style.colors == Colors::Sixteen {
                            let named = |it| !matches!(it, Color::Rgb(..) | Color::Indexed(_));
                            assert!(named(cell.fg) && named(cell.bg), "{cell:?}");
                        }
                        if style.letters == Letters::Ascii {
                            assert!(cell.symbol().is_ascii(), "{cell:?}");
                        }
                        assert_eq!(cell.symbol().chars().count(), 1, "{cell:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn roads_join_across_tiles() {
    for (name, players) in [("classic-all", 4), ("city", 3), ("base-river3", 2)] {
        let table = play(name, players, 12, |_| false);
        let mut screen = public(&table);
        // Nothing may stand in the way.
        (screen.figures, screen.last) = (Vec::new(), None);
        let parts = table.parts(Viewer::Audience, &[]).expect("the same");
        let board = Board::new(&screen, &parts, &[]);
        for size in [Size::Compact, Size::Middle, Size::Large] {
            let (camera, area) = whole(&screen, size);
            let buffer = drawn(&table, &board, PLAIN, (camera, area));
            let (width, height) = (size.width(), size.height());
            let mut roads = 0;
            for tile in &screen.tiles {
                let ground = table.ground(&tile.face, tile.rotation).expect("a known face");
                let cell = camera.at(area, (tile.x, tile.y));
                for side in Side::ALL {
                    let at = match side {
                        Side::N => (cell.x + width / 2, cell.y),
                        Side::E => (cell.x + width - 1, cell.y + height / 2),
                        Side::S => (cell.x + width / 2, cell.y + height - 1),
                        Side::W => (cell.x, cell.y + height / 2),
                    };
                    let own = ground.ways.iter().filter(|way| way.part.is_some());
                    let road = own.flat_map(|way| &way.sides).any(|it| *it == side);
                    let wanted = if matches!(side, Side::N | Side::S) { "|" } else { "-" };
                    let found = buffer[at].symbol();
                    // With three rows, a road may bend where it comes in.
                    let bends = road && size == Size::Compact && found == "+";
                    let joins = found == wanted || bends;
                    assert_eq!(joins, road, "{size:?} {tile:?} {side:?} shows {found}");
                    roads += usize::from(road);
                }
            }
            assert!(roads > 20, "{name} has roads");
        }
    }
}

#[test]
fn what_is_pointed_out_is_told_without_colors() {
    let table = corner();
    let screen = public(&table);
    let parts = table.parts(Viewer::Audience, &[]).expect("the same");
    let gaps = table.frontier(&[], None).expect("the same");
    let bare = Board::new(&screen, &parts, &[0, 1]);
    let field = screen.regions.iter().find(|region| region.pattern.is_some()).expect("a field");
    let all = span(screen.tiles.iter().map(|tile| (tile.x, tile.y))).expect("tiles");
    for letters in [Letters::Unicode, Letters::Ascii] {
        for size in Size::ALL {
            let style = Style { letters, colors: Colors::None };
            let text =
                |board: &Board<'_>| lines(&drawn(&table, board, style, around(all, size, 1)));
            let targets = [Target { label: '7', at: (500.0, 800.0), chosen: false }];
            let boards = [
                bare,
                Board { spots: &[(2, 0, 3)], ..bare },
                Board { ghost: Some((1, 0)), ..bare },
                Board { cursor: Some((1, 0)), ..bare },
                Board { lit_cells: &[(1, 0)], ..bare },
                Board { lit: Some(field.id), ..bare },
                Board { targets: &targets, ..bare },
                Board { overlay: Overlay::Fields, ..bare },
                Board { overlay: Overlay::Owners, ..bare },
                Board { overlay: Overlay::Ends(&gaps), ..bare },
            ];
            let texts = boards.map(|board| text(&board));
            for (n, one) in texts.iter().enumerate() {
                for (m, other) in texts.iter().enumerate().skip(n + 1) {
                    assert_ne!(one, other, "{style:?} {size:?}: {n} looks like {m}");
                }
            }
            assert!(texts[1].iter().any(|line| line.contains('3')), "the number of ways");
            assert!(texts[6].iter().any(|line| line.contains('7')), "the number to choose by");
        }
    }
}

#[test]
fn a_proposed_figure_is_told_from_one_that_stands() {
    let table = corner();
    let screen = public(&table);
    let parts = table.parts(Viewer::Audience, &[]).expect("the same");
    let bare = Board::new(&screen, &parts, &[0, 1]);
    let proposed = Board { proposed: &[0], ..bare };
    for size in [Size::Compact, Size::Middle, Size::Large] {
        let text = |board: &Board<'_>| {
            lines(&drawn(&table, board, PLAIN, whole(&screen, size))).join("\n")
        };
        assert!(!text(&bare).contains('('));
        assert!(text(&proposed).contains('(') && text(&proposed).contains(')'));
    }
}

#[test]
fn pointing_at_a_character_finds_the_part_that_is_seen() {
    let table = corner();
    let screen = public(&table);
    let parts = table.parts(Viewer::Audience, &[]).expect("the same");
    let board = Board::new(&screen, &parts, &[0, 1]);
    let mut painter = Painter::new(PLAIN);
    for size in [Size::Compact, Size::Middle, Size::Large] {
        let (camera, area) = whole(&screen, size);
        let start = camera.at(area, (0, 0));
        let (column, row) = (start.x + size.width() / 2, start.y + size.height() / 2);
        let mut part = |column, row| {
            let spot =
                painter.spot_at(&table, &board, &camera, area, (column, row)).expect("a part");
            assert_eq!((spot.x, spot.y), (0, 0));
            let tile = screen.tiles.iter().find(|tile| (tile.x, tile.y) == (0, 0)).expect("a tile");
            let ground = table.ground(&tile.face, tile.rotation).expect("a known face");
            ground.parts[usize::from(spot.part)].0
        };
        assert_eq!(part(column, row), Terrain::Road, "in the middle");
        assert_eq!(part(column, start.y), Terrain::City, "in the north");
        assert_eq!(part(column, start.bottom() - 1), Terrain::Field, "in the south");
        let far = Camera { middle: (50.0, 50.0), size };
        assert_eq!(painter.spot_at(&table, &board, &far, area, (0, 0)), None);
    }
}

#[test]
fn parts_and_ground_agree_with_the_features() {
    for (name, players) in [("classic-all", 4), ("city", 3)] {
        let table = play(name, players, 2, |seen| seen.tiles.len() > 60);
        let screen = public(&table);
        let parts = table.parts(Viewer::Audience, &[]).expect("the same");
        for region in &screen.regions {
            let spot = region.spot;
            assert_eq!(parts.region(spot.x, spot.y, spot.part), Some(region.id));
        }
        for face in table.faces() {
            for rotation in 0..4 {
                let ground = table.ground(&face.name, rotation).expect("a known face");
                for (part, (_, (x, y))) in ground.parts.iter().enumerate() {
                    let found = ground.at(*x, *y);
                    assert_eq!(found, remparts_screen::Lies::Part(part as u8), "{}", face.name);
                }
            }
        }
        assert!(table.ground("base/none", 0).is_none());
    }
}

#[test]
fn characters_that_mean_different_things_differ() {
    use remparts_terminal::board::Thing;
    for game in [GameName::Classic, GameName::City] {
        for letters in [Letters::Unicode, Letters::Ascii] {
            let legend = legend(game, letters, false);
            let same_kind = |one: &Thing, other: &Thing| {
                std::mem::discriminant(one) == std::mem::discriminant(other)
            };
            for (n, (one, thing)) in legend.iter().enumerate() {
                for (other, second) in
                    legend.iter().skip(n + 1).filter(|it| same_kind(&it.1, thing))
                {
                    assert_ne!(one, other, "{thing:?} looks like {second:?}");
                }
            }
        }
    }
    let kinds = [FigureName::Meeple, FigureName::Big, FigureName::Abbot, FigureName::Guard];
    for letters in [Letters::Unicode, Letters::Ascii] {
        let mut seen: Vec<char> = kinds.iter().map(|it| kind(*it, false, letters)).collect();
        seen.push(kind(FigureName::Farmer, false, letters));
        seen.push(kind(FigureName::Farmer, true, letters));
        seen.push(kind(FigureName::Tower, false, letters));
        let signs: Vec<char> = (0..6).map(|livery| glyph(livery, letters)).collect();
        for list in [seen, signs] {
            let mut once = list.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), list.len(), "{list:?}");
        }
    }
}
