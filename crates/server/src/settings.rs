//! What an operator chooses.

use std::time::Duration;

use thiserror::Error;

/// How often something may happen: so many times at once, and once more after each `every`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How often at once.
    pub burst: u32,
    /// Until there may be one more; no time at all means that there is no limit.
    pub every: Duration,
}

impl Rate {
    /// As often as anyone likes.
    pub const UNBOUNDED: Self = Self { burst: u32::MAX, every: Duration::ZERO };

    /// Reads `400/20ms`: so many at once, and one more after each time of so many `ms`, `s` or `min`;
    /// `off` is as often as anyone likes.
    fn read(text: &str) -> Result<Self, LimitError> {
        Self::parse(text).ok_or_else(|| LimitError::Rate(text.to_owned()))
    }

    fn parse(text: &str) -> Option<Self> {
        if text == "off" {
            return Some(Self::UNBOUNDED);
        }
        let (burst, every) = text.split_once('/')?;
        let number = every.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
        let unit = match every.get(number.len()..)? {
            "ms" => 1,
            "s" => 1000,
            "min" => 60_000,
            _ => return None,
        };
        let millis = number.parse::<u32>().ok().filter(|it| *it > 0)?;
        let burst = burst.parse().ok().filter(|it| *it > 0)?;
        // A burst is whole again within a year, so that times can be added.
        let every = u64::from(millis) * unit;
        (every.saturating_mul(u64::from(burst)) <= 365 * 24 * 60 * 60_000)
            .then(|| Self::new(burst, every))
    }

    /// So many at once, and one more every so many milliseconds.
    #[must_use]
    pub const fn new(burst: u32, millis: u64) -> Self {
        Self { burst, every: Duration::from_millis(millis) }
    }
}

/// How many of something may be open at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Most {
    /// How many all together.
    pub overall: usize,
    /// How many from one address.
    pub of_address: usize,
}

impl Most {
    /// As many as anyone likes.
    pub const UNBOUNDED: Self = Self { overall: usize::MAX, of_address: usize::MAX };

    /// Reads `10000/400`: so many all together, and so many from one address; `off` is as many as
    /// anyone likes.
    fn read(text: &str) -> Result<Self, LimitError> {
        Self::parse(text).ok_or_else(|| LimitError::Most(text.to_owned()))
    }

    fn parse(text: &str) -> Option<Self> {
        if text == "off" {
            return Some(Self::UNBOUNDED);
        }
        let (overall, of_address) = text.split_once('/')?;
        let number = |text: &str| text.parse().ok().filter(|it| *it > 0);
        Some(Self { overall: number(overall)?, of_address: number(of_address)? })
    }
}

/// Why a limit cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LimitError {
    /// There is no limit of this name.
    #[error("there is no limit `{0}`; there are {names}", names = Limits::NAMES.join(", "))]
    Name(String),
    /// The value of a rate cannot be read.
    #[error("`{0}` is no rate: write 400/20ms for 400 at once and one more every 20 ms, or off")]
    Rate(String),
    /// The value of a number of places cannot be read.
    #[error("`{0}` is no number: write 10000/400 for 10000 in all and 400 of an address, or off")]
    Most(String),
}

/// All limits once: the name under which each is set and told in headers, and its usual value.
macro_rules! limits {
    ($($(#[$about:meta])* $name:literal $field:ident: $kind:ident = $usual:expr;)*) => {
        /// How much anyone may ask for. An address stands for a household, a school or a club, so what
        /// it may do is meant for many players.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[$about])* pub $field: $kind,)*
        }

        impl Limits {
            /// All limits by the names under which they are set, and told in headers.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// Sets one limit from the text `name=value`.
            ///
            /// # Errors
            ///
            /// If there is no such limit, or the value cannot be read.
            pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
                let (name, value) = text.split_once('=').unwrap_or((text, ""));
                match name {
                    $($name => self.$field = $kind::read(value)?,)*
                    _ => return Err(LimitError::Name(name.to_owned())),
                }
                Ok(())
            }

            /// No limits, for measuring.
            #[must_use]
            pub const fn off() -> Self {
                Self { $($field: $kind::UNBOUNDED),* }
            }
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($field: $usual),* }
            }
        }
    };
}

limits! {
    /// Requests of an address, files of the page aside.
    "requests" requests: Rate = Rate::new(400, 20);
    /// New guests of an address.
    "guests" guests: Rate = Rate::new(60, 10_000);
    /// New accounts of an address.
    "accounts" accounts: Rate = Rate::new(5, 600_000);
    /// Tables opened from an address.
    "tables-of-address" tables_of_address: Rate = Rate::new(60, 5_000);
    /// Tables opened by a player.
    "tables-of-player" tables_of_player: Rate = Rate::new(12, 20_000);
    /// Orders of an address at all tables, by however many players.
    "orders-of-address" orders_of_address: Rate = Rate::new(1_200, 5);
    /// Orders of a player at all tables.
    "orders" orders: Rate = Rate::new(60, 100);
    /// What a player says at all tables.
    "chat" chat: Rate = Rate::new(8, 2_000);
    /// Sign-ins of an address; links, codes and passkeys of a player.
    "sign-ins" sign_ins: Rate = Rate::new(30, 10_000);
    /// Files of everything that is kept about a player.
    "exports" exports: Rate = Rate::new(3, 600_000);
    /// Players whom a player mutes, blocks or hears again.
    "relations" relations: Rate = Rate::new(30, 2_000);
    /// Reports of a player, and of an address.
    "reports" reports: Rate = Rate::new(6, 60_000);
    /// Connections of any kind.
    "connections" connections: Most = Most { overall: 20_000, of_address: 1_000 };
    /// Open sockets of tables.
    "sockets" sockets: Most = Most { overall: 10_000, of_address: 400 };
    /// Streams of tables, and of finished games.
    "streams" streams: Most = Most { overall: 4_000, of_address: 100 };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = Limits::default();
        for text in ["requests=800/10ms", "accounts=2/30min", "chat=off", "sockets=5000/50"] {
            assert_eq!(limits.set(text), Ok(()), "{text}");
        }
        let expected = Limits {
            requests: Rate::new(800, 10),
            accounts: Rate::new(2, 1_800_000),
            chat: Rate::UNBOUNDED,
            sockets: Most { overall: 5000, of_address: 50 },
            ..Limits::default()
        };
        assert_eq!(limits, expected);
        for name in Limits::NAMES {
            assert_eq!(limits.set(&format!("{name}=off")), Ok(()), "{name}");
        }
        assert_eq!(limits, Limits::off());
    }

    #[test]
    fn what_is_no_limit_is_refused_with_a_reason() {
        let mut limits = Limits::default();
        for wrong in [
            "",
            "requests",
            "requests=",
            "requests=0/1s",
            "requests=5/0s",
            "requests=5/1h",
            "requests=5",
            "requests=-1/1s",
            "requests=4294967295/4294967295min",
            "sockets=5/1s",
            "sockets=0/1",
            "sockets=5",
            "dances=1/1s",
        ] {
            assert!(limits.set(wrong).is_err(), "{wrong}");
        }
        assert_eq!(limits, Limits::default());
        let told = limits.set("dances=1/1s").map_err(|error| error.to_string());
        assert!(told.is_err_and(|text| text.contains("`dances`") && text.contains("requests")));
    }
}
