//! Sentences about a game, made from what a language has to say.

use crate::session::Session;
use crate::sitter;
use crate::words::{Words, all_of};
use remparts_client::Told;
use remparts_screen::{Choice, Face, Happening, Refusal, Refused};
use remparts_session::{
    CellTold, Closed, Instruction, Lying, Missing, PlayerTold, Task, Warning, Worth, about,
    consequences,
};

/// What everyone is called, seat by seat.
pub fn names(words: Words, session: &Session) -> Vec<String> {
    sitter::names(words, session.sitters())
}

/// Some of them as one.
pub fn named(words: Words, names: &[String], seats: &[u8]) -> String {
    let some: Vec<&str> =
        seats.iter().filter_map(|seat| names.get(usize::from(*seat))).map(String::as_str).collect();
    all_of(words, &some)
}

/// Why a move is refused, with the rule that says so.
pub fn refusal(words: Words, refusal: &Refusal, names: &[String]) -> String {
    let why = refusal.misfit.as_ref().map(|misfit| words.misfit(misfit));
    let why = why.unwrap_or_else(|| words.reason(&refusal.reason, names));
    format!("{why} {}", words.rule(refusal.rule))
}

/// What went wrong last, once.
pub fn failure(words: Words, session: &mut Session) -> Option<String> {
    let complaint = session.host_mut().complaint();
    complaint.or_else(|| session.failure().map(|refused| refused_by(words, session, &refused)))
}

/// Why something that was asked for was not done.
pub fn refused_by(words: Words, session: &Session, refused: &Refused) -> String {
    match refused {
        Refused::Illegal(why) => refusal(words, why, &names(words, session)),
        other => other.to_string(),
    }
}

/// What a choice is worth, in a few words; nothing if that is not known or not told.
pub fn detail(words: Words, choice: &Choice, session: &Session) -> Option<String> {
    session.worth(choice).map(|worth| worth_of(words, worth))
}

/// What something is worth, in a few words.
pub fn worth_of(words: Words, worth: Worth) -> String {
    match worth {
        Worth::Points { points } => words.worth(points),
        Worth::Feature { kind, tiles, now, closed } => {
            let mut said = vec![words.tiles(tiles), words.worth_now(now)];
            said.extend(closed.map(|closed| words.worth_closed(kind, &completed(words, closed))));
            said.join(", ")
        }
    }
}

/// The points of a feature once it is complete, `at least` so many where more may come.
pub fn completed(words: Words, closed: Closed) -> String {
    if closed.at_least { words.at_least(closed.points) } else { closed.points.to_string() }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who it is about.
    pub seats: Vec<u8>,
    /// What is said of them.
    pub text: String,
    /// Whether points were given.
    pub scores: bool,
}

impl Line {
    /// With the names of those it is about.
    pub fn told(&self, words: Words, names: &[String]) -> String {
        match &*named(words, names, &self.seats) {
            "" => self.text.clone(),
            who => words.by(who, &self.text),
        }
    }
}

/// The line about something that happened; not everything is worth one.
pub fn line(words: Words, happening: &Happening) -> Option<Line> {
    let (text, about) = (words.happened(happening)?, about(happening)?);
    Some(Line { seats: about.seats, text, scores: about.scores })
}

/// What a draft would bring about, as far as it is worth a word.
fn told(words: Words, happened: &[Happening], names: &[String]) -> Vec<String> {
    let name = |seat: &u8| names.get(usize::from(*seat)).map_or("", String::as_str);
    let told = consequences(happened).into_iter().filter_map(|happening| match happening {
        Happening::Scored(why) if why.winners.is_empty() => Some(words.would_be_nobodys(why)),
        Happening::Scored(why) => Some(words.would_score(why, &named(words, names, &why.winners))),
        Happening::Retreated { seat, points, .. }
        | Happening::Bonus { seat, points }
        | Happening::Tower { seat, points, .. } => Some(words.gains(name(seat), *points)),
        Happening::GiftReceived { .. } => Some(words.would_gift().to_owned()),
        Happening::AnotherTurn { .. } => Some(words.would_again().to_owned()),
        Happening::RimClosed { .. } => Some(words.would_close().to_owned()),
        _ => None,
    });
    told.collect()
}

/// What the turn would bring if it were committed as it is, where players are told.
pub fn preview(words: Words, session: &Session, names: &[String]) -> Vec<String> {
    if !session.aids().preview {
        return Vec::new();
    }
    told(words, session.outlook(), names)
}

/// A word before something is given away, where players are warned.
pub fn warning(words: Words, session: &Session) -> Option<String> {
    Some(match session.warning()? {
        Warning::Last => words.warn_last(session.screen().game),
        Warning::Free { feature, points } => words.warn_free(feature, points),
    })
}

/// What has to be done now, or who does something.
pub fn status(words: Words, session: &Session, names: &[String]) -> String {
    let mut said = vec![instruction(words, session, names)];
    // What to do comes before what it brings.
    if session.is_mine() && session.aids().preview {
        said.extend(told(words, &session.screen().happened, names));
    }
    said.join(" · ")
}

