//! What one viewer sees of a moment.

use crate::dealt::Dealt;
use crate::shown::{Described, Shown, anchor, seats, spot};
use crate::table::Refused;
use crate::view::{Figure, Last, Piece, Region, Screen, Seated, Share, Stock, Tile};
use remparts_art::album::variant;
use remparts_art::figures;
use remparts_art::scene::{self, Scene, patterns};
use remparts_engine::kernel::game::Sight as _;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::kernel::table::Spot;
use std::collections::HashSet;

impl<G: Shown> Dealt<G> {
    pub(crate) fn screen(&self, viewer: Viewer, draft: &[&str]) -> Result<Screen, Refused> {
        let (game, events) = self.drafted(viewer, draft)?;
        let view = game.view(self.eyes(viewer));
        let known = view.known();
        let scene = known.scene(&self.album);
        let mut legal = List::new();
        view.legal(&mut legal);
        let seats = scene.seats.iter().zip(known.shares());
        Ok(Screen {
            game: G::NAME,
            ply: self.log.plies().len(),
            digest: known.digest().to_string(),
            seats: seats.map(|(seen, shares)| seated::<G>(&view, seen, shares)).collect(),
            turn: known.turn(),
            tiles: tiles(&scene),
            figures: scene.figures.iter().map(figure).collect(),
            pieces: scene.pieces.iter().map(piece).collect(),
            regions: self.regions(known, &scene),
            last: scene.last.map(|last| Last { x: last.cell.x, y: last.cell.y, seat: last.seat.0 }),
            bag: known.bag(),
            wall: known.wall(),
            choices: legal.iter().map(|action| known.choice(*action, &scene)).collect(),
            happened: events.iter().map(|event| known.happening(event)).collect(),
        })
    }

    fn regions(&self, game: &G, scene: &Scene<'_>) -> Vec<Region> {
        let mut taken = HashSet::new();
        let told = scene.regions.iter().zip(game.described()).zip(patterns(scene));
        let regions = told.filter_map(|((region, described), pattern)| {
            Some(Region {
                id: region.id,
                kind: described.kind,
                path: self.outlines.path(scene, region),
                owners: seats(&region.owners),
                complete: described.complete,
                pattern,
                spot: spot(*region.spots.first()?),
                pips: pips(scene, &described, &mut taken),
            })
        });
        regions.collect()
    }
}

/// A point in everything that counts for a feature. Where two features count the same thing they
/// point at different places of it, if there are any.
fn pips(
    scene: &Scene<'_>,
    described: &Described,
    taken: &mut HashSet<(i8, i8, u8)>,
) -> Vec<(f64, f64)> {
    let key = |at: &Spot| (at.cell.x, at.cell.y, at.part);
    let counted = described.counted.chunk_by(|one, other| one.0 == other.0);
    let places = counted.filter_map(|touched| {
        let free = touched.iter().find(|(_, at)| !taken.contains(&key(at)));
        let (_, at) = free.or(touched.first())?;
        taken.insert(key(at));
        anchor(scene, *at)
    });
    places.collect()
}

fn seated<G: Shown>(view: &G::View, seen: &scene::Seated, shares: Vec<Share>) -> Seated {
    let stock =
        |(figure, left): &(figures::Figure, u8)| Stock { figure: (*figure).into(), left: *left };
    Seated {
        score: seen.score,
        shares,
        supply: seen.supply.iter().map(stock).collect(),
        gifts: seen.gifts,
        hand: if view.viewer() == Viewer::Seat(seen.seat) { G::hand(view) } else { None },
    }
}

fn tiles(scene: &Scene<'_>) -> Vec<Tile> {
    let tile = |tile: &scene::Tile| Tile {
        x: tile.cell.x,
        y: tile.cell.y,
        face: scene.album.plan(tile.face).name.clone(),
        rotation: tile.rotation.index() as u8,
        copy: variant(tile.cell),
    };
    scene.tiles.iter().map(tile).collect()
}

fn figure(standing: &scene::Standing) -> Figure {
    Figure {
        seat: standing.seat.0,
        figure: standing.figure.into(),
        big: standing.big,
        x: standing.at.x,
        y: standing.at.y,
    }
}

fn piece(piece: &scene::Piece) -> Piece {
    let (x, y) = (piece.edge.cell.x, piece.edge.cell.y);
    Piece { x, y, side: piece.edge.side.into(), piece: piece.masonry.into() }
}
