//! Sanctions: what operators do not let players and networks do.
//!
//! All that is in force is kept in memory: orders are many, sanctions few. Operators write to the
//! database, beside running servers; each of their acts has the next number, so a node asks every two
//! seconds for the last number and reads everything again when that has changed.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock, Weak};
use std::time::Duration;

use remparts_protocol::{Code, Command, PlayerId, Problem};
use remparts_store::{Network, SanctionKind, Sanctions, Store, StoreError};
use tokio::time::{MissedTickBehavior, interval};

use super::AppState;
use super::identity::Caller;
use super::problem::Refusal;
use crate::tables::now;

/// How often is asked whether operators have done something.
const EVERY: Duration = Duration::from_secs(2);

/// The sanctions in force, in memory, as of the last act of an operator that was read.
#[derive(Default)]
pub(crate) struct SanctionCache(RwLock<Known>);

#[derive(Default)]
struct Known {
    /// The number of the last act; nothing before the first time.
    act: Option<u64>,
    /// Until when, in milliseconds since 1970.
    players: HashMap<(PlayerId, SanctionKind), u64>,
    networks: Vec<(Network, u64)>,
}

impl SanctionCache {
    /// Reads everything again if an operator has done something.
    pub(crate) async fn refresh(&self, store: &Store) -> Result<(), StoreError> {
        let act = store.last_act().await?;
        if self.0.read().unwrap_or_else(PoisonError::into_inner).act == Some(act) {
            return Ok(());
        }
        // What is done meanwhile has another number, and is found the next time.
        let Sanctions { players, networks } = store.sanctions(now()).await?;
        let known = Known {
            act: Some(act),
            players: players.into_iter().map(|it| (it.whom, it.until)).collect(),
            networks: networks.into_iter().map(|it| (it.whom, it.until)).collect(),
        };
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }

    /// Until when a player may not do something.
    fn of_player(&self, player: PlayerId, kind: SanctionKind) -> Option<u64> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.players.get(&(player, kind)).copied().filter(|until| *until > now())
    }

    /// Until when nobody from an address may come, sit down or talk.
    fn of_network(&self, address: IpAddr) -> Option<u64> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let of_it = known.networks.iter().filter(|(network, _)| network.contains(address));
        of_it.map(|(_, until)| *until).max().filter(|until| *until > now())
    }
}

/// Keeps what is in force up to date for as long as the server is there.
pub(crate) fn keep_up(app: &Arc<AppState>) {
    let app: Weak<AppState> = Arc::downgrade(app);
    tokio::spawn(async move {
        let mut ticks = interval(EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let Some(app) = app.upgrade() else { return };
            if *app.stopping.borrow() {
                return;
            }
            // What was in force stays so while nobody can be asked.
            if let Err(error) = app.sanctions.refresh(&app.store).await {
                tracing::warn!(%error, "sanctions cannot be read");
            }
        }
    });
}

impl AppState {
    /// Whether a player may do more than read.
    ///
    /// # Errors
    ///
    /// If they are banned, until when.
    pub(crate) fn check_player(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.sanctions.of_player(player, SanctionKind::Ban) {
            Some(until) => Err(banned("you can read, but do nothing else here,", until)),
            None => Ok(()),
        }
    }

    /// Whether someone may come from a network: as a new guest or account, to sign in, to open a
    /// table, to sit down or to talk.
    ///
    /// # Errors
    ///
    /// If the network is banned, until when.
    pub(crate) fn check_network(&self, address: IpAddr) -> Result<(), Refusal> {
        match self.sanctions.of_network(address) {
            Some(until) => Err(banned("your network can read, but do little else here,", until)),
            None => Ok(()),
        }
    }

    /// Whether a caller may give an order. Games that were begun go on from a banned network: others
    /// wait there for the next move.
    pub(crate) fn check_order(&self, caller: &Caller, command: &Command) -> Result<(), Refusal> {
        let Some(known) = &caller.known else { return Ok(()) };
        if matches!(command, Command::Ping) {
            return Ok(());
        }
        self.check_player(known.player.id)?;
        if matches!(command, Command::Sit { .. } | Command::Say { .. } | Command::Rematch) {
            self.check_network(caller.address)?;
        }
        if let Command::Say { .. } = command
            && let Some(until) = self.sanctions.of_player(known.player.id, SanctionKind::Silence)
        {
            return Err(Problem::until(Code::Silenced, "you cannot talk here", until).into());
        }
        Ok(())
    }
}

fn banned(message: &str, until: u64) -> Refusal {
    Problem::until(Code::Banned, message, until).into()
}
