//! The chance that open cells are filled, from the counts of the tiles really left.

use super::held::sums;
use remparts_engine::classic::feature::Sums;
use remparts_engine::classic::state::PARTS;
use remparts_engine::classic::{Classic, FeatureKind};
use remparts_engine::kernel::face::{FaceId, Turned};
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::geometry::{Cell, Side};
use remparts_engine::kernel::regions::{RegionId, Regions};

/// Most holes of a feature that are looked at. With more it will not be finished anyway.
const HOLES: usize = 16;

/// An empty cell that a feature waits for.
#[derive(Clone, Copy, Default)]
pub(super) struct Hole {
    pub(super) cell: Cell,
    /// The sides of the cell where the feature comes in, as bits.
    pub(super) sides: u8,
}

/// The holes of one feature.
#[derive(Clone, Copy, Default)]
pub(super) struct Holes {
    len: usize,
    holes: [Hole; HOLES],
}

impl Holes {
    /// Where a road or city goes on, or what an abbey or garden still waits for.
    pub(super) fn of(game: &Classic, region: RegionId) -> Self {
        let table = game.state().table();
        let mut holes = Self::default();
        let some = Regions::<Sums, PARTS>::some_part(region);
        if matches!(sums(game, region).kind, FeatureKind::Abbey | FeatureKind::Garden) {
            for cell in table.spot(some).cell.around() {
                if table.board.at(cell).is_none() {
                    holes.add(cell, 0);
                }
            }
            return holes;
        }
        for part in table.regions.ring(some) {
            let tile = table.board.tile(table.tile_of(part));
            let local = (part.0 - tile.first.0) as u8;
            let ports = &game.rules().face(tile.face).turned[tile.pose.rotation.index()].ports;
            for side in Side::ALL {
                let cell = tile.pose.cell.step(side);
                if ports[side.index()][1] == local && table.board.at(cell).is_none() {
                    holes.add(cell, 1 << side.opposite().index());
                }
            }
        }
        holes
    }

    fn add(&mut self, cell: Cell, sides: u8) {
        if let Some(known) = self.holes[..self.len].iter_mut().find(|hole| hole.cell == cell) {
            known.sides |= sides;
        } else if self.len < HOLES {
            self.holes[self.len] = Hole { cell, sides };
            self.len += 1;
        }
    }
}

impl std::ops::Deref for Holes {
    type Target = [Hole];

    fn deref(&self) -> &[Hole] {
        &self.holes[..self.len]
    }
}

/// Counts of the tiles that fit a hole.
#[derive(Clone, Copy, Default)]
pub(super) struct Fitting {
    /// All tiles that fit.
    pub(super) all: u32,
    /// Those after which the feature does not go on from there.
    pub(super) closing: u32,
}

/// The tiles left to be drawn.
pub(super) struct TilesLeft {
    faces: Vec<(FaceId, u32)>,
    /// By number of tiles: the chance that at least one of them comes to one seat.
    chances: [f64; 128],
}

impl TilesLeft {
    pub(super) fn of(game: &Classic) -> Self {
        let others = 1.0 - 1.0 / game.seats() as f64;
        let faces = game.state().bag().faces().map(|(face, count)| (face, u32::from(count)));
        Self {
            faces: faces.collect(),
            chances: std::array::from_fn(|n| 1.0 - others.powi(n as i32)),
        }
    }

    pub(super) fn tiles(&self) -> u32 {
        self.faces.iter().map(|(_, count)| count).sum()
    }

    /// The chance that at least one of so many tiles comes to one seat: each does as likely as to
    /// any other.
    pub(super) fn chance(&self, tiles: f64) -> f64 {
        // Between whole numbers in a straight line.
        let below = (tiles as usize).min(126);
        let part = (tiles - below as f64).min(1.0);
        self.chances[below] * (1.0 - part) + self.chances[below + 1] * part
    }

    /// How many of the tiles fit.
    pub(super) fn fitting(&self, game: &Classic, hole: Hole) -> Fitting {
        let refused = game.state().table().board.refused(hole.cell).unwrap_or(0);
        let mut fitting = Fitting::default();
        for (face, count) in &self.faces {
            let printed = game.rules().face(*face);
            let (mut fits, mut closes) = (false, false);
            for turned in &printed.turned {
                if turned.have & refused == 0 {
                    fits = true;
                    closes = closes || ends(turned, hole.sides, refused);
                }
            }
            fitting.all += u32::from(fits) * count;
            fitting.closing += u32::from(closes) * count;
        }
        fitting
    }

    /// How many of the tiles would join a feature to what comes in by another side of its hole.
    pub(super) fn joining(&self, game: &Classic, hole: Hole, with: Side) -> u32 {
        let refused = game.state().table().board.refused(hole.cell).unwrap_or(0);
        let joins = |turned: &Turned| {
            let own = (0..4).find(|side| hole.sides >> side & 1 == 1);
            let part = own.map(|side| turned.ports[side][1]);
            turned.have & refused == 0 && part == Some(turned.ports[with.index()][1])
        };
        let joining =
            self.faces.iter().filter(|(face, _)| game.rules().face(*face).turned.iter().any(joins));
        joining.map(|(_, count)| count).sum()
    }

