//! What a table does without being asked: it has someone play for seats that do not, and stops clocks.

use super::live::LiveTable;
use super::now;
use super::pool::BotTurn;
use super::sheet::StandIn;
use remparts_protocol::record::Record;
use remparts_store::Appended;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::Instant;

/// How long a node has for a turn it has claimed.
const LEASE: u64 = 20_000;
/// How soon is tried again what did not work.
const RETRY: Duration = Duration::from_secs(2);
/// How soon a table asks again whose owner has too many turns waiting.
const CROWDED: Duration = Duration::from_secs(10);

impl LiveTable {
    /// Does what is due: lets someone play for a seat, or stops a clock.
    pub(super) async fn tick(&mut self) {
        if self.unsure && self.reload().await.is_err() {
            self.retry = Some(Instant::now() + RETRY);
            return;
        }
        if let Some((seat, stand_in)) = self.sheet.stand_in() {
            self.claim(seat, stand_in).await;
            return;
        }
        self.free_seats().await;
        if !self.hall.outages.are_known() {
            self.retry = Some(Instant::now() + RETRY);
            return;
        }
        let late = self.sheet.due().filter(|due| *due <= now()).and(self.sheet.chooser());
        let Some(seat) = late else { return };
        match self.write(Record::Late { seat }).await {
            Ok(_) => {
                if let Some((seat, stand_in)) = self.sheet.stand_in() {
                    self.claim(seat, stand_in).await;
                }
            }
            Err(_) => self.retry = Some(Instant::now() + RETRY),
        }
    }

    /// People who are away for too long lose their seats at tables of the lobby.
    async fn free_seats(&mut self) {
        let present = self.watchers.presence(&self.sheet).seats;
        self.absent.note(&self.sheet, &present);
        while let Some(seat) = self.absent.overdue(&self.sheet, self.hall.settings.absence) {
            if self.write(Record::Stood { seat }).await.is_err() {
                self.retry = Some(Instant::now() + RETRY);
                return;
            }
            self.absent.note(&self.sheet, &present);
        }
    }

    /// Claims the turn of a seat that does not play for itself, and has it thought about.
    async fn claim(&mut self, seat: u8, stand_in: StandIn) {
        let since = self.sheet.acted;
        let waiting = self.retry.is_some_and(|retry| retry > Instant::now());
        if self.thinking.is_some() || waiting || self.unsure {
            return;
        }
        if !self.is_attended() {
            self.pause().await;
            return;
        }
        let node = &self.hall.settings.node;
        let time = now();
        match self.hall.store.claim(self.sheet.id, since, node, time, time + LEASE).await {
            Ok(true) => {
                let turn = BotTurn {
                    table: self.own.clone(),
                    owner: self.hall.owner(self.sheet.host),
                    since,
                    seat,
                    stand_in,
                    game: self.sheet.game.clone(),
                    seed: self.sheet.dealing(),
                };
                self.thinking = self.hall.pool.think(turn).map(|thinking| (since, thinking));
                if self.thinking.is_none() {
                    self.retry = Some(Instant::now() + CROWDED);
                }
            }
            // Another node plays it; if it dies, the claim ends.
            Ok(false) => self.retry = Some(Instant::now() + RETRY),
            Err(error) => {
                self.hall.failed(&error);
                self.retry = Some(Instant::now() + RETRY);
            }
        }
    }

    /// Nobody has looked for a while: the table is not due until somebody does.
    async fn pause(&mut self) {
        if self.paused {
            return;
        }
        match self.hall.store.postpone(self.sheet.id, self.sheet.seq).await {
            Ok(()) => self.paused = true,
            Err(error) => {
                self.hall.failed(&error);
                self.retry = Some(Instant::now() + RETRY);
            }
        }
    }

    /// A turn was found for a seat that does not play for itself.
    pub(super) async fn thought(
        &mut self,
        since: u32,
        seat: u8,
        stand_in: &StandIn,
        actions: &[String],
    ) {
        if self.thinking.take_if(|(wanted, _)| *wanted == since).is_none() {
            // It was for an older position.
            return;
        }
        if actions.is_empty() {
            self.retry = Some(Instant::now() + RETRY);
            return;
        }
        let same = self.sheet.stand_in().is_some_and(|now| now == (seat, stand_in.clone()));
        if self.unsure || !same {
            self.tick().await;
            return;
        }
        match self.sheet.decide_for_seat(seat, stand_in, actions) {
            Ok(Some(record)) => {
                if let Ok(Appended::Done) = self.write(record).await {
                    self.hall.counters.stand_ins.fetch_add(1, Ordering::Relaxed);
                }
            }
            Ok(None) => {}
            Err(problem) => {
                tracing::error!(table = %self.sheet.id, %problem, "a stand-in cannot play");
                self.retry = Some(Instant::now() + RETRY);
                return;
            }
        }
        self.tick().await;
    }
}
