//! Heartbeats, and what is missing between them.

use crate::place::Place;

pub(crate) async fn what_is_missing_between_heartbeats_is_an_outage(place: &Place) {
    let store = place.open().await;
    let outages = async || store.outages(0).await.expect("they are read");
    for (now, missed) in [(1_000, false), (2_000, false), (9_000, true), (9_500, false)] {
        assert_eq!(store.beat(now, 2_500).await.expect("it is noted"), missed, "{now}");
    }
    assert_eq!(outages().await, [(2_000, 9_000)]);
    // The clock of a node may be behind; time does not run back.
    assert!(!store.beat(3_000, 2_500).await.expect("it is noted"));
    assert!(!store.beat(10_000, 2_500).await.expect("it is noted"));
    store.close().await;

    let store = place.open().await;
    assert!(store.beat(100_000, 2_500).await.expect("it is noted"));
    let outages = async |since| store.outages(since).await.expect("they are read");
    assert_eq!(outages(0).await, [(2_000, 9_000), (10_000, 100_000)]);
    assert_eq!(outages(9_001).await, [(10_000, 100_000)]);
    store.close().await;
}
