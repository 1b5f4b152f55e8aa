//! Scores explain themselves: every event of random games is recomputed from the tiles, the figures
//! and the rules, and the points of the events add up to the points of the seats.

use crate::common;

use common::{Random, dice, play, small_table, some_ply, table};
use remparts_engine::classic::event::{Counted, Occasion, Scored};
use remparts_engine::classic::feature::{Marks, Part};
use remparts_engine::classic::wishes::random_setup;
use remparts_engine::classic::{
    Action, Classic, Event, FeatureKind, FigureKind, Gift, Spot, TwoTileCity,
};
use remparts_engine::kernel::game::{Game, Pending, Sight as _};
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::Ply;
use remparts_engine::notation::ply::{make_ply, read_ply};
use std::collections::{BTreeMap, BTreeSet};

/// A figure on the board.
type Standing = (Seat, FigureKind, Spot);

/// Figures and points, updated from the events alone.
struct Bookkeeper {
    figures: Vec<Standing>,
    scores: Vec<i32>,
}

impl Bookkeeper {
    fn take(&mut self, figure: Standing) {
        let at = self.figures.iter().position(|standing| *standing == figure);
        self.figures.remove(at.unwrap_or_else(|| panic!("{figure:?} does not stand there")));
    }

    fn hear(&mut self, game: &Classic, event: &Event) {
        match event {
            Event::Put(seat, kind, spot) => self.figures.push((*seat, *kind, *spot)),
            Event::Moved { seat, figure, from, to } => {
                self.take((*seat, *figure, *from));
                self.figures.push((*seat, *figure, *to));
            }
            Event::Retreated { seat, figure, from, left, points } => {
                self.take((*seat, *figure, *from));
                let feature = game.feature(*from).expect("it stood somewhere");
                let staying = self.figures.iter().filter(|(.., at)| feature.spots.contains(at));
                let staying = staying.count();
                assert_eq!((usize::from(*left), *points), (staying, 2 + 2 * staying as i32));
                self.scores[seat.index()] += points;
            }
            Event::Bonus(seat, points) => self.scores[seat.index()] += points,
            Event::GiftsLeft { seat, gifts, points } => {
                assert_eq!(*points, 2 * i32::from(*gifts));
                self.scores[seat.index()] += points;
            }
            Event::FarmersLeft(farmers) => {
                assert!(!farmers.is_empty());
                for farmer in farmers {
                    self.take((farmer.seat, farmer.figure, farmer.from));
                }
            }
            Event::Scored(scored) => self.check(game, scored),
            _ => {}
        }
    }

    fn check(&mut self, game: &Classic, scored: &Scored) {
        assert_eq!(game.feature(scored.spots[0]).expect("a feature").spots, scored.spots);
        let involved = self.involved(game, scored);
        let mut strength: BTreeMap<Seat, u8> = BTreeMap::new();
        for (seat, kind, _) in &involved {
            *strength.entry(*seat).or_default() += if *kind == FigureKind::Big { 2 } else { 1 };
        }
        let most = strength.values().max().copied().expect("nothing scores without figures");
        assert_eq!(scored.strength, strength.clone().into_iter().collect::<Vec<_>>());
        strength.retain(|_, weight| *weight == most);
        assert_eq!(scored.winners, strength.into_keys().collect::<Vec<_>>());

        let returned = scored.returned.iter().map(|one| (one.seat, one.figure, one.from));
        let returned: BTreeSet<Standing> = returned.collect();
        if scored.rule == "FARM-7" {
            assert!(returned.is_empty(), "farmers serve the other cities too");
        } else {
            assert_eq!(returned, involved.iter().copied().collect());
            involved.into_iter().for_each(|figure| self.take(figure));
        }
        assert_eq!(scored.tiles.iter().copied().collect::<BTreeSet<_>>(), tiles(game, scored));
        assert_eq!((terms(scored), scored.rule), worth(game, scored));
        assert_eq!(scored.points, scored.terms.iter().map(|term| term.points()).sum::<i32>());
        for winner in &scored.winners {
            self.scores[winner.index()] += scored.points;
        }
    }

    /// The figures whose strength counts.
    fn involved(&self, game: &Classic, scored: &Scored) -> Vec<Standing> {
        let counts = |(seat, kind, spot): &Standing| match scored.occasion {
            _ if scored.rule == "FARM-7" => {
                let field = game.feature(*spot).expect("a figure stands somewhere");
                let cities = field.spots.iter().flat_map(|spot| touched(game, *spot));
                field.kind == FeatureKind::Field
                    && cities.into_iter().any(|city| scored.spots.contains(&city))
            }
            Occasion::Recalled => {
                *kind == FigureKind::Abbot
                    && scored.winners == [*seat]
                    && scored.spots.contains(spot)
            }
            _ => scored.spots.contains(spot),
        };
        self.figures.iter().copied().filter(counts).collect()
    }
}

