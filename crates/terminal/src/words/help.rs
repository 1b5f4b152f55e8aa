//! What is said about keys, and in answer to what is typed.

use super::Words;
use remparts_screen::names::FeatureName;
use remparts_session::Topic;

/// What is said about keys, and in answer to what is typed.
pub trait HelpWords {
    /// What keys of a group are for.
    fn key_group(&self, group: KeyGroup) -> &'static str;

    /// What keys do.
    fn key_act(&self, act: KeyAct) -> &'static str;

    /// What is printed on a key.
    fn key_name(&self, key: Key) -> &'static str;

    /// Whether keyboards of the language have digits with Shift alone, and a minus sign on the sixth.
    fn has_french_digits(&self) -> bool;

    /// What the command box is for.
    fn command_title(&self) -> &'static str;

    /// An example of what can be typed.
    fn command_example(&self) -> &'static str;

    /// How moves are typed.
    fn command_hint(&self) -> &'static str;

    /// What can be asked or ordered: what is typed, and what it gives.
    fn topic(&self, topic: Topic) -> (&'static str, &'static str);

    /// A move is drafted.
    fn proposed(&self, action: &str) -> String;

    /// The turn can be ended.
    fn can_commit(&self) -> &'static str;

    /// The turn was ended.
    fn committed(&self) -> &'static str;

    /// The turn cannot be ended.
    fn cannot_commit(&self) -> &'static str;

    /// A step was taken back.
    fn undone(&self) -> &'static str;

    /// There is nothing to take back.
    fn nothing_to_undo(&self) -> &'static str;

    /// Someone else has to choose.
    fn not_you(&self) -> &'static str;

    /// Nothing is called that.
    fn no_match(&self, typed: &str) -> String;

    /// Several things are.
    fn several(&self, moves: &str) -> String;

    /// So many more.
    fn more(&self, count: usize) -> String;

    /// The table has agreed to play without that help.
    fn no_aid(&self) -> &'static str;

    /// What can be chosen.
    fn legal(&self, count: usize, moves: &str) -> String;

    /// Nothing can be chosen.
    fn nothing_to_choose(&self) -> &'static str;

    /// How someone stands.
    fn score(&self, name: &str, score: i32, projected: Option<i32>) -> String;

    /// What is left in the bag.
    fn bag(&self, left: usize, faces: &str) -> String;

    /// So many tiles of a kind are left, with what is printed on them.
    fn bag_kind(&self, left: u8, spoken: &str, face: &str) -> String;

    /// There is no tile on a cell.
    fn no_tile(&self, x: i8, y: i8) -> String;

    /// Nobody has a tile in hand.
    fn no_tile_in_hand(&self) -> &'static str;

    /// A feature and its size.
    fn region(&self, kind: FeatureName, complete: bool, tiles: usize) -> String;

    /// What a feature is worth now and, already in words, once it is complete.
    fn region_worth(&self, kind: FeatureName, now: i32, completed: &str) -> String;

    /// Who is on a feature.
    fn region_strength(&self, name: &str, strength: u8) -> String;

    /// Nobody is.
    fn region_empty(&self) -> &'static str;
}

/// What keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyGroup {
    /// The turn.
    Placing,
    /// The board.
    Looking,
    /// The past.
    History,
    /// Reading and asking.
    Reading,
    /// The keys of a French keyboard that need no Shift.
    French,
}

/// What keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyAct {
    /// From place to place.
    Spot,
    /// Lays the tile there.
    Pin,
    /// Turns the tile.
    Turn,
    /// Chooses by number.
    Figure,
    /// Chooses nothing.
    None,
    /// Shows the uses of gifts.
    Gifts,
    /// Takes the other tile in hand.
    OtherTile,
    /// Ends the turn.
    Commit,
    /// One step back.
    Back,
    /// The whole board.
    Fit,
    /// The last move.
    Last,
    /// The moves since one's own.
    Again,
    /// Moves the board.
    Pan,
    /// Closer and farther.
    Zoom,
    /// Fields.
    Fields,
    /// Owners.
    Owners,
    /// Open ends.
    Ends,
    /// Dead cells.
    Dead,
    /// Numbers along the board.
    Coordinates,
    /// Turn by turn.
    Step,
    /// Scoring by scoring.
    Scoring,
    /// To the beginning.
    First,
    /// To the present.
    Live,
    /// Lets the past run.
    Play,
    /// How fast it runs.
    Speed,
    /// Over all cells.
    Cursor,
    /// Feature by feature.
    Region,
    /// Keeps a feature in view.
    Inspect,
    /// Tiles left.
    Bag,
    /// How a player stands.
    Player,
    /// Points of everyone if the game ended now.
    Players,
    /// The next panel.
    Panel,
    /// The command box.
    Command,
    /// The chat.
    Chat,
    /// All keys.
    Keys,
    /// Draws the screen anew.
    Redraw,
    /// Back to the shell for a while.
    Suspend,
    /// Leaves the game.
    Leave,
    /// The row of digits without Shift.
    Digits,
    /// The sixth of them, which is a minus sign.
    Six,
    /// The last of them.
    Zero,
    /// Moves the board up.
    Up,
}

