//! What standard output can show: colors and width.

use remparts_engine::notation::picture::Style;
use std::io::IsTerminal as _;
use terminal_size::{Width, terminal_size};

/// Colors if standard output is a terminal and nobody asked for none.
pub(crate) fn style(plain: bool) -> Style {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let color = !plain && !refused && std::io::stdout().is_terminal();
    if color { Style::Color } else { Style::Plain }
}

/// The width of the terminal; none where a file or a pipe listens.
pub(crate) fn width() -> Option<usize> {
    let (Width(columns), _) = terminal_size().filter(|_| std::io::stdout().is_terminal())?;
    Some(usize::from(columns))
}
