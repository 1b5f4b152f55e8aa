//! A session as plain data.

use crate::play::{lay, session, turn};
use remparts_session::Instruction;

#[test]
fn a_snapshot_says_when_the_tables_are_other_ones() {
    let mut session = session("base", 2, 1);
    let first = session.snapshot();
    assert!(first.mine && first.live && first.draft.is_empty() && !first.can_commit);
    assert_eq!(first.spots.len(), session.spots().len());
    lay(&mut session);
    let drafted = session.snapshot();
    assert!(drafted.version > first.version);
    assert_eq!(drafted.base_since, first.base_since, "nothing was played");
    assert!(drafted.screen_since > first.screen_since);
    assert_eq!(drafted.placed.as_ref(), session.placed());
    assert_eq!(drafted.actions.last().map(String::as_str), Some("pass"));
    assert!(session.commit());
    let played = session.snapshot();
    assert!(played.base_since > drafted.base_since && played.draft.is_empty());
    assert_eq!(played.plies, session.chronicle().len());
}

#[test]
fn a_snapshot_is_json_with_nothing_to_put_into_words_left_out() {
    let mut session = session("base-gifts", 2, 4);
    turn(&mut session);
    let snapshot = session.snapshot();
    let json = serde_json::to_value(&snapshot).expect("plain data");
    assert_eq!(json["guide"]["end"], "turn");
    assert_eq!(json["standing"], "here");
    assert_eq!(json["called"][0]["name"]["is"], "player");
    let Instruction::PlaceTile { spots: Some(spots), .. } = snapshot.guide.instruction else {
        panic!("a tile is to be laid")
    };
    assert_eq!(json["guide"]["instruction"]["say"], "place-tile");
    assert_eq!(json["guide"]["instruction"]["spots"], spots);
}
