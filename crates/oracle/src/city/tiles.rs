//! The tile facts of The City, read from the shared `city.tiles` file.

use crate::shared::geometry::{EDGES, HALVES};
use crate::shared::tile_text::{copies, index, letters, lines, nth_such, number};

/// The land that a segment is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Land {
    Street,
    Market,
    Homes,
}

/// What a guard counts in front of his wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Building {
    Public,
    Historic,
}

/// One part of one land on one tile, in the drawn orientation.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub(crate) land: Land,
    /// Sides of a street or market.
    pub(crate) sides: Vec<usize>,
    /// Half-edges of a residential area.
    pub(crate) halves: Vec<usize>,
    /// The goods that a market sells.
    pub(crate) goods: Option<String>,
    /// For a residential area: which markets of the tile it borders (first market is 0).
    pub(crate) touches: Vec<usize>,
}

/// A kind of tile: tiles nobody can tell apart.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) copies: usize,
    /// Letter of each side: S, M or H.
    pub(crate) sides: [char; 4],
    pub(crate) segments: Vec<Segment>,
    pub(crate) building: Option<Building>,
}

impl Kind {
    /// Index among the segments of the tile's market number `nth`.
    pub(crate) fn market(&self, nth: usize) -> usize {
        nth_such(&self.segments, nth, |s| s.land == Land::Market)
    }
}

/// All kinds of the set.
pub(crate) fn kinds() -> Vec<Kind> {
    read(include_str!("../../../engine/data/tiles/city.tiles"))
}

/// Reads the tile file.
fn read(text: &str) -> Vec<Kind> {
    let mut set = String::new();
    let mut kinds: Vec<Kind> = Vec::new();
    for (head, rest) in lines(text) {
        match head {
            "set" => set = rest[0].to_string(),
            // Lines that never matter in play.
            "#" | "for" | "title" | "status" | "tiles" => {}
            "tile" => kinds.push(Kind {
                name: format!("{set}/{}", rest[0]),
                copies: copies(rest[1]),
                sides: letters(rest[2]),
                segments: Vec::new(),
                building: None,
            }),
            _ => read_detail(kinds.last_mut().expect("a tile"), head, &rest),
        }
    }
    kinds
}

/// A line that describes the tile last begun.
fn read_detail(kind: &mut Kind, head: &str, rest: &[&str]) {
    let land = match head {
        "street" => Land::Street,
        "market" => Land::Market,
        "homes" => Land::Homes,
        "building" => {
            kind.building = Some(match rest[0] {
                "public" => Building::Public,
                "historic" => Building::Historic,
                other => panic!("unknown building {other}"),
            });
            return;
        }
        other => panic!("unknown word {other} in a tile file"),
    };
    kind.segments.push(read_segment(land, rest));
}

fn read_segment(land: Land, words: &[&str]) -> Segment {
    let mut segment =
        Segment { land, sides: Vec::new(), halves: Vec::new(), goods: None, touches: Vec::new() };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "goods" => segment.goods = words.next().map(ToString::to_string),
            // A street with one side ends here whatever it ends at.
            "end" => _ = words.next(),
            "touches" => segment.touches = words.by_ref().map(|w| number(w)).collect(),
            _ if land == Land::Homes => segment.halves.push(index(&HALVES, word)),
            _ => segment.sides.push(index(&EDGES, word)),
        }
    }
    segment
}
