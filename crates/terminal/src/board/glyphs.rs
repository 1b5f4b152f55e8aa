//! The characters that stand for things, each told apart from the others without any color.

use super::Letters;
use ratatui::style::Modifier;
use remparts_art::seats::{Glyph, Hatch, LIVERIES, Livery};
use remparts_engine::kernel::geometry::Side;
use remparts_screen::names::{FigureName, GameName, GoodsName, SymbolName};
use remparts_screen::{Printed, Terrain};

/// One of the six liveries.
pub(super) fn livery(number: u8) -> &'static Livery {
    &LIVERIES[usize::from(number) % LIVERIES.len()]
}

/// The sign of a livery.
pub fn glyph(number: u8, letters: Letters) -> char {
    match letters {
        Letters::Ascii => char::from(b'A' + number % LIVERIES.len() as u8),
        Letters::Unicode => match livery(number).glyph {
            Glyph::Circle => '●',
            Glyph::Triangle => '▲',
            Glyph::Square => '■',
            Glyph::Diamond => '◆',
            Glyph::Plus => '✚',
            Glyph::Star => '★',
        },
    }
}

/// How the regions of a livery are filled.
pub(super) fn hatch(number: u8, letters: Letters) -> char {
    let (unicode, ascii) = match livery(number).hatch {
        Hatch::Plain => (' ', ' '),
        Hatch::Rising => ('╱', '/'),
        Hatch::Falling => ('╲', '\\'),
        Hatch::Dots => ('∙', ':'),
        Hatch::Cross => ('╳', 'x'),
        Hatch::Level => ('═', '='),
    };
    letters.pick(unicode, ascii)
}

/// How fields are filled that touch each other.
pub(super) const fn weave(pattern: usize, letters: Letters) -> char {
    const UNICODE: [char; 8] = ['╱', '╲', '~', '¦', '∘', '╌', '+', '^'];
    const ASCII: [char; 8] = ['/', '\\', '~', '!', 'o', '-', '+', '^'];
    letters.pick(UNICODE[pattern % 8], ASCII[pattern % 8])
}

/// What follows the sign of the seat: which kind of figure it is.
pub fn kind(figure: FigureName, big: bool, letters: Letters) -> char {
    let (unicode, ascii) = match (figure, big) {
        (FigureName::Meeple, _) => ('♟', 'm'),
        (FigureName::Farmer, false) => ('▂', '_'),
        (FigureName::Farmer, true) => ('▄', '='),
        (FigureName::Big, _) => ('♚', 'b'),
        (FigureName::Abbot, _) => ('♝', 'a'),
        (FigureName::Guard, _) => ('♞', 'g'),
        (FigureName::Tower, _) => ('♜', 't'),
    };
    letters.pick(unicode, ascii)
}

/// What is printed on a tile.
pub fn sign(printed: Printed, letters: Letters) -> char {
    let (unicode, ascii) = match printed {
        Printed::Shield => ('✠', 'V'),
        Printed::Cathedral => ('‡', 'T'),
        Printed::Inn => ('⌂', 'h'),
        Printed::Abbey => ('†', 't'),
        Printed::Garden => ('✿', '&'),
        Printed::Village | Printed::Crossing => ('○', 'o'),
        Printed::Square => ('◎', 'O'),
        Printed::Spring | Printed::Lake => ('≈', '~'),
        Printed::Goods(GoodsName::Livestock) => ('ɤ', 'l'),
        Printed::Goods(GoodsName::Grain) => ('ψ', 'g'),
        Printed::Goods(GoodsName::Fish) => ('∝', 'f'),
        Printed::Public => ('⌂', 'P'),
        Printed::Historic => ('♛', 'H'),
        Printed::Arrow(Side::N, _) => ('↑', '^'),
        Printed::Arrow(Side::E, _) => ('→', '>'),
        Printed::Arrow(Side::S, _) => ('↓', 'v'),
        Printed::Arrow(Side::W, _) => ('←', '<'),
    };
    letters.pick(unicode, ascii)
}

