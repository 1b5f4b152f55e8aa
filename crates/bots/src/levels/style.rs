//! Styles: what a player likes more than others do.

/// What a player likes. The constants say how; each stays close to the best that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Nothing in particular.
    Plain,
    /// Large features of its own.
    Builder,
    /// Fields, and what counts at the end.
    Farmer,
    /// The features of others.
    Raider,
}

impl Style {
    /// All that have a name, with a line about each for help texts.
    pub const NAMED: [(Self, &'static str, &'static str); 3] = [
        (Self::Builder, "builder", "likes to see large features of its own completed"),
        (Self::Farmer, "farmer", "likes fields and what counts at the end"),
        (Self::Raider, "raider", "likes to join the features of others"),
    ];

    /// The style with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|(_, known, _)| *known == name).map(|(style, ..)| style)
    }
}
