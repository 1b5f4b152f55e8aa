//! How often, and how many.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use remparts_protocol::PlayerId;
use tokio::time::{Instant, sleep};

use super::identity::Caller;
use super::problem::Refusal;
use crate::settings::{Limits, Most, Rate};

/// So many are remembered. Who has not come for a while is as good as new and forgotten first.
const REMEMBERED: usize = 50_000;

/// Whom a network of one household shares: an address, or of the new kind the first half.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Key {
    /// A household.
    Address(IpAddr),
    /// A player.
    Player(PlayerId),
}

/// Of each one, when they would be as good as new.
pub(crate) struct Buckets {
    rate: Rate,
    rested: Mutex<HashMap<Key, Instant>>,
}

impl Buckets {
    fn new(rate: Rate) -> Self {
        Self { rate, rested: Mutex::default() }
    }

    /// Takes one.
    ///
    /// # Errors
    ///
    /// If there is none; how long it takes until there is one.
    pub(crate) fn take(&self, key: Key) -> Result<(), Duration> {
        if self.rate.every.is_zero() {
            return Ok(());
        }
        let now = Instant::now();
        let mut all = held(&self.rested);
        if all.len() >= REMEMBERED && !all.contains_key(&key) {
            all.retain(|_, rested| *rested > now);
            if all.len() >= REMEMBERED {
                // Too many at once: memory is bounded, so all begin anew.
                all.clear();
            }
        }
        let rested = all.entry(key).or_insert(now);
        let next = (*rested).max(now) + self.rate.every;
        let ahead = next - now;
        let most = self.rate.every * self.rate.burst;
        if ahead > most {
            return Err(ahead - most);
        }
        *rested = next;
        Ok(())
    }
}

/// All that is counted by time.
pub(crate) struct Rates {
    pub(crate) requests: Buckets,
    pub(crate) guests: Buckets,
    pub(crate) accounts: Buckets,
    pub(crate) tables_of_address: Buckets,
    pub(crate) tables_of_player: Buckets,
    pub(crate) orders: Buckets,
    pub(crate) chat: Buckets,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: Buckets::new(limits.requests),
            guests: Buckets::new(limits.guests),
            accounts: Buckets::new(limits.accounts),
            tables_of_address: Buckets::new(limits.tables_of_address),
            tables_of_player: Buckets::new(limits.tables_of_player),
            orders: Buckets::new(limits.orders),
            chat: Buckets::new(limits.chat),
        }
    }

    /// Counts a table that someone opens, by player and by network.
    pub(crate) fn take_table(&self, caller: &Caller) -> Result<(), Refusal> {
        self.tables_of_player.take(caller.key()).map_err(Refusal::too_fast)?;
        let network = Key::Address(caller.address);
        self.tables_of_address.take(network).map_err(Refusal::too_fast)
    }
}

/// Places for things that last.
#[derive(Clone)]
pub(crate) struct Places(Arc<Counted>);

struct Counted {
    most: Most,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    overall: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// Everything is taken.
    Overall,
    /// The address has all it may have.
    Address,
}

/// A place, free again when it is dropped.
pub(crate) struct Place {
    places: Places,
    address: IpAddr,
}

impl Places {
    pub(crate) fn new(most: Most) -> Self {
        Self(Arc::new(Counted { most, taken: Mutex::default() }))
    }

    /// Takes a place for a household.
    pub(crate) fn take(&self, address: IpAddr) -> Result<Place, Full> {
        let most = self.0.most;
        let mut taken = held(&self.0.taken);
        if taken.overall >= most.overall {
            return Err(Full::Overall);
        }
        let here = taken.by_address.entry(address).or_default();
        // Who has none may have one, so no empty entry stays behind.
        if *here >= most.of_address.max(1) {
            return Err(Full::Address);
        }
        *here += 1;
        taken.overall += 1;
        Ok(Place { places: self.clone(), address })
    }

    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        held(&self.0.taken).overall
    }

    /// Comes true when all are free.
    pub(crate) async fn empty(&self) {
        while self.taken() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = held(&self.places.0.taken);
        taken.overall -= 1;
        if let Some(here) = taken.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                taken.by_address.remove(&self.address);
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

    #[tokio::test(start_paused = true)]
    async fn so_many_at_once_and_one_more_every_so_often() {
        let buckets = Buckets::new(Rate::new(3, 1000));
        let one = Key::Address(address(1));
        for _ in 0..3 {
            assert_eq!(buckets.take(one), Ok(()));
        }
        assert_eq!(buckets.take(one), Err(Duration::from_secs(1)));
        assert_eq!(buckets.take(Key::Address(address(2))), Ok(()));
        tokio::time::advance(Duration::from_millis(1500)).await;
        assert_eq!(buckets.take(one), Ok(()));
        assert_eq!(buckets.take(one), Err(Duration::from_millis(500)));
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!((0..9).filter(|_| buckets.take(one).is_ok()).count(), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn memory_is_bounded() {
        let buckets = Buckets::new(Rate::new(1, 1000));
        for n in 0..REMEMBERED as u32 + 10 {
            let _ = buckets.take(Key::Address(IpAddr::V4(Ipv4Addr::from(n))));
        }
        assert!(held(&buckets.rested).len() <= REMEMBERED);
    }

    #[test]
    fn places_are_free_again() {
        let places = Places::new(Most { overall: 3, of_address: 2 });
        let held: Vec<_> = (0..2).map(|_| places.take(address(1)).expect("free")).collect();
        assert_eq!(places.take(address(1)).err(), Some(Full::Address));
        let other = places.take(address(2)).expect("free");
        assert_eq!(places.take(address(3)).err(), Some(Full::Overall));
        drop(held);
        assert_eq!(places.taken(), 1);
        assert!(places.take(address(1)).is_ok());
        drop(other);
        assert_eq!(places.taken(), 0);
    }

    #[test]
    fn a_household_is_one() {
        let same = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"];
        let [one, other] = same.map(|text| household(text.parse().expect("it is an address")));
        assert_eq!(one, other);
        let mapped: IpAddr = "::ffff:10.0.0.7".parse().expect("it is an address");
        assert_eq!(household(mapped), address(7));
    }
}
