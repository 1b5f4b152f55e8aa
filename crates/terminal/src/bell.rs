//! A bell: how a thread that works for a game wakes the loop that waits for it.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What a bell does when it rings.
type Wake = Box<dyn Fn() + Send>;

/// A bell with one listener. It may ring more often than something has happened, never less.
#[derive(Clone, Default)]
pub struct Bell(Arc<Mutex<Option<Wake>>>);

impl Bell {
    /// Wakes this listener from now on; rings at once, because something may have happened before.
    pub fn connect(&self, wake: impl Fn() + Send + 'static) {
        wake();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(wake));
    }

    /// Wakes the listener, if there is one.
    pub fn ring(&self) {
        if let Some(wake) = &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            wake();
        }
    }

    /// Rings when what is returned is dropped, also by a panic.
    #[must_use]
    pub fn ring_at_end(&self) -> RingAtEnd {
        RingAtEnd(self.clone())
    }
}

impl fmt::Debug for Bell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Bell")
    }
}

/// Rings a bell when it is dropped.
#[derive(Debug)]
pub struct RingAtEnd(Bell);

impl Drop for RingAtEnd {
    fn drop(&mut self) {
        self.0.ring();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_thread_that_panics_still_rings() {
        let bell = Bell::default();
        bell.ring();
        let (tell, heard) = channel();
        bell.connect(move || {
            let _ = tell.send(());
        });
        assert_eq!(heard.try_iter().count(), 1, "whoever listens looks at once");
        let rings = bell.clone();
        let thread = std::thread::spawn(move || {
            let _at_end = rings.ring_at_end();
            panic!("a bot gives up");
        });
        assert!(thread.join().is_err());
        assert_eq!(heard.try_iter().count(), 1);
    }
}
