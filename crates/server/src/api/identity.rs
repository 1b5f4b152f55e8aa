//! Who is asking: a guest by the cookie of their device, a program by its token.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use remparts_protocol::Code;
use remparts_store::Player;

use super::Door;
use super::problem::Refusal;
use super::rates::{Key, Level};
use super::secret::{Hash, Secret};
use crate::guard::Visitor;

/// The name of the cookie over http, and over https until it was set anew.
const COOKIE_NAME: &str = "remparts-device";
/// Its name over https. Browsers take a cookie of such a name from this very host alone and from
/// https alone, so that no neighbor below the same domain can plant one.
const HOST_COOKIE_NAME: &str = "__Host-remparts-device";
/// As long as browsers keep a cookie at most.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// Who is asking.
#[derive(Clone)]
pub(crate) struct Caller {
    /// From which household.
    pub(crate) address: IpAddr,
    /// Whether nobody on the way can read along.
    pub(crate) secure: bool,
    /// Who it is, if they have said so.
    pub(crate) known: Option<Known>,
    /// The secret of a device that came by https under the old name of its cookie.
    pub(crate) outdated: Option<Secret>,
}

/// Someone who has proved who they are.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) player: Player,
    hash: Hash,
}

impl Caller {
    /// The player, if anyone has said who they are.
    pub(crate) fn player(&self) -> Result<&Player, Refusal> {
        self.known.as_ref().map(|known| &known.player).ok_or_else(Refusal::unknown)
    }

    /// By whom they are counted.
    pub(crate) fn key(&self) -> Key {
        let player = self.known.as_ref().map(|known| known.player.id);
        player.map_or(Key::Address(self.address), Key::Player)
    }

    /// Counts an order, or a frame that is none, for the player and for the address: whoever has
    /// many players has no more than a school.
    ///
    /// # Errors
    ///
    /// If it comes too fast.
    pub(crate) fn count_order(&self, door: &Door) -> Result<(), Level> {
        door.rates.orders.take(self.key())?;
        door.rates.orders_of_address.take(Key::Address(self.address))
    }

    /// Looks up what the player is called by now.
    pub(crate) async fn refresh(&mut self, door: &Door) -> Result<(), Refusal> {
        if let Some(known) = &self.known {
            self.known = known_by(door, known.hash.clone()).await?;
        }
        Ok(())
    }
}

impl FromRequestParts<Arc<Door>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, door: &Arc<Door>) -> Result<Self, Refusal> {
        let Visitor { address, secure } = Visitor::of(&parts.extensions);
        let mut outdated = None;
        let known = if let Some(said) = parts.headers.get(AUTHORIZATION) {
            let known = match bearer(said) {
                Some(token) => known_by(door, token.hash()).await?,
                None => None,
            };
            let wrong = || Refusal::new(Code::Unknown, "there is no such token");
            Some(known.filter(|known| known.player.account).ok_or_else(wrong)?)
        } else if let Some((secret, of_host)) = device(&parts.headers) {
            // A device that is not known is a new one.
            let known = known_by(door, secret.hash()).await?;
            let known = known.filter(|known| !known.player.account);
            outdated = Some(secret).filter(|_| secure && !of_host && known.is_some());
            known
        } else {
            None
        };
        Ok(Self { address, secure, known, outdated })
    }
}

async fn known_by(door: &Door, hash: Hash) -> Result<Option<Known>, Refusal> {
    let found = door.store.player_of(hash.as_str()).await?;
    Ok(found.filter(|(_, kept)| hash.is(kept)).map(|(player, _)| Known { player, hash }))
}

fn bearer(said: &HeaderValue) -> Option<Secret> {
    let (scheme, token) = said.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Secret::read(token.trim()))?
}

/// What the device of a guest says, and whether under the name that only this host can set. That one
/// comes first.
pub(crate) fn device(headers: &HeaderMap) -> Option<(Secret, bool)> {
    let said = |wanted: &str| {
        let lists = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let mut cookies = lists.flat_map(|list| list.split(';')).filter_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == wanted).then_some(value)
        });
        cookies.find_map(Secret::read)
    };
    let of_host = said(HOST_COOKIE_NAME).map(|secret| (secret, true));
    of_host.or_else(|| said(COOKIE_NAME).map(|secret| (secret, false)))
}

/// What a device is to remember. Links from elsewhere must find their seat, so the cookie comes
/// along with those; requests that change something are held against their origin as well.
pub(crate) fn cookie(secret: &Secret, secure: bool) -> HeaderValue {
    let (name, secure) = if secure { (HOST_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
    let text = format!(
        "{name}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}",
        secret.tell()
    );
    let mut value = HeaderValue::from_str(&text).expect("hex digits and plain words");
    value.set_sensitive(true);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_of_the_device_is_found_among_others() {
        let secret = "0123456789abcdef".repeat(4);
        for (lists, found) in [
            (vec![format!("remparts-device={secret}")], true),
            (vec![format!("a=b; remparts-device={secret}; c=d")], true),
            (vec!["a=b".to_owned(), format!("remparts-device={secret}")], true),
            (vec![format!("remparts-device=no; remparts-device={secret}")], true),
            (vec![format!("xremparts-device={secret}")], false),
            (vec![format!("__Host-remparts-device={secret}")], true),
            (vec![format!("__host-remparts-device={secret}")], false),
            (vec![format!("remparts-device={secret}0")], false),
            (vec![], false),
        ] {
            let mut headers = HeaderMap::new();
            for list in &lists {
                headers.append(COOKIE, list.parse().expect("it is plain text"));
            }
            assert_eq!(device(&headers).is_some(), found, "{lists:?}");
        }
    }

    #[test]
    fn a_token_stands_after_its_scheme() {
        let token = "0123456789abcdef".repeat(4);
        for (said, found) in [
            (format!("Bearer {token}"), true),
            (format!("bearer  {token}"), true),
            (format!("Basic {token}"), false),
            (token.clone(), false),
            (String::new(), false),
        ] {
            let value = HeaderValue::from_str(&said).expect("it is plain text");
            assert_eq!(bearer(&value).is_some(), found, "{said}");
        }
    }
}
