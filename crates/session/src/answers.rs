//! The command box: what becomes of a line that was typed, as data for a language to put into words.

use crate::cells::{CellTold, Lying};
use crate::command::{Command, Question, Topic, meant};
use crate::host::Host;
use crate::session::Session;
use crate::story::{TurnTold, last_turns};
use crate::worth::{Closed, Worth, grows};
use remparts_screen::names::{FeatureName, GoodsName};
use remparts_screen::{Choice, ChoiceKind, Feature, Refusal, Refused, Stock};
use serde::Serialize;
use ts_rs::TS;

/// More choices than anyone wants to hear at once.
const MOST: usize = 24;
/// So many characters are in a line of the board, where it is not cut.
const WIDTH: usize = 78;

/// The answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Answer {
    /// What can be typed.
    Help {
        /// The commands that mean something here.
        topics: Vec<Topic>,
    },
    /// It is a help that was not agreed on.
    NoAid,
    /// The tiles left.
    Bag {
        /// How many there are.
        left: usize,
        /// Every kind with its number, in the order of the box.
        kinds: Vec<(String, u8)>,
    },
    /// How everyone stands, seat by seat.
    Players {
        /// Points, figures and gifts of everyone.
        players: Vec<PlayerTold>,
    },
    /// Nothing has happened yet.
    NothingYet,
    /// What happened, turn by turn.
    Story {
        /// The last of them is the latest.
        turns: Vec<TurnTold>,
    },
    /// There is nothing to choose.
    NothingToChoose,
    /// What can be chosen, in short.
    Choices {
        /// How many choices there are.
        count: usize,
        /// The first of them.
        some: Listed,
    },
    /// Choices with what they are called and worth.
    Explained {
        /// Each choice with its worth, where that is known and told.
        choices: Vec<(Choice, Option<Worth>)>,
    },
    /// Nothing that can be chosen is called that.
    NoMatch {
        /// What was typed.
        typed: String,
    },
    /// No tile lies there.
    NoTile {
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// Features one by one.
    Features {
        /// What is told of each.
        features: Vec<FeatureTold>,
    },
    /// What lies on a cell.
    Cell {
        /// The cell as it is told.
        cell: CellTold,
    },
    /// The tiles in hand; there may be none.
    Tiles {
        /// Each as it would lie.
        tiles: Vec<Lying>,
    },
    /// The board in letters.
    Board {
        /// Line by line.
        text: String,
    },
}

/// Some of many choices, by their texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Listed {
    /// The first of them.
    pub texts: Vec<String>,
    /// How many more there are.
    pub more: usize,
}

impl Listed {
    fn of(choices: &[&Choice]) -> Self {
        let texts = choices.iter().take(MOST).map(|choice| choice.text.clone()).collect();
        Self { texts, more: choices.len().saturating_sub(MOST) }
    }
}

/// How a player stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerTold {
    /// The seat of the player.
    pub seat: u8,
    /// Points on the track.
    pub score: i32,
    /// Points if the game ended now, where that is told.
    pub projected: Option<i32>,
    /// Figures left, kind by kind.
    pub supply: Vec<Stock>,
    /// Wrapped gifts, where they are played with.
    pub gifts: Option<u8>,
    /// Whether this player has to choose.
    pub to_play: bool,
}

/// A feature in a line.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FeatureTold {
    /// What it is.
    pub kind: FeatureName,
    /// Whether it is complete.
    pub complete: bool,
    /// How many tiles it has.
    pub tiles: usize,
    /// Everyone present with their strength.
    pub strength: Vec<(u8, u8)>,
    /// What a market sells.
    pub goods: Vec<GoodsName>,
    /// Points if the game ended now, and once it is complete, where that is told.
    pub worth: Option<(i32, Closed)>,
    /// Empty cells where it can still grow; what is scored at the end alone has none that count.
    pub gaps: usize,
}

/// What became of a command.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// It was a question.
    Answer(Answer),
    /// The turn was played, or is on its way.
    Committed,
    /// The rules forbid the turn.
    Forbidden(
        #[serde(serialize_with = "in_words")]
        #[ts(type = "string")]
        Refused,
    ),
    /// The turn does not say yet all that has to be said.
    CannotCommit,
    /// Somebody else has to choose.
    NotYou,
    /// One step of the draft was taken back.
    Undone,
    /// There was nothing to take back.
    NothingToUndo,
    /// A move was drafted.
    Proposed(Box<Choice>),
    /// A move was not drafted.
    Unclear(Unclear),
    /// It is for whoever keeps the game, shows it or speaks to its server.
    Elsewhere(Command),
}

