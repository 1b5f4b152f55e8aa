//! Being told to end from outside: the terminal is given back first, as for Ctrl-C.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether someone has said so.
static OVER: AtomicBool = AtomicBool::new(false);
/// Whether someone listens.
static WATCHED: OnceLock<()> = OnceLock::new();

/// Whether the program is to end.
pub(super) fn is_over() -> bool {
    OVER.load(Ordering::Relaxed)
}

/// Listens from now on.
pub(super) fn watch() {
    WATCHED.get_or_init(|| {
        #[cfg(unix)]
        // Without a thread to listen on, signals end the program as they always do.
        drop(std::thread::Builder::new().name("signals".to_owned()).spawn(unix::listen));
    });
}

#[cfg(unix)]
mod unix {
    use super::{OVER, Ordering};
    use crate::full::run::Guard;
    use std::time::Duration;
    use tokio::signal::unix::{SignalKind, signal};

    /// Who does not leave within this time is ended.
    const GRACE: Duration = Duration::from_secs(3);
    /// What programs end with that a signal has ended.
    const ENDED: i32 = 128 + 15;

    pub(super) fn listen() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async {
            let signals = (signal(SignalKind::terminate()), signal(SignalKind::hangup()));
            let (Ok(mut terminate), Ok(mut hangup)) = signals else { return };
            tokio::select! {
                _ = terminate.recv() => {}
                _ = hangup.recv() => {}
            }
            OVER.store(true, Ordering::Relaxed);
            tokio::time::sleep(GRACE).await;
            Guard::give_back();
            std::process::exit(ENDED);
        });
    }
}
