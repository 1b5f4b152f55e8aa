//! Tables and their lines.

use std::time::Duration;

use remparts_protocol::TableId;
use remparts_store::{Appended, Store, StoreError};
use tokio::task::JoinSet;

use crate::place::{Place, line, player, table};

/// A table with so many lines.
pub(crate) async fn create(store: &Store, table: TableId, lines: u32) {
    store.create("a seed", player(1), line(table, 1)).await.expect("it is new");
    for seq in 2..=lines {
        let appended = store.append(line(table, seq)).await.expect("it is written");
        assert_eq!(appended, Appended::Done);
    }
}

async fn lines(store: &Store, table: TableId) -> Vec<String> {
    store.load(table).await.expect("it is read").expect("it is there").lines
}

fn expected(table: TableId, count: u32) -> Vec<String> {
    (1..=count).map(|seq| line(table, seq).line).collect()
}

pub(crate) async fn tables_are_read_as_they_were_written(place: &Place) {
    let store = place.open().await;
    let mut first = line(table(1), 1);
    first.line = "{\"text\":\"«Ça va?» \\u0000 ' \\\" 城\"}".to_owned();
    store.create("the seed", player(1), first.clone()).await.expect("it is new");
    let mut second = line(table(1), 2);
    second.line = "x".repeat(100_000);
    assert_eq!(store.append(second.clone()).await.expect("it is written"), Appended::Done);
    let kept = store.load(table(1)).await.expect("it is read").expect("it is there");
    assert_eq!(kept.seed, "the seed");
    assert_eq!(kept.lines, [first.line, second.line.clone()]);
    assert_eq!(store.lines_after(table(1), 1).await.expect("they are read"), [second.line]);
    assert!(store.lines_after(table(1), 2).await.expect("they are read").is_empty());
    assert_eq!(store.load(table(2)).await.expect("it is read"), None);
    assert!(store.lines_after(table(2), 0).await.expect("they are read").is_empty());
    store.close().await;
}

pub(crate) async fn lines_follow_each_other(place: &Place) {
    let store = place.open().await;
    create(&store, table(1), 3).await;
    for wrong in [0, 1, 2, 3, 5, u32::MAX] {
        let appended = store.append(line(table(1), wrong)).await.expect("it is answered");
        assert_eq!(appended, Appended::Conflict, "{wrong}");
    }
    let elsewhere = store.append(line(table(2), 1)).await.expect("it is answered");
    assert_eq!(elsewhere, Appended::Conflict, "there is no such table");
    let again = store.create("another seed", player(1), line(table(1), 1)).await;
    assert!(matches!(again, Err(StoreError::Exists)), "{again:?}");
    let kept = store.load(table(1)).await.expect("it is read").expect("it is there");
    assert_eq!((kept.seed.as_str(), kept.lines), ("a seed", expected(table(1), 3)));
    store.close().await;
}

/// Two nodes with many tasks each want to add the same line, many times over.
pub(crate) async fn one_of_many_is_first(place: &Place) {
    let nodes = [place.open().await, place.open().await];
    let tables = [table(1), table(2), table(3)];
    for table in tables {
        create(&nodes[0], table, 1).await;
    }
    for seq in 2..=12 {
        let mut tasks = JoinSet::new();
        for racer in 0..10 {
            // Nodes meet the tables in different order.
            for turn in 0..tables.len() {
                let store = nodes[racer % 2].clone();
                let mut append = line(tables[(turn + racer) % tables.len()], seq);
                append.line = format!("{seq} by {racer}");
                tasks.spawn(async move {
                    let done = store.append(append.clone()).await.expect("it is answered");
                    (done == Appended::Done).then_some((append.table, append.line))
                });
            }
        }
        let winners: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
        assert_eq!(winners.len(), tables.len(), "one for each table");
        for (table, line) in winners {
            assert_eq!(lines(&nodes[1], table).await.last(), Some(&line));
        }
    }
    for node in nodes {
        node.close().await;
    }
}

pub(crate) async fn conflicts_harm_nobody_else(place: &Place) {
    let store = place.open().await;
    for number in 0..100 {
        create(&store, table(number), 1).await;
    }
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        let seq = if number % 3 == 0 { 7 } else { 2 };
        tasks.spawn(async move {
            let done = store.append(line(table(number), seq)).await.expect("it is answered");
            assert_eq!(done == Appended::Done, seq == 2, "table {number}");
        });
    }
    tasks.join_all().await;
    for number in 0..100 {
        let count = if number % 3 == 0 { 1 } else { 2 };
        assert_eq!(lines(&store, table(number)).await, expected(table(number), count));
    }
    store.close().await;
}

/// A player who does not exist cannot sit. The database says so in the middle of a batch.
pub(crate) async fn what_is_refused_harms_nobody_else(place: &Place) {
    let store = place.open().await;
    for number in 0..60 {
        create(&store, table(number), 1).await;
    }
    let mut tasks = JoinSet::new();
    for number in 0..60 {
        let store = store.clone();
        let mut append = line(table(number), 2);
        let is_wrong = number % 20 == 10;
        if is_wrong {
            append.seats = Some(vec![None, Some(player(number))]);
        }
        tasks.spawn(async move {
            let told = store.append(append).await;
            match told {
                Ok(Appended::Done) => assert!(!is_wrong, "table {number}"),
                Err(StoreError::Database(_)) => assert!(is_wrong, "table {number}"),
                other => panic!("table {number}: {other:?}"),
            }
        });
    }
    tasks.join_all().await;
    for number in 0..60 {
        let count = if number % 20 == 10 { 1 } else { 2 };
        assert_eq!(lines(&store, table(number)).await, expected(table(number), count));
    }
    store.close().await;
}

pub(crate) async fn who_does_not_wait_loses_nothing(place: &Place) {
    let store = place.open().await;
    for number in 0..50 {
        create(&store, table(number), 1).await;
    }
    let mut tasks = JoinSet::new();
    for number in 0..50 {
        let store = store.clone();
        tasks.spawn(async move {
            let wait = Duration::from_micros(u64::from(number) * 20);
            // Some are gone before it is written, some are not.
            let _ = tokio::time::timeout(wait, store.append(line(table(number), 2))).await;
        });
    }
    tasks.join_all().await;
    for number in 0..50 {
        let next = lines(&store, table(number)).await.len() as u32 + 1;
        // It may be on its way even now; then this one comes too late, and that is all.
        let _ = store.append(line(table(number), next)).await.expect("it is answered");
        let found = lines(&store, table(number)).await;
        assert_eq!(found, expected(table(number), found.len() as u32));
    }
    store.close().await;
}
