//! Verified draws: whether chance answered in a log as its seed says.
//!
//! A log says in remarks what was shown before the first draw and after the last:
//!
//! ```text
//! remparts 1
//! # commitment 5e1f...
//! # nonce 0 93ab...
//! players 2
//! ...
//! # seed 07c2...
//! ```
//!
//! A nonce is what a seat has added to the seed before the first draw.

use super::any::{AnyLog, AnyLogError};
use super::log::{Log, MAGIC, REMARK};
use super::ply::{Ply, replay_ply};
use super::written::Written;
use crate::kernel::dealer::{Commitment, Dealer, Nonce, Seed};
use crate::kernel::game::Quiet;
use crate::kernel::seat::{MAX_SEATS, Seat};
use thiserror::Error;

/// The keyword of the remark with the hash of the seed.
const COMMITMENT: &str = "commitment";
/// The keyword of the remark with the seed.
const SEED: &str = "seed";
/// The keyword of a remark with a seat and what it added to the seed.
const NONCE: &str = "nonce";

/// A log in which every answer of chance is the one that the seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Number of plies in the log.
    pub plies: usize,
    /// Number of plies that are answers of chance.
    pub draws: usize,
    /// The hash of the seed, shown before the first draw.
    pub commitment: Commitment,
    /// Number of seats that have added to the seed.
    pub nonces: usize,
}

/// Why a log could not be verified.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unverified {
    /// The log cannot be replayed.
    #[error(transparent)]
    Log(#[from] AnyLogError),
    /// A remark cannot be read.
    #[error("line {line}: expected 64 hexadecimal digits after `{word}`")]
    Remark {
        /// Line, counted from one.
        line: usize,
        /// The keyword of that remark.
        word: &'static str,
    },
    /// What a seat has added to the seed cannot be read.
    #[error("line {line}: expected a seat and 64 hexadecimal digits after `nonce`")]
    Nonce {
        /// Line, counted from one.
        line: usize,
    },
    /// A remark is there twice.
    #[error("line {line}: there is another line `# {word}` above")]
    Twice {
        /// Line, counted from one.
        line: usize,
        /// The keyword of that remark.
        word: &'static str,
    },
    /// The log does not say which hash was shown before the first draw.
    #[error("the log has no line `# commitment`, the hash of the seed, to hold the seed against")]
    NoCommitment,
    /// The log does not say what the seed is.
    #[error("the log has no line `# seed`: it is told once the game is over")]
    NoSeed,
    /// The seed is another than the one that was promised.
    #[error("the seed has the hash {found}, but {promised} was shown before the first draw")]
    OtherSeed {
        /// The hash that was shown before the game.
        promised: Commitment,
        /// The hash of the seed that was found.
        found: Commitment,
    },
    /// An answer of chance is not the one that the seed gives.
    #[error("ply {ply} is `{said}`, but the seed says `{dealt}`")]
    OtherDraw {
        /// Ply, counted from one.
        ply: usize,
        /// The ply as the log has it.
        said: String,
        /// The ply as the seed gives it.
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
    let nonces = nonces(text)?;
    let seed = seed.with_nonces(&nonces);
    let (plies, draws) = match &log {
        AnyLog::Classic(log) => (log.plies().len(), dealt(log, seed)?),
        AnyLog::City(log) => (log.plies().len(), dealt(log, seed)?),
    };
    Ok(Verified { plies, draws, commitment, nonces: nonces.len() })
}

/// A log with the commitment shown before its first draw and, once the game is over, the seed.
pub fn sealed(
    log: &str,
    commitment: Commitment,
    nonces: &[(Seat, Nonce)],
    seed: Option<&Seed>,
) -> String {
    let rest = log.strip_prefix(MAGIC).and_then(|rest| rest.strip_prefix('\n')).unwrap_or(log);
    let mut text = format!("{MAGIC}\n{REMARK} {COMMITMENT} {commitment}\n");
    for (seat, nonce) in nonces {
        text += &format!("{REMARK} {NONCE} {} {nonce}\n", seat.0);
    }
    text += rest;
    if let Some(seed) = seed {
        text += &format!("{REMARK} {SEED} {}\n", seed.reveal());
    }
    text
}

/// The nonces of the seats, as remarks state them.
fn nonces(text: &str) -> Result<Vec<(Seat, Nonce)>, Unverified> {
    let mut found: Vec<(Seat, Nonce)> = Vec::new();
    for (line, words) in remarks(text, NONCE) {
        let [seat, nonce] = words[..] else { return Err(Unverified::Nonce { line }) };
        let seat = seat.parse().ok().filter(|seat| usize::from(*seat) < MAX_SEATS).map(Seat);
        let (Some(seat), Some(nonce)) = (seat, Nonce::read(nonce)) else {
            return Err(Unverified::Nonce { line });
        };
        if found.iter().any(|(other, _)| *other == seat) {
            return Err(Unverified::Twice { line, word: NONCE });
        }
        found.push((seat, nonce));
    }
    Ok(found)
}

/// The lines with a remark that begins with this word, counted from one, and the words after it.
fn remarks<'a>(text: &'a str, word: &str) -> impl Iterator<Item = (usize, Vec<&'a str>)> {
    text.lines().zip(1..).filter_map(move |(line, n)| {
        let mut words = line.strip_prefix(REMARK)?.split_whitespace();
        (words.next() == Some(word)).then(|| (n, words.collect()))
    })
}

