//! Setups of The City: the short names and the settings.

use crate::city::Setup;
use crate::notation::setup::{Settings, read_first, write_first};
use crate::notation::words::{ReadError, Words};

/// Short names with what they stand for, for help texts.
pub const NAMES: [(&str, &str); 2] = [
    ("city", "The City, a game of its own: streets, markets, homes, then walls around the town"),
    ("city-guards", "The City with a guard on every wall in the third pile as well"),
];

/// The setup with a short name.
pub fn named(name: &str, players: u8) -> Option<Setup> {
    let setup = Setup::new(players);
    match name {
        "city" => Some(setup),
        "city-guards" => Some(Setup { guard_each_wall: true, ..setup }),
        _ => None,
    }
}

impl Settings for Setup {
    const GAME: Option<&'static str> = Some("city");
    const KEYS: &'static str = "game, players, guards, piles, walls or first";

    fn usual() -> Self {
        Self::new(2)
    }

    fn write_settings(&self) -> String {
        let guards = if self.guard_each_wall { "each-wall" } else { "last-wall" };
        let [first, second, third] = self.piles;
        format!(
            "players {}\nguards {guards}\npiles {first} {second} {third}\nwalls {}\n{}",
            self.players,
            self.walls,
            write_first(self.first)
        )
    }

    fn read_setting(&mut self, key: &str, words: &mut Words<'_>) -> Result<bool, ReadError> {
        match key {
            "players" => self.players = words.number("a number of players")?,
            "guards" => {
                self.guard_each_wall = words.take("each-wall or last-wall", |word| match word {
                    "each-wall" => Some(true),
                    "last-wall" => Some(false),
                    _ => None,
                })?;
            }
            "piles" => {
                for pile in &mut self.piles {
                    *pile = words.number("a number of tiles for each of three piles")?;
                }
            }
            "walls" => self.walls = words.number("a number of walls")?,
            "first" => self.first = read_first(words)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}
