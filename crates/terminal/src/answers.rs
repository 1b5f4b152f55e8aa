//! Answers to what is typed, as lines of text.

use crate::command::{Question, Topic, meant};
use crate::labels::labels;
use crate::session::Session;
use crate::tell;
use crate::words::Words;
use remparts_screen::names::{FeatureName, SideLetter};
use remparts_screen::{Choice, ChoiceKind, Entry, Feature, Lies, Spot};

/// More than anyone wants to hear at once.
const MOST: usize = 24;
/// So many characters are in a line of the board, where it is not cut.
const WIDTH: usize = 78;

/// The answer to a question.
pub fn answer(words: Words, session: &Session, question: &Question) -> Vec<String> {
    match question {
        Question::Help => help(words, session),
        Question::Bag => vec![bag(words, session)],
        Question::Score => scores(words, session),
        Question::Players => players(words, session),
        Question::Last => story(words, session, false),
        Question::Why => story(words, session, true),
        Question::Log(turns) => log(words, session, *turns),
        Question::Legal(None) => vec![legal(words, session)],
        Question::Legal(Some(typed)) => legal_with(words, session, typed),
        Question::Region { x, y, side } => regions(words, session, *x, *y, *side),
        Question::Cell { x, y } => {
            vec![tell::cell(words, session, *x, *y, &tell::names(words, session))]
        }
        Question::Tile => tiles(words, session),
        Question::Board => board(session),
    }
}

fn help(words: Words, session: &Session) -> Vec<String> {
    let online: &[Topic] = if session.host().told().is_some() { &Topic::ONLINE } else { &[] };
    let explained = Topic::HERE.iter().chain(online).map(|topic| {
        let (typed, means) = words.topic(*topic);
        format!("{typed} – {means}")
    });
    std::iter::once(words.command_hint().to_owned()).chain(explained).collect()
}

fn bag(words: Words, session: &Session) -> String {
    if !session.aids().bag {
        return words.no_aid().to_owned();
    }
    let bag = &session.base().bag;
    let some = bag.faces.iter().filter(|(_, left, _)| *left > 0);
    let faces: Vec<String> = some.map(|(face, left, _)| format!("{face} × {left}")).collect();
    words.bag(bag.left, &faces.join(", "))
}

/// Every kind of tile that is left, the most frequent first, one a line and in words: names of tiles
/// mean nothing to whoever does not know their pictures.
pub fn bag_in_words(words: Words, session: &Session) -> Vec<String> {
    if !session.aids().bag {
        return vec![words.no_aid().to_owned()];
    }
    let bag = &session.base().bag;
    let mut some: Vec<_> = bag.faces.iter().filter(|(_, left, _)| *left > 0).collect();
    some.sort_by_key(|(_, left, _)| std::cmp::Reverse(*left));
    let kinds = some.into_iter().filter_map(|(name, left, _)| {
        let face = session.faces().iter().find(|face| face.name == *name)?;
        Some(words.bag_kind(*left, &tell::tile(words, face, 0), name))
    });
    std::iter::once(words.tiles_left(bag.left)).chain(kinds).collect()
}

fn scores(words: Words, session: &Session) -> Vec<String> {
    let names = tell::names(words, session);
    let seats = names.iter().zip(&session.screen().seats).enumerate();
    let score = seats.map(|(seat, (name, seated))| {
        let projects = session.aids().projection;
        let projected = projects.then(|| tell::projected(session, seat as u8));
        words.score(name, seated.score, projected)
    });
    score.collect()
}

fn players(words: Words, session: &Session) -> Vec<String> {
    let names = tell::names(words, session);
    let turn = session.base().turn.seat.filter(|_| !session.is_over());
    let seats = 0..names.len() as u8;
    let stands = seats.map(|seat| {
        let told = tell::player(words, session, seat, &names);
        if turn == Some(seat) { format!("{told}, {}", words.to_play()) } else { told }
    });
    stands.collect()
}

/// What one turn made happen, as lines.
fn lines<'a>(
    words: Words,
    entries: impl Iterator<Item = &'a Entry> + 'a,
) -> impl Iterator<Item = (usize, tell::Line)> + 'a {
    entries.flat_map(move |entry| {
        entry.happenings.iter().filter_map(move |it| Some((entry.turn, tell::line(words, it)?)))
    })
}

