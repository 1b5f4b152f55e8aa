//! Lists of tables: their order, their pages, and what they show.

use remparts_protocol::TableId;
use remparts_store::{Append, Appended, Facets, Player, Standing, Store};

use crate::place::{Place, line, player, session, table};

/// A table that was last touched at this time.
pub(crate) async fn create(store: &Store, number: u32, at: u64, amend: impl FnOnce(&mut Append)) {
    let mut first = line(table(number), 1);
    first.at = at;
    amend(&mut first);
    store.create("a seed", player(1), first).await.expect("it is new");
}

pub(crate) async fn add_player(store: &Store, number: u32) {
    let player = Player { id: player(number), name: format!("P{number}"), account: false };
    store.add_player(&player, session(&format!("hash {number}"))).await.expect("it is new");
}

pub(crate) async fn the_lobby_shows_public_tables(place: &Place) {
    let store = place.open().await;
    create(&store, 1, 10, |_| {}).await;
    create(&store, 2, 30, |_| {}).await;
    create(&store, 3, 20, |first| first.summary.public = false).await;
    create(&store, 4, 40, |first| first.summary.standing = Standing::Running).await;
    create(&store, 5, 20, |_| {}).await;
    let shown = async |standing, limit| -> Vec<TableId> {
        let rows =
            store.lobby(standing, None, Facets::default(), None, limit).await.expect("it is read");
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(shown(Standing::Open, 10).await, [table(2), table(5), table(1)]);
    assert_eq!(shown(Standing::Open, 2).await, [table(2), table(5)]);
    assert_eq!(shown(Standing::Running, 10).await, [table(4)]);
    assert!(shown(Standing::Over, 10).await.is_empty());

    let mut next = line(table(1), 2);
    next.at = 50;
    next.summary.standing = Standing::Running;
    next.summary.listed = "now running".to_owned();
    assert_eq!(store.append(next).await.expect("it is written"), Appended::Done);
    assert_eq!(shown(Standing::Open, 10).await, [table(2), table(5)]);
    let rows =
        store.lobby(Standing::Running, None, Facets::default(), None, 1).await.expect("it is read");
    let row = &rows[0];
    assert_eq!((row.id, row.standing, row.touched), (table(1), Standing::Running, 50));
    assert_eq!(row.listed, "now running");

    // A conflict leaves no trace.
    let mut late = line(table(2), 1);
    late.summary.standing = Standing::Closed;
    assert_eq!(store.append(late).await.expect("it is answered"), Appended::Conflict);
    assert_eq!(shown(Standing::Open, 10).await, [table(2), table(5)]);
    let counts = store.counts().await.expect("they are counted");
    assert_eq!(counts, [(Standing::Open, 3), (Standing::Running, 2)]);
    store.close().await;
}

pub(crate) async fn players_find_their_tables(place: &Place) {
    let store = place.open().await;
    for number in 1..=3 {
        add_player(&store, number).await;
    }
    let (ann, bob, cy) = (player(1), player(2), player(3));
    create(&store, 1, 10, |first| first.seats = Some(vec![Some(ann), None, Some(bob)])).await;
    create(&store, 2, 20, |first| first.seats = Some(vec![None, Some(ann)])).await;
    create(&store, 3, 30, |first| first.seats = Some(vec![Some(bob)])).await;
    let found = async |player, limit| -> Vec<(u8, TableId)> {
        let rows = store.of_player(player, limit).await.expect("they are read");
        rows.into_iter().map(|(seat, row)| (seat, row.id)).collect()
    };
    assert_eq!(found(ann, 10).await, [(1, table(2)), (0, table(1))]);
    assert_eq!(found(ann, 1).await, [(1, table(2))]);
    assert_eq!(found(bob, 10).await, [(0, table(3)), (2, table(1))]);
    assert!(found(cy, 10).await.is_empty());

    // A line that says nothing of seats leaves them as they are; touching moves the table up.
    let mut next = line(table(1), 2);
    next.at = 40;
    assert_eq!(store.append(next).await.expect("it is written"), Appended::Done);
    assert_eq!(found(ann, 10).await, [(0, table(1)), (1, table(2))]);
    let mut next = line(table(1), 3);
    next.at = 50;
    next.seats = Some(vec![Some(cy), Some(cy), None]);
    assert_eq!(store.append(next).await.expect("it is written"), Appended::Done);
    assert_eq!(found(ann, 10).await, [(1, table(2))]);
    assert_eq!(found(cy, 10).await, [(0, table(1)), (1, table(1))]);
    store.close().await;
}

pub(crate) async fn what_is_due_comes_first(place: &Place) {
    let store = place.open().await;
    for (number, due) in [(1, Some(30)), (2, Some(10)), (3, None), (4, Some(20))] {
        create(&store, number, 5, |first| first.summary.due = due).await;
    }
    let due = async |now, after, limit| -> Vec<(u64, TableId)> {
        store.due(now, after, limit).await.expect("they are read")
    };
    assert!(due(9, None, 10).await.is_empty());
    assert_eq!(due(20, None, 10).await, [(10, table(2)), (20, table(4))]);
    assert_eq!(due(99, None, 2).await, [(10, table(2)), (20, table(4))]);
    assert_eq!(due(99, Some((20, table(4))), 2).await, [(30, table(1))]);
    assert!(due(99, Some((30, table(1))), 2).await.is_empty());
    assert_eq!(store.append(line(table(2), 2)).await.expect("it is written"), Appended::Done);
    assert_eq!(due(99, None, 10).await, [(20, table(4)), (30, table(1))]);
    // Several at the same moment are told apart by their ids.
    for number in 10..20 {
        create(&store, number, 5, |first| first.summary.due = Some(40)).await;
    }
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = due(99, after, 3).await;
        after = page.last().copied();
        if after.is_none() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found.len(), 12);
    found.dedup();
    assert_eq!(found.len(), 12, "none comes twice");
    assert!(found.is_sorted_by_key(|(due, _)| *due));
    store.close().await;
}

