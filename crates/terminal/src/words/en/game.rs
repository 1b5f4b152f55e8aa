//! What is said around a game, in English.

use super::names::{becomes, plural};
use crate::words::names::{capital, figure_on};
use crate::words::{English, GameWords, NameWords, all_of};
use remparts_screen::names::{
    FeatureName, FigureName, GameName, GiftName, Occasion, SideLetter, Step, SymbolName,
};
use remparts_screen::{ChoiceKind, EdgeName, Happening, Phase, Why};

/// What has become of a feature that is scored.
fn became(why: &Why) -> &'static str {
    match why.occasion {
        Occasion::Completed => becomes(why.feature),
        Occasion::Recalled => "left by the abbot",
        Occasion::Swept => "swept",
        Occasion::Final => "at the end",
        Occasion::Walled => "finished by a wall",
        Occasion::Closed => "finished as the wall closes",
    }
}

/// The sum behind some points.
fn formula(why: &Why) -> String {
    let terms = why.terms.iter().map(|term| {
        // Goods have no singular.
        let goods = if why.feature == FeatureName::Market { " goods" } else { "" };
        format!("{} × {}{goods}", English.counted(term.what, term.count), term.each)
    });
    terms.collect::<Vec<_>>().join(" + ")
}

fn signed(number: i8) -> String {
    if number < 0 { format!("minus {}", number.unsigned_abs()) } else { number.to_string() }
}

