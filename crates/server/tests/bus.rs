//! One contract for both buses, and what NATS adds to it. NATS is real.

use std::env;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use remparts_protocol::TableId;
use remparts_server::bus::{Bus, BusError, Heard, Notice};
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(20);

fn setting(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| {
        panic!(
            "{name} is not set: run `cargo xtask services -- cargo test --package remparts-server`"
        )
    })
}

fn table(number: u8) -> TableId {
    TableId::from_entropy([number; 32])
}

fn changed(seq: u32) -> Notice {
    Notice::Changed { table: table(1), seq }
}

async fn next(news: &mut Receiver<Heard>) -> Heard {
    timeout(PATIENCE, news.recv()).await.expect("there is news").expect("the bus is there")
}

/// The number of the next change. Other tests use the same NATS: their tables are not ours, and
/// when they begin, everyone hears of a gap.
async fn next_seq(news: &mut Receiver<Heard>, ours: TableId) -> u32 {
    loop {
        match next(news).await {
            Heard::Notice(Notice::Changed { table, seq }) if table == ours => return seq,
            _ => {}
        }
    }
}

/// What one says the others hear, in order and once, and he himself does not.
async fn check_news(one: Bus, other: Bus, table: TableId) {
    let mut own = one.subscribe();
    let mut first = other.subscribe();
    let mut second = other.subscribe();
    for seq in 1..=1000 {
        one.publish(Notice::Changed { table, seq });
    }
    for seq in 1..=1000 {
        assert_eq!(next_seq(&mut first, table).await, seq);
        assert_eq!(next_seq(&mut second, table).await, seq);
    }
    other.publish(Notice::Changed { table, seq: 1001 });
    assert_eq!(next_seq(&mut own, table).await, 1001, "own news do not come back");

    let presence = Notice::Presence {
        table,
        node: "here".to_owned(),
        seats: vec![true, false, true],
        watchers: 7,
    };
    one.publish(presence.clone());
    loop {
        let heard = next(&mut first).await;
        match heard {
            Heard::Notice(Notice::Presence { table: of, .. }) if of == table => {
                assert_eq!(heard, Heard::Notice(presence));
                break;
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn news_within_one_program() {
    let one = Bus::local();
    assert!(!one.is_shared());
    let other = one.neighbor();
    check_news(one, other, table(2)).await;
}

#[tokio::test]
async fn news_over_nats() {
    let url = setting("REMPARTS_TEST_NATS");
    let one = Bus::nats(&url).await.expect("NATS runs");
    let other = Bus::nats(&url).await.expect("NATS runs");
    assert!(one.is_shared());
    check_news(one, other, table(3)).await;
}

#[tokio::test]
async fn news_of_neighbors_over_one_connection() {
    let one = Bus::nats(&setting("REMPARTS_TEST_NATS")).await.expect("NATS runs");
    let other = one.neighbor();
    check_news(one, other, table(4)).await;
}

#[tokio::test]
async fn a_bus_that_is_not_there_is_named() {
    let port = free_port();
    let error = Bus::nats(&format!("nats://127.0.0.1:{port}")).await.err();
    assert!(matches!(error, Some(BusError::Unreachable(_))), "{error:?}");
}

/// A NATS server that is stopped and started again.
struct Server {
    port: u16,
    child: Option<Child>,
}

impl Server {
    fn start() -> Self {
        let mut server = Self { port: free_port(), child: None };
        server.restart();
        server
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    fn restart(&mut self) {
        let child = Command::new(setting("REMPARTS_TEST_NATS_SERVER"))
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server starts");
        self.child = Some(child);
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(start.elapsed() < PATIENCE, "nats-server does not listen");
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("it has an address").port()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_comes_back_leaves_a_gap_and_no_silence() {
    let mut server = Server::start();
    let one = Bus::nats(&server.url()).await.expect("NATS runs");
    let other = Bus::nats(&server.url()).await.expect("NATS runs");
    for round in 0..3 {
        let mut ears = [one.subscribe(), other.subscribe()];
        server.stop();
        // Far more than anyone keeps for later.
        let start = Instant::now();
        for seq in 0..50_000 {
            one.publish(changed(seq));
        }
        assert!(start.elapsed() < Duration::from_secs(5), "who tells does not wait");
        server.restart();
        for ear in &mut ears {
            while next(ear).await != Heard::Gap {}
        }
        // Each of them may hear of another gap, but hears again.
        let last = 100_000 + round;
        one.publish(changed(last));
        while next(&mut ears[1]).await != Heard::Notice(changed(last)) {}
        other.publish(changed(last));
        while next(&mut ears[0]).await != Heard::Notice(changed(last)) {}
    }
}
