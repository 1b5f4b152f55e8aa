//! What to do now, what the draft would bring, and what its end is called: what stands beside the board
//! at every moment, for a language to put into words.

use crate::host::{Host, Standing};
use crate::session::Session;
use crate::sitter::Kind;
use crate::story::consequences;
use remparts_protocol::{Late, SitterKind, SitterState};
use remparts_screen::names::{FeatureName, FigureName, GiftName, Step};
use remparts_screen::{Choice, ChoiceKind, Happening};
use serde::Serialize;
use ts_rs::TS;

/// What is said beside the board.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Guide {
    /// What to do now, or whom to wait for.
    pub instruction: Instruction,
    /// What the draft would bring about.
    pub consequence: Consequence,
    /// A word before something is given away.
    pub warning: Option<Warning>,
    /// What comes after the button that ends the turn.
    pub end: End,
}

/// What to do now, or whom to wait for.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Instruction {
    /// The game is over; several winners share the first rank.
    Won {
        /// Who has won.
        winners: Vec<u8>,
    },
    /// The turn is on its way to the server.
    Sending {
        /// Whether the server is being looked for.
        lost: bool,
    },
    /// Nobody here plays, and nobody is waited for.
    Watching,
    /// The device is handed to the next player.
    Pass,
    /// A bot thinks, here or elsewhere.
    Thinking {
        /// The seat of the bot.
        seat: u8,
    },
    /// Somebody else has to choose.
    Waiting {
        /// Who has to choose.
        seat: u8,
    },
    /// The time of the one who has to choose has run out, or they have given up.
    Absent {
        /// Who should choose.
        seat: u8,
        /// What becomes of their turns.
        late: Late,
    },
    /// One of the uses of the gift in hand is to be chosen.
    UseGift {
        /// The gift in hand.
        gift: GiftName,
    },
    /// The tile is to be laid.
    PlaceTile {
        /// How many tiles are in hand.
        tiles: usize,
        /// On how many cells it fits; none where that is no help to be given.
        spots: Option<usize>,
    },
    /// Something is to be chosen.
    Choose {
        /// What it is.
        task: Task,
        /// What comes after ending the turn instead, where nothing need be chosen.
        or: Option<End>,
    },
    /// All is said: only the end of the turn is left.
    Ready {
        /// What was chosen last, or why nothing could be.
        done: Done,
        /// What comes after it.
        end: End,
    },
}

/// What is to be chosen on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Task {
    /// A step of its own: an arrow, a gate, a wall, a guard or a tower.
    Step {
        /// The step by its name.
        step: Step,
    },
    /// A figure is put down.
    PlaceFigure {
        /// Which one, if there is only one kind.
        figure: Option<FigureName>,
        /// Whether it can go elsewhere than on the tile just laid.
        far: bool,
        /// Whether the abbot can be taken back instead.
        recall: bool,
    },
    /// The abbot is taken back.
    TakeBack,
    /// One of the marked places is chosen.
    ChooseOne,
}

/// What was chosen last, or why nothing could be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Done {
    /// The tile was laid.
    Place,
    /// A figure was put down.
    Put {
        /// Which figure it was.
        figure: FigureName,
        /// What it was put on, where that can be said.
        feature: Option<FeatureName>,
    },
    /// A gift was used.
    Gift {
        /// The gift that was used.
        gift: GiftName,
    },
    /// The abbot was taken back.
    Recall,
    /// The gate was built.
    Gate,
    /// A wall was built.
    Wall,
    /// A guard was put on a wall.
    Guard,
    /// A tower was set.
    Tower,
    /// There was no figure left to put on the tile.
    NoFigure,
    /// Only the abbot is left, who finds no place on the tile.
    AbbotOnly,
    /// Everything on the tile is occupied.
    Occupied,
}

/// What comes after the button that ends the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Somebody else's turn, or the end of the game.
    Turn,
    /// A second tile for the same player.
    Second,
    /// More to choose for the same player in the same turn.
    On,
}

/// What the draft would bring about.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Consequence {
    /// Nothing that is told.
    Nothing,
    /// What a gift does; that it is used is said already.
    Gift {
        /// The gift in hand, or the one just used.
        gift: GiftName,
    },
    /// What would happen, as far as it is worth a word.
    Happenings {
        /// In the order in which it would happen.
        happenings: Vec<Happening>,
    },
}

/// A word before something is given away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Warning {
    /// The last meeple or follower goes.
    Last,
    /// A feature is complete and nobody's, though a figure could be put on it.
    Free {
        /// What the feature is.
        feature: FeatureName,
        /// What a figure on it would score.
        points: i32,
    },
}

