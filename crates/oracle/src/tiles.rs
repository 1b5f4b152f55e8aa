//! The tile facts, read from the shared `.tiles` files.

use crate::options::{Options, River};
use crate::shared::geometry::{EDGES, HALVES};
use crate::shared::tile_text::{copies, index, letters, lines, nth_such, number};

/// The terrain that a segment is made of. The river is no segment: nobody stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Terrain {
    City,
    Road,
    Field,
    Abbey,
    Garden,
}

/// The symbol of an anniversary arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Symbol {
    Pair,
    Anywhere,
    Repeat,
}

/// One part of one terrain on one square, in the drawn orientation.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub(crate) terrain: Terrain,
    /// Edges of a city or road.
    pub(crate) edges: Vec<usize>,
    /// Half-edges of a field; none for the closed inner field.
    pub(crate) halves: Vec<usize>,
    pub(crate) shields: i64,
    pub(crate) cathedral: bool,
    pub(crate) inn: bool,
    /// For a field: which cities of the square it borders (first city is 0).
    pub(crate) touches: Vec<usize>,
}

/// One square of a piece. All pieces but the double source have one.
#[derive(Clone, Debug)]
pub(crate) struct Square {
    /// Terrain letter of each edge: C, R, F or S (stream).
    pub(crate) edges: [char; 4],
    pub(crate) segments: Vec<Segment>,
    /// The edge that the arrow points at, and its symbol.
    pub(crate) arrow: Option<(usize, Symbol)>,
}

impl Square {
    /// Index among the segments of the square's city number `nth`.
    pub(crate) fn city(&self, nth: usize) -> usize {
        nth_such(&self.segments, nth, |s| s.terrain == Terrain::City)
    }
}

/// A kind of tile: pieces nobody can tell apart.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) copies: usize,
    pub(crate) squares: Vec<Square>,
    /// Where the second square lies, seen from the first.
    pub(crate) join: Option<usize>,
    /// Whether the river begins here.
    pub(crate) spring: bool,
    /// Drawn after all other river tiles: the lakes.
    pub(crate) last: bool,
    /// How many of the copies have a garden.
    gardens: usize,
}

impl Kind {
    /// Whether the river runs over this tile.
    pub(crate) fn is_river(&self) -> bool {
        self.squares.iter().any(|s| s.edges.contains(&'S'))
    }
}

/// One set of tiles.
pub(crate) struct Set {
    pub(crate) kinds: Vec<Kind>,
    /// Name of the kind laid out at the beginning.
    pub(crate) start: Option<String>,
}

/// The sets in play: base, inns, anniversary go in the land bag; the river
/// set, if any, comes apart from them.
pub(crate) fn sets(options: &Options) -> (Vec<Set>, Option<Set>) {
    let read = |text| read_set(text, options.abbot);
    let mut land = vec![read(include_str!("../../engine/data/tiles/base.tiles"))];
    if options.inn_tiles {
        land.push(read(include_str!("../../engine/data/tiles/inns.tiles")));
    }
    if options.anniversary {
        let text = include_str!("../../engine/data/tiles/anniversary.tiles");
        land.push(read(text));
    }
    let river = options.river.map(|river| match river {
        River::River20 => read(include_str!("../../engine/data/tiles/river20.tiles")),
        River::River1 => read(include_str!("../../engine/data/tiles/river1.tiles")),
        River::River3 => read(include_str!("../../engine/data/tiles/river3.tiles")),
    });
    (land, river)
}

