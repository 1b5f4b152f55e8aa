//! One contract of tests for both databases. Both are real.

mod bots;
mod lines;
mod lists;
mod lobby;
mod moderation;
mod outages;
mod peace;
mod people;
mod place;
mod whole;

use place::Place;
use remparts_store::{Store, StoreError};

/// The same checks for each database, each with one of its own.
macro_rules! contract {
    ($($module:ident::$check:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                let place = super::Place::sqlite();
                super::$module::$check(&place).await;
                place.remove().await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                let place = super::Place::postgres().await;
                super::$module::$check(&place).await;
                place.remove().await;
            })*
        }
    };
}

contract!(
    lines::tables_are_read_as_they_were_written,
    lines::lines_follow_each_other,
    lines::one_of_many_is_first,
    lines::conflicts_harm_nobody_else,
    lines::what_is_refused_harms_nobody_else,
    lines::who_does_not_wait_loses_nothing,
    lists::the_lobby_shows_public_tables,
    lists::players_find_their_tables,
    lists::what_is_due_comes_first,
    lists::heads_are_told_for_many,
    lists::finished_tables_come_in_pages,
    lists::forgotten_tables_are_found,
    lobby::the_lobby_goes_on_page_by_page,
    lobby::the_lobby_is_filtered,
    lobby::old_rows_come_with_every_filter,
    lobby::blocked_hosts_are_not_shown,
    moderation::acts_are_logged_with_what_they_change,
    moderation::sanctions_end,
    moderation::acts_of_several_operators_follow_each_other,
    moderation::hidden_tables_are_in_no_public_list,
    peace::players_mute_and_block,
    peace::relations_are_bounded,
    peace::blocked_players_are_found_at_the_table,
    peace::reports_are_kept_once,
    peace::who_is_forgotten_leaves_no_trace,
    outages::what_is_missing_between_heartbeats_is_an_outage,
    lists::waiting_tables_of_a_host_are_counted,
    lists::postponed_tables_are_not_due,
    people::players_are_known_by_their_sessions,
    people::sessions_are_listed_and_ended,
    people::codes_are_good_for_one_use,
    people::passkeys_are_kept,
    people::forgotten_players_leave_no_way_back,
    people::who_stays_away_is_found,
    people::secrets_of_before_become_sessions,
    bots::one_node_plays_for_the_bots,
    bots::leases_end_and_are_renewed,
    whole::everything_is_there_after_a_restart,
    whole::a_newer_database_is_refused,
    whole::a_closed_store_takes_nothing_more,
    whole::copies_are_complete,
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_connections_lose_nothing() {
    let place = Place::postgres().await;
    whole::lost_connections_lose_nothing(&place).await;
    place.remove().await;
}

#[tokio::test]
async fn unknown_addresses_are_refused() {
    for address in ["", "mysql://localhost/x", "/var/lib/remparts.db"] {
        let error = Store::open(address).await.err();
        assert!(matches!(error, Some(StoreError::Address)), "{address}");
    }
}

#[tokio::test]
async fn databases_that_are_not_there_are_named() {
    let folder = std::env::temp_dir().join("remparts-store-without-such-a-folder");
    for address in
        [format!("sqlite:{}/x.db", folder.display()), "postgres://no@127.0.0.1:1/none".to_owned()]
    {
        let error = Store::open(&address).await.err();
        assert!(matches!(error, Some(StoreError::Unreachable(_))), "{error:?}");
    }
}

#[tokio::test]
async fn a_store_in_memory_is_a_store() {
    let store = Store::open("sqlite::memory:").await.expect("memory is there");
    lines::create(&store, place::table(1), 1).await;
    assert_eq!(
        store.load(place::table(1)).await.expect("it is read").expect("it is").lines.len(),
        1
    );
    store.healthy().await.expect("it is well");
    store.close().await;
}
