//! Rasterizes drawings into pixels, by `resvg`.

use anyhow::{Context, Result, ensure};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Most pixels of a picture; larger ones would need more memory than a picture is worth.
const MOST: u64 = 100_000_000;

/// Rasterizes a document in its own size.
pub(super) fn paint(svg: &str) -> Result<Pixmap> {
    let tree = Tree::from_str(svg, &Options::default()).context("the drawing cannot be read")?;
    let size = tree.size().to_int_size();
    check(size.width(), size.height())?;
    let mut picture = Pixmap::new(size.width(), size.height()).context("the picture is empty")?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    Ok(picture)
}

/// Refuses a picture of this size if it is too large.
pub(super) fn check(width: u32, height: u32) -> Result<()> {
    let pixels = u64::from(width) * u64::from(height);
    let (found, most) = (pixels.div_ceil(1_000_000), MOST / 1_000_000);
    ensure!(
        pixels <= MOST,
        "a picture of {width} x {height} has {found} megapixels, more than {most}; choose a smaller --size"
    );
    Ok(())
}

/// Encodes an opaque picture as a PNG file.
pub(super) fn png(picture: &Pixmap) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_adaptive_filter(png::AdaptiveFilterType::Adaptive);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colors(picture))?;
    writer.finish()?;
    Ok(bytes)
}

/// The colors of an opaque picture, without alpha.
fn colors(picture: &Pixmap) -> Vec<u8> {
    picture.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}
