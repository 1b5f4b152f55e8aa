//! Markets: colored ground, striped stalls, and goods between them.

use super::room::Room;
use super::wares::{self, MIXED, Ware};
use crate::canvas::{Canvas, Layer, Paint};
use crate::dice::Dice;
use crate::geometry::{Point, SIDE};

/// Number of random places tried for a stall, or for goods.
const TRIES: usize = 80;
/// Least distance from the middle of one stall to that of the next.
const APART: f64 = 165.0;
/// Half the width of a stall.
const HALF: f64 = 54.0;
/// The height of a stall.
const HIGH: f64 = 84.0;

/// Half the width and the height of goods on the ground.
const HEAP: [f64; 2] = [34.0, 60.0];

/// Draws all markets of a tile.
pub(super) fn open(canvas: &mut Canvas, room: &mut Room<'_>, dice: &mut Dice) {
    let laid = room.laid;
    let markets = laid.plan.blocks.iter().enumerate();
    for (market, block) in markets.clone() {
        let ground = match *block.goods {
            [goods] => wares::of(goods).ground,
            _ => MIXED,
        };
        let shape = &laid.layout.regions[market].shape;
        canvas.draw(Paint::Fill(ground), |path| path.shape(shape));
    }
    let stalls = Stalls::on(canvas);
    for (market, block) in markets {
        let trades: Vec<Trade> =
            block.goods.iter().map(|goods| Trade::on(canvas, wares::of(*goods))).collect();
        stock(canvas, &stalls, &trades, room, dice, market);
    }
}

/// Puts up stalls, then goods between them. The kinds of goods take turns.
fn stock(
    canvas: &mut Canvas,
    stalls: &Stalls,
    trades: &[Trade],
    room: &mut Room<'_>,
    dice: &mut Dice,
    market: usize,
) {
    let bounds = Bounds::of(room, market);
    let mut built: Vec<Point> = Vec::new();
    let mut turns = trades.iter().cycle();
    for _ in 0..TRIES {
        let at = bounds.anywhere(dice);
        let alone = built.iter().all(|stall| stall.distance(at) > APART);
        if alone && room.fits(market, at, HALF, HIGH) {
            room.take(at, HALF, HIGH);
            built.push(at);
            if let Some(trade) = turns.next() {
                trade.stall(canvas, stalls, at);
            }
        }
    }
    let [half, high] = HEAP;
    for _ in 0..TRIES {
        let at = bounds.anywhere(dice);
        if room.fits(market, at, half, high) {
            room.take(at, half, high);
            if let Some(trade) = turns.next() {
                trade.heap(canvas, at);
            }
        }
    }
}

/// The rectangle a market lies in.
struct Bounds {
    low: Point,
    high: Point,
}

impl Bounds {
    fn of(room: &Room<'_>, market: usize) -> Self {
        let corners = room.laid.layout.regions[market].shape.iter().flatten();
        let none = Self { low: Point::new(SIDE, SIDE), high: Point::default() };
        corners.fold(none, |Self { low, high }, at| Self {
            low: Point::new(low.x.min(at.x), low.y.min(at.y)),
            high: Point::new(high.x.max(at.x), high.y.max(at.y)),
        })
    }

    fn anywhere(&self, dice: &mut Dice) -> Point {
        Point::new(dice.between(self.low.x, self.high.x), dice.between(self.low.y, self.high.y))
    }
}

/// The layers that all stalls share.
struct Stalls {
    shadow: Layer,
    table: Layer,
}

impl Stalls {
    fn on(canvas: &mut Canvas) -> Self {
        Self {
            shadow: canvas.layer(Paint::Mist("#3a2414", 24, 26)),
            table: canvas.layer(Paint::Fill("#7d5a38")),
        }
    }
}

/// The layers that one kind of goods is drawn on.
struct Trade {
    ware: &'static Ware,
    heaps: [Layer; 2],
    cloth: Layer,
    stripe: Layer,
}

impl Trade {
    fn on(canvas: &mut Canvas, ware: &'static Ware) -> Self {
        Self {
            ware,
            heaps: ware.heap.map(|(paint, _)| canvas.layer(paint)),
            cloth: canvas.layer(Paint::Line(ware.pale, 48)),
            stripe: canvas.layer(Paint::Dashed(ware.deep, 48, "17 12")),
        }
    }

    /// A table under a striped cloth.
    fn stall(&self, canvas: &mut Canvas, stalls: &Stalls, at: Point) {
        canvas.on(stalls.shadow).stamp(at, -22, -4, "h66v-26");
        canvas.on(stalls.table).stamp(at, -44, 0, "h88v-28h-88z");
        canvas.on(self.cloth).stamp(at, -52, -48, "h104");
        canvas.on(self.stripe).stamp(at, -52, -48, "h104");
    }

    /// A heap of goods on the ground.
    fn heap(&self, canvas: &mut Canvas, at: Point) {
        for (layer, (_, (right, down, shape))) in self.heaps.iter().zip(self.ware.heap) {
            canvas.on(*layer).stamp(at, right, down - 30, shape);
        }
    }
}
