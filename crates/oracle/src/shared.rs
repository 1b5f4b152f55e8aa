//! What the two games have in common before any rule is read: the conversation, square tiles that
//! can be turned, and the words of tile files. What a rule book says stays with its game, even
//! where two books agree.

pub(crate) mod connected;
pub(crate) mod conversation;
pub(crate) mod geometry;
pub(crate) mod tile_board;
pub(crate) mod tile_text;

/// Removes one element equal to `thing` from a list and returns it.
pub(crate) fn take<T: PartialEq + Copy>(heap: &mut Vec<T>, thing: T) -> T {
    let at = heap.iter().position(|t| *t == thing).expect("it is there");
    heap.remove(at)
}