/// The steps that have a sentence of their own.
const STEPS: [Step; 5] = [Step::Arrow, Step::Gate, Step::Wall, Step::Guard, Step::Tower];
/// The figures that are put down on tiles.
const PLACED: [FigureName; 3] = [FigureName::Meeple, FigureName::Big, FigureName::Abbot];

impl<H: Host + ?Sized> Session<H> {
    /// What is said beside the board.
    pub fn guide(&self) -> Guide {
        Guide {
            instruction: self.instruction(),
            consequence: self.consequence(),
            warning: self.warning(),
            end: self.end(),
        }
    }

    /// What to do now, or whom to wait for.
    pub fn instruction(&self) -> Instruction {
        if self.is_over() {
            return Instruction::Won { winners: self.winners().to_vec() };
        }
        let standing = self.host().standing();
        if standing.is_sending() {
            return Instruction::Sending { lost: standing.is_lost() };
        }
        if self.is_mine() {
            return self.to_do();
        }
        if standing == Standing::Ended || !self.is_running() {
            return Instruction::Watching;
        }
        if self.is_veiled() {
            return Instruction::Pass;
        }
        self.now().seat.map_or(Instruction::Watching, |seat| self.waiting(seat))
    }

    /// Who has to choose, or who does it for them.
    fn waiting(&self, seat: u8) -> Instruction {
        let at = usize::from(seat);
        let Some(told) = self.host().told() else {
            let is_bot = self.sitters().get(at).is_some_and(|it| matches!(it.kind, Kind::Bot(_)));
            return if is_bot {
                Instruction::Thinking { seat }
            } else {
                Instruction::Waiting { seat }
            };
        };
        match told.table.state.seats.get(at) {
            Some(sitter) if sitter.kind == SitterKind::Bot => Instruction::Thinking { seat },
            Some(sitter) if sitter.state != SitterState::Playing => {
                Instruction::Absent { seat, late: told.table.late }
            }
            _ => Instruction::Waiting { seat },
        }
    }

    /// What whoever looks has to do.
    fn to_do(&self) -> Instruction {
        if let Some(gift) = self.gift() {
            return Instruction::UseGift { gift };
        }
        let choices = self.choices();
        if choices.iter().any(|choice| choice.kind == ChoiceKind::Place) {
            let spots = self.aids().spots.then(|| self.spots().len());
            return Instruction::PlaceTile { tiles: self.screen().turn.faces.len(), spots };
        }
        let open: Vec<&Choice> =
            choices.iter().filter(|choice| choice.kind != ChoiceKind::Pass).collect();
        if open.is_empty() {
            return Instruction::Ready { done: self.done(), end: self.end() };
        }
        let step = self.screen().turn.step;
        let task = if STEPS.contains(&step) { Task::Step { step } } else { self.figure(&open) };
        Instruction::Choose { task, or: (choices.len() > open.len()).then(|| self.end()) }
    }

    /// Which figures can be placed, and whether an abbot can come back.
    fn figure(&self, open: &[&Choice]) -> Task {
        let recall = open.iter().any(|choice| choice.kind == ChoiceKind::Recall);
        let puts = open.iter().filter(|choice| choice.kind == ChoiceKind::Put);
        let standing = |figure| match figure {
            FigureName::Farmer => FigureName::Meeple,
            figure => figure,
        };
        let mut kinds: Vec<Option<FigureName>> =
            puts.clone().map(|choice| choice.figure.map(standing)).collect();
        if kinds.is_empty() {
            return if recall { Task::TakeBack } else { Task::ChooseOne };
        }
        kinds.sort_unstable();
        kinds.dedup();
        // A tile that brought a gift is laid already.
        let placed = self.placed().and_then(|placed| placed.cell);
        let here = placed.or_else(|| self.base().last.as_ref().map(|last| (last.x, last.y)));
        let mut spots = puts.filter_map(|choice| choice.spot);
        let far = spots.any(|spot| here != Some((spot.x, spot.y)));
        let figure = if let [only] = *kinds { only } else { None };
        Task::PlaceFigure { figure, far, recall }
    }

