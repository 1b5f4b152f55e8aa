//! The 256 colors that most terminals have: sixteen of their own, a cube of six steps each way, and a
//! row of grays.

use super::Colors;
use ratatui::buffer::Buffer;
use ratatui::style::Color;

/// The steps of the cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
/// The first color of the cube, after those that each terminal mixes as it likes.
const CUBE: u8 = 16;
/// The first of the grays, which begin at 8 and go on by 10.
const GRAY: u8 = 232;
const GRAYS: u8 = 24;

/// Takes colors that a terminal does not have for the nearest that it has.
pub fn reduce(buffer: &mut Buffer, colors: Colors) {
    if colors != Colors::Cube {
        return;
    }
    for cell in &mut buffer.content {
        (cell.fg, cell.bg) = (reduced(cell.fg), reduced(cell.bg));
    }
}

fn reduced(color: Color) -> Color {
    let Color::Rgb(r, g, b) = color else { return color };
    let [x, y, z] = [r, g, b].map(nearest_step);
    let cube = [x, y, z].map(|step| STEPS[step]);
    let mean = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
    let shade = (mean.saturating_sub(3) / 10).min(u16::from(GRAYS) - 1) as u8;
    let gray = [8 + 10 * shade; 3];
    let far = |it: [u8; 3]| -> u32 {
        let each = it.into_iter().zip([r, g, b]);
        each.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    Color::Indexed(if far(gray) < far(cube) {
        GRAY + shade
    } else {
        CUBE + (36 * x + 6 * y + z) as u8
    })
}

fn nearest_step(value: u8) -> usize {
    let far = |step: &usize| STEPS[*step].abs_diff(value);
    (0..STEPS.len()).min_by_key(far).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a terminal shows for one of its 256 colors, after the first sixteen.
    fn shown(index: u8) -> [u8; 3] {
        match index - CUBE {
            cube if index < GRAY => {
                [cube / 36, cube / 6 % 6, cube % 6].map(|it| STEPS[usize::from(it)])
            }
            _ => [8 + 10 * (index - GRAY); 3],
        }
    }

    #[test]
    fn no_other_color_is_nearer() {
        let far = |one: [u8; 3], other: [u8; 3]| -> u32 {
            one.into_iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
        };
        let values = || (0..=255).step_by(15);
        let all =
            values().flat_map(|r| values().flat_map(move |g| values().map(move |b| [r, g, b])));
        for [r, g, b] in all {
            let Color::Indexed(found) = reduced(Color::Rgb(r, g, b)) else { panic!("an index") };
            let nearest = (CUBE..=255).map(|it| far(shown(it), [r, g, b])).min();
            assert_eq!(Some(far(shown(found), [r, g, b])), nearest, "{r} {g} {b}: {found}");
        }
    }

    #[test]
    fn only_terminals_with_256_are_spared() {
        let mut buffer = Buffer::with_lines(["x"]);
        buffer[(0, 0)].set_fg(Color::Rgb(255, 0, 0)).set_bg(Color::Green);
        reduce(&mut buffer, Colors::True);
        assert_eq!(buffer[(0, 0)].fg, Color::Rgb(255, 0, 0));
        reduce(&mut buffer, Colors::Cube);
        assert_eq!((buffer[(0, 0)].fg, buffer[(0, 0)].bg), (Color::Indexed(196), Color::Green));
    }
}
