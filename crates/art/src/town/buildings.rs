//! The buildings that guards watch, around the origin: the town hall with its slate roof, and those of
//! old fame on violet ground with a golden star.

use super::group;
use crate::face::Laid;
use crate::geometry::Point;
use remparts_engine::city::tiles::Building;

/// Radius of a building with the ground it stands on.
const REACH: f64 = 122.0;
/// The smallest scale at which a building is still told from a house.
const SMALLEST: f64 = 0.7;

/// Draws a building, smaller where its quarter is narrow.
pub(super) fn write(out: &mut String, laid: &Laid<'_>, building: &Building, at: Point) {
    let clear = laid.areas().find_map(|area| laid.raster.clearance(area, at));
    // Where streets end at it, it has a place of its own.
    let scale = clear.map_or(1.0, |clear| (clear / REACH).clamp(SMALLEST, 1.0));
    match building {
        Building::Public => group(out, "public", at, scale, |out| {
            out.push_str(PUBLIC_GROUND);
            out.push_str(HALL);
            out.push_str("</g>");
        }),
        Building::Historic(name) => group(out, "historic", at, scale, |out| {
            out.push_str(HISTORIC_GROUND);
            out.push_str(historic(name));
            out.push_str(STAR);
        }),
    }
}

/// The drawing of a building of old fame.
fn historic(name: &str) -> &'static str {
    match name {
        "Château Comtal" => CHATEAU,
        "Saint Nazaire" => NAZAIRE,
        "Saint Sernin" => SERNIN,
        "Petit Puits" => SMALL_WELL,
        "Grand Puits" => LARGE_WELL,
        "Tour Carrée" => SQUARE_TOWER,
        _ => MANSION,
    }
}

const PUBLIC_GROUND: &str = "<circle r=\"116\" fill=\"#d3dae0\" stroke=\"#506687\" stroke-width=\"10\"/>\
<path fill=\"#2a2418\" opacity=\".25\" d=\"M78 80l26-20v-60l-30-36z\"/>\
<g stroke=\"#43382c\" stroke-width=\"5\" stroke-linejoin=\"round\">";

const HISTORIC_GROUND: &str = "<circle r=\"116\" fill=\"#c4addf\" stroke=\"#654a90\" stroke-width=\"11\"/>\
<g stroke=\"#3d2f4a\" stroke-width=\"5\" stroke-linejoin=\"round\">";

/// The golden star, which ends the group that the ground begins.
const STAR: &str = "<path fill=\"#ffd34d\" stroke=\"#6b4d0c\" stroke-width=\"6\" \
d=\"M66 22l12 27 30 3-23 20 7 29-26-15-26 15 7-29-23-20 30-3z\"/></g>";

const HALL: &str = "<path fill=\"#f4e8cb\" d=\"M-80 80v-66h160v66z\"/>\
<path fill=\"#6f86a8\" d=\"M-92 20l20-56h144l20 56z\"/>\
<path fill=\"#506687\" stroke=\"none\" d=\"M71-34l18 52h-34z\"/>\
<path fill=\"#f4e8cb\" d=\"M-26 80v-142h52v142z\"/>\
<path fill=\"#d9c69d\" stroke=\"none\" d=\"M10 78v-136h13v136z\"/>\
<path fill=\"#6f86a8\" d=\"M-36-58l36-68 36 68z\"/>\
<path fill=\"#506687\" stroke=\"none\" d=\"M0-122l33 62h-20z\"/>\
<circle cy=\"-26\" r=\"15\" fill=\"#fff\"/>\
<path fill=\"none\" stroke-width=\"4\" d=\"M0-36v10l7 5\"/>\
<path fill=\"#5d4330\" stroke=\"none\" d=\"M-14 78v-30a14 14 0 0 1 28 0v30zM-70 66v-24a9 9 0 0 1 18 0v24zM-48 66v-24a9 9 0 0 1 18 0v24z\
M30 66v-24a9 9 0 0 1 18 0v24zM52 66v-24a9 9 0 0 1 18 0v24z\"/>";

