//! From the first connection to the last.

use std::io;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::answer::router;
use crate::page::Page;

/// How long answers on their way are waited for when the server stops.
const GRACE: Duration = Duration::from_secs(3);

/// Serves the page until `stop` comes true, and then ends what was begun.
///
/// # Errors
///
/// When the system takes the socket away.
pub async fn serve(
    listener: TcpListener,
    page: Page,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (tell, told) = oneshot::channel();
    let stop = async move {
        stop.await;
        // Nobody listens once serving has failed.
        let _ = tell.send(());
    };
    // Answers are complete when they are sent; there is nothing to wait for.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let serving = axum::serve(listener, router(page)).with_graceful_shutdown(stop);
    let late = async {
        match told.await {
            Ok(()) => sleep(GRACE).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        done = serving.into_future() => done,
        () = late => Ok(()),
    }
}

/// Comes true when the program is told to stop, by Ctrl-C or by the system. It listens from the
/// call on, not only once it is waited for.
///
/// # Errors
///
/// When the system does not let the program listen.
#[cfg(unix)]
pub fn interrupted() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Comes true when the program is told to stop by Ctrl-C. It listens from the call on, not only
/// once it is waited for.
///
/// # Errors
///
/// When the system does not let the program listen.
#[cfg(windows)]
pub fn interrupted() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