/// A key, or some that are explained together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The four arrows.
    Arrows,
    /// The arrows up and down.
    UpDown,
    /// The arrows left and right.
    LeftRight,
    /// The key for the next page.
    PageDown,
    /// Enter.
    Enter,
    /// The space bar.
    Space,
    /// Escape.
    Escape,
    /// Backspace.
    Backspace,
    /// Shift.
    Shift,
    /// Control.
    Control,
    /// Home.
    Home,
    /// End.
    End,
    /// Tab.
    Tab,
    /// Between the first and the last of a row.
    To,
    /// What is printed on it.
    Printed(&'static str),
}

/// Ways to do something; keys of a way are pressed together.
pub type Ways = &'static [&'static [Key]];

/// What can be done, group by group, each with the ways to do it.
pub const KEYMAP: [(KeyGroup, &[(KeyAct, Ways)]); 5] = {
    use Key::{
        Arrows, Backspace, Control, End, Enter, Escape, Home, Printed as P, Shift, Space, Tab, To,
    };
    use KeyAct as Act;
    [
        (
            KeyGroup::Placing,
            &[
                (Act::Spot, &[&[Arrows]]),
                (Act::Pin, &[&[Enter]]),
                (Act::Turn, &[&[P("R")], &[Shift, P("R")]]),
                (Act::Figure, &[&[P("1"), To, P("9")]]),
                (Act::None, &[&[P("0")]]),
                (Act::Gifts, &[&[P("G")]]),
                (Act::OtherTile, &[&[P("U")]]),
                (Act::Commit, &[&[Space]]),
                (Act::Back, &[&[Escape], &[Backspace]]),
            ],
        ),
        (
            KeyGroup::Looking,
            &[
                (Act::Fit, &[&[P(",")]]),
                (Act::Last, &[&[P(".")]]),
                (Act::Again, &[&[P("L")]]),
                (Act::Pan, &[&[P("W")], &[P("A")], &[P("S")], &[P("D")]]),
                (Act::Zoom, &[&[P("+")], &[P("-")]]),
                (Act::Fields, &[&[P("F")]]),
                (Act::Owners, &[&[P("O")]]),
                (Act::Ends, &[&[P("E")]]),
                (Act::Dead, &[&[P("X")]]),
                (Act::Coordinates, &[&[P("C")]]),
            ],
        ),
        (
            KeyGroup::History,
            &[
                (Act::Step, &[&[P("[")], &[P("]")]]),
                (Act::Scoring, &[&[P("{")], &[P("}")]]),
                (Act::First, &[&[Home]]),
                (Act::Live, &[&[End]]),
                (Act::Play, &[&[P("K")]]),
                (Act::Speed, &[&[P("<")], &[P(">")]]),
            ],
        ),
        (
            KeyGroup::Reading,
            &[
                (Act::Cursor, &[&[Shift, Arrows], &[P("V")]]),
                (Act::Region, &[&[P("N")], &[P("P")]]),
                (Act::Inspect, &[&[P("I")]]),
                (Act::Bag, &[&[P("B")]]),
                (Act::Players, &[&[P("H")]]),
                (Act::Player, &[&[Shift, P("1"), To, P("6")]]),
                (Act::Panel, &[&[Tab]]),
                (Act::Command, &[&[P("/")]]),
                (Act::Chat, &[&[P("T")]]),
                (Act::Keys, &[&[P("?")]]),
                (Act::Redraw, &[&[Control, P("L")]]),
                (Act::Suspend, &[&[Control, P("Z")]]),
                (Act::Leave, &[&[P("Q")], &[Control, P("C")]]),
            ],
        ),
        (
            KeyGroup::French,
            &[
                (Act::Digits, &[&[P("& é \" ' ( è _ ç")]]),
                (Act::Six, &[&[P("-")]]),
                (Act::Zero, &[&[P("à")]]),
                (Act::Up, &[&[P("Z")]]),
                (Act::Zoom, &[&[P("=")], &[P(")")]]),
                (Act::Step, &[&[P(";")], &[P(":")]]),
            ],
        ),
    ]
};

/// The ways to do something as they are printed: `Q, Ctrl+C`.
pub fn keys_of(words: Words, ways: &[&[Key]]) -> String {
    let way = |keys: &&[Key]| {
        keys.iter().fold(String::new(), |text, key| {
            let name = words.key_name(*key);
            let ranges = *key == Key::To || text.ends_with(' ');
            match (text.is_empty(), ranges) {
                (true, _) => name.to_owned(),
                (_, true) if *key == Key::To => format!("{text} {name} "),
                (_, true) => text + name,
                (_, false) => format!("{text}+{name}"),
            }
        })
    };
    ways.iter().map(way).collect::<Vec<_>>().join(", ")
}
