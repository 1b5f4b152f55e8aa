//! Figures of the machine, from `/proc`: memory of processes, and load. `None` where the system
//! does not tell.

use std::fs;

/// Resident memory of processes, in bytes; `None` if one of them is not there.
pub(crate) fn memory(pids: &[u32]) -> Option<u64> {
    let of = |pid: &u32| {
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes * 1024)
    };
    if pids.is_empty() { None } else { pids.iter().map(of).sum() }
}

/// The load average over the last minute.
pub(crate) fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}

/// CPU time of all processors, busy and in all, in ticks since the machine started.
#[derive(Clone, Copy)]
pub(crate) struct Ticks {
    busy: u64,
    all: u64,
}

impl Ticks {
    /// The counters at this moment.
    pub(crate) fn now() -> Option<Self> {
        let stat = fs::read_to_string("/proc/stat").ok()?;
        let numbers = stat.lines().next()?.strip_prefix("cpu ")?;
        let ticks: Vec<u64> = numbers.split_whitespace().map_while(|it| it.parse().ok()).collect();
        // The columns are: user, nice, system, idle, waiting for disks, and interrupts of two
        // kinds.
        let idle = ticks.get(3)? + ticks.get(4)?;
        let all = ticks.iter().take(8).sum();
        Some(Self { busy: all - idle, all })
    }

    /// The part of the time since then in which processors worked, from zero to one.
    pub(crate) fn busy_since(self, then: Self) -> f64 {
        let all = self.all.saturating_sub(then.all).max(1);
        self.busy.saturating_sub(then.busy) as f64 / all as f64
    }
}

/// Raises the limit of open files to what the system allows, and returns it.
#[cfg(unix)]
pub(crate) fn raise_file_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let allowed = if setrlimit(Resource::Nofile, raised).is_ok() { raised } else { limit };
    allowed.current.unwrap_or(u64::MAX)
}

/// This system has no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_file_limit() -> u64 {
    u64::MAX
}
