//! Laws that hold in every game of The City, checked on random ones over all options.

use crate::common;

use common::city::{outer_rim, town};
use common::town::{TIDY, UNIFORM, early_walls, ply_of, random_start};
use common::{Random, dice, laws, moved};
use remparts_engine::city::query::{Breakdown, Feature};
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::{Manner, random_setup};
use remparts_engine::city::{Action, Answer, City, FeatureKind, Illegal, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::geometry::{Cell, Edge, Pose, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, one_of};
use remparts_engine::kernel::rim;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::ply::{Ply, make_ply, read_ply, write_ply};
use remparts_engine::notation::{Log, setup};
use std::collections::{BTreeMap, BTreeSet};

/// Plays random games and calls back at every position; returns how many rings were closed.
fn every_position(games: u32, seed: u64, mut see: impl FnMut(&City, &mut Random)) -> u32 {
    let mut dice = dice(seed);
    let mut legal = List::new();
    let mut rings = 0;
    for _ in 0..games {
        let (mut game, manner) = random_start(&mut dice);
        see(&game, &mut dice);
        while let Some(ply) = ply_of(manner, &game, &mut dice, &mut legal) {
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            see(&game, &mut dice);
        }
        rings += u32::from(game.sides_left().is_some_and(|sides| sides.len() <= 5));
    }
    rings
}

/// Every action that makes any sense to try: all cells of the town and two steps round it, the
/// tile in hand and another one, all parts, all sides.
fn universe(game: &City) -> Vec<Action> {
    let near = |cell: Cell| Side::ALL.map(|side| cell.step(side)).into_iter().chain([cell]);
    let cells: BTreeSet<Cell> = town(game).into_iter().chain([Cell::ORIGIN]).collect();
    let cells: BTreeSet<Cell> = cells.into_iter().flat_map(near).flat_map(near).collect();
    let hand = game.state().turn().tile.unwrap_or_default();
    let mut all = vec![Action::Pass];
    for cell in cells {
        for tile in [hand, FaceId((hand.0 + 1) % game.rules().faces.len() as u8)] {
            all.extend(Rotation::ALL.map(|rotation| Action::Place { tile, cell, rotation }));
        }
        all.extend((0..10).map(|part| Action::Put(Spot { cell, part })));
        for edge in Side::ALL.map(|side| Edge { cell, side }) {
            let on = [Action::Gate, Action::Wall, Action::Guard, Action::Tower];
            all.extend(on.map(|action| action(edge)));
        }
    }
    all
}

/// The listed actions are the accepted ones; everything else is refused and changes nothing.
#[test]
fn listed_equals_accepted() {
    let mut refused = 0_u64;
    let mut steps: BTreeMap<String, u32> = BTreeMap::new();
    let rings = every_position(60, 41, |game, dice| {
        if dice.below(23) == 0 {
            refused += laws::listed_equals_accepted(game, universe(game));
            *steps.entry(format!("{:?}", game.state().turn().step)).or_default() += 1;
        }
    });
    assert!(refused > 100_000, "many refusals were seen: {refused}");
    for step in ["Draw", "Tile", "Follower", "Gate", "Wall", "Guard", "Tower", "Over"] {
        assert!(steps.contains_key(step), "{step} was never looked at: {steps:?}");
    }
    assert!(rings > 0, "rings get closed");
}

/// Whether a look out from a side meets a tile: it lies in a bay of the town.
fn in_a_bay(town: &BTreeSet<Cell>, edge: Edge) -> bool {
    let look =
        std::iter::successors(Some(edge.cell.step(edge.side)), |cell| Some(cell.step(edge.side)));
    look.take(80).any(|cell| town.contains(&cell))
}

/// TC-BEYOND-1, RUL-TC-BEYOND-2: once the gate stands, the open cells kept by the way are those that
/// the rules leave open when they are asked one by one. Gates go into bays, where a tile can shut
/// them in, and all placements are compared, because few of them would.
#[test]
fn walls_bar_the_same_cells_whoever_is_asked() {
    let mut dice = dice(54);
    let mut legal = List::new();
    let (mut beyond, mut parted, mut shut_in) = (0, 0, 0);
    for n in 0..200 {
        let setup = Setup { piles: [10, 55, 10], ..early_walls(2 + n % 3) };
        let mut game = City::new(setup).expect("playable");
        let manner = if n % 4 == 0 { TIDY } else { UNIFORM };
        while let Some(mut ply) = ply_of(manner, &game, &mut dice, &mut legal) {
            let town = town(&game);
            let taken = |cell: Cell| town.contains(&cell);
            let (turn, gate) = (game.state().turn(), game.state().run().gate());
            if turn.step == Step::Gate {
                let bays = game.outer_rim().into_iter().filter(|edge| in_a_bay(&town, *edge));
                let bays: Vec<Edge> = bays.collect();
                if !bays.is_empty() {
                    ply = Ply::Action(Action::Gate(one_of(&mut dice, &bays)));
                }
            }
            if let (Some(tile), Some(gate), Pending::Seat(seat)) = (turn.tile, gate, game.pending())
            {
                game.legal(&mut legal);
                let listed: BTreeSet<Action> = legal.iter().copied().collect();
                let cells: BTreeSet<Cell> = town.iter().flat_map(|cell| cell.around()).collect();
                let tried = cells.into_iter().flat_map(|cell| {
                    Rotation::ALL.map(|rotation| Action::Place { tile, cell, rotation })
                });
                for place in tried {
                    let verdict = game.check(seat, place);
                    assert_eq!(verdict.is_ok(), listed.contains(&place), "{place:?}: {verdict:?}");
                    match verdict {
                        Err(Illegal::BeyondTheWall(_)) => beyond += 1,
                        Err(Illegal::BreaksTheRun(cell)) => {
                            let outer = rim::is_outer(|at| at == cell || taken(at), gate);
                            *if outer { &mut parted } else { &mut shut_in } += 1;
                        }
                        _ => {}
                    }
                }
            }
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
        }
    }
    let seen = format!("{beyond} beyond the wall, {parted} part it, {shut_in} shut it in");
    assert!(beyond > 1_000 && parted > 100 && shut_in > 20, "{seen}");
}

/// Chance may answer exactly what its tickets say.
#[test]
fn answers_equal_tickets() {
    let mut questions = 0;
    every_position(30, 42, |game, _| {
        // One face and one seat too many.
        let faces = (0..=game.rules().faces.len() as u8).map(|face| Answer::Draw(FaceId(face)));
        let seats = (0..7).map(|seat| Answer::First(Seat(seat)));
        questions += usize::from(laws::answers_equal_tickets(game, faces.chain(seats)));
    });
    assert!(questions > 1_000, "{questions} questions were asked");
}

/// TC-INFO-1, RUL-TC-SETUP-2: the tickets of a draw are the tiles that are left, whatever pile
/// they come from.
#[test]
fn every_tile_left_has_a_ticket() {
    every_position(20, 43, |game, _| {
        if game.state().turn().step != Step::Draw {
            return;
        }
        let kinds = (0..game.rules().faces.len() as u8).map(FaceId);
        let left = kinds.map(|face| (Answer::Draw(face), u32::from(game.copies_left(face))));
        let left: Vec<(Answer, u32)> = left.filter(|(_, copies)| *copies > 0).collect();
        assert_eq!(game.answers(), left);
    });
}

/// Picking without listing finds the action that stands there in the list, each equally likely.
#[test]
fn picks_equal_the_list() {
    let (mut legal, mut scratch) = (List::new(), List::new());
    let (mut picks, mut shut_in) = (0, 0);
    every_position(40, 44, |game, _| {
        picks += laws::picks_equal_the_list(game, &mut legal, &mut scratch);
        let walled = game.state().run().stands() && game.state().turn().step == Step::Tile;
        shut_in += usize::from(walled);
    });
    assert!(picks > 50_000 && shut_in > 100, "{picks} picks, {shut_in} times with walls");
}

/// A game played told, silent or again is the same game.
#[test]
fn same_game_however_played() {
    let mut dice = dice(45);
    let mut legal = List::new();
    let mut plies = 0;
    for _ in 0..30 {
        let (start, manner) = random_start(&mut dice);
        plies += laws::same_game_however_played(&start, &mut dice, |game, dice| {
            ply_of(manner, game, dice, &mut legal)
        });
    }
    assert!(plies > 5_000, "{plies} plies");
}

/// Setups, plies and logs can be read back and say the same.
#[test]
fn texts_round_trip() {
    let mut dice = dice(46);
    let mut legal = List::new();
    for _ in 0..30 {
        let wish = random_setup(&mut dice);
        assert_eq!(setup::read::<Setup>(&setup::write(&wish)), Ok(wish));
        let manner = Manner::random(&mut dice);
        let mut log = Log::<City>::new(wish).expect("playable");
        while let Some(ply) = ply_of(manner, log.game(), &mut dice, &mut legal) {
            let game = log.game();
            game.legal(&mut legal);
            let answers = game.answers().into_iter().map(|(answer, _)| Ply::Answer(answer));
            for ply in legal.iter().map(|action| Ply::Action(*action)).chain(answers) {
                let text = write_ply(game, ply);
                assert_eq!(read_ply(game, &text).as_ref(), Ok(&ply), "{text}");
            }
            log.make(ply, &mut Quiet).expect("legal plies are accepted");
        }
        laws::log_reads_the_same(&log);
    }
}

/// TC-INFO-2: nothing is hidden, so every viewer sees the whole game, but only the seat to move is
/// offered its choices.
#[test]
fn every_view_is_the_whole_game() {
    let (mut legal, mut shown) = (List::new(), List::new());
    let mut compared = 0;
    every_position(10, 47, |game, _| {
        game.legal(&mut legal);
        for viewer in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Audience]) {
            let view = game.view(viewer);
            assert_eq!(view.viewer(), viewer);
            assert_eq!(view.known().digest(), game.digest());
            assert_eq!(view.known().answers(), game.answers());
            view.legal(&mut shown);
            let moves = matches!((game.pending(), viewer),
                (Pending::Seat(seat), Viewer::Seat(viewer)) if seat == viewer);
            assert_eq!(&shown[..], if moves { &legal[..] } else { &[] }, "{viewer:?}");
            compared += 1;
        }
    });
    assert!(compared > 3_000, "{compared} views");
}

