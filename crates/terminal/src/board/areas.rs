//! Fields and homes beside lines. A line is drawn near to where the road runs in pictures, not just
//! there, so slivers of ground come to lie on the wrong side of it.

use super::lines::Line;
use super::sketch::{Owner, WATER};
use remparts_screen::Terrain;

/// A face cut into pieces, some of them under lines.
pub(super) struct Pieces<'a> {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) terrains: &'a [Terrain],
}

impl Pieces<'_> {
    fn is_area(&self, owner: Owner) -> bool {
        let terrain = self.terrains.get(usize::from(owner));
        matches!(terrain, Some(Terrain::Field | Terrain::Homes))
    }

    fn at_edge(&self, at: usize) -> bool {
        let (row, column) = (at / self.width, at % self.width);
        row == 0 || row + 1 == self.height || column == 0 || column + 1 == self.width
    }

    /// The pieces left, right, above and below.
    pub(super) fn around(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (row, column) = (at / self.width, at % self.width);
        let (width, height) = (self.width, self.height);
        [
            (column > 0).then(|| at - 1),
            (column + 1 < width).then(|| at + 1),
            (row > 0).then(|| at - width),
            (row + 1 < height).then(|| at + width),
        ]
        .into_iter()
        .flatten()
    }

    /// Gives slivers to the area beside them: pieces that reach no edge although their area does.
    pub(super) fn tidy(&self, owners: &mut [Owner], barrier: impl Fn(usize) -> bool) {
        let open = |at: &usize| !barrier(*at);
        let edges = || (0..owners.len()).filter(|at| self.at_edge(*at)).filter(open);
        let at_home: Vec<Owner> = edges().map(|at| owners[at]).collect();
        let mut seen = vec![false; owners.len()];
        for from in 0..owners.len() {
            let owner = owners[from];
            if seen[from] || barrier(from) || !self.is_area(owner) {
                continue;
            }
            let mut piece = vec![from];
            let mut beside: Vec<Owner> = Vec::new();
            seen[from] = true;
            let mut next = 0;
            while let Some(at) = piece.get(next).copied() {
                next += 1;
                for other in self.around(at).filter(open) {
                    if owners[other] == owner && !seen[other] {
                        seen[other] = true;
                        piece.push(other);
                    } else if owners[other] != owner && self.is_area(owners[other]) {
                        beside.push(owners[other]);
                    }
                }
            }
            if at_home.contains(&owner) && !piece.iter().any(|at| self.at_edge(*at)) {
                let many = |owner: &Owner| beside.iter().filter(|it| *it == owner).count();
                if let Some(heir) = beside.iter().copied().max_by_key(many) {
                    piece.iter().for_each(|at| owners[*at] = heir);
                }
            }
        }
    }

    /// Lets the ground under lines be that of one of their sides.
    pub(super) fn underlay(&self, owners: &mut [Owner], lines: &[Line]) {
        for at in (0..owners.len()).filter(|at| lines[*at].arms != 0) {
            if owners[at] == WATER {
                continue;
            }
            let bare = |at: &usize| lines[*at].arms == 0;
            let beside = || self.around(at).filter(bare).filter(|it| self.is_area(owners[*it]));
            if beside().all(|it| owners[it] != owners[at])
                && let Some(next) = beside().next()
            {
                owners[at] = owners[next];
            }
        }
    }
}
