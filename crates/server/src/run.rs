//! From the first connection to the last.

use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::answer::router;
use crate::api::rates::{Permit, network_key};
use crate::api::{AppState, Server, operator, sanctions, stopped};
use crate::connection::Connection;
use crate::guard::Peer;

/// How long answers on their way are waited for when the server stops.
const GRACE: Duration = Duration::from_millis(1500);
/// How long tables are waited for after that.
const FLUSH: Duration = Duration::from_millis(1200);
/// How long the system may need until it has resources again.
const BREATH: Duration = Duration::from_millis(200);
/// How long connections of a proxy wait for the next request: longer than proxies do, so that none is
/// closed under a request. The proxy sees to it that nobody is slow.
const KEPT: Duration = Duration::from_secs(75);
/// The most bytes of the head of a request.
const HEAD: usize = 32 * 1024;

/// Serves until `stop` comes true, and then ends what was begun. Figures are told on a listener of
/// their own, for operators alone, if there is one.
///
/// # Errors
///
/// When the system takes the socket away.
pub async fn serve(
    listener: TcpListener,
    figures: Option<TcpListener>,
    server: Server,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (tell, stopping) = watch::channel(false);
    let app = Arc::new(AppState::new(server, stopping.clone()));
    // Nobody comes in before it is known who may not; if that fails, it is tried again soon.
    if let Err(error) = app.sanctions.refresh(&app.store).await {
        tracing::warn!(%error, "sanctions cannot be read");
    }
    sanctions::keep_up(&app);
    let handler = ConnectionHandler {
        service: TowerToHyperService::new(router(app.clone())),
        patience: if app.settings.behind_proxy { KEPT } else { app.settings.patience },
        write_timeout: app.settings.write_timeout,
        stopping,
    };
    if let Some(listener) = figures {
        tokio::spawn(operator::tell_figures(listener, app.clone()));
    }
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever has all the connections they may have is not even answered.
                if let Ok(permit) = app.connections.take(network_key(peer.ip())) {
                    tokio::spawn(handler.clone().handle(stream, peer.ip(), permit));
                }
            }
            // The other side was gone before we came to it.
            Err(error) if is_passing(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    tell.send_replace(true);
    let gone = async {
        app.sockets.empty().await;
        app.connections.empty().await;
    };
    // Who is slower than that comes back and finds everything in the store.
    let _ = timeout(GRACE, gone).await;
    let _ = timeout(FLUSH, app.tables.shutdown()).await;
    Ok(())
}

fn is_passing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

/// What is needed to answer one connection.
#[derive(Clone)]
struct ConnectionHandler {
    service: TowerToHyperService<Router>,
    patience: Duration,
    write_timeout: Duration,
    stopping: watch::Receiver<bool>,
}

impl ConnectionHandler {
    /// Answers everything that is asked over one connection.
    async fn handle(mut self, stream: TcpStream, peer: IpAddr, permit: Permit) {
        let stream = Connection::new(stream, self.write_timeout);
        let inflow = stream.inflow();
        let service = self.service;
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            request.extensions_mut().insert(inflow.clone());
            service.call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience).max_buf_size(HEAD);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = pin!(connection);
        // How a connection ends is its own affair: nothing depends on it.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = stopped(&mut self.stopping) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop(permit);
    }
}

/// Completes when the program is told to stop, by Ctrl-C or by the system. It listens from the
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

/// Completes when the program is told to stop by Ctrl-C. It listens from the call on, not only
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
