//! The `expect` lines of golden games.

use super::Runner;
use super::golden::Golden;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::{make_ply, read_ply};
use std::collections::{BTreeMap, BTreeSet};

impl<G: Golden> Runner<G> {
    pub(super) fn expect(&mut self, rest: &str) -> Result<(), String> {
        let (word, tail) = rest.split_once(' ').unwrap_or((rest, ""));
        match word {
            "no" => match self.told.iter().find(|told| told.contains(tail)) {
                Some(told) => Err(format!("told: {told}")),
                None => Ok(()),
            },
            "scores" => {
                let ending = self.ending.clone();
                let found = ending.unwrap_or(self.game()?.scores().to_vec());
                same(tail, &join(found.iter()))
            }
            "legal" => {
                let plies = plies(self.game()?);
                if plies.contains(tail) { Ok(()) } else { Err(format!("legal are {plies:?}")) }
            }
            "refused" => self.expect_refused(tail),
            "only" => {
                let wanted: BTreeSet<String> =
                    tail.split(';').map(|ply| ply.trim().into()).collect();
                let found = plies(self.game()?);
                if wanted == found { Ok(()) } else { Err(format!("legal are {found:?}")) }
            }
            "puts" => {
                let found = self.game()?.puts();
                let wanted: BTreeSet<String> = match tail {
                    "nothing" => BTreeSet::new(),
                    _ => tail.split(',').fold(Vec::new(), spots).into_iter().collect(),
                };
                if wanted == found { Ok(()) } else { Err(format!("open are {found:?}")) }
            }
            "supply" => {
                let (seat, counts) = tail.split_once(' ').ok_or("supply SEAT A B C")?;
                let seat = seat_numbered(seat)?;
                same(counts, &join(self.game()?.supplied(seat).iter()))
            }
            "standing" => {
                let (wanted, figure) = counted(tail);
                let found = standing(self.game()?);
                let count = found.get(figure).copied().unwrap_or(0);
                let holds = wanted.map_or(count > 0, |wanted| count == wanted);
                if holds { Ok(()) } else { Err(format!("there are {found:?}")) }
            }
            "not" => {
                let tail = tail.strip_prefix("standing ").ok_or("not standing ...")?;
                let (None, figure) = counted(tail) else {
                    return Err("a count needs no not".into());
                };
                let found = standing(self.game()?);
                if found.contains_key(figure) { Err("it is there".into()) } else { Ok(()) }
            }
            "turn" => match self.game()?.pending() {
                Pending::Seat(seat) => same(tail, &seat.to_string()),
                other => Err(format!("waiting for {other:?}")),
            },
            "draw" | "gift" | "over" => {
                let found = match self.game()?.pending() {
                    Pending::Chance(question) => G::asked(question),
                    Pending::Over => "over",
                    Pending::Seat(_) => "seat",
                };
                same(word, found)
            }
            "feature" => self.expect_feature(tail),
            _ => match self.game()?.expect_own(word, tail) {
                Some(verdict) => verdict,
                None => self.told_or(rest),
            },
        }
    }

    fn expect_refused(&mut self, tail: &str) -> Result<(), String> {
        let (text, reason) = tail.split_once(": ").ok_or("refused PLY: REASON")?;
        let game = self.game()?;
        let before = game.digest();
        let ply = read_ply(game, text).map_err(|error| error.to_string())?;
        let refused = make_ply(game, ply, &mut Quiet);
        if game.digest() != before {
            return Err("the position has changed".into());
        }
        match refused {
            Ok(()) => Err("it was accepted".into()),
            Err(illegal) => same(reason, &illegal.to_string()),
        }
    }

    fn expect_feature(&mut self, tail: &str) -> Result<(), String> {
        let words: Vec<&str> = tail.split_whitespace().collect();
        let [cell, spot, facts @ ..] = &words[..] else {
            return Err("feature X,Y SPOT ...".into());
        };
        let known = self.game()?.facts(cell, spot)?;
        let mut facts = facts.iter().peekable();
        while let Some(key) = facts.next() {
            let mut wanted = Vec::new();
            while let Some(value) = facts.next_if(|word| word.parse::<u32>().is_ok()) {
                wanted.push((*value).to_string());
            }
            let found = known.iter().find(|(known, _)| known == key);
            let (_, found) = found.ok_or_else(|| format!("unknown fact {key}"))?;
            same(&format!("{key} {}", wanted.join(" ")), &format!("{key} {}", found.join(" ")))?;
        }
        Ok(())
    }
}

fn same(wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("found {found}")) }
}

fn join<T: ToString>(numbers: impl Iterator<Item = T>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

fn seat_numbered(text: &str) -> Result<Seat, String> {
    let number: u8 = text.parse().map_err(|_| "a seat")?;
    Ok(Seat(number.checked_sub(1).ok_or("seats count from 1")?))
}

fn plies(game: &impl Golden) -> BTreeSet<String> {
    let mut legal = List::new();
    game.legal(&mut legal);
    let actions = legal.iter().map(|action| game.write_action(*action));
    let answers = game.answers();
    actions.chain(answers.iter().map(|(answer, _)| game.write_answer(*answer))).collect()
}

/// Spots are parted by commas, and so are the numbers of a cell.
fn spots(mut all: Vec<String>, piece: &str) -> Vec<String> {
    let open = all.last().is_some_and(|last| last.trim_start_matches('-').parse::<u8>().is_ok());
    match all.last_mut().filter(|_| open) {
        Some(last) => *last = format!("{last},{}", piece.trim()),
        None => all.push(piece.trim().into()),
    }
    all
}

/// A count such as `2x` that may come before a figure, and the figure.
fn counted(text: &str) -> (Option<usize>, &str) {
    let parts = text.split_once("x ");
    let parts = parts.and_then(|(count, figure)| Some((count.parse().ok()?, figure)));
    parts.map_or((None, text), |(count, figure)| (Some(count), figure))
}

/// Every kind of figure on every spot, with how many there are.
fn standing(game: &impl Golden) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for figure in game.standing() {
        *found.entry(figure).or_default() += 1;
    }
    found
}
