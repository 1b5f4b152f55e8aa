//! The outlines of figures, with the lines that give them depth.

/// The parts of a drawing that do not depend on the seat, as path data from the point the figure
/// stands on.
#[derive(Debug)]
pub(super) struct Outline {
    /// The transformation that turns or enlarges all of it.
    pub(super) pose: &'static str,
    /// The shadow on the ground, to the south-east.
    pub(super) shadow: &'static str,
    /// Parts that the figure hides in part.
    pub(super) behind: &'static str,
    /// The edge of the figure, from the top of its head on.
    pub(super) edge: &'static str,
    /// The height of that top above the ground.
    pub(super) tall: u8,
    /// The lit parts, toward the north-west.
    pub(super) light: &'static str,
    /// The parts in the shade.
    pub(super) shade: &'static str,
    /// Lines in the color of the seat's sign.
    pub(super) marks: &'static str,
    /// The transformation that puts the sign of the seat in its place.
    pub(super) chest: &'static str,
    /// The transformation that keeps the sign upright.
    pub(super) upright: &'static str,
    /// Parts that hide some of the figure.
    pub(super) front: &'static str,
}

/// Height of the standing person, in units.
pub(crate) const PERSON_TALL: u8 = 188;

/// The outline of a person with a hat, hands off the hips.
pub(crate) const PERSON: &str = "c24 0 32 16 34 36 38 6 40 24-2 24 0 18-6 30-14 36 \
42 4 74 40 84 76 4 28-32 36-44 10 22 52 24 60 2 60h-32c-18 0-14-34-28-34-14 0-10 34-28 34h-32\
c-22 0-20-8 2-60-12 26-48 18-44-10 10-36 42-72 84-76-8-6-14-18-14-36-42 0-40-18-2-24 \
2-20 10-36 34-36z";

pub(super) const MEEPLE: Outline = Outline {
    pose: "",
    shadow: "M-44 44h130",
    behind: "",
    edge: PERSON,
    tall: PERSON_TALL,
    light: "M-22-150c2-14 6-20 16-22M-24-76c-26 8-46 32-54 58",
    shade: "M30-132h-60M60-60c14 16 22 30 26 44M62 40h-22",
    marks: "",
    chest: "0-30",
    upright: "",
    front: "",
};

// Mirrored over the diagonal along which light falls, so that light and shade stay right.
pub(super) const FARMER: Outline = Outline {
    pose: " transform=\"matrix(0 1 1 0 66 0)\"",
    shadow: "M70-80l-6 150",
    chest: "-30 0",
    upright: " transform=\"matrix(0 1 1 0 0 0)\"",
    ..MEEPLE
};

pub(super) const BIG: Outline = Outline {
    pose: " transform=\"scale(1.3)\"",
    front: "<path fill=\"#fd5\" stroke=\"#210\" stroke-width=\"7\" \
d=\"M26-146c-4-44 20-66 40-66 14 24 0 58-40 66z\"/>",
    ..MEEPLE
};

pub(super) const ABBOT: Outline = Outline {
    tall: 196,
    edge: "c32 24 46 50 36 74 0 14-4 24-12 32 40 8 52 60 66 124 2 16-30 22-90 22\
-60 0-92-6-90-22 14-64 26-116 66-124-8-8-12-18-12-32-10-24 4-50 36-74z",
    light: "M-28-144c2-10 6-18 14-26M-26-74c-26 14-34 60-40 98",
    shade: "M30-118h-60M52-44c12 30 18 56 22 80-16 6-40 8-60 8",
    marks: "M0-176v44M-14-156h28",
    chest: "0-14",
    ..MEEPLE
};

pub(super) const GUARD: Outline = Outline {
    tall: 186,
    behind: "<path stroke=\"#ffe\" stroke-width=\"34\" d=\"M74 46v-220\"/>\
<path stroke=\"#210\" stroke-width=\"20\" d=\"M74 46v-220l-9-8 9-18 9 18z\"/>\
<path fill=\"#dde\" d=\"M74-168l-9-14 9-18 9 18z\"/>\
<path stroke=\"#c96\" stroke-width=\"8\" d=\"M74 46v-212\"/>",
    edge: "c32 10 42 34 42 60 12 4 10 16-6 14 0 10-6 16-12 20 42 6 52 42 52 82 \
2 30 0 64-6 64h-140c-6 0-8-34-6-64 0-40 10-76 52-82-6-4-12-10-12-20-16 2-18-10-6-14 0-26 10-50 42-60z",
    light: "M-28-130c2-18 8-26 18-32M-34-76c-20 10-26 36-28 58",
    shade: "M34-116h-68M62-50c2 26 2 58 0 90h-40",
    marks: "M-52-68h96c4 52-14 86-48 102-34-16-52-50-48-102z",
    chest: "-4-24",
    ..MEEPLE
};

pub(super) const TOWER: Outline = Outline {
    tall: 180,
    edge: "h17v24h25v-24h32v54c0 20-18 18-18 34v96c0 16 20 18 20 34 0 14-36 20-76 20\
-40 0-76-6-76-20 0-16 20-18 20-34v-96c0-16-18-14-18-34v-54h32v24h25v-24z",
    light: "M-60-134v-30M-42-90v100",
    shade: "M60-164v36M-36-112h72M42-84v92M56 42c-16 4-36 4-56 4M-28 24h18M-38-84h14M4 30h18M26-2h10",
    chest: "0-36",
    ..MEEPLE
};
