//! What the full screen says of itself, in English.

use super::names::{becomes, plural};
use crate::board::Thing;
use crate::full::{Cover, Panel};
use crate::words::{English, Hint, NameWords as _, ScreenWords};
use remparts_screen::names::{FeatureName, FigureName, GameName, GiftName};
use remparts_screen::{EdgeName, Printed, Sign, Terrain};

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
            Hint::Places => "cells",
            Hint::Lay => "place",
            Hint::Turn => "turn",
            Hint::Fitting => "only where it fits",
            Hint::Choose => "choose",
            Hint::Nothing => "none",
            Hint::Others => "others",
            Hint::Ready => "ready",
            Hint::NotReady => "not ready yet",
            Hint::Chat => "chat",
            Hint::Commit => "end turn",
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

    fn cover_name(&self, cover: Cover, game: GameName) -> &'static str {
        match cover {
            Cover::Fields if game == GameName::City => "Homes",
            Cover::Fields => "Fields",
            Cover::Owners => "Owners",
            Cover::Ends => "Tiles that fit here",
            Cover::Dead => "Dead spots",
            Cover::None => self.cover_off(),
        }
    }

    fn cover_legend(&self, cover: Cover, game: GameName) -> &'static str {
        match (cover, game) {
            (Cover::Fields, GameName::Classic) => {
                "Fields: each pattern is one field; the sign $ or ◉ is a complete city it feeds."
            }
            (Cover::Fields, GameName::City) => {
                "Homes: each pattern is one area; the sign $ or ◉ is a market it touches."
            }
            (Cover::Owners, _) => "Owners: each feature in the color of whoever leads in it.",
            (Cover::Ends, _) => {
                "Tiles that fit here: the number in a cell is how many of those left fit on it."
            }
            (Cover::Dead, _) => "Dead spots: crossed cells are those that no tile left fits.",
            (Cover::None, _) => self.cover_off(),
        }
    }

    fn numbers_are_ways(&self) -> &'static str {
        "Number in a cell: ways to turn it"
    }

    fn numbers_are_fits(&self) -> &'static str {
        "Number in a cell: tiles left that fit"
    }

    fn cover_off(&self) -> &'static str {
        "No overlay"
    }

    fn walking_sign(&self) -> &'static str {
        "all cells"
    }

    fn walking(&self, free: bool) -> &'static str {
        if free {
            "Arrow keys go over all cells"
        } else {
            "Arrow keys go to cells the tile fits on"
        }
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

    fn thing(&self, thing: Thing, game: GameName) -> String {
        let said = match thing {
            Thing::Figure(FigureName::Farmer, true) => "big farmer",
            Thing::Figure(figure, _) => self.figure(figure, game),
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
            Thing::Way if game == GameName::City => self.edge(EdgeName::Street),
            Thing::Way => self.edge(EdgeName::Road),
            Thing::Gate => "gate",
            Thing::Pip if game == GameName::City => "counts for homes",
            Thing::Pip => "counts for a field",
            Thing::Dead => "nothing fits",
            Thing::Spot => "the tile fits",
            Thing::Ways => "ways to turn it",
            Thing::Ahead => "more if it ended now",
            Thing::Fits => "tiles that fit (E)",
            Thing::Ghost => "proposed",
            Thing::Cursor => "cursor",
            Thing::Last => "placed last",
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
        format!("game ends at {} ({open} now)", plural(last, "open side", "open sides"))
    }

    fn inspect_hint(&self) -> &'static str {
        "N and P go through the features under the cursor. A click does too."
    }

    fn feature_state(&self, kind: FeatureName, complete: bool) -> &'static str {
        match kind {
            FeatureName::Field | FeatureName::Homes => "scored at the end",
            _ => self.completed(kind, complete),
        }
    }

    fn shields(&self, count: u8) -> String {
        plural(usize::from(count), "shield", "shields")
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

    fn label_completed(&self, kind: FeatureName) -> String {
        format!("If {}", becomes(kind))
    }

    fn label_chance(&self) -> &'static str {
        "Chance to get there"
    }

    fn percent_of(&self, number: &str) -> String {
        format!("{number}%")
    }

    fn open_cells(&self, count: usize) -> String {
        plural(count, "open cell", "open cells")
    }

    fn completing(&self, count: u32) -> String {
        format!("{} left would complete it", plural(count as usize, "tile", "tiles"))
    }

    fn cannot_complete(&self) -> &'static str {
        "No tile left can complete it."
    }

    fn takes_several(&self) -> &'static str {
        "It takes more than one tile."
    }

    fn feeds(&self, kind: FeatureName, count: usize) -> String {
        match (kind, count) {
            (FeatureName::Homes, _) => format!("touches {}", plural(count, "market", "markets")),
            (_, 0) => "touches no complete city".to_owned(),
            _ => format!("touches {}", plural(count, "complete city", "complete cities")),
        }
    }

    fn touched_by(&self, kind: FeatureName, count: usize) -> String {
        let what = match kind {
            FeatureName::Market => plural(count, "homes", "homes"),
            _ => plural(count, "field", "fields"),
        };
        format!("touches {what}")
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
        "What the box holds. In this game you count for yourselves."
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
            GiftName::Synod => "Place a meeple on any incomplete abbey, even an occupied one.",
            GiftName::Sweeper => "Score any incomplete road at once. All figures on it come home.",
            GiftName::Retreat => {
                "Take one of your figures back from a city, road, abbey or field: 2 points, and 2 \
                 more for each figure left there."
            }
            GiftName::StandLie => {
                "One of your meeples lies down in a field of its tile, or stands up from there."
            }
            GiftName::TakeTwo => "Draw a second tile. Place one of the two, the other goes back.",
        }
    }

    fn gift_kept(&self) -> &'static str {
        "Worth 2 points if not used by the end."
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
        format!("key {key} uses it")
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
}