/// The last turn, or the last points and what they were given for.
fn story(words: Words, session: &Session, scores: bool) -> Vec<String> {
    let names = tell::names(words, session);
    let told = lines(words, session.told().iter()).filter(|(_, line)| !scores || line.scores);
    let told: Vec<_> = told.collect();
    let Some((last, _)) = told.last() else { return vec![words.nothing_yet().to_owned()] };
    let of_turn = told.iter().filter(|(turn, _)| turn == last);
    of_turn.map(|(_, line)| line.told(words, &names)).collect()
}

/// The last turns.
fn log(words: Words, session: &Session, turns: usize) -> Vec<String> {
    let names = tell::names(words, session);
    let told: Vec<_> = lines(words, session.told().iter()).collect();
    let Some((last, _)) = told.last() else { return vec![words.nothing_yet().to_owned()] };
    let first = last.saturating_sub(turns.saturating_sub(1));
    let mut said = Vec::new();
    for of_turn in told.chunk_by(|one, other| one.0 == other.0) {
        let turn = of_turn[0].0;
        if turn >= first {
            said.push(words.turn_number(turn));
            said.extend(of_turn.iter().map(|(_, line)| line.told(words, &names)));
        }
    }
    said
}

/// What may be told of what can be chosen.
fn shown(session: &Session) -> Vec<&Choice> {
    let spots = session.aids().spots;
    session.choices().iter().filter(|it| spots || it.kind != ChoiceKind::Place).collect()
}

fn legal(words: Words, session: &Session) -> String {
    let shown = shown(session);
    if !shown.is_empty() {
        return words.legal(shown.len(), &shortened(words, &shown));
    }
    let none = session.choices().is_empty();
    if none { words.nothing_to_choose() } else { words.no_aid() }.to_owned()
}

/// All that has some words, one a line, with what it is called and worth.
fn legal_with(words: Words, session: &Session, typed: &str) -> Vec<String> {
    let shown = shown(session);
    let found = if typed.is_empty() { shown.clone() } else { meant(&shown, typed) };
    if found.is_empty() {
        return vec![if shown.is_empty() { legal(words, session) } else { words.no_match(typed) }];
    }
    let labels = labels(words, session.screen(), session.faces(), &found);
    let explained = found.into_iter().zip(labels).map(|(choice, label)| {
        let called = Some(label.full).filter(|label| *label != choice.text);
        let said: Vec<String> =
            called.into_iter().chain(tell::detail(words, choice, session)).collect();
        if said.is_empty() {
            choice.text.clone()
        } else {
            // A dash, because a cell at the end of a name has a comma of its own.
            format!("{} – {}", choice.text, said.join(" – "))
        }
    });
    explained.collect()
}

fn shortened(words: Words, choices: &[&Choice]) -> String {
    let texts = choices.iter().take(MOST).map(|choice| choice.text.clone());
    let rest = choices.len().saturating_sub(MOST);
    let rest = (rest > 0).then(|| words.more(rest));
    texts.chain(rest).collect::<Vec<_>>().join("; ")
}

