//! Draws that can be checked: whether chance answered in a log as its seed says.
//!
//! A log says in remarks what was shown before the first draw and after the last:
//!
//! ```text
//! remparts 1
//! # commitment 5e1f...
//! players 2
//! ...
//! # seed 07c2...
//! ```

use super::any::{AnyLog, AnyLogError};
use super::log::{Log, MAGIC, REMARK};
use super::ply::{Ply, replay_ply};
use super::written::Written;
use crate::kernel::dealer::{Commitment, Dealer, Seed};
use crate::kernel::game::Quiet;
use thiserror::Error;

/// The word before the hash of the seed.
const COMMITMENT: &str = "commitment";
/// The word before the seed.
const SEED: &str = "seed";

/// A log in which every answer of chance is the one that the seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many plies the log has.
    pub plies: usize,
    /// How many of them are answers of chance.
    pub draws: usize,
    /// What was shown before the first of them.
    pub commitment: Commitment,
}

/// Why a log could not be verified.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unverified {
    /// The log cannot be replayed.
    #[error(transparent)]
    Log(#[from] AnyLogError),
    /// A remark is not what it should be.
    #[error("line {line}: expected 64 hexadecimal digits after `{word}`")]
    Remark {
        /// Line, counted from one.
        line: usize,
        /// What is told there.
        word: &'static str,
    },
    /// The same thing is told twice.
    #[error("line {line}: there is another line `# {word}` above")]
    Twice {
        /// Line, counted from one.
        line: usize,
        /// What is told there.
        word: &'static str,
    },
    /// Nobody says what was shown before the first draw.
    #[error("the log has no line `# commitment`, the hash of the seed, to hold the seed against")]
    NoCommitment,
    /// Nobody says what the seed is.
    #[error("the log has no line `# seed`: it is told once the game is over")]
    NoSeed,
    /// The seed is another than the one that was promised.
    #[error("the seed has the hash {found}, but {promised} was shown before the first draw")]
    OtherSeed {
        /// What was shown.
        promised: Commitment,
        /// What should have been shown.
        found: Commitment,
    },
    /// Chance answered otherwise.
    #[error("ply {ply} is `{said}`, but the seed says `{dealt}`")]
    OtherDraw {
        /// Ply, counted from one.
        ply: usize,
        /// What the log says.
        said: String,
        /// What the seed says.
        dealt: String,
    },
}

/// Checks that the seed is the one that was promised and that chance answered from it throughout.
/// Seed and commitment are taken from the remarks of the log unless they are known from elsewhere.
pub fn verify(
    text: &str,
    seed: Option<Seed>,
    commitment: Option<Commitment>,
) -> Result<Verified, Unverified> {
    // First of all whether it is a log.
    let log = AnyLog::read(text)?;
    let commitment = match commitment {
        Some(commitment) => commitment,
        None => told(text, COMMITMENT, Commitment::read)?.ok_or(Unverified::NoCommitment)?,
    };
    let seed = match seed {
        Some(seed) => seed,
        None => told(text, SEED, Seed::read)?.ok_or(Unverified::NoSeed)?,
    };
    let found = seed.commitment();
    if found != commitment {
        return Err(Unverified::OtherSeed { promised: commitment, found });
    }
    let (plies, draws) = match &log {
        AnyLog::Classic(log) => (log.plies().len(), dealt(log, seed)?),
        AnyLog::City(log) => (log.plies().len(), dealt(log, seed)?),
    };
    Ok(Verified { plies, draws, commitment })
}

/// A log with what was shown before its first draw and, once the game is over, the seed.
pub fn sealed(log: &str, commitment: Commitment, seed: Option<&Seed>) -> String {
    let rest = log.strip_prefix(MAGIC).and_then(|rest| rest.strip_prefix('\n')).unwrap_or(log);
    let mut text = format!("{MAGIC}\n{REMARK} {COMMITMENT} {commitment}\n{rest}");
    if let Some(seed) = seed {
        text += &format!("{REMARK} {SEED} {}\n", seed.reveal());
    }
    text
}

