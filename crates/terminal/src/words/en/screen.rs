//! What the full screen says of itself, in English.

use super::names::plural;
use crate::board::Thing;
use crate::full::{Cover, Expansion, Panel};
use crate::words::{English, Hint, NameWords as _, ScreenWords, Setting};
use remparts_engine::classic::setup::{
    Farmers, Module, RiverBends, RiverSet, StartTile, TwoTileCity,
};
use remparts_protocol::Preset;
use remparts_screen::names::{FeatureName, FigureName, GameName, GiftName};
use remparts_screen::{EdgeName, Printed, ProblemCode, Sign, Terrain};

impl ScreenWords for English {
    fn panel_name(&self, panel: Panel) -> &'static str {
        match panel {
            Panel::Log => "Log",
            Panel::Feature => "Feature",
            Panel::Bag => "Tiles left",
            Panel::Gifts => "Gifts",
            Panel::Players => "Players",
            Panel::Chat => "Chat",
            Panel::Keys => "Keys",
            Panel::End => "Final score",
        }
    }

    fn hint(&self, hint: Hint) -> &'static str {
        match hint {
            Hint::Places => "places",
            Hint::Lay => "lay",
            Hint::Turn => "turn",
            Hint::Choose => "choose",
            Hint::Nothing => "none",
            Hint::Others => "others",
            Hint::Ready => "ready",
            Hint::NotReady => "not ready yet",
            Hint::Chat => "write",
            Hint::Commit => "commit",
            Hint::Back => "back",
            Hint::OtherTile => "other tile",
            Hint::Gifts => "gifts",
            Hint::Bag => "tiles left",
            Hint::Keys => "keys",
            Hint::Leave => "leave",
            Hint::Close => "close",
            Hint::Scroll => "scroll",
            Hint::NextPanel => "next panel",
            Hint::Play => "play",
            Hint::Pause => "pause",
            Hint::Turns => "turns",
            Hint::Scorings => "scorings",
            Hint::Present => "present",
            Hint::Speed => "speed",
            Hint::GoTo => "go to turn",
            Hint::New => "new game",
            Hint::Replay => "replay",
            Hint::Points => "scores",
            Hint::Send => "send",
            Hint::Select => "select",
            Hint::Change => "change",
            Hint::Switch => "switch",
            Hint::Style => "style",
            Hint::Color => "color",
            Hint::Name => "name",
            Hint::Begin => "begin",
            Hint::GoOn => "go on",
        }
    }

    fn cover_name(&self, cover: Cover) -> &'static str {
        match cover {
            Cover::Fields => "Fields",
            Cover::Owners => "Who owns what",
            Cover::Ends => "Open ends",
            Cover::Dead => "Cells nothing fits",
            Cover::None => self.cover_off(),
        }
    }

    fn cover_off(&self) -> &'static str {
        "No overlay"
    }

    fn walking(&self, free: bool) -> &'static str {
        if free { "Arrows go over all cells" } else { "Arrows go from place to place" }
    }

    fn more_room(&self) -> &'static str {
        "Please make the window larger."
    }

    fn few_room(&self) -> &'static str {
        "Panels appear from 60 columns and 18 rows on."
    }

    fn tile_in_hand(&self) -> &'static str {
        "Tile"
    }

    fn tiles_in_hand(&self) -> &'static str {
        "Tiles"
    }

    fn players_title(&self) -> &'static str {
        "Players"
    }

    fn choices_title(&self) -> &'static str {
        "Choices"
    }

    fn legend_title(&self) -> &'static str {
        "Legend"
    }

    fn thing(&self, thing: Thing) -> String {
        let said = match thing {
            Thing::Figure(FigureName::Farmer, true) => "big farmer",
            Thing::Figure(figure, _) => self.figure(figure),
            Thing::Symbol(symbol) => self.symbol(symbol),
            Thing::Printed(printed) => match printed {
                Printed::Shield => self.sign(Sign::Shield),
                Printed::Cathedral => self.sign(Sign::Cathedral),
                Printed::Inn => self.sign(Sign::Inn),
                Printed::Abbey => self.sign(Sign::Abbey),
                Printed::Garden => self.sign(Sign::Garden),
                Printed::Spring => self.sign(Sign::Spring),
                Printed::Lake => self.sign(Sign::Lake),
                Printed::Public => self.sign(Sign::Public),
                Printed::Historic => self.sign(Sign::Historic),
                Printed::Village => "village",
                Printed::Crossing => "crossing",
                Printed::Square => "square",
                Printed::Goods(goods) => return format!("market: {}", self.goods(goods)),
                Printed::Arrow(..) => self.sign(Sign::Arrow),
            },
            Thing::Ground(Terrain::Market(Some(goods))) => {
                return format!("market: {}", self.goods(goods));
            }
            Thing::Ground(terrain) => match terrain {
                Terrain::City => self.edge(EdgeName::City),
                Terrain::Road => self.edge(EdgeName::Road),
                Terrain::Field => self.edge(EdgeName::Field),
                Terrain::Abbey => self.sign(Sign::Abbey),
                Terrain::Garden => self.sign(Sign::Garden),
                Terrain::Market(_) => "market, mixed",
                Terrain::Street => self.edge(EdgeName::Street),
                Terrain::Homes => self.edge(EdgeName::Homes),
            },
            Thing::Water => self.edge(EdgeName::River),
            Thing::Way => "road, street",
            Thing::Gate => "gate",
            Thing::Pip => "counts for a field",
            Thing::Dead => "nothing fits",
            Thing::Spot => "the tile fits",
            Thing::Ghost => "proposed",
            Thing::Cursor => "cursor",
            Thing::Last => "laid last",
        };
        said.to_owned()
    }

    fn ended_now(&self) -> &'static str {
        "if it ended"
    }

    fn walls_left(&self, count: u8) -> String {
        plural(usize::from(count), "wall left", "walls left")
    }

    fn open_sides(&self, open: usize, last: usize) -> String {
        format!("{}, the end comes at {last}", plural(open, "open side", "open sides"))
    }

    fn inspect_hint(&self) -> &'static str {
        "N and P go through the features under the cursor. A click does too."
    }

    fn feature_state(&self, kind: FeatureName, complete: bool) -> &'static str {
        match kind {
            FeatureName::Field | FeatureName::Homes => "scored at the end",
            _ if complete => "completed",
            _ => "open",
        }
    }

    fn shields(&self, count: u8) -> String {
        plural(usize::from(count), "coat of arms", "coats of arms")
    }

    fn nobody_here(&self) -> &'static str {
        "Nobody is here"
    }

    fn leads(&self, shared: bool) -> &'static str {
        if shared { "shared lead" } else { "leads" }
    }

    fn label_now(&self) -> &'static str {
        "Worth now"
    }

    fn label_completed(&self) -> &'static str {
        "If completed"
    }

    fn label_chance(&self) -> &'static str {
        "Chance to complete"
    }

    fn open_cells(&self, count: usize) -> String {
        plural(count, "open cell", "open cells")
    }

    fn completing(&self, count: u32) -> String {
        format!("{} left would complete it", plural(count as usize, "tile", "tiles"))
    }

    fn cannot_complete(&self) -> &'static str {
        "No tile that is left can complete it."
    }

    fn takes_several(&self) -> &'static str {
        "Takes more than one tile."
    }

    fn feeds(&self, kind: FeatureName, count: usize) -> String {
        match (kind, count) {
            (FeatureName::Homes, _) => format!("Touches {}", plural(count, "market", "markets")),
            (_, 0) => "Feeds no completed city".to_owned(),
            _ => format!("Feeds {}", plural(count, "completed city", "completed cities")),
        }
    }

    fn touched_by(&self, kind: FeatureName, count: usize) -> String {
        let what = match kind {
            FeatureName::Market => plural(count, "residential area", "residential areas"),
            _ => plural(count, "field", "fields"),
        };
        format!("Touches {what}")
    }

    fn kept_in_view(&self) -> &'static str {
        "kept in view"
    }

    fn draws_left(&self, count: u32) -> String {
        plural(count as usize, "turn left for you", "turns left for you")
    }

    fn pile(&self, number: usize, left: u8, drawn: bool) -> String {
        format!("Pile {number}: {left}{}", if drawn { " (in use)" } else { "" })
    }

    fn discards(&self, count: usize) -> String {
        let they = if count == 1 { "it" } else { "they" };
        let tiles = plural(count, "tile", "tiles");
        format!("{tiles} left the game: {they} fitted nowhere when drawn.")
    }

    fn uncounted(&self) -> &'static str {
        "What the box holds. This table plays without counting help."
    }

    fn chance_next(&self) -> &'static str {
        "next"
    }

    fn chance_yours(&self) -> &'static str {
        "yours"
    }

    fn kind_of_tile(&self) -> &'static str {
        "Sides and signs"
    }

    fn gift_does(&self, gift: GiftName) -> &'static str {
        match gift {
            GiftName::Synod => "Put a follower on any open abbey, even an occupied one.",
            GiftName::Sweeper => "Score any open road at once; all its figures go home.",
            GiftName::Retreat => {
                "Take one of your figures back: 2 points, and 2 more for each figure left there."
            }
            GiftName::StandLie => {
                "One of your followers lies down in a field of its tile, or stands up from it."
            }
            GiftName::TakeTwo => "Draw a second tile, lay one of the two and return the other.",
        }
    }

    fn gift_kept(&self) -> &'static str {
        "Worth 2 points if still wrapped at the end."
    }

    fn no_gift(&self) -> &'static str {
        "You hold no gift. Extend another player’s road or city to receive one."
    }

    fn no_gifts_here(&self) -> &'static str {
        "This game is played without gifts."
    }

    fn gifts_of_others(&self) -> &'static str {
        "Gifts of the others"
    }

    fn unwrap_with(&self, key: usize) -> String {
        format!("{key} unwraps it")
    }

    fn turn_of_all(&self, turn: usize, turns: usize) -> String {
        format!("Turn {turn} of {turns}")
    }

    fn game_start(&self) -> &'static str {
        "Start of the game"
    }

    fn looking_back(&self) -> &'static str {
        "Looking back"
    }

    fn speed(&self, times: f64) -> String {
        format!("{times}×")
    }

    fn going_to(&self, typed: &str) -> String {
        format!("Go to turn {typed}…")
    }

    fn course(&self) -> &'static str {
        "Scores turn by turn"
    }

    fn final_scoring(&self) -> &'static str {
        "Final scoring"
    }

    fn start_title(&self) -> &'static str {
        "Carcassonne, open and exact"
    }

    fn go_on_title(&self) -> &'static str {
        "Go on"
    }

    fn new_game(&self) -> &'static str {
        "New game"
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
            GameName::Classic => {
                "Lay out the land, and claim its roads, cities, abbeys and fields."
            }
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
            Setting::Module(Module::BigMeeples) => "Big followers",
            Setting::Module(Module::SixthColor) => "Sixth color",
            Setting::Module(Module::Abbot) => "Abbot",
            Setting::Module(Module::Anniversary) => "Arrows",
            Setting::Module(Module::Gifts) => "Gifts",
            Setting::Guards => "Guards",
            Setting::First => "Who begins",
            Setting::Players => "Players",
            Setting::Help => "Help",
        }
    }

    fn setting_line(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Quick => "Everything below can still be changed.",
            Setting::Expansions => "What is added to the base game.",
            Setting::More => "Every rule that tables like to settle for themselves.",
            Setting::Farmers => "Followers can lie in fields, and score at the end.",
            Setting::SmallCities => "In the first edition, a city of two tiles counts half.",
            Setting::River => "Before all else, a river is laid through the land.",
            Setting::Bends => "How strictly the river is kept from turning back.",
            Setting::StartTile => "Where the start tile goes when there is a river.",
            Setting::Module(Module::InnTiles) => "Inns double or lose, cathedrals too.",
            Setting::Module(Module::BigMeeples) => "One follower of each player counts as two.",
            Setting::Module(Module::SixthColor) => "Lets six play.",
            Setting::Module(_) => "A part of an expansion.",
            Setting::Guards => {
                "With the third pile, a guard on any new wall, not only on the last."
            }
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
            Expansion::River => "Before all else, a river is laid through the land.",
            Expansion::Abbot => "He serves in abbeys and gardens, and can come home early.",
            Expansion::Arrows => "Another turn, a pair of followers, or a follower anywhere.",
            Expansion::Inns => {
                "Inns & Cathedrals: double or nothing, a big follower, a sixth color."
            }
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
            RiverBends::TwoAhead => "two rows ahead stay free",
        }
    }

    fn start_tile(&self, tile: StartTile) -> &'static str {
        match tile {
            StartTile::Box => "stays in the box",
            StartTile::Bag => "is shuffled in",
        }
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
            "club" => "Knows at a glance what features and followers are worth.",
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
            Preset::Tournament => "Only what a table can look up.",
            Preset::Purist => "The bare board. Count for yourselves.",
        }
    }

    fn cannot_play(&self, game: GameName, code: ProblemCode) -> &'static str {
        match (code, game) {
            (ProblemCode::Players, GameName::City) => "The City is for two to four players.",
            (ProblemCode::Players, GameName::Classic) => "Carcassonne is for two to six players.",
            (ProblemCode::SixthColor, _) => {
                "Six players need Inns & Cathedrals, which brings the sixth color."
            }
            _ => "These choices do not go together.",
        }
    }
}
