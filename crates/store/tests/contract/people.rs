//! Players, what proves who they are, and how they are erased.

use remparts_protocol::PlayerId;
use remparts_store::{
    Appended, OneTime, PasskeyRow, Player, Purpose, Rewrite, Standing, Store, StoreError,
};
use tokio::task::JoinSet;

use crate::place::{Place, line, player, session, table};

pub(crate) async fn players_are_known_by_their_sessions(place: &Place) {
    let store = place.open().await;
    let ann = Player { id: player(1), name: "Ann".to_owned(), account: false };
    let bot = Player { id: player(2), name: "Bot".to_owned(), account: true };
    store.add_player(&ann, session("hash of Ann")).await.expect("it is new");
    store.add_player(&bot, session("hash of Bot")).await.expect("it is new");
    let known = async |hash| store.player_of(hash).await.expect("it is read");
    let found = known("hash of Ann").await.expect("she is there");
    assert_eq!((&found.player, &*found.hash, found.used), (&ann, "hash of Ann", 1000));
    assert_eq!(found.session, session("hash of Ann").id);
    assert_eq!(known("hash of Bot").await.expect("it is there").player, bot);
    let id = player(1);
    for nobody in ["hash of ann", "", id.as_str()] {
        assert_eq!(known(nobody).await, None, "{nobody}");
    }
    for (id, hash) in [(player(1), "another hash"), (player(3), "hash of Ann")] {
        let twin = Player { id, name: "Twin".to_owned(), account: false };
        let told = store.add_player(&twin, session(hash)).await;
        assert!(matches!(told, Err(StoreError::Exists)), "{told:?}");
        assert_eq!(store.player(player(3)).await.expect("it is read"), None);
    }
    store.rename(player(1), "Anna").await.expect("she is there");
    assert_eq!(known("hash of Ann").await.expect("she is there").player.name, "Anna");
    let told = store.rename(player(9), "Nobody").await;
    assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
    store.close().await;
}

pub(crate) async fn sessions_are_listed_and_ended(place: &Place) {
    let store = place.open().await;
    let [ann, ben] = people(&store).await;
    for hash in ["phone", "tablet"] {
        store.add_session(ann, session(hash)).await.expect("it is new");
    }
    let listed = async |player| -> Vec<String> {
        let rows = store.sessions(player).await.expect("it is read");
        rows.into_iter().map(|row| row.label).collect()
    };
    assert_eq!(listed(ann).await.len(), 3);
    assert_eq!(listed(ben).await, ["device of Ben's"]);
    // Nobody ends what is another's.
    assert!(!store.end_session(ben, session("phone").id).await.expect("it is answered"));
    assert!(store.end_session(ann, session("phone").id).await.expect("it is answered"));
    assert!(!store.end_session(ann, session("phone").id).await.expect("it is answered"));
    assert_eq!(store.player_of("phone").await.expect("it is read"), None);
    store.used(ann, session("tablet").id, 5000).await.expect("it is written");
    store.used(ann, session("tablet").id, 4000).await.expect("time never runs back");
    let tablet = store.player_of("tablet").await.expect("it is read").expect("it is there");
    assert_eq!(tablet.used, 5000);
    store.end_other_sessions(ann, session("tablet").id).await.expect("it is written");
    assert_eq!(listed(ann).await, ["device of tablet"]);
    assert_eq!(listed(ben).await.len(), 1);
    store.close().await;
}

fn code(hash: &str, player: PlayerId, expires: u64) -> OneTime {
    let data = format!("kept with {hash}");
    OneTime { hash: hash.to_owned(), purpose: Purpose::Link, player: Some(player), data, expires }
}

