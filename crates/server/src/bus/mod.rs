//! News between nodes: publish and subscribe, within the program or over NATS.
//!
//! The bus says that something has changed, never what: nodes read that from the store. So news may
//! be lost as long as everyone learns that some were.

mod listeners;
mod local;
mod nats;

use std::sync::Arc;

use async_nats::ConnectError;
use remparts_protocol::TableId;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::sync::mpsc;

pub use local::Local;
pub use nats::Nats;

/// What nodes tell each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "kebab-case")]
pub enum Notice {
    /// A record was stored.
    Changed {
        /// The table it belongs to.
        table: TableId,
        /// The number of the record.
        seq: u32,
    },
    /// Lines of a table say less than before.
    Rewritten {
        /// The table that has to be read again.
        table: TableId,
    },
    /// Who is connected to a node.
    Presence {
        /// The table they look at.
        table: TableId,
        /// The name of the node.
        node: String,
        /// Whether someone is there, seat by seat.
        seats: Vec<bool>,
        /// How many look on.
        watchers: u32,
    },
}

/// What a node hears on the bus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// News of another node.
    Notice(Notice),
    /// Anything may have been missed before this.
    Gap,
}

/// Why there is no bus.
#[derive(Clone, Debug, Error)]
pub enum BusError {
    /// NATS does not answer.
    #[error("NATS cannot be reached: {0}")]
    Unreachable(#[source] Arc<ConnectError>),
    /// NATS answers, but does not let us listen and speak.
    #[error("NATS does not let this program listen and speak")]
    Refused,
}

/// The place of one node on a bus. Clones are the same node.
#[derive(Clone)]
pub enum Bus {
    /// All nodes are in this program; as a rule there is one.
    Local(Local),
    /// Nodes are programs that NATS connects.
    Nats(Nats),
}

impl Bus {
    /// A bus for this program alone.
    #[must_use]
    pub fn local() -> Self {
        Self::Local(Local::new())
    }

    /// The bus at `nats://HOST:PORT`. A connection that is lost later comes back by itself.
    ///
    /// # Errors
    ///
    /// When NATS cannot be reached.
    pub async fn nats(url: &str) -> Result<Self, BusError> {
        Nats::connect(url).await.map(Self::Nats)
    }

    /// Another node on the same bus, as if it were another program.
    #[must_use]
    pub fn neighbor(&self) -> Self {
        match self {
            Self::Local(local) => Self::Local(local.neighbor()),
            Self::Nats(nats) => Self::Nats(nats.neighbor()),
        }
    }

    /// Tells the other nodes. It never waits: what cannot be told becomes a gap for them.
    pub fn publish(&self, notice: Notice) {
        match self {
            Self::Local(local) => local.publish(&notice),
            Self::Nats(nats) => nats.publish(notice),
        }
    }

    /// What the other nodes tell from now on, in the order in which each of them told it. Whoever
    /// is slow to listen hears of a gap.
    #[must_use]
    pub fn subscribe(&self) -> mpsc::Receiver<Heard> {
        match self {
            Self::Local(local) => local.subscribe(),
            Self::Nats(nats) => nats.subscribe(),
        }
    }

    /// Whether news can be told and heard now.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        match self {
            Self::Local(_) => true,
            Self::Nats(nats) => nats.is_connected(),
        }
    }

    /// Whether there may be nodes in other programs.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self, Self::Nats(_))
    }
}
