//! Ctrl-C for long work: it ends after the step it is at, and reports what was done.

use crate::output::remark;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Exit status of a program that Ctrl-C has ended.
const ENDED: i32 = 128 + 2;

/// A flag that is set once somebody presses Ctrl-C or sends SIGTERM.
#[derive(Clone)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Starts to listen. A second Ctrl-C ends the program at once; where signals cannot be heard,
    /// the first one does.
    pub(crate) fn listen() -> Self {
        static HEARD: OnceLock<Interrupt> = OnceLock::new();
        let listen = || {
            let interrupt = Self(Arc::default());
            let set = interrupt.clone();
            std::thread::spawn(move || set.wait());
            interrupt
        };
        HEARD.get_or_init(listen).clone()
    }

    /// Whether an interrupt has asked the work to stop.
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag itself, for work that watches it elsewhere.
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    fn wait(&self) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async {
            if told_to_stop().await.is_ok() {
                self.0.store(true, Ordering::Relaxed);
                remark(format_args!("stopping; Ctrl-C again ends at once"));
                if told_to_stop().await.is_ok() {
                    std::process::exit(ENDED);
                }
            }
        });
    }
}

/// Waits for Ctrl-C or SIGTERM.
async fn told_to_stop() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            told = tokio::signal::ctrl_c() => told,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
