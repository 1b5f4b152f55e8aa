//! The lobby: its filters and pages, and whom it hides from whom.

use remparts_protocol::{Game, Pace, RelationKind, TableId};
use remparts_store::{Appended, Facets, Standing, Store};

use crate::lists::{add_player, create};
use crate::place::{Place, line, player, table};

async fn page(
    store: &Store,
    facets: Facets,
    after: Option<(u64, TableId)>,
    limit: u32,
) -> Vec<(u64, TableId)> {
    let rows = store.lobby(Standing::Open, None, facets, after, limit).await.expect("it is read");
    rows.into_iter().map(|row| (row.touched, row.id)).collect()
}

pub(crate) async fn the_lobby_goes_on_page_by_page(place: &Place) {
    let store = place.open().await;
    for number in 0..25 {
        // Several at the same moment, so that ids matter too.
        create(&store, number, u64::from(number / 4), |first| {
            first.summary.public = number != 3;
        })
        .await;
    }
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let next = page(&store, Facets::default(), after, 4).await;
        assert!(next.len() <= 4);
        after = next.last().copied();
        if after.is_none() {
            break;
        }
        found.extend(next);
    }
    let whole = page(&store, Facets::default(), None, 100).await;
    assert_eq!(found, whole);
    assert_eq!(found.len(), 24);
    assert!(found.is_sorted_by(|one, next| one.0 >= next.0));
    // Beyond the end, and before the beginning.
    assert!(page(&store, Facets::default(), Some((0, table(0))), 4).await.len() < 4);
    assert_eq!(page(&store, Facets::default(), Some((u64::MAX, table(0))), 100).await, whole);
    store.close().await;
}

pub(crate) async fn the_lobby_is_filtered(place: &Place) {
    let store = place.open().await;
    let kinds = [
        (Game::Classic, Pace::None, 2),
        (Game::Classic, Pace::Live, 2),
        (Game::City, Pace::Live, 4),
        (Game::City, Pace::Post, 2),
    ];
    for (number, (game, pace, players)) in (0..).zip(kinds) {
        create(&store, number, u64::from(number), |first| {
            first.summary.facets =
                Facets { game: Some(game), pace: Some(pace), players: Some(players) };
        })
        .await;
    }
    let found = async |facets| -> Vec<TableId> {
        page(&store, facets, None, 10).await.into_iter().map(|(_, id)| id).collect()
    };
    let any = Facets::default();
    assert_eq!(found(any).await.len(), 4);
    assert_eq!(found(Facets { game: Some(Game::City), ..any }).await, [table(3), table(2)]);
    assert_eq!(found(Facets { pace: Some(Pace::Live), ..any }).await, [table(2), table(1)]);
    assert_eq!(found(Facets { players: Some(4), ..any }).await, [table(2)]);
    let both = Facets { game: Some(Game::City), players: Some(2), ..any };
    assert_eq!(found(both).await, [table(3)]);
    let none = Facets { game: Some(Game::Classic), pace: Some(Pace::Post), ..any };
    assert!(found(none).await.is_empty());
    store.close().await;
}

/// What an older program has written says nothing of the game, until somebody touches the table.
pub(crate) async fn old_rows_come_with_every_filter(place: &Place) {
    let store = place.open().await;
    create(&store, 1, 10, |_| {}).await;
    let city = Facets { game: Some(Game::City), pace: None, players: Some(3) };
    assert_eq!(page(&store, city, None, 10).await, [(10, table(1))]);
    let mut next = line(table(1), 2);
    next.summary.facets = Facets { game: Some(Game::Classic), ..city };
    assert_eq!(store.append(next).await.expect("it is written"), Appended::Done);
    assert!(page(&store, city, None, 10).await.is_empty());
    store.close().await;
}

pub(crate) async fn blocked_hosts_are_not_shown(place: &Place) {
    let store = place.open().await;
    for number in 1..=3 {
        add_player(&store, number).await;
    }
    create(&store, 1, 10, |_| {}).await;
    let seen = async |viewer| {
        let viewer = Some(player(viewer));
        let rows = store.lobby(Standing::Open, viewer, Facets::default(), None, 10).await;
        rows.expect("it is read").len()
    };
    // Both directions count, and whoever is only muted is shown.
    for (one, other, kind, shown) in [
        (1, 2, RelationKind::Mute, 1),
        (1, 2, RelationKind::Block, 0),
        (3, 1, RelationKind::Block, 0),
    ] {
        store.relate(player(one), player(other), kind, 5, 9).await.expect("both are there");
        assert_eq!(seen(if one == 1 { other } else { one }).await, shown, "{one} {kind:?} {other}");
    }
    assert_eq!(seen(1).await, 1, "the host");
    store.unrelate(player(1), player(2)).await.expect("it is written");
    assert_eq!(seen(2).await, 1);
    store.close().await;
}
