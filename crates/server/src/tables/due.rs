//! What a table does without being asked: it has someone play for seats that do not, and stops clocks.

use super::decide::Decision;
use super::live::Live;
use super::now;
use super::sheet::StandIn;
use remparts_protocol::record::Recorded;
use remparts_store::Appended;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::Instant;

/// How long a node has for a turn it has claimed.
const LEASE: u64 = 20_000;
/// How soon is tried again what did not work.
const RETRY: Duration = Duration::from_secs(2);

impl Live {
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
        let late = self.sheet.due().filter(|due| *due <= now()).and(self.sheet.chooser());
        let Some(seat) = late else { return };
        match self.write(Recorded::Late { seat }, None).await {
            Ok(_) => {
                if let Some((seat, stand_in)) = self.sheet.stand_in() {
                    self.claim(seat, stand_in).await;
                }
            }
            Err(_) => self.retry = Some(Instant::now() + RETRY),
        }
    }

    /// Claims the turn of a seat that does not play for itself, and has it thought about.
    async fn claim(&mut self, seat: u8, stand_in: StandIn) {
        let seq = self.sheet.seq;
        let waiting = self.retry.is_some_and(|retry| retry > Instant::now());
        if self.thinking == Some(seq) || waiting || self.unsure {
            return;
        }
        let node = &self.hall.settings.node;
        let time = now();
        match self.hall.store.claim(self.sheet.id, seq, node, time, time + LEASE).await {
            Ok(true) => {
                self.thinking = Some(seq);
                let (game, seed) = (self.sheet.game.clone(), self.sheet.seed.clone());
                self.hall.bench.think(self.own.clone(), seq, seat, stand_in, game, seed);
            }
            // Another node plays it; if it dies, the claim ends.
            Ok(false) => self.retry = Some(Instant::now() + RETRY),
            Err(error) => {
                self.hall.failed(&error);
                self.retry = Some(Instant::now() + RETRY);
            }
        }
    }

    /// A turn was found for a seat that does not play for itself.
    pub(super) async fn thought(
        &mut self,
        seq: u32,
        seat: u8,
        stand_in: &StandIn,
        actions: &[String],
    ) {
        if self.thinking == Some(seq) {
            self.thinking = None;
        }
        // Someone may have talked meanwhile; the turn is what counts.
        let same = self.sheet.stand_in().is_some_and(|now| now == (seat, stand_in.clone()));
        if self.unsure || !same {
            self.tick().await;
            return;
        }
        match self.sheet.decide_for_seat(seat, stand_in, actions) {
            Ok(Decision::Write(what, prepared)) => {
                if let Ok(Appended::Done) = self.write(what, prepared).await {
                    self.hall.counters.stand_ins.fetch_add(1, Ordering::Relaxed);
                }
            }
            Ok(_) => {}
            Err(problem) if seq == self.sheet.seq => {
                tracing::error!(table = %self.sheet.id, %problem, "a stand-in cannot play");
                self.retry = Some(Instant::now() + RETRY);
                return;
            }
            // It was for an older position.
            Err(_) => {}
        }
        self.tick().await;
    }
}
