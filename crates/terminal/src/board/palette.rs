//! Colors: of ground, roads, signs, seats and marks, in 24 bits, in sixteen named ones, or none. Those
//! of terminals with 256 are the ones of 24 bits, reduced in `cube`.

use super::glyphs::livery;
use super::{Colors, Style};
use ratatui::style::{Color, Modifier, Style as Paint};
use remparts_art::seats::Color as Rgb;
use remparts_screen::names::GoodsName;
use remparts_screen::{Printed, Terrain};

/// The table that tiles lie on.
const TABLE: Rgb = Rgb(0x1d, 0x21, 0x25);
/// What is spoken of.
const GOLD: Rgb = Rgb(0xff, 0xd3, 0x4d);
const CREAM: Rgb = Rgb(0xff, 0xf3, 0xd6);
const INK: Rgb = Rgb(0x2a, 0x1a, 0x0c);
const WATER: Rgb = Rgb(0x3f, 0x86, 0xc4);

/// Fields that touch each other, as in pictures.
const FIELDS: [Rgb; 8] = [
    Rgb(0x7b, 0x3f, 0xa0),
    Rgb(0xe0, 0x7b, 0x00),
    Rgb(0x0b, 0x7d, 0x86),
    Rgb(0xc2, 0x25, 0x5c),
    Rgb(0xff, 0xf3, 0xc4),
    Rgb(0x1d, 0x3d, 0x8f),
    Rgb(0x6b, 0x3f, 0x1d),
    Rgb(0xff, 0x9e, 0xcb),
];
const FIELDS_NAMED: [Color; 8] = [
    Color::Magenta,
    Color::LightRed,
    Color::Cyan,
    Color::LightMagenta,
    Color::White,
    Color::LightBlue,
    Color::Red,
    Color::LightCyan,
];

/// Some of one color and the rest of another, in hundredths.
fn mix(Rgb(r, g, b): Rgb, other: Rgb, percent: u32) -> Rgb {
    let each =
        |a: u8, b: u8| ((u32::from(a) * (100 - percent) + u32::from(b) * percent) / 100) as u8;
    Rgb(each(r, other.0), each(g, other.1), each(b, other.2))
}

const fn color(Rgb(r, g, b): Rgb) -> Color {
    Color::Rgb(r, g, b)
}

/// How bright a color looks, from 0 to 255.
fn light(Rgb(r, g, b): Rgb) -> u32 {
    (299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b)) / 1000
}

/// What a part of a tile looks like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tone {
    /// The ground.
    pub(super) ground: Color,
    /// A wall or rim.
    pub(super) rim: Color,
    /// What is drawn on the ground.
    pub(super) ink: Color,
    /// A road or street.
    pub(super) line: Color,
    /// What fills the ground in an overlay.
    pub(super) weave: Option<char>,
    /// Whether a road is drawn with a heavy line.
    pub(super) heavy: bool,
}

/// What an overlay does to a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effect {
    /// Nothing.
    Plain,
    /// It is not what the overlay is about.
    Dim,
    /// A field with its pattern.
    Field(usize),
    /// It is owned by a seat with this livery.
    Owned(u8),
    /// It is spoken of.
    Lit,
    /// It is proposed.
    Ghost,
}

fn ground(terrain: Option<Terrain>, dark: bool) -> Rgb {
    let (light, shade) = match terrain {
        None => (WATER, WATER),
        Some(Terrain::Field | Terrain::Road) => (Rgb(0x74, 0xa0, 0x4f), Rgb(0x6a, 0x96, 0x48)),
        Some(Terrain::City) => (Rgb(0xd0, 0xa4, 0x6a), Rgb(0xc9, 0x9b, 0x60)),
        Some(Terrain::Abbey) => (Rgb(0xee, 0xe0, 0xbd), Rgb(0xee, 0xe0, 0xbd)),
        Some(Terrain::Garden) => (Rgb(0xa8, 0xcf, 0x6c), Rgb(0xa8, 0xcf, 0x6c)),
        Some(Terrain::Homes | Terrain::Street) => (Rgb(0xa5, 0x7f, 0x5c), Rgb(0x9b, 0x75, 0x53)),
        Some(Terrain::Market(goods)) => match goods {
            Some(GoodsName::Livestock) => (Rgb(0xd8, 0x6a, 0x5a), Rgb(0xcf, 0x60, 0x51)),
            Some(GoodsName::Grain) => (Rgb(0xea, 0xc4, 0x55), Rgb(0xe2, 0xba, 0x4a)),
            Some(GoodsName::Fish) => (Rgb(0x6a, 0xb0, 0xde), Rgb(0x60, 0xa6, 0xd5)),
            None => (Rgb(0xb4, 0x83, 0xc4), Rgb(0xab, 0x79, 0xbc)),
        },
    };
    if dark { shade } else { light }
}