/// The symbol beside an arrow.
pub fn symbol(symbol: SymbolName, letters: Letters) -> char {
    match symbol {
        SymbolName::Pair => letters.pick('∞', '"'),
        SymbolName::Anywhere => '*',
        SymbolName::Repeat => letters.pick('↻', '@'),
    }
}

/// What fills ground where there are no colors. Field and homes are blank but for a few dots, so that
/// a tile can be told from the table, and from its neighbors.
pub(super) fn texture(terrain: Option<Terrain>, dotted: bool, letters: Letters) -> char {
    let (unicode, ascii) = match terrain {
        None => ('≈', '~'),
        Some(Terrain::City) => ('▒', '#'),
        Some(Terrain::Market(Some(GoodsName::Livestock))) => ('▒', 'l'),
        Some(Terrain::Market(Some(GoodsName::Grain))) => ('∴', 'g'),
        Some(Terrain::Market(Some(GoodsName::Fish))) => ('≈', 'f'),
        Some(Terrain::Market(None)) => ('╳', 'x'),
        Some(Terrain::Abbey | Terrain::Garden | Terrain::Road | Terrain::Street) => (' ', ' '),
        Some(Terrain::Field | Terrain::Homes) if dotted => ('·', '.'),
        Some(Terrain::Field | Terrain::Homes) => (' ', ' '),
    };
    letters.pick(unicode, ascii)
}

/// A line with arms toward some sides: one for the north, two for the east, four, eight.
pub(super) const fn line(arms: u8, heavy: bool, letters: Letters) -> char {
    const LIGHT: [char; 16] =
        [' ', '╵', '╶', '╰', '╷', '│', '╭', '├', '╴', '╯', '─', '┴', '╮', '┤', '┬', '┼'];
    const HEAVY: [char; 16] =
        [' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];
    match (letters, heavy) {
        (Letters::Unicode, false) => LIGHT[arms as usize & 15],
        (Letters::Unicode, true) => HEAVY[arms as usize & 15],
        (Letters::Ascii, true) => '*',
        (Letters::Ascii, false) => match arms {
            0 => ' ',
            1 | 4 | 5 => '|',
            2 | 8 | 10 => '-',
            _ => '+',
        },
    }
}

/// Characters that frame a cell: north-west, north-east, south-west and south-east.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Corners {
    /// Where the tile in hand fits.
    Spot,
    /// A tile that is proposed.
    Ghost,
    /// Where the player points.
    Cursor,
    /// The tile laid last.
    Last,
    /// A cell that is spoken of.
    Lit,
}

impl Corners {
    pub(super) const fn glyphs(self, letters: Letters) -> [char; 4] {
        match (self, letters) {
            (Self::Spot, Letters::Unicode) => ['╭', '╮', '╰', '╯'],
            (Self::Spot, Letters::Ascii) => ['.', '.', '`', '\''],
            (Self::Ghost, Letters::Unicode) => ['╔', '╗', '╚', '╝'],
            (Self::Ghost, Letters::Ascii) => ['/', '\\', '\\', '/'],
            (Self::Cursor, Letters::Unicode) => ['┏', '┓', '┗', '┛'],
            (Self::Cursor, Letters::Ascii) => ['[', ']', '[', ']'],
            (Self::Last, Letters::Unicode) => ['▘', '▝', '▖', '▗'],
            (Self::Last, Letters::Ascii) => ['\'', '\'', ',', ','],
            (Self::Lit, _) => ['*', '*', '*', '*'],
        }
    }
}

/// On a city or market that a field or homes count.
pub(super) const fn pip(letters: Letters) -> char {
    letters.pick('◉', '$')
}

/// A cell that nothing can fill any more.
pub(super) const fn dead(letters: Letters) -> char {
    letters.pick('✕', 'X')
}

/// A gate in the wall.
pub(super) const fn gate(letters: Letters) -> char {
    letters.pick('∩', 'G')
}

