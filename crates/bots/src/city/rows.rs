//! The rows of the town that guards could watch.

use super::survey::Guard;
use remparts_engine::city::City;
use remparts_engine::kernel::geometry::{Edge, Side};

/// The points for guards in each row and column of the town; gaps are overlooked.
pub(super) struct Rows {
    points: [[u8; 256]; 2],
    guarded: [[bool; 256]; 2],
}

impl Rows {
    /// Adds up the buildings of the town.
    pub(super) fn of(game: &City, guards: &[Guard]) -> Self {
        let mut rows = Self { points: [[0; 256]; 2], guarded: [[false; 256]; 2] };
        for tile in game.state().placed() {
            let watched = game.rules().watched(tile.face);
            let cell = tile.pose.cell;
            for (line, at) in [(0, cell.x), (1, cell.y)] {
                let points = &mut rows.points[line][usize::from(at as u8)];
                *points = points.saturating_add(watched);
            }
        }
        for guard in guards {
            let (line, at) = Self::line(guard.wall);
            rows.guarded[line][at] = true;
        }
        rows
    }

    /// Which row or column lies before a wall.
    #[inline]
    const fn line(wall: Edge) -> (usize, usize) {
        match wall.side {
            Side::N | Side::S => (0, wall.cell.x as u8 as usize),
            Side::E | Side::W => (1, wall.cell.y as u8 as usize),
        }
    }

    /// The points of the row before a wall, unless somebody guards it.
    #[inline]
    pub(super) const fn points(&self, wall: Edge) -> Option<u8> {
        let (line, at) = Self::line(wall);
        if self.guarded[line][at] { None } else { Some(self.points[line][at]) }
    }
}
