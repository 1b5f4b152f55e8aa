//! What is said when a move is refused, in English.

use crate::words::refusals::{can_end, family, name};
use crate::words::{English, NameWords as _, RefusalWords, all_of};
use remparts_screen::names::{FigureName, Step};
use remparts_screen::{EdgeName, Misfit, Reason};

const OVER: &str = "The game is over. Look back at it, or begin a new one.";

impl RefusalWords for English {
    fn reason(&self, reason: &Reason, names: &[String]) -> String {
        let text = match reason {
            Reason::GameOver => OVER,
            Reason::NotYourTurn { seat } => {
                return format!("It is {}’s turn. Wait for yours.", name(names, *seat));
            }
            Reason::ChancePending => "Something is being drawn. Wait a moment.",
            Reason::NothingToDraw => "Nothing is to be drawn now.",
            Reason::WrongStep { step } => wrong_step(*step),
            Reason::NotInHand { face } => {
                return format!("You do not hold {face}. Place the tile you have drawn.");
            }
            Reason::NoneLeft { face } => return format!("No {face} is left to be drawn."),
            Reason::NotInDeck => "No such card is left in the deck.",
            Reason::NoSuchSeat { seat } => return format!("There is no seat {}.", seat + 1),
            Reason::CellTaken { x, y } => {
                return format!("A tile lies at {x},{y} already. Choose an empty cell.");
            }
            Reason::Detached { x, y } => {
                return format!(
                    "No tile lies beside {x},{y}. Yours must touch another along a whole side; a \
                     corner is not enough."
                );
            }
            Reason::EdgeMismatch { side } => {
                return format!(
                    "The land does not go on {}. Turn the tile, or choose another cell.",
                    self.at_side(*side)
                );
            }
            Reason::StreetMismatch { side } => {
                return format!(
                    "A street breaks off {}. Turn the tile, or choose another cell.",
                    self.at_side(*side)
                );
            }
            Reason::FitsNoWay { x, y } => {
                return format!(
                    "This tile does not fit at {x},{y}, however it is turned. Choose another cell."
                );
            }
            Reason::RiverNotContinued => {
                "A river tile must continue the river. Place it at one of its open ends."
            }
            Reason::RiverEndLost => {
                "The river would lose an open end. Place the tile so that it can flow on."
            }
            Reason::RiverUTurn => {
                "The river may not turn the same way twice running. Turn the tile the other way."
            }
            Reason::RiverTowardRiver => {
                "The river would turn toward its own tiles. Turn it away from them."
            }
            Reason::NotInTheMiddle => "The first tile goes in the middle, at 0,0.",
            Reason::BeyondTheWall { x, y } => {
                return format!(
                    "{x},{y} lies beyond the wall: a wall or the gate looks out on it. Choose \
                     another cell."
                );
            }
            Reason::BreaksTheRun { x, y } => {
                return format!(
                    "A tile at {x},{y} would break the row of walls or shut it in. Choose another \
                     cell."
                );
            }
            Reason::NoTile { x, y } => {
                return format!("There is no tile at {x},{y}. Choose a tile on the board.");
            }
            Reason::NoSuchPart { x, y } => {
                return format!("The tile at {x},{y} has no such spot. Choose one that it has.");
            }
            Reason::ArrowNotTouched { x, y } => {
                return format!("No arrow is activated at {x},{y}. Choose one that is.");
            }
            Reason::NoneInSupply { figure } => match figure {
                FigureName::Abbot => "Your abbot is on the board. Take it back first.",
                FigureName::Big => {
                    "Your big meeple is on the board. It comes home when its feature is scored."
                }
                _ => "You have no meeple left. One comes home when its feature is scored.",
            },
            Reason::NoFollower => {
                "You have no follower left. One comes home when its street or market is scored."
            }
            Reason::Resting => {
                "Your followers came home this very turn. You may use them from the next turn on."
            }
            Reason::WrongFigure { figure: FigureName::Abbot } => {
                "The abbot stands only in an abbey or a garden. Choose one of these, or a meeple."
            }
            Reason::WrongFigure { .. } => {
                "Only the abbot stands in a garden. Choose another spot for your meeple."
            }
            Reason::NoFarmers => {
                "This game has no farmers: nobody lies in a field. Choose another spot."
            }
            Reason::NotOnNewTile => "Choose a spot on the tile that was just placed.",
            Reason::Occupied => {
                "This feature is occupied, perhaps on a tile far away. Choose a free one."
            }
            Reason::Complete => {
                "This feature is complete, and the arrow leads only to incomplete ones. Choose another \
                 spot."
            }
            Reason::Finished => {
                "This tile finishes that feature, so it takes no follower. Choose another spot."
            }
            Reason::NothingToPair => {
                "For a second meeple, choose a spot where exactly one of yours is."
            }
            Reason::NoAbbotToRecall => {
                "You have no abbot in an incomplete abbey or garden, so there is none to take back."
            }
            Reason::AbbotJustPlaced => {
                "You placed your abbot this very turn. You may take it back from your next turn on."
            }
            Reason::NoSuchGift { gift } => {
                return format!(
                    "You do not hold {}. Choose a gift in your hand.",
                    self.gift(*gift)
                );
            }
            Reason::GiftAlreadyUnwrapped => {
                "You have used a gift this turn. Keep the others for later."
            }
            Reason::NoSecondTile => {
                "There is no second tile to draw. Keep this gift: it is worth 2 points at the end."
            }
            Reason::NoAbbey { x, y } => {
                return format!("There is no abbey at {x},{y}. Choose an incomplete abbey.");
            }
            Reason::AbbeyComplete { x, y } => {
                return format!("The abbey at {x},{y} is complete. Choose an incomplete one.");
            }
            Reason::NoRoadToSweep => "Choose an incomplete road with at least one meeple on it.",
            Reason::RetreatFromGarden => {
                "Retreat does not lead out of a garden. Choose a city, road, abbey or field."
            }
            Reason::NoFigureThere => "No such meeple of yours is there. Choose one of yours.",
            Reason::NoChange => {
                "A standing meeple must lie down in a field, and a farmer must stand up. Choose such a \
                 spot."
            }
            Reason::CompleteToStandIn => {
                "Nobody stands up in something complete. Choose an incomplete road, city or abbey."
            }
            Reason::NotOnTheRim { .. } => {
                "The gate goes on the outer rim. Choose a side that looks out of the town."
            }
            Reason::NotNextToAnEnd { .. } => {
                "Walls go on from the two ends of what stands. Choose the side next to one of them."
            }
            Reason::NotTheWall { .. } => "A guard goes only on the wall you built last.",
            Reason::GuardedOpposite => {
                "A guard stands opposite, at the other end of an unbroken row. Keep your follower."
            }
            Reason::NoTower => "You have no tower left. Go on without one.",
            Reason::NotAnEnd { .. } => {
                "A tower goes to an end of the walls, at least one wall away from the tower before or \
                 the gate."
            }
        };
        text.to_owned()
    }

