//! A game of one kind with its log and its dealer.

use crate::events::Happening;
use crate::outlines::Outlines;
use crate::shown::Shown;
use crate::table::Refused;
use crate::told::Veil;
use remparts_art::album::Album;
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::Pending;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::Log;
use remparts_engine::notation::ply::{Ply, read_ply};
use std::sync::Arc;

/// A game with its log and dealer.
pub struct Dealt<G: Shown> {
    pub(crate) log: Log<G>,
    dealer: Option<Dealer>,
    /// What is hidden, in the order of the plies; where there is a dealer nothing is.
    pub(crate) veils: Vec<Veil>,
    /// Drawings and outlines are shared with the same game at other times.
    pub(crate) album: Arc<Album>,
    pub(crate) outlines: Arc<Outlines>,
}

impl<G: Shown> Dealt<G> {
    pub(crate) fn new(setup: G::Setup, seed: [u8; 32]) -> Result<Self, Refused> {
        let log = Log::<G>::new(setup).map_err(|error| Refused::Setup(error.to_string()))?;
        Self::of(log, Some(seed))
    }

    /// A game from its log, which goes on at once if chance has a say and there is a seed.
    pub(crate) fn of(log: Log<G>, seed: Option<[u8; 32]>) -> Result<Self, Refused> {
        let album = Arc::new(log.game().album());
        let (dealer, veils, outlines) = (None, Vec::new(), Arc::default());
        let mut table = Self { log, dealer, veils, album, outlines };
        if let Some(seed) = seed {
            table.deal(seed)?;
        }
        Ok(table)
    }

    /// From now on chance answers from this seed.
    fn deal(&mut self, seed: [u8; 32]) -> Result<(), Refused> {
        let answered = self.log.plies().iter().filter(|entry| matches!(entry.ply, Ply::Answer(_)));
        self.dealer = Some(Dealer::resume(Seed::from_bytes(seed), answered.count() as u64));
        settle(&mut self.log, self.dealer.as_mut(), &mut Vec::new())
    }

    pub(crate) const fn can_go_on(&self) -> bool {
        self.dealer.is_some()
    }

    pub(crate) fn play(&mut self, actions: &[&str]) -> Result<Vec<Happening>, Refused> {
        if self.dealer.is_none() {
            return self.act(actions);
        }
        // All of them or none.
        let (mut log, mut dealer) = (self.log.clone(), self.dealer.clone());
        let mut events = Vec::new();
        for text in actions {
            // A gift is dealt between tile and figure.
            settle(&mut log, dealer.as_mut(), &mut events)?;
            let action = read(log.game(), text)?;
            let seat = log.game().chooser().map_err(|illegal| refused(log.game(), &illegal))?;
            let played = log.play(seat, action, &mut events);
            played.map_err(|illegal| refused(log.game(), &illegal))?;
        }
        settle(&mut log, dealer.as_mut(), &mut events)?;
        (self.log, self.dealer) = (log, dealer);
        Ok(self.happened(&events))
    }

    pub(crate) fn happened(&self, events: &[G::Event]) -> Vec<Happening> {
        events.iter().map(|event| self.log.game().happening(event)).collect()
    }

    /// The game after a draft that a viewer tries, with what would happen on the way.
    pub(crate) fn drafted(
        &self,
        viewer: Viewer,
        draft: &[&str],
    ) -> Result<(G, Vec<G::Event>), Refused> {
        let mut actions = Vec::with_capacity(draft.len());
        let tried = self.tried(viewer);
        let mut game = tried.clone();
        let mut events = Vec::new();
        for text in draft {
            actions.push(read(&game, text)?);
            let drafted = tried.drafted(&actions);
            (game, events) = drafted.map_err(|illegal| refused(&game, &illegal))?;
        }
        Ok((game, events))
    }

    pub(crate) fn at(&self, ply: usize) -> Self {
        let (album, outlines) = (Arc::clone(&self.album), Arc::clone(&self.outlines));
        let veils = self.veils_before(ply);
        Self { log: self.log.up_to(ply), dealer: None, veils, album, outlines }
    }

    pub(crate) fn branch(&self, ply: usize, seed: [u8; 32]) -> Result<Self, Refused> {
        let mut table = self.at(ply);
        if !table.veils.is_empty() {
            return Err(Refused::Hidden);
        }
        table.deal(seed)?;
        Ok(table)
    }
}

/// Lets chance answer until a seat has to choose. Without a dealer chance waits.
fn settle<G: Shown>(
    log: &mut Log<G>,
    dealer: Option<&mut Dealer>,
    events: &mut Vec<G::Event>,
) -> Result<(), Refused> {
    let Some(dealer) = dealer else { return Ok(()) };
    while let Pending::Chance(_) = log.game().pending() {
        let Some(answer) = dealer.answer(log.game()) else { break };
        log.resolve(answer, events).map_err(|illegal| refused(log.game(), &illegal))?;
    }
    Ok(())
}

pub(crate) fn refused<G: Shown>(game: &G, illegal: &G::Illegal) -> Refused {
    Refused::Illegal(game.refusal(illegal))
}

pub(crate) fn read<G: Shown>(game: &G, text: &str) -> Result<G::Action, Refused> {
    match read_ply(game, text)? {
        Ply::Action(action) => Ok(action),
        Ply::Answer(_) => Err(Refused::Chance),
    }
}
