//! Figures, and numbers to choose by. Each stands on a character of the very part it belongs to, as
//! near to its place as there is room, and none hides another one.

use super::camera::Size;
use super::glyphs;
use super::painter::Scene;
use super::sketch::owner_of;
use super::{Colors, palette};
use ratatui::style::{Modifier, Style as Paint};
use remparts_screen::names::FigureName;
use std::collections::HashSet;

/// Characters that are taken.
type Taken = HashSet<(i32, i32)>;

/// Draws all figures, and then the numbers beside them.
pub(super) fn draw(scene: &mut Scene<'_, '_>) {
    let style = scene.style();
    let board = *scene.board;
    let tight = scene.camera.size == Size::Small;
    let mut taken = Taken::new();
    // Those that are proposed come last, so that nothing moves aside for them.
    let order = |proposed: bool| {
        (0..board.screen.figures.len()).filter(move |n| board.proposed.contains(n) == proposed)
    };
    for n in order(false).chain(order(true)) {
        let figure = &board.screen.figures[n];
        let proposed = board.proposed.contains(&n);
        let livery = board.livery(figure.seat);
        let glyph = glyphs::glyph(livery, style.letters);
        let kind = glyphs::kind(figure.figure, figure.big, style.letters);
        let text = match (tight, proposed) {
            (true, _) => vec![glyph],
            (false, false) => vec![glyph, kind],
            (false, true) => vec!['(', glyph, kind, ')'],
        };
        let on_wall = matches!(figure.figure, FigureName::Guard | FigureName::Tower);
        let at = (figure.x, figure.y);
        let Some((column, row)) = settle(scene, &taken, at, text.len(), on_wall) else { continue };
        let mut paint = palette::livery_style(livery, style.colors);
        if proposed && style.colors != Colors::None {
            // The other way round, so that it looks unlike those that stand there.
            paint = Paint { fg: paint.bg, bg: paint.fg, ..paint };
        }
        for (n, glyph) in text.into_iter().enumerate() {
            taken.insert((column + n as i32, row));
            scene.canvas.put(column + n as i32, row, glyph, paint);
        }
    }
    for target in board.targets {
        let text =
            if target.chosen && !tight { vec!['[', target.label, ']'] } else { vec![target.label] };
        let place = settle(scene, &taken, target.at, text.len(), false);
        let Some((column, row)) = place else { continue };
        let mut paint = palette::target_style(style.colors, target.chosen);
        if style.colors == Colors::None && target.chosen {
            paint = paint.add_modifier(Modifier::REVERSED);
        }
        for (n, glyph) in text.into_iter().enumerate() {
            taken.insert((column + n as i32, row));
            scene.canvas.put(column + n as i32, row, glyph, paint);
        }
    }
}

/// Where something so many characters wide stands.
fn settle(
    scene: &Scene<'_, '_>,
    taken: &Taken,
    at: (f64, f64),
    wide: usize,
    on_wall: bool,
) -> Option<(i32, i32)> {
    let free = |column: i32, row: i32| {
        (column..column + wide as i32).all(|column| !taken.contains(&(column, row)))
    };
    let cell = |far: f64| (far / 1000.0).floor().clamp(-128.0, 127.0) as i8;
    let (x, y) = (cell(at.0), cell(at.1));
    let tile = if on_wall { None } else { scene.tile_at((x, y)) };
    let best = if let Some((ground, sketch)) = tile.and_then(|tile| scene.sketch(tile)) {
        let within = (at.0 - 1000.0 * f64::from(x), at.1 - 1000.0 * f64::from(y));
        let part = owner_of(ground.at(within.0, within.1));
        let (left, top) = scene.place((x, y));
        let aside = 500.0 * (wide - 1) as f64 / sketch.width as f64;
        let mut best: Option<(f64, (i32, i32))> = None;
        for row in 0..sketch.height {
            for column in 0..=sketch.width.saturating_sub(wide) {
                let place = (left + column as i32, top + row as i32);
                if !free(place.0, place.1) {
                    continue;
                }
                let mut cost = sketch.cost(part, (within.0 - aside, within.1), row, column);
                for next in 1..wide {
                    // Whatever stands beside the part is only half as strange.
                    let strange = sketch.owner(row, column + next) != part;
                    let hidden = sketch.signs[row * sketch.width + column + next].is_some();
                    cost += 0.2 * f64::from(u8::from(strange)) + 0.6 * f64::from(u8::from(hidden));
                }
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, place));
                }
            }
        }
        best
    } else {
        let (x, y) = scene.point(at);
        let (column, row) = ((x - wide as f64 / 2.0).round() as i32, y.floor() as i32);
        let near = (-1..=1).flat_map(|down| (-3..=3).map(move |right| (right, down)));
        let near = near.filter(|(right, down)| free(column + right, row + down));
        near.map(|(right, down): (i32, i32)| {
            (f64::from(right).hypot(2.0 * f64::from(down)), (column + right, row + down))
        })
        .min_by(|a, b| a.0.total_cmp(&b.0))
    };
    best.map(|(_, place)| place)
}
