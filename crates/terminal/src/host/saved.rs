//! A game as it is kept in a file: its log, with remarks that say what a log does not.
//!
//! ```text
//! remparts 1
//! # commitment 5e1f...
//! players 2
//! ...
//! # preset standard
//! # seat 1 human 0 Ann
//! # seat 2 bot 1 expert+farmer
//! plies
//! first 2                  #0f3a...
//! # draft place base/E 0,1 r2
//! # seed 07c2...
//! ```
//!
//! Whatever reads logs reads saved games, and the draws of a finished one can be verified. The seed
//! of a running game is in the player's own file, as a browser keeps it.

use remparts_engine::kernel::dealer::{Commitment, Seed};
use remparts_engine::kernel::game::Game as _;
use remparts_engine::notation::any::{AnyLog, AnyLogError};
use remparts_engine::notation::draws::sealed;
use remparts_engine::notation::log::MAGIC;
use remparts_protocol::{Preset, limits};
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};
use thiserror::Error;

/// No game has more seats.
const SEATS: usize = 6;
/// The presets by name.
pub const PRESETS: [(&str, Preset); 4] = [
    ("learner", Preset::Learner),
    ("standard", Preset::Standard),
    ("tournament", Preset::Tournament),
    ("purist", Preset::Purist),
];

/// Why a text is no saved game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unreadable {
    /// It is no log, or one that breaks a rule.
    #[error(transparent)]
    Log(#[from] AnyLogError),
    /// A remark is not what it should be.
    #[error("line {line}: expected {expected}")]
    Remark {
        /// Line, counted from one.
        line: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// It does not say who sits where.
    #[error("it has a line `# seat` for {found} of {seats} seats, so nobody knows who plays")]
    Seats {
        /// How many seats it tells of.
        found: usize,
        /// How many there are.
        seats: usize,
    },
    /// It does not say what chance is dealt from.
    #[error("it has no line `# seed`, so nobody can deal; `remparts replay` shows it")]
    NoSeed,
    /// The seed is another than the one that was promised.
    #[error("the seed is not the one whose hash was noted when the game began")]
    OtherSeed,
}

/// A game as it is kept. Deliberately without `Debug`: the seed is a secret of the running game.
#[derive(Clone)]
pub struct Saved {
    /// What is played, and who plays.
    pub wish: Wish,
    /// What chance is dealt from.
    pub seed: [u8; 32],
    /// The log.
    pub log: String,
    /// The turn that is not committed yet.
    pub draft: Vec<String>,
}

impl Saved {
    /// The game as text.
    pub fn write(&self) -> String {
        let seed = Seed::from_bytes(self.seed);
        let mut log = self.log.trim_end().to_owned() + "\n";
        for action in &self.draft {
            log += &format!("# draft {action}\n");
        }
        let text = sealed(&log, seed.commitment(), &[], Some(&seed));
        let (first, rest) = text.split_once("plies\n").unwrap_or((&text, ""));
        let preset = PRESETS.iter().find(|(_, preset)| *preset == self.wish.preset);
        let mut remarks = format!("# preset {}\n", preset.map_or("standard", |(name, _)| name));
        for (seat, sitter) in self.wish.sitters.iter().enumerate() {
            remarks += &format!("# seat {} {}\n", seat + 1, write_sitter(sitter));
        }
        format!("{first}{remarks}plies\n{rest}")
    }

    /// Reads a game and checks all of it.
    ///
    /// # Errors
    ///
    /// When the log cannot be replayed, or lacks what is needed to go on.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let seats = match AnyLog::read(text)? {
            AnyLog::Classic(log) => log.game().seats(),
            AnyLog::City(log) => log.game().seats(),
        };
        let remarks = Remarks::read(text)?;
        let found = remarks.sitters.iter().flatten().count();
        let sitters: Vec<Sitter> = remarks.sitters.into_iter().flatten().collect();
        if found != seats {
            return Err(Unreadable::Seats { found, seats });
        }
        let seed = remarks.seed.ok_or(Unreadable::NoSeed)?;
        if remarks.promised.is_some_and(|promised| promised != seed.commitment()) {
            return Err(Unreadable::OtherSeed);
        }
        let bare = |line: &&str| !line.starts_with('#');
        let log: String = text.lines().filter(bare).map(|line| format!("{line}\n")).collect();
        let (setup, _) = log.split_once("plies\n").unwrap_or_default();
        let setup = setup.strip_prefix(MAGIC).unwrap_or(setup).trim_start().to_owned();
        let wish = Wish { setup, sitters, preset: remarks.preset };
        Ok(Self { wish, seed: seed_bytes(&seed), log, draft: remarks.draft })
    }
}

