//! Reads a tile file line by line.

use super::{
    Certainty, CityPart, FieldPart, Piece, Problem, RoadPart, Role, Square, Symbol, Terrain,
    TileError, TileSet, check, role,
};
use crate::classic::state::FACES;
use crate::kernel::geometry::HalfEdge;
use crate::kernel::printing::{
    BadWord, TileFile, copies, edges, end_of_line, half_edge, line_for_people, name, number,
    read_tiles, side, word_after,
};
use std::str::SplitWhitespace;

/// Reads and checks a whole set.
pub fn parse(text: &str) -> Result<TileSet, TileError> {
    read_tiles(text, Reader::default()).map(|reader| reader.set)
}

struct Reader {
    set: TileSet,
    piece: Option<Piece>,
}

impl Default for Reader {
    fn default() -> Self {
        let set = TileSet {
            name: "?".into(),
            role: None,
            title: String::new(),
            tiles: 0,
            pieces: 0,
            start: None,
            last: Vec::new(),
            kinds: Vec::new(),
        };
        Self { set, piece: None }
    }
}

impl TileFile for Reader {
    type Problem = Problem;

    fn line(
        &mut self,
        first: &str,
        rest: &str,
        mut words: SplitWhitespace<'_>,
    ) -> Result<(), Problem> {
        match first {
            "set" => self.set.name = name(rest)?,
            "for" => {
                let role = Role::named(rest);
                let unknown = || BadWord::NotA(rest.into(), "part of the classic game");
                self.set.role = Some(role.ok_or_else(unknown)?);
            }
            "title" => self.set.title = line_for_people(rest)?,
            "tiles" => self.set.tiles = number(word_after(&mut words, "tiles")?)?,
            "pieces" => self.set.pieces = number(word_after(&mut words, "pieces")?)?,
            "start" => self.set.start = Some(rest.into()),
            "last" => self.set.last = words.map(Into::into).collect(),
            "tile" | "piece" => self.open(first, words)?,
            _ => self.inside(first, rest, words)?,
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), Problem> {
        if let Some(piece) = &self.piece {
            check::piece(piece)?;
            self.set.role.map_or(Ok(()), |role| role::check_piece(role, &self.set, piece))?;
            self.set.kinds.extend(self.piece.take());
        }
        Ok(())
    }

    fn whole(&self) -> Result<(), Problem> {
        check::whole(&self.set)?;
        self.set.role.map_or(Ok(()), |role| role::check_set(role, &self.set))
    }

    fn place(&self) -> (&str, Option<&str>) {
        (&self.set.name, self.piece.as_ref().map(|piece| &*piece.id))
    }
}

impl Reader {
    /// Begins a new piece: `tile E x5 CFFF exact` or `piece A x1 join E stand-in`.
    fn open(&mut self, first: &str, mut words: SplitWhitespace<'_>) -> Result<(), Problem> {
        let id = name(word_after(&mut words, "tile")?)?;
        let mut piece = Piece {
            id,
            count: 0,
            gardens: 0,
            certainty: Certainty::StandIn,
            squares: Vec::new(),
            join: None,
            spring: false,
            lake: false,
            bridge: false,
            arrow: None,
            cuts: Vec::new(),
            stubs: Vec::new(),
            note: None,
        };
        if self.set.kinds.iter().any(|kind| kind.id == piece.id) {
            self.piece = Some(piece);
            return Err(Problem::Twice);
        }
        // From here on problems are blamed on this piece.
        self.piece = Some(piece.clone());
        if self.set.kinds.len() == FACES {
            return Err(Problem::TooManyKinds);
        }
        piece.count = copies(word_after(&mut words, "tile")?)?;
        let next = word_after(&mut words, "tile")?;
        if first == "piece" {
            if next != "join" {
                return Err(BadWord::Unknown(next.into()).into());
            }
            piece.join = Some(side(word_after(&mut words, "join")?)?);
        } else {
            piece.squares.push(square(next)?);
        }
        piece.certainty = Certainty::read(word_after(&mut words, "tile")?)?;
        self.piece = Some(piece);
        Ok(end_of_line(&mut words)?)
    }

