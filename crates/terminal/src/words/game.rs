//! What is said around a game.

use remparts_screen::names::{
    FeatureName, FigureName, GameName, GiftName, SideLetter, Step, SymbolName,
};
use remparts_screen::{ChoiceKind, EdgeName, Happening, Phase, Why};

/// What is said around a game.
pub trait GameWords {
    /// The one person at a table.
    fn you(&self) -> &'static str;

    /// A person without a name, counted from one.
    fn player(&self, number: usize) -> String;

    /// A bot.
    fn bot(&self, level: &str, style: Option<&str>) -> String;

    // Turns.

    /// It is someone's turn.
    fn turn_of(&self, name: &str) -> String;

    /// It is the turn of the one person here.
    fn your_turn(&self) -> &'static str;

    /// Someone has to choose.
    fn to_play(&self) -> &'static str;

    /// A bot thinks.
    fn thinking(&self, name: &str) -> String;

    /// Nobody plays: a log is told.
    fn watching(&self) -> &'static str;

    /// The tile in hand fits on so many cells.
    fn spots(&self, count: usize) -> String;

    /// The same where nobody is told how many.
    fn lay_tile(&self) -> &'static str;

    /// A figure may be put down.
    fn put_or_commit(&self) -> &'static str;

    /// The abbot can be taken back, and nothing else be done.
    fn recall_or_commit(&self) -> &'static str;

    /// Something else has to be done.
    fn step(&self, step: Step) -> Option<&'static str>;

    /// Something has to be chosen.
    fn choose_one(&self) -> &'static str;

    /// All is said.
    fn ready_to_commit(&self) -> &'static str;

    /// The turn of a person at a keyboard that others share.
    fn veil_title(&self, name: &str) -> String;

    /// Why the others look away.
    fn veil_why(&self) -> &'static str;

    /// What whoever sits down says.
    fn veil_ready(&self) -> &'static str;

    // Choices.

    /// To do nothing more.
    fn none(&self) -> &'static str;

    /// To take the abbot back.
    fn recall(&self) -> &'static str;

    /// To pick an arrow, with what it brings.
    fn arrow(&self, x: i8, y: i8, symbol: Option<SymbolName>) -> String;

    /// To put a figure down.
    fn put_figure(&self, figure: FigureName, feature: Option<FeatureName>) -> String;

    /// To choose among the uses of a gift.
    fn use_gift(&self, gift: GiftName) -> String;

    /// To unwrap a gift.
    fn unwrap(&self, gift: GiftName) -> String;

    /// To unwrap it for one of its targets.
    fn unwrap_for(&self, gift: GiftName, target: &str) -> String;

    /// To build or set something at a side of a cell; what is none of these has no word.
    fn piece(&self, piece: ChoiceKind, side: SideLetter, x: i8, y: i8) -> String;

    /// The side of a cell alone.
    fn beside(&self, side: SideLetter, x: i8, y: i8) -> String;

    /// Something, with the cell it is on.
    fn in_cell(&self, what: &str, x: i8, y: i8) -> String;

    /// A direction on a tile: north or south, west or east, or between both.
    fn compass(&self, rows: Option<SideLetter>, columns: Option<SideLetter>) -> String;

    /// The same direction in letters.
    fn initials(&self, rows: Option<SideLetter>, columns: Option<SideLetter>) -> String;

    /// The corner of a tile in a direction.
    fn corner(&self, direction: &str) -> String;

    /// To take a step back.
    fn undo(&self) -> &'static str;

    /// To end the turn.
    fn commit(&self) -> &'static str;

    // What a draft would bring.

    /// A feature would be scored by these.
    fn would_score(&self, why: &Why, names: &str) -> String;

    /// A feature would be scored by nobody.
    fn would_be_nobodys(&self, why: &Why) -> String;

    /// A gift would be received.
    fn would_gift(&self) -> &'static str;

    /// There would be another turn.
    fn would_again(&self) -> &'static str;

    /// The wall would close.
    fn would_close(&self) -> &'static str;

    /// Someone would gain or lose so many points.
    fn gains(&self, name: &str, points: i32) -> String;

    /// A feature is given away that a figure could score.
    fn warn_free(&self, feature: FeatureName, points: i32) -> String;

    /// The last follower goes.
    fn warn_last(&self, game: GameName) -> String;

    /// A tile fitted nowhere, and another was drawn.
    fn boxed(&self) -> &'static str;

    // What has happened.

    /// Something that happened; not everything is worth a line. Whoever it is about is named before.
    fn happened(&self, happening: &Happening) -> Option<String>;

    /// A line about someone.
    fn by(&self, who: &str, text: &str) -> String;

    /// A turn by its number.
    fn turn_number(&self, turn: usize) -> String;

    /// Nothing has happened yet.
    fn nothing_yet(&self) -> &'static str;

    // How players stand.

    /// So many figures are left.
    fn supply(&self, count: u8, figure: FigureName, game: GameName) -> String;

    /// So many gifts are in a hand.
    fn gift_count(&self, count: u8) -> String;

    /// Points if the game ended now.
    fn in_all(&self, points: i32) -> String;

    /// So many tiles are left.
    fn tiles_left(&self, count: usize) -> String;

    // The end.

    /// What stands over the last points.
    fn final_score(&self) -> &'static str;

    /// Someone has won.
    fn won(&self, names: &str) -> String;

    /// Several have.
    fn tied(&self, names: &str) -> String;

    /// What stands over the table of points.
    fn where_from(&self) -> &'static str;

    /// When points were given.
    fn phase(&self, phase: Phase) -> &'static str;

    /// All points together.
    fn total(&self) -> &'static str;

    // What lies on a cell.

    /// A cell as it is spoken.
    fn at_cell(&self, x: i8, y: i8) -> String;

    /// What some sides show.
    fn edge_on(&self, edge: EdgeName, sides: &[SideLetter]) -> String;

    /// Whose figure it is.
    fn figure_of(&self, name: &str, figure: FigureName, game: GameName) -> String;

    /// No tile lies there.
    fn empty_cell(&self) -> &'static str;

    /// The tile in hand fits there in so many ways.
    fn fits_ways(&self, ways: usize) -> String;

    /// The tile is only proposed.
    fn proposed_tile(&self) -> &'static str;

    /// The tile was laid last.
    fn laid_by(&self, name: &str) -> String;

    /// So many tiles that are left fit there.
    fn gap(&self, left: u32) -> String;

    // What a choice is worth.

    /// Points now.
    fn worth_now(&self, points: i32) -> String;

    /// Points once it is complete, already in words.
    fn worth_closed(&self, feature: FeatureName, points: &str) -> String;

    /// So many points or more.
    fn at_least(&self, points: i32) -> String;

    /// Points.
    fn worth(&self, points: i32) -> String;
}
