//! A bus within one program.

use std::sync::Arc;

use tokio::sync::mpsc;

use super::listeners::Listeners;
use super::{Heard, Notice};
use crate::random;

/// One node on it.
#[derive(Clone)]
pub struct Local {
    node: String,
    listeners: Arc<Listeners>,
}

impl Local {
    pub(super) fn new() -> Self {
        Self { node: random::text(), listeners: Arc::default() }
    }

    pub(super) fn neighbor(&self) -> Self {
        Self { node: random::text(), listeners: Arc::clone(&self.listeners) }
    }

    pub(super) fn publish(&self, notice: &Notice) {
        self.listeners.tell(&self.node, notice);
    }

    pub(super) fn subscribe(&self) -> mpsc::Receiver<Heard> {
        self.listeners.add(&self.node)
    }
}
