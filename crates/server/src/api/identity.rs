//! Authentication: a guest is known by the cookie of their device, a program by its bearer token.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue, USER_AGENT};
use axum::http::request::Parts;
use remparts_protocol::{Code, SessionId};
use remparts_store::{KnownPlayer, Player};

use super::AppState;
use super::problem::Refusal;
use super::rates::{Key, LimitStatus};
use super::secret::{Hash, Secret};
use crate::guard::Visitor;
use crate::tables::now;

/// The name of the cookie over http, and over https until it was set anew.
const COOKIE_NAME: &str = "remparts-device";
/// Its name over https. Browsers take a cookie of such a name from this very host alone and from
/// https alone, so that no neighbor below the same domain can plant one.
const HOST_COOKIE_NAME: &str = "__Host-remparts-device";
/// As long as browsers keep a cookie at most.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// Extractor of who is asking.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The rate-limit key of the address: IPv4, or an IPv6 /64.
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
    /// The device or token that proved it.
    pub(crate) session: SessionId,
    hash: Hash,
}

/// A session is noted as used so often at most.
const NOTED: u64 = 12 * 60 * 60 * 1000;

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
    pub(crate) fn count_order(&self, app: &AppState) -> Result<(), LimitStatus> {
        app.rates.orders.take(self.key())?;
        app.rates.orders_of_address.take(Key::Address(self.address))
    }

    /// The session that asks, if anyone has said who they are.
    pub(crate) fn session(&self) -> Result<SessionId, Refusal> {
        self.known.as_ref().map(|known| known.session).ok_or_else(Refusal::unknown)
    }

    /// Whether the session that asked was ended since. A store that does not answer ends nothing.
    pub(crate) async fn is_ended(&self, app: &AppState) -> bool {
        let Some(known) = &self.known else { return false };
        matches!(known_by(app, known.hash.clone()).await, Ok(None))
    }

    /// Looks up what the player is called by now, and whether the session was ended.
    pub(crate) async fn refresh(&mut self, app: &AppState) -> Result<(), Refusal> {
        if let Some(known) = &self.known {
            self.known = known_by(app, known.hash.clone()).await?;
        }
        Ok(())
    }
}

impl FromRequestParts<Arc<AppState>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, Refusal> {
        let Visitor { address, secure } = Visitor::of(&parts.extensions);
        let mut outdated = None;
        let known = if let Some(said) = parts.headers.get(AUTHORIZATION) {
            let known = match bearer(said) {
                Some(token) => known_by(app, token.hash()).await?,
                None => None,
            };
            let wrong = || Refusal::new(Code::Unknown, "there is no such token");
            Some(known.filter(|known| known.player.account).ok_or_else(wrong)?)
        } else if let Some((secret, of_host)) = device(&parts.headers) {
            // A device that is not known is a new one.
            let known = known_by(app, secret.hash()).await?;
            let known = known.filter(|known| !known.player.account);
            outdated = Some(secret).filter(|_| secure && !of_host && known.is_some());
            known
        } else {
            None
        };
        Ok(Self { address, secure, known, outdated })
    }
}

async fn known_by(app: &AppState, hash: Hash) -> Result<Option<Known>, Refusal> {
    let found = app.store.player_of(hash.as_str()).await?;
    let Some(found) = found.filter(|found| hash.is(&found.hash)) else { return Ok(None) };
    let KnownPlayer { player, session, used, .. } = found;
    let now = now();
    if now.saturating_sub(used) > NOTED {
        // Whoever asks need not wait for it, and if it fails the next request notes it.
        let (store, player) = (app.store.clone(), player.id);
        tokio::spawn(async move { store.used(player, session, now).await });
    }
    Ok(Some(Known { player, session, hash }))
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

/// What makes a device forget who it is.
pub(crate) fn no_cookies() -> [HeaderValue; 2] {
    let plain =
        HeaderValue::from_static("remparts-device=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    let of_host = HeaderValue::from_static(
        "__Host-remparts-device=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    );
    [plain, of_host]
}

/// What a browser says it is, in few words: `Firefox, Linux`. It is shown to the player alone.
pub(crate) fn device_label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("");
    // The first that fits counts: most browsers also claim to be those further down.
    let find = |words: &[(&str, &'static str)]| {
        words.iter().find(|(word, _)| agent.contains(word)).map(|(_, name)| *name)
    };
    let browser = find(&[
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("Chrome", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
        ("remparts", "Remparts"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(system).collect::<Vec<_>>().join(", ")
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
