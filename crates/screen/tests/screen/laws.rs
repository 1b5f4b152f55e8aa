//! What holds of everything that is shown, in whole games of all kinds.

use crate::play::{GAMES, finished, play, public, table};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_screen::names::{FeatureName, Step};
use remparts_screen::{Choice, ChoiceKind, FactName, Happening, Screen, Table};
use std::collections::{BTreeMap, BTreeSet};

/// The points of a screen.
fn scores(screen: &Screen) -> Vec<i32> {
    screen.seats.iter().map(|seat| seat.score).collect()
}

#[test]
fn the_chronicle_tells_the_game_ply_by_ply() {
    for (name, players) in GAMES {
        let table = finished(name, players, 1);
        let entries = table.chronicle(0);
        let end = public(&table);
        assert_eq!(entries.len(), end.ply);
        let mut turn = 1;
        for (n, entry) in entries.iter().enumerate() {
            assert_eq!(entry.ply, n + 1);
            assert!(entry.turn == turn || entry.turn == turn + 1, "{name}: a turn is left out");
            turn = entry.turn;
            let begins = entry.happenings.iter().any(|it| matches!(it, Happening::Begins { .. }));
            assert_eq!(entry.seat.is_none(), begins, "{name}: whose is {}?", entry.text);
        }
        let laid = entries.iter().flat_map(|entry| &entry.happenings);
        let laid = laid.filter(|it| matches!(it, Happening::Laid { .. })).count();
        assert_eq!(laid, turn, "{name}: one tile a turn");
        assert_eq!(table.chronicle(end.ply / 2), entries[end.ply / 2..]);
        assert_eq!(table.chronicle(end.ply + 5), []);
        for entry in entries.iter().step_by(9).chain(entries.last()) {
            let seen = public(&table.at(entry.ply));
            assert_eq!(scores(&seen), entry.scores, "{name} after ply {}", entry.ply);
            assert_eq!(seen.ply, entry.ply);
        }
    }
}

#[test]
fn the_breakdown_adds_up_to_the_scores() {
    for (name, players) in GAMES {
        let table = finished(name, players, 2);
        let plies = public(&table).ply;
        for ply in [0, plies / 4, plies / 2, plies - 1, plies] {
            let then = table.at(ply);
            let (seen, told) = (public(&then), then.breakdown());
            assert_eq!(told.totals, scores(&seen), "{name} after ply {ply}");
            let tiles: BTreeSet<(i8, i8)> = seen.tiles.iter().map(|it| (it.x, it.y)).collect();
            for row in &told.rows {
                assert!(row.points.iter().any(|points| *points != 0), "an empty row");
                for (points, cells) in row.points.iter().zip(&row.cells) {
                    assert!(cells.iter().all(|cell| tiles.contains(cell)));
                    assert!(*points != 0 || cells.is_empty());
                }
            }
            let sum: i32 = (0..told.totals.len()).map(|seat| told.totals[seat]).sum();
            let rows: i32 = told.rows.iter().flat_map(|row| &row.points).sum();
            assert_eq!(rows, sum);
            check_facts(&then, &seen);
        }
    }
}

/// What is counted beside points agrees with what is seen.
fn check_facts(table: &Table, seen: &Screen) {
    let told = table.breakdown();
    let values = |what| {
        let fact = told.facts.iter().find(|fact| fact.what == what).expect("every fact is told");
        fact.values.clone()
    };
    let laid: i32 = values(FactName::Tiles).iter().sum();
    let over = seen.turn.step == Step::Over;
    let laid_by_all = seen.turn.number as i32 - i32::from(laid < seen.turn.number as i32);
    assert_eq!(laid, laid_by_all);
    let without = values(FactName::Without);
    assert!(without.iter().zip(values(FactName::Tiles)).all(|(without, laid)| *without <= laid));
    if !over {
        let figures = |seat: usize| {
            let own = seen.figures.iter().filter(|figure| usize::from(figure.seat) == seat);
            own.filter(|figure| figure.figure != remparts_screen::names::FigureName::Tower).count()
        };
        let standing: Vec<i32> = (0..seen.seats.len()).map(|seat| figures(seat) as i32).collect();
        assert_eq!(values(FactName::Trapped), standing);
    }
}

/// The cells where a face can be laid, by what can be chosen.
fn choosable(choices: &[Choice]) -> BTreeMap<&str, BTreeSet<(i8, i8)>> {
    let mut cells: BTreeMap<&str, BTreeSet<(i8, i8)>> = BTreeMap::new();
    for choice in choices.iter().filter(|choice| choice.kind == ChoiceKind::Place) {
        let (face, cell) = (choice.face.as_deref(), choice.cell);
        cells.entry(face.expect("a face")).or_default().insert(cell.expect("a cell"));
    }
    cells
}

