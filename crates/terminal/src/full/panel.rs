//! The panels beside the board, and in windows over it where there is no room beside it.

use crate::session::Session;

/// A panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// What has happened.
    Log,
    /// What is inspected.
    Feature,
    /// Tiles left.
    Bag,
    /// Gift cards.
    Gifts,
    /// Where everyone's points come from.
    Players,
    /// What is said at the table of a server.
    Chat,
    /// All keys.
    Keys,
    /// The points of a game that is over.
    End,
}

impl Panel {
    /// The panels of a game, in the order of the Tab key.
    pub fn all(session: &Session) -> Vec<Self> {
        let mut panels = Vec::new();
        if session.is_over() {
            panels.push(Self::End);
        }
        panels.push(Self::Log);
        if session.aids().preview {
            panels.push(Self::Feature);
        }
        panels.push(Self::Bag);
        panels.push(Self::Players);
        if session.base().seats.iter().any(|seat| seat.gifts.is_some()) {
            panels.push(Self::Gifts);
        }
        if session.host().told().is_some() {
            panels.push(Self::Chat);
        }
        panels.push(Self::Keys);
        panels
    }
}
