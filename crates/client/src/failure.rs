//! The errors of the client.

use remparts_protocol::Problem;
use thiserror::Error;

/// The reason why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    /// The text is not the address of a server.
    #[error("`{0}` is not the address of a server, such as http://127.0.0.1:4747/")]
    Address(String),
    /// No server answers at that address.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// Something other than a server of tables answers there.
    #[error("the server answers something that cannot be understood: {0}")]
    Strange(String),
    /// The server refuses, with its reason.
    #[error(transparent)]
    Refused(#[from] Problem),
    /// The connection was lost before the answer, and the command cannot be sent twice.
    #[error("the connection was lost, so nobody knows whether it was done")]
    Unsure,
    /// The connection has ended.
    #[error("the connection has ended")]
    Ended,
}

/// Untrusted text cut for messages: one short line.
pub(crate) fn cut(text: &str) -> String {
    const SHOWN: usize = 120;
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let shown: String = text.chars().take(SHOWN).map(plain).collect();
    if text.chars().nth(SHOWN).is_some() { shown + "..." } else { shown }
}
