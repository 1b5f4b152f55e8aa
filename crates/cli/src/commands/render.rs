//! `render`: boards, sheets of tiles and time-lapses as pictures.

mod film;
mod pixels;
mod target;

use super::{Outcome, tiles};
use crate::logs::Source;
use crate::output::{Output, remark};
use crate::played::Played;
use crate::tile_files;
use anyhow::{Context, Result, bail};
use clap::{ValueEnum, value_parser};
use remparts_art::album::Album;
use remparts_art::scene::Scene;
use remparts_art::style::Style;
use remparts_art::svg::{self, Ground, Options, Overlay, Pace};
use remparts_engine::kernel::game::Pending;
use remparts_engine::notation::Log;
use remparts_engine::notation::any::AnyLog;
use remparts_engine::sets::{self, SetFacts};
use remparts_terminal::words::stand_ins;
use target::{Format, Target};

/// Draw the board of a log, a sheet of tiles, or a whole game as a time-lapse
///
/// With a log, --tiles names the files it was played with; without one, the set to be drawn: base,
/// inns, anniversary, river20, river1, river3, city, or a file.
///
/// The name of the file says what is written: .svg or .png. A time-lapse is an SVG that moves, or
/// an animated PNG; it plays once, holds the end for a while and begins again.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts render game.log -o board.svg
  remparts render game.log --ply 40 --overlay owners --size 96 -o board.png
  remparts render game.log --time-lapse --ms 200 -o game.svg
  remparts render --tiles base --style schematic -o sheet.png
  remparts render --pieces -o pieces.png")]
pub(crate) struct Args {
    /// The log; `-` reads standard input
    // Not a `Source`, which asks for a log: `--tiles` alone draws a set.
    #[arg(value_name = "LOG")]
    log: Option<String>,
    /// Stop after this many plies [default: all of them]
    #[arg(long, value_name = "N", requires = "log")]
    ply: Option<usize>,
    /// Draw all figures and gift cards instead
    #[arg(long, conflicts_with_all = ["log", "overlay", "time_lapse"])]
    pieces: bool,
    /// Style in which tiles are drawn
    #[arg(long, value_enum, default_value_t = StyleName::Illustrated)]
    style: StyleName,
    /// Overlay over the tiles: fields by their borders, or who leads in each feature
    #[arg(long, value_enum, conflicts_with = "time_lapse")]
    overlay: Option<OverlayName>,
    /// Pixels along a side of a tile [default: 120, of an animated PNG 48]
    #[arg(long, value_name = "PX", value_parser = value_parser!(u16).range(8..=2_000))]
    size: Option<u16>,
    /// Draw on a dark ground
    #[arg(long)]
    dark: bool,
    /// The whole game, one change after the other
    #[arg(long)]
    time_lapse: bool,
    /// Milliseconds from one change to the next
    #[arg(long, value_name = "MS", default_value_t = 350, requires = "time_lapse")]
    #[arg(value_parser = value_parser!(u16).range(20..=10_000))]
    ms: u16,
    /// File to write; `-` writes SVG to standard output
    #[arg(long, short, value_name = "FILE")]
    output: String,
}

