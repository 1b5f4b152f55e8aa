//! Logs of tables for operators, straight from the store.

use super::outages::Outages;
use super::sheet::Sheet;
use crate::random;
use remparts_engine::kernel::dealer::Seed;
use remparts_protocol::{Code, Problem, TableId};
use remparts_store::Kept;

/// The log of a table as anyone may know it, from what the store keeps: complete once the game is
/// over. Nothing is woken for it.
///
/// # Errors
///
/// When what is kept cannot be read.
pub fn log_of(id: TableId, kept: &Kept) -> Result<String, Problem> {
    let seed = random::read_hex(&kept.seed).map(Seed::from_bytes);
    let seed = seed.ok_or_else(|| Problem::new(Code::Unreadable, "its seed is broken"))?;
    Ok(Sheet::load(id, seed, Outages::default(), &kept.lines)?.log(None))
}
