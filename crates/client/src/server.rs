//! `Server`: a server of tables by its address.

use crate::address::Address;
use crate::failure::Failure;
use crate::visitor::{Proof, Visitor};
use remparts_protocol::{Account, NewAccount, NewName, TableId};
use std::net::IpAddr;
use std::time::Duration;
use ureq::Agent;

/// Timeout of a request.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server of tables, by its address. Cheap to clone.
#[derive(Clone)]
pub struct Server {
    pub(crate) address: Address,
    pub(crate) agent: Agent,
}

impl Server {
    /// A server by its address: `http`, `https`, `ws` or `wss`.
    ///
    /// # Errors
    ///
    /// When the text is not an address. Whether someone is there shows later.
    pub fn new(url: &str) -> Result<Self, Failure> {
        Self::with_table(url).map(|(server, _)| server)
    }

    /// A server, and the table that the address names, if it does.
    ///
    /// # Errors
    ///
    /// When the text is not an address.
    pub fn with_table(url: &str) -> Result<(Self, Option<TableId>), Failure> {
        let (address, table) = Address::read(url)?;
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            // No proxy: sockets go straight to the server, and so do requests.
            .proxy(None)
            .user_agent(concat!("remparts/", env!("CARGO_PKG_VERSION")))
            .build();
        Ok((Self { address, agent: config.into() }, table))
    }

    /// Whether the server is on this machine, as far as the address tells.
    #[must_use]
    pub fn is_local(&self) -> bool {
        let host = self.address.host();
        let number = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        host == "localhost" || number.is_ok_and(|number| number.is_loopback())
    }

    /// The address of its page, without a slash at its end.
    #[must_use]
    pub fn home(&self) -> String {
        self.address.home()
    }

    /// The address of a table, for people.
    #[must_use]
    pub fn page(&self, table: TableId) -> String {
        self.address.page(table)
    }

    /// An anonymous visitor, who may look on and no more.
    #[must_use]
    pub fn nobody(&self) -> Visitor {
        self.visitor(Proof::Nobody)
    }

    /// A visitor who can prove already who they are.
    #[must_use]
    pub fn visitor(&self, proof: Proof) -> Visitor {
        Visitor { server: self.clone(), proof }
    }

    /// A new guest.
    ///
    /// # Errors
    ///
    /// When the server cannot be reached or wants no guest of this name.
    pub async fn guest(&self, name: &str) -> Result<Visitor, Failure> {
        let named = NewName { name: name.to_owned() };
        let nobody = self.nobody();
        let answer = nobody.ask("PUT", "/me", Some(&named)).await?;
        let device = answer.device.clone().ok_or_else(|| {
            Failure::Strange("it gives new guests nothing to know them by".to_owned())
        })?;
        Ok(self.visitor(Proof::Device(device)))
    }

    /// A new account for a program. Its token is told this once.
    ///
    /// # Errors
    ///
    /// When the server cannot be reached or wants no account of this name.
    pub async fn account(&self, name: &str) -> Result<(Account, Visitor), Failure> {
        let named = NewAccount { name: name.to_owned() };
        let answer = self.nobody().ask("POST", "/accounts", Some(&named)).await?;
        let account: Account = answer.read()?;
        let visitor = self.visitor(Proof::Token(account.token.clone()));
        Ok((account, visitor))
    }
}