#[test]
fn the_frontier_agrees_with_what_can_be_laid() {
    for (name, players) in GAMES {
        let mut table = table(name, players);
        play(&mut table, 4, |table, _, own, _| {
            if own.turn.step != Step::Tile {
                return;
            }
            let gaps = table.frontier(&[], None).expect("a frontier");
            let cells = choosable(&own.choices);
            for face in &own.turn.faces {
                let fitting = gaps.iter().filter(|gap| gap.fits.iter().any(|(it, _)| it == face));
                let fitting: BTreeSet<(i8, i8)> = fitting.map(|gap| (gap.x, gap.y)).collect();
                assert_eq!(cells.get(&**face).cloned().unwrap_or_default(), fitting, "{name}");
            }
            let known: BTreeSet<u16> = own.regions.iter().map(|region| region.id).collect();
            for gap in &gaps {
                let left: u32 = gap.fits.iter().map(|(_, left)| u32::from(*left)).sum();
                assert_eq!(gap.left, left);
                assert!((0.0..=1.0).contains(&gap.chance), "{}", gap.chance);
                assert_eq!(gap.chance < 1e-12, gap.left == 0 || nothing_to_come(own, gap.chance));
                assert!(gap.regions.iter().all(|region| known.contains(region)));
            }
        });
    }
}

/// Whether the seat to move draws nothing any more.
fn nothing_to_come(screen: &Screen, chance: f64) -> bool {
    chance < 1e-12 && screen.bag.left < screen.seats.len()
}

#[test]
fn features_are_told_alike_everywhere() {
    for (name, players) in GAMES {
        let mut table = table(name, players);
        let mut plies = 0;
        play(&mut table, 6, |table, _, own, _| {
            plies += 1;
            if plies % 13 == 0 {
                check_features(table, own);
            }
        });
        check_features(&table, &public(&table));
    }
}