fn part(game: &Classic, spot: Spot) -> &Part {
    let (face, _) = game.tile_at(spot.cell).expect("a tile lies there");
    &game.rules().face(face).parts[usize::from(spot.part)]
}

/// The city segments that a field segment borders on its tile.
fn touched(game: &Classic, spot: Spot) -> Vec<Spot> {
    let touches = part(game, spot).touches;
    let cities = (0..16).filter(|city| touches >> city & 1 == 1);
    cities.map(|city| Spot { part: city, ..spot }).collect()
}

/// The tiles of a feature, and the neighbors of an abbey or garden.
fn tiles(game: &Classic, scored: &Scored) -> BTreeSet<Cell> {
    let mut cells: BTreeSet<Cell> = scored.spots.iter().map(|spot| spot.cell).collect();
    if matches!(scored.feature, FeatureKind::Abbey | FeatureKind::Garden) {
        let around = scored.spots[0].cell.around().into_iter();
        cells.extend(around.filter(|cell| game.tile_at(*cell).is_some()));
    }
    cells
}

/// Counts and points of each term.
fn terms(scored: &Scored) -> Vec<(Counted, usize, u8)> {
    scored.terms.iter().map(|term| (term.what, usize::from(term.count), term.each)).collect()
}

/// What the rules digest says a feature is worth, and by which rule.
fn worth(game: &Classic, scored: &Scored) -> (Vec<(Counted, usize, u8)>, &'static str) {
    use FeatureKind::{Abbey, City, Field, Garden, Road};
    let parts = || scored.spots.iter().map(|spot| part(game, *spot).tally);
    let marks = parts().fold(Marks::NONE, |all, sums| all.with(sums.marks));
    let complete = scored.occasion == Occasion::Completed;
    let tiles = tiles(game, scored).len();
    let half = game.rules().setup.two_tile_city == TwoTileCity::HalfPoints;
    let (inn, cathedral) = (marks.has(Marks::INN), marks.has(Marks::CATHEDRAL));
    let (each, rule) = match (scored.feature, complete) {
        (Field, _) if scored.rule == "FARM-7" => return (vec![(Counted::Cities, 1, 4)], "FARM-7"),
        (Field, _) => {
            let cities = scored.spots.iter().flat_map(|spot| touched(game, *spot));
            let cities = cities.map(|city| game.feature(city).expect("a city"));
            let complete = cities.filter(|city| city.open.is_empty()).map(|city| city.spots);
            let count = complete.collect::<BTreeSet<_>>().len();
            return (vec![(Counted::Cities, count, 3)], "FARM-4");
        }
        (Road, true) if inn => (2, "INN-2"),
        (Road, true) => (1, "ROAD-2"),
        (Road, false) if inn => (0, "INN-3"),
        (Road, false) => (1, "ROAD-3"),
        (City, true) if cathedral => (3, "INN-4"),
        (City, true) if half && tiles == 2 => (1, "CITY-4"),
        (City, true) => (2, "CITY-2"),
        (City, false) if cathedral => (0, "INN-5"),
        (City, false) => (1, "CITY-3"),
        (Abbey | Garden, _) if scored.occasion == Occasion::Recalled => (1, "ABBOT-5"),
        (Abbey, true) => (1, "ABBEY-2"),
        (Abbey, false) => (1, "ABBEY-3"),
        (Garden, true) => (1, "ABBOT-6"),
        (Garden, false) => (1, "ABBOT-7"),
    };
    let shields = parts().map(|sums| usize::from(sums.shields)).sum();
    let all = [(Counted::Tiles, tiles, each), (Counted::Shields, shields, each)];
    (
        all.into_iter().filter(|(what, count, _)| *what == Counted::Tiles || *count > 0).collect(),
        rule,
    )
}

/// A ply that likes to put figures down, take them back and unwrap gifts.
fn eager_ply(game: &Classic, dice: &mut Random, legal: &mut List<Action>) -> Option<Ply<Classic>> {
    game.legal(legal);
    let lively = |action: &&Action| !matches!(action, Action::Place { .. } | Action::Pass);
    let lively: Vec<Action> = legal.iter().filter(lively).copied().collect();
    if lively.is_empty() || dice.below(4) == 0 {
        return some_ply(game, dice, legal);
    }
    Some(Ply::Action(lively[dice.below(lively.len() as u32) as usize]))
}

