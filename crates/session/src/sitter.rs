//! Who sits where, and what they are called.

use remparts_protocol::{self as protocol, SitterKind, Told};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A person, here or elsewhere.
    Human,
    /// A bot, by its level, with a style after a plus sign.
    Bot(String),
    /// Nobody has taken the seat yet.
    Open,
}

/// A seat with whoever plays it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Sitter {
    /// Who plays the seat.
    pub kind: Kind,
    /// What they call themselves; nothing is a name for everyone.
    pub name: String,
    /// Which of the six colors.
    pub livery: u8,
}

impl Sitter {
    /// Someone without a name, in the color of the seat.
    pub const fn new(kind: Kind, seat: u8) -> Self {
        Self { kind, name: String::new(), livery: seat }
    }

    /// Whether a person sits here.
    pub fn is_human(&self) -> bool {
        self.kind == Kind::Human
    }
}

impl From<&protocol::Sitter> for Sitter {
    fn from(seat: &protocol::Sitter) -> Self {
        let kind = match (seat.kind, &seat.bot) {
            (SitterKind::Open, _) => Kind::Open,
            (SitterKind::Bot, Some(bot)) => Kind::Bot(bot.clone()),
            _ => Kind::Human,
        };
        Self { kind, name: seat.name.clone(), livery: seat.livery }
    }
}

/// Who sits where at the table of a server.
pub fn sitters_of(told: &Told) -> Vec<Sitter> {
    told.table.state.seats.iter().map(Sitter::from).collect()
}

/// What someone at a table is called, for a language to put into words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Name {
    /// What they call themselves.
    Own {
        /// In their own letters.
        name: String,
    },
    /// A bot without a name.
    Bot {
        /// How strong it is.
        level: String,
        /// What it likes.
        style: Option<String>,
    },
    /// A seat that nobody has taken.
    Open,
    /// The one person at a table.
    You,
    /// One of several people without a name.
    Player {
        /// The place of the seat, counted from one.
        number: usize,
    },
}

/// A name, with a number where others at the table have the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Called {
    /// The name that may be shared.
    pub name: Name,
    /// Which of those with this name, counted from one; none if nobody shares it.
    pub nth: Option<usize>,
}

/// What everyone at a table is called, seat by seat.
pub fn called(sitters: &[Sitter]) -> Vec<Called> {
    let people = sitters.iter().filter(|sitter| sitter.is_human()).count();
    let name = |(seat, sitter): (usize, &Sitter)| match &sitter.kind {
        _ if !sitter.name.is_empty() => Name::Own { name: sitter.name.clone() },
        Kind::Bot(bot) => {
            let (level, style) = bot.split_once('+').map_or((&**bot, None), |(l, s)| (l, Some(s)));
            Name::Bot { level: level.to_owned(), style: style.map(str::to_owned) }
        }
        Kind::Open => Name::Open,
        Kind::Human if people == 1 => Name::You,
        Kind::Human => Name::Player { number: seat + 1 },
    };
    let names: Vec<Name> = sitters.iter().enumerate().map(name).collect();
    // Two bots of a level would else be one to the eye. Open seats are told apart by their places.
    let told = |(seat, name): (usize, &Name)| {
        let same = |other: &&Name| *other == name;
        let before = names[..seat].iter().filter(same).count();
        let is_shared = *name != Name::Open && names.iter().filter(same).count() > 1;
        Called { name: name.clone(), nth: is_shared.then_some(before + 1) }
    };
    names.iter().enumerate().map(told).collect()
}
