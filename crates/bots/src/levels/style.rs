//! Styles: the preferences that make one player differ from another of the same level.

/// A preference of a player. It changes constants of the evaluation, and stays close to the best
/// that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// No preference of its own.
    Plain,
    /// Large features of its own.
    Builder,
    /// Fields, and whatever scores at the end.
    Farmer,
    /// The features of other seats.
    Raider,
}

impl Style {
    /// All styles that have a name, with a line about each for help texts.
    pub const NAMED: [(Self, &'static str, &'static str); 3] = [
        (Self::Builder, "builder", "likes to see large features of its own completed"),
        (Self::Farmer, "farmer", "likes fields and what counts at the end"),
        (Self::Raider, "raider", "likes to join the features of others"),
    ];

    /// The style with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|(_, known, _)| *known == name).map(|(style, ..)| style)
    }
}
