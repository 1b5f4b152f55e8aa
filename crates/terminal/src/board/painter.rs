//! Draws boards and single tiles, and remembers the faces it has looked at.

use super::camera::{Camera, Size};
use super::canvas::Canvas;
use super::glyphs::{self, STRONG};
use super::palette::{self, Effect, Tone, tone};
use super::sketch::{Mark, Owner, PLACE, STUB, Sketch, WATER};
use super::{Board, Colors, Letters, Overlay, Style, figures, marks, walls, window};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style as Paint};
use remparts_screen::{Ground, Region, Spot, Table, Terrain, Tile};
use std::collections::HashMap;

/// Draws boards in one style.
pub struct Painter {
    style: Style,
    faces: HashMap<String, [Option<Box<Known>>; 4]>,
}

/// A face as it lies that has been looked at.
pub(super) struct Known {
    pub(super) ground: Ground,
    sketches: [Option<Sketch>; Size::ALL.len()],
}

impl Known {
    /// The face in a size that it has been looked at before.
    pub(super) const fn sketch(&self, size: Size) -> Option<&Sketch> {
        self.sketches[size as usize].as_ref()
    }
}

impl Painter {
    /// Draws in a style.
    pub fn new(style: Style) -> Self {
        Self { style, faces: HashMap::new() }
    }

    /// How it draws.
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Looks at a face unless it is known.
    fn learn(&mut self, table: &Table, face: &str, rotation: u8, size: Size) {
        if !self.faces.contains_key(face) {
            self.faces.insert(face.to_owned(), [const { None }; 4]);
        }
        let Some(turns) = self.faces.get_mut(face) else { return };
        let known = &mut turns[usize::from(rotation & 3)];
        if known.is_none() {
            let ground = table.ground(face, rotation);
            *known = ground.map(|ground| {
                Box::new(Known { ground, sketches: [const { None }; Size::ALL.len()] })
            });
        }
        if let Some(known) = known {
            let ground = &known.ground;
            known.sketches[size as usize].get_or_insert_with(|| Sketch::new(ground, size));
        }
    }

    /// A face that was looked at.
    pub(super) fn known(&self, face: &str, rotation: u8) -> Option<&Known> {
        self.faces.get(face)?[usize::from(rotation & 3)].as_deref()
    }

    /// Draws a board.
    pub fn draw(
        &mut self,
        table: &Table,
        board: &Board<'_>,
        camera: &Camera,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        for tile in &board.screen.tiles {
            self.learn(table, &tile.face, tile.rotation, camera.size);
        }
        let seen = window(area, board.coordinates);
        let mut canvas = Canvas::new(buffer, area);
        self.clear(&mut canvas);
        canvas.area = canvas.area.intersection(seen);
        let regions = match (board.overlay, board.lit) {
            (Overlay::Fields | Overlay::Owners, _) | (_, Some(_)) => {
                board.screen.regions.iter().map(|region| (region.id, region)).collect()
            }
            _ => HashMap::new(),
        };
        let mut tones = Vec::new();
        for tile in &board.screen.tiles {
            let at = camera.place(seen, (tile.x, tile.y));
            if camera.at(seen, (tile.x, tile.y)).is_empty() {
                continue;
            }
            let known = self.known(&tile.face, tile.rotation);
            let Some(sketch) = known.and_then(|it| it.sketch(camera.size)) else { continue };
            self.tones(&mut tones, sketch, board, tile, &regions);
            self.sketch(&mut canvas, sketch, &tones, at);
            if board.overlay == Overlay::Owners {
                self.owners(&mut canvas, sketch, board, tile, &regions, at);
            }
        }
        let mut scene = Scene { painter: self, board, camera, seen, canvas };
        marks::cells(&mut scene);
        walls::draw(&mut scene);
        marks::tiles(&mut scene);
        figures::draw(&mut scene);
        if board.coordinates {
            scene.canvas.area = area.intersection(scene.canvas.buffer.area);
            marks::coordinates(&mut scene, area);
        }
    }

