//! Lines of untrusted input, none longer than a limit.

use std::io::{self, BufRead};

/// A line, or why it cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Text, without the end of the line.
    Text(String),
    /// It is longer than agreed.
    TooLong,
    /// The line is not UTF-8.
    Foreign,
}

/// Reads the next line; none at the end. A line that is too long is skipped and not kept, so an
/// endless line costs no memory.
pub fn next(from: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let (mut bytes, mut length, mut ended) = (Vec::new(), 0, false);
    while !ended {
        let chunk = match from.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            break;
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        ended = end.is_some();
        let here = end.unwrap_or(chunk.len());
        length += here;
        if length <= most {
            bytes.extend_from_slice(&chunk[..here]);
        }
        from.consume(here + usize::from(ended));
    }
    Ok(match (length > most, String::from_utf8(bytes)) {
        (true, _) => Some(Line::TooLong),
        (false, Err(_)) => Some(Line::Foreign),
        (false, Ok(text)) if text.is_empty() && !ended => None,
        (false, Ok(mut text)) => {
            text.truncate(text.trim_end_matches('\r').len());
            Some(Line::Text(text))
        }
    })
}

/// Reads the next line, or returns as soon as it is too long, without waiting for its end.
pub(super) fn next_or_flood(from: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut first = io::Read::take(&mut *from, most as u64 + 1);
    first.read_until(b'\n', &mut bytes)?;
    if bytes.len() > most && bytes.last() != Some(&b'\n') {
        return Ok(Some(Line::TooLong));
    }
    next(&mut bytes.as_slice(), most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8], most: usize) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut bytes, most).unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.into())
    }

    #[test]
    fn what_is_too_long_or_no_text_costs_one_line_only() {
        assert_eq!(
            all(b"one\r\n\nlonger\n\xff\nfive5\nsix", 5),
            [text("one"), text(""), Line::TooLong, Line::Foreign, text("five5"), text("six")]
        );
        assert_eq!(all(b"", 5), []);
        assert_eq!(all(b"endless", 5), [Line::TooLong]);
    }

    #[test]
    fn a_flood_is_seen_before_its_end() {
        let mut endless = io::BufReader::new(io::repeat(b'x'));
        assert_eq!(next_or_flood(&mut endless, 100).unwrap(), Some(Line::TooLong));
        let mut bytes = &b"four\nfives\n"[..];
        assert_eq!(next_or_flood(&mut bytes, 4).unwrap(), Some(text("four")));
        assert_eq!(next_or_flood(&mut bytes, 4).unwrap(), Some(Line::TooLong));
    }
}
