//! Why something could not be done.

use remparts_protocol::Problem;
use thiserror::Error;

/// Why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    /// The text is not the address of a server.
    #[error("`{0}` is not the address of a server, such as http://127.0.0.1:4747/")]
    Address(String),
    /// Nobody answers there.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// Something else than a server of tables answers there.
    #[error("the server answers something that cannot be understood: {0}")]
    Strange(String),
    /// The server says no.
    #[error(transparent)]
    Refused(#[from] Problem),
    /// The connection was lost before the answer, and the order cannot be given twice.
    #[error("the connection was lost, so nobody knows whether it was done")]
    Unsure,
    /// The connection has ended.
    #[error("the connection has ended")]
    Ended,
}

/// As much of what a stranger says as is shown: one short line.
pub(crate) fn cut(text: &str) -> String {
    const SHOWN: usize = 120;
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let shown: String = text.chars().take(SHOWN).map(plain).collect();
    if text.chars().nth(SHOWN).is_some() { shown + "..." } else { shown }
}
