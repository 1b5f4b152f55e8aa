//! The registry of tile sets that are loaded while the program runs, beside those it comes with.
//!
//! It only grows: a set that was loaded is never changed, replaced or removed. Whoever holds one
//! may keep it for ever, and a name with a digest means the same tiles whenever it is looked up.

use sha2::{Digest as _, Sha256};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{PoisonError, RwLock};

/// Most bytes of a tile file; a longer one is refused unread.
pub const MAX_BYTES: usize = 1 << 16;
/// Most sets of one game that can be loaded, since none is ever removed.
pub const MAX_SETS: usize = 64;

/// Hash of everything on the tiles of a set that can matter in a game: the first 128 bits of the
/// SHA-256 of [`PrintedSet::canonical`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SetDigest(u128);

impl SetDigest {
    /// The digest of a set.
    pub fn of(set: &impl PrintedSet) -> Self {
        let hash = Sha256::digest(set.canonical());
        Self(hash.iter().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }

    /// A digest as it is written: 32 small hexadecimal digits.
    pub fn read(word: &str) -> Option<Self> {
        let digits = word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (digits && word.len() == 32).then(|| u128::from_str_radix(word, 16).ok().map(Self))?
    }
}

impl fmt::Display for SetDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A set of tiles as it was read from a file.
pub trait PrintedSet: 'static {
    /// Its short name, the first half of every tile name.
    fn name(&self) -> &str;

    /// What the set is for, in the word that stands after `for` in its file.
    fn role(&self) -> Option<&'static str>;

    /// Everything that can matter in a game, always written in the same way. Titles, notes,
    /// certainties and remarks are left out, so that they can be improved.
    fn canonical(&self) -> String;
}

/// A tile set in a registry. Two of them are equal if their digests are.
pub struct LoadedSet<T: 'static>(&'static Entry<T>);

struct Entry<T> {
    digest: SetDigest,
    text: String,
    set: T,
}

impl<T: PrintedSet> LoadedSet<T> {
    /// The set as it was read.
    pub const fn set(self) -> &'static T {
        &self.0.set
    }

    /// The short name that setups and logs give it.
    pub fn name(self) -> &'static str {
        self.0.set.name()
    }

    /// The digest of everything in it that matters in play.
    pub const fn digest(self) -> SetDigest {
        self.0.digest
    }

    /// The text of its file.
    pub fn text(self) -> &'static str {
        &self.0.text
    }
}

impl<T> Clone for LoadedSet<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for LoadedSet<T> {}

impl<T> PartialEq for LoadedSet<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.digest == other.0.digest
    }
}

impl<T> Eq for LoadedSet<T> {}

impl<T> Hash for LoadedSet<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.digest.hash(state);
    }
}

impl<T: PrintedSet> fmt::Debug for LoadedSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Name and digest, as setups name a set.
impl<T: PrintedSet> fmt::Display for LoadedSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.set.name(), self.0.digest)
    }
}

/// The sets of one game that were loaded so far, in the order in which they came.
pub struct Registry<T: 'static>(RwLock<Vec<LoadedSet<T>>>);

impl<T: PrintedSet> Default for Registry<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PrintedSet> Registry<T> {
    /// A registry without any set.
    pub const fn new() -> Self {
        Self(RwLock::new(Vec::new()))
    }

    /// All sets that were loaded.
    pub fn all(&self) -> Vec<LoadedSet<T>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The loaded set with this name and digest.
    pub fn find(&self, name: &str, digest: SetDigest) -> Option<LoadedSet<T>> {
        self.all().into_iter().find(|set| set.digest() == digest && set.name() == name)
    }

    /// Adds a set with the text of its file, or finds it if the same tiles were loaded before; none
    /// if there is no more room.
    pub fn add(&self, set: T, text: &str) -> Option<LoadedSet<T>> {
        let digest = SetDigest::of(&set);
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.iter().find(|known| known.digest() == digest) {
            return Some(*known);
        }
        if all.len() == MAX_SETS {
            return None;
        }
        // Kept for ever by design, and bounded by `MAX_SETS`.
        let loaded = LoadedSet(Box::leak(Box::new(Entry { digest, text: text.into(), set })));
        all.push(loaded);
        Some(loaded)
    }
}
