//! `cargo verify`: all checks, in one order, on every machine.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::{browser, hygiene, rules, services, web, words, workspace};

/// One check. A new one is a line in [`STEPS`].
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    Cargo { args: &'static [&'static str], env: &'static [(&'static str, &'static str)] },
    Npm(&'static [&'static str]),
    Own(fn(&Path) -> Result<()>),
}

impl Step {
    const fn cargo(name: &'static str, args: &'static [&'static str]) -> Self {
        Self { name, work: Work::Cargo { args, env: &[] } }
    }

    const fn cargo_with(
        name: &'static str,
        args: &'static [&'static str],
        env: &'static [(&'static str, &'static str)],
    ) -> Self {
        Self { name, work: Work::Cargo { args, env } }
    }

    const fn npm(name: &'static str, args: &'static [&'static str]) -> Self {
        Self { name, work: Work::Npm(args) }
    }

    const fn own(name: &'static str, check: fn(&Path) -> Result<()>) -> Self {
        Self { name, work: Work::Own(check) }
    }

    fn run(&self, root: &Path) -> Result<()> {
        match self.work {
            Work::Cargo { args, env } => workspace::cargo(root, args, env),
            Work::Npm(args) => web::npm(root, args, &[]),
            Work::Own(check) => check(root),
        }
    }
}

const STEPS: &[Step] = &[
    // First, so that the program is built once and with the page in it.
    Step::own("page", web::run),
    Step::cargo("format", &["fmt", "--all", "--check"]),
    Step::cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    Step::own("tests", |root| {
        services::with(root, |env| workspace::cargo(root, &["test", "--workspace"], env))
    }),
    Step::cargo_with(
        "docs",
        &["doc", "--workspace", "--no-deps"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    ),
    Step::own("words", |root| words::run(root, words::Mode::Check)),
    Step::own("rules", |root| rules::run(root, rules::Detail::Brief)),
    // `--test` runs each bench once: enough to see that it builds and that its answers hold. Nothing
    // is timed, so what the tests have built will do.
    Step::cargo("benches", &["bench", "--workspace", "--profile", "dev", "--", "--test"]),
    Step::own("hygiene", hygiene::run),
    Step::npm("page-types", &["run", "check"]),
    Step::npm("page-form", &["run", "format:check"]),
    Step::npm("page-tests", &["test"]),
    Step::own("journeys", browser::run),
];

/// Runs every step, stopping at the first that fails.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut times = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        let place = format!("{} of {}", index + 1, STEPS.len());
        workspace::say(format_args!("\n== {place}: {} ==", step.name))?;
        let start = Instant::now();
        let result = step.run(root);
        let time = start.elapsed();
        workspace::say(format_args!("-- {}: {}", step.name, seconds(time)))?;
        result.with_context(|| format!("verify stopped at step {place}, {}", step.name))?;
        times.push((step.name, time));
    }
    workspace::say(format_args!("\n== verify: all {} steps hold ==", STEPS.len()))?;
    for &(name, time) in &times {
        workspace::say(format_args!("{name:<12}{:>10}", seconds(time)))?;
    }
    let total = seconds(times.iter().map(|(_, time)| *time).sum());
    workspace::say(format_args!("{:<12}{total:>10}", "total"))
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
