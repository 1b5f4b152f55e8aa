//! What is typed, read without knowing the game. Words of both languages are understood, because a
//! command box does not know who types.

use crate::letters::ascii;
use remparts_protocol as protocol;
use remparts_screen::Choice;
use remparts_screen::names::SideLetter;
use serde::Serialize;
use ts_rs::TS;

/// No one has to type more.
const LONGEST: usize = 1_000;
/// So many commands are enough for every turn.
const MOST: usize = 24;
/// So many turns are told where nobody says how many.
const TURNS: usize = 3;

/// Something that was typed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Asks something.
    Ask(Question),
    /// Ends the turn.
    Commit,
    /// Takes a step back.
    Undo,
    /// Asks where the game is kept.
    Save,
    /// Leaves.
    Quit,
    /// Says something to the table of a server.
    Order(Order),
    /// Anything else; whether it is a move is for the choices to say.
    Move(String),
}

/// Something that can be asked about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What can be done: in short, or all that has some words.
    Legal(Option<String>),
    /// How everyone stands.
    Score,
    /// The last turn.
    Last,
    /// The last points.
    Why,
    /// The tiles left.
    Bag,
    /// The features of a tile, or the one on a side.
    Region {
        /// The column.
        x: i8,
        /// The row.
        y: i8,
        /// The side.
        side: Option<SideLetter>,
    },
    /// What lies on a cell.
    Cell {
        /// The column.
        x: i8,
        /// The row.
        y: i8,
    },
    /// The tile in hand.
    Tile,
    /// The board.
    Board,
    /// Points and figures of everyone.
    Players,
    /// The last turns.
    Log(usize),
    /// What can be typed.
    Help,
}

/// Something for the table of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Says something.
    Chat(String),
    /// Takes a seat, counted from one.
    Sit(u8),
    /// Leaves the seat.
    Stand,
    /// Wants to begin.
    Ready,
    /// Asks to take back the last move.
    TakeBack,
    /// Offers to end the game without a result.
    Abandon,
    /// Agrees.
    Agree,
    /// Refuses.
    Refuse,
    /// Gives up.
    Resign,
    /// Opens a table for the same players.
    Rematch,
}

impl Order {
    /// What the server is asked; none for a seat that no table has.
    pub fn asked(self) -> Option<protocol::Command> {
        Some(match self {
            Self::Chat(text) => protocol::Command::Say { text },
            // Seats are counted from one.
            Self::Sit(seat) => protocol::Command::Sit { seat: seat.checked_sub(1)? },
            Self::Stand => protocol::Command::Stand,
            Self::Ready => protocol::Command::Ready { ready: true },
            Self::TakeBack => protocol::Command::Undo,
            Self::Abandon => protocol::Command::Abandon,
            Self::Agree => protocol::Command::Agree,
            Self::Refuse => protocol::Command::Decline,
            Self::Resign => protocol::Command::Resign,
            Self::Rematch => protocol::Command::Rematch,
        })
    }
}

/// What can be typed, as it is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the command of its name")]
pub enum Topic {
    Legal,
    Score,
    Last,
    Why,
    Bag,
    Region,
    Cell,
    Tile,
    Board,
    Players,
    Log,
    Commit,
    Undo,
    Save,
    Quit,
    Help,
    Chat,
    Sit,
    Stand,
    Ready,
    TakeBack,
    Abandon,
    Agree,
    Refuse,
    Resign,
    Rematch,
}

impl Topic {
    /// What can be typed anywhere.
    pub const HERE: [Self; 16] = [
        Self::Legal,
        Self::Commit,
        Self::Undo,
        Self::Tile,
        Self::Board,
        Self::Cell,
        Self::Region,
        Self::Score,
        Self::Players,
        Self::Bag,
        Self::Last,
        Self::Log,
        Self::Why,
        Self::Save,
        Self::Quit,
        Self::Help,
    ];
    /// What can be typed at the table of a server.
    pub const ONLINE: [Self; 10] = [
        Self::Chat,
        Self::Sit,
        Self::Stand,
        Self::Ready,
        Self::TakeBack,
        Self::Abandon,
        Self::Agree,
        Self::Refuse,
        Self::Resign,
        Self::Rematch,
    ];
}

/// What was typed: several commands with semicolons between them, in their order.
pub fn read(typed: &str) -> Vec<Command> {
    let typed: String = typed.chars().take(LONGEST).collect();
    let mut commands = Vec::new();
    let mut rest = &*typed;
    while commands.len() < MOST && !rest.trim().is_empty() {
        // What is said to others may have semicolons of its own.
        if let Some(said) = said(rest) {
            commands.push(Command::Order(Order::Chat(said.to_owned())));
            break;
        }
        let (part, after) = rest.split_once(';').unwrap_or((rest, ""));
        commands.extend(one(part));
        rest = after;
    }
    commands
}

