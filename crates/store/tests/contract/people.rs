//! Players, and nodes that play for bots.

use remparts_store::{Player, StoreError};
use tokio::task::JoinSet;

use crate::lines::create;
use crate::place::{Place, player, table};

pub(crate) async fn players_are_known_by_their_hash(place: &Place) {
    let store = place.open().await;
    let ann = Player { id: player(1), name: "Ann".to_owned(), account: false };
    let bot = Player { id: player(2), name: "Bot".to_owned(), account: true };
    store.add_player(&ann, "hash of Ann").await.expect("it is new");
    store.add_player(&bot, "hash of Bot").await.expect("it is new");
    let found = store.player_of("hash of Ann").await.expect("it is read");
    assert_eq!(found, Some((ann.clone(), "hash of Ann".to_owned())));
    let found = store.player_of("hash of Bot").await.expect("it is read");
    assert_eq!(found, Some((bot, "hash of Bot".to_owned())));
    assert_eq!(store.player_of("hash of ann").await.expect("it is read"), None);
    assert_eq!(store.player_of("").await.expect("it is read"), None);

    for (id, hash) in [(player(1), "another hash"), (player(3), "hash of Ann")] {
        let twin = Player { id, name: "Twin".to_owned(), account: false };
        let told = store.add_player(&twin, hash).await;
        assert!(matches!(told, Err(StoreError::Exists)), "{told:?}");
    }
    store.rename(player(1), "Anna").await.expect("she is there");
    let (found, _) = store.player_of("hash of Ann").await.expect("it is read").expect("she is");
    assert_eq!(found.name, "Anna");
    let told = store.rename(player(9), "Nobody").await;
    assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
    store.close().await;
}

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
