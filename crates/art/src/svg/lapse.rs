//! A time-lapse: a whole game as one SVG that moves by CSS; things fade in when they come and out
//! when they go.
//!
//! Without motion, or where nobody wants any, the picture shows the end of the game.

use super::frame::Frame;
use super::items::{Item, Layer, Pen};
use super::{Options, title};
use crate::scene::Scene;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// How fast a time-lapse runs, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// From one scene to the next.
    pub step: u32,
    /// How long the end is held before all begins again.
    pub hold: u32,
}

impl Default for Pace {
    fn default() -> Self {
        Self { step: 350, hold: 6_000 }
    }
}

/// The scenes in which something is there: from one on, up to but without another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Span {
    from: usize,
    to: Option<usize>,
}

/// Scenes of one game one after the other, as an SVG that moves. `None` if there is no scene.
pub fn time_lapse(scenes: &[Scene<'_>], options: &Options, pace: Pace) -> Option<String> {
    let last = scenes.last()?;
    let options = Options { overlay: None, regions: false, ..*options };
    let frame = Frame::of(last, &options);
    let mut pen = Pen::new(last.album, &options, &frame);
    let mut spans = BTreeSet::new();
    for layer in Layer::ALL {
        let _ = write!(pen.body, "<g class=\"{}\">", layer.name());
        pen.backdrop(layer);
        for (item, span) in seen(scenes, layer) {
            if span == (Span { from: 0, to: None }) {
                pen.draw(&item);
                continue;
            }
            let hidden = if span.to.is_some() { " opacity=\"0\"" } else { "" };
            let _ = write!(pen.body, "<g class=\"{}\"{hidden}>", name(span));
            pen.draw(&item);
            pen.body.push_str("</g>");
            spans.insert(span);
        }
        pen.body.push_str("</g>");
    }
    let style = style(&spans, scenes.len(), pace);
    Some(pen.finish(&frame, &title(last, &options), &style))
}

/// Everything that is seen of a layer at any time, in the order of coming.
fn seen(scenes: &[Scene<'_>], layer: Layer) -> Vec<(Item, Span)> {
    let mut all: Vec<(Item, Span)> = Vec::new();
    // Items that have not gone, by their places.
    let mut here: Vec<usize> = Vec::new();
    for (n, scene) in scenes.iter().enumerate() {
        let now = Item::of(scene, layer);
        here.retain(|place| {
            let (item, span) = &mut all[*place];
            let stays = now.contains(item);
            if !stays {
                span.to = Some(n);
            }
            stays
        });
        for item in now {
            if !here.iter().any(|place| all[*place].0 == item) {
                here.push(all.len());
                all.push((item, Span { from: n, to: None }));
            }
        }
    }
    all
}

fn name(span: Span) -> String {
    match span.to {
        None => format!("a{}", span.from),
        Some(to) => format!("a{}-{to}", span.from),
    }
}

/// The CSS: one animation for each span; all are as long as the whole, so that they stay together.
fn style(spans: &BTreeSet<Span>, scenes: usize, pace: Pace) -> String {
    let whole = u64::from(pace.step) * scenes as u64 + u64::from(pace.hold);
    let share = |scene: usize, later: f64| {
        let at = (scene as f64 + later) * f64::from(pace.step);
        (100_000.0 * at / whole.max(1) as f64).round() / 1_000.0
    };
    let mut style = format!("<style>[class^=a]{{animation:{}ms linear infinite}}", whole.max(1));
    for span in spans {
        let name = name(*span);
        let _ = write!(style, ".{name}{{animation-name:{name}}}@keyframes {name}{{");
        if span.from > 0 {
            let (hidden, shown) = (share(span.from, 0.0), share(span.from, 0.6));
            let _ = write!(style, "0%,{hidden}%{{opacity:0}}{shown}%");
        } else {
            style.push_str("0%");
        }
        match span.to {
            None => style.push_str(",100%{opacity:1}}"),
            Some(to) => {
                let (shown, gone) = (share(to, 0.0), share(to, 0.3));
                let _ = write!(style, ",{shown}%{{opacity:1}}{gone}%,100%{{opacity:0}}}}");
            }
        }
    }
    style.push_str("@media(prefers-reduced-motion:reduce){[class^=a]{animation:none}}</style>");
    style
}
