//! Which key does what: the same as on the page, as far as terminals have the keys.

use super::act::{Act, Cover};
use super::panel::Panel;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// How far a page goes.
const PAGE: i16 = 10;

/// What a key stands for while nothing is typed into a box.
pub(super) fn act_of(key: &KeyEvent) -> Option<Act> {
    let shift = key.modifiers.contains(KeyModifiers::SHIFT);
    // AltGr is both on some keyboards, and part of writing brackets there.
    let third = key.modifiers.contains(KeyModifiers::CONTROL | KeyModifiers::ALT);
    if key.modifiers.contains(KeyModifiers::CONTROL) && !third {
        return controlled(key.code);
    }
    if key.modifiers.contains(KeyModifiers::ALT) && !third {
        return None;
    }
    match key.code {
        KeyCode::Char(letter) => typed(letter, shift),
        code => arrow(code, shift).or_else(|| named(code)),
    }
}

fn controlled(code: KeyCode) -> Option<Act> {
    match code {
        KeyCode::Char('c' | 'C' | 'q') => Some(Act::Leave),
        KeyCode::Char('u' | 'U') => Some(Act::Undo),
        KeyCode::Char('l' | 'L') => Some(Act::Redraw),
        _ => None,
    }
}

fn arrow(code: KeyCode, shift: bool) -> Option<Act> {
    let (x, y) = match code {
        KeyCode::Up => (0, -1),
        KeyCode::Down => (0, 1),
        KeyCode::Left => (-1, 0),
        KeyCode::Right => (1, 0),
        _ => return None,
    };
    Some(if shift { Act::Walk(x, y) } else { Act::Go(x, y) })
}

const fn named(code: KeyCode) -> Option<Act> {
    Some(match code {
        KeyCode::Enter => Act::Confirm,
        KeyCode::Esc => Act::Back,
        KeyCode::Home => Act::First,
        KeyCode::End => Act::Live,
        KeyCode::Backspace => Act::Undo,
        KeyCode::Tab => Act::NextPanel(1),
        KeyCode::BackTab => Act::NextPanel(-1),
        KeyCode::PageUp => Act::Scroll(-PAGE),
        KeyCode::PageDown => Act::Scroll(PAGE),
        _ => return None,
    })
}

fn typed(letter: char, shift: bool) -> Option<Act> {
    let upper = shift || letter.is_uppercase();
    Some(match letter.to_ascii_lowercase() {
        ' ' => Act::Commit,
        'r' => Act::Turn(if upper { -1 } else { 1 }),
        digit @ '0'..='9' => Act::Digit(digit as u8 - b'0'),
        // With Shift, the row of digits of the usual keyboard asks about players.
        '!' => Act::Player(0),
        '@' => Act::Player(1),
        '#' => Act::Player(2),
        '$' => Act::Player(3),
        '%' => Act::Player(4),
        '^' => Act::Player(5),
        // The same row without Shift on a French keyboard; its sixth key is a minus sign.
        '&' => Act::Digit(1),
        'é' => Act::Digit(2),
        '"' => Act::Digit(3),
        '\'' => Act::Digit(4),
        '(' => Act::Digit(5),
        'è' => Act::Digit(7),
        '_' => Act::Digit(8),
        'ç' => Act::Digit(9),
        'à' => Act::Digit(0),
        'w' | 'z' => Act::Pan(0, -1),
        's' => Act::Pan(0, 1),
        'a' => Act::Pan(-1, 0),
        'd' => Act::Pan(1, 0),
        '+' | '=' => Act::Zoom(1),
        '-' => Act::Minus,
        // Left of the equals sign on a French keyboard, as the minus sign is on others.
        ')' => Act::Zoom(-1),
        ',' => Act::Fit,
        '.' => Act::Last,
        'f' => Act::Cover(Cover::Fields),
        'o' => Act::Cover(Cover::Owners),
        'e' => Act::Cover(Cover::Ends),
        'x' => Act::Cover(Cover::Dead),
        'c' => Act::Coordinates,
        'v' => Act::Free,
        'n' => Act::Feature(1),
        'p' => Act::Feature(-1),
        'i' => Act::Keep,
        'b' => Act::Panel(Panel::Bag),
        'l' => Act::Panel(Panel::Log),
        'g' => Act::Panel(Panel::Gifts),
        'h' => Act::Panel(Panel::Players),
        'u' => Act::OtherFace,
        '?' => Act::Panel(Panel::Keys),
        '[' | ';' => Act::Step(-1),
        ']' | ':' => Act::Step(1),
        '{' => Act::Scoring(-1),
        '}' => Act::Scoring(1),
        '<' => Act::Faster(-1),
        '>' => Act::Faster(1),
        'k' => Act::Play,
        '/' => Act::Command,
        't' => Act::Chat,
        'y' => Act::Answer(true),
        'j' => Act::Answer(false),
        'q' => Act::Leave,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn act(code: KeyCode, modifiers: KeyModifiers) -> Option<Act> {
        act_of(&KeyEvent::new(code, modifiers))
    }

    #[test]
    fn keys_are_those_of_the_page() {
        let none = KeyModifiers::NONE;
        assert_eq!(act(KeyCode::Char('r'), none), Some(Act::Turn(1)));
        assert_eq!(act(KeyCode::Char('R'), KeyModifiers::SHIFT), Some(Act::Turn(-1)));
        assert_eq!(act(KeyCode::Up, none), Some(Act::Go(0, -1)));
        assert_eq!(act(KeyCode::Up, KeyModifiers::SHIFT), Some(Act::Walk(0, -1)));
        assert_eq!(act(KeyCode::Backspace, none), Some(Act::Undo));
        // That is for the shell.
        assert_eq!(act(KeyCode::Char('z'), KeyModifiers::CONTROL), None);
        assert_eq!(act(KeyCode::Char('7'), none), Some(Act::Digit(7)));
        assert_eq!(act(KeyCode::Char('m'), none), None);
    }

    #[test]
    fn french_keyboards_need_no_third_level() {
        let keys = "&é\"'(èçà;:z".chars();
        let acts: Vec<Option<Act>> =
            keys.map(|key| act(KeyCode::Char(key), KeyModifiers::NONE)).collect();
        let digits = [1, 2, 3, 4, 5, 7, 9, 0].map(|digit| Some(Act::Digit(digit)));
        assert_eq!(acts[..8], digits);
        assert_eq!(acts[8..], [Act::Step(-1), Act::Step(1), Act::Pan(0, -1)].map(Some));
    }

    #[test]
    fn brackets_come_through_on_keyboards_with_a_third_level() {
        let third = KeyModifiers::CONTROL | KeyModifiers::ALT;
        assert_eq!(act(KeyCode::Char('['), third), Some(Act::Step(-1)));
        assert_eq!(act(KeyCode::Char('z'), KeyModifiers::ALT), None);
    }
}
