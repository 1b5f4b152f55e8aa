//! Setups of The City: the short names and the settings.

use crate::city::setup::{Beyond, ClosingWall, Freed, PILES};
use crate::city::{Setup, tiles};
use crate::notation::setup::{Rulings, Settings, read_first, read_tiles, write_first, write_tiles};
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
    const KEYS: &'static str = "game, rulings, players, guards, beyond, freed, closing-wall, \
                                tiles, piles, walls or first";

    fn usual(rulings: Rulings) -> Self {
        let now = Self::new(2);
        match rulings {
            Rulings::First => Self {
                beyond: Beyond::StraightOut,
                freed: Freed::AtOnce,
                closing_wall: ClosingWall::Clockwise,
                ..now
            },
            Rulings::Second => now,
        }
    }

    fn write_settings(&self) -> String {
        let guards = if self.guard_each_wall { "each-wall" } else { "last-wall" };
        let beyond = match self.beyond {
            Beyond::NextCell => "next-cell",
            Beyond::StraightOut => "straight-out",
        };
        let freed = match self.freed {
            Freed::NextTurn => "next-turn",
            Freed::AtOnce => "at-once",
        };
        let closing = match self.closing_wall {
            ClosingWall::EitherEnd => "either-end",
            ClosingWall::Clockwise => "clockwise",
        };
        let [first, second, third] = self.piles;
        let tiles = write_tiles(self.tiles);
        format!(
            "players {}\nguards {guards}\nbeyond {beyond}\nfreed {freed}\n\
             closing-wall {closing}\n{tiles}piles {first} {second} {third}\nwalls {}\n{}",
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
            "beyond" => {
                self.beyond = words.take("next-cell or straight-out", |word| match word {
                    "next-cell" => Some(Beyond::NextCell),
                    "straight-out" => Some(Beyond::StraightOut),
                    _ => None,
                })?;
            }
            "freed" => {
                self.freed = words.take("next-turn or at-once", |word| match word {
                    "next-turn" => Some(Freed::NextTurn),
                    "at-once" => Some(Freed::AtOnce),
                    _ => None,
                })?;
            }
            "closing-wall" => {
                self.closing_wall = words.take("either-end or clockwise", |word| match word {
                    "either-end" => Some(ClosingWall::EitherEnd),
                    "clockwise" => Some(ClosingWall::Clockwise),
                    _ => None,
                })?;
            }
            "tiles" => {
                let tiles = read_tiles(words, tiles::find)?;
                // Whoever has not spoken of piles gets those of the book for this number of tiles.
                let is_unsaid = self.piles == PILES;
                let spoken = Self { tiles: Some(tiles), ..*self };
                *self = if is_unsaid { self.with_tiles(tiles) } else { spoken };
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
