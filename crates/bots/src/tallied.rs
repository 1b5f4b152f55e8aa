//! What every bot asks of a game besides the rules.

use remparts_engine::city::{self, City};
use remparts_engine::classic::{self, Classic, FigureKind, Module};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// A game whose standing can be asked at any time.
pub trait Tallied:
    Game<Action: Send + Sync, Answer: Send + Sync, View: Send + Sync> + Send + Sync + 'static
{
    /// Points of each seat if the game ended now.
    fn ended(&self) -> [i32; MAX_SEATS];

    /// Tiles nobody has drawn yet.
    fn tiles_left(&self) -> usize;

    /// Whether an action lays a tile.
    fn lays(action: Self::Action) -> bool;

    /// Whether no turn is under way: the next tile is yet to be drawn, or the game is over.
    fn between_turns(&self) -> bool;

    /// Whose turn it is, or who is about to draw for one; nobody's before chance has said who begins.
    fn on_turn(&self) -> Option<Seat>;

    /// Whether an action puts a figure down until the end of the game: a farmer, an inhabitant.
    fn is_for_good(&self, action: Self::Action) -> bool;

    /// Figures a seat has left to put down, of all kinds.
    fn in_hand(&self, seat: Seat) -> u32;

    /// Whether seats may hold what others do not know, so that the same position can offer them
    /// other choices.
    fn hides(&self) -> bool;
}

impl Tallied for Classic {
    fn ended(&self) -> [i32; MAX_SEATS] {
        self.ended()
    }

    fn tiles_left(&self) -> usize {
        self.state().bag().tiles()
    }

    fn lays(action: classic::Action) -> bool {
        matches!(action, classic::Action::Place { .. })
    }

    fn between_turns(&self) -> bool {
        use classic::state::Step::{Draw, First, Over};
        matches!(self.state().turn().step, First | Draw | Over)
    }

    fn on_turn(&self) -> Option<Seat> {
        let turn = self.state().turn();
        (turn.step != classic::state::Step::First).then_some(turn.seat)
    }

    fn is_for_good(&self, action: classic::Action) -> bool {
        let classic::Action::Put { spot, .. } = action else { return false };
        let table = self.state().table();
        let kind = |part| table.regions.tally_of(part).kind;
        table.part_at(spot).is_some_and(|part| kind(part) == classic::FeatureKind::Field)
    }

    fn in_hand(&self, seat: Seat) -> u32 {
        FigureKind::ALL.into_iter().map(|kind| u32::from(self.supply(seat, kind))).sum()
    }

    fn hides(&self) -> bool {
        self.rules().has(Module::Gifts)
    }
}

impl Tallied for City {
    fn ended(&self) -> [i32; MAX_SEATS] {
        self.ended()
    }

    fn tiles_left(&self) -> usize {
        self.state().bag().tiles()
    }

    fn lays(action: city::Action) -> bool {
        matches!(action, city::Action::Place { .. })
    }

    fn between_turns(&self) -> bool {
        use city::state::Step::{Draw, First, Over};
        matches!(self.state().turn().step, First | Draw | Over)
    }

    fn on_turn(&self) -> Option<Seat> {
        let turn = self.state().turn();
        (turn.step != city::state::Step::First).then_some(turn.seat)
    }

    fn is_for_good(&self, action: city::Action) -> bool {
        let city::Action::Put(spot) = action else { return false };
        let table = self.state().table();
        let kind = |part| table.regions.tally_of(part).kind;
        table.part_at(spot).is_some_and(|part| kind(part) == city::FeatureKind::Homes)
    }

    fn in_hand(&self, seat: Seat) -> u32 {
        u32::from(self.supply(seat))
    }

    fn hides(&self) -> bool {
        false
    }
}
