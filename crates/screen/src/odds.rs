//! How likely tiles are to come.

use crate::dealt::Dealt;
use crate::shown::Shown;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::seat::Seat;
use serde::Serialize;
use ts_rs::TS;

/// How likely it is that some kinds of tiles come.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Odds {
    /// The chance that the next tile is one of them.
    pub next: f64,
    /// The chance that the seat draws at least one of them before the end.
    pub yours: f64,
    /// How many tiles the seat still draws if every tile is drawn and nobody has an extra turn.
    pub draws: u32,
    /// How many of them are still to be drawn.
    pub left: u32,
}

/// The tiles still to be drawn, and who draws them.
pub(crate) struct Luck {
    /// By piles in the order of drawing.
    piles: Vec<Vec<(FaceId, u8)>>,
    seats: u32,
    next: Seat,
}

impl Luck {
    pub(crate) fn of(game: &impl Shown) -> Self {
        let piles = game.piles().into_iter().filter(|pile| !pile.is_empty()).collect();
        Self { piles, seats: game.seats() as u32, next: game.next_drawer() }
    }

    /// How many tiles of each pile a seat draws, the seats drawing in turn.
    fn draws(&self, seat: Seat) -> impl Iterator<Item = u32> + '_ {
        let away = (u32::from(seat.0) + self.seats - u32::from(self.next.0)) % self.seats;
        // Draws of the seat among so many of all.
        let among = move |tiles: u32| (tiles + self.seats - 1 - away) / self.seats;
        let ends = self.piles.iter().scan(0, |drawn, pile| {
            *drawn += tiles(pile, |_| true);
            Some(*drawn)
        });
        ends.scan(0, move |before, end| {
            let draws = among(end) - *before;
            *before += draws;
            Some(draws)
        })
    }

    /// The chance that one of some seats draws at least one of the wanted tiles.
    pub(crate) fn chance(&self, seats: &[Seat], wanted: impl Fn(FaceId) -> bool) -> f64 {
        let mut draws = vec![0; self.piles.len()];
        for seat in seats {
            draws.iter_mut().zip(self.draws(*seat)).for_each(|(sum, more)| *sum += more);
        }
        let misses = self
            .piles
            .iter()
            .zip(draws)
            .map(|(pile, draws)| miss(tiles(pile, |_| true), tiles(pile, &wanted), draws));
        1.0 - misses.product::<f64>()
    }
}

/// Tiles of a pile that are wanted.
fn tiles(pile: &[(FaceId, u8)], wanted: impl Fn(FaceId) -> bool) -> u32 {
    pile.iter().filter(|(face, _)| wanted(*face)).map(|(_, left)| u32::from(*left)).sum()
}

/// The chance that none of so many draws from a pile is one of the wanted tiles.
fn miss(tiles: u32, wanted: u32, draws: u32) -> f64 {
    let draw = |n: u32| f64::from((tiles - n).saturating_sub(wanted)) / f64::from(tiles - n);
    (0..draws.min(tiles)).map(draw).product()
}

impl<G: Shown> Dealt<G> {
    pub(crate) fn odds(&self, seat: Seat, faces: &[&str]) -> Odds {
        let game = self.log.game();
        let luck = Luck::of(game);
        let names = game.faces();
        let wanted = |face: FaceId| faces.contains(&names[face.index()].name.as_str());
        let first = luck.piles.first().map_or(&[][..], Vec::as_slice);
        let all = tiles(first, |_| true);
        Odds {
            next: f64::from(tiles(first, wanted)) / f64::from(all.max(1)),
            yours: luck.chance(&[seat], wanted),
            draws: luck.draws(seat).sum(),
            left: luck.piles.iter().map(|pile| tiles(pile, wanted)).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luck(piles: &[&[(u8, u8)]], seats: u32, next: u8) -> Luck {
        let pile = |pile: &&[(u8, u8)]| pile.iter().map(|(f, n)| (FaceId(*f), *n)).collect();
        Luck { piles: piles.iter().map(pile).collect(), seats, next: Seat(next) }
    }

    #[test]
    fn seats_draw_in_turn_and_all_tiles() {
        let luck = luck(&[&[(0, 4)], &[(1, 7), (2, 2)]], 3, 1);
        let draws = |seat| luck.draws(Seat(seat)).collect::<Vec<_>>();
        assert_eq!((draws(0), draws(1), draws(2)), (vec![1, 3], vec![2, 3], vec![1, 3]));
    }

    #[test]
    fn chances_of_small_piles_are_exact() {
        // Two of four tiles are wanted, each of two seats draws two: one of six pairs misses.
        let luck = luck(&[&[(0, 2), (1, 2)]], 2, 0);
        let one = luck.chance(&[Seat(0)], |face| face == FaceId(0));
        assert!((one - 5.0 / 6.0).abs() < 1e-12, "{one}");
        // Together they draw everything.
        let both = luck.chance(&[Seat(0), Seat(1)], |face| face == FaceId(0));
        assert!((both - 1.0).abs() < 1e-12, "{both}");
        assert!(luck.chance(&[Seat(0)], |_| false).abs() < 1e-12);
        assert!((luck.chance(&[Seat(1)], |_| true) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn piles_are_drawn_one_after_the_other() {
        // The only tile of the first pile goes to the first seat; the second draws half of the rest.
        let luck = luck(&[&[(0, 1)], &[(1, 1), (2, 1)]], 2, 0);
        let chance = |seat, face| luck.chance(&[Seat(seat)], |it| it == FaceId(face));
        assert!((chance(0, 0) - 1.0).abs() < 1e-12);
        assert!(chance(1, 0).abs() < 1e-12);
        assert!((chance(0, 1) - 0.5).abs() < 1e-12 && (chance(1, 2) - 0.5).abs() < 1e-12);
    }
}
