//! Acts of operators and the moderation log.

use remparts_store::{Act, Facets, Sanction, SanctionKind, Standing, StoreError};
use tokio::task::JoinSet;

use crate::lists::{add_player, create};
use crate::peace::{report, report_id};
use crate::place::{Place, player, table};

fn silence(number: u32, until: u64) -> Act {
    let whom = (player(number), SanctionKind::Silence);
    Act::Sanction(Sanction { whom, since: 5, until, why: "loud".to_owned() })
}

fn ban(network: &str, until: u64) -> Act {
    Act::Ban(Sanction {
        whom: network.parse().expect("it is a network"),
        since: 5,
        until,
        why: "flood".to_owned(),
    })
}

pub(crate) async fn acts_are_logged_with_what_they_change(place: &Place) {
    let store = place.open().await;
    add_player(&store, 1).await;
    add_player(&store, 2).await;
    create(&store, 1, 10, |_| {}).await;
    store.report(report(1, player(1), player(2))).await.expect("it is the first");
    assert_eq!(store.last_act().await.expect("it is read"), 0);
    let acts = [
        (silence(1, 100), "silence", player(1).to_string()),
        (ban("203.0.113.0/24", 100), "ban", "203.0.113.0/24".to_owned()),
        (Act::Hide(table(1)), "hide", table(1).to_string()),
        (Act::Unhide(table(1)), "unhide", table(1).to_string()),
        (Act::Close(report_id(1)), "close", report_id(1).to_string()),
        (Act::LiftPlayer(player(1)), "lift", player(1).to_string()),
        (
            Act::LiftNetwork("203.0.113.0/24".parse().expect("it is a network")),
            "lift",
            "203.0.113.0/24".to_owned(),
        ),
    ];
    for (number, (act, word, subject)) in (1..).zip(acts) {
        store.moderate(number * 10, "Olga", act, "why").await.expect("there is something to do");
        assert_eq!(store.last_act().await.expect("it is read"), number);
        let log = store.acts(None, 1).await.expect("it is read");
        let told = (&*log[0].act, &*log[0].subject, &*log[0].operator, &*log[0].detail, log[0].at);
        assert_eq!(told, (word, &*subject, "Olga", "why", number * 10));
    }
    // What changes nothing is no act.
    for act in [
        silence(9, 100),
        Act::Close(report_id(1)),
        Act::LiftPlayer(player(1)),
        Act::LiftNetwork("203.0.113.0/24".parse().expect("it is a network")),
        Act::Unhide(table(1)),
        Act::Hide(table(9)),
    ] {
        let told = store.moderate(99, "Olga", act.clone(), "").await;
        assert!(matches!(told, Err(StoreError::Missing)), "{act:?}: {told:?}");
    }
    assert_eq!(store.last_act().await.expect("it is read"), 7);
    let page = store.acts(Some(4), 2).await.expect("it is read");
    assert_eq!(page.iter().map(|act| act.number).collect::<Vec<_>>(), [3, 2]);
    store.close().await;
}

pub(crate) async fn sanctions_end(place: &Place) {
    let store = place.open().await;
    add_player(&store, 1).await;
    let moderate = async |act| store.moderate(5, "Olga", act, "").await.expect("it is done");
    moderate(silence(1, 100)).await;
    moderate(ban("2001:db8::/64", 50)).await;
    let found = store.sanctions(49).await.expect("they are read");
    assert_eq!((found.players.len(), found.networks.len()), (1, 1));
    assert_eq!(found.players[0].whom, (player(1), SanctionKind::Silence));
    assert_eq!(
        (&*found.networks[0].whom.to_string(), found.networks[0].until),
        ("2001:db8::/64", 50)
    );
    let found = store.sanctions(50).await.expect("they are read");
    assert_eq!((found.players.len(), found.networks.len()), (1, 0));
    // A new time takes the place of the old one.
    moderate(silence(1, 60)).await;
    assert_eq!(store.sanctions(59).await.expect("they are read").players[0].until, 60);
    assert!(store.sanctions(60).await.expect("they are read").players.is_empty());
    store.close().await;
}

pub(crate) async fn acts_of_several_operators_follow_each_other(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let mut tasks = JoinSet::new();
    for number in 0..10 {
        let store = stores[number % 2].clone();
        tasks.spawn(async move {
            let act = ban(&format!("203.0.113.{number}/32"), 100);
            store.moderate(1, &format!("operator {number}"), act, "").await.expect("it is done");
        });
    }
    tasks.join_all().await;
    let log = stores[0].acts(None, 100).await.expect("it is read");
    assert_eq!(
        log.iter().map(|act| act.number).collect::<Vec<_>>(),
        (1..=10).rev().collect::<Vec<_>>()
    );
    assert_eq!(stores[1].sanctions(1).await.expect("they are read").networks.len(), 10);
    for store in stores {
        store.close().await;
    }
}

pub(crate) async fn hidden_tables_are_in_no_public_list(place: &Place) {
    let store = place.open().await;
    create(&store, 1, 10, |_| {}).await;
    create(&store, 2, 20, |first| first.summary.standing = Standing::Over).await;
    let shown = async || {
        let any = Facets::default();
        let lobby = store.lobby(Standing::Open, None, any, None, 9).await.expect("it is read");
        let games = store.finished(None, true, 9).await.expect("they are read");
        (lobby.len(), games.len())
    };
    assert_eq!(shown().await, (1, 1));
    for number in 1..=2 {
        store.moderate(5, "Olga", Act::Hide(table(number)), "").await.expect("it is there");
    }
    assert_eq!(shown().await, (0, 0));
    assert_eq!(store.finished(None, false, 9).await.expect("they are read").len(), 1);
    // Whatever happens there, it stays hidden.
    let next = crate::place::line(table(1), 2);
    let _ = store.append(next).await.expect("it is written");
    assert_eq!(shown().await, (0, 0));
    store.moderate(6, "Olga", Act::Unhide(table(1)), "").await.expect("it is hidden");
    assert_eq!(shown().await, (1, 0));
    store.close().await;
}
