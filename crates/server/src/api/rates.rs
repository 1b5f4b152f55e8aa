//! Rate limits (GCRA), and limits on how many connections are open at once.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use remparts_protocol::PlayerId;
use tokio::time::{Instant, sleep};

use super::identity::Caller;
use super::problem::Refusal;
use crate::settings::{Limits, Most, Rate};

/// Most keys that one limiter remembers.
const REMEMBERED: usize = 50_000;
/// How many times as much as an IPv6 /64 all networks of its /48 may have together.
const SITE: u32 = 4;

/// Rate-limit key of an address: an IPv4 address or an IPv6 /64, which one household has.
pub(crate) fn network_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

/// The IPv6 /48 of an address, which one customer can have; an IPv4 address has none.
fn site(address: IpAddr) -> Option<[u16; 3]> {
    match address {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some([a, b, c])
        }
        IpAddr::V4(_) => None,
    }
}

/// The key under which a limiter counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Key {
    /// An IPv4 address or an IPv6 /64.
    Address(IpAddr),
    /// An IPv6 /48, counted along with each of its networks.
    Site([u16; 3]),
    /// A player, from wherever they come.
    Player(PlayerId),
}

impl Key {
    /// The /48 that is counted along with a /64.
    fn site(self) -> Option<Self> {
        match self {
            Self::Address(address) => site(address).map(Self::Site),
            Self::Site(_) | Self::Player(_) => None,
        }
    }
}

/// A limiter after the generic cell rate algorithm (GCRA): a burst at once, then one each so often.
pub(crate) struct RateLimiter {
    /// The name of its policy in headers.
    name: &'static str,
    rate: Rate,
    arrivals: Mutex<Arrivals>,
}

/// GCRA: the theoretical arrival time per key, that is when the key is as good as new.
#[derive(Default)]
struct Arrivals {
    of: HashMap<Key, Instant>,
    /// The same in order of time. Who would be new first is forgotten first, which gives away least.
    ordered: BTreeSet<(Instant, Key)>,
}

impl Arrivals {
    fn set(&mut self, key: Key, at: Instant) {
        if let Some(before) = self.of.insert(key, at) {
            self.ordered.remove(&(before, key));
        }
        self.ordered.insert((at, key));
    }

    /// Forgets the first few that are as good as new, and the first of all while there are too many.
    fn tidy(&mut self, now: Instant) {
        for _ in 0..4 {
            let Some(&(at, key)) = self.ordered.first() else { return };
            if at > now && self.of.len() <= REMEMBERED {
                return;
            }
            self.ordered.remove(&(at, key));
            self.of.remove(&key);
        }
    }
}

/// How a key stands with one limiter, as headers tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LimitStatus {
    /// The name of the policy.
    name: &'static str,
    /// The rate that the policy allows.
    rate: Rate,
    /// How many more may come at once.
    remaining: u32,
    /// The time until the whole burst may come again.
    reset: Duration,
    /// The time until one more may come; zero if it was allowed.
    pub(crate) wait: Duration,
}

impl LimitStatus {
    /// An item of the header `RateLimit-Policy`: the burst, and the seconds after which it is whole.
    pub(crate) fn policy(&self) -> String {
        let Self { name, rate, .. } = self;
        format!("\"{name}\";q={};w={}", rate.burst, seconds(rate.every * rate.burst))
    }

    /// An item of the header `RateLimit`: what remains, and the seconds until the burst is whole.
    pub(crate) fn state(&self) -> String {
        format!("\"{}\";r={};t={}", self.name, self.remaining, seconds(self.reset))
    }
}

/// Whole seconds that are never too short.
pub(crate) fn seconds(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}

impl RateLimiter {
    fn new(name: &'static str, rate: Rate) -> Self {
        Self { name, rate, arrivals: Mutex::default() }
    }

    /// Takes one.
    ///
    /// # Errors
    ///
    /// If there is none, how the key stands and how long to wait.
    pub(crate) fn take(&self, key: Key) -> Result<(), LimitStatus> {
        match self.draw(key) {
            Some(level) if !level.wait.is_zero() => Err(level),
            _ => Ok(()),
        }
    }

    /// Takes one if there is one, and says how the key stands after it; nothing without a limit.
    pub(crate) fn draw(&self, key: Key) -> Option<LimitStatus> {
        if self.rate.every.is_zero() {
            return None;
        }
        let now = Instant::now();
        let mut arrivals = held(&self.arrivals);
        // A /48 has several times the rate of each of its networks, so both have to agree.
        let wide = Rate {
            burst: self.rate.burst.saturating_mul(SITE),
            every: (self.rate.every / SITE).max(Duration::from_nanos(1)),
        };
        let keys = [Some((key, self.rate)), key.site().map(|site| (site, wide))];
        let keys = keys.into_iter().flatten();
        let (mut next, mut least) = (Vec::with_capacity(2), None::<LimitStatus>);
        for (key, rate) in keys {
            let most = rate.every * rate.burst;
            let rested = arrivals.of.get(&key).copied().unwrap_or(now).max(now);
            let ahead = rested + rate.every - now;
            let wait = ahead.saturating_sub(most);
            let taken = if wait.is_zero() { ahead } else { rested - now };
            let left = most.saturating_sub(taken).as_nanos() / rate.every.as_nanos();
            let remaining = u32::try_from(left).unwrap_or(u32::MAX);
            let level =
                LimitStatus { name: self.name, rate: self.rate, remaining, reset: taken, wait };
            next.push((key, rested + rate.every));
            if least.is_none_or(|least| (wait, least.remaining) > (least.wait, remaining)) {
                least = Some(level);
            }
        }
        if least.is_some_and(|level| level.wait.is_zero()) {
            for (key, at) in next {
                arrivals.set(key, at);
            }
            arrivals.tidy(now);
        }
        least
    }
}

