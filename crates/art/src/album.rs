//! The album: the faces of a game, each laid out lazily, when it is first looked at, and then kept.

use crate::face::Face;
use crate::plan::{Plan, Printed};
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::face::{self as kernel, FaceId};
use remparts_engine::kernel::geometry::Cell;
use std::sync::OnceLock;

/// Number of variants of a face, which differ in ornament.
pub const VARIANTS: u8 = 3;

/// The variant that lies on a cell: never the same one on two cells side by side.
pub const fn variant(cell: Cell) -> u8 {
    (cell.x as i16 - cell.y as i16).rem_euclid(VARIANTS as i16) as u8
}

/// The faces of a game by their numbers.
#[derive(Debug)]
pub struct Album {
    pages: Vec<Page>,
}

/// A face that is laid out when it is first asked for.
#[derive(Debug)]
struct Page {
    plan: Plan,
    face: OnceLock<Face>,
}

impl From<Plan> for Page {
    fn from(plan: Plan) -> Self {
        Self { plan, face: OnceLock::new() }
    }
}

impl Album {
    /// The faces of a game, in the order of its rules; none if one of them is of none of the sets.
    pub fn of_rules<P>(
        faces: &[kernel::Face<P>],
        sets: impl IntoIterator<Item = Printed>,
    ) -> Option<Self> {
        let plans: Vec<Plan> = sets.into_iter().flat_map(Printed::plans).collect();
        let pages = faces.iter().map(|face| plan_of(&plans, &face.name).map(Page::from));
        Some(Self { pages: pages.collect::<Option<_>>()? })
    }

    /// The faces of a set, in the order of [`Printed::plans`].
    pub fn of_set(set: Printed) -> Self {
        Self { pages: set.plans().into_iter().map(Page::from).collect() }
    }

    /// The numbers of all faces.
    pub fn ids(&self) -> impl Iterator<Item = FaceId> + use<> {
        (0..self.pages.len() as u8).map(FaceId)
    }

    /// What is printed on a face.
    pub fn plan(&self, face: FaceId) -> &Plan {
        &self.pages[face.index()].plan
    }

    /// The face with this number, laid out.
    pub fn face(&self, face: FaceId) -> &Face {
        let page = &self.pages[face.index()];
        page.face.get_or_init(|| Face::new(page.plan.clone()))
    }

    /// The seed of the ornament: another one for every face and variant.
    pub fn seed(&self, face: FaceId, variant: u8) -> u64 {
        let name = self.plan(face).name.bytes();
        name.fold(u64::from(variant), |seed, byte| mix(seed << 8 ^ u64::from(byte)))
    }
}

fn plan_of(plans: &[Plan], name: &str) -> Option<Plan> {
    let named = |name: &str| plans.iter().find(|plan| plan.name == name).cloned();
    named(name).or_else(|| {
        // Without the Abbot the copies with a garden are played as those without.
        let plan = named(&format!("{name}*"))?;
        Some(Plan { name: name.to_owned(), garden: false, ..plan })
    })
}