fn turned(action: Action, by: Rotation) -> Action {
    let cell = |cell| moved(cell, Pose { cell: Cell::ORIGIN, rotation: by });
    let edge = |edge: Edge| Edge { cell: cell(edge.cell), side: edge.side.turned(by) };
    match action {
        Action::Pass => action,
        Action::Place { tile, cell: at, rotation } => {
            Action::Place { tile, cell: cell(at), rotation: rotation.then(by) }
        }
        Action::Put(spot) => Action::Put(Spot { cell: cell(spot.cell), ..spot }),
        Action::Gate(side) => Action::Gate(edge(side)),
        Action::Wall(side) => Action::Wall(edge(side)),
        Action::Guard(side) => Action::Guard(edge(side)),
        Action::Tower(side) => Action::Tower(edge(side)),
    }
}

/// RUL-TC-TURN-1: the first tile may lie in any rotation, so a town may be turned as a whole, and
/// plays the same then: every list, every score, walls, guards and towers included.
#[test]
fn turned_games_play_the_same() {
    let mut dice = dice(48);
    let (mut legal, mut other) = (List::new(), List::new());
    let mut pieces = 0;
    for n in 0..40 {
        let by = Rotation::of(1 + n % 3);
        let (mut game, manner) = random_start(&mut dice);
        let mut twin = game.clone();
        while let Some(ply) = ply_of(manner, &game, &mut dice, &mut legal) {
            game.legal(&mut legal);
            twin.legal(&mut other);
            let ours: BTreeSet<Action> = legal.iter().map(|action| turned(*action, by)).collect();
            assert_eq!(ours, other.iter().copied().collect());
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            let theirs = match ply {
                Ply::Action(action) => Ply::Action(turned(action, by)),
                Ply::Answer(_) => ply,
            };
            make_ply(&mut twin, theirs, &mut Quiet).expect("legal here too");
            assert_eq!(game.pending(), twin.pending());
            assert_eq!(game.scores(), twin.scores());
            assert_eq!(game.projected(), twin.projected());
        }
        pieces += game.state().run().pieces().len();
    }
    assert!(pieces > 500, "{pieces} pieces were built");
}

