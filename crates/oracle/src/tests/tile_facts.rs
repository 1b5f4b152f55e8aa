//! The tile files say what the oracle believes they say.

use crate::tiles::{Terrain, read_set};

const FILES: [(&str, usize, usize); 6] = [
    (include_str!("../../../engine/data/tiles/base.tiles"), 72, 72),
    (include_str!("../../../engine/data/tiles/inns.tiles"), 18, 18),
    (include_str!("../../../engine/data/tiles/anniversary.tiles"), 15, 15),
    (include_str!("../../../engine/data/tiles/river20.tiles"), 16, 17),
    (include_str!("../../../engine/data/tiles/river1.tiles"), 12, 12),
    (include_str!("../../../engine/data/tiles/river3.tiles"), 12, 12),
];

#[test]
fn pieces_and_squares_add_up() {
    for gardens in [false, true] {
        for (text, pieces, squares) in FILES {
            let set = read_set(text, gardens);
            let kinds = || set.kinds.iter();
            assert_eq!(kinds().map(|k| k.copies).sum::<usize>(), pieces);
            let cover = kinds().map(|k| k.copies * k.squares.len());
            assert_eq!(cover.sum::<usize>(), squares);
            assert_eq!(kinds().any(|k| k.name.ends_with('*')), gardens && text.contains("gardens"));
        }
    }
}

/// Every city and road edge belongs to one segment, and every half-edge of
/// the other edges (road edges included) to one field.
#[test]
fn segments_cover_the_edges() {
    for (text, ..) in FILES {
        for kind in read_set(text, true).kinds {
            for square in &kind.squares {
                for edge in 0..4 {
                    let letter = square.edges[edge];
                    let owners = |terrain| {
                        let of = square.segments.iter().filter(|s| s.terrain == terrain);
                        of.filter(|s| s.edges.contains(&edge)).count()
                    };
                    assert_eq!(owners(Terrain::City), usize::from(letter == 'C'));
                    assert_eq!(owners(Terrain::Road), usize::from(letter == 'R'));
                    for half in [2 * edge, 2 * edge + 1] {
                        let fields = square.segments.iter();
                        let fields = fields.filter(|s| s.halves.contains(&half)).count();
                        assert_eq!(fields, usize::from(letter != 'C'), "{}", kind.name);
                    }
                }
            }
        }
    }
}