/// Reads one tile file.
pub(crate) fn read_set(text: &str, gardens: bool) -> Set {
    let mut name = String::new();
    let mut start = None;
    let mut last: Vec<String> = Vec::new();
    let mut kinds: Vec<Kind> = Vec::new();
    for (head, rest) in lines(text) {
        match head {
            "set" => name = rest[0].to_string(),
            "start" => start = Some(format!("{name}/{}", rest[0])),
            "last" => last = rest.iter().map(|id| format!("{name}/{id}")).collect(),
            "tile" | "piece" => {
                let mut kind = Kind {
                    name: format!("{name}/{}", rest[0]),
                    copies: copies(rest[1]),
                    squares: Vec::new(),
                    join: None,
                    spring: false,
                    last: false,
                    gardens: 0,
                };
                kind.last = last.contains(&kind.name);
                if head == "tile" {
                    kind.squares.push(read_edges(rest[2]));
                } else {
                    assert_eq!(rest[2], "join");
                    kind.join = Some(index(&EDGES, rest[3]));
                }
                kinds.push(kind);
            }
            // Lines that never matter in play, and the river itself, which the edge letters already
            // tell.
            "for" | "title" | "tiles" | "pieces" | "note" | "cut" | "bridge" | "stubs" | "lake"
            | "river" => {}
            _ => read_detail(kinds.last_mut().expect("a tile"), head, &rest),
        }
    }
    Set { kinds: split_gardens(kinds, gardens), start }
}

/// A line that describes the tile last begun.
fn read_detail(kind: &mut Kind, head: &str, rest: &[&str]) {
    match head {
        "spring" => return kind.spring = true,
        "gardens" => return kind.gardens = number(rest[0]),
        "cell" => return kind.squares.push(read_edges(rest[0])),
        _ => {}
    }
    let square = kind.squares.last_mut().expect("a square");
    match head {
        "city" => square.segments.push(read_segment(Terrain::City, rest)),
        "road" => square.segments.push(read_segment(Terrain::Road, rest)),
        "field" => square.segments.push(read_segment(Terrain::Field, rest)),
        "monastery" => square.segments.push(read_segment(Terrain::Abbey, &[])),
        "arrow" => {
            let symbol = match rest[1] {
                "pair" => Symbol::Pair,
                "anywhere" => Symbol::Anywhere,
                "repeat" => Symbol::Repeat,
                other => panic!("unknown symbol {other}"),
            };
            square.arrow = Some((index(&EDGES, rest[0]), symbol));
        }
        other => panic!("unknown word {other} in a tile file"),
    }
}

fn read_edges(word: &str) -> Square {
    Square { edges: letters(word), segments: Vec::new(), arrow: None }
}

fn read_segment(terrain: Terrain, words: &[&str]) -> Segment {
    let mut segment = Segment {
        terrain,
        edges: Vec::new(),
        halves: Vec::new(),
        shields: 0,
        cathedral: false,
        inn: false,
        touches: Vec::new(),
    };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "shields" => segment.shields = number(words.next().expect("shields")) as i64,
            "cathedral" => segment.cathedral = true,
            "inn" => segment.inn = true,
            // The first-edition drawing is in force: information only.
            "inn-later" => {}
            // A road with one edge ends here whatever it ends at.
            "end" => _ = words.next(),
            "inner" => {}
            "touches" => segment.touches = words.by_ref().map(|w| number(w)).collect(),
            _ if terrain == Terrain::Field => segment.halves.push(index(&HALVES, word)),
            _ => segment.edges.push(index(&EDGES, word)),
        }
    }
    segment
}

/// With the Abbot, the copies that carry a garden are a kind of their own;
/// without it gardens do not exist at all (RUL-OPT-2).
fn split_gardens(kinds: Vec<Kind>, gardens: bool) -> Vec<Kind> {
    let mut out = Vec::new();
    for mut kind in kinds {
        if gardens && kind.gardens > 0 {
            let mut starred = kind.clone();
            starred.name.push('*');
            starred.copies = kind.gardens;
            let garden = read_segment(Terrain::Garden, &[]);
            starred.squares[0].segments.push(garden);
            kind.copies -= kind.gardens;
            out.push(starred);
        }
        if kind.copies > 0 {
            out.push(kind);
        }
    }
    out
}