    /// The faces left that fit a cell at all, with their number.
    pub(super) fn faces_for<'a>(
        &'a self,
        game: &'a Classic,
        cell: Cell,
    ) -> impl Iterator<Item = (FaceId, u32)> + 'a {
        let refused = game.state().table().board.refused(cell).unwrap_or(0);
        let fits = move |turned: &Turned| turned.have & refused == 0;
        let printed = |face: FaceId| &game.rules().face(face).turned;
        self.faces.iter().copied().filter(move |(face, _)| printed(*face).iter().any(fits))
    }
}

/// Whether no part that comes in by these sides goes on to an empty cell.
fn ends(turned: &Turned, sides: u8, refused: u16) -> bool {
    (0..4).filter(|side| sides >> side & 1 == 1).all(|side| {
        let part = turned.ports[side][1];
        (0..4).all(|other| {
            let empty = refused >> (4 * other) & 0xf == 0;
            turned.ports[other][1] != part || !empty
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice;
    use crate::tallied::Tallied as _;
    use remparts_engine::classic::{Action, Answer, Setup};
    use remparts_engine::kernel::game::{Pending, Quiet};
    use remparts_engine::kernel::geometry::{Pose, Rotation};
    use remparts_engine::kernel::list::List;
    use remparts_engine::kernel::playout::random_ply;

    /// Calls back with the positions between the turns of a random game.
    fn between_turns(mut check: impl FnMut(&Classic)) {
        let mut game = Classic::new(Setup::base(2)).expect("a possible setup");
        let (mut dice, mut legal) = (dice::of_game(3, 0), List::new());
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            if game.between_turns() && game.pending() != Pending::Over {
                check(&game);
            }
        }
    }

    #[test]
    fn fitting_tiles_are_those_the_engine_names() {
        between_turns(|game| {
            let left = TilesLeft::of(game);
            assert_eq!(left.tiles() as usize, game.tiles_left());
            for feature in game.features() {
                let part = game.state().table().part_at(feature.spots[0]).expect("a part");
                let region = game.state().table().regions.region(part);
                if matches!(feature.kind, FeatureKind::Road | FeatureKind::City) {
                    let holes = Holes::of(game, region);
                    let mut cells: Vec<Cell> = holes.iter().map(|hole| hole.cell).collect();
                    cells.sort_unstable();
                    assert!(cells == feature.gaps || feature.gaps.len() > HOLES);
                    for hole in holes.iter() {
                        let named = game.fits(hole.cell);
                        let all = named.iter().map(|fit| u32::from(fit.left)).sum::<u32>();
                        assert_eq!(left.fitting(game, *hole).all, all);
                    }
                }
            }
        });
    }

    #[test]
    fn closing_tiles_close() {
        let (mut closed, mut counted) = (0, 0);
        between_turns(|game| {
            let left = TilesLeft::of(game);
            let table = game.state().table();
            for region in table.regions.all() {
                let holes = Holes::of(game, region);
                let kind = sums(game, region).kind;
                let [hole] = *holes else { continue };
                if !matches!(kind, FeatureKind::Road | FeatureKind::City) {
                    continue;
                }
                let part = Regions::<Sums, PARTS>::some_part(region);
                let mut closing = 0;
                for (face, count) in left.faces_for(game, hole.cell) {
                    let mut drawn = game.clone();
                    drawn.resolve_listed(Answer::Draw(face), &mut Quiet);
                    let seat = drawn.chooser().expect("a fitting tile can be laid");
                    let closes = Rotation::ALL.into_iter().any(|rotation| {
                        let pose = Pose { cell: hole.cell, rotation };
                        let mut laid = drawn.clone();
                        laid.play(seat, Action::place(face, pose), &mut Quiet).is_ok()
                            && laid.state().table().regions.tally_of(part).is_closed()
                    });
                    closing += u32::from(closes) * count;
                }
                // What is joined to something open elsewhere is closed here but not finished.
                let fitting = left.fitting(game, hole);
                assert!(closing <= fitting.closing && fitting.closing <= fitting.all);
                closed += closing;
                counted += fitting.closing;
            }
        });
        assert!(closed > 0 && 10 * closed > 8 * counted, "{closed} of {counted}");
    }

    #[test]
    fn chances_rise_with_the_tiles() {
        let left = TilesLeft::of(&Classic::new(Setup::base(2)).expect("a possible setup"));
        assert_eq!(left.chance(0.0), 0.0);
        assert_eq!(left.chance(1.0), 0.5);
        assert_eq!(left.chance(1.5), 0.625);
        assert_eq!(left.chance(2.0), 0.75);
        assert!(left.chance(1000.0) <= 1.0);
    }
}