    /// What was chosen last, or why nothing could be.
    fn done(&self) -> Done {
        let Some(decision) = self.draft().decisions().last() else { return Done::Place };
        let chosen = &decision.chosen;
        match chosen.kind {
            ChoiceKind::Put => Done::Put {
                figure: chosen.figure.unwrap_or(FigureName::Meeple),
                feature: self.feature_of(chosen),
            },
            ChoiceKind::Unwrap => chosen.gift.map_or(Done::Place, |gift| Done::Gift { gift }),
            ChoiceKind::Recall => Done::Recall,
            ChoiceKind::Gate => Done::Gate,
            ChoiceKind::Wall => Done::Wall,
            ChoiceKind::Guard => Done::Guard,
            ChoiceKind::Tower => Done::Tower,
            ChoiceKind::Place | ChoiceKind::Arrow => self.why_none(),
            ChoiceKind::Pass => Done::Place,
        }
    }

    /// The feature that something is chosen for; one that was scored is told by what happened.
    fn feature_of(&self, choice: &Choice) -> Option<FeatureName> {
        let screen = self.screen();
        let region = screen.regions.iter().find(|region| Some(region.id) == choice.region);
        region.map(|region| region.kind).or_else(|| {
            screen.happened.iter().find_map(|happening| match happening {
                Happening::Put { spot, feature, .. } if Some(*spot) == choice.spot => {
                    Some(*feature)
                }
                _ => None,
            })
        })
    }

    /// Why no figure can be placed on the tile.
    fn why_none(&self) -> Done {
        let seated = self.base().seats.get(usize::from(self.seat().unwrap_or(0)));
        let supply = seated.map_or(&[][..], |seated| &seated.supply);
        let mut left = supply.iter().filter(|it| PLACED.contains(&it.figure) && it.left > 0);
        // A gift may have brought some home on the way.
        let mut decisions = self.draft().decisions().iter();
        let is_certain = !decisions.any(|it| it.chosen.kind == ChoiceKind::Unwrap);
        match left.next() {
            None if is_certain => Done::NoFigure,
            None => Done::Place,
            Some(first) => {
                let abbots = first.figure == FigureName::Abbot
                    && left.all(|stock| stock.figure == FigureName::Abbot);
                if abbots { Done::AbbotOnly } else { Done::Occupied }
            }
        }
    }

    /// What comes after the button that ends the turn.
    pub fn end(&self) -> End {
        let last = self.draft().decisions().last();
        if last.is_some_and(|decision| decision.chosen.gift == Some(GiftName::TakeTwo)) {
            return End::Second;
        }
        let before = self.now();
        let goes_on = self.afterwards().is_some_and(|after| {
            (after.seat, after.number) == (before.seat, before.number)
                && !matches!(after.step, Step::Draw | Step::Over)
        });
        if goes_on { End::On } else { End::Turn }
    }

    /// What the draft would bring about, where that is told.
    pub fn consequence(&self) -> Consequence {
        if self.is_over() || !self.is_mine() {
            return Consequence::Nothing;
        }
        if let Some(gift) = self.gift() {
            return Consequence::Gift { gift };
        }
        // That it is used is said already; what comes of it is not.
        if self.end() == End::Second {
            return Consequence::Gift { gift: GiftName::TakeTwo };
        }
        let told = consequences(&self.screen().happened);
        if told.is_empty() || !self.aids().preview {
            return Consequence::Nothing;
        }
        Consequence::Happenings { happenings: told.into_iter().cloned().collect() }
    }

    /// A word before something is given away, where players are warned.
    pub fn warning(&self) -> Option<Warning> {
        if !self.aids().warnings || !self.is_mine() || self.placed().is_none() {
            return None;
        }
        let offer = self.offer();
        if let Some(chosen) = offer.chosen.filter(|chosen| chosen.kind == ChoiceKind::Put) {
            let seated = self.screen().seats.get(usize::from(self.seat()?));
            let supply = seated.map_or(&[][..], |seated| &seated.supply);
            let is_last = supply.iter().all(|it| it.figure != FigureName::Meeple || it.left == 0);
            return (is_last && chosen.figure == Some(FigureName::Meeple)).then_some(Warning::Last);
        }
        // A feature that is complete and nobody's, though a figure could be put there.
        let placed = self.placed().and_then(|placed| placed.cell);
        let puts = offer.among.iter().filter(|choice| choice.kind == ChoiceKind::Put);
        let spots = puts.filter_map(|choice| choice.spot);
        let here = spots.filter(|spot| placed == Some((spot.x, spot.y)));
        let features = here.filter_map(|spot| self.inspect(spot));
        let free = features.filter(|feature| feature.complete && feature.strength.is_empty());
        let best = free.max_by_key(|feature| feature.points_if_completed)?;
        Some(Warning::Free { feature: best.kind, points: best.points_if_completed })
    }
}
