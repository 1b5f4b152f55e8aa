//! Relations between players, and reports.

use remparts_protocol::{PlayerId, RelationKind, ReportId};
use remparts_store::{Act, Report, Store, StoreError};

use crate::lists::{add_player, create};
use crate::place::{Place, player, table};

async fn with_players(place: &Place, count: u32) -> Store {
    let store = place.open().await;
    for number in 1..=count {
        add_player(&store, number).await;
    }
    store
}

/// The id of a report for each number.
pub(crate) fn report_id(number: u8) -> ReportId {
    ReportId::from_entropy([number; 32])
}

pub(crate) fn report(number: u8, reporter: PlayerId, about: PlayerId) -> Report {
    Report {
        id: report_id(number),
        at: u64::from(number) * 10,
        table: table(1),
        seq: 4,
        reporter: Some(reporter),
        reporter_name: "Ann".to_owned(),
        player: about,
        player_name: "Bob".to_owned(),
        reason: "chat".to_owned(),
        text: "He \u{1f3f0} shouts".to_owned(),
        context: "{}".to_owned(),
        closed: None,
    }
}

pub(crate) async fn players_mute_and_block(place: &Place) {
    let store = with_players(place, 3).await;
    let (ann, bob, cy) = (player(1), player(2), player(3));
    assert!(store.relations_of(ann).await.expect("it is read").is_empty());
    store.relate(ann, bob, RelationKind::Mute, 10, 9).await.expect("both are there");
    store.relate(ann, cy, RelationKind::Block, 20, 9).await.expect("both are there");
    let found = store.relations_of(ann).await.expect("it is read");
    let told: Vec<_> = found.iter().map(|it| (it.player, &*it.name, it.kind, it.at)).collect();
    assert_eq!(told, [(cy, "P3", RelationKind::Block, 20), (bob, "P2", RelationKind::Mute, 10)]);
    // It is hers alone.
    assert!(store.relations_of(bob).await.expect("it is read").is_empty());
    let mut unheard = store.unheard_by(ann).await.expect("it is read");
    unheard.sort();
    assert_eq!(unheard, [bob, cy]);
    // One takes the place of the other.
    store.relate(ann, bob, RelationKind::Block, 30, 9).await.expect("both are there");
    let found = store.relations_of(ann).await.expect("it is read");
    assert_eq!((found.len(), found[0].kind), (2, RelationKind::Block));
    store.unrelate(ann, bob).await.expect("it is written");
    store.unrelate(ann, bob).await.expect("nothing is left to do");
    assert_eq!(store.unheard_by(ann).await.expect("it is read"), [cy]);
    let told = store.relate(ann, player(9), RelationKind::Mute, 10, 9).await;
    assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
    store.close().await;
}

pub(crate) async fn relations_are_bounded(place: &Place) {
    let store = with_players(place, 5).await;
    let relate = async |other, kind| store.relate(player(1), player(other), kind, 1, 3).await;
    for other in 2..=4 {
        relate(other, RelationKind::Mute).await.expect("there is room");
    }
    let told = relate(5, RelationKind::Mute).await;
    assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
    relate(4, RelationKind::Block).await.expect("it is no further one");
    store.unrelate(player(1), player(2)).await.expect("it is written");
    relate(5, RelationKind::Mute).await.expect("there is room again");
    store.close().await;
}

