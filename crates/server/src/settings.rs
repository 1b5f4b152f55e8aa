//! What an operator chooses.

use std::time::Duration;

/// How often something may happen: so many times at once, and once more after each `every`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// Until there may be one more; no time at all means that there is no limit.
    pub every: Duration,
}

impl Rate {
    /// As often as anyone likes.
    pub const UNBOUNDED: Self = Self { burst: u32::MAX, every: Duration::ZERO };

    /// So many at once, and one more every so many milliseconds.
    #[must_use]
    pub const fn new(burst: u32, millis: u64) -> Self {
        Self { burst, every: Duration::from_millis(millis) }
    }
}

/// How many there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Most {
    /// All together.
    pub overall: usize,
    /// From one address.
    pub of_address: usize,
}

impl Most {
    /// As many as anyone likes.
    pub const UNBOUNDED: Self = Self { overall: usize::MAX, of_address: usize::MAX };
}

/// How much anyone may ask for. An address stands for a household, a school or a club, so what it
/// may do is meant for many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests of an address, files of the page aside.
    pub requests: Rate,
    /// New guests of an address.
    pub guests: Rate,
    /// New accounts of an address.
    pub accounts: Rate,
    /// Tables opened from an address.
    pub tables_of_address: Rate,
    /// Tables opened by a player.
    pub tables_of_player: Rate,
    /// Orders of a player at all tables.
    pub orders: Rate,
    /// What a player says at all tables.
    pub chat: Rate,
    /// Connections of any kind.
    pub connections: Most,
    /// Sockets of tables.
    pub sockets: Most,
    /// Streams of tables, and of finished games.
    pub streams: Most,
}

impl Limits {
    /// None, for measuring.
    #[must_use]
    pub const fn off() -> Self {
        Self {
            requests: Rate::UNBOUNDED,
            guests: Rate::UNBOUNDED,
            accounts: Rate::UNBOUNDED,
            tables_of_address: Rate::UNBOUNDED,
            tables_of_player: Rate::UNBOUNDED,
            orders: Rate::UNBOUNDED,
            chat: Rate::UNBOUNDED,
            connections: Most::UNBOUNDED,
            sockets: Most::UNBOUNDED,
            streams: Most::UNBOUNDED,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate::new(400, 20),
            guests: Rate::new(60, 10_000),
            accounts: Rate::new(5, 600_000),
            tables_of_address: Rate::new(60, 5_000),
            tables_of_player: Rate::new(12, 20_000),
            orders: Rate::new(60, 100),
            chat: Rate::new(8, 2_000),
            connections: Most { overall: 20_000, of_address: 1_000 },
            sockets: Most { overall: 10_000, of_address: 400 },
            streams: Most { overall: 4_000, of_address: 100 },
        }
    }
}

/// What an operator chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether a proxy stands in front, whose word on addresses and schemes is believed.
    pub behind_proxy: bool,
    /// How long a request may take to say what it wants, and how long a connection may wait for the
    /// next one.
    pub patience: Duration,
    /// How often sockets and streams are told that someone is there. A socket that says nothing for
    /// three times as long is dropped.
    pub heartbeat: Duration,
    /// How long a connection whose send buffer is full may go without taking any bytes. After that
    /// it is reset, so that what it left unread is freed at once.
    pub write_timeout: Duration,
    /// Whom to tell of a weakness of this server: an address such as `mailto:` or `https:`, for
    /// `security.txt`. Without one it names the security policy of the program.
    pub security_contact: Option<String>,
    /// How much anyone may ask for.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            behind_proxy: false,
            patience: Duration::from_secs(20),
            heartbeat: Duration::from_secs(20),
            write_timeout: Duration::from_secs(15),
            security_contact: None,
            limits: Limits::default(),
        }
    }
}
