//! Sentences about a game, made from what a language has to say.

use crate::session::Session;
use crate::sitter;
use crate::words::{Words, all_of};
use remparts_client::Told;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::SitterKind;
use remparts_screen::names::{FeatureName, FigureName, SideLetter};
use remparts_screen::{Choice, ChoiceKind, EdgeName, Face, Feature, Happening, Refusal};

/// The sides in the order of edges.
const SIDES: [SideLetter; 4] = [SideLetter::N, SideLetter::E, SideLetter::S, SideLetter::W];
/// Thousandths of a tile.
const TILE: f64 = 1000.0;

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

/// What a choice is worth, in a few words; nothing if that is not known or not told.
pub fn detail(words: Words, choice: &Choice, session: &Session) -> Option<String> {
    if !session.aids().preview {
        return None;
    }
    if let Some(points) = choice.points {
        return Some(words.worth(points));
    }
    let feature = session.inspect(choice.spot?)?;
    let grows =
        !feature.complete && !matches!(feature.kind, FeatureName::Field | FeatureName::Homes);
    let mut said = vec![words.tiles(feature.tiles.len()), words.worth_now(feature.points_now)];
    if grows && feature.points_if_completed != feature.points_now {
        said.push(words.worth_closed(feature.kind, &completed(words, &feature)));
    }
    Some(said.join(", "))
}

/// The points of a feature once it is complete, `at least` so many where more may come.
pub fn completed(words: Words, feature: &Feature) -> String {
    let points = feature.points_if_completed;
    if feature.more_may_come { words.at_least(points) } else { points.to_string() }
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
    let text = words.happened(happening)?;
    let (seats, scores) = match happening {
        Happening::Bonus { seat, .. }
        | Happening::Retreated { seat, .. }
        | Happening::GiftsLeft { seat, .. }
        | Happening::Tower { seat, .. } => (vec![*seat], true),
        Happening::Scored(why) => (why.winners.clone(), !why.winners.is_empty()),
        Happening::Begins { seat }
        | Happening::Drawn { seat, .. }
        | Happening::Laid { seat, .. }
        | Happening::Activated { seat, .. }
        | Happening::GiftReceived { seat }
        | Happening::Unwrapped { seat, .. }
        | Happening::Put { seat, .. }
        | Happening::Moved { seat, .. }
        | Happening::AnotherTurn { seat }
        | Happening::Gate { seat, .. }
        | Happening::Wall { seat, .. }
        | Happening::Guard { seat, .. } => (vec![*seat], false),
        Happening::WentHome { seats } => {
            let mut seats = seats.clone();
            seats.sort_unstable();
            seats.dedup();
            (seats, false)
        }
        Happening::Boxed { .. }
        | Happening::SpareReturned { .. }
        | Happening::DeckRefilled
        | Happening::RimClosed { .. }
        | Happening::Over { .. } => (Vec::new(), false),
    };
    Some(Line { seats, text, scores })
}

