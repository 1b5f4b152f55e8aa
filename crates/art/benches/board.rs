//! Benchmarks of drawing a large board. Every bench asserts its answer, so a fast wrong result
//! fails.

use divan::{Bencher, black_box};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_art::album::Album;
use remparts_art::face::Face;
use remparts_art::plan::Plan;
use remparts_art::scene::{Scene, Staged as _};
use remparts_art::svg::{self, Options, Overlay};
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::Quiet;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::random_ply;
use remparts_engine::notation::classic::setup::named;

fn main() {
    divan::main();
}

/// A game with all expansions in which this many tiles lie.
fn played(tiles: usize) -> Classic {
    let setup = named("classic-all", 5).expect("a known setup");
    let mut game = Classic::new(setup).expect("a playable setup");
    let (mut dice, mut legal) = (Xoshiro256PlusPlus::seed_from_u64(5), List::new());
    while game.state().tiles_laid() < tiles {
        assert!(random_ply(&mut game, &mut dice, &mut legal, &mut Quiet), "enough tiles fit");
    }
    game
}

/// Almost all tiles in the box.
const TILES: usize = 121;

fn check(scene: &Scene<'_>, board: &str) {
    assert_eq!(scene.tiles.len(), TILES);
    assert_eq!(board.matches("<use href=\"#i-").count(), TILES);
}

/// Draws a board of faces that have been laid out before.
#[divan::bench(sample_count = 20, args = [None, Some(Overlay::Fields), Some(Overlay::Owners)])]
fn board(bencher: Bencher<'_, '_>, overlay: Option<Overlay>) {
    let game = played(TILES);
    let album = game.album();
    let scene = game.scene(&album);
    let options = Options { overlay, ..Options::default() };
    check(&scene, &svg::board(&scene, &options));
    bencher.bench_local(|| svg::board(black_box(&scene), &options));
}

/// Draws a board with every face to be laid out first.
#[divan::bench(sample_count = 10)]
fn cold_board(bencher: Bencher<'_, '_>) {
    let game = played(TILES);
    bencher.bench_local(|| {
        let album: Album = game.album();
        let scene = game.scene(&album);
        let board = svg::board(&scene, &Options::default());
        check(&scene, &board);
        board.len()
    });
}

/// Builds the scene of a game.
#[divan::bench]
fn scene(bencher: Bencher<'_, '_>) {
    let game = played(TILES);
    let album = game.album();
    bencher.bench_local(|| {
        let scene = black_box(&game).scene(&album);
        assert_eq!(scene.tiles.len(), TILES);
        scene.figures.len()
    });
}

/// Laying out all faces of the base game.
#[divan::bench(sample_count = 10)]
fn base_faces(bencher: Bencher<'_, '_>) {
    let plans = Plan::of_set("base").expect("a set");
    bencher.bench_local(|| {
        let faces = plans.iter().map(|plan| Face::new(plan.clone()));
        let regions: usize = faces.map(|face| face.layout.regions.len()).sum();
        assert!(regions > 3 * plans.len());
        regions
    });
}