/// Options of a drawn tile set.
#[derive(clap::Args)]
pub(crate) struct SheetArgs {
    /// A tile file, or the name of a set
    #[arg(value_name = "FILE|NAME")]
    set: String,
    /// Style in which tiles are drawn
    #[arg(long, value_enum, default_value_t = StyleName::Illustrated)]
    style: StyleName,
    /// Pixels along a side of a tile
    #[arg(long, value_name = "PX", default_value_t = 120)]
    #[arg(value_parser = value_parser!(u16).range(8..=2_000))]
    size: u16,
    /// Draw on a dark ground
    #[arg(long)]
    dark: bool,
    /// File to write: .svg or .png; `-` writes SVG to standard output
    #[arg(long, short, value_name = "FILE")]
    output: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum StyleName {
    Illustrated,
    Schematic,
}

#[derive(Clone, Copy, ValueEnum)]
enum OverlayName {
    Fields,
    Owners,
}

/// How long the end of a time-lapse is held, in milliseconds.
const HOLD: u32 = 6_000;

impl From<StyleName> for Style {
    fn from(name: StyleName) -> Self {
        match name {
            StyleName::Illustrated => Self::Illustrated,
            StyleName::Schematic => Self::Schematic,
        }
    }
}

const fn ground(dark: bool) -> Ground {
    if dark { Ground::Dark } else { Ground::Light }
}

impl Args {
    fn options(&self, size: u16) -> Options {
        Options {
            style: self.style.into(),
            ground: ground(self.dark),
            overlay: self.overlay.map(|overlay| match overlay {
                OverlayName::Fields => Overlay::Fields,
                OverlayName::Owners => Overlay::Owners,
            }),
            size: self.size.unwrap_or(size),
            ..Options::default()
        }
    }
}

pub(crate) fn run(args: &Args, tiles: &[String], out: &mut Output) -> Result<Outcome> {
    let format = Format::of(&args.output)?;
    let source = args.log.as_ref().map(|log| Source::new(log.clone(), args.ply));
    match (tiles, &source) {
        ([], _) if args.pieces => {
            write_picture(args, format, &svg::pieces(&args.options(240)), out)?;
        }
        (_, Some(source)) => {
            tile_files::choose(tiles)?;
            match source.read()? {
                AnyLog::Classic(log) => draw(args, source, format, &log, out)?,
                AnyLog::City(log) => draw(args, source, format, &log, out)?,
            }
        }
        ([set], None) if args.overlay.is_none() && !args.time_lapse && !args.pieces => {
            let sheet = svg::sheet(tiles::printed(set)?, &args.options(120));
            write_picture(args, format, &sheet, out)?;
            let unknown: Vec<SetFacts> =
                sets::all().filter(|facts| facts.name == set && facts.stand_ins > 0).collect();
            if let Some(told) = stand_ins(crate::look::words(), &unknown) {
                remark(format_args!("{told}"));
            }
        }
        ([], None) => bail!("name a log, a set of tiles with `--tiles`, or `--pieces`"),
        _ => bail!("without a log, `--tiles` names the one set to be drawn, and nothing else"),
    }
    Ok(Outcome::Fine)
}

/// Draws all tiles of a set.
pub(crate) fn draw_sheet(args: &SheetArgs, out: &mut Output) -> Result<Outcome> {
    let format = Format::of(&args.output)?;
    let (style, ground) = (args.style.into(), ground(args.dark));
    let options = Options { style, ground, size: args.size, ..Options::default() };
    write_svg(&args.output, format, &svg::sheet(tiles::printed(&args.set)?, &options), out)?;
    Ok(Outcome::Fine)
}

fn draw<G: Played>(
    args: &Args,
    source: &Source,
    format: Format,
    whole: &Log<G>,
    out: &mut Output,
) -> Result<()> {
    let album = whole.game().album();
    let scenes = scenes(source, whole, &album)?;
    if !args.time_lapse {
        let last = scenes.last().context("there is nothing to be seen")?;
        return write_picture(args, format, &svg::board(last, &args.options(120)), out);
    }
    let pace = Pace { step: u32::from(args.ms), hold: HOLD };
    match format {
        Format::Svg => {
            let lapse = svg::time_lapse(&scenes, &args.options(120), pace);
            Target::new(&args.output)?.write(lapse.unwrap_or_default().as_bytes(), out)
        }
        Format::Png => {
            let target = Target::new(&args.output)?;
            target.write(&film::film(&scenes, &args.options(48), pace)?, out)
        }
    }
}

/// Every scene that differs from the one before. At the end of a game all figures go home; the last
/// scene shows those that were still there to be counted, on the board and not in hand as well.
fn scenes<'a, G: Played>(
    source: &Source,
    whole: &Log<G>,
    album: &'a Album,
) -> Result<Vec<Scene<'a>>> {
    let mut scenes = vec![Log::<G>::new(*whole.setup())?.game().scene(album)];
    source.replay(whole, |log, _| {
        let mut scene = log.game().scene(album);
        if let Some(last) = scenes.last()
            && log.game().pending() == Pending::Over
            && scene.figures.is_empty()
        {
            scene.figures.clone_from(&last.figures);
            for (seat, before) in scene.seats.iter_mut().zip(&last.seats) {
                seat.supply.clone_from(&before.supply);
            }
        }
        match scenes.last_mut() {
            // Only the turn may have passed on.
            Some(last) if last.looks_like(&scene) => *last = scene,
            _ => scenes.push(scene),
        }
        Ok(())
    })?;
    Ok(scenes)
}

fn write_picture(args: &Args, format: Format, svg: &str, out: &mut Output) -> Result<()> {
    write_svg(&args.output, format, svg, out)
}

fn write_svg(output: &str, format: Format, svg: &str, out: &mut Output) -> Result<()> {
    let target = Target::new(output)?;
    match format {
        Format::Svg => target.write(svg.as_bytes(), out),
        Format::Png => target.write(&pixels::png(&pixels::paint(svg)?)?, out),
    }
}
