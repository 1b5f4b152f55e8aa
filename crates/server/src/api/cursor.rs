//! Where a page of a list begins.

use remparts_protocol::{Code, TableId};

use super::problem::Refusal;

/// The place after a table that something happened at last at a time.
pub(crate) fn write(time: u64, id: TableId) -> String {
    format!("{time}-{id}")
}

/// The place that a cursor stands for.
///
/// # Errors
///
/// When it is none.
pub(crate) fn read(cursor: &str) -> Result<(u64, TableId), Refusal> {
    parse(cursor).ok_or_else(|| Refusal::new(Code::Unreadable, "that was never a cursor"))
}

fn parse(cursor: &str) -> Option<(u64, TableId)> {
    let (time, id) = cursor.split_once('-')?;
    // The store counts with one bit less.
    let time = time.parse().ok().filter(|time| i64::try_from(*time).is_ok())?;
    Some((time, id.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cursors_are_read_as_they_are_written() {
        let id: TableId = "7KmPq2RsTuVwXyZ9".parse().expect("it is an id");
        let at = 1_767_225_600_000;
        assert_eq!(write(at, id), format!("1767225600000-{id}"));
        assert_eq!(parse(&write(at, id)), Some((at, id)));
        for wrong in ["", "-", "7", "x-7KmPq2RsTuVwXyZ9", "7-no", "18446744073709551615-a"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
