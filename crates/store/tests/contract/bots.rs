//! The lease by which one node plays for the bots of a table.

use tokio::task::JoinSet;

use crate::lines::create;
use crate::place::{Place, table};

pub(crate) async fn one_node_plays_for_the_bots(place: &Place) {
    let stores = [place.open().await, place.open().await];
    create(&stores[0], table(1), 1).await;
    for seq in 1..=20 {
        let mut tasks = JoinSet::new();
        for node in 0..8 {
            let store = stores[node % 2].clone();
            tasks.spawn(async move {
                let node = format!("node {node}");
                store.claim(table(1), seq, &node, 1000, 2000).await.expect("it is answered")
            });
        }
        let claimed = tasks.join_all().await.into_iter().filter(|&claimed| claimed).count();
        assert_eq!(claimed, 1, "of line {seq}");
    }
    for store in stores {
        store.close().await;
    }
}

pub(crate) async fn leases_end_and_are_renewed(place: &Place) {
    let store = place.open().await;
    create(&store, table(1), 1).await;
    create(&store, table(2), 1).await;
    let claim = async |number, seq, node, now, until| -> bool {
        store.claim(table(number), seq, node, now, until).await.expect("it is answered")
    };
    assert!(claim(1, 5, "a", 100, 200).await);
    assert!(!claim(1, 5, "b", 150, 250).await, "it is held");
    assert!(claim(2, 5, "b", 150, 250).await, "another table is free");
    assert!(claim(1, 5, "a", 150, 300).await, "the holder may renew");
    assert!(!claim(1, 5, "b", 299, 400).await, "it was renewed");
    assert!(claim(1, 5, "b", 300, 400).await, "it has ended");
    assert!(!claim(1, 5, "a", 310, 400).await, "it has another holder");
    assert!(claim(1, 6, "a", 310, 400).await, "the table has moved on");
    assert!(!claim(1, 5, "b", 500, 600).await, "nobody plays in the past");
    store.close().await;
}