const CHATEAU: &str = "<path fill=\"#cfc5b3\" d=\"M-70 74v-72h20v14h16v-14h22v14h24v-14h22v14h16v-14h20v72z\"/>\
<path fill=\"#ddd5c5\" d=\"M-100 82v-96h46v96zM54 82v-96h46v96zM-28 10v-72h56v72z\"/>\
<path fill=\"#aea391\" stroke=\"none\" d=\"M-70 80v-92h13v92zM84 80v-92h13v92zM10 8v-66h15v66z\"/>\
<path fill=\"#7d61a6\" d=\"M-108-10l31-66 31 66zM46-10l31-66 31 66zM-38-56l38-66 38 66z\"/>\
<path fill=\"#5a4380\" stroke=\"none\" d=\"M-77-71l27 59h-16zM77-71l27 59h-16zM0-117l34 59h-20z\"/>\
<path fill=\"#4a3a2a\" stroke=\"none\" d=\"M-19 72v-26a19 19 0 0 1 38 0v26zM-82 30v-18h9v18zM72 30v-18h9v18zM-5-22v-18h10v18z\"/>";

const NAZAIRE: &str = "<path fill=\"#e9dfc8\" d=\"M-62 82v-100l62-76 62 76v100z\"/>\
<path fill=\"#7d61a6\" d=\"M-74-10l74-92 74 92-12 10-62-78-62 78z\"/>\
<path fill=\"#ddd5c5\" d=\"M-88 82v-128h32v128zM56 82v-128h32v128z\"/>\
<path fill=\"#b9ad99\" stroke=\"none\" d=\"M-68 80v-124h9v124zM76 80v-124h9v124z\"/>\
<path fill=\"#7d61a6\" d=\"M-94-42l22-56 22 56zM50-42l22-56 22 56z\"/>\
<circle cy=\"-14\" r=\"29\" fill=\"#5a4380\"/>\
<path fill=\"none\" stroke=\"#ffd34d\" d=\"M0-41v54M-27-14h54M-19-33l38 38M19-33l-38 38\"/>\
<circle cy=\"-14\" r=\"8\" fill=\"#ffd34d\" stroke=\"none\"/>\
<path fill=\"#4a3a2a\" stroke=\"none\" d=\"M-20 80v-24l20-28 20 28v24zM-50 58v-24l8-12 8 12v24zM34 58v-24l8-12 8 12v24z\"/>";

const SERNIN: &str = "<path fill=\"#e3b79a\" d=\"M-98 82v-56h158v56z\"/>\
<path fill=\"#7d61a6\" d=\"M-106 32l18-46h136l18 46z\"/>\
<path fill=\"#f0cdb2\" d=\"M-42 82v-92h60v92z\"/>\
<path fill=\"#f0cdb2\" d=\"M-36-10v-34h48v34zM-30-44v-30h36v30z\"/>\
<path fill=\"#c99a7d\" stroke=\"none\" d=\"M4 80v-88h12v88zM1-12v-30h9v30zM-3-46v-26h7v26z\"/>\
<path fill=\"#7d61a6\" d=\"M-36-72l24-54 24 54z\"/>\
<path fill=\"#fff3e0\" d=\"M-46-4v-8h68v8zM-40-40v-8h56v8z\" stroke-width=\"4\"/>\
<path fill=\"#4a3a2a\" stroke=\"none\" d=\"M-28 80v-28a16 16 0 0 1 32 0v28zM-30-16v-12a6 6 0 0 1 12 0v12zM-8-16v-12a6 6 0 0 1 12 0v12zM-18-50v-10a6 6 0 0 1 12 0v10z\
M-22 22v-12a10 10 0 0 1 20 0v12zM-82 66v-14a8 8 0 0 1 16 0v14zM34 66v-14a8 8 0 0 1 16 0v14z\"/>";

const MANSION: &str = "<path fill=\"#f4e8cb\" d=\"M-72 82v-112l68-66 68 66v112z\"/>\
<path fill=\"none\" stroke=\"#5d4330\" stroke-width=\"9\" d=\"M-72 28h136M-72-28h136M-40 28v54M32 28v54M-40-28v56M32-28v56M-72 28l32-56M64 28l-32-56M-4-28v-60\"/>\
<path fill=\"#7d61a6\" d=\"M-94-14l90-96 90 96-14 14-76-78-76 78z\"/>\
<path fill=\"#5a4380\" stroke=\"none\" d=\"M-4-107l86 92-12 12-74-78z\"/>\
<path fill=\"#4a3a2a\" stroke=\"none\" d=\"M-20 80v-26a16 16 0 0 1 32 0v26zM-62 66v-22h16v22zM38 66v-22h16v22z\"/>\
<path fill=\"#ffd34d\" stroke-width=\"4\" d=\"M-27 14v-28h18v28zM1 14v-28h18v28zM-14-42v-18h20v18z\"/>";