pub(crate) async fn heads_are_told_for_many(place: &Place) {
    let store = place.open().await;
    assert!(store.heads(&[]).await.expect("none are read").is_empty());
    for number in 0..450 {
        create(&store, number, 5, |_| {}).await;
    }
    assert_eq!(store.append(line(table(7), 2)).await.expect("it is written"), Appended::Done);
    let asked: Vec<TableId> = (0..460).map(table).collect();
    let mut heads = store.heads(&asked).await.expect("they are read");
    heads.sort();
    let mut expected: Vec<_> =
        (0..450).map(|number| (table(number), if number == 7 { 2 } else { 1 })).collect();
    expected.sort();
    assert_eq!(heads, expected);
    store.close().await;
}

pub(crate) async fn finished_tables_come_in_pages(place: &Place) {
    let store = place.open().await;
    for number in 0..25 {
        // Several at the same moment, so that ids matter too.
        create(&store, number, u64::from(number / 4), |first| {
            first.summary.standing = if number == 3 { Standing::Closed } else { Standing::Over };
            first.summary.public = number % 2 == 0;
        })
        .await;
    }
    for public_only in [false, true] {
        let mut found = Vec::new();
        let mut after = None;
        loop {
            let page = store.finished(after, public_only, 4).await.expect("it is read");
            assert!(page.len() <= 4);
            after = page.last().copied();
            if after.is_none() {
                break;
            }
            found.extend(page);
        }
        assert!(found.is_sorted_by_key(|(touched, _)| *touched));
        found.sort();
        let mut expected: Vec<_> = (0..25)
            .filter(|&number| number != 3 && (!public_only || number % 2 == 0))
            .map(|number| (u64::from(number / 4), table(number)))
            .collect();
        expected.sort();
        assert_eq!(found, expected);
    }
    store.close().await;
}

pub(crate) async fn forgotten_tables_are_found(place: &Place) {
    let store = place.open().await;
    for (number, at) in [(1, 30), (2, 10), (3, 20)] {
        create(&store, number, at, |_| {}).await;
    }
    create(&store, 4, 5, |first| first.summary.standing = Standing::Over).await;
    let found = async |before, limit| -> Vec<TableId> {
        store.forgotten(Standing::Open, before, limit).await.expect("they are read")
    };
    assert_eq!(found(30, 10).await, [table(2), table(3)]);
    assert_eq!(found(31, 1).await, [table(2)]);
    assert!(found(10, 10).await.is_empty());
    store.close().await;
}

pub(crate) async fn waiting_tables_of_a_host_are_counted(place: &Place) {
    let store = place.open().await;
    let waiting = async |number| store.waiting_of(player(number)).await.expect("they are counted");
    create(&store, 1, 10, |_| {}).await;
    create(&store, 2, 10, |_| {}).await;
    create(&store, 3, 10, |first| first.summary.public = false).await;
    create(&store, 4, 10, |first| first.summary.standing = Standing::Running).await;
    assert_eq!((waiting(1).await, waiting(2).await), (2, 0));
    let mut next = line(table(1), 2);
    next.summary.standing = Standing::Closed;
    assert_eq!(store.append(next).await.expect("it is written"), Appended::Done);
    assert_eq!(waiting(1).await, 1);
    store.close().await;
}

pub(crate) async fn postponed_tables_are_not_due(place: &Place) {
    let store = place.open().await;
    create(&store, 1, 10, |first| first.summary.due = Some(10)).await;
    let due = async || store.due(1_000, None, 10).await.expect("it is read");
    // Another line has been written meanwhile, so this is not what was looked at.
    store.postpone(table(1), 7).await.expect("it is answered");
    assert_eq!(due().await, [(10, table(1))]);
    store.postpone(table(1), 1).await.expect("it is written");
    assert!(due().await.is_empty());
    let mut next = line(table(1), 2);
    next.summary.due = Some(20);
    assert_eq!(store.append(next).await.expect("it is written"), Appended::Done);
    assert_eq!(due().await, [(20, table(1))]);
    store.close().await;
}
