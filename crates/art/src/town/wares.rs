//! The three kinds of goods: their colors, and what lies about where they are sold.

use super::houses::Stamp;
use crate::canvas::Paint;
use remparts_engine::city::tiles::Goods;

/// The look of a kind of goods.
pub(super) struct Ware {
    /// The name of the goods.
    pub(super) name: &'static str,
    /// The color of the ground of its market.
    pub(super) ground: &'static str,
    /// The color of the dark stripes of its stalls.
    pub(super) deep: &'static str,
    /// The color of the other stripes.
    pub(super) pale: &'static str,
    /// The drawing of what lies about in its market: a line, and another one on top of it.
    pub(super) heap: [(Paint, Stamp); 2],
}

/// The ground of markets that sell several kinds: the medallions tell which.
pub(super) const MIXED: &str = "#ecd3bd";

/// Livestock: grazing sheep on red.
const LIVESTOCK: Ware = Ware {
    name: "livestock",
    ground: "#dd9179",
    deep: "#a8352b",
    pale: "#fbe6d6",
    heap: [
        (Paint::Round("#fff4e2", 38), (-14, 0, "h22")),
        (Paint::Round("#5a3226", 17), (25, -10, "v7")),
    ],
};

/// Grain: sheaves on yellow ground.
const GRAIN: Ware = Ware {
    name: "grain",
    ground: "#ecca62",
    deep: "#b27a0c",
    pale: "#fff4cf",
    heap: [
        (Paint::Round("#b07a10", 11), (-17, -29, "l34 58m-17-60v62m17-60l-34 58")),
        (Paint::Round("#7a4a10", 11), (-8, 0, "h16")),
    ],
};

/// Fish: full barrels on blue ground.
const FISH: Ware = Ware {
    name: "fish",
    ground: "#8dbbd3",
    deep: "#235f92",
    pale: "#eaf5fa",
    heap: [
        (Paint::Round("#5d4330", 46), (0, -4, "v9")),
        (Paint::Round("#d7e9f2", 30), (0, -5, "h1")),
    ],
};

/// The look of these goods.
pub(super) const fn of(goods: Goods) -> &'static Ware {
    match goods {
        Goods::Livestock => &LIVESTOCK,
        Goods::Grain => &GRAIN,
        Goods::Fish => &FISH,
    }
}