pub(crate) async fn codes_are_good_for_one_use(place: &Place) {
    let stores = [place.open().await, place.open().await];
    let [ann, ben] = people(&stores[0]).await;
    stores[0].add_one_time(code("a", ann, 2000)).await.expect("it is new");
    let told = stores[0].add_one_time(code("a", ben, 2000)).await;
    assert!(matches!(told, Err(StoreError::Exists)), "{told:?}");
    let take = async |hash, purpose, now| {
        stores[1].take_one_time(hash, purpose, now).await.expect("it is answered")
    };
    assert_eq!(take("a", Purpose::Recovery, 1000).await, None, "it is good for something else");
    assert_eq!(take("a", Purpose::Link, 2001).await, None, "it has expired");
    assert_eq!(take("b", Purpose::Link, 1000).await, None, "it never was");
    // Of many at once one is answered.
    let mut tasks = JoinSet::new();
    for number in 0..8 {
        let store = stores[number % 2].clone();
        tasks.spawn(async move {
            store.take_one_time("a", Purpose::Link, 1000).await.expect("it is answered")
        });
    }
    let taken: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken, [(Some(ann), "kept with a".to_owned())]);

    let hashes = |names: [&str; 2]| names.map(str::to_owned).to_vec();
    stores[0].replace_recovery(ann, hashes(["one", "two"])).await.expect("she is there");
    stores[0].replace_recovery(ann, hashes(["three", "four"])).await.expect("she is there");
    assert_eq!(take("one", Purpose::Recovery, 1000).await, None, "it was replaced");
    assert_eq!(
        take("three", Purpose::Recovery, u64::MAX / 4).await.map(|it| it.0),
        Some(Some(ann))
    );
    let left = stores[0].count_one_time(ann, Purpose::Recovery, 1000).await;
    assert_eq!(left.expect("it is read"), 1);
    stores[0].add_one_time(code("c", ann, 2000)).await.expect("it is new");
    stores[0].tidy_people(3000).await.expect("it is written");
    assert_eq!(take("c", Purpose::Link, 1000).await, None, "it was removed");
    for store in stores {
        store.close().await;
    }
}

pub(crate) async fn passkeys_are_kept(place: &Place) {
    let store = place.open().await;
    let [ann, ben] = people(&store).await;
    let key = |id: &str| PasskeyRow {
        id: id.to_owned(),
        label: "Firefox, Linux".to_owned(),
        data: "key".to_owned(),
        added: 7,
        used: 0,
    };
    store.add_passkey(ann, key("aa")).await.expect("it is new");
    let told = store.add_passkey(ben, key("aa")).await;
    assert!(matches!(told, Err(StoreError::Exists)), "{told:?}");
    assert!(store.passkeys(ann).await.expect("it is read") == [key("aa")]);
    let told = store.passkey_used(ben, "aa", "counted".to_owned(), 9).await;
    assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
    store.passkey_used(ann, "aa", "counted".to_owned(), 9).await.expect("it is there");
    let used = PasskeyRow { data: "counted".to_owned(), used: 9, ..key("aa") };
    assert!(store.passkeys(ann).await.expect("it is read") == [used]);
    assert!(!store.remove_passkey(ben, "aa").await.expect("it is answered"));
    assert!(store.remove_passkey(ann, "aa").await.expect("it is answered"));
    assert!(store.passkeys(ann).await.expect("it is read").is_empty());
    store.close().await;
}

pub(crate) async fn forgotten_players_leave_no_way_back(place: &Place) {
    let store = place.open().await;
    let [ann, ben] = people(&store).await;
    let mut first = line(table(1), 1);
    first.mentions = vec![ann, ben];
    store.create("a seed", ann, first).await.expect("it is new");
    let mut said = line(table(1), 2);
    (said.mentions, said.summary.talk) = (vec![ann], true);
    assert_eq!(store.append(said).await.expect("it is written"), Appended::Done);
    store.add_one_time(code("a", ann, 9000)).await.expect("it is new");
    store.replace_recovery(ann, vec!["r".to_owned()]).await.expect("she is there");

    assert!(store.forget_player(ann).await.expect("it is written"));
    assert!(!store.forget_player(ann).await.expect("it is answered"), "she is gone already");
    assert_eq!(store.player_of("Ann's").await.expect("it is read"), None);
    assert_eq!(store.player(ann).await.expect("it is read"), None);
    for (hash, purpose) in [("a", Purpose::Link), ("r", Purpose::Recovery)] {
        assert_eq!(store.take_one_time(hash, purpose, 1).await.expect("it is answered"), None);
    }
    let told = store.add_session(ann, session("new")).await;
    assert!(matches!(told, Err(StoreError::Missing)), "{told:?}");
    assert!(store.rename(ann, "Ann").await.is_err());

    let gone = store.mentions_of_gone(None, 10).await.expect("it is read");
    assert_eq!(gone, [(ann, table(1))]);
    let stripped = Rewrite {
        table: table(1),
        head: 2,
        lines: vec![(2, "forgotten".to_owned())],
        talk: false,
        listed: "nameless".to_owned(),
    };
    assert!(store.rewrite(stripped.clone()).await.expect("it is written"));
    store.unmention(ann, table(1)).await.expect("it is written");
    assert!(store.mentions_of_gone(None, 10).await.expect("it is read").is_empty());
    let kept = store.load(table(1)).await.expect("it is read").expect("it is there");
    assert_eq!(kept.lines, [line(table(1), 1).line, "forgotten".to_owned()]);
    // A table that moved on keeps the list of its last line.
    assert!(!store.rewrite(Rewrite { head: 1, ..stripped }).await.expect("it is answered"));
    store.close().await;
}