/// The value of the remark with this keyword, if there is one.
fn told<T>(
    text: &str,
    word: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Unverified> {
    let mut found = None;
    for (line, words) in remarks(text, word) {
        let [value] = words[..] else { return Err(Unverified::Remark { line, word }) };
        let value = read(value).ok_or(Unverified::Remark { line, word })?;
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
        let text = sealed(&log, seed.commitment(), &[], Some(&seed));
        assert_eq!(verify(&text, None, None).map(|it| it.commitment), Ok(seed.commitment()));
        let running = sealed(&log, seed.commitment(), &[], None);
        assert!(!running.contains(&seed.reveal()));
        let promised = Seed::from_number(3).commitment();
        let found = seed.commitment();
        let other = verify(&text, None, Some(promised));
        assert_eq!(other, Err(Unverified::OtherSeed { promised, found }));
    }

    #[test]
    fn what_seats_have_added_counts() {
        let seed = Seed::from_number(5);
        let nonce = |number| Nonce::from_bytes([number; 32]);
        let nonces = [(Seat(2), nonce(9)), (Seat(0), nonce(7))];
        let dealing = seed.with_nonces(&nonces);
        assert!(dealing == seed.with_nonces(&[nonces[1], nonces[0]]), "in the order of seats");
        assert!(dealing != seed && dealing != seed.with_nonces(&nonces[..1]));
        let swapped = [(Seat(0), nonce(9)), (Seat(2), nonce(7))];
        assert!(dealing != seed.with_nonces(&swapped), "each stands behind its seat");
        let log = begun::<Classic>(Setup::base(3), &dealing);
        let text = sealed(&log, seed.commitment(), &nonces, Some(&seed));
        assert_eq!(verify(&text, None, None).map(|it| it.nonces), Ok(2));
        let without = sealed(&log, seed.commitment(), &nonces[..1], Some(&seed));
        assert!(matches!(verify(&without, None, None), Err(Unverified::OtherDraw { .. })));
        let digits = nonce(9).to_string();
        for (wrong, expected) in [
            (text.replace("# nonce 2", "# nonce 0"), Unverified::Twice { line: 4, word: NONCE }),
            (text.replace("# nonce 2", "# nonce 9"), Unverified::Nonce { line: 3 }),
            (text.replace(&digits, &digits[1..]), Unverified::Nonce { line: 3 }),
        ] {
            assert_eq!(verify(&wrong, None, None), Err(expected));
        }
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