    fn misfit(&self, misfit: &Misfit) -> String {
        match misfit {
            Misfit::Clash { side, there, .. } if can_end(*there) => format!(
                "Does not fit this way: the {} {} would end. Turn the tile, or choose another cell.",
                self.edge(*there),
                self.at_side(*side)
            ),
            Misfit::Clash { side, here, there } => format!(
                "Does not fit this way: its {} would end at the {} {}. Turn the tile, or choose \
                 another cell.",
                self.edge(*here),
                self.edge(*there),
                self.at_side(*side)
            ),
            Misfit::Lacks { side, there } if can_end(*there) => format!(
                "Does not fit here: the {0} {1} would end, and this tile has no {0}. Choose another \
                 cell.",
                self.edge(*there),
                self.at_side(*side)
            ),
            Misfit::Lacks { side, there: EdgeName::Field } => format!(
                "Does not fit here: there is a field {}, and this tile has none at its sides. Choose \
                 another cell.",
                self.at_side(*side)
            ),
            // Only streets have to go on in The City, and this tile has one on every side.
            Misfit::Lacks { side, .. } => format!(
                "Does not fit here: one of its streets would end {}, however it is turned. Choose \
                 another cell.",
                self.at_side(*side)
            ),
            Misfit::Together { sides } => {
                let met: Vec<String> = sides
                    .iter()
                    .map(|(side, edge)| format!("{} {}", met(*edge), self.at_side(*side)))
                    .collect();
                format!(
                    "Does not fit here, however it is turned: it would have to meet {}. Choose \
                     another cell.",
                    all_of(&English, &met)
                )
            }
        }
    }

    fn rule(&self, rule: &str) -> String {
        let about = match family(rule) {
            "SETUP" | "OPT" | "TC-SETUP" => "setting up",
            "TURN" | "TC-TURN" => "the turn",
            "TILE" | "TC-LAY" => "placing tiles",
            "MEEPLE" => "placing meeples",
            "TC-PUT" => "placing followers",
            "TC-SCORE" => "scoring",
            "RIVER" => "the river",
            "ABBOT" => "the abbot",
            "ANNIV" => "the arrows",
            "GIFT" => "the gifts",
            "TC-BEYOND" => "beyond the wall",
            "TC-WALL" => "gate and walls",
            "TC-GUARD" => "guards",
            "TC-TOWER" => "towers",
            "END" | "TC-FINAL" => "the end of the game",
            _ => "",
        };
        if about.is_empty() { format!("(rule {rule})") } else { format!("(rule {rule}: {about})") }
    }
}

/// What a tile would have to go on with on a side. In The City only streets have to.
const fn met(edge: EdgeName) -> &'static str {
    match edge {
        EdgeName::City => "a city",
        EdgeName::Road => "a road",
        EdgeName::Field => "a field",
        EdgeName::River => "the river",
        EdgeName::Street => "a street",
        EdgeName::Market | EdgeName::Homes => "no street",
    }
}

/// What has to be done first.
const fn wrong_step(step: Step) -> &'static str {
    match step {
        Step::First | Step::Draw | Step::Gift => "Not yet: something is drawn first.",
        Step::Tile => "Not yet: place your tile first.",
        Step::Arrow => "Not yet: choose an arrow first.",
        Step::Figure => "Not now: the tile is placed. Place a figure on it, or end your turn.",
        Step::Gate => "Not now: build the gate first.",
        Step::Wall => "Not now: build a wall first.",
        Step::Guard => "Not now: place a guard, or none.",
        Step::Tower => "Not now: place a tower, or none.",
        Step::Over => OVER,
    }
}