    /// Draws a single tile in the north-west of an area.
    pub fn tile(
        &mut self,
        table: &Table,
        (face, rotation): (&str, u8),
        size: Size,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        self.learn(table, face, rotation, size);
        let known = self.known(face, rotation);
        let Some(sketch) = known.and_then(|it| it.sketch(size)) else { return };
        let terrains = sketch.terrains.iter().map(|terrain| Some(*terrain)).chain([None]);
        let plain = |terrain| tone(self.style, terrain, false, Effect::Plain, None);
        let tones: Vec<Tone> = terrains.map(plain).collect();
        let mut canvas = Canvas::new(buffer, area);
        self.sketch(&mut canvas, sketch, &tones, (i32::from(area.x), i32::from(area.y)));
    }

    /// The part of a tile at a place of the window, if there is one.
    pub fn spot_at(
        &mut self,
        table: &Table,
        board: &Board<'_>,
        camera: &Camera,
        area: Rect,
        (column, row): (u16, u16),
    ) -> Option<Spot> {
        let seen = window(area, board.coordinates);
        if !seen.contains((column, row).into()) {
            return None;
        }
        let (x, y) = camera.cell_at(seen, column, row);
        let tile = board.screen.tiles.iter().find(|tile| (tile.x, tile.y) == (x, y))?;
        self.learn(table, &tile.face, tile.rotation, camera.size);
        let sketch = self.known(&tile.face, tile.rotation)?.sketch(camera.size)?;
        let (left, top) = camera.place(seen, (x, y));
        let within = |at: u16, from: i32| usize::try_from(i32::from(at) - from).ok();
        let part = sketch.owner(within(row, top)?, within(column, left)?);
        (usize::from(part) < sketch.terrains.len()).then_some(Spot { x, y, part })
    }

    fn clear(&self, canvas: &mut Canvas<'_>) {
        let table = palette::table_style(self.style.colors);
        let Rect { x, y, width, height } = canvas.area;
        for row in y..y + height {
            for column in x..x + width {
                let cell = &mut canvas.buffer[(column, row)];
                cell.reset();
                cell.set_style(table);
            }
        }
    }

    /// What the parts of a tile look like, and after them water.
    fn tones(
        &self,
        tones: &mut Vec<Tone>,
        sketch: &Sketch,
        board: &Board<'_>,
        tile: &Tile,
        regions: &HashMap<u16, &Region>,
    ) {
        let odd = (i16::from(tile.x) + i16::from(tile.y)).rem_euclid(2) == 1;
        let dark = odd && self.style.colors == Colors::True;
        let proposed = board.ghost == Some((tile.x, tile.y));
        let calm = match board.overlay {
            Overlay::Fields | Overlay::Owners => Effect::Dim,
            _ if proposed => Effect::Ghost,
            _ => Effect::Plain,
        };
        let parts = board.parts.of(tile.x, tile.y);
        let letters = self.style.letters;
        tones.clear();
        for (part, terrain) in sketch.terrains.iter().enumerate() {
            let number = parts.get(part).copied().flatten();
            let region = number.and_then(|id| regions.get(&id));
            let effect = match (board.overlay, region) {
                (_, Some(region)) if board.lit == Some(region.id) => Effect::Lit,
                (Overlay::Fields, Some(region)) => region.pattern.map_or(calm, Effect::Field),
                (Overlay::Owners, Some(region)) => match *region.owners {
                    [] => calm,
                    ref owners => Effect::Owned(board.livery(turn(owners, tile))),
                },
                _ => calm,
            };
            let weave = match effect {
                Effect::Lit if self.style.colors == Colors::None => Some(letters.pick('▓', '%')),
                Effect::Field(pattern) => Some(glyphs::weave(pattern, letters)),
                Effect::Owned(livery) => Some(glyphs::hatch(livery, letters)),
                _ => None,
            };
            tones.push(tone(self.style, Some(*terrain), dark, effect, weave));
        }
        tones.push(tone(self.style, None, dark, calm, None));
    }

