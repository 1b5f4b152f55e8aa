//! Where bots think: on threads of their own, so many at a time.

use super::live::Ask;
use super::playing::AnyPlaying;
use super::sheet::StandIn;
use crate::random;
use remparts_bots::player::Limits;
use remparts_bots::turn;
use remparts_engine::kernel::dealer::Seed;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep_until};

/// The bot that plays for people who are late or have given up.
const SUBSTITUTE: &str = "club";
/// Whoever is late should be able to come back before the game is over.
const SUBSTITUTES_WAIT: u32 = 5;

/// Bots that think at the same time.
pub(crate) struct Bench {
    places: Arc<Semaphore>,
    /// People want to see what each bot does, so none is faster than that.
    pace: Duration,
}

impl Bench {
    pub(crate) fn new(places: usize, pace: Duration) -> Self {
        Self { places: Arc::new(Semaphore::new(places)), pace }
    }

    /// Finds a turn for a seat, and tells the table.
    pub(crate) fn think(
        &self,
        table: mpsc::WeakSender<Ask>,
        seq: u32,
        seat: u8,
        stand_in: StandIn,
        game: AnyPlaying,
        seed: Seed,
    ) {
        let places = Arc::clone(&self.places);
        let wait = match stand_in {
            StandIn::Bot(_) => self.pace,
            StandIn::Substitute | StandIn::Skip => self.pace * SUBSTITUTES_WAIT,
        };
        let ready = Instant::now() + wait;
        tokio::spawn(async move {
            let place = places.acquire_owned().await;
            let thinking = tokio::task::spawn_blocking(move || {
                let actions = match &stand_in {
                    StandIn::Bot(bot) => thought(&game, bot, &seed),
                    StandIn::Substitute => thought(&game, SUBSTITUTE, &seed),
                    StandIn::Skip => game.least(&seed),
                };
                drop(place);
                (stand_in, actions)
            });
            let Ok((stand_in, actions)) = thinking.await else { return };
            sleep_until(ready).await;
            if let Some(table) = table.upgrade() {
                // If it is gone, whoever wakes it next asks again.
                let _ = table.send(Ask::Thought { seq, seat, stand_in, actions }).await;
            }
        });
    }
}

/// What a bot does; the least if it fails, so that nobody waits for it forever.
fn thought(game: &AnyPlaying, bot: &str, seed: &Seed) -> Vec<String> {
    let dice = u64::from_be_bytes(random::bytes());
    let limits = Limits { threads: Some(1), ..Limits::of_time(turn::time(bot)) };
    game.think(bot, dice, &limits).unwrap_or_else(|error| {
        tracing::error!(bot, %error, "a bot failed");
        game.least(seed)
    })
}
