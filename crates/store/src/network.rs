//! IP networks in CIDR notation.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use thiserror::Error;

/// Prefix length by which IPv6 addresses are grouped: a household usually has a whole /64.
const HOUSEHOLD: u8 = 64;
/// Shortest prefixes that are accepted; shorter ones would hold far too many strangers.
const LEAST_V4: u8 = 8;
const LEAST_V6: u8 = 16;

/// An IP network: all addresses that begin with the same `bits`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

/// The text is no IP network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a network is 203.0.113.7, 203.0.113.0/24 (8 to 32 bits) or 2001:db8::/64 (16 to 64 bits)")]
pub struct UnreadableNetwork;

impl Network {
    /// Whether an address belongs to the network.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        masked(address.to_canonical(), self.bits) == Some(self.first)
    }
}

/// An address with all bits after the first `bits` cleared; `None` if it is not that long.
fn masked(address: IpAddr, bits: u8) -> Option<IpAddr> {
    Some(match address {
        IpAddr::V4(address) => {
            let rest = 32_u32.checked_sub(bits.into())?;
            let mask = u32::MAX.checked_shl(rest).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & mask))
        }
        IpAddr::V6(address) => {
            let rest = 128_u32.checked_sub(bits.into())?;
            let mask = u128::MAX.checked_shl(rest).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
        }
    })
}

impl FromStr for Network {
    type Err = UnreadableNetwork;

    fn from_str(text: &str) -> Result<Self, UnreadableNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| UnreadableNetwork)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| UnreadableNetwork)?;
        let address = address.to_canonical();
        let (least, most) = if address.is_ipv4() { (LEAST_V4, 32) } else { (LEAST_V6, HOUSEHOLD) };
        let bits: u8 = bits.unwrap_or(most);
        let first = masked(address, bits).filter(|_| (least..=most).contains(&bits));
        Ok(Self { first: first.ok_or(UnreadableNetwork)?, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_read_and_written_by_their_first_bits() {
        for (text, written) in [
            ("203.0.113.7", "203.0.113.7/32"),
            ("203.0.113.7/24", "203.0.113.0/24"),
            ("::ffff:203.0.113.7", "203.0.113.7/32"),
            ("2001:db8:1:2:3::9", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::/48", "2001:db8:1::/48"),
        ] {
            let network: Network = text.parse().expect("it is a network");
            assert_eq!(network.to_string(), written);
            assert_eq!(written.parse(), Ok(network));
        }
        for wrong in [
            "",
            "x",
            "203.0.113.7/",
            "203.0.113.7/33",
            "0.0.0.0/0",
            "::/0",
            "2001:db8::/65",
            "1.2.3",
        ] {
            assert_eq!(wrong.parse::<Network>(), Err(UnreadableNetwork), "{wrong}");
        }
    }

    #[test]
    fn addresses_belong_to_their_networks_alone() {
        let belongs = |network: &str, address: &str| {
            let network: Network = network.parse().expect("it is a network");
            network.contains(address.parse().expect("it is an address"))
        };
        assert!(belongs("203.0.113.0/24", "203.0.113.255"));
        assert!(belongs("203.0.113.0/24", "::ffff:203.0.113.9"));
        assert!(!belongs("203.0.113.0/24", "203.0.114.0"));
        assert!(belongs("2001:db8::/48", "2001:db8:0:9::"));
        assert!(!belongs("2001:db8::/48", "2001:db8:1::"));
        assert!(!belongs("2001:db8::/48", "203.0.113.7"));
        assert!(!belongs("203.0.113.7", "2001:db8::"));
    }
}
