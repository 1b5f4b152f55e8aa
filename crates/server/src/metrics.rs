//! Figures for operators. No label names a table, a player or anything that is dealt.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Upper ends of the steps in which orders are timed, in seconds.
const STEPS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RequestLabels {
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OrderLabels {
    kind: &'static str,
    result: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct StandingLabel {
    standing: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct DiskLabel {
    of: &'static str,
}

/// All figures; clones count together.
#[derive(Clone)]
pub struct Metrics(Arc<Figures>);

struct Figures {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    connections: Gauge,
    sockets: Gauge,
    streams: Gauge,
    live: Gauge,
    kept: Family<StandingLabel, Gauge>,
    orders: Family<OrderLabels, Counter>,
    order_time: Histogram,
    moves: Counter,
    conflicts: Counter,
    stand_ins: Counter,
    failures: Counter,
    write_errors: Counter,
    waiting_bots: Gauge,
    /// By what is kept there; none where the system does not tell.
    disk_free: Family<DiskLabel, Gauge>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("remparts");
        let requests = Family::default();
        registry.register("requests", "Requests by route and status", requests.clone());
        let connections = Gauge::default();
        registry.register("connections", "Open connections", connections.clone());
        let sockets = Gauge::default();
        registry.register("sockets", "Open sockets of tables", sockets.clone());
        let streams = Gauge::default();
        registry.register("streams", "Open streams", streams.clone());
        let live = Gauge::default();
        registry.register("tables_live", "Tables in memory", live.clone());
        let kept = Family::default();
        registry.register("tables_kept", "Tables in the store by standing", kept.clone());
        let orders = Family::default();
        registry.register("orders", "Orders by kind and result", orders.clone());
        let order_time = Histogram::new(STEPS);
        let about = "From an order to its answer";
        registry.register_with_unit("order_time", about, Unit::Seconds, order_time.clone());
        let moves = Counter::default();
        registry.register("moves", "Moves that were stored", moves.clone());
        let conflicts = Counter::default();
        let about = "Appends that another node was faster with";
        registry.register("append_conflicts", about, conflicts.clone());
        let stand_ins = Counter::default();
        let about = "Turns of bots, and of seats that were skipped, played by this node";
        registry.register("bot_turns", about, stand_ins.clone());
        let failures = Counter::default();
        registry.register("store_failures", "Times the store failed", failures.clone());
        let write_errors = Counter::default();
        let about = "Transactions that could not be written";
        registry.register("write_errors", about, write_errors.clone());
        let waiting_bots = Gauge::default();
        let about = "Turns of bots that wait for a place to be thought about in";
        registry.register("bots_waiting", about, waiting_bots.clone());
        let disk_free = Family::default();
        let about = "Room that is left on the disk of the database";
        registry.register_with_unit("disk_free", about, Unit::Bytes, disk_free.clone());
        Self(Arc::new(Figures {
            registry,
            requests,
            connections,
            sockets,
            streams,
            live,
            kept,
            orders,
            order_time,
            moves,
            conflicts,
            stand_ins,
            failures,
            write_errors,
            waiting_bots,
            disk_free,
        }))
    }
}

/// Figures that are read when somebody asks, not counted when something happens.
pub(crate) struct Sampled {
    pub(crate) connections: usize,
    pub(crate) sockets: usize,
    pub(crate) streams: usize,
    pub(crate) live: usize,
    pub(crate) moves: u64,
    pub(crate) conflicts: u64,
    pub(crate) stand_ins: u64,
    pub(crate) failures: u64,
    pub(crate) write_errors: u64,
    pub(crate) waiting_bots: u64,
    /// Bytes that can still be written beside the database; nothing where nobody knows.
    pub(crate) disk_free: Option<u64>,
    /// By standing; none if the store does not answer.
    pub(crate) kept: Vec<(&'static str, u64)>,
}

impl Metrics {
    pub(crate) fn request(&self, route: &str, status: u16) {
        let asked = RequestLabels { route: route.to_owned(), status };
        self.0.requests.get_or_create(&asked).inc();
    }

    pub(crate) fn order(&self, kind: &'static str, result: String, time: Duration) {
        self.0.orders.get_or_create(&OrderLabels { kind, result }).inc();
        self.0.order_time.observe(time.as_secs_f64());
    }

    /// All figures as OpenMetrics text.
    pub(crate) fn write(&self, levels: &Sampled) -> Result<String, fmt::Error> {
        let figures = &*self.0;
        let level =
            |gauge: &Gauge, value: usize| gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        level(&figures.connections, levels.connections);
        level(&figures.sockets, levels.sockets);
        level(&figures.streams, levels.streams);
        level(&figures.live, levels.live);
        for (counter, number) in [
            (&figures.moves, levels.moves),
            (&figures.conflicts, levels.conflicts),
            (&figures.stand_ins, levels.stand_ins),
            (&figures.failures, levels.failures),
            (&figures.write_errors, levels.write_errors),
        ] {
            counter.inner().store(number, Ordering::Relaxed);
        }
        let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        figures.waiting_bots.set(whole(levels.waiting_bots));
        if let Some(bytes) = levels.disk_free {
            figures.disk_free.get_or_create(&DiskLabel { of: "database" }).set(whole(bytes));
        }
        for (standing, number) in &levels.kept {
            let gauge = figures.kept.get_or_create(&StandingLabel { standing });
            gauge.set(whole(*number));
        }
        let mut text = String::new();
        encode(&mut text, &figures.registry)?;
        Ok(text)
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Everything that is ever exported, as text.
    fn all() -> String {
        let metrics = Metrics::default();
        metrics.request("/api/v1/tables", 201);
        metrics.order("play", "done".to_owned(), Duration::from_millis(3));
        let levels = Sampled {
            connections: 1,
            sockets: 2,
            streams: 3,
            live: 4,
            moves: 6,
            conflicts: 7,
            stand_ins: 8,
            failures: 0,
            write_errors: 9,
            waiting_bots: 10,
            disk_free: Some(11),
            kept: vec![("running", 5)],
        };
        metrics.write(&levels).expect("text grows as it likes")
    }

    #[test]
    fn figures_are_written_as_prometheus_reads_them() {
        let text = all();
        for line in [
            "remparts_requests_total{route=\"/api/v1/tables\",status=\"201\"} 1",
            "remparts_sockets 2",
            "remparts_tables_live 4",
            "remparts_tables_kept{standing=\"running\"} 5",
            "remparts_orders_total{kind=\"play\",result=\"done\"} 1",
            "remparts_order_time_seconds_bucket{le=\"0.005\"} 1",
            "remparts_append_conflicts_total 7",
            "remparts_bot_turns_total 8",
            "remparts_write_errors_total 9",
            "remparts_bots_waiting 10",
            "remparts_disk_free_bytes{of=\"database\"} 11",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }

    /// The names of our figures in a text.
    fn names(text: &str) -> BTreeSet<&str> {
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        let words = text.split(|sign| !is_part(sign));
        words.filter(|word| word.starts_with("remparts_")).collect()
    }

    #[test]
    fn dashboard_and_alerts_speak_of_figures_that_are_exported() {
        let exported = all();
        let exported: BTreeSet<&str> = exported
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split(['{', ' ']).next().expect("split gives one part"))
            .collect();
        let dashboard = include_str!("../../../deploy/dashboard.json");
        let alerts = include_str!("../../../deploy/alerts.yaml");
        for (file, text) in [("dashboard.json", dashboard), ("alerts.yaml", alerts)] {
            let named = names(text);
            assert!(named.len() > 4, "{file} speaks of {named:?}");
            for name in named {
                assert!(exported.contains(name), "{file} speaks of {name}, which nobody exports");
            }
        }
        let parsed: serde_json::Value = serde_json::from_str(dashboard).expect("it is JSON");
        let panels = parsed["panels"].as_array().expect("there are panels");
        for panel in panels.iter().filter(|panel| panel["type"] != "row") {
            let targets = panel["targets"].as_array().expect("a panel asks for something");
            assert!(targets.iter().all(|target| target["expr"].is_string()), "{}", panel["title"]);
        }
        // What must not be overlooked is on the dashboard as well.
        let shown = names(dashboard);
        for name in names(alerts) {
            assert!(shown.contains(name), "{name} is alerted on and not shown");
        }
    }
}
