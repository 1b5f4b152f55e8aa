//! What is printed on the tiles of The City.

use crate::faces::{EdgeName, Face, Sign};
use crate::names::GoodsName;
use remparts_engine::city::FeatureKind;
use remparts_engine::city::rules::Rules;
use remparts_engine::city::tiles::Building;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::geometry::Side;

/// Everything printed on a face.
pub(super) fn printed(rules: &Rules, id: FaceId) -> Face {
    let face = rules.face(id);
    let sold = face.parts.iter().flat_map(|part| part.tally.sold());
    let mut goods: Vec<GoodsName> = sold.map(GoodsName::from).collect();
    goods.sort_unstable();
    goods.dedup();
    let edge = |side: Side| {
        let middle = face.turned[0].ports[side.index()][1];
        match face.parts[usize::from(middle)].tally.kind {
            FeatureKind::Street => EdgeName::Street,
            FeatureKind::Market => EdgeName::Market,
            FeatureKind::Homes => EdgeName::Homes,
        }
    };
    let building = rules.buildings[id.index()].as_ref().map(|building| match building {
        Building::Public => Sign::Public,
        Building::Historic(_) => Sign::Historic,
    });
    Face {
        name: face.name.clone(),
        edges: Side::ALL.map(edge),
        signs: building.into_iter().collect(),
        symbol: None,
        goods,
        total: rules.copies[id.index()],
    }
}