fn named(terrain: Option<Terrain>) -> (Color, Color) {
    match terrain {
        None => (Color::Blue, Color::White),
        Some(Terrain::Field | Terrain::Road) => (Color::Green, Color::Black),
        Some(Terrain::City) => (Color::Yellow, Color::Black),
        Some(Terrain::Abbey) => (Color::White, Color::Black),
        Some(Terrain::Garden) => (Color::LightGreen, Color::Black),
        Some(Terrain::Homes | Terrain::Street) => (Color::Gray, Color::Black),
        Some(Terrain::Market(goods)) => match goods {
            Some(GoodsName::Livestock) => (Color::Red, Color::White),
            Some(GoodsName::Grain) => (Color::Yellow, Color::Black),
            Some(GoodsName::Fish) => (Color::Cyan, Color::Black),
            None => (Color::Magenta, Color::White),
        },
    }
}

/// What a part looks like on a tile that is one of the darker ones or not; water without terrain.
pub(super) fn tone(
    style: Style,
    terrain: Option<Terrain>,
    dark: bool,
    effect: Effect,
    weave: Option<char>,
) -> Tone {
    let heavy = matches!(effect, Effect::Owned(_) | Effect::Lit);
    match style.colors {
        Colors::True | Colors::Cube => {
            let base = ground(terrain, dark);
            let (ground, line) = match effect {
                Effect::Plain => (base, CREAM),
                Effect::Dim => (mix(base, TABLE, 45), mix(CREAM, TABLE, 35)),
                Effect::Field(pattern) => (mix(base, FIELDS[pattern % 8], 62), CREAM),
                Effect::Owned(number) => {
                    let own = livery(number).color;
                    (mix(base, own, 72), own)
                }
                Effect::Lit => (mix(base, GOLD, 70), GOLD),
                Effect::Ghost => (mix(base, CREAM, 22), CREAM),
            };
            let strong = match effect {
                Effect::Owned(number) => livery(number).ink,
                _ if light(ground) > 110 => INK,
                _ => CREAM,
            };
            let ink = mix(ground, strong, if effect == Effect::Plain { 30 } else { 55 });
            let rim = mix(ground, Rgb(0x4a, 0x2c, 0x14), 62);
            let heavy = heavy || matches!(effect, Effect::Owned(_));
            Tone {
                ground: color(ground),
                rim: color(rim),
                ink: color(ink),
                line: color(line),
                weave,
                heavy,
            }
        }
        Colors::Sixteen => {
            let (base, ink) = named(terrain);
            let (ground, ink) = match effect {
                Effect::Plain | Effect::Dim | Effect::Ghost => (base, ink),
                Effect::Field(pattern) => (FIELDS_NAMED[pattern % 8], Color::Black),
                Effect::Owned(number) => livery_named(number),
                Effect::Lit => (Color::LightYellow, Color::Black),
            };
            let line = match effect {
                Effect::Owned(number) => livery_named(number).0,
                _ => Color::Black,
            };
            Tone { ground, rim: Color::DarkGray, ink, line, weave, heavy }
        }
        Colors::None => {
            let none = Color::Reset;
            Tone { ground: none, rim: none, ink: none, line: none, weave, heavy }
        }
    }
}

/// What a sign is drawn with.
pub(super) fn sign_ink(style: Style, printed: Option<Printed>, ground: Color) -> Color {
    match style.colors {
        Colors::None => Color::Reset,
        Colors::Sixteen
            if matches!(ground, Color::Blue | Color::Red | Color::Magenta | Color::Black) =>
        {
            Color::White
        }
        Colors::Sixteen => Color::Black,
        Colors::True | Colors::Cube => color(match printed {
            Some(Printed::Village | Printed::Crossing | Printed::Square) => CREAM,
            Some(Printed::Shield) => Rgb(0x12, 0x2f, 0x78),
            Some(Printed::Abbey | Printed::Cathedral) => Rgb(0x7d, 0x1f, 0x14),
            Some(Printed::Garden) => Rgb(0xa6, 0x1e, 0x6b),
            Some(Printed::Inn) => Rgb(0x4f, 0x1f, 0x08),
            Some(Printed::Arrow(..)) | None => Rgb(0x8c, 0x10, 0x3c),
            Some(Printed::Public) => CREAM,
            Some(Printed::Historic) => GOLD,
            Some(Printed::Goods(_) | Printed::Spring | Printed::Lake) => INK,
        }),
    }
}