pub(crate) async fn blocked_players_are_found_at_the_table(place: &Place) {
    let store = with_players(place, 4).await;
    // The first player opens tables here, and the second sits down.
    create(&store, 1, 10, |first| first.seats = Some(vec![None, Some(player(2))])).await;
    create(&store, 2, 10, |_| {}).await;
    let at = async |number, who| {
        store.is_blocked_at(table(number), player(who)).await.expect("it is read")
    };
    assert!(!at(1, 3).await);
    store.relate(player(2), player(3), RelationKind::Mute, 1, 9).await.expect("both are there");
    assert!(!at(1, 3).await, "mute is not block");
    store.relate(player(2), player(3), RelationKind::Block, 1, 9).await.expect("both are there");
    assert!(at(1, 3).await, "who sits there");
    assert!(!at(2, 3).await, "at another table");
    store.relate(player(1), player(4), RelationKind::Block, 1, 9).await.expect("both are there");
    assert!(at(1, 4).await && at(2, 4).await, "who opened them");
    // Who blocks is free to come.
    store.relate(player(3), player(1), RelationKind::Block, 1, 9).await.expect("both are there");
    assert!(!at(2, 3).await);
    let all: Vec<PlayerId> = (1..=4).map(player).collect();
    let mut among = store.blocks_among(&all).await.expect("it is read");
    among.sort();
    let mut expected =
        [(2, 3), (1, 4), (3, 1)].map(|(one, other)| (player(one), player(other))).to_vec();
    expected.sort();
    assert_eq!(among, expected);
    assert!(store.blocks_among(&all[3..]).await.expect("it is read").is_empty());
    store.close().await;
}

pub(crate) async fn reports_are_kept_once(place: &Place) {
    let store = with_players(place, 3).await;
    create(&store, 1, 10, |_| {}).await;
    let (ann, bob, cy) = (player(1), player(2), player(3));
    store.report(report(1, ann, bob)).await.expect("it is the first");
    let told = store.report(report(2, ann, bob)).await;
    assert!(matches!(told, Err(StoreError::Exists)), "{told:?}");
    store.report(report(3, ann, cy)).await.expect("it is about another");
    store.report(report(4, cy, bob)).await.expect("it is by another");
    assert_eq!(
        store.report_of(report_id(1)).await.expect("it is read"),
        Some(report(1, ann, bob)),
        "nothing is lost"
    );
    assert_eq!(store.report_of(report_id(2)).await.expect("it is read"), None);
    let act = Act::Close(report_id(1));
    store.moderate(50, "Olga", act, "").await.expect("it is open");
    store.report(report(5, ann, bob)).await.expect("the other one is closed");
    let ids = async |all, before, limit| -> Vec<ReportId> {
        let reports: Vec<Report> = store.reports(all, before, limit).await.expect("they are read");
        reports.into_iter().map(|report| report.id).collect()
    };
    assert_eq!(ids(false, None, 9).await, [5, 4, 3].map(report_id));
    assert_eq!(ids(true, None, 2).await, [5, 4].map(report_id));
    assert_eq!(ids(true, Some((40, report_id(4))), 9).await, [3, 1].map(report_id));
    // What was closed is forgotten in time; what is open stays.
    store.forget_reports(50).await.expect("it is written");
    assert_eq!(ids(true, None, 9).await.len(), 4);
    store.forget_reports(51).await.expect("it is written");
    assert_eq!(ids(true, None, 9).await, [5, 4, 3].map(report_id));
    store.close().await;
}

pub(crate) async fn who_is_forgotten_leaves_no_trace(place: &Place) {
    let store = with_players(place, 3).await;
    create(&store, 1, 10, |_| {}).await;
    let (ann, bob, cy) = (player(1), player(2), player(3));
    for (one, other) in [(ann, bob), (bob, ann), (bob, cy)] {
        store.relate(one, other, RelationKind::Block, 1, 9).await.expect("both are there");
    }
    store.report(report(1, ann, bob)).await.expect("it is the first");
    store.report(report(2, bob, ann)).await.expect("it is the first");
    store.forget_relations(ann).await.expect("it is written");
    assert!(store.relations_of(ann).await.expect("it is read").is_empty());
    assert_eq!(store.unheard_by(bob).await.expect("it is read"), [cy]);
    let mut blank = report(1, ann, bob);
    (blank.reporter, blank.reporter_name) = (None, String::new());
    assert_eq!(store.report_of(report_id(1)).await.expect("it is read"), Some(blank));
    let about = store.report_of(report_id(2)).await.expect("it is read");
    assert_eq!(about, Some(report(2, bob, ann)), "what others reported stays");
    store.close().await;
}
