//! `Visitor`: someone at a server, and the requests that need no socket.

use crate::connection::{Connection, Settings};
use crate::failure::{Failure, cut};
use crate::server::Server;
use remparts_protocol::{
    Command, Lobby, Me, Message, Mine, NewName, NewReport, Opened, Problem, ReportId, Reported,
    TableId, TableWish,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ureq::http::{Request, StatusCode, header};

/// Name of the cookie by which a server knows a device.
const COOKIE: &str = "remparts-device";
/// The name that servers use over https; they accept both.
const HOST_COOKIE: &str = "__Host-remparts-device";
/// Most bytes of an answer: a page of finished games is the longest.
const LONGEST: u64 = 16 << 20;

/// The credentials of a visitor. Deliberately without `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub enum Proof {
    /// No credentials: an anonymous visitor.
    Nobody,
    /// The secret of a device, for guests.
    Device(String),
    /// The token of an account.
    Token(String),
}

impl Proof {
    /// The HTTP header that carries it.
    pub(crate) fn header(&self) -> Option<(&'static str, String)> {
        match self {
            Self::Nobody => None,
            Self::Device(secret) => Some(("cookie", format!("{COOKIE}={secret}"))),
            Self::Token(token) => Some(("authorization", format!("Bearer {token}"))),
        }
    }
}

/// Someone at a server. Cheap to clone.
#[derive(Clone)]
pub struct Visitor {
    pub(crate) server: Server,
    pub(crate) proof: Proof,
}

/// The answer to a command that was sent as a request.
#[derive(Deserialize)]
struct Made {
    seq: u32,
}

impl Visitor {
    /// The server that is visited.
    #[must_use]
    pub const fn server(&self) -> &Server {
        &self.server
    }

    /// The credentials of this visitor.
    #[must_use]
    pub const fn proof(&self) -> &Proof {
        &self.proof
    }

    /// The same visitor at another node of the same service.
    #[must_use]
    pub fn at(&self, server: &Server) -> Self {
        server.visitor(self.proof.clone())
    }

    /// A socket to a table. It is opened in the background, and kept open until dropped.
    ///
    /// Needs a tokio runtime.
    #[must_use]
    pub fn connect(&self, table: TableId, settings: Settings) -> Connection {
        Connection::open(self.clone(), table, settings)
    }

    /// The player that this visitor is; `None` for an anonymous one.
    ///
    /// # Errors
    ///
    /// As all questions: when the server cannot be reached, refuses, or is no server of tables.
    pub async fn me(&self) -> Result<Option<Me>, Failure> {
        self.get("/me").await
    }

    /// Changes the name of the player.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn rename(&self, name: &str) -> Result<Me, Failure> {
        self.ask("PUT", "/me", Some(&NewName { name: name.to_owned() })).await?.read()
    }

    /// The tables at which this visitor has a seat.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn tables(&self) -> Result<Vec<Mine>, Failure> {
        self.get("/me/tables").await
    }

    /// The tables for everyone, as many as a server shows at once.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn lobby(&self) -> Result<Lobby, Failure> {
        self.get("/tables").await
    }

    /// Reports a player to the operators of the server.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn report(&self, report: &NewReport) -> Result<ReportId, Failure> {
        let reported: Reported = self.ask("POST", "/reports", Some(report)).await?.read()?;
        Ok(reported.id)
    }

    /// Opens a table.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn open(&self, wish: &TableWish) -> Result<TableId, Failure> {
        let opened: Opened = self.ask("POST", "/tables", Some(wish)).await?.read()?;
        Ok(opened.id)
    }

    /// A table as this visitor sees it.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn table(&self, table: TableId) -> Result<Message, Failure> {
        self.get(&format!("/tables/{table}")).await
    }

    /// The log of a game as this visitor may know it.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn log(&self, table: TableId) -> Result<String, Failure> {
        Ok(self.ask("GET", &format!("/tables/{table}/log"), NOTHING).await?.text)
    }

    /// The file of a tile set that the server has, by its digest. Whoever reads it should find that
    /// digest again: a server may be anyone.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn tile_file(&self, digest: &str) -> Result<String, Failure> {
        Ok(self.ask("GET", &format!("/tiles/{digest}"), NOTHING).await?.text)
    }

    /// Gives a command without a socket, and returns which event it made.
    ///
    /// # Errors
    ///
    /// Fails as [`Visitor::me`] does.
    pub async fn order(&self, table: TableId, command: &Command) -> Result<u32, Failure> {
        let path = format!("/tables/{table}/orders");
        let made: Made = self.ask("POST", &path, Some(command)).await?.read()?;
        Ok(made.seq)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        self.ask("GET", path, NOTHING).await?.read()
    }

    /// Sends a request, which may block a thread for a while.
    pub(crate) async fn ask<T: Serialize>(
        &self,
        method: &'static str,
        path: &str,
        body: Option<&T>,
    ) -> Result<Answer, Failure> {
        let body = body.map(|body| serde_json::to_vec(body).expect("wishes are plain data"));
        let (visitor, url) = (self.clone(), self.server.address.http(path));
        let asked = tokio::task::spawn_blocking(move || visitor.ask_now(method, &url, body));
        asked.await.map_err(|_| Failure::Ended)?
    }

    fn ask_now(&self, method: &str, url: &str, body: Option<Vec<u8>>) -> Result<Answer, Failure> {
        let mut request = Request::builder().method(method).uri(url);
        request = request.header(header::ORIGIN, self.server.address.origin());
        if let Some((name, value)) = self.proof.header() {
            request = request.header(name, value);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let strange = |error: &dyn std::error::Error| Failure::Strange(cut(&error.to_string()));
        let unreachable = |error: ureq::Error| Failure::Unreachable(cut(&error.to_string()));
        let answer = match body {
            Some(body) => self.server.agent.run(request.body(body).map_err(|e| strange(&e))?),
            None => self.server.agent.run(request.body(()).map_err(|e| strange(&e))?),
        };
        let mut answer = answer.map_err(unreachable)?;
        let device = answer.headers().get_all(header::SET_COOKIE).iter().find_map(|cookie| {
            let (name, value) = cookie.to_str().ok()?.split(';').next()?.split_once('=')?;
            [COOKIE, HOST_COOKIE].contains(&name.trim()).then(|| value.trim().to_owned())
        });
        let status = answer.status();
        let text = answer.body_mut().with_config().limit(LONGEST).read_to_string();
        let text = text.map_err(unreachable)?;
        if status.is_success() { Ok(Answer { text, device }) } else { Err(refusal(status, &text)) }
    }
}

/// A request without a body.
const NOTHING: Option<&()> = None;

/// The failure that an answer other than success means.
pub(crate) fn refusal(status: StatusCode, text: &str) -> Failure {
    match serde_json::from_str::<Problem>(text) {
        Ok(problem) => Failure::Refused(problem),
        // Not from our server: a proxy whose server is not there, or the page.
        Err(_) if status.is_server_error() => Failure::Unreachable(status.to_string()),
        Err(_) => Failure::Strange(status.to_string()),
    }
}

/// An answer that means success.
pub(crate) struct Answer {
    text: String,
    /// The secret of a device, if the server set one.
    pub(crate) device: Option<String>,
}

impl Answer {
    /// The body, read as JSON.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_str(&self.text).map_err(|error| Failure::Strange(cut(&error.to_string())))
    }
}