fn livery_named(number: u8) -> (Color, Color) {
    match number % 6 {
        0 => (Color::Blue, Color::White),
        1 => (Color::Red, Color::White),
        2 => (Color::LightYellow, Color::Black),
        3 => (Color::Black, Color::White),
        4 => (Color::LightMagenta, Color::Black),
        _ => (Color::White, Color::Black),
    }
}

/// The color of a livery as ground, with what is legible on it. Without colors it stands out by being
/// the other way round.
pub fn livery_style(number: u8, colors: Colors) -> Paint {
    let (ground, ink) = match colors {
        Colors::True | Colors::Cube => (color(livery(number).color), color(livery(number).ink)),
        Colors::Sixteen => livery_named(number),
        Colors::None => return Paint::new().add_modifier(Modifier::REVERSED),
    };
    Paint::new().bg(ground).fg(ink).add_modifier(Modifier::BOLD)
}

/// The table around the tiles.
pub fn table_style(colors: Colors) -> Paint {
    match colors {
        Colors::True | Colors::Cube => {
            Paint::new().bg(color(TABLE)).fg(color(mix(CREAM, TABLE, 30)))
        }
        Colors::Sixteen | Colors::None => Paint::new().bg(Color::Reset).fg(Color::Reset),
    }
}

/// A cell where the tile in hand fits.
pub(super) fn spot_style(colors: Colors, number: Option<u8>) -> Paint {
    match colors {
        Colors::True | Colors::Cube => {
            let own = number.map_or(CREAM, |number| livery(number).color);
            let ink = mix(CREAM, own, if light(own) > 90 { 45 } else { 20 });
            Paint::new().bg(color(mix(TABLE, mix(own, CREAM, 40), 16))).fg(color(ink))
        }
        Colors::Sixteen | Colors::None => Paint::new().bg(Color::Reset).fg(Color::Reset),
    }
}

/// Marks over tiles: the cursor, what is proposed and what is spoken of.
pub(super) const fn mark_ink(colors: Colors) -> Color {
    match colors {
        Colors::True | Colors::Cube => color(GOLD),
        Colors::Sixteen | Colors::None => Color::Reset,
    }
}

/// Marks on the ground of a tile.
pub(super) const fn mark_on_tile(colors: Colors) -> Color {
    match colors {
        Colors::True | Colors::Cube => color(Rgb(0xff, 0xff, 0xff)),
        Colors::Sixteen => Color::Black,
        Colors::None => Color::Reset,
    }
}

/// A number to choose by, and the one that is chosen.
pub(super) fn target_style(colors: Colors, chosen: bool) -> Paint {
    let paint = Paint::new().add_modifier(Modifier::BOLD);
    match (colors, chosen) {
        (Colors::True | Colors::Cube, false) => paint.bg(color(GOLD)).fg(color(INK)),
        (Colors::True | Colors::Cube, true) => paint.bg(color(INK)).fg(color(GOLD)),
        (Colors::Sixteen, false) => paint.bg(Color::LightYellow).fg(Color::Black),
        (Colors::Sixteen, true) => paint.bg(Color::Black).fg(Color::LightYellow),
        (Colors::None, _) => paint,
    }
}

/// A cell that nothing can fill any more.
pub(super) const fn dead_ink(colors: Colors) -> Color {
    match colors {
        Colors::True | Colors::Cube => color(Rgb(0xe8, 0x5d, 0x45)),
        Colors::Sixteen => Color::Red,
        Colors::None => Color::Reset,
    }
}

/// Stones of the wall, in turn, and the gate in it.
pub(super) const fn stone(colors: Colors, odd: bool) -> Color {
    match colors {
        Colors::True | Colors::Cube if odd => color(Rgb(0xb5, 0xaa, 0x98)),
        Colors::True | Colors::Cube => color(Rgb(0xd9, 0xd0, 0xbf)),
        Colors::Sixteen if odd => Color::DarkGray,
        Colors::Sixteen => Color::DarkGray,
        Colors::None => Color::Reset,
    }
}

/// The gate.
pub(super) fn gate_style(colors: Colors) -> Paint {
    match colors {
        Colors::True | Colors::Cube => {
            Paint::new().bg(color(Rgb(0x6b, 0x40, 0x1e))).fg(color(CREAM))
        }
        Colors::Sixteen => Paint::new().bg(Color::Black).fg(Color::LightYellow),
        Colors::None => Paint::new(),
    }
}
