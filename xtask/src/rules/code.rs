//! Rust source with comments and literals blanked, so that braces can be counted.

/// The source, equally long, with spaces for comments and for what strings and characters hold.
/// Line ends stay where they are.
pub(super) fn code_only(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut code = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = match bytes[at] {
            b'/' if bytes[at..].starts_with(b"//") => line_end(bytes, at),
            b'/' if bytes[at..].starts_with(b"/*") => block_comment_end(bytes, at),
            b'"' => match raw_hashes(&bytes[..at]) {
                Some(hashes) => raw_string_end(bytes, at, hashes),
                None => quoted_end(bytes, at, b'"'),
            },
            b'\'' if is_character(source, at) => quoted_end(bytes, at, b'\''),
            _ => {
                at += 1;
                continue;
            }
        };
        for byte in code[at..end].iter_mut().filter(|byte| **byte != b'\n') {
            *byte = b' ';
        }
        at = end;
    }
    String::from_utf8(code).expect("blanks replace whole characters, delimiters being ASCII")
}

fn line_end(bytes: &[u8], start: usize) -> usize {
    let length = bytes[start..].iter().position(|byte| *byte == b'\n');
    length.map_or(bytes.len(), |length| start + length)
}

fn block_comment_end(bytes: &[u8], start: usize) -> usize {
    let mut depth = 0;
    let mut at = start;
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    bytes.len()
}

/// The end of a literal with escapes whose opening quote is at `start`.
fn quoted_end(bytes: &[u8], start: usize, quote: u8) -> usize {
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// How many hashes mark the string that opens after `before` as raw, if it is raw.
fn raw_hashes(before: &[u8]) -> Option<usize> {
    let hashes = before.iter().rev().take_while(|byte| **byte == b'#').count();
    let word_end = before.len() - hashes;
    let is_in_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let word = before[..word_end].iter().rev().take_while(|byte| is_in_word(byte)).count();
    matches!(&before[word_end - word..word_end], b"r" | b"br" | b"cr").then_some(hashes)
}

fn raw_string_end(bytes: &[u8], start: usize, hashes: usize) -> usize {
    let mut closing = vec![b'"'];
    closing.resize(hashes + 1, b'#');
    let inside = start + 1;
    let found = bytes[inside..].windows(closing.len()).position(|window| window == closing);
    found.map_or(bytes.len(), |length| inside + length + closing.len())
}

/// Whether the tick at `start` opens a character and not a lifetime or label.
fn is_character(source: &str, start: usize) -> bool {
    let mut next = source[start + 1..].chars();
    match next.next() {
        Some('\\') => true,
        Some(_) => next.next() == Some('\''),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares without the blanks, which say nothing but their number.
    #[track_caller]
    fn check(source: &str, expected: &str) {
        let code = code_only(source);
        assert_eq!(code.len(), source.len());
        assert_eq!(code.matches('\n').count(), source.matches('\n').count());
        assert_eq!(code.split_whitespace().collect::<Vec<_>>().join(" "), expected);
    }

    #[test]
    fn comments_are_blanked() {
        check("a // }\nb /* { /* { */ { */ c", "a b c");
        check("a // no end of line", "a");
    }

    #[test]
    fn strings_are_blanked() {
        check(r#"a("}", b"\"}", "\\") + b"#, "a( , b , ) + b");
        check("a(\"é\n}\") b", "a( ) b");
    }

    #[test]
    fn raw_strings_end_at_their_hashes() {
        check(r##"a(r#"}"}"#, br"\", var) b"##, "a(r# , br , var) b");
    }

    #[test]
    fn characters_are_told_from_lifetimes() {
        check(r"a('{', '\'', '\u{7b}', 'é') b", "a( , , , ) b");
        check("fn a<'x>(y: &'x str) { 'l: loop {} }", "fn a<'x>(y: &'x str) { 'l: loop {} }");
    }
}
