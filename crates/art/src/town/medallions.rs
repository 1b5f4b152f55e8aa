//! Medallions of goods, drawn around the origin.

use remparts_engine::city::tiles::Goods;

const LIVESTOCK: &str = "<circle cx=\"6\" cy=\"8\" r=\"74\" fill=\"#2e2a20\" opacity=\".28\"/>\
<circle r=\"68\" fill=\"#fff3d6\" stroke=\"#a8352b\" stroke-width=\"12\"/>\
<path fill=\"#8f2a22\" d=\"M-44-16c4-8 12-10 22-10h30c6-2 8-8 8-16c4 4 6 8 8 10h8c4-2 6-6 8-10c2 10 0 16-4 20l8 12c2 8-4 12-10 12h-8l-6 12v26h-11v-20h-34v20h-11v-28c-4 10-2 18-6 24c-6-16-6-38-2-52z\"/>\
<path fill=\"#fff3d6\" d=\"M-26-16c8-4 18 0 18 8s-12 12-18 6s-4-12 0-14zM28-14h5v6h-5z\"/>";

const GRAIN: &str = "<circle cx=\"6\" cy=\"8\" r=\"74\" fill=\"#2e2a20\" opacity=\".28\"/>\
<circle r=\"68\" fill=\"#fffbe6\" stroke=\"#b27a0c\" stroke-width=\"12\"/>\
<path fill=\"none\" stroke=\"#7d5408\" stroke-width=\"7\" stroke-linecap=\"round\" d=\"M0 54v-80\"/>\
<path fill=\"none\" stroke=\"#a8700a\" stroke-width=\"18\" stroke-linecap=\"round\" d=\"M0-40v-7M-12-17l-8-9M12-17l8-9M-12 7l-8-9M12 7l8-9M-12 31l-8-9M12 31l8-9\"/>";

const FISH: &str = "<circle cx=\"6\" cy=\"8\" r=\"74\" fill=\"#2e2a20\" opacity=\".28\"/>\
<circle r=\"68\" fill=\"#f3fafd\" stroke=\"#235f92\" stroke-width=\"12\"/>\
<path fill=\"#235f92\" d=\"M-52 2c14-26 50-38 80-8l24-18c-5 18-5 32 0 50l-24-18c-30 28-66 18-80-6z\"/>\
<path fill=\"none\" stroke=\"#f3fafd\" stroke-width=\"5\" stroke-linecap=\"round\" d=\"M-18-16q8 18 0 34M2-12q6 12 0 26\"/>\
<circle cx=\"-33\" cy=\"-3\" r=\"5\" fill=\"#f3fafd\"/>";

/// The medallion of goods.
pub(super) const fn of(goods: Goods) -> &'static str {
    match goods {
        Goods::Livestock => LIVESTOCK,
        Goods::Grain => GRAIN,
        Goods::Fish => FISH,
    }
}
