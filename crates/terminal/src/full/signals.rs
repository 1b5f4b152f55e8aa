//! Being told to end or to go on from outside: the terminal is given back first, as for Ctrl-C.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the program was told to end.
static OVER: AtomicBool = AtomicBool::new(false);
/// Set once somebody listens.
static WATCHED: OnceLock<()> = OnceLock::new();

/// Whether the program is to end.
pub(super) fn is_over() -> bool {
    OVER.load(Ordering::SeqCst)
}

/// Listens from now on: a signal that comes after this is heard.
pub(super) fn watch() {
    WATCHED.get_or_init(|| {
        #[cfg(unix)]
        {
            let (ready, is_ready) = std::sync::mpsc::channel();
            let listener = std::thread::Builder::new().name("signals".to_owned());
            // Without a thread to listen on, signals end the program as they always do.
            drop(listener.spawn(move || unix::listen(&ready)));
            // Nothing comes if it cannot listen.
            let _ = is_ready.recv();
        }
    });
}

/// Stops the program until it is told to go on, as a shell expects it of Ctrl-Z.
pub(super) fn suspend() {
    #[cfg(unix)]
    unix::suspend();
}

#[cfg(unix)]
mod unix {
    use super::{OVER, Ordering};
    use crate::full::{guard, input};
    use rustix::process::{Signal, kill_current_process_group};
    use std::sync::mpsc::Sender;
    use std::thread;
    use std::time::Duration;
    use tokio::signal::unix::{Signal as Signals, SignalKind, signal};

    /// Who does not leave within this time is ended.
    const GRACE: Duration = Duration::from_secs(3);
    /// A terminal that takes longer to be given back is not waited for.
    const GIVING: Duration = Duration::from_millis(500);
    /// Until a signal that we send ourselves has arrived.
    const ARRIVES: Duration = Duration::from_millis(200);
    /// Programs that a signal has ended add its number to this.
    const ENDED: i32 = 128;

    /// The signals that end a program.
    fn enders() -> [SignalKind; 4] {
        let (interrupt, quit) = (SignalKind::interrupt(), SignalKind::quit());
        [SignalKind::terminate(), SignalKind::hangup(), interrupt, quit]
    }

    pub(super) fn listen(ready: &Sender<()>) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async {
            let heard: std::io::Result<Vec<Signals>> = enders().into_iter().map(signal).collect();
            let continued = signal(SignalKind::from_raw(Signal::CONT.as_raw()));
            let (Ok(heard), Ok(mut continued)) = (heard, continued) else { return };
            let [mut terminate, mut hangup, mut interrupt, mut quit] =
                <[Signals; 4]>::try_from(heard).unwrap_or_else(|_| unreachable!("four of them"));
            // Whoever waited no longer does if this fails.
            let _ = ready.send(());
            let ended_by = loop {
                tokio::select! {
                    _ = terminate.recv() => break SignalKind::terminate(),
                    _ = hangup.recv() => break SignalKind::hangup(),
                    _ = interrupt.recv() => break SignalKind::interrupt(),
                    _ = quit.recv() => break SignalKind::quit(),
                    _ = continued.recv() => input::go_on(),
                }
            };
            // Asked before anyone is told to leave: whoever leaves has time to finish.
            let was_held = guard::is_held();
            OVER.store(true, Ordering::SeqCst);
            if was_held {
                input::wake();
                tokio::time::sleep(GRACE).await;
            }
            if guard::is_held() {
                drop(thread::spawn(guard::give_back));
                thread::sleep(GIVING);
            }
            std::process::exit(ENDED + ended_by.as_raw_value());
        });
    }

    pub(super) fn suspend() {
        guard::give_back();
        // The whole job, as the terminal would. Where no shell could let it go on nothing happens.
        let _ = kill_current_process_group(Signal::TSTP);
        // The signal may be taken by another thread, a moment later.
        thread::sleep(ARRIVES);
    }
}
