//! Answers to what is typed, as lines of text.

use crate::labels::labels;
use crate::session::Session;
use crate::tell;
use crate::words::Words;
use remparts_screen::{Choice, Feature};
use remparts_session::{
    Answer, Closed, FeatureTold, Listed, PlayerTold, Question, Topic, TurnTold, Unclear, Worth,
};

/// The answer to a question.
pub fn answer(words: Words, session: &Session, question: &Question) -> Vec<String> {
    match session.answer(question) {
        Answer::Help { topics } => help(words, &topics),
        Answer::NoAid => vec![words.no_aid().to_owned()],
        Answer::Bag { left, kinds } => {
            let faces: Vec<String> =
                kinds.iter().map(|(face, left)| format!("{face} × {left}")).collect();
            vec![words.bag(left, &faces.join(", "))]
        }
        Answer::Players { players } => {
            let is_short = *question == Question::Score;
            stands(words, session, &players, is_short)
        }
        Answer::NothingYet => vec![words.nothing_yet().to_owned()],
        Answer::Story { turns } => {
            story(words, session, &turns, matches!(question, Question::Log(_)))
        }
        Answer::NothingToChoose => vec![words.nothing_to_choose().to_owned()],
        Answer::Choices { count, some } => vec![words.legal(count, &shortened(words, &some))],
        Answer::Explained { choices } => explained(words, session, &choices),
        Answer::NoMatch { typed } => vec![words.no_match(&typed)],
        Answer::NoTile { x, y } => vec![words.no_tile(x, y)],
        Answer::Features { features } => {
            let names = tell::names(words, session);
            features.iter().map(|feature| feature_told(words, feature, &names)).collect()
        }
        Answer::Cell { cell } => {
            vec![tell::cell_told(words, session, &cell, &tell::names(words, session))]
        }
        Answer::Tiles { tiles } if tiles.is_empty() => vec![words.no_tile_in_hand().to_owned()],
        Answer::Tiles { tiles } => {
            let told = tiles.iter().map(|it| words.your_tile(&it.face, &tell::lying(words, it)));
            told.collect()
        }
        Answer::Board { text } => text.lines().map(str::to_owned).collect(),
    }
}

fn help(words: Words, topics: &[Topic]) -> Vec<String> {
    let explained = topics.iter().map(|topic| {
        let (typed, means) = words.topic(*topic);
        format!("{typed} – {means}")
    });
    std::iter::once(words.command_hint().to_owned()).chain(explained).collect()
}

/// Every kind of tile that is left, the most frequent first, one a line and in words: names of tiles
/// mean nothing to whoever does not know their pictures.
pub fn bag_in_words(words: Words, session: &Session) -> Vec<String> {
    let Answer::Bag { left, mut kinds } = session.answer(&Question::Bag) else {
        return vec![words.no_aid().to_owned()];
    };
    kinds.sort_by_key(|(_, left)| std::cmp::Reverse(*left));
    let kinds = kinds.iter().filter_map(|(name, left)| {
        let face = session.face_named(name)?;
        Some(words.bag_kind(*left, &tell::tile(words, face, 0), name))
    });
    std::iter::once(words.tiles_left(left)).chain(kinds).collect()
}

/// How everyone stands: points alone, or all of it.
fn stands(words: Words, session: &Session, players: &[PlayerTold], is_short: bool) -> Vec<String> {
    let names = tell::names(words, session);
    let stand = |it: &PlayerTold| {
        if is_short {
            let name = tell::named(words, &names, &[it.seat]);
            return words.score(&name, it.score, it.projected);
        }
        let told = tell::player_told(words, session, it, &names);
        if it.to_play { format!("{told}, {}", words.to_play()) } else { told }
    };
    players.iter().map(stand).collect()
}

/// What happened, turn by turn.
fn story(words: Words, session: &Session, turns: &[TurnTold], numbered: bool) -> Vec<String> {
    let names = tell::names(words, session);
    let mut said = Vec::new();
    for TurnTold { turn, happenings } in turns {
        said.extend(numbered.then(|| words.turn_number(*turn)));
        let lines = happenings.iter().filter_map(|happening| tell::line(words, happening));
        said.extend(lines.map(|line| line.told(words, &names)));
    }
    said
}

/// Choices one a line, with what they are called and worth.
fn explained(words: Words, session: &Session, choices: &[(Choice, Option<Worth>)]) -> Vec<String> {
    let called: Vec<&Choice> = choices.iter().map(|(choice, _)| choice).collect();
    let labels = labels(words, session.screen(), session.faces(), &called);
    let explained = choices.iter().zip(labels).map(|((choice, worth), label)| {
        let called = Some(label.full).filter(|label| *label != choice.text);
        let worth = worth.map(|worth| tell::worth_of(words, worth));
        let said: Vec<String> = called.into_iter().chain(worth).collect();
        if said.is_empty() {
            choice.text.clone()
        } else {
            // A dash, because a cell at the end of a name has a comma of its own.
            format!("{} – {}", choice.text, said.join(" – "))
        }
    });
    explained.collect()
}

fn shortened(words: Words, some: &Listed) -> String {
    let more = (some.more > 0).then(|| words.more(some.more));
    some.texts.iter().cloned().chain(more).collect::<Vec<_>>().join("; ")
}

/// A feature in a line.
pub fn described(words: Words, session: &Session, feature: &Feature, names: &[String]) -> String {
    feature_told(words, &session.feature(feature), names)
}

fn feature_told(words: Words, feature: &FeatureTold, names: &[String]) -> String {
    let mut said = vec![words.region(feature.kind, feature.complete, feature.tiles)];
    for (seat, strength) in &feature.strength {
        said.push(words.region_strength(&tell::named(words, names, &[*seat]), *strength));
    }
    if feature.strength.is_empty() {
        said.push(words.region_empty().to_owned());
    }
    said.extend(feature.goods.iter().map(|goods| words.goods(*goods).to_owned()));
    said.extend(feature.worth.map(|worth| worth_of(words, feature, worth)));
    if feature.gaps > 0 {
        said.push(words.open_cells(feature.gaps));
    }
    said.join(", ")
}

fn worth_of(words: Words, feature: &FeatureTold, (now, closed): (i32, Closed)) -> String {
    if now == closed.points {
        words.worth(now)
    } else {
        words.region_worth(feature.kind, now, &tell::completed(words, closed))
    }
}

/// Drafts a move.
///
/// # Errors
///
/// What is to be said when it cannot be understood, or not be done.
pub fn propose(words: Words, session: &mut Session, typed: &str) -> Result<Choice, String> {
    session.propose_typed(typed).map_err(|unclear| unclear_move(words, session, &unclear))
}

/// Why a move was not drafted.
pub fn unclear_move(words: Words, session: &Session, unclear: &Unclear) -> String {
    match unclear {
        Unclear::NotYou => words.not_you().to_owned(),
        Unclear::NoMatch { typed } => words.no_match(typed),
        Unclear::Several { some } => words.several(&shortened(words, some)),
        Unclear::Refused { refusal } => tell::refusal(words, refusal, &tell::names(words, session)),
    }
}
