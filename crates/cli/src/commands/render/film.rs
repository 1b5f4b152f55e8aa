//! A game as an animated PNG: each frame holds only the rectangle that changed, with unchanged
//! pixels transparent.

use super::pixels::{check, paint};
use crate::progress;
use anyhow::{Context, Result, ensure};
use remparts_art::scene::Scene;
use remparts_art::svg::{self, Layer, Options, Pace};
use resvg::tiny_skia::{Pixmap, PixmapPaint, PremultipliedColorU8 as Pixel, Transform};

/// Most pixels of all frames together; larger films are refused.
const MOST: u64 = 4_000_000_000;

/// Encodes scenes one after the other.
pub(super) fn film(scenes: &[Scene<'_>], options: &Options, pace: Pace) -> Result<Vec<u8>> {
    let last = scenes.last().context("there is nothing to be seen")?;
    let options = Options { bounds: Some(last.bounds), ..*options };
    let mut tiles = Tiles::new(last, &options)?;
    let (width, height) = (tiles.painted.width(), tiles.painted.height());
    check(width, height)?;
    let pixels = u64::from(width) * u64::from(height) * scenes.len() as u64;
    ensure!(
        pixels <= MOST,
        "{} frames of {width} x {height} are too many pixels; choose a smaller --size",
        scenes.len()
    );
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_animated(scenes.len() as u32, 0)?;
    encoder.set_blend_op(png::BlendOp::Over)?;
    encoder.set_dispose_op(png::DisposeOp::None)?;
    let mut writer = encoder.write_header()?;
    let bar = progress::bar("frames", scenes.len() as u64);
    // Nothing is shown before the first frame, which therefore changes everything.
    let mut shown = Pixmap::new(width, height).context("the picture is empty")?;
    for (n, scene) in scenes.iter().enumerate() {
        let frame = tiles.frame(scene, &options)?;
        let part = Part::changed(shown.pixels(), frame.pixels(), width as usize);
        let wait = if n + 1 == scenes.len() { pace.hold } else { pace.step };
        writer.set_frame_delay(wait.min(u32::from(u16::MAX)) as u16, 1_000)?;
        writer.reset_frame_position()?;
        writer.set_frame_dimension(part.width, part.height)?;
        writer.set_frame_position(part.x, part.y)?;
        writer.write_image_data(&part.of(&shown, &frame))?;
        shown = frame;
        bar.inc(1);
    }
    writer.finish()?;
    bar.finish_and_clear();
    Ok(bytes)
}

/// The painted tiles, kept from frame to frame, since tiles stay where they are.
struct Tiles {
    painted: Pixmap,
    count: usize,
}

impl Tiles {
    /// Nothing painted yet, on a picture of the final size.
    fn new(last: &Scene<'_>, options: &Options) -> Result<Self> {
        let bare = Scene { tiles: Vec::new(), ..last.clone() };
        Ok(Self { painted: paint(&svg::board_layers(&bare, options, &[]))?, count: 0 })
    }

    /// A scene with everything in it.
    fn frame(&mut self, scene: &Scene<'_>, options: &Options) -> Result<Pixmap> {
        let fresh = Scene { tiles: scene.tiles[self.count..].to_vec(), ..scene.clone() };
        if !fresh.tiles.is_empty() {
            let fresh = paint(&svg::board_layers(&fresh, options, &[Layer::Tiles]))?;
            lay(&mut self.painted, &fresh);
            self.count = scene.tiles.len();
        }
        let mut frame = paint(&svg::board_layers(scene, options, &[Layer::Ground]))?;
        lay(&mut frame, &self.painted);
        let above = [Layer::Walls, Layer::Figures, Layer::Marks, Layer::Panel];
        lay(&mut frame, &paint(&svg::board_layers(scene, options, &above))?);
        Ok(frame)
    }
}

fn lay(below: &mut Pixmap, above: &Pixmap) {
    let paint = PixmapPaint::default();
    below.draw_pixmap(0, 0, above.as_ref(), &paint, Transform::identity(), None);
}

/// A rectangle of pixels within a frame.
struct Part {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

impl Part {
    /// The smallest rectangle that holds all pixels that differ, and a single pixel if none does.
    fn changed(before: &[Pixel], after: &[Pixel], width: usize) -> Self {
        let rows = before.chunks_exact(width).zip(after.chunks_exact(width)).enumerate();
        let (mut low, mut high) = ((usize::MAX, usize::MAX), (0, 0));
        for (y, (before, after)) in rows.filter(|(_, (before, after))| before != after) {
            let differs = |x: &usize| before[*x] != after[*x];
            let first = (0..width).find(differs).unwrap_or(0);
            let last = (0..width).rev().find(differs).unwrap_or(0);
            low = (low.0.min(first), low.1.min(y));
            high = (high.0.max(last), high.1.max(y));
        }
        if low.1 == usize::MAX {
            low = (0, 0);
        }
        Self {
            x: low.0 as u32,
            y: low.1 as u32,
            width: (high.0 - low.0 + 1) as u32,
            height: (high.1 - low.1 + 1) as u32,
        }
    }

    /// The pixels of the rectangle that changed; the others are transparent, which compresses well.
    fn of(&self, before: &Pixmap, after: &Pixmap) -> Vec<u8> {
        let width = after.width() as usize;
        let rows = before.pixels().chunks_exact(width).zip(after.pixels().chunks_exact(width));
        let columns = self.x as usize..(self.x + self.width) as usize;
        let mut bytes = Vec::with_capacity(4 * (self.width * self.height) as usize);
        for (before, after) in rows.skip(self.y as usize).take(self.height as usize) {
            for (before, after) in before[columns.clone()].iter().zip(&after[columns.clone()]) {
                bytes.extend(match before == after {
                    true => [0; 4],
                    false => [after.red(), after.green(), after.blue(), u8::MAX],
                });
            }
        }
        bytes
    }
}