/// The limiters of everything that is limited by time.
pub(crate) struct Rates {
    pub(crate) requests: RateLimiter,
    pub(crate) guests: RateLimiter,
    pub(crate) accounts: RateLimiter,
    pub(crate) tables_of_address: RateLimiter,
    pub(crate) tables_of_player: RateLimiter,
    pub(crate) orders_of_address: RateLimiter,
    pub(crate) orders: RateLimiter,
    pub(crate) chat: RateLimiter,
    pub(crate) sign_ins: RateLimiter,
    pub(crate) exports: RateLimiter,
    pub(crate) relations: RateLimiter,
    pub(crate) reports: RateLimiter,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: RateLimiter::new("requests", limits.requests),
            guests: RateLimiter::new("guests", limits.guests),
            accounts: RateLimiter::new("accounts", limits.accounts),
            tables_of_address: RateLimiter::new("tables-of-address", limits.tables_of_address),
            tables_of_player: RateLimiter::new("tables-of-player", limits.tables_of_player),
            orders_of_address: RateLimiter::new("orders-of-address", limits.orders_of_address),
            orders: RateLimiter::new("orders", limits.orders),
            chat: RateLimiter::new("chat", limits.chat),
            sign_ins: RateLimiter::new("sign-ins", limits.sign_ins),
            exports: RateLimiter::new("exports", limits.exports),
            relations: RateLimiter::new("relations", limits.relations),
            reports: RateLimiter::new("reports", limits.reports),
        }
    }

    /// Counts a table that someone opens, by player and by network.
    pub(crate) fn take_table(&self, caller: &Caller) -> Result<(), Refusal> {
        self.tables_of_player.take(caller.key()).map_err(Refusal::too_fast)?;
        let network = Key::Address(caller.address);
        self.tables_of_address.take(network).map_err(Refusal::too_fast)
    }
}

/// A semaphore with a bound for each address beside the one for all: permits for connections, sockets
/// and streams. Clones are the same.
#[derive(Clone)]
pub(crate) struct PermitPool(Arc<Counted>);

struct Counted {
    most: Most,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    overall: usize,
    by_key: HashMap<Key, usize>,
}

/// Why no permit is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// All permits are taken.
    Overall,
    /// The address has all it may have.
    Address,
}

/// A permit, free again when it is dropped.
pub(crate) struct Permit {
    pool: PermitPool,
    address: IpAddr,
}

/// The keys under which a permit of an address is counted.
fn counted_as(address: IpAddr) -> impl Iterator<Item = Key> {
    let key = Key::Address(address);
    [Some(key), key.site()].into_iter().flatten()
}

impl PermitPool {
    pub(crate) fn new(most: Most) -> Self {
        Self(Arc::new(Counted { most, taken: Mutex::default() }))
    }

    /// Takes a permit for an address.
    pub(crate) fn take(&self, address: IpAddr) -> Result<Permit, Full> {
        let most = self.0.most;
        let mut taken = held(&self.0.taken);
        if taken.overall >= most.overall {
            return Err(Full::Overall);
        }
        for key in counted_as(address) {
            let here = taken.by_key.get(&key).copied().unwrap_or(0);
            let times = if matches!(key, Key::Site(_)) { SITE as usize } else { 1 };
            // Who has none may have one.
            if here >= most.of_address.max(1).saturating_mul(times) {
                return Err(Full::Address);
            }
        }
        for key in counted_as(address) {
            *taken.by_key.entry(key).or_default() += 1;
        }
        taken.overall += 1;
        Ok(Permit { pool: self.clone(), address })
    }

    /// The number of permits that are taken.
    pub(crate) fn taken(&self) -> usize {
        held(&self.0.taken).overall
    }

    /// Waits until all permits are free.
    pub(crate) async fn empty(&self) {
        while self.taken() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = held(&self.pool.0.taken);
        taken.overall -= 1;
        for key in counted_as(self.address) {
            if let Some(here) = taken.by_key.get_mut(&key) {
                *here -= 1;
                if *here == 0 {
                    taken.by_key.remove(&key);
                }
            }
        }
    }
}