/// What the remarks of a text say.
#[derive(Default)]
pub(crate) struct Remarks {
    /// Seat by seat, as far as they are told of.
    pub(crate) sitters: [Option<Sitter>; SEATS],
    pub(crate) preset: Preset,
    draft: Vec<String>,
    promised: Option<Commitment>,
    seed: Option<Seed>,
}

impl Remarks {
    /// Reads all remarks that mean something here; the others are for other readers.
    pub(crate) fn read(text: &str) -> Result<Self, Unreadable> {
        let mut remarks = Self::default();
        for (n, line) in text.lines().enumerate() {
            let Some(remark) = line.strip_prefix('#') else { continue };
            let (word, rest) = remark.trim().split_once(' ').unwrap_or((remark.trim(), ""));
            remarks
                .take(word, rest.trim())
                .map_err(|expected| Unreadable::Remark { line: n + 1, expected })?;
        }
        Ok(remarks)
    }

    fn take(&mut self, word: &str, rest: &str) -> Result<(), &'static str> {
        const DIGITS: &str = "64 hexadecimal digits";
        match word {
            "commitment" => self.promised = Some(Commitment::read(rest).ok_or(DIGITS)?),
            "seed" => self.seed = Some(Seed::read(rest).ok_or(DIGITS)?),
            "preset" => self.preset = preset(rest).ok_or("the name of a preset")?,
            "draft" => {
                if self.draft.len() >= limits::ACTIONS {
                    return Err("a shorter draft");
                }
                self.draft.push(rest.to_owned());
            }
            "seat" => {
                const SEAT: &str = "`# seat N human|bot COLOR [NAME]`, each seat once";
                let (seat, sitter) = read_sitter(rest).ok_or(SEAT)?;
                let place = self.sitters.get_mut(seat).filter(|place| place.is_none());
                *place.ok_or(SEAT)? = Some(sitter);
            }
            _ => {}
        }
        Ok(())
    }
}

/// A preset by its name.
pub fn preset(name: &str) -> Option<Preset> {
    PRESETS.iter().find(|(known, _)| *known == name).map(|(_, preset)| *preset)
}

/// The 32 bytes of a seed.
pub fn seed_bytes(seed: &Seed) -> [u8; 32] {
    let digits = seed.reveal();
    std::array::from_fn(|n| {
        u8::from_str_radix(&digits[2 * n..2 * n + 2], 16).expect("seeds are shown as digits")
    })
}

fn write_sitter(sitter: &Sitter) -> String {
    let name = limits::line(&sitter.name, limits::NAME).unwrap_or_default();
    let (livery, kind) = (sitter.livery, &sitter.kind);
    let line = match kind {
        Kind::Bot(bot) => format!("bot {livery} {bot} {name}"),
        Kind::Human | Kind::Open => format!("human {livery} {name}"),
    };
    line.trim_end().to_owned()
}

