//! What can be done by a key, a click or a button.

use super::panel::Panel;

/// Something to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Goes from spot to spot, or from target to target.
    Go(i8, i8),
    /// Goes from cell to cell.
    Walk(i8, i8),
    /// Whether arrows go from cell to cell.
    Free,
    /// Lays the tile at the cursor; does what is proposed already.
    Confirm,
    /// Plays the turn.
    Commit,
    /// One step back: a window, what is inspected, or the draft.
    Back,
    /// One step of the draft back.
    Undo,
    /// Turns the tile.
    Turn(isize),
    /// Takes the other face in hand.
    OtherFace,
    /// Types a digit: chooses what has this number, or goes to a turn.
    Digit(u8),
    /// Chooses by its text.
    Choose(String),
    /// The next targets that have no number yet, or the ones before.
    Numbers(isize),
    /// Moves the board by so many steps.
    Pan(i16, i16),
    /// Closer or farther.
    Zoom(i8),
    /// Farther, or the digit six where a French keyboard means that.
    Minus,
    /// Shows the whole board.
    Fit,
    /// Shows the tile that was laid last.
    Last,
    /// Lays something over the board, or takes it away.
    Cover(Cover),
    /// Coordinates along the edges.
    Coordinates,
    /// The next or the previous feature under the cursor.
    Feature(isize),
    /// Keeps what is inspected in view.
    Keep,
    /// Opens a panel, or closes it.
    Panel(Panel),
    /// The next panel.
    NextPanel(isize),
    /// Scrolls what is open.
    Scroll(i16),
    /// Shows the uses of a gift, by its place in the list.
    Gift(usize),
    /// Says how a player stands.
    Player(u8),
    /// Goes some turns back or forth.
    Step(isize),
    /// The same from scoring to scoring.
    Scoring(isize),
    /// To the beginning.
    First,
    /// To the present.
    Live,
    /// Looks at a ply.
    Show(usize),
    /// Lets the replay run, or stops it.
    Play,
    /// Faster or slower.
    Faster(isize),
    /// Types a move or a question.
    Command,
    /// Writes to the others at the table.
    Chat,
    /// Agrees to what was asked, or refuses it.
    Answer(bool),
    /// Ready to begin on line, or no longer.
    Ready,
    /// The next player has sat down.
    Unveil,
    /// Another game.
    New,
    /// Draws everything anew.
    Redraw,
    /// Leaves.
    Leave,
}

/// What is laid over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cover {
    /// Nothing.
    #[default]
    None,
    /// Fields.
    Fields,
    /// Who owns what.
    Owners,
    /// Open ends.
    Ends,
    /// Cells that nothing fits.
    Dead,
}
