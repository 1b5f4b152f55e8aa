//! Regions: printed parts joined across tiles, with a tally that is always up to date.
//!
//! A disjoint-set structure (union-find) that keeps every answer ready: each part holds the name of
//! its region, and the parts of a region form a ring (circular linked list). Asking is one load;
//! joining relabels the smaller side and splices the rings.

use std::array;

/// A part of a laid tile, counted in the order of laying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PartId(pub u16);

/// A region, named after one of its parts; the name changes when regions join.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct RegionId(pub u16);

impl PartId {
    /// The number as an index into per-part arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl RegionId {
    /// The number as an index into per-region arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a region sums up over its parts.
pub trait Tally: Copy + Default {
    /// Takes in the tally of a region that has joined this one.
    fn absorb(&mut self, other: &Self);
}

#[derive(Clone, Copy, Default)]
struct Entry<T> {
    parts: u16,
    tally: T,
}

/// All regions of a board with room for `N` parts.
#[derive(Clone, Copy)]
pub struct Regions<T, const N: usize> {
    len: u16,
    region: [RegionId; N],
    next: [PartId; N],
    entries: [Entry<T>; N],
}

impl<T: Tally, const N: usize> Regions<T, N> {
    /// Regions of a board without any part.
    pub fn new() -> Self {
        Self {
            len: 0,
            region: [RegionId(0); N],
            next: [PartId(0); N],
            entries: array::from_fn(|_| Entry::default()),
        }
    }

    /// Number of parts laid.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing has been laid.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a part as a region of its own.
    #[inline]
    pub fn add(&mut self, tally: T) -> PartId {
        let index = usize::from(self.len);
        let part = PartId(self.len);
        self.region[index] = RegionId(self.len);
        self.next[index] = part;
        self.entries[index] = Entry { parts: 1, tally };
        self.len += 1;
        part
    }

    /// The region a part belongs to.
    #[inline]
    pub const fn region(&self, part: PartId) -> RegionId {
        self.region[part.index()]
    }

    /// The sums of a region.
    #[inline]
    pub const fn tally(&self, region: RegionId) -> &T {
        &self.entries[region.index()].tally
    }

    /// The sums of the region a part belongs to.
    #[inline]
    pub const fn tally_of(&self, part: PartId) -> &T {
        self.tally(self.region(part))
    }

    /// The sums of a region, to be changed.
    #[inline]
    pub const fn tally_mut(&mut self, region: RegionId) -> &mut T {
        &mut self.entries[region.index()].tally
    }

    /// Joins the regions of two parts. Returns the joined region and whether they had been apart.
    #[inline]
    pub fn join(&mut self, a: PartId, b: PartId) -> (RegionId, bool) {
        let (ra, rb) = (self.region(a), self.region(b));
        if ra == rb {
            return (ra, false);
        }
        let a_keeps = self.entries[ra.index()].parts >= self.entries[rb.index()].parts;
        let (keep, gone, entry) = if a_keeps { (ra, rb, b) } else { (rb, ra, a) };
        let mut part = entry;
        loop {
            self.region[part.index()] = keep;
            part = self.next[part.index()];
            if part == entry {
                break;
            }
        }
        // Exchanging one link of each ring splices the two rings into one.
        let link = self.next[a.index()];
        self.next[a.index()] = self.next[b.index()];
        self.next[b.index()] = link;
        let absorbed = self.entries[gone.index()];
        let kept = &mut self.entries[keep.index()];
        kept.parts += absorbed.parts;
        kept.tally.absorb(&absorbed.tally);
        (keep, true)
    }

    /// The parts of the region of `part`, starting with it, in ring order.
    #[inline]
    pub fn ring(&self, part: PartId) -> Ring<'_, N> {
        Ring { next: &self.next, start: part, at: Some(part) }
    }

    /// Every region once, in the order of the earliest parts.
    pub fn all(&self) -> impl Iterator<Item = RegionId> + '_ {
        let mut seen = [false; N];
        self.region[..self.len()].iter().copied().filter(move |region| {
            let fresh = !seen[region.index()];
            seen[region.index()] = true;
            fresh
        })
    }

    /// A part of the region: a region is named after one of its parts, no matter which.
    #[inline]
    pub const fn some_part(region: RegionId) -> PartId {
        PartId(region.0)
    }

    /// The part of the region that was laid first.
    pub fn earliest(&self, region: RegionId) -> PartId {
        self.ring(Self::some_part(region)).min().unwrap_or(PartId(region.0))
    }
}

impl<T: Tally, const N: usize> Default for Regions<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// A set of regions as a bitset, with room for `W` times sixty-four.
#[derive(Clone, Copy, Debug)]
pub struct RegionSet<const W: usize> {
    bits: [u64; W],
}

impl<const W: usize> RegionSet<W> {
    /// The set without any region.
    pub const EMPTY: Self = Self { bits: [0; W] };

    /// Adds a region and says whether it is new.
    #[inline]
    pub const fn insert(&mut self, region: RegionId) -> bool {
        let word = &mut self.bits[region.index() / 64];
        let bit = 1 << (region.index() % 64);
        let fresh = *word & bit == 0;
        *word |= bit;
        fresh
    }

    /// Number of regions in it.
    #[inline]
    pub fn len(&self) -> u16 {
        self.bits.iter().map(|word| word.count_ones() as u16).sum()
    }

    /// Whether none is in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Iterator over the parts of one region.
pub struct Ring<'a, const N: usize> {
    next: &'a [PartId; N],
    start: PartId,
    at: Option<PartId>,
}

impl<const N: usize> Iterator for Ring<'_, N> {
    type Item = PartId;

    #[inline]
    fn next(&mut self) -> Option<PartId> {
        let part = self.at?;
        let following = self.next[part.index()];
        self.at = (following != self.start).then_some(following);
        Some(part)
    }
}
