//! Times as people read them.

/// A time in milliseconds since 1970 as a date and a time of day in UTC, to the minute.
#[must_use]
pub fn utc(millis: u64) -> String {
    let minute = millis / 60_000 % 1_440;
    format!("{} {:02}:{:02} UTC", day(millis), minute / 60, minute % 60)
}

/// The day of a time in milliseconds since 1970, in UTC and the Gregorian calendar: `2026-01-31`.
#[must_use]
pub fn day(millis: u64) -> String {
    // Years begin in March here, so that leap days come last; eras of 400 years are all alike.
    let days = millis / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + u64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_utc() {
        for (millis, told) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399_999, "2000-02-28 23:59 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (951_868_800_000, "2000-03-01 00:00 UTC"),
            (1_767_225_600_000, "2026-01-01 00:00 UTC"),
            (4_107_542_399_999, "2100-02-28 23:59 UTC"),
            (4_107_542_400_000, "2100-03-01 00:00 UTC"),
            (253_402_300_799_000, "9999-12-31 23:59 UTC"),
        ] {
            assert_eq!(utc(millis), told);
            assert!(told.starts_with(&day(millis)));
        }
    }
}
