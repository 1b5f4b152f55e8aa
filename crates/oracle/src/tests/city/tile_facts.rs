//! The tile file says what the oracle believes it says.

use crate::city::tiles::{Building, Kind, Land, kinds};

/// How many tiles pass a test.
fn tiles(test: impl Fn(&Kind) -> bool) -> usize {
    kinds().iter().filter(|k| test(k)).map(|k| k.copies).sum()
}

#[test]
fn tiles_buildings_and_sides_add_up() {
    assert_eq!(kinds().len(), 66);
    assert_eq!(tiles(|_| true), 75);
    assert_eq!(tiles(|k| k.building == Some(Building::Public)), 32);
    assert_eq!(tiles(|k| k.building == Some(Building::Historic)), 7);
    let sides = |letter| -> usize {
        let all = kinds().into_iter();
        all.map(|k| k.copies * k.sides.iter().filter(|&&s| s == letter).count()).sum()
    };
    assert_eq!([sides('S'), sides('M'), sides('H')], [122, 93, 85]);
    for goods in ["livestock", "grain", "fish"] {
        let areas =
            |k: &Kind| k.segments.iter().filter(|s| s.goods.as_deref() == Some(goods)).count();
        assert_eq!(kinds().iter().map(|k| k.copies * areas(k)).sum::<usize>(), 20);
    }
}

/// Every street and market side belongs to one segment, and every half-edge
/// of house and street sides to one residential area.
#[test]
fn segments_cover_the_sides() {
    for kind in kinds() {
        for side in 0..4 {
            let letter = kind.sides[side];
            let owners = |land| {
                let of = kind.segments.iter().filter(|s| s.land == land);
                of.filter(|s| s.sides.contains(&side)).count()
            };
            assert_eq!(owners(Land::Street), usize::from(letter == 'S'), "{}", kind.name);
            assert_eq!(owners(Land::Market), usize::from(letter == 'M'), "{}", kind.name);
            for half in [2 * side, 2 * side + 1] {
                let homes = kind.segments.iter().filter(|s| s.halves.contains(&half)).count();
                assert_eq!(homes, usize::from(letter != 'M'), "{}", kind.name);
            }
        }
        for segment in &kind.segments {
            assert_eq!(segment.goods.is_some(), segment.land == Land::Market);
            for &nth in &segment.touches {
                assert_eq!(kind.segments[kind.market(nth)].land, Land::Market);
            }
        }
    }
}
