//! Which part of the screen is for what.

use ratatui::layout::Rect;

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Room {
    /// Too little for anything.
    None,
    /// For the board and the lines around it.
    Tight,
    /// For players, tile and log beside it.
    Narrow,
    /// For panels on both sides.
    Wide,
}

/// Where everything is drawn. Nothing overlaps, and all of it is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Areas {
    /// How much room there is.
    pub(super) room: Room,
    /// What is played, and where.
    pub(super) title: Rect,
    /// The board.
    pub(super) board: Rect,
    /// Players and the tile in hand, where there is room for both sides.
    pub(super) left: Rect,
    /// Beside the board: everything else.
    pub(super) right: Rect,
    /// What is to be done.
    pub(super) status: Rect,
    /// The keys for it.
    pub(super) hint: Rect,
}

/// Below this there is only a request for more room.
pub(super) const LEAST: (u16, u16) = (20, 8);
/// Below this there is no room beside the board.
pub(super) const SMALL: (u16, u16) = (60, 18);
/// From here on there are panels on both sides.
pub(super) const LARGE: (u16, u16) = (140, 30);

/// Where everything is drawn on a screen.
pub(super) fn areas(screen: Rect) -> Areas {
    let Rect { width, height, .. } = screen;
    let none = Rect { width: 0, height: 0, ..screen };
    let room = if width < LEAST.0 || height < LEAST.1 {
        Room::None
    } else if width < SMALL.0 || height < SMALL.1 {
        Room::Tight
    } else if width < LARGE.0 || height < LARGE.1 {
        Room::Narrow
    } else {
        Room::Wide
    };
    if room == Room::None {
        let (left, right) = (none, none);
        return Areas { room, title: none, board: none, left, right, status: none, hint: none };
    }
    let row = |y: u16| Rect { y: screen.y + y, height: 1, ..screen };
    let body = Rect { y: screen.y + 1, height: height - 3, ..screen };
    // One column beside each panel is for the line between it and the board.
    let (left, right) = match room {
        Room::Wide => ((width * 18 / 100).clamp(30, 40), (width * 25 / 100).clamp(36, 54)),
        Room::Narrow => (0, (width / 3).clamp(26, 38)),
        _ => (0, 0),
    };
    let taken = |panel: u16| if panel > 0 { panel + 1 } else { 0 };
    let board =
        Rect { x: body.x + taken(left), width: body.width - taken(left) - taken(right), ..body };
    Areas {
        room,
        title: row(0),
        board,
        left: Rect { width: left, ..body },
        right: Rect { x: body.x + body.width - right, width: right, ..body },
        status: row(height - 2),
        hint: row(height - 1),
    }
}

/// A window in the middle of an area, not larger than it.
pub(super) fn window(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    Rect { x, y, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_all_is_on_the_screen() {
        for width in 0..260 {
            for height in 0..80 {
                let screen = Rect { x: 0, y: 0, width, height };
                let areas = areas(screen);
                if areas.room == Room::None {
                    assert!(width < LEAST.0 || height < LEAST.1);
                    continue;
                }
                let all =
                    [areas.title, areas.board, areas.left, areas.right, areas.status, areas.hint];
                for (at, one) in all.iter().enumerate() {
                    assert_eq!(one.intersection(screen).area(), one.area(), "{width}x{height}");
                    for other in &all[at + 1..] {
                        assert!(!one.intersects(*other), "{width}x{height}: {one:?} {other:?}");
                    }
                }
                assert!(areas.board.width >= 20.min(width) && areas.board.height >= 5);
            }
        }
    }

    #[test]
    fn the_usual_sizes_are_used_well() {
        let small = areas(Rect { x: 0, y: 0, width: 80, height: 24 });
        assert_eq!((small.room, small.board.width, small.right.width), (Room::Narrow, 53, 26));
        let large = areas(Rect { x: 0, y: 0, width: 200, height: 60 });
        assert_eq!((large.room, large.left.width, large.right.width), (Room::Wide, 36, 50));
        assert_eq!(large.board.width, 112);
    }
}