const SMALL_WELL: &str = "<path fill=\"#a08f6a\" stroke=\"none\" opacity=\".45\" d=\"M-80 62a80 32 0 1 0 160 0a80 32 0 1 0-160 0z\"/>\
<path fill=\"#c4baa8\" d=\"M-58 26v40a58 24 0 0 0 116 0v-40z\"/>\
<path fill=\"none\" stroke=\"#8d8373\" d=\"M-56 50a58 24 0 0 0 112 0M-30 50v-18M0 72v-20M32 70v-20\"/>\
<ellipse cy=\"26\" rx=\"58\" ry=\"24\" fill=\"#d9d1c1\"/>\
<ellipse cy=\"27\" rx=\"42\" ry=\"15\" fill=\"#3f7fa6\"/>\
<path fill=\"#7d5a38\" d=\"M-54 30v-86h12v86zM42 30v-86h12v86z\"/>\
<path fill=\"none\" d=\"M-42-22h84M4-22v26\"/>\
<path fill=\"#8a6a45\" d=\"M-10 2h28l-4 22h-20z\"/>\
<path fill=\"#7d61a6\" d=\"M-78-46l30-56h96l30 56z\"/>\
<path fill=\"#5a4380\" stroke=\"none\" d=\"M47-99l27 51h-44z\"/>";

const LARGE_WELL: &str = "<ellipse cy=\"50\" rx=\"98\" ry=\"48\" fill=\"#b9ad99\"/>\
<path fill=\"#cfc5b3\" d=\"M-80 14v34a80 36 0 0 0 160 0v-34z\"/>\
<path fill=\"none\" stroke=\"#8d8373\" d=\"M-79 32a80 36 0 0 0 158 0M-50 44v22M0 52v28M50 44v22\"/>\
<ellipse cy=\"14\" rx=\"80\" ry=\"35\" fill=\"#ddd5c5\"/>\
<ellipse cy=\"15\" rx=\"62\" ry=\"25\" fill=\"#4a8db5\"/>\
<path fill=\"none\" stroke=\"#bfe0ee\" d=\"M-40 12q16-10 34-8M4 30q20 0 34-8\"/>\
<path fill=\"#e9dfc8\" d=\"M-76 14v-84h16v84zM60 14v-84h16v84zM-8-6v-66h16v66z\"/>\
<path fill=\"#7d61a6\" d=\"M-88-66v-20h176v20z\"/>\
<path fill=\"none\" stroke=\"#ffd34d\" stroke-width=\"8\" d=\"M-76-88q40-36 76-20q36-16 76 20\"/>\
<circle cy=\"-110\" r=\"11\" fill=\"#ffd34d\"/>";

const SQUARE_TOWER: &str = "<path fill=\"#ddd5c5\" d=\"M-62 84v-150h80v150z\"/>\
<path fill=\"#aea391\" d=\"M18 84v-150l34-16v148z\"/>\
<path fill=\"#e9e2d4\" d=\"M-72-64v-48h20v18h18v-18h24v18h18v-18h20v48z\"/>\
<path fill=\"#bdb2a0\" d=\"M28-64v-48l34-14v50z\"/>\
<path fill=\"none\" stroke=\"#aea391\" stroke-width=\"4\" d=\"M-58 50h22M-20 66h30M-50-44h20M-4 20h18M-58 4h12\"/>\
<path fill=\"#7d61a6\" d=\"M-44-42h44v76l-22-16-22 16z\"/>\
<path fill=\"#ffd34d\" stroke=\"none\" d=\"M-22-30l12 18-12 18-12-18z\"/>\
<path fill=\"#4a3a2a\" stroke=\"none\" d=\"M-38 82v-20a16 16 0 0 1 32 0v20zM31-20v-24l9-4v24z\"/>";
