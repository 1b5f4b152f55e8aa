//! A fair queue (start-time fair queueing): networks take turns, and within a network its players do,
//! each by the time that was spent on it. Who asks for much waits longer, and nobody else does.

use remparts_protocol::PlayerId;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;

/// For whom something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Owner {
    /// Where they were last seen, as a rate-limit key: an IPv4 address or an IPv6 /64; nothing if
    /// they were not seen since the server started.
    pub(crate) network: Option<IpAddr>,
    /// The player who opened the table.
    pub(crate) player: PlayerId,
}

/// What takes turns at the upper level. A player whose network is not known is one of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Network {
    Of(IpAddr),
    Alone(PlayerId),
}

impl Owner {
    fn network(self) -> Network {
        self.network.map_or(Network::Alone(self.player), Network::Of)
    }
}

/// Items that wait. The bound on their number is the caller's, since taking one looks at all.
pub(crate) struct FairQueue<T> {
    waiting: Vec<Waiting<T>>,
    networks: Served<Network>,
    players: Served<PlayerId>,
}

struct Waiting<T> {
    owner: Owner,
    /// What it will take, in milliseconds.
    cost: u64,
    item: T,
}

/// Virtual time of one level, in milliseconds of work.
struct Served<K> {
    /// The start tag of what was served last; whoever comes anew begins here.
    now: u64,
    /// When what each was given is paid for. Those that are not in it owe nothing.
    until: HashMap<K, u64>,
}

impl<K: Hash + Eq> Served<K> {
    /// The start tag of the next item of this one.
    fn start(&self, key: &K) -> u64 {
        self.until.get(key).map_or(self.now, |until| self.now.max(*until))
    }

    fn serve(&mut self, key: K, cost: u64) {
        self.now = self.start(&key);
        let now = self.now;
        self.until.insert(key, now + cost);
        self.until.retain(|_, until| *until > now);
    }
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        let (networks, players) =
            (Served { now: 0, until: HashMap::new() }, Served { now: 0, until: HashMap::new() });
        Self { waiting: Vec::new(), networks, players }
    }
}

impl<T> FairQueue<T> {
    /// Lets an item wait for its turn.
    pub(crate) fn push(&mut self, owner: Owner, cost: u64, item: T) {
        self.waiting.push(Waiting { owner, cost, item });
    }

    /// Takes the item whose turn it is.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let tag = |waiting: &Waiting<T>| {
            let Owner { player, .. } = waiting.owner;
            (self.networks.start(&waiting.owner.network()), self.players.start(&player))
        };
        // Of equals the one that has waited longest, which stands first.
        let next = (0..self.waiting.len()).min_by_key(|index| tag(&self.waiting[*index]))?;
        let Waiting { owner, cost, item } = self.waiting.remove(next);
        self.networks.serve(owner.network(), cost);
        self.players.serve(owner.player, cost);
        Some(item)
    }

    /// Forgets items that nobody wants any longer.
    pub(crate) fn retain(&mut self, wanted: impl Fn(&T) -> bool) {
        self.waiting.retain(|waiting| wanted(&waiting.item));
    }

    /// The number of items that wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// How many items of the owner's network wait, and how many of the owner's own.
    pub(crate) fn of(&self, owner: Owner) -> (usize, usize) {
        let network = owner.network();
        let near = self.waiting.iter().filter(|waiting| waiting.owner.network() == network);
        let own = self.waiting.iter().filter(|waiting| waiting.owner.player == owner.player);
        (near.count(), own.count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(network: u8, player: u8) -> Owner {
        let address = (network > 0).then(|| IpAddr::from([10, 0, 0, network]));
        Owner { network: address, player: PlayerId::from_entropy([player; 32]) }
    }

    fn order(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn a_stranger_is_next_however_much_others_want() {
        let mut queue = FairQueue::default();
        (0..60).for_each(|_| queue.push(owner(1, 1), 2_500, "much"));
        assert_eq!(queue.pop(), Some("much"));
        queue.push(owner(2, 2), 2_500, "stranger");
        assert_eq!(queue.pop(), Some("stranger"));
        assert_eq!(queue.len(), 59);
        assert_eq!(queue.of(owner(1, 1)), (59, 59));
    }

    #[test]
    fn many_players_of_one_network_share_its_turn() {
        let mut queue = FairQueue::default();
        for player in 1..=20 {
            queue.push(owner(1, player), 100, "crowd");
        }
        (0..3).for_each(|_| queue.push(owner(2, 99), 100, "single"));
        let first: Vec<_> = order(&mut queue).into_iter().take(6).collect();
        assert_eq!(first.iter().filter(|name| **name == "single").count(), 3, "{first:?}");
    }

    #[test]
    fn players_of_a_network_take_turns() {
        let mut queue = FairQueue::default();
        (0..4).for_each(|_| queue.push(owner(1, 1), 100, "one"));
        queue.push(owner(1, 2), 100, "other");
        assert_eq!(order(&mut queue)[..2], ["one", "other"]);
    }

    #[test]
    fn what_costs_more_is_served_less_often() {
        let mut queue = FairQueue::default();
        (0..8).for_each(|_| queue.push(owner(1, 1), 300, "dear"));
        (0..8).for_each(|_| queue.push(owner(0, 2), 100, "cheap"));
        let first: Vec<_> = order(&mut queue).into_iter().take(8).collect();
        assert_eq!(first.iter().filter(|name| **name == "cheap").count(), 6, "{first:?}");
    }

    #[test]
    fn nobody_is_remembered_who_owes_nothing() {
        let mut queue = FairQueue::default();
        for player in 1..=200 {
            queue.push(owner(player, player), 10, "once");
        }
        order(&mut queue);
        queue.push(owner(250, 250), 10, "late");
        order(&mut queue);
        assert!(queue.networks.until.len() <= 201);
        (0..5).for_each(|_| queue.push(owner(250, 250), 1_000, "late"));
        order(&mut queue);
        assert_eq!(queue.networks.until.len(), 1);
    }
}