/// Features without regard to the order of their parts.
fn feature_set(game: &City) -> BTreeSet<(FeatureKind, BTreeSet<Spot>, usize)> {
    let told = |feature: Feature| {
        (feature.kind, feature.spots.into_iter().collect(), feature.markets.len())
    };
    game.features().into_iter().map(told).collect()
}

/// Nothing but the list order may tell two games apart.
fn assert_same_town(game: &City, twin: &City) {
    let (mut ours, mut theirs) = (List::new(), List::new());
    game.legal(&mut ours);
    twin.legal(&mut theirs);
    let set = |list: &List<Action>| list.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(set(&ours), set(&theirs));
    assert_eq!(game.scores(), twin.scores());
    assert_eq!(game.projected(), twin.projected());
    assert_eq!(feature_set(game), feature_set(twin));
    let open = |game: &City| game.open_cells().into_iter().collect::<BTreeSet<_>>();
    assert_eq!(open(game), open(twin));
    assert_eq!(game.digest(), twin.digest(), "equal towns have equal digests");
}

/// Draws this tile, lays it there and puts no follower on it.
fn lay_only(game: &City, tile: FaceId, pose: Pose) -> Option<City> {
    let mut game = game.clone();
    game.resolve(Answer::Draw(tile), &mut Quiet).ok()?;
    for action in [Action::place(tile, pose), Action::Pass] {
        let Pending::Seat(seat) = game.pending() else { return None };
        game.play(seat, action, &mut Quiet).ok()?;
    }
    Some(game)
}

