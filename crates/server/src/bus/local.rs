//! A bus within one program.

use std::sync::Arc;

use tokio::sync::mpsc;

use super::ears::Ears;
use super::{Heard, Notice};
use crate::random;

/// One node on it.
#[derive(Clone)]
pub struct Local {
    node: String,
    ears: Arc<Ears>,
}

impl Local {
    pub(super) fn new() -> Self {
        Self { node: random::text(), ears: Arc::default() }
    }

    pub(super) fn neighbor(&self) -> Self {
        Self { node: random::text(), ears: Arc::clone(&self.ears) }
    }

    pub(super) fn publish(&self, notice: &Notice) {
        self.ears.tell(&self.node, notice);
    }

    pub(super) fn subscribe(&self) -> mpsc::Receiver<Heard> {
        self.ears.add(&self.node)
    }
}
