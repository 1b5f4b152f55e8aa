//! Input from strangers: text, with a limit on its length.

use anyhow::{Result, anyhow, ensure};
use std::io::{BufRead, Read};

/// Reads a whole text of at most `most` bytes.
pub(crate) fn text(from: impl Read, most: usize) -> Result<String> {
    let mut bytes = Vec::new();
    // One byte beyond the limit tells a text that is too long without reading the rest of it.
    from.take(most as u64 + 1).read_to_end(&mut bytes)?;
    ensure!(bytes.len() <= most, "it is longer than {most} bytes");
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        anyhow!("line {line} is not UTF-8 text")
    })
}

/// Reads the next line, of at most `most` bytes; none at the end.
pub(crate) fn line(from: &mut impl BufRead, most: usize) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    from.take(most as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    ensure!(bytes.len() <= most, "it is longer than {most} bytes");
    let line = String::from_utf8(bytes).map_err(|_| anyhow!("it is not UTF-8 text"))?;
    Ok(Some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_may_be_as_long_as_allowed_and_no_longer() {
        assert_eq!(text(&b"four"[..], 4).unwrap(), "four");
        assert!(text(&b"fives"[..], 4).is_err());
        assert!(text(std::io::repeat(b' '), 1 << 20).is_err(), "an endless file comes to an end");
        let error = text(&b"one\ntwo \xff"[..], 99).unwrap_err();
        assert_eq!(error.to_string(), "line 2 is not UTF-8 text");
    }

    #[test]
    fn lines_are_read_one_by_one() {
        let mut lines = &b"one\ntwo\r\n\nthree"[..];
        let mut next = || line(&mut lines, 5).unwrap();
        for expected in [Some("one\n"), Some("two\r\n"), Some("\n"), Some("three"), None] {
            assert_eq!(next().as_deref(), expected);
        }
        assert!(line(&mut &b"longer\n"[..], 5).is_err());
        assert!(line(&mut &b"\xff\n"[..], 5).is_err());
    }
}