impl GameWords for English {
    fn you(&self) -> &'static str {
        "You"
    }

    fn player(&self, number: usize) -> String {
        format!("Player {number}")
    }

    fn bot(&self, level: &str, style: Option<&str>) -> String {
        let level = self.level(level);
        style.map_or_else(
            || level.to_owned(),
            |style| format!("{level} ({})", self.bot_style(style)),
        )
    }

    fn turn_of(&self, name: &str) -> String {
        format!("{name} to play")
    }

    fn your_turn(&self) -> &'static str {
        "Your turn"
    }

    fn to_play(&self) -> &'static str {
        "to play"
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} is thinking…")
    }

    fn watching(&self) -> &'static str {
        "You see this game as it was played."
    }

    fn spots(&self, count: usize) -> String {
        format!("Place your tile: it fits on {}", plural(count, "cell", "cells"))
    }

    fn lay_tile(&self) -> &'static str {
        "Place your tile"
    }

    fn put_or_commit(&self) -> &'static str {
        "Place a figure, or end your turn"
    }

    fn recall_or_commit(&self) -> &'static str {
        "Take the abbot back, or end your turn"
    }

    fn step(&self, step: Step) -> Option<&'static str> {
        Some(match step {
            Step::Arrow => "Choose an arrow",
            Step::Gate => "Build the gate: choose a side",
            Step::Wall => "Build a wall: choose where",
            Step::Guard => "Place a guard on the wall, or none",
            Step::Tower => "Place a tower, or none",
            Step::First | Step::Draw | Step::Tile | Step::Gift | Step::Figure | Step::Over => {
                return None;
            }
        })
    }

    fn choose_one(&self) -> &'static str {
        "Choose on the board"
    }

    fn ready_to_commit(&self) -> &'static str {
        "End your turn"
    }

    fn veil_title(&self, name: &str) -> String {
        format!("{name}, your turn")
    }

    fn veil_why(&self) -> &'static str {
        "Your gifts are about to be shown. Please look away, everyone else."
    }

    fn veil_ready(&self) -> &'static str {
        "I am here"
    }

    fn none(&self) -> &'static str {
        "None"
    }

    fn recall(&self) -> &'static str {
        "Take the abbot back"
    }

    fn arrow(&self, x: i8, y: i8, symbol: Option<SymbolName>) -> String {
        let brings = symbol.map_or_else(String::new, |it| format!(": {}", self.symbol(it)));
        format!("Arrow at {x},{y}{brings}")
    }

    fn put_figure(&self, figure: FigureName, feature: Option<FeatureName>) -> String {
        figure_on(self, figure, feature)
    }

    fn use_gift(&self, gift: GiftName) -> String {
        format!("{}: choose its target on the board", self.gift(gift))
    }

    fn unwrap(&self, gift: GiftName) -> String {
        format!("Use: {}", self.gift(gift))
    }

    fn unwrap_for(&self, gift: GiftName, target: &str) -> String {
        format!("{}: {target}", self.gift(gift))
    }

    fn piece(&self, piece: ChoiceKind, side: SideLetter, x: i8, y: i8) -> String {
        let name = match piece {
            ChoiceKind::Gate => "Gate",
            ChoiceKind::Wall => "Wall",
            ChoiceKind::Guard => "Guard",
            ChoiceKind::Tower => "Tower",
            _ => return capital(&self.beside(side, x, y)),
        };
        format!("{name} {}", self.beside(side, x, y))
    }

    fn beside(&self, side: SideLetter, x: i8, y: i8) -> String {
        format!("{} of {x},{y}", self.side(side))
    }

    fn in_cell(&self, what: &str, x: i8, y: i8) -> String {
        format!("{what} at {x},{y}")
    }

    fn compass(&self, rows: Option<SideLetter>, columns: Option<SideLetter>) -> String {
        rows.into_iter().chain(columns).map(|side| self.side(side)).collect()
    }

    fn initials(&self, rows: Option<SideLetter>, columns: Option<SideLetter>) -> String {
        let sides = rows.into_iter().chain(columns).map(|side| self.side(side));
        sides.filter_map(|side| side.chars().next()).map(|it| it.to_ascii_uppercase()).collect()
    }

    fn corner(&self, direction: &str) -> String {
        format!("{direction} corner")
    }

    fn undo(&self) -> &'static str {
        "Undo"
    }

    fn commit(&self) -> &'static str {
        "End turn"
    }

    fn would_score(&self, why: &Why, names: &str) -> String {
        let feature = self.feature_title(why.feature);
        format!("{feature} {}: {names} +{}", became(why), why.points)
    }

    fn would_be_nobodys(&self, why: &Why) -> String {
        format!("{} {}: nobody scores", self.feature_title(why.feature), became(why))
    }

    fn would_gift(&self) -> &'static str {
        "You receive a gift"
    }

    fn would_again(&self) -> &'static str {
        "You play again"
    }

    fn would_close(&self) -> &'static str {
        "The wall closes"
    }

    fn gains(&self, name: &str, points: i32) -> String {
        format!("{name} {points:+}")
    }

    fn warn_free(&self, feature: FeatureName, points: i32) -> String {
        let (feature, points) = (self.feature(feature), self.points(points));
        format!("Nobody would score this {feature}: a figure of yours would bring {points}.")
    }

    fn warn_last(&self, game: GameName) -> String {
        format!("This is your last {}.", self.figure(FigureName::Meeple, game))
    }

    fn boxed(&self) -> &'static str {
        "A tile fitted nowhere: it left the game, and another one was drawn."
    }

    fn happened(&self, happening: &Happening) -> Option<String> {
        Some(match happening {
            Happening::Drawn { .. } | Happening::Over { .. } => return None,
            Happening::Begins { .. } => "first turn".into(),
            Happening::Boxed { .. } => "A tile fits nowhere and leaves the game".into(),
            Happening::Laid { x, y, .. } => format!("tile placed at {x},{y}"),
            Happening::SpareReturned { .. } => "The second tile goes back".into(),
            Happening::Activated { symbol, .. } => {
                format!("arrow activated: {}", self.symbol(*symbol))
            }
            Happening::Bonus { points, .. } => format!("+{points}, arrow not activated"),
            Happening::GiftReceived { .. } => "gift received".into(),
            Happening::DeckRefilled => "The discarded gifts are shuffled again".into(),
            Happening::Unwrapped { gift, .. } => format!("gift used: {}", self.gift(*gift)),
            Happening::Retreated { points, .. } => format!("+{points}, Retreat"),
            Happening::Put { figure, feature, .. } => self.put_figure(*figure, Some(*feature)),
            Happening::Moved { figure, feature, .. } => {
                let does = if *feature == FeatureName::Field { "lies down" } else { "stands up" };
                format!("{does}, {}", self.put_figure(*figure, Some(*feature)))
            }
            Happening::Scored(why) if why.winners.is_empty() => self.would_be_nobodys(why),
            Happening::Scored(why) => {
                let feature = self.feature(why.feature);
                let (points, became) = (why.points, became(why));
                format!("+{points}, {feature} {became}: {}", formula(why))
            }
            Happening::AnotherTurn { .. } => "another turn".into(),
            Happening::WentHome { .. } => "figures come home without points".into(),
            Happening::GiftsLeft { points, .. } => format!("+{points}, wrapped gifts"),
            Happening::Gate { .. } => "gate built".into(),
            Happening::Wall { .. } => "wall built".into(),
            Happening::Guard { .. } => "guard placed on the wall".into(),
            Happening::Tower { points, .. } => format!("+{points}, tower placed"),
            Happening::RimClosed { .. } => "The wall closes around the town".into(),
        })
    }

    fn by(&self, who: &str, text: &str) -> String {
        format!("{who}: {text}")
    }

    fn turn_number(&self, turn: usize) -> String {
        format!("Turn {turn}")
    }

    fn nothing_yet(&self) -> &'static str {
        "Nothing yet."
    }

    fn supply(&self, count: u8, figure: FigureName, game: GameName) -> String {
        format!("{count} × {} left", self.figure(figure, game))
    }

    fn gift_count(&self, count: u8) -> String {
        plural(count, "wrapped gift", "wrapped gifts")
    }

    fn in_all(&self, points: i32) -> String {
        format!("{points} in all if the game ended now")
    }

    fn tiles_left(&self, count: usize) -> String {
        plural(count, "tile left", "tiles left")
    }

    fn final_score(&self) -> &'static str {
        "Final score"
    }

    fn won(&self, names: &str) -> String {
        format!("{names} won")
    }

    fn tied(&self, names: &str) -> String {
        format!("Shared victory: {names}")
    }

    fn where_from(&self) -> &'static str {
        "Where the points come from"
    }

    fn phase(&self, phase: Phase) -> &'static str {
        match phase {
            Phase::During => "in play",
            Phase::End => "at the end",
        }
    }

    fn total(&self) -> &'static str {
        "Total"
    }

    fn at_cell(&self, x: i8, y: i8) -> String {
        format!("column {}, row {}", signed(x), signed(y))
    }

    fn edge_on(&self, edge: EdgeName, sides: &[SideLetter]) -> String {
        let edge = self.edge(edge);
        if sides.len() == 4 {
            return format!("{edge} all around");
        }
        let sides: Vec<&str> = sides.iter().map(|side| self.side(*side)).collect();
        format!("{edge} {}", all_of(&English, &sides))
    }

    fn figure_of(&self, name: &str, figure: FigureName, game: GameName) -> String {
        format!("{}: {name}", self.figure(figure, game))
    }

    fn empty_cell(&self) -> &'static str {
        "empty"
    }

    fn fits_ways(&self, ways: usize) -> String {
        if ways == 1 {
            "your tile fits one way".into()
        } else {
            format!("your tile fits {ways} ways")
        }
    }

    fn proposed_tile(&self) -> &'static str {
        "proposed tile"
    }

    fn laid_by(&self, name: &str) -> String {
        format!("last move: {name}")
    }

    fn gap(&self, left: u32) -> String {
        match left {
            0 => "No tile left fits here".into(),
            left => format!("{} here", plural(left, "tile left fits", "tiles left fit")),
        }
    }

    fn worth_now(&self, points: i32) -> String {
        format!("now {points}")
    }

    fn worth_closed(&self, feature: FeatureName, points: &str) -> String {
        format!("if {} {points}", becomes(feature))
    }

    fn at_least(&self, points: i32) -> String {
        format!("at least {points}")
    }

    fn worth(&self, points: i32) -> String {
        format!("worth {points}")
    }
}