impl Reply {
    /// Whether the rest of a line was meant for something else.
    pub const fn is_failure(&self) -> bool {
        matches!(
            self,
            Self::Forbidden(_)
                | Self::CannotCommit
                | Self::NotYou
                | Self::NothingToUndo
                | Self::Unclear(_)
        )
    }
}

/// Nothing that is drafted is forbidden, so this is for whoever looks for a fault.
fn in_words<S: serde::Serializer>(refused: &Refused, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(refused)
}

/// Why a move was not drafted.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Unclear {
    /// Somebody else has to choose.
    NotYou,
    /// Nothing that can be chosen is called that.
    NoMatch {
        /// What was typed.
        typed: String,
    },
    /// Several moves could be meant.
    Several {
        /// The first of them.
        some: Listed,
    },
    /// A rule forbids it.
    Refused {
        /// The rule, with what a sentence needs.
        refusal: Refusal,
    },
}

impl<H: Host + ?Sized> Session<H> {
    /// Does what was typed.
    pub fn obey(&mut self, command: Command) -> Reply {
        match command {
            Command::Ask(question) => Reply::Answer(self.answer(&question)),
            Command::Commit if self.commit() => Reply::Committed,
            Command::Commit => match self.failure() {
                Some(refused) => Reply::Forbidden(refused),
                None if self.is_mine() => Reply::CannotCommit,
                None => Reply::NotYou,
            },
            Command::Undo if self.can_undo() => {
                self.undo();
                Reply::Undone
            }
            Command::Undo => Reply::NothingToUndo,
            Command::Move(typed) => match self.propose_typed(&typed) {
                Ok(choice) => Reply::Proposed(Box::new(choice)),
                Err(unclear) => Reply::Unclear(unclear),
            },
            Command::Save | Command::Quit | Command::Order(_) => Reply::Elsewhere(command),
        }
    }

    /// The answer to a question.
    pub fn answer(&self, question: &Question) -> Answer {
        match question {
            Question::Help => self.help(),
            Question::Bag => self.bag(),
            Question::Score | Question::Players => {
                let seats = 0..self.screen().seats.len() as u8;
                Answer::Players { players: seats.filter_map(|seat| self.player(seat)).collect() }
            }
            Question::Last => self.story(1, false),
            Question::Why => self.story(1, true),
            Question::Log(turns) => self.story((*turns).max(1), false),
            Question::Legal(None) => self.legal(),
            Question::Legal(Some(typed)) => self.legal_with(typed),
            Question::Region { x, y, side } => {
                let found = match side {
                    None => self.features_at(*x, *y),
                    Some(side) => self.features_on(*x, *y, *side),
                };
                if found.is_empty() {
                    return Answer::NoTile { x: *x, y: *y };
                }
                Answer::Features { features: found.iter().map(|it| self.feature(it)).collect() }
            }
            Question::Cell { x, y } => Answer::Cell { cell: self.cell(*x, *y) },
            Question::Tile => self.tiles(),
            Question::Board => {
                let text = self.table().text(&self.drafted(), Some(WIDTH));
                Answer::Board { text: text.unwrap_or_else(|refused| refused.to_string()) }
            }
        }
    }

    fn help(&self) -> Answer {
        let online: &[Topic] = if self.host().told().is_some() { &Topic::ONLINE } else { &[] };
        Answer::Help { topics: Topic::HERE.iter().chain(online).copied().collect() }
    }

    fn bag(&self) -> Answer {
        if !self.aids().bag {
            return Answer::NoAid;
        }
        let bag = &self.base().bag;
        let some = bag.faces.iter().filter(|(_, left, _)| *left > 0);
        Answer::Bag {
            left: bag.left,
            kinds: some.map(|(face, left, _)| (face.clone(), *left)).collect(),
        }
    }

    /// How a player stands.
    pub fn player(&self, seat: u8) -> Option<PlayerTold> {
        let seated = self.screen().seats.get(usize::from(seat))?;
        Some(PlayerTold {
            seat,
            score: seated.score,
            projected: self.aids().projection.then(|| self.projected(seat)),
            supply: seated.supply.clone(),
            gifts: seated.gifts,
            to_play: !self.is_over() && self.base().turn.seat == Some(seat),
        })
    }

    fn story(&self, turns: usize, scores: bool) -> Answer {
        let turns = last_turns(self.told(), turns, scores);
        if turns.is_empty() { Answer::NothingYet } else { Answer::Story { turns } }
    }