    /// Draws a tile.
    fn sketch(&self, canvas: &mut Canvas<'_>, sketch: &Sketch, tones: &[Tone], at: (i32, i32)) {
        let Canvas { area, .. } = *canvas;
        let blocks = self.style.letters == Letters::Unicode && self.style.colors != Colors::None;
        let tight = sketch.height == 2;
        let tones = Tones { tones, sketch };
        for row in 0..sketch.height {
            let y = at.1 + row as i32;
            if y < i32::from(area.y) || y >= i32::from(area.bottom()) {
                continue;
            }
            for column in 0..sketch.width {
                let Some(cell) = canvas.cell(at.0 + column as i32, y) else { continue };
                let place = row * sketch.width + column;
                let ground = tones.of(sketch.cells[place]);
                let line = sketch.lines[place];
                let (glyph, ink, paper, weight) = if let Some((mark, owner)) = sketch.signs[place] {
                    let paper = tones.of(if owner == PLACE { sketch.cells[place] } else { owner });
                    let (glyph, printed) = match mark {
                        Mark::Printed(it) => (glyphs::sign(it, self.style.letters), Some(it)),
                        Mark::Symbol(it) => (glyphs::symbol(it, self.style.letters), None),
                    };
                    let ink = palette::sign_ink(self.style, printed, paper.ground);
                    (glyph, ink, paper.ground, STRONG)
                } else if line.arms != 0 && (blocks || !line.buried) {
                    let tone = if line.owner == STUB { ground } else { tones.of(line.owner) };
                    let glyph = if tight && blocks {
                        slim(line.arms, row)
                    } else {
                        glyphs::line(line.arms, tone.heavy, self.style.letters)
                    };
                    // A bridge shows water, however little of it is seen.
                    let halves = [2 * row, 2 * row + 1].map(|row| row * sketch.width + column);
                    let wet = halves.into_iter().any(|half| sketch.halves[half] == WATER);
                    let paper = if wet { tones.of(WATER) } else { ground };
                    (glyph, tone.line, paper.ground, Modifier::empty())
                } else if blocks {
                    let half = |half: usize| {
                        let at = (2 * row + half) * sketch.width + column;
                        let tone = tones.of(sketch.halves[at]);
                        if sketch.rims[at] { tone.rim } else { tone.ground }
                    };
                    let (upper, lower) = (half(0), half(1));
                    if upper == lower {
                        let weave = if ground.ground == upper { ground.weave } else { None };
                        let weave = weave.filter(|_| (row + column).is_multiple_of(2));
                        let bare = match self.style.colors {
                            // There are no two greens to tell tiles apart.
                            Colors::Cube | Colors::Sixteen if sketch.at_corner(row, column) => '·',
                            _ => ' ',
                        };
                        (weave.unwrap_or(bare), ground.ink, upper, Modifier::empty())
                    } else {
                        ('▀', upper, lower, Modifier::empty())
                    }
                } else {
                    let weave = ground.weave.filter(|_| (row + column).is_multiple_of(2));
                    let glyph = weave.unwrap_or_else(|| self.texture(sketch, row, column));
                    (glyph, ground.ink, ground.ground, Modifier::empty())
                };
                cell.set_char(glyph);
                (cell.fg, cell.bg, cell.modifier) = (ink, paper, weight);
            }
        }
    }

    /// What fills a character that shows bare ground.
    fn texture(&self, sketch: &Sketch, row: usize, column: usize) -> char {
        let owner = sketch.cells[row * sketch.width + column];
        let terrain = match owner {
            WATER => None,
            _ => sketch.terrains.get(usize::from(owner)).copied().or(Some(Terrain::Field)),
        };
        glyphs::texture(terrain, sketch.dotted(row, column), self.style.letters)
    }