fn check_features(table: &Table, screen: &Screen) {
    let gaps = table.frontier(&[], None).expect("a frontier");
    for region in &screen.regions {
        let feature = table.inspect(region.spot, &[]).expect("a look").expect("a feature");
        assert_eq!((feature.region, feature.kind), (region.id, region.kind));
        assert_eq!((feature.complete, &feature.owners), (region.complete, &region.owners));
        assert_eq!(feature.feeds, region.pips.len());
        let grows = !matches!(feature.kind, FeatureName::Field | FeatureName::Homes);
        assert_eq!(feature.chance.is_some(), grows && feature.gaps.len() == 1);
        assert!(feature.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        // What completes a feature can be laid there.
        for gap in gaps.iter().filter(|gap| feature.gaps == [(gap.x, gap.y)]) {
            assert!(feature.fits.iter().all(|fit| gap.fits.contains(fit)));
        }
        // A gap knows what could grow there.
        for gap in gaps.iter().filter(|gap| grows && !feature.complete && gap.left > 0) {
            let here = feature.gaps.contains(&(gap.x, gap.y));
            assert_eq!(gap.regions.contains(&region.id), here);
        }
        // All fields that feed a city touch it.
        if feature.kind == FeatureName::City && feature.complete {
            let fed = screen.regions.iter().filter(|it| it.kind == FeatureName::Field);
            assert!(feature.fields <= fed.count());
        }
    }
}

/// A tile that completes a feature, once drawn and laid, completes it.
#[test]
fn what_is_said_to_complete_a_feature_does() {
    let mut completed = 0;
    for (name, players) in [("base", 2), ("base-inns", 3), ("classic-all", 4), ("city", 2)] {
        let mut table = table(name, players);
        play(&mut table, 8, |table, seat, own, _| {
            let [face] = &own.turn.faces[..] else { return };
            for region in &own.regions {
                let feature = table.inspect(region.spot, &[]).expect("a look").expect("a feature");
                let says = feature.fits.iter().any(|(fits, _)| fits == face);
                let there = own.choices.iter().filter(|choice| {
                    choice.kind == ChoiceKind::Place && feature.gaps == choice.cell.as_slice()
                });
                let does = there.into_iter().any(|choice| {
                    let viewer = Viewer::Seat(Seat(seat));
                    let after = table.screen(viewer, &[&choice.text]).expect("a draft");
                    let joined = table.inspect(region.spot, &[&choice.text]).expect("a look");
                    assert!(after.regions.len() > 1);
                    joined.is_some_and(|feature| feature.complete)
                });
                if feature.gaps.len() == 1 && feature.kind != FeatureName::Field {
                    assert_eq!(says, does, "{name}: {face} at {:?}", feature.gaps);
                    completed += u32::from(does);
                }
            }
        });
    }
    assert!(completed > 100, "{completed} features could be completed");
}

#[test]
fn odds_are_odds() {
    for (name, players) in GAMES {
        let mut table = table(name, players);
        let names: Vec<String> = table.faces().into_iter().map(|face| face.name).collect();
        let mut plies = 0;
        play(&mut table, 10, |table, _, own, _| {
            plies += 1;
            if plies % 17 != 0 {
                return;
            }
            let one = |seat, face: &String| table.odds(Seat(seat), &[face]);
            let next: f64 = names.iter().map(|face| one(0, face).next).sum();
            let expected = if own.bag.left > 0 { 1.0 } else { 0.0 };
            assert!((next - expected).abs() < 1e-9, "{name}: {next}");
            let all: Vec<&str> = names.iter().map(String::as_str).collect();
            let seats = (0..players).map(|seat| table.odds(Seat(seat), &all));
            assert_eq!(seats.clone().map(|odds| odds.draws as usize).sum::<usize>(), own.bag.left);
            for odds in seats {
                assert_eq!(odds.left as usize, own.bag.left);
                assert!((odds.yours - f64::from(odds.draws.min(1))).abs() < 1e-9);
            }
            for (face, left, _) in &own.bag.faces {
                let odds = one(players - 1, face);
                assert!((0.0..=1.0).contains(&odds.yours) && (0.0..=1.0).contains(&odds.next));
                assert_eq!(u32::from(*left), odds.left, "those in hand are not to come");
            }
        });
    }
}

/// The number in the title of the bag is the sum of what is listed below it, at any time.
#[test]
fn the_bag_adds_up() {
    let sum = |screen: &Screen| -> usize {
        screen.bag.faces.iter().map(|(_, left, _)| usize::from(*left)).sum()
    };
    for (name, players) in GAMES {
        let mut table = table(name, players);
        let mut held = 0;
        play(&mut table, 11, |table, seat, own, _| {
            assert_eq!(sum(own), own.bag.left, "{name}, ply {}", own.ply);
            held += own.turn.faces.len();
            let piles: usize = own.bag.piles.iter().map(|pile| usize::from(pile.left)).sum();
            assert!(own.bag.piles.is_empty() || piles == own.bag.left);
            // What is only proposed draws nothing.
            let Some(choice) = own.choices.first() else { return };
            let drafted = table.screen(Viewer::Seat(Seat(seat)), &[&choice.text]).expect("legal");
            assert_eq!(sum(&drafted), drafted.bag.left, "{name}: {}", choice.text);
        });
        assert!(held > 20, "{name}: tiles in hand are seen");
        let end = public(&table);
        assert_eq!(sum(&end), end.bag.left, "{name}");
    }
}

#[test]
fn all_tiles_are_accounted_for() {
    for (name, players) in GAMES {
        let table = finished(name, players, 12);
        let (seen, faces) = (public(&table), table.faces());
        let mut tiles: BTreeMap<&str, u8> = BTreeMap::new();
        seen.tiles.iter().for_each(|tile| *tiles.entry(&tile.face).or_default() += 1);
        seen.bag.boxed.iter().for_each(|(face, many)| *tiles.entry(face).or_default() += many);
        // The City can end with tiles in the bag.
        seen.bag.faces.iter().for_each(|(face, left, _)| *tiles.entry(face).or_default() += left);
        for face in &faces {
            let found = tiles.get(face.name.as_str()).copied().unwrap_or_default();
            assert_eq!(found, face.total, "{name}: {}", face.name);
        }
        for (face, _, total) in &seen.bag.faces {
            let known = faces.iter().find(|known| known.name == *face).expect("a known face");
            assert_eq!(known.total, *total);
        }
    }
}

/// Neighbors show each other the same edge, except that markets and houses may meet.
#[test]
fn edges_are_as_the_tiles_lie() {
    use remparts_screen::EdgeName::{Homes, Market};
    for (name, players) in GAMES {
        let table = finished(name, players, 14);
        let (seen, faces) = (public(&table), table.faces());
        let mut lying = BTreeMap::new();
        for tile in &seen.tiles {
            let face = faces.iter().find(|face| face.name == tile.face).expect("a known face");
            let mut edges = face.edges;
            edges.rotate_right(usize::from(tile.rotation));
            lying.insert((tile.x, tile.y), edges);
        }
        for ((x, y), edges) in &lying {
            for (side, (dx, dy)) in [(1, (1, 0)), (2, (0, 1))] {
                let Some(other) = lying.get(&(x + dx, y + dy)) else { continue };
                let (ours, theirs) = (edges[side], other[(side + 2) % 4]);
                let built = [ours, theirs].iter().all(|it| matches!(it, Market | Homes));
                assert!(ours == theirs || built, "{name}: {ours:?} beside {theirs:?}");
            }
        }
    }
}
