//! A line that is typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// No line is longer than this.
const LONGEST: usize = 400;

/// A line that is typed, with what was typed before it.
#[derive(Clone, Default, Debug)]
pub(super) struct Line {
    text: Vec<char>,
    at: usize,
    before: Vec<String>,
    /// Which of those before is shown, counted from the end.
    back: usize,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// The line has changed, or nothing has.
    More,
    /// It is done.
    Done(String),
    /// It is given up.
    Away,
}

impl Line {
    /// What stands there.
    pub(super) fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// What stands before the place where is typed, and what after it.
    pub(super) fn parts(&self) -> (String, String) {
        let (before, after) = self.text.split_at(self.at);
        (before.iter().collect(), after.iter().collect())
    }

    /// Takes a key.
    pub(super) fn press(&mut self, key: &KeyEvent) -> Typed {
        let control = key.modifiers.contains(KeyModifiers::CONTROL)
            && !key.modifiers.contains(KeyModifiers::ALT);
        match key.code {
            KeyCode::Esc => return Typed::Away,
            KeyCode::Enter => return self.done(),
            KeyCode::Char('c') if control => return Typed::Away,
            KeyCode::Char('u') if control => self.set(""),
            KeyCode::Char('a') if control => self.at = 0,
            KeyCode::Char('e') if control => self.at = self.text.len(),
            KeyCode::Char('w') if control => self.cut_word(),
            KeyCode::Char(_) if control => {}
            KeyCode::Char(letter) => self.insert(letter),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            KeyCode::Delete if self.at < self.text.len() => {
                self.text.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Up => self.recall(self.back + 1),
            KeyCode::Down => self.recall(self.back.saturating_sub(1)),
            _ => {}
        }
        Typed::More
    }

    /// Takes a text that was pasted; lines become one.
    pub(super) fn paste(&mut self, text: &str) {
        text.chars()
            .map(|it| if it.is_control() { ' ' } else { it })
            .for_each(|it| self.insert(it));
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text.len() < LONGEST {
            self.text.insert(self.at, letter);
            self.at += 1;
        }
    }

    fn set(&mut self, text: &str) {
        self.text = text.chars().collect();
        self.at = self.text.len();
    }

    fn cut_word(&mut self) {
        let before = &self.text[..self.at];
        let end = before.iter().rposition(|it| *it != ' ').map_or(0, |at| at + 1);
        let start = before[..end].iter().rposition(|it| *it == ' ').map_or(0, |at| at + 1);
        self.text.drain(start..self.at);
        self.at = start;
    }

    fn done(&mut self) -> Typed {
        let text = self.text();
        self.set("");
        self.back = 0;
        if !text.trim().is_empty() && self.before.last() != Some(&text) {
            self.before.push(text.clone());
        }
        Typed::Done(text)
    }

    fn recall(&mut self, back: usize) {
        if back > self.before.len() {
            return;
        }
        self.back = back;
        let text =
            if back == 0 { String::new() } else { self.before[self.before.len() - back].clone() };
        self.set(&text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(line: &mut Line, code: KeyCode) -> Typed {
        line.press(&KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn lines_are_edited_and_recalled() {
        let mut line = Line::default();
        line.paste("score\nnow");
        assert_eq!(line.text(), "score now");
        press(&mut line, KeyCode::Home);
        press(&mut line, KeyCode::Delete);
        press(&mut line, KeyCode::Char('S'));
        assert_eq!(line.parts(), ("S".into(), "core now".into()));
        assert_eq!(press(&mut line, KeyCode::Enter), Typed::Done("Score now".into()));
        assert_eq!(line.text(), "");
        press(&mut line, KeyCode::Up);
        line.press(&KeyEvent::new(KeyCode::Char('w'), KeyModifiers::CONTROL));
        assert_eq!(line.text(), "Score ");
        press(&mut line, KeyCode::Down);
        assert_eq!(line.text(), "");
        assert_eq!(press(&mut line, KeyCode::Esc), Typed::Away);
    }
}
