//! What is said about keys and in answer to what is typed, in English.

use super::names::{becomes, plural};
use crate::words::{English, HelpWords, Key, KeyAct, KeyGroup, NameWords};
use remparts_screen::names::FeatureName;
use remparts_session::Topic;

impl HelpWords for English {
    fn key_group(&self, group: KeyGroup) -> &'static str {
        match group {
            KeyGroup::Placing => "Your turn",
            KeyGroup::Looking => "The board",
            KeyGroup::History => "Looking back",
            KeyGroup::Reading => "Reading and asking",
            KeyGroup::French => "On a French keyboard",
        }
    }

    fn key_act(&self, act: KeyAct) -> &'static str {
        match act {
            KeyAct::Spot => "To cells the tile fits on",
            KeyAct::Pin => "Place the tile there",
            KeyAct::Turn => "Turn the tile right, left",
            KeyAct::Figure => "Choose by number",
            KeyAct::None => "Choose none",
            KeyAct::Gifts => "Gifts",
            KeyAct::OtherTile => "Other tile",
            KeyAct::Commit => "End turn",
            KeyAct::Back => "One step back",
            KeyAct::Fit => "Show the whole board",
            KeyAct::Last => "Show the last move",
            KeyAct::Again => "Log",
            KeyAct::Pan => "Move the board",
            KeyAct::Zoom => "Closer, farther",
            KeyAct::Fields => "Fields, homes",
            KeyAct::Owners => "Owners",
            KeyAct::Ends => "Tiles that fit here",
            KeyAct::Dead => "Dead spots",
            KeyAct::Coordinates => "Coordinates",
            KeyAct::Step => "Previous, next turn",
            KeyAct::Scoring => "Previous, next scoring",
            KeyAct::First => "To the beginning",
            KeyAct::Live => "To the present",
            KeyAct::Play => "Play and pause",
            KeyAct::Speed => "Slower, faster",
            KeyAct::Cursor => "Arrow keys go over all cells",
            KeyAct::Region => "Next, previous feature",
            KeyAct::Inspect => "Keep the feature in view",
            KeyAct::Bag => "Tiles left",
            KeyAct::Players => "Players",
            KeyAct::Player => "How a player stands",
            KeyAct::Panel => "Next panel",
            KeyAct::Command => "Type a move or a question",
            KeyAct::Chat => "Chat, on line",
            KeyAct::Keys => "This list",
            KeyAct::Redraw => "Draw the screen again",
            KeyAct::Suspend => "To the shell; fg comes back",
            KeyAct::Leave => "Leave; the game is kept",
            KeyAct::Digits => "1 2 3 4 5 7 8 9",
            KeyAct::Six => "6 with --lang fr and six choices",
            KeyAct::Zero => "0",
            KeyAct::Up => "Move the board up, like W",
        }
    }

    fn key_name(&self, key: Key) -> &'static str {
        match key {
            Key::Arrows => "Arrows",
            Key::UpDown => "Up/Down",
            Key::LeftRight => "Left/Right",
            Key::PageDown => "PgDn",
            Key::Enter => "Enter",
            Key::Space => "Space",
            Key::Escape => "Esc",
            Key::Backspace => "Backspace",
            Key::Shift => "Shift",
            Key::Control => "Ctrl",
            Key::Home => "Home",
            Key::End => "End",
            Key::Tab => "Tab",
            Key::To => "to",
            Key::Printed(printed) => printed,
        }
    }

    fn has_french_digits(&self) -> bool {
        false
    }

    fn command_title(&self) -> &'static str {
        "Type a move or a question"
    }

    fn command_example(&self) -> &'static str {
        "0,1 r2, score, help…"
    }

    fn command_hint(&self) -> &'static str {
        "A move as “legal” writes it, or enough of it to be known; several with “;”."
    }

    fn topic(&self, topic: Topic) -> (&'static str, &'static str) {
        match topic {
            Topic::Legal => ("legal", "what you can do now; “legal 0,1” only what has these words"),
            Topic::Score => ("score", "how everyone stands"),
            Topic::Last => ("last", "the last turn"),
            Topic::Why => ("why", "the last points, and what for"),
            Topic::Bag => ("tiles", "the tiles that are left"),
            Topic::Region => ("feature 3,-1 n", "the features of a tile, or the one on a side"),
            Topic::Cell => ("cell 3,-1", "what lies on a cell"),
            Topic::Tile => ("tile", "the tile in hand"),
            Topic::Board => ("board", "the whole board as characters"),
            Topic::Players => ("players", "points and figures of everyone"),
            Topic::Log => ("log 5", "the last turns, as many as you say"),
            Topic::Commit => ("end", "ends your turn"),
            Topic::Undo => ("undo", "takes one step back"),
            Topic::Save => ("save", "where this game is kept"),
            Topic::Quit => ("quit", "leaves; the game is kept"),
            Topic::Help => ("help", "this list"),
            Topic::Chat => ("chat hello", "says something to the table"),
            Topic::Sit => ("sit 2", "takes a seat"),
            Topic::Stand => ("stand", "leaves the seat"),
            Topic::Ready => ("ready", "you want to begin"),
            Topic::TakeBack => ("takeback", "asks to take back your last move"),
            Topic::Abandon => ("abandon", "offers to end the game without a result"),
            Topic::Agree => ("agree", "agrees to what was asked"),
            Topic::Refuse => ("refuse", "refuses it, or withdraws your own question"),
            Topic::Resign => ("resign", "gives up"),
            Topic::Rematch => ("rematch", "opens a table for the same players"),
        }
    }

    fn proposed(&self, action: &str) -> String {
        format!("Proposed: {action}.")
    }

    fn can_commit(&self) -> &'static str {
        "Type “end” to end your turn."
    }

    fn committed(&self) -> &'static str {
        "Done."
    }

    fn cannot_commit(&self) -> &'static str {
        "There is still a choice to make in this turn."
    }

    fn undone(&self) -> &'static str {
        "Taken back."
    }

    fn nothing_to_undo(&self) -> &'static str {
        "There is nothing to take back."
    }

    fn not_you(&self) -> &'static str {
        "It is not your turn."
    }

    fn no_match(&self, typed: &str) -> String {
        format!("Nothing you can do now is called “{typed}”. Try “legal”.")
    }

    fn several(&self, moves: &str) -> String {
        format!("That could be: {moves}.")
    }

    fn more(&self, count: usize) -> String {
        format!("and {count} more")
    }

    fn no_aid(&self) -> &'static str {
        "This game is played without that help."
    }

    fn legal(&self, count: usize, moves: &str) -> String {
        format!("{}: {moves}.", plural(count, "choice", "choices"))
    }

    fn nothing_to_choose(&self) -> &'static str {
        "There is nothing to choose."
    }

    fn score(&self, name: &str, score: i32, projected: Option<i32>) -> String {
        match projected {
            None => format!("{name} {score}"),
            Some(sum) => format!("{name} {score} ({sum} if the game ended now)"),
        }
    }

    fn bag(&self, left: usize, faces: &str) -> String {
        format!("{} left. {faces}", self.tiles(left))
    }

    fn bag_kind(&self, left: u8, spoken: &str, face: &str) -> String {
        format!("{left} × {spoken} ({face})")
    }

    fn no_tile(&self, x: i8, y: i8) -> String {
        format!("There is no tile at {x},{y}.")
    }

    fn no_tile_in_hand(&self) -> &'static str {
        "There is no tile in hand."
    }

    fn region(&self, kind: FeatureName, complete: bool, tiles: usize) -> String {
        let done =
            if complete { format!(", {}", self.completed(kind, true)) } else { String::new() };
        format!("{}{done}, {}", self.feature_title(kind), self.tiles(tiles))
    }

    fn region_worth(&self, kind: FeatureName, now: i32, completed: &str) -> String {
        format!("worth {now} now, {completed} if {}", becomes(kind))
    }

    fn region_strength(&self, name: &str, strength: u8) -> String {
        format!("{name} (strength {strength})")
    }

    fn region_empty(&self) -> &'static str {
        "nobody’s"
    }
}
