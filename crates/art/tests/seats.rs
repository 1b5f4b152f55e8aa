//! Liveries: everyone can tell the seats apart, also without color vision.

use remparts_art::seats::{Color, LIVERIES};

/// Linear light of the three primaries, from sRGB.
fn light(Color(r, g, b): Color) -> [f64; 3] {
    [r, g, b].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: [[f64; 3]; 3], light: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(light).map(|(a, b)| a * b).sum())
}

/// The same light with one kind of cone missing (Machado, Oliveira and Fernandes 2009).
const VISIONS: [(&str, [[f64; 3]; 3]); 4] = [
    ("normal", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The color as CIE L*a*b* under daylight.
fn lab(light: [f64; 3]) -> [f64; 3] {
    let xyz = times(
        [
            [0.412_456_4, 0.357_576_1, 0.180_437_5],
            [0.212_672_9, 0.715_152_2, 0.072_175_0],
            [0.019_333_9, 0.119_192_0, 0.950_304_1],
        ],
        light.map(|part| part.clamp(0.0, 1.0)),
    );
    let white = [0.950_47, 1.0, 1.088_83];
    let root = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let [x, y, z] = std::array::from_fn(|n| root(xyz[n] / white[n]));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
}

#[test]
fn every_two_seats_are_far_apart_in_every_kind_of_vision() {
    for (vision, matrix) in VISIONS {
        let seen = LIVERIES.map(|livery| lab(times(matrix, light(livery.color))));
        for (n, one) in seen.iter().enumerate() {
            for (m, other) in seen.iter().enumerate().take(n) {
                let apart = distance(*one, *other);
                let [one, other] = [n, m].map(|seat| LIVERIES[seat].name);
                assert!(apart >= 20.0, "{vision}: {one} and {other} are {apart:.1} apart");
            }
        }
    }
}

#[test]
fn no_two_seats_share_a_sign_or_a_hatch() {
    for (n, one) in LIVERIES.iter().enumerate() {
        for other in &LIVERIES[..n] {
            assert_ne!(one.glyph, other.glyph);
            assert_ne!(one.hatch, other.hatch);
        }
    }
}

/// WCAG: large text and signs need three to one.
#[test]
fn signs_are_legible_on_their_color() {
    let bright = |color: Color| {
        let [r, g, b] = light(color);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    for livery in LIVERIES {
        let (color, ink) = (bright(livery.color), bright(livery.ink));
        let contrast = (color / ink).max(ink / color);
        assert!(contrast >= 4.0, "{}: {contrast:.1}", livery.name);
    }
}