#[test]
fn every_scoring_of_random_games_is_explained() {
    let mut rules_seen = BTreeSet::new();
    let mut legal = List::new();
    for seed in 0..300 {
        let mut dice = dice(seed);
        let mut game = Classic::new(random_setup(&mut dice)).expect("playable");
        let mut book = Bookkeeper { figures: Vec::new(), scores: vec![0; game.seats()] };
        loop {
            let ply = if seed % 2 == 0 { eager_ply } else { some_ply };
            let Some(ply) = ply(&game, &mut dice, &mut legal) else { break };
            let mut events = Vec::new();
            make_ply(&mut game, ply, &mut events).expect("legal");
            for event in &events {
                book.hear(&game, event);
                if let Event::Scored(scored) = event {
                    rules_seen.insert(scored.rule);
                }
            }
            let mut standing = game.figures();
            standing.sort_unstable();
            book.figures.sort_unstable();
            assert_eq!(book.figures, standing);
            assert_eq!(book.scores, game.scores());
        }
    }
    let all = [
        "ABBEY-2", "ABBEY-3", "ABBOT-5", "ABBOT-6", "ABBOT-7", "CITY-2", "CITY-3", "CITY-4",
        "FARM-4", "FARM-7", "INN-2", "INN-3", "INN-4", "INN-5", "ROAD-2", "ROAD-3",
    ];
    assert_eq!(rules_seen, all.into_iter().collect(), "every way to score came up");
}

/// An abbot taken back is told before anything the same tile completed (ABBOT-5).
#[test]
fn a_recall_comes_before_the_other_scorings() {
    let mut game = table("base-abbot", &[]);
    let lines = "draw base/B\nplace base/B 0,1 r0\nput abbot 0,1 abbey\ndraw base/U\n\
                 place base/U 1,0 r0\npass\ndraw base/E\nplace base/E 0,-1 r2\nrecall";
    let occasions = |events: &[Event]| -> Vec<Occasion> {
        let scored = events.iter().filter_map(|event| match event {
            Event::Scored(scored) => Some(scored.occasion),
            _ => None,
        });
        scored.collect()
    };
    assert_eq!(occasions(&play(&mut game, lines)), [Occasion::Recalled]);
    // Now with a city that someone holds and the same tile completes.
    let mut game = table("base-abbot", &[]);
    let lines = "draw base/B\nplace base/B 0,1 r0\nput abbot 0,1 abbey\ndraw base/G\n\
                 place base/G 0,-1 r1\nput meeple 0,-1 city-NS\ndraw base/E\nplace base/E 0,-2 r2\nrecall";
    assert_eq!(occasions(&play(&mut game, lines)), [Occasion::Recalled, Occasion::Completed]);
}

/// END-4: a gift received with the last tile counts in a preview although its face is unknown.
#[test]
fn a_preview_counts_the_certain_gift() {
    let mut game = small_table("base-gifts", &[("base/U", 2)]);
    play(&mut game, "draw base/U\nplace base/U 1,0 r0\nput meeple 1,0 road-EW\ndraw base/U");
    let Ok(Ply::Action(last)) = read_ply(&game, "place base/U 2,0 r0") else {
        panic!("a placement")
    };
    let preview = game.preview(&[last]).expect("legal");
    let before = game.scores().to_vec();
    play(&mut game, "place base/U 2,0 r0\ngift synod\npass");
    assert_eq!(game.pending(), Pending::Over);
    let gains: Vec<i32> = game.scores().iter().zip(before).map(|(now, then)| now - then).collect();
    assert_eq!(preview.gains, gains);
    assert_eq!(gains, [3, 2]);
}

/// INFO-2: a viewer's odds of a pending deal are those of all cards not seen.
#[test]
fn a_view_tells_the_odds_of_a_deal() {
    let mut game = table("base-gifts", &[]);
    play(&mut game, "draw base/U\nplace base/U 1,0 r0\nput meeple 1,0 road-EW\ndraw base/U");
    play(
        &mut game,
        "place base/U 2,0 r0\ngift synod\npass\ndraw base/U\nplace base/U 3,0 r0\npass",
    );
    play(&mut game, "draw base/U\nplace base/U 4,0 r0");
    let odds = |game: &Classic| -> Vec<u32> {
        game.answers().into_iter().map(|(_, tickets)| tickets).collect()
    };
    assert_eq!(odds(&game), [4, 5, 5, 5, 5], "the deck has one synod less");
    assert_eq!(odds(game.view(Viewer::Seat(Seat(1))).known()), [4, 5, 5, 5, 5], "its holder knows");
    assert_eq!(odds(game.view(Viewer::Seat(Seat(0))).known()), [5; Gift::ALL.len()]);
    assert_eq!(odds(game.view(Viewer::Audience).known()), [5; Gift::ALL.len()]);
}
