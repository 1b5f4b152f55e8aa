//! What the screen before a game says, in English.

use crate::full::Expansion;
use crate::words::{English, NameWords as _, Setting, StartWords, all_of};
use remparts_engine::classic::setup::{
    Farmers, Module, RiverBends, RiverSet, StartTile, TwoTileCity,
};
use remparts_engine::sets::SetFacts;
use remparts_protocol::Preset;
use remparts_screen::ProblemCode;
use remparts_screen::names::GameName;

impl StartWords for English {
    fn start_title(&self) -> &'static str {
        "Carcassonne, open and exact"
    }

    fn go_on_title(&self) -> &'static str {
        "Go on"
    }

    fn without_tiles(&self, sets: &[String]) -> String {
        format!("without {}", all_of(&English, sets))
    }

    fn load_tiles(&self, sets: &[String]) -> String {
        let sets = match sets {
            [set] => format!("the tile set {set} is missing"),
            sets => format!("the tile sets {} are missing", all_of(&English, sets)),
        };
        format!("Start again with --tiles FILE: {sets}.")
    }

    fn new_game(&self) -> &'static str {
        "New game"
    }

    fn new_game_with(&self, sets: &str) -> String {
        format!("New game with the tiles of {sets}")
    }

    fn begin(&self) -> &'static str {
        "Begin"
    }

    fn quick_name(&self, quick: &str) -> &'static str {
        match quick {
            "base" => "Base game",
            "base-river" => "River",
            "base-inns" => "Inns & Cathedrals",
            "base-gifts" => "Gifts",
            "classic-all" => "Everything",
            "base-first-edition" => "First edition",
            _ => "The City",
        }
    }

    fn game_line(&self, game: GameName) -> &'static str {
        match game {
            GameName::Classic => "Build the land, and claim its roads, cities, abbeys and fields.",
            GameName::City => {
                "Fill a town with streets, markets and homes, then raise walls around it."
            }
        }
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Game",
            Setting::Expansions => "With",
            Setting::More => "More choices",
            Setting::Farmers => "Farmers",
            Setting::SmallCities => "Two-tile cities",
            Setting::River => "River",
            Setting::Bends => "River bends",
            Setting::StartTile => "Start tile",
            Setting::Module(Module::InnTiles) => "Tiles of the inns",
            Setting::Module(Module::BigMeeples) => "Big meeples",
            Setting::Module(Module::SixthColor) => "Sixth color",
            Setting::Module(Module::Abbot) => "Abbot",
            Setting::Module(Module::Anniversary) => "Arrows",
            Setting::Module(Module::Gifts) => "Gifts",
            Setting::Guards => "Guards, pile 3",
            Setting::First => "Who begins",
            Setting::Players => "Players",
            Setting::Help => "Help",
        }
    }

    fn setting_line(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Everything below can still be changed.",
            Setting::Expansions => "What is added to the base game.",
            Setting::More => "Every rule that players like to settle for themselves.",
            Setting::Farmers => "Meeples can lie in fields, and score at the end.",
            Setting::SmallCities => "In the first edition, a city of two tiles counts half.",
            Setting::River => "The game begins with a river through the land.",
            Setting::Bends => "How strictly the river is kept from turning back.",
            Setting::StartTile => "Where the start tile goes when there is a river.",
            Setting::Module(Module::InnTiles) => "Inns double or lose, cathedrals too.",
            Setting::Module(Module::BigMeeples) => "One meeple of each player counts as two.",
            Setting::Module(Module::SixthColor) => "Lets six play.",
            Setting::Module(_) => "A part of an expansion.",
            Setting::Guards => "With pile 3, the book lets each player guard only their last wall.",
            Setting::First => "The seat that plays first.",
            Setting::Players => "Two to six; The City is for two to four.",
            Setting::Help => "What the screen tells while you play.",
        }
    }

    fn expansion(&self, expansion: Expansion) -> &'static str {
        match expansion {
            Expansion::River => "River",
            Expansion::Abbot => "Abbot",
            Expansion::Arrows => "Arrows",
            Expansion::Inns => "Inns",
            Expansion::Gifts => "Gifts",
        }
    }

    fn expansion_line(&self, expansion: Expansion) -> &'static str {
        match expansion {
            Expansion::River => "The game begins with a river through the land.",
            Expansion::Abbot => "A monk for abbeys and gardens who can come home early.",
            Expansion::Arrows => "Another turn, a pair of meeples, or a meeple anywhere.",
            Expansion::Inns => "Inns & Cathedrals: double or nothing, a big meeple, a sixth color.",
            Expansion::Gifts => "Extend what others own, and receive secret gifts.",
        }
    }

    fn farmers(&self, farmers: Farmers) -> &'static str {
        match farmers {
            Farmers::Off => "none",
            Farmers::Field3 => "3 for each city, field by field",
            Farmers::City4 => "4 for each city, city by city",
        }
    }

    fn small_cities(&self, worth: TwoTileCity) -> &'static str {
        match worth {
            TwoTileCity::FullPoints => "full points",
            TwoTileCity::HalfPoints => "half points",
        }
    }

    fn river(&self, river: Option<RiverSet>) -> &'static str {
        match river {
            None => "none",
            Some(RiverSet::River20) => "20th anniversary",
            Some(RiverSet::River1) => "first editions, twelve tiles",
            Some(RiverSet::River3) => "third edition, twelve tiles",
        }
    }

    fn bends(&self, bends: RiverBends) -> &'static str {
        match bends {
            RiverBends::Corridor => "no U-turn",
            RiverBends::Alternating => "no two bends the same way",
            RiverBends::TwoAhead => "two rows ahead stay free",
        }
    }

    fn start_tile(&self, tile: StartTile) -> &'static str {
        match tile {
            StartTile::Box => "stays in the box",
            StartTile::Bag => "is shuffled in",
        }
    }

    fn guards(&self, each_wall: bool) -> &'static str {
        if each_wall { "on every new wall" } else { "on the last wall" }
    }

    fn yes(&self, yes: bool) -> &'static str {
        if yes { "yes" } else { "no" }
    }

    fn by_chance(&self) -> &'static str {
        "by chance"
    }

    fn seat(&self, number: usize) -> String {
        format!("Seat {number}")
    }

    fn person(&self) -> &'static str {
        "A person here"
    }

    fn bot_of(&self, level: &str) -> String {
        format!("Bot: {}", self.level(level))
    }

    fn level_line(&self, level: &str) -> &'static str {
        match level {
            "beginner" => "Sees its own points of the turn, and never farms.",
            "novice" => "Counts what everyone would score if the game ended now.",
            "club" => "Knows at a glance what features and figures are worth.",
            "advanced" => "Also weighs whatever the next player may answer.",
            "expert" => "Also plays its best ideas on, to see what becomes of them.",
            _ => "Takes its time, and plays to win, by however little.",
        }
    }

    fn all_round(&self) -> &'static str {
        "all-round"
    }

    fn type_name(&self) -> &'static str {
        "Type a name, if you like."
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Learner => "Learner",
            Preset::Standard => "Standard",
            Preset::Tournament => "Tournament",
            Preset::Purist => "Purist",
        }
    }

    fn preset_line(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Learner => "All the help there is, with a word of warning.",
            Preset::Standard => "All the facts, no advice.",
            Preset::Tournament => "Only what players can look up.",
            Preset::Purist => "The bare board. You do the counting.",
        }
    }

    fn stand_ins_of(&self, set: &SetFacts) -> String {
        let SetFacts { name, pieces, stand_ins } = *set;
        let count = if stand_ins == pieces {
            format!("all {pieces} tiles")
        } else {
            format!("{stand_ins} of {pieces} tiles")
        };
        match name {
            "anniversary" => format!("{count} with arrows"),
            "river20" => format!("{count} of the River"),
            "city" => format!("{count} of {}", self.game_name(GameName::City)),
            other => format!("{count} of {other}"),
        }
    }

    fn not_known(&self, stand_ins: &str) -> String {
        format!(
            "Not known exactly, since no pictures or lists were found: {stand_ins}. Tiles of our \
             own stand in for them; docs/TILES.md tells how to put that right."
        )
    }

    fn cannot_play(&self, game: GameName, code: ProblemCode) -> &'static str {
        match (code, game) {
            (ProblemCode::Players, GameName::City) => "The City is for two to four players.",
            (ProblemCode::Players, GameName::Classic) => "Carcassonne is for two to six players.",
            (ProblemCode::SixthColor, _) => {
                "Six players need the sixth color of Inns & Cathedrals."
            }
            _ => "These choices do not go together.",
        }
    }
}