pub(crate) async fn who_stays_away_is_found(place: &Place) {
    let store = place.open().await;
    let [ann, ben] = people(&store).await;
    let cat = Player { id: player(3), name: "Cat".to_owned(), account: false };
    store.add_player(&cat, session("Cat's")).await.expect("it is new");
    let robot = Player { id: player(4), name: "Robot".to_owned(), account: true };
    store.add_player(&robot, session("Robot's")).await.expect("it is new");
    let mut first = line(table(1), 1);
    first.mentions = vec![ann];
    store.create("a seed", ann, first).await.expect("it is new");
    store.replace_recovery(ben, vec!["r".to_owned()]).await.expect("he is there");
    let away = async |before, unused| -> Vec<PlayerId> {
        store.absent_guests(before, unused, 10).await.expect("it is read")
    };
    assert!(away(1000, 1000).await.is_empty(), "all were here at 1000");
    assert_eq!(away(1000, 1001).await, [cat.id], "a table names Ann, Ben has a recovery code");
    let mut both = away(1001, 1001).await;
    both.sort_unstable();
    let mut expected = vec![ann, cat.id];
    expected.sort_unstable();
    assert_eq!(both, expected, "programs stay");
    store.used(cat.id, session("Cat's").id, 2000).await.expect("it is written");
    assert_eq!(away(1001, 1001).await, [ann]);

    let mut talk = line(table(2), 1);
    (talk.summary.talk, talk.summary.standing, talk.at) = (true, Standing::Over, 500);
    store.create("a seed", ann, talk).await.expect("it is new");
    let old = async |before| store.with_old_talk(before, 10).await.expect("it is read");
    assert_eq!(old(501).await, [table(2)]);
    assert!(old(500).await.is_empty());
    store.close().await;
}

/// A database of a program that knew one secret for each player.
pub(crate) async fn secrets_of_before_become_sessions(place: &Place) {
    let store = place.open().await;
    people(&store).await;
    store.close().await;
    // As it was before the fourth step.
    for sql in [
        "UPDATE players SET hash = 'old ' || name",
        "DROP TABLE relations",
        "DROP TABLE reports",
        "DROP TABLE sanctions",
        "DROP TABLE network_bans",
        "DROP TABLE moderation_log",
        "ALTER TABLE tables DROP COLUMN hidden",
        "ALTER TABLE tables DROP COLUMN game",
        "ALTER TABLE tables DROP COLUMN pace",
        "ALTER TABLE tables DROP COLUMN players",
        "DROP TABLE mentions",
        "DROP TABLE passkeys",
        "DROP TABLE one_time",
        "DROP TABLE sessions",
        "DROP INDEX players_by_seen",
        "DROP INDEX tables_with_talk",
        "ALTER TABLE players DROP COLUMN seen",
        "ALTER TABLE players DROP COLUMN gone",
        "ALTER TABLE tables DROP COLUMN talk",
        "DELETE FROM _sqlx_migrations WHERE version >= 4",
    ] {
        place.execute(sql).await;
    }
    let store = place.open().await;
    let known = store.player_of("old Ann").await.expect("it is read").expect("she is there");
    assert_eq!((&*known.player.name, known.used), ("Ann", 0));
    assert_eq!(store.player_of(player(1).as_str()).await.expect("it is read"), None);
    // Nobody counts as absent because it is not known when they were here.
    assert!(store.absent_guests(u64::MAX / 4, 0, 10).await.expect("it is read").is_empty());
    store.tidy_people(7000).await.expect("it is written");
    assert!(store.absent_guests(7000, 0, 10).await.expect("it is read").is_empty());
    assert_eq!(store.absent_guests(7001, 0, 10).await.expect("it is read").len(), 2);
    store.close().await;
}

/// Ann and Ben, each with a device.
async fn people(store: &Store) -> [PlayerId; 2] {
    for (number, name) in [(1, "Ann"), (2, "Ben")] {
        let player = Player { id: player(number), name: name.to_owned(), account: false };
        store.add_player(&player, session(&format!("{name}'s"))).await.expect("it is new");
    }
    [player(1), player(2)]
}