    /// What may be told of what can be chosen.
    fn shown_choices(&self) -> Vec<&Choice> {
        let spots = self.aids().spots;
        self.choices().iter().filter(|it| spots || it.kind != ChoiceKind::Place).collect()
    }

    fn legal(&self) -> Answer {
        let shown = self.shown_choices();
        if shown.is_empty() {
            let none = self.choices().is_empty();
            return if none { Answer::NothingToChoose } else { Answer::NoAid };
        }
        Answer::Choices { count: shown.len(), some: Listed::of(&shown) }
    }

    /// All that has some words, with what it is worth.
    fn legal_with(&self, typed: &str) -> Answer {
        let shown = self.shown_choices();
        if shown.is_empty() {
            return self.legal();
        }
        let found = if typed.is_empty() { shown } else { meant(&shown, typed) };
        if found.is_empty() {
            return Answer::NoMatch { typed: typed.to_owned() };
        }
        let explained = found.into_iter().map(|choice| (choice.clone(), self.worth(choice)));
        Answer::Explained { choices: explained.collect() }
    }

    fn tiles(&self) -> Answer {
        let placed = self.placed();
        let tiles = self.base().turn.faces.iter().filter_map(|name| {
            let laid = placed.filter(|placed| placed.face.as_ref() == Some(name));
            let rotation = laid.and_then(|placed| placed.rotation).unwrap_or(0);
            Some(Lying::of(self.face_named(name)?, rotation))
        });
        Answer::Tiles { tiles: tiles.collect() }
    }

    /// A feature in a line.
    pub fn feature(&self, feature: &Feature) -> FeatureTold {
        let completes = grows(feature) || feature.complete;
        FeatureTold {
            kind: feature.kind,
            complete: feature.complete,
            tiles: feature.tiles.len(),
            strength: feature.strength.clone(),
            goods: feature.goods.clone(),
            worth: self.aids().preview.then(|| (feature.points_now, Closed::of(feature))),
            gaps: if completes { feature.gaps.len() } else { 0 },
        }
    }

    /// Everything that can be done, or done differently.
    pub fn moves(&self) -> Vec<Choice> {
        let mut moves: Vec<Choice> = Vec::new();
        let placements = self.placements().into_iter().cloned();
        for choice in self.choices().iter().cloned().chain(placements).chain(self.offer().among) {
            if moves.iter().all(|known| known.text != choice.text) {
                moves.push(choice);
            }
        }
        moves
    }

    /// Drafts a move that was typed.
    ///
    /// # Errors
    ///
    /// When it cannot be understood, or not be done.
    pub fn propose_typed(&mut self, typed: &str) -> Result<Choice, Unclear> {
        if !self.is_mine() {
            return Err(Unclear::NotYou);
        }
        let no_match = || Unclear::NoMatch { typed: typed.to_owned() };
        // What comes next is more likely meant than what was decided before.
        let next: Vec<&Choice> = self.choices().iter().collect();
        let all = self.moves();
        let mut found = meant(&next, typed);
        if found.is_empty() {
            found = meant(&all.iter().collect::<Vec<_>>(), typed);
        }
        let choice = match *found {
            [] => {
                let refusal = self.refusal(typed);
                return Err(refusal.map_or_else(no_match, |refusal| Unclear::Refused { refusal }));
            }
            [choice] => choice.clone(),
            // Where places are no help to be given, they are not given away by being asked for.
            _ if found.iter().any(|it| it.kind == ChoiceKind::Place) && !self.aids().spots => {
                return Err(no_match());
            }
            _ => return Err(Unclear::Several { some: Listed::of(&found) }),
        };
        self.decide_typed(&choice);
        let decided = self.draft().decisions().last();
        if decided.is_some_and(|decision| decision.chosen.text == choice.text) {
            Ok(choice)
        } else {
            Err(no_match())
        }
    }

    fn decide_typed(&mut self, choice: &Choice) {
        if choice.kind == ChoiceKind::Place {
            self.lay(choice);
            return;
        }
        // Uses of a gift are offered only once it was reached for.
        if let Some(gift) = choice.gift
            && self.gifts().contains(&gift)
            && self.gift() != Some(gift)
        {
            self.reach(gift);
        }
        let last = self.draft().decisions().last();
        if last.is_none_or(|decision| decision.chosen.text != choice.text) {
            self.choose(&choice.text);
        }
    }
}
