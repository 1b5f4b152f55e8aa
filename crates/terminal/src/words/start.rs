//! What the screen before a game says.

use crate::full::Expansion;
use remparts_engine::classic::setup::{
    Farmers, Module, RiverBends, RiverSet, StartTile, TwoTileCity,
};
use remparts_engine::sets::SetFacts;
use remparts_protocol::Preset;
use remparts_screen::ProblemCode;
use remparts_screen::names::GameName;

/// What can be decided before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// A game with one key.
    Quick,
    /// Expansions.
    Expansions,
    /// What else can be decided.
    More,
    /// How fields are scored.
    Farmers,
    /// What small cities are worth.
    SmallCities,
    /// Which river.
    River,
    /// How rivers may bend.
    Bends,
    /// What becomes of the start tile.
    StartTile,
    /// A part of an expansion.
    Module(Module),
    /// Guards on every wall.
    Guards,
    /// Who begins.
    First,
    /// How many play.
    Players,
    /// Which help there is.
    Help,
}

/// What the screen before a game says.
pub trait StartWords {
    /// What stands over all.
    fn start_title(&self) -> &'static str;
    /// Games to go on with.
    fn go_on_title(&self) -> &'static str;
    /// The tile sets that a saved game lacks, in the list of games.
    fn without_tiles(&self, sets: &[String]) -> String;
    /// How to go on with a saved game that lacks tile sets, and which.
    fn load_tiles(&self, sets: &[String]) -> String;
    /// A new game.
    fn new_game(&self) -> &'static str;
    /// A new game with loaded tile sets.
    fn new_game_with(&self, sets: &str) -> String;
    /// Begin.
    fn begin(&self) -> &'static str;
    /// A game with one key.
    fn quick_name(&self, quick: &str) -> &'static str;
    /// A line about a game.
    fn game_line(&self, game: GameName) -> &'static str;
    /// What is decided.
    fn setting(&self, setting: Setting) -> &'static str;
    /// A line about it.
    fn setting_line(&self, setting: Setting) -> &'static str;
    /// An expansion, in a word.
    fn expansion(&self, expansion: Expansion) -> &'static str;
    /// A line about it.
    fn expansion_line(&self, expansion: Expansion) -> &'static str;
    /// How fields are scored.
    fn farmers(&self, farmers: Farmers) -> &'static str;
    /// What small cities are worth.
    fn small_cities(&self, worth: TwoTileCity) -> &'static str;
    /// A river.
    fn river(&self, river: Option<RiverSet>) -> &'static str;
    /// How rivers may bend.
    fn bends(&self, bends: RiverBends) -> &'static str;
    /// What becomes of the start tile.
    fn start_tile(&self, tile: StartTile) -> &'static str;
    /// Where guards may be put with the third pile.
    fn guards(&self, each_wall: bool) -> &'static str;
    /// Yes or no.
    fn yes(&self, yes: bool) -> &'static str;
    /// Chance decides.
    fn by_chance(&self) -> &'static str;
    /// A seat.
    fn seat(&self, number: usize) -> String;
    /// A person plays here.
    fn person(&self) -> &'static str;
    /// A bot.
    fn bot_of(&self, level: &str) -> String;
    /// A line about a level.
    fn level_line(&self, level: &str) -> &'static str;
    /// No favorite plan.
    fn all_round(&self) -> &'static str;
    /// How a person's name is typed.
    fn type_name(&self) -> &'static str;
    /// A preset.
    fn preset(&self, preset: Preset) -> &'static str;
    /// A line about it.
    fn preset_line(&self, preset: Preset) -> &'static str;
    /// How many tiles of a set are not known exactly.
    fn stand_ins_of(&self, set: &SetFacts) -> String;
    /// Why those are not known, and what can be done about it.
    fn not_known(&self, stand_ins: &str) -> String;
    /// Why a wish cannot be played.
    fn cannot_play(&self, game: GameName, code: ProblemCode) -> &'static str;
}

/// How many tiles of these sets are not known exactly, why, and what can be done about it; nothing
/// where all are known.
pub fn stand_ins(words: super::Words, sets: &[SetFacts]) -> Option<String> {
    let told: Vec<String> = sets.iter().map(|set| words.stand_ins_of(set)).collect();
    (!told.is_empty()).then(|| words.not_known(&super::all_of(words, &told)))
}
