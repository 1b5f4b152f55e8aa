//! Where keys go on the board.

/// A cell: column and row.
pub(super) type Cell = (i8, i8);

/// The nearest of some points in a direction; what lies ahead counts less than what lies aside.
pub(super) fn toward(points: &[(f64, f64)], from: (f64, f64), way: (i8, i8)) -> Option<usize> {
    let (wx, wy) = (f64::from(way.0), f64::from(way.1));
    let mut best: Option<(usize, f64)> = None;
    for (at, (x, y)) in points.iter().enumerate() {
        let (dx, dy) = (x - from.0, y - from.1);
        let ahead = dx * wx + dy * wy;
        let distance = ahead + 2.0 * ((dx * wy).abs() + (dy * wx).abs());
        if ahead > 0.0 && best.is_none_or(|(_, nearest)| distance < nearest) {
            best = Some((at, distance));
        }
    }
    best.map(|(at, _)| at)
}

/// The nearest of some points in any direction.
pub(super) fn nearest(points: &[(f64, f64)], from: (f64, f64)) -> Option<usize> {
    let far = |at: &usize| (points[*at].0 - from.0).abs() + (points[*at].1 - from.1).abs();
    (0..points.len()).min_by(|one, other| far(one).total_cmp(&far(other)))
}

/// The middle of a cell, in cells.
pub(super) fn middle((x, y): Cell) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// The cell next to one.
pub(super) const fn next((x, y): Cell, way: (i8, i8)) -> Cell {
    (x.saturating_add(way.0), y.saturating_add(way.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_ahead_comes_before_what_lies_aside() {
        let points = [(3.0, 0.0), (1.0, 2.0), (-1.0, 0.0)];
        assert_eq!(toward(&points, (0.0, 0.0), (1, 0)), Some(0));
        assert_eq!(toward(&points, (0.0, 0.0), (0, 1)), Some(1));
        assert_eq!(toward(&points, (0.0, 0.0), (0, -1)), None);
        assert_eq!(nearest(&points, (0.0, 0.0)), Some(2));
        assert_eq!(nearest(&[], (0.0, 0.0)), None);
    }
}
