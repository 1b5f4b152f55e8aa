//! Who sits where.

use crate::words::Words;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person, here or elsewhere.
    Human,
    /// A bot, by its level, with a style after a plus sign.
    Bot(String),
    /// Nobody yet.
    Open,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Who plays.
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

/// What everyone at a table is called, seat by seat.
pub fn names(words: Words, sitters: &[Sitter]) -> Vec<String> {
    let people = sitters.iter().filter(|sitter| sitter.is_human()).count();
    let name = |(seat, sitter): (usize, &Sitter)| match &sitter.kind {
        _ if !sitter.name.is_empty() => sitter.name.clone(),
        Kind::Bot(bot) => {
            let (level, style) = bot.split_once('+').map_or((&**bot, None), |(l, s)| (l, Some(s)));
            words.bot(level, style)
        }
        Kind::Open => words.open_seat().to_owned(),
        Kind::Human if people == 1 => words.you().to_owned(),
        Kind::Human => words.player(seat + 1),
    };
    let names: Vec<String> = sitters.iter().enumerate().map(name).collect();
    // Two bots of a level would else be one to the eye.
    let told = |(seat, name): (usize, &String)| {
        let same = |other: &&String| *other == name;
        let before = names[..seat].iter().filter(same).count();
        if sitters[seat].kind == Kind::Open {
            return name.clone();
        }
        if before == 0 && names.iter().filter(same).count() == 1 {
            name.clone()
        } else {
            format!("{name} {}", before + 1)
        }
    };
    names.iter().enumerate().map(told).collect()
}
