//! A bus of many programs, over NATS.
//!
//! NATS forgets what it could not deliver, and so do connections that break. Whoever comes back, or
//! had to leave something unsaid, says that things were missed; those who hear it look into the
//! store. The one who says it hears it too: from then on nothing escapes him.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;

use super::listeners::Listeners;
use super::{BusError, Heard, Notice};
use crate::random;

/// The NATS subject of all notices.
const SUBJECT: &str = "remparts.v1.notices";
/// Most that waits to be sent.
const WAITING: usize = 8192;
/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How soon a dead connection is noticed, more or less.
const PING: Duration = Duration::from_secs(5);
/// Longest pause before the next attempt to connect.
const PAUSE: Duration = Duration::from_secs(2);

/// One node on it.
#[derive(Clone)]
pub struct Nats {
    node: String,
    shared: Arc<Shared>,
    outgoing: mpsc::Sender<Envelope>,
}

/// What the nodes of one connection share.
struct Shared {
    client: Client,
    listeners: Listeners,
    /// Something was left unsaid.
    unsaid: Notify,
}

/// What is sent over NATS, as JSON.
#[derive(Serialize, Deserialize)]
struct Envelope {
    from: String,
    what: Content,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Content {
    Notice(Notice),
    /// Some notices of this node may not have arrived.
    Missed,
}

impl Nats {
    pub(super) async fn connect(url: &str) -> Result<Self, BusError> {
        let node = random::text();
        let (tell, events) = mpsc::unbounded_channel();
        let client = ConnectOptions::new()
            .name("remparts")
            .connection_timeout(PATIENCE)
            .ping_interval(PING)
            .reconnect_delay_callback(|attempts| {
                PAUSE.min(Duration::from_millis(50) * 2_u32.pow(attempts.min(10) as u32))
            })
            .event_callback(move |event| {
                // Nobody listens once the bus is gone.
                let _ = tell.send(event);
                async {}
            })
            .connect(url)
            .await
            .map_err(|error| BusError::Unreachable(Arc::new(error)))?;
        let mut heard = client.subscribe(SUBJECT).await.map_err(|_| BusError::Refused)?;
        // Once this comes back, everything after it does too.
        let hello = Envelope { from: node.clone(), what: Content::Missed };
        send(&client, &hello).await;
        let is_hello = |said: &[u8]| {
            serde_json::from_slice(said).is_ok_and(|said: Envelope| said.from == node)
        };
        let listening = async {
            while let Some(message) = heard.next().await {
                if is_hello(&message.payload) {
                    return Ok(());
                }
            }
            Err(BusError::Refused)
        };
        timeout(PATIENCE, listening).await.map_err(|_| BusError::Refused)??;
        let shared = Shared {
            client: client.clone(),
            listeners: Listeners::default(),
            unsaid: Notify::new(),
        };
        let shared = Arc::new(shared);
        let (outgoing, orders) = mpsc::channel(WAITING);
        let task =
            NatsTask { node: node.clone(), client, heard, events, shared: Arc::clone(&shared) };
        tokio::spawn(task.run(orders));
        Ok(Self { node, shared, outgoing })
    }

    pub(super) fn neighbor(&self) -> Self {
        Self { node: random::text(), ..self.clone() }
    }

    pub(super) fn is_connected(&self) -> bool {
        self.shared.client.connection_state() == State::Connected
    }

    pub(super) fn publish(&self, notice: Notice) {
        let said = Envelope { from: self.node.clone(), what: Content::Notice(notice) };
        if self.outgoing.try_send(said).is_err() {
            self.shared.unsaid.notify_one();
        }
    }

    pub(super) fn subscribe(&self) -> mpsc::Receiver<Heard> {
        self.shared.listeners.add(&self.node)
    }
}

/// The task between the nodes here and NATS.
struct NatsTask {
    node: String,
    client: Client,
    heard: Subscriber,
    events: mpsc::UnboundedReceiver<Event>,
    shared: Arc<Shared>,
}

impl NatsTask {
    /// Until all nodes here are gone.
    async fn run(mut self, mut orders: mpsc::Receiver<Envelope>) {
        // The first connection is not one that came back.
        let mut was_lost = false;
        loop {
            tokio::select! {
                said = orders.recv() => {
                    let Some(said) = said else { return };
                    // It waits while NATS is away and its own queue is full.
                    send(&self.client, &said).await;
                }
                () = self.shared.unsaid.notified() => self.send_missed().await,
                Some(event) = self.events.recv() => match event {
                    Event::Disconnected => {
                        was_lost = true;
                        tracing::warn!("the connection to NATS is lost");
                    }
                    Event::Connected if was_lost => {
                        was_lost = false;
                        tracing::info!("NATS is back");
                        self.send_missed().await;
                    }
                    Event::SlowConsumer(_) => self.shared.listeners.tell_gap(),
                    _ => {}
                },
                Some(message) = self.heard.next() => self.hear(&message.payload),
            }
        }
    }

    async fn send_missed(&self) {
        send(&self.client, &Envelope { from: self.node.clone(), what: Content::Missed }).await;
    }

    fn hear(&self, said: &[u8]) {
        match serde_json::from_slice(said) {
            Ok(Envelope { from, what: Content::Notice(notice) }) => {
                self.shared.listeners.tell(&from, &notice);
            }
            Ok(Envelope { what: Content::Missed, .. }) => self.shared.listeners.tell_gap(),
            // Of another version; it may have meant anything.
            Err(_) => self.shared.listeners.tell_gap(),
        }
    }
}

async fn send(client: &Client, said: &Envelope) {
    let bytes = serde_json::to_vec(said).expect("what is said is plain data");
    // It fails once the client is closed, and then nobody hears anything any more.
    let _ = client.publish(SUBJECT, bytes.into()).await;
}
