//! What the full screen says of itself: panels, keys at the bottom, the replay.

use crate::board::Thing;
use crate::full::{Cover, Panel};
use remparts_screen::names::{FeatureName, GameName, GiftName};

/// What a key at the bottom of the screen does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// From place to place.
    Places,
    /// Lays the tile.
    Lay,
    /// Turns the tile.
    Turn,
    /// Lets arrows go to fitting cells again.
    Fitting,
    /// Chooses by number.
    Choose,
    /// Chooses nothing.
    Nothing,
    /// More numbers.
    Others,
    /// Ready to begin.
    Ready,
    /// Wants to wait after all.
    NotReady,
    /// Writes to the others.
    Chat,
    /// Ends the turn.
    Commit,
    /// One step back.
    Back,
    /// Takes the other tile.
    OtherTile,
    /// Unwraps a gift.
    Gifts,
    /// Tiles left.
    Bag,
    /// All keys.
    Keys,
    /// Leaves.
    Leave,
    /// Closes a window.
    Close,
    /// Moves what a window shows.
    Scroll,
    /// The next panel.
    NextPanel,
    /// Lets the past run.
    Play,
    /// Stops it.
    Pause,
    /// Turn by turn.
    Turns,
    /// Scoring by scoring.
    Scorings,
    /// Back to the present.
    Present,
    /// Faster and slower.
    Speed,
    /// To a turn by its number.
    GoTo,
    /// Another game.
    New,
    /// The game once more.
    Replay,
    /// The points of the game.
    Points,
    /// Sends what is typed.
    Send,
    /// Up and down a list.
    Select,
    /// Another value.
    Change,
    /// Switches something.
    Switch,
    /// Another style of a bot.
    Style,
    /// Another color.
    Color,
    /// A name is typed.
    Name,
    /// Begins.
    Begin,
    /// Goes on with a game.
    GoOn,
}

/// What the full screen says of itself.
pub trait ScreenWords {
    /// A panel.
    fn panel_name(&self, panel: Panel) -> &'static str;
    /// What a key does, in a word or two.
    fn hint(&self, hint: Hint) -> &'static str;
    /// What is laid over the board.
    fn cover_name(&self, cover: Cover, game: GameName) -> &'static str;
    /// The same with what it shows.
    fn cover_legend(&self, cover: Cover, game: GameName) -> &'static str;
    /// What the numbers in cells mean: in how many ways the tile in hand fits there.
    fn numbers_are_ways(&self) -> &'static str;
    /// What they mean where tiles that fit are counted.
    fn numbers_are_fits(&self) -> &'static str;
    /// Nothing is laid over it.
    fn cover_off(&self) -> &'static str;
    /// Whether arrows go over all cells.
    fn walking(&self, free: bool) -> &'static str;
    /// A sign in the title while arrow keys go over all cells.
    fn walking_sign(&self) -> &'static str;
    /// The window is too small for anything.
    fn more_room(&self) -> &'static str;
    /// The window is too small for panels.
    fn few_room(&self) -> &'static str;
    /// The tile in hand.
    fn tile_in_hand(&self) -> &'static str;
    /// Several tiles in hand.
    fn tiles_in_hand(&self) -> &'static str;
    /// Who plays.
    fn players_title(&self) -> &'static str;
    /// What can be chosen.
    fn choices_title(&self) -> &'static str;
    /// What the signs on the board mean.
    fn legend_title(&self) -> &'static str;
    /// What a sign on the board means.
    fn thing(&self, thing: Thing, game: GameName) -> String;
    /// Points if the game ended now, over a column.
    fn ended_now(&self) -> &'static str;
    /// Walls left in the box.
    fn walls_left(&self, count: u8) -> String;
    /// Open sides, and with how few the game ends.
    fn open_sides(&self, open: usize, last: usize) -> String;

    // What is inspected.

    /// Nothing is.
    fn inspect_hint(&self) -> &'static str;
    /// How it stands with a feature.
    fn feature_state(&self, kind: FeatureName, complete: bool) -> &'static str;
    /// So many shields of a city.
    fn shields(&self, count: u8) -> String;
    /// Nobody is on it.
    fn nobody_here(&self) -> &'static str;
    /// Someone leads alone, or with others.
    fn leads(&self, shared: bool) -> &'static str;
    /// Points now.
    fn label_now(&self) -> &'static str;
    /// Points once it is complete.
    fn label_completed(&self, kind: FeatureName) -> String;
    /// How likely it is to be completed.
    fn label_chance(&self) -> &'static str;
    /// A number of percent, as the language writes it.
    fn percent_of(&self, number: &str) -> String;
    /// So many cells are open.
    fn open_cells(&self, count: usize) -> String;
    /// So many tiles that are left would complete it.
    fn completing(&self, count: u32) -> String;
    /// None would.
    fn cannot_complete(&self) -> &'static str;
    /// It takes several tiles.
    fn takes_several(&self) -> &'static str;
    /// What a field or homes bring points for.
    fn feeds(&self, kind: FeatureName, count: usize) -> String;
    /// What touches a city or a market.
    fn touched_by(&self, kind: FeatureName, count: usize) -> String;
    /// What is kept in view.
    fn kept_in_view(&self) -> &'static str;

    // Tiles left.

    /// So many draws are left for the one who looks.
    fn draws_left(&self, count: u32) -> String;
    /// A pile.
    fn pile(&self, number: usize, left: u8, drawn: bool) -> String;
    /// So many tiles fitted nowhere.
    fn discards(&self, count: usize) -> String;
    /// This table plays without counting.
    fn uncounted(&self) -> &'static str;
    /// The chance that the next tile is of a kind, over a column.
    fn chance_next(&self) -> &'static str;
    /// The chance to draw one before the end, over a column.
    fn chance_yours(&self) -> &'static str;
    /// A kind of tile by what is on it, over a column.
    fn kind_of_tile(&self) -> &'static str;

    // Gifts.

    /// What a gift does.
    fn gift_does(&self, gift: GiftName) -> &'static str;
    /// What it is worth at the end.
    fn gift_kept(&self) -> &'static str;
    /// Nobody has given anything.
    fn no_gift(&self) -> &'static str;
    /// This game has none.
    fn no_gifts_here(&self) -> &'static str;
    /// What the others hold.
    fn gifts_of_others(&self) -> &'static str;
    /// How a gift is unwrapped.
    fn unwrap_with(&self, key: usize) -> String;

    // The past.

    /// A turn among all.
    fn turn_of_all(&self, turn: usize, turns: usize) -> String;
    /// Before the first turn.
    fn game_start(&self) -> &'static str;
    /// The past is looked at.
    fn looking_back(&self) -> &'static str;
    /// How fast it runs.
    fn speed(&self, times: f64) -> String;
    /// A number is typed.
    fn going_to(&self, typed: &str) -> String;
    /// The course of the scores.
    fn course(&self) -> &'static str;
    /// The last scoring of all.
    fn final_scoring(&self) -> &'static str;
}
