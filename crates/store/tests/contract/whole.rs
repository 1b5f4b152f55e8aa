//! The database as a whole.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use remparts_store::{Appended, Facets, Player, Standing, Store, StoreError};
use tokio::task::JoinSet;

use crate::lines::create;
use crate::place::{Place, line, player, session, table};

pub(crate) async fn everything_is_there_after_a_restart(place: &Place) {
    let store = place.open().await;
    let ann = Player { id: player(1), name: "Ann".to_owned(), account: false };
    store.add_player(&ann, session("hash")).await.expect("it is new");
    create(&store, table(1), 5).await;
    assert!(store.claim(table(1), 5, "a", 1, 9).await.expect("it is answered"));
    store.close().await;

    let store = place.open().await;
    let known = store.player_of("hash").await.expect("it is read").expect("she is there");
    assert_eq!(known.player, ann);
    let kept = store.load(table(1)).await.expect("it is read").expect("it is there");
    assert_eq!(kept.lines.len(), 5);
    assert!(!store.claim(table(1), 5, "b", 2, 9).await.expect("it is answered"));
    assert_eq!(store.append(line(table(1), 6)).await.expect("it is written"), Appended::Done);
    store.close().await;
}

pub(crate) async fn a_newer_database_is_refused(place: &Place) {
    place.open().await.close().await;
    place
        .execute(
            "INSERT INTO _sqlx_migrations
             (version, description, success, checksum, execution_time)
             SELECT 999, 'from the future', success, checksum, execution_time
             FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    let error = Store::open(&place.url()).await.err();
    assert!(matches!(error, Some(StoreError::Newer)), "{error:?}");
}

pub(crate) async fn a_closed_store_takes_nothing_more(place: &Place) {
    let store = place.open().await;
    create(&store, table(1), 1).await;
    store.healthy().await.expect("it is well");
    let mut last = Vec::new();
    for number in 2..40 {
        let store = store.clone();
        last.push(tokio::spawn(async move {
            store.create("a seed", player(1), line(table(number), 1)).await
        }));
    }
    tokio::task::yield_now().await;
    store.close().await;
    let mut written = Vec::new();
    for (number, told) in (2..40).zip(last) {
        match told.await.expect("it does not panic") {
            Ok(()) => written.push(table(number)),
            Err(StoreError::Closed) => {}
            other => panic!("{other:?}"),
        }
    }
    for told in [store.append(line(table(1), 2)).await.err(), store.healthy().await.err()] {
        assert!(matches!(told, Some(StoreError::Closed)), "{told:?}");
    }
    let store = place.open().await;
    assert_eq!(store.heads(&written).await.expect("they are read").len(), written.len());
    store.close().await;
}

pub(crate) async fn copies_are_complete(place: &Place) {
    let store = place.open().await;
    let Place::Sqlite { folder } = place else {
        let told = store.backup(&std::env::temp_dir().join("remparts-copy-of-postgres")).await;
        assert!(matches!(told, Err(StoreError::Unsupported)), "{told:?}");
        store.close().await;
        return;
    };
    for number in 0..20 {
        create(&store, table(number), 1).await;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        async move {
            let mut seq = 1;
            while !stop.load(Ordering::Relaxed) {
                seq += 1;
                for number in 0..20 {
                    let done = store.append(line(table(number), seq)).await;
                    assert_eq!(done.expect("copies stop nobody"), Appended::Done);
                }
            }
        }
    });
    for round in 0..5 {
        let before = store.heads(&[table(19)]).await.expect("it is read")[0].1;
        let copy = folder.join(format!("copy {round}.db"));
        store.backup(&copy).await.expect("it is copied");
        let again = store.backup(&copy).await;
        assert!(matches!(again, Err(StoreError::Exists)), "{again:?}");

        let copy = Store::open(&format!("sqlite:{}", copy.display())).await.expect("it is whole");
        assert_eq!(
            copy.lobby(Standing::Open, None, Facets::default(), None, 100)
                .await
                .expect("it is read")
                .len(),
            20
        );
        let ids: Vec<_> = (0..20).map(table).collect();
        for (id, head) in copy.heads(&ids).await.expect("they are read") {
            assert!(head >= before, "what was there before is in the copy");
            let kept = copy.load(id).await.expect("it is read").expect("it is there");
            assert_eq!(kept.lines.len(), head as usize);
        }
        copy.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    writing.await.expect("it does not panic");
    store.close().await;
}

/// PostgreSQL drops all connections again and again. Who is told that a line is kept can rely on
/// it; who is told of an error looks and goes on.
pub(crate) async fn lost_connections_lose_nothing(place: &Place) {
    let store = place.open().await;
    for number in 0..8 {
        create(&store, table(number), 1).await;
    }
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let (store, stop) = (store.clone(), Arc::clone(&stop));
        tasks.spawn(async move {
            let (mut head, mut errors) = (1, 0);
            while !stop.load(Ordering::Relaxed) {
                match store.append(line(table(number), head + 1)).await {
                    Ok(Appended::Done) => head += 1,
                    Ok(Appended::Conflict) => panic!("table {number} has one writer"),
                    Err(StoreError::Unreachable(_) | StoreError::Unsure) => {
                        errors += 1;
                        let found = loop {
                            match store.heads(&[table(number)]).await {
                                Ok(found) => break found[0].1,
                                Err(StoreError::Unreachable(_)) => errors += 1,
                                Err(error) => panic!("{error}"),
                            }
                        };
                        assert!(found >= head, "a line of table {number} is lost");
                        head = found;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (number, head, errors)
        });
    }
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        place
            .execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .await;
    }
    stop.store(true, Ordering::Relaxed);
    let mut errors = 0;
    for (number, head, failed) in tasks.join_all().await {
        let kept = store.load(table(number)).await.expect("it is read").expect("it is there");
        assert_eq!(kept.lines.len(), head as usize);
        errors += failed;
    }
    assert!(errors > 0, "some were cut off");
    store.close().await;
}