    /// Puts the sign of whoever leads on every part of a tile.
    fn owners(
        &self,
        canvas: &mut Canvas<'_>,
        sketch: &Sketch,
        board: &Board<'_>,
        tile: &Tile,
        regions: &HashMap<u16, &Region>,
        at: (i32, i32),
    ) {
        for (part, number) in board.parts.of(tile.x, tile.y).iter().enumerate() {
            let region = number.and_then(|id| regions.get(&id));
            let Some(region) = region.filter(|region| !region.owners.is_empty()) else { continue };
            let livery = board.livery(turn(&region.owners, tile));
            let Some(middle) = sketch.middles.get(part) else { continue };
            let (row, column) = (middle / sketch.width, middle % sketch.width);
            let paint = match self.style.colors {
                Colors::None => Paint::new().add_modifier(Modifier::BOLD),
                colors => palette::livery_style(livery, colors),
            };
            let glyph = glyphs::glyph(livery, self.style.letters);
            canvas.put(at.0 + column as i32, at.1 + row as i32, glyph, paint);
        }
    }
}

/// Of several who lead, the one whose turn it is on a tile.
fn turn(owners: &[u8], tile: &Tile) -> u8 {
    let n = (i16::from(tile.x) + i16::from(tile.y)).rem_euclid(owners.len() as i16);
    owners[n as usize]
}

/// What the parts of a tile look like.
struct Tones<'a> {
    tones: &'a [Tone],
    sketch: &'a Sketch,
}

impl Tones<'_> {
    fn of(&self, owner: Owner) -> &Tone {
        let parts = self.sketch.terrains.len();
        match owner {
            WATER => &self.tones[parts],
            // Bare ground of no one looks like the ground around it.
            STUB | PLACE => {
                let area = |it: &Terrain| matches!(it, Terrain::Field | Terrain::Homes);
                let first = self.sketch.terrains.iter().position(area);
                &self.tones[first.unwrap_or(0)]
            }
            part => &self.tones[usize::from(part)],
        }
    }
}

/// A road in a tile of two rows: slim lines in the very middle of the tile, which is where its
/// characters meet.
const fn slim(arms: u8, row: usize) -> char {
    match (arms, row) {
        (_, 0) => '▏',
        // Not there yet, or past it.
        (1 | 8 | 9, _) => ' ',
        (4 | 5 | 12 | 13, _) => '▏',
        (6 | 7 | 14 | 15, _) => '┌',
        _ => '▔',
    }
}

/// Everything that is needed for drawing over the tiles.
pub(super) struct Scene<'a, 'b> {
    pub(super) painter: &'a Painter,
    pub(super) board: &'a Board<'a>,
    pub(super) camera: &'a Camera,
    pub(super) seen: Rect,
    pub(super) canvas: Canvas<'b>,
}

impl Scene<'_, '_> {
    /// The first character of a cell.
    pub(super) fn place(&self, cell: (i8, i8)) -> (i32, i32) {
        self.camera.place(self.seen, cell)
    }

    pub(super) fn style(&self) -> Style {
        self.painter.style
    }

    /// Columns and rows of a tile.
    pub(super) fn tile(&self) -> (i32, i32) {
        (i32::from(self.camera.size.width()), i32::from(self.camera.size.height()))
    }

    /// Where a point of the board is, in characters.
    pub(super) fn point(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let (left, top) = self.place((0, 0));
        let (width, height) = self.tile();
        (
            f64::from(left) + x / 1000.0 * f64::from(width),
            f64::from(top) + y / 1000.0 * f64::from(height),
        )
    }

    /// The tile at a cell.
    pub(super) fn tile_at(&self, cell: (i8, i8)) -> Option<&Tile> {
        self.board.screen.tiles.iter().find(|tile| (tile.x, tile.y) == cell)
    }

    /// The sketch of a tile.
    pub(super) fn sketch(&self, tile: &Tile) -> Option<(&Ground, &Sketch)> {
        let known = self.painter.known(&tile.face, tile.rotation)?;
        Some((&known.ground, known.sketch(self.camera.size)?))
    }

    /// What marks on a cell are drawn with.
    pub(super) fn mark(&self, cell: (i8, i8)) -> Color {
        let colors = self.style().colors;
        match self.tile_at(cell) {
            Some(_) => palette::mark_on_tile(colors),
            None => palette::mark_ink(colors),
        }
    }
}