/// A thing that has a character of its own, for a list of what characters mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A kind of figure, and whether it is big; the character follows the sign of its seat.
    Figure(FigureName, bool),
    /// Something printed on tiles.
    Printed(Printed),
    /// A symbol beside an arrow.
    Symbol(SymbolName),
    /// Ground, where there are no colors.
    Ground(Terrain),
    /// Water, where there are no colors.
    Water,
    /// A road or street.
    Way,
    /// The gate.
    Gate,
    /// On a city or market that counts for a field or homes.
    Pip,
    /// A cell that nothing can fill any more.
    Dead,
    /// A number in such a cell.
    Ways,
    /// A number in an empty cell while the tiles that fit there are counted.
    Fits,
    /// A number behind the points of a player.
    Ahead,
    /// The corners of a cell where the tile in hand fits.
    Spot,
    /// The corners of a tile that is proposed.
    Ghost,
    /// The corners of the cell the player points at.
    Cursor,
    /// The corners of the tile laid last.
    Last,
}

/// What the characters of a game mean, for panels that explain them. Ground is listed where it is
/// told by characters, which is where there are no colors.
pub fn legend(game: GameName, letters: Letters, colors: bool) -> Vec<(String, Thing)> {
    let mut legend = Vec::new();
    let mut add = |glyphs: &[char], thing: Thing| legend.push((glyphs.iter().collect(), thing));
    let classic = game == GameName::Classic;
    let figures: &[(FigureName, bool)] = if classic {
        &[
            (FigureName::Meeple, false),
            (FigureName::Farmer, false),
            (FigureName::Big, true),
            (FigureName::Farmer, true),
            (FigureName::Abbot, false),
        ]
    } else {
        &[
            (FigureName::Meeple, false),
            (FigureName::Farmer, false),
            (FigureName::Guard, false),
            (FigureName::Tower, false),
        ]
    };
    for (figure, big) in figures {
        add(&[kind(*figure, *big, letters)], Thing::Figure(*figure, *big));
    }
    add(&[line(8, false, letters), line(2, false, letters)], Thing::Way);
    let printed: &[Printed] = if classic {
        &[
            Printed::Village,
            Printed::Abbey,
            Printed::Garden,
            Printed::Shield,
            Printed::Cathedral,
            Printed::Inn,
        ]
    } else {
        &[
            Printed::Crossing,
            Printed::Square,
            Printed::Goods(GoodsName::Livestock),
            Printed::Goods(GoodsName::Grain),
            Printed::Goods(GoodsName::Fish),
            Printed::Public,
            Printed::Historic,
        ]
    };
    for printed in printed {
        add(&[sign(*printed, letters)], Thing::Printed(*printed));
    }
    if classic {
        for name in [SymbolName::Pair, SymbolName::Anywhere, SymbolName::Repeat] {
            let arrow = sign(Printed::Arrow(Side::N, name), letters);
            add(&[arrow, symbol(name, letters)], Thing::Symbol(name));
        }
    } else {
        add(&[gate(letters)], Thing::Gate);
    }
    if !colors {
        let grounds: &[Terrain] = if classic {
            &[Terrain::Field, Terrain::City]
        } else {
            &[
                Terrain::Homes,
                Terrain::Market(Some(GoodsName::Livestock)),
                Terrain::Market(Some(GoodsName::Grain)),
                Terrain::Market(Some(GoodsName::Fish)),
                Terrain::Market(None),
            ]
        };
        for ground in grounds {
            add(&[texture(Some(*ground), true, letters)], Thing::Ground(*ground));
        }
        if classic {
            add(&[texture(None, false, letters)], Thing::Water);
        }
    }
    let corners = [
        (Corners::Spot, Thing::Spot),
        (Corners::Ghost, Thing::Ghost),
        (Corners::Cursor, Thing::Cursor),
        (Corners::Last, Thing::Last),
    ];
    for (corners, thing) in corners {
        let glyphs = corners.glyphs(letters);
        add(&[glyphs[0], glyphs[1]], thing);
        if thing == Thing::Spot {
            add(&['2'], Thing::Ways);
        }
    }
    add(&['3', '7'], Thing::Fits);
    add(&['+', '3'], Thing::Ahead);
    add(&[pip(letters)], Thing::Pip);
    add(&[dead(letters)], Thing::Dead);
    legend
}

/// Weight that helps the eye and never tells anything alone.
pub(super) const STRONG: Modifier = Modifier::BOLD;
