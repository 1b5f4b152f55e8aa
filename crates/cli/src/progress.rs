//! Progress of a long run, on standard error and only if that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// A spinner for a run of unknown length.
pub(crate) fn spinner(what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{spinner}} {{pos}} {what} ({{per_sec}})"))
        .unwrap_or_else(|_| ProgressStyle::default_spinner());
    ready(ProgressBar::new_spinner().with_style(style))
}

/// A progress bar for a run of known length.
pub(crate) fn bar(what: &'static str, length: u64) -> ProgressBar {
    let template =
        format!("{{bar:30}} {{pos}} of {{len}} {what} ({{per_sec}}, {{eta}} left) {{msg}}");
    let style =
        ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ready(ProgressBar::new(length).with_style(style))
}

fn ready(bar: ProgressBar) -> ProgressBar {
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}
