//! What is in view.

use ratatui::layout::Rect;
use remparts_terminal::board::{Camera, Size, window};

/// A board that is larger than the window fills it, but for one cell around it; a smaller one is in
/// the middle.
#[test]
fn the_camera_shows_no_more_emptiness_than_it_has_to() {
    let area = Rect::new(3, 2, 54, 20);
    let size = Size::Middle;
    let board = ((-8, -6), (9, 7));
    for middle in [(40.0, 30.0), (-40.0, -30.0), (9.5, 0.0)] {
        let mut camera = Camera { middle, size };
        camera.keep_to(board, area);
        let (low, high) =
            (camera.cell_at(area, 3, 2), camera.cell_at(area, area.right() - 1, area.bottom() - 1));
        assert!(low.0 >= -9 && low.1 >= -7, "{low:?}");
        assert!(high.0 <= 10 && high.1 <= 8, "{high:?}");
    }
    let mut inside = Camera { middle: (0.5, 0.5), size };
    inside.keep_to(board, area);
    assert_eq!(inside.middle, (0.5, 0.5), "what is well inside stays");
    let mut small = Camera { middle: (7.0, 7.0), size };
    small.keep_to(((0, 0), (0, 0)), area);
    assert_eq!(small.middle, (0.5, 0.5));
}

/// A cell out of sight is shown along with as many others as possible; one in sight moves nothing.
#[test]
fn the_camera_shows_company() {
    let area = Rect::new(3, 2, 54, 20);
    let size = Size::Middle;
    // A long row with a cell far below its end, where a board of this width and height is empty.
    let row: Vec<(i8, i8)> = (-8..=8).map(|x| (x, 0)).collect();
    let others: Vec<(i8, i8)> = row.iter().copied().chain([(8, 1), (8, 2)]).collect();
    let seen = |camera: &Camera| others.iter().filter(|cell| camera.sees(**cell, area)).count();
    for middle in [(20.0, 2.0), (9.0, 40.0), (-8.0, 0.5)] {
        let mut camera = Camera { middle, size };
        camera.gather((8, 2), &others, area);
        assert!(camera.sees((8, 2), area), "{camera:?}");
        // Six columns of four tiles, with an empty one beyond the end and an empty row below it.
        assert_eq!(seen(&camera), 7, "{camera:?}");
        let still = camera;
        camera.gather((8, 1), &others, area);
        assert_eq!(camera, still, "what is seen already moves nothing");
    }
    let mut tiny = Camera { middle: (0.0, 0.0), size };
    tiny.gather((8, 2), &others, Rect::new(0, 0, 7, 3));
    assert_eq!(tiny.cell_at(Rect::new(0, 0, 7, 3), 3, 1), (8, 2), "however little room there is");
}

#[test]
fn the_camera_keeps_its_promises() {
    let areas = [Rect::new(0, 0, 80, 24), Rect::new(7, 3, 121, 47), Rect::new(1, 1, 10, 4)];
    for area in areas {
        for size in Size::ALL {
            let mut camera = Camera { middle: (3.25, -7.5), size };
            for cell in [(0, 0), (3, -8), (-40, 90), (12, -12)] {
                camera.show(cell, area);
                let seen = camera.at(area, cell);
                let whole = (size.width().min(area.width), size.height().min(area.height));
                assert_eq!((seen.width, seen.height), whole, "{cell:?} in {area:?}");
                let still = camera;
                camera.show(cell, area);
                assert_eq!(camera, still, "what is seen already moves nothing");
                for (column, row) in [(seen.x, seen.y), (seen.right() - 1, seen.bottom() - 1)] {
                    assert_eq!(camera.cell_at(area, column, row), cell);
                }
            }
            let before = camera.place(area, (0, 0));
            camera.pan(5, -3);
            assert_eq!(camera.place(area, (0, 0)), (before.0 - 5, before.1 + 3));
            camera.pan(-5, 3);
            assert_eq!(camera.place(area, (0, 0)), before);
            let still = camera;
            camera.zoom(size.nearer());
            camera.zoom(size);
            assert_eq!(camera, still, "the middle stays");
            let at = (area.x + area.width / 3, area.y + area.height / 3);
            let cell = camera.cell_at(area, at.0, at.1);
            camera.zoom_at(size.farther(), area, at.0, at.1);
            assert_eq!(camera.cell_at(area, at.0, at.1), cell, "what is pointed at stays");
        }
    }
}

#[test]
fn the_camera_fits_what_it_can() {
    let area = Rect::new(0, 0, 200, 60);
    let large = Camera::fit(((0, 0), (3, 3)), area);
    assert_eq!(large.size, Size::Large);
    let middle = Camera::fit(((-8, -4), (8, 4)), area);
    assert_eq!(middle.size, Size::Middle);
    let compact = Camera::fit(((-12, -8), (12, 8)), area);
    assert_eq!(compact.size, Size::Compact, "before it becomes an overview");
    for (camera, cells) in [(large, [(0, 0), (3, 3)]), (middle, [(-8, -4), (8, 4)])] {
        for cell in cells {
            let seen = camera.at(area, cell);
            assert_eq!((seen.width, seen.height), (camera.size.width(), camera.size.height()));
        }
    }
    assert_eq!(Camera::fit(((-60, -60), (60, 60)), area).size, Size::Small);
    assert_eq!(window(area, false), area);
    assert!(window(area, true).width < area.width && window(area, true).height < area.height);
}