fn tiles(words: Words, session: &Session) -> Vec<String> {
    let placed = session.placed();
    let told = session.base().turn.faces.iter().filter_map(|name| {
        let face = session.faces().iter().find(|face| face.name == *name)?;
        let laid = placed.filter(|placed| placed.face.as_deref() == Some(name));
        let rotation = laid.and_then(|placed| placed.rotation).unwrap_or(0);
        Some(words.your_tile(name, &tell::tile(words, face, rotation)))
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { vec![words.no_tile_in_hand().to_owned()] } else { told }
}

fn board(session: &Session) -> Vec<String> {
    let text = session.table().text(&session.drafted(), Some(WIDTH));
    let text = text.unwrap_or_else(|refused| refused.to_string());
    text.lines().map(str::to_owned).collect()
}

/// The features of a tile, or of one of its sides.
fn regions(words: Words, session: &Session, x: i8, y: i8, side: Option<SideLetter>) -> Vec<String> {
    let found = match side {
        None => session.features_at(x, y),
        Some(side) => on_side(session, x, y, side),
    };
    if found.is_empty() {
        return vec![words.no_tile(x, y)];
    }
    let names = tell::names(words, session);
    found.iter().map(|feature| described(words, session, feature, &names)).collect()
}

/// A feature in a line.
pub fn described(words: Words, session: &Session, feature: &Feature, names: &[String]) -> String {
    let mut said = vec![words.region(feature.kind, feature.complete, feature.tiles.len())];
    for (seat, strength) in &feature.strength {
        said.push(words.region_strength(&tell::named(words, names, &[*seat]), *strength));
    }
    if feature.strength.is_empty() {
        said.push(words.region_empty().to_owned());
    }
    said.extend(feature.goods.iter().map(|goods| words.goods(*goods).to_owned()));
    if session.aids().preview {
        said.push(worth(words, feature));
    }
    // What is scored at the end alone is never completed, so its gaps mean nothing.
    let grows = !matches!(feature.kind, FeatureName::Field | FeatureName::Homes);
    if grows && !feature.gaps.is_empty() {
        said.push(words.open_cells(feature.gaps.len()));
    }
    said.join(", ")
}

fn worth(words: Words, feature: &Feature) -> String {
    if feature.points_now == feature.points_if_completed {
        words.worth(feature.points_now)
    } else {
        words.region_worth(feature.kind, feature.points_now, &tell::completed(words, feature))
    }
}

/// What lies at the middle of a side; where that is water, what lies on both banks.
fn on_side(session: &Session, x: i8, y: i8, side: SideLetter) -> Vec<Feature> {
    let tile = session.screen().tiles.iter().find(|tile| (tile.x, tile.y) == (x, y));
    let ground = tile.and_then(|tile| session.table().ground(&tile.face, tile.rotation));
    let Some(ground) = ground else { return Vec::new() };
    let at = |along: f64| match side {
        SideLetter::N => ground.at(along, 30.0),
        SideLetter::E => ground.at(970.0, along),
        SideLetter::S => ground.at(along, 970.0),
        SideLetter::W => ground.at(30.0, along),
    };
    let feature = |lies: Lies| match lies {
        Lies::Part(part) => session.inspect(Spot { x, y, part }),
        Lies::Water | Lies::Stub | Lies::Place => None,
    };
    if let Some(middle) = feature(at(500.0)) {
        return vec![middle];
    }
    let mut found: Vec<Feature> =
        [200.0, 800.0].into_iter().filter_map(|it| feature(at(it))).collect();
    found.dedup_by_key(|feature| feature.region);
    found
}

/// Everything that can be done, or done differently.
pub fn moves(session: &Session) -> Vec<Choice> {
    let mut moves: Vec<Choice> = Vec::new();
    let placements = session.placements().into_iter().cloned();
    for choice in session.choices().iter().cloned().chain(placements).chain(session.offer().among) {
        if moves.iter().all(|known| known.text != choice.text) {
            moves.push(choice);
        }
    }
    moves
}

/// Drafts a move.
///
/// # Errors
///
/// What is to be said when it cannot be understood, or not be done.
pub fn propose(words: Words, session: &mut Session, typed: &str) -> Result<Choice, String> {
    if !session.is_mine() {
        return Err(words.not_you().to_owned());
    }
    // What comes next is more likely meant than what was decided before.
    let next: Vec<&Choice> = session.choices().iter().collect();
    let all = moves(session);
    let mut found = meant(&next, typed);
    if found.is_empty() {
        found = meant(&all.iter().collect::<Vec<_>>(), typed);
    }
    let choice = match *found {
        [] => return Err(unmatched(words, session, typed)),
        [choice] => choice.clone(),
        // Where places are no help to be given, they are not given away by being asked for.
        _ if found.iter().any(|it| it.kind == ChoiceKind::Place) && !session.aids().spots => {
            return Err(words.no_match(typed));
        }
        _ => return Err(words.several(&shortened(words, &found))),
    };
    decide(session, &choice);
    let decided = session.draft().decisions().last();
    if decided.is_some_and(|decision| decision.chosen.text == choice.text) {
        Ok(choice)
    } else {
        Err(words.no_match(typed))
    }
}

/// Why nothing that can be chosen is called that: a rule forbids it, or it is no move.
fn unmatched(words: Words, session: &Session, typed: &str) -> String {
    let (table, draft) = (session.table(), session.drafted());
    let refusal = table.refusal(session.viewer(), &draft, typed, session.face());
    refusal.map_or_else(
        || words.no_match(typed),
        |refusal| tell::refusal(words, &refusal, &tell::names(words, session)),
    )
}

fn decide(session: &mut Session, choice: &Choice) {
    if choice.kind == ChoiceKind::Place {
        session.lay(choice);
        return;
    }
    // Uses of a gift are offered only once it was reached for.
    if let Some(gift) = choice.gift
        && session.gifts().contains(&gift)
        && session.gift() != Some(gift)
    {
        session.reach(gift);
    }
    let last = session.draft().decisions().last();
    if last.is_none_or(|decision| decision.chosen.text != choice.text) {
        session.choose(&choice.text);
    }
}