/// Counts stay true even if someone panicked while holding them: each change is one step.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn address(last: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, last))
    }

    /// How long a key has to wait if it takes one now; zero if it got one.
    fn wait(limiter: &RateLimiter, key: Key) -> Duration {
        limiter.take(key).map_or_else(|level| level.wait, |()| Duration::ZERO)
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_one_more_every_so_often() {
        let limiter = RateLimiter::new("test", Rate::new(3, 1000));
        let one = Key::Address(address(1));
        for _ in 0..3 {
            assert_eq!(limiter.take(one), Ok(()));
        }
        assert_eq!(wait(&limiter, one), Duration::from_secs(1));
        assert_eq!(limiter.take(Key::Address(address(2))), Ok(()));
        tokio::time::advance(Duration::from_millis(1500)).await;
        assert_eq!(limiter.take(one), Ok(()));
        assert_eq!(wait(&limiter, one), Duration::from_millis(500));
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!((0..9).filter(|_| limiter.take(one).is_ok()).count(), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn what_remains_is_told() {
        let limiter = RateLimiter::new("test", Rate::new(3, 1500));
        let one = Key::Address(address(1));
        let told = || limiter.draw(one).map(|level| (level.policy(), level.state()));
        let expected = |state: &str| Some(("\"test\";q=3;w=5".to_owned(), state.to_owned()));
        assert_eq!(told(), expected("\"test\";r=2;t=2"));
        assert_eq!(told(), expected("\"test\";r=1;t=3"));
        assert_eq!(told(), expected("\"test\";r=0;t=5"));
        assert_eq!(told(), expected("\"test\";r=0;t=5"));
        tokio::time::advance(Duration::from_millis(1500)).await;
        assert_eq!(told(), expected("\"test\";r=0;t=5"));
        assert_eq!(RateLimiter::new("test", Rate::UNBOUNDED).draw(one), None);
    }

    #[tokio::test(start_paused = true)]
    async fn memory_is_bounded() {
        let limiter = RateLimiter::new("test", Rate::new(1, 1000));
        for n in 0..REMEMBERED as u32 + 10 {
            let _ = limiter.take(Key::Address(IpAddr::V4(Ipv4Addr::from(n))));
        }
        let remembered = || {
            let arrivals = held(&limiter.arrivals);
            assert_eq!(arrivals.of.len(), arrivals.ordered.len());
            arrivals.of.len()
        };
        assert!(remembered() <= REMEMBERED);
        // Who has rested is forgotten as others come.
        tokio::time::advance(Duration::from_secs(2)).await;
        for n in 0..REMEMBERED as u32 / 3 + 10 {
            let _ = limiter.take(Key::Address(IpAddr::V4(Ipv4Addr::from(!n))));
        }
        assert!(remembered() <= REMEMBERED / 3 + 10, "{}", remembered());
    }

    #[tokio::test(start_paused = true)]
    async fn a_flood_of_strangers_frees_nobody() {
        let limiter = RateLimiter::new("test", Rate::new(5, 1000));
        let one = Key::Address(address(1));
        while limiter.take(one).is_ok() {}
        for n in 0..REMEMBERED as u32 + 10 {
            let _ = limiter.take(Key::Address(IpAddr::V4(Ipv4Addr::from(n + 1))));
        }
        assert!(limiter.take(one).is_err(), "a flood has made them new");
    }

    #[tokio::test(start_paused = true)]
    async fn all_networks_of_a_site_have_four_times_what_one_has() {
        let limiter = RateLimiter::new("test", Rate::new(3, 1000));
        let key = |site: u16, network: u16| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, site, network, 0, 0, 0, 0);
            Key::Address(IpAddr::V6(address))
        };
        let taken =
            |site, network| (0..9).filter(|_| limiter.take(key(site, network)).is_ok()).count();
        let all: Vec<usize> = (0..6).map(|network| taken(7, network)).collect();
        assert_eq!(all, [3, 3, 3, 3, 0, 0]);
        assert_eq!(taken(8, 0), 3);
        // What was refused for the site was not charged to the network.
        tokio::time::advance(Duration::from_secs(12)).await;
        assert_eq!(taken(7, 5), 3);
    }

    #[test]
    fn places_are_free_again() {
        let permits = PermitPool::new(Most { overall: 3, of_address: 2 });
        let held: Vec<_> = (0..2).map(|_| permits.take(address(1)).expect("free")).collect();
        assert_eq!(permits.take(address(1)).err(), Some(Full::Address));
        let other = permits.take(address(2)).expect("free");
        assert_eq!(permits.take(address(3)).err(), Some(Full::Overall));
        drop(held);
        assert_eq!(permits.taken(), 1);
        assert!(permits.take(address(1)).is_ok());
        drop(other);
        assert_eq!(permits.taken(), 0);
    }

    #[test]
    fn a_household_is_one() {
        let same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"];
        let [one, other] = same.map(|text| network_key(text.parse().expect("it is an address")));
        assert_eq!(one, other);
        let mapped: IpAddr = "::ffff:10.0.0.7".parse().expect("it is an address");
        assert_eq!(network_key(mapped), address(7));
    }
}