/// What a remark with this word says, if there is one.
fn told<T>(
    text: &str,
    word: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Unverified> {
    let mut found = None;
    for (n, line) in text.lines().enumerate() {
        let Some(remark) = line.strip_prefix(REMARK) else { continue };
        let mut words = remark.split_whitespace();
        if words.next() != Some(word) {
            continue;
        }
        let line = n + 1;
        let value = words.next().and_then(&read).filter(|_| words.next().is_none());
        let value = value.ok_or(Unverified::Remark { line, word })?;
        if found.replace(value).is_some() {
            return Err(Unverified::Twice { line, word });
        }
    }
    Ok(found)
}

/// How many answers of chance a log has, if all of them are as this seed says.
fn dealt<G: Written>(log: &Log<G>, seed: Seed) -> Result<usize, Unverified> {
    let mut dealer = Dealer::new(seed);
    let mut game = log.game().afresh();
    let mut draws = 0;
    for (n, entry) in log.plies().iter().enumerate() {
        if let Ply::Answer(said) = entry.ply {
            let answer = dealer.answer(&game).expect("chance answers where it is asked");
            if answer != said {
                let (said, dealt) = (entry.text.clone(), game.write_answer(answer));
                return Err(Unverified::OtherDraw { ply: n + 1, said, dealt });
            }
            draws += 1;
        }
        replay_ply(&mut game, entry.ply, &mut Quiet);
    }
    Ok(draws)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::city::{self, City};
    use crate::classic::{Classic, Setup};

    /// The first answers of chance to a new game.
    fn begun<G: Written>(setup: G::Setup, seed: &Seed) -> String {
        let mut log = Log::<G>::new(setup).expect("a playable setup");
        let mut dealer = Dealer::new(seed.clone());
        while let Some(answer) = dealer.answer(log.game()) {
            log.resolve(answer, &mut Quiet).expect("a ticket is possible");
        }
        log.write()
    }

    #[test]
    fn remarks_may_stand_anywhere() {
        let seed = Seed::from_number(1);
        for log in
            [begun::<Classic>(Setup::base(2), &seed), begun::<City>(city::Setup::new(2), &seed)]
        {
            let remark = format!("# commitment {}\n# what else there is\n#\n", seed.commitment());
            let lines: Vec<&str> = log.split_inclusive('\n').collect();
            for at in 0..=lines.len() {
                let (before, after) = lines.split_at(at);
                let text = [before.concat(), remark.clone(), after.concat()].concat();
                let verified = verify(&text, Some(seed.clone()), None).expect("as it was dealt");
                assert_eq!((verified.plies, verified.draws), (2, 2));
                assert_eq!(verify(&text, None, None), Err(Unverified::NoSeed));
                // Lines are counted as they stand.
                let wrong = verify(&(text.clone() + "castle e1\n"), None, None);
                let line = format!("line {}, column 1", text.lines().count() + 1);
                assert!(wrong.is_err_and(|error| error.to_string().starts_with(&line)));
            }
        }
    }

    #[test]
    fn sealed_logs_are_verified() {
        let seed = Seed::from_number(2);
        let log = begun::<Classic>(Setup::base(3), &seed);
        let text = sealed(&log, seed.commitment(), Some(&seed));
        assert_eq!(verify(&text, None, None).map(|it| it.commitment), Ok(seed.commitment()));
        let running = sealed(&log, seed.commitment(), None);
        assert!(!running.contains(&seed.reveal()));
        let promised = Seed::from_number(3).commitment();
        let found = seed.commitment();
        let other = verify(&text, None, Some(promised));
        assert_eq!(other, Err(Unverified::OtherSeed { promised, found }));
    }

    #[test]
    fn seeds_and_commitments_are_read_as_written() {
        let seed = Seed::from_number(4);
        assert!(Seed::read(&seed.reveal()) == Some(seed.clone()));
        assert_eq!(Commitment::read(&seed.commitment().to_string()), Some(seed.commitment()));
        let digits = seed.reveal();
        for wrong in ["", "07", &digits[1..], &(digits.clone() + "0"), &digits.replace('0', "g")] {
            assert!(Seed::read(wrong).is_none(), "{wrong}");
        }
    }
}
