//! A game as one viewer is told it: ply by ply, with cards that only others may see.
//!
//! Such a card is invented in a way that could be true, so that the game can be played here at all.
//! When a later ply shows that it cannot have been that card, the past is invented anew. Nothing
//! that is shown depends on what was invented.

use crate::dealt::{Dealt, read, refused};
use crate::events::Happening;
use crate::shown::Shown;
use crate::table::Refused;
use remparts_engine::kernel::game::{Pending, Quiet, Sight as _};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::log::MAGIC;
use remparts_engine::notation::ply::{Ply, read_ply};
use remparts_engine::notation::{Log, setup};

/// A ply of which nobody has told all.
#[derive(Clone)]
pub(crate) struct Veil {
    /// The number of plies before it.
    ply: usize,
    /// Who knows more.
    seat: Seat,
    /// What everyone else reads.
    text: &'static str,
}

impl<G: Shown> Dealt<G> {
    /// A game without a dealer, as far as it was told.
    pub(crate) fn told(setup: G::Setup, lines: &[&str]) -> Result<Self, Refused> {
        let log = Log::<G>::new(setup).map_err(|error| Refused::Setup(error.to_string()))?;
        let mut table = Self::of(log, None)?;
        table.tell(lines)?;
        Ok(table)
    }

    pub(crate) fn tell(&mut self, lines: &[&str]) -> Result<Vec<Happening>, Refused> {
        self.retell(self.log.plies().len(), lines)
    }

    /// Keeps so many plies and tells others after them; on an error nothing has changed.
    pub(crate) fn retell(
        &mut self,
        from: usize,
        lines: &[&str],
    ) -> Result<Vec<Happening>, Refused> {
        if self.can_go_on() {
            return Err(Refused::Dealt);
        }
        if from > self.log.plies().len() {
            return Err(Refused::Gap);
        }
        self.hear(from, lines, |_, _| Ok(()))
    }

    /// The same for actions alone, where nobody answers for chance.
    pub(crate) fn act(&mut self, actions: &[&str]) -> Result<Vec<Happening>, Refused> {
        self.hear(self.log.plies().len(), actions, |game, text| read(game, text).map(|_| ()))
    }

    fn hear(
        &mut self,
        from: usize,
        lines: &[&str],
        check: impl Fn(&G, &str) -> Result<(), Refused>,
    ) -> Result<Vec<Happening>, Refused> {
        let mut story = Story { log: self.log.up_to(from), veils: self.veils_before(from) };
        let mut events = Vec::new();
        for line in lines {
            check(story.log.game(), line)?;
            story.hear(line, &mut events)?;
        }
        (self.log, self.veils) = (story.log, story.veils);
        Ok(self.happened(&events))
    }

    /// What is hidden in the first so many plies.
    pub(crate) fn veils_before(&self, ply: usize) -> Vec<Veil> {
        self.veils.iter().filter(|veil| veil.ply < ply).cloned().collect()
    }

    /// What is read in place of a ply of which nobody has told all.
    pub(crate) fn veiled(&self, ply: usize) -> Option<&'static str> {
        self.veils.iter().find(|veil| veil.ply == ply).map(|veil| veil.text)
    }

    /// Whose eyes can be looked through: nobody has told what a seat holds that got hidden cards, so
    /// what it is shown is what everyone is.
    pub(crate) fn eyes(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.hides(seat) => Viewer::Audience,
            _ => viewer,
        }
    }

    /// The game in which a viewer tries a draft: nobody can unwrap there what was invented.
    pub(crate) fn tried(&self, viewer: Viewer) -> G {
        match self.log.game().pending() {
            Pending::Seat(seat) if self.hides(seat) => {
                self.log.game().view(self.eyes(viewer)).known().clone()
            }
            _ => self.log.game().clone(),
        }
    }

    fn hides(&self, seat: Seat) -> bool {
        self.veils.iter().any(|veil| veil.seat == seat)
    }

    /// The log as far as it was told. Digests depend on what is hidden, so there are none then.
    pub(crate) fn write(&self) -> String {
        if self.veils.is_empty() {
            return self.log.write();
        }
        let mut text = format!("{MAGIC}\n{}plies\n", setup::write(self.log.setup()));
        for (n, entry) in self.log.plies().iter().enumerate() {
            text += self.veiled(n).unwrap_or(&entry.text);
            text.push('\n');
        }
        text
    }
}

/// A game while it is told.
struct Story<G: Shown> {
    log: Log<G>,
    veils: Vec<Veil>,
}

impl<G: Shown> Story<G> {
    fn hear(&mut self, line: &str, events: &mut Vec<G::Event>) -> Result<(), Refused> {
        if let Some((answer, seat, text)) = self.hidden(line) {
            self.veils.push(Veil { ply: self.log.plies().len(), seat, text });
            let resolved = self.log.resolve(answer, events);
            return resolved.map_err(|illegal| refused(self.log.game(), &illegal));
        }
        let ply = read_ply(self.log.game(), line)?;
        let Err(illegal) = self.log.make(ply, events) else { return Ok(()) };
        // What was invented may be what forbids it.
        self.log = self.otherwise(ply).ok_or_else(|| refused(self.log.game(), &illegal))?;
        let made = self.log.make(ply, events);
        made.map_err(|illegal| refused(self.log.game(), &illegal))
    }

    /// An answer that chance could have given, if the line hides it, and who knows it.
    fn hidden(&self, line: &str) -> Option<(G::Answer, Seat, &'static str)> {
        let game = self.log.game();
        let answer = (game.tickets() > 0).then(|| game.ticket(0))?;
        let (seat, text) = game.concealed(answer)?;
        line.split_whitespace().eq(text.split_whitespace()).then_some((answer, seat, text))
    }

    /// The same plies with other hidden cards, so that this one can follow.
    fn otherwise(&self, next: Ply<G>) -> Option<Log<G>> {
        let hidden: Vec<usize> = self.veils.iter().map(|veil| veil.ply).collect();
        let invented = G::invented(&self.log, &hidden, next)?;
        let mut plies: Vec<Ply<G>> = self.log.plies().iter().map(|entry| entry.ply).collect();
        hidden.iter().zip(invented).for_each(|(n, answer)| plies[*n] = Ply::Answer(answer));
        let changed = plies.iter().zip(self.log.plies()).position(|(ply, was)| *ply != was.ply)?;
        let mut log = self.log.up_to(changed);
        for ply in &plies[changed..] {
            log.make(*ply, &mut Quiet).ok()?;
        }
        Some(log)
    }
}