    fn inside(
        &mut self,
        first: &str,
        rest: &str,
        mut words: SplitWhitespace<'_>,
    ) -> Result<(), Problem> {
        let piece = self.piece.as_mut().ok_or(Problem::OutsideTile)?;
        match first {
            "cell" => piece.squares.push(square(rest)?),
            "gardens" => piece.gardens = number(word_after(&mut words, "gardens")?)?,
            "spring" => piece.spring = true,
            "lake" => piece.lake = true,
            "bridge" => piece.bridge = true,
            "note" => piece.note = Some(line_for_people(rest)?),
            "stubs" => piece.stubs = words.map(side).collect::<Result<_, _>>()?,
            "cut" => piece.cuts.push(corner(rest)?),
            "arrow" => {
                let to = side(word_after(&mut words, "arrow")?)?;
                let name = word_after(&mut words, "arrow")?;
                let symbol = Symbol::named(name).ok_or(BadWord::NotA(name.into(), "symbol"))?;
                piece.arrow = Some((to, symbol));
            }
            _ => {
                let square = piece.squares.last_mut().ok_or(Problem::OutsideTile)?;
                match first {
                    "city" => square.cities.push(city(words)?),
                    "road" => square.roads.push(road(words)?),
                    "river" => square.rivers.push(words.map(side).collect::<Result<_, _>>()?),
                    "field" => square.fields.push(field(words)?),
                    "monastery" => square.abbey = true,
                    other => return Err(BadWord::Unknown(other.into()).into()),
                }
            }
        }
        Ok(())
    }
}

/// A corner, by the half-edge that comes before it clockwise.
fn corner(word: &str) -> Result<HalfEdge, BadWord> {
    const CORNERS: [(&str, usize); 4] = [("NE", 1), ("SE", 3), ("SW", 5), ("NW", 7)];
    let found = CORNERS.iter().find(|(name, _)| *name == word);
    found.map(|(_, half)| HalfEdge::of(*half)).ok_or(BadWord::NotA(word.into(), "corner"))
}

fn square(letters: &str) -> Result<Square, BadWord> {
    let terrain = |letter| match letter {
        'F' => Some(Terrain::Field),
        'R' => Some(Terrain::Road),
        'C' => Some(Terrain::City),
        'S' => Some(Terrain::River),
        _ => None,
    };
    Ok(Square {
        edges: edges(letters, terrain)?,
        cities: Vec::new(),
        roads: Vec::new(),
        rivers: Vec::new(),
        fields: Vec::new(),
        abbey: false,
    })
}

fn city(mut words: SplitWhitespace<'_>) -> Result<CityPart, BadWord> {
    let mut part = CityPart::default();
    while let Some(word) = words.next() {
        match word {
            "shields" => part.shields = number(word_after(&mut words, "shields")?)?,
            "cathedral" => part.cathedral = true,
            _ => part.sides.push(side(word)?),
        }
    }
    Ok(part)
}

/// What can stop a road.
const ENDS: [&str; 3] = ["village", "monastery", "city"];

fn road(mut words: SplitWhitespace<'_>) -> Result<RoadPart, BadWord> {
    let mut part = RoadPart::default();
    while let Some(word) = words.next() {
        match word {
            "end" => {
                let end = word_after(&mut words, "end")?;
                let known = ENDS.contains(&end).then(|| end.to_owned());
                part.end = Some(known.ok_or_else(|| BadWord::NotA(end.into(), "end of a road"))?);
            }
            "inn" => part.inn = true,
            "inn-later" => part.inn_later = true,
            _ => part.sides.push(side(word)?),
        }
    }
    Ok(part)
}

fn field(mut words: SplitWhitespace<'_>) -> Result<FieldPart, BadWord> {
    let mut part = FieldPart::default();
    while let Some(word) = words.next() {
        match word {
            "inner" => {}
            "touches" => {
                part.touches = words.by_ref().map(number).collect::<Result<_, _>>()?;
            }
            _ => part.halves.push(half_edge(word)?),
        }
    }
    Ok(part)
}
