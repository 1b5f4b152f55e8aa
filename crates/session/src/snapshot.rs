//! Everything about a session that a screen shows beside the tables themselves, as plain data.

use crate::aids::Aids;
use crate::guide::Guide;
use crate::host::{Host, Standing};
use crate::session::{Offer, Session};
use crate::sitter::{Called, called};
use remparts_screen::names::GiftName;
use remparts_screen::{Choice, Refusal, Turn};
use serde::Serialize;
use ts_rs::TS;

/// A session at one moment. The tables are large and change less often, so they are asked for apart:
/// `base_since` and `screen_since` say when.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Snapshot {
    /// Another number whenever something else is to be seen.
    #[ts(type = "number")]
    pub version: u64,
    /// The version at which the table without the draft was another one.
    #[ts(type = "number")]
    pub base_since: u64,
    /// The version at which the table with the draft was another one.
    #[ts(type = "number")]
    pub screen_since: u64,
    /// The seat that looks; the audience has none.
    pub seat: Option<u8>,
    /// What everyone is called, seat by seat.
    pub called: Vec<Called>,
    /// How many people take turns in front of this screen.
    pub people: usize,
    /// Which help there is.
    pub aids: Aids,
    /// The turn of the present, whatever is looked at.
    pub now: Turn,
    /// How many plies there are.
    pub plies: usize,
    /// The ply that is looked at.
    pub ply: usize,
    /// Whether the present is looked at.
    pub live: bool,
    /// Whether the one who looks has to choose.
    pub mine: bool,
    /// Whether the one who looks has to make way for the next player first.
    pub veiled: bool,
    /// Whether nobody has to choose any more.
    pub over: bool,
    /// Whether the game goes on, here or elsewhere.
    pub running: bool,
    /// How the host stands to the game.
    pub standing: Standing,
    /// The draft, as far as it is decided.
    pub draft: Vec<Choice>,
    /// What would be played if the turn were committed now.
    pub actions: Vec<String>,
    /// What can be chosen next.
    pub choices: Vec<Choice>,
    /// The face in hand that is laid next.
    pub face: Option<String>,
    /// The tile that is proposed.
    pub placed: Option<Choice>,
    /// Every way to lay the tile in hand.
    pub placements: Vec<Choice>,
    /// The cells where it fits, with how many ways there are on each.
    pub spots: Vec<(i8, i8, u8)>,
    /// What is offered besides laying a tile.
    pub offer: Offer,
    /// The gifts that can be unwrapped now.
    pub gifts: Vec<GiftName>,
    /// The gift whose uses are shown.
    pub gift: Option<GiftName>,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// Whether the draft can be committed.
    pub can_commit: bool,
    /// Whose turn it would be once it is, and what for.
    pub afterwards: Option<Turn>,
    /// Why the tile cannot be laid where it was last asked for.
    pub refused: Option<Refusal>,
    /// Kinds of tiles that fitted nowhere just before this turn.
    pub boxed: Vec<String>,
    /// Cells of tiles that others have laid since, with whose they are, except the last.
    pub recent: Vec<(i8, i8, u8)>,
    /// Points of everyone if the game ended now.
    pub projected: Vec<i32>,
    /// What is said beside the board.
    pub guide: Guide,
}

impl<H: Host + ?Sized> Session<H> {
    /// Everything that is shown beside the tables.
    pub fn snapshot(&self) -> Snapshot {
        let (base_since, screen_since) = self.since();
        let owned = |texts: Vec<&str>| texts.into_iter().map(str::to_owned).collect::<Vec<_>>();
        let decisions = self.draft().decisions().iter().filter(|_| !self.is_veiled());
        Snapshot {
            version: self.version(),
            base_since,
            screen_since,
            seat: self.seat(),
            called: called(self.sitters()),
            people: self.people_here(),
            aids: self.aids(),
            now: self.now().clone(),
            plies: self.chronicle().len(),
            ply: self.ply(),
            live: self.is_live(),
            mine: self.is_mine(),
            veiled: self.is_veiled(),
            over: self.is_over(),
            running: self.is_running(),
            standing: self.host().standing(),
            draft: decisions.map(|decision| decision.chosen.clone()).collect(),
            actions: if self.can_commit() { owned(self.actions()) } else { Vec::new() },
            choices: self.choices().to_vec(),
            face: self.face().map(str::to_owned),
            placed: self.placed().cloned(),
            placements: self.placements().into_iter().cloned().collect(),
            spots: self.spots(),
            offer: self.offer(),
            gifts: self.gifts(),
            gift: self.gift(),
            can_undo: self.can_undo(),
            can_commit: self.can_commit(),
            afterwards: self.afterwards().cloned(),
            refused: self.refused().cloned(),
            boxed: owned(self.boxed()),
            recent: self.recent(),
            projected: (0..self.screen().seats.len() as u8).map(|it| self.projected(it)).collect(),
            guide: self.guide(),
        }
    }
}
