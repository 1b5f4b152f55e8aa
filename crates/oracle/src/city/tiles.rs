//! The tile facts of The City, read from the shared `city.tiles` file.

use crate::tiles::EDGES;

/// Names of the half-edges, clockwise from the north-west corner.
const HALVES: [&str; 8] = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"];

/// What a segment is made of.
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
    /// What a market sells.
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
        let segments = self.segments.iter().enumerate();
        let mut markets = segments.filter(|(_, s)| s.land == Land::Market);
        markets.nth(nth).expect("homes touch a market that exists").0
    }
}

/// All kinds of the set.
pub(crate) fn kinds() -> Vec<Kind> {
    read(include_str!("../../../engine/data/tiles/city.tiles"))
}

/// Reads the file. A malformed file is a programming error, so it panics.
fn read(text: &str) -> Vec<Kind> {
    let mut set = String::new();
    let mut kinds: Vec<Kind> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&head, rest)) = words.split_first() else {
            continue;
        };
        match head {
            "set" => set = rest[0].to_string(),
            // What never matters in play.
            "#" | "title" | "status" | "tiles" => {}
            "tile" => kinds.push(Kind {
                name: format!("{set}/{}", rest[0]),
                copies: number(rest[1].strip_prefix('x').expect("copies")),
                sides: letters(rest[2]),
                segments: Vec::new(),
                building: None,
            }),
            _ => read_detail(kinds.last_mut().expect("a tile"), head, rest),
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

fn letters(word: &str) -> [char; 4] {
    let letters: Vec<char> = word.chars().collect();
    letters.try_into().expect("four sides")
}

fn index(names: &[&str], word: &str) -> usize {
    names.iter().position(|&n| n == word).expect("a side or half-edge")
}

fn number(word: &str) -> usize {
    word.parse().expect("a number")
}