/// What a draft would bring about, as far as it is worth a word.
pub fn consequences(words: Words, happened: &[Happening], names: &[String]) -> Vec<String> {
    let name = |seat: &u8| names.get(usize::from(*seat)).map_or("", String::as_str);
    let told = happened.iter().filter_map(|happening| match happening {
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
    consequences(words, session.outlook(), names)
}

/// A word before something is given away, where players are warned.
pub fn warning(words: Words, session: &Session) -> Option<String> {
    if !session.aids().warnings || !session.is_mine() || session.placed().is_none() {
        return None;
    }
    let offer = session.offer();
    let supply = session.seat().and_then(|seat| session.screen().seats.get(usize::from(seat)));
    let supply = supply.map_or(&[][..], |seated| &seated.supply);
    let is_last = supply.iter().all(|it| it.figure != FigureName::Meeple || it.left == 0);
    if let Some(chosen) = &offer.chosen
        && chosen.kind == ChoiceKind::Put
    {
        let warns = is_last && chosen.figure == Some(FigureName::Meeple);
        return warns.then(|| words.warn_last(session.screen().game));
    }
    // A feature that is complete and nobody's, though a figure could be put there.
    let placed = session.placed().and_then(|placed| placed.cell);
    let puts = offer.among.iter().filter(|it| it.kind == ChoiceKind::Put);
    let spots = puts.filter_map(|it| it.spot).filter(|spot| placed == Some((spot.x, spot.y)));
    let features = spots.filter_map(|spot| session.inspect(spot));
    let free = features.filter(|feature| feature.complete && feature.strength.is_empty());
    let best = free.max_by_key(|feature| feature.points_if_completed)?;
    Some(words.warn_free(best.kind, best.points_if_completed))
}

/// What has to be done now, or who does something.
pub fn status(words: Words, session: &Session, names: &[String]) -> String {
    let name = |seat: u8| names.get(usize::from(seat)).map_or("", String::as_str);
    if session.is_over() {
        return result(words, session, names);
    }
    if !session.is_mine() {
        return match session.base().turn.seat {
            Some(seat) if session.host().thinking() == Some(seat) => words.thinking(name(seat)),
            Some(seat) if session.host().is_running() => words.turn_of(name(seat)),
            _ => words.watching().to_owned(),
        };
    }
    // What to do comes before what it brings.
    let told = if session.aids().preview { &*session.screen().happened } else { &[] };
    let mut said = vec![next(words, session)];
    said.extend(consequences(words, told, names));
    said.join(" · ")
}

/// What the one who has to choose does now.
pub fn next(words: Words, session: &Session) -> String {
    if let Some(gift) = session.gift() {
        return words.use_gift(gift);
    }
    let choices = session.choices();
    let any = |kind: ChoiceKind| choices.iter().any(|choice| choice.kind == kind);
    if any(ChoiceKind::Place) {
        return if session.aids().spots {
            words.spots(spots(session).len())
        } else {
            words.lay_tile().to_owned()
        };
    }
    let step = if any(ChoiceKind::Put) {
        words.put_or_commit()
    } else if any(ChoiceKind::Recall) {
        words.recall_or_commit()
    } else if choices.iter().all(|choice| choice.kind == ChoiceKind::Pass) {
        words.ready_to_commit()
    } else {
        words.step(session.screen().turn.step).unwrap_or_else(|| words.choose_one())
    };
    step.to_owned()
}

/// The cells where the tile in hand fits, with how many ways there are on each.
pub fn spots(session: &Session) -> Vec<(i8, i8, u8)> {
    let mut spots: Vec<(i8, i8, u8)> = Vec::new();
    for (x, y) in session.placements().into_iter().filter_map(|choice| choice.cell) {
        match spots.iter_mut().find(|spot| (spot.0, spot.1) == (x, y)) {
            Some(spot) => spot.2 += 1,
            None => spots.push((x, y, 1)),
        }
    }
    spots
}

/// The names of the loaded tile sets that a table of a server is played with.
pub fn tile_set_names(told: &Told) -> Vec<&'static str> {
    let tiles = AnySetup::read(&told.table.setup).map(|setup| setup.tiles());
    tiles.unwrap_or_default().into_iter().map(|set| set.listed().name).collect()
}

/// The same as a sentence; nothing where all tiles come with the program.
pub fn tile_sets(words: Words, told: &Told) -> Option<String> {
    let sets = tile_set_names(told);
    (!sets.is_empty()).then(|| words.played_with(&sets))
}

/// What keeps a game at a table of a server from beginning.
pub fn missing(words: Words, told: &Told, names: &[String]) -> Option<String> {
    let seats = &told.table.state.seats;
    let open = seats.iter().filter(|sitter| sitter.kind == SitterKind::Open).count();
    if open > 0 {
        return Some(words.wait_seats(open));
    }
    let late: Vec<u8> =
        (0..seats.len() as u8).filter(|it| !seats[usize::from(*it)].ready).collect();
    match *late {
        [] => None,
        [seat] if told.you.seat == Some(seat) => Some(words.waits_for_you().to_owned()),
        _ => Some(words.wait_ready(&named(words, names, &late), late.len())),
    }
}

/// Who has won, once the game is over.
pub fn winners(session: &Session) -> &[u8] {
    let mut happenings = session.chronicle().iter().rev().flat_map(|entry| &entry.happenings);
    let winners = happenings.find_map(|happening| match happening {
        Happening::Over { winners } => Some(&**winners),
        _ => None,
    });
    let outcome = || session.host().told()?.table.state.outcome.as_ref();
    winners.or_else(|| outcome().map(|outcome| &*outcome.winners)).unwrap_or_default()
}

/// How the game ended.
pub fn result(words: Words, session: &Session, names: &[String]) -> String {
    match winners(session) {
        [winner] => words.won(&named(words, names, &[*winner])),
        several => words.tied(&named(words, names, several)),
    }
}

/// How a player stands.
pub fn player(words: Words, session: &Session, seat: u8, names: &[String]) -> String {
    let Some(seated) = session.screen().seats.get(usize::from(seat)) else { return String::new() };
    let mut said = vec![named(words, names, &[seat]), words.points(seated.score)];
    if session.aids().projection {
        said.push(words.in_all(projected(session, seat)));
    }
    let game = session.screen().game;
    said.extend(seated.supply.iter().map(|stock| words.supply(stock.left, stock.figure, game)));
    said.extend(seated.gifts.map(|gifts| words.gift_count(gifts)));
    said.join(", ")
}

/// A player's points if the game ended now.
pub fn projected(session: &Session, seat: u8) -> i32 {
    let seated = session.screen().seats.get(usize::from(seat));
    seated.map_or(0, |seated| seated.shares.iter().map(|share| share.points).sum())
}

/// The edges of a face as it lies, those of a kind together.
pub fn edges(face: &Face, rotation: u8) -> Vec<(EdgeName, Vec<SideLetter>)> {
    let mut found: Vec<(EdgeName, Vec<SideLetter>)> = Vec::new();
    for (n, side) in SIDES.into_iter().enumerate() {
        let edge = face.edges[(n + 4 - usize::from(rotation % 4)) % 4];
        match found.iter_mut().find(|(known, _)| *known == edge) {
            Some((_, sides)) => sides.push(side),
            None => found.push((edge, vec![side])),
        }
    }
    found
}

/// What is printed on a tile as it lies.
pub fn tile(words: Words, face: &Face, rotation: u8) -> String {
    let edges = edges(face, rotation);
    let mut said: Vec<String> =
        edges.iter().map(|(edge, sides)| words.edge_on(*edge, sides)).collect();
    said.extend(face.signs.iter().map(|sign| words.sign(*sign).to_owned()));
    said.extend(face.symbol.map(|symbol| words.symbol(symbol).to_owned()));
    said.extend(face.goods.iter().map(|goods| words.goods(*goods).to_owned()));
    said.join(", ")
}

/// What lies on a cell, for those who hear the board.
pub fn cell(words: Words, session: &Session, x: i8, y: i8, names: &[String]) -> String {
    let screen = session.screen();
    let proposed = session.is_live() && session.placed().is_some_and(|it| it.cell == Some((x, y)));
    let mut said = vec![words.at_cell(x, y)];
    if proposed {
        said.push(words.proposed_tile().to_owned());
    }
    match screen.tiles.iter().find(|tile| (tile.x, tile.y) == (x, y)) {
        Some(laid) => {
            let face = session.faces().iter().find(|face| face.name == laid.face);
            said.extend(face.map(|face| tile(words, face, laid.rotation)));
        }
        None => said.push(words.empty_cell().to_owned()),
    }
    let here = |at: f64, cell: i8| (at / TILE).floor() == f64::from(cell);
    for figure in screen.figures.iter().filter(|it| here(it.x, x) && here(it.y, y)) {
        let whose = named(words, names, &[figure.seat]);
        said.push(words.figure_of(&whose, figure.figure, screen.game));
    }
    if let Some(last) = &screen.last
        && (last.x, last.y) == (x, y)
        && !proposed
    {
        said.push(words.laid_by(&named(words, names, &[last.seat])));
    }
    let ways = spots(session).iter().find(|spot| (spot.0, spot.1) == (x, y)).map(|spot| spot.2);
    if let Some(ways) = ways.filter(|_| session.aids().spots) {
        said.push(words.fits_ways(usize::from(ways)));
    }
    said.join(", ")
}