fn read_sitter(text: &str) -> Option<(usize, Sitter)> {
    let mut words = text.splitn(4, ' ');
    let seat = words.next()?.parse::<usize>().ok()?.checked_sub(1)?;
    let kind = words.next()?;
    let livery = words.next()?.parse().ok().filter(|livery| usize::from(*livery) < SEATS)?;
    let rest = words.next().unwrap_or_default();
    let (kind, name) = match kind {
        "human" => (Kind::Human, rest),
        "bot" => {
            let (bot, name) = rest.split_once(' ').unwrap_or((rest, ""));
            let is_known = crate::host::thinking::is_known(bot);
            (is_known.then(|| Kind::Bot(bot.to_owned()))?, name)
        }
        _ => return None,
    };
    let name = limits::line(name, limits::NAME).unwrap_or_default();
    Some((seat, Sitter { kind, name, livery }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use remparts_engine::notation::draws::verify;
    use remparts_screen::Table;

    fn saved() -> Saved {
        let setup = "players 3\nmodules gifts\nfirst 2\n".to_owned();
        let mut sitters: Vec<Sitter> =
            (0..3).map(|seat| Sitter::new(Kind::Human, 5 - seat)).collect();
        sitters[1].kind = Kind::Bot("expert+farmer".to_owned());
        sitters[2].name = "Ann # of  Green Gables".to_owned();
        let seed = seed_bytes(&Seed::from_number(3));
        let log = Table::new(&setup, seed).expect("a playable setup").log();
        let draft = vec!["place base/D 0,1 r2".to_owned(), "pass".to_owned()];
        Saved { wish: Wish { setup, sitters, preset: Preset::Purist }, seed, log, draft }
    }

    #[test]
    fn what_is_written_is_read() {
        let saved = saved();
        let text = saved.write();
        let read = Saved::read(&text).map_err(|error| error.to_string()).expect("our own text");
        assert_eq!(read.wish.sitters, saved.wish.sitters);
        assert_eq!(read.wish.preset, saved.wish.preset);
        assert_eq!((read.seed, &read.draft), (saved.seed, &saved.draft));
        assert_eq!(read.write(), text);
        assert!(verify(&text, None, None).is_ok(), "the draws can be verified");
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let text = saved().write();
        let line = |word: &str| {
            let at = text.lines().position(|line| line.starts_with(word)).expect("it is there");
            format!("line {}", at + 1)
        };
        let seat = "# seat 2 bot 4 expert+farmer";
        for (was, is, expected) in [
            (seat, "# seat 2 bot 4 nobody", &*line(seat)),
            (seat, "# seat 2 bot 9 expert", &line(seat)),
            (seat, "# seat 9 human 0", &line(seat)),
            (seat, "# seat 1 human 0", &line(seat)),
            (seat, "# seat two human 0", &line(seat)),
            (seat, "#", "for 2 of 3 seats"),
            ("# preset purist", "# preset pure", &line("# preset")),
            ("# seed ", "# seed z", &line("# seed")),
            ("# seed ", "# seeds ", "no line `# seed`"),
            ("# commitment ", "# commitment 0", "hexadecimal digits"),
            ("\ndraw ", "\nswap ", &line("draw")),
            ("remparts 1", "remparts 9", "line 1"),
        ] {
            let changed = text.replacen(was, is, 1);
            assert_ne!(changed, text, "{was}");
            let error = Saved::read(&changed).err().map(|error| error.to_string());
            assert!(error.as_ref().is_some_and(|it| it.contains(expected)), "{is}: {error:?}");
        }
        let other = text.replace(&Seed::from_bytes(saved().seed).reveal(), &"0".repeat(64));
        assert!(matches!(Saved::read(&other), Err(Unreadable::OtherSeed)));
        let long = text.clone() + &"# draft pass\n".repeat(99);
        assert!(Saved::read(&long).is_err());
    }

    #[test]
    fn a_log_of_others_is_no_saved_game() {
        let found = Saved::read(&saved().log).err();
        assert_eq!(found, Some(Unreadable::Seats { found: 0, seats: 3 }));
    }
}
