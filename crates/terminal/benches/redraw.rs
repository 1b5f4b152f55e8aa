//! Speed of drawing a large board. Every bench asserts its answer, so a fast wrong result fails.

use divan::{Bencher, black_box};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::log::MAGIC;
use remparts_engine::notation::setup::write;
use remparts_protocol::Preset;
use remparts_screen::{Choice, ChoiceKind, Screen, Table};
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};
use remparts_terminal::board::{
    Board, Camera, Colors, Letters, Overlay, Painter, Size, Style, Target, span,
};
use remparts_terminal::full::App;
use remparts_terminal::host::local::Local;
use remparts_terminal::host::saved::Saved;
use remparts_terminal::session::Session;
use remparts_terminal::words::Language;
use std::time::Instant;

fn main() {
    divan::main();
}

/// All but a few of the tiles in the box.
const TILES: usize = 121;
const TRUE: Style = Style { letters: Letters::Unicode, colors: Colors::True };
const AREA: Rect = Rect { x: 0, y: 0, width: 200, height: 60 };

/// A game with everything in which so many tiles lie, played by chance.
fn played() -> Table {
    played_until(|screen| screen.tiles.len() == TILES)
}

/// The same as soon as whoever has to choose sees it like this.
fn played_until(is_wished: impl Fn(&Screen) -> bool) -> Table {
    let Some(AnySetup::Classic(setup)) = AnySetup::named("classic-all", 5) else {
        panic!("a known setup")
    };
    let mut table = Table::new(&write(&setup), [5; 32]).expect("a playable setup");
    let mut dice = 5_u64;
    loop {
        let public = table.screen(Viewer::Audience, &[]).expect("a screen");
        let seat = Seat(public.turn.seat.expect("enough tiles fit"));
        let own = table.screen(Viewer::Seat(seat), &[]).expect("a screen");
        if is_wished(&own) {
            return table;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = &own.choices[(dice >> 33) as usize % own.choices.len()];
        table.play(&[&choice.text]).expect("what is listed is legal");
    }
}

fn public(table: &Table) -> Screen {
    table.screen(Viewer::Audience, &[]).expect("a screen")
}

/// From a screen that is at hand to the filled buffer, with all that can be pointed out.
#[divan::bench(args = [
    (Size::Small, Letters::Unicode, Colors::True),
    (Size::Middle, Letters::Unicode, Colors::True),
    (Size::Large, Letters::Unicode, Colors::True),
    (Size::Small, Letters::Ascii, Colors::None),
    (Size::Middle, Letters::Unicode, Colors::Sixteen),
    (Size::Large, Letters::Ascii, Colors::Sixteen),
    (Size::Large, Letters::Unicode, Colors::None),
])]
fn redraw(bencher: Bencher<'_, '_>, (size, letters, colors): (Size, Letters, Colors)) {
    let table = played();
    let screen = public(&table);
    let parts = table.parts(Viewer::Audience, &[]).expect("the same");
    let gaps = table.frontier(&[], None).expect("the same");
    let spots: Vec<_> = gaps.iter().map(|gap| (gap.x, gap.y, 2)).collect();
    let targets: Vec<Target> = ('1'..='9')
        .zip(&screen.figures)
        .map(|(label, figure)| Target { label, at: (figure.x, figure.y), chosen: false })
        .collect();
    let board = Board {
        spots: &spots,
        targets: &targets,
        cursor: Some((0, 0)),
        overlay: Overlay::Owners,
        lit: Some(screen.regions[0].id),
        ..Board::new(&screen, &parts, &[0, 1, 2, 3, 4])
    };
    let all = span(screen.tiles.iter().map(|tile| (tile.x, tile.y))).expect("tiles");
    let camera = Camera { size, ..Camera::fit(all, AREA) };
    let mut painter = Painter::new(Style { letters, colors });
    let mut buffer = Buffer::empty(AREA);
    let mut draw = |board: &Board<'_>| {
        painter.draw(&table, board, &camera, AREA, &mut buffer);
        let drawn = buffer.content.iter().filter(|cell| cell.symbol() != " ").count();
        assert!(drawn > 500, "a large board fills the screen: {drawn}");
        drawn
    };
    draw(&board);
    bencher.bench_local(|| draw(black_box(&board)));
}

/// The first time, when every face has to be looked at; pictures of them are at hand.
#[divan::bench(sample_count = 10)]
fn first_draw(bencher: Bencher<'_, '_>) {
    let table = played();
    let screen = public(&table);
    let parts = table.parts(Viewer::Audience, &[]).expect("the same");
    let mut buffer = Buffer::empty(AREA);
    bencher.bench_local(|| {
        let board = Board::new(&screen, &parts, &[0, 1, 2, 3, 4]);
        Painter::new(TRUE).draw(&table, &board, &Camera::default(), AREA, &mut buffer);
        assert!(buffer.content.iter().any(|cell| cell.symbol() == "▀"));
    });
}

/// Everything from a key to the characters that are sent, on a screen of this size: an arrow goes to
/// another place for the tile, which is shown there as it would lie.
#[divan::bench(args = [(80, 24), (200, 60)], sample_count = 50)]
fn key(bencher: Bencher<'_, '_>, (width, height): (u16, u16)) {
    // With the one in hand there are as many as wished.
    let lays = |choice: &Choice| choice.kind == ChoiceKind::Place;
    let is_wished =
        |screen: &Screen| screen.tiles.len() == TILES - 1 && screen.choices.iter().any(lays);
    let session = seated(&played_until(is_wished));
    let mut app = App::new(session, TRUE, Language::English.words());
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory");
    let mut press = |code: KeyCode| {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        app.hear(&Event::Key(key), Instant::now());
        terminal.draw(|frame| app.draw(frame)).expect("memory").buffer.clone()
    };
    let mut last = press(KeyCode::Right);
    let mut ways = [KeyCode::Left, KeyCode::Right].into_iter().cycle();
    bencher.bench_local(|| {
        let now = press(ways.next().expect("it goes on"));
        assert_ne!(now, last, "the tile is somewhere else");
        last = now;
    });
}

/// The same game at one keyboard.
fn seated(table: &Table) -> Session {
    let log = table.log();
    let (setup, _) = log.split_once("plies\n").expect("a log");
    let setup = setup.strip_prefix(MAGIC).expect("a log").trim_start().to_owned();
    let sitters = (0..5).map(|seat| Sitter::new(Kind::Human, seat)).collect();
    let wish = Wish { setup, sitters, preset: Preset::Standard };
    let saved = Saved { wish, seed: [5; 32], log, draft: Vec::new() };
    let local = Local::resume(saved).expect("it goes on");
    let mut session = Session::new(Box::new(local)).expect("a session");
    session.unveil();
    session
}

/// What comes before drawing: what is seen, and which feature every part belongs to.
#[divan::bench(sample_count = 50)]
fn screen(bencher: Bencher<'_, '_>) {
    let table = played();
    bencher.bench_local(|| {
        let screen = public(black_box(&table));
        assert_eq!(screen.tiles.len(), TILES);
        screen.regions.len()
    });
}

/// The other thing that comes before it.
#[divan::bench(sample_count = 50)]
fn parts(bencher: Bencher<'_, '_>) {
    let table = played();
    let screen = public(&table);
    bencher.bench_local(|| {
        let parts = table.parts(Viewer::Audience, &[]).expect("the same");
        let last = screen.tiles.last().expect("a tile");
        assert!(!parts.of(last.x, last.y).is_empty());
    });
}
