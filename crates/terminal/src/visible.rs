//! Texts of strangers, made harmless at the border to the terminal: names, titles, chat and whatever
//! stands in files may hold characters that move the cursor, change colors or turn the order of
//! letters round.

use remparts_protocol::text;
use std::borrow::Cow;

/// Whether a character does something to a terminal or to the order of letters, or is not seen.
pub fn steers(letter: char) -> bool {
    !text::is_seen(letter)
}

/// A line in which every character is seen, a space in place of each that is not.
pub fn line(text: &str) -> Cow<'_, str> {
    replaced(text, steers)
}

/// The same for a text of several lines.
pub fn lines(text: &str) -> Cow<'_, str> {
    replaced(text, |letter| steers(letter) && letter != '\n')
}

fn replaced(text: &str, steers: impl Fn(char) -> bool + Copy) -> Cow<'_, str> {
    if text.contains(steers) { text.replace(steers, " ").into() } else { text.into() }
}

/// How far an escape sequence has come.
#[derive(Default)]
enum Escape {
    /// There is none.
    #[default]
    None,
    /// The escape character was read.
    Begun,
    /// The numbers of a sequence such as a color.
    Numbers(String),
}

/// A stream of text for a terminal, of which colors come through and nothing else that steers.
#[derive(Default)]
pub struct Stream {
    escape: Escape,
    /// The beginning of a character whose other bytes are still to come.
    begun: Vec<u8>,
}

impl Stream {
    /// What may be written of the next bytes.
    pub fn pass(&mut self, bytes: &[u8]) -> String {
        self.begun.extend_from_slice(bytes);
        let read = std::mem::take(&mut self.begun);
        let mut passed = String::with_capacity(read.len());
        let mut rest = &*read;
        while !rest.is_empty() {
            let (sound, wrong) = match std::str::from_utf8(rest) {
                Ok(text) => (text, 0),
                Err(error) => {
                    let (sound, others) = rest.split_at(error.valid_up_to());
                    let wrong = error.error_len().unwrap_or_else(|| {
                        self.begun = others.to_vec();
                        others.len()
                    });
                    (std::str::from_utf8(sound).unwrap_or_default(), wrong)
                }
            };
            sound.chars().for_each(|letter| self.letter(letter, &mut passed));
            rest = &rest[sound.len() + wrong..];
            if wrong > 0 && self.begun.is_empty() {
                passed.push(char::REPLACEMENT_CHARACTER);
            }
        }
        passed
    }

    fn letter(&mut self, letter: char, passed: &mut String) {
        match (std::mem::take(&mut self.escape), letter) {
            (Escape::Begun, '[') => self.escape = Escape::Numbers(String::new()),
            (Escape::Numbers(mut numbers), '0'..='9' | ';' | ':') => {
                numbers.push(letter);
                self.escape = Escape::Numbers(numbers);
            }
            (Escape::Numbers(numbers), 'm') => {
                *passed += "\x1b[";
                *passed += &numbers;
                passed.push('m');
            }
            (escape, _) => {
                match escape {
                    Escape::None => {}
                    Escape::Begun => passed.push(' '),
                    Escape::Numbers(numbers) => {
                        *passed += " [";
                        *passed += &numbers;
                    }
                }
                match letter {
                    '\x1b' => self.escape = Escape::Begun,
                    '\n' | '\t' => passed.push(letter),
                    _ => passed.push(if steers(letter) { ' ' } else { letter }),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_steers_the_terminal() {
        assert_eq!(line("Ann\x1b[2J\u{9b}1m\u{202e}: é\n"), "Ann [2J 1m : é ");
        assert_eq!(lines("one\x07\ntwo"), "one \ntwo");
        assert!(matches!(line("Ann"), Cow::Borrowed(_)));
    }

    #[test]
    fn of_a_stream_only_colors_come_through() {
        let text = "\x1b[1;31mé\x1b[0m \x1b]0;title\x07\x1b[2J\u{9b}3J\r\tx\n";
        let passed = "\x1b[1;31mé\x1b[0m  ]0;title  [2J 3J \tx\n";
        assert_eq!(Stream::default().pass(text.as_bytes()), passed);
        // However it is cut.
        let mut stream = Stream::default();
        let parts: String = text.bytes().map(|byte| stream.pass(&[byte])).collect();
        assert_eq!(parts, passed);
        assert_eq!(Stream::default().pass(b"a\xffb\xc3"), "a\u{fffd}b");
    }
}
