//! A reusable vector that a move generator fills without branching and without allocating again.

use std::ops::Deref;

/// A reusable list of choices. Clearing keeps the memory.
#[derive(Clone, Debug)]
pub struct List<T> {
    items: Vec<T>,
    len: usize,
}

impl<T: Copy + Default> List<T> {
    /// An empty list without memory.
    pub const fn new() -> Self {
        Self { items: Vec::new(), len: 0 }
    }

    /// Forgets the choices and keeps the memory.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Makes room for `more` further choices.
    #[inline]
    pub fn reserve(&mut self, more: usize) {
        if self.items.len() < self.len + more {
            self.items.resize((self.len + more).next_power_of_two(), T::default());
        }
    }

    /// Adds a choice at the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.reserve(1);
        self.items[self.len] = item;
        self.len += 1;
    }

    /// Adds a choice if `wanted`, in room made by [`List::reserve`]. Writes either way: a
    /// predictable store is cheaper than a branch that depends on the board.
    #[inline]
    pub fn push_if(&mut self, wanted: bool, item: T) {
        self.items[self.len] = item;
        self.len += usize::from(wanted);
    }

    /// Adds those of four choices that are wanted, in room made by [`List::reserve`].
    #[inline]
    pub fn push_wanted(&mut self, wanted: [bool; 4], items: [T; 4]) {
        let room = &mut self.items[self.len..self.len + 4];
        let mut len = 0;
        for (wanted, item) in wanted.into_iter().zip(items) {
            // `len` is at most three here; the mask tells the compiler.
            room[len & 3] = item;
            len += usize::from(wanted);
        }
        self.len += len;
    }
}

impl<T: Copy + Default> Default for List<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Deref for List<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len]
    }
}