fn said(text: &str) -> Option<&str> {
    let (word, said) = text.trim().split_once(char::is_whitespace)?;
    matches!(&*plain(word), "chat" | "say" | "dire").then(|| said.trim())
}

fn one(part: &str) -> Option<Command> {
    let text = plain(part);
    let (word, rest) = text.split_once(' ').unwrap_or((&text, ""));
    if word.is_empty() {
        return None;
    }
    let known = if rest.is_empty() { alone(word) } else { with(word, rest) };
    // Choices are looked for as they were typed, so that they can be quoted.
    Some(known.unwrap_or_else(|| Command::Move(part.trim().to_owned())))
}

/// A word on its own.
fn alone(word: &str) -> Option<Command> {
    Some(match word {
        "bag" | "sac" | "tiles" | "tuiles" => Command::Ask(Question::Bag),
        "score" | "scores" | "points" => Command::Ask(Question::Score),
        "last" | "dernier" => Command::Ask(Question::Last),
        "legal" | "moves" | "coups" => Command::Ask(Question::Legal(None)),
        "why" | "pourquoi" => Command::Ask(Question::Why),
        "help" | "aide" | "?" => Command::Ask(Question::Help),
        "tile" | "tuile" => Command::Ask(Question::Tile),
        "board" | "plateau" => Command::Ask(Question::Board),
        "players" | "joueurs" => Command::Ask(Question::Players),
        "log" | "journal" => Command::Ask(Question::Log(TURNS)),
        "end" | "fin" | "commit" | "ok" | "valider" => Command::Commit,
        "undo" | "annuler" => Command::Undo,
        "none" | "aucun" => Command::Move("pass".to_owned()),
        "save" | "garder" => Command::Save,
        "quit" | "exit" | "quitter" => Command::Quit,
        "stand" | "lever" => Command::Order(Order::Stand),
        "ready" | "pret" => Command::Order(Order::Ready),
        "takeback" | "reprendre" => Command::Order(Order::TakeBack),
        "abandon" | "arreter" => Command::Order(Order::Abandon),
        "agree" | "accepter" => Command::Order(Order::Agree),
        "refuse" | "decline" | "refuser" => Command::Order(Order::Refuse),
        "resign" | "abandonner" => Command::Order(Order::Resign),
        "rematch" | "revanche" => Command::Order(Order::Rematch),
        _ => return None,
    })
}

/// A word with more after it.
fn with(word: &str, rest: &str) -> Option<Command> {
    match word {
        "legal" | "moves" | "coups" => {
            let all = matches!(rest, "all" | "tous");
            Some(Command::Ask(Question::Legal(Some(if all { "" } else { rest }.to_owned()))))
        }
        "log" | "journal" => Some(Command::Ask(Question::Log(rest.parse().ok()?))),
        "sit" | "asseoir" => Some(Command::Order(Order::Sit(rest.parse().ok()?))),
        "cell" | "case" => {
            let (x, y) = cell(rest)?;
            Some(Command::Ask(Question::Cell { x, y }))
        }
        "feature" | "zone" | "region" => {
            let side = rest.split_once(' ').and_then(|(_, last)| last.rsplit(' ').next());
            let side = side.and_then(side_of);
            let at = if side.is_some() { rest.rsplit_once(' ')?.0 } else { rest };
            let (x, y) = cell(at)?;
            Some(Command::Ask(Question::Region { x, y, side }))
        }
        _ => None,
    }
}

/// A cell such as `3,-1`; spaces around the comma do no harm.
fn cell(text: &str) -> Option<(i8, i8)> {
    let (x, y) = text.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

fn side_of(letter: &str) -> Option<SideLetter> {
    Some(match letter {
        "n" => SideLetter::N,
        "e" => SideLetter::E,
        "s" => SideLetter::S,
        // West in French.
        "w" | "o" => SideLetter::W,
        _ => return None,
    })
}

/// The moves that a text can mean: the one that reads the same, or those that have all its words in
/// the same order, so that what goes without saying need not be typed.
pub fn meant<'a>(moves: &[&'a Choice], typed: &str) -> Vec<&'a Choice> {
    let text = plain(typed);
    if text.is_empty() {
        return Vec::new();
    }
    if let Some(same) = moves.iter().find(|choice| plain(&choice.text) == text) {
        return vec![same];
    }
    let has = |choice: &&&Choice| follows(&text, &plain(&choice.text));
    moves.iter().filter(has).copied().collect()
}

/// Whether some words occur among others, in order.
fn follows(words: &str, among: &str) -> bool {
    let mut words = words.split(' ').peekable();
    for word in among.split(' ') {
        words.next_if_eq(&word);
    }
    words.peek().is_none()
}

/// Without accents, capitals and needless spaces.
fn plain(text: &str) -> String {
    let letters = ascii(text).to_ascii_lowercase();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