/// Two tiles laid in either order, then a third: the town is the same.
#[test]
fn the_order_of_laying_does_not_show() {
    let mut legal = List::new();
    let mut compared = 0;
    every_position(60, 49, |game, dice| {
        if game.state().turn().step != Step::Draw || dice.below(4) > 0 {
            return;
        }
        // Three tiles, each with a place where it fits now.
        let laid = [(); 3].map(|()| {
            let answer = game.ticket(dice.below(game.tickets()));
            let mut next = game.clone();
            next.resolve(answer, &mut Quiet).expect("a ticket");
            next.legal(&mut legal);
            match (answer, legal.is_empty()) {
                (Answer::Draw(tile), false) => match one_of(dice, &legal) {
                    Action::Place { cell, rotation, .. } => Some((tile, Pose { cell, rotation })),
                    _ => None,
                },
                _ => None,
            }
        });
        let [Some(a), Some(b), Some(c)] = laid else { return };
        let row = |order: [(FaceId, Pose); 3]| {
            order.into_iter().try_fold(game.clone(), |game, (tile, pose)| {
                lay_only(&game, tile, pose).filter(|next| next.state().turn().step == Step::Draw)
            })
        };
        // Only where all fit in both orders, and no walls are called for.
        if let (Some(game), Some(twin)) = (row([a, b, c]), row([b, a, c])) {
            assert_same_town(&game, &twin);
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared} pairs");
}

/// Two walls at the two ends, built in either order, then the rest of the phase: the run is the
/// same, and so is all that the walls shut.
#[test]
fn the_order_of_building_does_not_show() {
    let mut legal = List::new();
    let mut compared = 0;
    every_position(60, 50, |game, _| {
        game.legal(&mut legal);
        let [Action::Wall(one), Action::Wall(other)] = legal[..] else { return };
        if game.state().turn().pieces < 2 || game.state().run().walls_left() < 2 {
            return;
        }
        let mut build = |walls: [Edge; 2]| {
            let mut game = game.clone();
            let mut walls = walls.into_iter();
            while !matches!(game.state().turn().step, Step::Draw | Step::Over) {
                game.legal(&mut legal);
                // The rest goes to the clockwise end, without guards and towers.
                let action = match legal[0] {
                    Action::Wall(edge) => Action::Wall(walls.next().unwrap_or(edge)),
                    other => other,
                };
                let Pending::Seat(seat) = game.pending() else { return None };
                // On a short rim the one wall may have taken what was next to the other end.
                game.play(seat, action, &mut Quiet).ok()?;
            }
            Some(game)
        };
        if let (Some(game), Some(twin)) = (build([one, other]), build([other, one])) {
            assert_same_town(&game, &twin);
            compared += 1;
        }
    });
    assert!(compared > 300, "{compared} pairs");
}

/// What a preview promises is what playing brings, and a game that ends is worth what was projected.
#[test]
fn previews_and_projections_come_true() {
    let mut dice = dice(51);
    let mut legal = List::new();
    let (mut previewed, mut ended) = (0, 0);
    for _ in 0..60 {
        let (mut game, manner) = random_start(&mut dice);
        while let Some(ply) = ply_of(manner, &game, &mut dice, &mut legal) {
            let before = game.clone();
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
            let Ply::Action(action) = ply else { continue };
            let gains: Vec<i32> =
                game.scores().iter().zip(before.scores()).map(|(now, then)| now - then).collect();
            if !matches!(action, Action::Place { .. }) {
                assert_eq!(before.preview(&[action]).expect("legal").gains, gains);
                previewed += 1;
            }
            if game.pending() == Pending::Over && action == Action::Pass {
                let projected: Vec<i32> = before.projected().iter().map(Breakdown::total).collect();
                assert_eq!(game.scores(), projected, "the projection came true");
                ended += 1;
            }
        }
        let split = game.projected();
        assert!(split.iter().all(|split| split.total() == split.banked));
        assert_eq!(game.ending(), [], "nothing is scored twice");
    }
    assert!(previewed > 2_000 && ended > 10, "{previewed} previews, {ended} projected ends");
}

/// What the queries say of the town agrees with the lists and with a flood from outside.
#[test]
fn queries_agree_with_the_lists() {
    let mut legal = List::new();
    let mut dead = 0;
    every_position(20, 52, |game, _| {
        let town = town(game);
        let outer = outer_rim(&town);
        let run = game.state().run();
        assert_eq!(game.outer_rim().into_iter().collect::<BTreeSet<_>>(), outer);
        let pieces: BTreeSet<Edge> = run.pieces().iter().copied().collect();
        assert!(pieces.is_subset(&outer), "pieces stand on the outer rim");
        if let Some(open) = game.sides_left() {
            let left: BTreeSet<Edge> = outer.difference(&pieces).copied().collect();
            assert_eq!(open.len(), left.len());
            assert_eq!(open.into_iter().collect::<BTreeSet<_>>(), left, "open sides");
        }
        let dead_cells = game.dead_cells();
        dead += dead_cells.len();
        game.legal(&mut legal);
        let mut walls = Vec::new();
        for action in legal.iter() {
            match action {
                Action::Place { tile, cell, rotation } => {
                    let fits = game.fits(*cell);
                    let fit = fits.iter().find(|fit| fit.face == *tile).expect("a legal tile fits");
                    assert!(fit.rotations >> rotation.index() & 1 == 1);
                    assert!(!dead_cells.contains(cell));
                    assert!(game.open_cells().contains(cell));
                }
                Action::Gate(edge) => assert!(outer.contains(edge)),
                Action::Wall(edge) => walls.push(*edge),
                Action::Tower(edge) => {
                    let sites = game.tower_sites();
                    assert!(sites.iter().any(|site| site.wall == *edge && site.points > 0));
                }
                _ => {}
            }
        }
        assert!(walls.is_empty() || walls == game.next_sides());
        let left: usize = (0..game.rules().faces.len() as u8)
            .map(|face| usize::from(game.copies_left(FaceId(face))))
            .sum();
        let boxed: usize = game.boxed().iter().map(|(_, copies)| usize::from(*copies)).sum();
        assert_eq!(town.len() + left + boxed, 75, "TC-INV-8: tiles are conserved");
    });
    assert!(dead > 0, "some cells die");
}
