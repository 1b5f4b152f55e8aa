//! A connection whose other end may be slow, but not forever.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// Bytes that the system may hold in each direction, where it would grow to megabytes by itself.
/// Linux doubles this for its own bookkeeping.
const BUFFER: usize = 64 * 1024;
/// Bytes that a reader has to take to be given more time.
const STEP: usize = 4 * 1024;

/// Bytes that were read from a connection since someone last looked, and how many may be.
#[derive(Clone, Debug)]
pub(crate) struct Inflow(Arc<Counts>);

#[derive(Debug)]
struct Counts {
    read: AtomicUsize,
    most: AtomicUsize,
}

impl Inflow {
    fn new() -> Self {
        Self(Arc::new(Counts { read: AtomicUsize::new(0), most: AtomicUsize::new(usize::MAX) }))
    }

    /// From now on the connection ends when it brings more bytes than that between two calls of
    /// [`Inflow::heard`].
    pub(crate) fn limit(&self, most: usize) {
        self.heard();
        self.0.most.store(most, Ordering::Relaxed);
    }

    /// What came until now was understood and counted otherwise.
    pub(crate) fn heard(&self) {
        self.0.read.store(0, Ordering::Relaxed);
    }

    /// Whether so many bytes more are still fine.
    fn add(&self, bytes: usize) -> bool {
        let before = self.0.read.fetch_add(bytes, Ordering::Relaxed);
        before.saturating_add(bytes) <= self.0.most.load(Ordering::Relaxed)
    }
}

/// A TCP stream with bounded buffers of the system and a write time-out. Whatever is spoken over it,
/// a reader that takes nothing for that long is reset, and what it left unread is freed.
pub(crate) struct Connection {
    stream: TcpStream,
    write_timeout: Duration,
    /// Runs while the send buffer is full.
    waiting: Option<Pin<Box<Sleep>>>,
    /// Bytes that were taken since then.
    taken: usize,
    inflow: Inflow,
}

impl Connection {
    pub(crate) fn new(stream: TcpStream, write_timeout: Duration) -> Self {
        // Answers are complete when they are sent; there is nothing to wait for.
        let _ = stream.set_nodelay(true);
        let socket = SockRef::from(&stream);
        // A system that refuses has bounds of its own.
        let _ = socket.set_send_buffer_size(BUFFER);
        let _ = socket.set_recv_buffer_size(BUFFER);
        // What we have sent and then closed is the system's to deliver; it gives up as well.
        #[cfg(target_os = "linux")]
        let _ = socket.set_tcp_user_timeout(Some(2 * write_timeout));
        Self { stream, write_timeout, waiting: None, taken: 0, inflow: Inflow::new() }
    }

    /// The count of what is read from this connection.
    pub(crate) fn inflow(&self) -> Inflow {
        self.inflow.clone()
    }

    /// Looks at an attempt to write `offered` bytes: whoever takes nothing runs out of time.
    fn written(
        &mut self,
        attempt: Poll<io::Result<usize>>,
        offered: usize,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        match attempt {
            Poll::Ready(Ok(bytes)) => {
                self.taken += bytes;
                if bytes == offered || self.taken >= STEP {
                    (self.waiting, self.taken) = (None, 0);
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(failed) => Poll::Ready(failed),
            Poll::Pending => {
                let write_timeout = self.write_timeout;
                let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(write_timeout)));
                ready!(waiting.as_mut().poll(context));
                // Closed with a reset, the system keeps nothing for a reader who never comes.
                let _ = SockRef::from(&self.stream).set_linger(Some(Duration::ZERO));
                Poll::Ready(Err(ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, into))?;
        if !self.inflow.add(into.filled().len() - before) {
            return Poll::Ready(Err(ErrorKind::InvalidData.into()));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(attempt, bytes.len(), context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        let offered = slices.iter().map(|slice| slice.len()).sum();
        self.written(attempt, offered, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
