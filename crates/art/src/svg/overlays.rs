//! Overlays: features by their owners, fields by their borders.

use super::Overlay;
use super::items::Pen;
use crate::canvas::path_of;
use crate::marks;
use crate::scene::{Kind, Scene, outline, patterns};
use crate::seats::Livery;
use std::fmt::Write as _;

/// Draws the overlay that was asked for.
pub(super) fn draw(pen: &mut Pen<'_>, scene: &Scene<'_>) {
    match pen.options.overlay {
        Some(Overlay::Fields) => fields(pen, scene),
        Some(Overlay::Owners) => owners(pen, scene),
        None => {}
    }
}

fn fields(pen: &mut Pen<'_>, scene: &Scene<'_>) {
    pen.define("fields".into(), |out, _| marks::fields(out));
    for (region, pattern) in scene.regions.iter().zip(patterns(scene)) {
        let Some(number) = pattern else { continue };
        let data = path_of(&outline(scene, region));
        over(pen, region.id, |out| marks::field(out, &data, number));
    }
}

fn owners(pen: &mut Pen<'_>, scene: &Scene<'_>) {
    pen.define("hatches".into(), |out, _| marks::hatches(out));
    for region in &scene.regions {
        let owners: Vec<&Livery> =
            region.owners.iter().map(|seat| pen.options.livery(*seat)).collect();
        let data = path_of(&outline(scene, region));
        match *owners {
            [] => {}
            [owner] => over(pen, region.id, |out| marks::owned(out, &data, owner)),
            _ => over(pen, region.id, |out| marks::contested(out, &data, &owners)),
        }
    }
}

/// Draws over a region, with its number.
fn over(pen: &mut Pen<'_>, region: u16, draw: impl FnOnce(&mut String)) {
    let _ = write!(pen.body, "<g data-region=\"{region}\">");
    draw(&mut pen.body);
    pen.body.push_str("</g>");
}

/// Invisible shapes of all features, which tell a screen what was touched.
pub(super) fn shapes(pen: &mut Pen<'_>, scene: &Scene<'_>) {
    for region in &scene.regions {
        let kind = match region.kind {
            Kind::Block => "block",
            Kind::Way => "way",
            Kind::Area => "area",
            Kind::Abbey => "abbey",
            Kind::Garden => "garden",
        };
        let data = path_of(&outline(scene, region));
        let _ = write!(
            pen.body,
            "<path data-region=\"{}\" class=\"{kind}\" fill=\"none\" fill-rule=\"evenodd\" \
             pointer-events=\"fill\" d=\"{data}\"/>",
            region.id
        );
    }
}
