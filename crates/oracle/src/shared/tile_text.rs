//! The words of the shared `.tiles` files. A malformed file is a programming
//! error, so all of this panics.

/// The lines that are no remark: their first word and the words after it.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    text.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        Some((words.next()?, words.collect()))
    })
}

/// The number in a word such as `x3`.
pub(crate) fn copies(word: &str) -> usize {
    number(word.strip_prefix('x').expect("copies"))
}

/// The letters of the four edges.
pub(crate) fn letters(word: &str) -> [char; 4] {
    let letters: Vec<char> = word.chars().collect();
    letters.try_into().expect("four edges")
}

/// The place of a word in this list of names.
pub(crate) fn index(names: &[&str], word: &str) -> usize {
    names.iter().position(|&name| name == word).expect("an edge or half-edge")
}

pub(crate) fn number(word: &str) -> usize {
    word.parse().expect("a number")
}

/// Index among all segments of the one that is number `nth` among its like,
/// as a `touches` counts them (the first is 0).
pub(crate) fn nth_such<S>(segments: &[S], nth: usize, such: impl Fn(&S) -> bool) -> usize {
    let mut found = (0..segments.len()).filter(|&i| such(&segments[i]));
    found.nth(nth).expect("what is touched exists")
}