/// What to do now, or whom to wait for.
pub fn instruction(words: Words, session: &Session, names: &[String]) -> String {
    let name = |seat: u8| names.get(usize::from(seat)).map_or("", String::as_str);
    match session.instruction() {
        Instruction::Won { .. } => result(words, session, names),
        Instruction::Sending { .. } => words.sending().to_owned(),
        Instruction::Watching => words.watching().to_owned(),
        Instruction::Pass => words.veil_why().to_owned(),
        Instruction::Thinking { seat } => words.thinking(name(seat)),
        Instruction::Waiting { seat } | Instruction::Absent { seat, .. } => {
            words.turn_of(name(seat))
        }
        Instruction::UseGift { gift } => words.use_gift(gift),
        Instruction::PlaceTile { spots: Some(spots), .. } => words.spots(spots),
        Instruction::PlaceTile { spots: None, .. } => words.lay_tile().to_owned(),
        Instruction::Choose { task, .. } => to_choose(words, &task).to_owned(),
        Instruction::Ready { .. } => words.ready_to_commit().to_owned(),
    }
}

fn to_choose(words: Words, task: &Task) -> &'static str {
    match task {
        Task::Step { step } => words.step(*step).unwrap_or_else(|| words.choose_one()),
        Task::PlaceFigure { .. } => words.put_or_commit(),
        Task::TakeBack => words.recall_or_commit(),
        Task::ChooseOne => words.choose_one(),
    }
}

/// The loaded tile sets that a table of a server is played with, as a sentence; nothing where all tiles
/// come with the program.
pub fn tile_sets(words: Words, told: &Told) -> Option<String> {
    let sets = remparts_session::tile_sets(told);
    (!sets.is_empty()).then(|| played_with(words, &sets))
}

/// What a game is played with, as a sentence.
pub fn played_with(words: Words, sets: &[String]) -> String {
    words.played_with(&sets.iter().map(String::as_str).collect::<Vec<_>>())
}

/// What keeps a game at a table of a server from beginning.
pub fn missing(words: Words, missing: &Missing, names: &[String]) -> String {
    match missing {
        Missing::Seats { open } => words.wait_seats(*open),
        Missing::You => words.waits_for_you().to_owned(),
        Missing::Ready { seats } => words.wait_ready(&named(words, names, seats), seats.len()),
    }
}

/// How the game ended.
pub fn result(words: Words, session: &Session, names: &[String]) -> String {
    match session.winners() {
        [winner] => words.won(&named(words, names, &[*winner])),
        several => words.tied(&named(words, names, several)),
    }
}

/// How a player stands.
pub fn player(words: Words, session: &Session, seat: u8, names: &[String]) -> String {
    session.player(seat).map_or_else(String::new, |told| player_told(words, session, &told, names))
}

/// The same of what was told.
pub fn player_told(words: Words, session: &Session, told: &PlayerTold, names: &[String]) -> String {
    let game = session.screen().game;
    let mut said = vec![named(words, names, &[told.seat]), words.points(told.score)];
    said.extend(told.projected.map(|points| words.in_all(points)));
    said.extend(told.supply.iter().map(|stock| words.supply(stock.left, stock.figure, game)));
    said.extend(told.gifts.map(|gifts| words.gift_count(gifts)));
    said.join(", ")
}

/// What is printed on a tile as it lies.
pub fn tile(words: Words, face: &Face, rotation: u8) -> String {
    lying(words, &Lying::of(face, rotation))
}

/// The same of a tile that was looked at.
pub fn lying(words: Words, tile: &Lying) -> String {
    let mut said: Vec<String> =
        tile.edges.iter().map(|(edge, sides)| words.edge_on(*edge, sides)).collect();
    said.extend(tile.signs.iter().map(|sign| words.sign(*sign).to_owned()));
    said.extend(tile.symbol.map(|symbol| words.symbol(symbol).to_owned()));
    said.extend(tile.goods.iter().map(|goods| words.goods(*goods).to_owned()));
    said.join(", ")
}

/// What lies on a cell, for those who hear the board.
pub fn cell(words: Words, session: &Session, x: i8, y: i8, names: &[String]) -> String {
    cell_told(words, session, &session.cell(x, y), names)
}

/// The same of a cell that was looked at.
pub fn cell_told(words: Words, session: &Session, cell: &CellTold, names: &[String]) -> String {
    let mut said = vec![words.at_cell(cell.x, cell.y)];
    if cell.proposed {
        said.push(words.proposed_tile().to_owned());
    }
    let empty = || words.empty_cell().to_owned();
    said.push(cell.tile.as_ref().map_or_else(empty, |tile| lying(words, tile)));
    let game = session.screen().game;
    said.extend(
        cell.figures
            .iter()
            .map(|(seat, figure)| words.figure_of(&named(words, names, &[*seat]), *figure, game)),
    );
    said.extend(cell.laid_by.map(|seat| words.laid_by(&named(words, names, &[seat]))));
    said.extend(cell.ways.map(|ways| words.fits_ways(usize::from(ways))));
    said.join(", ")
}
