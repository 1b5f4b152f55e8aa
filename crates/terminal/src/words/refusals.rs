//! What is said when a move is refused.

use remparts_screen::{EdgeName, Misfit, Reason};

/// What is said when a move is refused.
pub trait RefusalWords {
    /// Why, and what to do instead. `names` are those of the seats in order.
    fn reason(&self, reason: &Reason, names: &[String]) -> String;

    /// What would end on which cell if a tile were laid there, and what to do instead.
    fn misfit(&self, misfit: &Misfit) -> String;

    /// The rule it rests on, as it is named after a reason.
    fn rule(&self, rule: &str) -> String;
}

/// The family of a rule: its ID without what says that it is a ruling, and without its number.
pub(super) fn family(rule: &str) -> &str {
    let rule = rule.strip_prefix("RUL-").unwrap_or(rule);
    rule.rsplit_once('-').map_or(rule, |(family, _)| family)
}

/// Who sits on a seat; nothing if nobody does.
pub(super) fn name(names: &[String], seat: u8) -> &str {
    names.get(usize::from(seat)).map_or("", String::as_str)
}

/// Whether something would be broken off where it meets something else: all but bare ground, which
/// merely has to be there.
pub(super) const fn can_end(edge: EdgeName) -> bool {
    !matches!(edge, EdgeName::Field | EdgeName::Market | EdgeName::Homes)
}
